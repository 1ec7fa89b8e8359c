### Tutta la posizione in parole, zona per zona.

## automania.describe

automania-describe-area-now = Che cosa c’è da fare
automania-describe-area-market = { $market }
automania-describe-area-grid = Spazi azione e tessere
automania-describe-area-contracts = Contratti dell’offerta
automania-describe-area-offices = Uffici vendite
automania-describe-area-workers = Sponsor e pubblicità
automania-describe-area-sponsor = Sponsor
automania-describe-area-factory = Fabbrica di { $name }
automania-describe-area-hand = Contratti di { $name }
automania-describe-ask-over = La partita è finita.
automania-describe-ask-turn = { $name } fa un’azione o si ritira.
automania-describe-ask-retire = { $name } può solo ritirarsi: a casa non c’è nessuno.
automania-describe-ask-tile = { $name } sceglie una tessera { $space-of }.
automania-describe-ask-place = { $name } piazza { $tile-the } nella fabbrica, o scarta la tessera.
automania-describe-ask-market = { $name } sceglie il mercato per { $car-the }.
automania-describe-ask-marketing = { $name } sceglie quanti operai vanno alla pubblicità per { $car-the } { $market-in }. Senza pubblicità la popolarità è { $popularity }.
automania-describe-ask-reward = { $name } sceglie uno spazio vendita { $market-of }. L’auto da sogno è venduta subito per la ricompensa di quello spazio.
automania-describe-ask-contract = { $name } può giocare un contratto con { $car-the } di popolarità { $popularity }.
automania-describe-ask-card = { $name } prende un contratto dall’offerta o dal mazzo.
automania-describe-ask-sale = { $name } vende { $car-the } dalla nave { $ship } { $market-for }, o la lascia lì.
automania-describe-ask-demands = { $name } sceglie il lato da cui scorrono le richieste dei due mercati.
automania-describe-ask-factory = { $name } sceglie una fabbrica.
automania-describe-round = Round { $round } di { $rounds }.
automania-describe-order = Ordine di turno: { $order }.
automania-describe-demand-active = Richiesta da { $stars }: { $demand }.
automania-describe-demand-waiting = In attesa per il prossimo round, a { $side }: { $demand }. Non conta ancora.
automania-describe-ship-free_medal = Nave { $ship }: libera, con una medaglia d’oro da { $reward }.
automania-describe-ship-car = Nave { $ship }: { $car } di { $name }.
automania-describe-ship-car_medal = Nave { $ship }, con una medaglia d’oro da { $reward }: { $car } di { $name }.
automania-describe-owned = { $car } di { $name }
automania-describe-sales-free = Ricompensa { $space-of }: { $reward }. Lo spazio è libero.
automania-describe-sales-closed = Ricompensa { $space-of }: { $reward }. La sua fila di vendita è chiusa.
automania-describe-sales-sold = Ricompensa { $space-of }: { $reward }. Lì: { $sold }.
automania-describe-action-free = Spazio libero: { $space }.
automania-describe-action-free_closed = Spazio libero, ma senza tessere: { $space }.
automania-describe-action-held = Spazio occupato: { $space }, con { $crew } di { $name }; per scalzare servono { $more }.
automania-describe-action-held_closed = Spazio occupato e senza tessere: { $space }, con { $crew } di { $name }.
automania-describe-tile = Tessera { $cell }: { $tile }.
automania-describe-contract = Nell’offerta: { $contract }.
automania-describe-deck = { $count ->
    [one] { $count } contratto nel mazzo.
   *[other] { $count } contratti nel mazzo.
}
automania-describe-office-free = Ufficio vendite { $office }, fino a { $limit }: libero.
automania-describe-office-bonus = Ufficio vendite { $office }, fino a { $limit }: libero, porta { $reward }.
automania-describe-office-taken = Ufficio vendite { $office }, fino a { $limit }: { $name }.
automania-describe-sponsor-held = Dallo sponsor: { $owners }.
automania-describe-sponsor-empty = Dallo sponsor non c’è nessuno.
automania-describe-marketing-held = Alla pubblicità: { $owners }.
automania-describe-marketing-empty = Alla pubblicità non c’è nessuno.
automania-describe-owned_workers = { $crew } di { $name }
automania-describe-points = Punteggio: { $score }.
automania-describe-money-open = Denaro: { $pay }.
automania-describe-money-closed = Denaro: coperto.
automania-describe-workers-own = A casa: { $crew }.
automania-describe-workers-neutral = A casa: { $crew }. In tutto { $neutral }.
automania-describe-cars-some = Tessere auto a casa: { $cars }.
automania-describe-cars-none = A casa non c’è nessuna tessera auto.
automania-describe-home-city = utilitarie { $count }
automania-describe-home-family = familiari { $count }
automania-describe-home-super = supercar { $count }
automania-describe-home-electric = auto elettriche { $count }
automania-describe-board = Fabbrica: { $factory }.
automania-describe-limit = Limite di vendita: { $limit }.
automania-describe-popularity = Popolarità { $car-of }: { $america } in Nord America, { $europe } in Europa.
automania-describe-place = Tessera { $place-in }: { $tile }.
automania-describe-factory_empty = Nella fabbrica non c’è nessuna tessera.
automania-describe-played = Giocato: { $contract }.
automania-describe-known = In mano, noto a tutti: { $contract }.
automania-describe-hidden = { $count ->
    [one] { $count } contratto coperto in mano.
   *[other] { $count } contratti coperti in mano.
}
automania-describe-held = In mano: { $contract }.
automania-describe-hand_empty = Nessun contratto in mano.
