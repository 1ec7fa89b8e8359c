### De qué tratan los acertijos de Automania, y los objetivos que ponen para un turno.

## automania.learn

automania-learn-puzzles-theme-cars = Qué coche
automania-learn-puzzles-theme-markets = Qué mercado
automania-learn-puzzles-theme-marketing = Marketing
automania-learn-puzzles-theme-machines = Máquinas
automania-learn-puzzles-theme-styling = Piezas de estilo
automania-learn-puzzles-theme-managers = Gerentes
automania-learn-puzzles-theme-bonus = Fichas de bonificación
automania-learn-puzzles-theme-contracts = Contratos
automania-learn-puzzles-theme-displacing = Desplazar
automania-learn-puzzles-theme-sponsor = El patrocinador
automania-learn-puzzles-theme-retiring = Cuándo retirarse
automania-learn-puzzles-theme-offices = Oficinas de ventas
automania-learn-puzzles-theme-sale = La venta
automania-learn-puzzles-theme-demands = Demandas
automania-learn-puzzles-theme-factories = Fábricas
automania-learn-puzzles-goal-contracts = { $count ->
    [one] Juega un contrato en este turno
   *[other] Juega { $count } contratos en este turno
}
automania-learn-puzzles-goal-top_cars = { $count ->
    [one] Produce un coche de ensueño
   *[other] Produce { $count } coches de ensueño
}
automania-learn-puzzles-goal-gold_medals = { $count ->
    [one] Llega a un barco con medalla de oro
   *[other] Llega a { $count } barcos con medalla de oro
}
automania-learn-puzzles-goal-points = { $count ->
    [one] Suma un punto en este turno
   *[other] Suma { $count } puntos en este turno
}
automania-learn-puzzles-goal-medals = { $count ->
    [one] Consigue una medalla de plata en este turno
   *[other] Consigue { $count } medallas de plata en este turno
}
automania-learn-puzzles-goal-sold = { $count ->
    [one] Vende un coche en este turno
   *[other] Vende { $count } coches en este turno
}
automania-learn-puzzles-goal-money = { $count ->
    [one] Consigue un autobuck en este turno
   *[other] Consigue { $count } autobucks en este turno
}
automania-learn-puzzles-goal-displaced = { $count ->
    [one] Desplaza un trabajador ajeno
   *[other] Desplaza { $count } trabajadores ajenos
}
automania-learn-puzzles-goal-managers = { $count ->
    [one] Contrata a un gerente
   *[other] Contrata a { $count } gerentes
}
automania-learn-puzzles-goal-machines = { $count ->
    [one] Coloca una máquina
   *[other] Coloca { $count } máquinas
}
automania-learn-puzzles-goal-styling = { $count ->
    [one] Coloca una pieza de estilo
   *[other] Coloca { $count } piezas de estilo
}
automania-learn-puzzles-goal-bonus = { $count ->
    [one] Usa una ficha de bonificación
   *[other] Usa { $count } fichas de bonificación
}
automania-learn-puzzles-goal-workers = { $count ->
    [one] Consigue { $count } trabajador más
   *[other] Consigue { $count } trabajadores más
}
automania-learn-puzzles-goal-popularity = { $count ->
    [one] Produce un coche
   *[other] Produce un coche de popularidad { $count } o más
}
automania-learn-puzzles-goal-improved = { $count ->
    [one] Dale a tu mejor coche { $count } estrella más
   *[other] Dale a tu mejor coche { $count } estrellas más
}
automania-learn-puzzles-goal-wanted = { $count ->
    [one] Produce un coche que reciba una estrella por demandas
   *[other] Produce un coche que reciba { $count } estrellas por demandas
}
automania-learn-puzzles-goal-made = { $count ->
    [one] Produce un coche
   *[other] Produce { $count } coches
}
