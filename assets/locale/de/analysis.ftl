## analysis

analysis-title = Analyse
analysis-open = Analyse
analysis-open_tip = Was dir gelungen ist, ein Vorschlag und alle Züge und Zahlen
analysis-unfinished = Diese Partie ist noch nicht beendet. Analysieren lässt sie sich erst, wenn sie zu Ende ist.
analysis-taken_over = Diese Partie wurde mit anderen Regeln oder anderem Spielmaterial als heute gespielt und lässt sich nicht analysieren.
analysis-chances = Gewinnchance
analysis-score = { $score_title }
analysis-expected = Erwartet
analysis-sources = Herkunft
analysis-luck = Glück
analysis-everybody = Alle
analysis-bots = Auch Züge der Bots
analysis-who_tip = Von wem die Züge, die Herkunft und das Glück zu sehen sind; die Linien zeigen immer alle
analysis-worth = Sehenswertes
analysis-all = Jeder Zug
analysis-list_tip = Nur Verluste und Wendepunkte oder jeder Zug
analysis-first = Eine erste Schätzung; es wird noch genauer gerechnet, { $done } fertig
analysis-reading = Die Partie wird eingelesen
analysis-complete = Punkte in der Kurve zeigen Verluste, Streifen Wendepunkte. Der Fehlerbereich (±) gilt in etwa 95 von 100 Fällen.
analysis-stopped = Angehalten, { $done } fertig
analysis-stop = Anhalten
analysis-go_on = Weiter
analysis-trouble = Die Analyse ist nicht gelungen: { $problem }.
analysis-point_tip = { $count ->
    [one] Nach { $count } Zug: { $values }.
   *[other] Nach { $count } Zügen: { $values }.
}
analysis-before_tip = Zu Beginn: { $values }.
analysis-score_point_tip = { $count ->
    [one] Nach { $count } Zug, { $score }: { $values }.
   *[other] Nach { $count } Zügen, { $score }: { $values }.
}
analysis-expected_point_tip = { $count ->
    [one] Nach { $count } Zug erwarteter Endstand ({ $score }): { $values }.
   *[other] Nach { $count } Zügen erwarteter Endstand ({ $score }): { $values }.
}
analysis-expected_before_tip = Zu Beginn erwarteter Endstand ({ $score }): { $values }.
analysis-value = { $name } { $value }
analysis-give_or_take = { $count ->
    [one] Plus oder minus { $count } von 100.
   *[other] Plus oder minus { $count } von 100.
}
analysis-turn = Zug { $number }
analysis-turn_part = Zug { $number }, nach dem Ziehen
analysis-sound = In Ordnung
analysis-scratch = Kratzer
analysis-dent = Beule
analysis-breakdown = Panne
analysis-forced = Keine Wahl
analysis-unclear = Im Fehlerbereich
analysis-turning = Wendepunkt
analysis-points = −{ $loss } ± { $error } von 100 Partien
analysis-point_count = { $count ->
    [one] { $number } von 100 Partien
   *[other] { $number } von 100 Partien
}
analysis-grades = Ein Kratzer kostet mindestens 5 von 100 Partien, eine Beule 10, eine Panne 15.
analysis-legend = Ein Kratzer kostet mindestens 5 von 100 Partien, eine Beule 10, eine Panne 15. Wendepunkt: Mindestens 10 von 100 Partien wechselten die Seite. Was in seinem Fehlerbereich liegt, bekommt keine Note. In einem Zug mit Note wird auch jede Entscheidung beurteilt; die ohne Zeichen sind in Ordnung.
analysis-nothing = Es fand sich nichts Besseres.
analysis-only = Es gab nichts zu wählen.
analysis-inside = { $count ->
    [one] Auf einem anderen Weg ließe sich wohl { $loss } von 100 Partien mehr gewinnen, aber das liegt im Fehlerbereich von ±{ $error }.
   *[other] Auf einem anderen Weg ließen sich wohl { $loss } von 100 Partien mehr gewinnen, aber das liegt im Fehlerbereich von ±{ $error }.
}
analysis-small = Auf einem anderen Weg ließen sich wohl { $loss } ± { $error } von 100 Partien mehr gewinnen.
analysis-lost = **{ $grade }** (ab { $least } von 100 Partien): Das kostete { $loss } ± { $error }, etwa { $amount }.
analysis-lost_chance = **{ $grade }** (ab { $least } von 100 Partien): Das kostete { $loss } ± { $error }.
analysis-estimated = Das ist eine erste Schätzung; ein genauerer Blick folgt.
analysis-mark = (**{ $grade }**, −{ $loss } ± { $error } von 100 Partien)
analysis-mark_small = (−{ $loss } ± { $error } von 100 Partien)
analysis-mark_unclear = (−{ $loss } ± { $error } von 100 Partien, im Fehlerbereich)
analysis-played = Gespielt: { $decisions }.
analysis-what_was_played = das, was gespielt wurde
    .dat = dem, was gespielt wurde
analysis-better = Besser: { $decisions }.
analysis-other = Der andere Weg: { $decisions }.
analysis-gained = { $count ->
    [one] Die erste Idee wäre vielleicht gewesen: { $decisions }. Was gespielt wurde, versprach, { $count } ± { $error } von 100 Partien mehr zu gewinnen.
   *[other] Die erste Idee wäre vielleicht gewesen: { $decisions }. Was gespielt wurde, versprach, { $count } ± { $error } von 100 Partien mehr zu gewinnen.
}
analysis-swing = { $count ->
    [one] Wendepunkt: { $gainer } kam von { $gained_from } auf { $gained_to }, { $loser } von { $lost_from } auf { $lost_to } (± { $error } von 100).
   *[other] Wendepunkt: { $gainer } kam von { $gained_from } auf { $gained_to }, { $loser } von { $lost_from } auf { $lost_to } (± { $error } von 100).
}
analysis-swing_scoring = Zu diesem Zug gehörte eine Wertung.
analysis-swing_draw = Das Ziehen allein: { $points }.
analysis-none_listed = Nichts davon ist einen zweiten Blick wert.
analysis-choose = Wähle einen Zug in der Liste oder in der Kurve.
analysis-replay = Zeigen
analysis-replay_tip = Die Partie in diesem Moment, bei der teuersten Entscheidung, falls eine markiert ist
analysis-rule = Regelheft
analysis-rule_tip = Die Regel, um die es hier geht
analysis-retry = Ab hier neu versuchen
analysis-retry_tip = Eine neue Übungspartie ab diesem Moment, bei der teuersten Entscheidung, falls eine markiert ist; du entscheidest für alle, die am Zug sind, auch für einen Bot
analysis-no_sources = Dieses Spiel sagt nicht, woher die Punkte kommen.
analysis-stage = Abschnitt { $number }
analysis-source_tip = { $source }, { $stage }: { $value }
analysis-luck_wait = Das Gezogene wird mit dem verglichen, was sonst hätte kommen können.
analysis-luck_none = In dieser Partie wurde nichts gezogen.
analysis-luck_intro = Nach jedem Ziehen wurde die Partie mit dem beurteilt, was kam, und { $draws }-mal mit anderem, was hätte kommen können. Der Unterschied ist Glück, ganz gleich, wer gezogen hat.
analysis-luck_line-good = **{ $name }**: Glück beim Ziehen. Alles zusammen: { $points } (± { $error }), { $amount }.
analysis-luck_line-bad = **{ $name }**: Pech beim Ziehen. Alles zusammen: { $points } (± { $error }), { $amount }.
analysis-luck_line-even = **{ $name }**: weder Glück noch Pech, denn die Summe liegt im Fehlerbereich. Alles zusammen: { $points } (± { $error }), { $amount }.
analysis-luck_best = Bester Moment: { $turn }, { $points }.
analysis-luck_worst = Schlechtester Moment: { $turn }, { $points }.
analysis-luck_start = **{ $name }**: { $start }.
analysis-start_line = Geschätzte Gewinnchance beim Start: { $chance }; ausgeglichen wären { $even }.
analysis-start_even = Der Start war etwa ausgeglichen.
