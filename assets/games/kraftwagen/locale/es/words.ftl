### Lo que dice Kraftwagen: líneas del historial, decisiones, nombres de las cosas.
### A las personas se las nombra, nunca «tú»: todas las líneas se leen igual en una misma pantalla.

## kraftwagen.source

kraftwagen-source-cars = Coches vendidos
kraftwagen-source-price_buyers = Extra de los compradores de precio
kraftwagen-source-daimler = Marcadores de Daimler
kraftwagen-source-places = Puestos en la carrera
kraftwagen-source-laps = Vueltas
kraftwagen-source-buyer_markers = Dinero junto a compradores
kraftwagen-source-awards = Premios
kraftwagen-source-special_tiles = Fichas especiales
kraftwagen-source-handicap = Ventaja

## kraftwagen.title

kraftwagen-title-turn = Turno de juego { $turn } de { $turns }
kraftwagen-title-start = Elección de fichas de inicio
kraftwagen-title-over = La partida ha terminado

## kraftwagen.log

kraftwagen-log-start_tile_taken = { $name } toma la ficha de inicio { $tasks }.
kraftwagen-log-start_tile_flipped = La ficha de inicio de { $name } pasa a ser un desarrollo: un punto de carrocería y uno de motor.
kraftwagen-log-game_turn_started = Turno de juego { $turn }
kraftwagen-log-game_turn_ended-cars = Acaba el turno de juego { $turn }: el mercado está lleno.
kraftwagen-log-game_turn_ended-token = Acaba el turno de juego { $turn }: el reloj de arena está en 0.
kraftwagen-log-game_ended-won = Gana { $names } con { $money }.
kraftwagen-log-game_ended-shared = { $names } comparten la victoria, con { $money } cada cual.
kraftwagen-log-tile_taken = { $name } toma la ficha { $tile }.
kraftwagen-log-tile_moved_up = La ficha { $tile } pasa de la cola a la cabeza.
kraftwagen-log-special_tile_revealed = A la cabeza llega una ficha especial: { $tile }.
kraftwagen-log-special_tile_removed = La ficha especial queda apartada: { $tile }.
kraftwagen-log-task_lost = { $name } no puede hacer ahora la acción { $task }, así que se pierde.
kraftwagen-log-worker_hired-canteen = { $name } contrata a un trabajador.
kraftwagen-log-worker_hired-active = { $name } contrata a un trabajador para el desarrollo «{ $card }».
kraftwagen-log-card_taken = { $name } toma la carta de investigación «{ $card }».
kraftwagen-log-cards_discarded = { $count ->
    [one] Descartada: { $cards }.
   *[other] Descartadas: { $cards }.
}
kraftwagen-log-deck_reshuffled = { $count ->
    [one] La carta descartada ({ $count }) forma el nuevo mazo.
   *[other] Las { $count } cartas descartadas forman el nuevo mazo.
}
kraftwagen-log-cards_revealed = { $count ->
    [one] Sale: { $cards }.
   *[other] Salen: { $cards }.
}
kraftwagen-log-engineer_engaged = El ingeniero { $engineer } trabaja ahora para { $name }.
kraftwagen-log-development_gained-active = { $name } pone un trabajador en el desarrollo «{ $card }», que queda activo.
kraftwagen-log-development_gained-inactive = { $name } no tiene trabajadores en la cantina, así que el desarrollo «{ $card }» queda inactivo.
kraftwagen-log-part_taken = { $name } toma { $part-a }.
kraftwagen-log-part_returned = { $name } devuelve { $part-the } para hacer sitio.
kraftwagen-log-grand_prix_engine_installed = { $name } monta el motor { $value } en el coche de carreras; el motor { $old } vuelve a la reserva.
kraftwagen-log-grand_prix_engine_same = { $name } monta el motor { $value } en el coche de carreras en lugar de uno igual.
kraftwagen-log-car_raced-plain = { $name } avanza { $start-from } hasta la casilla { $space }.
kraftwagen-log-car_raced-plain_jump = { $count ->
    [one] { $name } avanza { $start-from } hasta la casilla { $space }, saltando { $count } coche.
   *[other] { $name } avanza { $start-from } hasta la casilla { $space }, saltando { $count } coches.
}
kraftwagen-log-car_raced-lap = { $name } avanza { $start-from } hasta la casilla { $space } y completa la vuelta { $laps }.
kraftwagen-log-car_raced-lap_jump = { $count ->
    [one] { $name } avanza { $start-from } hasta la casilla { $space }, saltando { $count } coche, y completa la vuelta { $laps }.
   *[other] { $name } avanza { $start-from } hasta la casilla { $space }, saltando { $count } coches, y completa la vuelta { $laps }.
}
kraftwagen-log-award_taken = { $name } gana el premio { $award-to }: { $amount }.
kraftwagen-log-money_gained = { $name } recibe { $amount } ({ $source }).
kraftwagen-log-buyer_chosen-paid = { $money ->
    [one] { $name } llama { $buyer-to } a la casilla { $space } y toma { $money } moneda.
   *[other] { $name } llama { $buyer-to } a la casilla { $space } y toma { $money } monedas.
}
kraftwagen-log-buyer_chosen-unpaid = { $name } llama { $buyer-to } a la casilla { $space }.
kraftwagen-log-buyer_chosen-benz = Con Benz, { $name } añade { $buyer } debajo de los demás.
kraftwagen-log-token_moved-on = { $name } mueve el reloj de arena de la escala de compradores a { $token }.
kraftwagen-log-token_moved-last = { $name } mueve el reloj de arena a 0: con este turno acaba el turno de juego.
kraftwagen-log-marker_placed_on_buyer = { $name } pone el marcador de Daimler +{ $amount } en el comprador { $space }.
kraftwagen-log-car_changed-body = Con Diesel, { $name } cambia la carrocería del coche de la casilla { $space } de { $old } a { $new }.
kraftwagen-log-car_changed-engine = Con Diesel, { $name } cambia el motor del coche de la casilla { $space } de { $old } a { $new }.
kraftwagen-log-car_changed-workers = Con Diesel, { $name } aumenta los trabajadores del coche de la casilla { $space } de { $old } a { $new }.
kraftwagen-log-car_changed-price = Con Diesel, { $name } cambia el precio del coche de la casilla { $space } de { $old } a { $new }.
kraftwagen-log-car_placed-plain = { $count ->
    [one] { $name } pone un coche a la venta: carrocería { $body }, motor { $engine }, { $count } trabajador, precio { $price }.
   *[other] { $name } pone un coche a la venta: carrocería { $body }, motor { $engine }, { $count } trabajadores, precio { $price }.
}
kraftwagen-log-car_placed-marked = { $count ->
    [one] { $name } pone un coche a la venta: carrocería { $body }, motor { $engine }, { $count } trabajador, precio { $price }, con { $marker }.
   *[other] { $name } pone un coche a la venta: carrocería { $body }, motor { $engine }, { $count } trabajadores, precio { $price }, con { $marker }.
}
kraftwagen-log-car_sold_privately = { $name } vende en privado el coche de la casilla { $space }, por { $money } en lugar de { $price }.
kraftwagen-log-place_scored-neutral = El puesto { $place } es de un coche neutral. Los coches grises no son de nadie, así que no lo cobra nadie.
kraftwagen-log-place_scored-place_1 = { $name } ocupa el puesto 1 en la carrera: { $money }.
kraftwagen-log-place_scored-place_2 = { $name } ocupa el puesto 2 en la carrera: { $money }.
kraftwagen-log-place_scored-place_3 = { $name } ocupa el puesto 3 en la carrera: { $money }.
kraftwagen-log-laps_paid = { $count ->
    [one] { $name } recibe { $money } por { $count } vuelta.
   *[other] { $name } recibe { $money } por { $count } vueltas.
}
kraftwagen-log-buyer_bought-body = El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: la mejor carrocería ({ $value }), precio { $price }.
kraftwagen-log-buyer_bought-body_tied = El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: entre los mejores, con carrocería { $value }, es el más barato (precio { $price }).
kraftwagen-log-buyer_bought-engine = El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: el mejor motor ({ $value }), precio { $price }.
kraftwagen-log-buyer_bought-engine_tied = El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: entre los mejores, con motor { $value }, es el más barato (precio { $price }).
kraftwagen-log-buyer_bought-prestige = { $count ->
    [one] El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: { $count } trabajador, más que ningún otro, precio { $price }.
   *[other] El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: { $count } trabajadores, más que ningún otro, precio { $price }.
}
kraftwagen-log-buyer_bought-prestige_tied = { $count ->
    [one] El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: entre los que tienen { $count } trabajador, es el más barato (precio { $price }).
   *[other] El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: entre los que tienen { $count } trabajadores, es el más barato (precio { $price }).
}
kraftwagen-log-buyer_bought-price = El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: { $price } es el precio más bajo.
kraftwagen-log-buyer_bought-price_tied = El comprador { $buyer } ({ $wish }) se lleva el coche de { $name }: { $price } es el precio más bajo.
kraftwagen-log-buyer_bonus = El comprador de precio paga a { $name } { $amount } más.
kraftwagen-log-buyer_gift = El marcador de Daimler da a { $name } { $amount } más.
kraftwagen-log-buyer_left = El comprador { $buyer } ({ $wish }) no compra nada: no queda ningún coche.
kraftwagen-log-race_cleared = Los coches de carreras vuelven a boxes; las vueltas, a 0.
kraftwagen-log-market_cleared-all_sold = Se han vendido todos los coches.
kraftwagen-log-market_cleared-unsold = { $count ->
    [one] { $count } coche se queda sin vender: sus piezas y trabajadores vuelven a la reserva.
   *[other] { $count } coches se quedan sin vender: sus piezas y trabajadores vuelven a la reserva.
}

## kraftwagen.decision

kraftwagen-decision-start_tile = Tomar la ficha de inicio { $start }
kraftwagen-decision-take_tile = Tomar la ficha { $tile }
kraftwagen-decision-hire-canteen = Contratar a un trabajador
kraftwagen-decision-hire-active = Contratar a un trabajador para «{ $card }»
kraftwagen-decision-research = Tomar la carta de investigación «{ $card }»
kraftwagen-decision-body-free = Tomar una carrocería
kraftwagen-decision-body-drop = Tomar una carrocería y devolver { $part-the }
kraftwagen-decision-engine-free = Tomar un motor
kraftwagen-decision-engine-drop = Tomar un motor y devolver { $part-the }
kraftwagen-decision-engine-grand_prix = Montar un motor en el coche de carreras
kraftwagen-decision-buyer = Llamar { $preference-to }
kraftwagen-decision-move_token = Mover el reloj de arena de la escala de compradores
kraftwagen-decision-race = Avanzar con el coche de carreras
kraftwagen-decision-to_space = Poner el coche de carreras en la casilla { $space }
kraftwagen-decision-start_engine = Montar el motor { $value } en el coche de carreras
kraftwagen-decision-sale-none = No vender ningún coche en privado
kraftwagen-decision-sale-car = Vender en privado el coche de la casilla { $space }
kraftwagen-decision-daimler = Poner el marcador de Daimler +{ $amount } en el comprador { $space }
kraftwagen-decision-diesel-body = Diesel: poner al coche de la casilla { $space } la carrocería { $value }
kraftwagen-decision-diesel-engine = Diesel: poner al coche de la casilla { $space } el motor { $value }
kraftwagen-decision-diesel-workers = { $count ->
    [one] Diesel: añadir { $count } trabajador al coche de la casilla { $space }
   *[other] Diesel: añadir { $count } trabajadores al coche de la casilla { $space }
}
kraftwagen-decision-diesel-price = Diesel: poner al coche de la casilla { $space } el precio { $value }
kraftwagen-decision-car-plain = { $count ->
    [one] Poner un coche a la venta: carrocería { $body }, motor { $engine }, { $count } trabajador, precio { $price }
   *[other] Poner un coche a la venta: carrocería { $body }, motor { $engine }, { $count } trabajadores, precio { $price }
}
kraftwagen-decision-car-marked = { $count ->
    [one] Poner un coche a la venta: carrocería { $body }, motor { $engine }, { $count } trabajador, precio { $price }, con { $marker }
   *[other] Poner un coche a la venta: carrocería { $body }, motor { $engine }, { $count } trabajadores, precio { $price }, con { $marker }
}
kraftwagen-decision-benz-none = Conservar el marcador de Benz
kraftwagen-decision-benz-buyer = Benz: añadir { $preference }
kraftwagen-decision-end_turn = Terminar el turno

## kraftwagen.scoring

kraftwagen-scoring-title = Recuento del turno de juego { $turn }
kraftwagen-scoring-race = La carrera
kraftwagen-scoring-laps = Vueltas
kraftwagen-scoring-laps_done = { $count ->
    [one] { $count } vuelta
   *[other] { $count } vueltas
}
kraftwagen-scoring-laps_space = { $count ->
    [one] { $count } vuelta, casilla { $space }
   *[other] { $count } vueltas, casilla { $space }
}
kraftwagen-scoring-buyers = Los compradores
kraftwagen-scoring-buyer = { $number }: { $wish }
kraftwagen-scoring-no_laps = Nadie ha completado una vuelta.
kraftwagen-scoring-neutral = Coche neutral
kraftwagen-scoring-pit_lane = En boxes: sin puesto
kraftwagen-scoring-offers = Coches a la venta
kraftwagen-scoring-sold_to = comprador { $buyer }: { $amount }
kraftwagen-scoring-unsold = sin vender
kraftwagen-scoring-sum = { $parts } = { $amount }.
kraftwagen-scoring-extra = { $amount } ({ $word })
kraftwagen-scoring-paid_for-cars = precio
kraftwagen-scoring-paid_for-price_buyers = comprador de precio
kraftwagen-scoring-paid_for-opel = dos veces, por Opel
kraftwagen-scoring-paid_for-daimler = Daimler
kraftwagen-scoring-paid_for-places = puesto
kraftwagen-scoring-paid_for-laps = vueltas
kraftwagen-scoring-paid_for-buyer_markers = dinero junto a compradores
kraftwagen-scoring-paid_for-awards = premio
kraftwagen-scoring-paid_for-special_tiles = ficha especial
kraftwagen-scoring-total = Total { $amount }
kraftwagen-scoring-now = { $name } tiene ahora { $amount }.

## kraftwagen.show

kraftwagen-show-best-body = Mejor carrocería: { $values }.
kraftwagen-show-best-engine = Mejor motor: { $values }.
kraftwagen-show-best-prestige = Más trabajadores: { $values }.
kraftwagen-show-best-price = Precio más bajo: { $values }.
kraftwagen-show-benz = Benz añade un comprador más.
kraftwagen-show-hurry = Clic: más rápido. Dos clics: final
kraftwagen-show-ended-cars-title = El mercado está lleno
kraftwagen-show-ended-cars-words = { $name } ocupó la última casilla.
kraftwagen-show-ended-token-title = El reloj de arena está en 0
kraftwagen-show-ended-token-words = { $name } lo movió por última vez.
kraftwagen-show-takes = { $name } vende por { $amount }.
kraftwagen-show-cheaper = Gana el más barato: { $name } vende por { $amount }.
kraftwagen-show-leads = { $name } va en cabeza
kraftwagen-show-leads_neutral = Un coche neutral va en cabeza
kraftwagen-show-sold = Vendido
kraftwagen-show-not_sold = Sin vender

## kraftwagen.end

kraftwagen-end-sold = Mejor coche: el { $car }, carrocería { $body }, motor { $engine }, vendido por { $money } en el turno de juego { $turn }.
kraftwagen-end-unsold = Mejor coche: el { $car }, carrocería { $body }, motor { $engine }, a la venta en el turno de juego { $turn } y nunca vendido.
