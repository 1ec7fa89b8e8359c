### Che cosa dice Kraftwagen: righe della cronaca, decisioni, nomi delle cose.
### Chi gioca ha un nome, mai «tu»: ogni riga vale per chiunque guardi lo schermo.

## kraftwagen.source

kraftwagen-source-cars = Auto vendute
kraftwagen-source-price_buyers = Extra degli acquirenti prezzo
kraftwagen-source-daimler = Segnalini di Daimler
kraftwagen-source-places = Posti in gara
kraftwagen-source-laps = Giri
kraftwagen-source-buyer_markers = Monete accanto agli acquirenti
kraftwagen-source-awards = Premi
kraftwagen-source-special_tiles = Tessere speciali
kraftwagen-source-handicap = Vantaggio

## kraftwagen.title

kraftwagen-title-turn = Turno di gioco { $turn } di { $turns }
kraftwagen-title-start = Scelta delle tessere di partenza
kraftwagen-title-over = La partita è finita

## kraftwagen.log

kraftwagen-log-start_tile_taken = { $name } prende la tessera di partenza { $tasks }.
kraftwagen-log-start_tile_flipped = La tessera di partenza di { $name } diventa una miglioria: un punto carrozzeria e un punto motore.
kraftwagen-log-game_turn_started = Turno di gioco { $turn }
kraftwagen-log-game_turn_ended-cars = Il turno di gioco { $turn } finisce: il mercato è pieno.
kraftwagen-log-game_turn_ended-token = Il turno di gioco { $turn } finisce: la clessidra è a 0.
kraftwagen-log-game_ended-won = Vince { $names } con { $money }.
kraftwagen-log-game_ended-shared = Vittoria condivisa con { $money } a testa: { $names }.
kraftwagen-log-tile_taken = { $name } prende la tessera { $tile }.
kraftwagen-log-tile_moved_up = La tessera { $tile } passa dalla coda alla testa.
kraftwagen-log-special_tile_revealed = In testa arriva una tessera speciale: { $tile }.
kraftwagen-log-special_tile_removed = La tessera speciale è messa da parte: { $tile }.
kraftwagen-log-task_lost = { $name } non può svolgere l’azione { $task }, che va persa.
kraftwagen-log-worker_hired-canteen = { $name } assume un meccanico.
kraftwagen-log-worker_hired-active = { $name } assume un meccanico per la miglioria «{ $card }».
kraftwagen-log-card_taken = { $name } prende la carta ricerca «{ $card }».
kraftwagen-log-cards_discarded = { $count ->
    [one] Scartata: { $cards }.
   *[other] Scartate: { $cards }.
}
kraftwagen-log-deck_reshuffled = { $count ->
    [one] La carta scartata forma il nuovo mazzo.
   *[other] Le { $count } carte scartate formano il nuovo mazzo.
}
kraftwagen-log-cards_revealed = { $count ->
    [one] Scoperta: { $cards }.
   *[other] Scoperte: { $cards }.
}
kraftwagen-log-engineer_engaged = L’ingegnere { $engineer } ora lavora per { $name }.
kraftwagen-log-development_gained-active = { $name } mette un meccanico su «{ $card }», che diventa attiva.
kraftwagen-log-development_gained-inactive = { $name } non ha meccanici in mensa: «{ $card }» è inattiva.
kraftwagen-log-part_taken = { $name } prende { $part-a }.
kraftwagen-log-part_returned = { $name } restituisce { $part-a } per fare posto.
kraftwagen-log-grand_prix_engine_installed = { $name } monta il motore { $value } sull’auto da corsa; il motore { $old } torna nella riserva.
kraftwagen-log-grand_prix_engine_same = { $name } monta il motore { $value } sull’auto da corsa al posto di uno uguale.
kraftwagen-log-car_raced-plain = { $name } avanza { $start-from } alla casella { $space }.
kraftwagen-log-car_raced-plain_jump = { $count ->
    [one] { $name } avanza { $start-from } alla casella { $space }, saltando { $count } auto.
   *[other] { $name } avanza { $start-from } alla casella { $space }, saltando { $count } auto.
}
kraftwagen-log-car_raced-lap = { $name } avanza { $start-from } alla casella { $space } e completa il giro { $laps }.
kraftwagen-log-car_raced-lap_jump = { $count ->
    [one] { $name } avanza { $start-from } alla casella { $space }, saltando { $count } auto, e completa il giro { $laps }.
   *[other] { $name } avanza { $start-from } alla casella { $space }, saltando { $count } auto, e completa il giro { $laps }.
}
kraftwagen-log-award_taken = { $name } vince il premio per { $award }: { $amount }.
kraftwagen-log-money_gained = { $name } riceve { $amount } ({ $source }).
kraftwagen-log-buyer_chosen-paid = { $name } chiama { $buyer } sulla casella { $space }. Monete prese: { $money }.
kraftwagen-log-buyer_chosen-unpaid = { $name } chiama { $buyer } sulla casella { $space }.
kraftwagen-log-buyer_chosen-benz = Con Benz, { $name } aggiunge { $buyer } sotto gli altri.
kraftwagen-log-token_moved-on = { $name } sposta la clessidra degli acquirenti a { $token }.
kraftwagen-log-token_moved-last = { $name } sposta la clessidra a 0: è l’ultimo turno di questo turno di gioco.
kraftwagen-log-marker_placed_on_buyer = { $name } mette il segnalino di Daimler +{ $amount } sull’acquirente { $space }.
kraftwagen-log-car_changed-body = Con Diesel, { $name } cambia la carrozzeria dell’auto sulla casella { $space }: da { $old } a { $new }.
kraftwagen-log-car_changed-engine = Con Diesel, { $name } cambia il motore dell’auto sulla casella { $space }: da { $old } a { $new }.
kraftwagen-log-car_changed-workers = Con Diesel, { $name } aggiunge meccanici all’auto sulla casella { $space }: da { $old } a { $new }.
kraftwagen-log-car_changed-price = Con Diesel, { $name } cambia il prezzo dell’auto sulla casella { $space }: da { $old } a { $new }.
kraftwagen-log-car_placed-plain = { $count ->
    [one] { $name } mette in vendita un’auto: carrozzeria { $body }, motore { $engine }, { $count } meccanico, prezzo { $price }.
   *[other] { $name } mette in vendita un’auto: carrozzeria { $body }, motore { $engine }, { $count } meccanici, prezzo { $price }.
}
kraftwagen-log-car_placed-marked = { $count ->
    [one] { $name } mette in vendita un’auto: carrozzeria { $body }, motore { $engine }, { $count } meccanico, prezzo { $price }, { $marker-with }.
   *[other] { $name } mette in vendita un’auto: carrozzeria { $body }, motore { $engine }, { $count } meccanici, prezzo { $price }, { $marker-with }.
}
kraftwagen-log-car_sold_privately = { $name } vende in privato l’auto sulla casella { $space }, per { $money } invece di { $price }.
kraftwagen-log-place_scored-neutral = Il { $place }° posto va a un’auto neutrale. Le auto grigie non sono di nessuno: nessuno incassa nulla.
kraftwagen-log-place_scored-place_1 = { $name } è al primo posto in gara: { $money }.
kraftwagen-log-place_scored-place_2 = { $name } è al secondo posto in gara: { $money }.
kraftwagen-log-place_scored-place_3 = { $name } è al terzo posto in gara: { $money }.
kraftwagen-log-laps_paid = { $count ->
    [one] { $name } riceve { $money } per { $count } giro.
   *[other] { $name } riceve { $money } per { $count } giri.
}
kraftwagen-log-buyer_bought-body = L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: carrozzeria { $value }, la migliore; prezzo { $price }.
kraftwagen-log-buyer_bought-body_tied = L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: tra le migliori, con carrozzeria { $value }, è la meno cara; prezzo { $price }.
kraftwagen-log-buyer_bought-engine = L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: motore { $value }, il migliore; prezzo { $price }.
kraftwagen-log-buyer_bought-engine_tied = L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: tra le migliori, con motore { $value }, è la meno cara; prezzo { $price }.
kraftwagen-log-buyer_bought-prestige = { $count ->
    [one] L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: { $count } meccanico, nessuna ne ha di più; prezzo { $price }.
   *[other] L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: { $count } meccanici, nessuna ne ha di più; prezzo { $price }.
}
kraftwagen-log-buyer_bought-prestige_tied = { $count ->
    [one] L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: tra quelle con { $count } meccanico è la meno cara; prezzo { $price }.
   *[other] L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: tra quelle con { $count } meccanici è la meno cara; prezzo { $price }.
}
kraftwagen-log-buyer_bought-price = L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: { $price } è il prezzo più basso.
kraftwagen-log-buyer_bought-price_tied = L’acquirente { $buyer } ({ $wish }) prende l’auto di { $name }: { $price } è il prezzo più basso.
kraftwagen-log-buyer_bonus = In più, l’acquirente prezzo paga a { $name } { $amount }.
kraftwagen-log-buyer_gift = Il segnalino di Daimler porta { $amount } in più a { $name }.
kraftwagen-log-buyer_left = L’acquirente { $buyer } ({ $wish }) non compra: non restano auto.
kraftwagen-log-race_cleared = Le auto da corsa tornano in pit lane e i giri a 0.
kraftwagen-log-market_cleared-all_sold = Tutte le auto sono vendute.
kraftwagen-log-market_cleared-unsold = { $count ->
    [one] { $count } auto resta invenduta: parti e meccanici tornano nella riserva.
   *[other] { $count } auto restano invendute: parti e meccanici tornano nella riserva.
}

## kraftwagen.decision

kraftwagen-decision-start_tile = Prendi la tessera di partenza { $start }
kraftwagen-decision-take_tile = Prendi la tessera { $tile }
kraftwagen-decision-hire-canteen = Assumi un meccanico
kraftwagen-decision-hire-active = Assumi un meccanico per «{ $card }»
kraftwagen-decision-research = Prendi la carta ricerca «{ $card }»
kraftwagen-decision-body-free = Prendi una carrozzeria
kraftwagen-decision-body-drop = Prendi una carrozzeria e restituisci { $part-a }
kraftwagen-decision-engine-free = Prendi un motore
kraftwagen-decision-engine-drop = Prendi un motore e restituisci { $part-a }
kraftwagen-decision-engine-grand_prix = Monta un motore sull’auto da corsa
kraftwagen-decision-buyer = Chiama { $preference }
kraftwagen-decision-move_token = Sposta la clessidra degli acquirenti
kraftwagen-decision-race = Avanza con l’auto da corsa
kraftwagen-decision-to_space = Metti l’auto da corsa sulla casella { $space }
kraftwagen-decision-start_engine = Monta il motore { $value } sull’auto da corsa
kraftwagen-decision-sale-none = Non vendere in privato
kraftwagen-decision-sale-car = Vendi in privato l’auto sulla casella { $space }
kraftwagen-decision-daimler = Metti il segnalino di Daimler +{ $amount } sull’acquirente { $space }
kraftwagen-decision-diesel-body = Diesel: carrozzeria { $value } all’auto sulla casella { $space }
kraftwagen-decision-diesel-engine = Diesel: motore { $value } all’auto sulla casella { $space }
kraftwagen-decision-diesel-workers = { $count ->
    [one] Diesel: aggiungi { $count } meccanico all’auto sulla casella { $space }
   *[other] Diesel: aggiungi { $count } meccanici all’auto sulla casella { $space }
}
kraftwagen-decision-diesel-price = Diesel: prezzo { $value } all’auto sulla casella { $space }
kraftwagen-decision-car-plain = { $count ->
    [one] Metti in vendita un’auto: carrozzeria { $body }, motore { $engine }, { $count } meccanico, prezzo { $price }
   *[other] Metti in vendita un’auto: carrozzeria { $body }, motore { $engine }, { $count } meccanici, prezzo { $price }
}
kraftwagen-decision-car-marked = { $count ->
    [one] Metti in vendita un’auto: carrozzeria { $body }, motore { $engine }, { $count } meccanico, prezzo { $price }, { $marker-with }
   *[other] Metti in vendita un’auto: carrozzeria { $body }, motore { $engine }, { $count } meccanici, prezzo { $price }, { $marker-with }
}
kraftwagen-decision-benz-none = Tieni il segnalino di Benz
kraftwagen-decision-benz-buyer = Benz: aggiungi { $preference }
kraftwagen-decision-end_turn = Termina il turno

## kraftwagen.scoring

kraftwagen-scoring-title = Conteggio del turno di gioco { $turn }
kraftwagen-scoring-race = La gara
kraftwagen-scoring-laps = Giri
kraftwagen-scoring-laps_done = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}
kraftwagen-scoring-laps_space = { $count ->
    [one] { $count } giro, casella { $space }
   *[other] { $count } giri, casella { $space }
}
kraftwagen-scoring-buyers = Gli acquirenti
kraftwagen-scoring-buyer = { $number }: { $wish }
kraftwagen-scoring-no_laps = Nessuno ha completato un giro.
kraftwagen-scoring-neutral = Auto neutrale
kraftwagen-scoring-pit_lane = In pit lane: nessun posto
kraftwagen-scoring-offers = Auto in vendita
kraftwagen-scoring-sold_to = acquirente { $buyer }: { $amount }
kraftwagen-scoring-unsold = invenduta
kraftwagen-scoring-sum = { $parts } = { $amount }.
kraftwagen-scoring-extra = { $amount } ({ $word })
kraftwagen-scoring-paid_for-cars = prezzo
kraftwagen-scoring-paid_for-price_buyers = acquirente prezzo
kraftwagen-scoring-paid_for-opel = doppio, con Opel
kraftwagen-scoring-paid_for-daimler = Daimler
kraftwagen-scoring-paid_for-places = posto
kraftwagen-scoring-paid_for-laps = giri
kraftwagen-scoring-paid_for-buyer_markers = monete accanto agli acquirenti
kraftwagen-scoring-paid_for-awards = premio
kraftwagen-scoring-paid_for-special_tiles = tessera speciale
kraftwagen-scoring-total = Totale { $amount }
kraftwagen-scoring-now = { $name } ora ha { $amount }.

## kraftwagen.show

kraftwagen-show-best-body = Carrozzeria migliore: { $values }.
kraftwagen-show-best-engine = Motore migliore: { $values }.
kraftwagen-show-best-prestige = Più meccanici: { $values }.
kraftwagen-show-best-price = Prezzo più basso: { $values }.
kraftwagen-show-benz = Benz aggiunge un acquirente.
kraftwagen-show-hurry = Clic: più veloce. Due clic: alla fine
kraftwagen-show-ended-cars-title = Il mercato è pieno
kraftwagen-show-ended-cars-words = L’ultima casella la riempie { $name }.
kraftwagen-show-ended-token-title = La clessidra è a 0
kraftwagen-show-ended-token-words = La sposta a 0 { $name }.
kraftwagen-show-takes = { $name } vende per { $amount }.
kraftwagen-show-cheaper = Vince la meno cara: { $name } vende per { $amount }.
kraftwagen-show-leads = { $name } è in testa
kraftwagen-show-leads_neutral = Un’auto neutrale è in testa
kraftwagen-show-sold = Venduta
kraftwagen-show-not_sold = Invenduta

## kraftwagen.end

kraftwagen-end-sold = L’auto migliore: { $car }, carrozzeria { $body }, motore { $engine }, venduta per { $money } nel turno di gioco { $turn }.
kraftwagen-end-unsold = L’auto migliore: { $car }, carrozzeria { $body }, motore { $engine }, in vendita nel turno di gioco { $turn } e mai venduta.
