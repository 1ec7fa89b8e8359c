### Names of things, written once: what other texts are filled with (see docs/TRANSLATING.md).

kraftwagen-term-pit_lane = the pit lane
kraftwagen-term-space = space { $space }

# Names of actions on tiles, used like nouns: the action Hire
kraftwagen-term-task-hire = Hire
kraftwagen-term-task-research = Research
kraftwagen-term-task-body = Body
kraftwagen-term-task-engine = Engine
kraftwagen-term-task-race = Grand Prix
kraftwagen-term-task-buyer = Buyer
kraftwagen-term-task-sale = Private sale
kraftwagen-term-task-to_space = Grand Prix car to a space
kraftwagen-term-task-grand_prix_engine = Grand Prix engine
kraftwagen-term-special-hire = { $count ->
    [one] { $action } with { $amount } more worker
   *[other] { $action } with { $amount } more workers
}
kraftwagen-term-special-spaces = { $count ->
    [one] { $action } with { $amount } more space
   *[other] { $action } with { $amount } more spaces
}
kraftwagen-term-special-value = { $action } worth { $amount } more
kraftwagen-term-special-cards = { $count ->
    [one] { $action } with { $amount } more card to choose from
   *[other] { $action } with { $amount } more cards to choose from
}
kraftwagen-term-special-money = { $amount ->
    [one] { $action } with { $amount } coin
   *[other] { $action } with { $amount } coins
}
kraftwagen-term-special-sale = { $action } with a private sale
kraftwagen-term-part-body = body { $value }
kraftwagen-term-part-engine = engine { $value }

# What a buyer looks for; stands alone or before buyer
kraftwagen-term-preference-body = body
kraftwagen-term-preference-engine = engine
kraftwagen-term-preference-prestige = prestige
kraftwagen-term-preference-price = price

# What is called to the row, as the object of a sentence: "calls an engine buyer"
kraftwagen-term-buyer-body = a body buyer
kraftwagen-term-buyer-engine = an engine buyer
kraftwagen-term-buyer-prestige = a prestige buyer
kraftwagen-term-buyer-price = a price buyer

# The names that stand on the cards, see kraftwagen.table.card
kraftwagen-term-card-opel = Opel
kraftwagen-term-card-horch = Horch
kraftwagen-term-card-maybach = Maybach
kraftwagen-term-card-benz = Benz
kraftwagen-term-card-bugatti = Bugatti
kraftwagen-term-card-porsche = Porsche
kraftwagen-term-card-daimler = Daimler
kraftwagen-term-card-otto = Otto
kraftwagen-term-card-diesel = Diesel
kraftwagen-term-card-three_workers = Recruitment
kraftwagen-term-card-grand_prix_5 = Race day
kraftwagen-term-card-two_parts = Delivery
kraftwagen-term-card-two_body = Coachwork
kraftwagen-term-card-two_engine = Motor works
kraftwagen-term-card-body_engine = Blueprint
kraftwagen-term-card-body_now = Prototype
kraftwagen-term-card-engine_now = Test bench

# What engineers do, after their name and a colon: Benz joins the works: one more buyer at a sale
kraftwagen-term-does-opel = price buyers pay triple
kraftwagen-term-does-horch = once +1 and once +2 engine for a car
kraftwagen-term-does-maybach = once +1 and once +2 body for a car
kraftwagen-term-does-benz = one more buyer at a sale
kraftwagen-term-does-bugatti = with a better engine the Grand Prix car drives at once
kraftwagen-term-does-porsche = the Grand Prix car always drives one space more
kraftwagen-term-does-daimler = once +2 and once +4 coins on a buyer
kraftwagen-term-does-otto = up to two workers and one more research card
kraftwagen-term-does-diesel = two changes to own cars on the market
kraftwagen-term-marker-horch_low = Horch's marker +1 engine
kraftwagen-term-marker-horch_high = Horch's marker +2 engine
kraftwagen-term-marker-maybach_low = Maybach's marker +1 body
kraftwagen-term-marker-maybach_high = Maybach's marker +2 body
kraftwagen-term-marker-benz = Benz's buyer marker
kraftwagen-term-marker-daimler_low = Daimler's marker +2
kraftwagen-term-marker-daimler_high = Daimler's marker +4
kraftwagen-term-marker-diesel_first = a Diesel marker
kraftwagen-term-marker-diesel_second = a Diesel marker
kraftwagen-term-award-lap_1 = the first to complete a lap
kraftwagen-term-award-lap_2 = the first to complete a second lap
kraftwagen-term-award-buyer = the second buyer of one kind
kraftwagen-term-award-market = the second own car on the market
kraftwagen-term-award-body_3 = the first body of 3 or more
kraftwagen-term-award-body_6 = the first body of 6 or more
kraftwagen-term-award-engine_4 = the first engine of 4 or more
kraftwagen-term-award-engine_7 = the first engine of 7
kraftwagen-term-award-workers = the first to hire every worker
kraftwagen-term-award-engineers = the first to have three engineers
