### Worum es in den Rätseln von Kraftwagen geht, und ihre Ziele für einen Zug.

## kraftwagen.learn

kraftwagen-learn-puzzles-theme-jump = Der Sprung
kraftwagen-learn-puzzles-theme-sale = Der Verkauf
kraftwagen-learn-puzzles-theme-price = Der Preis
kraftwagen-learn-puzzles-theme-race = Grand Prix
kraftwagen-learn-puzzles-theme-buyers = Käufer
kraftwagen-learn-puzzles-theme-research = Forschen
kraftwagen-learn-puzzles-theme-engineer = Ingenieure
kraftwagen-learn-puzzles-theme-building = Bauen
kraftwagen-learn-puzzles-theme-workers = Arbeiter
kraftwagen-learn-puzzles-theme-awards = Geld sofort
kraftwagen-learn-puzzles-theme-ending = Das Ende
kraftwagen-learn-puzzles-goal-cars_sold = { $count ->
    [one] Verkaufe in diesem Zug einen Wagen
   *[other] Verkaufe in diesem Zug { $count } Wagen
}
kraftwagen-learn-puzzles-goal-race_won = { $count ->
    [one] Gewinne in diesem Zug das Rennen
   *[other] Gewinne in diesem Zug { $count } Rennen
}
kraftwagen-learn-puzzles-goal-award = { $count ->
    [one] Gewinne in diesem Zug eine Prämie
   *[other] Gewinne in diesem Zug { $count } Prämien
}
kraftwagen-learn-puzzles-goal-laps = { $count ->
    [one] Fahr in diesem Zug eine Runde zu Ende
   *[other] Fahr in diesem Zug { $count } Runden zu Ende
}
kraftwagen-learn-puzzles-goal-lead = { $count ->
    [one] Übernimm die Führung im Rennen
   *[other] Übernimm die Führung im Rennen
}
kraftwagen-learn-puzzles-goal-overtaken = { $count ->
    [one] Überhol einen Wagen im Rennen
   *[other] Überhol { $count } Wagen im Rennen
}
kraftwagen-learn-puzzles-goal-jumped = { $count ->
    [one] Überspring einen Wagen im Rennen
   *[other] Überspring { $count } Wagen auf einmal
}
kraftwagen-learn-puzzles-goal-again = { $count ->
    [one] Hol dir auch den nächsten Zug
   *[other] Hol dir auch den nächsten Zug
}
kraftwagen-learn-puzzles-goal-engineer = { $count ->
    [one] Nimm einen Ingenieur
   *[other] Nimm { $count } Ingenieure
}
kraftwagen-learn-puzzles-goal-ending = { $count ->
    [one] Beende diesen Durchgang
   *[other] Beende diesen Durchgang
}
kraftwagen-learn-puzzles-goal-money = { $count ->
    [one] Nimm in diesem Zug etwas Geld ein
   *[other] Nimm in diesem Zug { $count } Münzen ein
}
kraftwagen-learn-puzzles-goal-won_buyers = { $count ->
    [one] Biete einen Wagen an, den ein Käufer nimmt
   *[other] Gewinne { $count } Käufer mehr für deine Wagen
}
kraftwagen-learn-puzzles-goal-offered = { $count ->
    [one] Biete einen Wagen an
   *[other] Biete { $count } Wagen an
}
kraftwagen-learn-puzzles-goal-hired = { $count ->
    [one] Wirb in diesem Zug einen Arbeiter an
   *[other] Wirb in diesem Zug { $count } Arbeiter an
}
kraftwagen-learn-puzzles-goal-body_points = { $count ->
    [one] Hol dir einen Karosseriepunkt
   *[other] Hol dir { $count } Karosseriepunkte
}
kraftwagen-learn-puzzles-goal-engine_points = { $count ->
    [one] Hol dir einen Motorpunkt
   *[other] Hol dir { $count } Motorpunkte
}
kraftwagen-learn-puzzles-goal-grand_prix_engine = { $count ->
    [one] Bau einen neuen Motor in deinen Rennwagen ein
   *[other] Bau einen Motor ab { $count } in deinen Rennwagen ein
}
kraftwagen-learn-puzzles-goal-parts = { $count ->
    [one] Nimm eine Karosserie oder einen Motor
   *[other] Nimm in diesem Zug { $count } Bauteile
}
kraftwagen-learn-puzzles-goal-body = { $count ->
    [one] Nimm eine Karosserie
   *[other] Nimm eine Karosserie ab { $count }
}
kraftwagen-learn-puzzles-goal-engine = { $count ->
    [one] Nimm einen Motor
   *[other] Nimm einen Motor ab { $count }
}
kraftwagen-learn-puzzles-goal-buyers = { $count ->
    [one] Ruf einen Käufer
   *[other] Ruf { $count } Käufer
}
kraftwagen-learn-puzzles-goal-before_others = { $count ->
    [one] Zieh noch einmal, bevor jemand anders zieht
   *[other] Zieh wieder, bevor { $count } der anderen ziehen
}
kraftwagen-learn-puzzles-goal-driven = { $count ->
    [one] Fahr ein Feld weit
   *[other] Fahr in diesem Zug { $count } Felder weit
}
