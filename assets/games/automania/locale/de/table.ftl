### Der Tisch von Automania: Schilder, Aufforderungen, und was etwas bringen würde.

## automania.keys

automania-keys-command-forecast = Vorschau auf den Verkauf
automania-keys-board-choose = { $decision }.
automania-keys-board-choose_cancel = Nichts wählen.
automania-keys-board-discard = Das Plättchen ablegen.
automania-keys-board-keep = Keinen Auftrag ausspielen.
automania-keys-board-leave = Den Wagen auf seinem Schiff lassen.

## automania.table

automania-table-market-north_america = Nordamerika
automania-table-market-europe = Europa
automania-table-matrix-north_america = Amerika
automania-table-matrix-europe = Europa
automania-table-display-title = Aufträge
automania-table-display-order = Folge
automania-table-crowd-sponsor = Sponsor
automania-table-crowd-marketing = Werbung
automania-table-works-hand = Auf der Hand
automania-table-works-no_hand = Kein Auftrag auf der Hand.
automania-table-works-nobody_home = Niemand ist zu Hause
automania-table-button-discard = Ablegen
automania-table-button-keep = Keinen
automania-table-button-leave = Stehen lassen
automania-table-waiting = nächste Runde
automania-table-chooser-title = Was davon?
automania-table-chooser-cars = Welcher Wagen?
automania-table-chooser-workers = Wie viele Arbeiter?
automania-table-chooser-contracts = Welcher Auftrag?
automania-table-chooser-cancel = Abbrechen
automania-table-needs = { $have } von { $wanted }
automania-table-steps-title = Arbeiter in die Werbung
automania-table-steps-none = Niemand
automania-table-steps-top = Sofort verkauft, freie Wahl
automania-table-steps-no_ship = Kein Schiff ist frei
automania-table-steps-unpopular = Beliebtheit 0: Kein Schiff nimmt ihn
automania-table-steps-no_tile = Kein Wagenplättchen
automania-table-steps-same = Kein Vorteil
automania-table-steps-no_higher = Kein höheres Schiff
automania-table-boards-title = Eine Fabrik wählen
automania-table-coming-known = Kommt in Runde { $round }
automania-table-coming-drawn = Runde { $round }, hieraus gezogen
automania-table-enlarged-hand = Auf der Hand
automania-table-enlarged-played = Ausgespielt
automania-table-sides-title = Welche Wünsche kommen?
automania-table-sides-left = Von links
automania-table-sides-right = Von rechts
automania-table-forecast-open = Vorschau ({ $keys })
automania-table-forecast-hide = Schließen ({ $keys })
automania-table-forecast-title = So liefe der Verkauf jetzt
automania-table-forecast-stays = bleibt auf dem Schiff
automania-table-forecast-nothing = Noch ist kein Wagen auf einem Schiff, also gibt es nichts vorherzusagen.
automania-table-factory-side_a = Die Fabrik des Grundspiels.
automania-table-factory-sumato = Stellplatz g liegt am Ende der Kleinwagen-Linie, und es gibt einen Kleinwagen mehr.
automania-table-factory-elon = Ein Elektrowagen darf jeden Wagen vertreten und ist um einen Stern beliebter.
automania-table-factory-gloria = Einmal je Verkaufsphase darf ein fremder Verkauf kopiert werden; die Managerbüros sind teurer.
automania-table-factory-werkmann = Fünf Managerbüros; von jedem Porträt zwei Manager.
automania-table-prompt-over = Die Partie ist zu Ende.
automania-table-prompt-wait = { $name } überlegt.
automania-table-prompt-where = { $name }: an einer leuchtenden Stelle einbauen oder Esc drücken.
automania-table-prompt-which = { $name }: eines davon wählen.
automania-table-tip-sponsor = Dann { $money }, und { $crew } zu Hause.
automania-table-tip-space = Es kostet { $crew-acc }. Dann noch zu Hause: { $home }.
automania-table-tip-displaced = { $name } bekommt { $crew-acc } zurück und hat dann { $home-acc } zu Hause.
automania-table-tip-displaced_retired = { $name } ist ausgestiegen und kann die Verdrängten nicht mehr einsetzen: { $crew }.
automania-table-tip-pays = Der Wagen kostet { $pay-acc }. Übrig: { $money }.
automania-table-tip-before_tile = Ohne neues Plättchen:
automania-table-tip-car = { $market }: { $landing }.
automania-table-tip-meets = Er erfüllt: { $cards }.
automania-table-tip-meets_one = Er kann einen dieser Aufträge erfüllen: { $cards }.
automania-table-tip-step = Mit { $crew-dat } mehr: { $landing }.
automania-table-tip-landing-ship = Beliebtheit { $popularity }, Schiff { $ship }
automania-table-tip-landing-lower = Beliebtheit { $popularity }, nur Schiff { $ship } ist frei
automania-table-tip-landing-ship_medal = Beliebtheit { $popularity }, Schiff { $ship }, Goldmedaille: { $reward }
automania-table-tip-landing-lower_medal = Beliebtheit { $popularity }, nur Schiff { $ship } ist frei, Goldmedaille: { $reward }
automania-table-tip-landing-top = Beliebtheit { $popularity }, sofort verkauft
automania-table-tip-landing-no_tile = Beliebtheit { $popularity }, aber zu Hause ist kein Wagenplättchen
automania-table-tip-landing-no_ship = Beliebtheit { $popularity }, aber kein Schiff ist frei
automania-table-tip-landing-unpopular = Beliebtheit 0: Kein Schiff nimmt ihn
automania-table-tip-sale_left = Das Verkaufslimit lässt dann noch { $cars-acc } zu.
automania-table-tip-kept_end = Am Ende bringt er { $reward-acc }.
automania-table-tip-bonus = Es bringt sofort { $reward-acc }.
automania-table-tip-best = Am besten { $place-on }, Amerika/Europa: { $gain }
automania-table-tip-needs_sponsor = Erst { $crew-acc } zum Sponsor schicken, um das Managerbüro zu bezahlen.
automania-table-tip-no_place = Dafür ist keine Stelle frei.
automania-table-tip-discarded = Es kommt aus dem Spiel.
automania-table-tip-change = { $car } { $america }/{ $europe }
automania-table-tip-costs = das Managerbüro kostet { $pay-acc }
automania-table-tip-gains = { $gains }.
automania-table-tip-no_gain = vorerst nichts.
automania-table-tip-replaces = Es ersetzt { $tile-the-acc }.
automania-table-tip-contract-met = { $market }, { $car }: würde ihn jetzt erfüllen.
automania-table-tip-contract-stars = { $market }, { $car }: Dafür braucht es noch { $stars-acc }.
automania-table-tip-contract-feature = { $market }, { $car }: Dafür fehlt { $feature-the }.
automania-table-tip-contract-both = { $market }, { $car }: Dafür fehlen { $feature-the } und { $stars }.
automania-table-tip-plays = Er bringt für die Wertung am Ende { $medal-acc }.
automania-table-tip-plays_for_money = Er bringt jetzt { $pay-acc } und für die Wertung am Ende { $medal-acc }.
automania-table-tip-retire = Verkaufslimit: { $limit }. Sofort: { $reward }.
automania-table-tip-next_place = Platz { $first } in der nächsten Runde.
automania-table-tip-next_places = Platz { $first } bis { $last } in der nächsten Runde.
automania-table-tip-retire_sale = Nach jetzigem Stand verkauft: { $sold } von { $all }; { $reward }.
automania-table-tip-demands = Dann die Wünsche in { $market }, der höchste zuerst: { $wanted }.
automania-table-tip-score_medals = { $count ->
    [one] Bisher { $count } Silbermedaille: Sie bringt am Ende einen Punkt dazu.
   *[other] Bisher { $count } Silbermedaillen: Sie bringen am Ende ebenso viele Punkte dazu.
}
automania-table-tip-score_money = Punkte für das meiste Geld am Ende: { $points }.
automania-table-tip-leads = Zurzeit die meisten Punkte: { $name }. Silbermedaillen und Geld zählen erst am Ende.
automania-table-tip-leader = { $names } führt, Silbermedaillen mitgezählt.
automania-table-tip-leaders = { $names } führen, Silbermedaillen mitgezählt.
automania-table-tip-chooser = { $names } hat die wenigsten Punkte und würde nach jetzigem Stand wählen.
automania-table-tip-choosers = { $names } haben die wenigsten Punkte: Von ihnen würde wählen, wer das niedrigste Verkaufsbüro hat.
automania-table-tip-empty = Leer: { $place }.
automania-table-tip-ship_free = Schiff { $ship } nach { $market }: frei.
automania-table-tip-end = Das Ende dieser Linie ({ $car }): die Sterne entlang der Linie.
automania-table-tip-played = Ausgespielt: { $contract }.
automania-table-tip-coming_known = Alle diese Plättchen kommen in Runde { $round }.
automania-table-tip-coming_drawn = Die Plättchen von Runde { $round } werden hieraus gezogen.
automania-table-tip-forecast = Wer würde welchen Wagen wo verkaufen, wenn alle möglichst viele Punkte holen?
automania-table-tip-market = { $market }: Schiffe, Wünsche und Verkaufsfelder.
automania-table-tip-hand = { $count ->
    [one] { $name } hat { $count } Auftrag auf der Hand.
   *[other] { $name } hat { $count } Aufträge auf der Hand.
}
automania-table-tip-limit = Das Verkaufslimit in dieser Runde: { $limit }.
automania-table-tip-limit_before = Das Verkaufsbüro, das beim Aussteigen gewählt wird, bestimmt das Verkaufslimit; Verkaufschefs erhöhen es um { $limit }.
automania-table-tip-sponsor_use = Jeder Arbeiter beim Sponsor bringt { $pay-acc }. Als Aktion zählt das nicht.
automania-table-tip-marketing_use = Jeder Arbeiter in der Werbung macht einen Wagen um einen Stern beliebter, sobald sein Markt gewählt ist.

## automania.title

automania-title-round = Runde { $round } von { $rounds }
automania-title-sales = Runde { $round } von { $rounds }, Verkauf
automania-title-demands = Runde { $round } von { $rounds }, neue Wünsche
automania-title-factories = Fabriken wählen
automania-title-over = Das Ende

## automania.scoring

automania-scoring-title = Verkauf in Runde { $round }
automania-scoring-end = Letzter Verkauf und Schlusswertung
automania-scoring-last = Der letzte Verkauf
automania-scoring-begin = Die Wagen werden verkauft: erst in Nordamerika, dann in Europa, das höchste Schiff zuerst.
automania-scoring-recalled = Alle schon verkauften Autos rollen von ihren Schiffen.
automania-scoring-resumed = Diese Verkäufe waren schon zu sehen. Die anderen Schiffe folgen.
automania-scoring-no_cars = Auf keinem Schiff steht ein Wagen.
automania-scoring-sold = { $sold } von { $limit } verkauft
automania-scoring-place = nächste Runde: { $place }
automania-scoring-stays = bleibt
automania-scoring-hurry = Klick: schneller. Zweimal: zum Ende
automania-scoring-now = { $name } hat jetzt { $total-acc }.
automania-scoring-next_round = Runde { $round } wird in der Reihenfolge { $order } gespielt. { $name } hat die wenigsten Punkte und verschiebt die Wünsche; es kommen neue Plättchen.
automania-scoring-last_round = Der letzte Verkauf ist vorbei. Was übrig ist, wird gezählt.
automania-scoring-known = In { $market } verkauft: { $shares }.
automania-scoring-known_stay = { $count ->
    [one] { $name } lässt { $count } Wagen auf seinem Schiff.
   *[other] { $name } lässt { $count } Wagen auf ihren Schiffen.
}
automania-scoring-left = Noch auf Schiffen nach { $market }: { $shares }.
automania-scoring-share = { $name } { $reward }
automania-scoring-tie = Bei gleich viel Geld liegt { $name } vorn, dank dem niedrigeren Verkaufsbüro { $office }.

## automania.end

automania-end-car = Bester Wagen: { $car }, Beliebtheit { $popularity }.

## automania.recap

automania-recap-back = { $other } verdrängt { $crew-acc } von { $name } { $space-from }.
automania-recap-unused = { $other } verdrängt { $crew-acc } von { $name } { $space-from }; { $name } ist ausgestiegen und setzt niemanden mehr ein.

## automania.tips

automania-tips-turn = Setz Arbeiter auf einem leuchtenden Feld ein, oder steig aus und nimm ein Verkaufsbüro. Ein besetztes Feld kostet einen Arbeiter mehr, als dort stehen.
automania-tips-tile = Nimm ein leuchtendes Plättchen. Die Zahlen neben den Linien zeigen, was es brächte.
automania-tips-place = Bau das Plättchen an einer leuchtenden Stelle ein, oder leg es ab.
automania-tips-market = Wähle den Markt, auf dem der Wagen beliebter ist. Sein Schiff ist zu sehen.
automania-tips-marketing = Schick Arbeiter in die Werbung oder behalte sie zu Hause. Jeder macht diesen Wagen um einen Stern beliebter.
automania-tips-reward = Nimm einen beliebigen Ertrag. Ein Wagen mit Beliebtheit ab 18 wird sofort verkauft.
automania-tips-contract = Spiel einen Auftrag aus, den dieser Wagen erfüllt, oder keinen.
automania-tips-card = Nimm einen Auftrag aus der Auslage, oder zieh einen vom Stapel.
automania-tips-sale = Stell den Wagen auf ein freies Verkaufsfeld, oder lass ihn für die nächste Runde stehen.
automania-tips-demands = Wähle, von welcher Seite neue Wünsche in beide Märkte kommen.
automania-tips-factory = Wähle eine Fabrik. Jede hat eine eigene Fähigkeit.
