### Was Bots über ihre Züge in Automania sagen, und wohin ein Tipp schauen lässt.

## automania.advice

automania-advice-kind-act = ein Aktionsfeld
automania-advice-kind-sponsor = der Sponsor
automania-advice-kind-recall = einen Wagen zurückholen
automania-advice-kind-retire = aussteigen
automania-advice-kind-take = die Plättchen der Spalte oder Zeile
automania-advice-kind-place = die Stellen für das Plättchen
automania-advice-kind-discard = das Plättchen ablegen
automania-advice-kind-market = die beiden Märkte
automania-advice-kind-workers = die Werbung
automania-advice-kind-reward = die Erträge für den Traumwagen
automania-advice-kind-play = die Aufträge auf der Hand
automania-advice-kind-keep = die Aufträge behalten
automania-advice-kind-face = die Aufträge in der Auslage
automania-advice-kind-deck = der Auftragsstapel
automania-advice-kind-sell = die Verkaufsfelder
automania-advice-kind-copy = ein Verkauf zum Kopieren
automania-advice-kind-pass = den Wagen auf seinem Schiff lassen
automania-advice-kind-advance = die wartenden Wünsche
automania-advice-kind-factory = die Fabriken
automania-advice-look-points = Schau nach Punkten, die es sofort gibt: Goldmedaillen neben den Schiffen, Erträge, Verkaufsbüros.
automania-advice-look-medals = Schau nach Silbermedaillen: auf Plättchen und auf Aufträgen auf der Hand.
automania-advice-look-cars = Schau auf die Schiffe: Welche Wagen werden verkauft, und für wie viel?
automania-advice-look-factory = Schau auf die Fabrik und die Wünsche: Was macht die nächsten Wagen beliebter?
automania-advice-look-contracts = Schau auf die Aufträge: Welcher ist fast erfüllt?
automania-advice-look-money = Schau auf die Autobucks: Was ist noch zu bezahlen?
automania-advice-look-workers = Schau auf die Arbeiter zu Hause: Für wie viele Aktionen reichen sie noch?
automania-advice-look-order = Schau auf die Verkaufsbüros: Je niedriger die Zahl, desto früher ist man in der nächsten Runde am Zug.
automania-advice-look-rival = Schau auf die anderen: Was hätten sie gern?
automania-advice-look-only_factory = Schau auf die Fabriken: Welche Fähigkeit hilft am meisten?
automania-advice-idea-points-plain = Du kannst sofort Punkte machen.
automania-advice-idea-points-medal = Eine Goldmedaille ist für dich erreichbar.
automania-advice-idea-points-office = Ein Verkaufsbüro kann sofort Punkte bringen.
automania-advice-idea-points-sale = Der Verkauf kann dir jetzt Punkte bringen.
automania-advice-idea-points-end = Die Partie endet jetzt, also zählen nur Punkte.
automania-advice-idea-medals-plain = Silbermedaillen zählen am Ende: Welche kannst du bekommen?
automania-advice-idea-medals-contract = Einer deiner Aufträge lässt sich erfüllen.
automania-advice-idea-medals-tile = Ein Plättchen mit Silbermedaillen würde sich für dich lohnen.
automania-advice-idea-cars-plain = Denk an den nächsten Verkauf: Welche Wagen werden verkauft?
automania-advice-idea-cars-office = Wie viele Wagen du verkaufen darfst, sagt das Verkaufsbüro.
automania-advice-idea-cars-manager = Das Verkaufslimit entscheidet, wie viele Wagen du verkaufst.
automania-advice-idea-cars-spared = Vielleicht darfst du nicht jeden Wagen verkaufen. Welche Verkäufe lohnen sich?
automania-advice-idea-cars-waits = Ein Wagen auf einem Schiff kann auf einen späteren Verkauf warten.
automania-advice-idea-cars-kept = Ein Wagen kann in einem späteren Verkauf mehr wert sein.
automania-advice-idea-factory-plain = Deine nächsten Wagen könnten beliebter sein.
automania-advice-idea-factory-every = All deinen Wagen fehlen Sterne.
automania-advice-idea-factory-markets = Deinem { $car } fehlen in beiden Märkten Sterne.
automania-advice-idea-factory-stars = Deinem { $car } fehlen für { $market } Sterne.
automania-advice-idea-factory-wanted = Deine Maschinen könnten die Wünsche erfüllen, die nachrücken.
automania-advice-idea-factory-limit = Ein höheres Verkaufslimit würde dir helfen.
automania-advice-idea-factory-crew = Mehr Arbeiter würden dir helfen.
automania-advice-idea-factory-left = Arbeiter zu Hause kannst du noch einsetzen.
automania-advice-idea-contracts-plain = Denk an die Aufträge: Welcher passt zu deiner Fabrik?
automania-advice-idea-contracts-drawn = Du könntest einen neuen Auftrag gebrauchen.
automania-advice-idea-contracts-meets = Bald könntest du einen deiner Aufträge erfüllen.
automania-advice-idea-contracts-nearer = Du könntest einem deiner Aufträge näher kommen.
automania-advice-idea-money-plain = Denk an deine Autobucks: Welche Aktion lässt dir mehr davon?
automania-advice-idea-money-sale = Der Verkauf kann dir jetzt Autobucks bringen.
automania-advice-idea-workers = Arbeiter zu Hause kannst du noch einsetzen.
automania-advice-idea-order = Wer ist in der nächsten Runde zuerst am Zug?
automania-advice-brief-points-plain = Es bringt sofort mehr Punkte.
automania-advice-brief-points-medal = Es bringt eine Goldmedaille.
automania-advice-brief-points-office = Das Verkaufsbüro bringt sofort Punkte.
automania-advice-brief-points-sale = Der Verkauf bringt sofort Punkte.
automania-advice-brief-points-end = Der Endstand ist höher.
automania-advice-brief-medals-plain = Es bringt mehr Silbermedaillen.
automania-advice-brief-medals-contract = Es erfüllt einen Auftrag.
automania-advice-brief-medals-tile = Das Plättchen zeigt Silbermedaillen.
automania-advice-brief-cars-plain = Die Wagen bringen mehr ein.
automania-advice-brief-cars-office = Mehr Wagen lassen sich verkaufen.
automania-advice-brief-cars-manager = In jeder Runde lassen sich mehr Wagen verkaufen.
automania-advice-brief-cars-spared = So bleibt ein Verkauf für einen anderen Wagen.
automania-advice-brief-cars-waits = Der Wagen wartet auf einen besseren Verkauf.
automania-advice-brief-cars-kept = Der Wagen wartet auf einen besseren Verkauf.
automania-advice-brief-factory-plain = Die nächsten Wagen sind beliebter.
automania-advice-brief-factory-every = Alle Wagen dieser Fabrik werden beliebter.
automania-advice-brief-factory-markets = Der { $car } wird in beiden Märkten beliebter.
automania-advice-brief-factory-stars = Der { $car } wird in { $market } beliebter.
automania-advice-brief-factory-wanted = Der { $car } wird in { $market } begehrter.
automania-advice-brief-factory-limit = In jeder Runde lassen sich mehr Wagen verkaufen.
automania-advice-brief-factory-crew = Es bringt mehr Arbeiter.
automania-advice-brief-factory-left = Mehr Arbeiter bleiben zu Hause.
automania-advice-brief-contracts-plain = Es hilft bei Aufträgen.
automania-advice-brief-contracts-drawn = Es bringt einen neuen Auftrag.
automania-advice-brief-contracts-ready = Die Fabrik kann den neuen Auftrag erfüllen.
automania-advice-brief-contracts-taken = Der neue Auftrag ist viel wert.
automania-advice-brief-contracts-meets = Die Fabrik kann dann einen Auftrag erfüllen.
automania-advice-brief-contracts-nearer = Ein Auftrag rückt näher.
automania-advice-brief-money-plain = Es bleiben mehr Autobucks übrig.
automania-advice-brief-money-sale = Der Verkauf bringt mehr Autobucks.
automania-advice-brief-workers-plain = Mehr Arbeiter bleiben zu Hause.
automania-advice-brief-workers-hired = Es bringt mehr Arbeiter.
automania-advice-brief-order = In der nächsten Runde ist man früher am Zug.
automania-advice-brief-rival-plain = { $name } hat weniger davon.
automania-advice-brief-rival-cars = Die Wagen von { $name } bringen weniger ein.
automania-advice-brief-rival-factory = Die Wagen von { $name } werden weniger beliebt.
automania-advice-brief-rival-workers = { $name } behält weniger Arbeiter.
automania-advice-why-points-plain = Es bringt sofort { $gain } Punkte mehr als { $other }.
automania-advice-why-points-now = { $count ->
    [one] Es bringt sofort { $count } Punkt.
   *[other] Es bringt sofort { $count } Punkte.
}
automania-advice-why-points-medal = { $count ->
    [one] Der { $car } erreicht Schiff { $ship }, und die Goldmedaille dort bringt sofort { $count } Punkt.
   *[other] Der { $car } erreicht Schiff { $ship }, und die Goldmedaille dort bringt sofort { $count } Punkte.
}
automania-advice-why-points-office = { $count ->
    [one] Verkaufsbüro { $office } bringt sofort { $count } Punkt.
   *[other] Verkaufsbüro { $office } bringt sofort { $count } Punkte.
}
automania-advice-why-points-sale = { $count ->
    [one] Der Verkauf bringt sofort { $count } Punkt, mehr als { $other }.
   *[other] Der Verkauf bringt sofort { $count } Punkte, mehr als { $other }.
}
automania-advice-why-points-end = Die Partie endet jetzt, und so ist der Endstand höher.
automania-advice-why-medals-plain = Silbermedaillen sind { $gain } Punkte mehr wert als bei { $other-dat }.
automania-advice-why-medals-contract = { $count ->
    [one] Der Zug erfüllt einen Auftrag: { $count } Silbermedaille, am Ende ein Punkt.
   *[other] Der Zug erfüllt einen Auftrag: { $count } Silbermedaillen, am Ende je ein Punkt.
}
automania-advice-why-medals-tile = { $count ->
    [one] Das neue Plättchen zeigt { $count } Silbermedaille, am Ende ein Punkt.
   *[other] Das neue Plättchen zeigt { $count } Silbermedaillen, am Ende je ein Punkt.
}
automania-advice-why-cars-plain = Die Wagen auf Schiffen versprechen { $gain } Punkte mehr als bei { $other-dat }.
automania-advice-why-cars-points = { $count ->
    [one] Der { $car } kommt auf Schiff { $ship } nach { $market }; so, wie die Schiffe jetzt stehen, bringt er { $count } Punkt.
   *[other] Der { $car } kommt auf Schiff { $ship } nach { $market }; so, wie die Schiffe jetzt stehen, bringt er { $count } Punkte.
}
automania-advice-why-cars-autobucks = { $count ->
    [one] Der { $car } kommt auf Schiff { $ship } nach { $market }; so, wie die Schiffe jetzt stehen, bringt er { $count } Autobuck.
   *[other] Der { $car } kommt auf Schiff { $ship } nach { $market }; so, wie die Schiffe jetzt stehen, bringt er { $count } Autobucks.
}
automania-advice-why-cars-coin = { $count ->
    [one] Der { $car } kommt auf Schiff { $ship } nach { $market }; so, wie die Schiffe jetzt stehen, bringt er { $count } Punkt und einen Autobuck.
   *[other] Der { $car } kommt auf Schiff { $ship } nach { $market }; so, wie die Schiffe jetzt stehen, bringt er { $count } Punkte und einen Autobuck.
}
automania-advice-why-cars-both = { $count ->
    [one] Der { $car } kommt auf Schiff { $ship } nach { $market }; so, wie die Schiffe jetzt stehen, bringt er { $count } Punkt und { $money } Autobucks.
   *[other] Der { $car } kommt auf Schiff { $ship } nach { $market }; so, wie die Schiffe jetzt stehen, bringt er { $count } Punkte und { $money } Autobucks.
}
automania-advice-why-cars-waits = Der { $car } wartet auf Schiff { $ship } nach { $market } auf einen späteren Verkauf.
automania-advice-why-cars-office = { $count ->
    [one] Mit Verkaufsbüro { $office } lässt sich in dieser Runde { $count } Wagen verkaufen.
   *[other] Mit Verkaufsbüro { $office } lassen sich in dieser Runde bis zu { $count } Wagen verkaufen.
}
automania-advice-why-cars-manager = { $count ->
    [one] Der Verkaufschef erlaubt je Runde { $count } Verkauf mehr.
   *[other] Der Verkaufschef erlaubt je Runde { $count } Verkäufe mehr.
}
automania-advice-why-cars-spared = { $count ->
    [one] Das Verkaufslimit bleibt für später: In diesem Verkauf kommt noch { $count } Wagen dran.
   *[other] Das Verkaufslimit bleibt für später: In diesem Verkauf kommen noch { $count } Wagen dran.
}
automania-advice-why-cars-kept = Der Wagen bleibt für einen späteren Verkauf auf Schiff { $ship } nach { $market }.
automania-advice-why-factory-plain = Was die Fabrik bauen wird, ist { $gain } Punkte mehr wert als bei { $other-dat }.
automania-advice-why-factory-every = { $count ->
    [one] Durch { $tile-the-acc } wird jeder Wagen um { $count } Stern beliebter.
   *[other] Durch { $tile-the-acc } wird jeder Wagen um { $count } Sterne beliebter.
}
automania-advice-why-factory-markets = { $count ->
    [one] Durch { $tile-the-acc } wird der { $car } in beiden Märkten um { $count } Stern beliebter.
   *[other] Durch { $tile-the-acc } wird der { $car } in beiden Märkten um { $count } Sterne beliebter.
}
automania-advice-why-factory-stars = { $count ->
    [one] Durch { $tile-the-acc } wird der { $car } in { $market } um { $count } Stern beliebter.
   *[other] Durch { $tile-the-acc } wird der { $car } in { $market } um { $count } Sterne beliebter.
}
automania-advice-why-factory-wanted = { $count ->
    [one] Die Wünsche, die nachrücken, machen den { $car } in { $market } um { $count } Stern beliebter.
   *[other] Die Wünsche, die nachrücken, machen den { $car } in { $market } um { $count } Sterne beliebter.
}
automania-advice-why-factory-limit = { $count ->
    [one] Der Verkaufschef erlaubt je Runde { $count } Verkauf mehr.
   *[other] Der Verkaufschef erlaubt je Runde { $count } Verkäufe mehr.
}
automania-advice-why-factory-crew = { $count ->
    [one] Der Personalchef bringt { $count } neutralen Arbeiter.
   *[other] Der Personalchef bringt { $count } neutrale Arbeiter.
}
automania-advice-why-factory-left = { $count ->
    [one] { $count } Arbeiter bleibt für weitere Aktionen in dieser Runde zu Hause.
   *[other] { $count } Arbeiter bleiben für weitere Aktionen in dieser Runde zu Hause.
}
automania-advice-why-contracts-plain = Aufträge sind { $gain } Punkte mehr wert als bei { $other-dat }.
automania-advice-why-contracts-drawn = Es bringt einen neuen Auftrag, den sonst niemand sieht.
automania-advice-why-contracts-ready = { $count ->
    [one] Die Fabrik kann den neuen Auftrag erfüllen, { $car } mit Beliebtheit { $popularity }: { $count } Silbermedaille.
   *[other] Die Fabrik kann den neuen Auftrag erfüllen, { $car } mit Beliebtheit { $popularity }: { $count } Silbermedaillen.
}
automania-advice-why-contracts-taken = { $count ->
    [one] Der neue Auftrag, { $car } mit Beliebtheit { $popularity }, ist { $count } Silbermedaille wert.
   *[other] Der neue Auftrag, { $car } mit Beliebtheit { $popularity }, ist { $count } Silbermedaillen wert.
}
automania-advice-why-contracts-meets = { $count ->
    [one] Die Fabrik kann jetzt den Auftrag auf der Hand erfüllen, { $car } mit Beliebtheit { $popularity }: { $count } Silbermedaille.
   *[other] Die Fabrik kann jetzt den Auftrag auf der Hand erfüllen, { $car } mit Beliebtheit { $popularity }: { $count } Silbermedaillen.
}
automania-advice-why-contracts-nearer = { $count ->
    [one] Die Fabrik kommt dem Auftrag auf der Hand näher, { $car } mit Beliebtheit { $popularity }: { $count } Silbermedaille.
   *[other] Die Fabrik kommt dem Auftrag auf der Hand näher, { $car } mit Beliebtheit { $popularity }: { $count } Silbermedaillen.
}
automania-advice-why-money-plain = Autobucks sind { $gain } Punkte mehr wert als bei { $other-dat }.
automania-advice-why-money-now = { $count ->
    [one] Es bringt insgesamt { $count } Autobuck.
   *[other] Es bringt insgesamt { $count } Autobucks.
}
automania-advice-why-money-retired = { $count ->
    [one] Das Aussteigen bringt { $count } Autobuck.
   *[other] Das Aussteigen bringt { $count } Autobucks.
}
automania-advice-why-money-sale = { $count ->
    [one] Der Verkauf bringt { $count } Autobuck, mehr als { $other }.
   *[other] Der Verkauf bringt { $count } Autobucks, mehr als { $other }.
}
automania-advice-why-money-left = { $count ->
    [one] { $count } Autobuck bleibt in der Kasse.
   *[other] { $count } Autobucks bleiben in der Kasse.
}
automania-advice-why-workers-plain = Arbeiter zu Hause sind { $gain } Punkte mehr wert als bei { $other-dat }.
automania-advice-why-workers-hired = { $count ->
    [one] Der Personalchef bringt { $count } neutralen Arbeiter.
   *[other] Der Personalchef bringt { $count } neutrale Arbeiter.
}
automania-advice-why-workers-left = { $count ->
    [one] { $count } Arbeiter bleibt für weitere Aktionen in dieser Runde zu Hause.
   *[other] { $count } Arbeiter bleiben für weitere Aktionen in dieser Runde zu Hause.
}
automania-advice-why-order-plain = In der nächsten Runde früher am Zug zu sein, ist { $gain } Punkte mehr wert als bei { $other-dat }.
automania-advice-why-order-first = Mit Verkaufsbüro { $office } ist in der nächsten Runde niemand früher am Zug.
automania-advice-why-order-later = { $count ->
    [one] Mit Verkaufsbüro { $office } ist in der nächsten Runde höchstens { $count } Person früher am Zug.
   *[other] Mit Verkaufsbüro { $office } sind in der nächsten Runde höchstens { $count } Personen früher am Zug.
}
automania-advice-why-rival-plain = Es nimmt { $name } etwa { $worth-acc } weg.
automania-advice-why-rival-cars = Es nimmt { $name } etwa { $worth-acc } weg: Bei { $other-dat } brächten die Wagen von { $name } mehr ein.
automania-advice-why-rival-factory = Es nimmt { $name } etwa { $worth-acc } weg: Bei { $other-dat } wären die Wagen von { $name } beliebter.
automania-advice-why-rival-workers = Es nimmt { $name } etwa { $worth-acc } weg: Bei { $other-dat } hätte { $name } mehr Arbeiter zu Hause.
