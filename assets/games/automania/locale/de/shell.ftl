### Was die Seiten des Fensters in den Worten von Automania sagen; das kommt vor dem, was für jedes Spiel gilt.

## automania.aim

automania-aim-title = Eine Autofabrik in den goldenen Jahren
automania-aim-pictures-action_displace = Setz Arbeiter auf einem Feld ein und nimm ein Plättchen aus Spalte oder Zeile. Mit einem Arbeiter mehr darfst du andere verdrängen.
automania-aim-pictures-machine_speed = Maschinen machen deine Wagen beliebt, vor allem, wo sie die Wünsche eines Marktes erfüllen.
automania-aim-pictures-gold_medal = Je beliebter ein Wagen, desto höher sein Schiff und desto früher der Verkauf.
automania-aim-pictures-action_sell = Steig aus und nimm ein Verkaufsbüro: Es sagt, wie viele Wagen du verkaufen darfst. Nach vier Runden gewinnt, wer die meisten Punkte hat.
automania-aim-more = Zeig auf irgendetwas, um zu erfahren, was es ist und was es brächte. Die Glühbirne gibt einen Tipp, und das meiste lässt sich zurücknehmen.
automania-tagline = Rüste eine Fabrik aus, bau beliebte Wagen und verschiffe sie zu zwei Märkten

## automania.score

automania-score-name = Punkte
automania-score-title = Punkte
automania-score-amount = { $count ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
automania-stages = Runden

## automania.standing

automania-standing-by_tie_break = Das niedrigere Verkaufsbüro hat entschieden

## automania.options

automania-options-short-title = Kurzes Spiel
automania-options-short-note = Zwei Runden ohne Werbung, und Wagen bleiben auf ihren Schiffen; 15 bis 20 Minuten.
automania-options-short-on = Das kurze Spiel
automania-options-short-off = Das ganze Spiel
automania-options-advanced-title = Profispiel
automania-options-advanced-note = Vier Fabriken mit eigenen Fähigkeiten.
automania-options-advanced-on = Das Profispiel
automania-options-advanced-off = Das Grundspiel
automania-options-open_money-title = Offenes Geld
automania-options-open_money-note = Alle sehen, wer wie viele Autobucks hat.
automania-options-open_money-on = Mit offenem Geld
automania-options-open_money-off = Mit verdecktem Geld
automania-options-handicap-title = Vorsprung
automania-options-handicap-on = Mit Vorsprung
automania-options-handicap-off = Ohne Vorsprung
automania-options-handicap-tip = Punkte, mit denen dieser Sitz beginnt, zusätzlich zu denen für die Reihenfolge

## automania.analysis

automania-analysis-stage = Runde { $number }

## automania.statistics

automania-statistics-stage = Runde { $number }

## automania.bots

automania-bots-apprentice-note = Schaut nur auf die eigene Fabrik und steigt zu früh aus.
automania-bots-apprentice-names =
    Mitzi
    Lotte
    Heidi
    Conny
automania-bots-journeyman-note = Kennt das Handwerk, hält aber wenig von Wagen für Europa.
automania-bots-journeyman-names =
    Emil
    Anton
    Freddy
    Peter
automania-bots-merchant-names =
    Viktor
    Gustav
    Oskar
    Konrad
automania-bots-engineer-names =
    Naomi
    Helene
    Ruth
    Grace
automania-bots-champion-names =
    Leonore
    Theodora
    Amalie
    Greta
automania-bots-exporter-title = Übersee
automania-bots-exporter-note = Stark, verkauft viele Wagen und füllt die hohen Schiffe nach Europa.
automania-bots-exporter-names =
    Marco
    Pierre
    Hein
    Nikos
automania-bots-collector-title = Sammellust
automania-bots-collector-note = Stark, und lässt nie einen guten Auftrag liegen.
automania-bots-collector-names =
    Cosima
    Agnes
    Ingrid
    Vera
automania-bots-director-title = Chefetage
automania-bots-director-note = Stark, besetzt jedes Managerbüro und mag die Autobucks aus Nordamerika.
automania-bots-director-names =
    Leopold
    Benno
    Dario
    Ferdinand

## automania.merits

automania-merits-finished-title = Vom Band gelaufen
automania-merits-finished-note = Spiel eine Partie zu Ende.
automania-merits-top_car-title = Über den Hafen hinaus
automania-merits-top_car-note = Bau einen Wagen, der so beliebt ist, dass er sofort verkauft wird.
automania-merits-all_wanted-title = Genau das Richtige
automania-merits-all_wanted-note = Erfülle mit einem Wagen alle drei Wünsche eines Marktes.
automania-merits-campaign-title = Stadtgespräch
automania-merits-campaign-note = Schick für einen Wagen mindestens drei Arbeiter in die Werbung.
automania-merits-gold_ships-title = Goldene Flotte
automania-merits-gold_ships-note = Gewinne die Goldmedaillen aller fünf Schiffe, die eine haben, in beliebig vielen Partien.
automania-merits-five_sold-title = Ausverkauft
automania-merits-five_sold-note = Verkaufe in einer Verkaufsphase fünf Wagen.
automania-merits-empty_ships-title = Leere Laderäume
automania-merits-empty_ships-note = Verschiffe in einer Partie mindestens sechs Wagen und hab am Ende keinen mehr auf einem Schiff.
automania-merits-six_contracts-title = Wort gehalten
automania-merits-six_contracts-note = Spiel in einer Partie sechs Aufträge aus.
automania-merits-start_contracts-title = Erste Bestellungen
automania-merits-start_contracts-note = Spiel jeden der vier Startaufträge aus, in beliebig vielen Partien.
automania-merits-full_board-title = Volle Chefetage
automania-merits-full_board-note = Beende eine Partie mit Managern aller vier Arten.
automania-merits-show_car-title = Ausstellungsstück
automania-merits-show_car-note = Bau bei einer Art von Wagen Spoiler, Auspuff und Innenraum ein.
automania-merits-make_way-title = Platz da
automania-merits-make_way-note = Verdränge in einer Runde dreimal fremde Arbeiter.
automania-merits-night_shift-title = Nachtschicht
automania-merits-night_shift-note = Bau einen Wagen, wenn alle anderen ausgestiegen sind.
automania-merits-offices-title = Jeder Schreibtisch
automania-merits-offices-note = Nimm beim Aussteigen jedes der sechs Verkaufsbüros einmal, in beliebig vielen Partien.
automania-merits-factories-title = Werksbesichtigung
automania-merits-factories-note = Spiel mit jeder der vier Fabriken des Profispiels, in beliebig vielen Partien.
automania-merits-won-title = Auto des Jahres
automania-merits-won-note = Gewinne eine Partie.
automania-merits-won_poorest-title = Geld ist nicht alles
automania-merits-won_poorest-note = Gewinne eine Partie, obwohl alle anderen am Ende mehr Autobucks haben.
automania-merits-won_sizes-title = An jedem Tisch
automania-merits-won_sizes-note = Gewinne je eine Partie zu zweit, zu dritt und zu viert.

automania-credits = Automania ist ein Spiel von Kristian Amundsen Østby und Kenneth Minde.
