### What Kraftwagen says: log lines, decisions, reasons, names of things.
### Players are named, never "you": all lines read the same to everybody at one screen.

## kraftwagen.source

kraftwagen-source-cars = Cars sold
kraftwagen-source-price_buyers = Extra from price buyers
kraftwagen-source-daimler = Daimler's markers
kraftwagen-source-places = Places in the race
kraftwagen-source-laps = Laps
kraftwagen-source-buyer_markers = Money beside buyers
kraftwagen-source-awards = Awards
kraftwagen-source-special_tiles = Special tiles
kraftwagen-source-handicap = Money to begin with

## kraftwagen.title

kraftwagen-title-turn = Game turn { $turn } of { $turns }
kraftwagen-title-start = Choosing start tiles
kraftwagen-title-over = The game is over

## kraftwagen.log

kraftwagen-log-start_tile_taken = { $name } takes the start tile { $tasks }.
kraftwagen-log-start_tile_flipped = { $name }'s start tile becomes a development: one body and one engine point.
kraftwagen-log-game_turn_started = Game turn { $turn }
kraftwagen-log-game_turn_ended-cars = Game turn { $turn } ends: the market is full.
kraftwagen-log-game_turn_ended-token = Game turn { $turn } ends: the hourglass has reached 0.
kraftwagen-log-game_ended-won = { $names } wins with { $money }.
kraftwagen-log-game_ended-shared = { $names } share the victory with { $money } each.
kraftwagen-log-tile_taken = { $name } takes the tile { $tile }.
kraftwagen-log-tile_moved_up = The tile { $tile } moves from the tail to the head.
kraftwagen-log-special_tile_revealed = A special tile comes to the head: { $tile }.
kraftwagen-log-special_tile_removed = The special tile is set aside: { $tile }.
kraftwagen-log-task_lost = { $name } cannot do the action { $task } now, so it is lost.
kraftwagen-log-worker_hired-canteen = { $name } hires a worker.
kraftwagen-log-worker_hired-active = { $name } hires a worker for the development “{ $card }”.
kraftwagen-log-card_taken = { $name } takes the research card “{ $card }”.
kraftwagen-log-cards_discarded = { $count ->
    [one] Discarded: { $cards }.
   *[other] Discarded: { $cards }.
}
kraftwagen-log-deck_reshuffled = { $count ->
    [one] The { $count } discarded card becomes the new deck.
   *[other] The { $count } discarded cards become the new deck.
}
kraftwagen-log-cards_revealed = { $count ->
    [one] Revealed: { $cards }.
   *[other] Revealed: { $cards }.
}
kraftwagen-log-engineer_engaged = The engineer { $engineer } joins { $name }.
kraftwagen-log-development_gained-active = { $name } puts a worker on “{ $card }”: it is active.
kraftwagen-log-development_gained-inactive = { $name } has no worker in the canteen, so “{ $card }” is inactive.
kraftwagen-log-part_taken = { $name } takes { $part }.
kraftwagen-log-part_returned = { $name } gives back { $part } to make room.
kraftwagen-log-grand_prix_engine_installed = { $name } puts engine { $value } onto the Grand Prix car; engine { $old } goes back.
kraftwagen-log-grand_prix_engine_same = { $name } puts engine { $value } onto the Grand Prix car in place of an equal one.
kraftwagen-log-car_raced-plain = { $name } drives from { $start } to space { $space }.
kraftwagen-log-car_raced-plain_jump = { $count ->
    [one] { $name } drives from { $start } to space { $space }, jumping { $count } car.
   *[other] { $name } drives from { $start } to space { $space }, jumping { $count } cars.
}
kraftwagen-log-car_raced-lap = { $name } drives from { $start } to space { $space } and completes lap { $laps }.
kraftwagen-log-car_raced-lap_jump = { $count ->
    [one] { $name } drives from { $start } to space { $space }, jumping { $count } car, and completes lap { $laps }.
   *[other] { $name } drives from { $start } to space { $space }, jumping { $count } cars, and completes lap { $laps }.
}
kraftwagen-log-award_taken = { $name } wins the award for { $award }: { $amount }.
kraftwagen-log-money_gained = { $name } gets { $amount } ({ $source }).
kraftwagen-log-buyer_chosen-paid = { $money ->
    [one] { $name } calls { $buyer } to space { $space } and takes { $money } coin.
   *[other] { $name } calls { $buyer } to space { $space } and takes { $money } coins.
}
kraftwagen-log-buyer_chosen-unpaid = { $name } calls { $buyer } to space { $space }.
kraftwagen-log-buyer_chosen-benz = With Benz { $name } adds { $buyer } below the others.
kraftwagen-log-token_moved-on = { $name } moves the hourglass of the buyer track to { $token }.
kraftwagen-log-token_moved-last = { $name } moves the hourglass to 0: this is the last player turn of the game turn.
kraftwagen-log-marker_placed_on_buyer = { $name } puts Daimler's marker +{ $amount } on buyer { $space }.
kraftwagen-log-car_changed-body = With Diesel { $name } changes the body of the car on space { $space } from { $old } to { $new }.
kraftwagen-log-car_changed-engine = With Diesel { $name } changes the engine of the car on space { $space } from { $old } to { $new }.
kraftwagen-log-car_changed-workers = With Diesel { $name } raises the workers of the car on space { $space } from { $old } to { $new }.
kraftwagen-log-car_changed-price = With Diesel { $name } changes the price of the car on space { $space } from { $old } to { $new }.
kraftwagen-log-car_placed-plain = { $count ->
    [one] { $name } offers a car: body { $body }, engine { $engine }, { $count } worker, price { $price }.
   *[other] { $name } offers a car: body { $body }, engine { $engine }, { $count } workers, price { $price }.
}
kraftwagen-log-car_placed-marked = { $count ->
    [one] { $name } offers a car: body { $body }, engine { $engine }, { $count } worker, price { $price }, with { $marker }.
   *[other] { $name } offers a car: body { $body }, engine { $engine }, { $count } workers, price { $price }, with { $marker }.
}
kraftwagen-log-car_sold_privately = { $name } sells the car on space { $space } privately, for { $money } instead of { $price }.
kraftwagen-log-place_scored-neutral = Place { $place } goes to a neutral car. The grey cars are nobody's, so nobody is paid for it.
kraftwagen-log-place_scored-place_1 = { $name } is first in the race: { $money }.
kraftwagen-log-place_scored-place_2 = { $name } is second in the race: { $money }.
kraftwagen-log-place_scored-place_3 = { $name } is third in the race: { $money }.
kraftwagen-log-laps_paid = { $count ->
    [one] { $name } gets { $money } for { $count } lap.
   *[other] { $name } gets { $money } for { $count } laps.
}
kraftwagen-log-buyer_bought-body = Buyer { $buyer } ({ $wish }) takes { $name }'s car: body { $value } is the best, price { $price }.
kraftwagen-log-buyer_bought-body_tied = Buyer { $buyer } ({ $wish }) takes { $name }'s car: of the best, with body { $value }, it is the cheapest, price { $price }.
kraftwagen-log-buyer_bought-engine = Buyer { $buyer } ({ $wish }) takes { $name }'s car: engine { $value } is the best, price { $price }.
kraftwagen-log-buyer_bought-engine_tied = Buyer { $buyer } ({ $wish }) takes { $name }'s car: of the best, with engine { $value }, it is the cheapest, price { $price }.
kraftwagen-log-buyer_bought-prestige = { $count ->
    [one] Buyer { $buyer } ({ $wish }) takes { $name }'s car: { $count } worker is the most, price { $price }.
   *[other] Buyer { $buyer } ({ $wish }) takes { $name }'s car: { $count } workers are the most, price { $price }.
}
kraftwagen-log-buyer_bought-prestige_tied = { $count ->
    [one] Buyer { $buyer } ({ $wish }) takes { $name }'s car: of those with { $count } worker it is the cheapest, price { $price }.
   *[other] Buyer { $buyer } ({ $wish }) takes { $name }'s car: of those with { $count } workers it is the cheapest, price { $price }.
}
kraftwagen-log-buyer_bought-price = Buyer { $buyer } ({ $wish }) takes { $name }'s car: { $price } is the lowest price.
kraftwagen-log-buyer_bought-price_tied = Buyer { $buyer } ({ $wish }) takes { $name }'s car: { $price } is the lowest price.
kraftwagen-log-buyer_bonus = The price buyer pays { $name } { $amount } on top.
kraftwagen-log-buyer_gift = Daimler's marker brings { $name } { $amount } more.
kraftwagen-log-buyer_left = Buyer { $buyer } ({ $wish }) buys nothing: no car is left.
kraftwagen-log-race_cleared = The Grand Prix cars go back to the pit lane, and their laps to 0.
kraftwagen-log-market_cleared-all_sold = Every car was sold.
kraftwagen-log-market_cleared-unsold = { $count ->
    [one] { $count } car was not sold: its parts and workers go back to the supply.
   *[other] { $count } cars were not sold: their parts and workers go back to the supply.
}

## kraftwagen.decision

kraftwagen-decision-start_tile = Take the start tile { $start }
kraftwagen-decision-take_tile = Take the tile { $tile }
kraftwagen-decision-hire-canteen = Hire a worker
kraftwagen-decision-hire-active = Hire a worker for “{ $card }”
kraftwagen-decision-research = Take the research card “{ $card }”
kraftwagen-decision-body-free = Take a body
kraftwagen-decision-body-drop = Take a body and give back { $part }
kraftwagen-decision-engine-free = Take an engine
kraftwagen-decision-engine-drop = Take an engine and give back { $part }
kraftwagen-decision-engine-grand_prix = Put an engine onto the Grand Prix car
kraftwagen-decision-buyer = Call { $preference }
kraftwagen-decision-move_token = Move the hourglass of the buyer track
kraftwagen-decision-race = Drive the Grand Prix car
kraftwagen-decision-to_space = Put the Grand Prix car onto space { $space }
kraftwagen-decision-start_engine = Put engine { $value } onto the Grand Prix car
kraftwagen-decision-sale-none = Sell no car privately
kraftwagen-decision-sale-car = Sell the car on space { $space } privately
kraftwagen-decision-daimler = Put Daimler's marker +{ $amount } on buyer { $space }
kraftwagen-decision-diesel-body = Diesel: give the car on space { $space } body { $value }
kraftwagen-decision-diesel-engine = Diesel: give the car on space { $space } engine { $value }
kraftwagen-decision-diesel-workers = { $count ->
    [one] Diesel: add { $count } worker to the car on space { $space }
   *[other] Diesel: add { $count } workers to the car on space { $space }
}
kraftwagen-decision-diesel-price = Diesel: give the car on space { $space } the price { $value }
kraftwagen-decision-car-plain = { $count ->
    [one] Offer a car: body { $body }, engine { $engine }, { $count } worker, price { $price }
   *[other] Offer a car: body { $body }, engine { $engine }, { $count } workers, price { $price }
}
kraftwagen-decision-car-marked = { $count ->
    [one] Offer a car: body { $body }, engine { $engine }, { $count } worker, price { $price }, with { $marker }
   *[other] Offer a car: body { $body }, engine { $engine }, { $count } workers, price { $price }, with { $marker }
}
kraftwagen-decision-benz-none = Keep Benz's marker
kraftwagen-decision-benz-buyer = Benz: add { $preference }
kraftwagen-decision-end_turn = End the turn

## kraftwagen.scoring

kraftwagen-scoring-title = Scoring of game turn { $turn }
kraftwagen-scoring-race = The race
kraftwagen-scoring-laps = Laps
kraftwagen-scoring-laps_done = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
}
kraftwagen-scoring-laps_space = { $count ->
    [one] { $count } lap, space { $space }
   *[other] { $count } laps, space { $space }
}
kraftwagen-scoring-buyers = The buyers
kraftwagen-scoring-buyer = { $number }: { $wish }
kraftwagen-scoring-no_laps = Nobody completed a lap.
kraftwagen-scoring-neutral = Neutral car
kraftwagen-scoring-pit_lane = In the pit lane: no place
kraftwagen-scoring-offers = Cars on offer
kraftwagen-scoring-sold_to = buyer { $buyer }: { $amount }
kraftwagen-scoring-unsold = unsold
kraftwagen-scoring-sum = { $parts } = { $amount }.
kraftwagen-scoring-extra = { $amount } ({ $word })
kraftwagen-scoring-paid_for-cars = price
kraftwagen-scoring-paid_for-price_buyers = price buyer
kraftwagen-scoring-paid_for-opel = twice, by Opel
kraftwagen-scoring-paid_for-daimler = Daimler
kraftwagen-scoring-paid_for-places = place
kraftwagen-scoring-paid_for-laps = laps
kraftwagen-scoring-paid_for-buyer_markers = money beside buyers
kraftwagen-scoring-paid_for-awards = award
kraftwagen-scoring-paid_for-special_tiles = special tile
kraftwagen-scoring-total = Total { $amount }
kraftwagen-scoring-now = { $name } now has { $amount }.

## kraftwagen.show

kraftwagen-show-best-body = Best body: { $values }.
kraftwagen-show-best-engine = Best engine: { $values }.
kraftwagen-show-best-prestige = Most workers: { $values }.
kraftwagen-show-best-price = Lowest price: { $values }.
kraftwagen-show-benz = Benz adds one more buyer.
kraftwagen-show-hurry = Click: faster. Twice: the end
kraftwagen-show-ended-cars-title = The market is full
kraftwagen-show-ended-cars-words = { $name } filled the last space.
kraftwagen-show-ended-token-title = The hourglass is at 0
kraftwagen-show-ended-token-words = { $name } moved it last.
kraftwagen-show-takes = { $name } sells for { $amount }.
kraftwagen-show-cheaper = The cheapest wins: { $name } sells for { $amount }.
kraftwagen-show-leads = { $name } leads
kraftwagen-show-leads_neutral = A neutral car leads
kraftwagen-show-sold = Sold
kraftwagen-show-not_sold = Not sold

## kraftwagen.end

kraftwagen-end-sold = Best car: the { $car }, body { $body }, engine { $engine }, sold for { $money } in game turn { $turn }.
kraftwagen-end-unsold = Best car: the { $car }, body { $body }, engine { $engine }, offered in game turn { $turn } and never sold.
