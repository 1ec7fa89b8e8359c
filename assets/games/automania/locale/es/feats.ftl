### Lo que se celebra: en un cartel (title, words) y en pocas palabras al final de la partida (short).

## automania.feats

automania-feats-stage-title = Ronda { $round }
automania-feats-stage-words = Fichas nuevas, demandas nuevas, todos los trabajadores en casa
automania-feats-last_stage-title = Ronda { $round }, la última
automania-feats-last_stage-words = Fichas nuevas, demandas nuevas, todos los trabajadores en casa
automania-feats-medal-title = La primera medalla de oro de { $name }
automania-feats-medal-words = { $points }
automania-feats-medal-short = { $name }: una medalla de oro, { $points }
automania-feats-top_car-title = { $name }: un coche de ensueño
automania-feats-top_car-words = Vendido enseguida en { $market }
automania-feats-top_car-short = { $name }: un coche de ensueño para { $market }
automania-feats-contract-short = { $name }: un contrato, { $medals }
automania-feats-car-short = { $name }: { $car }, popularidad { $popularity }
automania-feats-passed-short = Adelantamiento en { $market }

## automania.figures

automania-figures-cars_made = { $count ->
    [one] coche producido
   *[other] coches producidos
}
automania-figures-cars_sold = { $count ->
    [one] coche vendido
   *[other] coches vendidos
}
automania-figures-best_car = mejor popularidad
automania-figures-gold_medals = { $count ->
    [one] medalla de oro
   *[other] medallas de oro
}
automania-figures-top_cars = { $count ->
    [one] coche de ensueño
   *[other] coches de ensueño
}
automania-figures-contracts_played = { $count ->
    [one] contrato
   *[other] contratos
}
automania-figures-managers_hired = { $count ->
    [one] gerente
   *[other] gerentes
}
automania-figures-scored_in_round = puntos en una ronda
