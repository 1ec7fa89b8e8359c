### Was gefeiert wird: auf einem Banner (title, words) und in wenigen Worten am Ende der Partie (short).

## automania.feats

automania-feats-stage-title = Runde { $round }
automania-feats-stage-words = Neue Plättchen, neue Wünsche, alle Arbeiter zu Hause
automania-feats-last_stage-title = Runde { $round }, die letzte
automania-feats-last_stage-words = Neue Plättchen, neue Wünsche, alle Arbeiter zu Hause
automania-feats-medal-title = Die erste Goldmedaille für { $name }
automania-feats-medal-words = { $points }
automania-feats-medal-short = { $name }: eine Goldmedaille, { $points }
automania-feats-top_car-title = { $name }: ein Traumwagen
automania-feats-top_car-words = Sofort verkauft in { $market }
automania-feats-top_car-short = { $name }: ein Traumwagen für { $market }
automania-feats-contract-short = { $name }: ein Auftrag, { $medals }
automania-feats-car-short = { $name } baut { $car }, Beliebtheit { $popularity }
automania-feats-passed-short = Überholt in { $market }

## automania.figures

automania-figures-cars_made = { $count ->
    [one] Wagen gebaut
   *[other] Wagen gebaut
}
automania-figures-cars_sold = { $count ->
    [one] Wagen verkauft
   *[other] Wagen verkauft
}
automania-figures-best_car = höchste Beliebtheit
automania-figures-gold_medals = { $count ->
    [one] Goldmedaille
   *[other] Goldmedaillen
}
automania-figures-top_cars = { $count ->
    [one] Traumwagen
   *[other] Traumwagen
}
automania-figures-contracts_played = { $count ->
    [one] Auftrag
   *[other] Aufträge
}
automania-figures-managers_hired = { $count ->
    [one] Manager
   *[other] Manager
}
automania-figures-scored_in_round = Punkte in einer Runde
