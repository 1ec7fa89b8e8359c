### De qué tratan los acertijos de Kraftwagen, y los objetivos que ponen para un turno.

## kraftwagen.learn

kraftwagen-learn-puzzles-theme-jump = El salto
kraftwagen-learn-puzzles-theme-sale = La venta
kraftwagen-learn-puzzles-theme-price = El precio
kraftwagen-learn-puzzles-theme-race = Gran Premio
kraftwagen-learn-puzzles-theme-buyers = Compradores
kraftwagen-learn-puzzles-theme-research = Investigación
kraftwagen-learn-puzzles-theme-engineer = Ingenieros
kraftwagen-learn-puzzles-theme-building = Construcción
kraftwagen-learn-puzzles-theme-workers = Trabajadores
kraftwagen-learn-puzzles-theme-awards = Dinero inmediato
kraftwagen-learn-puzzles-theme-ending = El final
kraftwagen-learn-puzzles-goal-cars_sold = { $count ->
    [one] Vende un coche en este turno
   *[other] Vende { $count } coches en este turno
}
kraftwagen-learn-puzzles-goal-race_won = { $count ->
    [one] Gana la carrera en este turno
   *[other] Gana { $count } carreras en este turno
}
kraftwagen-learn-puzzles-goal-award = { $count ->
    [one] Gana un premio en este turno
   *[other] Gana { $count } premios en este turno
}
kraftwagen-learn-puzzles-goal-laps = { $count ->
    [one] Completa una vuelta en este turno
   *[other] Completa { $count } vueltas en este turno
}
kraftwagen-learn-puzzles-goal-lead = { $count ->
    [one] Ponte en cabeza de la carrera
   *[other] Ponte en cabeza de la carrera
}
kraftwagen-learn-puzzles-goal-overtaken = { $count ->
    [one] Adelanta a un coche en la carrera
   *[other] Adelanta a { $count } coches en la carrera
}
kraftwagen-learn-puzzles-goal-jumped = { $count ->
    [one] Salta un coche en la carrera
   *[other] Salta { $count } coches de una vez
}
kraftwagen-learn-puzzles-goal-again = { $count ->
    [one] Consigue jugar también el próximo turno
   *[other] Consigue jugar también el próximo turno
}
kraftwagen-learn-puzzles-goal-engineer = { $count ->
    [one] Toma a un ingeniero
   *[other] Toma a { $count } ingenieros
}
kraftwagen-learn-puzzles-goal-ending = { $count ->
    [one] Haz que acabe este turno de juego
   *[other] Haz que acabe este turno de juego
}
kraftwagen-learn-puzzles-goal-money = { $count ->
    [one] Consigue algo de dinero en este turno
   *[other] Consigue { $count } monedas en este turno
}
kraftwagen-learn-puzzles-goal-won_buyers = { $count ->
    [one] Pon a la venta un coche que un comprador se lleve
   *[other] Consigue { $count } compradores más para tus coches
}
kraftwagen-learn-puzzles-goal-offered = { $count ->
    [one] Pon un coche a la venta
   *[other] Pon { $count } coches a la venta
}
kraftwagen-learn-puzzles-goal-hired = { $count ->
    [one] Contrata a un trabajador en este turno
   *[other] Contrata a { $count } trabajadores en este turno
}
kraftwagen-learn-puzzles-goal-body_points = { $count ->
    [one] Consigue un punto de carrocería
   *[other] Consigue { $count } puntos de carrocería
}
kraftwagen-learn-puzzles-goal-engine_points = { $count ->
    [one] Consigue un punto de motor
   *[other] Consigue { $count } puntos de motor
}
kraftwagen-learn-puzzles-goal-grand_prix_engine = { $count ->
    [one] Monta un motor nuevo en tu coche de carreras
   *[other] Monta un motor de { $count } o más en tu coche de carreras
}
kraftwagen-learn-puzzles-goal-parts = { $count ->
    [one] Toma una carrocería o un motor
   *[other] Toma { $count } piezas en este turno
}
kraftwagen-learn-puzzles-goal-body = { $count ->
    [one] Toma una carrocería
   *[other] Toma una carrocería de { $count } o más
}
kraftwagen-learn-puzzles-goal-engine = { $count ->
    [one] Toma un motor
   *[other] Toma un motor de { $count } o más
}
kraftwagen-learn-puzzles-goal-buyers = { $count ->
    [one] Llama a un comprador
   *[other] Llama a { $count } compradores
}
kraftwagen-learn-puzzles-goal-before_others = { $count ->
    [one] Vuelve a jugar antes que uno de los demás
   *[other] Vuelve a jugar antes que { $count } de los demás
}
kraftwagen-learn-puzzles-goal-driven = { $count ->
    [one] Avanza una casilla
   *[other] Avanza { $count } casillas en este turno
}
