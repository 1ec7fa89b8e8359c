### Il tavolo di Automania: nomi delle zone, che cosa si chiede, che cosa porterebbe.

## automania.keys

automania-keys-command-forecast = Previsione delle vendite
automania-keys-board-choose = { $decision }.
automania-keys-board-choose_cancel = Non scegliere nulla.
automania-keys-board-discard = Scarta la tessera.
automania-keys-board-keep = Non giocare contratti.
automania-keys-board-leave = Lascia l’auto sulla sua nave.

## automania.table

automania-table-market-north_america = Nord America
automania-table-market-europe = Europa
automania-table-matrix-north_america = America
automania-table-matrix-europe = Europa
automania-table-display-title = Contratti
automania-table-display-order = Ordine
automania-table-crowd-sponsor = Sponsor
automania-table-crowd-marketing = Pubblicità
automania-table-works-hand = In mano
automania-table-works-no_hand = Nessun contratto in mano.
automania-table-works-nobody_home = Nessuno è a casa
automania-table-button-discard = Scarta
automania-table-button-keep = Nessuno
automania-table-button-leave = Lasciala
automania-table-waiting = prossimo round
automania-table-chooser-title = Quale?
automania-table-chooser-cars = Quale auto?
automania-table-chooser-workers = Quanti operai?
automania-table-chooser-contracts = Quale contratto?
automania-table-chooser-cancel = Annulla
automania-table-needs = { $have } su { $wanted }
automania-table-steps-title = Operai alla pubblicità
automania-table-steps-none = Nessuno
automania-table-steps-top = Venduta subito; ricompensa a scelta
automania-table-steps-no_ship = Nessuna nave libera
automania-table-steps-unpopular = Popolarità 0: nessuna nave la prende
automania-table-steps-no_tile = Nessuna tessera auto
automania-table-steps-same = Nessun vantaggio
automania-table-steps-no_higher = Nessuna nave più alta
automania-table-boards-title = Scegli una fabbrica
automania-table-coming-known = In arrivo nel round { $round }
automania-table-coming-drawn = Round { $round }, pescate tra queste
automania-table-enlarged-hand = In mano
automania-table-enlarged-played = Giocati
automania-table-sides-title = Quali richieste entrano?
automania-table-sides-left = Da sinistra
automania-table-sides-right = Da destra
automania-table-forecast-open = Previsione ({ $keys })
automania-table-forecast-hide = Nascondi ({ $keys })
automania-table-forecast-title = Le vendite allo stato attuale
automania-table-forecast-stays = resta sulla nave
automania-table-forecast-nothing = Non c’è ancora nessuna auto su una nave, quindi non c’è nulla da prevedere.
automania-table-factory-side_a = La fabbrica del gioco base.
automania-table-factory-sumato = La linea utilitarie finisce alla postazione g, e c’è un’utilitaria in più.
automania-table-factory-elon = Un’auto elettrica può stare al posto di qualsiasi auto e ha una stella in più di popolarità.
automania-table-factory-gloria = Una volta per fase vendite si può copiare la vendita di un’altra fabbrica; le scrivanie costano di più.
automania-table-factory-werkmann = Cinque scrivanie; fino a due dirigenti con lo stesso ritratto.
automania-table-prompt-over = La partita è finita.
automania-table-prompt-wait = { $name } pensa.
automania-table-prompt-where = { $name }: piazzare in una zona illuminata, o premere Esc.
automania-table-prompt-which = { $name }: scegliere una possibilità.
automania-table-tip-sponsor = Poi { $money }, e { $crew } a casa.
automania-table-tip-space = Richiede { $crew }; poi a casa: { $home }.
automania-table-tip-displaced = { $name } riprende { $crew } e ha { $home } a casa.
automania-table-tip-displaced_retired = { $name } è già nel suo ufficio vendite: { $crew } a casa fino al prossimo round.
automania-table-tip-pays = L’auto costa { $pay }; poi in cassa: { $money }.
automania-table-tip-before_tile = Senza una nuova tessera:
automania-table-tip-car = { $market }: { $landing }.
automania-table-tip-meets = Soddisfa: { $cards }.
automania-table-tip-meets_one = Può soddisfare uno di questi contratti: { $cards }.
automania-table-tip-step = Con { $crew } in più: { $landing }.
automania-table-tip-landing-ship = popolarità { $popularity }, nave { $ship }
automania-table-tip-landing-lower = popolarità { $popularity }, è libera solo la nave { $ship }
automania-table-tip-landing-ship_medal = popolarità { $popularity }, nave { $ship }, medaglia d’oro: { $reward }
automania-table-tip-landing-lower_medal = popolarità { $popularity }, è libera solo la nave { $ship }, medaglia d’oro: { $reward }
automania-table-tip-landing-top = popolarità { $popularity }, venduta subito
automania-table-tip-landing-no_tile = popolarità { $popularity }, ma a casa non c’è una tessera auto
automania-table-tip-landing-no_ship = popolarità { $popularity }, ma nessuna nave è libera
automania-table-tip-landing-unpopular = popolarità 0: nessuna nave la prende
automania-table-tip-sale_left = Limite di vendita rimasto: { $cars }.
automania-table-tip-kept_end = Alla fine: { $reward }.
automania-table-tip-bonus = Subito: { $reward }.
automania-table-tip-best = Il meglio, { $place-in }, America/Europa: { $gain }
automania-table-tip-needs_sponsor = Prima { $crew } dallo sponsor, per pagare la scrivania.
automania-table-tip-no_place = Non c’è posto.
automania-table-tip-discarded = Esce dal gioco.
automania-table-tip-change = { $car } { $america }/{ $europe }
automania-table-tip-costs = la scrivania costa { $pay }
automania-table-tip-gains = { $gains }.
automania-table-tip-no_gain = per ora niente.
automania-table-tip-replaces = Sostituisce { $tile-the }.
automania-table-tip-contract-met = { $market }, { $car }: lo soddisferebbe ora.
automania-table-tip-contract-stars = { $market }, { $car }: ha ancora bisogno di { $stars }.
automania-table-tip-contract-feature = { $market }, { $car }: ha ancora bisogno { $feature-of }.
automania-table-tip-contract-both = { $market }, { $car }: ha ancora bisogno { $feature-of } e di { $stars }.
automania-table-tip-plays = Il contratto porta { $medal }, da contare alla fine.
automania-table-tip-plays_for_money = Il contratto porta { $medal }, da contare alla fine, e subito { $pay }.
automania-table-tip-retire = Limite di vendita: { $limit }. Subito: { $reward }.
automania-table-tip-next_place = Nel prossimo round: { $first }° posto.
automania-table-tip-next_places = Nel prossimo round: tra il { $first }° e il { $last }° posto.
automania-table-tip-retire_sale = Così come stanno le cose, auto vendute: { $sold } su { $all }, per { $reward }.
automania-table-tip-demands = Così { $market-the } chiederebbe, a partire dalla richiesta più forte: { $wanted }.
automania-table-tip-score_medals = { $count ->
    [one] Finora { $count } medaglia d’argento: alla fine vale un punto.
   *[other] Finora { $count } medaglie d’argento: alla fine valgono un punto ciascuna.
}
automania-table-tip-score_money = Punti per chi ha più denaro alla fine: { $points }.
automania-table-tip-leads = Al momento ha più punti: { $name }. Medaglie d’argento e denaro si contano solo alla fine.
automania-table-tip-leader = { $names } è in testa, medaglie d’argento comprese.
automania-table-tip-leaders = { $names } sono in testa, medaglie d’argento comprese.
automania-table-tip-chooser = Così come stanno le cose, sceglierebbe { $names }: meno punti di tutti.
automania-table-tip-choosers = { $names } hanno meno punti di tutti: tra questi sceglierebbe chi ha l’ufficio vendite più basso.
automania-table-tip-empty = Vuoto: { $place }.
automania-table-tip-ship_free = Nave { $ship } { $market-for }: libera.
automania-table-tip-end = La fine di questa linea ({ $car }): le stelle raccolte lungo la linea.
automania-table-tip-played = Giocato: { $contract }.
automania-table-tip-coming_known = Queste tessere arrivano tutte nel round { $round }.
automania-table-tip-coming_drawn = Le tessere del round { $round } sono pescate tra queste.
automania-table-tip-forecast = Chi venderebbe quale auto e dove, se tutti cercassero di fare più punti possibile.
automania-table-tip-market = { $market }: navi, richieste e spazi vendita.
automania-table-tip-hand = { $count ->
    [one] { $name } ha { $count } contratto in mano.
   *[other] { $name } ha { $count } contratti in mano.
}
automania-table-tip-limit = Limite di vendita in questo round: { $limit }.
automania-table-tip-limit_before = L’ufficio vendite scelto al momento di ritirarsi fissa il limite di vendita; i responsabili vendite aggiungono { $limit }.
automania-table-tip-sponsor_use = Ogni operaio mandato dallo sponsor porta { $pay }. Mandarlo non conta come azione.
automania-table-tip-marketing_use = Ogni operaio mandato alla pubblicità dà una stella di popolarità in più all’auto, una volta scelto il suo mercato.

## automania.title

automania-title-round = Round { $round } di { $rounds }
automania-title-sales = Round { $round } di { $rounds }, vendite
automania-title-demands = Round { $round } di { $rounds }, nuove richieste
automania-title-factories = Scelta delle fabbriche
automania-title-over = Fine

## automania.scoring

automania-scoring-title = Vendite del round { $round }
automania-scoring-end = Ultime vendite e conteggio finale
automania-scoring-last = Le ultime vendite
automania-scoring-begin = Si vendono le auto: prima in Nord America, poi in Europa, a partire dalla nave più alta.
automania-scoring-recalled = Tutte le auto già vendute scendono dalle loro navi.
automania-scoring-resumed = Queste vendite si sono già viste. Seguono le altre navi.
automania-scoring-no_cars = Nessuna auto sulle navi.
automania-scoring-sold = { $sold } su { $limit } vendute
automania-scoring-place = prossimo round: { $place }
automania-scoring-stays = resta
automania-scoring-hurry = Clic: più veloce. Due clic: fine
automania-scoring-now = { $name } ora ha { $total }.
automania-scoring-next_round = Il round { $round } si gioca nell’ordine { $order }. { $name } ha meno punti di tutti e fa scorrere le richieste; arrivano nuove tessere.
automania-scoring-last_round = Le ultime vendite sono finite. Si conta ciò che resta.
automania-scoring-known = Vendite { $market-in }: { $shares }.
automania-scoring-known_stay = { $count ->
    [one] { $name } lascia { $count } auto sulla sua nave.
   *[other] { $name } lascia { $count } auto sulle loro navi.
}
automania-scoring-left = Ancora sulle navi { $market-for }: { $shares }.
automania-scoring-share = { $name } { $reward }
automania-scoring-tie = A parità di denaro { $name } viene prima, con l’ufficio vendite più basso ({ $office }).

## automania.end

automania-end-car = L’auto migliore: { $car }, popolarità { $popularity }.

## automania.recap

automania-recap-back = { $other } scalza { $crew } di { $name } { $space-from }.
automania-recap-unused = { $other } scalza { $crew } di { $name } { $space-from }; { $name } è già nel suo ufficio vendite e in questo round non può più piazzare operai.

## automania.tips

automania-tips-turn = Piazza operai su uno spazio illuminato, o ritirati in un ufficio vendite. Uno spazio occupato richiede un operaio in più di quelli presenti.
automania-tips-tile = Prendi una tessera illuminata. I numeri accanto alle linee mostrano che effetto avrebbe.
automania-tips-place = Piazza la tessera in una zona illuminata, o scartala.
automania-tips-market = Scegli il mercato in cui l’auto è più popolare. La sua nave è indicata.
automania-tips-marketing = Manda operai alla pubblicità, o nessuno. Ognuno dà a quest’auto una stella in più.
automania-tips-reward = Prendi una ricompensa a scelta. Un’auto di popolarità 18 o più si vende subito.
automania-tips-contract = Gioca un contratto che quest’auto soddisfa, o nessuno.
automania-tips-card = Prendi un contratto dall’offerta, o pescane uno dal mazzo.
automania-tips-sale = Metti l’auto su uno spazio vendita libero, o lasciala per il prossimo round.
automania-tips-demands = Scegli il lato da cui entrano nuove richieste nei due mercati.
automania-tips-factory = Scegli una fabbrica. Ognuna ha un’abilità sua.
