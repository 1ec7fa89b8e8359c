### Der Tisch von Kraftwagen: Schilder, Aufforderungen und der Satz zu allem, was darauf liegt.

## kraftwagen.table

kraftwagen-table-preference-body = Karosserie
kraftwagen-table-preference-engine = Motor
kraftwagen-table-preference-prestige = Prestige
kraftwagen-table-preference-price = Preis
kraftwagen-table-buyers-title = Käufer
kraftwagen-table-buyers-benz = Benz
kraftwagen-table-buyers-start = S
kraftwagen-table-buyers-ends = Noch { $count }
kraftwagen-table-buyers-last = Letzter Zug
kraftwagen-table-buyers-move = Vorrücken
kraftwagen-table-market-title = Markt
kraftwagen-table-market-closed = Privat verkauft
kraftwagen-table-market-pays = zahlt { $money }
kraftwagen-table-market-pays_more = { $price } + { $more }
kraftwagen-table-market-last = Beendet den Durchgang
kraftwagen-table-market-unsold = Nicht verkauft
kraftwagen-table-awards-title = Prämien
kraftwagen-table-research-title = Forschung
kraftwagen-table-turn = Durchgang { $turn }
kraftwagen-table-laps = Runden
kraftwagen-table-pit = Boxengasse
kraftwagen-table-ring-turn = Durchgang
kraftwagen-table-ring-order = Reihenfolge
kraftwagen-table-ring-choosing = Wählt
kraftwagen-table-ring-specials = Sonderplättchen
kraftwagen-table-mat-body_points = Karosseriepunkte
kraftwagen-table-mat-engine_points = Motorpunkte
kraftwagen-table-mat-canteen = Kantine { $count }
kraftwagen-table-mat-supply = Vorrat { $count }
kraftwagen-table-mat-free = frei
kraftwagen-table-mat-waiting = Zug von { $name }
kraftwagen-table-mat-over = Die Partie ist zu Ende
kraftwagen-table-opponent-race = { $count ->
    [one] Feld { $space }, { $count } Runde, Platz { $place }
   *[other] Feld { $space }, { $count } Runden, Platz { $place }
}
kraftwagen-table-opponent-pit = Boxengasse
kraftwagen-table-opponent-canteen = Kantine
kraftwagen-table-opponent-supply = Vorrat
kraftwagen-table-opponent-start = Startplättchen
kraftwagen-table-todo-title = Zu tun, Reihenfolge frei
kraftwagen-table-todo-title_one = Zu tun
kraftwagen-table-todo-then = dann: { $tasks }
kraftwagen-table-todo-times = { $task } ×{ $count }
kraftwagen-table-todo-take = Arbeiter auf ein Plättchen schicken
kraftwagen-table-todo-start = Startplättchen wählen
kraftwagen-table-todo-end = Wagen anbieten oder Zug beenden
kraftwagen-table-todo-end_plain = Alles getan. Zug beenden
kraftwagen-table-todo-end_marker = Marker einsetzen oder Zug beenden
kraftwagen-table-todo-placed = Wagen angeboten. Zug beenden
kraftwagen-table-todo-benz = Noch einen Käufer?
kraftwagen-table-todo-decline = Kein Käufer
kraftwagen-table-todo-no_sale = Kein Verkauf
kraftwagen-table-builder-title = Wagen anbieten
kraftwagen-table-builder-open = Wagen anbieten
kraftwagen-table-builder-body = Karosserie
kraftwagen-table-builder-engine = Motor
kraftwagen-table-builder-workers = Arbeiter
kraftwagen-table-builder-price = Preis
kraftwagen-table-builder-proposed = Vorschlag
kraftwagen-table-builder-missing = Fehlt: { $parts }
kraftwagen-table-builder-sold-more = Käufer { $buyer } zahlt { $money }; insgesamt { $then }, also { $change } mehr als jetzt
kraftwagen-table-builder-sold-less = Käufer { $buyer } zahlt { $money }; insgesamt { $then }, also { $change } weniger als jetzt
kraftwagen-table-builder-sold-same = Käufer { $buyer } zahlt { $money }; insgesamt { $then }, so viel wie jetzt
kraftwagen-table-builder-unsold = Nach jetzigem Stand kauft ihn niemand
kraftwagen-table-builder-lacks_workers = { $count ->
    [one] Nicht verkauft: { $count } Arbeiter fehlt
   *[other] Nicht verkauft: { $count } Arbeiter fehlen
}
kraftwagen-table-builder-lacks_engine = { $count ->
    [one] Nicht verkauft: { $count } Motorpunkt fehlt
   *[other] Nicht verkauft: { $count } Motorpunkte fehlen
}
kraftwagen-table-builder-lacks_body = { $count ->
    [one] Nicht verkauft: { $count } Karosseriepunkt fehlt
   *[other] Nicht verkauft: { $count } Karosseriepunkte fehlen
}
kraftwagen-table-builder-not_yet = Nicht angeboten
kraftwagen-table-builder-needs = Für einen Wagen: { $parts }
kraftwagen-table-builder-one_body = eine Karosserie
kraftwagen-table-builder-one_engine = ein Motor
kraftwagen-table-builder-one_workers = 1 Arbeiter
kraftwagen-table-builder-confirm = Anbieten
kraftwagen-table-builder-cancel = Abbrechen
kraftwagen-table-builder-unfinished = Der Wagen ist noch nicht angeboten
kraftwagen-table-builder-summary = { $verdict }.
kraftwagen-table-builder-finish = Anbieten und Zug beenden
kraftwagen-table-change-title = Wagen ändern
kraftwagen-table-change-what = Eine Sache darf sich ändern: Karosserie oder Motor (aus einer Werkstatt), mehr Arbeiter oder der Preis.
kraftwagen-table-change-was = Jetzt
kraftwagen-table-change-now = Dann
kraftwagen-table-change-body = Karosserie { $new } kommt hinein, Karosserie { $old } zurück in den Vorrat.
kraftwagen-table-change-engine = Motor { $new } kommt hinein, Motor { $old } zurück in den Vorrat.
kraftwagen-table-change-workers = { $count ->
    [one] { $count } Arbeiter kommt aus der Kantine dazu.
   *[other] { $count } Arbeiter kommen aus der Kantine dazu.
}
kraftwagen-table-change-price = Preis { $new } statt { $old }; der alte kommt zurück neben den Markt.
kraftwagen-table-change-money = Die Wagen von { $name } bringen dann insgesamt { $then } (jetzt { $before }).
kraftwagen-table-change-none-body = keine andere
kraftwagen-table-change-none-engine = kein anderer
kraftwagen-table-change-none-workers = Kantine leer
kraftwagen-table-change-none-price = kein anderer
kraftwagen-table-change-not_yet = Nicht geändert
kraftwagen-table-change-confirm = Ändern
kraftwagen-table-change-cancel = Abbrechen
kraftwagen-table-change-unfinished = Der Wagen ist noch nicht geändert
kraftwagen-table-change-finish = Ändern und Zug beenden
kraftwagen-table-chooser-title = Was davon?
kraftwagen-table-chooser-cancel = Abbrechen
kraftwagen-table-start-title = Startplättchen wählen
kraftwagen-table-start-wait = { $name } wählt ein Startplättchen
kraftwagen-table-start-tasks = Jetzt das Plättchen ausführen
kraftwagen-table-start-others_tasks = { $name } führt ein Startplättchen aus
kraftwagen-table-start-done = Danach wird es umgedreht: Es zeigt den ersten Karosseriepunkt und den ersten Motorpunkt.
kraftwagen-table-task-hire = Einen Arbeiter anwerben
kraftwagen-table-task-hire_twice = Zwei Arbeiter anwerben
kraftwagen-table-task-hire_thrice = Drei Arbeiter anwerben
kraftwagen-table-task-research = Forschungskarte nehmen
kraftwagen-table-task-body = Karosserie nehmen
kraftwagen-table-task-engine = Motor nehmen
kraftwagen-table-task-race = Mit dem Rennwagen fahren
kraftwagen-table-task-buyer = Käufer rufen
kraftwagen-table-task-token = Sanduhr weiterrücken
kraftwagen-table-task-sale = Privatverkauf
kraftwagen-table-task-to_space = Rennwagen auf Feld { $space }
kraftwagen-table-task-grand_prix_engine = Motor { $value } in den Rennwagen
kraftwagen-table-short-hire = Anwerben
kraftwagen-table-short-research = Forschen
kraftwagen-table-short-body = Karosserie
kraftwagen-table-short-engine = Motor
kraftwagen-table-short-race = Grand Prix
kraftwagen-table-short-buyer = Käufer
kraftwagen-table-short-token = Sanduhr
kraftwagen-table-short-sale = Verkauf
kraftwagen-table-short-to_space = Fahren
kraftwagen-table-short-grand_prix_engine = Motor
kraftwagen-table-prompt-over = Die Partie ist zu Ende.
kraftwagen-table-prompt-wait = { $name } entscheidet.
kraftwagen-table-prompt-take = { $name }: Arbeiter vom Ende auf ein Aktionsplättchen schicken.
kraftwagen-table-prompt-tasks = { $name }: noch zu tun – { $tasks }.
kraftwagen-table-prompt-end = { $name }: Wagen anbieten oder Zug beenden.
kraftwagen-table-prompt-end_plain = { $name }: Zug beenden.
kraftwagen-table-prompt-end_marker = { $name }: Ingenieurmarker einsetzen oder Zug beenden.
kraftwagen-table-prompt-placed = { $name }: Der Wagen steht auf dem Markt. Zug beenden.
kraftwagen-table-prompt-start = { $name }: Startplättchen wählen.
kraftwagen-table-prompt-benz = { $name }: Mit dem Ingenieur Benz darf noch ein Käufer dazukommen.
kraftwagen-table-prompt-builder = { $name }: Karosserie, Motor, Arbeiter und Preis wählen, dann anbieten.
kraftwagen-table-prompt-where = { $name }: Wohin?
kraftwagen-table-prompt-goes_back = { $name }: { $part } kommt dann zurück in den Vorrat.
kraftwagen-table-prompt-change = { $name }: wählen, was sich ändert, dann bestätigen.
kraftwagen-table-prompt-which = { $name }: Was davon?
kraftwagen-table-card-opel-name = Opel
kraftwagen-table-card-opel-short = Preiskäufer zahlen dreifach
kraftwagen-table-card-opel-tip = Wer Opel hat, bekommt von einem Preiskäufer den dreifachen statt den doppelten Preis. Opel wirkt immer und braucht keinen Arbeiter.
kraftwagen-table-card-horch-name = Horch
kraftwagen-table-card-horch-short = +1 oder +2 Motor am Wagen
kraftwagen-table-card-horch-tip = Zwei Marker, +{ $low } und +{ $high } Motor, für einen Wagen beim Anbieten. Sie zählen für Käufer, auch über 7 hinaus.
kraftwagen-table-card-maybach-name = Maybach
kraftwagen-table-card-maybach-short = +1 oder +2 Karosserie
kraftwagen-table-card-maybach-tip = Zwei Marker, +{ $low } und +{ $high } Karosserie, für einen Wagen beim Anbieten. Sie zählen für Käufer, auch über 7 hinaus.
kraftwagen-table-card-benz-name = Benz
kraftwagen-table-card-benz-short = Ein Käufer mehr beim Verkauf
kraftwagen-table-card-benz-tip = Wer Benz hat, darf einmal zu Beginn einer Wertung noch einen Käufer ans untere Ende der Reihe stellen.
kraftwagen-table-card-bugatti-name = Bugatti
kraftwagen-table-card-bugatti-short = Besserer Motor im Rennwagen fährt sofort
kraftwagen-table-card-bugatti-tip = Bekommt der eigene Rennwagen einen besseren Motor, fährt er sofort so viele Felder, wie der neue Motor wert ist.
kraftwagen-table-card-porsche-name = Porsche
kraftwagen-table-card-porsche-short = Jede Fahrt im Grand Prix +1
kraftwagen-table-card-porsche-tip = Der eigene Rennwagen fährt immer ein Feld weiter.
kraftwagen-table-card-daimler-name = Daimler
kraftwagen-table-card-daimler-short = +2 oder +4 Münzen beim Käufer
kraftwagen-table-card-daimler-tip = Zwei Marker, { $low } und { $high } Münzen, für einen Käufer in der Reihe, während eines Zuges. Wer an ihn verkauft, bekommt sie einmal.
kraftwagen-table-card-otto-name = Otto
kraftwagen-table-card-otto-short = 2 Arbeiter, nochmals forschen
kraftwagen-table-card-otto-tip = Sofort bis zu zwei Arbeiter anwerben, dann noch eine Forschungskarte nehmen, aus zwei neuen.
kraftwagen-table-card-diesel-name = Diesel
kraftwagen-table-card-diesel-short = Zweimal eigene Wagen am Markt ändern
kraftwagen-table-card-diesel-tip = Zwei Marker. Jeder ändert eine Sache an einem eigenen Wagen auf dem Markt: Karosserie, Motor, Preis oder mehr Arbeiter.
kraftwagen-table-card-three_workers-name = Neue Leute
kraftwagen-table-card-three_workers-short = Bis zu 3 Arbeiter anwerben
kraftwagen-table-card-three_workers-tip = { $count ->
    [one] Sofort einen Arbeiter anwerben. Dann wird die Karte abgelegt.
   *[other] Sofort bis zu { $count } Arbeiter anwerben. Dann wird die Karte abgelegt.
}
kraftwagen-table-card-grand_prix_5-name = Renntag
kraftwagen-table-card-grand_prix_5-short = Rennwagen +5 Felder
kraftwagen-table-card-grand_prix_5-tip = { $count ->
    [one] Sofort fährt der Rennwagen { $count } Feld. Dann wird die Karte abgelegt.
   *[other] Sofort fährt der Rennwagen { $count } Felder. Dann wird die Karte abgelegt.
}
kraftwagen-table-card-two_parts-name = Lieferung
kraftwagen-table-card-two_parts-short = 1 Karosserie und 1 Motor
kraftwagen-table-card-two_parts-tip = Sofort eine Karosserie und einen Motor im Wert der Punkte nehmen. Dann wird die Karte abgelegt.
kraftwagen-table-card-two_body-name = Karosseriebau
kraftwagen-table-card-two_body-short = 2 Karosseriepunkte
kraftwagen-table-card-two_body-tip = Entwicklung: zwei Karosseriepunkte für die ganze Partie, sobald sie aktiv ist.
kraftwagen-table-card-two_engine-name = Motorenbau
kraftwagen-table-card-two_engine-short = 2 Motorpunkte
kraftwagen-table-card-two_engine-tip = Entwicklung: zwei Motorpunkte für die ganze Partie, sobald sie aktiv ist.
kraftwagen-table-card-body_engine-name = Bauplan
kraftwagen-table-card-body_engine-short = 1 Karosserie-, 1 Motorpunkt
kraftwagen-table-card-body_engine-tip = Entwicklung: ein Karosserie- und ein Motorpunkt für die ganze Partie, sobald sie aktiv ist.
kraftwagen-table-card-body_now-name = Prototyp
kraftwagen-table-card-body_now-short = 1 Punkt, sofort 1 Karosserie
kraftwagen-table-card-body_now-tip = Entwicklung: ein Karosseriepunkt für die ganze Partie und sofort eine Karosserie, sobald sie aktiv wird.
kraftwagen-table-card-engine_now-name = Prüfstand
kraftwagen-table-card-engine_now-short = 1 Punkt, sofort 1 Motor
kraftwagen-table-card-engine_now-tip = Entwicklung: ein Motorpunkt für die ganze Partie und sofort ein Motor, sobald sie aktiv wird.
kraftwagen-table-tip-hire = Anwerben: ein Arbeiter aus dem Vorrat in die Kantine; eine inaktive Entwicklung geht vor.
kraftwagen-table-tip-research = Forschen: eine der offenen Karten nehmen; die anderen werden abgelegt.
kraftwagen-table-tip-body = Karosserie: eine Karosserie im Wert der Karosseriepunkte in eine Werkstatt nehmen.
kraftwagen-table-tip-engine = Motor: einen Motor im Wert der Motorpunkte in eine Werkstatt oder in den Rennwagen nehmen.
kraftwagen-table-tip-race = Grand Prix: so viele Felder fahren, wie der Motor des Rennwagens wert ist. Felder mit Wagen werden übersprungen und zählen nicht.
kraftwagen-table-tip-buyer = Käufer: einen Käufer für den nächsten Verkauf rufen und das Geld neben dem Stapel nehmen. Sind alle Felder für Käufer voll, rückt stattdessen die Sanduhr weiter.
kraftwagen-table-tip-sale = Privatverkauf: Ein eigener Wagen auf dem Markt darf sofort verkauft werden, für den halben Preis, aufgerundet.
kraftwagen-table-tip-to_space = Der Rennwagen fährt aus der Boxengasse auf Feld { $space }.
kraftwagen-table-tip-grand_prix_engine = Motor { $value } kommt in den Rennwagen.
kraftwagen-table-tip-bonus_hire = Zugabe: { $amount } Arbeiter mehr anwerben.
kraftwagen-table-tip-bonus_spaces = { $count ->
    [one] Zugabe: { $count } Feld weiter.
   *[other] Zugabe: { $count } Felder weiter.
}
kraftwagen-table-tip-bonus_value = Zugabe: Das Bauteil ist { $amount } mehr wert, höchstens 7.
kraftwagen-table-tip-bonus_cards = Zugabe: aus drei Karten wählen.
kraftwagen-table-tip-bonus_money = { $amount ->
    [one] Zugabe: { $amount } Münze.
   *[other] Zugabe: { $amount } Münzen.
}
kraftwagen-table-tip-bonus_sale = Zugabe: ein Privatverkauf zum halben Preis.
kraftwagen-table-tip-tile_passed = Für die anderen übrig: { $tiles }.
kraftwagen-table-tip-worker = Arbeiter von { $name }. Als Nächstes zieht der Arbeiter am Ende des Rings.
kraftwagen-table-tip-worker_tail = Am Ende des Rings steht der Arbeiter von { $name }: { $name } ist jetzt am Zug.
kraftwagen-table-tip-space = Feld { $space } der Rennstrecke.
kraftwagen-table-tip-landing = { $count ->
    [one] Der Wagen käme auf Feld { $space } zum Stehen, mit { $count } Runde.
   *[other] Der Wagen käme auf Feld { $space } zum Stehen, mit { $count } Runden.
}
kraftwagen-table-tip-pit = Boxengasse: noch nicht im Rennen. Der erste Schritt führt auf Feld 1.
kraftwagen-table-tip-race_car = { $count ->
    [one] Rennwagen von { $name }: { $place }, { $count } Runde, Motor { $engine }.
   *[other] Rennwagen von { $name }: { $place }, { $count } Runden, Motor { $engine }.
}
kraftwagen-table-tip-in_pit = in der Boxengasse
kraftwagen-table-tip-on_space = auf Feld { $space }
kraftwagen-table-tip-neutral = Ein grauer, neutraler Wagen auf Feld { $space }. Er fährt nie; er wird übersprungen wie jeder andere und nimmt im Rennen einen Platz ein.
kraftwagen-table-tip-laps = { $count ->
    [one] { $name } hat { $count } Runde vollendet; sie bringt am Ende des Durchgangs { $money }.
   *[other] { $name } hat { $count } Runden vollendet; sie bringen am Ende des Durchgangs { $money }.
}
kraftwagen-table-tip-places = Die ersten drei Plätze im Rennen bringen { $first }, { $second } und { $third }.
kraftwagen-table-tip-price = Preis { $price } für einen Wagen, der angeboten wird. Wer den Wagen verkauft, bekommt so viel.
kraftwagen-table-tip-price_gone = Preis { $price } ist schon vergeben oder verkauft.
kraftwagen-table-tip-stall = Ein freies Feld. Wähle es oder zieh Bauteile hierher, um einen Wagen anzubieten.
kraftwagen-table-tip-stall_last = Das letzte freie Feld: Ein Wagen hier beendet den Durchgang nach diesem Zug.
kraftwagen-table-tip-closed = Von hier wurde ein Wagen privat verkauft. Das Feld bleibt bis zum Ende des Durchgangs gesperrt.
kraftwagen-table-tip-car = { $count ->
    [one] Wagen von { $name }: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }.
   *[other] Wagen von { $name }: Karosserie { $body }, Motor { $engine }, { $count } Arbeiter, Preis { $price }.
}
kraftwagen-table-tip-car_marker = Mit einem Ingenieurmarker +{ $value }.
kraftwagen-table-tip-car_private = Privat verkauft bringt er sofort { $money }.
kraftwagen-table-tip-car_sold = Nach jetzigem Stand zahlt Käufer { $buyer } ({ $wish }) { $money }. Ein anderes Angebot kann das noch unterbieten.
kraftwagen-table-tip-car_unsold = Nach jetzigem Stand kauft ihn niemand.
kraftwagen-table-tip-stack = { $white ->
    [one] Stapel der Käufer mit dem Wunsch { $wish }: noch { $count }. Bringt { $white } Münze.
   *[other] Stapel der Käufer mit dem Wunsch { $wish }: noch { $count }. Bringt { $white } Münzen.
}
kraftwagen-table-tip-stack_empty = Der Stapel der Käufer mit dem Wunsch { $wish } ist leer.
kraftwagen-table-tip-wish_body = den höchsten Karosseriewert
kraftwagen-table-tip-wish_engine = den höchsten Motorwert
kraftwagen-table-tip-wish_prestige = Prestige (die meisten Arbeiter im Wagen)
kraftwagen-table-tip-wish_price = den niedrigsten Preis (und zahlt ihn doppelt)
kraftwagen-table-tip-active = Käufer { $buyer } wünscht { $wish }.
kraftwagen-table-tip-active_buys = Nach jetzigem Stand nimmt er den Wagen von { $name } zum Preis von { $price }.
kraftwagen-table-tip-active_none = Nach jetzigem Stand bleibt für diesen Käufer kein Wagen.
kraftwagen-table-tip-active_no_car = Noch ist kein Wagen angeboten.
kraftwagen-table-tip-active_gift = Daimlers Marker legt beim Verkauf { $amount } dazu.
kraftwagen-table-tip-active_free = Ein freies Feld. Käufer kommen in der Reihenfolge der Zahlen dran.
kraftwagen-table-tip-benz_space = Für den Ingenieur Benz: Wer ihn hat, darf einmal zu Beginn einer Wertung hier noch einen Käufer dazustellen.
kraftwagen-table-tip-row = Die Reihe der Käufer; sie kaufen in der Reihenfolge der Zahlen.
kraftwagen-table-tip-token = Die Sanduhr steht auf { $space }. Wer die Aktion Käufer nimmt, wenn alle Felder für Käufer voll sind, rückt sie eins weiter; bei 0 endet der Durchgang.
kraftwagen-table-tip-track = Bei 0 endet der Durchgang. Wer die Aktion Käufer nimmt, wenn alle Felder für Käufer voll sind, rückt die Sanduhr eins weiter.
kraftwagen-table-tip-deck = { $count ->
    [one] Im Stapel ist noch { $count } Forschungskarte.
   *[other] Im Stapel sind noch { $count } Forschungskarten.
}
kraftwagen-table-tip-discard = { $count ->
    [one] { $count } Forschungskarte ist abgelegt.
   *[other] { $count } Forschungskarten sind abgelegt. Sie werden zum neuen Stapel.
}
kraftwagen-table-tip-mat = Werk von { $name }.
kraftwagen-table-tip-money = { $money ->
    [one] { $name } hat { $money } Münze.
   *[other] { $name } hat { $money } Münzen.
}
kraftwagen-table-tip-money_last = { $money ->
    [one] { $name } hat { $money } Münze, am wenigsten von allen.
   *[other] { $name } hat { $money } Münzen, am wenigsten von allen.
}
kraftwagen-table-tip-money_leads = { $money ->
    [one] { $name } führt mit { $money } Münze.
   *[other] { $name } führt mit { $money } Münzen.
}
kraftwagen-table-tip-money_hidden = { $name } hält das Geld verdeckt, wie die Regeln es erlauben. Mit einer Einstellung lässt sich das Geld aller anzeigen.
kraftwagen-table-tip-money_sources = Davon: { $sources }.
kraftwagen-table-tip-money_source = { $source } { $amount }
kraftwagen-table-tip-goes_back = Hierher käme neu: { $new }. Zurück in den Vorrat: { $old }.
kraftwagen-table-tip-workshop_free = Eine freie Werkstatt für eine Karosserie oder einen Motor.
kraftwagen-table-tip-workshop_body = Eine Karosserie vom Wert { $value }, etwa: { $names }.
kraftwagen-table-tip-workshop_engine = Ein Motor vom Wert { $value }.
kraftwagen-table-tip-bay = Der Rennwagen hat einen Motor vom Wert { $value } und fährt so viele Felder.
kraftwagen-table-tip-canteen = { $count ->
    [one] { $name } hat { $count } Arbeiter in der Kantine. Wagen und Entwicklungen brauchen Arbeiter.
   *[other] { $name } hat { $count } Arbeiter in der Kantine. Wagen und Entwicklungen brauchen Arbeiter.
}
kraftwagen-table-tip-supply = { $count ->
    [one] { $name } kann noch { $count } Arbeiter anwerben. Wer zuerst alle hat, gewinnt eine Prämie.
   *[other] { $name } kann noch { $count } Arbeiter anwerben. Wer zuerst alle hat, gewinnt eine Prämie.
}
kraftwagen-table-tip-points_body = { $count ->
    [one] { $name } hat { $value } Karosseriepunkt: So viel ist die nächste Karosserie wert, höchstens 7.
   *[other] { $name } hat { $value } Karosseriepunkte: So viel ist die nächste Karosserie wert, höchstens 7.
}
kraftwagen-table-tip-points_engine = { $count ->
    [one] { $name } hat { $value } Motorpunkt: So viel ist der nächste Motor wert, höchstens 7.
   *[other] { $name } hat { $value } Motorpunkte: So viel ist der nächste Motor wert, höchstens 7.
}
kraftwagen-table-tip-dev_active = Aktiv.
kraftwagen-table-tip-dev_inactive = Inaktiv: Der nächste Arbeiter, den { $name } anwirbt, macht sie aktiv.
kraftwagen-table-tip-start = Startplättchen von { $name }: ein Karosserie- und ein Motorpunkt, ganz ohne Arbeiter.
kraftwagen-table-tip-marker_left = Dieser Marker ist noch nicht verbraucht.
kraftwagen-table-tip-marker_value = Der Marker +{ $value } ist noch nicht verbraucht. Ein Wagen oder ein Käufer nimmt höchstens einen Marker.
kraftwagen-table-tip-awards = Prämien: Jede gibt es nur einmal; wer sie zuerst erreicht, bekommt sofort { $low } oder { $high } Münzen.
kraftwagen-table-tip-award = Prämie, sofort { $money } Münzen: { $what }.
kraftwagen-table-tip-award_owner = Gewonnen von { $name }.
kraftwagen-table-tip-award_free = Noch hat sie niemand gewonnen.
kraftwagen-table-tip-turn = Durchgang { $turn } von { $turns }.
kraftwagen-table-tip-specials = { $count ->
    [one] { $count } Sonderplättchen dieses Durchgangs ist noch verdeckt.
   *[other] { $count } Sonderplättchen dieses Durchgangs sind noch verdeckt.
}
kraftwagen-table-tip-order_start = Startplättchen werden in dieser Reihenfolge gewählt: { $names }. Gerade wählt { $name }.
kraftwagen-table-tip-order = Vom Ende des Rings an: { $names }. Als Nächstes zieht der Arbeiter am Ende.
kraftwagen-table-tip-gap = Die Lücke im Ring. Ein genommenes Plättchen kommt an die Spitze, hierher.
kraftwagen-table-ahead-lost = Geht nicht: { $reason }
kraftwagen-table-ahead-award = Gewinnt die Prämie „{ $names }“: { $money }.
kraftwagen-table-ahead-hire = { $count ->
    [one] Anwerben: { $count } Arbeiter für die Kantine.
   *[other] Anwerben: { $count } Arbeiter für die Kantine.
}
kraftwagen-table-ahead-hire_starts = { $count ->
    [one] Anwerben: Der Arbeiter macht { $cards } aktiv.
   *[other] { $count } anwerben: Der erste Arbeiter macht { $cards } aktiv.
}
kraftwagen-table-ahead-hire_chooses = { $count ->
    [one] Anwerben: Der Arbeiter macht eine davon aktiv: { $cards }.
   *[other] { $count } anwerben: Der erste Arbeiter macht eine davon aktiv: { $cards }.
}
kraftwagen-table-ahead-research = Forschen: Die Karten sind { $cards }.
kraftwagen-table-ahead-research_more = { $count ->
    [one] { $count } Karte mehr wird aufgedeckt.
   *[other] { $count } Karten mehr werden aufgedeckt.
}
kraftwagen-table-ahead-body = Karosserie: Karosserie { $value } in eine freie Werkstatt.
kraftwagen-table-ahead-body_full = { $count ->
    [one] Karosserie: Karosserie { $value }. Alle Werkstätten sind voll; das kommt zurück: { $parts }.
   *[other] Karosserie: Karosserie { $value }. Alle Werkstätten sind voll; eines dieser Bauteile kommt zurück: { $parts }.
}
kraftwagen-table-ahead-engine = Motor: Motor { $value } in eine Werkstatt oder in den Rennwagen anstelle von Motor { $old }.
kraftwagen-table-ahead-engine_full = { $count ->
    [one] Motor: Motor { $value }. Alle Werkstätten sind voll; das kommt zurück: { $parts }. Oder in den Rennwagen, und Motor { $old } kommt zurück.
   *[other] Motor: Motor { $value }. Alle Werkstätten sind voll; eines dieser Bauteile kommt zurück: { $parts }. Oder in den Rennwagen, und Motor { $old } kommt zurück.
}
kraftwagen-table-ahead-bugatti = Damit fährt der Rennwagen sofort, auf Feld { $space }.
kraftwagen-table-ahead-race = Grand Prix: Der Wagen hält auf Feld { $space }, Platz { $place } von { $cars }.
kraftwagen-table-ahead-race_lap = { $count ->
    [one] Grand Prix: Der Wagen hält auf Feld { $space } mit { $count } Runde, Platz { $place } von { $cars }.
   *[other] Grand Prix: Der Wagen hält auf Feld { $space } mit { $count } Runden, Platz { $place } von { $cars }.
}
kraftwagen-table-ahead-buyer = Käufer und das Geld neben dem Stapel: { $offers }.
kraftwagen-table-ahead-wish_money = { $wish } +{ $money }
kraftwagen-table-ahead-money = { $money ->
    [one] Bringt auch { $money } Münze.
   *[other] Bringt auch { $money } Münzen.
}
kraftwagen-table-ahead-token = Käufer: Alle Felder sind voll, also rückt die Sanduhr auf { $token }.
kraftwagen-table-ahead-token_end = Käufer: Alle Felder sind voll, also rückt die Sanduhr auf 0 und beendet den Durchgang.
kraftwagen-table-ahead-sale = Privatverkauf eines Wagens, für { $money }.
kraftwagen-table-ahead-again = { $name } ist gleich noch einmal am Zug.
kraftwagen-table-ahead-movers = Erst { $movers }, dann wieder { $name }.
kraftwagen-table-ahead-mover = { $count ->
    [one] { $name } ({ $count } Zug)
   *[other] { $name } (1 bis { $count } Züge)
}
kraftwagen-table-ahead-left = Bleibt ihnen
kraftwagen-table-ahead-head = An die Spitze
kraftwagen-table-ahead-aside = Beiseite
kraftwagen-table-ahead-once = 1×
kraftwagen-table-ahead-times = 1–{ $count }×
kraftwagen-table-ahead-back = wieder
kraftwagen-table-board-open = Vorschau ({ $keys })
kraftwagen-table-board-open_short = Vorschau
kraftwagen-table-board-hide = Ausblenden ({ $keys })
kraftwagen-table-board-empty = Noch steht kein Käufer in der Reihe.
kraftwagen-table-board-none = kein Wagen mehr da
kraftwagen-table-board-none_short = keiner da
kraftwagen-table-board-no_car = kein Wagen angeboten
kraftwagen-table-board-no_car_short = kein Wagen
kraftwagen-table-board-only = der letzte Wagen
kraftwagen-table-board-only_short = letzter
kraftwagen-table-board-tie = { $count ->
    [one] gleich gut wie { $count } anderer, günstiger
   *[other] gleich gut wie { $count } andere, am günstigsten
}
kraftwagen-table-board-tie_short = gleich gut, günstiger
kraftwagen-table-board-best_body = beste Karosserie
kraftwagen-table-board-best_engine = bester Motor
kraftwagen-table-board-best_prestige = meiste Arbeiter
kraftwagen-table-board-best_price = niedrigster Preis
kraftwagen-table-board-best_short = bester
kraftwagen-table-board-prices = Insgesamt zu diesem Preis
kraftwagen-table-board-sum = Insgesamt
kraftwagen-table-board-sum_now = { $money } (jetzt { $now })
kraftwagen-table-board-gets = +{ $money }
kraftwagen-table-board-nobody = –
kraftwagen-table-board-pays = { $money }
kraftwagen-table-board-tip = Der Verkauf, wie er jetzt wäre, Käufer für Käufer.
kraftwagen-table-board-tip_row = Käufer { $buyer } wünscht { $wish }: Er nimmt den Wagen von { $name } zum Preis { $price } ({ $why }) und zahlt { $money }.
kraftwagen-table-board-tip_row_none = Käufer { $buyer } wünscht { $wish }: { $why }.
kraftwagen-table-board-tip_more = Ein weiterer Käufer, der { $wish } wünscht, nähme den Wagen von { $name } zum Preis { $price } und zahlte { $money }.
kraftwagen-table-board-tip_more_none = Ein weiterer Käufer, der { $wish } wünscht, fände keinen Wagen.
kraftwagen-table-board-tip_price = Zum Preis { $price } nähme Käufer { $buyer } den Wagen und zahlte { $money }.
kraftwagen-table-board-tip_price_none = Zum Preis { $price } nähme niemand den Wagen.
kraftwagen-table-board-tip_in_all = Insgesamt sind es dann { $money }.
kraftwagen-table-board-tip_lacks_workers = { $count ->
    [one] Mit { $count } Arbeiter mehr fände er einen Käufer.
   *[other] Mit { $count } Arbeitern mehr fände er einen Käufer.
}
kraftwagen-table-board-tip_lacks_engine = { $count ->
    [one] Mit { $count } Motorpunkt mehr fände er einen Käufer.
   *[other] Mit { $count } Motorpunkten mehr fände er einen Käufer.
}
kraftwagen-table-board-tip_lacks_body = { $count ->
    [one] Mit { $count } Karosseriepunkt mehr fände er einen Käufer.
   *[other] Mit { $count } Karosseriepunkten mehr fände er einen Käufer.
}
kraftwagen-table-award-lap_1 = wer zuerst eine Runde in einem Rennen vollendet
kraftwagen-table-award-lap_2 = wer zuerst zwei Runden in einem Rennen vollendet
kraftwagen-table-award-buyer = wer zuerst einen zweiten gleichen Käufer ruft
kraftwagen-table-award-market = wer zuerst zwei eigene Wagen in einem Durchgang auf dem Markt hat
kraftwagen-table-award-body_3 = wer zuerst eine Karosserie ab 3 in einer Werkstatt hat
kraftwagen-table-award-body_6 = wer zuerst eine Karosserie ab 6 in einer Werkstatt hat
kraftwagen-table-award-engine_4 = wer zuerst einen Motor ab 4 in einer Werkstatt hat
kraftwagen-table-award-engine_7 = wer zuerst einen Motor 7 in einer Werkstatt hat
kraftwagen-table-award-workers = wer zuerst den letzten Arbeiter des Vorrats anwirbt
kraftwagen-table-award-engineers = wer zuerst drei Ingenieure hat
kraftwagen-table-award_word-lap_1 = Eine Runde
kraftwagen-table-award_word-lap_2 = Zwei Runden
kraftwagen-table-award_word-buyer = Zwei gleiche
kraftwagen-table-award_word-market = Zwei Wagen
kraftwagen-table-award_word-body_3 = Karosserie 3+
kraftwagen-table-award_word-body_6 = Karosserie 6+
kraftwagen-table-award_word-engine_4 = Motor 4+
kraftwagen-table-award_word-engine_7 = Motor 7
kraftwagen-table-award_word-workers = Alle da
kraftwagen-table-award_word-engineers = Ingenieure
kraftwagen-table-source-cars = Wagen
kraftwagen-table-source-price_buyers = Preiskäufer
kraftwagen-table-source-daimler = Daimler
kraftwagen-table-source-places = Plätze im Rennen
kraftwagen-table-source-laps = Runden
kraftwagen-table-source-buyer_markers = Geld neben Käufern
kraftwagen-table-source-awards = Prämien
kraftwagen-table-source-special_tiles = Sonderplättchen
kraftwagen-table-source-handicap = Vorsprung
