### Names of things, written once: what other texts are filled with (see docs/TRANSLATING.md).

automania-term-nothing = nothing
automania-term-counted-autobucks = { $count ->
    [one] { $count } autobuck
   *[other] { $count } autobucks
}
automania-term-counted-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
automania-term-counted-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
automania-term-counted-medals = { $count ->
    [one] { $count } silver medal
   *[other] { $count } silver medals
}
automania-term-counted-sales = sales limit +{ $count }
automania-term-counted-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
automania-term-counted-neutral = { $count ->
    [one] { $count } neutral worker
   *[other] { $count } neutral workers
}
automania-term-counted-cars = { $count ->
    [one] { $count } car
   *[other] { $count } cars
}
automania-term-counted-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
automania-term-ship = ship { $ship }
automania-term-sales_office = sales office { $office }
automania-term-market-north_america = North America
automania-term-market-europe = Europe
automania-term-car-city = city car
automania-term-car-family = family car
automania-term-car-super = super car
automania-term-car-any = any car
automania-term-electric-city = electric city car
automania-term-electric-family = electric family car
automania-term-electric-super = electric super car

# A car as the object of a sentence: "makes a city car"
automania-term-made-city = a city car
automania-term-made-family = a family car
automania-term-made-super = a super car
automania-term-made_electric-city = an electric city car
automania-term-made_electric-family = an electric family car
automania-term-made_electric-super = an electric super car
automania-term-demand-speed = speed
automania-term-demand-environment = environment
automania-term-demand-handling = handling
automania-term-demand-safety = safety
automania-term-demand-luggage = luggage
automania-term-part-spoiler = spoiler
automania-term-part-exhaust = exhaust
automania-term-part-interior = interior
automania-term-machine-speed = speed machine
automania-term-machine-environment = environment machine
automania-term-machine-handling = handling machine
automania-term-machine-safety = safety machine
automania-term-machine-luggage = luggage machine
automania-term-portrait-sales = sales manager
automania-term-portrait-personnel = personnel manager
automania-term-portrait-engineer = engineer
automania-term-portrait-finance = finance manager
automania-term-tile-bonus = bonus tile
automania-term-tile-with = { $thing } with { $extra }
automania-term-action_space-corner = the corner
automania-term-action_space-column_city = the city column
automania-term-action_space-column_family = the family column
automania-term-action_space-column_super = the super column
automania-term-action_space-column_contract = the contract column
automania-term-action_space-row_city = the city row
automania-term-action_space-row_family = the family row
automania-term-action_space-row_super = the super row
automania-term-action_space-row_contract = the contract row
automania-term-cell-grid = { $cell }
automania-term-cell-office = below sales office { $office }
automania-term-sales_space-limited = sales space { $space }
automania-term-sales_space-top = the top space
automania-term-place-slot = slot { $slot }
automania-term-place-office = manager office { $number }

# As in: the spoiler place of the city car
automania-term-place-style = the { $part } place of the { $car }
automania-term-factory-side_a = side A
automania-term-factory-sumato = Sumato
automania-term-factory-elon = Elon
automania-term-factory-gloria = Gloria
automania-term-factory-werkmann = Werkmann
automania-term-side-left = left
automania-term-side-right = right

# A contract as a thing: city car, popularity 6, 2 silver medals
automania-term-contract-plain = { $car }, popularity { $popularity }, { $medal }
automania-term-contract-feature = { $car } with { $feature }, popularity { $popularity }, { $medal }
automania-term-contract-hidden = a hidden contract
automania-term-contract-hidden_start = a hidden starting contract
automania-term-popularity-wanted = demands { $amount }
automania-term-popularity-machines = machines { $amount }
automania-term-popularity-managers = managers { $amount }
automania-term-popularity-style = style parts { $amount }
automania-term-popularity-electric = electric car { $amount }
automania-term-popularity-workers = marketing { $amount }
