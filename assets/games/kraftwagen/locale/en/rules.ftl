### The words of the rulebook; its order is in games/kraftwagen/learn/rulebook.yaml. A text may name
### pictures of ui/tables/kraftwagen/illustrations.py ([tile hire]) and other rules (<A3>).

## kraftwagen.rulebook

kraftwagen-rulebook-aim-title = The aim
kraftwagen-rulebook-aim-text =
    A game for **two to four players**. You run a young motor works. Over **three game turns** you
    develop bodies and engines, race a Grand Prix car and sell the cars you build. **Most money
    wins.**

    ## Where money comes from

    - [car 3 4 2 8] cars that you sell <Z5>
    - [race_car 0] places <Z1> and laps <Z2> in the Grand Prix
    - [white 1 2] white markers that you take when you call a buyer <A5>
    - [award body_3] ten awards, each for whoever does something first
kraftwagen-rulebook-set_up-title = Getting ready
kraftwagen-rulebook-turn-title = Your turn
kraftwagen-rulebook-turn-text =
    { "" }[ring later] Workers and action tiles stand on the **ring**, one behind the other. The gap
    lies between its head and its tail. Here yellow stands at the tail and goes next.
kraftwagen-rulebook-actions-title = Six actions
kraftwagen-rulebook-actions-text =
    - [action hire] **Hire**: get one more worker <A1>
    - [action research] **Research**: take a card <A2>
    - [action body] **Body**: take a body <A3>
    - [action engine] **Engine**: take an engine <A4>
    - [action buyer] **Buyer**: call one more buyer <A5>
    - [action race] **Grand Prix**: drive your Grand Prix car <A6>
kraftwagen-rulebook-research-title = Research
kraftwagen-rulebook-research-text = There are fifty research cards of three kinds: developments, instant cards and engineers.
kraftwagen-rulebook-engineers-title = Engineers
kraftwagen-rulebook-engineers-text =
    There are nine engineers, one card of each. A card lies in front of you and needs no
    worker. Its markers are used once and then leave the game.
kraftwagen-rulebook-market-title = The market
kraftwagen-rulebook-grand_prix-title = The Grand Prix
kraftwagen-rulebook-awards-title = Awards
kraftwagen-rulebook-awards-text = Each award goes once in the game, at once, to whoever gets there first.
kraftwagen-rulebook-two_players-title = Two players
kraftwagen-rulebook-special_tiles-title = Special tiles
kraftwagen-rulebook-special_tiles-text =
    An option, chosen before a game. Each game turn has its own set of four special tiles with
    one action and a **bonus**:

    - [tile a_hire] [tile a_race] First game turn: hire one more, move two spaces more, or a body or an engine worth one
      more, 7 at most.
    - [tile b_research] [tile b_buyer] Second: research among three cards, a buyer and 2 coins, three spaces more, or hire and
      a private sale.
    - [tile c_engine] [tile c_research] Third: a body or an engine worth two more, research and a private sale, or a buyer and
      3 coins.
kraftwagen-rulebook-rule-11-title = Who wins
kraftwagen-rulebook-rule-11-text =
    Whoever has the **most money** after the third game turn wins: markers and awards
    together. Ties share the victory. Money may be hidden or shown, but every gain is public.
    Nobody knows which cards come next.
kraftwagen-rulebook-rule-S2-title = What is yours
kraftwagen-rulebook-rule-S2-text =
    - [body 2] Three **workshops** for parts: bodies and engines in any mix.
    - [worker 0] Fourteen **workers**: four begin in the canteen, one stands on the ring, one
      counts your laps, and eight wait in the supply to be hired <A1>. Workers in the
      canteen can be put to work.
    - [engine 1] A **Grand Prix car** with an engine of value 1. It waits in the pit lane.
    - [start 0] A **start tile** that you choose at the beginning <S4>.
kraftwagen-rulebook-rule-S1-title = The ring
kraftwagen-rulebook-rule-S1-text =
    { "" }[ring] From tail to head stand the workers in random order, then the tiles with one
    action, those with two and the one with three, each group shuffled. The worker at
    the very tail is the first player.
kraftwagen-rulebook-rule-S3-title = Research cards
kraftwagen-rulebook-rule-S3-text = [card two_engine] The fifty cards are shuffled and two of them laid out, face up.
kraftwagen-rulebook-rule-S4-title = Start tiles
kraftwagen-rulebook-rule-S4-text =
    { "" }[start 1] You choose one in **reverse order**: the player whose worker stands next to the
    tiles first, the first player last. You carry out its actions at once, in any order
    and under the usual rules, with one body and one engine point. Then you turn it over:
    it counts as an active development of one body and one engine point that needs no
    worker. An engine on the Grand Prix car adds no points.
kraftwagen-rulebook-rule-S5-title = How many start tiles
kraftwagen-rulebook-rule-S5-text =
    With three players the fourth start tile is left over. With two players, two start tiles
    are drawn at random, and you choose from them.
kraftwagen-rulebook-rule-S6-title = The short game
kraftwagen-rulebook-rule-S6-text =
    An option before the game. It has two game turns, with the price markers of the second and
    third. The nine engineers and the award for three of them stay in the box. All other rules
    are those of the whole game.
kraftwagen-rulebook-rule-T1-title = Each game turn begins
kraftwagen-rulebook-rule-T1-text =
    - [price 1] The eight price markers of the game turn are laid out.
    - [white 2 1 1 1] White markers are added beside the buyers: **2** beside body, **1** each
      beside engine, prestige and price. Markers still lying there stay.
    - [token] The hourglass of the buyer track goes to the start; with two players, to 2.
    - [worker 1] Grand Prix cars stand in the pit lane, laps at 0. The ring stays as it is:
      whoever is at the tail goes on.
kraftwagen-rulebook-rule-C1-title = Whose turn it is
kraftwagen-rulebook-rule-C1-text =
    The player whose worker stands at the **tail** has the next player turn. So somebody who
    takes tiles near the tail may have several turns in a row, and somebody who jumps far
    ahead leaves everything in between to the others.
kraftwagen-rulebook-rule-C1-example =
    Yellow takes the tile right in front of its worker. It passes no other worker, so it
    stands at the tail again and has one more turn.
kraftwagen-rulebook-rule-C2-title = Take a tile
kraftwagen-rulebook-rule-C2-text =
    { "" }[tile race+buyer] You have to take an action tile, any one on the ring. Your worker takes
    its place, and the tile goes to the **head**.
kraftwagen-rulebook-rule-C2-example = Yellow takes the Hire tile. Its worker goes to the tile's place, the tile to the head.
kraftwagen-rulebook-rule-C3-title = Tiles at the tail
kraftwagen-rulebook-rule-C3-text =
    As soon as a player turn has ended, before anything else, each tile at the tail moves to
    the head, until a worker stands there.
kraftwagen-rulebook-rule-C3-example = A turn has ended, and two tiles stand at the tail. Both go to the head.
kraftwagen-rulebook-rule-C4-title = Only the order matters
kraftwagen-rulebook-rule-C4-text = The ring is shown as a circle with a gap. Places left empty mean nothing.
kraftwagen-rulebook-rule-P1-title = All actions of the tile
kraftwagen-rulebook-rule-P1-text =
    { "" }[tile research+body] You carry out all actions of the tile, in any order, one after the
    other. What cannot be done is lost.
kraftwagen-rulebook-rule-P2-title = A car, and the end
kraftwagen-rulebook-rule-P2-text =
    { "" }[car 3 4 2 8] After the actions you **may** offer one car: you put it on the market <M1>. Then
    you end your turn. It ends by itself only if you have set it so and nothing else can be done.
kraftwagen-rulebook-rule-A1-title = Hire
kraftwagen-rulebook-rule-A1-text =
    { "" }[worker 0] One worker goes from your supply to the canteen. If you own an inactive
    development <K2>, the new worker goes there instead and activates it; with several you
    choose one. With an empty supply the action is lost.
kraftwagen-rulebook-rule-A3-title = Body
kraftwagen-rulebook-rule-A3-text =
    { "" }[body 3] You take a body whose value is *exactly* your active body points, 7 at most, into
    a free workshop. With none free, a part from a workshop goes back to the supply first.
kraftwagen-rulebook-rule-A4-title = Engine
kraftwagen-rulebook-rule-A4-text =
    { "" }[engine 4] The same with engine points. Or you build the engine into your Grand Prix car;
    the old engine goes back. An engine on the Grand Prix car is never sold.
kraftwagen-rulebook-rule-A5-title = Buyer
kraftwagen-rulebook-rule-A5-text =
    { "" }[buyer prestige] You choose a kind of buyer that is still in its stack and call one to the
    lowest free space of the row: it is now active. You take all white markers beside that
    stack. The row holds four, three with two players.

    { "" }[token] When the row is full, you have to move the hourglass of the buyer track one step
    towards 0 instead; at 0 it stays. With three or four players it starts four steps from 0.
kraftwagen-rulebook-rule-A5-example = Four active buyers lie out. A Buyer action moves the hourglass from the start to { $token_1 }.
kraftwagen-rulebook-rule-K5-title = Never above 7
kraftwagen-rulebook-rule-K5-text = Points above 7 have no effect on parts: there is no part of a higher value.
kraftwagen-rulebook-rule-A2-title = Research
kraftwagen-rulebook-rule-A2-text =
    You take one of the two cards that lie face up and discard the other. Two new ones are
    turned up once your card has been carried out. When the deck is empty, the discarded
    cards are shuffled and become the new deck.
kraftwagen-rulebook-rule-K1-title = Instant cards
kraftwagen-rulebook-rule-K1-text =
    { "" }[card three_workers] [card two_parts] You do what they say at once and discard them afterwards: hire three workers, or as many
    as you have left; drive five spaces in the Grand Prix; or take a body and an engine, in the
    order you like. If there is no room for a part, another goes back first <A3>.
kraftwagen-rulebook-rule-K2-title = Developments
kraftwagen-rulebook-rule-K2-text =
    { "" }[card two_body] A development needs a worker. If you have one in the canteen, it goes
    onto the card at once and activates it. Without one the card is inactive and gives
    nothing until you hire a worker <A1>.
kraftwagen-rulebook-rule-K3-title = What developments give
kraftwagen-rulebook-rule-K3-text =
    { "" }[card body_now] An active development adds its points for the whole game. If it also gives a
    part, you take that as soon as the card is active, with the new points counted.
kraftwagen-rulebook-rule-K4-title = Workers on developments
kraftwagen-rulebook-rule-K4-text = They stay there to the end of the game.
kraftwagen-rulebook-rule-E0-title = One marker at a time
kraftwagen-rulebook-rule-E0-text =
    You may use **one marker** in the actions of a turn, one when you offer a car, and one
    before scoring. Opel, Bugatti, Porsche and Otto have no markers, always work and do not
    count.
kraftwagen-rulebook-rule-E10-title = When markers are used
kraftwagen-rulebook-rule-E10-text = Markers for the actions of a turn may be used before, between and after them.
kraftwagen-rulebook-rule-E1-title = Opel
kraftwagen-rulebook-rule-E1-text =
    { "" }[engineer opel] Your cars sold to price buyers pay three times their price instead of
    twice <Z5>.
kraftwagen-rulebook-rule-E1-example =
    Yellow has Opel. For its car, priced { $price_1 }, it gets this and another { $bonus_1 } in
    white.
kraftwagen-rulebook-rule-E2-title = Horch
kraftwagen-rulebook-rule-E2-text =
    { "" }[engineer horch] Markers of +1 and +2 for a car's engine. You may put one marker on a car
    when you offer it. It counts for buyers and may raise the value above 7.
kraftwagen-rulebook-rule-E3-title = Maybach
kraftwagen-rulebook-rule-E3-text = [engineer maybach] The same for a car's body: markers of +1 and +2.
kraftwagen-rulebook-rule-E4-title = Benz
kraftwagen-rulebook-rule-E4-text =
    { "" }[engineer benz] Once, before the race is paid <Z0>, you add one more buyer below the
    others. It takes no white markers, but can win the award for buyers <W2>.
kraftwagen-rulebook-rule-E5-title = Bugatti
kraftwagen-rulebook-rule-E5-text =
    { "" }[engineer bugatti] An engine better than the old one in your Grand Prix car moves the car
    at once, by the new value.
kraftwagen-rulebook-rule-E6-title = Porsche
kraftwagen-rulebook-rule-E6-text =
    { "" }[engineer porsche] Every Grand Prix movement is one space longer: of the action, of an
    instant card, of Bugatti. The move of the start tile stays as it is.
kraftwagen-rulebook-rule-E7-title = Daimler
kraftwagen-rulebook-rule-E7-text =
    { "" }[engineer daimler] Markers of +2 and +4 for an active buyer, in the actions of your own
    turn, **one per buyer**. Whoever sells to it takes that bonus once; it is never doubled.
kraftwagen-rulebook-rule-E8-title = Otto
kraftwagen-rulebook-rule-E8-text =
    { "" }[engineer otto] When you take the card, you hire two workers, or as many as you have left,
    then research once more from two fresh cards.
kraftwagen-rulebook-rule-E9-title = Diesel
kraftwagen-rulebook-rule-E9-text =
    { "" }[engineer diesel] Twice, in the actions of your own turn, change **one** thing of one of
    your cars on the market: its body or engine for one from your workshop, its price marker
    for one still free, or add workers from the canteen. A part taken off goes back to the
    supply, a price marker beside the market.
kraftwagen-rulebook-rule-M1-title = A car
kraftwagen-rulebook-rule-M1-text =
    { "" }[car 4 3 2 8] A car is **one body, one engine, at least one worker** from the canteen (its
    prestige) and **one price marker** that still lies beside the market; and one marker of
    Horch <E2> or Maybach <E3>, if you like. Once there it does not change, except by
    Diesel <E9>.
kraftwagen-rulebook-rule-M1-example = Body { $body_1 }, engine { $engine_1 }, prestige { $workers_1 }, price { $price_1 }.
kraftwagen-rulebook-rule-M2-title = Room on the market
kraftwagen-rulebook-rule-M2-text = You offer one car at most in a turn. There is room for six cars; four with two players.
kraftwagen-rulebook-rule-T2-title = When a game turn's actions end
kraftwagen-rulebook-rule-T2-text =
    They end after the player turn in which the **market filled up** or the **hourglass of the
    buyer track reached 0**. Then everything is scored in this order: Benz <Z0>, the race
    <Z1>, laps <Z2>, the buyers <Z4>.
kraftwagen-rulebook-rule-Z0-title = Benz comes first
kraftwagen-rulebook-rule-Z0-text = Whoever has Benz may add one more buyer <E4>, before the race is paid.
kraftwagen-rulebook-rule-Z3-title = Before the buyers
kraftwagen-rulebook-rule-Z3-text =
    The Grand Prix cars go back to the pit lane and the laps to 0. The buyer of Benz is
    the last to act.
kraftwagen-rulebook-rule-Z4-title = What buyers buy
kraftwagen-rulebook-rule-Z4-text =
    Buyers act in the order in which they lie. Each buys one car, if there is one left:

    - [buyer body] the **body** buyer the one with the highest body,
    - [buyer engine] the **engine** buyer the one with the highest engine,
    - [buyer prestige] the **prestige** buyer the one with the most workers,
    - [buyer price] the **price** buyer the cheapest one.

    Ties go to the lower price.
kraftwagen-rulebook-rule-Z4-example =
    First the prestige buyer takes the car with the most workers, priced { $price_1 }. The body
    buyer finds two cars of body { $value_2 } and takes the one priced { $price_2 }. The engine
    buyer takes the one that is left, priced { $price_3 }.
kraftwagen-rulebook-rule-Z5-title = What the seller gets
kraftwagen-rulebook-rule-Z5-text =
    { "" }[price 1 8] You take the price marker of the car. From a **price** buyer you also take a
    white marker of the same value: the price **twice**; with Opel <E1> three times. A bonus
    of Daimler <E7> comes on top.
kraftwagen-rulebook-rule-Z5-example =
    The price buyer takes the cheapest car, priced { $price_1 }. Its seller gets this and
    another { $bonus_1 } in white.
kraftwagen-rulebook-rule-Z6-title = The market is cleared
kraftwagen-rulebook-rule-Z6-text =
    All cars leave the market, sold or not: parts and workers go back to the supply, and used
    engineer markers leave the game. Price markers that are left over are of no more use.
    Buyers go back to their stacks.
kraftwagen-rulebook-rule-A6-title = Driving
kraftwagen-rulebook-rule-A6-text =
    Your car moves by the value of its engine, from the pit lane first to space 1,
    round the circuit of nine spaces. **Spaces with other cars are jumped and not counted**,
    several in a row as well. Nobody is in the way in the pit lane. Passing the finish line
    from the last space to space 1 completes a lap.
kraftwagen-rulebook-rule-A6-example =
    Yellow's engine is worth 2. Space { $jumped_1 } is taken and not counted: the car stops on
    space { $path_1 }.
kraftwagen-rulebook-rule-Z1-title = Places
kraftwagen-rulebook-rule-Z1-text =
    { "" }[race_car 1] The race is ranked by laps, then by space. First takes **7**, second **4**,
    third **2**. A car still in the pit lane takes no part.
kraftwagen-rulebook-rule-Z2-title = Laps
kraftwagen-rulebook-rule-Z2-text =
    { "" }[worker 1] Everyone is paid for laps: **1, 3, 5, 6, 7** for one to five, and one more for
    each further lap.
kraftwagen-rulebook-rule-W1-title = First lap, second lap
kraftwagen-rulebook-rule-W1-text =
    { "" }[award lap_1] [award lap_2] first lap: **3**, second lap in one race: **7**. Laps begin anew
    in each game turn.
kraftwagen-rulebook-rule-W1-example =
    Yellow drives 3 spaces from space 8, jumping two cars, to space { $path_1 }. Its lap
    counter goes to { $laps_1 }, and the award pays { $amount_2 }.
kraftwagen-rulebook-rule-W2-title = Buyer
kraftwagen-rulebook-rule-W2-text = [award buyer] second buyer of one kind in the row: **3**. The buyer of Benz counts, too.
kraftwagen-rulebook-rule-W3-title = Market
kraftwagen-rulebook-rule-W3-text =
    { "" }[award market] second own car on the market in one game turn: **3**. One that was sold in a
    private sale <V4> meanwhile counts.
kraftwagen-rulebook-rule-W4-title = Body
kraftwagen-rulebook-rule-W4-text =
    { "" }[award body_3] [award body_6] body of 3 or more in a workshop: **3**, of 6 or more: **7**. One body may win
    both. Engineer markers do not count.
kraftwagen-rulebook-rule-W5-title = Engine
kraftwagen-rulebook-rule-W5-text =
    { "" }[award engine_4] [award engine_7] engine of 4 or more in a workshop: **3**, of 7: **7**. An engine put straight into
    the Grand Prix car does not count, nor do engineer markers.
kraftwagen-rulebook-rule-W6-title = Workers
kraftwagen-rulebook-rule-W6-text = [award workers] no worker left in the supply: **7**
kraftwagen-rulebook-rule-W7-title = Engineers
kraftwagen-rulebook-rule-W7-text = [award engineers] three engineers: **7**
kraftwagen-rulebook-rule-11b-title = What is different
kraftwagen-rulebook-rule-11b-text =
    - [token] The buyer track starts at 2, the market holds four cars, and there are three buyers;
      Benz adds a fourth.
    - [race_car neutral] Two neutral cars stand on spaces 3 and 6. They never move and are jumped like all
      others. They count in the ranking, but nobody is paid for their places.
    - [start 3] Two start tiles are drawn at random <S5>.
kraftwagen-rulebook-rule-11b-example =
    Yellow is first and gets { $money_1 }. A neutral car comes second: nobody is paid. Blue is
    third and gets { $money_3 }.
kraftwagen-rulebook-rule-V1-title = The eleventh tile
kraftwagen-rulebook-rule-V1-text =
    At the beginning of a game turn one tile of its set, drawn at random, goes to the head of
    the ring. There is never more than one.
kraftwagen-rulebook-rule-V2-title = Taking it
kraftwagen-rulebook-rule-V2-text =
    You carry out its action and its bonus, in any order. Then it is set aside and the next tile
    of the set goes to the head. A set that is used up is shuffled again.
kraftwagen-rulebook-rule-V3-title = At the tail
kraftwagen-rulebook-rule-V3-text =
    A special tile that comes to the tail <C3> is set aside, and the next one goes to the
    head. One left over at the end of a game turn is removed.
kraftwagen-rulebook-rule-V4-title = Private sale
kraftwagen-rulebook-rule-V4-text =
    You may sell one of your cars on the market at once for half its price, rounded up. Its
    price marker is used up, and its space stays closed until the game turn ends.
