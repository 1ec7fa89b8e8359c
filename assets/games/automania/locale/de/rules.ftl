### Die Worte des Regelhefts; die Reihenfolge steht in games/automania/learn/rulebook.yaml. Ein Text darf
### Bilder der Dinge ([tile A03], [car city disc], [star]) und andere Regeln (<A3>) nennen; Beträge kommen aus
### den Spieldaten (games/automania/presentation/figures.py), die der Beispiele aus dem, was geschieht.

## automania.rulebook

automania-rulebook-figure-gold_medal = Schiff { $ship }: { $reward }
automania-rulebook-figure-tile_below = das Plättchen darunter
automania-rulebook-figure-no_bonus = kein Bonus
automania-rulebook-figure-plain = { $times } × kein Stern
automania-rulebook-figure-times = { $times } × { $extra }
automania-rulebook-aim-title = Das Ziel
automania-rulebook-aim-text =
    { "" }[model_family] Ein Spiel für **zwei bis vier Personen**. Du führst eine Autofabrik in den Jahren, in denen alle
    vom eigenen Wagen träumen. Über **vier Runden** rüstest du
    deine Fabrik aus, folgst den Wünschen der Leute und verschiffst deine Wagen zu zwei Märkten in Übersee.
    { "" }**Wer die meisten Punkte hat, gewinnt.**

    ## Woher die Punkte kommen

    - [action_sell] Wagen, die du verkaufst, vor allem von den höchsten Schiffen <Z3>
    - [gold_medal] Goldmedaillen neben einigen Schiffen <P6>
    - [sales_office_1] einige Verkaufsbüros <B7>
    - [tile A35] einige Bonusplättchen <T6>
    - [ship_east] Wagen, die am Ende noch auf Schiffen nach Europa stehen <E1>
    - [silver_medal] Silbermedaillen auf ausgespielten Aufträgen und auf deinen Plättchen <E2>
    - [autobuck] am Ende mehr Geld als andere <E3>
automania-rulebook-board-title = Der Spielplan
automania-rulebook-board-text =
    In der Mitte liegen Plättchen für deine Fabrik, rundherum **Aktionsfelder**. Links liegt
    der Markt Nordamerika, rechts der Markt Europa.
automania-rulebook-set_up-title = Aufbau
automania-rulebook-set_up-text = [start_mark] Das Programm legt alles aus. Hier steht, was es tut.
automania-rulebook-turn-title = Dein Zug
automania-rulebook-turn-text =
    { "" }[worker disc] In einem Zug setzt du Arbeiter auf einem Aktionsfeld ein, nimmst ein Plättchen und baust dann
    einen Wagen oder ziehst einen Auftrag. Willst du in dieser Runde keine Züge mehr machen, steigst du aus.
automania-rulebook-tiles-title = Plättchen und deine Fabrik
automania-rulebook-tiles-text = Ein Plättchen macht deine Wagen beliebter, bringt Arbeiter oder Geld, lässt dich mehr Wagen verkaufen oder bringt dir sofort einen Bonus.
automania-rulebook-cars-title = Einen Wagen bauen
automania-rulebook-cars-text =
    Ein Wagen läuft über seine Linie, sammelt unterwegs Sterne und kommt auf ein Schiff. Die Sterne
    zusammen sind seine **Beliebtheit**: Je beliebter der Wagen, desto höher sein Schiff.
automania-rulebook-contracts-title = Aufträge
automania-rulebook-contracts-text =
    { "" }[contract C2] Ein Auftrag verlangt einen bestimmten Wagen. Bau diesen Wagen, spiel den Auftrag aus, und seine
    Silbermedaillen gehören dir.
automania-rulebook-retiring-title = Aussteigen
automania-rulebook-retiring-text =
    { "" }[action_retire] Steigst du aus, bist du in dieser Runde nicht mehr am Zug, und du wählst ein **Verkaufsbüro**.
    Es sagt, wie viele Wagen du jetzt verkaufen darfst und wie früh du in der nächsten Runde am Zug bist.
automania-rulebook-sale-title = Der Verkauf
automania-rulebook-sale-text = [action_sell] Sind alle ausgestiegen, verlassen die Wagen ihre Schiffe und kommen auf die Verkaufsfelder, einer nach dem anderen.
automania-rulebook-new_round-title = Eine neue Runde
automania-rulebook-new_round-text = [round_marker] Nach dem Verkauf in den Runden 1, 2 und 3 wird jeweils eine neue Runde vorbereitet, in dieser Reihenfolge.
automania-rulebook-end-title = Das Ende
automania-rulebook-end-text = [medal_finished] Nach dem Verkauf in Runde 4 werden die letzten Punkte gezählt, in dieser Reihenfolge.
automania-rulebook-advanced-title = Das Profispiel
automania-rulebook-advanced-text =
    Eine Variante, die ihr vor der Partie wählt. Alle spielen mit verschiedenen Fabriken, und jede hat eine
    eigene Fähigkeit. Was hier nicht steht, ist wie auf Seite A.
automania-rulebook-questions-title = Fragen am Tisch
automania-rulebook-questions-text = [lettering] Was ab und zu vorkommt. Vor der ersten Partie musst du das nicht lesen.
automania-rulebook-rule-B1-title = Was dir gehört
automania-rulebook-rule-B1-text =
    - [worker disc] **{ $crew }**. Sie gehen in jeder Runde hinaus und kommen zur nächsten nach Hause.
    - [car city disc] [car family disc] [car super disc] **Wagenplättchen**: Kleinwagen { $tiles_of_city }, Familienwagen { $tiles_of_family }, Sportwagen
      { $tiles_of_super }. Ein Wagenplättchen steht auf einem Schiff oder einem Verkaufsfeld oder wartet zu Hause. Die ovalen
      sind für das Profispiel <V1>.
    - [factory_side_a] Eine **Fabrik** mit Seite A nach oben, eine Farbe, eine Reihenfolgescheibe und ein Punktestein.
    - [autobuck] **Autobucks** sind das Geld dieses Spiels. Davon gibt es immer genug.
    - [worker_neutral] Im **Vorrat** liegen { $stock } für alle.
automania-rulebook-rule-B2-title = Das Raster
automania-rulebook-rule-B2-text =
    { "" }[space_city] [space_family] [space_super] [space_contract] Sechzehn Plättchen liegen in vier Spalten und vier Zeilen. Über jeder Spalte
    ist ein **Aktionsfeld**, links von jeder Zeile eines und eines an der **Ecke**: zusammen neun. Von der
    Ecke an stehen Spalten und Zeilen für Kleinwagen, Familienwagen, Sportwagen und Aufträge.
automania-rulebook-rule-B3-title = Sponsor und Werbung
automania-rulebook-rule-B3-text =
    - [sponsor] Der **Sponsor** gibt Geld für Arbeiter <W1>.
    - [marketing] Die **Werbung** macht einen Wagen beliebter <P5>.

    Beide haben Platz für beliebig viele Arbeiter, wem sie auch gehören.
automania-rulebook-rule-B4-title = Wünsche
automania-rulebook-rule-B4-text =
    { "" }[demand_speed] [demand_environment] [demand_handling] [demand_safety] [demand_luggage] Es gibt zehn
    Wunschplättchen: je zwei für Tempo, Umwelt, Lenkung, Sicherheit und Kofferraum. Jeder Markt
    zeigt drei **aktive** Wünsche, die { $stars_1 }, { $stars_2 } und { $stars_3 } Sterne wert sind, und zwei
    { "" }**wartende**, links und rechts.
automania-rulebook-rule-B5-title = Schiffe und Goldmedaillen
automania-rulebook-rule-B5-text =
    { "" }[ship_west] [ship_east] Neben jedem Markt liegen Schiffe von 1 bis { $highest_ship }. Auf jedes passt ein
    Wagen. Neben einigen liegt eine **Goldmedaille**, in beiden Märkten neben den gleichen Schiffen:

    - [gold_medal] { $gold_medal }
automania-rulebook-rule-S1-title = Reihenfolge, Geld und Punkte
automania-rulebook-rule-S1-text =
    { "" }[order disc] [order square] Die erste Reihenfolge wird ausgelost. In dieser Reihenfolge beginnt man mit { $money_1 },
    { $money_2 }, { $money_3 } und { $money_4 } Autobucks und mit { $points_1 }, { $points_2 }, { $points_3 }
    und { $points_4 } auf der Punkteleiste. Diese Punkte zählen schon.
automania-rulebook-rule-S2-title = Plättchen
automania-rulebook-rule-S2-text =
    { "" }[tile_a_back] [tile_b_back] Die Plättchen von Satz A und Satz B werden getrennt gemischt. Sechzehn A-Plättchen kommen offen in das Raster,
    und je eines unter jedes Verkaufsbüro, das Platz dafür hat <B7>.
automania-rulebook-rule-S3-title = Wünsche auslegen
automania-rulebook-rule-S3-text =
    { "" }[demand_speed] [demand_luggage] Die zehn Wunschplättchen werden gemischt und ausgelegt, drei aktive und zwei wartende in jedem
    Markt. Sind in beiden dieselben drei Arten aktiv, gleich in welcher Reihenfolge, wird neu gemischt.
automania-rulebook-rule-S4-title = Aufträge austeilen
automania-rulebook-rule-S4-text =
    { "" }[contract_back] [contract_start_back] Der Stapel wird gemischt, und { $face_up } Aufträge werden offen
    ausgelegt: die **Auslage**. Alle bekommen je einen Startauftrag; die übrigen kommen
    ungesehen aus dem Spiel.
automania-rulebook-rule-S5-title = Das kurze Spiel
automania-rulebook-rule-S5-text =
    Ihr wählt es vor der Partie. Es hat zwei Runden, beide mit den Plättchen von Satz B. Niemand schickt
    Arbeiter in die Werbung, und Wagen werden nicht von ihren Schiffen zurückgeholt. Der Reihenfolge nach
    beginnt man mit { $short_points_1 }, { $short_points_2 }, { $short_points_3 } und { $short_points_4 } auf
    der Punkteleiste. Alle anderen Regeln sind die des ganzen Spiels.
automania-rulebook-rule-H1-title = Punkte und Geld
automania-rulebook-rule-H1-text =
    { "" }[victory_point] [purse_closed] Punkte werden sofort gezählt und sind für alle sichtbar; sie dürfen über
    das Ende der Punkteleiste hinausgehen. Geld liegt offen oder verdeckt; das wählt ihr vor der Partie. Was
    jemand einnimmt, sehen immer alle.
automania-rulebook-rule-H2-title = Was verdeckt ist
automania-rulebook-rule-H2-text =
    { "" }[contract_back] Niemand kennt die Reihenfolge der Plättchen und Aufträge, die noch kommen, und niemand weiß, welche
    Startaufträge übrig sind. Deinen Startauftrag und was du vom Stapel ziehst, siehst nur du,
    bis du es ausspielst.
automania-rulebook-rule-R1-title = Vier Runden
automania-rulebook-rule-R1-text =
    { "" }[round_marker] Eine Runde hat eine **Aktionsphase** und eine **Verkaufsphase**. Nach jeder außer der letzten wird eine neue
    Runde vorbereitet <N1>.
automania-rulebook-rule-R2-title = Wer am Zug ist
automania-rulebook-rule-R2-text =
    { "" }[order disc] In der Aktionsphase machen alle der Reihenfolge nach je einen Zug, immer wieder.
    Wer ausgestiegen ist, wird übersprungen, und wer zuletzt übrig ist, zieht allein weiter. Die Phase endet,
    wenn alle ausgestiegen sind.
automania-rulebook-rule-R3-title = Eine Aktion oder aussteigen
automania-rulebook-rule-R3-text =
    { "" }[action_place] [action_retire] In deinem Zug tust du genau eines von beiden: Du **machst eine Aktion** <A1>, oder
    du **steigst aus** <L1>. Passen gibt es nicht. Zusätzlich darfst du
    Arbeiter zum Sponsor schicken <W1> und Wagen zurückholen <P9>.
automania-rulebook-rule-A1-title = Arbeiter auf einem Aktionsfeld
automania-rulebook-rule-A1-text =
    { "" }[worker disc] Du setzt Arbeiter auf einem Aktionsfeld ein: **einen**, wenn es leer ist, oder **genau einen mehr**,
    als jemand anders dort hat, ausgestiegen oder nicht. Neutrale Arbeiter zählen wie eigene und dürfen
    auch allein eingesetzt werden: Welche deiner Arbeiter neutral sind, spielt nie eine Rolle.
automania-rulebook-rule-A2-title = Verdrängen
automania-rulebook-rule-A2-text =
    { "" }[action_displace] Verdrängte Arbeiter gehen nach Hause, auch neutrale. Wer sie eingesetzt hat, darf sie in späteren
    Zügen der Runde wieder einsetzen, aber nicht mehr nach dem Aussteigen <L2>.
automania-rulebook-rule-A2-example =
    Blau setzt { $workers_1 } auf der Familien-Spalte ein, und der von Gelb geht nach Hause. Zinnober setzt { $workers_2 } ein,
    und die von Blau gehen nach Hause. Gelb kommt wieder und setzt { $workers_3 } ein.
automania-rulebook-rule-A3-title = Nie gegen dich selbst
automania-rulebook-rule-A3-text = [worker disc] Ein Feld, auf dem deine Arbeiter stehen, kannst du nicht nutzen, bis jemand sie verdrängt.
automania-rulebook-rule-A4-title = Ein Plättchen muss da sein
automania-rulebook-rule-A4-text = [tile_gone] Eine Spalte oder Zeile kannst du nur nutzen, solange dort ein Plättchen liegt.
automania-rulebook-rule-A5-title = Erst der Preis
automania-rulebook-rule-A5-text =
    { "" }[autobuck] Um einen Wagen zu bauen, musst du seinen Preis zahlen können <P1>. Du zahlst, wenn du die Arbeiter einsetzt, bevor
    du das Plättchen nimmst. Was dir der Sponsor in diesem Zug gegeben hat <W1>, hilft beim Bezahlen. An der
    Ecke wählst du jetzt, welche Art von Wagen es wird.
automania-rulebook-rule-A5-example =
    Gelb hat einen Autobuck, aber ein Familienwagen kostet { $amount_3 }. Ein Arbeiter geht zum
    Sponsor, und mit dem anderen wird gebaut.
automania-rulebook-rule-A6-title = Ein Plättchen, dann die Aktion
automania-rulebook-rule-A6-text =
    - [space_city] [space_family] [space_super] An einer Spalte oder Zeile nimmst du eines ihrer Plättchen <T1>. Dann baust du einen Wagen der Art, für die sie steht <P1>.
    - [space_contract] An einem Auftragsfeld ziehst du einen Auftrag <K1>, statt einen Wagen zu bauen.
    - [space_corner] An der Ecke nimmst du kein Plättchen, baust aber einen Wagen beliebiger Art.
automania-rulebook-rule-W1-title = Sponsor
automania-rulebook-rule-W1-text =
    { "" }[action_sponsor] In deinem Zug darfst du beliebig viele Arbeiter zum Sponsor schicken, für je { $sponsor }:
    vor deiner Aktion und während du einen Manager bezahlst <T4>. Zu anderen Zeiten würde es
    nichts ändern.
automania-rulebook-rule-W2-title = Bis zum Ende der Runde
automania-rulebook-rule-W2-text =
    { "" }[sponsor] [marketing] Arbeiter beim Sponsor und in der Werbung werden nie verdrängt. Sie bleiben bis zum Ende der
    Runde. Beides darfst du immer wieder nutzen.
automania-rulebook-rule-B8-title = Die 72 Plättchen
automania-rulebook-rule-B8-text =
    { "" }[tile A03] [tile A17] [tile A25] [tile A33] Es gibt zwei Sätze mit je 36 Plättchen. Jeder hat { $machine_number } Maschinen, drei für jeden Wunsch,
    { $style_number } Stilteile, drei von jeder Art, { $manager_number } Manager, zwei von jeder Art, und
    { $bonus_number } Bonusplättchen. Satz A kommt in den Runden 1 und 2 ins Spiel, der stärkere Satz B in den Runden 3 und 4.

    ## Satz A

    - Maschinen: { $a_machine }
    - Stilteile: { $a_style }
    - Verkaufschefs: { $a_sales }
    - Personalchefs: { $a_personnel }
    - Ingenieure: { $a_engineer }
    - Finanzchefs: { $a_finance }
    - Bonusplättchen: { $a_bonus }

    ## Satz B

    - Maschinen: { $b_machine }
    - Stilteile: { $b_style }
    - Verkaufschefs: { $b_sales }
    - Personalchefs: { $b_personnel }
    - Ingenieure: { $b_engineer }
    - Finanzchefs: { $b_finance }
    - Bonusplättchen: { $b_bonus }
automania-rulebook-rule-B10-title = Deine Fabrik
automania-rulebook-rule-B10-text =
    - [line_city] Die **Kleinwagen-Linie** läuft an den Stellplätzen a und b vorbei,
    - [line_family] die **Familien-Linie** an c, b und d,
    - [line_super] die **Sport-Linie** an g, f, e und d.
    - [part_spoiler] [part_exhaust] [part_interior] Für jede Art von Wagen gibt es eine Stelle für einen **Spoiler**, einen
      { "" }**Auspuff** und einen **Innenraum**.
    - [manager_engineer] Das erste von vier **Managerbüros**, das du besetzt, kostet { $cost_1 }, das zweite { $cost_2 }, das
      dritte { $cost_3 }, das vierte { $cost_4 } Autobucks.
automania-rulebook-rule-B10-example =
    Auf der Sport-Linie von Gelb steht keine Maschine. Der Sportwagen hat Beliebtheit { $popularity_1 }: Nur
    der Ingenieur zählt.
automania-rulebook-rule-T1-title = Einbauen oder ablegen
automania-rulebook-rule-T1-text =
    { "" }[action_place] [action_discard] Du baust ein Plättchen in deine Fabrik ein, oder du legst es ab; das ist immer erlaubt. Später wird
    ein Plättchen nicht mehr versetzt. Was abgelegt oder ersetzt wird, kommt aus dem Spiel.
automania-rulebook-rule-T2-title = Maschinen
automania-rulebook-rule-T2-text = [tile A03] Eine Maschine kommt auf einen beliebigen freien Stellplatz oder ersetzt eine beliebige Maschine.
automania-rulebook-rule-T3-title = Stilteile
automania-rulebook-rule-T3-text =
    { "" }[tile A17] [tile A20] Ein Stilteil kommt an seine Stelle bei einer Art von Wagen: Du wählst, bei welcher. Ist die Stelle
    besetzt, ersetzt das neue Teil das alte.
automania-rulebook-rule-T3-example = Gelb baut den Spoiler am Sportwagen ein.
automania-rulebook-rule-T4-title = Manager
automania-rulebook-rule-T4-text =
    { "" }[tile A29] Ein Manager kommt in ein leeres Managerbüro, und du bezahlst das Managerbüro, bevor der Manager
    etwas tut. Oder er ersetzt kostenlos einen **mit demselben Porträt**. Von jedem Porträt hat nur einer
    Platz, ein zweiter kann also nur den ersten ersetzen.

    Fehlt dir das Geld, darfst du zuerst Arbeiter zum Sponsor schicken <W1>. Reicht es auch
    dann nicht, oder ist kein Managerbüro frei, legst du den Manager ab.
automania-rulebook-rule-T4-example =
    Gelb schickt zwei Arbeiter zum Sponsor, um { $amount_2 } für das erste Managerbüro zahlen zu können.
    Dann bringt der Finanzchef { $amount_3 }.
automania-rulebook-rule-T5-title = Was Manager tun
automania-rulebook-rule-T5-text =
    - [manager_sales] **Verkaufschefs** erhöhen dein Verkaufslimit <Z1>.
    - [manager_personnel] **Personalchefs** bringen neutrale Arbeiter aus dem Vorrat. Du darfst sie noch in diesem
      Zug einsetzen, und sie kommen in jeder Runde wieder <N6>. Ersetzt einer einen anderen, bekommst du die Differenz.
    - [manager_engineer] **Ingenieure** geben all deinen Wagen Sterne <P4>.
    - [manager_finance] **Finanzchefs** zahlen ihre Autobucks, wenn du sie einstellst, und in jeder neuen
      Runde wieder <N6>.
automania-rulebook-rule-T6-title = Bonusplättchen
automania-rulebook-rule-T6-text = [tile A33] [tile A35] Ein Bonusplättchen bringt sofort Geld oder Punkte und kommt aus dem Spiel. Es wird nie eingebaut und bedeckt nichts.
automania-rulebook-rule-P1-title = Was ein Wagen kostet
automania-rulebook-rule-P1-text =
    - [car city disc] ein Kleinwagen { $price_city }
    - [car family disc] ein Familienwagen { $price_family }
    - [car super disc] ein Sportwagen { $price_super }
automania-rulebook-rule-P2-title = Einen Markt wählen
automania-rulebook-rule-P2-text =
    { "" }[skyline_north_america] [skyline_europe] Du wählst den Markt für den Wagen: Nordamerika oder Europa. Was dort gewünscht wird, entscheidet,
    wie beliebt er ist.
automania-rulebook-rule-P2-example =
    Europa wünscht Tempo und Sicherheit. Der Familienwagen von Gelb erfüllt beides, für { $wanted_1 } Sterne, und hat
    Beliebtheit { $popularity_1 }.
automania-rulebook-rule-P3-title = Sterne für Wünsche
automania-rulebook-rule-P3-text =
    { "" }[machine_luggage] [demand_luggage] Jeder aktive Wunsch, den eine Maschine **auf der Linie** erfüllt, bringt seine Sterne. Eine
    Maschine erfüllt einen Wunsch. Für einen Wunsch, der zweimal zu sehen ist, brauchst du zwei Maschinen; mit einer zählt
    der höhere.
automania-rulebook-rule-P3-example =
    Lenkung ist doppelt gewünscht. Die eine Lenkungs-Maschine von Gelb bringt { $wanted_1 }. Blau hat Lenkung und
    Umwelt: { $wanted_2 }. Dann nimmt Gelb eine zweite Lenkungs-Maschine: { $wanted_4 }.
automania-rulebook-rule-P4-title = Sterne, die immer zählen
automania-rulebook-rule-P4-text =
    { "" }[star] Diese Sterne zählen immer:

    - [machine_speed] auf Maschinen der Linie, gewünscht oder nicht,
    - [style_spoiler] auf den Stilteilen dieser Art von Wagen,
    - [manager_engineer] auf all deinen Managern.
automania-rulebook-rule-P4-example =
    Der Familienwagen von Gelb für Nordamerika: { $wanted_1 } für Wünsche, { $machines_1 } auf Maschinen,
    { $managers_1 } auf dem Ingenieur, { $style_1 } auf dem Spoiler. Beliebtheit { $popularity_1 }.
automania-rulebook-rule-P5-title = Werbung
automania-rulebook-rule-P5-text =
    { "" }[marketing] Ist der Markt gewählt, darfst du beliebig viele Arbeiter von zu Hause in die Werbung schicken. Jeder macht
    diesen Wagen um **einen Stern** beliebter. Das darfst du auch für einen Auftrag, wenn der Wagen auf kein
    Schiff kommt.
automania-rulebook-rule-P5-example =
    Zwei Arbeiter gehen in die Werbung, und der Wagen erreicht Schiff { $ship_2 }. Die Goldmedaille dort bringt
    { $amount_3 }.
automania-rulebook-rule-P6-title = Auf ein Schiff
automania-rulebook-rule-P6-text =
    { "" }[ship_west] [gold_medal] Der Wagen kommt auf das Schiff seiner Beliebtheit oder, wenn es besetzt ist, hinunter auf das höchste freie.
    Liegt neben diesem Schiff eine Goldmedaille, bringt sie sofort ihre Punkte. Beim Verkauf ist der Wagen so beliebt, wie dieses Schiff
    sagt. Für einen Auftrag zählt weiter die Beliebtheit, mit der du den Wagen gebaut hast <K3>.
automania-rulebook-rule-P6-example =
    Beliebtheit { $popularity_1 }, aber das passende Schiff und das nächste darunter sind besetzt. Der Wagen kommt hinunter auf Schiff
    { $ship_2 }, wo die Goldmedaille { $amount_3 } bringt.
automania-rulebook-rule-P7-title = Kein Schiff
automania-rulebook-rule-P7-text =
    { "" }[type_city] Sind das Schiff des Wagens und alle darunter besetzt, oder ist seine Beliebtheit 0, bleibt das Wagenplättchen zu Hause. Das
    Geld für den Wagen ist verloren.
automania-rulebook-rule-P8-title = Traumwagen
automania-rulebook-rule-P8-text =
    { "" }[action_top_car] Ein Wagen mit Beliebtheit **{ $top_car }** oder mehr ist sofort verkauft. Du nimmst den Ertrag eines beliebigen
    Verkaufsfelds des Marktes <B6>. Das Wagenplättchen bleibt zu Hause; kein Feld wird besetzt, keine Goldmedaille gewonnen und kein
    Verkaufslimit verbraucht. Verkauft werden muss er.
automania-rulebook-rule-P8-example =
    Mit zwei Arbeitern in der Werbung hat der Wagen Beliebtheit { $popularity_1 }. Gelb nimmt sofort
    { $amount_3 } Punkte.
automania-rulebook-rule-P9-title = Wagen zurückholen
automania-rulebook-rule-P9-text =
    { "" }[action_take_back] In deinen eigenen Zügen darfst du Wagen von ihren Schiffen zurückholen, so viele du willst: bevor du eine Aktion
    machst oder aussteigst, und wenn du einen Markt wählst. Ihre Goldmedaillen behältst du.

    Ist kein Plättchen der Art zu Hause, darfst du also **eines zurückholen und damit den Wagen bauen**.
    Tust du das nicht, wird der Wagen ohne Plättchen gebaut und kann nur einen Auftrag erfüllen.
automania-rulebook-rule-P9-example = Beide Sportwagen von Gelb sind unterwegs. Einer wird von Schiff { $ship_1 } zurückgeholt und neu gebaut.
automania-rulebook-rule-P10-title = Dann ein Auftrag
automania-rulebook-rule-P10-text =
    { "" }[contract_any] Ist der Wagen auf seinem Schiff, verkauft oder zu Hause geblieben, darfst du einen Auftrag ausspielen <K3>. Dafür zählt
    die Beliebtheit, mit der du den Wagen gebaut hast, gleich auf welchem Schiff er steht. Dann endet dein Zug.
automania-rulebook-rule-P10-example =
    Beliebtheit { $popularity_1 }, aber das passende Schiff und alle darunter sind besetzt: Der Wagen bleibt zu Hause. Den Auftrag
    von Gelb erfüllt er trotzdem, für { $medals_3 } Silbermedaillen.
automania-rulebook-rule-B9-title = Dreißig Aufträge
automania-rulebook-rule-B9-text =
    { "" }[contract_city] [contract_family] [contract_super] [contract_any] Ein Auftrag verlangt eine Art von Wagen oder einen beliebigen, eine bestimmte **Beliebtheit** und manchmal eine
    Maschine oder ein Stilteil. Im Stapel liegen { $in_deck }: Kleinwagen { $cards_of_city }, Familienwagen
    { $cards_of_family }, Sportwagen { $cards_of_super } und beliebige Wagen { $cards_of_any }.

    ## Startaufträge

    - { $start_1 }
    - { $start_2 }
    - { $start_3 }
    - { $start_4 }
automania-rulebook-rule-K1-title = Einen Auftrag ziehen
automania-rulebook-rule-K1-text =
    { "" }[action_contract] [contract_back] An einem Auftragsfeld musst du einen Auftrag ziehen: aus der Auslage, deren Lücke sofort
    vom Stapel gefüllt wird, oder den obersten vom Stapel. Gibt es beides nicht mehr, bekommst du stattdessen { $none_left } und
    darfst das Feld trotzdem nutzen.
automania-rulebook-rule-K1-example = Gelb nimmt das Plättchen, dann einen Auftrag aus der Auslage. Die Lücke wird vom Stapel gefüllt.
automania-rulebook-rule-K2-title = Deine Hand
automania-rulebook-rule-K2-text =
    { "" }[contract_back] Was man auf der Hand hat, ist verdeckt, aber alle merken sich, was aus der Auslage kam. Du darfst beliebig viele
    Aufträge haben.
automania-rulebook-rule-K3-title = Einen Auftrag ausspielen
automania-rulebook-rule-K3-text =
    { "" }[contract C2] Mit einem gerade gebauten Wagen darfst du einen Auftrag ausspielen, den er erfüllt: mit seiner Art, seiner
    { "" }**Beliebtheit samt Werbung** und der Maschine auf seiner Linie oder dem Stilteil an ihm. Ob der Markt
    diese Maschine wünscht und welches Schiff der Wagen erreicht hat, spielt keine Rolle.
automania-rulebook-rule-K3-example =
    Beliebtheit { $popularity_1 } mit einem Arbeiter in der Werbung. Höhere Schiffe sind besetzt, also kommt der Wagen hinunter
    auf Schiff { $ship_2 }; den Auftrag, der { $popularity_1 } verlangt, erfüllt er trotzdem, für { $medals_3 } Silbermedaillen.
automania-rulebook-rule-K4-title = Was Aufträge bringen
automania-rulebook-rule-K4-text =
    { "" }[silver_medal] [start_mark] Du zeigst den Auftrag und drehst ihn um; seine Silbermedaillen zählen am Ende <E2>. Ein Startauftrag
    bringt dazu sofort { $start_money }. Ein Auftrag, den du nicht ausgespielt hast, ist nichts wert.
automania-rulebook-rule-B7-title = Sechs Verkaufsbüros
automania-rulebook-rule-B7-text =
    Je **niedriger die Zahl** deines Verkaufsbüros, desto **früher** bist du in der nächsten Runde am Zug. Sein
    Verkaufslimit sagt, wie viele Wagen du jetzt verkaufen darfst.

    - [sales_office_1] bis zu { $limit_1 }; { $bonus_1 }
    - [sales_office_2] bis zu { $limit_2 }; { $bonus_2 }
    - [sales_office_3] bis zu { $limit_3 }; { $bonus_3 }
    - [sales_office_4] bis zu { $limit_4 }; { $bonus_4 }
    - [sales_office_5] bis zu { $limit_5 }; { $bonus_5 }
    - [sales_office_6] bis zu { $limit_6 }; { $bonus_6 }
automania-rulebook-rule-L1-title = Wie du aussteigst
automania-rulebook-rule-L1-text =
    { "" }[sponsor] Zuerst gehen all deine Arbeiter, die zu Hause sind, auch neutrale, zum Sponsor, für je { $sponsor }; die auf
    Aktionsfeldern bleiben dort. Dann wählst du ein freies Verkaufsbüro und nimmst sofort seinen Bonus: erst Geld und Punkte,
    dann das Plättchen darunter. Das baust du wie immer ein <T1> und bezahlst sein Managerbüro
    mit dem Geld, das du jetzt hast.
automania-rulebook-rule-L1-example =
    Die zwei Arbeiter von Gelb bringen { $amount_2 }, Verkaufsbüro 4 noch einmal { $amount_4 }. Der Ingenieur
    darunter kommt für { $amount_5 } in das zweite Managerbüro.
automania-rulebook-rule-L2-title = Draußen bis zur nächsten Runde
automania-rulebook-rule-L2-text =
    { "" }[worker disc] Arbeiter, die nach deinem Aussteigen nach Hause kommen, kannst du bis zur nächsten Runde nicht einsetzen. Es gibt
    mehr Verkaufsbüros als Leute am Tisch, aussteigen kannst du also immer.
automania-rulebook-rule-B6-title = Verkaufsfelder
automania-rulebook-rule-B6-text =
    { "" }[sales_space] [top_space] Jeder Markt hat fünf Felder für je einen Wagen und das **oberste Feld** für beliebig viele. Die Felder 1,
    2 und 3 sind die unterste **Verkaufsreihe**, 4 und 5 die nächste. Sie dürfen in beliebiger Reihenfolge besetzt werden.

    - [skyline_north_america] Nordamerika, unterste Reihe: { $america_1 }; { $america_2 }; { $america_3 }. Nächste Reihe: { $america_4 };
      { $america_5 }. Oberstes Feld: { $america_6 }.
    - [skyline_europe] Europa, unterste Reihe: { $europe_1 }; { $europe_2 }; { $europe_3 }. Nächste Reihe: { $europe_4 };
      { $europe_5 }. Oberstes Feld: { $europe_6 }.
automania-rulebook-rule-Z1-title = Dein Verkaufslimit
automania-rulebook-rule-Z1-text =
    { "" }[sales_limit] Du darfst so viele Wagen verkaufen, wie dein Verkaufsbüro sagt, und dazu so viele, wie deine Verkaufschefs
    zeigen: in beiden Märkten zusammen. Traumwagen <P8> zählen nicht mit.
automania-rulebook-rule-Z2-title = Wer wann verkauft
automania-rulebook-rule-Z2-text =
    { "" }[action_sell] Erst Nordamerika, dann Europa. In jedem Markt kommt zuerst das höchste Schiff, dann das nächste
    darunter. Wem der Wagen gehört, der verkauft ihn oder lässt ihn auf dem Schiff. Jeder Wagen wird in einer
    Verkaufsphase einmal aufgerufen; wer das Verkaufslimit erreicht hat, wird nicht gefragt.
automania-rulebook-rule-Z2-example =
    Blau verkauft von Schiff { $ship_1 } für { $amount_2 } Autobucks, dann Gelb von Schiff { $ship_3 } auf dem obersten Feld. Blau
    lässt einen Wagen auf Schiff { $ship_4 }, und Zinnober verkauft von Schiff { $ship_5 }.
automania-rulebook-rule-Z3-title = Verkaufen
automania-rulebook-rule-Z3-text =
    { "" }[sales_space] [top_space] Du stellst den Wagen auf ein beliebiges freies Verkaufsfeld seines Marktes, gleich in welcher Reihe, und nimmst den Ertrag. Ein
    Feld fasst einen Wagen, das oberste beliebig viele.
automania-rulebook-rule-Z4-title = Zu zweit
automania-rulebook-rule-Z4-text =
    { "" }[sales_space] In jedem Markt ist nur Platz für **einen Wagen je Verkaufsreihe**, wem er auch gehört. Das oberste Feld
    fasst wie immer beliebig viele.
automania-rulebook-rule-Z4-example =
    Blau verkauft auf Feld 1, und die unterste Reihe ist zu. Gelb nimmt Feld 5. Jetzt bleibt nur noch das
    oberste Feld.
automania-rulebook-rule-N1-title = Der Rundenanzeiger
automania-rulebook-rule-N1-text = [round_marker] Er rückt auf die nächste Runde vor.
automania-rulebook-rule-N2-title = Wünsche rücken nach
automania-rulebook-rule-N2-text =
    { "" }[action_advance] Wer die **wenigsten Punkte** hat, wählt links oder rechts, für beide Märkte. Dort wird der wartende
    Wunsch dieser Seite zum untersten aktiven; die anderen rücken auf; der
    höchste verlässt seinen Markt und wartet auf derselben Seite des **anderen** Marktes. Links ist in beiden links. Bei
    Gleichstand wählt, wer das niedrigere Verkaufsbüro hat.
automania-rulebook-rule-N2-example =
    Gelb wählt rechts. Für Nordamerika kommt Lenkung, für Europa Sicherheit; Tempo und Kofferraum
    wechseln den Markt.
automania-rulebook-rule-N3-title = Wagen kommen nach Hause
automania-rulebook-rule-N3-text = [car city disc] Wagen auf Verkaufsfeldern kommen nach Hause. Wagen auf Schiffen bleiben.
automania-rulebook-rule-N4-title = Neue Plättchen
automania-rulebook-rule-N4-text =
    { "" }[tile_a_back] [tile_b_back] Plättchen, die noch auf dem Spielplan liegen, kommen aus dem Spiel. Neue werden wie zuvor ausgelegt <S2>: Satz A
    in Runde 2, Satz B in den Runden 3 und 4. So wird jeder Satz genau aufgebraucht: Was in Runde 1
    nicht zu sehen war, kommt in Runde 2, und ebenso in den Runden 3 und 4.
automania-rulebook-rule-N5-title = Neue Reihenfolge
automania-rulebook-rule-N5-text = [order disc] [order square] Die Verkaufsbüros entscheiden, das niedrigste zuerst.
automania-rulebook-rule-N6-title = Arbeiter kommen nach Hause
automania-rulebook-rule-N6-text =
    { "" }[worker disc] [worker_neutral] Alle Arbeiter kommen nach Hause. Neutrale Arbeiter hast du so viele, wie deine Personalchefs zeigen; die
    übrigen kommen in den Vorrat. Finanzchefs zahlen.
automania-rulebook-rule-E1-title = Wagen noch auf Schiffen
automania-rulebook-rule-E1-text =
    { "" }[ship_west] [ship_east] Jeder Wagen, der noch auf einem Schiff steht, bringt { $america_left } in Nordamerika und { $europe_left } in
    Europa. Ein Limit gibt es nicht.
automania-rulebook-rule-E2-title = Silbermedaillen
automania-rulebook-rule-E2-text =
    { "" }[silver_medal] Jede Silbermedaille auf ausgespielten Aufträgen und auf Plättchen in deiner Fabrik bringt
    { $medal }.
automania-rulebook-rule-E3-title = Geld
automania-rulebook-rule-E3-text =
    { "" }[autobuck] Wer das meiste Geld hat, bekommt { $rank_1 } Punkte, der zweite Platz { $rank_2 }, der dritte { $rank_3 }, der
    vierte { $rank_4 }. Zu zweit sind es { $rank_1 } und { $rank_2 }. Bei Gleichstand liegt das niedrigere Verkaufsbüro vorn.
automania-rulebook-rule-E3-example =
    Blau und Zinnober haben gleich viel Geld. Blau hat das niedrigere Verkaufsbüro und damit Platz 2: { $amount_3 }
    Punkte; Zinnober bekommt { $amount_4 }.
automania-rulebook-rule-E4-title = Wer gewinnt
automania-rulebook-rule-E4-text = [medal_won] Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das niedrigere Verkaufsbüro, es gewinnt also immer nur eine Fabrik.
automania-rulebook-rule-V1-title = Eine Fabrik wählen
automania-rulebook-rule-V1-text =
    { "" }[factory_sumato] [factory_werkmann] Liegt alles aus, wählen alle eine Fabrik; den Anfang macht, wer in der Reihenfolge zuletzt
    kommt. Was niemand wählt, bleibt in der Schachtel, samt den ovalen Wagenplättchen.
automania-rulebook-rule-V2-title = Sumato
automania-rulebook-rule-V2-text =
    { "" }[factory_sumato] Du hast einen Kleinwagen mehr. Stellplatz g gehört zur Kleinwagen-Linie, die an a, b und g vorbeiläuft; die Sport-Linie
    läuft an f, e und d vorbei.
automania-rulebook-rule-V2-example = Die Maschine auf Stellplatz g arbeitet für den Kleinwagen von Sumato: Beliebtheit { $popularity_1 }.
automania-rulebook-rule-V3-title = Elon
automania-rulebook-rule-V3-text =
    { "" }[factory_elon] [car electric disc] Du hast einen **Elektrowagen**. Wenn du den Markt wählst, darfst du ihn, falls er zu Hause ist, statt
    eines Plättchens der passenden Art nehmen, auch wenn davon keines übrig ist. Er erhöht die Beliebtheit vor der Werbung um
    { $electric }, und das zählt für alles. Bis er nach Hause kommt, ist er ein Wagen dieser
    Art; er wird zurückgeholt und verkauft wie jeder andere.
automania-rulebook-rule-V3-example =
    Beide Familienwagen sind unterwegs. Der Elektrowagen kommt als Familienwagen auf sein Schiff, mit Beliebtheit
    { $popularity_1 }.
automania-rulebook-rule-V4-title = Gloria
automania-rulebook-rule-V4-text =
    { "" }[factory_gloria] Einmal je Verkaufsphase, in einem der Märkte, darfst du einen Wagen auf einem Verkaufsfeld verkaufen, auf dem ein **fremder** Wagen
    derselben Art steht: Du kopierst dessen Verkauf. Das geht auf jedem Verkaufsfeld außer dem obersten. Du bekommst den ganzen Ertrag, und der Verkauf zählt zu deinem Verkaufslimit.
    Zu zweit geht das auch in einer besetzten Reihe. Deine Managerbüros kosten { $copy_cost_1 }, { $copy_cost_2 }, { $copy_cost_3 } und { $copy_cost_4 } Autobucks.
automania-rulebook-rule-V4-example =
    Der Familienwagen von Blau steht auf dem besten Feld. Der Familienwagen von Gelb kopiert diesen Verkauf und bringt
    ebenfalls { $amount_2 }.
automania-rulebook-rule-V5-title = Werkmann
automania-rulebook-rule-V5-text =
    { "" }[factory_werkmann] Du hast **fünf** Managerbüros, für { $free_cost_1 }, { $free_cost_2 }, { $free_cost_3 }, { $free_cost_4 }
    und { $free_cost_5 } Autobucks, und darfst von jedem Porträt **zwei** einstellen; beide arbeiten. Hast du erst einen davon,
    besetzt du ein Managerbüro oder ersetzt ihn. Hast du zwei, wählst du, welcher ersetzt wird. Sind alle fünf
    besetzt und du hast keinen davon, legst du das Plättchen ab.
automania-rulebook-rule-V5-example =
    Ein Ingenieur arbeitet schon für Gelb. Der zweite kommt für { $amount_1 } in das nächste Managerbüro. Beide
    zählen: { $managers_2 } für diesen Kleinwagen.
automania-rulebook-rule-X1-title = Eine Spalte oder Zeile ist leer
automania-rulebook-rule-X1-text =
    { "" }[tile_gone] Das Aktionsfeld einer leeren Spalte oder Zeile ist für die Runde geschlossen <A4>. Die Ecke ist es nie. Kannst du keine Aktion
    machen, musst du aussteigen.
automania-rulebook-rule-X2-title = Kann eine Runde ewig dauern?
automania-rulebook-rule-X2-text =
    { "" }[space_corner] Nein. Jede Aktion außer der an der Ecke verbraucht ein Plättchen, und die Ecke braucht jedes Mal einen Arbeiter
    mehr.
automania-rulebook-rule-X3-title = Verdrängt nach dem Aussteigen
automania-rulebook-rule-X3-text =
    { "" }[action_displace] Werden deine Arbeiter verdrängt, nachdem du ausgestiegen bist, gehen sie nach Hause, auch neutrale, und du
    setzt sie in dieser Runde nicht mehr ein <L2>.
automania-rulebook-rule-X4-title = Erst das Plättchen, dann der Wagen
automania-rulebook-rule-X4-text =
    { "" }[tile A31] Wähle das Plättchen und bau es ein: Es zählt schon für diesen Wagen. Mit seinen Autobucks kannst du aber weder
    diesen Wagen bezahlen noch das Managerbüro, in das es kommt.
automania-rulebook-rule-X4-example =
    Gelb hat den Wagen mit dem letzten Autobuck bezahlt, und niemand ist zu Hause. Der Finanzchef
    kann sein Managerbüro nicht selbst bezahlen und wird abgelegt.
automania-rulebook-rule-X5-title = Nach dem Ablegen
automania-rulebook-rule-X5-text = [action_discard] Du legst das Plättchen ab und baust trotzdem den Wagen oder ziehst den Auftrag.
automania-rulebook-rule-X6-title = Was ersetzt wird
automania-rulebook-rule-X6-text =
    { "" }[action_replace] Die Silbermedaillen eines ersetzten Plättchens sind verloren: Am Ende zählen nur Plättchen in deiner Fabrik. Ersetzt
    ein schwächerer Personalchef einen stärkeren, fehlt dir ab der nächsten Runde der zusätzliche Arbeiter.
automania-rulebook-rule-X7-title = Geteilte Stellplätze
automania-rulebook-rule-X7-text =
    { "" }[machine_safety] Eine Maschine auf einem gemeinsamen Stellplatz zweier Linien arbeitet für beide, und für jeden Wagen aufs Neue. Auf Seite A dient Stellplatz g nur
    Sportwagen.
automania-rulebook-rule-X7-example =
    Die Maschinen auf den Stellplätzen a und b arbeiten für den Kleinwagen: { $wanted_1 } für Wünsche, { $machines_1 } auf
    Maschinen, { $managers_1 } auf dem Ingenieur. Beliebtheit { $popularity_1 }.
automania-rulebook-rule-X8-title = Das Schiff ist besetzt
automania-rulebook-rule-X8-text =
    { "" }[ship_west] Der Wagen kommt hinunter, nie hinauf, und nie freiwillig tiefer. Es zählt die Goldmedaille dieses Schiffs; für den
    Auftrag zählt die Beliebtheit.
automania-rulebook-rule-X9-title = Kein Schiff für einen Wagen
automania-rulebook-rule-X9-text =
    { "" }[type_super] Sind sein Schiff und alle darunter besetzt, bleibt der Wagen zu Hause <P7>. Ein Traumwagen braucht kein Schiff,
    aber ein Wagenplättchen <P9>.
automania-rulebook-rule-X10-title = Werbung für einen Traumwagen
automania-rulebook-rule-X10-text =
    { "" }[marketing] Du darfst die Beliebtheit eines Wagens mit Werbung auf { $top_car } heben. Die Arbeiter kommen mit allen anderen in der neuen
    Runde nach Hause.
automania-rulebook-rule-X11-title = Sich selbst Platz machen
automania-rulebook-rule-X11-text =
    { "" }[action_take_back] Du darfst einen Wagen zurückholen, damit sein Schiff für den neuen frei ist, gleich von welcher Art und in welchem
    der beiden Märkte.
automania-rulebook-rule-X12-title = Dieselbe Goldmedaille noch einmal
automania-rulebook-rule-X12-text =
    { "" }[gold_medal] Ein Wagen, der zurückgeholt wird und wieder auf ein Schiff mit Goldmedaille kommt, gewinnt sie noch einmal. Das kostet eine Aktion und
    den Preis des Wagens.
automania-rulebook-rule-X13-title = Geld eines Startauftrags
automania-rulebook-rule-X13-text =
    { "" }[start_mark] Einen Startauftrag spielst du aus wie jeden anderen. Seine { $start_money } bekommst du, nachdem du den Wagen bezahlt
    hast, du kannst ihn also nicht damit bezahlen.
automania-rulebook-rule-X14-title = Das Plättchen eines Verkaufsbüros
automania-rulebook-rule-X14-text =
    { "" }[sales_office_4] Silbermedaillen auf dem Plättchen zählen auch in Runde 4. Ein Verkaufschef zählt in dieser Verkaufsphase, und ein
    Finanzchef zahlt sofort. Neutrale Arbeiter eines Personalchefs nützen dir erst ab der nächsten Runde.
automania-rulebook-rule-X15-title = Das Limit ist erreicht
automania-rulebook-rule-X15-text =
    { "" }[sales_limit] Hast du in Nordamerika alles verkauft, was du darfst, bleiben deine Wagen in Europa stehen. Du musst nicht so viele verkaufen,
    wie du darfst. Ein Wagen, der nicht verkauft wurde, wartet auf die nächste Runde.
automania-rulebook-rule-X16-title = Alle Felder sind besetzt
automania-rulebook-rule-X16-text =
    { "" }[top_space] Sind alle anderen Verkaufsfelder besetzt, bleibt nur das oberste: zu zweit, sobald
    jede Verkaufsreihe ihren Wagen hat.
automania-rulebook-rule-X17-title = Gleichstand
automania-rulebook-rule-X17-text =
    { "" }[sales_office_1] Das niedrigere Verkaufsbüro geht vor: bei den wenigsten Punkten, beim Geld, beim
    Sieg. Bei Wagen gibt es keinen Gleichstand: ein Schiff, ein Wagen.
automania-rulebook-rule-X18-title = Zweimal derselbe Wunsch
automania-rulebook-rule-X18-text =
    { "" }[demand_handling] Wünsche, die einen Markt verlassen, kommen in den anderen, alle zehn bleiben also im Spiel, und ein Markt kann
    einen zweimal zeigen <P3>.
automania-rulebook-rule-X19-title = Nach Runde 4
automania-rulebook-rule-X19-text = [manager_finance] Es folgt keine Runde mehr, Finanzchefs zahlen also nichts mehr. Bei Gleichstand entscheiden die Verkaufsbüros trotzdem.
