### Lo que se celebra: en un cartel (title, words) y en pocas palabras al final de la partida (short).

## kraftwagen.feats

kraftwagen-feats-stage-title = Turno de juego { $turn }
kraftwagen-feats-stage-words = Mejores precios: de { $low } a { $high }
kraftwagen-feats-last_stage-title = Turno de juego { $turn }, el último
kraftwagen-feats-last_stage-words = Los mejores precios: de { $low } a { $high }
kraftwagen-feats-award-title = El primer premio de { $name }
kraftwagen-feats-award-words = Premio { $award-to }: { $amount }
kraftwagen-feats-award-short = { $name }: premio { $award-to }
kraftwagen-feats-lap-title = { $name }: vuelta { $laps } completada
kraftwagen-feats-lap-words = Cada vuelta da dinero al final del turno de juego
kraftwagen-feats-lap-short = { $count ->
    [one] { $name }: { $laps } vuelta
   *[other] { $name }: { $laps } vueltas
}
kraftwagen-feats-race-short = { $name } gana la carrera
kraftwagen-feats-engineer-short = { $name }: llega { $engineer }
kraftwagen-feats-sale-short = { $name }: un coche por { $amount }
kraftwagen-feats-undercut-short = Oferta más barata: { $amount } menos
kraftwagen-feats-outdone-short = Oferta mejor: { $amount } menos
kraftwagen-feats-overtaken-short = Adelantamiento: puesto { $place }

## kraftwagen.figures

kraftwagen-figures-cars_sold = { $count ->
    [one] coche vendido
   *[other] coches vendidos
}
kraftwagen-figures-best_sale = por un coche
kraftwagen-figures-laps = { $count ->
    [one] vuelta completada
   *[other] vueltas completadas
}
kraftwagen-figures-races_won = { $count ->
    [one] carrera ganada
   *[other] carreras ganadas
}
kraftwagen-figures-awards = { $count ->
    [one] premio
   *[other] premios
}
kraftwagen-figures-engineers = { $count ->
    [one] ingeniero
   *[other] ingenieros
}
kraftwagen-figures-buyers_called = { $count ->
    [one] comprador llamado
   *[other] compradores llamados
}
kraftwagen-figures-money_in_turn = en un turno de juego
