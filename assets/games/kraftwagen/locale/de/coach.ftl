### Worum es bei Entscheidungen in Kraftwagen geht, nach einem Doppelpunkt.

## kraftwagen.coach

kraftwagen-coach-theme-jump = der Sprung
kraftwagen-coach-theme-sale = der Verkauf
kraftwagen-coach-theme-price = der Preis
kraftwagen-coach-theme-race = der Grand Prix
kraftwagen-coach-theme-buyers = die Käufer
kraftwagen-coach-theme-research = das Forschen
kraftwagen-coach-theme-engineer = die Ingenieure
kraftwagen-coach-theme-building = das Bauen
kraftwagen-coach-theme-workers = die Arbeiter
kraftwagen-coach-theme-awards = Geld sofort
kraftwagen-coach-theme-ending = das Ende eines Durchgangs
