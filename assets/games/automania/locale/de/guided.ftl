### Die geführte Partie von Automania: höchstens acht Wörter für das Was, vierzehn für das Warum (geprüft).
### Es spricht Greta, die 1955 am Hafen Wagen verkauft. Schritte und Entscheidungen: assets/games/automania/learn/guided.

## automania.people

automania-people-mentor-name = Greta, am Hafen

## automania.guided

automania-guided-sell-title = Verkaufen
automania-guided-sell-about = Zwei Wagen, zwei Märkte
automania-guided-sell-done = Amerika zahlt Autobucks, Europa Punkte.
automania-guided-sell-aim = Ziel: die meisten Punkte. Ihr Zeichen: der Lorbeer.
automania-guided-sell-sell = Dein Schiff erreicht Amerika. Verkaufe für sechs Autobucks.
automania-guided-sell-sell_wrong = Das darfst du, aber hier zahlt das erste Feld am meisten.
automania-guided-sell-sell_pass = Später zahlt niemand mehr. Verkauf ihn.
automania-guided-sell-sell_why = Amerika zahlt Geld: Autobucks. Zu zweit fassen die drei untersten Felder nur einen Wagen.
automania-guided-sell-rich = Am Ende bringen die meisten Autobucks zehn Punkte.
automania-guided-sell-choose = Jetzt zahlt Europa Punkte. Wo verkaufst du?
automania-guided-sell-choose_one = Du: 24+6, fürs meiste Geld 10: 40. Konkurrenz: 31, als Zweite 6: 37.
automania-guided-sell-choose_two = Du: 24+4, fürs meiste Geld 10: 38. Konkurrenz: 31, als Zweite 6: 37.
automania-guided-sell-choose_wrong = Das ist zu wenig, um die Konkurrenz zu überholen. Nimm mindestens vier Punkte.
automania-guided-sell-choose_pass = Auf dem Schiff bringt er einen Punkt. Jeder Verkauf bringt mehr.
automania-guided-sell-end = Gewonnen! Nur mein Vermieter mag Autobucks lieber.
automania-guided-make-title = Bauen
automania-guided-make-about = Von der Fabrik aufs Schiff
automania-guided-make-done = Arbeiter bauen Wagen, Schiffe nehmen sie mit, Verkaufsbüros verkaufen sie.
automania-guided-make-act = Eine neue Partie. Bau hier einen Kleinwagen.
automania-guided-make-act_wrong = Für einen Kleinwagen reicht dein Geld. Bau den.
automania-guided-make-act_why = Jeder Wagen braucht einen Arbeiter und Autobucks. Ein Kleinwagen kostet einen Autobuck.
automania-guided-make-market = Europa wünscht Tempo, und du hast es: Europa!
automania-guided-make-market_wrong = In Amerika fragt heute niemand nach Tempo. Wähle Europa.
automania-guided-make-market_why = Tempo bringt vier Sterne: Schiff vier. Ohne Arbeiter steigst du für diese Runde aus.
automania-guided-make-retire = Steig aus und nimm ein Verkaufsbüro mit Autobucks.
automania-guided-make-retire_most = Das meiste Geld bringt am Ende zehn Punkte, das zweitmeiste sechs.
automania-guided-make-retire_tie = Zwei, wie die Konkurrenz. Bei Gleichstand geht das niedrigere Verkaufsbüro vor.
automania-guided-make-retire_point = Ein Punkt ist schön. Aber am Ende bringt das meiste Geld zehn Punkte, das zweitmeiste nur sechs.
automania-guided-make-retire_nothing = Hier ist nichts zu holen. Such Autobucks, die Konkurrenz hat zwei.
automania-guided-make-retire_recall = Dein Wagen ist, wo er sein soll. Wähle ein Verkaufsbüro.
automania-guided-make-office = Dein Büro sagt, wie viele Wagen du verkaufst.
automania-guided-make-sell = Dein Schiff ist da. Verkaufe für sechs Punkte.
automania-guided-make-sell_wrong = Das darfst du, aber zum Sieg brauchst du alle sechs Punkte.
automania-guided-make-sell_pass = Auf einem Schiff soll kein Wagen alt werden. Verkauf ihn.
automania-guided-make-sell_why = Du: 26+6, fürs meiste Geld 10: 42. Konkurrenz: 35, als Zweite 6: 41.
automania-guided-make-end = Gewonnen! Meine erste Kundin war meine Mutter.
automania-guided-aim-title = Zielen
automania-guided-aim-about = An einem anderen Schiff vorbei
automania-guided-aim-done = Du weißt, wie Wagen gebaut, verschifft und verkauft werden. Den Rest lernst du beim Spielen.
automania-guided-aim-act = Kleinwagen-Spalte: Plättchen nehmen, Wagen bauen.
automania-guided-aim-act_wrong = Das ginge auch. Hier brauchen wir ein Plättchen aus der Kleinwagen-Spalte.
automania-guided-aim-act_why = Ein freies Feld kostet einen Arbeiter. Eins mit vier darauf kostet dich fünf.
automania-guided-aim-take = Nimm die Kofferraum-Maschine: Europa wünscht sie.
automania-guided-aim-take_wrong = Eine gute Maschine, aber Lenkung wünscht in Europa gerade niemand. Nimm Kofferraum.
automania-guided-aim-place = Bau sie auf Stellplatz b ein: zwei Linien.
automania-guided-aim-place_wrong = An Stellplatz b laufen Kleinwagen und auch Familienwagen vorbei. Bau die Maschine dort ein.
automania-guided-aim-place_why = Kleinwagen kommen an b vorbei. Zwei Sterne aufgedruckt, zwei für Kofferraum in Europa.
automania-guided-aim-market = Jetzt der Wagen: Wähle für ihn Europa.
automania-guided-aim-market_wrong = Kofferraum bringt in Amerika gerade nichts. Wähle Europa.
automania-guided-aim-market_why = Vier Sterne: Schiff vier. Fünf ist besetzt: Überhole, denn höhere Schiffe verkaufen zuerst.
automania-guided-aim-workers = Pro Arbeiter in der Werbung +1. Wie viele?
automania-guided-aim-workers_few = Schiff fünf ist besetzt: Auch fünf Sterne bringen nur Schiff vier. Schick mehr.
automania-guided-aim-workers_two = Sechs: höher als die Konkurrenz! Der übrige Arbeiter verdient noch einen Autobuck.
automania-guided-aim-workers_three = Sieben: höher als die Konkurrenz! Die Fahne, eine Goldmedaille, brachte einen Punkt.
automania-guided-aim-retire = Konkurrenz: 20 Autobucks. Welches Verkaufsbüro bringt Punkte?
automania-guided-aim-retire_wrong = Die Konkurrenz hat 20 Autobucks, daran kommt niemand vorbei. Mehr davon bringt also nichts. Wähle ein Verkaufsbüro mit einem Punkt.
automania-guided-aim-retire_why = 20 Autobucks holst du nicht ein, das zweitmeiste Geld ist sicher. Punkte zählen immer.
automania-guided-aim-sell = Du bist oben, also zuerst dran: sechs Punkte.
automania-guided-aim-sell_wrong = Du bist zuerst dran, das beste Feld ist frei. Nimm es.
automania-guided-aim-sell_pass = Du bist zuerst dran, das beste Feld ist frei. Nimm es.
automania-guided-aim-sell_why = Dazu kommen sechs fürs zweitmeiste Geld. Die Konkurrenz verkauft zuletzt.
automania-guided-aim-end = Konkurrenz: 24+3, fürs meiste Geld 10: 37. Gewonnen!
