### Die ganze Stellung in Worten, Bereich für Bereich.

## automania.describe

automania-describe-area-now = Was zu tun ist
automania-describe-area-market = { $market }
automania-describe-area-grid = Aktionsfelder und Plättchen
automania-describe-area-contracts = Aufträge in der Auslage
automania-describe-area-offices = Verkaufsbüros
automania-describe-area-workers = Sponsor und Werbung
automania-describe-area-sponsor = Sponsor
automania-describe-area-factory = Fabrik von { $name }
automania-describe-area-hand = Aufträge von { $name }
automania-describe-ask-over = Die Partie ist zu Ende.
automania-describe-ask-turn = { $name } macht eine Aktion oder steigt aus.
automania-describe-ask-retire = { $name } kann nur noch aussteigen: Niemand ist zu Hause.
automania-describe-ask-tile = { $name } wählt ein Plättchen { $space-in }.
automania-describe-ask-place = { $name } bringt { $tile-the-acc } in der Fabrik unter oder legt das Plättchen ab.
automania-describe-ask-market = { $name } wählt den Markt für den { $car }.
automania-describe-ask-marketing = Der { $car } ist für { $market }: { $name } wählt, wie viele Arbeiter dafür in die Werbung gehen. Ohne sie ist die Beliebtheit { $popularity }.
automania-describe-ask-reward = { $name } wählt ein Verkaufsfeld in { $market }. Der Traumwagen wird sofort für dessen Ertrag verkauft.
automania-describe-ask-contract = { $name } darf mit dem { $car } (Beliebtheit { $popularity }) einen Auftrag ausspielen.
automania-describe-ask-card = { $name } nimmt einen Auftrag aus der Auslage oder vom Stapel.
automania-describe-ask-sale = { $name } verkauft in { $market } den { $car } von Schiff { $ship } oder lässt ihn dort.
automania-describe-ask-demands = { $name } wählt die Seite, von der die Wünsche beider Märkte nachrücken.
automania-describe-ask-factory = { $name } wählt eine Fabrik.
automania-describe-round = Runde { $round } von { $rounds }.
automania-describe-order = Reihenfolge: { $order }.
automania-describe-demand-active = Gewünscht, { $stars-acc } wert: { $demand }.
automania-describe-demand-waiting = Wartet { $side } auf die nächste Runde: { $demand }. Das zählt noch nicht.
automania-describe-ship-free_medal = Schiff { $ship }: frei, mit einer Goldmedaille für { $reward-acc }.
automania-describe-ship-car = Schiff { $ship }: { $car } von { $name }.
automania-describe-ship-car_medal = Schiff { $ship }, mit einer Goldmedaille für { $reward-acc }: { $car } von { $name }.
automania-describe-owned = { $car } von { $name }
automania-describe-sales-free = Ertrag { $space-from }: { $reward }. Das Feld ist frei.
automania-describe-sales-closed = Ertrag { $space-from }: { $reward }. Die Verkaufsreihe ist zu.
automania-describe-sales-sold = Ertrag { $space-from }: { $reward }. Dort: { $sold }.
automania-describe-action-free = Frei: { $space }.
automania-describe-action-free_closed = Frei, aber ohne Plättchen: { $space }.
automania-describe-action-held = Besetzt: { $space }, mit { $crew-dat } von { $name }; Verdrängen kostet { $more-acc }.
automania-describe-action-held_closed = Besetzt und ohne Plättchen: { $space }, mit { $crew-dat } von { $name }.
automania-describe-tile = Plättchen { $cell }: { $tile }.
automania-describe-contract = In der Auslage: { $contract }.
automania-describe-deck = { $count ->
    [one] { $count } Auftrag im Stapel.
   *[other] { $count } Aufträge im Stapel.
}
automania-describe-office-free = Verkaufsbüro { $office }, bis zu { $limit }: frei.
automania-describe-office-bonus = Verkaufsbüro { $office }, bis zu { $limit }: frei, bringt { $reward-acc }.
automania-describe-office-taken = Verkaufsbüro { $office }, bis zu { $limit }: { $name }.
automania-describe-sponsor-held = Beim Sponsor: { $owners }.
automania-describe-sponsor-empty = Niemand ist beim Sponsor.
automania-describe-marketing-held = In der Werbung: { $owners }.
automania-describe-marketing-empty = Niemand ist in der Werbung.
automania-describe-owned_workers = { $crew } von { $name }
automania-describe-points = Stand: { $score }.
automania-describe-money-open = Geld: { $pay }.
automania-describe-money-closed = Geld: verdeckt.
automania-describe-workers-own = Zu Hause: { $crew }.
automania-describe-workers-neutral = Zu Hause: { $crew }. Insgesamt { $neutral }.
automania-describe-cars-some = Wagenplättchen zu Hause: { $cars }.
automania-describe-cars-none = Zu Hause ist kein Wagenplättchen.
automania-describe-home-city = Kleinwagen { $count }
automania-describe-home-family = Familienwagen { $count }
automania-describe-home-super = Sportwagen { $count }
automania-describe-home-electric = Elektrowagen { $count }
automania-describe-board = Fabrik: { $factory }.
automania-describe-limit = Verkaufslimit: { $limit }.
automania-describe-popularity = Beliebtheit des { $car-gen }: { $america } in Nordamerika, { $europe } in Europa.
automania-describe-place = { $place }: { $tile }.
automania-describe-factory_empty = In der Fabrik ist kein Plättchen.
automania-describe-played = Ausgespielt: { $contract }.
automania-describe-known = Auf der Hand, allen bekannt: { $contract }.
automania-describe-hidden = { $count ->
    [one] { $count } verdeckter Auftrag auf der Hand.
   *[other] { $count } verdeckte Aufträge auf der Hand.
}
automania-describe-held = Auf der Hand: { $contract }.
automania-describe-hand_empty = Kein Auftrag auf der Hand.
