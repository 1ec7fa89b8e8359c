### Lo que dicen los bots de sus jugadas en Automania, y adónde hace mirar una pista.

## automania.advice

automania-advice-kind-act = un espacio de acción
automania-advice-kind-sponsor = el patrocinador
automania-advice-kind-recall = recuperar un coche
automania-advice-kind-retire = retirarse
automania-advice-kind-take = las fichas de la columna o fila
automania-advice-kind-place = los sitios para la ficha
automania-advice-kind-discard = descartar la ficha
automania-advice-kind-market = los dos mercados
automania-advice-kind-workers = el marketing
automania-advice-kind-reward = las recompensas para el coche de ensueño
automania-advice-kind-play = los contratos de la mano
automania-advice-kind-keep = conservar los contratos
automania-advice-kind-face = los contratos de la oferta
automania-advice-kind-deck = el mazo de contratos
automania-advice-kind-sell = los espacios de venta
automania-advice-kind-copy = una venta que copiar
automania-advice-kind-pass = dejar el coche en su barco
automania-advice-kind-advance = las demandas pendientes
automania-advice-kind-factory = las fábricas
automania-advice-look-points = Busca puntos inmediatos: medallas de oro junto a los barcos, recompensas, oficinas de ventas.
automania-advice-look-medals = Busca medallas de plata: en fichas y en contratos de la mano.
automania-advice-look-cars = Mira los barcos: ¿qué coches se venderán, y por cuánto?
automania-advice-look-factory = Mira la fábrica y las demandas: ¿qué hace más populares los próximos coches?
automania-advice-look-contracts = Mira los contratos: ¿cuál está casi cumplido?
automania-advice-look-money = Mira los autobucks: ¿qué queda por pagar?
automania-advice-look-workers = Mira los trabajadores que están en casa: ¿cuántas acciones más pueden hacer?
automania-advice-look-order = Mira las oficinas de ventas: cuanto más bajo el número, antes se juega en la próxima ronda.
automania-advice-look-rival = Mira a los demás: ¿qué les gustaría tener?
automania-advice-look-only_factory = Mira las fábricas: ¿qué habilidad ayuda más?
automania-advice-idea-points-plain = Puedes sumar puntos enseguida.
automania-advice-idea-points-medal = Hay una medalla de oro a tu alcance.
automania-advice-idea-points-office = Una oficina de ventas puede dar puntos enseguida.
automania-advice-idea-points-sale = La venta puede darte puntos ahora.
automania-advice-idea-points-end = La partida acaba ahora, así que solo cuentan los puntos.
automania-advice-idea-medals-plain = Las medallas de plata cuentan al final: ¿cuáles puedes conseguir?
automania-advice-idea-medals-contract = Se puede cumplir uno de tus contratos.
automania-advice-idea-medals-tile = Una ficha con medallas de plata te vendría bien.
automania-advice-idea-cars-plain = Piensa en la próxima venta: ¿qué coches se venderán?
automania-advice-idea-cars-office = Cuántos coches puedes vender depende de la oficina de ventas.
automania-advice-idea-cars-manager = El límite de ventas decide cuántos coches vendes.
automania-advice-idea-cars-spared = Quizá no puedas vender todos los coches. ¿Qué ventas merecen la pena?
automania-advice-idea-cars-waits = Un coche en un barco puede esperar a una venta posterior.
automania-advice-idea-cars-kept = Un coche puede valer más en una venta posterior.
automania-advice-idea-factory-plain = Tus próximos coches podrían ser más populares.
automania-advice-idea-factory-every = A todos tus coches les faltan estrellas.
automania-advice-idea-factory-markets = A tu { $car } le faltan estrellas en los dos mercados.
automania-advice-idea-factory-stars = A tu { $car } le faltan estrellas en { $market }.
automania-advice-idea-factory-wanted = Tus máquinas podrían cumplir las demandas que entran.
automania-advice-idea-factory-limit = Un límite de ventas más alto te ayudaría.
automania-advice-idea-factory-crew = Más trabajadores te ayudarían.
automania-advice-idea-factory-left = Los trabajadores que quedan en casa pueden actuar otra vez.
automania-advice-idea-contracts-plain = Piensa en los contratos: ¿cuál encaja con tu fábrica?
automania-advice-idea-contracts-drawn = Te vendría bien un contrato nuevo.
automania-advice-idea-contracts-meets = Pronto podrías cumplir uno de tus contratos.
automania-advice-idea-contracts-nearer = Podrías acercarte a cumplir uno de tus contratos.
automania-advice-idea-money-plain = Piensa en tus autobucks: ¿con qué acción te quedan más?
automania-advice-idea-money-sale = La venta puede darte autobucks ahora.
automania-advice-idea-workers = Los trabajadores que están en casa pueden actuar otra vez.
automania-advice-idea-order = ¿Quién juega antes en la próxima ronda?
automania-advice-brief-points-plain = Da más puntos enseguida.
automania-advice-brief-points-medal = Así se gana una medalla de oro.
automania-advice-brief-points-office = La oficina de ventas da puntos enseguida.
automania-advice-brief-points-sale = La venta da puntos enseguida.
automania-advice-brief-points-end = El resultado final es más alto.
automania-advice-brief-medals-plain = Da más medallas de plata.
automania-advice-brief-medals-contract = Así se cumple un contrato.
automania-advice-brief-medals-tile = La ficha muestra medallas de plata.
automania-advice-brief-cars-plain = Los coches se venden por más.
automania-advice-brief-cars-office = Se pueden vender más coches.
automania-advice-brief-cars-manager = Se pueden vender más coches en cada ronda.
automania-advice-brief-cars-spared = Así queda una venta para otro coche.
automania-advice-brief-cars-waits = El coche espera una venta mejor.
automania-advice-brief-cars-kept = El coche espera una venta mejor.
automania-advice-brief-factory-plain = Los próximos coches son más populares.
automania-advice-brief-factory-every = Todos los coches de esta fábrica ganan popularidad.
automania-advice-brief-factory-markets = Más popularidad en los dos mercados: { $car }.
automania-advice-brief-factory-stars = Más popularidad en { $market }: { $car }.
automania-advice-brief-factory-wanted = Más demandado en { $market }: { $car }.
automania-advice-brief-factory-limit = Se pueden vender más coches en cada ronda.
automania-advice-brief-factory-crew = Da más trabajadores.
automania-advice-brief-factory-left = Quedan más trabajadores en casa.
automania-advice-brief-contracts-plain = Es útil para los contratos.
automania-advice-brief-contracts-drawn = Da un contrato nuevo.
automania-advice-brief-contracts-ready = La fábrica puede cumplir el contrato nuevo.
automania-advice-brief-contracts-taken = El contrato nuevo vale mucho.
automania-advice-brief-contracts-meets = La fábrica puede entonces cumplir un contrato.
automania-advice-brief-contracts-nearer = Falta menos para cumplir un contrato.
automania-advice-brief-money-plain = Quedan más autobucks.
automania-advice-brief-money-sale = La venta paga más autobucks.
automania-advice-brief-workers-plain = Quedan más trabajadores en casa.
automania-advice-brief-workers-hired = Da más trabajadores.
automania-advice-brief-order = Se juega antes en la próxima ronda.
automania-advice-brief-rival-plain = Así { $name } saca menos.
automania-advice-brief-rival-cars = Los coches de { $name } se venden por menos.
automania-advice-brief-rival-factory = Los coches de { $name } pierden popularidad.
automania-advice-brief-rival-workers = A { $name } le quedan menos trabajadores.
automania-advice-why-points-plain = Da enseguida { $gain } puntos más que { $other }.
automania-advice-why-points-now = { $count ->
    [one] Da { $count } punto enseguida.
   *[other] Da { $count } puntos enseguida.
}
automania-advice-why-points-medal = { $count ->
    [one] Así, { $car-the } llega al barco { $ship }, y su medalla de oro da { $count } punto enseguida.
   *[other] Así, { $car-the } llega al barco { $ship }, y su medalla de oro da { $count } puntos enseguida.
}
automania-advice-why-points-office = { $count ->
    [one] La oficina de ventas { $office } da { $count } punto enseguida.
   *[other] La oficina de ventas { $office } da { $count } puntos enseguida.
}
automania-advice-why-points-sale = { $count ->
    [one] La venta da { $count } punto enseguida, más que { $other }.
   *[other] La venta da { $count } puntos enseguida, más que { $other }.
}
automania-advice-why-points-end = La partida acaba ahora, y así el resultado final es más alto.
automania-advice-why-medals-plain = Las medallas de plata valen { $gain } puntos más que con { $other }.
automania-advice-why-medals-contract = { $count ->
    [one] Con este turno se cumple un contrato: { $count } medalla de plata, un punto al final.
   *[other] Con este turno se cumple un contrato: { $count } medallas de plata, un punto cada una al final.
}
automania-advice-why-medals-tile = { $count ->
    [one] La ficha nueva muestra { $count } medalla de plata, un punto al final.
   *[other] La ficha nueva muestra { $count } medallas de plata, un punto cada una al final.
}
automania-advice-why-cars-plain = Los coches de los barcos se esperan { $gain } puntos más que con { $other }.
automania-advice-why-cars-points = { $count ->
    [one] Así, { $car-the } va al barco { $ship } de { $market } y, tal como están los barcos, se vende por { $count } punto.
   *[other] Así, { $car-the } va al barco { $ship } de { $market } y, tal como están los barcos, se vende por { $count } puntos.
}
automania-advice-why-cars-autobucks = { $count ->
    [one] Así, { $car-the } va al barco { $ship } de { $market } y, tal como están los barcos, se vende por { $count } autobuck.
   *[other] Así, { $car-the } va al barco { $ship } de { $market } y, tal como están los barcos, se vende por { $count } autobucks.
}
automania-advice-why-cars-coin = { $count ->
    [one] Así, { $car-the } va al barco { $ship } de { $market } y, tal como están los barcos, se vende por { $count } punto y un autobuck.
   *[other] Así, { $car-the } va al barco { $ship } de { $market } y, tal como están los barcos, se vende por { $count } puntos y un autobuck.
}
automania-advice-why-cars-both = { $count ->
    [one] Así, { $car-the } va al barco { $ship } de { $market } y, tal como están los barcos, se vende por { $count } punto y { $money } autobucks.
   *[other] Así, { $car-the } va al barco { $ship } de { $market } y, tal como están los barcos, se vende por { $count } puntos y { $money } autobucks.
}
automania-advice-why-cars-waits = Así, { $car-the } espera en el barco { $ship } de { $market } a una venta posterior.
automania-advice-why-cars-office = { $count ->
    [one] Con la oficina de ventas { $office } se puede vender { $count } coche en esta ronda.
   *[other] Con la oficina de ventas { $office } se pueden vender hasta { $count } coches en esta ronda.
}
automania-advice-why-cars-manager = { $count ->
    [one] El gerente de ventas permite { $count } venta más por ronda.
   *[other] El gerente de ventas permite { $count } ventas más por ronda.
}
automania-advice-why-cars-spared = { $count ->
    [one] El límite de ventas se guarda para después: en esta venta aún se ofrece { $count } coche más.
   *[other] El límite de ventas se guarda para después: en esta venta aún se ofrecen { $count } coches más.
}
automania-advice-why-cars-kept = El coche se queda en el barco { $ship } de { $market } para una venta posterior.
automania-advice-why-factory-plain = Lo que producirá la fábrica vale { $gain } puntos más que con { $other }.
automania-advice-why-factory-every = { $count ->
    [one] Con { $tile-the }, cada coche tiene { $count } estrella más.
   *[other] Con { $tile-the }, cada coche tiene { $count } estrellas más.
}
automania-advice-why-factory-markets = { $count ->
    [one] Con { $tile-the }, { $car-the } tiene { $count } estrella más en los dos mercados.
   *[other] Con { $tile-the }, { $car-the } tiene { $count } estrellas más en los dos mercados.
}
automania-advice-why-factory-stars = { $count ->
    [one] Con { $tile-the }, { $car-the } tiene { $count } estrella más en { $market }.
   *[other] Con { $tile-the }, { $car-the } tiene { $count } estrellas más en { $market }.
}
automania-advice-why-factory-wanted = { $count ->
    [one] Con las demandas que entran, { $car-the } tiene { $count } estrella más en { $market }.
   *[other] Con las demandas que entran, { $car-the } tiene { $count } estrellas más en { $market }.
}
automania-advice-why-factory-limit = { $count ->
    [one] El gerente de ventas permite { $count } venta más por ronda.
   *[other] El gerente de ventas permite { $count } ventas más por ronda.
}
automania-advice-why-factory-crew = { $count ->
    [one] El gerente de personal trae { $count } trabajador neutral.
   *[other] El gerente de personal trae { $count } trabajadores neutrales.
}
automania-advice-why-factory-left = { $count ->
    [one] Queda { $count } trabajador en casa para más acciones en esta ronda.
   *[other] Quedan { $count } trabajadores en casa para más acciones en esta ronda.
}
automania-advice-why-contracts-plain = Los contratos valen { $gain } puntos más que con { $other }.
automania-advice-why-contracts-drawn = Da un contrato nuevo que no ve nadie más.
automania-advice-why-contracts-ready = { $count ->
    [one] La fábrica puede cumplir el contrato tomado, { $car } de popularidad { $popularity }: { $count } medalla de plata.
   *[other] La fábrica puede cumplir el contrato tomado, { $car } de popularidad { $popularity }: { $count } medallas de plata.
}
automania-advice-why-contracts-taken = { $count ->
    [one] El contrato tomado, { $car } de popularidad { $popularity }, vale { $count } medalla de plata.
   *[other] El contrato tomado, { $car } de popularidad { $popularity }, vale { $count } medallas de plata.
}
automania-advice-why-contracts-meets = { $count ->
    [one] La fábrica puede cumplir ya el contrato de la mano, { $car } de popularidad { $popularity }: { $count } medalla de plata.
   *[other] La fábrica puede cumplir ya el contrato de la mano, { $car } de popularidad { $popularity }: { $count } medallas de plata.
}
automania-advice-why-contracts-nearer = { $count ->
    [one] La fábrica está más cerca de cumplir el contrato de la mano, { $car } de popularidad { $popularity }: { $count } medalla de plata.
   *[other] La fábrica está más cerca de cumplir el contrato de la mano, { $car } de popularidad { $popularity }: { $count } medallas de plata.
}
automania-advice-why-money-plain = Los autobucks valen { $gain } puntos más que con { $other }.
automania-advice-why-money-now = { $count ->
    [one] Da en total { $count } autobuck.
   *[other] Da en total { $count } autobucks.
}
automania-advice-why-money-retired = { $count ->
    [one] Retirarse da { $count } autobuck.
   *[other] Retirarse da { $count } autobucks.
}
automania-advice-why-money-sale = { $count ->
    [one] La venta da { $count } autobuck, más que { $other }.
   *[other] La venta da { $count } autobucks, más que { $other }.
}
automania-advice-why-money-left = { $count ->
    [one] Queda { $count } autobuck sin gastar.
   *[other] Quedan { $count } autobucks sin gastar.
}
automania-advice-why-workers-plain = Los trabajadores que quedan en casa valen { $gain } puntos más que con { $other }.
automania-advice-why-workers-hired = { $count ->
    [one] El gerente de personal trae { $count } trabajador neutral.
   *[other] El gerente de personal trae { $count } trabajadores neutrales.
}
automania-advice-why-workers-left = { $count ->
    [one] Queda { $count } trabajador en casa para más acciones en esta ronda.
   *[other] Quedan { $count } trabajadores en casa para más acciones en esta ronda.
}
automania-advice-why-order-plain = El orden de turno de la próxima ronda vale { $gain } puntos más que con { $other }.
automania-advice-why-order-first = Con la oficina de ventas { $office } nadie juega antes en la próxima ronda.
automania-advice-why-order-later = { $count ->
    [one] Con la oficina de ventas { $office } juega antes, como máximo, { $count } persona en la próxima ronda.
   *[other] Con la oficina de ventas { $office } juegan antes, como máximo, { $count } personas en la próxima ronda.
}
automania-advice-why-rival-plain = Le cuesta a { $name } cerca de { $worth }.
automania-advice-why-rival-cars = Le cuesta a { $name } cerca de { $worth }: con { $other }, sus coches se venderían por más.
automania-advice-why-rival-factory = Le cuesta a { $name } cerca de { $worth }: con { $other }, sus coches serían más populares.
automania-advice-why-rival-workers = Le cuesta a { $name } cerca de { $worth }: con { $other }, tendría más trabajadores en casa.
