## score

score-name = Punkte
score-title = Punkte
score-amount = { $count ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
stages = Abschnitte

## statistics

statistics-title = Statistik
statistics-everybody = Alle hier
statistics-who_tip = Wessen Partien gezählt werden
statistics-against = Gegen { $name }
statistics-against_all = Gegen alle
statistics-against_tip = Nur Partien mit diesem Namen am Tisch
statistics-any_number = Beliebig viele
statistics-number_tip = Wie viele mitgespielt haben
statistics-option_any = { $option }: beides
statistics-option_is = { $option }: { $value }
statistics-pure_filter-any = Tipps: beides
statistics-pure_filter-pure = Tipps: ohne Hilfen
statistics-pure_filter-helped = Tipps: erlaubt
statistics-practice = Mit Übung
statistics-practice_tip = Partien, in denen schon Aufgedecktes zurückgenommen wurde oder ein Sitz gewechselt hat, Partien, die eine frühere fortsetzen, und Aufbauten, die schon gespielt wurden
statistics-none = Nach der ersten beendeten Partie steht hier, woher die Summe kam ({ $score }) und wie oft du gewinnst.
statistics-none_fitting = Keine beendete Partie passt zu dieser Auswahl.
statistics-none_handed = { $count ->
    [one] { $count } beendete Partie zählt nicht: Ein Sitz hat darin gewechselt, das Ergebnis gehört also niemandem allein. Sie bleibt als Übung erhalten.
   *[other] { $count } beendete Partien zählen nicht: Ein Sitz hat darin gewechselt, die Ergebnisse gehören also niemandem allein. Sie bleiben als Übung erhalten.
}
statistics-none_practice = { $count ->
    [one] { $count } beendete Partie zählt nicht, denn sie ist Übung: Ein Sitz hat gewechselt, Aufgedecktes wurde zurückgenommen, oder der Aufbau war bekannt.
   *[other] { $count } beendete Partien zählen nicht, denn sie sind Übung: Ein Sitz hat gewechselt, Aufgedecktes wurde zurückgenommen, oder der Aufbau war bekannt.
}
statistics-none_of_people = { $count ->
    [one] { $count } beendete Partie zählt nicht: Nur Bots haben gespielt. Wähle im Filter, wer gezählt wird, um sie zu sehen.
   *[other] { $count } beendete Partien zählen nicht: Nur Bots haben gespielt. Wähle im Filter, wer gezählt wird, um sie zu sehen.
}
statistics-left_out = { $count ->
    [one] { $count } Übungspartie nicht gezählt
   *[other] { $count } Übungspartien nicht gezählt
}
statistics-handed = { $count ->
    [one] { $count } mit Sitzwechsel
   *[other] { $count } mit Sitzwechsel
}
statistics-play = Partie spielen
statistics-filter = Filter
statistics-filter_tip = Auswählen, welche Partien gezählt werden
statistics-clear = Alle zählen
statistics-all_games = Alle hier gespielten Partien
statistics-with_practice = mit Übung
statistics-games = { $count ->
    [one] Partie
   *[other] Partien
}
statistics-seats = { $count ->
    [one] { $count } Ergebnis von Menschen
   *[other] { $count } Ergebnisse von Menschen
}
statistics-pure = { $count ->
    [one] { $count } ohne Hilfen
   *[other] { $count } ohne Hilfen
}
statistics-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
statistics-victories = Siege
statistics-likely = wohl { $low } bis { $high }
statistics-likely_tip = Bei { $games-dat } liegt die wahre Quote wohl zwischen { $low } und { $high }. Der Zufall allein ergibt { $fair }.
statistics-average = Schnitt ({ $score })
statistics-lately = { $mean } in den letzten zehn
statistics-best = Beste Partie
statistics-rates = Siege je Gegner
statistics-rates_note = Schwarzer Strich: wahrscheinliche wahre Quote. Rote Marke: Zufall allein
statistics-sources = { $score_title } nach Herkunft
statistics-no_sources = Über die Herkunft ({ $score }) ist nichts bekannt.
statistics-course = { $score_title }, Partie für Partie
statistics-course_note = Gefüllt: gewonnen. Linie: Schnitt aus zehn Partien
statistics-stage = Abschnitt { $number }
statistics-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
    .dat = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
statistics-rate_tip = Gegen { $name }: { $games }, { $wins } gewonnen (Gleichstand geteilt), das sind { $share }. Die wahre Quote liegt wohl zwischen { $low } und { $high }; der Zufall allein ergibt { $fair }. Im Schnitt { $own } zu { $theirs }.
statistics-source_tip = { $source }, { $stage }: im Schnitt { $mean }; in einer ganzen Partie { $whole }.
statistics-course_tip = { $name }, { $date }: { $own }, Platz { $place } von { $players } ({ $others }). Schnitt zuletzt: { $mean }.
statistics-opening = Deine Partien werden gelesen …
statistics-counting = Wird gezählt …
statistics-reading = Gespeicherte Partien werden gelesen, { $done } von { $count }
statistics-export = Exportieren
statistics-export_tip = Die ausgewählten Partien als Tabelle (CSV), eine Zeile für jeden Sitz jeder Partie
statistics-export_none = Es gibt nichts zu exportieren.
statistics-exported = Die Tabelle wurde als { $file } gespeichert.
statistics-export_failed = Die Tabelle ließ sich nicht schreiben: { $problem }.
statistics-folder = Ordner öffnen
statistics-rebuild = Neu einlesen
statistics-rebuild_tip = Liest alle beendeten Partien aus dem Ordner noch einmal. Partien, deren Dateien fehlen, bleiben erhalten.
statistics-learned-challenges = Herausforderungen: { $gold } Gold, { $silver } Silber, { $bronze } Bronze
statistics-learned-challenges_tip = Die beste Medaille jeder Herausforderung. Herausforderungen zählen oben nicht als Partien.
statistics-learned-puzzles = { $count ->
    [one] Rätsel: { $solved } von { $all } gelöst · { $count } Stern
   *[other] Rätsel: { $solved } von { $all } gelöst · { $count } Sterne
}
statistics-learned-rated = Deine Wertungszahl: { $rating }
statistics-troubles-damaged = Die Statistikdatei war beschädigt. Sie liegt jetzt als { $detail } daneben; aus den gespeicherten Partien wird eine neue gemacht.
statistics-troubles-locked = Ein anderes Fenster benutzt die Statistikdatei. Was jetzt gespielt wird, kommt später dazu.
statistics-troubles-newer = Die Statistikdatei stammt von einer neueren Version des Programms und bleibt, wie sie ist.
statistics-troubles-unwritable = Die Statistikdatei lässt sich nicht benutzen: { $detail }. Ergebnisse aus gespeicherten Partien lassen sich später noch einmal lesen.

## counted

counted-day = Zählt nicht als Partie des Tages: { $why }.
counted-day_and_practice = Zählt nicht als Partie des Tages und in der Statistik als Übung: { $why }.
counted-practice = Zählt in der Statistik als Übung: { $why }.
counted-no_achievements = Diese Partie bringt keine Erfolge.
counted-no_achievements_for = Keine Erfolge für { $names }: Auch ein Bot hat entschieden.
counted-chapter = Ein Kapitel bringt Siegel. Für Statistik und Erfolge zählt es nicht.
counted-challenge = Eine Herausforderung bringt Medaillen. Für Statistik und Erfolge zählt sie nicht.
counted-position = Zählt nicht in der Statistik: Die Partie begann mit einer aufgebauten Stellung.
counted-why-handed = ein Sitz hat gewechselt
counted-why-hints = es gab Tipps
counted-why-practice = Aufgedecktes wurde zurückgenommen, oder der Aufbau war bekannt
counted-why-branch = die Partie setzte eine frühere fort
counted-why-clock = die Uhr war schon über diesen Tag hinaus
counted-why-unknown = es war Übung

## achievements

achievements-title = Erfolge
achievements-count = { $done } von { $all } errungen
achievements-rules = Erringen kann man sie in Partien, die wie üblich beginnen, an Sitzen, für die kein Bot entschieden hat. Übungspartien und Partien mit Tipps zählen, Herausforderungen nicht.
achievements-done = Errungen am { $date }
achievements-part = { $done } von { $all }
achievements-missing = Es fehlt noch: { $names }.
achievements-gained = { $count ->
    [one] Neuer Erfolg: { $names }
   *[other] Neue Erfolge: { $names }
}

## copying

copying-done = Kopiert
copying-failed = Ging nicht

## setup_code

setup_code-title = Partiecode
setup_code-enter = Code eingeben
setup_code-enter_tip = Den Aufbau spielen, den dir jemand geschickt hat
setup_code-note = Spiel, Varianten, Startzahl und Gegner in einer Zeile. Kleinschreibung und Leerzeichen sind egal.
setup_code-take = Verwenden
setup_code-copy_tip = Partiecode { $code }: dasselbe Spiel, dieselben Varianten und Gegner, dieselbe Startzahl. Klick, um ihn zu kopieren.
setup_code-later = Partiecode: wenn die Partie zu Ende ist
setup_code-later_tip = Mit dem Code ließe sich herausfinden, was die anderen auf der Hand haben.
setup_code-problems-empty = Gib den Code hier ein oder füg ihn ein.
setup_code-problems-sign = Das Zeichen { $sign } kann in keinem Partiecode stehen.
setup_code-problems-short = Der Code ist zu kurz; etwas fehlt.
setup_code-problems-checksum = Der Code stimmt nicht: Mindestens ein Zeichen ist falsch oder fehlt.
setup_code-problems-newer = Der Code stammt von einer neueren Version des Programms.
setup_code-problems-game = Der Code ist für ein Spiel, das dieses Programm nicht hat.
setup_code-problems-data = Der Code wurde mit anderem Spielmaterial oder anderen Regeln erstellt.
setup_code-problems-bot = Der Code nennt einen Bot, den dieses Programm nicht hat.
setup_code-problems-options = Die Varianten oder die Startzahl dieser Partie passen nicht in einen Code.
setup_code-problems-seats = { $count ->
    [one] Der Code ist für { $count } Person, das erlaubt dieses Spiel nicht.
   *[other] Der Code ist für { $count } Personen, das erlaubt dieses Spiel nicht.
}

## daily

daily-title = Partie des Tages
daily-same = Heute bekommen alle dieselbe Partie. Genau ein Versuch zählt: ohne Tipps, ohne Aufgedecktes zurückzunehmen und ohne einen Sitz zu übergeben.
daily-opponents = Am Tisch
daily-play = Partie des Tages spielen
daily-again = Noch einmal als Übung
daily-rehearse = Als Übung spielen
daily-go_on = Partie des Tages fortsetzen
daily-begun_here = Der Versuch, der zählt, hat begonnen und geht dort weiter, wo du aufgehört hast.
daily-begun_spoiled = Der Versuch hat begonnen und geht dort weiter, wo du aufgehört hast. Er zählt nicht mehr: { $why }.
daily-open = Der Versuch hat begonnen, aber die Partie ist nicht unter den gespeicherten. Ist sie in einem anderen Fenster offen, spiel dort weiter.
daily-result = Platz { $place } von { $players } mit { $amount }
daily-week = Diese Woche
daily-week_none = Sieben Tage, sieben Partien. Spiel, welche du willst; ein ausgelassener Tag kostet nichts.
daily-week_played = { $count ->
    [one] Du hast { $count } der sieben Partien dieser Woche gespielt.
   *[other] Du hast { $count } der sieben Partien dieser Woche gespielt.
}
daily-copy_week = Woche kopieren
daily-share_week = { $game }, Woche vom { $date }: { $signs } { $played }, { $won }
daily-days_played = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
daily-won = { $count ->
    [one] { $count } gewonnen
   *[other] { $count } gewonnen
}
daily-played = Ein Platz in einer Partie, die zählt
daily-begun = Begonnen
daily-begun_short = begonnen
daily-places =
    1.
    2.
    3.
    4.
    5.
    6.
    7.
    8.
daily-month = { $month } { $year }
daily-month_before = Der Monat davor
daily-month_after = Der Monat danach
daily-seat = { $name }, { $kind }
daily-own = Hier spielst du.
daily-uncounted = Begonnen oder nicht gezählt
daily-next = Eine neue Partie beginnt um Mitternacht UTC.
daily-copy = Ergebnis kopieren
daily-share = { $game }, Partie vom { $date }: Platz { $place } von { $players }
daily-share_practice = { $game }, Partie vom { $date }: Platz { $place } von { $players }, als Übung
daily-day_tip = { $date }: { $words }
daily-day_none = nicht gespielt
daily-day_today = noch nicht gespielt
daily-set_back = Die Uhr dieses Computers wurde zurückgestellt. Tage, die sie schon gezeigt hat, zählen nicht noch einmal; Partien gelten jetzt als Übung.
daily-barred = Die Uhr dieses Computers war schon über diesen Tag hinaus, also gilt dessen Partie als Übung.
daily-damaged = Die Liste der Partien des Tages war beschädigt. Sie wurde beiseitegelegt und eine neue begonnen.
daily-unwritable = Die Liste der Partien des Tages lässt sich gerade nicht benutzen und bleibt, wie sie ist. Was du spielst, gilt bis zum Beenden und wird nachgetragen, wenn es wieder geht.

## menu

menu-statistics = Statistik
