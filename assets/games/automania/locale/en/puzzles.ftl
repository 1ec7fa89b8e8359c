### What puzzles of Automania are about, and the goals that they set for one turn.

## automania.learn

automania-learn-puzzles-theme-cars = Which car
automania-learn-puzzles-theme-markets = Which market
automania-learn-puzzles-theme-marketing = Marketing
automania-learn-puzzles-theme-machines = Machines
automania-learn-puzzles-theme-styling = Style parts
automania-learn-puzzles-theme-managers = Managers
automania-learn-puzzles-theme-bonus = Bonus tiles
automania-learn-puzzles-theme-contracts = Contracts
automania-learn-puzzles-theme-displacing = Displacing
automania-learn-puzzles-theme-sponsor = The sponsor
automania-learn-puzzles-theme-retiring = When to retire
automania-learn-puzzles-theme-offices = Sales offices
automania-learn-puzzles-theme-sale = The sale
automania-learn-puzzles-theme-demands = Demands
automania-learn-puzzles-theme-factories = Factories
automania-learn-puzzles-goal-contracts = { $count ->
    [one] Play a contract this turn
   *[other] Play { $count } contracts this turn
}
automania-learn-puzzles-goal-top_cars = { $count ->
    [one] Make a top car
   *[other] Make { $count } top cars
}
automania-learn-puzzles-goal-gold_medals = { $count ->
    [one] Reach a ship with a gold medal
   *[other] Reach { $count } ships with gold medals
}
automania-learn-puzzles-goal-points = { $count ->
    [one] Score a point this turn
   *[other] Score { $count } points this turn
}
automania-learn-puzzles-goal-medals = { $count ->
    [one] Gain a silver medal
   *[other] Gain { $count } silver medals this turn
}
automania-learn-puzzles-goal-sold = { $count ->
    [one] Sell a car this turn
   *[other] Sell { $count } cars this turn
}
automania-learn-puzzles-goal-money = { $count ->
    [one] Get an autobuck this turn
   *[other] Get { $count } autobucks this turn
}
automania-learn-puzzles-goal-displaced = { $count ->
    [one] Displace a worker of another player
   *[other] Displace { $count } workers of other players
}
automania-learn-puzzles-goal-managers = { $count ->
    [one] Hire a manager
   *[other] Hire { $count } managers
}
automania-learn-puzzles-goal-machines = { $count ->
    [one] Place a machine
   *[other] Place { $count } machines
}
automania-learn-puzzles-goal-styling = { $count ->
    [one] Place a style part
   *[other] Place { $count } style parts
}
automania-learn-puzzles-goal-bonus = { $count ->
    [one] Use a bonus tile
   *[other] Use { $count } bonus tiles
}
automania-learn-puzzles-goal-workers = { $count ->
    [one] Get { $count } more worker
   *[other] Get { $count } more workers
}
automania-learn-puzzles-goal-popularity = { $count ->
    [one] Make a car
   *[other] Make a car of popularity { $count } or more
}
automania-learn-puzzles-goal-improved = { $count ->
    [one] Make your best car { $count } star more popular
   *[other] Make your best car { $count } stars more popular
}
automania-learn-puzzles-goal-wanted = { $count ->
    [one] Make a car that gets a star for demands
   *[other] Make a car that gets { $count } stars for demands
}
automania-learn-puzzles-goal-made = { $count ->
    [one] Make a car
   *[other] Make { $count } cars
}
