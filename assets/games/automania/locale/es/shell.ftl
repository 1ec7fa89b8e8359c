### Lo que dicen las páginas de la ventana con palabras de Automania; va antes que lo de cualquier juego.

## automania.aim

automania-aim-title = Una fábrica de coches en los años dorados
automania-aim-pictures-action_displace = Coloca trabajadores en un espacio y toma una ficha de su columna o fila. Con un trabajador más puedes desplazar a otros.
automania-aim-pictures-machine_speed = Las máquinas hacen populares tus coches, sobre todo donde cumplen las demandas de un mercado.
automania-aim-pictures-gold_medal = Cuanto más popular es un coche, más alto es su barco y antes se vende.
automania-aim-pictures-action_sell = Retírate a una oficina de ventas: dice cuántos coches puedes vender. Tras cuatro rondas gana quien tenga más puntos.
automania-aim-more = Señala cualquier cosa para saber qué es y qué daría. La bombilla da una pista, y casi todas las jugadas se pueden deshacer.
automania-tagline = Equipa una fábrica, produce coches populares y embárcalos hacia dos mercados

## automania.score

automania-score-name = puntos
automania-score-title = Puntos
automania-score-amount = { $count ->
    [one] { $number } punto
   *[other] { $number } puntos
}
automania-stages = rondas

## automania.standing

automania-standing-by_tie_break = Ha decidido la oficina de ventas más baja

## automania.options

automania-options-short-title = Partida corta
automania-options-short-note = Dos rondas sin marketing, y los coches se quedan en sus barcos; de 15 a 20 minutos.
automania-options-short-on = La partida corta
automania-options-short-off = La partida completa
automania-options-advanced-title = Juego avanzado
automania-options-advanced-note = Cuatro fábricas con habilidades propias.
automania-options-advanced-on = El juego avanzado
automania-options-advanced-off = El juego básico
automania-options-open_money-title = Dinero visible
automania-options-open_money-note = Los autobucks de todos están a la vista.
automania-options-open_money-on = Con dinero visible
automania-options-open_money-off = Con dinero oculto
automania-options-handicap-title = Ventaja
automania-options-handicap-on = Con ventaja
automania-options-handicap-off = Sin ventaja
automania-options-handicap-tip = Puntos con los que se empieza en este asiento, además de los del orden de turno

## automania.analysis

automania-analysis-stage = Ronda { $number }

## automania.statistics

automania-statistics-stage = Ronda { $number }

## automania.bots

automania-bots-apprentice-note = Solo mira su propia fábrica y se retira demasiado pronto.
automania-bots-apprentice-names =
    Mitzi
    Lotte
    Heidi
    Conny
automania-bots-journeyman-note = Conoce el oficio, pero valora poco los coches para Europa.
automania-bots-journeyman-names =
    Emil
    Anton
    Freddy
    Peter
automania-bots-merchant-names =
    Viktor
    Gustav
    Oskar
    Konrad
automania-bots-engineer-names =
    Naomi
    Helene
    Ruth
    Grace
automania-bots-champion-names =
    Leonore
    Theodora
    Amalie
    Greta
automania-bots-exporter-title = Ultramar
automania-bots-exporter-note = Fuerte, vende muchos coches y llena los barcos altos de Europa.
automania-bots-exporter-names =
    Marco
    Pierre
    Hein
    Nikos
automania-bots-collector-title = Coleccionista
automania-bots-collector-note = Fuerte, y nunca deja pasar un buen contrato.
automania-bots-collector-names =
    Cosima
    Agnes
    Ingrid
    Vera
automania-bots-director-title = Dirigente
automania-bots-director-note = Fuerte, ocupa todos los despachos y le gustan los autobucks de Norteamérica.
automania-bots-director-names =
    Leopold
    Benno
    Dario
    Ferdinand

## automania.merits

automania-merits-finished-title = De estreno
automania-merits-finished-note = Juega una partida hasta el final.
automania-merits-top_car-title = Más allá del puerto
automania-merits-top_car-note = Produce un coche tan popular que se venda enseguida.
automania-merits-all_wanted-title = Justo lo que querían
automania-merits-all_wanted-note = Cumple con un coche las tres demandas de un mercado.
automania-merits-campaign-title = En boca de todos
automania-merits-campaign-note = Envía tres o más trabajadores a marketing para un mismo coche.
automania-merits-gold_ships-title = Flota dorada
automania-merits-gold_ships-note = Gana una medalla de oro en cada uno de los cinco barcos que la tienen, en las partidas que quieras.
automania-merits-five_sold-title = Todo vendido
automania-merits-five_sold-note = Vende cinco coches en una fase de ventas.
automania-merits-empty_ships-title = Bodegas vacías
automania-merits-empty_ships-note = Embarca al menos seis coches en una partida y no tengas ninguno en un barco al final.
automania-merits-six_contracts-title = Palabra cumplida
automania-merits-six_contracts-note = Juega seis contratos en una partida.
automania-merits-start_contracts-title = Primeros pedidos
automania-merits-start_contracts-note = Juega cada uno de los cuatro contratos iniciales, en las partidas que quieras.
automania-merits-full_board-title = Junta al completo
automania-merits-full_board-note = Ten gerentes de los cuatro tipos al final de una partida.
automania-merits-show_car-title = De exposición
automania-merits-show_car-note = Ponle a un tipo de coche alerón, escape e interior.
automania-merits-make_way-title = Abran paso
automania-merits-make_way-note = Desplaza trabajadores ajenos tres veces en una ronda.
automania-merits-night_shift-title = Turno de noche
automania-merits-night_shift-note = Produce un coche cuando todos los demás se hayan retirado.
automania-merits-offices-title = Todas las mesas
automania-merits-offices-note = Retírate a cada una de las seis oficinas de ventas, en las partidas que quieras.
automania-merits-factories-title = Visita a las fábricas
automania-merits-factories-note = Juega con cada una de las cuatro fábricas del juego avanzado, en las partidas que quieras.
automania-merits-won-title = Coche del año
automania-merits-won-note = Gana una partida.
automania-merits-won_poorest-title = El dinero no lo es todo
automania-merits-won_poorest-note = Gana una partida aunque todos los demás tengan más autobucks al final.
automania-merits-won_sizes-title = En cada mesa
automania-merits-won_sizes-note = Gana partidas de dos, de tres y de cuatro.

automania-credits = Automania es un juego de Kristian Amundsen Østby y Kenneth Minde.
