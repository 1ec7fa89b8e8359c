### What the pages of the window say in Kraftwagen's words: they come before those for any game.

## kraftwagen.aim

kraftwagen-aim-title = You run a young motor works
kraftwagen-aim-pictures-card_hire3 = The worker at the tail of the ring moves next. Take any tile and do what it shows.
kraftwagen-aim-pictures-action_body = Build bodies and engines. Offer a car at a price you choose.
kraftwagen-aim-pictures-buyer_engine = Each buyer takes the car that is best at one thing: body, engine, prestige or price.
kraftwagen-aim-pictures-action_sale = After three game turns, whoever has the most money wins.
kraftwagen-aim-more = Point at anything to learn what it is and what it would bring. The bulb gives a hint, and most moves can be taken back.
kraftwagen-tagline = Build, race and sell in the first motor age

## kraftwagen.score

kraftwagen-score-name = money
kraftwagen-score-title = Money
kraftwagen-score-amount = { $count ->
    [one] { $number } coin
   *[other] { $number } coins
}
kraftwagen-stages = game turns

## kraftwagen.standing

kraftwagen-standing-tie = They have equal money, so they share the victory

## kraftwagen.options

kraftwagen-options-short-title = Short game
kraftwagen-options-short-note = Two game turns without engineers, 15 to 20 minutes.
kraftwagen-options-short-on = The short game
kraftwagen-options-short-off = The whole game
kraftwagen-options-special_tiles-title = Special tiles
kraftwagen-options-special_tiles-note = One more action tile, with a bonus. Each game turn has its own.
kraftwagen-options-special_tiles-on = With special tiles
kraftwagen-options-special_tiles-off = Without special tiles
kraftwagen-options-handicap-title = Head start
kraftwagen-options-handicap-on = With a head start
kraftwagen-options-handicap-off = Without a head start
kraftwagen-options-handicap-tip = Money this player starts with

## kraftwagen.analysis

kraftwagen-analysis-stage = Game turn { $number }

## kraftwagen.statistics

# Short for game turn: below the columns of a chart
kraftwagen-statistics-stage = Turn { $number }

## kraftwagen.bots

kraftwagen-bots-apprentice-note = Takes what its own works wants most, however long it then waits.
kraftwagen-bots-apprentice-names =
    Rudi
    Fritz
    Toni
    Poldi
kraftwagen-bots-journeyman-note = Knows the trade, but offers every car at once and too cheap.
kraftwagen-bots-journeyman-names =
    Paula
    Berta
    Lotte
    Mitzi
kraftwagen-bots-merchant-names =
    Gustav
    Emil
    Hugo
    Ludwig
kraftwagen-bots-engineer-names =
    Hedwig
    Ilse
    Helene
    Amalie
kraftwagen-bots-champion-names =
    Theodora
    Leonore
    Eugenie
    Adele
kraftwagen-bots-racer-title = Racer
kraftwagen-bots-racer-note = Strong, and never passes up a Grand Prix lap.
kraftwagen-bots-racer-names =
    Elly
    Rosa
    Lina
    Carla
kraftwagen-bots-coachbuilder-title = Coachbuilder
kraftwagen-bots-coachbuilder-note = Strong, and builds the finest bodies and engines.
kraftwagen-bots-coachbuilder-names =
    Battista
    Ettore
    Anton
    Jakob
kraftwagen-bots-discounter-title = Discounter
kraftwagen-bots-discounter-note = Strong, and floods the market with cheap cars.
kraftwagen-bots-discounter-names =
    Willi
    Otto
    Hans
    Ferdinand

## kraftwagen.keys

kraftwagen-keys-command-forecast = Forecast of the sale
kraftwagen-keys-board-body = The car’s body: { $value }. Up and Down change it, Enter goes on.
kraftwagen-keys-board-engine = The car's engine: { $value }. Up and Down change it.
kraftwagen-keys-board-workers = The car's workers: { $value }. Up and Down change their number.
kraftwagen-keys-board-price = The car's price: { $value }. Up and Down change it.
kraftwagen-keys-board-price_proposed = The price that would bring most: { $value }. Up and Down change it.
kraftwagen-keys-board-none = none yet
kraftwagen-keys-board-confirm = Offer the car: { $verdict }.
kraftwagen-keys-board-cancel = Offer no car.
kraftwagen-keys-board-choose = { $decision }.
kraftwagen-keys-board-choose_cancel = Put it back and choose something else.
kraftwagen-keys-board-no_sale = Sell nothing.
kraftwagen-keys-board-no_buyer = Add no buyer.
kraftwagen-keys-change-as_is = { $cell }: { $value }. Could be { $others }: Up and Down change it.
kraftwagen-keys-change-changed = { $cell }: { $value } instead of { $was }. Up and Down change it, Enter goes on.
kraftwagen-keys-change-none = { $cell }: { $value }. There is nothing else to choose.
kraftwagen-keys-change-confirm = Change the car: { $verdict }
kraftwagen-keys-change-cancel = Leave the car as it is.

## kraftwagen.describe

kraftwagen-describe-area-now = What is to do
kraftwagen-describe-area-ring = Ring, from its tail
kraftwagen-describe-area-circuit = Grand Prix
kraftwagen-describe-area-buyers = Buyers
kraftwagen-describe-area-market = Market
kraftwagen-describe-area-research = Research
kraftwagen-describe-area-awards = Awards
kraftwagen-describe-area-works = { $name }’s works
kraftwagen-describe-place = { $place }. { $words }
kraftwagen-describe-times = { $count } times: { $words }

## kraftwagen.merits

kraftwagen-merits-finished-title = First model
kraftwagen-merits-finished-note = Play a game to its end.
kraftwagen-merits-customers-title = All kinds of customers
kraftwagen-merits-customers-note = Sell to each of the four kinds of buyers, over as many games as you like.
kraftwagen-merits-customers_at_once-title = Something for everybody
kraftwagen-merits-customers_at_once-note = Sell to all four kinds of buyers in one game.
kraftwagen-merits-underbid-title = A little cheaper
kraftwagen-merits-underbid-note = Sell a car because it costs less than one that is just as good.
kraftwagen-merits-sold_out-title = Sold out
kraftwagen-merits-sold_out-note = Offer at least three cars in a game and sell every one.
kraftwagen-merits-three_turns-title = Patience on the track
kraftwagen-merits-three_turns-note = Take three turns in a row because your worker stays at the tail.
kraftwagen-merits-race_won-title = Chequered flag
kraftwagen-merits-race_won-note = Be first in the Grand Prix when a game turn is scored.
kraftwagen-merits-two_laps-title = Once more around
kraftwagen-merits-two_laps-note = Complete two laps in one game turn.
kraftwagen-merits-long_jump-title = Over the field
kraftwagen-merits-long_jump-note = Jump three cars in one move.
kraftwagen-merits-five_sources-title = Five incomes
kraftwagen-merits-five_sources-note = Earn money from five different sources in one game.
kraftwagen-merits-start_tiles-title = Every beginning
kraftwagen-merits-start_tiles-note = Begin with each of the four start tiles, over as many games as you like.
kraftwagen-merits-start_tiles-piece = “{ $tasks }”
kraftwagen-merits-engineers-title = The whole drawing office
kraftwagen-merits-engineers-note = Have each of the nine engineers, over as many games as you like.
kraftwagen-merits-awards-title = Full cabinet
kraftwagen-merits-awards-note = Win each of the ten awards, over as many games as you like.
kraftwagen-merits-won-title = First prize
kraftwagen-merits-won-note = Win a game.
kraftwagen-merits-won_without_race-title = Strictly business
kraftwagen-merits-won_without_race-note = Win a game while your Grand Prix car never moves.
kraftwagen-merits-won_sizes-title = At every table
kraftwagen-merits-won_sizes-note = Win with two, with three and with four players.

# Said of the game in "About this program"
kraftwagen-credits = Kraftwagen is a game by Matthias Cramer.
