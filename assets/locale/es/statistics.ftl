## score

score-name = puntos
score-title = Puntos
score-amount = { $count ->
    [one] { $number } punto
   *[other] { $number } puntos
}
stages = etapas

## statistics

statistics-title = Estadísticas
statistics-everybody = Todos los de aquí
statistics-who_tip = De quién se cuentan las partidas
statistics-against = Contra { $name }
statistics-against_all = Contra cualquiera
statistics-against_tip = Solo las partidas en las que aparece este nombre
statistics-any_number = Cualquier número
statistics-number_tip = Cuántos asientos tenía la partida
statistics-option_any = { $option }: cualquiera
statistics-option_is = { $option }: { $value }
statistics-pure_filter-any = Con o sin ayudas
statistics-pure_filter-pure = Sin ayudas
statistics-pure_filter-helped = Con ayudas
statistics-practice = Incluir práctica
statistics-practice_tip = Partidas en las que se deshizo algo ya visto o un asiento cambió de manos, partidas que continúan otra anterior y preparaciones que ya se habían jugado
statistics-none = Termina una partida y aparecerá aquí, con el origen del resultado ({ $score }) y cuántas veces ganas.
statistics-none_fitting = Ninguna partida terminada coincide con esta selección.
statistics-none_handed = { $count ->
    [one] { $count } partida terminada no cuenta: un asiento cambió de manos, así que el resultado no es de nadie. Queda como práctica.
   *[other] { $count } partidas terminadas no cuentan: un asiento cambió de manos, así que los resultados no son de nadie. Quedan como práctica.
}
statistics-none_practice = { $count ->
    [one] { $count } partida terminada no cuenta, pues es práctica: un asiento cambió de manos, se deshizo algo ya visto o la preparación era conocida.
   *[other] { $count } partidas terminadas no cuentan, pues son práctica: un asiento cambió de manos, se deshizo algo ya visto o la preparación era conocida.
}
statistics-none_of_people = { $count ->
    [one] { $count } partida terminada no cuenta: solo jugaron bots. Para verla, elige en el filtro a quién se cuenta.
   *[other] { $count } partidas terminadas no cuentan: solo jugaron bots. Para verlas, elige en el filtro a quién se cuenta.
}
statistics-left_out = { $count ->
    [one] { $count } partida de práctica excluida
   *[other] { $count } partidas de práctica excluidas
}
statistics-handed = { $count ->
    [one] { $count } cambió de manos
   *[other] { $count } cambiaron de manos
}
statistics-play = Jugar una partida
statistics-filter = Filtrar
statistics-filter_tip = Elegir qué partidas se cuentan
statistics-clear = Contarlas todas
statistics-all_games = Todas las partidas jugadas aquí
statistics-with_practice = con práctica
statistics-games = { $count ->
    [one] Partida
   *[other] Partidas
}
statistics-seats = { $count ->
    [one] { $count } resultado de personas
   *[other] { $count } resultados de personas
}
statistics-pure = { $count ->
    [one] { $count } sin ayudas
   *[other] { $count } sin ayudas
}
statistics-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
statistics-victories = Victorias
statistics-likely = probable: de { $low } a { $high }
statistics-likely_tip = Con { $games } el porcentaje real está probablemente entre { $low } y { $high }. El puro azar daría { $fair }.
statistics-average = Media ({ $score })
statistics-lately = { $mean } en las últimas diez
statistics-best = Mejor partida
statistics-rates = Victorias por rival
statistics-rates_note = Línea negra: porcentaje real probable. Marca roja: puro azar
statistics-sources = { $score_title } por origen
statistics-no_sources = No se sabe nada del origen del resultado ({ $score }).
statistics-course = { $score_title }, partida a partida
statistics-course_note = Relleno: ganada. Línea: media de diez partidas
statistics-stage = Etapa { $number }
statistics-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
statistics-rate_tip = Contra { $name }: { $games }, { $wins } ganadas (empates repartidos), es decir, { $share }. El porcentaje real está probablemente entre { $low } y { $high }; el puro azar daría { $fair }. De media, { $own } a { $theirs }.
statistics-source_tip = { $source }, { $stage }: { $mean } de media; { $whole } en una partida completa.
statistics-course_tip = { $name }, { $date }: { $own }, puesto { $place } de { $players } ({ $others }). Media reciente: { $mean }.
statistics-opening = Leyendo tus partidas…
statistics-counting = Contando…
statistics-reading = Leyendo partidas guardadas, { $done } de { $count }
statistics-export = Exportar
statistics-export_tip = Las partidas elegidas arriba como tabla para hojas de cálculo (CSV), una línea por cada asiento de cada partida
statistics-export_none = No hay nada que exportar.
statistics-exported = La tabla se ha guardado como { $file }.
statistics-export_failed = La tabla no se pudo escribir: { $problem }.
statistics-folder = Abrir carpeta
statistics-rebuild = Releer partidas
statistics-rebuild_tip = Lee otra vez todas las partidas terminadas de la carpeta. Las que ya no tienen archivo se conservan.
statistics-learned-challenges = Retos: { $gold } de oro, { $silver } de plata, { $bronze } de bronce
statistics-learned-challenges_tip = La mejor medalla de cada reto. Arriba los retos no cuentan como partidas.
statistics-learned-puzzles = { $count ->
    [one] Acertijos: { $solved } de { $all } resueltos · { $count } estrella
   *[other] Acertijos: { $solved } de { $all } resueltos · { $count } estrellas
}
statistics-learned-rated = Tu puntuación: { $rating }
statistics-troubles-damaged = El archivo de estadísticas estaba dañado. Queda como { $detail }; con las partidas guardadas se hace uno nuevo.
statistics-troubles-locked = Otra ventana está usando el archivo de estadísticas. Las partidas que se jueguen ahora se añadirán más tarde.
statistics-troubles-newer = El archivo de estadísticas es de una versión más nueva del programa y se queda como está.
statistics-troubles-unwritable = El archivo de estadísticas no se puede usar: { $detail }. Los resultados de las partidas guardadas se pueden leer más tarde.

## counted

counted-day = No cuenta como partida del día: { $why }.
counted-day_and_practice = No cuenta como partida del día, y en las estadísticas cuenta como práctica: { $why }.
counted-practice = En las estadísticas cuenta como práctica: { $why }.
counted-no_achievements = Esta partida no da logros.
counted-no_achievements_for = Sin logros para { $names }: también ha decidido un bot.
counted-chapter = Un capítulo da sellos. No cuenta para las estadísticas ni para los logros.
counted-challenge = Un reto da medallas. No cuenta para las estadísticas ni para los logros.
counted-position = No cuenta en las estadísticas: la partida empezó en una posición preparada.
counted-why-handed = un asiento ha cambiado de manos
counted-why-hints = se usaron pistas
counted-why-practice = se deshizo algo ya visto, o la preparación era conocida
counted-why-branch = la partida continuaba una anterior
counted-why-clock = el reloj ya había pasado de ese día
counted-why-unknown = era práctica

## achievements

achievements-title = Logros
achievements-count = { $done } de { $all } conseguidos
achievements-rules = Se consiguen en partidas que empiezan de la forma habitual, en asientos por los que no ha decidido ningún bot. La práctica y las pistas cuentan; los retos, no.
achievements-done = Conseguido el { $date }
achievements-part = { $done } de { $all }
achievements-missing = Lo que aún falta: { $names }.
achievements-gained = { $count ->
    [one] Nuevo logro: { $names }
   *[other] Nuevos logros: { $names }
}

## copying

copying-done = Copiado
copying-failed = No copiado

## setup_code

setup_code-title = Código de partida
setup_code-enter = Escribir un código
setup_code-enter_tip = Jugar con la preparación que te han enviado
setup_code-note = Juego, opciones, semilla y rivales en una línea. Las minúsculas y los espacios dan igual.
setup_code-take = Usarlo
setup_code-copy_tip = Código de partida { $code }: el mismo juego, opciones, semilla y rivales. Haz clic para copiarlo.
setup_code-later = Código de partida: al terminar
setup_code-later_tip = Con el código se podría averiguar lo que tienen los demás.
setup_code-problems-empty = Escribe o pega aquí el código.
setup_code-problems-sign = El carácter { $sign } no puede estar en un código de partida.
setup_code-problems-short = El código es demasiado corto; falta algo.
setup_code-problems-checksum = El código no es correcto: al menos un carácter está mal o falta.
setup_code-problems-newer = El código se hizo con una versión más nueva del programa.
setup_code-problems-game = El código es de un juego que este programa no tiene.
setup_code-problems-data = El código se hizo con otros datos o reglas del juego.
setup_code-problems-bot = El código incluye un bot que este programa no tiene.
setup_code-problems-options = Las opciones o la semilla de esta partida no caben en un código.
setup_code-problems-seats = { $count ->
    [one] El código es para { $count } persona, y este juego no lo permite.
   *[other] El código es para { $count } personas, y este juego no lo permite.
}

## daily

daily-title = Partida del día
daily-same = Hoy todo el mundo recibe la misma partida. Cuenta un solo intento, sin pistas, sin deshacer lo ya visto y sin ceder ningún asiento.
daily-opponents = En la mesa
daily-play = Jugar la partida del día
daily-again = Jugarla otra vez, de práctica
daily-rehearse = Jugarla de práctica
daily-go_on = Continuar la partida del día
daily-begun_here = El intento que cuenta ha empezado y continúa donde se dejó.
daily-begun_spoiled = El intento ha empezado y continúa donde se dejó. Ya no cuenta: { $why }.
daily-open = El intento ha empezado, pero su partida no está entre las guardadas. Si está abierta en otra ventana, síguela allí.
daily-result = Puesto { $place } de { $players } con { $amount }
daily-week = Esta semana
daily-week_none = Siete días, siete partidas. Juega las que quieras; saltarse un día no cuesta nada.
daily-week_played = { $count ->
    [one] Has jugado { $count } de las siete partidas de esta semana.
   *[other] Has jugado { $count } de las siete partidas de esta semana.
}
daily-copy_week = Copiar la semana
daily-share_week = { $game }, semana del { $date }: { $signs } { $played }, { $won }
daily-days_played = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
daily-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
daily-played = Un puesto en una partida que cuenta
daily-begun = Empezada
daily-begun_short = empezada
daily-places =
    1.º
    2.º
    3.º
    4.º
    5.º
    6.º
    7.º
    8.º
daily-month = { $month } de { $year }
daily-month_before = El mes anterior
daily-month_after = El mes siguiente
daily-seat = { $name }, { $kind }
daily-own = Aquí juegas tú.
daily-uncounted = Empezada, o que no cuenta
daily-next = A medianoche UTC empieza una partida nueva.
daily-copy = Copiar el resultado
daily-share = { $game }, partida del { $date }: puesto { $place } de { $players }
daily-share_practice = { $game }, partida del { $date }: puesto { $place } de { $players }, de práctica
daily-day_tip = { $date }: { $words }
daily-day_none = no jugada
daily-day_today = aún no jugada
daily-set_back = El reloj de este ordenador se ha atrasado. Los días que ya mostró no vuelven a contar; ahora las partidas son de práctica.
daily-barred = El reloj de este ordenador ya ha pasado de este día, así que la partida de este día es de práctica.
daily-damaged = El registro de partidas del día estaba dañado. Se ha apartado y se ha empezado uno nuevo.
daily-unwritable = El registro de partidas del día no se puede usar ahora y se queda como está. Lo que juegues se conserva hasta que salgas y se añadirá cuando se pueda usar.

## menu

menu-statistics = Estadísticas
