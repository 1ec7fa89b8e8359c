### Der Trainer: eine Seite nach der Partie, ein Satz über viele Partien. Themen sind Wörter der Spiele.

## coach

coach-title = Nach der Partie
coach-open = In Kürze
coach-open_tip = Was dir gelungen ist, ein Vorschlag, deine eigenen Züge
coach-all = Alle Züge und Zahlen
coach-all_tip = Jeder Zug, die Chancen im Lauf der Partie, die Herkunft, das Glück
coach-wait = Bots sehen sich jede Entscheidung an und was sonst möglich war. Diese Seite entsteht, wenn sie fertig sind.
coach-meanwhile = Bis dahin: woher der Endstand kommt
coach-who_tip = Von wessen Partie der Trainer spricht
coach-games = { $won } von { $whole }
coach-error = Plus oder minus { $error } von 100 Partien.
coach-well-title = Was dir gelungen ist
coach-well-text = { $turn }: Du hast Besseres gefunden als die erste Idee. Deine Gewinnchance war danach { $after } statt { $before }.
coach-well-themed = { $turn }, { $theme }: Du hast Besseres gefunden als die erste Idee. Deine Gewinnchance war danach { $after } statt { $before }.
coach-well-sound = { $count ->
    [one] Bei { $sound } von { $count } Entscheidung fand sich nichts klar Besseres.
   *[other] Bei { $sound } von { $count } Entscheidungen fand sich nichts klar Besseres.
}
coach-well-none = Diesmal sticht kein Zug heraus.
coach-try-title = Ein Vorschlag
coach-try-text = { $turn }: Deine Gewinnchance sank von { $before } auf { $after }.
coach-try-themed = { $turn }, { $theme }: Deine Gewinnchance sank von { $before } auf { $after }.
coach-try-none = Kein Zug hat mehr gekostet, als sich messen lässt.
coach-next-lesson = Als Nächstes: die Lektion „{ $title }“.
coach-next-again = Als Nächstes: noch einmal die Lektion „{ $title }“.
coach-next-puzzles = Als Nächstes: Rätsel zum Thema „{ $theme }“.
coach-next-any_puzzles = Als Nächstes: ein paar Rätsel.
coach-next-none = Als Nächstes: noch eine Partie.
coach-turns-title = Deine drei Züge
coach-turns-fewer = Deine Züge
coach-turns-none = Diesmal sticht kein Zug heraus.
coach-turns-best = { $turn }: gut gesehen
coach-turns-worst = { $turn }: Da war mehr drin
coach-turns-text = Von { $before } auf { $after }
coach-turns-themed = { $theme }: von { $before } auf { $after }
coach-show_tip = Die Partie in diesem Moment
coach-to_lesson = Zur Lektion
coach-to_lesson_tip = Wer die Lektion verlässt, kommt hierher zurück
coach-to_puzzles = Zu den Rätseln
coach-to_puzzles_tip = „Zurück“ führt wieder hierher
coach-recurring = { $count ->
    [one] In { $count } Partie hat eines am meisten gekostet: { $theme }. Das waren { $cost } von 100 Partien (± { $error }).
   *[other] In { $count } Partien hat eines am meisten gekostet: { $theme }. Das waren je { $cost } von 100 Partien (± { $error }).
}
coach-more_games = { $count ->
    [one] Nach { $count } analysierten Partie sticht noch nichts heraus. Es braucht mehr Partien.
   *[other] Nach { $count } analysierten Partien sticht noch nichts heraus. Es braucht mehr Partien.
}
