### Ein Spiel lernen: Seiten und Knöpfe. Die Wörter der Lektionen liegen beim Spiel.

## learn

learn-title = Das Spiel lernen
learn-fault = Diese Datei wird ausgelassen: { $problem }
learn-more-first_match-title = Mit Hinweisen spielen
learn-more-first_match-note = Gegen leichte Gegner
learn-more-puzzles-title = Rätsel
learn-more-puzzles-note = Finde den besten Zug
learn-more-challenges-title = Herausforderungen
learn-more-challenges-note = Partien mit besonderer Regel
learn-more-career-title = Laufbahn
learn-more-career-note = Sechs Kapitel, sechs Duelle
learn-more-album-title = Album
learn-more-album-note = Modelle, die du verkauft hast
learn-more-sandbox-title = Sandkasten
learn-more-sandbox-note = Stellungen frei aufbauen
learn-more-rules-title = Regeln
learn-more-rules-note = Zum Nachschlagen
learn-lessons-title = Lektionen
learn-lessons-first = Vor der ersten Partie
learn-lessons-ready = Du bist bereit für eine erste Partie. Gut zu wissen:
learn-lessons-later = Später
learn-lessons-numbered = { $number }  { $title }
learn-lessons-count = { $done } von { $total } fertig
learn-lessons-minutes = { $count ->
    [one] { $count } Min.
   *[other] { $count } Min.
}
learn-lessons-reached = Schritt { $number } von { $count }
learn-lessons-is_done = fertig
learn-lessons-took = fertig in { $time }
learn-lessons-step = Schritt { $number } von { $count }
learn-lessons-next = Weiter
learn-lessons-next_tip = Oder die Eingabetaste
learn-lessons-back = Zurück
learn-lessons-back_tip = Der Schritt davor
learn-lessons-show = Zeig es mir
learn-lessons-show_tip = Die Lektion macht es für dich
learn-lessons-leave_tip = Die Lektion verlassen. Beim nächsten Mal geht es hier weiter.
learn-lessons-right = Richtig!
learn-lessons-shown = Schau, wie es geht.
learn-lessons-watch = Schau den anderen zu.
learn-lessons-wrong = Nicht das. Was du brauchst, leuchtet.
learn-lessons-wait = Die anderen ziehen noch.
learn-lessons-read_first = Drück erst „Weiter“ neben dem Tisch.
learn-lessons-no_undo = Drück „Zurück“ neben dem Tisch, um einen Schritt zurückzugehen.
learn-lessons-no_hint = Was du brauchst, leuchtet.
learn-lessons-broken = Diese Lektion passt nicht zu den Regeln: { $problem }
learn-lessons-repeat = Diese Lektion von vorn
learn-lessons-skip = Zur nächsten Lektion
learn-lessons-leave = Lektion verlassen
learn-lessons-first_game = Eine erste Partie
learn-lessons-done = Gut gemacht!
learn-lessons-over = Das war’s!
learn-lessons-news = Lektion fertig: { $done } von { $total }
learn-lessons-following = Nächste Lektion
learn-lessons-list = Lektion verlassen
learn-guided-title = Die geführte Partie
learn-guided-note = Schritt für Schritt, beim Spielen
learn-guided-done = Du kannst eine erste Partie spielen
learn-guided-repeat = Von vorn beginnen
learn-guided-skip = Zum nächsten Teil
learn-guided-leave = Die geführte Partie verlassen
learn-challenges-title = Herausforderungen
learn-challenges-count = { $gold }-mal Gold, { $silver }-mal Silber, { $bronze }-mal Bronze in { $all } Herausforderungen
learn-challenges-unwon = { $count ->
    [one] { $count } Partie mit besonderer Regel und drei Medaillen
   *[other] { $count } Partien mit besonderer Regel und je drei Medaillen
}
learn-challenges-medals = Herausforderungen: { $gold }-mal Gold, { $silver }-mal Silber, { $bronze }-mal Bronze
learn-challenges-against = { $count ->
    [one] Allein, gegen: { $names }
   *[other] Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }, gegen: { $names }
}
learn-challenges-bronze = Bronze
learn-challenges-silver = Silber
learn-challenges-gold = Gold
learn-challenges-never = Bedingung: { $words }
learn-challenges-spoiled = Bedingung verletzt: { $words }. Diese Partie bringt keine Medaille.
learn-challenges-unfair_handed = Diese Partie bringt keine Medaille und zählt nicht als Versuch: Ein Sitz hat gewechselt.
learn-challenges-unfair_known = Diese Partie bringt keine Medaille und zählt nicht als Versuch: Ein Teil davon wurde schon gespielt.
learn-challenges-hand_over = Wenn du einen Sitz übergibst, bringt diese Partie keine Medaille. Bots können keine Herausforderung für dich gewinnen.
learn-challenges-play = Spielen
learn-challenges-again = Noch einmal
learn-challenges-play_tip = „{ $title }“ spielen
learn-challenges-tries = { $count ->
    [one] { $count } Versuch
   *[other] { $count } Versuche
}
learn-challenges-new = Noch kein Versuch
learn-challenges-none = Für dieses Spiel gibt es noch keine Herausforderungen.
learn-challenges-faults = Diese Herausforderungen waren nicht lesbar:
learn-challenges-goal = Ziel: { $title }
learn-challenges-rung = **{ $medal }**: { $words } (jetzt { $now })
learn-challenges-open = **{ $medal }**: { $words }
learn-challenges-demands = { $medal }: { $words }
learn-challenges-reached = **{ $medal }**: { $words } – erreicht
learn-challenges-won = { $medal } gewonnen
learn-challenges-no_medal = Diesmal keine Medaille
learn-challenges-better = Dein bestes Ergebnis bisher
learn-challenges-list = Alle Herausforderungen
learn-challenges-list_tip = Zurück zur Liste der Herausforderungen
learn-challenges-comma = { " " }·{ " " }
learn-challenges-gone = Diese Herausforderung lässt sich hier nicht spielen.
learn-challenges-retry = Neuer Versuch
learn-challenges-retry_tip = Dieselbe Herausforderung mit neuem Glück
learn-challenges-results = Endstand
learn-challenges-results_tip = Wer gewonnen hat und womit
learn-challenges-now = du: { $now }
learn-challenges-met = erreicht
learn-challenges-score-at_least = { $amount }
learn-challenges-score-at_most = höchstens { $amount }
learn-challenges-score-equals = genau { $amount }
learn-challenges-margin-ahead = { $lead } voraus
learn-challenges-margin-behind = höchstens { $lead } zurück
learn-challenges-margin-level = niemand vor dir
learn-challenges-lead-ahead = { $lead } voraus
learn-challenges-lead-behind = { $lead } zurück
learn-challenges-lead-level = gleichauf
learn-challenges-place-win = gewinnen
learn-challenges-place-better = Platz { $place } oder besser
learn-challenges-place-now = Platz { $place }
learn-challenges-fact-at_least = { $fact }: { $number }
learn-challenges-fact-at_most = { $fact }: höchstens { $number }
learn-challenges-fact-equals = { $fact }: genau { $number }
learn-challenges-fact-none = { $fact }: 0
learn-rulebook-search = Suchen
learn-rulebook-search_tip = Wörter einer Regel oder ihre Nummer, wenn du sie kennst
learn-rulebook-nothing = Nichts gefunden
learn-rulebook-link = Führt zu „{ $title }“
learn-rulebook-example = Beispiel: { $words }
learn-rulebook-left_out = Weggelassen
learn-rulebook-faults = Diese Teile des Regelhefts waren nicht lesbar:
learn-rulebook-play = Beispiel abspielen
learn-rulebook-pause = Pause
learn-rulebook-again = Noch einmal
learn-rulebook-before = Vorher
learn-rulebook-after = Nachher
learn-rulebook-index = Stichwörter
learn-rulebook-tip = { $press }: die Regel
learn-rulebook-line_tip = Rechtsklick oder { $press }: die Regel
learn-rulebook-read = Die Regel lesen
learn-rulebook-back = Zurück: { $place }
learn-rulebook-back_tip = Zurück zum Verweis (Alt+Links, Esc)
learn-rulebook-names =
    Ada
    Gustav
    Helene
    Viktor
learn-tips-title = Ein Hinweis
learn-tips-good = Verstanden
learn-tips-no_more = Aufhören
learn-tips-no_more_tip = Ohne Hinweise weiterspielen
