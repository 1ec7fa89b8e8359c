### What bots say about their moves in Kraftwagen, and where a hint tells people to look.

## kraftwagen.advice

kraftwagen-advice-kind-take = taking an action tile
kraftwagen-advice-kind-start = choosing a start tile
kraftwagen-advice-kind-hire = hiring
kraftwagen-advice-kind-research = the research cards
kraftwagen-advice-kind-body = bodies and workshops
kraftwagen-advice-kind-engine = engines, workshops and the Grand Prix car
kraftwagen-advice-kind-buyer = the buyers
kraftwagen-advice-kind-race = the Grand Prix
kraftwagen-advice-kind-car = a car for the market
kraftwagen-advice-kind-daimler_low = the Daimler markers
kraftwagen-advice-kind-daimler_high = the Daimler markers
kraftwagen-advice-kind-space = the Grand Prix car
kraftwagen-advice-kind-engine2 = the Grand Prix car
kraftwagen-advice-kind-diesel = the Diesel markers
kraftwagen-advice-kind-benz = Benz's buyer
kraftwagen-advice-kind-sale = a private sale
kraftwagen-advice-kind-end = ending the turn
kraftwagen-advice-look-money = Look for money at once.
kraftwagen-advice-look-sale = Look at the buyers and the market: what sells, and for how much?
kraftwagen-advice-look-race = Look at the Grand Prix: places and laps.
kraftwagen-advice-look-parts = Look at the workshops: what is still missing for a car?
kraftwagen-advice-look-workers = Look at the canteen: are there enough workers?
kraftwagen-advice-look-research = Look at the research cards.
kraftwagen-advice-look-awards = Look at the awards that are still free.
kraftwagen-advice-look-rival = Look at the others: what would they like to have?
kraftwagen-advice-look-time = Look at the ring: how soon is the next turn?
kraftwagen-advice-look-only_start = Look at the start tiles: which would help most at the beginning?
kraftwagen-advice-idea-money-plain = There is money to be had at once.
kraftwagen-advice-idea-money-award = An award is within your reach.
kraftwagen-advice-idea-money-scored = If the game turn ends now, the scoring pays you well.
kraftwagen-advice-idea-sale-plain = Think of the next sale: what could you sell?
kraftwagen-advice-idea-sale-body = Think of the body buyers: whose body is the best?
kraftwagen-advice-idea-sale-engine = Think of the engine buyers: whose engine is the best?
kraftwagen-advice-idea-sale-prestige = Think of the prestige buyers: whose car has the most workers?
kraftwagen-advice-idea-sale-price = Think of the price buyers: whose car is the cheapest?
kraftwagen-advice-idea-sale-hope = A car on the market can still find a buyer.
kraftwagen-advice-idea-race-plain = Your Grand Prix car could earn more.
kraftwagen-advice-idea-race-lap = You could complete a lap.
kraftwagen-advice-idea-race-place = You could gain a place in the race.
kraftwagen-advice-idea-race-on = Your Grand Prix car could get ahead.
kraftwagen-advice-idea-parts-plain = Your next car needs parts.
kraftwagen-advice-idea-parts-pair = You could have both parts of a car: a body and an engine.
kraftwagen-advice-idea-parts-body = A body would bring your next car nearer.
kraftwagen-advice-idea-parts-engine = An engine would bring your next car nearer.
kraftwagen-advice-idea-workers-plain = More workers would help you.
kraftwagen-advice-idea-workers-engineer = An engineer could help you.
kraftwagen-advice-idea-research-plain = Your parts could become better.
kraftwagen-advice-idea-research-engineer = An engineer could help you.
kraftwagen-advice-idea-research-both = Your bodies and engines could become better.
kraftwagen-advice-idea-research-body = Your bodies could become better.
kraftwagen-advice-idea-research-engine = Your engines could become better.
kraftwagen-advice-idea-research-speed = Your Grand Prix car could become faster.
kraftwagen-advice-idea-awards = An award comes nearer if you plan for it.
kraftwagen-advice-idea-time = What matters here is how soon you move again.
kraftwagen-advice-brief-money-plain = It pays more at once.
kraftwagen-advice-brief-money-award = It wins an award.
kraftwagen-advice-brief-money-scored = The game turn ends, and the scoring pays well.
kraftwagen-advice-brief-sale-plain = More could be sold.
kraftwagen-advice-brief-sale-body = A body buyer takes the car.
kraftwagen-advice-brief-sale-engine = An engine buyer takes the car.
kraftwagen-advice-brief-sale-prestige = A prestige buyer takes the car.
kraftwagen-advice-brief-sale-price = A price buyer takes the car.
kraftwagen-advice-brief-sale-hope = The car waits for buyers.
kraftwagen-advice-brief-race-plain = It helps in the race.
kraftwagen-advice-brief-race-lap = The Grand Prix car completes a lap.
kraftwagen-advice-brief-race-place = It gains a place in the race.
kraftwagen-advice-brief-race-on = The Grand Prix car gets ahead.
kraftwagen-advice-brief-parts-plain = Better parts in the workshops.
kraftwagen-advice-brief-parts-pair = Body and engine are then ready.
kraftwagen-advice-brief-parts-body = A body is then ready.
kraftwagen-advice-brief-parts-engine = An engine is then ready.
kraftwagen-advice-brief-workers-plain = More workers for the next cars.
kraftwagen-advice-brief-workers-engineer = { $engineer } joins the works: { $does }.
kraftwagen-advice-brief-workers-spared = Workers stay for the next cars.
kraftwagen-advice-brief-research-plain = Better parts from now on.
kraftwagen-advice-brief-research-engineer = { $engineer } joins the works: { $does }.
kraftwagen-advice-brief-research-both = It opens better bodies and engines.
kraftwagen-advice-brief-research-body = It opens a body of { $value }.
kraftwagen-advice-brief-research-engine = It opens an engine of { $value }.
kraftwagen-advice-brief-research-speed = The Grand Prix car becomes faster.
kraftwagen-advice-brief-awards = It brings an award nearer.
kraftwagen-advice-brief-time-plain = The next turn comes sooner.
kraftwagen-advice-brief-time-again = The next turn comes at once.
kraftwagen-advice-brief-time-after = The next turn comes soon.
kraftwagen-advice-brief-time-later = { $count ->
    [one] The next turn comes after { $count } turn of somebody else.
   *[other] The next turn comes after { $count } turns of others.
}
kraftwagen-advice-why-money-plain = It brings { $worth } more at once than { $other }.
kraftwagen-advice-why-money-now = { $amount ->
    [one] It brings { $amount } coin at once.
   *[other] It brings { $amount } coins at once.
}
kraftwagen-advice-why-money-award = { $amount ->
    [one] It wins an award, { $award }: { $amount } coin in all at once.
   *[other] It wins an award, { $award }: { $amount } coins in all at once.
}
kraftwagen-advice-why-money-scored = { $amount ->
    [one] The scoring that comes with it brings { $amount } coin.
   *[other] The scoring that comes with it brings { $amount } coins.
}
kraftwagen-advice-why-sale-plain = The market promises { $worth } more than with { $other }.
kraftwagen-advice-why-sale-body = { $count ->
    [one] A body buyer is active: the car with body { $value } sells for { $price }.
   *[other] { $count } body buyers are active: the car with body { $value } sells for { $price }.
}
kraftwagen-advice-why-sale-engine = { $count ->
    [one] An engine buyer is active: the car with engine { $value } sells for { $price }.
   *[other] { $count } engine buyers are active: the car with engine { $value } sells for { $price }.
}
kraftwagen-advice-why-sale-prestige = { $count ->
    [one] A prestige buyer is active: the car with prestige { $value } sells for { $price }.
   *[other] { $count } prestige buyers are active: the car with prestige { $value } sells for { $price }.
}
kraftwagen-advice-why-sale-price = { $count ->
    [one] A price buyer is active: the car at price { $price } is the cheapest and sells for double.
   *[other] { $count } price buyers are active: the car at price { $price } is the cheapest and sells for double.
}
kraftwagen-advice-why-sale-hope = The car at price { $price } is ready for the next buyers.
kraftwagen-advice-why-race-plain = The Grand Prix promises { $worth } more than with { $other }.
kraftwagen-advice-why-race-lap = The Grand Prix car completes lap { $lap }.
kraftwagen-advice-why-race-place = The Grand Prix car comes to place { $place }.
kraftwagen-advice-why-race-on = { $count ->
    [one] The Grand Prix car drives { $count } space.
   *[other] The Grand Prix car drives { $count } spaces.
}
kraftwagen-advice-why-parts-plain = Better parts in the workshops, worth { $worth } more than with { $other }.
kraftwagen-advice-why-parts-pair = Body { $body } and engine { $engine } then stand ready for a car.
kraftwagen-advice-why-parts-body = Body { $value } waits in the workshops for its engine.
kraftwagen-advice-why-parts-engine = Engine { $value } waits in the workshops for its body.
kraftwagen-advice-why-workers-plain = More workers in the canteen, worth { $worth } more than with { $other }.
kraftwagen-advice-why-workers-more = { $count ->
    [one] { $count } more worker for the next car comes to the canteen.
   *[other] { $count } more workers for the next cars come to the canteen.
}
kraftwagen-advice-why-workers-engineer = { $engineer } joins the works and needs no worker: { $does }.
kraftwagen-advice-why-workers-spared = It uses fewer workers, who stay for the next cars.
kraftwagen-advice-why-research-plain = Research is worth { $worth } more than with { $other }.
kraftwagen-advice-why-research-engineer = { $engineer } joins the works: { $does }.
kraftwagen-advice-why-research-both = Points for body { $body } and engine { $engine }: better parts from now on.
kraftwagen-advice-why-research-body = Points for body { $value }: better bodies from now on.
kraftwagen-advice-why-research-engine = Points for engine { $value }: better engines from now on.
kraftwagen-advice-why-research-speed = Engine { $value } makes the Grand Prix car faster.
kraftwagen-advice-why-awards-plain = It comes nearer to awards, worth { $worth } more than { $other }.
kraftwagen-advice-why-time-plain = The next turn comes sooner, worth { $worth } more than with { $other }.
kraftwagen-advice-why-time-again = The next turn comes at once, before anybody else moves.
kraftwagen-advice-why-time-after = { $count ->
    [one] The next turn comes soon, after { $count } turn of somebody else.
   *[other] The next turn comes soon, after { $count } turns of others.
}
kraftwagen-advice-why-time-later = { $count ->
    [one] The next turn comes after { $count } turn of somebody else.
   *[other] The next turn comes after { $count } turns of others.
}
