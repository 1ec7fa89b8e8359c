### Was die Seiten des Fensters in den Worten von Kraftwagen sagen; das kommt vor dem, was für jedes Spiel gilt.

## kraftwagen.aim

kraftwagen-aim-title = Du führst ein junges Automobilwerk
kraftwagen-aim-pictures-card_hire3 = Als Nächstes zieht der Arbeiter am Ende des Rings. Nimm irgendein Plättchen und tu, was es zeigt.
kraftwagen-aim-pictures-action_body = Bau Karosserien und Motoren. Biete einen Wagen zu einem Preis an, den du wählst.
kraftwagen-aim-pictures-buyer_engine = Jeder Käufer nimmt den Wagen, der in einer Sache der beste ist: Karosserie, Motor, Prestige oder Preis.
kraftwagen-aim-pictures-action_sale = Nach drei Durchgängen gewinnt, wer das meiste Geld hat.
kraftwagen-aim-more = Zeig auf irgendetwas, um zu erfahren, was es ist und was es brächte. Die Glühbirne gibt einen Tipp, und das meiste lässt sich zurücknehmen.
kraftwagen-tagline = Bauen, fahren und verkaufen, als der Motor jung war

## kraftwagen.score

kraftwagen-score-name = Geld
kraftwagen-score-title = Geld
kraftwagen-score-amount = { $count ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
kraftwagen-stages = Durchgänge

## kraftwagen.standing

kraftwagen-standing-tie = Gleich viel Geld, also ein geteilter Sieg

## kraftwagen.options

kraftwagen-options-short-title = Kurzes Spiel
kraftwagen-options-short-note = Zwei Durchgänge ohne Ingenieure, 15 bis 20 Minuten.
kraftwagen-options-short-on = Das kurze Spiel
kraftwagen-options-short-off = Das ganze Spiel
kraftwagen-options-special_tiles-title = Sonderplättchen
kraftwagen-options-special_tiles-note = Ein Aktionsplättchen mehr, mit einer Zugabe. Jeder Durchgang hat ein eigenes.
kraftwagen-options-special_tiles-on = Mit Sonderplättchen
kraftwagen-options-special_tiles-off = Ohne Sonderplättchen
kraftwagen-options-handicap-title = Vorsprung
kraftwagen-options-handicap-on = Mit Vorsprung
kraftwagen-options-handicap-off = Ohne Vorsprung
kraftwagen-options-handicap-tip = Geld, mit dem dieser Sitz beginnt

## kraftwagen.analysis

kraftwagen-analysis-stage = Durchgang { $number }

## kraftwagen.statistics

kraftwagen-statistics-stage = Durchg. { $number }

## kraftwagen.bots

kraftwagen-bots-apprentice-note = Nimmt, was das eigene Werk gerade am liebsten hätte, wie lange es danach auch wartet.
kraftwagen-bots-apprentice-names =
    Rudi
    Fritz
    Toni
    Poldi
kraftwagen-bots-journeyman-note = Kennt das Handwerk, bietet aber jeden Wagen sofort und zu billig an.
kraftwagen-bots-journeyman-names =
    Paula
    Berta
    Lotte
    Mitzi
kraftwagen-bots-merchant-names =
    Gustav
    Emil
    Hugo
    Ludwig
kraftwagen-bots-engineer-names =
    Hedwig
    Ilse
    Helene
    Amalie
kraftwagen-bots-champion-names =
    Theodora
    Leonore
    Eugenie
    Adele
kraftwagen-bots-racer-title = Rennprofi
kraftwagen-bots-racer-note = Stark, und lässt nie eine Runde im Grand Prix aus.
kraftwagen-bots-racer-names =
    Elly
    Rosa
    Lina
    Carla
kraftwagen-bots-coachbuilder-title = Karosseriebauer
kraftwagen-bots-coachbuilder-note = Stark, und baut die feinsten Karosserien und Motoren.
kraftwagen-bots-coachbuilder-names =
    Battista
    Ettore
    Anton
    Jakob
kraftwagen-bots-discounter-title = Billigheimer
kraftwagen-bots-discounter-note = Stark, und überschwemmt den Markt mit billigen Wagen.
kraftwagen-bots-discounter-names =
    Willi
    Otto
    Hans
    Ferdinand

## kraftwagen.keys

kraftwagen-keys-command-forecast = Vorschau auf den Verkauf
kraftwagen-keys-board-body = Die Karosserie des Wagens: { $value }. Pfeil auf und ab ändern sie, mit der Eingabetaste geht es weiter.
kraftwagen-keys-board-engine = Der Motor des Wagens: { $value }. Pfeil auf und ab ändern ihn.
kraftwagen-keys-board-workers = Die Arbeiter des Wagens: { $value }. Pfeil auf und ab ändern ihre Zahl.
kraftwagen-keys-board-price = Der Preis des Wagens: { $value }. Pfeil auf und ab ändern ihn.
kraftwagen-keys-board-price_proposed = Der Preis, der am meisten brächte: { $value }. Pfeil auf und ab ändern ihn.
kraftwagen-keys-board-none = noch nichts
kraftwagen-keys-board-confirm = Den Wagen anbieten: { $verdict }.
kraftwagen-keys-board-cancel = Keinen Wagen anbieten.
kraftwagen-keys-board-choose = { $decision }.
kraftwagen-keys-board-choose_cancel = Zurücklegen und etwas anderes wählen.
kraftwagen-keys-board-no_sale = Nichts verkaufen.
kraftwagen-keys-board-no_buyer = Keinen Käufer dazustellen.
kraftwagen-keys-change-as_is = { $cell }: { $value }. Möglich: { $others }. Pfeil auf und ab ändern es.
kraftwagen-keys-change-changed = { $cell }: { $value } statt { $was }. Pfeil auf und ab ändern es, mit der Eingabetaste geht es weiter.
kraftwagen-keys-change-none = { $cell }: { $value }. Sonst gibt es nichts zu wählen.
kraftwagen-keys-change-confirm = Den Wagen ändern: { $verdict }
kraftwagen-keys-change-cancel = Den Wagen so lassen.

## kraftwagen.describe

kraftwagen-describe-area-now = Was zu tun ist
kraftwagen-describe-area-ring = Ring, vom Ende an
kraftwagen-describe-area-circuit = Grand Prix
kraftwagen-describe-area-buyers = Käufer
kraftwagen-describe-area-market = Markt
kraftwagen-describe-area-research = Forschung
kraftwagen-describe-area-awards = Prämien
kraftwagen-describe-area-works = Werk von { $name }
kraftwagen-describe-place = { $place }. { $words }
kraftwagen-describe-times = { $count }-mal: { $words }

## kraftwagen.merits

kraftwagen-merits-finished-title = Das erste Modell
kraftwagen-merits-finished-note = Spiel eine Partie zu Ende.
kraftwagen-merits-customers-title = Kundschaft aller Art
kraftwagen-merits-customers-note = Verkaufe an jede der vier Arten von Käufern, in beliebig vielen Partien.
kraftwagen-merits-customers_at_once-title = Für jeden etwas
kraftwagen-merits-customers_at_once-note = Verkaufe in einer Partie an alle vier Arten von Käufern.
kraftwagen-merits-underbid-title = Ein wenig günstiger
kraftwagen-merits-underbid-note = Verkaufe einen Wagen, weil er weniger kostet als ein gleich guter.
kraftwagen-merits-sold_out-title = Ausverkauft
kraftwagen-merits-sold_out-note = Biete in einer Partie mindestens drei Wagen an und verkauf sie alle.
kraftwagen-merits-three_turns-title = Geduld am Ring
kraftwagen-merits-three_turns-note = Zieh dreimal nacheinander, weil dein Arbeiter am Ende bleibt.
kraftwagen-merits-race_won-title = Karierte Flagge
kraftwagen-merits-race_won-note = Lieg im Grand Prix vorn, wenn ein Durchgang gewertet wird.
kraftwagen-merits-two_laps-title = Noch einmal herum
kraftwagen-merits-two_laps-note = Vollende zwei Runden in einem Durchgang.
kraftwagen-merits-long_jump-title = Über das Feld hinweg
kraftwagen-merits-long_jump-note = Überspring drei Wagen in einer Fahrt.
kraftwagen-merits-five_sources-title = Fünf Einkünfte
kraftwagen-merits-five_sources-note = Verdien in einer Partie Geld aus fünf verschiedenen Quellen.
kraftwagen-merits-start_tiles-title = Jeder Anfang
kraftwagen-merits-start_tiles-note = Beginne einmal mit jedem der vier Startplättchen, in beliebig vielen Partien.
kraftwagen-merits-start_tiles-piece = „{ $tasks }“
kraftwagen-merits-engineers-title = Das ganze Zeichenbüro
kraftwagen-merits-engineers-note = Gewinne jeden der neun Ingenieure einmal für dich, in beliebig vielen Partien.
kraftwagen-merits-awards-title = Voller Schrank
kraftwagen-merits-awards-note = Gewinne jede der zehn Prämien, in beliebig vielen Partien.
kraftwagen-merits-won-title = Erster Preis
kraftwagen-merits-won-note = Gewinne eine Partie.
kraftwagen-merits-won_without_race-title = Rein geschäftlich
kraftwagen-merits-won_without_race-note = Gewinne eine Partie, ohne dass dein Rennwagen je fährt.
kraftwagen-merits-won_sizes-title = An jedem Tisch
kraftwagen-merits-won_sizes-note = Gewinne je eine Partie zu zweit, zu dritt und zu viert.

kraftwagen-credits = Kraftwagen ist ein Spiel von Matthias Cramer.
