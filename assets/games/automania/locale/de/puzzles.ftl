### Worum es in den Rätseln von Automania geht, und ihre Ziele für einen Zug.

## automania.learn

automania-learn-puzzles-theme-cars = Welcher Wagen
automania-learn-puzzles-theme-markets = Welcher Markt
automania-learn-puzzles-theme-marketing = Werbung
automania-learn-puzzles-theme-machines = Maschinen
automania-learn-puzzles-theme-styling = Stilteile
automania-learn-puzzles-theme-managers = Manager
automania-learn-puzzles-theme-bonus = Bonusplättchen
automania-learn-puzzles-theme-contracts = Aufträge
automania-learn-puzzles-theme-displacing = Verdrängen
automania-learn-puzzles-theme-sponsor = Der Sponsor
automania-learn-puzzles-theme-retiring = Wann aussteigen
automania-learn-puzzles-theme-offices = Verkaufsbüros
automania-learn-puzzles-theme-sale = Der Verkauf
automania-learn-puzzles-theme-demands = Wünsche
automania-learn-puzzles-theme-factories = Fabriken
automania-learn-puzzles-goal-contracts = { $count ->
    [one] Spiel in diesem Zug einen Auftrag aus
   *[other] Spiel in diesem Zug { $count } Aufträge aus
}
automania-learn-puzzles-goal-top_cars = { $count ->
    [one] Bau einen Traumwagen
   *[other] Bau { $count } Traumwagen
}
automania-learn-puzzles-goal-gold_medals = { $count ->
    [one] Erreiche ein Schiff mit Goldmedaille
   *[other] Erreiche { $count } Schiffe mit Goldmedaille
}
automania-learn-puzzles-goal-points = { $count ->
    [one] Mach in diesem Zug einen Punkt
   *[other] Mach in diesem Zug { $count } Punkte
}
automania-learn-puzzles-goal-medals = { $count ->
    [one] Hol dir eine Silbermedaille
   *[other] Hol dir in diesem Zug { $count } Silbermedaillen
}
automania-learn-puzzles-goal-sold = { $count ->
    [one] Verkaufe in diesem Zug einen Wagen
   *[other] Verkaufe in diesem Zug { $count } Wagen
}
automania-learn-puzzles-goal-money = { $count ->
    [one] Nimm in diesem Zug einen Autobuck ein
   *[other] Nimm in diesem Zug { $count } Autobucks ein
}
automania-learn-puzzles-goal-displaced = { $count ->
    [one] Verdränge einen fremden Arbeiter
   *[other] Verdränge { $count } fremde Arbeiter
}
automania-learn-puzzles-goal-managers = { $count ->
    [one] Stell einen Manager ein
   *[other] Stell { $count } Manager ein
}
automania-learn-puzzles-goal-machines = { $count ->
    [one] Bau eine Maschine ein
   *[other] Bau { $count } Maschinen ein
}
automania-learn-puzzles-goal-styling = { $count ->
    [one] Bau ein Stilteil ein
   *[other] Bau { $count } Stilteile ein
}
automania-learn-puzzles-goal-bonus = { $count ->
    [one] Nutze ein Bonusplättchen
   *[other] Nutze { $count } Bonusplättchen
}
automania-learn-puzzles-goal-workers = { $count ->
    [one] Hol dir einen zusätzlichen Arbeiter
   *[other] Hol dir { $count } zusätzliche Arbeiter
}
automania-learn-puzzles-goal-popularity = { $count ->
    [one] Bau einen Wagen
   *[other] Bau einen Wagen mit Beliebtheit ab { $count }
}
automania-learn-puzzles-goal-improved = { $count ->
    [one] Mach deinen besten Wagen um einen Stern beliebter
   *[other] Mach deinen besten Wagen um { $count } Sterne beliebter
}
automania-learn-puzzles-goal-wanted = { $count ->
    [one] Bau einen Wagen, der für Wünsche einen Stern bekommt
   *[other] Bau einen Wagen, der für Wünsche { $count } Sterne bekommt
}
automania-learn-puzzles-goal-made = { $count ->
    [one] Bau einen Wagen
   *[other] Bau { $count } Wagen
}
