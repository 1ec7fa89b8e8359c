### Il tavolo di Kraftwagen: scritte, richieste e la frase per ogni cosa che vi si trova.

## kraftwagen.table

kraftwagen-table-preference-body = Carrozzeria
kraftwagen-table-preference-engine = Motore
kraftwagen-table-preference-prestige = Pregio
kraftwagen-table-preference-price = Prezzo
kraftwagen-table-buyers-title = Fila
kraftwagen-table-buyers-benz = Benz

# Prima casella della colonna degli acquirenti: una lettera (I come inizio)
kraftwagen-table-buyers-start = I
kraftwagen-table-buyers-ends = Fine tra { $count }
kraftwagen-table-buyers-last = Ultimo turno
kraftwagen-table-buyers-move = Avanza
kraftwagen-table-market-title = Mercato
kraftwagen-table-market-closed = Venduta in privato
kraftwagen-table-market-pays = paga { $money }
kraftwagen-table-market-pays_more = { $price } + { $more }
kraftwagen-table-market-last = Chiude il turno di gioco
kraftwagen-table-market-unsold = Invenduta
kraftwagen-table-awards-title = Premi
kraftwagen-table-research-title = Ricerca
kraftwagen-table-turn = Turno di gioco { $turn }
kraftwagen-table-laps = Giri
kraftwagen-table-pit = Pit lane
kraftwagen-table-ring-turn = T. di gioco
kraftwagen-table-ring-order = Ordine
kraftwagen-table-ring-choosing = Scelta
kraftwagen-table-ring-specials = Tessere speciali
kraftwagen-table-mat-body_points = punti carrozzeria
kraftwagen-table-mat-engine_points = punti motore
kraftwagen-table-mat-canteen = Mensa { $count }
kraftwagen-table-mat-supply = Riserva { $count }
kraftwagen-table-mat-free = libera
kraftwagen-table-mat-waiting = Tocca a { $name }
kraftwagen-table-mat-over = La partita è finita
kraftwagen-table-opponent-race = { $count ->
    [one] Casella { $space }, { $count } giro, { $place }° posto
   *[other] Casella { $space }, { $count } giri, { $place }° posto
}
kraftwagen-table-opponent-pit = Pit lane
kraftwagen-table-opponent-canteen = Mensa
kraftwagen-table-opponent-supply = Riserva
kraftwagen-table-opponent-start = Partenza
kraftwagen-table-todo-title = Da fare, ordine libero
kraftwagen-table-todo-title_one = Da fare
kraftwagen-table-todo-then = poi: { $tasks }
kraftwagen-table-todo-times = { $task } ×{ $count }
kraftwagen-table-todo-take = Manda il meccanico su una tessera azione
kraftwagen-table-todo-start = Scegli una tessera di partenza
kraftwagen-table-todo-end = Metti in vendita un’auto o termina il turno
kraftwagen-table-todo-end_plain = Tutto fatto. Termina il turno
kraftwagen-table-todo-end_marker = Usa un segnalino ingegnere o termina il turno
kraftwagen-table-todo-placed = L’auto è sul mercato. Termina il turno
kraftwagen-table-todo-benz = Un acquirente in più?
kraftwagen-table-todo-decline = Nessun acquirente
kraftwagen-table-todo-no_sale = Nessuna vendita
kraftwagen-table-builder-title = Metti in vendita un’auto
kraftwagen-table-builder-open = Metti in vendita
kraftwagen-table-builder-body = Carrozzeria
kraftwagen-table-builder-engine = Motore
kraftwagen-table-builder-workers = Meccanici
kraftwagen-table-builder-price = Prezzo
kraftwagen-table-builder-proposed = Prezzo proposto
kraftwagen-table-builder-missing = Manca ancora: { $parts }
kraftwagen-table-builder-sold-more = L’acquirente { $buyer } pagherebbe { $money }; in tutto { $then }, cioè { $change } in più di ora
kraftwagen-table-builder-sold-less = L’acquirente { $buyer } pagherebbe { $money }; in tutto { $then }, cioè { $change } in meno di ora
kraftwagen-table-builder-sold-same = L’acquirente { $buyer } pagherebbe { $money }; in tutto { $then }, quanto ora
kraftwagen-table-builder-unsold = Allo stato attuale nessuno la comprerebbe
kraftwagen-table-builder-lacks_workers = { $count ->
    [one] Invenduta: manca { $count } meccanico
   *[other] Invenduta: mancano { $count } meccanici
}
kraftwagen-table-builder-lacks_engine = { $count ->
    [one] Invenduta: manca { $count } punto motore
   *[other] Invenduta: mancano { $count } punti motore
}
kraftwagen-table-builder-lacks_body = { $count ->
    [one] Invenduta: manca { $count } punto carrozzeria
   *[other] Invenduta: mancano { $count } punti carrozzeria
}
kraftwagen-table-builder-not_yet = Non in vendita
kraftwagen-table-builder-needs = Per un’auto: { $parts }
kraftwagen-table-builder-one_body = una carrozzeria
kraftwagen-table-builder-one_engine = un motore
kraftwagen-table-builder-one_workers = 1 meccanico
kraftwagen-table-builder-confirm = Al mercato
kraftwagen-table-builder-cancel = Annulla
kraftwagen-table-builder-unfinished = L’auto non è ancora in vendita
kraftwagen-table-builder-summary = { $verdict }.
kraftwagen-table-builder-finish = Metti in vendita e termina
kraftwagen-table-change-title = Cambia un’auto
kraftwagen-table-change-what = Può cambiare una cosa: carrozzeria o motore (da un’officina) o prezzo; oppure si aggiungono meccanici.
kraftwagen-table-change-was = Ora
kraftwagen-table-change-now = Poi
kraftwagen-table-change-body = Entra la carrozzeria { $new }, la { $old } torna nella riserva.
kraftwagen-table-change-engine = Entra il motore { $new }, il { $old } torna nella riserva.
kraftwagen-table-change-workers = { $count ->
    [one] Dalla mensa arriva { $count } meccanico.
   *[other] Dalla mensa arrivano { $count } meccanici.
}
kraftwagen-table-change-price = Prezzo { $new } invece di { $old }, che torna accanto al mercato.
kraftwagen-table-change-money = Così le auto di { $name } rendono in tutto { $then } (ora { $before }).
kraftwagen-table-change-none-body = nessun’altra
kraftwagen-table-change-none-engine = nessun altro
kraftwagen-table-change-none-workers = mensa vuota
kraftwagen-table-change-none-price = nessun altro
kraftwagen-table-change-not_yet = Non cambiata
kraftwagen-table-change-confirm = Cambia
kraftwagen-table-change-cancel = Annulla
kraftwagen-table-change-unfinished = L’auto non è ancora cambiata
kraftwagen-table-change-finish = Cambia e termina il turno
kraftwagen-table-chooser-title = Quale?
kraftwagen-table-chooser-cancel = Annulla
kraftwagen-table-start-title = Scegli una tessera di partenza
kraftwagen-table-start-wait = { $name } sceglie una tessera di partenza
kraftwagen-table-start-tasks = Ora svolgi le azioni
kraftwagen-table-start-others_tasks = { $name } svolge le azioni della tessera
kraftwagen-table-start-done = Poi si volta: mostra il primo punto carrozzeria e il primo punto motore.
kraftwagen-table-task-hire = Assumi un meccanico
kraftwagen-table-task-hire_twice = Assumi due meccanici
kraftwagen-table-task-hire_thrice = Assumi tre meccanici
kraftwagen-table-task-research = Prendi una carta ricerca
kraftwagen-table-task-body = Prendi una carrozzeria
kraftwagen-table-task-engine = Prendi un motore
kraftwagen-table-task-race = Avanza con l’auto da corsa
kraftwagen-table-task-buyer = Chiama un acquirente
kraftwagen-table-task-token = Sposta la clessidra
kraftwagen-table-task-sale = Vendita privata
kraftwagen-table-task-to_space = Auto da corsa sulla casella { $space }
kraftwagen-table-task-grand_prix_engine = Motore { $value } sull’auto da corsa

# Una parola sotto una piccola immagine; azioni come in term.task
kraftwagen-table-short-hire = Assumere
kraftwagen-table-short-research = Ricerca
kraftwagen-table-short-body = Carrozzeria
kraftwagen-table-short-engine = Motore
kraftwagen-table-short-race = Gran Premio
kraftwagen-table-short-buyer = Acquirente
kraftwagen-table-short-token = Clessidra
kraftwagen-table-short-sale = Vendita
kraftwagen-table-short-to_space = Avanza
kraftwagen-table-short-grand_prix_engine = Motore
kraftwagen-table-prompt-over = La partita è finita.
kraftwagen-table-prompt-wait = Decide { $name }.
kraftwagen-table-prompt-take = { $name }: il meccanico in coda va su una tessera azione.
kraftwagen-table-prompt-tasks = { $name }: ancora da fare – { $tasks }.
kraftwagen-table-prompt-end = { $name }: un’auto in vendita o la fine del turno.
kraftwagen-table-prompt-end_plain = { $name }: resta da terminare il turno.
kraftwagen-table-prompt-end_marker = { $name }: un segnalino ingegnere o la fine del turno.
kraftwagen-table-prompt-placed = { $name }: l’auto è sul mercato. Resta da terminare il turno.
kraftwagen-table-prompt-start = { $name }: quale tessera di partenza?
kraftwagen-table-prompt-benz = { $name }: l’ingegnere Benz può aggiungere un acquirente.
kraftwagen-table-prompt-builder = { $name }: carrozzeria, motore, meccanici e prezzo, poi l’auto va in vendita.
kraftwagen-table-prompt-where = { $name }: dove?
kraftwagen-table-prompt-goes_back = { $name }: { $part-the } torna poi nella riserva.
kraftwagen-table-prompt-change = { $name }: che cosa cambia? Poi la conferma.
kraftwagen-table-prompt-which = { $name }: quale di queste?
kraftwagen-table-card-opel-name = Opel
kraftwagen-table-card-opel-short = Triplo dagli acquirenti prezzo
kraftwagen-table-card-opel-tip = Un acquirente prezzo paga a chi ha questa carta tre volte il prezzo di un’auto invece di due. Opel vale sempre e non ha bisogno di meccanici.
kraftwagen-table-card-horch-name = Horch
kraftwagen-table-card-horch-short = Motore +1 o +2 su un’auto
kraftwagen-table-card-horch-tip = Due segnalini, motore +{ $low } e +{ $high }, per un’auto che va in vendita. Contano per gli acquirenti e possono portare il valore oltre 7.
kraftwagen-table-card-maybach-name = Maybach
kraftwagen-table-card-maybach-short = Carrozzeria +1 o +2 su un’auto
kraftwagen-table-card-maybach-tip = Due segnalini, carrozzeria +{ $low } e +{ $high }, per un’auto che va in vendita. Contano per gli acquirenti e possono portare il valore oltre 7.
kraftwagen-table-card-benz-name = Benz
kraftwagen-table-card-benz-short = Un acquirente in più alla vendita
kraftwagen-table-card-benz-tip = Una volta, all’inizio di un conteggio, chi ha questa carta può aggiungere un acquirente sotto a quelli attivi.
kraftwagen-table-card-bugatti-name = Bugatti
kraftwagen-table-card-bugatti-short = Motore da corsa migliore: si avanza subito
kraftwagen-table-card-bugatti-tip = Quando sull’auto da corsa di chi ha questa carta si monta un motore migliore, l’auto avanza subito del valore del nuovo motore.
kraftwagen-table-card-porsche-name = Porsche
kraftwagen-table-card-porsche-short = Ogni movimento in gara +1
kraftwagen-table-card-porsche-tip = L’auto da corsa di chi ha questa carta avanza sempre di una casella in più.
kraftwagen-table-card-daimler-name = Daimler
kraftwagen-table-card-daimler-short = +2 o +4 monete su un acquirente
kraftwagen-table-card-daimler-tip = Due segnalini, { $low } e { $high } monete: durante il turno ognuno può andare su un acquirente attivo. Chi vende a quell’acquirente incassa quelle monete una volta.
kraftwagen-table-card-otto-name = Otto
kraftwagen-table-card-otto-short = 2 meccanici, poi ancora ricerca
kraftwagen-table-card-otto-tip = Subito: si assumono fino a due meccanici, poi si prende un’altra carta ricerca, tra due nuove.
kraftwagen-table-card-diesel-name = Diesel
kraftwagen-table-card-diesel-short = 2 modifiche ad auto proprie in vendita
kraftwagen-table-card-diesel-tip = Due segnalini. Ognuno cambia una cosa di un’auto propria sul mercato: carrozzeria, motore o prezzo, oppure aggiunge meccanici.
kraftwagen-table-card-three_workers-name = Facce nuove
kraftwagen-table-card-three_workers-short = Fino a 3 meccanici
kraftwagen-table-card-three_workers-tip = { $count ->
    [one] Subito: si assume un meccanico. Poi la carta si scarta.
   *[other] Subito: si assumono fino a { $count } meccanici. Poi la carta si scarta.
}
kraftwagen-table-card-grand_prix_5-name = Giorno di gara
kraftwagen-table-card-grand_prix_5-short = Auto da corsa +5 caselle
kraftwagen-table-card-grand_prix_5-tip = { $count ->
    [one] Subito: l’auto da corsa avanza di { $count } casella. Poi la carta si scarta.
   *[other] Subito: l’auto da corsa avanza di { $count } caselle. Poi la carta si scarta.
}
kraftwagen-table-card-two_parts-name = Consegna
kraftwagen-table-card-two_parts-short = Una carrozzeria e un motore
kraftwagen-table-card-two_parts-tip = Subito: si prendono una carrozzeria e un motore, di valore pari ai punti. Poi la carta si scarta.
kraftwagen-table-card-two_body-name = Battilastra
kraftwagen-table-card-two_body-short = 2 punti carrozzeria
kraftwagen-table-card-two_body-tip = Miglioria: quando è attiva, due punti carrozzeria per tutta la partita.
kraftwagen-table-card-two_engine-name = Reparto motori
kraftwagen-table-card-two_engine-short = 2 punti motore
kraftwagen-table-card-two_engine-tip = Miglioria: quando è attiva, due punti motore per tutta la partita.
kraftwagen-table-card-body_engine-name = Progetto
kraftwagen-table-card-body_engine-short = 1 punto carrozzeria, 1 punto motore
kraftwagen-table-card-body_engine-tip = Miglioria: quando è attiva, un punto carrozzeria e un punto motore per tutta la partita.
kraftwagen-table-card-body_now-name = Prototipo
kraftwagen-table-card-body_now-short = 1 punto carrozzeria + una carrozzeria subito
kraftwagen-table-card-body_now-tip = Miglioria: un punto carrozzeria per tutta la partita e, appena è attiva, subito una carrozzeria.
kraftwagen-table-card-engine_now-name = Banco prova
kraftwagen-table-card-engine_now-short = 1 punto motore + un motore subito
kraftwagen-table-card-engine_now-tip = Miglioria: un punto motore per tutta la partita e, appena è attiva, subito un motore.
kraftwagen-table-tip-hire = Assumere: un meccanico passa dalla riserva alla mensa, o invece su una miglioria inattiva, se ce n’è una.
kraftwagen-table-tip-research = Ricerca: si prende una delle carte scoperte; le altre si scartano.
kraftwagen-table-tip-body = Carrozzeria: si prende una carrozzeria di valore pari ai punti carrozzeria e si mette in un’officina.
kraftwagen-table-tip-engine = Motore: si prende un motore di valore pari ai punti motore e si mette in un’officina o sull’auto da corsa.
kraftwagen-table-tip-race = Gran Premio: si avanza di tante caselle quante ne indica il motore. Le caselle con auto si saltano e non contano.
kraftwagen-table-tip-buyer = Acquirente: si chiama un acquirente per la prossima vendita e si prendono le monete accanto alla pila. Se la fila è piena, si sposta invece la clessidra.
kraftwagen-table-tip-sale = Vendita privata: un’auto propria sul mercato si può vendere subito a metà prezzo, arrotondato per eccesso.
kraftwagen-table-tip-to_space = L’auto da corsa va dalla pit lane alla casella { $space }.
kraftwagen-table-tip-grand_prix_engine = Un motore { $value } va sull’auto da corsa.
kraftwagen-table-tip-bonus_hire = Extra: meccanici in più da assumere ({ $amount }).
kraftwagen-table-tip-bonus_spaces = { $count ->
    [one] Extra: { $count } casella in più.
   *[other] Extra: { $count } caselle in più.
}
kraftwagen-table-tip-bonus_value = Extra: il pezzo vale { $amount } in più, al massimo 7.
kraftwagen-table-tip-bonus_cards = Extra: si sceglie tra tre carte.
kraftwagen-table-tip-bonus_money = { $amount ->
    [one] Extra: { $amount } moneta.
   *[other] Extra: { $amount } monete.
}
kraftwagen-table-tip-bonus_sale = Extra: una vendita privata, a metà prezzo.
kraftwagen-table-tip-tile_passed = Ciò che resta agli altri: { $tiles }.
kraftwagen-table-tip-worker = Meccanico di { $name }. Il prossimo turno è del meccanico in coda alla catena.
kraftwagen-table-tip-worker_tail = Il meccanico di { $name } è in coda alla catena: ora tocca a { $name }.
kraftwagen-table-tip-space = Casella { $space } del circuito del Gran Premio.
kraftwagen-table-tip-landing = { $count ->
    [one] L’auto si fermerebbe sulla casella { $space } con { $count } giro.
   *[other] L’auto si fermerebbe sulla casella { $space } con { $count } giri.
}
kraftwagen-table-tip-pit = Pit lane: non ancora in gara. Il primo passo porta alla casella 1.
kraftwagen-table-tip-race_car = { $count ->
    [one] Auto da corsa di { $name }: { $place }, { $count } giro, motore { $engine }.
   *[other] Auto da corsa di { $name }: { $place }, { $count } giri, motore { $engine }.
}
kraftwagen-table-tip-in_pit = in pit lane
kraftwagen-table-tip-on_space = sulla casella { $space }
kraftwagen-table-tip-neutral = Un’auto grigia, neutrale, sulla casella { $space }. Non si muove mai; si salta come tutte le altre e occupa un posto in gara.
kraftwagen-table-tip-laps = { $count ->
    [one] { $name } ha completato { $count } giro, che alla fine del turno di gioco rende { $money }.
   *[other] { $name } ha completato { $count } giri, che alla fine del turno di gioco rendono { $money }.
}
kraftwagen-table-tip-places = La gara paga { $first }, { $second } e { $third } ai primi tre posti.
kraftwagen-table-tip-price = Prezzo { $price }, per un’auto che va in vendita. Lo incassa chi vende l’auto.
kraftwagen-table-tip-price_gone = Il prezzo { $price } è in uso o già incassato.
kraftwagen-table-tip-stall = Una casella libera: basta sceglierla, o trascinare qui i pezzi, per mettere in vendita un’auto.
kraftwagen-table-tip-stall_last = L’ultima casella libera: con un’auto qui il turno di gioco finisce dopo questo turno.
kraftwagen-table-tip-closed = L’auto che era qui è stata venduta in privato. La casella resta chiusa fino alla fine del turno di gioco.
kraftwagen-table-tip-car = { $count ->
    [one] Auto di { $name }: carrozzeria { $body }, motore { $engine }, { $count } meccanico, prezzo { $price }.
   *[other] Auto di { $name }: carrozzeria { $body }, motore { $engine }, { $count } meccanici, prezzo { $price }.
}
kraftwagen-table-tip-car_marker = Con un segnalino ingegnere da +{ $value }.
kraftwagen-table-tip-car_private = Venduta in privato porta subito { $money }.
kraftwagen-table-tip-car_sold = Allo stato attuale l’acquirente { $buyer } ({ $wish }) paga { $money }. Altri possono ancora chiedere meno.
kraftwagen-table-tip-car_unsold = Allo stato attuale nessuno la comprerebbe.
kraftwagen-table-tip-stack = { $count ->
    [one] Pila degli acquirenti che cercano { $wish }: ne resta { $count }. Monete accanto: { $white }.
   *[other] Pila degli acquirenti che cercano { $wish }: ne restano { $count }. Monete accanto: { $white }.
}
kraftwagen-table-tip-stack_empty = La pila degli acquirenti che cercano { $wish } è vuota.
kraftwagen-table-tip-wish_body = il valore di carrozzeria più alto
kraftwagen-table-tip-wish_engine = il valore di motore più alto
kraftwagen-table-tip-wish_prestige = pregio (più meccanici)
kraftwagen-table-tip-wish_price = il prezzo più basso (pagato doppio)
kraftwagen-table-tip-active = L’acquirente { $buyer } cerca { $wish }.
kraftwagen-table-tip-active_buys = Allo stato attuale prende l’auto di { $name } al prezzo di { $price }.
kraftwagen-table-tip-active_none = Allo stato attuale non gli resta nessuna auto.
kraftwagen-table-tip-active_no_car = Non c’è ancora nessuna auto in vendita.
kraftwagen-table-tip-active_gift = Il segnalino di Daimler porta { $amount } in più a chi vende.
kraftwagen-table-tip-active_free = Una casella libera. Gli acquirenti comprano nell’ordine dei numeri.
kraftwagen-table-tip-benz_space = Per l’ingegnere Benz: una volta, all’inizio di un conteggio, chi ha quella carta può aggiungere qui un acquirente.
kraftwagen-table-tip-row = La fila degli acquirenti attivi: comprano nell’ordine dei numeri.
kraftwagen-table-tip-token = La clessidra è su { $space }. Chi prende Acquirente a fila piena la sposta di un passo verso lo 0: lì il turno di gioco finisce.
kraftwagen-table-tip-track = A 0 il turno di gioco finisce. Chi prende Acquirente a fila piena sposta la clessidra di un passo.
kraftwagen-table-tip-deck = { $count ->
    [one] Nel mazzo resta { $count } carta ricerca.
   *[other] Nel mazzo restano { $count } carte ricerca.
}
kraftwagen-table-tip-discard = { $count ->
    [one] Tra gli scarti c’è { $count } carta ricerca.
   *[other] Tra gli scarti ci sono { $count } carte ricerca, che poi formano il nuovo mazzo.
}
kraftwagen-table-tip-mat = Fabbrica di { $name }.
kraftwagen-table-tip-money = Denaro di { $name }: { $money }.
kraftwagen-table-tip-money_last = Denaro di { $name }: { $money }, meno di tutti.
kraftwagen-table-tip-money_leads = Denaro di { $name }: { $money }, più di tutti.
kraftwagen-table-tip-money_hidden = { $name } tiene il denaro coperto, come permettono le regole. Un’impostazione mostra il denaro di tutti.
kraftwagen-table-tip-money_sources = Da: { $sources }.
kraftwagen-table-tip-money_source = { $source } { $amount }
kraftwagen-table-tip-goes_back = Qui andrebbe { $new-the }; { $old-the } tornerebbe nella riserva.
kraftwagen-table-tip-workshop_free = Un’officina libera per una carrozzeria o un motore.
kraftwagen-table-tip-workshop_body = Una carrozzeria di valore { $value }, per esempio { $names }.
kraftwagen-table-tip-workshop_engine = Un motore di valore { $value }.
kraftwagen-table-tip-bay = L’auto da corsa ha un motore di valore { $value } e avanza di altrettante caselle.
kraftwagen-table-tip-canteen = { $count ->
    [one] { $name } ha { $count } meccanico in mensa. I meccanici servono per auto e migliorie.
   *[other] { $name } ha { $count } meccanici in mensa. I meccanici servono per auto e migliorie.
}
kraftwagen-table-tip-supply = { $count ->
    [one] { $name } può ancora assumere { $count } meccanico. Chi per primo assume anche l’ultimo vince un premio.
   *[other] { $name } può ancora assumere { $count } meccanici. Chi per primo assume anche l’ultimo vince un premio.
}
kraftwagen-table-tip-points_body = { $count ->
    [one] { $name } ha { $value } punto carrozzeria: è il valore della prossima carrozzeria, al massimo 7.
   *[other] { $name } ha { $value } punti carrozzeria: è il valore della prossima carrozzeria, al massimo 7.
}
kraftwagen-table-tip-points_engine = { $count ->
    [one] { $name } ha { $value } punto motore: è il valore del prossimo motore, al massimo 7.
   *[other] { $name } ha { $value } punti motore: è il valore del prossimo motore, al massimo 7.
}
kraftwagen-table-tip-dev_active = Attiva.
kraftwagen-table-tip-dev_inactive = Inattiva: si attiva con il prossimo meccanico assunto da { $name }.
kraftwagen-table-tip-start = Tessera di partenza di { $name }: un punto carrozzeria e un punto motore, senza meccanico.
kraftwagen-table-tip-marker_left = Questo segnalino non è ancora stato usato.
kraftwagen-table-tip-marker_value = Il segnalino +{ $value } non è ancora stato usato. Un’auto o un acquirente ne porta uno solo.
kraftwagen-table-tip-awards = Premi: ognuno si assegna una volta sola, a chi ci riesce per primo, e paga subito { $low } o { $high } monete.
kraftwagen-table-tip-award = Premio, subito { $money } monete: { $what }.
kraftwagen-table-tip-award_owner = È di { $name }.
kraftwagen-table-tip-award_free = Ancora di nessuno.
kraftwagen-table-tip-turn = Turno di gioco { $turn } di { $turns }.
kraftwagen-table-tip-specials = { $count ->
    [one] { $count } tessera speciale di questo turno di gioco è ancora coperta.
   *[other] { $count } tessere speciali di questo turno di gioco sono ancora coperte.
}
kraftwagen-table-tip-order_start = Le tessere di partenza si scelgono in quest’ordine: { $names }. Sceglie { $name }.
kraftwagen-table-tip-order = Dalla coda della catena: { $names }. Il prossimo turno è del meccanico in coda.
kraftwagen-table-tip-gap = Il vuoto della catena. Una tessera presa va in testa, qui.
kraftwagen-table-ahead-lost = Non si può usare: { $reason }
kraftwagen-table-ahead-award = Si vince il premio «{ $names }», che vale { $money }.
kraftwagen-table-ahead-hire = { $count ->
    [one] Assumere: { $count } meccanico per la mensa.
   *[other] Assumere: { $count } meccanici per la mensa.
}
kraftwagen-table-ahead-hire_starts = { $count ->
    [one] Assumere: il meccanico attiva { $cards }.
   *[other] Assumere { $count }: il primo meccanico attiva { $cards }.
}
kraftwagen-table-ahead-hire_chooses = { $count ->
    [one] Assumere: il meccanico attiva una di queste: { $cards }.
   *[other] Assumere { $count }: il primo meccanico attiva una di queste: { $cards }.
}
kraftwagen-table-ahead-research = Ricerca: le carte sono { $cards }.
kraftwagen-table-ahead-research_more = { $count ->
    [one] Si scopre un’altra carta.
   *[other] Si scoprono altre { $count } carte.
}
kraftwagen-table-ahead-body = Carrozzeria: una carrozzeria { $value } in un’officina libera.
kraftwagen-table-ahead-body_full = { $count ->
    [one] Carrozzeria: una carrozzeria { $value }. Le officine sono piene; torna nella riserva: { $parts }.
   *[other] Carrozzeria: una carrozzeria { $value }. Le officine sono piene; torna nella riserva uno di questi pezzi: { $parts }.
}
kraftwagen-table-ahead-engine = Motore: un motore { $value } in un’officina, o sull’auto da corsa al posto del motore { $old }.
kraftwagen-table-ahead-engine_full = { $count ->
    [one] Motore: un motore { $value }. Le officine sono piene; torna nella riserva: { $parts }. Oppure va sull’auto da corsa, e nella riserva torna il motore { $old }.
   *[other] Motore: un motore { $value }. Le officine sono piene; torna nella riserva uno di questi pezzi: { $parts }. Oppure va sull’auto da corsa, e nella riserva torna il motore { $old }.
}
kraftwagen-table-ahead-bugatti = Messo sull’auto da corsa, la fa avanzare subito fino alla casella { $space }.
kraftwagen-table-ahead-race = Gran Premio: l’auto si ferma sulla casella { $space }, { $place }° posto su { $cars }.
kraftwagen-table-ahead-race_lap = { $count ->
    [one] Gran Premio: l’auto si ferma sulla casella { $space } con { $count } giro, { $place }° posto su { $cars }.
   *[other] Gran Premio: l’auto si ferma sulla casella { $space } con { $count } giri, { $place }° posto su { $cars }.
}
kraftwagen-table-ahead-buyer = Acquirente, e le monete accanto alla pila: { $offers }.
kraftwagen-table-ahead-wish_money = { $wish } +{ $money }
kraftwagen-table-ahead-money = { $money ->
    [one] In più si riceve { $money } moneta.
   *[other] In più si ricevono { $money } monete.
}
kraftwagen-table-ahead-token = Acquirente: la fila è piena, quindi la clessidra va a { $token }.
kraftwagen-table-ahead-token_end = Acquirente: la fila è piena, quindi la clessidra va a 0 e chiude il turno di gioco.
kraftwagen-table-ahead-sale = Vendita privata di un’auto, per { $money }.
kraftwagen-table-ahead-again = Tocca subito di nuovo a { $name }.
kraftwagen-table-ahead-movers = Prima { $movers }, poi di nuovo { $name }.
kraftwagen-table-ahead-mover = { $count ->
    [one] { $name } ({ $count } turno)
   *[other] { $name } (da 1 a { $count } turni)
}
kraftwagen-table-ahead-left = Agli altri
kraftwagen-table-ahead-head = In testa
kraftwagen-table-ahead-aside = Da parte
kraftwagen-table-ahead-once = 1×
kraftwagen-table-ahead-times = 1-{ $count }×
kraftwagen-table-ahead-back = ancora
kraftwagen-table-board-open = Previsione ({ $keys })
kraftwagen-table-board-open_short = Previsione
kraftwagen-table-board-hide = Chiudi ({ $keys })
kraftwagen-table-board-empty = In fila non c’è ancora nessun acquirente.
kraftwagen-table-board-none = non restano auto
kraftwagen-table-board-none_short = nessuna
kraftwagen-table-board-no_car = nessuna auto in vendita
kraftwagen-table-board-no_car_short = niente auto
kraftwagen-table-board-only = l’unica auto rimasta
kraftwagen-table-board-only_short = unica
kraftwagen-table-board-tie = { $count ->
    [one] come un’altra, ma meno cara
   *[other] come altre { $count }, ma la meno cara
}
kraftwagen-table-board-tie_short = pari, meno cara
kraftwagen-table-board-best_body = carrozzeria migliore
kraftwagen-table-board-best_engine = motore migliore
kraftwagen-table-board-best_prestige = più meccanici
kraftwagen-table-board-best_price = prezzo più basso
kraftwagen-table-board-best_short = migliore
kraftwagen-table-board-prices = In tutto a questo prezzo
kraftwagen-table-board-sum = In tutto
kraftwagen-table-board-sum_now = { $money } (ora { $now })
kraftwagen-table-board-gets = +{ $money }
kraftwagen-table-board-nobody = –
kraftwagen-table-board-pays = { $money }
kraftwagen-table-board-tip = La vendita come sarebbe ora, acquirente per acquirente.
kraftwagen-table-board-tip_row = L’acquirente { $buyer } cerca { $wish }: prende l’auto di { $name } al prezzo di { $price } ({ $why }) e paga { $money }.
kraftwagen-table-board-tip_row_none = L’acquirente { $buyer } cerca { $wish }: { $why }.
kraftwagen-table-board-tip_more = Un altro acquirente che cerca { $wish } prenderebbe l’auto di { $name } al prezzo di { $price } e pagherebbe { $money }.
kraftwagen-table-board-tip_more_none = Un altro acquirente che cerca { $wish } non troverebbe auto.
kraftwagen-table-board-tip_price = Al prezzo di { $price } l’acquirente { $buyer } prenderebbe l’auto e pagherebbe { $money }.
kraftwagen-table-board-tip_price_none = Al prezzo di { $price } nessuno prenderebbe l’auto.
kraftwagen-table-board-tip_in_all = In tutto sarebbero { $money }.
kraftwagen-table-board-tip_lacks_workers = { $count ->
    [one] Con { $count } meccanico in più si venderebbe.
   *[other] Con { $count } meccanici in più si venderebbe.
}
kraftwagen-table-board-tip_lacks_engine = { $count ->
    [one] Con { $count } punto motore in più si venderebbe.
   *[other] Con { $count } punti motore in più si venderebbe.
}
kraftwagen-table-board-tip_lacks_body = { $count ->
    [one] Con { $count } punto carrozzeria in più si venderebbe.
   *[other] Con { $count } punti carrozzeria in più si venderebbe.
}
kraftwagen-table-award-lap_1 = il primo giro completo in una gara
kraftwagen-table-award-lap_2 = il secondo giro completo nella stessa gara
kraftwagen-table-award-buyer = il secondo acquirente dello stesso tipo nella fila
kraftwagen-table-award-market = la seconda auto propria sul mercato in un turno di gioco
kraftwagen-table-award-body_3 = la prima carrozzeria da 3 o più in un’officina
kraftwagen-table-award-body_6 = la prima carrozzeria da 6 o più in un’officina
kraftwagen-table-award-engine_4 = il primo motore da 4 o più in un’officina
kraftwagen-table-award-engine_7 = il primo motore da 7 in un’officina
kraftwagen-table-award-workers = l’ultimo meccanico della propria riserva
kraftwagen-table-award-engineers = il terzo ingegnere nella stessa fabbrica

# Al massimo due parole, sulle targhe dei premi
kraftwagen-table-award_word-lap_1 = Un giro
kraftwagen-table-award_word-lap_2 = Due giri
kraftwagen-table-award_word-buyer = Due uguali
kraftwagen-table-award_word-market = Due auto
kraftwagen-table-award_word-body_3 = Carrozzeria 3+
kraftwagen-table-award_word-body_6 = Carrozzeria 6+
kraftwagen-table-award_word-engine_4 = Motore 4+
kraftwagen-table-award_word-engine_7 = Motore 7
kraftwagen-table-award_word-workers = Tutti assunti
kraftwagen-table-award_word-engineers = Ingegneri
kraftwagen-table-source-cars = auto
kraftwagen-table-source-price_buyers = acquirenti prezzo
kraftwagen-table-source-daimler = Daimler
kraftwagen-table-source-places = posti in gara
kraftwagen-table-source-laps = giri
kraftwagen-table-source-buyer_markers = monete accanto agli acquirenti
kraftwagen-table-source-awards = premi
kraftwagen-table-source-special_tiles = tessere speciali
kraftwagen-table-source-handicap = vantaggio
