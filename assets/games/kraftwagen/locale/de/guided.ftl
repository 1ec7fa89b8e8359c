### Die geführte Partie von Kraftwagen: höchstens acht Wörter für das Was, vierzehn für das Warum (geprüft).
### Es spricht Jakob, ein alter Vorarbeiter von 1905. Schritte: assets/games/kraftwagen/learn/guided.

## kraftwagen.people

kraftwagen-people-mentor-name = Jakob, Vorarbeiter

## kraftwagen.guided

kraftwagen-guided-sell-title = Verkaufen
kraftwagen-guided-sell-about = Käufer rufen und Geld bekommen
kraftwagen-guided-sell-done = Käufer bringen das Geld.
kraftwagen-guided-sell-aim = Das meiste Geld gewinnt. Verkaufte Wagen bringen es.
kraftwagen-guided-sell-call = Zwei Wagen gehören dir. Ruf den Karosseriekäufer.
kraftwagen-guided-sell-call_wrong = Wir beginnen mit dem Karosseriekäufer, dem ersten der vier.
kraftwagen-guided-sell-call_why = Er nimmt die beste Karosserie zu jedem Preis: deine Fünf. Daneben: Motor, Arbeiter.
kraftwagen-guided-sell-choose = Noch ein Käufer. Wer nimmt den anderen Wagen?
kraftwagen-guided-sell-choose_engine = Er will den stärksten Motor: deinen. Der Prestigekäufer hätte die Arbeiter gezählt.
kraftwagen-guided-sell-choose_prestige = Er zählt Arbeiter: Dein Wagen hat drei. Auch der Motorkäufer hätte ihn genommen.
kraftwagen-guided-sell-choose_body = Ein zweiter nimmt die zweitbeste Karosserie, und die ist nicht deine. Ruf jemand anders.
kraftwagen-guided-sell-choose_price = Der billigste Wagen ist nicht deiner, und dieser Käufer zahlt doppelt dafür. Ruf jemand anders.
kraftwagen-guided-sell-end = Beende deinen Zug. Jetzt kommen die Käufer.
kraftwagen-guided-sell-end_why = Beide Käufer haben dich bezahlt. Das meiste Geld: gewonnen!
kraftwagen-guided-make-title = Bauen
kraftwagen-guided-make-about = Ein Wagen aus dem Nichts
kraftwagen-guided-make-done = Zu einem Wagen gehören Karosserie, Motor, Arbeiter und Preis.
kraftwagen-guided-make-body = Neue Partie, leere Werkstätten. Nimm eine Karosserie.
kraftwagen-guided-make-body_first = Erst die Karosserie. Der Motor kommt danach.
kraftwagen-guided-make-body_why = Jede Werkstatt fasst ein Bauteil. Eine Karosserie allein rollt nirgendwohin.
kraftwagen-guided-make-engine = Drück erst den Motor, dann die nächste Werkstatt.
kraftwagen-guided-make-engine_wrong = Dort würde er Rennen fahren, aber keinen Käufer finden. Nimm die nächste Werkstatt.
kraftwagen-guided-make-engine_why = Karosserie und Motor: fast ein Wagen. Bisher habe ich meinen geschoben.
kraftwagen-guided-make-glass = Alle Käuferfelder sind voll: Rücke die Sanduhr weiter.
kraftwagen-guided-make-glass_why = Ist die Reihe voll, bewegt die Aktion Käufer die Sanduhr. Bei 0 wird gekauft.
kraftwagen-guided-make-offer = Wähle Karosserie, Motor, Arbeiter, Preis, dann „Anbieten“.
kraftwagen-guided-make-offer_first = Biete erst deinen Wagen an. Ohne ihn kann dich niemand bezahlen.
kraftwagen-guided-make-glass_later = Das kommt danach. Erst Karosserie und Motor.
kraftwagen-guided-make-offer_cheap = Verkauft würde er, aber du bliebst zurück. Für den besten Motor zahlt der Käufer jeden Preis.
kraftwagen-guided-make-offer_best = Der teuerste! Für den stärksten Motor zahlt der Käufer jeden Preis.
kraftwagen-guided-make-offer_near = Vierzehn reichen. Der Käufer hätte auch fünfzehn gezahlt.
kraftwagen-guided-make-end = Beende deinen Zug. Dein Käufer ist der erste.
kraftwagen-guided-make-end_why = Gebaut, verkauft und das meiste Geld: gewonnen!
kraftwagen-guided-aim-title = Zielen
kraftwagen-guided-aim-about = Arbeit und ein Wagen für einen Käufer
kraftwagen-guided-aim-done = Du kannst Wagen bauen und verkaufen. Rennen, Prämien und Ingenieure kommen beim Spielen.
kraftwagen-guided-aim-ring = Neue Partie. Wer am Ende steht, zieht.
kraftwagen-guided-aim-ring_why = Unser Ziel ist der Karosseriekäufer. Also brauchen wir die beste Karosserie.
kraftwagen-guided-aim-take = Du stehst am Ende: Nimm Forschen und Karosserie.
kraftwagen-guided-aim-take_wrong = Auch dieses Plättchen ist nützlich. Diesmal brauchen wir Forschen und Karosserie zusammen.
kraftwagen-guided-aim-take_why = Wer am Ende steht, zieht. Die Arbeit auf dem Plättchen ist jetzt deine.
kraftwagen-guided-aim-research = Nimm Karosseriebau: zwei Karosseriepunkte mehr.
kraftwagen-guided-aim-research_first = Erst Karosseriebau. Die Karosserie wird dadurch besser.
kraftwagen-guided-aim-research_wrong = Eine gute Karte, aber Karosseriebau bringt mehr Karosseriepunkte.
kraftwagen-guided-aim-research_why = Drei Punkte ergeben eine Karosserie 3. Ein Arbeiter bleibt bei der Karte.
kraftwagen-guided-aim-body = Drück auf die Karosserie: Eine Werkstatt ist frei.
kraftwagen-guided-aim-body_why = Eine Drei, die beste Karosserie! Nur wartet noch kein Karosseriekäufer darauf.
kraftwagen-guided-aim-end = Beende deinen Zug. Jetzt sind die anderen dran.
kraftwagen-guided-aim-again = Wieder am Ende! Nimm jetzt Anwerben und Käufer.
kraftwagen-guided-aim-again_wrong = Du hast eine feine Karosserie und niemanden, der sie kauft. Nimm Anwerben und Käufer.
kraftwagen-guided-aim-again_why = Damit wirbst du einen Arbeiter an und rufst einen Käufer: genau das Richtige.
kraftwagen-guided-aim-hire = Wirb einen Arbeiter an: Drück auf deine Kantine.
kraftwagen-guided-aim-hire_first = Beides ist erlaubt. Hier wirbst du erst an.
kraftwagen-guided-aim-hire_why = Jeder Wagen braucht mindestens einen Arbeiter. Ich habe es ohne versucht: Niemand lenkte.
kraftwagen-guided-aim-call = Jetzt ziele: Ruf den Karosseriekäufer.
kraftwagen-guided-aim-call_wrong = Dieser Käufer nähme einen fremden Wagen. Ruf den Karosseriekäufer.
kraftwagen-guided-aim-call_why = Du weißt, was er will, und du hast es. Das heißt zielen.
kraftwagen-guided-aim-offer = Biete die neue Karosserie an, zu deinem Preis.
kraftwagen-guided-aim-offer_first = Biete erst einen Wagen an. Der Käufer kommt am Ende dieses Zuges.
kraftwagen-guided-aim-offer_body = Ein fremder Wagen hat eine bessere Karosserie als diese. Biete die Drei an.
kraftwagen-guided-aim-offer_cheap = Verkauft, aber zu billig zum Gewinnen. Er nimmt die beste Karosserie zu jedem Preis.
kraftwagen-guided-aim-offer_best = Beste Karosserie: Der Käufer zahlt jeden Preis. Bei gleichen Wagen nimmt er den günstigeren.
kraftwagen-guided-aim-offer_near = Vierzehn tun es auch. Der Käufer hätte sogar fünfzehn gezahlt.
kraftwagen-guided-aim-sixth = Sechs Wagen beenden den Durchgang. Beende deinen Zug.
kraftwagen-guided-aim-sixth_why = Gezielt, verkauft, gewonnen. Jetzt kannst du eine ganze Partie spielen, { $name }.
