## app

app-title = Kraftwagen & Automania
app-notice = Wichtig
app-not_kept = In { $folder } lässt sich nichts speichern. Vorerst wird in { $session } gespeichert; nach einem Neustart des Computers kann das weg sein.
app-second_window = Das Programm ist schon in einem anderen Fenster offen. Partien von hier werden getrennt gespeichert, es geht also nichts verloren.
app-game_tip = Um welches Spiel es auf dieser Seite geht
app-ok = OK
app-cancel = Abbrechen
app-back = Zurück
app-no_letter = Nimm lateinische, griechische oder kyrillische Buchstaben. Dieses Zeichen lässt sich hier nicht zeigen.

## kept

kept-files-daily = Die Liste deiner Partien des Tages
kept-files-progress = Dein Fortschritt in Lektionen, Rätseln und Herausforderungen
kept-damaged = Beschädigt: { $what } ({ $file }). Es geht mit einer neuen Datei weiter; die alte bleibt als { $detail } erhalten.
kept-unreadable = Lässt sich gerade nicht öffnen: { $what } ({ $file }), { $detail }. Die Datei bleibt, wie sie ist; was du tust, gilt bis zum Beenden und kommt dazu, sobald es wieder geht.
kept-unwritable = Lässt sich gerade nicht speichern: { $what } ({ $file }), { $detail }. Was du tust, gilt bis zum Beenden und wird gespeichert, sobald es wieder geht.
kept-newer = Aus einer neueren Version des Programms: { $what } ({ $file }). Die Datei bleibt, wie sie ist; was du hier tust, gilt bis zum Beenden.

## menu

menu-continue = Fortsetzen
menu-new = Neue Partie
menu-choose = Dieses Spiel wählen
menu-chosen = Gewählt
menu-facts-players = { $low } bis { $high } Personen
menu-facts-minutes = { $low } bis { $high } Minuten
menu-facts-weight-light = leicht
menu-facts-weight-medium = mittelschwer
menu-facts-weight-heavy = anspruchsvoll
menu-load = Gespeichert
menu-rules = Regeln
menu-settings = Einstellungen
menu-quit = Beenden
menu-continue_none = Keine Partie läuft
menu-new_note = Wer spielt mit, und wie
menu-alone = Allein spielen
menu-alone_note = Laufbahn, Partie des Tages, Rätsel und mehr
menu-learn = Lernen
menu-learn_note = Schritt für Schritt, beim Spielen
menu-first = Eine erste Partie
menu-first_note = Zwei leichte Gegner, nichts einzustellen
menu-quit_question = Das Programm beenden? Alles ist schon gespeichert.
menu-version = Version { $version }

## aim

aim-go = Los geht’s

## new_match

new_match-title = Neue Partie
new_match-players = Wer spielt?
new_match-count = { $count ->
    [one] Allein
   *[other] Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }
}
new_match-colour_hint = Ein Druck ändert Zeichen oder Gesicht.
new_match-colour_tip = { $colour }. Ein Druck wechselt die Farbe.
new_match-colour_spoken = Die Farbe von { $name } ist { $colour }. Ein Druck wechselt sie.
new_match-name_tip = Der Name im Verlauf und am Tisch
new_match-add = Noch jemand
new_match-options = Varianten
new_match-seed = Startzahl
new_match-seed_empty = Jedes Mal neu
new_match-seed_tip = Gleiche Startzahl und gleiche Züge ergeben dieselbe Partie.
new_match-from_to = Von { $low } bis { $high }
new_match-out_of_range = { $option }: eine Zahl von { $low } bis { $high }.
new_match-bad_options = So lässt sich nicht spielen: { $problem }.
new_match-pure = Ohne Hilfen
new_match-pure_note = Keine Tipps. Sobald Neues zu sehen war, lässt sich nichts von vorher zurücknehmen.
new_match-help-title = Hilfe
new_match-help-moves = Gute Wahl zeigen
new_match-help-moves_tip = Ein kleiner Stern zeigt, was eine Überlegung wert ist.
new_match-help-hints = Freie Tipps
new_match-help-hints_tip = Tipps und Zurücknehmen kosten nichts, solange nichts Neues zu sehen war, auch wenn schon die nächste Person am Bildschirm sitzt.
new_match-head_start-none = Kein Vorsprung
new_match-head_start-little = Ein wenig: { $amount }
new_match-head_start-some = Etwas: { $amount }
new_match-head_start-lot = Viel: { $amount }
new_match-start = Partie beginnen
new_match-empty_name = Sitz { $number } braucht einen Namen.
new_match-odd_name = Sitz { $number }: Ein Zeichen lässt sich nicht zeigen; nimm lateinische, griechische oder kyrillische Buchstaben.
new_match-same_name = Zwei heißen { $name }. Gib einem Sitz einen anderen Namen.
guests-girl = Mädchen
guests-boy = Junge
guests-woman = Junge Frau
guests-man = Mann
guests-grandmother = Großmutter
guests-grandfather = Großvater
guests-title = Welches Gesicht für { $name }?
guests-tip = { $guest }. Ein Druck zeigt andere Gesichter.
guests-spoken = Das Gesicht von { $name }: { $guest }. Ein Druck zeigt andere.
guests-taken = { $name } hat dieses Gesicht und bekommt deines.

## options

options-on = { $option }: an
options-off = { $option }: aus

## bots

bots-levels = Bots, von schwach bis stark
bots-levels_won = Bots, von schwach bis stark. Die Prozentzahl: So oft gewinnt jeder gegen drei Bots der Zeile darüber
bots-numbered = { $name } { $number }
bots-won = Gewinnt { $rate } von 100 Partien gegen drei Bots der Stufe darunter.
bots-styles = Bots mit eigener Spielweise
bots-strength = Stärke { $strength } von { $most }.
bots-person-title = Mensch
bots-person-note = Spielt an diesem Bildschirm.
bots-person-names =
    Ada
    Bruno
    Clara
    Dorian
    Edith
bots-apprentice-title = Lehrling
bots-apprentice-note = Lernt die Regeln und schaut nur auf die eigene Seite.
bots-apprentice-names =
    Rudi
    Lotte
    Fritz
    Mitzi
bots-journeyman-title = Geselle
bots-journeyman-note = Kennt das Spiel, schätzt den Wert der Dinge aber oft falsch ein.
bots-journeyman-names =
    Anton
    Berta
    Emil
    Paula
bots-merchant-title = Kaufmann
bots-merchant-note = Wägt bei jedem Zug alle Möglichkeiten danach ab, was sie wohl bringen.
bots-merchant-names =
    Gustav
    Helene
    Viktor
    Amalie
bots-engineer-title = Konstrukteur
bots-engineer-note = Hat aus Tausenden Partien gelernt, was eine Stellung wert ist.
bots-engineer-names =
    Konrad
    Hedwig
    Oskar
    Ilse
bots-champion-title = Meister
bots-champion-note = Die höchste Stufe. Denkt mehrere Züge voraus.
bots-champion-names =
    Maximilian
    Theodora
    Ferdinand
    Leonore
bots-random-title = Würfel
bots-random-note = Macht irgendetwas Erlaubtes.
bots-random-names =
    Rudi
    Lotte
    Fritz
    Mitzi
bots-greedy-title = Händler
bots-greedy-note = Wägt jeden Schritt eines Zuges ab und nimmt, was wohl am meisten bringt ({ $score }).
bots-greedy-names =
    Gustav
    Helene
    Viktor
    Amalie

## settings

settings-title = Einstellungen
settings-game = Spielen
settings-told = Meldungen und Erklärungen
settings-ease = Besser sehen und hören
settings-controls = Tasten und Controller
settings-speed = Tempo von Animationen und Zügen der anderen
settings-speed_note = Animation überspringen: { $any }.
settings-speeds-slow = Langsam
settings-speeds-normal = Normal
settings-speeds-fast = Schnell
settings-speeds-instant = Sofort
settings-auto_forced = Züge ohne Wahl für mich spielen
settings-auto_forced_note = Gibt es nur eine Möglichkeit, wird sie angesagt und dann gespielt.
settings-auto_end_turn = Meinen Zug von selbst beenden
settings-auto_end_turn_note = Wenn sonst nichts mehr geht. Der Zug lässt sich dann nicht zurücknehmen.
settings-bot_reasons = Bots erklären ihre Züge
settings-bot_reasons_note = Eine kurze Zeile zu jedem Zug, und im Verlauf, was sie abgewogen haben.
settings-show_figures = Zahlen zeigen
settings-show_figures_note = Gewinnchancen und erwartete Ergebnisse in Tipps, Bemerkungen und Analyse.
settings-open_totals = Stand von allen zeigen ({ $score })
settings-open_totals_note = Automatisch: gegen Bots offen, unter Menschen verdeckt. Nach den gedruckten Regeln dürfen alle ihren Stand geheim halten, obwohl jeder Gewinn offen ist und sich mitzählen lässt.
settings-totals-auto = Automatisch
settings-totals-on = Immer
settings-totals-off = Nie
settings-window = Anzeige
settings-language = Sprache
settings-language_system = Sprache des Systems
settings-fullscreen = Vollbild
settings-fullscreen_note = F11 oder Alt+Eingabe wechselt jederzeit.
settings-scale = Größe der Bedienung
settings-scale_note = Auch Strg und Plus, Strg und Minus; Strg+0 setzt sie zurück. Der Tisch wächst, soweit er passt; { $close_up } oder das Mausrad holt ihn heran.
settings-text_size = Schriftgröße
settings-text_size_note = Nur die Schrift auf Seiten, Tafeln und Karten; Spielpläne behalten ihre Größe.
settings-palette = Farben
settings-palettes-normal = Normal
settings-palettes-contrast = Hoher Kontrast
settings-sofa = Größer auf dem Sofa
settings-sofa_note = Wer mit einem Controller beginnt, sieht alles mindestens ein Viertel größer, lesbar aus drei Metern.
settings-rumble = Vibration
settings-rumble_note = Controller, die das können, vibrieren kurz, wenn du am Zug bist und wenn etwas Großes geschieht.
settings-large_pictures = Größere Bilder für alle, die mit Hilfe spielen
settings-large_pictures_note = Ihr Tisch zeigt nur, womit sie spielen; Verlauf und Bereiche der anderen öffnen sich auf Wunsch.
settings-reduced_motion = Weniger Bewegung
settings-reduced_motion_note = Nichts wandert über den Tisch; alles erscheint gleich an seinem neuen Ort.
settings-banners = Banner für erste Erfolge, neue Runden oder Durchgänge, Treffer der Gegner
settings-notices = Meldungen über Erfolge und Rekorde
settings-rule_codes = Nummern der Regeln
settings-rule_codes_note = Im Regelheft hat jede Regel ihre Nummer, etwa A3, wie in Berichten über die Regeln.
settings-sound = Klang
settings-files = Dateien und Programm
settings-effects = Lautstärke des Spiels
settings-interface = Lautstärke von Knöpfen und Spielsteinen
settings-music = Lautstärke der Musik
settings-ambience = Lautstärke der Umgebungsgeräusche
settings-music_on = Musik
settings-music_on_note = { $music } schaltet sie jederzeit aus und an.
settings-no_sound = Kein Audiogerät gefunden, also ist nichts zu hören. Schließ Lautsprecher oder Kopfhörer an und starte das Programm neu.
settings-mute_unfocused = Stumm im Hintergrund
settings-mute_unfocused_note = Kein Ton, solange ein anderes Fenster benutzt wird.
settings-rules-compiled = Bots denken mit vollem Tempo.
settings-rules-off = Bots denken langsamer: Die Regeln sind nicht kompiliert.
settings-rules-written = Bots denken langsamer: Die Regeln sind nicht kompiliert. Beim nächsten Start wird das nachgeholt.
settings-rules-building = Bots denken bald schneller; das Programm bereitet sich noch vor.
settings-rules-ready = Bots denken jetzt mit vollem Tempo; das Programm ist bereit.
settings-rules-no_compiler = Bots denken langsamer: Für die Regeln fehlt ein C-Compiler.
settings-rules-no_tools = Bots denken langsamer: Das Werkzeug zum Kompilieren fehlt; python3 run.py compile holt es.
settings-rules-failed = Bots denken langsamer: Die Regeln ließen sich nicht kompilieren. Beim nächsten Start wird es wieder versucht.
settings-rules-damaged = Bots denken langsamer: Die kompilierten Regeln sind beschädigt. Installiere das Programm neu.
settings-folder = Ordner der Partien öffnen
settings-folder_tip = Partien, Einstellungen und Protokolle liegen als Dateien in diesem Ordner
settings-about = Über dieses Programm
settings-about_tip = Version, Lizenzen, wo es eine neuere Version gibt
settings-about_unofficial = Eine inoffizielle Ausgabe von Leuten, die diese Spiele lieben.
settings-about_licences = Schriften, Symbole und Bibliotheken sind frei verwendbar; ihre Lizenzen liegen in einem Ordner des Programms.
settings-about_updates = Das Programm verbindet sich mit niemandem. Eine neuere Version gibt es dort, wo du diese gefunden hast.
settings-licences = Lizenzen
settings-bad_file = Die Einstellungsdatei war beschädigt; es geht mit einer neuen weiter. Die alte bleibt daneben, mit „damaged“ im Namen.
settings-not_now = Die Einstellungen lassen sich gerade nicht öffnen, also gelten die Vorgaben. Die Datei bleibt, wie sie ist; was du änderst, gilt bis zum Beenden.
settings-not_written = Die Einstellungen lassen sich gerade nicht speichern: { $problem }. Was du änderst, gilt bis zum Beenden.
settings-bad_values = Einige Einstellungen waren nicht lesbar; für sie gelten die Vorgaben.

## saves

saves-title = Gespeicherte Partien
saves-none = Noch ist keine Partie gespeichert.
saves-drop = Hat dir jemand eine Partie geschickt? Zieh ihre Datei auf das Fenster, um sie zu öffnen.
saves-load = Laden
saves-delete = Löschen
saves-keep = Behalten
saves-delete_title = Diese Partie löschen?
saves-delete_question = { $name } ist dann endgültig weg.
saves-delete_question_older = { $count ->
    [one] { $name } und { $count } älterer Zwischenstand davon sind dann endgültig weg.
   *[other] { $name } und { $count } ältere Zwischenstände davon sind dann endgültig weg.
}
saves-folder = Ordner öffnen
saves-folder_is = Der Ordner ist { $folder }
saves-dates-today = Heute, { $time }
saves-dates-yesterday = Gestern, { $time }
saves-amount = { $name }: { $amount }
saves-with = mit { $names }
saves-challenge = Herausforderung: { $title }
saves-chapter = Laufbahn: { $title }
saves-autosave = Laufende Partie
saves-put_aside = Unbeendete Partie
saves-elsewhere = In „{ $folder }“ gespeichert
saves-finished_game = Beendete Partie
saves-finished = Beendet
saves-moves = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
saves-unreadable = Diese Datei ist nicht lesbar.
saves-problems-unreadable = Die Datei lässt sich nicht öffnen: { $problem }.
saves-problems-huge = Die Datei ist zu groß für eine gespeicherte Partie.
saves-problems-foreign = Die Datei ist keine gespeicherte Partie dieses Programms.
saves-problems-truncated = Die Datei ist unvollständig; sie wurde nicht zu Ende geschrieben.
saves-problems-damaged = Die Datei ist beschädigt; ihr Inhalt passt nicht zu ihrer Prüfsumme.
saves-problems-newer = Die Datei stammt aus Version { $version }, dieses Programm ist erst Version { $own }. Aktualisiere es, um sie zu öffnen.
saves-problems-invalid = Die Datei hat bei { $entry } einen falschen Eintrag: { $problem }.
saves-problems-game = Die Datei enthält eine Partie { $found }, nicht { $wanted }.
saves-problems-rules = Die Partie wurde mit Version { $found } der Regeln gespielt; dieses Programm spielt Version { $wanted }.
saves-problems-data = Die Partie wurde mit anderem Spielmaterial gespielt.
saves-problems-unplayable = Die Partie lässt sich nicht nachspielen (Entscheidung { $number }): { $problem }.
saves-problems-position = Die Partie lässt sich nicht übernehmen: { $problem }.
saves-problems-unknown_game = Dieses Programm kennt das Spiel { $game } nicht.
saves-problems-folder = Die gespeicherten Partien in { $folder } lassen sich nicht ändern: { $problem }.
saves-taken_over-goes_on = Diese Partie wurde mit anderen Regeln oder anderem Spielmaterial als heute begonnen. Vom jetzigen Stand an geht sie mit den heutigen Regeln weiter, als Übung; die gespeicherte Partie bleibt, wie sie war.
saves-taken_over-shown = Diese Partie wurde mit anderen Regeln oder anderem Spielmaterial als heute gespielt. Sie wird Stellung für Stellung gezeigt, ohne Verlauf.

## rules

rules-title = Regeln
rules-none = Zu den Regeln dieses Spiels gibt es noch keine Seiten.

## unsaved

unsaved-title = Gehen, ohne zu speichern?
unsaved-text = Die Partie lässt sich nicht speichern: { $problem }. Alles seit dem letzten Speichern ginge verloren.
unsaved-leave = Gehen
unsaved-stay = Bleiben

## text_size

text_size-title = So groß, wie du magst
text_size-words = Wie groß soll die Schrift hier sein? Dein System verwendet größere Schrift als üblich.
text_size-later = In den Einstellungen lässt sich das jederzeit ändern.
text_size-done = Passt so

## error

error-title = Da ist etwas schiefgegangen
error-text = Ein unerwarteter Fehler hat die Partie hier angehalten. Du hast nichts falsch gemacht.
error-saved = Die Partie ist gespeichert; „Fortsetzen“ im Hauptmenü führt zu ihr zurück.
error-not_saved = Die Partie ließ sich nicht speichern; „Fortsetzen“ im Hauptmenü beginnt beim zuletzt gespeicherten Stand.
error-no_match = Es lief keine Partie.
error-please = Schick den Bericht an die Leute, die das Programm machen, damit sie das beheben können.
error-log = Der Bericht liegt unter { $name }
error-no_log = Der Bericht ließ sich nicht in eine Datei schreiben; kopiere ihn stattdessen.
error-copy = Bericht kopieren
error-copied = Der Bericht ist in der Zwischenablage.
error-folder = Ordner öffnen
error-menu = Hauptmenü
