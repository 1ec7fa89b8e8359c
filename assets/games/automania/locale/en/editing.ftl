### What can be set in a position, and which rule an unlawful one breaks.

## automania.editing

automania-editing-group-moment = The game
automania-editing-group-spaces = Action spaces
automania-editing-group-tiles = Tile grid
automania-editing-group-north_america = North America
automania-editing-group-europe = Europe
automania-editing-group-contracts = Contracts
automania-editing-group-offices = Sales offices
automania-editing-next = Whose turn

# Label: which decision comes next in this position
automania-editing-asks = What is to do
automania-editing-ask-factory = Which factory?
automania-editing-ask-turn = Action?
automania-editing-ask-sale = Sell a car?
automania-editing-ask-advance = Left or right?
automania-editing-ask-over = The game is over
automania-editing-ask-inside = The middle of a turn
automania-editing-sale = Car at the sale
automania-editing-afloat = { $market }, ship { $ship }
automania-editing-round = Round
automania-editing-advanced = Advanced game
automania-editing-off = No
automania-editing-on = Yes

# Label: the player's place in the player order
automania-editing-order = Place of { $name }
automania-editing-crew = { $parts }: player
automania-editing-action = { $parts }: workers
automania-editing-cell = { $parts }
automania-editing-stack = In the stack: { $parts }
automania-editing-empty = Empty
automania-editing-factory = Factory

# State of a player's factory
automania-editing-not_chosen = Not chosen yet
automania-editing-money = Autobucks
automania-editing-points = Points
automania-editing-home = Workers at home
automania-editing-sponsor = Sponsor
automania-editing-marketing = Marketing
automania-editing-neutral = Neutral workers
automania-editing-place-slot_a = Slot a
automania-editing-place-slot_b = Slot b
automania-editing-place-slot_c = Slot c
automania-editing-place-slot_d = Slot d
automania-editing-place-slot_e = Slot e
automania-editing-place-slot_f = Slot f
automania-editing-place-slot_g = Slot g
automania-editing-place-spoiler_city = City spoiler
automania-editing-place-exhaust_city = City exhaust
automania-editing-place-interior_city = City interior
automania-editing-place-spoiler_family = Family spoiler
automania-editing-place-exhaust_family = Family exhaust
automania-editing-place-interior_family = Family interior
automania-editing-place-spoiler_super = Super spoiler
automania-editing-place-exhaust_super = Super exhaust
automania-editing-place-interior_super = Super interior
automania-editing-place-office_1 = Manager office 1
automania-editing-place-office_2 = Manager office 2
automania-editing-place-office_3 = Manager office 3
automania-editing-place-office_4 = Manager office 4
automania-editing-place-office_5 = Manager office 5
automania-editing-demand-active = Active, worth { $number }
automania-editing-demand-left = Waiting left
automania-editing-demand-right = Waiting right
automania-editing-ship = Ship { $number }
automania-editing-sales = Sales space { $number }
automania-editing-copied = Copied on space { $number }
automania-editing-top = Top space, car { $number }

# A car on a ship or sales space: its type and owner
automania-editing-car = { $car }, { $name }
automania-editing-contract = { $parts }
automania-editing-card-deck = In the deck

# State of a starting contract
automania-editing-card-unused = Left the game
automania-editing-card-shown = Display { $number }
automania-editing-card-held = { $name }, hidden
automania-editing-card-known = { $name }, known
automania-editing-card-played = { $name }, played
automania-editing-office = Sales office { $number }
automania-editing-note-inside = The middle of a turn cannot be set by hand. Play on from it, or choose whose turn it is or another question.
automania-editing-note-stacks = A tile that is taken away leaves the game. The stacks always hold what the rounds to come need.
automania-editing-note-sales = Sales spaces are filled during the sale alone. They are listed here while a car may be sold.
automania-editing-note-cars = Cars that are neither on a ship nor on a sales space are at home.
automania-editing-broken-A1 = Only whoever has workers on an action space chooses a tile there.
automania-editing-broken-A5 = That is more autobucks than anybody can have.
automania-editing-broken-A6 = The action space must fit the question and have two tiles to choose from.
automania-editing-broken-B1 = Each player must have all workers and car tiles of the box, and the stock its neutral workers.
automania-editing-broken-B10 = A factory must have all its places.
automania-editing-broken-B2 = The board must have all its action spaces.
automania-editing-broken-B5 = A ship holds one car.
automania-editing-broken-B6 = The board must have all its sales spaces.
automania-editing-broken-B8 = A tile can be in one place only.
automania-editing-broken-B9 = Every contract must be in one place.
automania-editing-broken-E4 = The game ends after the fourth round.
automania-editing-broken-H1 = That is more points than anybody can have.
automania-editing-broken-K1 = The display must be full while the deck lasts, and there must be contracts to choose from.
automania-editing-broken-K2 = A contract in hand is hidden or known to all.
automania-editing-broken-K3 = The player holds no contract that this car fulfils.
automania-editing-broken-L1 = A player has one sales office, and the tile below it is placed after retiring.
automania-editing-broken-N2 = Whoever has the fewest points moves the demands, and not after the last round.
automania-editing-broken-N3 = Sales spaces are empty except at the sale.
automania-editing-broken-N4 = The tiles on the board and in the stacks must fit the round.
automania-editing-broken-P5 = There must be workers at home to be asked about marketing.
automania-editing-broken-P8 = A top car has a popularity of 18 or more.
automania-editing-broken-R1 = There are four rounds.
automania-editing-broken-R2 = Whoever is to move has not retired, and at the sale everybody has.
automania-editing-broken-R3 = These questions cannot follow each other in a turn.
automania-editing-broken-S1 = Everybody must be in the player order once.
automania-editing-broken-S2 = The board must have all its places for tiles.
automania-editing-broken-S4 = The starting contracts must fit the number of players.
automania-editing-broken-T2 = A tile lies where it does not fit.
automania-editing-broken-T4 = There are too many managers of one portrait, or more than the manager offices hold.
automania-editing-broken-T5 = Whoever has personnel managers must have their neutral workers.
automania-editing-broken-T6 = A bonus tile is never placed.
automania-editing-broken-V1 = The factories do not fit the question or the kind of game.
automania-editing-broken-V3 = This factory has no electric car.
automania-editing-broken-V4 = A copied sale needs the right factory and another player's car of the same type, once.
automania-editing-broken-X18 = All ten demands must be in play.
automania-editing-broken-Z1 = A player has sold as many cars as the sales limit allows, or more.
automania-editing-broken-Z2 = There is no car on the ship that is asked about, or it belongs to somebody else.
automania-editing-broken-Z4 = With two players a sales row holds one car.
