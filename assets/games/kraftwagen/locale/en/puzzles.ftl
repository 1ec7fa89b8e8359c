### What puzzles of Kraftwagen are about, and the goals that they set for one turn.

## kraftwagen.learn

kraftwagen-learn-puzzles-theme-jump = The jump
kraftwagen-learn-puzzles-theme-sale = The sale
kraftwagen-learn-puzzles-theme-price = The price
kraftwagen-learn-puzzles-theme-race = Grand Prix
kraftwagen-learn-puzzles-theme-buyers = Buyers
kraftwagen-learn-puzzles-theme-research = Research
kraftwagen-learn-puzzles-theme-engineer = Engineers
kraftwagen-learn-puzzles-theme-building = Building
kraftwagen-learn-puzzles-theme-workers = Workers
kraftwagen-learn-puzzles-theme-awards = Money now
kraftwagen-learn-puzzles-theme-ending = The end
kraftwagen-learn-puzzles-goal-cars_sold = { $count ->
    [one] Sell a car this turn
   *[other] Sell { $count } cars this turn
}
kraftwagen-learn-puzzles-goal-race_won = { $count ->
    [one] Win the race this turn
   *[other] Win { $count } races this turn
}
kraftwagen-learn-puzzles-goal-award = { $count ->
    [one] Win an award this turn
   *[other] Win { $count } awards this turn
}
kraftwagen-learn-puzzles-goal-laps = { $count ->
    [one] Complete a lap this turn
   *[other] Complete { $count } laps this turn
}
kraftwagen-learn-puzzles-goal-lead = { $count ->
    [one] Take the lead in the race
   *[other] Take the lead in the race
}
kraftwagen-learn-puzzles-goal-overtaken = { $count ->
    [one] Overtake a car in the race
   *[other] Overtake { $count } cars in the race
}
kraftwagen-learn-puzzles-goal-jumped = { $count ->
    [one] Jump a car in the race
   *[other] Jump { $count } cars in one move
}
kraftwagen-learn-puzzles-goal-again = { $count ->
    [one] Get the next turn as well
   *[other] Get the next turn as well
}
kraftwagen-learn-puzzles-goal-engineer = { $count ->
    [one] Take an engineer
   *[other] Take { $count } engineers
}
kraftwagen-learn-puzzles-goal-ending = { $count ->
    [one] End this game turn
   *[other] End this game turn
}
kraftwagen-learn-puzzles-goal-money = { $count ->
    [one] Get some money this turn
   *[other] Get { $count } coins this turn
}
kraftwagen-learn-puzzles-goal-won_buyers = { $count ->
    [one] Offer a car that a buyer takes
   *[other] Win { $count } more buyers for your cars
}
kraftwagen-learn-puzzles-goal-offered = { $count ->
    [one] Offer a car
   *[other] Offer { $count } cars
}
kraftwagen-learn-puzzles-goal-hired = { $count ->
    [one] Hire a worker this turn
   *[other] Hire { $count } workers this turn
}
kraftwagen-learn-puzzles-goal-body_points = { $count ->
    [one] Gain a body point
   *[other] Gain { $count } body points
}
kraftwagen-learn-puzzles-goal-engine_points = { $count ->
    [one] Gain an engine point
   *[other] Gain { $count } engine points
}
kraftwagen-learn-puzzles-goal-grand_prix_engine = { $count ->
    [one] Put a new engine into your Grand Prix car
   *[other] Put an engine of { $count } or more into your Grand Prix car
}
kraftwagen-learn-puzzles-goal-parts = { $count ->
    [one] Take a body or an engine
   *[other] Take { $count } parts this turn
}
kraftwagen-learn-puzzles-goal-body = { $count ->
    [one] Take a body
   *[other] Take a body of { $count } or more
}
kraftwagen-learn-puzzles-goal-engine = { $count ->
    [one] Take an engine
   *[other] Take an engine of { $count } or more
}
kraftwagen-learn-puzzles-goal-buyers = { $count ->
    [one] Call a buyer
   *[other] Call { $count } buyers
}
kraftwagen-learn-puzzles-goal-before_others = { $count ->
    [one] Move again before one of the others
   *[other] Move again before { $count } of the others
}
kraftwagen-learn-puzzles-goal-driven = { $count ->
    [one] Drive a space
   *[other] Drive { $count } spaces this turn
}
