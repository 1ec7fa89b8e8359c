### Di che cosa trattano gli enigmi di Kraftwagen, e gli scopi che pongono per un turno.

## kraftwagen.learn

kraftwagen-learn-puzzles-theme-jump = Il salto
kraftwagen-learn-puzzles-theme-sale = La vendita
kraftwagen-learn-puzzles-theme-price = Il prezzo
kraftwagen-learn-puzzles-theme-race = Gran Premio
kraftwagen-learn-puzzles-theme-buyers = Acquirenti
kraftwagen-learn-puzzles-theme-research = Ricerca
kraftwagen-learn-puzzles-theme-engineer = Ingegneri
kraftwagen-learn-puzzles-theme-building = Costruzione
kraftwagen-learn-puzzles-theme-workers = Meccanici
kraftwagen-learn-puzzles-theme-awards = Monete subito
kraftwagen-learn-puzzles-theme-ending = La fine
kraftwagen-learn-puzzles-goal-cars_sold = { $count ->
    [one] Vendi un’auto in questo turno
   *[other] Vendi { $count } auto in questo turno
}
kraftwagen-learn-puzzles-goal-race_won = { $count ->
    [one] Vinci la gara in questo turno
   *[other] Vinci { $count } gare in questo turno
}
kraftwagen-learn-puzzles-goal-award = { $count ->
    [one] Vinci un premio in questo turno
   *[other] Vinci { $count } premi in questo turno
}
kraftwagen-learn-puzzles-goal-laps = { $count ->
    [one] Completa un giro in questo turno
   *[other] Completa { $count } giri in questo turno
}
kraftwagen-learn-puzzles-goal-lead = { $count ->
    [one] Prendi il comando della gara
   *[other] Prendi il comando della gara
}
kraftwagen-learn-puzzles-goal-overtaken = { $count ->
    [one] Supera un’auto in gara
   *[other] Supera { $count } auto in gara
}
kraftwagen-learn-puzzles-goal-jumped = { $count ->
    [one] Salta un’auto in gara
   *[other] Salta { $count } auto in una mossa
}
kraftwagen-learn-puzzles-goal-again = { $count ->
    [one] Prenditi anche il prossimo turno
   *[other] Prenditi anche il prossimo turno
}
kraftwagen-learn-puzzles-goal-engineer = { $count ->
    [one] Prendi un ingegnere
   *[other] Prendi { $count } ingegneri
}
kraftwagen-learn-puzzles-goal-ending = { $count ->
    [one] Chiudi questo turno di gioco
   *[other] Chiudi questo turno di gioco
}
kraftwagen-learn-puzzles-goal-money = { $count ->
    [one] Guadagna monete in questo turno
   *[other] Guadagna { $count } monete in questo turno
}
kraftwagen-learn-puzzles-goal-won_buyers = { $count ->
    [one] Metti in vendita un’auto e trovale un acquirente
   *[other] Conquista altri { $count } acquirenti per le tue auto
}
kraftwagen-learn-puzzles-goal-offered = { $count ->
    [one] Metti in vendita un’auto
   *[other] Metti in vendita { $count } auto
}
kraftwagen-learn-puzzles-goal-hired = { $count ->
    [one] Assumi un meccanico in questo turno
   *[other] Assumi { $count } meccanici in questo turno
}
kraftwagen-learn-puzzles-goal-body_points = { $count ->
    [one] Guadagna un punto carrozzeria
   *[other] Guadagna { $count } punti carrozzeria
}
kraftwagen-learn-puzzles-goal-engine_points = { $count ->
    [one] Guadagna un punto motore
   *[other] Guadagna { $count } punti motore
}
kraftwagen-learn-puzzles-goal-grand_prix_engine = { $count ->
    [one] Monta un motore nuovo sulla tua auto da corsa
   *[other] Monta un motore da { $count } o più sulla tua auto da corsa
}
kraftwagen-learn-puzzles-goal-parts = { $count ->
    [one] Prendi una carrozzeria o un motore
   *[other] Prendi { $count } pezzi in questo turno
}
kraftwagen-learn-puzzles-goal-body = { $count ->
    [one] Prendi una carrozzeria
   *[other] Prendi una carrozzeria da { $count } o più
}
kraftwagen-learn-puzzles-goal-engine = { $count ->
    [one] Prendi un motore
   *[other] Prendi un motore da { $count } o più
}
kraftwagen-learn-puzzles-goal-buyers = { $count ->
    [one] Chiama un acquirente
   *[other] Chiama { $count } acquirenti
}
kraftwagen-learn-puzzles-goal-before_others = { $count ->
    [one] Gioca di nuovo prima di un altro
   *[other] Gioca di nuovo prima di altri { $count }
}
kraftwagen-learn-puzzles-goal-driven = { $count ->
    [one] Avanza di una casella
   *[other] Avanza di { $count } caselle in questo turno
}
