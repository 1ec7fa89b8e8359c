### Acertijos: la página, la tarea junto a la mesa, qué resultó. Los temas son palabras de los juegos.

## learn

learn-puzzles-title = Acertijos
learn-puzzles-seat = Asiento { $number }
learn-puzzles-none = Aún no hay acertijos para este juego.
learn-puzzles-fault = Este se omite: { $problem }
learn-puzzles-solved_of = { $solved } de { $all } resueltos
learn-puzzles-stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}
learn-puzzles-stars_tip = Tres estrellas por un acertijo resuelto a la primera, dos por uno resuelto en otro intento, una si fue con pista.
learn-puzzles-unrated_yet = { $count ->
    [one] Tendrás puntuación tras { $count } acertijo más.
   *[other] Tendrás puntuación tras { $count } acertijos más.
}
learn-puzzles-rating = { $points } ± { $error }
learn-puzzles-your_rating = Tu puntuación: { $rating }
learn-puzzles-rating_tip = Solo cuenta tu primer intento en cada acertijo. El valor real está dentro del margen (±) en 95 de cada 100 casos.
learn-puzzles-all_themes = Todos los temas
learn-puzzles-theme_tip = De qué trata el acertijo
learn-puzzles-needs = Requiere: { $chapters }
learn-puzzles-page_tip = Qué acertijos se muestran
learn-puzzles-pages = { $first } a { $last }
learn-puzzles-all_levels = Todos los niveles
learn-puzzles-level_tip = Cuantos menos de los cinco bots encuentran el mejor turno, más difícil es
learn-puzzles-levels-1 = muy fácil
learn-puzzles-levels-2 = fácil
learn-puzzles-levels-3 = medio
learn-puzzles-levels-4 = difícil
learn-puzzles-levels-5 = muy difícil
learn-puzzles-state-open = Aún sin intentar
learn-puzzles-state-solved = Resuelto
learn-puzzles-state-hinted = Resuelto con pista
learn-puzzles-state-missed = Aún sin resolver
learn-puzzles-best = Encuentra el mejor turno
learn-puzzles-about_goal = Cualquier turno con el que lo consigas resuelve el acertijo.
learn-puzzles-about_best = Encuentra el turno que te dé la mayor probabilidad de ganar la partida. También valen los que sean igual de buenos.
learn-puzzles-level = Nivel: { $dots }
learn-puzzles-hint = Pista
learn-puzzles-hint_tip = Una pista en tres pasos. Un acertijo resuelto con pista da una estrella.
learn-puzzles-more = Más
learn-puzzles-begin = Empieza así: **{ $decision }**
learn-puzzles-answer = Solución
learn-puzzles-answer_tip = Muestra el mejor turno. El acertijo cuenta entonces como fallado; si lo resuelves más tarde, da una estrella.
learn-puzzles-again = Otra vez
learn-puzzles-retry = Intentar otra vez este acertijo
learn-puzzles-next = Acertijo siguiente
learn-puzzles-list = Todos los acertijos
learn-puzzles-leave_tip = Salir del acertijo
learn-puzzles-over = Este acertijo ha terminado.
learn-puzzles-complete = Termina tu turno. Entonces verás si resuelve el acertijo.
learn-puzzles-watch = Se está mostrando la solución.
learn-puzzles-no_hint = La pista de un acertijo está en la nota junto a la mesa.
learn-puzzles-result-solved = ¡Resuelto!
learn-puzzles-result-hinted = Resuelto, con pista
learn-puzzles-result-missed = Ese no es el mejor turno
learn-puzzles-result-failed = Eso no cumple el objetivo
learn-puzzles-news = Acertijo resuelto: { $solved } de { $all }
learn-puzzles-shown = El mejor turno
learn-puzzles-that_turn = tu turno
learn-puzzles-lead = { $points } ± { $error } puntos de probabilidad de ganar
learn-puzzles-loses = Este turno te cuesta { $lead }.
learn-puzzles-speaks = Lo que aporta el mejor turno: { $why }
learn-puzzles-unmeasured = { $count ->
    [one] Se comparó { $count } turno, el mejor, y no es este.
   *[other] No está entre los { $count } mejores turnos que se compararon.
}
learn-puzzles-you = Tú:
learn-puzzles-equal = Igual de bueno: { $ways }.
learn-puzzles-better = Aún mejor: { $ways }.
learn-puzzles-quoted = «{ $decision }»
learn-puzzles-without = lo mismo sin «{ $decision }»
learn-puzzles-ahead = En cambio, { $other } costaría { $lead }.
learn-puzzles-found_by = Quién lo encuentra: { $names }.
learn-puzzles-found_by_none = Ninguno de los cinco bots lo encuentra.
learn-puzzles-rated = Tu puntuación: **{ $rating }** ({ $change })
learn-puzzles-unrated = Para tu puntuación solo cuenta el primer intento.
