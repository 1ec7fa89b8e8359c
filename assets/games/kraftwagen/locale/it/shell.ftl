### Che cosa dicono le pagine della finestra con le parole di Kraftwagen.

## kraftwagen.aim

kraftwagen-aim-title = Dirigi una giovane fabbrica di automobili
kraftwagen-aim-pictures-card_hire3 = Tocca al meccanico in coda alla catena. Prendi una tessera e fai quello che mostra.
kraftwagen-aim-pictures-action_body = Costruisci carrozzerie e motori. Metti in vendita un’auto al prezzo che vuoi.
kraftwagen-aim-pictures-buyer_engine = Ogni acquirente prende l’auto migliore in un campo: carrozzeria, motore, pregio o prezzo.
kraftwagen-aim-pictures-action_sale = Dopo tre turni di gioco vince chi ha più denaro.
kraftwagen-aim-more = Passa con il puntatore su qualsiasi cosa per sapere che cos’è e che cosa darebbe. La lampadina dà un suggerimento, e quasi ogni mossa si può annullare.
kraftwagen-tagline = Costruisci, corri e vendi agli albori dell’automobile

## kraftwagen.score

kraftwagen-score-name = denaro
kraftwagen-score-title = Denaro
kraftwagen-score-amount = { $count ->
    [one] { $number } moneta
   *[other] { $number } monete
}
kraftwagen-stages = turni di gioco

## kraftwagen.standing

kraftwagen-standing-tie = Stesso denaro: vittoria condivisa

## kraftwagen.options

kraftwagen-options-short-title = Partita breve
kraftwagen-options-short-note = Due turni di gioco senza ingegneri, da 15 a 20 minuti.
kraftwagen-options-short-on = Partita breve
kraftwagen-options-short-off = Partita completa
kraftwagen-options-special_tiles-title = Tessere speciali
kraftwagen-options-special_tiles-note = Una tessera azione in più, con un extra. Ogni turno di gioco ha le sue.
kraftwagen-options-special_tiles-on = Con tessere speciali
kraftwagen-options-special_tiles-off = Senza tessere speciali
kraftwagen-options-handicap-title = Vantaggio
kraftwagen-options-handicap-on = Con vantaggio
kraftwagen-options-handicap-off = Senza vantaggio
kraftwagen-options-handicap-tip = Monete iniziali di chi gioca qui

## kraftwagen.analysis

kraftwagen-analysis-stage = Turno di gioco { $number }

## kraftwagen.statistics

kraftwagen-statistics-stage = T. di gioco { $number }

## kraftwagen.bots

kraftwagen-bots-apprentice-note = Prende ciò che più serve alla sua fabbrica, anche se poi aspetta a lungo.
kraftwagen-bots-apprentice-names =
    Rudi
    Fritz
    Toni
    Poldi
kraftwagen-bots-journeyman-note = Conosce il mestiere, ma mette in vendita ogni auto subito e a troppo poco.
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
kraftwagen-bots-racer-title = Pilota
kraftwagen-bots-racer-note = Forte, e non rinuncia mai a un giro di Gran Premio.
kraftwagen-bots-racer-names =
    Elly
    Rosa
    Lina
    Carla
kraftwagen-bots-coachbuilder-title = Carrozziere
kraftwagen-bots-coachbuilder-note = Forte, e costruisce le carrozzerie e i motori migliori.
kraftwagen-bots-coachbuilder-names =
    Battista
    Ettore
    Anton
    Jakob
kraftwagen-bots-discounter-title = Ribassista
kraftwagen-bots-discounter-note = Forte, e riempie il mercato di auto a poco prezzo.
kraftwagen-bots-discounter-names =
    Willi
    Otto
    Hans
    Ferdinand

## kraftwagen.keys

kraftwagen-keys-command-forecast = Previsione della vendita
kraftwagen-keys-board-body = La carrozzeria dell’auto: { $value }. Su e Giù la cambiano, Invio prosegue.
kraftwagen-keys-board-engine = Il motore dell’auto: { $value }. Su e Giù lo cambiano.
kraftwagen-keys-board-workers = I meccanici dell’auto: { $value }. Su e Giù ne cambiano il numero.
kraftwagen-keys-board-price = Il prezzo dell’auto: { $value }. Su e Giù lo cambiano.
kraftwagen-keys-board-price_proposed = Il prezzo che renderebbe di più: { $value }. Su e Giù lo cambiano.
kraftwagen-keys-board-none = ancora niente
kraftwagen-keys-board-confirm = Metti in vendita l’auto: { $verdict }.
kraftwagen-keys-board-cancel = Non mettere in vendita auto.
kraftwagen-keys-board-choose = { $decision }.
kraftwagen-keys-board-choose_cancel = Rimetti a posto e scegli altro.
kraftwagen-keys-board-no_sale = Non vendere nulla.
kraftwagen-keys-board-no_buyer = Non aggiungere acquirenti.
kraftwagen-keys-change-as_is = { $cell }: { $value }. Può diventare { $others }: Su e Giù per cambiare.
kraftwagen-keys-change-changed = { $cell }: { $value } invece di { $was }. Su e Giù per cambiare, Invio prosegue.
kraftwagen-keys-change-none = { $cell }: { $value }. Non c’è altro da scegliere.
kraftwagen-keys-change-confirm = Cambia l’auto: { $verdict }
kraftwagen-keys-change-cancel = Lascia l’auto com’è.

## kraftwagen.describe

kraftwagen-describe-area-now = Che cosa c’è da fare
kraftwagen-describe-area-ring = Catena, dalla coda
kraftwagen-describe-area-circuit = Gran Premio
kraftwagen-describe-area-buyers = Acquirenti
kraftwagen-describe-area-market = Mercato
kraftwagen-describe-area-research = Ricerca
kraftwagen-describe-area-awards = Premi
kraftwagen-describe-area-works = Fabbrica di { $name }
kraftwagen-describe-place = { $place }. { $words }
kraftwagen-describe-times = { $count } volte: { $words }

## kraftwagen.merits

kraftwagen-merits-finished-title = Primo modello
kraftwagen-merits-finished-note = Gioca una partita fino in fondo.
kraftwagen-merits-customers-title = Clienti d’ogni sorta
kraftwagen-merits-customers-note = Vendi a tutti e quattro i tipi di acquirenti, in quante partite vuoi.
kraftwagen-merits-customers_at_once-title = Ce n’è per tutti
kraftwagen-merits-customers_at_once-note = Vendi a tutti e quattro i tipi di acquirenti in una partita.
kraftwagen-merits-underbid-title = Un po’ meno
kraftwagen-merits-underbid-note = Vendi un’auto perché costa meno di una altrettanto buona.
kraftwagen-merits-sold_out-title = Tutto venduto
kraftwagen-merits-sold_out-note = In una partita metti in vendita almeno tre auto e vendile tutte.
kraftwagen-merits-three_turns-title = Pazienza sulla catena
kraftwagen-merits-three_turns-note = Gioca tre turni di fila restando in coda con il tuo meccanico.
kraftwagen-merits-race_won-title = Bandiera a scacchi
kraftwagen-merits-race_won-note = Chiudi un turno di gioco al primo posto nel Gran Premio.
kraftwagen-merits-two_laps-title = Ancora un giro
kraftwagen-merits-two_laps-note = Completa due giri in un turno di gioco.
kraftwagen-merits-long_jump-title = Sopra il gruppo
kraftwagen-merits-long_jump-note = Salta tre auto in una mossa.
kraftwagen-merits-five_sources-title = Cinque entrate
kraftwagen-merits-five_sources-note = Guadagna denaro di cinque origini diverse in una partita.
kraftwagen-merits-start_tiles-title = Tutti gli inizi
kraftwagen-merits-start_tiles-note = Comincia con ognuna delle quattro tessere di partenza, in quante partite vuoi.
kraftwagen-merits-start_tiles-piece = «{ $tasks }»
kraftwagen-merits-engineers-title = Ufficio tecnico al completo
kraftwagen-merits-engineers-note = Prendi ognuno dei nove ingegneri, in quante partite vuoi.
kraftwagen-merits-awards-title = Bacheca piena
kraftwagen-merits-awards-note = Vinci ognuno dei dieci premi, in quante partite vuoi.
kraftwagen-merits-won-title = Primo premio
kraftwagen-merits-won-note = Vinci una partita.
kraftwagen-merits-won_without_race-title = Solo affari
kraftwagen-merits-won_without_race-note = Vinci una partita senza mai muovere l’auto da corsa.
kraftwagen-merits-won_sizes-title = A ogni tavolo
kraftwagen-merits-won_sizes-note = Vinci partite in due, in tre e in quattro.

kraftwagen-credits = Kraftwagen è un gioco di Matthias Cramer.
