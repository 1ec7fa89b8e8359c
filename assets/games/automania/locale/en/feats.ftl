### What is celebrated: on a banner (title, words) and in a few words at the end of the game (short).

## automania.feats

automania-feats-stage-title = Round { $round }
automania-feats-stage-words = New tiles, new demands, all workers home
automania-feats-last_stage-title = Round { $round }, the last one
automania-feats-last_stage-words = New tiles, new demands, all workers home
automania-feats-medal-title = { $name }'s first gold medal
automania-feats-medal-words = { $points }
automania-feats-medal-short = { $name }: a gold medal, { $points }
automania-feats-top_car-title = { $name }: a top car
automania-feats-top_car-words = Sold at once in { $market }
automania-feats-top_car-short = { $name }: a top car for { $market }
automania-feats-contract-short = { $name }: a contract, { $medals }
automania-feats-car-short = { $name }: { $car }, popularity { $popularity }
automania-feats-passed-short = Passed in { $market }

## automania.figures

automania-figures-cars_made = { $count ->
    [one] car made
   *[other] cars made
}
automania-figures-cars_sold = { $count ->
    [one] car sold
   *[other] cars sold
}
automania-figures-best_car = best popularity
automania-figures-gold_medals = { $count ->
    [one] gold medal
   *[other] gold medals
}
automania-figures-top_cars = { $count ->
    [one] top car
   *[other] top cars
}
automania-figures-contracts_played = { $count ->
    [one] contract
   *[other] contracts
}
automania-figures-managers_hired = { $count ->
    [one] manager
   *[other] managers
}
automania-figures-scored_in_round = points in one round
