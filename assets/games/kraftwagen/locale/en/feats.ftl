### What is celebrated: on a banner (title, words) and in a few words at the end of the game (short).

## kraftwagen.feats

kraftwagen-feats-stage-title = Game turn { $turn }
kraftwagen-feats-stage-words = Better prices: { $low } to { $high }
kraftwagen-feats-last_stage-title = Game turn { $turn }, the last one
kraftwagen-feats-last_stage-words = The best prices: { $low } to { $high }
kraftwagen-feats-award-title = { $name }'s first award
kraftwagen-feats-award-words = “{ $award }” brings { $amount }
kraftwagen-feats-award-short = { $name }: award “{ $award }”
kraftwagen-feats-lap-title = { $name }: lap { $laps } completed
kraftwagen-feats-lap-words = Each lap pays at the end of the game turn
kraftwagen-feats-lap-short = { $count ->
    [one] { $name }: { $laps } lap
   *[other] { $name }: { $laps } laps
}
kraftwagen-feats-race-short = { $name } wins the race
kraftwagen-feats-engineer-short = { $name }: { $engineer } joins
kraftwagen-feats-sale-short = { $name }: a car for { $amount }
kraftwagen-feats-undercut-short = Undercut: { $amount } less
kraftwagen-feats-outdone-short = Outdone: { $amount } less
kraftwagen-feats-overtaken-short = Overtaken: place { $place }

## kraftwagen.figures

kraftwagen-figures-cars_sold = { $count ->
    [one] car sold
   *[other] cars sold
}
kraftwagen-figures-best_sale = for one car
kraftwagen-figures-laps = { $count ->
    [one] lap driven
   *[other] laps driven
}
kraftwagen-figures-races_won = { $count ->
    [one] race won
   *[other] races won
}
kraftwagen-figures-awards = { $count ->
    [one] award
   *[other] awards
}
kraftwagen-figures-engineers = { $count ->
    [one] engineer
   *[other] engineers
}
kraftwagen-figures-buyers_called = { $count ->
    [one] buyer called
   *[other] buyers called
}
kraftwagen-figures-money_in_turn = in one game turn
