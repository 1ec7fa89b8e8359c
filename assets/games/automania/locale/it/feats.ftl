### Ciò che si festeggia: su uno striscione (title, words) e in poche parole a fine partita (short).

## automania.feats

automania-feats-stage-title = Round { $round }
automania-feats-stage-words = Nuove tessere, nuove richieste, tutti gli operai a casa
automania-feats-last_stage-title = Round { $round }, l’ultimo
automania-feats-last_stage-words = Nuove tessere, nuove richieste, tutti gli operai a casa
automania-feats-medal-title = La prima medaglia d’oro di { $name }
automania-feats-medal-words = { $points }
automania-feats-medal-short = { $name }: una medaglia d’oro, { $points }
automania-feats-top_car-title = { $name }: un’auto da sogno
automania-feats-top_car-words = Venduta subito { $market-in }
automania-feats-top_car-short = { $name }: un’auto da sogno { $market-for }
automania-feats-contract-short = { $name }: un contratto, { $medals }
automania-feats-car-short = { $name }: { $car }, popolarità { $popularity }
automania-feats-passed-short = Sorpasso in { $market }

## automania.figures

automania-figures-cars_made = { $count ->
    [one] auto prodotta
   *[other] auto prodotte
}
automania-figures-cars_sold = { $count ->
    [one] auto venduta
   *[other] auto vendute
}
automania-figures-best_car = popolarità migliore
automania-figures-gold_medals = { $count ->
    [one] medaglia d’oro
   *[other] medaglie d’oro
}
automania-figures-top_cars = { $count ->
    [one] auto da sogno
   *[other] auto da sogno
}
automania-figures-contracts_played = { $count ->
    [one] contratto
   *[other] contratti
}
automania-figures-managers_hired = { $count ->
    [one] dirigente
   *[other] dirigenti
}
automania-figures-scored_in_round = punti in un round
