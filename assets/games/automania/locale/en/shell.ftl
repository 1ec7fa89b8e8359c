### What the pages of the window say in Automania's words: they come before those for any game.

## automania.aim

automania-aim-title = A car factory in the great years
automania-aim-pictures-action_displace = Put workers on a space and take a tile of its column or row. You may displace others with one worker more.
automania-aim-pictures-machine_speed = Machines make your cars popular, above all where they meet the demands of a market.
automania-aim-pictures-gold_medal = The more popular a car is, the higher its ship, and the sooner it is sold.
automania-aim-pictures-action_sell = Retire to a sales office: it says how many cars you may sell. After four rounds the most points win.
automania-aim-more = Point at anything to learn what it is and what it would bring. The bulb gives a hint, and most moves can be taken back.
automania-tagline = Build a factory, make popular cars and ship them to two markets

## automania.score

automania-score-name = points
automania-score-title = Points
automania-score-amount = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
automania-stages = rounds

## automania.standing

automania-standing-by_tie_break = The lower sales office has decided

## automania.options

automania-options-short-title = Short game
automania-options-short-note = Two rounds without marketing, and cars stay on their ships; 15 to 20 minutes.
automania-options-short-on = The short game
automania-options-short-off = The whole game
automania-options-advanced-title = Advanced game
automania-options-advanced-note = Four factories with powers of their own.
automania-options-advanced-on = The advanced game
automania-options-advanced-off = The basic game
automania-options-open_money-title = Open money
automania-options-open_money-note = Everybody's autobucks lie open.
automania-options-open_money-on = With open money
automania-options-open_money-off = With hidden money
automania-options-handicap-title = Head start
automania-options-handicap-on = With a head start
automania-options-handicap-off = Without a head start
automania-options-handicap-tip = Points this player starts with, on top of those for the player order

## automania.analysis

automania-analysis-stage = Round { $number }

## automania.statistics

automania-statistics-stage = Round { $number }

## automania.bots

automania-bots-apprentice-note = Looks only at its own factory and retires too early.
automania-bots-apprentice-names =
    Mitzi
    Lotte
    Heidi
    Conny
automania-bots-journeyman-note = Knows the trade, but sees little in cars for Europe.
automania-bots-journeyman-names =
    Emil
    Anton
    Freddy
    Peter
automania-bots-merchant-names =
    Viktor
    Gustav
    Oskar
    Konrad
automania-bots-engineer-names =
    Naomi
    Helene
    Ruth
    Grace
automania-bots-champion-names =
    Leonore
    Theodora
    Amalie
    Greta
automania-bots-exporter-title = Exporter
automania-bots-exporter-note = Strong, sells many cars and fills the high ships of Europe.
automania-bots-exporter-names =
    Marco
    Pierre
    Hein
    Nikos
automania-bots-collector-title = Collector
automania-bots-collector-note = Strong, and never misses a good contract.
automania-bots-collector-names =
    Cosima
    Agnes
    Ingrid
    Vera
automania-bots-director-title = Director
automania-bots-director-note = Strong, fills every manager office and likes the autobucks of North America.
automania-bots-director-names =
    Leopold
    Benno
    Dario
    Ferdinand

## automania.merits

automania-merits-finished-title = Off the line
automania-merits-finished-note = Play a game to its end.
automania-merits-top_car-title = Beyond the harbour
automania-merits-top_car-note = Make a car so popular that it is sold at once.
automania-merits-all_wanted-title = Just what they wanted
automania-merits-all_wanted-note = Meet all three demands of a market with one car.
automania-merits-campaign-title = The talk of the town
automania-merits-campaign-note = Send three workers or more to marketing for one car.
automania-merits-gold_ships-title = Golden fleet
automania-merits-gold_ships-note = Win a gold medal on each of the five ships that have one, over as many games as you like.
automania-merits-five_sold-title = Sold out
automania-merits-five_sold-note = Sell five cars in one sales phase.
automania-merits-empty_ships-title = Empty holds
automania-merits-empty_ships-note = Ship at least six cars in a game and have none on a ship at the end.
automania-merits-six_contracts-title = Promises kept
automania-merits-six_contracts-note = Play six contracts in one game.
automania-merits-start_contracts-title = First orders
automania-merits-start_contracts-note = Play each of the four starting contracts, over as many games as you like.
automania-merits-full_board-title = Full boardroom
automania-merits-full_board-note = Have all four kinds of managers at the end of a game.
automania-merits-show_car-title = Show car
automania-merits-show_car-note = Give one type of car a spoiler, an exhaust and an interior.
automania-merits-make_way-title = Make way
automania-merits-make_way-note = Displace other players' workers three times in one round.
automania-merits-night_shift-title = Night shift
automania-merits-night_shift-note = Make a car when everybody else has retired.
automania-merits-offices-title = Every desk
automania-merits-offices-note = Retire to each of the six sales offices, over as many games as you like.
automania-merits-factories-title = Works tour
automania-merits-factories-note = Play with each of the four factories of the advanced game, over as many games as you like.
automania-merits-won-title = Car of the year
automania-merits-won-note = Win a game.
automania-merits-won_poorest-title = Money is not everything
automania-merits-won_poorest-note = Win a game although everybody else has more autobucks at the end.
automania-merits-won_sizes-title = At every table
automania-merits-won_sizes-note = Win with two, with three and with four players.

# Said of the game in "About this program"
automania-credits = Automania is a game by Kristian Amundsen Østby and Kenneth Minde.
