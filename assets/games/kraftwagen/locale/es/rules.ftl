### Las palabras del reglamento; su orden está en games/kraftwagen/learn/rulebook.yaml. Un texto puede nombrar
### imágenes de ui/tables/kraftwagen/illustrations.py ([tile hire]) y otras reglas (<A3>).

## kraftwagen.rulebook

kraftwagen-rulebook-aim-title = El objetivo
kraftwagen-rulebook-aim-text =
    Un juego para **dos, tres o cuatro personas**. Diriges una joven fábrica de coches. En **tres turnos de
    juego** desarrollas carrocerías y motores, corres un Gran Premio y vendes los coches que construyes. **Gana
    quien tenga más dinero.**

    ## De dónde viene el dinero

    - [car 3 4 2 8] de los coches que vendes <Z5>
    - [race_car 0] de los puestos <Z1> y las vueltas <Z2> en el Gran Premio
    - [white 1 2] de los marcadores blancos que tomas al llamar a un comprador <A5>
    - [award body_3] de diez premios, cada uno para quien haga algo antes que nadie
kraftwagen-rulebook-set_up-title = Preparación
kraftwagen-rulebook-turn-title = Tu turno
kraftwagen-rulebook-turn-text =
    { "" }[ring later] Los trabajadores y las fichas de acción forman la **cadena**, uno detrás de otro. El hueco
    está entre la cabeza y la cola. Aquí Amarillo está en la cola y le toca.
kraftwagen-rulebook-actions-title = Seis acciones
kraftwagen-rulebook-actions-text =
    - [action hire] **Contratar**: conseguir un trabajador más <A1>
    - [action research] **Investigar**: tomar una carta <A2>
    - [action body] **Carrocería**: tomar una carrocería <A3>
    - [action engine] **Motor**: tomar un motor <A4>
    - [action buyer] **Comprador**: llamar a un comprador más <A5>
    - [action race] **Gran Premio**: avanzar con el coche de carreras <A6>
kraftwagen-rulebook-research-title = Investigación
kraftwagen-rulebook-research-text = Hay cincuenta cartas de investigación de tres tipos: desarrollos, cartas instantáneas e ingenieros.
kraftwagen-rulebook-engineers-title = Ingenieros
kraftwagen-rulebook-engineers-text =
    Hay nueve ingenieros, una carta de cada uno. La carta se queda delante de ti y no necesita
    trabajador. Sus marcadores se usan una vez y después se retiran del juego.
kraftwagen-rulebook-market-title = El mercado
kraftwagen-rulebook-grand_prix-title = El Gran Premio
kraftwagen-rulebook-awards-title = Premios
kraftwagen-rulebook-awards-text = Cada premio se da una sola vez en la partida, al momento, a quien lo consiga antes que nadie.
kraftwagen-rulebook-two_players-title = Partidas de dos
kraftwagen-rulebook-special_tiles-title = Fichas especiales
kraftwagen-rulebook-special_tiles-text =
    Una opción que se elige antes de la partida. Cada turno de juego tiene sus cuatro fichas especiales, con
    una acción y un **extra**:

    - [tile a_hire] [tile a_race] Primer turno de juego: un trabajador más, dos casillas más, o una carrocería o un motor que valen uno
      más, como máximo 7.
    - [tile b_research] [tile b_buyer] Segundo: investigar entre tres cartas, un comprador y 2 monedas, tres casillas más, o contratar y
      una venta privada.
    - [tile c_engine] [tile c_research] Tercero: una carrocería o un motor que valen dos más, investigar y una venta privada, o un comprador y
      3 monedas.
kraftwagen-rulebook-rule-11-title = Quién gana
kraftwagen-rulebook-rule-11-text =
    Gana quien tenga **más dinero** tras el tercer turno de juego: marcadores y premios
    juntos. En caso de empate se comparte la victoria. El dinero puede estar oculto o visible, pero toda ganancia es pública.
    Nadie sabe qué cartas vendrán.
kraftwagen-rulebook-rule-S2-title = Lo que es tuyo
kraftwagen-rulebook-rule-S2-text =
    - [body 2] Tres **talleres** para piezas: carrocerías y motores en cualquier combinación.
    - [worker 0] Catorce **trabajadores**: cuatro empiezan en la cantina, uno está en la cadena, uno
      cuenta tus vueltas y ocho esperan en la reserva a que los contrates <A1>. Los de la
      cantina pueden trabajar.
    - [engine 1] Un **coche de carreras** con un motor de valor 1. Espera en boxes.
    - [start 0] Una **ficha de inicio** que eliges al principio <S4>.
kraftwagen-rulebook-rule-S1-title = La cadena
kraftwagen-rulebook-rule-S1-text =
    { "" }[ring] De la cola a la cabeza están los trabajadores en orden aleatorio, después las fichas con una
    acción, las de dos y la de tres, cada grupo barajado. El trabajador que está
    al final de la cola es el primero en jugar.
kraftwagen-rulebook-rule-S3-title = Cartas de investigación
kraftwagen-rulebook-rule-S3-text = [card two_engine] Se barajan las cincuenta cartas y se ponen dos boca arriba.
kraftwagen-rulebook-rule-S4-title = Fichas de inicio
kraftwagen-rulebook-rule-S4-text =
    { "" }[start 1] Se elige una en **orden inverso**: primero quien tiene el trabajador junto a las
    fichas, al final quien juega primero. Haces enseguida sus acciones, en cualquier orden
    y con las reglas de siempre, con un punto de carrocería y uno de motor. Después le das la vuelta:
    cuenta como un desarrollo activo con un punto de carrocería y uno de motor que no necesita
    trabajador. Un motor en el coche de carreras no añade puntos.
kraftwagen-rulebook-rule-S5-title = Cuántas fichas de inicio
kraftwagen-rulebook-rule-S5-text =
    En partidas de tres sobra la cuarta ficha de inicio; en las de dos se sacan dos
    al azar y se elige entre ellas.
kraftwagen-rulebook-rule-S6-title = La partida corta
kraftwagen-rulebook-rule-S6-text =
    Una opción que se elige antes de la partida. Tiene dos turnos de juego, con los marcadores de precio del segundo y el
    tercero. Los nueve ingenieros y el premio por tres de ellos se quedan en la caja. Las demás reglas
    son las de la partida completa.
kraftwagen-rulebook-rule-T1-title = Al empezar cada turno de juego
kraftwagen-rulebook-rule-T1-text =
    - [price 1] Se ponen los ocho marcadores de precio del turno de juego.
    - [white 2 1 1 1] Se añaden marcadores blancos junto a los compradores: **2** junto a carrocería, **1**
      junto a cada uno de los demás: motor, prestigio y precio. Los que aún estén allí se quedan.
    - [token] El reloj de arena de la escala de compradores va al inicio; en partidas de dos, a 2.
    - [worker 1] Los coches de carreras están en boxes, con las vueltas a 0. La cadena se queda como está:
      sigue quien está en la cola.
kraftwagen-rulebook-rule-C1-title = A quién le toca
kraftwagen-rulebook-rule-C1-text =
    Le toca a quien tenga su trabajador en la **cola**. Así, quien
    toma fichas cerca de la cola puede jugar varios turnos seguidos, y quien salta muy hacia
    delante deja a los demás todo lo que hay en medio.
kraftwagen-rulebook-rule-C1-example =
    Amarillo toma la ficha justo delante de su trabajador. No adelanta a ningún otro, así que
    vuelve a estar en la cola y juega otro turno.
kraftwagen-rulebook-rule-C2-title = Tomar una ficha
kraftwagen-rulebook-rule-C2-text =
    { "" }[tile race+buyer] Tienes que tomar una ficha de acción, cualquiera de la cadena. Tu trabajador ocupa
    su sitio y la ficha pasa a la **cabeza**.
kraftwagen-rulebook-rule-C2-example = Amarillo toma la ficha Contratar. Su trabajador va al sitio de la ficha; la ficha, a la cabeza.
kraftwagen-rulebook-rule-C3-title = Fichas en la cola
kraftwagen-rulebook-rule-C3-text =
    En cuanto acaba un turno, antes que nada, cada ficha de la cola pasa a la
    cabeza, hasta que haya allí un trabajador.
kraftwagen-rulebook-rule-C3-example = Ha acabado un turno y en la cola hay dos fichas. Las dos pasan a la cabeza.
kraftwagen-rulebook-rule-C4-title = Solo importa el orden
kraftwagen-rulebook-rule-C4-text = La cadena se dibuja como un círculo con un hueco. Los sitios vacíos no significan nada.
kraftwagen-rulebook-rule-P1-title = Todas las acciones de la ficha
kraftwagen-rulebook-rule-P1-text =
    { "" }[tile research+body] Haces todas las acciones de la ficha, en cualquier orden, una tras
    otra. Lo que no se puede hacer se pierde.
kraftwagen-rulebook-rule-P2-title = Un coche, y el final
kraftwagen-rulebook-rule-P2-text =
    { "" }[car 3 4 2 8] Tras las acciones **puedes** poner un coche a la venta: lo llevas al mercado <M1>. Después
    terminas tu turno. Solo termina sin preguntar si lo has elegido así en los ajustes y no se puede hacer nada más.
kraftwagen-rulebook-rule-A1-title = Contratar
kraftwagen-rulebook-rule-A1-text =
    { "" }[worker 0] Un trabajador va de tu reserva a la cantina. Si tienes un desarrollo
    inactivo <K2>, el nuevo trabajador va allí y lo activa; si tienes varios,
    eliges uno. Con la reserva vacía se pierde la acción.
kraftwagen-rulebook-rule-A3-title = Carrocería
kraftwagen-rulebook-rule-A3-text =
    { "" }[body 3] Tomas una carrocería cuyo valor es *exactamente* el de tus puntos de carrocería activos, como máximo 7, y la pones en
    un taller libre. Si no hay ninguno, antes vuelve a la reserva una pieza de un taller.
kraftwagen-rulebook-rule-A4-title = Motor
kraftwagen-rulebook-rule-A4-text =
    { "" }[engine 4] Lo mismo con los puntos de motor. O montas el motor en tu coche de carreras;
    el motor viejo vuelve a la reserva. Un motor del coche de carreras no se vende nunca.
kraftwagen-rulebook-rule-A5-title = Comprador
kraftwagen-rulebook-rule-A5-text =
    { "" }[buyer prestige] Eliges un tipo de comprador que quede en su pila y llamas a uno a la
    casilla libre más baja de la fila: ahora está activo. Tomas todos los marcadores blancos que haya junto a esa
    pila. En la fila caben cuatro; en partidas de dos, tres.

    { "" }[token] Cuando la fila está llena, en lugar de eso tienes que mover el reloj de arena de la escala de compradores un paso
    hacia 0; en 0 se queda. Con tres o cuatro personas empieza a cuatro pasos de 0.
kraftwagen-rulebook-rule-A5-example = Hay cuatro compradores activos. Una acción Comprador mueve el reloj de arena del inicio a { $token_1 }.
kraftwagen-rulebook-rule-K5-title = Nunca más de 7
kraftwagen-rulebook-rule-K5-text = Los puntos por encima de 7 no sirven para las piezas: no hay piezas de más valor.
kraftwagen-rulebook-rule-A2-title = Investigar
kraftwagen-rulebook-rule-A2-text =
    Tomas una de las dos cartas que hay boca arriba y descartas la otra. Se ponen dos nuevas
    cuando se ha resuelto tu carta. Cuando el mazo se acaba, se barajan las cartas
    descartadas y forman el nuevo mazo.
kraftwagen-rulebook-rule-K1-title = Cartas instantáneas
kraftwagen-rulebook-rule-K1-text =
    { "" }[card three_workers] [card two_parts] Haces enseguida lo que dicen y después las descartas: contratas a tres trabajadores, o a los
    que te queden; avanzas cinco casillas en el Gran Premio; o tomas una carrocería y un motor, en el
    orden que quieras. Si no hay sitio para una pieza, antes vuelve otra <A3>.
kraftwagen-rulebook-rule-K2-title = Desarrollos
kraftwagen-rulebook-rule-K2-text =
    { "" }[card two_body] Un desarrollo necesita un trabajador. Si tienes uno en la cantina, va
    enseguida a la carta y la activa. Sin él, la carta está inactiva y no da
    nada hasta que contrates a un trabajador <A1>.
kraftwagen-rulebook-rule-K3-title = Lo que dan los desarrollos
kraftwagen-rulebook-rule-K3-text =
    { "" }[card body_now] Un desarrollo activo añade sus puntos durante toda la partida. Si además da una
    pieza, la tomas en cuanto la carta está activa, contando ya los nuevos puntos.
kraftwagen-rulebook-rule-K4-title = Trabajadores en desarrollos
kraftwagen-rulebook-rule-K4-text = Se quedan allí hasta el final de la partida.
kraftwagen-rulebook-rule-E0-title = Un marcador cada vez
kraftwagen-rulebook-rule-E0-text =
    Puedes usar **un marcador** en las acciones de un turno, uno al poner un coche a la venta y uno
    antes del recuento. Opel, Bugatti, Porsche y Otto no tienen marcadores, funcionan siempre y no
    cuentan.
kraftwagen-rulebook-rule-E10-title = Cuándo se usan los marcadores
kraftwagen-rulebook-rule-E10-text = Los marcadores para las acciones de un turno se pueden usar antes, entre ellas y después.
kraftwagen-rulebook-rule-E1-title = Opel
kraftwagen-rulebook-rule-E1-text =
    { "" }[engineer opel] Por tus coches, los compradores de precio pagan el triple de su precio en lugar
    del doble <Z5>.
kraftwagen-rulebook-rule-E1-example =
    Amarillo tiene a Opel. Por su coche, de precio { $price_1 }, recibe esa cantidad y { $bonus_1 } más en
    marcadores blancos.
kraftwagen-rulebook-rule-E2-title = Horch
kraftwagen-rulebook-rule-E2-text =
    { "" }[engineer horch] Marcadores de +1 y +2 para el motor de un coche. Puedes poner uno en un coche
    al ponerlo a la venta. Cuenta para los compradores y el valor puede pasar de 7.
kraftwagen-rulebook-rule-E3-title = Maybach
kraftwagen-rulebook-rule-E3-text = [engineer maybach] Lo mismo para la carrocería de un coche: marcadores de +1 y +2.
kraftwagen-rulebook-rule-E4-title = Benz
kraftwagen-rulebook-rule-E4-text =
    { "" }[engineer benz] Una vez, antes del recuento de la carrera <Z0>, añades un comprador más debajo de los
    demás. No toma marcadores blancos, pero puede ganar el premio de compradores <W2>.
kraftwagen-rulebook-rule-E5-title = Bugatti
kraftwagen-rulebook-rule-E5-text =
    { "" }[engineer bugatti] Si montas en tu coche de carreras un motor mejor que el viejo, el coche avanza
    enseguida tanto como el nuevo valor.
kraftwagen-rulebook-rule-E6-title = Porsche
kraftwagen-rulebook-rule-E6-text =
    { "" }[engineer porsche] Cada avance en el Gran Premio llega una casilla más lejos: el de la acción, el de una
    carta instantánea, el de Bugatti. El de la ficha de inicio no cambia.
kraftwagen-rulebook-rule-E7-title = Daimler
kraftwagen-rulebook-rule-E7-text =
    { "" }[engineer daimler] Marcadores de +2 y +4 para un comprador activo, en las acciones de tu propio
    turno, **uno por comprador**. Quien le vende recibe ese extra una vez; nunca se dobla.
kraftwagen-rulebook-rule-E8-title = Otto
kraftwagen-rulebook-rule-E8-text =
    { "" }[engineer otto] Al tomar la carta contratas a dos trabajadores, o a los que te queden,
    y después investigas otra vez entre dos cartas nuevas.
kraftwagen-rulebook-rule-E9-title = Diesel
kraftwagen-rulebook-rule-E9-text =
    { "" }[engineer diesel] Dos veces, en las acciones de tu propio turno, cambias **una** cosa de uno de
    tus coches del mercado: su carrocería o su motor por otra pieza de tu taller, su marcador de precio
    por otro libre, o bien añades trabajadores de la cantina. La pieza quitada vuelve a la
    reserva; el marcador de precio, junto al mercado.
kraftwagen-rulebook-rule-M1-title = Un coche
kraftwagen-rulebook-rule-M1-text =
    { "" }[car 4 3 2 8] Un coche es **una carrocería, un motor, al menos un trabajador** de la cantina (su
    prestigio) y **un marcador de precio** que aún esté junto al mercado; y un marcador de
    Horch <E2> o Maybach <E3> si quieres. Una vez en el mercado no cambia, salvo con
    Diesel <E9>.
kraftwagen-rulebook-rule-M1-example = Carrocería { $body_1 }, motor { $engine_1 }, prestigio { $workers_1 }, precio { $price_1 }.
kraftwagen-rulebook-rule-M2-title = Sitio en el mercado
kraftwagen-rulebook-rule-M2-text = Pones como máximo un coche a la venta por turno. Hay sitio para seis coches; en partidas de dos, para cuatro.
kraftwagen-rulebook-rule-T2-title = Cuándo acaban las acciones de un turno de juego
kraftwagen-rulebook-rule-T2-text =
    Acaban tras el turno en el que **se llena el mercado** o el **reloj de arena de la
    escala de compradores llega a 0**. Entonces se hace el recuento en este orden: Benz <Z0>, la carrera
    <Z1>, las vueltas <Z2>, los compradores <Z4>.
kraftwagen-rulebook-rule-Z0-title = Primero Benz
kraftwagen-rulebook-rule-Z0-text = Quien tenga a Benz puede añadir un comprador más <E4>, antes de que se pague la carrera.
kraftwagen-rulebook-rule-Z3-title = Antes de los compradores
kraftwagen-rulebook-rule-Z3-text =
    Los coches de carreras vuelven a boxes; las vueltas, a 0. El comprador de Benz actúa
    en último lugar.
kraftwagen-rulebook-rule-Z4-title = Qué compran los compradores
kraftwagen-rulebook-rule-Z4-text =
    Los compradores actúan en el orden en que están. Cada uno compra un coche, si queda alguno:

    - [buyer body] el de **carrocería**, el que tenga la mejor carrocería,
    - [buyer engine] el de **motor**, el que tenga el mejor motor,
    - [buyer prestige] el de **prestigio**, el que tenga más trabajadores,
    - [buyer price] el de **precio**, el más barato.

    En caso de empate, el de menor precio.
kraftwagen-rulebook-rule-Z4-example =
    Primero el comprador de prestigio se lleva el coche con más trabajadores, de precio { $price_1 }. El de
    carrocería encuentra dos coches con carrocería { $value_2 } y se lleva el de precio { $price_2 }. El de motor
    se lleva el que queda, de precio { $price_3 }.
kraftwagen-rulebook-rule-Z5-title = Lo que recibe quien vende
kraftwagen-rulebook-rule-Z5-text =
    { "" }[price 1 8] Tomas el marcador de precio del coche. De un comprador de **precio** tomas además un
    marcador blanco del mismo valor: el precio **dos veces**; con Opel <E1>, tres. El extra
    de Daimler <E7> se suma aparte.
kraftwagen-rulebook-rule-Z5-example =
    El comprador de precio se lleva el coche más barato, de precio { $price_1 }. Quien lo vende recibe esa cantidad y
    { $bonus_1 } más en marcadores blancos.
kraftwagen-rulebook-rule-Z6-title = Se vacía el mercado
kraftwagen-rulebook-rule-Z6-text =
    Todos los coches salen del mercado, vendidos o no: las piezas y los trabajadores vuelven a la reserva, y los
    marcadores de ingeniero usados se retiran del juego. Los marcadores de precio que sobran ya no sirven.
    Los compradores vuelven a sus pilas.
kraftwagen-rulebook-rule-A6-title = Avanzar
kraftwagen-rulebook-rule-A6-text =
    Tu coche avanza lo que vale su motor: de boxes primero a la casilla 1, y después
    por el circuito de nueve casillas. **Las casillas con otros coches se saltan y no cuentan**,
    aunque haya varias seguidas. En boxes no estorba nadie. Al pasar la línea de meta,
    de la última casilla a la casilla 1, se completa una vuelta.
kraftwagen-rulebook-rule-A6-example =
    El motor de Amarillo vale 2. La casilla { $jumped_1 } está ocupada y no cuenta: el coche se detiene en la
    casilla { $path_1 }.
kraftwagen-rulebook-rule-Z1-title = Puestos
kraftwagen-rulebook-rule-Z1-text =
    { "" }[race_car 1] La clasificación se ordena por vueltas y después por casilla. El primero recibe **7**, el segundo **4**,
    el tercero **2**. Un coche que sigue en boxes no participa.
kraftwagen-rulebook-rule-Z2-title = Vueltas
kraftwagen-rulebook-rule-Z2-text =
    { "" }[worker 1] Todos cobran por sus vueltas: **1, 3, 5, 6, 7** por una a cinco vueltas, y uno más por
    cada vuelta adicional.
kraftwagen-rulebook-rule-W1-title = Primera vuelta, segunda vuelta
kraftwagen-rulebook-rule-W1-text =
    { "" }[award lap_1] [award lap_2] primera vuelta: **3**, segunda vuelta en una carrera: **7**. Las vueltas empiezan de nuevo
    en cada turno de juego.
kraftwagen-rulebook-rule-W1-example =
    Amarillo avanza 3 casillas desde la 8, saltando dos coches, hasta la casilla { $path_1 }. Su contador de
    vueltas pasa a { $laps_1 }, y el premio da { $amount_2 }.
kraftwagen-rulebook-rule-W2-title = Comprador
kraftwagen-rulebook-rule-W2-text = [award buyer] segundo comprador del mismo tipo en la fila: **3**. El de Benz también cuenta.
kraftwagen-rulebook-rule-W3-title = Mercado
kraftwagen-rulebook-rule-W3-text =
    { "" }[award market] segundo coche propio en el mercado en un turno de juego: **3**. También cuenta el que se haya vendido
    mientras tanto en una venta privada <V4>.
kraftwagen-rulebook-rule-W4-title = Carrocería
kraftwagen-rulebook-rule-W4-text =
    { "" }[award body_3] [award body_6] carrocería de 3 o más en un taller: **3**, de 6 o más: **7**. Una sola puede ganar
    los dos. Los marcadores de ingeniero no cuentan.
kraftwagen-rulebook-rule-W5-title = Motor
kraftwagen-rulebook-rule-W5-text =
    { "" }[award engine_4] [award engine_7] motor de 4 o más en un taller: **3**, de 7: **7**. Un motor montado directamente en
    el coche de carreras no cuenta; tampoco los marcadores de ingeniero.
kraftwagen-rulebook-rule-W6-title = Trabajadores
kraftwagen-rulebook-rule-W6-text = [award workers] ningún trabajador en la reserva: **7**
kraftwagen-rulebook-rule-W7-title = Ingenieros
kraftwagen-rulebook-rule-W7-text = [award engineers] tres ingenieros: **7**
kraftwagen-rulebook-rule-11b-title = Qué cambia
kraftwagen-rulebook-rule-11b-text =
    - [token] La escala de compradores empieza en 2, en el mercado caben cuatro coches y hay tres compradores;
      Benz añade un cuarto.
    - [race_car neutral] En las casillas 3 y 6 hay dos coches neutrales. Nunca se mueven y se saltan como los
      demás. Cuentan en la clasificación, pero nadie cobra por sus puestos.
    - [start 3] Se sacan al azar dos fichas de inicio <S5>.
kraftwagen-rulebook-rule-11b-example =
    Amarillo va primero y recibe { $money_1 }. Un coche neutral es segundo: no cobra nadie. Azul es
    tercero y recibe { $money_3 }.
kraftwagen-rulebook-rule-V1-title = La undécima ficha
kraftwagen-rulebook-rule-V1-text =
    Al empezar un turno de juego, una ficha de su grupo, sacada al azar, va a la cabeza de
    la cadena. Nunca hay más de una.
kraftwagen-rulebook-rule-V2-title = Tomarla
kraftwagen-rulebook-rule-V2-text =
    Haces su acción y su extra, en cualquier orden. Después se aparta y la siguiente ficha
    del grupo va a la cabeza. Un grupo agotado se baraja de nuevo.
kraftwagen-rulebook-rule-V3-title = En la cola
kraftwagen-rulebook-rule-V3-text =
    Una ficha especial que llega a la cola <C3> se aparta, y la siguiente va a la
    cabeza. La que queda al final de un turno de juego se retira.
kraftwagen-rulebook-rule-V4-title = Venta privada
kraftwagen-rulebook-rule-V4-text =
    Puedes vender enseguida uno de tus coches del mercado por la mitad de su precio, redondeando hacia arriba. Su
    marcador de precio se gasta, y su casilla queda cerrada hasta el final del turno de juego.
