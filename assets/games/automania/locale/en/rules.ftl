### The words of the rulebook; its order is in games/automania/learn/rulebook.yaml. A text may name
### pictures of the pieces ([tile A03], [car city disc], [star]) and other rules (<A3>); amounts come from
### the component data (games/automania/presentation/figures.py), those of examples from what happens.

## automania.rulebook

automania-rulebook-figure-gold_medal = ship { $ship } for { $reward }
automania-rulebook-figure-tile_below = the tile below it
automania-rulebook-figure-no_bonus = no bonus
automania-rulebook-figure-plain = { $times } × no star
automania-rulebook-figure-times = { $times } × { $extra }
automania-rulebook-aim-title = The aim
automania-rulebook-aim-text =
    { "" }[model_family] A game for **two to four players**. You run a car factory in the years when everybody
    dreams of a car. Over **four rounds** you fit
    out your factory, follow what people want and ship your cars to two markets overseas.
    { "" }**Most points win.**

    ## Where points come from

    - [action_sell] cars that you sell, above all those on the highest ships <Z3>
    - [gold_medal] gold medals beside some of the ships <P6>
    - [sales_office_1] some sales offices <B7>
    - [tile A35] some bonus tiles <T6>
    - [ship_east] cars left on ships for Europe at the end <E1>
    - [silver_medal] silver medals, on contracts that you have played and on your tiles <E2>
    - [autobuck] having more money than others at the end <E3>
automania-rulebook-board-title = The board
automania-rulebook-board-text =
    In the middle lie tiles for your factory, with **action spaces** around them. At the left
    lies the market of North America, at the right that of Europe.
automania-rulebook-set_up-title = Getting ready
automania-rulebook-set_up-text = [start_mark] The program lays everything out. Here is what it does.
automania-rulebook-turn-title = Your turn
automania-rulebook-turn-text =
    { "" }[worker disc] In a turn you put workers on one action space, take a tile, and then make a car
    or draw a contract. When you want no more turns in this round, you retire.
automania-rulebook-tiles-title = Tiles and your factory
automania-rulebook-tiles-text = A tile makes your cars more popular, brings workers or money, lets you sell more cars, or pays at once.
automania-rulebook-cars-title = Making a car
automania-rulebook-cars-text =
    A car runs along its line, collects stars on its way and goes to a ship. The stars
    together are its **popularity**: the more popular the car, the higher its ship.
automania-rulebook-contracts-title = Contracts
automania-rulebook-contracts-text =
    { "" }[contract C2] A contract asks for a certain car. Make that car, play the contract, and its silver
    medals are yours.
automania-rulebook-retiring-title = Retiring
automania-rulebook-retiring-text =
    { "" }[action_retire] When you retire, you have no more turns in this round, and you choose a **sales office**.
    It says how many cars you may sell now, and how early you move in the next round.
automania-rulebook-sale-title = The sale
automania-rulebook-sale-text = [action_sell] When all have retired, cars leave their ships for the sales spaces, one after the other.
automania-rulebook-new_round-title = A new round
automania-rulebook-new_round-text = [round_marker] After the sales of rounds 1, 2 and 3 a new round is made ready, in this order.
automania-rulebook-end-title = The end
automania-rulebook-end-text = [medal_finished] After the sales of round 4 the last points are counted, in this order.
automania-rulebook-advanced-title = The advanced game
automania-rulebook-advanced-text =
    An option, chosen before a game. Everybody plays another factory, each with a power of its
    own. Whatever is not named here is as on side A.
automania-rulebook-questions-title = Questions at the table
automania-rulebook-questions-text = [lettering] What comes up now and then. There is no need to read this before the first game.
automania-rulebook-rule-B1-title = What is yours
automania-rulebook-rule-B1-text =
    - [worker disc] **{ $crew }**. They go out each round and come home for the next.
    - [car city disc] [car family disc] [car super disc] **Car tiles**: city { $tiles_of_city }, family { $tiles_of_family }, super
      { $tiles_of_super }. A car tile stands on a ship or a sales space, or waits at home. The oval
      ones are for the advanced game <V1>.
    - [factory_side_a] A **factory** with side A up, a colour, an order disc and a score marker.
    - [autobuck] **Autobucks** are the money of this game. There are always enough of them.
    - [worker_neutral] The **stock** holds { $stock } for all players.
automania-rulebook-rule-B2-title = The grid
automania-rulebook-rule-B2-text =
    { "" }[space_city] [space_family] [space_super] [space_contract] Sixteen tiles lie in four columns and four rows. There is one **action space** above each
    column, one at the left of each row and one at the **corner**: nine in all. From the
    corner on, columns and rows stand for city cars, family cars, super cars and contracts.
automania-rulebook-rule-B3-title = Sponsor and marketing
automania-rulebook-rule-B3-text =
    - [sponsor] The **sponsor** gives money for workers <W1>.
    - [marketing] **Marketing** makes a car more popular <P5>.

    Both have room for any number of workers, whoever owns them.
automania-rulebook-rule-B4-title = Demands
automania-rulebook-rule-B4-text =
    { "" }[demand_speed] [demand_environment] [demand_handling] [demand_safety] [demand_luggage] There are ten
    demand tiles: two each of speed, environment, handling, safety and luggage. Each market
    shows three **active** demands, worth { $stars_1 }, { $stars_2 } and { $stars_3 } stars, and two
    { "" }**waiting** ones, left and right.
automania-rulebook-rule-B5-title = Ships and gold medals
automania-rulebook-rule-B5-text =
    { "" }[ship_west] [ship_east] Beside each market lie ships from 1 to { $highest_ship }. Each has room for one
    car. Some have a **gold medal**, the same in both markets:

    - [gold_medal] { $gold_medal }
automania-rulebook-rule-S1-title = Player order, money and points
automania-rulebook-rule-S1-text =
    { "" }[order disc] [order square] The first player order is drawn. In that order players begin with { $money_1 },
    { $money_2 }, { $money_3 } and { $money_4 } autobucks and with { $points_1 }, { $points_2 }, { $points_3 }
    and { $points_4 } on the score track. These are points already.
automania-rulebook-rule-S2-title = Tiles
automania-rulebook-rule-S2-text =
    { "" }[tile_a_back] [tile_b_back] Tiles of set A and set B are shuffled apart. Sixteen A tiles go face up into the grid,
    and one below each sales office that has room for it <B7>.
automania-rulebook-rule-S3-title = Demands are dealt
automania-rulebook-rule-S3-text =
    { "" }[demand_speed] [demand_luggage] The ten demand tiles are shuffled and laid out, three active and two waiting in each
    market. If the same three kinds are active in both, in whatever order, all are shuffled again.
automania-rulebook-rule-S4-title = Contracts are dealt
automania-rulebook-rule-S4-text =
    { "" }[contract_back] [contract_start_back] The deck is shuffled and { $face_up } contracts are laid out
    face up: the **display**. Everybody gets one starting contract; those left over leave the
    game unseen.
automania-rulebook-rule-S5-title = The short game
automania-rulebook-rule-S5-text =
    An option before the game. It has two rounds, both with the tiles of set B. Nobody sends
    workers to marketing, and cars are not taken back from their ships. In player order you
    begin with { $short_points_1 }, { $short_points_2 }, { $short_points_3 } and { $short_points_4 } on
    the score track. All other rules are those of the whole game.
automania-rulebook-rule-H1-title = Points and money
automania-rulebook-rule-H1-text =
    { "" }[victory_point] [purse_closed] Points are scored at once and are open to all; they may go on beyond
    the end of the score track. Money may be hidden or open, an option before the game. What
    somebody gains is always open.
automania-rulebook-rule-H2-title = What is hidden
automania-rulebook-rule-H2-text =
    { "" }[contract_back] Nobody knows the order of tiles and contracts to come, nor which starting contracts are
    left over. Your starting contract and what you draw from the deck are yours alone to see,
    until you play them.
automania-rulebook-rule-R1-title = Four rounds
automania-rulebook-rule-R1-text =
    { "" }[round_marker] A round has an **action phase** and a **sales phase**. After each but the last a new round
    is made ready <N1>.
automania-rulebook-rule-R2-title = Whose turn it is
automania-rulebook-rule-R2-text =
    { "" }[order disc] In the action phase everybody takes one turn in player order, again and again.
    Players who have retired are skipped, and the last one goes on alone. The phase ends
    when all have retired.
automania-rulebook-rule-R3-title = An action, or retiring
automania-rulebook-rule-R3-text =
    { "" }[action_place] [action_retire] In your turn you do exactly one of two things: you **take an action** <A1>, or
    you **retire** <L1>. There is no passing. The sponsor <W1> and taking back cars <P9> are
    free extras.
automania-rulebook-rule-A1-title = Workers on an action space
automania-rulebook-rule-A1-text =
    { "" }[worker disc] You put workers on one action space: **one** if it is empty, or **exactly one more**
    than another player has there, retired or not. Neutral workers count like your own, and
    they may go alone: it never matters which of your workers are neutral.
automania-rulebook-rule-A2-title = Displacing
automania-rulebook-rule-A2-text =
    { "" }[action_displace] Workers who are displaced go home, neutral ones too. Whoever put them there may use
    them again in later turns of the round, but not after retiring <L2>.
automania-rulebook-rule-A2-example =
    Blue puts { $workers_1 } on the family column, and Yellow’s goes home. Vermillion puts { $workers_2 },
    and Blue’s go home. Yellow comes back with { $workers_3 }.
automania-rulebook-rule-A3-title = Never on your own
automania-rulebook-rule-A3-text = [worker disc] You cannot use a space that holds workers of yours, until somebody displaces them.
automania-rulebook-rule-A4-title = A tile must be left
automania-rulebook-rule-A4-text = [tile_gone] You can use a column or row only while a tile is left in it.
automania-rulebook-rule-A5-title = The price comes first
automania-rulebook-rule-A5-text =
    { "" }[autobuck] To make a car you need its price <P1>. You pay when you put down your workers, before
    you take the tile. What the sponsor has given you in this turn <W1> helps to pay. At the
    corner you choose the type of the car now.
automania-rulebook-rule-A5-example =
    Yellow has one autobuck, but a family car costs { $amount_3 }. One worker goes to the
    sponsor, and the other one can act.
automania-rulebook-rule-A6-title = A tile, then the action
automania-rulebook-rule-A6-text =
    - [space_city] [space_family] [space_super] At a column or row you take one tile of it <T1>. Then you make a car of its type <P1>.
    - [space_contract] At a contract space you draw a contract <K1> in place of a car.
    - [space_corner] At the corner you take no tile, but you make a car of any type.
automania-rulebook-rule-W1-title = Sponsor
automania-rulebook-rule-W1-text =
    { "" }[action_sponsor] In your turn you may send any number of workers to the sponsor, for { $sponsor } each:
    before your action, and while you pay for a manager <T4>. At other moments it would
    change nothing.
automania-rulebook-rule-W2-title = Until the end of the round
automania-rulebook-rule-W2-text =
    { "" }[sponsor] [marketing] Workers at the sponsor and at marketing are never displaced. They stay to the end of the
    round. You may use both places again and again.
automania-rulebook-rule-B8-title = The 72 tiles
automania-rulebook-rule-B8-text =
    { "" }[tile A03] [tile A17] [tile A25] [tile A33] There are two sets of 36 tiles. Each has { $machine_number } machines, three for each demand;
    { $style_number } style parts, three of each kind; { $manager_number } managers, two of each kind; and
    { $bonus_number } bonus tiles. Set A comes in rounds 1 and 2, the stronger set B in rounds 3 and 4.

    ## Set A

    - machines: { $a_machine }
    - style parts: { $a_style }
    - sales managers: { $a_sales }
    - personnel managers: { $a_personnel }
    - engineers: { $a_engineer }
    - finance managers: { $a_finance }
    - bonus tiles: { $a_bonus }

    ## Set B

    - machines: { $b_machine }
    - style parts: { $b_style }
    - sales managers: { $b_sales }
    - personnel managers: { $b_personnel }
    - engineers: { $b_engineer }
    - finance managers: { $b_finance }
    - bonus tiles: { $b_bonus }
automania-rulebook-rule-B10-title = Your factory
automania-rulebook-rule-B10-text =
    - [line_city] The **city line** passes the slots a and b,
    - [line_family] the **family line** c, b and d,
    - [line_super] the **super line** g, f, e and d.
    - [part_spoiler] [part_exhaust] [part_interior] For each type of car there is a place for a **spoiler**, an
      { "" }**exhaust** and an **interior**.
    - [manager_engineer] The first of four **manager offices** that you fill costs { $cost_1 }, the second { $cost_2 }, the
      third { $cost_3 }, the fourth { $cost_4 } autobucks.
automania-rulebook-rule-B10-example =
    No machine stands on Yellow’s super line. Its super car has popularity { $popularity_1 }: the
    engineer alone counts.
automania-rulebook-rule-T1-title = Place it, or discard it
automania-rulebook-rule-T1-text =
    { "" }[action_place] [action_discard] You place a tile in your factory, or you discard it; that is always allowed. A tile never
    moves later. What is discarded or replaced leaves the game.
automania-rulebook-rule-T2-title = Machines
automania-rulebook-rule-T2-text = [tile A03] A machine goes into any free slot, or replaces any machine.
automania-rulebook-rule-T3-title = Style parts
automania-rulebook-rule-T3-text =
    { "" }[tile A17] [tile A20] A style part goes onto its place at one type of car: you choose which. If the place is
    taken, the new part replaces the old one.
automania-rulebook-rule-T3-example = Yellow puts the spoiler on its super cars.
automania-rulebook-rule-T4-title = Managers
automania-rulebook-rule-T4-text =
    { "" }[tile A29] A manager goes into an empty manager office, and you pay for the office before the manager
    does anything. Or it replaces one **with the same portrait**, free of charge. There is room for
    one of each portrait, so a second one can only replace the first.

    If you lack the money, you may send workers to the sponsor first <W1>. With too little
    money even so, or without room, you discard the manager.
automania-rulebook-rule-T4-example =
    Yellow sends two workers to the sponsor so that it can pay { $amount_2 } for the first manager office.
    Then the finance manager brings { $amount_3 }.
automania-rulebook-rule-T5-title = What managers do
automania-rulebook-rule-T5-text =
    - [manager_sales] **Sales managers** raise your sales limit <Z1>.
    - [manager_personnel] **Personnel managers** bring neutral workers from the stock. You may use them in this very
      turn, and they come back each round <N6>. When one replaces another, you get the difference.
    - [manager_engineer] **Engineers** give stars to all your cars <P4>.
    - [manager_finance] **Finance managers** pay their autobucks when they are placed, and again in each new
      round <N6>.
automania-rulebook-rule-T6-title = Bonus tiles
automania-rulebook-rule-T6-text = [tile A33] [tile A35] A bonus tile pays at once and leaves the game. It is never placed and covers nothing.
automania-rulebook-rule-P1-title = What a car costs
automania-rulebook-rule-P1-text =
    - [car city disc] a city car { $price_city }
    - [car family disc] a family car { $price_family }
    - [car super disc] a super car { $price_super }
automania-rulebook-rule-P2-title = Choose a market
automania-rulebook-rule-P2-text =
    { "" }[skyline_north_america] [skyline_europe] You choose the market for the car: North America or Europe. What is wanted there decides
    how popular it is.
automania-rulebook-rule-P2-example =
    Europe wants speed and safety. Yellow’s family car meets both, for { $wanted_1 } stars, and has
    popularity { $popularity_1 }.
automania-rulebook-rule-P3-title = Stars for demands
automania-rulebook-rule-P3-text =
    { "" }[machine_luggage] [demand_luggage] Each active demand that a machine **on the line** meets brings its stars. One
    machine meets one demand. To meet a demand shown twice you need two machines; with one you
    get the higher.
automania-rulebook-rule-P3-example =
    Handling is wanted twice. Yellow’s one handling machine brings { $wanted_1 }. Blue has handling and
    environment: { $wanted_2 }. Then Yellow takes a second handling machine: { $wanted_4 }.
automania-rulebook-rule-P4-title = Stars that always count
automania-rulebook-rule-P4-text =
    { "" }[star] These stars always count:

    - [machine_speed] on machines of the line, wanted or not,
    - [style_spoiler] on the style parts of this type of car,
    - [manager_engineer] on all your managers.
automania-rulebook-rule-P4-example =
    Yellow’s family car for North America: { $wanted_1 } for demands, { $machines_1 } on machines,
    { $managers_1 } on the engineer, { $style_1 } on the spoiler. Popularity { $popularity_1 }.
automania-rulebook-rule-P5-title = Marketing
automania-rulebook-rule-P5-text =
    { "" }[marketing] Once the market is chosen you may send any number of workers from home to marketing. Each makes
    this car more popular by **one**. You may do so even if the car goes to no ship, to
    fulfil a contract.
automania-rulebook-rule-P5-example =
    Two workers go to marketing, and the car reaches ship { $ship_2 }. Its gold medal is worth
    { $amount_3 }.
automania-rulebook-rule-P6-title = Onto a ship
automania-rulebook-rule-P6-text =
    { "" }[ship_west] [gold_medal] The car goes to the ship of its popularity or, if that is taken, down to the highest free one.
    A gold medal beside this ship pays at once. In the sale the car is as popular as this ship
    says. A contract still asks for the popularity with which you made the car <K3>.
automania-rulebook-rule-P6-example =
    Popularity { $popularity_1 }, but that ship and the next lower one are taken. The car goes down to ship
    { $ship_2 }, where the gold medal is worth { $amount_3 }.
automania-rulebook-rule-P7-title = No ship
automania-rulebook-rule-P7-text =
    { "" }[type_city] If its ship and all lower ones are taken, or its popularity is 0, the car tile stays at home. The
    price is lost.
automania-rulebook-rule-P8-title = Top cars
automania-rulebook-rule-P8-text =
    { "" }[action_top_car] A car of popularity **{ $top_car }** or more is sold at once. You take the reward of any sales
    space of the market <B6>. Its car tile stays at home; no space is filled, no gold medal won and no
    sales limit used. It has to be sold.
automania-rulebook-rule-P8-example =
    With two workers at marketing the car has popularity { $popularity_1 }. Yellow takes { $amount_3 } points at
    once.
automania-rulebook-rule-P9-title = Taking cars back
automania-rulebook-rule-P9-text =
    { "" }[action_take_back] In your own turns you may take cars back from their ships, as many as you like: before you act
    or retire, and when you choose a market. You keep their gold medals.

    So if no tile of the type is at home, you may **take one back and make the car with it**.
    If you do not, the car is made without a tile and can only fulfil a contract.
automania-rulebook-rule-P9-example = Both of Yellow’s super cars are out. It takes one back from ship { $ship_1 } and makes it anew.
automania-rulebook-rule-P10-title = Then one contract
automania-rulebook-rule-P10-text =
    { "" }[contract_any] Once the car is on its ship, sold or left at home, you may play one contract <K3>. It asks
    for the popularity with which you made the car, whatever its ship. Then your turn ends.
automania-rulebook-rule-P10-example =
    Popularity { $popularity_1 }, but that ship and all lower ones are taken: the car stays at home. It
    still fulfils Yellow’s contract, for { $medals_3 } silver medals.
automania-rulebook-rule-B9-title = Thirty contracts
automania-rulebook-rule-B9-text =
    { "" }[contract_city] [contract_family] [contract_super] [contract_any] A contract asks for a type of car or for any, for a **popularity** and perhaps for a
    machine or a style part. The deck has { $in_deck }: city { $cards_of_city }, family
    { $cards_of_family }, super { $cards_of_super } and any car { $cards_of_any }.

    ## Starting contracts

    - { $start_1 }
    - { $start_2 }
    - { $start_3 }
    - { $start_4 }
automania-rulebook-rule-K1-title = Draw a contract
automania-rulebook-rule-K1-text =
    { "" }[action_contract] [contract_back] At a contract space you have to draw one: from the display, where the deck
    fills the gap at once, or the top one of the deck. If neither is left you get { $none_left } instead, and
    may still use the space.
automania-rulebook-rule-K1-example = Yellow takes the tile, then a contract from the display. The deck fills the gap.
automania-rulebook-rule-K2-title = Your hand
automania-rulebook-rule-K2-text =
    { "" }[contract_back] Hands are hidden, but all remember what was taken from the display. You may hold any number of
    contracts.
automania-rulebook-rule-K3-title = Play a contract
automania-rulebook-rule-K3-text =
    { "" }[contract C2] With a car that you have just made you may play one contract that it fulfils: with its type, its
    { "" }**popularity with marketing**, and the machine on its line or the style part on it. It does not
    matter whether the market wants that machine, nor which ship the car has reached.
automania-rulebook-rule-K3-example =
    Popularity { $popularity_1 } with one worker at marketing. Higher ships are taken, so the car goes down
    to ship { $ship_2 }; yet it fulfils the contract for { $popularity_1 }, with { $medals_3 } silver medals.
automania-rulebook-rule-K4-title = What contracts bring
automania-rulebook-rule-K4-text =
    { "" }[silver_medal] [start_mark] You show the contract and turn it over; its silver medals count at the end <E2>. A starting contract
    pays { $start_money } at once, too. A contract that you have not played is worth nothing.
automania-rulebook-rule-B7-title = Six sales offices
automania-rulebook-rule-B7-text =
    The **lower the number** of your sales office, the **earlier** you move in the next round. Its
    sales limit says how many cars you may sell now.

    - [sales_office_1] up to { $limit_1 }; { $bonus_1 }
    - [sales_office_2] up to { $limit_2 }; { $bonus_2 }
    - [sales_office_3] up to { $limit_3 }; { $bonus_3 }
    - [sales_office_4] up to { $limit_4 }; { $bonus_4 }
    - [sales_office_5] up to { $limit_5 }; { $bonus_5 }
    - [sales_office_6] up to { $limit_6 }; { $bonus_6 }
automania-rulebook-rule-L1-title = How to retire
automania-rulebook-rule-L1-text =
    { "" }[sponsor] First all your workers at home, neutral ones too, go to the sponsor for { $sponsor } each; those on
    action spaces stay there. Then you choose a free sales office and take its bonus at once: money and points
    first, then the tile below it. You place the tile as usual <T1> and pay for its manager office
    with the money you have now.
automania-rulebook-rule-L1-example =
    Yellow’s two workers bring { $amount_2 }, sales office 4 another { $amount_4 }. The engineer
    below it takes the second manager office for { $amount_5 }.
automania-rulebook-rule-L2-title = Out until the next round
automania-rulebook-rule-L2-text =
    { "" }[worker disc] You cannot use workers who come home after you have retired until the next round. There are
    more sales offices than players, so you can always retire.
automania-rulebook-rule-B6-title = Sales spaces
automania-rulebook-rule-B6-text =
    { "" }[sales_space] [top_space] Each market has five spaces for one car each and the **top space** for any number. Spaces 1,
    2 and 3 are the lowest **sales row**, 4 and 5 the next one. They may be filled in any order.

    - [skyline_north_america] North America, lowest row: { $america_1 }; { $america_2 }; { $america_3 }. Next row: { $america_4 };
      { $america_5 }. Top space: { $america_6 }.
    - [skyline_europe] Europe, lowest row: { $europe_1 }; { $europe_2 }; { $europe_3 }. Next row: { $europe_4 };
      { $europe_5 }. Top space: { $europe_6 }.
automania-rulebook-rule-Z1-title = Your sales limit
automania-rulebook-rule-Z1-text =
    { "" }[sales_limit] You may sell as many cars as your sales office says, and as many more as your sales managers
    show: in both markets together. Top cars <P8> do not count.
automania-rulebook-rule-Z2-title = Who sells when
automania-rulebook-rule-Z2-text =
    { "" }[action_sell] First North America, then Europe. In each market the highest ship comes first, then the next
    one down. Its owner sells the car or leaves it on its ship. Each car is offered once in a
    sales phase; whoever has reached the sales limit is not asked.
automania-rulebook-rule-Z2-example =
    Blue sells from ship { $ship_1 } for { $amount_2 } autobucks, then Yellow from ship { $ship_3 } on the top space. Blue
    leaves a car on ship { $ship_4 }, and Vermillion sells from ship { $ship_5 }.
automania-rulebook-rule-Z3-title = Sell
automania-rulebook-rule-Z3-text =
    { "" }[sales_space] [top_space] You put the car on any free sales space of its market, in whatever row, and take the reward. A
    space holds one car, the top space any number.
automania-rulebook-rule-Z4-title = With two players
automania-rulebook-rule-Z4-text =
    { "" }[sales_space] In each market there is room for **one car in each sales row**, whoever’s it is. The top space
    takes any number, as always.
automania-rulebook-rule-Z4-example =
    Blue sells on space 1, and the lowest row is closed. Yellow takes space 5. Now only the top
    space is left.
automania-rulebook-rule-N1-title = The round marker
automania-rulebook-rule-N1-text = [round_marker] It moves to the next round.
automania-rulebook-rule-N2-title = Demands move
automania-rulebook-rule-N2-text =
    { "" }[action_advance] Whoever has the **fewest points** chooses left or right, for both markets. There the waiting
    demand of that side becomes the lowest active one; the others move up; the
    highest one leaves its market and waits on the same side of the **other** market. Left is left in both. Ties
    go to the lower sales office.
automania-rulebook-rule-N2-example =
    Yellow chooses right. Handling comes in for North America, safety for Europe; speed and luggage
    change markets.
automania-rulebook-rule-N3-title = Cars come home
automania-rulebook-rule-N3-text = [car city disc] Cars on sales spaces go home. Cars on ships stay.
automania-rulebook-rule-N4-title = New tiles
automania-rulebook-rule-N4-text =
    { "" }[tile_a_back] [tile_b_back] Tiles that are left on the board leave the game. New ones are laid out as before <S2>: set A
    in round 2, set B in rounds 3 and 4. So each set is used up exactly: what you did not see
    in round 1 comes in round 2, and likewise in rounds 3 and 4.
automania-rulebook-rule-N5-title = New player order
automania-rulebook-rule-N5-text = [order disc] [order square] The sales offices decide, the lowest first.
automania-rulebook-rule-N6-title = Workers come home
automania-rulebook-rule-N6-text =
    { "" }[worker disc] [worker_neutral] All workers go home. Everybody has as many neutral workers as the personnel managers show; the
    rest go to the stock. Finance managers pay.
automania-rulebook-rule-E1-title = Cars left on ships
automania-rulebook-rule-E1-text =
    { "" }[ship_west] [ship_east] Each car still on a ship brings { $america_left } in North America and { $europe_left } in
    Europe. There is no limit.
automania-rulebook-rule-E2-title = Silver medals
automania-rulebook-rule-E2-text =
    { "" }[silver_medal] Each silver medal on contracts you have played and on tiles in your factory brings
    { $medal }.
automania-rulebook-rule-E3-title = Money
automania-rulebook-rule-E3-text =
    { "" }[autobuck] Whoever has the most money gets { $rank_1 } points, the second { $rank_2 }, the third { $rank_3 }, the
    fourth { $rank_4 }. With two players it is { $rank_1 } and { $rank_2 }. Ties go to the lower sales office.
automania-rulebook-rule-E3-example =
    Blue and Vermillion have equal money. Blue has the lower sales office and is second: { $amount_3 }
    points; Vermillion gets { $amount_4 }.
automania-rulebook-rule-E4-title = Who wins
automania-rulebook-rule-E4-text = [medal_won] Most points win. Ties go to the lower sales office, so there is always one winner.
automania-rulebook-rule-V1-title = Choose a factory
automania-rulebook-rule-V1-text =
    { "" }[factory_sumato] [factory_werkmann] When all is laid out, everybody chooses a factory, the last player
    in player order first. Those not chosen stay in the box, with their oval car tiles.
automania-rulebook-rule-V2-title = Sumato
automania-rulebook-rule-V2-text =
    { "" }[factory_sumato] You have one city car more. Slot g belongs to the city line, which passes a, b and g; the super
    line passes f, e and d.
automania-rulebook-rule-V2-example = The machine in slot g works for Sumato’s city car: popularity { $popularity_1 }.
automania-rulebook-rule-V3-title = Elon
automania-rulebook-rule-V3-text =
    { "" }[factory_elon] [car electric disc] You have an **electric car**. As you choose the market you may use it, if it is at home, in place
    of a tile of the car’s type, even if none of these is left. It adds { $electric } to the popularity
    before marketing, and this counts for everything. Until it comes home it is a car of that
    type; it is taken back and sold like any other.
automania-rulebook-rule-V3-example =
    Both family cars are out. The electric car goes to its ship as a family car, with popularity
    { $popularity_1 }.
automania-rulebook-rule-V4-title = Gloria
automania-rulebook-rule-V4-text =
    { "" }[factory_gloria] Once in a sales phase, in one of the markets, you may sell a car onto a sales space that holds **another player’s** car of the
    same type: you copy its sale. Any sales space will do but the top one. You get the whole reward, and it counts for your sales limit.
    With two players this works in a filled row, too. Your manager offices cost { $copy_cost_1 }, { $copy_cost_2 }, { $copy_cost_3 } and { $copy_cost_4 } autobucks.
automania-rulebook-rule-V4-example =
    Blue’s family car stands on the best space. Yellow’s family car copies its sale and brings
    { $amount_2 }, too.
automania-rulebook-rule-V5-title = Werkmann
automania-rulebook-rule-V5-text =
    { "" }[factory_werkmann] You have **five** manager offices, for { $free_cost_1 }, { $free_cost_2 }, { $free_cost_3 }, { $free_cost_4 }
    and { $free_cost_5 } autobucks, and may hire **two** of a portrait; both work. With one of the portrait
    you fill an office or replace it. With two you choose which one to replace. If all five are
    filled and you have none of the portrait, the tile is discarded.
automania-rulebook-rule-V5-example =
    An engineer works for Yellow already. The second one takes the next office for { $amount_1 }. Both
    count: { $managers_2 } for this city car.
automania-rulebook-rule-X1-title = A column or row is empty
automania-rulebook-rule-X1-text =
    { "" }[tile_gone] Its action space is closed for the round <A4>. The corner is never closed. If you can take
    no action, you have to retire.
automania-rulebook-rule-X2-title = Can a round go on for ever?
automania-rulebook-rule-X2-text =
    { "" }[space_corner] No. Every action but that of the corner uses up a tile, and the corner needs one worker more
    each time.
automania-rulebook-rule-X3-title = Displaced after retiring
automania-rulebook-rule-X3-text =
    { "" }[action_displace] If your workers are displaced after you have retired, they go home, neutral ones too, and you
    do not use them again in this round <L2>.
automania-rulebook-rule-X4-title = The tile comes before the car
automania-rulebook-rule-X4-text =
    { "" }[tile A31] Choose and place the tile first: it counts for this very car. But its autobucks pay neither
    for this car nor for its own manager office.
automania-rulebook-rule-X4-example =
    Yellow has paid for the car with its last autobuck, and nobody is at home. The finance
    manager cannot pay for its own office and is discarded.
automania-rulebook-rule-X5-title = After a discard
automania-rulebook-rule-X5-text = [action_discard] You discard the tile, and still make the car or draw the contract.
automania-rulebook-rule-X6-title = What is replaced
automania-rulebook-rule-X6-text =
    { "" }[action_replace] The silver medals of a replaced tile are lost: at the end only tiles in your factory count. If a
    weaker personnel manager replaces a stronger one, you lose the extra worker in the next round.
automania-rulebook-rule-X7-title = Shared slots
automania-rulebook-rule-X7-text =
    { "" }[machine_safety] A machine in a shared slot serves both lines, and each car anew. On side A slot g serves super
    cars only.
automania-rulebook-rule-X7-example =
    The machines in slots a and b serve the city car: { $wanted_1 } for demands, { $machines_1 } on
    machines, { $managers_1 } on the engineer. Popularity { $popularity_1 }.
automania-rulebook-rule-X8-title = The ship is taken
automania-rulebook-rule-X8-text =
    { "" }[ship_west] The car goes down, never up, and never lower by choice. The gold medal is that of the ship; the
    contract looks at the popularity.
automania-rulebook-rule-X9-title = No ship for a car
automania-rulebook-rule-X9-text =
    { "" }[type_super] If its ship and all lower ones are taken, the car stays at home <P7>. A top car needs no ship,
    but a car tile <P9>.
automania-rulebook-rule-X10-title = Marketing for a top car
automania-rulebook-rule-X10-text =
    { "" }[marketing] Marketing may lift a car to { $top_car }. The workers come home with all the others in the new
    round.
automania-rulebook-rule-X11-title = Making room for yourself
automania-rulebook-rule-X11-text =
    { "" }[action_take_back] You may take back a car so that its ship is free for the new one: of any type, in either
    market.
automania-rulebook-rule-X12-title = The same gold medal again
automania-rulebook-rule-X12-text =
    { "" }[gold_medal] A car taken back and shipped again on a gold medal wins it again. It costs an action and
    the price.
automania-rulebook-rule-X13-title = Money of a starting contract
automania-rulebook-rule-X13-text =
    { "" }[start_mark] You play it like any other contract. You get its { $start_money } after you have paid for the
    car, so they cannot pay for it.
automania-rulebook-rule-X14-title = The tile of a sales office
automania-rulebook-rule-X14-text =
    { "" }[sales_office_4] Its silver medals count even in round 4. A sales manager counts in this sales phase, and a
    finance manager pays at once. Neutral workers of a personnel manager are of use from the next round.
automania-rulebook-rule-X15-title = The limit is reached
automania-rulebook-rule-X15-text =
    { "" }[sales_limit] If you have sold all you may in North America, your cars in Europe stay. You need not sell as many
    as you may. A car that was not sold waits for the next round.
automania-rulebook-rule-X16-title = Every space is taken
automania-rulebook-rule-X16-text =
    { "" }[top_space] When all other sales spaces are taken, only the top space is left: with two players as soon as
    each sales row has its car.
automania-rulebook-rule-X17-title = Ties
automania-rulebook-rule-X17-text =
    { "" }[sales_office_1] Whoever has the lower sales office comes first: for the fewest points, for money, for
    winning. Cars never tie: one ship, one car.
automania-rulebook-rule-X18-title = The same demand twice
automania-rulebook-rule-X18-text =
    { "" }[demand_handling] Demands that leave a market go to the other one, so all ten stay in play, and a market may show
    one twice <P3>.
automania-rulebook-rule-X19-title = After round 4
automania-rulebook-rule-X19-text = [manager_finance] No round follows, so finance managers pay no more. Sales offices still break ties.
