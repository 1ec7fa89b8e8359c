### Hinweise in einer ersten Partie Kraftwagen: jeder einmal, wenn sein Moment kommt.

## kraftwagen.tips

kraftwagen-tips-start = Wähle irgendein Startplättchen. Es gibt dir sofort Arbeiter, Bauteile oder ein paar Felder im Grand Prix.
kraftwagen-tips-take = Zeig auf ein Plättchen, um zu sehen, was es bringt. Je weiter vorn es liegt, desto länger wartest du auf deinen nächsten Zug.
kraftwagen-tips-research-engineers = Karosserie- und Motorpunkte machen Bauteile für die ganze Partie besser. Ingenieure brauchen keinen Arbeiter.
kraftwagen-tips-research-short = Karosserie- und Motorpunkte machen Bauteile für die ganze Partie besser.
kraftwagen-tips-buyer = Ruf einen Käufer, der sich wünscht, worin deine Wagen am besten sind. Du bekommst das Geld neben dem Stapel.
kraftwagen-tips-race = Dein Rennwagen fährt so viele Felder, wie sein Motor wert ist. Plätze und Runden bringen am Ende des Durchgangs Geld.
kraftwagen-tips-engine = Ein Motor kommt in eine Werkstatt, um verkauft zu werden, oder in deinen Rennwagen, damit er schneller fährt.
kraftwagen-tips-full = Deine Werkstätten sind voll. Biete vielleicht erst einen Wagen an, denn ein neues Bauteil verdrängt ein altes.
kraftwagen-tips-inactive = Wirb einen Arbeiter für deine inaktive Karte an. Vorher bringt sie nichts.
kraftwagen-tips-sale = Nach jetzigem Stand zahlt ein Käufer { $money } für deinen Wagen. Ein anderes Angebot kann das noch unterbieten.
kraftwagen-tips-unsold = Du kannst jetzt einen Wagen anbieten, aber noch kauft ihn niemand. Oder warte auf einen Käufer oder bessere Bauteile.
kraftwagen-tips-ending = Der Durchgang endet bald. Nur was dann auf dem Markt steht, lässt sich verkaufen.
kraftwagen-tips-end = Beende deinen Zug. Sonst ist nichts mehr zu tun.
