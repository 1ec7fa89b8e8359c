### Der Tisch: Leisten, Verlauf, Aufforderungen, Sitzwechsel, Pause, Ergebnis.

## table

table-rulebook = Regelheft
table-menu = Menü
table-menu_tip = Pause, Speichern, Einstellungen, zurück ins Menü ({ $keys })
table-book_tip = Die Regeln ({ $keys })
table-settings_tip = Einstellungen
table-speed_tip = Tempo von Animationen und Zügen der anderen. Überspringen: { $any }.
table-step_tip = Schritt für Schritt: Jede Entscheidung eines Bots wartet auf Taste oder Klick ({ $keys })
table-zoom_tip = Den Tisch heranholen; die Sicht folgt dem Zeiger ({ $keys } oder das Mausrad)
table-scroll_tip = Was die anderen seit dem letzten Zug getan haben ({ $keys })
table-log_tip = Der Verlauf, mit allem, was die anderen seit dem letzten Zug getan haben ({ $keys })
table-others_tip = Zeigt groß, was { $name } hat ({ $keys })
table-next_tip = Die nächste Entscheidung eines Bots ({ $any })
table-wait_next = Als Nächstes: { $name }. Weiter mit: { $any }.
table-waits = ist dran
table-merit = Erfolg: { $title }
table-merit_of = { $name }, Erfolg: { $title }
table-recap = Seit dem letzten Zug von { $name }
table-recap_first = Vor dem ersten Zug von { $name }
table-recap_nothing = Seit dem letzten Zug hat niemand sonst gespielt.
table-looking = Rückblick: { $line }
table-looking_at = Rückblick: Entscheidung { $number } von { $count }
table-back_to_game = Zurück zur Partie
table-back_to_game_tip = Zurück zur jetzigen Stellung ({ $keys })
table-looking_refused = Geh zurück zur Partie, um zu entscheiden. Das hier ist eine frühere Stellung.
table-seats = Wer spielt?
table-seats_note = Ein Sitz lässt sich jederzeit einem Bot übergeben und zurückholen. Die Partie gilt dann als Übung, und ein Sitz, für den ein Bot entschieden hat, erringt keine Erfolge.
table-hand_over_title = Den Sitz übergeben?
table-hand_over_daily = Wenn du einen Sitz übergibst, zählt dieser Versuch nicht mehr als Partie des Tages.
table-hand_over_yes = Übergeben
table-hand_over_no = So lassen
table-seats_done = Weiter
table-seats_tip = Klicken, um Sitze an Bots oder Menschen zu geben
table-pause_seats = Sitz übergeben
table-handed-to_bot = Ab jetzt spielt ein Bot für { $name } ({ $bot }).
table-handed-to_person = Ab jetzt spielt ein Mensch für { $name }.
table-end_turn = Zug beenden
table-end_turn_tip = Den Zug beenden ({ $keys })
table-end_turn_without = Trotzdem beenden
table-end_turn_back = Zurück
table-end_turn_none = Gerade gibt es keinen Zug zu beenden.
table-undo = Zurück
table-undo_tip = Die letzte Entscheidung zurücknehmen ({ $keys })
table-undo_nobody = Hier spielen nur Bots; es gibt nichts zurückzunehmen.
table-take_back = Rücknahme
table-step_back_tip = Einen Schritt zurück
table-take_back_tip = Mit nur einem Menschen am Tisch lässt es sich trotzdem zurücknehmen; die Partie gilt dann als Übung.
table-take_back_title = Zurücknehmen?
table-take_back_question = Mit nur einem Menschen am Tisch lässt es sich trotzdem zurücknehmen; die Partie gilt dann als Übung und steht in der Statistik für sich.
table-take_back_daily = Mit nur einem Menschen am Tisch lässt es sich trotzdem zurücknehmen, aber dann zählt dieser Versuch nicht mehr als Partie des Tages.
table-take_back_yes = Zurücknehmen
table-hint = Tipp
table-hint_tip = Ein Tipp in drei Stufen: die Idee, was infrage kommt, was am besten ist ({ $keys })
table-hint_title = Tipp, Stufe { $step } von { $steps }
table-hint_candidates = Was infrage kommt
table-hint_best = Das Beste zeigen
table-hint_more_tip = Die nächste Stufe ({ $keys })
table-hint_cancel = Schließen ({ $keys })
table-hint_thinking = Der Ratgeber überlegt …
table-hint_daily = Nach einem Tipp zählt dieser Versuch nicht mehr als Partie des Tages. Frag noch einmal, wenn du ihn trotzdem willst ({ $keys }).
table-hint_pure = In einer Partie ohne Hilfen gibt es keine Tipps.
table-hint_not_now = Warte auf deinen Zug; Tipps gibt es nur, wenn man selbst entscheidet.
table-hint_trouble = Frag später noch einmal; beim Ratgeber ist etwas schiefgegangen, er hat gerade keinen Tipp. Die Partie geht weiter.
table-log_empty = Alles, was geschieht, steht dann hier.
table-your_move = ist am Zug
table-moves = spielt
table-thinking = überlegt
table-over = gewinnt
table-wait = { $name } ist am Zug.
table-begins = beginnt
table-begins_game = { $name } beginnt das Spiel.
table-scoring = Die Wertung läuft; danach geht die Partie weiter.
table-scoring_last = Die Wertung läuft; danach kommt das Ergebnis.
table-forced = { $name } hat keine Wahl, also geschieht es gleich: { $decision }.
table-practice = Übung
table-pure = ohne Hilfen
table-next = Weiter
table-go_on = Weiterspielen
table-skip_all = Überspringen
table-how = Wie kommt das?
table-bot_trouble = { $name } hat diesmal nicht lange überlegt: ein einfacher Zug.
table-autosave_failed = Die Partie lässt sich gerade nicht speichern: { $problem }. Das Spiel geht weiter.
table-autosave_again = Die Partie wird wieder gespeichert.
table-saved_elsewhere = Diese Partie liegt jetzt in { $file }. Um sie an einem anderen Tag fortzusetzen, verschiebe die Datei in den Ordner der gespeicherten Partien.
table-kept-title = Speichern
table-kept-not_saved-mark = Nicht gespeichert
table-kept-not_saved-words = Diese Partie wird nicht gespeichert: { $problem }.
table-kept-elsewhere-mark = Anderswo gespeichert
table-kept-elsewhere-words = In den üblichen Ordner lässt sich nicht schreiben. Diese Partie liegt in { $file }.
table-kept-temporary-mark = Bis zum Neustart
table-kept-temporary-words = Diese Partie liegt in { $folder }; nach einem Neustart des Computers kann sie weg sein.
table-kept-help = Mach auf dieser Platte etwas Platz oder erlaube das Schreiben in { $folder }, wo Partien sonst liegen. Das Programm versucht es weiter.
table-kept-again = Neuer Versuch
table-kept-place = In „{ $folder }“ speichern
table-kept-play_on = Weiterspielen
table-save = Speichern
table-save_title = Diese Partie speichern
table-save_note = Derselbe Name ersetzt den älteren Stand dieser Partie.
table-replace = Ersetzen
table-replace_not = Anderen Namen wählen
table-replace_title = Die andere Partie ersetzen?
table-replace_question = Unter dem Namen „{ $name }“ liegt eine andere Partie; sie ginge verloren.
table-save_failed = Die Partie ist nicht gespeichert: { $problem }.
table-save_nowhere = Es gibt keinen Ordner für gespeicherte Partien.
table-saved_as = Die Partie ist als „{ $name }“ gespeichert.
table-pause = Pause
table-resume = Weiterspielen
table-pause_save = Speichern unter …
table-pause_rules = Regeln
table-pause_settings = Einstellungen
table-pause_results = Endstand
table-pause_menu = Speichern und ins Menü
table-pause_leave = Zurück ins Menü
table-back_to_analysis = Zurück zur Analyse
table-back_to_replay = Zurück zur Rückschau
table-handoff = Jetzt am Bildschirm
table-handoff_hint = Weiter mit: { $any }.
table-good_move = Der Stern: eine gute Wahl.
table-give_back = Zurückgeben
table-give_back_tip = Die letzte Entscheidung zurücknehmen. Niemand hat etwas Neues gesehen. ({ $keys })
table-colour_shape = { $colour }, { $shape }
table-colour-yellow = Gelb
table-colour-blue = Blau
table-colour-vermillion = Zinnober
table-colour-pink = Rosa
table-shape-disc = Kreis
table-shape-square = Quadrat
table-shape-diamond = Raute
table-shape-hexagon = Sechseck

## results

results-title = Endstand
results-winner = { $name } gewinnt
results-shared = { $names } teilen sich den Sieg
results-podium = Podest
results-podium_tip = Zurück zum Podest
results-total = Summe
results-source = { $score_title } nach Herkunft
results-seed = Startzahl { $seed }
results-seed_tip = Dieselbe Startzahl ergibt denselben Aufbau.
results-pure = Eine Partie ohne Hilfen: keine Tipps, nichts zurückgenommen.
results-hints = Tipps: { $names }.
results-hints_of = { $name } { $count }
results-again = Noch einmal
results-again_tip = Dieselben Leute, neuer Aufbau; nun beginnt der nächste Sitz
results-again_note = dieselben Leute, neuer Anfang
results-same = Gleicher Aufbau
results-same_tip = Dieselben Leute und dieselbe Startzahl; in der Statistik gilt das als Übung
results-same_note = dieselben Leute, gleicher Anfang
results-menu = Menü

## standing

standing-place-1 = Platz 1
    .on = auf Platz 1
standing-place-2 = Platz 2
    .on = auf Platz 2
standing-place-3 = Platz 3
    .on = auf Platz 3
standing-place-4 = Platz 4
    .on = auf Platz 4
standing-place-5 = Platz 5
    .on = auf Platz 5
standing-place-6 = Platz { $place }
    .on = auf Platz { $place }
standing-together = gemeinsam { $place }
    .on = gemeinsam { $place-on }
standing-alone = { $place }
standing-ahead = { $count ->
    [one] { $place } ({ $count } voraus)
   *[other] { $place } ({ $count } voraus)
}
standing-short = { $count ->
    [one] { $place } ({ $count } zurück)
   *[other] { $place } ({ $count } zurück)
}
standing-tie_break = { $place } nach Gleichstand
standing-tie = Niemand liegt vorn, also ist der Sieg geteilt
standing-lead = { $count ->
    [one] { $count } vor { $names }
   *[other] { $count } vor { $names }
}
standing-by_tie_break = Die Regel für Gleichstand hat entschieden
standing-you-won-alone = Du hast gewonnen
standing-you-won-tie_break = Du hast gewonnen: Platz 1 nach Gleichstand
standing-you-won-ahead = { $count ->
    [one] Du hast gewonnen: Platz 1 ({ $count } voraus)
   *[other] Du hast gewonnen: Platz 1 ({ $count } voraus)
}
standing-you-shared = Niemand liegt vorn, ihr teilt euch den Sieg
standing-you-lost-tie_break = Du bist { $place-on } nach Gleichstand
standing-you-lost-short = { $count ->
    [one] Du bist { $place-on } ({ $count } zurück)
   *[other] Du bist { $place-on } ({ $count } zurück)
}

## end

end-row = { $name }: { $amount }, { $words }
end-medals = { $count ->
    [one] Ein neuer Erfolg
   *[other] { $count } neue Erfolge
}
end-medals_of_all = { $count ->
    [one] Ein neuer Erfolg für euch alle
   *[other] { $count } neue Erfolge für euch alle
}
end-count = Die Abrechnung
end-counted = { $names }: { $source }
end-evening = Heute Abend
end-won = Siege
end-share = Teilen
end-share_tip = Ein Bild des Podests als Datei und das Ergebnis in einer Zeile zum Einfügen
end-shared-score = { $name } { $score }
end-shared-line = { $game }: { $result }.
end-shared-code = { $game }: { $result }. Derselbe Anfang: { $code }
end-shared-copied = Kopiert. Füg es ein, wo du magst: { $line }
end-shared-not_copied = Schick diese Zeile mit: { $line }
end-story = Die Partie von { $name }
end-record = Das beste Ergebnis bisher!
end-best_title = Der beste Moment
end-best = { $amount } auf einmal. { $words }
end-moment_tip = { $when }: in der Rückschau ansehen
end-near-short = { $count ->
    [one] Nur { $count } zurück.
   *[other] Nur { $count } zurück.
}
end-near-tie = Nur die Regel für Gleichstand hat entschieden.
end-near-source = { $source }: { $own } gegen { $other } ({ $name }).
end-near-stage = { $stage } gab den Ausschlag: { $own } gegen { $other }.
end-better = { $amount } mehr als letztes Mal ({ $before }).
end-results = Einzelheiten
end-results_tip = Herkunft der Summe ({ $score }), Rückschau, Analyse und eine weitere Partie

## reason

reason-undo_game_over = Um von einem früheren Moment weiterzuspielen, öffne die Rückschau und wähle „Ab hier spielen“. Die Partie ist beendet und bleibt, wie sie war.
reason-undo_other_decided = Seitdem hat schon jemand anders entschieden, und auch das würde zurückgenommen.
reason-undo_revealed = Seitdem wurde etwas Neues aufgedeckt, und alle haben es gesehen.
reason-undo_not_alone = Auch andere spielen an diesem Bildschirm; nur die letzte Entscheidung lässt sich zurücknehmen.
reason-undo_not_a_person = Nur Entscheidungen von Menschen lassen sich zurücknehmen.
reason-undo_nothing = Noch ist nichts entschieden.
