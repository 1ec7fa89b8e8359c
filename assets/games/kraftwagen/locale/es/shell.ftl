### Lo que dicen las páginas de la ventana con palabras de Kraftwagen; va antes que lo de cualquier juego.

## kraftwagen.aim

kraftwagen-aim-title = Diriges una joven fábrica de coches
kraftwagen-aim-pictures-card_hire3 = Le toca al trabajador de la cola de la cadena. Toma cualquier ficha y haz lo que muestra.
kraftwagen-aim-pictures-action_body = Construye carrocerías y motores. Pon un coche a la venta al precio que elijas.
kraftwagen-aim-pictures-buyer_engine = Cada comprador se lleva el mejor coche en lo que busca: carrocería, motor, prestigio o precio.
kraftwagen-aim-pictures-action_sale = Tras tres turnos de juego gana quien tenga más dinero.
kraftwagen-aim-more = Señala cualquier cosa para saber qué es y qué daría. La bombilla da una pista, y casi todas las jugadas se pueden deshacer.
kraftwagen-tagline = Construir, correr y vender en los primeros años del motor

## kraftwagen.score

kraftwagen-score-name = dinero
kraftwagen-score-title = Dinero
kraftwagen-score-amount = { $count ->
    [one] { $number } moneda
   *[other] { $number } monedas
}
kraftwagen-stages = turnos de juego

## kraftwagen.standing

kraftwagen-standing-tie = Tienen el mismo dinero, así que comparten la victoria

## kraftwagen.options

kraftwagen-options-short-title = Partida corta
kraftwagen-options-short-note = Dos turnos de juego sin ingenieros, de 15 a 20 minutos.
kraftwagen-options-short-on = La partida corta
kraftwagen-options-short-off = La partida completa
kraftwagen-options-special_tiles-title = Fichas especiales
kraftwagen-options-special_tiles-note = Una ficha de acción más, con un extra. Cada turno de juego tiene las suyas.
kraftwagen-options-special_tiles-on = Con fichas especiales
kraftwagen-options-special_tiles-off = Sin fichas especiales
kraftwagen-options-handicap-title = Ventaja
kraftwagen-options-handicap-on = Con ventaja
kraftwagen-options-handicap-off = Sin ventaja
kraftwagen-options-handicap-tip = Dinero con el que empieza este asiento

## kraftwagen.analysis

kraftwagen-analysis-stage = Turno de juego { $number }

## kraftwagen.statistics

kraftwagen-statistics-stage = T. de juego { $number }

## kraftwagen.bots

kraftwagen-bots-apprentice-note = Toma lo que más le pide su propia fábrica, por mucho que espere después.
kraftwagen-bots-apprentice-names =
    Rudi
    Fritz
    Toni
    Poldi
kraftwagen-bots-journeyman-note = Conoce el oficio, pero pone cada coche a la venta enseguida y demasiado barato.
kraftwagen-bots-journeyman-names =
    Paula
    Berta
    Lotte
    Mitzi
kraftwagen-bots-merchant-names =
    Gustav
    Emil
    Hugo
    Ludwig
kraftwagen-bots-engineer-names =
    Hedwig
    Ilse
    Helene
    Amalie
kraftwagen-bots-champion-names =
    Theodora
    Leonore
    Eugenie
    Adele
kraftwagen-bots-racer-title = Piloto
kraftwagen-bots-racer-note = Fuerte, y nunca deja pasar una vuelta del Gran Premio.
kraftwagen-bots-racer-names =
    Elly
    Rosa
    Lina
    Carla
kraftwagen-bots-coachbuilder-title = Carrocero
kraftwagen-bots-coachbuilder-note = Fuerte, y construye las mejores carrocerías y los mejores motores.
kraftwagen-bots-coachbuilder-names =
    Battista
    Ettore
    Anton
    Jakob
kraftwagen-bots-discounter-title = Saldista
kraftwagen-bots-discounter-note = Fuerte, e inunda el mercado de coches baratos.
kraftwagen-bots-discounter-names =
    Willi
    Otto
    Hans
    Ferdinand

## kraftwagen.keys

kraftwagen-keys-command-forecast = Previsión de la venta
kraftwagen-keys-board-body = Carrocería del coche: { $value }. Arriba y Abajo la cambian, Intro continúa.
kraftwagen-keys-board-engine = Motor del coche: { $value }. Arriba y Abajo lo cambian.
kraftwagen-keys-board-workers = Trabajadores del coche: { $value }. Arriba y Abajo cambian el número.
kraftwagen-keys-board-price = Precio del coche: { $value }. Arriba y Abajo lo cambian.
kraftwagen-keys-board-price_proposed = El precio que más dinero daría: { $value }. Arriba y Abajo lo cambian.
kraftwagen-keys-board-none = aún nada
kraftwagen-keys-board-confirm = Poner el coche a la venta: { $verdict }.
kraftwagen-keys-board-cancel = No poner ningún coche a la venta.
kraftwagen-keys-board-choose = { $decision }.
kraftwagen-keys-board-choose_cancel = Devolverlo y elegir otra cosa.
kraftwagen-keys-board-no_sale = No vender nada.
kraftwagen-keys-board-no_buyer = No añadir comprador.
kraftwagen-keys-change-as_is = { $cell }: { $value }. Podría ser { $others }: Arriba y Abajo lo cambian.
kraftwagen-keys-change-changed = { $cell }: { $value } en lugar de { $was }. Arriba y Abajo lo cambian, Intro continúa.
kraftwagen-keys-change-none = { $cell }: { $value }. No hay nada más que elegir.
kraftwagen-keys-change-confirm = Cambiar el coche: { $verdict }
kraftwagen-keys-change-cancel = Dejar el coche como está.

## kraftwagen.describe

kraftwagen-describe-area-now = Qué hay que hacer
kraftwagen-describe-area-ring = Cadena, desde la cola
kraftwagen-describe-area-circuit = Gran Premio
kraftwagen-describe-area-buyers = Compradores
kraftwagen-describe-area-market = Mercado
kraftwagen-describe-area-research = Investigación
kraftwagen-describe-area-awards = Premios
kraftwagen-describe-area-works = Fábrica de { $name }
kraftwagen-describe-place = { $place }. { $words }
kraftwagen-describe-times = { $count } veces: { $words }

## kraftwagen.merits

kraftwagen-merits-finished-title = El primer modelo
kraftwagen-merits-finished-note = Juega una partida hasta el final.
kraftwagen-merits-customers-title = Clientela de todo tipo
kraftwagen-merits-customers-note = Vende a cada uno de los cuatro tipos de comprador, en las partidas que quieras.
kraftwagen-merits-customers_at_once-title = Algo para todos
kraftwagen-merits-customers_at_once-note = Vende a los cuatro tipos de comprador en una partida.
kraftwagen-merits-underbid-title = Un poco más barato
kraftwagen-merits-underbid-note = Vende un coche porque cuesta menos que otro igual de bueno.
kraftwagen-merits-sold_out-title = Todo vendido
kraftwagen-merits-sold_out-note = Pon a la venta al menos tres coches en una partida y véndelos todos.
kraftwagen-merits-three_turns-title = Paciencia en la cadena
kraftwagen-merits-three_turns-note = Juega tres turnos seguidos porque tu trabajador sigue en la cola.
kraftwagen-merits-race_won-title = Bandera a cuadros
kraftwagen-merits-race_won-note = Lidera el Gran Premio en un recuento.
kraftwagen-merits-two_laps-title = Otra vuelta
kraftwagen-merits-two_laps-note = Completa dos vueltas en un turno de juego.
kraftwagen-merits-long_jump-title = Por encima de todos
kraftwagen-merits-long_jump-note = Salta tres coches en un solo avance.
kraftwagen-merits-five_sources-title = Cinco ingresos
kraftwagen-merits-five_sources-note = Gana dinero de cinco fuentes distintas en una partida.
kraftwagen-merits-start_tiles-title = Todos los comienzos
kraftwagen-merits-start_tiles-note = Empieza con cada una de las cuatro fichas de inicio, en las partidas que quieras.
kraftwagen-merits-start_tiles-piece = «{ $tasks }»
kraftwagen-merits-engineers-title = La oficina técnica al completo
kraftwagen-merits-engineers-note = Cuenta con cada uno de los nueve ingenieros, en las partidas que quieras.
kraftwagen-merits-awards-title = Vitrina llena
kraftwagen-merits-awards-note = Gana cada uno de los diez premios, en las partidas que quieras.
kraftwagen-merits-won-title = Primer premio
kraftwagen-merits-won-note = Gana una partida.
kraftwagen-merits-won_without_race-title = Solo negocios
kraftwagen-merits-won_without_race-note = Gana una partida sin que tu coche de carreras se mueva nunca.
kraftwagen-merits-won_sizes-title = En todas las mesas
kraftwagen-merits-won_sizes-note = Gana partidas de dos, de tres y de cuatro.

kraftwagen-credits = Kraftwagen es un juego de Matthias Cramer.
