### What can be set in a position, and which rule an unlawful one breaks.

## kraftwagen.editing

kraftwagen-editing-group-moment = The game
kraftwagen-editing-group-chain = The ring
kraftwagen-editing-group-market = Market
kraftwagen-editing-group-buyers = Buyers
kraftwagen-editing-group-research = Research
kraftwagen-editing-group-awards = Awards

# Label: which decision comes next in this position
kraftwagen-editing-asks = What is to do
kraftwagen-editing-ask-start = Start tile?
kraftwagen-editing-ask-take = Action tile?
kraftwagen-editing-ask-inside = The middle of a turn
kraftwagen-editing-ask-over = The game is over
kraftwagen-editing-off = No
kraftwagen-editing-on = Yes
kraftwagen-editing-specials = Special tiles
kraftwagen-editing-special-tile = { $parts }

# State of a special tile: used and put away
kraftwagen-editing-special-aside = Set aside
kraftwagen-editing-special-to_come = Still to come
kraftwagen-editing-special-in_ring = On the ring
kraftwagen-editing-bonus_of-hire = more workers
kraftwagen-editing-bonus_of-spaces = more spaces
kraftwagen-editing-bonus_of-value = worth more
kraftwagen-editing-bonus_of-cards = more cards
kraftwagen-editing-bonus_of-money = money
kraftwagen-editing-bonus_of-sale = private sale
kraftwagen-editing-start-tile = Start tile
kraftwagen-editing-start-none = Not chosen yet
kraftwagen-editing-start-offered = Lies out: { $parts }
kraftwagen-editing-start-a = Engine 1

# Start tiles, named by what is special on them
kraftwagen-editing-start-b = To space 2
kraftwagen-editing-start-c = Engine 2
kraftwagen-editing-start-d = Body

# State of an engineer marker
kraftwagen-editing-marker-used = Used

# State of an engineer marker: not used yet
kraftwagen-editing-marker-left = Left to use
kraftwagen-editing-marker-car-1 = On car 1
kraftwagen-editing-marker-car-2 = On car 2
kraftwagen-editing-marker-car-3 = On car 3
kraftwagen-editing-marker-car-4 = On car 4
kraftwagen-editing-marker-car-5 = On car 5
kraftwagen-editing-marker-car-6 = On car 6
kraftwagen-editing-marker-buyer-1 = With buyer 1
kraftwagen-editing-marker-buyer-2 = With buyer 2
kraftwagen-editing-marker-buyer-3 = With buyer 3
kraftwagen-editing-marker-buyer-4 = With buyer 4
kraftwagen-editing-marker-buyer-5 = With buyer 5
kraftwagen-editing-discards = Discarded: { $parts }
kraftwagen-editing-note-inside = The middle of a turn cannot be set by hand. Play on from it, or choose whose turn it is or another question.
kraftwagen-editing-note-income = Where money came from cannot be set. It counts as earned by cars, except what awards pay.
kraftwagen-editing-next = Whose turn
kraftwagen-editing-turn = Game turn
kraftwagen-editing-token = Buyer track
kraftwagen-editing-tile = { $parts }
kraftwagen-editing-worker = Worker of { $name }
kraftwagen-editing-money = Money
kraftwagen-editing-canteen = Canteen
kraftwagen-editing-supply = Supply
kraftwagen-editing-workshop = Workshop { $number }
kraftwagen-editing-empty = Empty
kraftwagen-editing-part-body-1 = Body 1
kraftwagen-editing-part-body-2 = Body 2
kraftwagen-editing-part-body-3 = Body 3
kraftwagen-editing-part-body-4 = Body 4
kraftwagen-editing-part-body-5 = Body 5
kraftwagen-editing-part-body-6 = Body 6
kraftwagen-editing-part-body-7 = Body 7
kraftwagen-editing-part-engine-1 = Engine 1
kraftwagen-editing-part-engine-2 = Engine 2
kraftwagen-editing-part-engine-3 = Engine 3
kraftwagen-editing-part-engine-4 = Engine 4
kraftwagen-editing-part-engine-5 = Engine 5
kraftwagen-editing-part-engine-6 = Engine 6
kraftwagen-editing-part-engine-7 = Engine 7
kraftwagen-editing-bay = Grand Prix engine
kraftwagen-editing-space = Race space
kraftwagen-editing-laps = Laps
kraftwagen-editing-active-two_body = Coachwork, active
kraftwagen-editing-active-two_engine = Motor works, active
kraftwagen-editing-active-body_engine = Blueprint, active
kraftwagen-editing-active-body_now = Prototype, active
kraftwagen-editing-active-engine_now = Test bench, active
kraftwagen-editing-inactive-two_body = Coachwork, inactive
kraftwagen-editing-inactive-two_engine = Motor works, inactive
kraftwagen-editing-inactive-body_engine = Blueprint, inactive
kraftwagen-editing-inactive-body_now = Prototype, inactive
kraftwagen-editing-inactive-engine_now = Test bench, inactive
kraftwagen-editing-cars = Cars of { $name }
kraftwagen-editing-car-space = Car { $number }: place
kraftwagen-editing-car-seat = Car { $number }: player
kraftwagen-editing-car-body = Car { $number }: body
kraftwagen-editing-car-engine = Car { $number }: engine
kraftwagen-editing-car-workers = Car { $number }: workers
kraftwagen-editing-car-price = Car { $number }: price
kraftwagen-editing-car-closed = Car { $number }: sold, closed
kraftwagen-editing-row-body = Body buyers
kraftwagen-editing-row-engine = Engine buyers
kraftwagen-editing-row-prestige = Prestige buyers
kraftwagen-editing-row-price = Price buyers
kraftwagen-editing-buyer = Buyer { $number }
kraftwagen-editing-stands = Buyer { $number }: place
kraftwagen-editing-white-body = Body money
kraftwagen-editing-white-engine = Engine money
kraftwagen-editing-white-prestige = Prestige money
kraftwagen-editing-white-price = Price money
kraftwagen-editing-card = Card { $number }
kraftwagen-editing-award-lap_1 = First lap
kraftwagen-editing-award-lap_2 = Second lap
kraftwagen-editing-award-buyer = Two buyers
kraftwagen-editing-award-market = Two cars
kraftwagen-editing-award-body_3 = Body 3
kraftwagen-editing-award-body_6 = Body 6
kraftwagen-editing-award-engine_4 = Engine 4
kraftwagen-editing-award-engine_7 = Engine 7
kraftwagen-editing-award-workers = All workers
kraftwagen-editing-award-engineers = Three engineers
kraftwagen-editing-broken-A3 = A workshop holds one part.
kraftwagen-editing-broken-A4 = The Grand Prix engine is worth 1 to 7.
kraftwagen-editing-broken-A5 = There are more buyers than the game has, or than there is room for.
kraftwagen-editing-broken-A6 = Two Grand Prix cars cannot stand on one space.
kraftwagen-editing-broken-C1 = The worker at the tail of the ring is to move.
kraftwagen-editing-broken-E0 = Each engineer marker is used once, and by the engineer's owner.
kraftwagen-editing-broken-E4 = Only the owner of Benz may be asked for another buyer.
kraftwagen-editing-broken-K1 = Only an instant card can be in the middle of being carried out.
kraftwagen-editing-broken-K3 = Body and engine points must fit the active developments.
kraftwagen-editing-broken-M1 = A car needs a body, an engine and a worker.
kraftwagen-editing-broken-M2 = There are more cars than the market has room for.
kraftwagen-editing-broken-P1 = Nobody can be asked that now.
kraftwagen-editing-broken-S1 = The ring must hold each worker and each tile once.
kraftwagen-editing-broken-S2 = Each player must have all workers of the box.
kraftwagen-editing-broken-S3 = Every research card must be somewhere, two of them face up.
kraftwagen-editing-broken-S4 = The start tiles do not fit this moment.
kraftwagen-editing-broken-T1 = Every price marker must be beside the market or on a car.
kraftwagen-editing-broken-V1 = The special tiles do not fit this game turn.
kraftwagen-editing-broken-V4 = Spaces are closed only in games with special tiles.
kraftwagen-editing-broken-W1 = The money for awards must fit who has them.
kraftwagen-editing-broken-11 = The game ends after the third game turn.
