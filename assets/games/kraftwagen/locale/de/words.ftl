### Was Kraftwagen sagt: Verlauf, Entscheidungen, Gründe, Namen von Dingen.
### Alle heißen beim Namen, nie „du“: Am selben Bildschirm lesen alle dasselbe.

## kraftwagen.source

kraftwagen-source-cars = Verkaufte Wagen
kraftwagen-source-price_buyers = Zuschlag von Preiskäufern
kraftwagen-source-daimler = Daimlers Marker
kraftwagen-source-places = Plätze im Rennen
kraftwagen-source-laps = Runden
kraftwagen-source-buyer_markers = Geld neben Käufern
kraftwagen-source-awards = Prämien
kraftwagen-source-special_tiles = Sonderplättchen
kraftwagen-source-handicap = Vorsprung

## kraftwagen.title

kraftwagen-title-turn = Durchgang { $turn } von { $turns }
kraftwagen-title-start = Wahl der Startplättchen
kraftwagen-title-over = Die Partie ist zu Ende

## kraftwagen.log

kraftwagen-log-start_tile_taken = { $name } nimmt das Startplättchen { $tasks }.
kraftwagen-log-start_tile_flipped = Das Startplättchen von { $name } wird zur Entwicklung: ein Karosserie- und ein Motorpunkt.
kraftwagen-log-game_turn_started = Durchgang { $turn }
kraftwagen-log-game_turn_ended-cars = Durchgang { $turn } endet: Der Markt ist voll.
kraftwagen-log-game_turn_ended-token = Durchgang { $turn } endet: Die Sanduhr steht auf 0.
kraftwagen-log-game_ended-won = { $names } gewinnt mit { $money }.
kraftwagen-log-game_ended-shared = { $names } teilen sich den Sieg mit je { $money }.
kraftwagen-log-tile_taken = { $name } nimmt das Plättchen { $tile }.
kraftwagen-log-tile_moved_up = Das Plättchen { $tile } wandert vom Ende an die Spitze.
kraftwagen-log-special_tile_revealed = Ein Sonderplättchen kommt an die Spitze: { $tile }.
kraftwagen-log-special_tile_removed = Das Sonderplättchen wird beiseitegelegt: { $tile }.
kraftwagen-log-task_lost = { $name } kann die Aktion { $task } gerade nicht ausführen; sie verfällt.
kraftwagen-log-worker_hired-canteen = { $name } wirbt einen Arbeiter an.
kraftwagen-log-worker_hired-active = { $name } wirbt einen Arbeiter für die Entwicklung „{ $card }“ an.
kraftwagen-log-card_taken = { $name } nimmt die Forschungskarte „{ $card }“.
kraftwagen-log-cards_discarded = { $count ->
    [one] Abgelegt: { $cards }.
   *[other] Abgelegt: { $cards }.
}
kraftwagen-log-deck_reshuffled = { $count ->
    [one] Die eine abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $count } abgelegten Karten werden zum neuen Stapel.
}
kraftwagen-log-cards_revealed = { $count ->
    [one] Aufgedeckt: { $cards }.
   *[other] Aufgedeckt: { $cards }.
}
kraftwagen-log-engineer_engaged = Der Ingenieur { $engineer } kommt zu { $name }.
kraftwagen-log-development_gained-active = { $name } setzt einen Arbeiter auf „{ $card }“: Die Karte ist aktiv.
kraftwagen-log-development_gained-inactive = { $name } hat keinen Arbeiter in der Kantine, also ist „{ $card }“ inaktiv.
kraftwagen-log-part_taken = { $name } nimmt { $part }.
kraftwagen-log-part_returned = { $name } legt { $part } zurück, um Platz zu schaffen.
kraftwagen-log-grand_prix_engine_installed = { $name } baut Motor { $value } in den Rennwagen ein; Motor { $old } kommt zurück.
kraftwagen-log-grand_prix_engine_same = { $name } baut Motor { $value } in den Rennwagen ein, anstelle eines gleichwertigen.
kraftwagen-log-car_raced-plain = { $name } fährt { $start-from } auf Feld { $space }.
kraftwagen-log-car_raced-plain_jump = { $count ->
    [one] { $name } fährt { $start-from } auf Feld { $space } und überspringt { $count } Wagen.
   *[other] { $name } fährt { $start-from } auf Feld { $space } und überspringt { $count } Wagen.
}
kraftwagen-log-car_raced-lap = { $name } fährt { $start-from } auf Feld { $space } und vollendet Runde { $laps }.
kraftwagen-log-car_raced-lap_jump = { $count ->
    [one] { $name } fährt { $start-from } auf Feld { $space }, überspringt { $count } Wagen und vollendet Runde { $laps }.
   *[other] { $name } fährt { $start-from } auf Feld { $space }, überspringt { $count } Wagen und vollendet Runde { $laps }.
}
kraftwagen-log-award_taken = { $name } gewinnt die Prämie für { $award }: { $amount }.
kraftwagen-log-money_gained = { $name } bekommt { $amount } ({ $source }).
kraftwagen-log-buyer_chosen-paid = { $money ->
    [one] { $name } ruft { $buyer-acc } auf Feld { $space } und nimmt { $money } Münze.
   *[other] { $name } ruft { $buyer-acc } auf Feld { $space } und nimmt { $money } Münzen.
}
kraftwagen-log-buyer_chosen-unpaid = { $name } ruft { $buyer-acc } auf Feld { $space }.
kraftwagen-log-buyer_chosen-benz = Mit Benz stellt { $name } { $buyer-acc } ans untere Ende der Reihe.
kraftwagen-log-token_moved-on = { $name } rückt die Sanduhr der Käuferleiste auf { $token }.
kraftwagen-log-token_moved-last = { $name } rückt die Sanduhr auf 0: Das ist der letzte Zug des Durchgangs.
kraftwagen-log-marker_placed_on_buyer = { $name } legt Daimlers Marker +{ $amount } zu Käufer { $space }.
kraftwagen-log-car_changed-body = Mit Diesel ändert { $name } die Karosserie des Wagens auf Feld { $space } von { $old } auf { $new }.
kraftwagen-log-car_changed-engine = Mit Diesel ändert { $name } den Motor des Wagens auf Feld { $space } von { $old } auf { $new }.
kraftwagen-log-car_changed-workers = Mit Diesel erhöht { $name } die Zahl der Arbeiter im Wagen auf Feld { $space } von { $old } auf { $new }.
kraftwagen-log-car_changed-price = Mit Diesel ändert { $name } den Preis des Wagens auf Feld { $space } von { $old } auf { $new }.
kraftwagen-log-car_placed-plain = { $count ->
    [one] { $name } bietet einen Wagen an: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }.
   *[other] { $name } bietet einen Wagen an: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }.
}
kraftwagen-log-car_placed-marked = { $count ->
    [one] { $name } bietet einen Wagen an: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }, { $marker-with }.
   *[other] { $name } bietet einen Wagen an: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }, { $marker-with }.
}
kraftwagen-log-car_sold_privately = { $name } verkauft den Wagen auf Feld { $space } privat, für { $money } statt { $price }.
kraftwagen-log-place_scored-neutral = Platz { $place } geht an einen neutralen Wagen. Die grauen Wagen gehören niemandem, also bekommt niemand Geld dafür.
kraftwagen-log-place_scored-place_1 = { $name } erreicht im Rennen Platz 1: { $money }.
kraftwagen-log-place_scored-place_2 = { $name } erreicht im Rennen Platz 2: { $money }.
kraftwagen-log-place_scored-place_3 = { $name } erreicht im Rennen Platz 3: { $money }.
kraftwagen-log-laps_paid = { $count ->
    [one] { $name } bekommt { $money } für { $count } Runde.
   *[other] { $name } bekommt { $money } für { $count } Runden.
}
kraftwagen-log-buyer_bought-body = Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: Karosserie { $value } ist die beste, Preis { $price }.
kraftwagen-log-buyer_bought-body_tied = Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: von den besten mit Karosserie { $value } der günstigste, Preis { $price }.
kraftwagen-log-buyer_bought-engine = Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: Motor { $value } ist der beste, Preis { $price }.
kraftwagen-log-buyer_bought-engine_tied = Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: von den besten mit Motor { $value } der günstigste, Preis { $price }.
kraftwagen-log-buyer_bought-prestige = { $count ->
    [one] Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: Er hat mit { $count } Arbeiter die meisten, Preis { $price }.
   *[other] Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: Er hat mit { $count } Arbeitern die meisten, Preis { $price }.
}
kraftwagen-log-buyer_bought-prestige_tied = { $count ->
    [one] Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: von denen mit { $count } Arbeiter der günstigste, Preis { $price }.
   *[other] Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: von denen mit { $count } Arbeitern der günstigste, Preis { $price }.
}
kraftwagen-log-buyer_bought-price = Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: { $price } ist der niedrigste Preis.
kraftwagen-log-buyer_bought-price_tied = Käufer { $buyer } ({ $wish }) nimmt den Wagen von { $name }: { $price } ist der niedrigste Preis.
kraftwagen-log-buyer_bonus = Der Preiskäufer zahlt { $name } { $amount } dazu.
kraftwagen-log-buyer_gift = Daimlers Marker bringt { $name } { $amount } mehr.
kraftwagen-log-buyer_left = Käufer { $buyer } ({ $wish }) kauft nichts: Kein Wagen ist übrig.
kraftwagen-log-race_cleared = Die Rennwagen kommen zurück in die Boxengasse, ihre Runden zählen wieder ab 0.
kraftwagen-log-market_cleared-all_sold = Alle Wagen sind verkauft.
kraftwagen-log-market_cleared-unsold = { $count ->
    [one] { $count } Wagen fand keinen Käufer: Teile und Arbeiter kommen zurück in den Vorrat.
   *[other] { $count } Wagen fanden keinen Käufer: Teile und Arbeiter kommen zurück in den Vorrat.
}

## kraftwagen.decision

kraftwagen-decision-start_tile = Das Startplättchen { $start } nehmen
kraftwagen-decision-take_tile = Das Plättchen { $tile } nehmen
kraftwagen-decision-hire-canteen = Einen Arbeiter anwerben
kraftwagen-decision-hire-active = Einen Arbeiter für „{ $card }“ anwerben
kraftwagen-decision-research = Die Forschungskarte „{ $card }“ nehmen
kraftwagen-decision-body-free = Eine Karosserie nehmen
kraftwagen-decision-body-drop = Eine Karosserie nehmen und { $part } zurücklegen
kraftwagen-decision-engine-free = Einen Motor nehmen
kraftwagen-decision-engine-drop = Einen Motor nehmen und { $part } zurücklegen
kraftwagen-decision-engine-grand_prix = Einen Motor in den Rennwagen einbauen
kraftwagen-decision-buyer = { $preference-acc } rufen
kraftwagen-decision-move_token = Die Sanduhr der Käuferleiste weiterrücken
kraftwagen-decision-race = Mit dem Rennwagen fahren
kraftwagen-decision-to_space = Den Rennwagen auf Feld { $space } stellen
kraftwagen-decision-start_engine = Motor { $value } in den Rennwagen einbauen
kraftwagen-decision-sale-none = Keinen Wagen privat verkaufen
kraftwagen-decision-sale-car = Den Wagen auf Feld { $space } privat verkaufen
kraftwagen-decision-daimler = Daimlers Marker +{ $amount } zu Käufer { $space } legen
kraftwagen-decision-diesel-body = Diesel: dem Wagen auf Feld { $space } Karosserie { $value } geben
kraftwagen-decision-diesel-engine = Diesel: dem Wagen auf Feld { $space } Motor { $value } geben
kraftwagen-decision-diesel-workers = { $count ->
    [one] Diesel: { $count } Arbeiter mehr für den Wagen auf Feld { $space }
   *[other] Diesel: { $count } Arbeiter mehr für den Wagen auf Feld { $space }
}
kraftwagen-decision-diesel-price = Diesel: dem Wagen auf Feld { $space } den Preis { $value } geben
kraftwagen-decision-car-plain = { $count ->
    [one] Einen Wagen anbieten: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }
   *[other] Einen Wagen anbieten: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }
}
kraftwagen-decision-car-marked = { $count ->
    [one] Einen Wagen anbieten: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }, { $marker-with }
   *[other] Einen Wagen anbieten: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }, { $marker-with }
}
kraftwagen-decision-benz-none = Den Marker von Benz behalten
kraftwagen-decision-benz-buyer = Benz: { $preference-acc } dazustellen
kraftwagen-decision-end_turn = Zug beenden

## kraftwagen.scoring

kraftwagen-scoring-title = Wertung von Durchgang { $turn }
kraftwagen-scoring-race = Das Rennen
kraftwagen-scoring-laps = Runden
kraftwagen-scoring-laps_done = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
kraftwagen-scoring-laps_space = { $count ->
    [one] { $count } Runde, Feld { $space }
   *[other] { $count } Runden, Feld { $space }
}
kraftwagen-scoring-buyers = Die Käufer
kraftwagen-scoring-buyer = { $number }: { $wish }
kraftwagen-scoring-no_laps = Niemand hat eine Runde vollendet.
kraftwagen-scoring-neutral = Neutraler Wagen
kraftwagen-scoring-pit_lane = In der Boxengasse: kein Platz
kraftwagen-scoring-offers = Angebotene Wagen
kraftwagen-scoring-sold_to = Käufer { $buyer }: { $amount }
kraftwagen-scoring-unsold = nicht verkauft
kraftwagen-scoring-sum = { $parts } = { $amount }.
kraftwagen-scoring-extra = { $amount } ({ $word })
kraftwagen-scoring-paid_for-cars = Preis
kraftwagen-scoring-paid_for-price_buyers = Preiskäufer
kraftwagen-scoring-paid_for-opel = doppelt, durch Opel
kraftwagen-scoring-paid_for-daimler = Daimler
kraftwagen-scoring-paid_for-places = Platz
kraftwagen-scoring-paid_for-laps = Runden
kraftwagen-scoring-paid_for-buyer_markers = Geld neben Käufern
kraftwagen-scoring-paid_for-awards = Prämie
kraftwagen-scoring-paid_for-special_tiles = Sonderplättchen
kraftwagen-scoring-total = Summe { $amount }
kraftwagen-scoring-now = { $name } hat jetzt { $amount }.

## kraftwagen.show

kraftwagen-show-best-body = Beste Karosserie: { $values }.
kraftwagen-show-best-engine = Bester Motor: { $values }.
kraftwagen-show-best-prestige = Meiste Arbeiter: { $values }.
kraftwagen-show-best-price = Niedrigster Preis: { $values }.
kraftwagen-show-benz = Benz bringt noch einen Käufer.
kraftwagen-show-hurry = Klick: schneller. Doppelt: ans Ende
kraftwagen-show-ended-cars-title = Der Markt ist voll
kraftwagen-show-ended-cars-words = Das letzte Feld hat { $name } besetzt.
kraftwagen-show-ended-token-title = Die Sanduhr steht auf 0
kraftwagen-show-ended-token-words = Zuletzt hat { $name } sie weitergerückt.
kraftwagen-show-takes = { $name } verkauft für { $amount }.
kraftwagen-show-cheaper = Der günstigste gewinnt: { $name } verkauft für { $amount }.
kraftwagen-show-leads = { $name } führt
kraftwagen-show-leads_neutral = Ein neutraler Wagen führt
kraftwagen-show-sold = Verkauft
kraftwagen-show-not_sold = Nicht verkauft

## kraftwagen.end

kraftwagen-end-sold = Bester Wagen: { $car }, Karosserie { $body }, Motor { $engine }, in Durchgang { $turn } für { $money } verkauft.
kraftwagen-end-unsold = Bester Wagen: { $car }, Karosserie { $body }, Motor { $engine }, in Durchgang { $turn } angeboten und nie verkauft.
