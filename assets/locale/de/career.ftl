### Das eigene Werk: Album, Hausmarke, Laufbahn.

## album

album-title = Album
album-count = { $found } von { $all } Modellen gefunden
album-rules = Ein Modell ist gefunden, wenn du es zum ersten Mal verkaufst.
album-unknown = Noch nicht gefunden
album-found = Zuerst verkauft von { $name }, { $date }
album-new = Neu im Album: { $title }
album-new_of = { $name }, neu im Album: { $title }

## marque

marque-title = Deine Hausmarke
marque-about = Ein Name macht sie zu deiner. Sie steht auf deinem Tableau und auf allem, was du baust; deine Farbe am Tisch bleibt.
marque-name = Name
marque-emblem = Emblem
marque-paint = Lack
marque-none = Noch keine Hausmarke
marque-drop = Ohne spielen
marque-with_words = { $marque } · { $words }
marque-open = Deine Hausmarke
marque-emblems-wing = Flügel
marque-emblems-gear = Zahnrad
marque-emblems-star = Stern
marque-emblems-crown = Krone
marque-emblems-anchor = Anker
marque-emblems-bolt = Blitz
marque-emblems-tower = Turm
marque-emblems-leaf = Blatt
marque-paints-oxblood = Dunkelrot
marque-paints-green = Grün
marque-paints-black = Schwarz
marque-paints-cream = Creme
marque-paints-brass = Messing
marque-paints-brown = Braun
marque-paints-grey = Grau
marque-paints-white = Weiß

## career

career-title = Laufbahn
career-about = Sechs Kapitel. Jedes ist eine kurze Partie mit einer eigenen Regel und drei Siegeln.
career-seals_won = { $won } von { $all } Siegeln gewonnen
career-chapter = Kapitel { $number } · { $year }
career-begin = Den Brief lesen
career-again = Noch einmal
career-later = Öffnet sich nach dem Kapitel davor
career-beat = Vor { $name } landen
career-seals-done = Die Aufgabe
career-seals-rival = Das Duell
career-seals-aim = Das Meisterstück
career-won = Gewonnen
career-lost = Nicht gewonnen
career-easier_now = Jetzt leichter
career-new = Neu
career-signed = Es grüßt { $name }
career-rule = Die Regel dieses Kapitels: { $words }
career-carried = Aus dem Kapitel davor: { $words }
career-easier = Diesmal beginnst du mit Vorsprung.
career-roles-rival = Das Duell
career-roles-known = Schon bekannt
career-roles-other = Am Tisch
career-jobs = Wähle eine Aufgabe
career-more_seals = Noch zwei Siegel, bei jeder Aufgabe
career-seal = { $seal }: { $words }
career-along = Du nimmst mit: { $words }
career-persons = Wer spielt an diesem Bildschirm?
career-alone = Eine Person
career-together = Zwei, das bessere Ergebnis zählt
career-goal = Kapitel { $number }: { $title }
career-count = { $words } ({ $count })
career-reached = erreicht: { $found }
career-versus = { $own } zu { $other }
career-better = Es zählt das Ergebnis von { $name }.
career-next_try = Der nächste Versuch beginnt mit Vorsprung.
career-line = **{ $seal }**: { $words }
career-line_met = **{ $seal }**: { $words } – erreicht
career-ahead = **{ $seal }**: { $words } – im Moment vorn
career-won_title = Kapitel gewonnen
career-all_title = Sechs Kapitel, alle gewonnen
career-all_won = Alle sechs Kapitel sind gewonnen. Jedes lässt sich noch einmal spielen, um die fehlenden Siegel zu holen.
career-lost_title = Diesmal hat es nicht gereicht
career-retry = Neuer Versuch
career-go_on = Nächstes Kapitel
career-road = Alle Kapitel
career-results = Endstand
career-hand_over = Ein Kapitel, das jemand anders spielt, bringt kein Siegel.
career-unfair = Ein Kapitel, das jemand anders gespielt hat, bringt kein Siegel.
career-gone = Dieses Kapitel gibt es nicht mehr.
