### Der Sandkasten: jede Stellung, von Hand aufgebaut.

## learn

learn-sandbox-title = Sandkasten
learn-sandbox-none = Dieses Spiel hat noch keinen Sandkasten.
learn-sandbox-player = Sitz { $number }
learn-sandbox-nobody = Niemand
learn-sandbox-start = Beginnen mit …
learn-sandbox-start_tip = Ein leerer Tisch oder eine gespeicherte Stellung
learn-sandbox-empty = { $count ->
    [one] Leerer Tisch, { $count } Person
   *[other] Leerer Tisch, { $count } Personen
}
learn-sandbox-undo = Zurücknehmen
learn-sandbox-undo_tip = Die letzte Änderung zurücknehmen (Strg+Z)
learn-sandbox-redo = Wiederherstellen
learn-sandbox-redo_tip = Die Änderung wiederherstellen (Strg+Y)
learn-sandbox-ask = Bots fragen
learn-sandbox-ask_tip = Was hier am besten ist, und warum
learn-sandbox-play = Weiterspielen
learn-sandbox-play_tip = Eine Übungspartie ab dieser Stellung
learn-sandbox-not_playable = In dieser Stellung kann niemand einen Zug machen.
learn-sandbox-group_tip = Was hier eingestellt wird. Ein Klick auf den Tisch wählt es ebenfalls.
learn-sandbox-thinking = Der Ratgeber überlegt …
learn-sandbox-advice = Der beste Zug
learn-sandbox-ways = Beste Wege
learn-sandbox-to_fields = Zu den Spielsteinen
learn-sandbox-hint = Zieh, was auf dem Tisch liegt, oder klick es an und stell es rechts ein.
learn-sandbox-takes = Mit der Eingabetaste nimmst du es auf.
learn-sandbox-held = Aufgenommen. Die Eingabetaste setzt es ab, Esc legt es zurück.
learn-sandbox-let_go = Zurückgelegt.
learn-sandbox-goes = Das passt hierher.
learn-sandbox-goes_not = Das passt nicht hierher.
learn-sandbox-lawful = Eine regelgerechte Stellung. { $name } ist am Zug.
learn-sandbox-over = In dieser Stellung ist die Partie zu Ende.
learn-sandbox-rule_tip = Diese Regel lesen
learn-sandbox-not_shared = Nur regelgerechte Stellungen lassen sich weitergeben.
learn-sandbox-copy = Zeile kopieren
learn-sandbox-copy_tip = Die Stellung als eine Zeile Text zum Verschicken (Strg+C)
learn-sandbox-paste = Zeile einfügen
learn-sandbox-paste_tip = Eine Stellung, die dir jemand geschickt hat (Strg+V)
learn-sandbox-save = Speichern
learn-sandbox-save_tip = Die Stellung in einer Datei speichern (Strg+S)
learn-sandbox-copied = Kopiert. Füg die Zeile in eine Nachricht ein.
learn-sandbox-no_clipboard = Speichere die Stellung stattdessen als Datei. Es gibt keine Zwischenablage.
learn-sandbox-nothing = In der Zwischenablage ist kein Text.
learn-sandbox-put = Die Stellung ist aufgebaut.
learn-sandbox-saved = Gespeichert als { $file }
learn-sandbox-not_saved = Das Speichern ist nicht gelungen: { $problem }
learn-sandbox-back = Zurück zum Sandkasten
learn-sandbox-practice = Eine Übungspartie. Sie wird weder gespeichert noch gezählt.
learn-sandbox-ended = Die Partie ist zu Ende.
learn-sandbox-edit = Diese Stellung von Hand ändern
learn-sandbox-edit_tip = Im Sandkasten; die Partie selbst bleibt, wie sie ist
learn-sandbox-bad-unreadable = Die Datei lässt sich nicht öffnen: { $problem }.
learn-sandbox-bad-foreign = Das ist keine Stellung dieses Programms.
learn-sandbox-bad-damaged = Die Zeile ist beschädigt, oder ein Stück davon fehlt.
learn-sandbox-bad-newer = Das stammt aus einer neueren Version des Programms.
learn-sandbox-bad-game = Das ist die Stellung eines anderen Spiels: { $found }.
learn-sandbox-bad-rules = Die Stellung gehört zu Version { $found } der Regeln, nicht zu { $wanted }.
learn-sandbox-bad-long = Für eine Stellung ist das zu lang.
learn-sandbox-bad-unlawful = Die Stellung lässt sich nicht aufbauen: { $problem }.
