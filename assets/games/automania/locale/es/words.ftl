### Lo que dice Automania: nombres de las cosas, líneas del historial, decisiones.
### A las personas se las nombra, nunca «tú»: todas las líneas se leen igual en una misma pantalla.

## automania.source

automania-source-start = Ventaja
automania-source-sales = Coches vendidos
automania-source-top_cars = Coches de ensueño
automania-source-gold_medals = Medallas de oro
automania-source-contracts = Contratos
automania-source-tile_medals = Medallas en fichas
automania-source-bonus_tiles = Fichas de bonificación
automania-source-offices = Oficinas de ventas
automania-source-left_on_ships = Coches en barcos
automania-source-money_rank = Dinero
automania-source-sponsor = Patrocinador
automania-source-finance = Gerente de finanzas

## automania.log

automania-log-workers_placed-free = { $name } coloca { $crew } { $space-in }.
automania-log-workers_placed-displacing = { $name } coloca { $crew } { $space-in }; { $other } recupera { $back }.
automania-log-workers_to_sponsor = { $name } envía { $crew } al patrocinador: { $pay }.
automania-log-workers_to_marketing = { $name } envía { $crew } a marketing.
automania-log-neutral_workers_hired = { $name } recibe { $crew } de la reserva.
automania-log-money_paid-car = { $name } paga { $pay } por el coche.
automania-log-money_paid-office = { $name } paga { $pay } por un despacho.
automania-log-money_gained = { $name } recibe { $pay } ({ $source }).
automania-log-tile_taken = { $name } toma { $tile-the } { $cell-from }.
automania-log-tile_placed-machine = { $name } coloca { $tile-the } { $place-in }.
automania-log-tile_placed-style = { $name } coloca { $tile-the } { $place-in }.
automania-log-tile_placed-manager = { $name } contrata { $tile-to }.
automania-log-tile_replaced-machine = { $name } coloca { $tile-the } { $place-in } y reemplaza { $old-the }.
automania-log-tile_replaced-style = { $name } coloca { $tile-the } { $place-in } y reemplaza { $old-the }.
automania-log-tile_replaced-manager = { $name } contrata { $tile-to } y reemplaza { $old-to }.
automania-log-tile_discarded = { $name } descarta { $tile-the }.
automania-log-bonus_tile_used = { $name } recibe { $reward } de la ficha de bonificación.
automania-log-car_produced-plain = { $name } produce { $car } para { $market }: popularidad { $popularity } ({ $parts }).
automania-log-car_produced-unwanted = { $name } produce { $car } para { $market }: popularidad { $popularity }.
automania-log-car_shipped-plain = { $name }: { $car-the } va al barco { $ship } de { $market }.
automania-log-car_shipped-medal = { $name }: { $car-the } va al barco { $ship } de { $market } y gana una medalla de oro: { $reward }.
automania-log-car_shipped_lower-plain = Los barcos más altos están ocupados, así que { $car-the } de { $name } baja al barco { $ship } de { $market }.
automania-log-car_shipped_lower-medal = Los barcos más altos están ocupados, así que { $car-the } de { $name } baja al barco { $ship } de { $market } y gana una medalla de oro: { $reward }.
automania-log-car_stayed-no_ship = Ningún barco de { $market } admite { $car-the } de { $name }: se queda en casa.
automania-log-car_stayed-no_tile = { $name } no tiene en casa una ficha para { $car }: el coche no se puede embarcar, pero sí puede cumplir un contrato.
automania-log-top_car_sold = { $name } vende enseguida el coche de ensueño en { $market }: { $reward }.
automania-log-car_taken_back = { $name } recupera { $car-the } del barco { $ship } de { $market }.
automania-log-car_sold-plain = { $name } vende { $car-the } del barco { $ship } de { $market }: { $reward }.
automania-log-car_sold-copied = { $name } vende { $car-the } del barco { $ship } de { $market } copiando otra venta: { $reward }.
automania-log-car_kept = { $name } deja el coche en el barco { $ship } de { $market }.
automania-log-cars_came_home = { $count ->
    [one] { $count } coche vuelve a casa desde los espacios de venta.
   *[other] { $count } coches vuelven a casa desde los espacios de venta.
}
automania-log-contract_drawn-deck = { $name } roba un contrato del mazo: { $contract }.
automania-log-contract_drawn-display = { $name } toma un contrato de la oferta: { $contract }.
automania-log-contract_drawn-hidden = { $name } roba un contrato del mazo.
automania-log-contract_revealed = Llega un contrato a la oferta: { $contract }.
automania-log-no_contract_left = No queda ningún contrato, así que { $name } recibe { $reward } en su lugar.
automania-log-contract_played-plain = { $name } juega un contrato: { $contract }.
automania-log-contract_played-starting = { $name } juega el contrato inicial y recibe { $pay }: { $contract }.
automania-log-factory_chosen = { $name } elige la fábrica { $factory }.
automania-log-round_started = Ronda { $round }
automania-log-player_order = Orden de turno: { $order }.
automania-log-retired-plain = { $name } se retira a la oficina de ventas { $office }.
automania-log-retired-bonus = { $name } se retira a la oficina de ventas { $office }: { $reward }.
automania-log-sales_started = Ventas de la ronda { $round }
automania-log-sales_limit = { $name } puede vender hasta { $limit }.
automania-log-round_ended = La ronda { $round } ha terminado.
automania-log-demands_moved = { $name } mueve las demandas de los dos mercados desde { $side }.
automania-log-demands_now = { $market } quiere ahora, de más a menos: { $wanted }.
automania-log-car_left = El coche de { $name } sigue en el barco { $ship } de { $market }: { $reward }.
automania-log-medals_counted-none = { $name } no tiene medallas de plata.
automania-log-medals_counted-some = { $name } tiene { $medal }, { $contracts } en contratos y { $tiles } en fichas: { $reward }.
automania-log-money_ranked-place_1 = { $name } tiene más dinero que nadie, { $money }: { $reward }.
automania-log-money_ranked-place_2 = { $name } ocupa el puesto 2 en dinero, con { $money }: { $reward }.
automania-log-money_ranked-place_3 = { $name } ocupa el puesto 3 en dinero, con { $money }: { $reward }.
automania-log-money_ranked-place_4 = { $name } ocupa el puesto 4 en dinero, con { $money }: { $reward }.
automania-log-game_ended = Gana { $who } con { $score }.

## automania.decision

automania-decision-act-corner = Colocar { $crew } en la esquina: producir { $car }
automania-decision-act-car = Colocar { $crew } { $space-in }: tomar una ficha y producir { $car }
automania-decision-act-contract = Colocar { $crew } { $space-in }: tomar una ficha y robar un contrato
automania-decision-act_displacing-corner = Colocar { $crew } en la esquina y desplazar { $back }: producir { $car }
automania-decision-act_displacing-car = Colocar { $crew } { $space-in } y desplazar { $back }: tomar una ficha y producir { $car }
automania-decision-act_displacing-contract = Colocar { $crew } { $space-in } y desplazar { $back }: tomar una ficha y robar un contrato
automania-decision-sponsor = { $count ->
    [one] Enviar { $count } trabajador al patrocinador: { $pay }
   *[other] Enviar { $count } trabajadores al patrocinador: { $pay }
}
automania-decision-take_back-plain = Recuperar el coche del barco { $ship } de { $market }
automania-decision-take_back-known = Recuperar { $car-the } del barco { $ship } de { $market }
automania-decision-retire-plain = Retirarse a la oficina de ventas { $office }
automania-decision-retire-bonus = Retirarse a la oficina de ventas { $office }: { $reward }
automania-decision-take_tile-plain = Tomar la ficha { $cell }
automania-decision-take_tile-known = Tomar { $tile-the } ({ $cell })
automania-decision-place_tile-plain = Colocar la ficha { $place-in }
automania-decision-place_tile-machine = Colocar { $tile-the } { $place-in }
automania-decision-place_tile-style = Colocar { $tile-the } { $place-in }
automania-decision-place_tile-manager = Contratar { $tile-to }
automania-decision-replace_tile-machine = Colocar { $tile-the } { $place-in } y reemplazar { $old-the }
automania-decision-replace_tile-style = Colocar { $tile-the } { $place-in } y reemplazar { $old-the }
automania-decision-replace_tile-manager = Contratar { $tile-to } y reemplazar { $old-to }
automania-decision-discard-plain = Descartar la ficha
automania-decision-discard-known = Descartar { $tile-the }
automania-decision-market-plain = Producir el coche para { $market }
automania-decision-market-electric = Producir el coche para { $market } con el coche eléctrico
automania-decision-market-known = Producir { $car-the } para { $market }
automania-decision-marketing-none = No enviar ningún trabajador a marketing
automania-decision-marketing-some = { $count ->
    [one] Enviar { $count } trabajador a marketing
   *[other] Enviar { $count } trabajadores a marketing
}
automania-decision-reward-plain = Tomar la recompensa { $space-of }
automania-decision-reward-known = Tomar la recompensa { $space-of }: { $reward }
automania-decision-play = Jugar el contrato: { $contract }
automania-decision-keep = No jugar ningún contrato
automania-decision-face_up = Tomar el contrato de la oferta: { $contract }
automania-decision-deck = Robar un contrato del mazo
automania-decision-sell-plain = Vender el coche { $space-in }
automania-decision-sell-known = Vender { $car-the } del barco { $ship } { $space-in }: { $reward }
automania-decision-copy-plain = Copiar la venta { $space-in }
automania-decision-copy-known = Vender { $car-the } del barco { $ship } copiando { $space }: { $reward }
automania-decision-leave-plain = Dejar el coche en su barco
automania-decision-leave-known = Dejar { $car-the } en el barco { $ship }
automania-decision-demands = Mover las demandas de los dos mercados desde { $side }: en Norteamérica entra { $america }; en Europa, { $europe }
automania-decision-factory = Elegir la fábrica { $factory }
