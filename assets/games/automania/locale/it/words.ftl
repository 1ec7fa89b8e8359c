### Che cosa dice Automania: nomi delle cose, righe della cronaca, decisioni.
### Le persone sono chiamate per nome, mai «tu»: tutte le righe si leggono uguali per chiunque sia allo schermo.

## automania.source

automania-source-start = Vantaggio
automania-source-sales = Auto vendute
automania-source-top_cars = Auto da sogno
automania-source-gold_medals = Medaglie d’oro
automania-source-contracts = Contratti
automania-source-tile_medals = Medaglie sulle tessere
automania-source-bonus_tiles = Tessere bonus
automania-source-offices = Uffici vendite
automania-source-left_on_ships = Auto rimaste sulle navi
automania-source-money_rank = Denaro
automania-source-sponsor = Sponsor
automania-source-finance = Responsabile finanze

## automania.log

automania-log-workers_placed-free = { $name } piazza { $crew } { $space-on }.
automania-log-workers_placed-displacing = { $name } piazza { $crew } { $space-on }; { $other } riprende { $back }.
automania-log-workers_to_sponsor = { $name } manda { $crew } dallo sponsor: { $pay }.
automania-log-workers_to_marketing = { $name } manda { $crew } alla pubblicità.
automania-log-neutral_workers_hired = { $name } riceve { $crew } dalla riserva.
automania-log-money_paid-car = { $name } paga { $pay } per l’auto.
automania-log-money_paid-office = { $name } paga { $pay } per una scrivania.
automania-log-money_gained = { $name } riceve { $pay } ({ $source }).
automania-log-tile_taken = { $name } prende { $tile-the } { $cell-from }.
automania-log-tile_placed-machine = { $name } piazza { $tile-the } { $place-in }.
automania-log-tile_placed-style = { $name } piazza { $tile-the } { $place-in }.
automania-log-tile_placed-manager = { $name } assume { $tile-the }.
automania-log-tile_replaced-machine = { $name } piazza { $tile-the } { $place-in } al posto { $old-of }.
automania-log-tile_replaced-style = { $name } piazza { $tile-the } { $place-in } al posto { $old-of }.
automania-log-tile_replaced-manager = { $name } assume { $tile-the } al posto { $old-of }.
automania-log-tile_discarded = { $name } scarta { $tile-the }.
automania-log-bonus_tile_used = { $name } riceve { $reward } dalla tessera bonus.
automania-log-car_produced-plain = { $name } produce { $car } { $market-for }: popolarità { $popularity } ({ $parts }).
automania-log-car_produced-unwanted = { $name } produce { $car } { $market-for }: popolarità { $popularity }.
automania-log-car_shipped-plain = { $name }: { $car-the } va sulla nave { $ship } { $market-for }.
automania-log-car_shipped-medal = { $name }: { $car-the } va sulla nave { $ship } { $market-for } e vince una medaglia d’oro: { $reward }.
automania-log-car_shipped_lower-plain = Le navi più alte sono occupate: { $car-the } di { $name } scende sulla nave { $ship } { $market-for }.
automania-log-car_shipped_lower-medal = Le navi più alte sono occupate: { $car-the } di { $name } scende sulla nave { $ship } { $market-for } e vince una medaglia d’oro: { $reward }.
automania-log-car_stayed-no_ship = Nessuna nave { $market-for } può portare { $car-the } di { $name }: l’auto resta a casa.
automania-log-car_stayed-no_tile = { $name } non ha a casa una tessera per { $car }: l’auto non si imbarca, ma può soddisfare un contratto.
automania-log-top_car_sold = { $name } vende subito l’auto da sogno { $market-in }: { $reward }.
automania-log-car_taken_back = { $name } riprende { $car-the } dalla nave { $ship } { $market-for }.
automania-log-car_sold-plain = { $name } vende { $market-in } { $car-the } dalla nave { $ship }: { $reward }.
automania-log-car_sold-copied = { $name } vende { $market-in } { $car-the } dalla nave { $ship } copiando un’altra vendita: { $reward }.
automania-log-car_kept = { $name } lascia l’auto sulla nave { $ship } { $market-for }.
automania-log-cars_came_home = { $count ->
    [one] { $count } auto torna a casa dagli spazi vendita.
   *[other] { $count } auto tornano a casa dagli spazi vendita.
}
automania-log-contract_drawn-deck = { $name } pesca un contratto dal mazzo: { $contract }.
automania-log-contract_drawn-display = { $name } prende un contratto dall’offerta: { $contract }.
automania-log-contract_drawn-hidden = { $name } pesca un contratto dal mazzo.
automania-log-contract_revealed = Nell’offerta arriva un contratto: { $contract }.
automania-log-no_contract_left = Non restano contratti: { $name } riceve invece { $reward }.
automania-log-contract_played-plain = { $name } gioca un contratto: { $contract }.
automania-log-contract_played-starting = { $name } gioca il contratto iniziale e riceve { $pay }: { $contract }.
automania-log-factory_chosen = { $name } sceglie la fabbrica { $factory }.
automania-log-round_started = Round { $round }
automania-log-player_order = Ordine di turno: { $order }.
automania-log-retired-plain = { $name } si ritira nell’ufficio vendite { $office }.
automania-log-retired-bonus = { $name } si ritira nell’ufficio vendite { $office }: { $reward }.
automania-log-sales_started = Vendite del round { $round }
automania-log-sales_limit = { $name } può vendere fino a { $limit }.
automania-log-round_ended = Il round { $round } è finito.
automania-log-demands_moved = { $name } fa scorrere le richieste dei due mercati da { $side }.
automania-log-demands_now = Ora { $market-the } chiede, a partire dalla richiesta più forte: { $wanted }.
automania-log-car_left = L’auto di { $name } è ancora sulla nave { $ship } { $market-for }: { $reward }.
automania-log-medals_counted-none = { $name } non ha medaglie d’argento.
automania-log-medals_counted-some = { $name } ha { $medal }, { $contracts } sui contratti e { $tiles } sulle tessere: { $reward }.
automania-log-money_ranked-place_1 = { $name } ha più denaro di tutti con { $money }: { $reward }.
automania-log-money_ranked-place_2 = { $name } è al 2° posto per denaro con { $money }: { $reward }.
automania-log-money_ranked-place_3 = { $name } è al 3° posto per denaro con { $money }: { $reward }.
automania-log-money_ranked-place_4 = { $name } è al 4° posto per denaro con { $money }: { $reward }.
automania-log-game_ended = Vince { $who } con { $score }.

## automania.decision

automania-decision-act-corner = Piazza { $crew } sull’angolo: produci { $car }
automania-decision-act-car = Piazza { $crew } { $space-on }: prendi una tessera e produci { $car }
automania-decision-act-contract = Piazza { $crew } { $space-on }: prendi una tessera e pesca un contratto
automania-decision-act_displacing-corner = Piazza { $crew } sull’angolo e scalza { $back }: produci { $car }
automania-decision-act_displacing-car = Piazza { $crew } { $space-on } e scalza { $back }: prendi una tessera e produci { $car }
automania-decision-act_displacing-contract = Piazza { $crew } { $space-on } e scalza { $back }: prendi una tessera e pesca un contratto
automania-decision-sponsor = { $count ->
    [one] Manda { $count } operaio dallo sponsor: { $pay }
   *[other] Manda { $count } operai dallo sponsor: { $pay }
}
automania-decision-take_back-plain = Riprendi l’auto dalla nave { $ship } { $market-for }
automania-decision-take_back-known = Riprendi { $car-the } dalla nave { $ship } { $market-for }
automania-decision-retire-plain = Ritirati nell’ufficio vendite { $office }
automania-decision-retire-bonus = Ritirati nell’ufficio vendite { $office }: { $reward }
automania-decision-take_tile-plain = Prendi la tessera { $cell }
automania-decision-take_tile-known = Prendi { $tile-the } ({ $cell })
automania-decision-place_tile-plain = Piazza la tessera { $place-in }
automania-decision-place_tile-machine = Piazza { $tile-the } { $place-in }
automania-decision-place_tile-style = Piazza { $tile-the } { $place-in }
automania-decision-place_tile-manager = Assumi { $tile-the }
automania-decision-replace_tile-machine = Piazza { $tile-the } { $place-in } al posto { $old-of }
automania-decision-replace_tile-style = Piazza { $tile-the } { $place-in } al posto { $old-of }
automania-decision-replace_tile-manager = Assumi { $tile-the } al posto { $old-of }
automania-decision-discard-plain = Scarta la tessera
automania-decision-discard-known = Scarta { $tile-the }
automania-decision-market-plain = Produci l’auto { $market-for }
automania-decision-market-electric = Produci l’auto { $market-for } con l’auto elettrica
automania-decision-market-known = Produci { $car-the } { $market-for }
automania-decision-marketing-none = Non mandare operai alla pubblicità
automania-decision-marketing-some = { $count ->
    [one] Manda { $count } operaio alla pubblicità
   *[other] Manda { $count } operai alla pubblicità
}
automania-decision-reward-plain = Prendi la ricompensa { $space-of }
automania-decision-reward-known = Prendi la ricompensa { $space-of }: { $reward }
automania-decision-play = Gioca il contratto: { $contract }
automania-decision-keep = Non giocare contratti
automania-decision-face_up = Prendi il contratto dall’offerta: { $contract }
automania-decision-deck = Pesca un contratto dal mazzo
automania-decision-sell-plain = Vendi l’auto { $space-on }
automania-decision-sell-known = Vendi { $car-the } dalla nave { $ship } { $space-on }: { $reward }
automania-decision-copy-plain = Copia la vendita { $space-on }
automania-decision-copy-known = Vendi { $car-the } dalla nave { $ship } copiando { $space }: { $reward }
automania-decision-leave-plain = Lascia l’auto sulla sua nave
automania-decision-leave-known = Lascia { $car-the } sulla nave { $ship }
automania-decision-demands = Fai scorrere le richieste dei due mercati da { $side }: in arrivo { $america } in Nord America e { $europe } in Europa
automania-decision-factory = Scegli la fabbrica { $factory }
