### The table of Kraftwagen: labels, prompts and the sentence for everything on it.

## kraftwagen.table

kraftwagen-table-preference-body = Body
kraftwagen-table-preference-engine = Engine
kraftwagen-table-preference-prestige = Prestige
kraftwagen-table-preference-price = Price
kraftwagen-table-buyers-title = Buyers
kraftwagen-table-buyers-benz = Benz

# On the first space of the buyer track, room for one letter (S for start)
kraftwagen-table-buyers-start = S

# Beside the buyer track: the game turn ends in so many steps of the hourglass
kraftwagen-table-buyers-ends = Ends in { $count }

# Beside the buyer track: this is the last player turn of the game turn
kraftwagen-table-buyers-last = Last turn
kraftwagen-table-buyers-move = Move it
kraftwagen-table-market-title = Market
kraftwagen-table-market-closed = Sold privately
kraftwagen-table-market-pays = pays { $money }
kraftwagen-table-market-pays_more = { $price } + { $more }

# On the last free space: a car here ends the game turn
kraftwagen-table-market-last = Ends the game turn
kraftwagen-table-market-unsold = Not sold
kraftwagen-table-awards-title = Awards
kraftwagen-table-research-title = Research
kraftwagen-table-turn = Game turn { $turn }
kraftwagen-table-laps = Laps

# Label of the place where Grand Prix cars wait (motor racing)
kraftwagen-table-pit = Pit lane

# Label above I II III
kraftwagen-table-ring-turn = Game turn

# Label above the order of workers on the ring
kraftwagen-table-ring-order = Next to move
kraftwagen-table-ring-choosing = Choosing
kraftwagen-table-ring-specials = Special tiles
kraftwagen-table-mat-body_points = body points
kraftwagen-table-mat-engine_points = engine points
kraftwagen-table-mat-canteen = Canteen { $count }
kraftwagen-table-mat-supply = Supply { $count }

# On an empty workshop
kraftwagen-table-mat-free = free
kraftwagen-table-mat-waiting = { $name }'s turn
kraftwagen-table-mat-over = The game is over
kraftwagen-table-opponent-race = { $count ->
    [one] Space { $space }, { $count } lap, place { $place }
   *[other] Space { $space }, { $count } laps, place { $place }
}
kraftwagen-table-opponent-pit = Pit lane
kraftwagen-table-opponent-canteen = Canteen
kraftwagen-table-opponent-supply = Supply
kraftwagen-table-opponent-start = Start tile
kraftwagen-table-todo-title = To do, in any order
kraftwagen-table-todo-title_one = To do
kraftwagen-table-todo-then = then: { $tasks }
kraftwagen-table-todo-times = { $task } ×{ $count }
kraftwagen-table-todo-take = Send the worker to an action tile
kraftwagen-table-todo-start = Choose a start tile
kraftwagen-table-todo-end = Offer a car, or end the turn
kraftwagen-table-todo-end_plain = All done. End the turn
kraftwagen-table-todo-end_marker = Use an engineer marker, or end the turn

# Prompt: two sentences, the second is what to do
kraftwagen-table-todo-placed = The car is on the market. End the turn
kraftwagen-table-todo-benz = Add one more buyer?
kraftwagen-table-todo-decline = No buyer
kraftwagen-table-todo-no_sale = No sale
kraftwagen-table-builder-title = Offer a car

# Button: opens the panel in which a car is put together
kraftwagen-table-builder-open = Offer a car
kraftwagen-table-builder-body = Body
kraftwagen-table-builder-engine = Engine
kraftwagen-table-builder-workers = Workers

# Label: the price marker of the car
kraftwagen-table-builder-price = Price
kraftwagen-table-builder-proposed = Proposed price
kraftwagen-table-builder-missing = Missing: { $parts }
kraftwagen-table-builder-sold-more = Buyer { $buyer } would pay { $money }; in all { $then }, { $change } more than now
kraftwagen-table-builder-sold-less = Buyer { $buyer } would pay { $money }; in all { $then }, { $change } less than now
kraftwagen-table-builder-sold-same = Buyer { $buyer } would pay { $money }; in all { $then }, as much as now
kraftwagen-table-builder-unsold = As things are, nobody would buy it
kraftwagen-table-builder-lacks_workers = { $count ->
    [one] Not sold: { $count } worker more
   *[other] Not sold: { $count } workers more
}
kraftwagen-table-builder-lacks_engine = { $count ->
    [one] Not sold: { $count } engine point more
   *[other] Not sold: { $count } engine points more
}
kraftwagen-table-builder-lacks_body = { $count ->
    [one] Not sold: { $count } body point more
   *[other] Not sold: { $count } body points more
}
kraftwagen-table-builder-not_yet = Not offered
kraftwagen-table-builder-needs = For a car: { $parts }
kraftwagen-table-builder-one_body = a body
kraftwagen-table-builder-one_engine = an engine
kraftwagen-table-builder-one_workers = 1 worker
kraftwagen-table-builder-confirm = Offer it
kraftwagen-table-builder-cancel = Cancel
kraftwagen-table-builder-unfinished = The car is not offered yet
kraftwagen-table-builder-summary = { $verdict }.
kraftwagen-table-builder-finish = Offer it and end the turn
kraftwagen-table-change-title = Change a car
kraftwagen-table-change-what = One thing may change: body or engine (from a workshop), more workers, or the price.

# Heading: the car as it is now
kraftwagen-table-change-was = Now

# Heading: the car as it will be
kraftwagen-table-change-now = Then
kraftwagen-table-change-body = Body { $new } goes in, body { $old } back to the supply.
kraftwagen-table-change-engine = Engine { $new } goes in, engine { $old } back to the supply.
kraftwagen-table-change-workers = { $count ->
    [one] { $count } worker joins from the canteen.
   *[other] { $count } workers join from the canteen.
}
kraftwagen-table-change-price = Price { $new } instead of { $old }, which goes back to the market.
kraftwagen-table-change-money = { $name }'s cars then bring { $then } in all (now { $before }).
kraftwagen-table-change-none-body = no other
kraftwagen-table-change-none-engine = no other
kraftwagen-table-change-none-workers = canteen empty
kraftwagen-table-change-none-price = no other
kraftwagen-table-change-not_yet = Not changed
kraftwagen-table-change-confirm = Change it
kraftwagen-table-change-cancel = Cancel
kraftwagen-table-change-unfinished = The car is not changed yet
kraftwagen-table-change-finish = Change it and end the turn
kraftwagen-table-chooser-title = Which one?
kraftwagen-table-chooser-cancel = Cancel
kraftwagen-table-start-title = Choose a start tile
kraftwagen-table-start-wait = { $name } is choosing a start tile
kraftwagen-table-start-tasks = Now carry out the tile
kraftwagen-table-start-others_tasks = { $name } carries out a start tile
kraftwagen-table-start-done = Then it is turned over and shows the first body point and the first engine point.
kraftwagen-table-task-hire = Hire one worker
kraftwagen-table-task-hire_twice = Hire two workers
kraftwagen-table-task-hire_thrice = Hire three workers
kraftwagen-table-task-research = Take a research card
kraftwagen-table-task-body = Take a body
kraftwagen-table-task-engine = Take an engine
kraftwagen-table-task-race = Drive the Grand Prix car
kraftwagen-table-task-buyer = Call a buyer
kraftwagen-table-task-token = Move the hourglass
kraftwagen-table-task-sale = Private sale
kraftwagen-table-task-to_space = Grand Prix car to space { $space }
kraftwagen-table-task-grand_prix_engine = Engine { $value } onto the Grand Prix car

# One word each, under a small picture; the actions as in term.task
kraftwagen-table-short-hire = Hire
kraftwagen-table-short-research = Research
kraftwagen-table-short-body = Body
kraftwagen-table-short-engine = Engine
kraftwagen-table-short-race = Grand Prix
kraftwagen-table-short-buyer = Buyer
kraftwagen-table-short-token = Hourglass
kraftwagen-table-short-sale = Sale
kraftwagen-table-short-to_space = Drive
kraftwagen-table-short-grand_prix_engine = Engine
kraftwagen-table-prompt-over = The game is over.
kraftwagen-table-prompt-wait = { $name } is deciding.
kraftwagen-table-prompt-take = { $name }: send the worker at the tail to an action tile.
kraftwagen-table-prompt-tasks = { $name }: still to do – { $tasks }.
kraftwagen-table-prompt-end = { $name }: offer a car or end the turn.
kraftwagen-table-prompt-end_plain = { $name }: end the turn.
kraftwagen-table-prompt-end_marker = { $name }: use an engineer marker or end the turn.
kraftwagen-table-prompt-placed = { $name }: the car is on the market. End the turn.
kraftwagen-table-prompt-start = { $name }: choose a start tile.
kraftwagen-table-prompt-benz = { $name }: the engineer Benz may add one more buyer.
kraftwagen-table-prompt-builder = { $name }: add a body, an engine, workers and a price, then offer the car.
kraftwagen-table-prompt-where = { $name }: where to?
kraftwagen-table-prompt-goes_back = { $name }: { $part } then goes back to the supply.
kraftwagen-table-prompt-change = { $name }: choose the one thing that changes, then confirm.
kraftwagen-table-prompt-which = { $name }: choose one of these.
kraftwagen-table-card-opel-name = Opel
kraftwagen-table-card-opel-short = Price buyers pay triple
kraftwagen-table-card-opel-tip = A price buyer pays the owner three times the price of a car instead of twice. Opel always works and needs no worker.
kraftwagen-table-card-horch-name = Horch
kraftwagen-table-card-horch-short = +1 or +2 engine on a car
kraftwagen-table-card-horch-tip = Two markers, +{ $low } and +{ $high } engine, for a car when it is offered. They count for buyers and may exceed 7.
kraftwagen-table-card-maybach-name = Maybach
kraftwagen-table-card-maybach-short = +1 or +2 body on a car
kraftwagen-table-card-maybach-tip = Two markers, +{ $low } and +{ $high } body, for a car when it is offered. They count for buyers and may exceed 7.
kraftwagen-table-card-benz-name = Benz
kraftwagen-table-card-benz-short = One more buyer at a sale
kraftwagen-table-card-benz-tip = Once, at the start of a scoring, the owner may add one more buyer below the active ones.
kraftwagen-table-card-bugatti-name = Bugatti
kraftwagen-table-card-bugatti-short = Better Grand Prix engine: drive at once
kraftwagen-table-card-bugatti-tip = When a better engine goes onto the owner's Grand Prix car, the car drives at once, as far as the new engine's value.
kraftwagen-table-card-porsche-name = Porsche
kraftwagen-table-card-porsche-short = Each Grand Prix move +1
kraftwagen-table-card-porsche-tip = The owner's Grand Prix car always drives one space more.
kraftwagen-table-card-daimler-name = Daimler
kraftwagen-table-card-daimler-short = +2 or +4 coins on a buyer
kraftwagen-table-card-daimler-tip = Two markers of { $low } and { $high } coins, for an active buyer during a turn. Whoever sells to that buyer gets them once.
kraftwagen-table-card-otto-name = Otto
kraftwagen-table-card-otto-short = 2 workers, then research again
kraftwagen-table-card-otto-tip = At once, hire up to two workers, then take one more research card, from two new ones.
kraftwagen-table-card-diesel-name = Diesel
kraftwagen-table-card-diesel-short = 2 changes to own cars on sale
kraftwagen-table-card-diesel-tip = Two markers. Each changes one thing of an own car on the market: its body, its engine, its price, or more workers.
kraftwagen-table-card-three_workers-name = Recruitment
kraftwagen-table-card-three_workers-short = Hire up to 3 workers
kraftwagen-table-card-three_workers-tip = { $count ->
    [one] At once: hire a worker. Then the card is discarded.
   *[other] At once: hire up to { $count } workers. Then the card is discarded.
}
kraftwagen-table-card-grand_prix_5-name = Race day
kraftwagen-table-card-grand_prix_5-short = Grand Prix car +5 spaces
kraftwagen-table-card-grand_prix_5-tip = { $count ->
    [one] At once: the Grand Prix car drives { $count } space. Then the card is discarded.
   *[other] At once: the Grand Prix car drives { $count } spaces. Then the card is discarded.
}
kraftwagen-table-card-two_parts-name = Delivery
kraftwagen-table-card-two_parts-short = 1 body and 1 engine
kraftwagen-table-card-two_parts-tip = At once: take one body and one engine, as high as the points. Then the card is discarded.
kraftwagen-table-card-two_body-name = Coachwork
kraftwagen-table-card-two_body-short = 2 body points
kraftwagen-table-card-two_body-tip = Development: two body points for the whole game, once it is active.
kraftwagen-table-card-two_engine-name = Motor works
kraftwagen-table-card-two_engine-short = 2 engine points
kraftwagen-table-card-two_engine-tip = Development: two engine points for the whole game, once it is active.
kraftwagen-table-card-body_engine-name = Blueprint
kraftwagen-table-card-body_engine-short = 1 body and 1 engine point
kraftwagen-table-card-body_engine-tip = Development: one body and one engine point for the whole game, once it is active.
kraftwagen-table-card-body_now-name = Prototype
kraftwagen-table-card-body_now-short = 1 body point + a body now
kraftwagen-table-card-body_now-tip = Development: one body point for the whole game, and a body at once, when it becomes active.
kraftwagen-table-card-engine_now-name = Test bench
kraftwagen-table-card-engine_now-short = 1 engine point + an engine now
kraftwagen-table-card-engine_now-tip = Development: one engine point for the whole game, and an engine at once, when it becomes active.
kraftwagen-table-tip-hire = Hire: one worker from the supply to the canteen, or first onto an inactive development.
kraftwagen-table-tip-research = Research: take one of the face-up cards; the others are discarded.
kraftwagen-table-tip-body = Body: take a body as high as the body points, into a workshop.
kraftwagen-table-tip-engine = Engine: take an engine as high as the engine points, into a workshop or onto the Grand Prix car.
kraftwagen-table-tip-race = Grand Prix: drive as many spaces as the car's engine is worth. Spaces with cars are jumped and not counted.
kraftwagen-table-tip-buyer = Buyer: call a buyer for the next sale and take the money beside the stack. When every space for buyers is filled, the hourglass moves instead.
kraftwagen-table-tip-sale = Private sale: one own car on the market may be sold at once, for half its price, rounded up.
kraftwagen-table-tip-to_space = The Grand Prix car drives from the pit lane to space { $space }.
kraftwagen-table-tip-grand_prix_engine = An engine { $value } goes onto the Grand Prix car.
kraftwagen-table-tip-bonus_hire = Bonus: hire { $amount } more.
kraftwagen-table-tip-bonus_spaces = { $count ->
    [one] Bonus: { $count } more space.
   *[other] Bonus: { $count } more spaces.
}
kraftwagen-table-tip-bonus_value = Bonus: the part is worth { $amount } more, up to 7.
kraftwagen-table-tip-bonus_cards = Bonus: choose from three cards.
kraftwagen-table-tip-bonus_money = { $amount ->
    [one] Bonus: { $amount } coin.
   *[other] Bonus: { $amount } coins.
}
kraftwagen-table-tip-bonus_sale = Bonus: a private sale, at half the price.
kraftwagen-table-tip-tile_passed = Left to the others: { $tiles }.
kraftwagen-table-tip-worker = { $name }'s worker. The worker at the tail of the ring moves next.
kraftwagen-table-tip-worker_tail = { $name }'s worker is at the tail of the ring: { $name } moves now.
kraftwagen-table-tip-space = Space { $space } of the Grand Prix circuit.
kraftwagen-table-tip-landing = { $count ->
    [one] The car would stop on space { $space } with { $count } lap.
   *[other] The car would stop on space { $space } with { $count } laps.
}
kraftwagen-table-tip-pit = Pit lane: not in the race yet. The first step leads to space 1.
kraftwagen-table-tip-race_car = { $count ->
    [one] { $name }'s Grand Prix car: { $place }, { $count } lap, engine { $engine }.
   *[other] { $name }'s Grand Prix car: { $place }, { $count } laps, engine { $engine }.
}
kraftwagen-table-tip-in_pit = in the pit lane
kraftwagen-table-tip-on_space = on space { $space }
kraftwagen-table-tip-neutral = A grey, neutral car on space { $space }. It never moves; it is jumped like any other and takes a place in the race.
kraftwagen-table-tip-laps = { $count ->
    [one] { $name } has completed { $count } lap; it pays { $money } at the end of the game turn.
   *[other] { $name } has completed { $count } laps; they pay { $money } at the end of the game turn.
}
kraftwagen-table-tip-places = The race pays { $first }, { $second } and { $third } to the first three.
kraftwagen-table-tip-price = Price { $price }, for a car when it is offered. Whoever sells the car gets it.
kraftwagen-table-tip-price_gone = Price { $price } is in use or sold.
kraftwagen-table-tip-stall = A free space. Choose it, or drag parts here, to offer a car.
kraftwagen-table-tip-stall_last = The last free space: a car here ends the game turn after this player's turn.
kraftwagen-table-tip-closed = A car was sold privately from here. The space stays closed until the game turn ends.
kraftwagen-table-tip-car = { $count ->
    [one] { $name }'s car: body { $body }, engine { $engine }, { $count } worker, price { $price }.
   *[other] { $name }'s car: body { $body }, engine { $engine }, { $count } workers, price { $price }.
}
kraftwagen-table-tip-car_marker = With an engineer marker of +{ $value }.
kraftwagen-table-tip-car_private = Sold privately it brings { $money } at once.
kraftwagen-table-tip-car_sold = As things are, buyer { $buyer } ({ $wish }) pays { $money }. Others may still undercut it.
kraftwagen-table-tip-car_unsold = As things are, nobody would buy it.
kraftwagen-table-tip-stack = { $white ->
    [one] Stack of buyers who want { $wish }: { $count } left. Brings { $white } coin.
   *[other] Stack of buyers who want { $wish }: { $count } left. Brings { $white } coins.
}
kraftwagen-table-tip-stack_empty = The stack of buyers who want { $wish } is empty.
kraftwagen-table-tip-wish_body = the highest body value
kraftwagen-table-tip-wish_engine = the highest engine value
kraftwagen-table-tip-wish_prestige = prestige (the most workers in a car)
kraftwagen-table-tip-wish_price = the lowest price (and pays it twice)
kraftwagen-table-tip-active = Buyer { $buyer } wants { $wish }.
kraftwagen-table-tip-active_buys = As things are, { $name }'s car is taken, at price { $price }.
kraftwagen-table-tip-active_none = As things are, no car is left for this buyer.
kraftwagen-table-tip-active_no_car = No car is on offer yet.
kraftwagen-table-tip-active_gift = Daimler's marker adds { $amount } for the seller.
kraftwagen-table-tip-active_free = A free space. Buyers act in the order of the numbers.
kraftwagen-table-tip-benz_space = For the engineer Benz: once, at the start of a scoring, his owner may add one more buyer here.
kraftwagen-table-tip-row = The row of active buyers; they buy in the order of the numbers.
kraftwagen-table-tip-token = The hourglass stands on { $space }. Whoever takes Buyer when every space for buyers is filled moves it one down; at 0 the game turn ends.
kraftwagen-table-tip-track = At 0 the game turn ends. Whoever takes Buyer when every space for buyers is filled moves the hourglass one down.
kraftwagen-table-tip-deck = { $count ->
    [one] { $count } research card is left in the deck.
   *[other] { $count } research cards are left in the deck.
}
kraftwagen-table-tip-discard = { $count ->
    [one] { $count } research card is discarded.
   *[other] { $count } research cards are discarded. They become the new deck.
}
kraftwagen-table-tip-mat = { $name }'s works.
kraftwagen-table-tip-money = { $money ->
    [one] { $name } has { $money } coin.
   *[other] { $name } has { $money } coins.
}
kraftwagen-table-tip-money_last = { $money ->
    [one] { $name } has { $money } coin, the least of all.
   *[other] { $name } has { $money } coins, the least of all.
}
kraftwagen-table-tip-money_leads = { $money ->
    [one] { $name } leads with { $money } coin.
   *[other] { $name } leads with { $money } coins.
}
kraftwagen-table-tip-money_hidden = { $name } keeps the money face down, as the rules allow. A setting shows everybody's money.
kraftwagen-table-tip-money_sources = From: { $sources }.
kraftwagen-table-tip-money_source = { $source } { $amount }
kraftwagen-table-tip-goes_back = The new { $new } would come here; { $old } goes back.
kraftwagen-table-tip-workshop_free = A free workshop for a body or an engine.
kraftwagen-table-tip-workshop_body = A body of value { $value }, for instance the { $names }.
kraftwagen-table-tip-workshop_engine = An engine of value { $value }.
kraftwagen-table-tip-bay = The Grand Prix car has an engine of value { $value } and drives as many spaces.
kraftwagen-table-tip-canteen = { $count ->
    [one] { $name } has { $count } worker in the canteen. Cars and developments need them.
   *[other] { $name } has { $count } workers in the canteen. Cars and developments need them.
}
kraftwagen-table-tip-supply = { $count ->
    [one] { $name } can still hire { $count } worker. Hiring the last one first wins an award.
   *[other] { $name } can still hire { $count } workers. Hiring the last one first wins an award.
}
kraftwagen-table-tip-points_body = { $count ->
    [one] { $name } has { $value } body point: the next body has this value, at most 7.
   *[other] { $name } has { $value } body points: the next body has this value, at most 7.
}
kraftwagen-table-tip-points_engine = { $count ->
    [one] { $name } has { $value } engine point: the next engine has this value, at most 7.
   *[other] { $name } has { $value } engine points: the next engine has this value, at most 7.
}
kraftwagen-table-tip-dev_active = Active.
kraftwagen-table-tip-dev_inactive = Inactive: the next worker that { $name } hires activates it.
kraftwagen-table-tip-start = { $name }'s start tile: one body point and one engine point, no worker needed.
kraftwagen-table-tip-marker_left = This marker has not been used yet.
kraftwagen-table-tip-marker_value = The marker +{ $value } has not been used yet. A car or a buyer takes one marker.
kraftwagen-table-tip-awards = Awards: each is won once, by whoever is first, and pays { $low } or { $high } coins at once.
kraftwagen-table-tip-award = Award, { $money } coins at once: { $what }.
kraftwagen-table-tip-award_owner = { $name } has won it.
kraftwagen-table-tip-award_free = Nobody has won it yet.
kraftwagen-table-tip-turn = Game turn { $turn } of { $turns }.
kraftwagen-table-tip-specials = { $count ->
    [one] { $count } special tile of this game turn is still hidden.
   *[other] { $count } special tiles of this game turn are still hidden.
}
kraftwagen-table-tip-order_start = Start tiles are chosen in this order: { $names }. { $name } is choosing.
kraftwagen-table-tip-order = From the tail of the ring: { $names }. The worker at the tail moves next.
kraftwagen-table-tip-gap = The gap of the ring. A tile that is taken goes to the head, here.
kraftwagen-table-ahead-lost = Cannot be used: { $reason }
kraftwagen-table-ahead-award = Wins the award “{ $names }”, worth { $money }.
kraftwagen-table-ahead-hire = { $count ->
    [one] Hire: { $count } worker for the canteen.
   *[other] Hire: { $count } workers for the canteen.
}
kraftwagen-table-ahead-hire_starts = { $count ->
    [one] Hire: the worker activates { $cards }.
   *[other] Hire { $count }: the first worker activates { $cards }.
}
kraftwagen-table-ahead-hire_chooses = { $count ->
    [one] Hire: the worker activates one of these: { $cards }.
   *[other] Hire { $count }: the first worker activates one of these: { $cards }.
}
kraftwagen-table-ahead-research = Research: the cards are { $cards }.
kraftwagen-table-ahead-research_more = { $count ->
    [one] { $count } more card is turned up.
   *[other] { $count } more cards are turned up.
}
kraftwagen-table-ahead-body = Body: a body { $value } into a free workshop.
kraftwagen-table-ahead-body_full = { $count ->
    [one] Body: a body { $value }. All workshops are full; this goes back: { $parts }.
   *[other] Body: a body { $value }. All workshops are full; one of these goes back: { $parts }.
}
kraftwagen-table-ahead-engine = Engine: an engine { $value } into a workshop, or onto the Grand Prix car in place of engine { $old }.
kraftwagen-table-ahead-engine_full = { $count ->
    [one] Engine: an engine { $value }. All workshops are full; this goes back: { $parts }. Or onto the Grand Prix car, and engine { $old } goes back.
   *[other] Engine: an engine { $value }. All workshops are full; one of these goes back: { $parts }. Or onto the Grand Prix car, and engine { $old } goes back.
}
kraftwagen-table-ahead-bugatti = On the Grand Prix car it drives at once, to space { $space }.
kraftwagen-table-ahead-race = Grand Prix: the car stops on space { $space }, place { $place } of { $cars }.
kraftwagen-table-ahead-race_lap = { $count ->
    [one] Grand Prix: the car stops on space { $space } with { $count } lap, place { $place } of { $cars }.
   *[other] Grand Prix: the car stops on space { $space } with { $count } laps, place { $place } of { $cars }.
}
kraftwagen-table-ahead-buyer = Buyer, and the money beside the stack: { $offers }.
kraftwagen-table-ahead-wish_money = { $wish } +{ $money }
kraftwagen-table-ahead-money = { $money ->
    [one] It also brings { $money } coin.
   *[other] It also brings { $money } coins.
}
kraftwagen-table-ahead-token = Buyer: all spaces are filled, so the hourglass moves to { $token }.
kraftwagen-table-ahead-token_end = Buyer: all spaces are filled, so the hourglass moves to 0 and ends the game turn.
kraftwagen-table-ahead-sale = Private sale of a car, for { $money }.
kraftwagen-table-ahead-again = { $name } moves again at once.
kraftwagen-table-ahead-movers = Next { $movers }, then { $name } again.
kraftwagen-table-ahead-mover = { $count ->
    [one] { $name } ({ $count } turn)
   *[other] { $name } (1 to { $count } turns)
}

# Heading over tiles that the others can then take
kraftwagen-table-ahead-left = Left to them

# Heading over tiles that move to the head of the ring
kraftwagen-table-ahead-head = To the head

# Heading over special tiles that leave the ring
kraftwagen-table-ahead-aside = Set aside
kraftwagen-table-ahead-once = 1×
kraftwagen-table-ahead-times = 1–{ $count }×

# Under the own worker: its player is to move again
kraftwagen-table-ahead-back = again

# Button: shows what would be sold now (noun)
kraftwagen-table-board-open = Forecast ({ $keys })
# Without its key, where there is little room.
kraftwagen-table-board-open_short = Forecast
kraftwagen-table-board-hide = Hide ({ $keys })
kraftwagen-table-board-empty = No buyer is in the row yet.
kraftwagen-table-board-none = no car is left
kraftwagen-table-board-none_short = none left
kraftwagen-table-board-no_car = no car is on offer
kraftwagen-table-board-no_car_short = no car

# Why a buyer takes this car: it is the only one left
kraftwagen-table-board-only = the only car left
kraftwagen-table-board-only_short = only
kraftwagen-table-board-tie = { $count ->
    [one] as good as { $count } other, cheaper
   *[other] as good as { $count } others, cheapest
}
kraftwagen-table-board-tie_short = as good, cheaper
kraftwagen-table-board-best_body = highest body
kraftwagen-table-board-best_engine = highest engine
kraftwagen-table-board-best_prestige = most workers
kraftwagen-table-board-best_price = lowest price
kraftwagen-table-board-best_short = best
kraftwagen-table-board-prices = In all at this price
kraftwagen-table-board-sum = In all
kraftwagen-table-board-sum_now = { $money } (now { $now })
kraftwagen-table-board-gets = +{ $money }
kraftwagen-table-board-nobody = –
kraftwagen-table-board-pays = { $money }
kraftwagen-table-board-tip = The sale as it would be now, buyer by buyer.
kraftwagen-table-board-tip_row = Buyer { $buyer } wants { $wish }: takes { $name }'s car at price { $price } ({ $why }) and pays { $money }.
kraftwagen-table-board-tip_row_none = Buyer { $buyer } wants { $wish }: { $why }.
kraftwagen-table-board-tip_more = One more buyer who wants { $wish } would take { $name }'s car at price { $price } and pay { $money }.
kraftwagen-table-board-tip_more_none = One more buyer who wants { $wish } would find no car.
kraftwagen-table-board-tip_price = At price { $price } buyer { $buyer } would take the car and pay { $money }.
kraftwagen-table-board-tip_price_none = At price { $price } nobody would take the car.
kraftwagen-table-board-tip_in_all = In all that makes { $money }.
kraftwagen-table-board-tip_lacks_workers = { $count ->
    [one] With { $count } worker more it would sell.
   *[other] With { $count } workers more it would sell.
}
kraftwagen-table-board-tip_lacks_engine = { $count ->
    [one] With { $count } engine point more it would sell.
   *[other] With { $count } engine points more it would sell.
}
kraftwagen-table-board-tip_lacks_body = { $count ->
    [one] With { $count } body point more it would sell.
   *[other] With { $count } body points more it would sell.
}
kraftwagen-table-award-lap_1 = first to complete a lap in one race
kraftwagen-table-award-lap_2 = first to complete two laps in one race
kraftwagen-table-award-buyer = first to call a second buyer of one kind
kraftwagen-table-award-market = first with two own cars on the market in one game turn
kraftwagen-table-award-body_3 = first body of 3 or more in a workshop
kraftwagen-table-award-body_6 = first body of 6 or more in a workshop
kraftwagen-table-award-engine_4 = first engine of 4 or more in a workshop
kraftwagen-table-award-engine_7 = first engine of 7 in a workshop
kraftwagen-table-award-workers = first to hire the last worker of the supply
kraftwagen-table-award-engineers = first with three engineers

# At most two words, on the plates of the awards
kraftwagen-table-award_word-lap_1 = One lap
kraftwagen-table-award_word-lap_2 = Two laps
kraftwagen-table-award_word-buyer = Two alike
kraftwagen-table-award_word-market = Two cars
kraftwagen-table-award_word-body_3 = Body 3+
kraftwagen-table-award_word-body_6 = Body 6+
kraftwagen-table-award_word-engine_4 = Engine 4+
kraftwagen-table-award_word-engine_7 = Engine 7
kraftwagen-table-award_word-workers = All hired
kraftwagen-table-award_word-engineers = Engineers
kraftwagen-table-source-cars = cars
kraftwagen-table-source-price_buyers = price buyers
kraftwagen-table-source-daimler = Daimler
kraftwagen-table-source-places = race places
kraftwagen-table-source-laps = laps
kraftwagen-table-source-buyer_markers = money beside buyers
kraftwagen-table-source-awards = awards
kraftwagen-table-source-special_tiles = special tiles
kraftwagen-table-source-handicap = money to begin with
