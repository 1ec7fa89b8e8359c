### Lo que dicen los bots de sus jugadas en Kraftwagen, y adónde hace mirar una pista.

## kraftwagen.advice

kraftwagen-advice-kind-take = tomar una ficha de acción
kraftwagen-advice-kind-start = elegir una ficha de inicio
kraftwagen-advice-kind-hire = contratar
kraftwagen-advice-kind-research = las cartas de investigación
kraftwagen-advice-kind-body = carrocerías y talleres
kraftwagen-advice-kind-engine = motores, talleres y el coche de carreras
kraftwagen-advice-kind-buyer = los compradores
kraftwagen-advice-kind-race = el Gran Premio
kraftwagen-advice-kind-car = un coche para el mercado
kraftwagen-advice-kind-daimler_low = los marcadores de Daimler
kraftwagen-advice-kind-daimler_high = los marcadores de Daimler
kraftwagen-advice-kind-space = el coche de carreras
kraftwagen-advice-kind-engine2 = el coche de carreras
kraftwagen-advice-kind-diesel = los marcadores de Diesel
kraftwagen-advice-kind-benz = el comprador de Benz
kraftwagen-advice-kind-sale = una venta privada
kraftwagen-advice-kind-end = terminar el turno
kraftwagen-advice-look-money = Busca cómo ganar dinero enseguida.
kraftwagen-advice-look-sale = Mira los compradores y el mercado: ¿qué se vende, y por cuánto?
kraftwagen-advice-look-race = Mira el Gran Premio: puestos y vueltas.
kraftwagen-advice-look-parts = Mira los talleres: ¿qué falta aún para un coche?
kraftwagen-advice-look-workers = Mira la cantina: ¿hay bastantes trabajadores?
kraftwagen-advice-look-research = Mira las cartas de investigación.
kraftwagen-advice-look-awards = Mira los premios que aún están libres.
kraftwagen-advice-look-rival = Mira a los demás: ¿qué les gustaría tener?
kraftwagen-advice-look-time = Mira la cadena: ¿cuánto falta para el próximo turno?
kraftwagen-advice-look-only_start = Mira las fichas de inicio: ¿cuál ayudaría más al principio?
kraftwagen-advice-idea-money-plain = Aquí puedes ganar dinero enseguida.
kraftwagen-advice-idea-money-award = Hay un premio a tu alcance.
kraftwagen-advice-idea-money-scored = Si el turno de juego acaba ahora, el recuento te da buen dinero.
kraftwagen-advice-idea-sale-plain = Piensa en la próxima venta: ¿qué podrías vender?
kraftwagen-advice-idea-sale-body = Piensa en los compradores de carrocería: ¿quién tiene la mejor carrocería?
kraftwagen-advice-idea-sale-engine = Piensa en los compradores de motor: ¿quién tiene el mejor motor?
kraftwagen-advice-idea-sale-prestige = Piensa en los compradores de prestigio: ¿qué coche lleva más trabajadores?
kraftwagen-advice-idea-sale-price = Piensa en los compradores de precio: ¿qué coche es el más barato?
kraftwagen-advice-idea-sale-hope = Un coche del mercado aún puede encontrar comprador.
kraftwagen-advice-idea-race-plain = Tu coche de carreras podría darte más dinero.
kraftwagen-advice-idea-race-lap = Podrías completar una vuelta.
kraftwagen-advice-idea-race-place = Podrías ganar un puesto en la carrera.
kraftwagen-advice-idea-race-on = Tu coche de carreras podría avanzar.
kraftwagen-advice-idea-parts-plain = Tu próximo coche necesita piezas.
kraftwagen-advice-idea-parts-pair = Podrías tener las dos piezas de un coche: carrocería y motor.
kraftwagen-advice-idea-parts-body = Con una carrocería, tu próximo coche estaría más cerca.
kraftwagen-advice-idea-parts-engine = Con un motor, tu próximo coche estaría más cerca.
kraftwagen-advice-idea-workers-plain = Más trabajadores te ayudarían.
kraftwagen-advice-idea-workers-engineer = Un ingeniero podría ayudarte.
kraftwagen-advice-idea-research-plain = Tus piezas podrían mejorar.
kraftwagen-advice-idea-research-engineer = Un ingeniero podría ayudarte.
kraftwagen-advice-idea-research-both = Tus carrocerías y tus motores podrían mejorar.
kraftwagen-advice-idea-research-body = Tus carrocerías podrían mejorar.
kraftwagen-advice-idea-research-engine = Tus motores podrían mejorar.
kraftwagen-advice-idea-research-speed = Tu coche de carreras podría ser más rápido.
kraftwagen-advice-idea-awards = Un premio queda más cerca si te lo propones.
kraftwagen-advice-idea-time = Aquí importa cuánto tardas en volver a jugar.
kraftwagen-advice-brief-money-plain = Así entra más dinero enseguida.
kraftwagen-advice-brief-money-award = Así se gana un premio.
kraftwagen-advice-brief-money-scored = Acaba el turno de juego, y el recuento da buen dinero.
kraftwagen-advice-brief-sale-plain = Se podría vender más.
kraftwagen-advice-brief-sale-body = Un comprador de carrocería se lleva el coche.
kraftwagen-advice-brief-sale-engine = Un comprador de motor se lleva el coche.
kraftwagen-advice-brief-sale-prestige = Un comprador de prestigio se lleva el coche.
kraftwagen-advice-brief-sale-price = Un comprador de precio se lleva el coche.
kraftwagen-advice-brief-sale-hope = El coche queda a la espera de compradores.
kraftwagen-advice-brief-race-plain = Esto ayuda en la carrera.
kraftwagen-advice-brief-race-lap = El coche de carreras completa una vuelta.
kraftwagen-advice-brief-race-place = Así se gana un puesto en la carrera.
kraftwagen-advice-brief-race-on = El coche de carreras avanza.
kraftwagen-advice-brief-parts-plain = Mejores piezas en los talleres.
kraftwagen-advice-brief-parts-pair = Carrocería y motor quedan listos.
kraftwagen-advice-brief-parts-body = Queda lista una carrocería.
kraftwagen-advice-brief-parts-engine = Queda listo un motor.
kraftwagen-advice-brief-workers-plain = Más trabajadores para los próximos coches.
kraftwagen-advice-brief-workers-engineer = { $engineer } llega a la fábrica: { $does }.
kraftwagen-advice-brief-workers-spared = Quedan trabajadores para los próximos coches.
kraftwagen-advice-brief-research-plain = Mejores piezas desde ahora.
kraftwagen-advice-brief-research-engineer = { $engineer } llega a la fábrica: { $does }.
kraftwagen-advice-brief-research-both = Permite mejores carrocerías y motores.
kraftwagen-advice-brief-research-body = Permite una carrocería { $value }.
kraftwagen-advice-brief-research-engine = Permite un motor { $value }.
kraftwagen-advice-brief-research-speed = El coche de carreras gana velocidad.
kraftwagen-advice-brief-awards = Así un premio queda más cerca.
kraftwagen-advice-brief-time-plain = El próximo turno llega antes.
kraftwagen-advice-brief-time-again = El próximo turno llega enseguida.
kraftwagen-advice-brief-time-after = El próximo turno llega pronto.
kraftwagen-advice-brief-time-later = { $count ->
    [one] El próximo turno llega tras { $count } turno de otra persona.
   *[other] El próximo turno llega tras { $count } turnos de los demás.
}
kraftwagen-advice-why-money-plain = Da enseguida { $worth } más que { $other }.
kraftwagen-advice-why-money-now = { $amount ->
    [one] Es { $amount } moneda enseguida.
   *[other] Son { $amount } monedas enseguida.
}
kraftwagen-advice-why-money-award = { $amount ->
    [one] Así se gana el premio { $award-to }: en total { $amount } moneda enseguida.
   *[other] Así se gana el premio { $award-to }: en total { $amount } monedas enseguida.
}
kraftwagen-advice-why-money-scored = { $amount ->
    [one] Con esto llega el recuento, que da { $amount } moneda.
   *[other] Con esto llega el recuento, que da { $amount } monedas.
}
kraftwagen-advice-why-sale-plain = En el mercado se esperan { $worth } más que con { $other }.
kraftwagen-advice-why-sale-body = { $count ->
    [one] Hay un comprador de carrocería activo: el coche con carrocería { $value } se vende por { $price }.
   *[other] Hay { $count } compradores de carrocería activos: el coche con carrocería { $value } se vende por { $price }.
}
kraftwagen-advice-why-sale-engine = { $count ->
    [one] Hay un comprador de motor activo: el coche con motor { $value } se vende por { $price }.
   *[other] Hay { $count } compradores de motor activos: el coche con motor { $value } se vende por { $price }.
}
kraftwagen-advice-why-sale-prestige = { $count ->
    [one] Hay un comprador de prestigio activo: el coche con prestigio { $value } se vende por { $price }.
   *[other] Hay { $count } compradores de prestigio activos: el coche con prestigio { $value } se vende por { $price }.
}
kraftwagen-advice-why-sale-price = { $count ->
    [one] Hay un comprador de precio activo: el coche de precio { $price } es el más barato y se vende por el doble.
   *[other] Hay { $count } compradores de precio activos: el coche de precio { $price } es el más barato y se vende por el doble.
}
kraftwagen-advice-why-sale-hope = El coche de precio { $price } está listo para los próximos compradores.
kraftwagen-advice-why-race-plain = Con el Gran Premio se esperan { $worth } más que con { $other }.
kraftwagen-advice-why-race-lap = El coche de carreras completa la vuelta { $lap }.
kraftwagen-advice-why-race-place = El coche de carreras llega al puesto { $place }.
kraftwagen-advice-why-race-on = { $count ->
    [one] El coche de carreras avanza { $count } casilla.
   *[other] El coche de carreras avanza { $count } casillas.
}
kraftwagen-advice-why-parts-plain = Con mejores piezas en los talleres se esperan { $worth } más que con { $other }.
kraftwagen-advice-why-parts-pair = La carrocería { $body } y el motor { $engine } quedan listos para un coche.
kraftwagen-advice-why-parts-body = La carrocería { $value } espera su motor en los talleres.
kraftwagen-advice-why-parts-engine = El motor { $value } espera su carrocería en los talleres.
kraftwagen-advice-why-workers-plain = Con más trabajadores en la cantina se esperan { $worth } más que con { $other }.
kraftwagen-advice-why-workers-more = { $count ->
    [one] Llega a la cantina { $count } trabajador más para el próximo coche.
   *[other] Llegan a la cantina { $count } trabajadores más para los próximos coches.
}
kraftwagen-advice-why-workers-engineer = { $engineer } llega a la fábrica y no necesita trabajador: { $does }.
kraftwagen-advice-why-workers-spared = Gasta menos trabajadores: se quedan para los próximos coches.
kraftwagen-advice-why-research-plain = La investigación aporta { $worth } más que { $other }.
kraftwagen-advice-why-research-engineer = { $engineer } llega a la fábrica: { $does }.
kraftwagen-advice-why-research-both = Puntos para carrocería { $body } y motor { $engine }: mejores piezas desde ahora.
kraftwagen-advice-why-research-body = Puntos para carrocería { $value }: mejores carrocerías desde ahora.
kraftwagen-advice-why-research-engine = Puntos para motor { $value }: mejores motores desde ahora.
kraftwagen-advice-why-research-speed = El motor { $value } hace más rápido el coche de carreras.
kraftwagen-advice-why-awards-plain = Los premios quedan más cerca, y eso vale { $worth } más que { $other }.
kraftwagen-advice-why-time-plain = El próximo turno llega antes, y eso vale { $worth } más que { $other }.
kraftwagen-advice-why-time-again = El próximo turno llega enseguida, antes de que juegue nadie más.
kraftwagen-advice-why-time-after = { $count ->
    [one] El próximo turno llega pronto, tras { $count } turno de otra persona.
   *[other] El próximo turno llega pronto, tras { $count } turnos de los demás.
}
kraftwagen-advice-why-time-later = { $count ->
    [one] El próximo turno llega tras { $count } turno de otra persona.
   *[other] El próximo turno llega tras { $count } turnos de los demás.
}
