### Die Worte des Regelhefts; die Reihenfolge steht in games/kraftwagen/learn/rulebook.yaml. Ein Text kann
### Bilder aus ui/tables/kraftwagen/illustrations.py ([tile hire]) und andere Regeln (<A3>) nennen.

## kraftwagen.rulebook

kraftwagen-rulebook-aim-title = Das Ziel
kraftwagen-rulebook-aim-text =
    Ein Spiel für **zwei bis vier Personen**. Du führst ein junges Automobilwerk. In **drei Durchgängen**
    entwickelst du Karosserien und Motoren, fährst im Grand Prix und verkaufst die Wagen, die du
    baust. **Das meiste Geld gewinnt.**

    ## Woher das Geld kommt

    - [car 3 4 2 8] Wagen, die du verkaufst <Z5>
    - [race_car 0] Plätze <Z1> und Runden <Z2> im Grand Prix
    - [white 1 2] weiße Plättchen, die du beim Rufen eines Käufers nimmst <A5>
    - [award body_3] zehn Prämien dafür, etwas zuerst zu schaffen
kraftwagen-rulebook-set_up-title = Aufbau
kraftwagen-rulebook-turn-title = Dein Zug
kraftwagen-rulebook-turn-text =
    { "" }[ring later] Arbeiter und Aktionsplättchen stehen hintereinander im **Ring**. Die
    Lücke liegt zwischen Spitze und Ende. Hier steht Gelb am Ende und ist als Nächstes am Zug.
kraftwagen-rulebook-actions-title = Sechs Aktionen
kraftwagen-rulebook-actions-text =
    - [action hire] **Anwerben**: einen Arbeiter mehr bekommen <A1>
    - [action research] **Forschen**: eine Karte nehmen <A2>
    - [action body] **Karosserie**: eine Karosserie nehmen <A3>
    - [action engine] **Motor**: einen Motor nehmen <A4>
    - [action buyer] **Käufer**: einen Käufer rufen <A5>
    - [action race] **Grand Prix**: mit dem Rennwagen fahren <A6>
kraftwagen-rulebook-research-title = Forschung
kraftwagen-rulebook-research-text = Es gibt drei Arten von Forschungskarten, zusammen fünfzig: Entwicklungen, Sofortkarten und Ingenieure.
kraftwagen-rulebook-engineers-title = Ingenieure
kraftwagen-rulebook-engineers-text =
    Es gibt neun Ingenieure, jeden einmal. Die Karte liegt vor dir und braucht keinen Arbeiter.
    Ihre Marker gelten einmal und kommen dann aus dem Spiel.
kraftwagen-rulebook-market-title = Der Markt
kraftwagen-rulebook-grand_prix-title = Der Grand Prix
kraftwagen-rulebook-awards-title = Prämien
kraftwagen-rulebook-awards-text = Jede Prämie gibt es einmal in der Partie: Wer die Bedingung zuerst erfüllt, bekommt sie sofort.
kraftwagen-rulebook-two_players-title = Zu zweit
kraftwagen-rulebook-special_tiles-title = Sonderplättchen
kraftwagen-rulebook-special_tiles-text =
    Eine Variante, die ihr vor der Partie wählt. Jeder Durchgang hat einen eigenen Satz von vier
    Sonderplättchen mit einer Aktion und einer **Zugabe**:

    - [tile a_hire] [tile a_race] Erster Durchgang: einen mehr anwerben, zwei Felder weiter oder eine Karosserie oder ein
      Motor, die eins mehr wert sind, höchstens 7.
    - [tile b_research] [tile b_buyer] Zweiter: aus drei Karten forschen, ein Käufer und 2 Münzen, drei Felder weiter oder
      Anwerben und Privatverkauf.
    - [tile c_engine] [tile c_research] Dritter: eine Karosserie oder ein Motor, die zwei mehr wert sind, Forschen und Privatverkauf oder ein Käufer und 3 Münzen.
kraftwagen-rulebook-rule-11-title = Wer gewinnt
kraftwagen-rulebook-rule-11-text =
    Nach dem dritten Durchgang gewinnt, wer **das meiste Geld** hat: Plättchen und Prämien
    zusammen. Bei Gleichstand wird der Sieg geteilt. Geld darf verdeckt oder offen liegen, aber
    jede Einnahme ist öffentlich. Welche Karten kommen, weiß niemand.
kraftwagen-rulebook-rule-S2-title = Was dir gehört
kraftwagen-rulebook-rule-S2-text =
    - [body 2] Drei **Werkstätten** für Bauteile: Karosserien und Motoren, beliebig gemischt.
    - [worker 0] Vierzehn **Arbeiter**: Vier beginnen in der Kantine, einer steht im Ring, einer
      zählt deine Runden, und acht warten im Vorrat darauf, angeworben zu werden <A1>. Arbeiter in
      der Kantine kannst du einsetzen.
    - [engine 1] Ein **Rennwagen** mit einem Motor vom Wert 1. Er wartet in der Boxengasse.
    - [start 0] Ein **Startplättchen**, das du zu Beginn wählst <S4>.
kraftwagen-rulebook-rule-S1-title = Der Ring
kraftwagen-rulebook-rule-S1-text =
    { "" }[ring] Vom Ende zur Spitze stehen die Arbeiter in zufälliger Reihenfolge, dann die Plättchen
    mit einer Aktion, die mit zweien und das mit dreien, jede Gruppe gemischt. Es beginnt, wessen
    Arbeiter ganz am Ende steht.
kraftwagen-rulebook-rule-S3-title = Forschungskarten
kraftwagen-rulebook-rule-S3-text = [card two_engine] Die fünfzig Karten werden gemischt und zwei davon offen ausgelegt.
kraftwagen-rulebook-rule-S4-title = Startplättchen
kraftwagen-rulebook-rule-S4-text =
    { "" }[start 1] Ihr wählt je ein Startplättchen in **umgekehrter Reihenfolge**: zuerst, wessen Arbeiter direkt bei den
    Aktionsplättchen steht, zuletzt, wer die Partie beginnt. Du führst die Aktionen deines Startplättchens sofort aus, in
    beliebiger Reihenfolge und nach den üblichen Regeln, mit einem Karosserie- und einem Motorpunkt.
    Dann drehst du es um: Es gilt als aktive Entwicklung mit einem Karosserie- und einem Motorpunkt,
    die keinen Arbeiter braucht. Ein Motor im Rennwagen bringt keine Punkte.
kraftwagen-rulebook-rule-S5-title = Wie viele Startplättchen
kraftwagen-rulebook-rule-S5-text =
    Zu dritt bleibt das vierte Startplättchen übrig. Zu zweit werden zwei Startplättchen zufällig
    gezogen, und ihr wählt daraus.
kraftwagen-rulebook-rule-S6-title = Das kurze Spiel
kraftwagen-rulebook-rule-S6-text =
    Ihr wählt es vor der Partie. Es hat zwei Durchgänge, mit den Preisplättchen des zweiten und
    dritten. Die neun Ingenieure und die Prämie für drei davon bleiben in der Schachtel. Sonst gelten
    alle Regeln des ganzen Spiels.
kraftwagen-rulebook-rule-T1-title = Ein Durchgang beginnt
kraftwagen-rulebook-rule-T1-text =
    - [price 1] Die acht Preisplättchen des Durchgangs werden ausgelegt.
    - [white 2 1 1 1] Weiße Plättchen kommen neben die Käufer: **2** neben Karosserie, je **1**
      neben Motor, Prestige und Preis. Was dort noch liegt, bleibt.
    - [token] Die Sanduhr der Käuferleiste kommt auf den Anfang; zu zweit auf 2.
    - [worker 1] Rennwagen stehen in der Boxengasse, Runden auf 0. Der Ring bleibt, wie er ist: Wer
      am Ende steht, macht weiter.
kraftwagen-rulebook-rule-C1-title = Wer am Zug ist
kraftwagen-rulebook-rule-C1-text =
    Am Zug ist, wessen Arbeiter am **Ende** steht. Wer also Plättchen nahe dem Ende nimmt, zieht
    vielleicht mehrmals nacheinander, und wer weit nach vorn springt, überlässt alles dazwischen den
    anderen.
kraftwagen-rulebook-rule-C1-example =
    Gelb nimmt das Plättchen direkt vor seinem Arbeiter. Er geht an keinem anderen vorbei, steht also
    wieder am Ende und zieht noch einmal.
kraftwagen-rulebook-rule-C2-title = Nimm ein Plättchen
kraftwagen-rulebook-rule-C2-text =
    { "" }[tile race+buyer] Du musst ein Aktionsplättchen nehmen, ein beliebiges im Ring. Dein Arbeiter
    nimmt seine Stelle ein, und das Plättchen kommt an die **Spitze**.
kraftwagen-rulebook-rule-C2-example = Gelb nimmt das Plättchen Anwerben. Der Arbeiter geht an seine Stelle, das Plättchen an die Spitze.
kraftwagen-rulebook-rule-C3-title = Plättchen am Ende
kraftwagen-rulebook-rule-C3-text =
    Sobald ein Zug vorbei ist, vor allem anderen, wandert jedes Plättchen am Ende an die Spitze, bis
    am Ende ein Arbeiter steht.
kraftwagen-rulebook-rule-C3-example = Ein Zug ist vorbei, und zwei Plättchen stehen am Ende. Beide kommen an die Spitze.
kraftwagen-rulebook-rule-C4-title = Nur die Reihenfolge zählt
kraftwagen-rulebook-rule-C4-text = Der Ring ist als Kreis mit einer Lücke gezeichnet. Leere Stellen bedeuten nichts.
kraftwagen-rulebook-rule-P1-title = Alle Aktionen des Plättchens
kraftwagen-rulebook-rule-P1-text =
    { "" }[tile research+body] Du führst alle Aktionen des Plättchens aus, in beliebiger Reihenfolge,
    eine nach der anderen. Was nicht geht, verfällt.
kraftwagen-rulebook-rule-P2-title = Ein Wagen und das Ende
kraftwagen-rulebook-rule-P2-text =
    { "" }[car 3 4 2 8] Nach den Aktionen **darfst** du einen Wagen anbieten: Du stellst ihn auf den
    Markt <M1>. Dann beendest du deinen Zug. Von selbst endet er nur, wenn du das so eingestellt hast
    und sonst nichts mehr geht.
kraftwagen-rulebook-rule-A1-title = Anwerben
kraftwagen-rulebook-rule-A1-text =
    { "" }[worker 0] Ein Arbeiter kommt aus deinem Vorrat in die Kantine. Hast du eine inaktive
    Entwicklung <K2>, geht der neue Arbeiter stattdessen dorthin und macht sie aktiv; bei mehreren
    wählst du eine. Ist der Vorrat leer, verfällt die Aktion.
kraftwagen-rulebook-rule-A3-title = Karosserie
kraftwagen-rulebook-rule-A3-text =
    { "" }[body 3] Du nimmst eine Karosserie, deren Wert *genau* deinen aktiven Karosseriepunkten
    entspricht, höchstens 7, in eine freie Werkstatt. Ist keine frei, kommt erst ein Bauteil aus einer
    Werkstatt zurück in den Vorrat.
kraftwagen-rulebook-rule-A4-title = Motor
kraftwagen-rulebook-rule-A4-text =
    { "" }[engine 4] Dasselbe mit Motorpunkten. Oder du baust den Motor in deinen Rennwagen ein; der
    alte kommt zurück. Ein Motor im Rennwagen wird nie verkauft.
kraftwagen-rulebook-rule-A5-title = Käufer
kraftwagen-rulebook-rule-A5-text =
    { "" }[buyer prestige] Du wählst eine Art von Käufer, die noch im Stapel liegt, und rufst einen auf
    das niedrigste freie Feld der Reihe: Jetzt ist er aktiv. Du nimmst alle weißen Plättchen neben
    seinem Stapel. Die Reihe fasst vier, zu zweit drei.

    { "" }[token] Ist die Reihe voll, musst du stattdessen die Sanduhr der Käuferleiste einen Schritt in Richtung 0 rücken; auf 0 bleibt sie. Zu dritt oder viert beginnt sie vier Schritte vor 0.
kraftwagen-rulebook-rule-A5-example = Vier aktive Käufer liegen aus. Die Aktion Käufer rückt die Sanduhr vom Anfang auf { $token_1 }.
kraftwagen-rulebook-rule-K5-title = Nie über 7
kraftwagen-rulebook-rule-K5-text = Punkte über 7 bringen bei Bauteilen nichts: Einen höheren Wert gibt es nicht.
kraftwagen-rulebook-rule-A2-title = Forschen
kraftwagen-rulebook-rule-A2-text =
    Du nimmst eine der beiden offenen Karten und legst die andere ab. Zwei neue werden aufgedeckt,
    sobald deine Karte ausgeführt ist. Ist der Stapel leer, werden die abgelegten Karten gemischt und bilden den neuen Stapel.
kraftwagen-rulebook-rule-K1-title = Sofortkarten
kraftwagen-rulebook-rule-K1-text =
    { "" }[card three_workers] [card two_parts] Du tust sofort, was sie sagen, und legst sie danach ab: drei Arbeiter anwerben oder so
    viele, wie du noch hast; im Grand Prix fünf Felder fahren; oder eine Karosserie und einen Motor
    nehmen, in beliebiger Reihenfolge. Fehlt Platz für ein Bauteil, kommt erst ein anderes zurück <A3>.
kraftwagen-rulebook-rule-K2-title = Entwicklungen
kraftwagen-rulebook-rule-K2-text =
    { "" }[card two_body] Eine Entwicklung braucht einen Arbeiter. Hast du einen in der Kantine, geht er
    sofort auf die Karte und macht sie aktiv. Ohne ihn ist sie inaktiv und bringt nichts, bis du einen
    Arbeiter anwirbst <A1>.
kraftwagen-rulebook-rule-K3-title = Was Entwicklungen bringen
kraftwagen-rulebook-rule-K3-text =
    { "" }[card body_now] Eine aktive Entwicklung bringt ihre Punkte für die ganze Partie. Bringt sie auch
    ein Bauteil, nimmst du es, sobald die Karte aktiv ist; die neuen Punkte zählen schon mit.
kraftwagen-rulebook-rule-K4-title = Arbeiter auf Entwicklungen
kraftwagen-rulebook-rule-K4-text = Sie bleiben dort bis zum Ende der Partie.
kraftwagen-rulebook-rule-E0-title = Immer nur ein Marker
kraftwagen-rulebook-rule-E0-text =
    Du darfst **einen Marker** während der Aktionen eines Zuges einsetzen, einen beim Anbieten eines
    Wagens und einen vor der Wertung. Opel, Bugatti, Porsche und Otto haben keine Marker, wirken immer
    und zählen dabei nicht.
kraftwagen-rulebook-rule-E10-title = Wann Marker eingesetzt werden
kraftwagen-rulebook-rule-E10-text = Marker für die Aktionen eines Zuges dürfen davor, dazwischen und danach eingesetzt werden.
kraftwagen-rulebook-rule-E1-title = Opel
kraftwagen-rulebook-rule-E1-text =
    { "" }[engineer opel] Deine Wagen bringen bei Preiskäufern den dreifachen statt den doppelten Preis
    <Z5>.
kraftwagen-rulebook-rule-E1-example =
    Gelb hat Opel. Für seinen Wagen zum Preis { $price_1 } bekommt Gelb den Preis und noch { $bonus_1 }
    in weißen Plättchen.
kraftwagen-rulebook-rule-E2-title = Horch
kraftwagen-rulebook-rule-E2-text =
    { "" }[engineer horch] Marker +1 und +2 für den Motor eines Wagens. Beim Anbieten darfst du einen
    davon auf den Wagen legen. Er zählt für Käufer und gilt auch über 7 hinaus.
kraftwagen-rulebook-rule-E3-title = Maybach
kraftwagen-rulebook-rule-E3-text = [engineer maybach] Dasselbe für die Karosserie eines Wagens: Marker +1 und +2.
kraftwagen-rulebook-rule-E4-title = Benz
kraftwagen-rulebook-rule-E4-text =
    { "" }[engineer benz] Einmal, bevor das Rennen gewertet wird <Z0>, stellst du noch einen Käufer ans untere Ende der Reihe. Er bringt keine weißen Plättchen, kann aber die Prämie für Käufer gewinnen <W2>.
kraftwagen-rulebook-rule-E5-title = Bugatti
kraftwagen-rulebook-rule-E5-text =
    { "" }[engineer bugatti] Kommt in deinen Rennwagen ein besserer Motor als der alte, fährt der Wagen
    sofort so viele Felder, wie der neue wert ist.
kraftwagen-rulebook-rule-E6-title = Porsche
kraftwagen-rulebook-rule-E6-text =
    { "" }[engineer porsche] Jede Fahrt im Grand Prix ist ein Feld länger, ob durch die Aktion, eine
    Sofortkarte oder Bugatti. Die Fahrt des Startplättchens bleibt, wie sie ist.
kraftwagen-rulebook-rule-E7-title = Daimler
kraftwagen-rulebook-rule-E7-text =
    { "" }[engineer daimler] Marker +2 und +4 für einen aktiven Käufer, während der Aktionen deines
    eigenen Zuges, **einer je Käufer**. Wer an ihn verkauft, bekommt das einmal dazu; verdoppelt wird es
    nie.
kraftwagen-rulebook-rule-E8-title = Otto
kraftwagen-rulebook-rule-E8-text =
    { "" }[engineer otto] Wenn du die Karte nimmst, wirbst du zwei Arbeiter an oder so viele, wie du noch
    hast, und forschst dann noch einmal, aus zwei neuen Karten.
kraftwagen-rulebook-rule-E9-title = Diesel
kraftwagen-rulebook-rule-E9-text =
    { "" }[engineer diesel] Zweimal, während der Aktionen deines eigenen Zuges, änderst du **eine Sache** an
    einem deiner Wagen auf dem Markt: Du tauschst Karosserie oder Motor gegen ein Bauteil aus deiner Werkstatt, das
    Preisplättchen gegen ein noch freies, oder du gibst Arbeiter aus der Kantine dazu. Ein
    ausgebautes Bauteil kommt zurück in den Vorrat, ein Preisplättchen neben den Markt.
kraftwagen-rulebook-rule-M1-title = Ein Wagen
kraftwagen-rulebook-rule-M1-text =
    { "" }[car 4 3 2 8] Ein Wagen ist **eine Karosserie, ein Motor, mindestens ein Arbeiter** aus der
    Kantine (sein Prestige) und **ein Preisplättchen**, das noch neben dem Markt liegt; dazu, wenn du
    magst, ein Marker von Horch <E2> oder Maybach <E3>. Steht der Wagen einmal auf dem Markt, ändert er sich nicht mehr, außer
    durch Diesel <E9>.
kraftwagen-rulebook-rule-M1-example = Karosserie { $body_1 }, Motor { $engine_1 }, Prestige { $workers_1 }, Preis { $price_1 }.
kraftwagen-rulebook-rule-M2-title = Platz auf dem Markt
kraftwagen-rulebook-rule-M2-text = Du bietest höchstens einen Wagen je Zug an. Der Markt fasst sechs Wagen, zu zweit vier.
kraftwagen-rulebook-rule-T2-title = Wann die Aktionen eines Durchgangs enden
kraftwagen-rulebook-rule-T2-text =
    Die Aktionen enden nach dem Zug, in dem **der Markt voll wurde** oder **die Sanduhr der Käuferleiste 0
    erreicht hat**. Dann wird alles in dieser Reihenfolge gewertet: Benz <Z0>, das Rennen <Z1>,
    Runden <Z2>, die Käufer <Z4>.
kraftwagen-rulebook-rule-Z0-title = Benz kommt zuerst
kraftwagen-rulebook-rule-Z0-text = Wer Benz hat, darf noch einen Käufer dazustellen <E4>, bevor das Rennen gewertet wird.
kraftwagen-rulebook-rule-Z3-title = Vor den Käufern
kraftwagen-rulebook-rule-Z3-text =
    Die Rennwagen kommen zurück in die Boxengasse, und die Runden gehen auf 0. Der Käufer von Benz ist als
    Letzter dran.
kraftwagen-rulebook-rule-Z4-title = Was Käufer kaufen
kraftwagen-rulebook-rule-Z4-text =
    Die Käufer sind in der Reihenfolge dran, in der sie liegen. Jeder kauft einen Wagen, wenn noch einer da ist:

    - [buyer body] der **Karosseriekäufer** den mit der höchsten Karosserie,
    - [buyer engine] der **Motorkäufer** den mit dem stärksten Motor,
    - [buyer prestige] der **Prestigekäufer** den mit den meisten Arbeitern,
    - [buyer price] der **Preiskäufer** den billigsten.

    Bei Gleichstand gewinnt der niedrigere Preis.
kraftwagen-rulebook-rule-Z4-example =
    Zuerst nimmt der Prestigekäufer den Wagen mit den meisten Arbeitern, Preis { $price_1 }. Der
    Karosseriekäufer findet zwei Wagen mit Karosserie { $value_2 } und nimmt den zum Preis
    { $price_2 }. Der Motorkäufer nimmt den übrigen, Preis { $price_3 }.
kraftwagen-rulebook-rule-Z5-title = Was der Verkauf bringt
kraftwagen-rulebook-rule-Z5-text =
    { "" }[price 1 8] Du nimmst das Preisplättchen des Wagens. Vom **Preiskäufer** bekommst du außerdem
    ein weißes Plättchen vom selben Wert: den Preis also **doppelt**; mit Opel <E1> dreifach. Was
    Daimler <E7> bringt, kommt dazu.
kraftwagen-rulebook-rule-Z5-example =
    Der Preiskäufer nimmt den billigsten Wagen, Preis { $price_1 }. Wer ihn verkauft, bekommt den Preis und noch { $bonus_1 } in weißen Plättchen.
kraftwagen-rulebook-rule-Z6-title = Der Markt wird geräumt
kraftwagen-rulebook-rule-Z6-text =
    Alle Wagen verlassen den Markt, verkauft oder nicht: Bauteile und Arbeiter kommen zurück in den
    Vorrat, verbrauchte Ingenieurmarker kommen aus dem Spiel. Übrige Preisplättchen haben keinen Wert mehr.
    Käufer kommen zurück auf ihre Stapel.
kraftwagen-rulebook-rule-A6-title = Fahren
kraftwagen-rulebook-rule-A6-text =
    Dein Wagen fährt so viele Felder, wie sein Motor wert ist, aus der Boxengasse zuerst auf Feld 1, im
    Kreis über die neun Felder der Strecke. **Felder mit anderen Wagen werden übersprungen und zählen nicht**, auch
    mehrere nacheinander. In der Boxengasse steht niemand im Weg. Wer vom letzten Feld über die
    Ziellinie auf Feld 1 fährt, vollendet eine Runde.
kraftwagen-rulebook-rule-A6-example =
    Der Motor von Gelb ist 2 wert. Feld { $jumped_1 } ist besetzt und zählt nicht: Der Wagen hält auf
    Feld { $path_1 }.
kraftwagen-rulebook-rule-Z1-title = Plätze
kraftwagen-rulebook-rule-Z1-text =
    { "" }[race_car 1] Im Rennen zählen zuerst die Runden, dann das Feld. Platz 1 bringt **7**,
    Platz 2 **4**, Platz 3 **2**. Ein Wagen, der noch in der Boxengasse steht, nimmt nicht teil.
kraftwagen-rulebook-rule-Z2-title = Runden
kraftwagen-rulebook-rule-Z2-text =
    { "" }[worker 1] Alle bekommen ihre Runden bezahlt: **1, 3, 5, 6, 7** für eine bis fünf, und eins mehr
    für jede weitere.
kraftwagen-rulebook-rule-W1-title = Erste Runde, zweite Runde
kraftwagen-rulebook-rule-W1-text =
    { "" }[award lap_1] [award lap_2] erste Runde: **3**, zweite Runde in einem Rennen: **7**. Runden beginnen in
    jedem Durchgang neu.
kraftwagen-rulebook-rule-W1-example =
    Gelb fährt von Feld 8 drei Felder, überspringt zwei Wagen und kommt auf Feld { $path_1 }. Der
    Rundenzähler geht auf { $laps_1 }, und die Prämie bringt { $amount_2 }.
kraftwagen-rulebook-rule-W2-title = Käufer
kraftwagen-rulebook-rule-W2-text = [award buyer] zweiter gleicher Käufer in der Reihe: **3**. Auch der von Benz zählt.
kraftwagen-rulebook-rule-W3-title = Markt
kraftwagen-rulebook-rule-W3-text =
    { "" }[award market] zweiter eigener Wagen auf dem Markt in einem Durchgang: **3**. Einer, der
    inzwischen privat verkauft wurde <V4>, zählt mit.
kraftwagen-rulebook-rule-W4-title = Karosserie
kraftwagen-rulebook-rule-W4-text =
    { "" }[award body_3] [award body_6] Karosserie ab 3 in einer Werkstatt: **3**, ab 6: **7**. Eine Karosserie kann
    beide gewinnen. Ingenieurmarker zählen nicht.
kraftwagen-rulebook-rule-W5-title = Motor
kraftwagen-rulebook-rule-W5-text =
    { "" }[award engine_4] [award engine_7] Motor ab 4 in einer Werkstatt: **3**, Motor 7: **7**. Ein Motor, der direkt in den
    Rennwagen kommt, zählt nicht, Ingenieurmarker auch nicht.
kraftwagen-rulebook-rule-W6-title = Arbeiter
kraftwagen-rulebook-rule-W6-text = [award workers] kein Arbeiter mehr im Vorrat: **7**
kraftwagen-rulebook-rule-W7-title = Ingenieure
kraftwagen-rulebook-rule-W7-text = [award engineers] drei Ingenieure: **7**
kraftwagen-rulebook-rule-11b-title = Was anders ist
kraftwagen-rulebook-rule-11b-text =
    - [token] Die Käuferleiste beginnt auf 2, der Markt fasst vier Wagen, und es gibt drei Käufer; Benz
      bringt einen vierten.
    - [race_car neutral] Zwei neutrale Wagen stehen auf den Feldern 3 und 6. Sie fahren nie und werden
      übersprungen wie alle. Sie zählen für die Plätze, aber niemand bekommt dafür Geld.
    - [start 3] Zwei Startplättchen werden zufällig gezogen <S5>.
kraftwagen-rulebook-rule-11b-example =
    Gelb erreicht Platz 1 und bekommt { $money_1 }. Auf Platz 2 steht ein neutraler Wagen: Niemand
    bekommt etwas. Blau erreicht Platz 3 und bekommt { $money_3 }.
kraftwagen-rulebook-rule-V1-title = Das elfte Plättchen
kraftwagen-rulebook-rule-V1-text =
    Zu Beginn eines Durchgangs kommt ein zufällig gezogenes Plättchen seines Satzes an die Spitze des
    Rings. Nie liegt mehr als eines da.
kraftwagen-rulebook-rule-V2-title = Das Sonderplättchen nehmen
kraftwagen-rulebook-rule-V2-text =
    Du führst Aktion und Zugabe des Sonderplättchens aus, in beliebiger Reihenfolge. Dann wird es beiseitegelegt, und das
    nächste Plättchen des Satzes kommt an die Spitze. Ein aufgebrauchter Satz wird neu gemischt.
kraftwagen-rulebook-rule-V3-title = Am Ende
kraftwagen-rulebook-rule-V3-text =
    Ein Sonderplättchen, das ans Ende kommt <C3>, wird beiseitegelegt, und das nächste kommt an die
    Spitze. Liegt am Schluss eines Durchgangs noch eines da, wird es entfernt.
kraftwagen-rulebook-rule-V4-title = Privatverkauf
kraftwagen-rulebook-rule-V4-text =
    Du darfst einen deiner Wagen auf dem Markt sofort für den halben Preis verkaufen, aufgerundet. Sein
    Preisplättchen ist damit verbraucht, und sein Feld bleibt bis zum Ende des Durchgangs gesperrt.
