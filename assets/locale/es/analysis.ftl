## analysis

analysis-title = Análisis
analysis-open = Análisis
analysis-open_tip = Lo que hiciste bien, una cosa que probar y los datos de todos los turnos
analysis-unfinished = Esta partida no ha terminado. Se puede analizar cuando acabe.
analysis-taken_over = Esta partida se jugó con reglas o componentes distintos de los actuales y no se puede analizar.
analysis-chances = Probabilidad de ganar
analysis-score = { $score_title }
analysis-expected = Esperado
analysis-sources = Origen
analysis-luck = Suerte
analysis-everybody = Todos
analysis-bots = También los turnos de los bots
analysis-who_tip = De quién se muestran los turnos, el origen y la suerte; las líneas son siempre las de todos
analysis-worth = Merece un vistazo
analysis-all = Todos los turnos
analysis-list_tip = Solo las pérdidas y los puntos de giro, o todos los turnos
analysis-first = Es una primera estimación; el análisis sigue: { $done } hecho
analysis-reading = Leyendo la partida
analysis-complete = En la gráfica, los puntos son pérdidas; las franjas, puntos de giro. Los márgenes de error (±) se cumplen en unos 95 de cada 100 casos.
analysis-stopped = Parado: { $done } hecho
analysis-stop = Parar
analysis-go_on = Seguir
analysis-trouble = No se pudo hacer el análisis: { $problem }.
analysis-point_tip = { $count ->
    [one] Tras { $count } turno: { $values }.
   *[other] Tras { $count } turnos: { $values }.
}
analysis-before_tip = Al principio: { $values }.
analysis-score_point_tip = { $count ->
    [one] Tras { $count } turno, { $score }: { $values }.
   *[other] Tras { $count } turnos, { $score }: { $values }.
}
analysis-expected_point_tip = { $count ->
    [one] Previsión de { $score } al final, tras { $count } turno: { $values }.
   *[other] Previsión de { $score } al final, tras { $count } turnos: { $values }.
}
analysis-expected_before_tip = Previsión inicial de { $score } al final: { $values }.
analysis-value = { $name } { $value }
analysis-give_or_take = { $count ->
    [one] Margen de error: { $count } de cada 100.
   *[other] Margen de error: { $count } de cada 100.
}
analysis-turn = Turno { $number }
analysis-turn_part = Turno { $number }, tras robar
analysis-sound = Bien
analysis-scratch = Arañazo
analysis-dent = Abolladura
analysis-breakdown = Avería
analysis-forced = Sin opción
analysis-unclear = Dentro del margen de error
analysis-turning = Punto de giro
analysis-points = −{ $loss } ± { $error } de cada 100 partidas
analysis-point_count = { $count ->
    [one] { $number } de cada 100 partidas
   *[other] { $number } de cada 100 partidas
}
analysis-grades = Un arañazo cuesta al menos 5 de cada 100 partidas; una abolladura, 10; una avería, 15.
analysis-legend = Un arañazo cuesta al menos 5 de cada 100 partidas; una abolladura, 10; una avería, 15. Punto de giro: al menos 10 de cada 100 cambiaron de manos. Lo que está dentro de su margen de error no recibe nota. En un turno con nota se juzga también cada decisión; las que no llevan marca están bien.
analysis-nothing = No se encontró nada mejor.
analysis-only = No había nada que elegir.
analysis-inside = { $count ->
    [one] Otra opción prometía ganar { $loss } partidas más de cada 100, pero está dentro del margen de error de ±{ $error }.
   *[other] Otra opción prometía ganar { $loss } partidas más de cada 100, pero está dentro del margen de error de ±{ $error }.
}
analysis-small = Otra opción prometía ganar { $loss } ± { $error } partidas más de cada 100.
analysis-lost = **{ $grade }** ({ $least } o más de cada 100 partidas): esto costó { $loss } ± { $error }, cerca de { $amount }.
analysis-lost_chance = **{ $grade }** ({ $least } o más de cada 100 partidas): esto costó { $loss } ± { $error }.
analysis-estimated = Es una primera estimación; después se mira con más detalle.
analysis-mark = (**{ $grade }**, −{ $loss } ± { $error } de cada 100 partidas)
analysis-mark_small = (−{ $loss } ± { $error } de cada 100 partidas)
analysis-mark_unclear = (−{ $loss } ± { $error } de cada 100 partidas, dentro del margen de error)
analysis-played = Jugado: { $decisions }.
analysis-what_was_played = lo que se jugó
analysis-better = Mejor: { $decisions }.
analysis-other = La otra opción: { $decisions }.
analysis-gained = { $count ->
    [one] La primera idea pudo ser: { $decisions }. Lo que se jugó prometía ganar { $count } ± { $error } partidas más de cada 100.
   *[other] La primera idea pudo ser: { $decisions }. Lo que se jugó prometía ganar { $count } ± { $error } partidas más de cada 100.
}
analysis-swing = { $count ->
    [one] Punto de giro: { $gainer } pasó de { $gained_from } a { $gained_to }; { $loser }, de { $lost_from } a { $lost_to } (± { $error } de cada 100).
   *[other] Punto de giro: { $gainer } pasó de { $gained_from } a { $gained_to }; { $loser }, de { $lost_from } a { $lost_to } (± { $error } de cada 100).
}
analysis-swing_scoring = Este turno incluyó un recuento.
analysis-swing_draw = Solo por lo que se robó: { $points }.
analysis-none_listed = Aquí no hay nada que merezca mirarse con más detalle.
analysis-choose = Elige un turno en la lista o en la gráfica.
analysis-replay = Ver
analysis-replay_tip = La partida en este momento o, si está marcada, en la decisión que más costó
analysis-rule = Reglamento
analysis-rule_tip = La regla de la que trata este comentario
analysis-retry = Intentar desde aquí
analysis-retry_tip = Una nueva partida de práctica desde este momento o, si hay una decisión marcada, desde la que más costó; decides por quien tenga el turno, aunque sea un bot
analysis-no_sources = Este juego no dice de dónde vienen sus puntos.
analysis-stage = Etapa { $number }
analysis-source_tip = { $source }, { $stage }: { $value }
analysis-luck_wait = Se compara lo que salió con lo que podría haber salido.
analysis-luck_none = En esta partida no se robó nada.
analysis-luck_intro = Cada vez que se robó, la partida se valoró con lo que salió y con otras { $draws } posibilidades. La diferencia es la suerte, robara quien robara.
analysis-luck_line-good = **{ $name }**: buena suerte al robar. En total: { $points } (± { $error }), { $amount }.
analysis-luck_line-bad = **{ $name }**: mala suerte al robar. En total: { $points } (± { $error }), { $amount }.
analysis-luck_line-even = **{ $name }**: ni buena ni mala suerte, pues la suma está dentro de su margen de error. En total: { $points } (± { $error }), { $amount }.
analysis-luck_best = Mejor momento: { $turn }, { $points }.
analysis-luck_worst = Peor momento: { $turn }, { $points }.
analysis-luck_start = **{ $name }**: { $start }.
analysis-start_line = Según la estimación, el comienzo valía { $chance }; uno igualado valdría { $even }.
analysis-start_even = El comienzo estaba más o menos igualado.
