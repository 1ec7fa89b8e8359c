### Rätsel: die Seite, die Aufgabe neben dem Tisch, was daraus wurde. Themen sind Wörter der Spiele.

## learn

learn-puzzles-title = Rätsel
learn-puzzles-seat = Sitz { $number }
learn-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
learn-puzzles-fault = Dieses Rätsel wird ausgelassen: { $problem }
learn-puzzles-solved_of = { $solved } von { $all } gelöst
learn-puzzles-stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
learn-puzzles-stars_tip = Drei Sterne für ein Rätsel, das beim ersten Versuch gelöst ist, zwei bei einem späteren, einer mit Tipp.
learn-puzzles-unrated_yet = { $count ->
    [one] Deine Wertungszahl kommt nach { $count } weiteren Rätsel.
   *[other] Deine Wertungszahl kommt nach { $count } weiteren Rätseln.
}
learn-puzzles-rating = { $points } ± { $error }
learn-puzzles-your_rating = Deine Wertungszahl: { $rating }
learn-puzzles-rating_tip = Es zählt dein erster Versuch bei jedem Rätsel. Der wahre Wert liegt in 95 von 100 Fällen in der mit ± angegebenen Spanne.
learn-puzzles-all_themes = Alle Kapitel
learn-puzzles-theme_tip = Worum es im Rätsel geht
learn-puzzles-needs = Vorher: { $chapters }
learn-puzzles-page_tip = Welche Rätsel gezeigt werden
learn-puzzles-pages = { $first } bis { $last }
learn-puzzles-all_levels = Alle Stufen
learn-puzzles-level_tip = Je weniger von den fünf Bots den besten Zug finden, desto schwerer
learn-puzzles-levels-1 = sehr leicht
learn-puzzles-levels-2 = leicht
learn-puzzles-levels-3 = mittel
learn-puzzles-levels-4 = schwer
learn-puzzles-levels-5 = sehr schwer
learn-puzzles-state-open = Noch kein Versuch
learn-puzzles-state-solved = Gelöst
learn-puzzles-state-hinted = Mit Tipp gelöst
learn-puzzles-state-missed = Noch nicht gelöst
learn-puzzles-best = Finde den besten Zug
learn-puzzles-about_goal = Jeder Zug, der das schafft, löst das Rätsel.
learn-puzzles-about_best = Finde den Zug mit der besten Chance, die Partie zu gewinnen. Genauso gute Züge zählen auch.
learn-puzzles-level = Stufe: { $dots }
learn-puzzles-hint = Tipp
learn-puzzles-hint_tip = Ein Tipp in drei Stufen. Mit Tipp gelöst bringt das Rätsel einen Stern.
learn-puzzles-more = Mehr
learn-puzzles-begin = So fängt es an: **{ $decision }**
learn-puzzles-answer = Lösung
learn-puzzles-answer_tip = Zeigt den besten Zug. Das Rätsel gilt dann als nicht gelöst; später gelöst bringt es einen Stern.
learn-puzzles-again = Noch einmal
learn-puzzles-retry = Dieses Rätsel noch einmal
learn-puzzles-next = Nächstes Rätsel
learn-puzzles-list = Alle Rätsel
learn-puzzles-leave_tip = Das Rätsel verlassen
learn-puzzles-over = Dieses Rätsel ist zu Ende.
learn-puzzles-complete = Beende deinen Zug. Dann siehst du, ob er das Rätsel löst.
learn-puzzles-watch = Die Lösung wird gezeigt.
learn-puzzles-no_hint = Der Tipp zum Rätsel steht in der Notiz neben dem Tisch.
learn-puzzles-result-solved = Gelöst!
learn-puzzles-result-hinted = Mit Tipp gelöst
learn-puzzles-result-missed = Das ist nicht der beste Zug
learn-puzzles-result-failed = Damit ist das Ziel nicht erreicht
learn-puzzles-news = Rätsel gelöst: { $solved } von { $all }
learn-puzzles-shown = Der beste Zug
learn-puzzles-that_turn = dein Zug
    .dat = deinem Zug
learn-puzzles-lead = { $points } ± { $error } Punkte Gewinnchance
learn-puzzles-loses = Dieser Zug kostet dich { $lead }.
learn-puzzles-speaks = Was der beste Zug bringt: { $why }
learn-puzzles-unmeasured = { $count ->
    [one] Er ist nicht der beste Zug, der verglichen wurde.
   *[other] Er ist nicht unter den { $count } besten Zügen, die verglichen wurden.
}
learn-puzzles-you = Du:
learn-puzzles-equal = Genauso gut: { $ways }.
learn-puzzles-better = Noch besser: { $ways }.
learn-puzzles-quoted = „{ $decision }“
learn-puzzles-without = dasselbe ohne „{ $decision }“
learn-puzzles-ahead = Stattdessen { $other }: Das würde { $lead } kosten.
learn-puzzles-found_by = Gefunden von: { $names }.
learn-puzzles-found_by_none = Keiner der fünf Bots findet ihn.
learn-puzzles-rated = Deine Wertungszahl: **{ $rating }** ({ $change })
learn-puzzles-unrated = Für deine Wertungszahl zählt nur der erste Versuch.
