### La mesa de Kraftwagen: letreros, avisos y la frase de todo lo que hay en ella.

## kraftwagen.table

kraftwagen-table-preference-body = Carrocería
kraftwagen-table-preference-engine = Motor
kraftwagen-table-preference-prestige = Prestigio
kraftwagen-table-preference-price = Precio
kraftwagen-table-buyers-title = Fila
kraftwagen-table-buyers-benz = Benz
kraftwagen-table-buyers-start = S
kraftwagen-table-buyers-ends = Acaba en { $count }
kraftwagen-table-buyers-last = Último turno
kraftwagen-table-buyers-move = Avanzar
kraftwagen-table-market-title = Mercado
kraftwagen-table-market-closed = Venta privada
kraftwagen-table-market-pays = paga { $money }
kraftwagen-table-market-pays_more = { $price } + { $more }
kraftwagen-table-market-last = Cierra el turno de juego
kraftwagen-table-market-unsold = Sin vender
kraftwagen-table-awards-title = Premios
kraftwagen-table-research-title = Investigación
kraftwagen-table-turn = Turno de juego { $turn }
kraftwagen-table-laps = Vueltas
kraftwagen-table-pit = Boxes
kraftwagen-table-ring-turn = T. de juego
kraftwagen-table-ring-order = Orden
kraftwagen-table-ring-choosing = Elige
kraftwagen-table-ring-specials = Fichas especiales
kraftwagen-table-mat-body_points = puntos de carrocería
kraftwagen-table-mat-engine_points = puntos de motor
kraftwagen-table-mat-canteen = Cantina { $count }
kraftwagen-table-mat-supply = Reserva { $count }
kraftwagen-table-mat-free = libre
kraftwagen-table-mat-waiting = Turno de { $name }
kraftwagen-table-mat-over = La partida ha terminado
kraftwagen-table-opponent-race = { $count ->
    [one] Casilla { $space }, { $count } vuelta, puesto { $place }
   *[other] Casilla { $space }, { $count } vueltas, puesto { $place }
}
kraftwagen-table-opponent-pit = Boxes
kraftwagen-table-opponent-canteen = Cantina
kraftwagen-table-opponent-supply = Reserva
kraftwagen-table-opponent-start = Ficha de inicio
kraftwagen-table-todo-title = Por hacer, orden libre
kraftwagen-table-todo-title_one = Por hacer
kraftwagen-table-todo-then = después: { $tasks }
kraftwagen-table-todo-times = { $task } ×{ $count }
kraftwagen-table-todo-take = Enviar al trabajador a una ficha de acción
kraftwagen-table-todo-start = Elegir una ficha de inicio
kraftwagen-table-todo-end = Poner un coche a la venta o terminar el turno
kraftwagen-table-todo-end_plain = Todo hecho. Terminar el turno
kraftwagen-table-todo-end_marker = Usar un marcador de ingeniero o terminar el turno
kraftwagen-table-todo-placed = El coche está en el mercado. Terminar el turno
kraftwagen-table-todo-benz = ¿Añadir un comprador más?
kraftwagen-table-todo-decline = Sin comprador
kraftwagen-table-todo-no_sale = Sin venta
kraftwagen-table-builder-title = Poner un coche a la venta
kraftwagen-table-builder-open = Poner a la venta
kraftwagen-table-builder-body = Carrocería
kraftwagen-table-builder-engine = Motor
kraftwagen-table-builder-workers = Trabajadores
kraftwagen-table-builder-price = Precio
kraftwagen-table-builder-proposed = Precio propuesto
kraftwagen-table-builder-missing = Falta: { $parts }
kraftwagen-table-builder-sold-more = El comprador { $buyer } pagaría { $money }; en total { $then }, o sea, { $change } más que ahora
kraftwagen-table-builder-sold-less = El comprador { $buyer } pagaría { $money }; en total { $then }, o sea, { $change } menos que ahora
kraftwagen-table-builder-sold-same = El comprador { $buyer } pagaría { $money }; en total { $then }, lo mismo que ahora
kraftwagen-table-builder-unsold = Tal como está, nadie lo compraría
kraftwagen-table-builder-lacks_workers = { $count ->
    [one] Sin vender: falta { $count } trabajador
   *[other] Sin vender: faltan { $count } trabajadores
}
kraftwagen-table-builder-lacks_engine = { $count ->
    [one] Sin vender: falta { $count } punto de motor
   *[other] Sin vender: faltan { $count } puntos de motor
}
kraftwagen-table-builder-lacks_body = { $count ->
    [one] Sin vender: falta { $count } punto de carrocería
   *[other] Sin vender: faltan { $count } puntos de carrocería
}
kraftwagen-table-builder-not_yet = No está a la venta
kraftwagen-table-builder-needs = Para un coche: { $parts }
kraftwagen-table-builder-one_body = una carrocería
kraftwagen-table-builder-one_engine = un motor
kraftwagen-table-builder-one_workers = 1 trabajador
kraftwagen-table-builder-confirm = Poner a la venta
kraftwagen-table-builder-cancel = Cancelar
kraftwagen-table-builder-unfinished = El coche aún no está a la venta
kraftwagen-table-builder-summary = { $verdict }.
kraftwagen-table-builder-finish = Ponerlo a la venta y terminar el turno
kraftwagen-table-change-title = Cambiar un coche
kraftwagen-table-change-what = Se puede cambiar una sola cosa: carrocería o motor (de un taller), más trabajadores o el precio.
kraftwagen-table-change-was = Ahora
kraftwagen-table-change-now = Después
kraftwagen-table-change-body = Entra la carrocería { $new }; la carrocería { $old } vuelve a la reserva.
kraftwagen-table-change-engine = Entra el motor { $new }; el motor { $old } vuelve a la reserva.
kraftwagen-table-change-workers = { $count ->
    [one] Llega { $count } trabajador de la cantina.
   *[other] Llegan { $count } trabajadores de la cantina.
}
kraftwagen-table-change-price = Precio { $new } en lugar de { $old }, que vuelve al mercado.
kraftwagen-table-change-money = Los coches de { $name } dan entonces { $then } en total (ahora { $before }).
kraftwagen-table-change-none-body = no hay otra
kraftwagen-table-change-none-engine = no hay otro
kraftwagen-table-change-none-workers = cantina vacía
kraftwagen-table-change-none-price = no hay otro
kraftwagen-table-change-not_yet = Sin cambiar
kraftwagen-table-change-confirm = Cambiarlo
kraftwagen-table-change-cancel = Cancelar
kraftwagen-table-change-unfinished = El coche aún no ha cambiado
kraftwagen-table-change-finish = Cambiarlo y terminar el turno
kraftwagen-table-chooser-title = ¿Cuál?
kraftwagen-table-chooser-cancel = Cancelar
kraftwagen-table-start-title = Elegir una ficha de inicio
kraftwagen-table-start-wait = { $name } elige una ficha de inicio
kraftwagen-table-start-tasks = Ahora se hace lo que indica la ficha
kraftwagen-table-start-others_tasks = { $name } hace lo que indica su ficha de inicio
kraftwagen-table-start-done = Después se le da la vuelta: muestra el primer punto de carrocería y el primero de motor.
kraftwagen-table-task-hire = Contratar a un trabajador
kraftwagen-table-task-hire_twice = Contratar a dos trabajadores
kraftwagen-table-task-hire_thrice = Contratar a tres trabajadores
kraftwagen-table-task-research = Tomar una carta de investigación
kraftwagen-table-task-body = Tomar una carrocería
kraftwagen-table-task-engine = Tomar un motor
kraftwagen-table-task-race = Avanzar con el coche de carreras
kraftwagen-table-task-buyer = Llamar a un comprador
kraftwagen-table-task-token = Mover el reloj de arena
kraftwagen-table-task-sale = Venta privada
kraftwagen-table-task-to_space = Coche de carreras a la casilla { $space }
kraftwagen-table-task-grand_prix_engine = Motor { $value } al coche de carreras
kraftwagen-table-short-hire = Contratar
kraftwagen-table-short-research = Investigar
kraftwagen-table-short-body = Carrocería
kraftwagen-table-short-engine = Motor
kraftwagen-table-short-race = Gran Premio
kraftwagen-table-short-buyer = Comprador
kraftwagen-table-short-token = Reloj
kraftwagen-table-short-sale = Venta
kraftwagen-table-short-to_space = Avanzar
kraftwagen-table-short-grand_prix_engine = Motor
kraftwagen-table-prompt-over = La partida ha terminado.
kraftwagen-table-prompt-wait = { $name } decide.
kraftwagen-table-prompt-take = { $name }: enviar al trabajador de la cola a una ficha de acción.
kraftwagen-table-prompt-tasks = { $name }: aún por hacer – { $tasks }.
kraftwagen-table-prompt-end = { $name }: poner un coche a la venta o terminar el turno.
kraftwagen-table-prompt-end_plain = { $name }: terminar el turno.
kraftwagen-table-prompt-end_marker = { $name }: usar un marcador de ingeniero o terminar el turno.
kraftwagen-table-prompt-placed = { $name }: el coche está en el mercado. Terminar el turno.
kraftwagen-table-prompt-start = { $name }: elegir una ficha de inicio.
kraftwagen-table-prompt-benz = { $name }: el ingeniero Benz puede añadir un comprador más.
kraftwagen-table-prompt-builder = { $name }: añadir carrocería, motor, trabajadores y precio, y poner el coche a la venta.
kraftwagen-table-prompt-where = { $name }: ¿adónde?
kraftwagen-table-prompt-goes_back = { $name }: { $part-the } vuelve entonces a la reserva.
kraftwagen-table-prompt-change = { $name }: elegir la única cosa que se cambia y confirmar.
kraftwagen-table-prompt-which = { $name }: elegir entre estas opciones.
kraftwagen-table-card-opel-name = Opel
kraftwagen-table-card-opel-short = Los de precio pagan el triple
kraftwagen-table-card-opel-tip = Un comprador de precio paga a quien tiene a Opel el triple del precio de un coche en lugar del doble. Opel funciona siempre y no necesita trabajador.
kraftwagen-table-card-horch-name = Horch
kraftwagen-table-card-horch-short = +1 o +2 motor en un coche
kraftwagen-table-card-horch-tip = Dos marcadores, +{ $low } y +{ $high } motor, para un coche al ponerlo a la venta. Cuentan para los compradores y pueden pasar de 7.
kraftwagen-table-card-maybach-name = Maybach
kraftwagen-table-card-maybach-short = +1 o +2 carrocería en un coche
kraftwagen-table-card-maybach-tip = Dos marcadores, +{ $low } y +{ $high } carrocería, para un coche al ponerlo a la venta. Cuentan para los compradores y pueden pasar de 7.
kraftwagen-table-card-benz-name = Benz
kraftwagen-table-card-benz-short = Un comprador más en una venta
kraftwagen-table-card-benz-tip = Una vez, al empezar un recuento, quien tiene esta carta puede añadir un comprador más debajo de los activos.
kraftwagen-table-card-bugatti-name = Bugatti
kraftwagen-table-card-bugatti-short = Mejor motor de carreras: avanza ya
kraftwagen-table-card-bugatti-tip = Cuando quien tiene esta carta monta un motor mejor en su coche de carreras, el coche avanza enseguida tanto como valga el motor nuevo.
kraftwagen-table-card-porsche-name = Porsche
kraftwagen-table-card-porsche-short = Cada avance de Gran Premio +1
kraftwagen-table-card-porsche-tip = El coche de carreras de quien tiene esta carta avanza siempre una casilla más.
kraftwagen-table-card-daimler-name = Daimler
kraftwagen-table-card-daimler-short = +2 o +4 monedas con un comprador
kraftwagen-table-card-daimler-tip = Dos marcadores, de { $low } y { $high } monedas, que se ponen durante un turno en un comprador activo. Quien venda a ese comprador las recibe una vez.
kraftwagen-table-card-otto-name = Otto
kraftwagen-table-card-otto-short = 2 trabajadores y otra carta
kraftwagen-table-card-otto-tip = Enseguida: contrata hasta dos trabajadores y toma después una carta de investigación más, entre dos nuevas.
kraftwagen-table-card-diesel-name = Diesel
kraftwagen-table-card-diesel-short = 2 cambios en coches propios a la venta
kraftwagen-table-card-diesel-tip = Dos marcadores. Cada uno cambia una cosa de un coche propio del mercado: carrocería, motor, precio o más trabajadores.
kraftwagen-table-card-three_workers-name = Caras nuevas
kraftwagen-table-card-three_workers-short = Contrata hasta 3 trabajadores
kraftwagen-table-card-three_workers-tip = { $count ->
    [one] Enseguida: contrata a un trabajador. Después se descarta la carta.
   *[other] Enseguida: contrata hasta { $count } trabajadores. Después se descarta la carta.
}
kraftwagen-table-card-grand_prix_5-name = Día de carrera
kraftwagen-table-card-grand_prix_5-short = Coche de carreras +5 casillas
kraftwagen-table-card-grand_prix_5-tip = { $count ->
    [one] Enseguida: el coche de carreras avanza { $count } casilla. Después se descarta la carta.
   *[other] Enseguida: el coche de carreras avanza { $count } casillas. Después se descarta la carta.
}
kraftwagen-table-card-two_parts-name = Entrega
kraftwagen-table-card-two_parts-short = 1 carrocería y 1 motor
kraftwagen-table-card-two_parts-tip = Enseguida: toma una carrocería y un motor, del valor de los puntos correspondientes. Después se descarta la carta.
kraftwagen-table-card-two_body-name = Chapistería
kraftwagen-table-card-two_body-short = 2 puntos de carrocería
kraftwagen-table-card-two_body-tip = Desarrollo: dos puntos de carrocería para toda la partida, una vez activo.
kraftwagen-table-card-two_engine-name = Mecánica
kraftwagen-table-card-two_engine-short = 2 puntos de motor
kraftwagen-table-card-two_engine-tip = Desarrollo: dos puntos de motor para toda la partida, una vez activo.
kraftwagen-table-card-body_engine-name = Plano
kraftwagen-table-card-body_engine-short = 1 punto de carrocería y 1 de motor
kraftwagen-table-card-body_engine-tip = Desarrollo: un punto de carrocería y uno de motor para toda la partida, una vez activo.
kraftwagen-table-card-body_now-name = Prototipo
kraftwagen-table-card-body_now-short = 1 punto de carrocería y una carrocería ya
kraftwagen-table-card-body_now-tip = Desarrollo: un punto de carrocería para toda la partida, y una carrocería enseguida, al activarse.
kraftwagen-table-card-engine_now-name = Banco de pruebas
kraftwagen-table-card-engine_now-short = 1 punto de motor y un motor ya
kraftwagen-table-card-engine_now-tip = Desarrollo: un punto de motor para toda la partida, y un motor enseguida, al activarse.
kraftwagen-table-tip-hire = Contratar: un trabajador de la reserva va a un desarrollo inactivo, si lo hay; si no, a la cantina.
kraftwagen-table-tip-research = Investigar: se toma una de las cartas boca arriba; las otras se descartan.
kraftwagen-table-tip-body = Carrocería: se toma una carrocería de valor igual a los puntos de carrocería, para un taller.
kraftwagen-table-tip-engine = Motor: se toma un motor de valor igual a los puntos de motor, para un taller o para el coche de carreras.
kraftwagen-table-tip-race = Gran Premio: se avanzan tantas casillas como valga el motor del coche. Las casillas con coches se saltan y no cuentan.
kraftwagen-table-tip-buyer = Comprador: se llama a un comprador para la próxima venta y se toma el dinero junto a la pila. Si todas las casillas de compradores están ocupadas, se mueve el reloj de arena.
kraftwagen-table-tip-sale = Venta privada: un coche propio que esté en el mercado se puede vender enseguida a mitad de precio, redondeando hacia arriba.
kraftwagen-table-tip-to_space = El coche de carreras sale de boxes a la casilla { $space }.
kraftwagen-table-tip-grand_prix_engine = Un motor { $value } va al coche de carreras.
kraftwagen-table-tip-bonus_hire = Extra: contratar a { $amount } más.
kraftwagen-table-tip-bonus_spaces = { $count ->
    [one] Extra: { $count } casilla más.
   *[other] Extra: { $count } casillas más.
}
kraftwagen-table-tip-bonus_value = Extra: la pieza vale { $amount } más, hasta 7.
kraftwagen-table-tip-bonus_cards = Extra: se elige entre tres cartas.
kraftwagen-table-tip-bonus_money = { $amount ->
    [one] Extra: { $amount } moneda.
   *[other] Extra: { $amount } monedas.
}
kraftwagen-table-tip-bonus_sale = Extra: una venta privada, a mitad de precio.
kraftwagen-table-tip-tile_passed = Lo que queda para los demás: { $tiles }.
kraftwagen-table-tip-worker = El trabajador de { $name }. Después le toca al trabajador de la cola de la cadena.
kraftwagen-table-tip-worker_tail = El trabajador de { $name } está en la cola de la cadena: ahora le toca a { $name }.
kraftwagen-table-tip-space = Casilla { $space } del circuito del Gran Premio.
kraftwagen-table-tip-landing = { $count ->
    [one] El coche se detendría en la casilla { $space } con { $count } vuelta.
   *[other] El coche se detendría en la casilla { $space } con { $count } vueltas.
}
kraftwagen-table-tip-pit = Boxes: aún fuera de la carrera. El primer paso lleva a la casilla 1.
kraftwagen-table-tip-race_car = { $count ->
    [one] Coche de carreras de { $name }: { $place }, { $count } vuelta, motor { $engine }.
   *[other] Coche de carreras de { $name }: { $place }, { $count } vueltas, motor { $engine }.
}
kraftwagen-table-tip-in_pit = en boxes
kraftwagen-table-tip-on_space = en la casilla { $space }
kraftwagen-table-tip-neutral = Un coche gris, neutral, en la casilla { $space }. Nunca se mueve; se salta como cualquier otro y ocupa un puesto en la carrera.
kraftwagen-table-tip-laps = { $count ->
    [one] { $name } lleva { $count } vuelta; da { $money } al final del turno de juego.
   *[other] { $name } lleva { $count } vueltas; dan { $money } al final del turno de juego.
}
kraftwagen-table-tip-places = La carrera da { $first }, { $second } y { $third } a los tres primeros.
kraftwagen-table-tip-price = Precio { $price }, para un coche al ponerlo a la venta. Lo recibe quien vende el coche.
kraftwagen-table-tip-price_gone = El precio { $price } está en uso o ya se ha cobrado.
kraftwagen-table-tip-stall = Una casilla libre. Al elegirla, o al arrastrar piezas aquí, se pone un coche a la venta.
kraftwagen-table-tip-stall_last = La última casilla libre: con un coche aquí acaba el turno de juego tras este turno.
kraftwagen-table-tip-closed = Aquí se vendió un coche en privado. La casilla queda cerrada hasta el final del turno de juego.
kraftwagen-table-tip-car = { $count ->
    [one] Coche de { $name }: carrocería { $body }, motor { $engine }, { $count } trabajador, precio { $price }.
   *[other] Coche de { $name }: carrocería { $body }, motor { $engine }, { $count } trabajadores, precio { $price }.
}
kraftwagen-table-tip-car_marker = Con un marcador de ingeniero de +{ $value }.
kraftwagen-table-tip-car_private = Vendido en privado, da { $money } enseguida.
kraftwagen-table-tip-car_sold = Tal como está, el comprador { $buyer } ({ $wish }) paga { $money }. Otro coche aún puede pedir menos.
kraftwagen-table-tip-car_unsold = Tal como está, nadie lo compraría.
kraftwagen-table-tip-stack = { $count ->
    [one] Pila de compradores que quieren { $wish }: queda { $count }. Monedas al lado: { $white }.
   *[other] Pila de compradores que quieren { $wish }: quedan { $count }. Monedas al lado: { $white }.
}
kraftwagen-table-tip-stack_empty = La pila de compradores que quieren { $wish } está vacía.
kraftwagen-table-tip-wish_body = el mayor valor de carrocería
kraftwagen-table-tip-wish_engine = el mayor valor de motor
kraftwagen-table-tip-wish_prestige = prestigio (el coche con más trabajadores)
kraftwagen-table-tip-wish_price = el precio más bajo (y se paga doble)
kraftwagen-table-tip-active = El comprador { $buyer } quiere { $wish }.
kraftwagen-table-tip-active_buys = Tal como está, se lleva el coche de { $name }, con precio { $price }.
kraftwagen-table-tip-active_none = Tal como está, no queda ningún coche para este comprador.
kraftwagen-table-tip-active_no_car = Aún no hay ningún coche a la venta.
kraftwagen-table-tip-active_gift = El marcador de Daimler añade { $amount } para quien vende.
kraftwagen-table-tip-active_free = Una casilla libre. Los compradores actúan por orden numérico.
kraftwagen-table-tip-benz_space = Para el ingeniero Benz: una vez, al empezar un recuento, quien tiene esa carta puede añadir aquí un comprador más.
kraftwagen-table-tip-row = La fila de compradores activos; compran por orden numérico.
kraftwagen-table-tip-token = El reloj de arena está en { $space }. Quien usa Comprador con todas las casillas de compradores ocupadas lo baja un paso; en 0 acaba el turno de juego.
kraftwagen-table-tip-track = En 0 acaba el turno de juego. Quien usa Comprador con todas las casillas de compradores ocupadas baja el reloj de arena un paso.
kraftwagen-table-tip-deck = { $count ->
    [one] Queda { $count } carta de investigación en el mazo.
   *[other] Quedan { $count } cartas de investigación en el mazo.
}
kraftwagen-table-tip-discard = { $count ->
    [one] { $count } carta de investigación descartada.
   *[other] { $count } cartas de investigación descartadas. Serán el nuevo mazo.
}
kraftwagen-table-tip-mat = Fábrica de { $name }.
kraftwagen-table-tip-money = Dinero de { $name }: { $money }.
kraftwagen-table-tip-money_last = Dinero de { $name }: { $money }; nadie tiene menos.
kraftwagen-table-tip-money_leads = { $money ->
    [one] { $name } va en cabeza con { $money } moneda.
   *[other] { $name } va en cabeza con { $money } monedas.
}
kraftwagen-table-tip-money_hidden = { $name } guarda el dinero boca abajo, como permiten las reglas. Con un ajuste se muestra el dinero de todos.
kraftwagen-table-tip-money_sources = De: { $sources }.
kraftwagen-table-tip-money_source = { $source } { $amount }
kraftwagen-table-tip-goes_back = Aquí iría { $new-the }, y { $old-the } volvería a la reserva.
kraftwagen-table-tip-workshop_free = Un taller libre para una carrocería o un motor.
kraftwagen-table-tip-workshop_body = Una carrocería de valor { $value }, por ejemplo: { $names }.
kraftwagen-table-tip-workshop_engine = Un motor de valor { $value }.
kraftwagen-table-tip-bay = El coche de carreras tiene un motor de valor { $value } y avanza otras tantas casillas.
kraftwagen-table-tip-canteen = { $count ->
    [one] { $name } tiene { $count } trabajador en la cantina. Los coches y los desarrollos necesitan trabajadores.
   *[other] { $name } tiene { $count } trabajadores en la cantina. Los coches y los desarrollos necesitan trabajadores.
}
kraftwagen-table-tip-supply = { $count ->
    [one] { $name } aún puede contratar a { $count } trabajador. Quien primero contrate a toda su plantilla gana un premio.
   *[other] { $name } aún puede contratar a { $count } trabajadores. Quien primero contrate a toda su plantilla gana un premio.
}
kraftwagen-table-tip-points_body = { $count ->
    [one] { $name } tiene { $value } punto de carrocería: la próxima carrocería tiene ese valor, como máximo 7.
   *[other] { $name } tiene { $value } puntos de carrocería: la próxima carrocería tiene ese valor, como máximo 7.
}
kraftwagen-table-tip-points_engine = { $count ->
    [one] { $name } tiene { $value } punto de motor: el próximo motor tiene ese valor, como máximo 7.
   *[other] { $name } tiene { $value } puntos de motor: el próximo motor tiene ese valor, como máximo 7.
}
kraftwagen-table-tip-dev_active = Activo.
kraftwagen-table-tip-dev_inactive = Inactivo: lo activa el próximo trabajador que contrate { $name }.
kraftwagen-table-tip-start = Ficha de inicio de { $name }: un punto de carrocería y uno de motor; no necesita trabajador.
kraftwagen-table-tip-marker_left = Este marcador aún no se ha usado.
kraftwagen-table-tip-marker_value = El marcador +{ $value } aún no se ha usado. Un coche o un comprador lleva un solo marcador.
kraftwagen-table-tip-awards = Premios: cada uno lo gana una sola vez quien llegue primero, y da enseguida { $low } o { $high } monedas.
kraftwagen-table-tip-award = Premio, { $money } monedas enseguida: { $what }.
kraftwagen-table-tip-award_owner = Lo ha ganado { $name }.
kraftwagen-table-tip-award_free = Nadie lo ha ganado aún.
kraftwagen-table-tip-turn = Turno de juego { $turn } de { $turns }.
kraftwagen-table-tip-specials = { $count ->
    [one] { $count } ficha especial de este turno de juego sigue oculta.
   *[other] { $count } fichas especiales de este turno de juego siguen ocultas.
}
kraftwagen-table-tip-order_start = Las fichas de inicio se eligen en este orden: { $names }. Elige { $name }.
kraftwagen-table-tip-order = Desde la cola de la cadena: { $names }. Después le toca al trabajador de la cola.
kraftwagen-table-tip-gap = El hueco de la cadena. La ficha que se toma pasa a la cabeza, aquí.
kraftwagen-table-ahead-lost = No se puede usar: { $reason }
kraftwagen-table-ahead-award = Gana el premio «{ $names }», de { $money }.
kraftwagen-table-ahead-hire = { $count ->
    [one] Contratar: { $count } trabajador para la cantina.
   *[other] Contratar: { $count } trabajadores para la cantina.
}
kraftwagen-table-ahead-hire_starts = { $count ->
    [one] Contratar: el trabajador activa { $cards }.
   *[other] Contratar a { $count }: el primero activa { $cards }.
}
kraftwagen-table-ahead-hire_chooses = { $count ->
    [one] Contratar: el trabajador activa uno de estos: { $cards }.
   *[other] Contratar a { $count }: el primero activa uno de estos: { $cards }.
}
kraftwagen-table-ahead-research = Investigar: las cartas son { $cards }.
kraftwagen-table-ahead-research_more = { $count ->
    [one] Sale { $count } carta más.
   *[other] Salen { $count } cartas más.
}
kraftwagen-table-ahead-body = Carrocería: una carrocería { $value } a un taller libre.
kraftwagen-table-ahead-body_full = { $count ->
    [one] Carrocería: una carrocería { $value }. Todos los talleres están llenos; vuelve esta pieza: { $parts }.
   *[other] Carrocería: una carrocería { $value }. Todos los talleres están llenos; vuelve una de estas piezas: { $parts }.
}
kraftwagen-table-ahead-engine = Motor: un motor { $value } a un taller, o al coche de carreras en lugar del motor { $old }.
kraftwagen-table-ahead-engine_full = { $count ->
    [one] Motor: un motor { $value }. Todos los talleres están llenos; vuelve esta pieza: { $parts }. O al coche de carreras, y vuelve el motor { $old }.
   *[other] Motor: un motor { $value }. Todos los talleres están llenos; vuelve una de estas piezas: { $parts }. O al coche de carreras, y vuelve el motor { $old }.
}
kraftwagen-table-ahead-bugatti = Montado en el coche de carreras, lo hace avanzar enseguida hasta la casilla { $space }.
kraftwagen-table-ahead-race = Gran Premio: el coche se detiene en la casilla { $space }, puesto { $place } de { $cars }.
kraftwagen-table-ahead-race_lap = { $count ->
    [one] Gran Premio: el coche se detiene en la casilla { $space } con { $count } vuelta, puesto { $place } de { $cars }.
   *[other] Gran Premio: el coche se detiene en la casilla { $space } con { $count } vueltas, puesto { $place } de { $cars }.
}
kraftwagen-table-ahead-buyer = Comprador, y el dinero junto a la pila: { $offers }.
kraftwagen-table-ahead-wish_money = { $wish } +{ $money }
kraftwagen-table-ahead-money = { $money ->
    [one] Además da { $money } moneda.
   *[other] Además da { $money } monedas.
}
kraftwagen-table-ahead-token = Comprador: todas las casillas están ocupadas, así que el reloj de arena pasa a { $token }.
kraftwagen-table-ahead-token_end = Comprador: todas las casillas están ocupadas, así que el reloj de arena pasa a 0 y acaba el turno de juego.
kraftwagen-table-ahead-sale = Venta privada de un coche, por { $money }.
kraftwagen-table-ahead-again = { $name } vuelve a jugar enseguida.
kraftwagen-table-ahead-movers = Después { $movers }, y luego { $name } otra vez.
kraftwagen-table-ahead-mover = { $count ->
    [one] { $name } ({ $count } turno)
   *[other] { $name } (de 1 a { $count } turnos)
}
kraftwagen-table-ahead-left = Para los demás
kraftwagen-table-ahead-head = A la cabeza
kraftwagen-table-ahead-aside = Apartadas
kraftwagen-table-ahead-once = 1×
kraftwagen-table-ahead-times = 1–{ $count }×
kraftwagen-table-ahead-back = otra vez
kraftwagen-table-board-open = Previsión ({ $keys })
kraftwagen-table-board-open_short = Previsión
kraftwagen-table-board-hide = Ocultar ({ $keys })
kraftwagen-table-board-empty = Aún no hay compradores en la fila.
kraftwagen-table-board-none = no queda ningún coche
kraftwagen-table-board-none_short = no queda
kraftwagen-table-board-no_car = ningún coche a la venta
kraftwagen-table-board-no_car_short = sin coche
kraftwagen-table-board-only = el único coche que queda
kraftwagen-table-board-only_short = el único
kraftwagen-table-board-tie = { $count ->
    [one] tan bueno como otro ({ $count }), pero más barato
   *[other] tan bueno como otros { $count }, pero el más barato
}
kraftwagen-table-board-tie_short = igual, más barato
kraftwagen-table-board-best_body = mejor carrocería
kraftwagen-table-board-best_engine = mejor motor
kraftwagen-table-board-best_prestige = más trabajadores
kraftwagen-table-board-best_price = precio más bajo
kraftwagen-table-board-best_short = mejor
kraftwagen-table-board-prices = En total a este precio
kraftwagen-table-board-sum = En total
kraftwagen-table-board-sum_now = { $money } (ahora { $now })
kraftwagen-table-board-gets = +{ $money }
kraftwagen-table-board-nobody = –
kraftwagen-table-board-pays = { $money }
kraftwagen-table-board-tip = La venta tal como sería ahora, comprador a comprador.
kraftwagen-table-board-tip_row = El comprador { $buyer } quiere { $wish }: se lleva el coche de { $name }, de precio { $price } ({ $why }), y paga { $money }.
kraftwagen-table-board-tip_row_none = El comprador { $buyer } quiere { $wish }: { $why }.
kraftwagen-table-board-tip_more = Un comprador más que quiera { $wish } se llevaría el coche de { $name }, de precio { $price }, y pagaría { $money }.
kraftwagen-table-board-tip_more_none = Un comprador más que quiera { $wish } no encontraría coche.
kraftwagen-table-board-tip_price = Con precio { $price }, el comprador { $buyer } se llevaría el coche y pagaría { $money }.
kraftwagen-table-board-tip_price_none = Con precio { $price }, nadie se llevaría el coche.
kraftwagen-table-board-tip_in_all = En total serían { $money }.
kraftwagen-table-board-tip_lacks_workers = { $count ->
    [one] Con { $count } trabajador más se vendería.
   *[other] Con { $count } trabajadores más se vendería.
}
kraftwagen-table-board-tip_lacks_engine = { $count ->
    [one] Con { $count } punto de motor más se vendería.
   *[other] Con { $count } puntos de motor más se vendería.
}
kraftwagen-table-board-tip_lacks_body = { $count ->
    [one] Con { $count } punto de carrocería más se vendería.
   *[other] Con { $count } puntos de carrocería más se vendería.
}
kraftwagen-table-award-lap_1 = completar antes que nadie una vuelta en una carrera
kraftwagen-table-award-lap_2 = completar antes que nadie dos vueltas en una carrera
kraftwagen-table-award-buyer = llamar antes que nadie a un segundo comprador igual
kraftwagen-table-award-market = tener antes que nadie dos coches propios en el mercado en un turno de juego
kraftwagen-table-award-body_3 = primera carrocería de 3 o más en un taller
kraftwagen-table-award-body_6 = primera carrocería de 6 o más en un taller
kraftwagen-table-award-engine_4 = primer motor de 4 o más en un taller
kraftwagen-table-award-engine_7 = primer motor de 7 en un taller
kraftwagen-table-award-workers = contratar antes que nadie al último trabajador de su reserva
kraftwagen-table-award-engineers = tener antes que nadie tres ingenieros
kraftwagen-table-award_word-lap_1 = Una vuelta
kraftwagen-table-award_word-lap_2 = Dos vueltas
kraftwagen-table-award_word-buyer = Dos iguales
kraftwagen-table-award_word-market = Dos coches
kraftwagen-table-award_word-body_3 = Carrocería 3+
kraftwagen-table-award_word-body_6 = Carrocería 6+
kraftwagen-table-award_word-engine_4 = Motor 4+
kraftwagen-table-award_word-engine_7 = Motor 7
kraftwagen-table-award_word-workers = Plantilla
kraftwagen-table-award_word-engineers = Ingenieros
kraftwagen-table-source-cars = coches
kraftwagen-table-source-price_buyers = compradores de precio
kraftwagen-table-source-daimler = Daimler
kraftwagen-table-source-places = puestos en la carrera
kraftwagen-table-source-laps = vueltas
kraftwagen-table-source-buyer_markers = dinero junto a compradores
kraftwagen-table-source-awards = premios
kraftwagen-table-source-special_tiles = fichas especiales
kraftwagen-table-source-handicap = ventaja
