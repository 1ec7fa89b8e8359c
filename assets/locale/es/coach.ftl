### El entrenador: una página tras la partida, una frase sobre muchas partidas. Los temas son palabras de los juegos.

## coach

coach-title = Tras la partida
coach-open = En resumen
coach-open_tip = Lo que hiciste bien, una cosa que probar y tus turnos
coach-all = Todos los turnos y datos
coach-all_tip = Cada turno, las probabilidades a lo largo de la partida, el origen del resultado y la suerte
coach-wait = Los bots miran cada decisión y qué más era posible. Esta página se escribirá cuando terminen.
coach-meanwhile = Mientras tanto: de dónde viene el resultado
coach-who_tip = De quién habla el entrenador
coach-games = { $won } de { $whole }
coach-error = Margen de error: { $error } de cada 100 partidas.
coach-well-title = Lo que hiciste bien
coach-well-text = { $turn }: encontraste algo mejor que la primera idea. Tu probabilidad de ganar quedó en { $after } en lugar de { $before }.
coach-well-themed = { $turn }, { $theme }: encontraste algo mejor que la primera idea. Tu probabilidad de ganar quedó en { $after } en lugar de { $before }.
coach-well-sound = { $count ->
    [one] En { $sound } de { $count } elección no se encontró nada claramente mejor.
   *[other] En { $sound } de { $count } elecciones no se encontró nada claramente mejor.
}
coach-well-none = Esta vez no destaca ningún turno.
coach-try-title = Una cosa que probar
coach-try-text = { $turn }: tu probabilidad de ganar pasó de { $before } a { $after }.
coach-try-themed = { $turn }, { $theme }: tu probabilidad de ganar pasó de { $before } a { $after }.
coach-try-none = En ningún turno se perdió más de lo que se puede medir.
coach-next-lesson = Ahora prueba la lección «{ $title }».
coach-next-again = Ahora prueba otra vez la lección «{ $title }».
coach-next-puzzles = Ahora prueba los acertijos sobre esto: { $theme }.
coach-next-any_puzzles = Ahora prueba unos acertijos.
coach-next-none = Ahora, otra partida.
coach-turns-title = Tus tres turnos
coach-turns-fewer = Tus turnos
coach-turns-none = Esta vez no destaca ningún turno.
coach-turns-best = { $turn }: bien visto
coach-turns-worst = { $turn }: se podía hacer más
coach-turns-text = De { $before } a { $after }
coach-turns-themed = { $theme }: de { $before } a { $after }
coach-show_tip = La partida en este momento
coach-to_lesson = A la lección
coach-to_lesson_tip = Al salir de la lección vuelves aquí
coach-to_puzzles = A los acertijos
coach-to_puzzles_tip = Con «Volver» regresas aquí
coach-recurring = { $count ->
    [one] En { $count } partida hay algo que costó más que lo demás: { $theme }. { $cost } de cada 100 partidas, con un margen de error de { $error }.
   *[other] En { $count } partidas hay algo que costó más que lo demás: { $theme }. Cada vez, { $cost } de cada 100 partidas, con un margen de error de { $error }.
}
coach-more_games = { $count ->
    [one] Tras { $count } partida analizada aún no destaca nada. Hacen falta más.
   *[other] Tras { $count } partidas analizadas aún no destaca nada. Hacen falta más.
}
