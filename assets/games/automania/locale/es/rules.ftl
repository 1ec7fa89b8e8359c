### Las palabras del reglamento; su orden está en games/automania/learn/rulebook.yaml. Un texto puede nombrar
### imágenes ([tile A03], [car city disc], [star]) y otras reglas (<A3>); las cantidades vienen de los datos
### del juego (games/automania/presentation/figures.py), y las de los ejemplos, de lo que ocurre.

## automania.rulebook

automania-rulebook-figure-gold_medal = { $reward } en el barco { $ship }
automania-rulebook-figure-tile_below = la ficha de debajo
automania-rulebook-figure-no_bonus = sin bonificación
automania-rulebook-figure-plain = { $times } sin estrellas
automania-rulebook-figure-times = { $times } con { $extra }
automania-rulebook-aim-title = El objetivo
automania-rulebook-aim-text =
    { "" }[model_family] Un juego para **dos, tres o cuatro personas**. Diriges una fábrica de coches en los años en que todo el mundo
    sueña con tener uno. Durante **cuatro rondas** equipas
    tu fábrica, atiendes a lo que quiere la gente y embarcas tus coches hacia dos mercados de ultramar.
    { "" }**Gana quien tenga más puntos.**

    ## De dónde vienen los puntos

    - [action_sell] de los coches que vendes, sobre todo los de los barcos más altos <Z3>
    - [gold_medal] de las medallas de oro junto a algunos barcos <P6>
    - [sales_office_1] de algunas oficinas de ventas <B7>
    - [tile A35] de algunas fichas de bonificación <T6>
    - [ship_east] de los coches que quedan al final en barcos hacia Europa <E1>
    - [silver_medal] de las medallas de plata, en contratos jugados y en tus fichas <E2>
    - [autobuck] de tener al final más dinero que los demás <E3>
automania-rulebook-board-title = El tablero
automania-rulebook-board-text =
    En el centro hay fichas para tu fábrica, con **espacios de acción** alrededor. A la izquierda
    está el mercado de Norteamérica; a la derecha, el de Europa.
automania-rulebook-set_up-title = Preparación
automania-rulebook-set_up-text = [start_mark] El programa lo prepara todo. Esto es lo que hace.
automania-rulebook-turn-title = Tu turno
automania-rulebook-turn-text =
    { "" }[worker disc] En un turno colocas trabajadores en un espacio de acción, tomas una ficha y después produces un coche
    o robas un contrato. Cuando no quieras más turnos en esta ronda, te retiras.
automania-rulebook-tiles-title = Las fichas y tu fábrica
automania-rulebook-tiles-text = Una ficha hace más populares tus coches, da trabajadores o dinero, te permite vender más coches o paga enseguida.
automania-rulebook-cars-title = Producir un coche
automania-rulebook-cars-text =
    Un coche recorre su línea, reúne estrellas por el camino y va a un barco. La suma de
    las estrellas es su **popularidad**: cuanto más popular es el coche, más alto es su barco.
automania-rulebook-contracts-title = Contratos
automania-rulebook-contracts-text =
    { "" }[contract C2] Un contrato pide un coche determinado. Produce ese coche, juega el contrato, y sus medallas
    de plata serán tuyas.
automania-rulebook-retiring-title = Retirarse
automania-rulebook-retiring-text =
    { "" }[action_retire] Cuando te retiras, ya no tienes más turnos en esta ronda y eliges una **oficina de ventas**.
    Dice cuántos coches puedes vender ahora y cuándo jugarás en la próxima ronda.
automania-rulebook-sale-title = La venta
automania-rulebook-sale-text = [action_sell] Cuando todos se han retirado, los coches pasan de sus barcos a los espacios de venta, uno tras otro.
automania-rulebook-new_round-title = Una nueva ronda
automania-rulebook-new_round-text = [round_marker] Tras las ventas de las rondas 1, 2 y 3 se prepara una nueva, en este orden.
automania-rulebook-end-title = El final
automania-rulebook-end-text = [medal_finished] Tras las ventas de la ronda 4 se cuentan los últimos puntos, en este orden.
automania-rulebook-advanced-title = El juego avanzado
automania-rulebook-advanced-text =
    Una opción que se elige antes de la partida. Cada cual juega con una fábrica distinta, que tiene su
    propia habilidad. Lo que no se dice aquí es como en el lado A.
automania-rulebook-questions-title = Dudas en la mesa
automania-rulebook-questions-text = [lettering] Lo que puede surgir de vez en cuando. No hace falta leerlo antes de la primera partida.
automania-rulebook-rule-B1-title = Lo que es tuyo
automania-rulebook-rule-B1-text =
    - [worker disc] **{ $crew }**. Salen en cada ronda y vuelven a casa para la siguiente.
    - [car city disc] [car family disc] [car super disc] **Fichas de coche**: { $tiles_of_city } urbanos, { $tiles_of_family } familiares y
      { $tiles_of_super } supercoches. Una ficha de coche está en un barco o en un espacio de venta, o espera en casa. Las
      ovaladas son para el juego avanzado <V1>.
    - [factory_side_a] Una **fábrica** con el lado A hacia arriba, un color, un disco de orden y un marcador de puntos.
    - [autobuck] Los **autobucks** son el dinero de este juego. Siempre hay suficientes.
    - [worker_neutral] La **reserva** tiene { $stock } para todos.
automania-rulebook-rule-B2-title = La cuadrícula
automania-rulebook-rule-B2-text =
    { "" }[space_city] [space_family] [space_super] [space_contract] Dieciséis fichas forman cuatro columnas y cuatro filas. Hay un **espacio de acción** sobre cada
    columna, uno a la izquierda de cada fila y uno en la **esquina**: nueve en total. Contando desde
    la esquina, las columnas y las filas son de coches urbanos, coches familiares, supercoches y contratos.
automania-rulebook-rule-B3-title = Patrocinador y marketing
automania-rulebook-rule-B3-text =
    - [sponsor] El **patrocinador** da dinero a cambio de trabajadores <W1>.
    - [marketing] El **marketing** hace más popular un coche <P5>.

    En ambos cabe cualquier número de trabajadores, sean de quien sean.
automania-rulebook-rule-B4-title = Demandas
automania-rulebook-rule-B4-text =
    { "" }[demand_speed] [demand_environment] [demand_handling] [demand_safety] [demand_luggage] Hay diez
    fichas de demanda: dos de velocidad, dos de ecología, dos de manejo, dos de seguridad y dos de equipaje. Cada mercado
    muestra tres **activas**, que valen { $stars_1 }, { $stars_2 } y { $stars_3 } estrellas, y dos
    { "" }**pendientes**, a la izquierda y a la derecha.
automania-rulebook-rule-B5-title = Barcos y medallas de oro
automania-rulebook-rule-B5-text =
    { "" }[ship_west] [ship_east] Junto a cada mercado hay barcos del 1 al { $highest_ship }. En cada uno cabe un
    coche. Algunos tienen una **medalla de oro**, igual en los dos mercados:

    - [gold_medal] { $gold_medal }
automania-rulebook-rule-S1-title = Orden de turno, dinero y puntos
automania-rulebook-rule-S1-text =
    { "" }[order disc] [order square] El orden de turno inicial se sortea. En ese orden, se empieza con { $money_1 },
    { $money_2 }, { $money_3 } y { $money_4 } autobucks y con { $points_1 }, { $points_2 }, { $points_3 }
    y { $points_4 } en el contador de puntos. Ya cuentan como puntos.
automania-rulebook-rule-S2-title = Fichas
automania-rulebook-rule-S2-text =
    { "" }[tile_a_back] [tile_b_back] Las fichas A y las fichas B se barajan por separado. Dieciséis fichas A se ponen boca arriba en la cuadrícula,
    y una bajo cada oficina de ventas que tenga sitio para ella <B7>.
automania-rulebook-rule-S3-title = Se reparten las demandas
automania-rulebook-rule-S3-text =
    { "" }[demand_speed] [demand_luggage] Se barajan las diez fichas de demanda y se ponen tres activas y dos pendientes en cada
    mercado. Si en los dos están activos los mismos tres tipos, en cualquier orden, se baraja todo otra vez.
automania-rulebook-rule-S4-title = Se reparten los contratos
automania-rulebook-rule-S4-text =
    { "" }[contract_back] [contract_start_back] Se baraja el mazo y se ponen { $face_up } contratos
    boca arriba: la **oferta**. Cada cual recibe un contrato inicial; los que sobran se retiran
    del juego sin que nadie los vea.
automania-rulebook-rule-S5-title = La partida corta
automania-rulebook-rule-S5-text =
    Es una opción que se elige antes de la partida. Tiene dos rondas, las dos con las fichas B. Nadie envía
    trabajadores a marketing, y los coches no se recuperan de sus barcos. Según el orden de turno,
    se empieza con { $short_points_1 }, { $short_points_2 }, { $short_points_3 } y { $short_points_4 } en
    el contador de puntos. Las demás reglas son las de la partida completa.
automania-rulebook-rule-H1-title = Puntos y dinero
automania-rulebook-rule-H1-text =
    { "" }[victory_point] [purse_closed] Los puntos se anotan enseguida y los ven todos; pueden pasar
    del final del contador. Antes de la partida se elige si el dinero está oculto o visible. Lo que
    alguien gana siempre se ve.
automania-rulebook-rule-H2-title = Lo que está oculto
automania-rulebook-rule-H2-text =
    { "" }[contract_back] Nadie conoce el orden de las fichas y los contratos que vendrán, ni qué contratos iniciales
    sobraron. Tu contrato inicial y lo que robas del mazo los ves solo tú,
    hasta que los juegas.
automania-rulebook-rule-R1-title = Cuatro rondas
automania-rulebook-rule-R1-text =
    { "" }[round_marker] Una ronda tiene una **fase de acción** y una **fase de ventas**. Tras cada ronda, salvo la última, se prepara
    otra <N1>.
automania-rulebook-rule-R2-title = A quién le toca
automania-rulebook-rule-R2-text =
    { "" }[order disc] En la fase de acción todos juegan un turno, según el orden de turno, y se vuelve a empezar.
    Quien se ha retirado ya no juega, y quien queda al final sigue en solitario. La fase acaba
    cuando todos se han retirado.
automania-rulebook-rule-R3-title = Una acción, o retirarse
automania-rulebook-rule-R3-text =
    { "" }[action_place] [action_retire] En tu turno hay dos opciones, y solo puedes elegir una: **hacer una acción** <A1> o
    { "" }**retirarte** <L1>. No se puede pasar. Acudir al patrocinador <W1> y recuperar coches <P9> no
    cuentan como acción.
automania-rulebook-rule-A1-title = Trabajadores en un espacio de acción
automania-rulebook-rule-A1-text =
    { "" }[worker disc] Colocas trabajadores en un espacio de acción: **uno** si está vacío, o **exactamente uno más**
    de los que otra persona tiene ahí, se haya retirado o no. Los trabajadores neutrales cuentan como los tuyos y
    pueden ir solos: da igual cuáles de los tuyos son neutrales.
automania-rulebook-rule-A2-title = Desplazar
automania-rulebook-rule-A2-text =
    { "" }[action_displace] Los trabajadores desplazados vuelven a casa, también los neutrales. Quien los colocó puede
    usarlos otra vez en turnos posteriores de la ronda, pero no después de retirarse <L2>.
automania-rulebook-rule-A2-example =
    Azul coloca { $workers_1 } en la columna familiar, y el de Amarillo vuelve a casa. Bermellón coloca { $workers_2 },
    y los de Azul vuelven a casa. Amarillo regresa con { $workers_3 }.
automania-rulebook-rule-A3-title = Nunca contra los tuyos
automania-rulebook-rule-A3-text = [worker disc] No puedes usar un espacio con trabajadores tuyos hasta que alguien los desplace.
automania-rulebook-rule-A4-title = Tiene que quedar una ficha
automania-rulebook-rule-A4-text = [tile_gone] Solo puedes usar una columna o fila mientras quede en ella una ficha.
automania-rulebook-rule-A5-title = Primero el precio
automania-rulebook-rule-A5-text =
    { "" }[autobuck] Para producir un coche tienes que poder pagar su precio <P1>. Pagas al colocar a los trabajadores, antes
    de tomar la ficha. Lo que el patrocinador te haya dado en este turno <W1> ayuda a pagar. En la
    esquina eliges en ese momento el tipo de coche.
automania-rulebook-rule-A5-example =
    Amarillo tiene un autobuck, pero un coche familiar cuesta { $amount_3 }. Un trabajador va al
    patrocinador, y con el otro se hace la acción.
automania-rulebook-rule-A6-title = Primero la ficha, después la acción
automania-rulebook-rule-A6-text =
    - [space_city] [space_family] [space_super] En una columna o fila tomas una de sus fichas <T1>. Después produces un coche de su tipo <P1>.
    - [space_contract] En un espacio de contratos robas un contrato <K1> en lugar de producir un coche.
    - [space_corner] En la esquina no tomas ficha, pero produces un coche de cualquier tipo.
automania-rulebook-rule-W1-title = Patrocinador
automania-rulebook-rule-W1-text =
    { "" }[action_sponsor] En tu turno, antes de tu acción o al contratar a un gerente <T4>, puedes enviar al
    patrocinador cuantos trabajadores quieras: da { $sponsor } por cada uno. En otros momentos no
    cambiaría nada.
automania-rulebook-rule-W2-title = Hasta el final de la ronda
automania-rulebook-rule-W2-text =
    { "" }[sponsor] [marketing] Los trabajadores enviados al patrocinador o a marketing no se pueden desplazar. Se quedan hasta el final de la
    ronda. Puedes usar los dos tantas veces como quieras.
automania-rulebook-rule-B8-title = Las 72 fichas
automania-rulebook-rule-B8-text =
    { "" }[tile A03] [tile A17] [tile A25] [tile A33] Hay dos grupos de 36 fichas. Cada uno tiene { $machine_number } máquinas, tres por demanda;
    { $style_number } piezas de estilo, tres de cada tipo; { $manager_number } gerentes, dos de cada tipo; y
    { $bonus_number } fichas de bonificación. Las fichas A llegan en las rondas 1 y 2; las B, más potentes, en las rondas 3 y 4.

    ## Fichas A

    - máquinas: { $a_machine }
    - piezas de estilo: { $a_style }
    - gerentes de ventas: { $a_sales }
    - gerentes de personal: { $a_personnel }
    - ingenieros: { $a_engineer }
    - gerentes de finanzas: { $a_finance }
    - fichas de bonificación: { $a_bonus }

    ## Fichas B

    - máquinas: { $b_machine }
    - piezas de estilo: { $b_style }
    - gerentes de ventas: { $b_sales }
    - gerentes de personal: { $b_personnel }
    - ingenieros: { $b_engineer }
    - gerentes de finanzas: { $b_finance }
    - fichas de bonificación: { $b_bonus }
automania-rulebook-rule-B10-title = Tu fábrica
automania-rulebook-rule-B10-text =
    - [line_city] La **línea urbana** pasa por los huecos a y b,
    - [line_family] la **línea familiar** por c, b y d,
    - [line_super] la **línea de supercoches** por g, f, e y d.
    - [part_spoiler] [part_exhaust] [part_interior] Cada tipo de coche tiene un sitio para un **alerón**, otro para un
      { "" }**escape** y otro para un **interior**.
    - [manager_engineer] El primero de los cuatro **despachos** que ocupes cuesta { $cost_1 }; el segundo, { $cost_2 }; el
      tercero, { $cost_3 }; el cuarto, { $cost_4 } autobucks.
automania-rulebook-rule-B10-example =
    En la línea de supercoches de Amarillo no hay ninguna máquina. Su supercoche tiene popularidad { $popularity_1 }: solo
    cuenta el ingeniero.
automania-rulebook-rule-T1-title = Colocar o descartar
automania-rulebook-rule-T1-text =
    { "" }[action_place] [action_discard] Colocas la ficha en tu fábrica o la descartas; descartar siempre se puede. Una ficha colocada
    ya no se mueve. Lo que se descarta o se reemplaza se retira del juego.
automania-rulebook-rule-T2-title = Máquinas
automania-rulebook-rule-T2-text = [tile A03] Una máquina va a cualquier hueco libre, o reemplaza a cualquier máquina.
automania-rulebook-rule-T3-title = Piezas de estilo
automania-rulebook-rule-T3-text =
    { "" }[tile A17] [tile A20] Una pieza de estilo va a su sitio en el tipo de coche que elijas. Si ese sitio está
    ocupado, la nueva reemplaza a la vieja.
automania-rulebook-rule-T3-example = Amarillo pone el alerón a sus supercoches.
automania-rulebook-rule-T4-title = Gerentes
automania-rulebook-rule-T4-text =
    { "" }[tile A29] Un gerente va a un despacho vacío, y pagas el despacho antes de que el gerente
    haga nada. O reemplaza gratis a uno **con el mismo retrato**. Hay sitio para
    uno de cada retrato, así que un segundo solo puede reemplazar al primero.

    Si te falta dinero, puedes enviar antes trabajadores al patrocinador <W1>. Si ni así
    te llega, o no hay sitio, descartas al gerente.
automania-rulebook-rule-T4-example =
    Amarillo envía dos trabajadores al patrocinador para poder pagar los { $amount_2 } autobucks del primer despacho.
    Después, el gerente de finanzas da { $amount_3 }.
automania-rulebook-rule-T5-title = Qué hacen los gerentes
automania-rulebook-rule-T5-text =
    - [manager_sales] Los **gerentes de ventas** aumentan tu límite de ventas <Z1>.
    - [manager_personnel] Los **gerentes de personal** traen trabajadores neutrales de la reserva. Puedes usarlos en este mismo
      turno, y vuelven en cada ronda <N6>. Cuando uno reemplaza a otro, recibes la diferencia.
    - [manager_engineer] Los **ingenieros** dan estrellas a todos tus coches <P4>.
    - [manager_finance] Los **gerentes de finanzas** pagan sus autobucks al contratarlos, y otra vez en cada nueva
      ronda <N6>.
automania-rulebook-rule-T6-title = Fichas de bonificación
automania-rulebook-rule-T6-text = [tile A33] [tile A35] Una ficha de bonificación paga enseguida y se retira del juego. Nunca se coloca y no tapa nada.
automania-rulebook-rule-P1-title = Cuánto cuesta un coche
automania-rulebook-rule-P1-text =
    - [car city disc] un coche urbano: { $price_city }
    - [car family disc] un coche familiar: { $price_family }
    - [car super disc] un supercoche: { $price_super }
automania-rulebook-rule-P2-title = Elegir un mercado
automania-rulebook-rule-P2-text =
    { "" }[skyline_north_america] [skyline_europe] Eliges el mercado para el coche: Norteamérica o Europa. Lo que allí quiere la gente
    decide lo popular que es.
automania-rulebook-rule-P2-example =
    Europa quiere velocidad y seguridad. El coche familiar de Amarillo cumple ambas demandas, que dan { $wanted_1 } estrellas, y tiene
    popularidad { $popularity_1 }.
automania-rulebook-rule-P3-title = Estrellas por demandas
automania-rulebook-rule-P3-text =
    { "" }[machine_luggage] [demand_luggage] Cada demanda activa que cumple una máquina **de la línea** da sus estrellas. Una
    máquina cumple una demanda. Para cumplir una demanda que aparece dos veces hacen falta dos máquinas; con una sola
    recibes la más alta.
automania-rulebook-rule-P3-example =
    El manejo se pide dos veces. La única máquina de manejo de Amarillo da { $wanted_1 }. Azul tiene manejo y
    ecología: { $wanted_2 }. Después Amarillo toma una segunda máquina de manejo: { $wanted_4 }.
automania-rulebook-rule-P4-title = Estrellas que cuentan siempre
automania-rulebook-rule-P4-text =
    { "" }[star] Estas estrellas cuentan siempre:

    - [machine_speed] las de las máquinas de la línea, haya o no demanda de ellas,
    - [style_spoiler] las de las piezas de estilo de este tipo de coche,
    - [manager_engineer] las de todos tus gerentes.
automania-rulebook-rule-P4-example =
    El coche familiar de Amarillo para Norteamérica: { $wanted_1 } por las demandas, { $machines_1 } por las máquinas,
    { $managers_1 } por el ingeniero, { $style_1 } por el alerón. Popularidad { $popularity_1 }.
automania-rulebook-rule-P5-title = Marketing
automania-rulebook-rule-P5-text =
    { "" }[marketing] Elegido el mercado, puedes enviar a marketing cuantos trabajadores quieras de los que están en casa. Cada uno suma **uno**
    a la popularidad de este coche. Puedes hacerlo aunque el coche no vaya a ningún barco, para
    cumplir un contrato.
automania-rulebook-rule-P5-example =
    Dos trabajadores van a marketing, y el coche llega al barco { $ship_2 }. Su medalla de oro da
    { $amount_3 } puntos.
automania-rulebook-rule-P6-title = Al barco
automania-rulebook-rule-P6-text =
    { "" }[ship_west] [gold_medal] El coche va al barco de su popularidad o, si está ocupado, baja hasta el siguiente que esté libre.
    Si junto a ese barco hay una medalla de oro, la ganas enseguida. En la venta, la popularidad del coche es la de
    ese barco. Para un contrato sigue contando la popularidad con la que produjiste el coche <K3>.
automania-rulebook-rule-P6-example =
    Popularidad { $popularity_1 }, pero ese barco y el siguiente hacia abajo están ocupados. El coche baja al barco
    { $ship_2 }, cuya medalla de oro da { $amount_3 } punto.
automania-rulebook-rule-P7-title = Sin barco
automania-rulebook-rule-P7-text =
    { "" }[type_city] Si su barco y todos los más bajos están ocupados, o su popularidad es 0, la ficha de coche se queda en casa. El
    precio se pierde.
automania-rulebook-rule-P8-title = Coches de ensueño
automania-rulebook-rule-P8-text =
    { "" }[action_top_car] Un coche de popularidad **{ $top_car }** o más se vende enseguida. Recibes la recompensa de cualquier espacio de
    venta del mercado <B6>. Su ficha de coche se queda en casa; no se ocupa ningún espacio, no se gana ninguna medalla de oro
    ni se gasta límite de ventas. Es obligatorio venderlo.
automania-rulebook-rule-P8-example =
    Con dos trabajadores en marketing, el coche tiene popularidad { $popularity_1 }. Amarillo recibe enseguida
    { $amount_3 } puntos.
automania-rulebook-rule-P9-title = Recuperar coches
automania-rulebook-rule-P9-text =
    { "" }[action_take_back] En tus propios turnos puedes recuperar coches de sus barcos, cuantos quieras: antes de hacer la acción
    o de retirarte, y al elegir un mercado. Conservas sus medallas de oro.

    Así, si no hay en casa ninguna ficha de ese tipo, puedes **recuperar una y producir el coche con ella**.
    Si no lo haces, el coche se produce sin ficha y solo puede cumplir un contrato.
automania-rulebook-rule-P9-example = Los dos supercoches de Amarillo están fuera. Recupera uno del barco { $ship_1 } y lo produce de nuevo.
automania-rulebook-rule-P10-title = Después, un contrato
automania-rulebook-rule-P10-text =
    { "" }[contract_any] Cuando el coche está ya en su barco, se ha vendido o se ha quedado en casa, puedes jugar un contrato <K3>. Cuenta
    la popularidad con la que produjiste el coche, sea cual sea su barco. Después termina tu turno.
automania-rulebook-rule-P10-example =
    Popularidad { $popularity_1 }, pero ese barco y todos los más bajos están ocupados: el coche se queda en casa. Aun así,
    cumple el contrato de Amarillo, que da { $medals_3 } medallas de plata.
automania-rulebook-rule-B9-title = Treinta contratos
automania-rulebook-rule-B9-text =
    { "" }[contract_city] [contract_family] [contract_super] [contract_any] Un contrato pide un tipo de coche o cualquiera, una **popularidad** y a veces una
    máquina o una pieza de estilo. En el mazo hay { $in_deck }: { $cards_of_city } de coches urbanos,
    { $cards_of_family } de familiares, { $cards_of_super } de supercoches y { $cards_of_any } de cualquier coche.

    ## Contratos iniciales

    - { $start_1 }
    - { $start_2 }
    - { $start_3 }
    - { $start_4 }
automania-rulebook-rule-K1-title = Robar un contrato
automania-rulebook-rule-K1-text =
    { "" }[action_contract] [contract_back] En un espacio de contratos tienes que llevarte uno: lo tomas de la oferta, que se repone
    enseguida con otro del mazo, o robas el primero del mazo. Si no queda ninguno, recibes { $none_left } en su lugar, y
    aun así puedes usar el espacio.
automania-rulebook-rule-K1-example = Amarillo toma la ficha y después un contrato de la oferta. La oferta se repone con otro del mazo.
automania-rulebook-rule-K2-title = Tu mano
automania-rulebook-rule-K2-text =
    { "" }[contract_back] Las manos están ocultas, pero todos recuerdan lo que se tomó de la oferta. Puedes tener cuantos
    contratos quieras.
automania-rulebook-rule-K3-title = Jugar un contrato
automania-rulebook-rule-K3-text =
    { "" }[contract C2] Con un coche recién producido puedes jugar un contrato que cumpla: cuentan su tipo, su
    { "" }**popularidad, marketing incluido**, y la máquina de su línea o la pieza de estilo que lleve. No
    importa si el mercado quiere esa máquina, ni a qué barco ha llegado el coche.
automania-rulebook-rule-K3-example =
    Popularidad { $popularity_1 } con un trabajador en marketing. Los barcos más altos están ocupados, así que el coche baja
    al barco { $ship_2 }; aun así cumple el contrato de popularidad { $popularity_1 }, que da { $medals_3 } medallas de plata.
automania-rulebook-rule-K4-title = Lo que dan los contratos
automania-rulebook-rule-K4-text =
    { "" }[silver_medal] [start_mark] Enseñas el contrato y le das la vuelta; sus medallas de plata cuentan al final <E2>. Un contrato inicial
    paga además { $start_money } enseguida. Un contrato que no has jugado no vale nada.
automania-rulebook-rule-B7-title = Seis oficinas de ventas
automania-rulebook-rule-B7-text =
    Cuanto **más bajo es el número** de tu oficina de ventas, **antes** juegas en la próxima ronda. Su
    límite de ventas dice cuántos coches puedes vender ahora.

    - [sales_office_1] hasta { $limit_1 }; { $bonus_1 }
    - [sales_office_2] hasta { $limit_2 }; { $bonus_2 }
    - [sales_office_3] hasta { $limit_3 }; { $bonus_3 }
    - [sales_office_4] hasta { $limit_4 }; { $bonus_4 }
    - [sales_office_5] hasta { $limit_5 }; { $bonus_5 }
    - [sales_office_6] hasta { $limit_6 }; { $bonus_6 }
automania-rulebook-rule-L1-title = Cómo retirarse
automania-rulebook-rule-L1-text =
    { "" }[sponsor] Primero, todos los trabajadores que tengas en casa, también los neutrales, van al patrocinador por { $sponsor } cada uno; los de
    los espacios de acción se quedan allí. Después eliges una oficina de ventas libre y recibes enseguida su bonificación: primero el dinero y los puntos,
    después la ficha de debajo. La colocas como siempre <T1>; si es un gerente, pagas su despacho
    con el dinero que tengas en ese momento.
automania-rulebook-rule-L1-example =
    Los dos trabajadores de Amarillo dan { $amount_2 } autobucks; la oficina de ventas 4, otros { $amount_4 }. El ingeniero
    de debajo ocupa el segundo despacho por { $amount_5 }.
automania-rulebook-rule-L2-title = Fuera hasta la próxima ronda
automania-rulebook-rule-L2-text =
    { "" }[worker disc] Hasta la próxima ronda no puedes usar los trabajadores que vuelvan a casa después de que te hayas retirado. Hay
    más oficinas de ventas que personas, así que siempre puedes retirarte.
automania-rulebook-rule-B6-title = Espacios de venta
automania-rulebook-rule-B6-text =
    { "" }[sales_space] [top_space] Cada mercado tiene cinco espacios para un coche cada uno y el **espacio superior**, en el que caben cuantos se quiera. Los espacios 1,
    2 y 3 forman la **fila de venta** más baja; el 4 y el 5, la siguiente. Se pueden llenar en cualquier orden.

    - [skyline_north_america] Norteamérica, fila más baja: { $america_1 }; { $america_2 }; { $america_3 }. Fila siguiente: { $america_4 };
      { $america_5 }. Espacio superior: { $america_6 }.
    - [skyline_europe] Europa, fila más baja: { $europe_1 }; { $europe_2 }; { $europe_3 }. Fila siguiente: { $europe_4 };
      { $europe_5 }. Espacio superior: { $europe_6 }.
automania-rulebook-rule-Z1-title = Tu límite de ventas
automania-rulebook-rule-Z1-text =
    { "" }[sales_limit] Puedes vender tantos coches como diga tu oficina de ventas, y tantos más como muestren tus gerentes de
    ventas: en total, entre los dos mercados. Los coches de ensueño <P8> no cuentan.
automania-rulebook-rule-Z2-title = Quién vende y cuándo
automania-rulebook-rule-Z2-text =
    { "" }[action_sell] Primero Norteamérica, después Europa. En cada mercado se empieza por el barco más alto y se sigue
    hacia abajo. Quien tiene ahí el coche lo vende o lo deja en su barco. Cada coche se ofrece una vez por
    fase de ventas; a quien ha llegado al límite de ventas no se le pregunta.
automania-rulebook-rule-Z2-example =
    Azul vende desde el barco { $ship_1 } por { $amount_2 } autobucks; después Amarillo, desde el barco { $ship_3 }, en el espacio superior. Azul
    deja un coche en el barco { $ship_4 }, y Bermellón vende desde el barco { $ship_5 }.
automania-rulebook-rule-Z3-title = Vender
automania-rulebook-rule-Z3-text =
    { "" }[sales_space] [top_space] Pones el coche en cualquier espacio de venta libre de su mercado, en la fila que sea, y tomas la recompensa. En un
    espacio cabe un coche; en el superior, cuantos se quiera.
automania-rulebook-rule-Z4-title = Partidas de dos
automania-rulebook-rule-Z4-text =
    { "" }[sales_space] En cada mercado hay sitio para **un coche por fila de venta**, sea de quien sea. En el espacio superior
    cabe cualquier número de coches, como siempre.
automania-rulebook-rule-Z4-example =
    Azul vende en el espacio 1, y la fila más baja se cierra. Amarillo toma el espacio 5. Ahora solo queda el
    espacio superior.
automania-rulebook-rule-N1-title = El marcador de ronda
automania-rulebook-rule-N1-text = [round_marker] El marcador pasa a la próxima ronda.
automania-rulebook-rule-N2-title = Se mueven las demandas
automania-rulebook-rule-N2-text =
    { "" }[action_advance] Quien tiene **menos puntos** elige izquierda o derecha, para los dos mercados. En cada uno, la demanda pendiente
    de ese lado pasa a ser la activa más baja; las demás suben; la
    más alta deja su mercado y espera en el mismo lado del **otro** mercado. La izquierda es la izquierda en los dos. En caso de empate
    elige quien tenga la oficina de ventas más baja.
automania-rulebook-rule-N2-example =
    Amarillo elige la derecha. En Norteamérica entra el manejo; en Europa, la seguridad; la velocidad y el equipaje
    cambian de mercado.
automania-rulebook-rule-N3-title = Los coches vuelven a casa
automania-rulebook-rule-N3-text = [car city disc] Los coches de los espacios de venta vuelven a casa. Los de los barcos se quedan.
automania-rulebook-rule-N4-title = Fichas nuevas
automania-rulebook-rule-N4-text =
    { "" }[tile_a_back] [tile_b_back] Las fichas que quedan en el tablero se retiran del juego. Se ponen otras como al principio <S2>: las A
    en la ronda 2, las B en las rondas 3 y 4. Así cada grupo se agota por completo: lo que no viste
    en la ronda 1 llega en la ronda 2, y lo mismo en las rondas 3 y 4.
automania-rulebook-rule-N5-title = Nuevo orden de turno
automania-rulebook-rule-N5-text = [order disc] [order square] Lo deciden las oficinas de ventas, de la más baja a la más alta.
automania-rulebook-rule-N6-title = Los trabajadores vuelven a casa
automania-rulebook-rule-N6-text =
    { "" }[worker disc] [worker_neutral] Todos los trabajadores vuelven a casa. Cada cual tiene tantos neutrales como muestren sus gerentes de personal; los
    demás van a la reserva. Los gerentes de finanzas pagan.
automania-rulebook-rule-E1-title = Coches que quedan en barcos
automania-rulebook-rule-E1-text =
    { "" }[ship_west] [ship_east] Cada coche que sigue en un barco da { $america_left } en Norteamérica y { $europe_left } en
    Europa. No hay límite.
automania-rulebook-rule-E2-title = Medallas de plata
automania-rulebook-rule-E2-text =
    { "" }[silver_medal] Cada medalla de plata de los contratos que has jugado y de las fichas de tu fábrica da
    { $medal }.
automania-rulebook-rule-E3-title = Dinero
automania-rulebook-rule-E3-text =
    { "" }[autobuck] Quien tiene más dinero recibe { $rank_1 } puntos; el segundo puesto, { $rank_2 }; el tercero, { $rank_3 }; el
    cuarto, { $rank_4 }. En partidas de dos son { $rank_1 } y { $rank_2 }. En caso de empate va antes la oficina de ventas más baja.
automania-rulebook-rule-E3-example =
    Azul y Bermellón tienen el mismo dinero. Azul tiene la oficina de ventas más baja y ocupa el segundo puesto: { $amount_3 }
    puntos; Bermellón recibe { $amount_4 }.
automania-rulebook-rule-E4-title = Quién gana
automania-rulebook-rule-E4-text = [medal_won] Gana quien tenga más puntos. En caso de empate decide la oficina de ventas más baja, así que siempre gana una sola fábrica.
automania-rulebook-rule-V1-title = Elegir una fábrica
automania-rulebook-rule-V1-text =
    { "" }[factory_sumato] [factory_werkmann] Cuando todo está preparado, cada cual elige una fábrica, empezando por quien va al final
    del orden de turno. Las que nadie elige se quedan en la caja, con sus fichas de coche ovaladas.
automania-rulebook-rule-V2-title = Sumato
automania-rulebook-rule-V2-text =
    { "" }[factory_sumato] Tienes un coche urbano más. El hueco g es de la línea urbana, que pasa por a, b y g; la línea de
    supercoches pasa por f, e y d.
automania-rulebook-rule-V2-example = La máquina del hueco g sirve al coche urbano de Sumato: popularidad { $popularity_1 }.
automania-rulebook-rule-V3-title = Elon
automania-rulebook-rule-V3-text =
    { "" }[factory_elon] [car electric disc] Tienes un **coche eléctrico**. Al elegir el mercado puedes usarlo, si está en casa, en lugar
    de una ficha del tipo del coche, aunque no quede ninguna. Suma { $electric } a la popularidad
    antes del marketing, y eso cuenta para todo. Hasta que vuelva a casa, es un coche de ese
    tipo; se recupera y se vende como cualquier otro.
automania-rulebook-rule-V3-example =
    Los dos coches familiares están fuera. El coche eléctrico va a su barco como coche familiar, con popularidad
    { $popularity_1 }.
automania-rulebook-rule-V4-title = Gloria
automania-rulebook-rule-V4-text =
    { "" }[factory_gloria] Una vez por fase de ventas, en uno de los mercados, puedes vender un coche en un espacio de venta que tenga **un coche ajeno** del
    mismo tipo: copias su venta. Vale cualquier espacio de venta salvo el superior. Recibes toda la recompensa, y la venta cuenta para tu límite de ventas.
    En partidas de dos también se puede en una fila llena. Tus despachos cuestan { $copy_cost_1 }, { $copy_cost_2 }, { $copy_cost_3 } y { $copy_cost_4 } autobucks.
automania-rulebook-rule-V4-example =
    El coche familiar de Azul está en el mejor espacio. El coche familiar de Amarillo copia esa venta y da
    también { $amount_2 } autobucks.
automania-rulebook-rule-V5-title = Werkmann
automania-rulebook-rule-V5-text =
    { "" }[factory_werkmann] Tienes **cinco** despachos, por { $free_cost_1 }, { $free_cost_2 }, { $free_cost_3 }, { $free_cost_4 }
    y { $free_cost_5 } autobucks, y puedes contratar a **dos** de cada retrato; trabajan los dos. Si ya tienes uno de ese retrato,
    ocupas otro despacho o lo reemplazas. Si tienes dos, eliges a cuál reemplazar. Si los cinco están
    ocupados y no tienes ninguno de ese retrato, se descarta la ficha.
automania-rulebook-rule-V5-example =
    Un ingeniero ya trabaja para Amarillo. El segundo ocupa el siguiente despacho por { $amount_1 }. Cuentan
    los dos: { $managers_2 } para este coche urbano.
automania-rulebook-rule-X1-title = Una columna o fila está vacía
automania-rulebook-rule-X1-text =
    { "" }[tile_gone] Su espacio de acción queda cerrado durante la ronda <A4>. La esquina no se cierra nunca. Si no puedes hacer
    ninguna acción, tienes que retirarte.
automania-rulebook-rule-X2-title = ¿Puede una ronda no acabar nunca?
automania-rulebook-rule-X2-text =
    { "" }[space_corner] No. Cada acción, salvo la de la esquina, gasta una ficha, y la esquina requiere un trabajador más
    cada vez.
automania-rulebook-rule-X3-title = Desplazados tras retirarse
automania-rulebook-rule-X3-text =
    { "" }[action_displace] Si desplazan a tus trabajadores después de que te hayas retirado, vuelven a casa, también los neutrales, y
    no los usas más en esta ronda <L2>.
automania-rulebook-rule-X4-title = La ficha va antes que el coche
automania-rulebook-rule-X4-text =
    { "" }[tile A31] Primero elige y coloca la ficha: ya cuenta para este mismo coche. Pero sus autobucks no sirven para pagar ni
    este coche ni su propio despacho.
automania-rulebook-rule-X4-example =
    Amarillo ha pagado el coche con su último autobuck, y no hay nadie en casa. El gerente de
    finanzas no puede pagar su propio despacho y se descarta.
automania-rulebook-rule-X5-title = Tras descartar
automania-rulebook-rule-X5-text = [action_discard] Descartas la ficha, y aun así produces el coche o robas el contrato.
automania-rulebook-rule-X6-title = Lo que se reemplaza
automania-rulebook-rule-X6-text =
    { "" }[action_replace] Las medallas de plata de una ficha reemplazada se pierden: al final solo cuentan las fichas de tu fábrica. Si un
    gerente de personal más débil reemplaza a uno más fuerte, pierdes ese trabajador de más en la próxima ronda.
automania-rulebook-rule-X7-title = Huecos compartidos
automania-rulebook-rule-X7-text =
    { "" }[machine_safety] Una máquina en un hueco compartido sirve a las dos líneas, y vuelve a contar para cada coche. En el lado A, el hueco g sirve solo
    a los supercoches.
automania-rulebook-rule-X7-example =
    Las máquinas de los huecos a y b sirven al coche urbano: { $wanted_1 } por las demandas, { $machines_1 } por las
    máquinas, { $managers_1 } por el ingeniero. Popularidad { $popularity_1 }.
automania-rulebook-rule-X8-title = El barco está ocupado
automania-rulebook-rule-X8-text =
    { "" }[ship_west] El coche baja, nunca sube, y nunca baja por gusto. La medalla de oro es la de ese barco; para el
    contrato cuenta la popularidad.
automania-rulebook-rule-X9-title = Un coche sin barco
automania-rulebook-rule-X9-text =
    { "" }[type_super] Si su barco y todos los más bajos están ocupados, el coche se queda en casa <P7>. Un coche de ensueño no necesita barco,
    pero sí una ficha de coche <P9>.
automania-rulebook-rule-X10-title = Marketing para un coche de ensueño
automania-rulebook-rule-X10-text =
    { "" }[marketing] El marketing puede llevar un coche a popularidad { $top_car }. Los trabajadores vuelven a casa con los demás en la nueva
    ronda.
automania-rulebook-rule-X11-title = Hacerse sitio
automania-rulebook-rule-X11-text =
    { "" }[action_take_back] Puedes recuperar un coche para que su barco quede libre para el nuevo: de cualquier tipo, en cualquiera de los
    mercados.
automania-rulebook-rule-X12-title = La misma medalla de oro otra vez
automania-rulebook-rule-X12-text =
    { "" }[gold_medal] Un coche recuperado que llega de nuevo a un barco con medalla de oro la gana otra vez. Cuesta una acción y
    el precio del coche.
automania-rulebook-rule-X13-title = El dinero de un contrato inicial
automania-rulebook-rule-X13-text =
    { "" }[start_mark] Se juega como cualquier otro. Recibes sus { $start_money } después de haber pagado
    el coche, así que no sirven para pagarlo.
automania-rulebook-rule-X14-title = La ficha de una oficina de ventas
automania-rulebook-rule-X14-text =
    { "" }[sales_office_4] Sus medallas de plata cuentan incluso en la ronda 4. Un gerente de ventas cuenta en esta fase de ventas, y un
    gerente de finanzas paga enseguida. Los trabajadores neutrales de un gerente de personal sirven desde la próxima ronda.
automania-rulebook-rule-X15-title = Límite alcanzado
automania-rulebook-rule-X15-text =
    { "" }[sales_limit] Si ya has vendido en Norteamérica todo lo que puedes, tus coches de Europa se quedan en sus barcos. No es
    obligatorio vender todos los que puedes. Un coche sin vender espera a la próxima ronda.
automania-rulebook-rule-X16-title = Todos los espacios están ocupados
automania-rulebook-rule-X16-text =
    { "" }[top_space] Cuando todos los demás espacios de venta están ocupados, solo queda el superior: en partidas de dos, en cuanto
    cada fila de venta tiene su coche.
automania-rulebook-rule-X17-title = Empates
automania-rulebook-rule-X17-text =
    { "" }[sales_office_1] Va antes quien tiene la oficina de ventas más baja: al ver quién tiene menos puntos, en el dinero y en la
    victoria. Los coches nunca empatan: un barco, un coche.
automania-rulebook-rule-X18-title = La misma demanda dos veces
automania-rulebook-rule-X18-text =
    { "" }[demand_handling] Las demandas que dejan un mercado van al otro, así que las diez siguen en juego, y en un mercado puede aparecer
    la misma dos veces <P3>.
automania-rulebook-rule-X19-title = Después de la ronda 4
automania-rulebook-rule-X19-text = [manager_finance] Ya no hay más rondas, así que los gerentes de finanzas ya no pagan. Las oficinas de ventas siguen desempatando.
