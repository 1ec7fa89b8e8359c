### Was Automania sagt: Namen der Dinge, Zeilen des Verlaufs, Entscheidungen.
### Menschen werden mit Namen genannt, nie mit „du“: Alle Zeilen lesen sich für alle am Bildschirm gleich.

## automania.source

automania-source-start = Punkte zu Beginn
automania-source-sales = Verkaufte Wagen
automania-source-top_cars = Traumwagen
automania-source-gold_medals = Goldmedaillen
automania-source-contracts = Aufträge
automania-source-tile_medals = Medaillen auf Plättchen
automania-source-bonus_tiles = Bonusplättchen
automania-source-offices = Verkaufsbüros
automania-source-left_on_ships = Wagen noch auf Schiffen
automania-source-money_rank = Geld
automania-source-sponsor = Sponsor
automania-source-finance = Finanzchef

## automania.log

automania-log-workers_placed-free = { $name } setzt { $space-on } { $crew-acc } ein.
automania-log-workers_placed-displacing = { $name } setzt { $space-on } { $crew-acc } ein; { $other } bekommt { $back-acc } zurück.
automania-log-workers_to_sponsor = { $name } schickt { $crew-acc } zum Sponsor: { $pay }.
automania-log-workers_to_marketing = { $name } schickt { $crew-acc } in die Werbung.
automania-log-neutral_workers_hired = { $name } bekommt { $crew-acc } aus dem Vorrat.
automania-log-money_paid-car = { $name } zahlt { $pay-acc } für den Wagen.
automania-log-money_paid-office = { $name } zahlt { $pay-acc } für ein Managerbüro.
automania-log-money_gained = { $name } bekommt { $pay-acc } ({ $source }).
automania-log-tile_taken = { $name } nimmt { $tile-the-acc } { $cell-from }.
automania-log-tile_placed-machine = { $name } baut { $tile-the-acc } { $place-on } ein.
automania-log-tile_placed-style = { $name } baut { $tile-the-acc } { $place-on } ein.
automania-log-tile_placed-manager = { $name } stellt { $tile-the-acc } ein.
automania-log-tile_replaced-machine = { $name } baut { $tile-the-acc } { $place-on } ein und ersetzt { $old-the-acc }.
automania-log-tile_replaced-style = { $name } baut { $tile-the-acc } { $place-on } ein und ersetzt { $old-the-acc }.
automania-log-tile_replaced-manager = { $name } stellt { $tile-the-acc } ein und ersetzt { $old-the-acc }.
automania-log-tile_discarded = { $name } legt { $tile-the-acc } ab.
automania-log-bonus_tile_used = { $name } bekommt durch das Bonusplättchen { $reward-acc }.
automania-log-car_produced-plain = { $name } baut { $car } für { $market }: Beliebtheit { $popularity } ({ $parts }).
automania-log-car_produced-unwanted = { $name } baut { $car } für { $market }: Beliebtheit { $popularity }.
automania-log-car_shipped-plain = Der { $car } von { $name } kommt auf Schiff { $ship } nach { $market }.
automania-log-car_shipped-medal = Der { $car } von { $name } kommt auf Schiff { $ship } nach { $market } und gewinnt eine Goldmedaille: { $reward }.
automania-log-car_shipped_lower-plain = Die höheren Schiffe sind besetzt, also kommt der { $car } von { $name } weiter unten auf Schiff { $ship } nach { $market }.
automania-log-car_shipped_lower-medal = Die höheren Schiffe sind besetzt, also kommt der { $car } von { $name } weiter unten auf Schiff { $ship } nach { $market } und gewinnt eine Goldmedaille: { $reward }.
automania-log-car_stayed-no_ship = Kein Schiff nach { $market } nimmt den { $car } von { $name } mit: Der Wagen bleibt zu Hause.
automania-log-car_stayed-no_tile = { $name } hat kein Plättchen für { $car } zu Hause: Der Wagen kommt auf kein Schiff, kann aber einen Auftrag erfüllen.
automania-log-top_car_sold = { $name } verkauft den Traumwagen in { $market } sofort: { $reward }.
automania-log-car_taken_back = { $name } holt den { $car } zurück (Schiff { $ship } nach { $market }).
automania-log-car_sold-plain = { $name } verkauft in { $market } den { $car } von Schiff { $ship }: { $reward }.
automania-log-car_sold-copied = { $name } verkauft in { $market } den { $car } von Schiff { $ship } und kopiert dafür einen anderen Verkauf: { $reward }.
automania-log-car_kept = { $name } lässt den Wagen auf Schiff { $ship } nach { $market } stehen.
automania-log-cars_came_home = { $count ->
    [one] { $count } Wagen kommt von den Verkaufsfeldern nach Hause.
   *[other] { $count } Wagen kommen von den Verkaufsfeldern nach Hause.
}
automania-log-contract_drawn-deck = { $name } zieht einen Auftrag vom Stapel: { $contract }.
automania-log-contract_drawn-display = { $name } nimmt einen Auftrag aus der Auslage: { $contract }.
automania-log-contract_drawn-hidden = { $name } zieht einen Auftrag vom Stapel.
automania-log-contract_revealed = Ein Auftrag kommt in die Auslage: { $contract }.
automania-log-no_contract_left = Es ist kein Auftrag mehr übrig, also bekommt { $name } stattdessen { $reward-acc }.
automania-log-contract_played-plain = { $name } spielt einen Auftrag aus: { $contract }.
automania-log-contract_played-starting = { $name } spielt den Startauftrag aus und bekommt { $pay-acc }: { $contract }.
automania-log-factory_chosen = { $name } wählt die Fabrik { $factory }.
automania-log-round_started = Runde { $round }
automania-log-player_order = Reihenfolge: { $order }.
automania-log-retired-plain = { $name } steigt aus und nimmt Verkaufsbüro { $office }.
automania-log-retired-bonus = { $name } steigt aus und nimmt Verkaufsbüro { $office }: { $reward }.
automania-log-sales_started = Verkauf in Runde { $round }
automania-log-sales_limit = { $name } darf bis zu { $limit-acc } verkaufen.
automania-log-round_ended = Runde { $round } ist vorbei.
automania-log-demands_moved = { $name } verschiebt die Wünsche beider Märkte von { $side }.
automania-log-demands_now = { $market } wünscht jetzt, das Begehrteste zuerst: { $wanted }.
automania-log-car_left = Der Wagen von { $name } steht noch auf Schiff { $ship } nach { $market }: { $reward }.
automania-log-medals_counted-none = { $name } hat keine Silbermedaillen.
automania-log-medals_counted-some = { $name } hat { $medal-acc }, { $contracts } auf Aufträgen und { $tiles } auf Plättchen: { $reward }.
automania-log-money_ranked-place_1 = { $name } hat mit { $money-dat } das meiste Geld: { $reward }.
automania-log-money_ranked-place_2 = { $name } liegt mit { $money-dat } beim Geld auf Platz 2: { $reward }.
automania-log-money_ranked-place_3 = { $name } liegt mit { $money-dat } beim Geld auf Platz 3: { $reward }.
automania-log-money_ranked-place_4 = { $name } liegt mit { $money-dat } beim Geld auf Platz 4: { $reward }.
automania-log-game_ended = { $who } gewinnt mit { $score-dat }.

## automania.decision

automania-decision-act-corner = Auf der Ecke { $crew-acc } einsetzen: { $car } bauen
automania-decision-act-car = { $space-on } { $crew-acc } einsetzen: ein Plättchen nehmen und { $car } bauen
automania-decision-act-contract = { $space-on } { $crew-acc } einsetzen: ein Plättchen nehmen und einen Auftrag ziehen
automania-decision-act_displacing-corner = Auf der Ecke { $crew-acc } einsetzen und { $back-acc } verdrängen: { $car } bauen
automania-decision-act_displacing-car = { $space-on } { $crew-acc } einsetzen und { $back-acc } verdrängen: ein Plättchen nehmen und { $car } bauen
automania-decision-act_displacing-contract = { $space-on } { $crew-acc } einsetzen und { $back-acc } verdrängen: ein Plättchen nehmen und einen Auftrag ziehen
automania-decision-sponsor = { $count ->
    [one] { $count } Arbeiter zum Sponsor schicken: { $pay }
   *[other] { $count } Arbeiter zum Sponsor schicken: { $pay }
}
automania-decision-take_back-plain = Den Wagen zurückholen (Schiff { $ship } nach { $market })
automania-decision-take_back-known = Den { $car } zurückholen (Schiff { $ship } nach { $market })
automania-decision-retire-plain = Aussteigen und Verkaufsbüro { $office } nehmen
automania-decision-retire-bonus = Aussteigen und Verkaufsbüro { $office } nehmen: { $reward }
automania-decision-take_tile-plain = Das Plättchen { $cell } nehmen
automania-decision-take_tile-known = { $tile-the-acc } nehmen ({ $cell })
automania-decision-place_tile-plain = Das Plättchen { $place-on } einbauen
automania-decision-place_tile-machine = { $tile-the-acc } { $place-on } einbauen
automania-decision-place_tile-style = { $tile-the-acc } { $place-on } einbauen
automania-decision-place_tile-manager = { $tile-the-acc } einstellen
automania-decision-replace_tile-machine = { $tile-the-acc } { $place-on } einbauen und { $old-the-acc } ersetzen
automania-decision-replace_tile-style = { $tile-the-acc } { $place-on } einbauen und { $old-the-acc } ersetzen
automania-decision-replace_tile-manager = { $tile-the-acc } einstellen und { $old-the-acc } ersetzen
automania-decision-discard-plain = Das Plättchen ablegen
automania-decision-discard-known = { $tile-the-acc } ablegen
automania-decision-market-plain = Den Wagen für { $market } bauen
automania-decision-market-electric = Den Wagen für { $market } als Elektrowagen bauen
automania-decision-market-known = Den { $car } für { $market } bauen
automania-decision-marketing-none = Keinen Arbeiter in die Werbung schicken
automania-decision-marketing-some = { $count ->
    [one] { $count } Arbeiter in die Werbung schicken
   *[other] { $count } Arbeiter in die Werbung schicken
}
automania-decision-reward-plain = Den Ertrag { $space-from } nehmen
automania-decision-reward-known = Den Ertrag { $space-from } nehmen: { $reward }
automania-decision-play = Den Auftrag ausspielen: { $contract }
automania-decision-keep = Keinen Auftrag ausspielen
automania-decision-face_up = Den Auftrag aus der Auslage nehmen: { $contract }
automania-decision-deck = Einen Auftrag vom Stapel ziehen
automania-decision-sell-plain = Den Wagen { $space-on } verkaufen
automania-decision-sell-known = Den { $car } von Schiff { $ship } { $space-on } verkaufen: { $reward }
automania-decision-copy-plain = Den Verkauf { $space-on } kopieren
automania-decision-copy-known = Den { $car } von Schiff { $ship } verkaufen und den Verkauf { $space-on } kopieren: { $reward }
automania-decision-leave-plain = Den Wagen auf seinem Schiff lassen
automania-decision-leave-known = Den { $car } auf Schiff { $ship } lassen
automania-decision-demands = Die Wünsche beider Märkte von { $side } verschieben: In Nordamerika kommt { $america } hinzu, in Europa { $europe }
automania-decision-factory = Die Fabrik { $factory } wählen
