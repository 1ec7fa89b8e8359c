### Consejos en una primera partida de Kraftwagen: cada uno se dice una vez, cuando llega su momento.

## kraftwagen.tips

kraftwagen-tips-start = Elige cualquier ficha de inicio. Te da enseguida trabajadores, piezas o algunas casillas en el Gran Premio.
kraftwagen-tips-take = Señala una ficha para ver qué da. Cuanto más adelante está, más tarda en llegar tu próximo turno.
kraftwagen-tips-research-engineers = Los puntos de carrocería y de motor mejoran las piezas durante toda la partida. Los ingenieros no necesitan trabajador.
kraftwagen-tips-research-short = Los puntos de carrocería y de motor mejoran las piezas durante toda la partida.
kraftwagen-tips-buyer = Llama a un comprador que quiera aquello en lo que tus coches son mejores. Recibes el dinero junto a la pila.
kraftwagen-tips-race = Tu coche de carreras avanza tantas casillas como valga su motor. Los puestos y las vueltas dan dinero al final del turno de juego.
kraftwagen-tips-engine = Un motor puede ir a un taller, para venderlo, o a tu coche de carreras, para avanzar más.
kraftwagen-tips-full = Tus talleres están llenos. Quizá convenga poner antes un coche a la venta, porque una pieza nueva ocupa el sitio de una vieja.
kraftwagen-tips-inactive = Contrata a un trabajador para tu carta inactiva. Antes no da nada.
kraftwagen-tips-sale = Tal como está, un comprador paga { $money } por tu coche. Otro coche aún puede pedir menos.
kraftwagen-tips-unsold = Ahora puedes poner un coche a la venta, aunque todavía no lo compraría nadie, o esperar a un comprador o a piezas mejores.
kraftwagen-tips-ending = El turno de juego acaba pronto. Entonces solo se venden los coches del mercado.
kraftwagen-tips-end = Termina tu turno. No queda nada más por hacer.
