### Aprender un juego: páginas, botones. Las palabras de las lecciones de cada juego están con él.

## learn

learn-title = Aprender el juego
learn-fault = Este archivo se omite: { $problem }
learn-more-first_match-title = Jugar con consejos
learn-more-first_match-note = Contra rivales fáciles
learn-more-puzzles-title = Acertijos
learn-more-puzzles-note = Encontrar la mejor jugada
learn-more-challenges-title = Retos
learn-more-challenges-note = Partidas con algo distinto
learn-more-career-title = Trayectoria
learn-more-career-note = Seis capítulos con rival
learn-more-album-title = Álbum
learn-more-album-note = Modelos que has vendido
learn-more-sandbox-title = Mesa libre
learn-more-sandbox-note = Preparar cualquier posición
learn-more-rules-title = Reglas
learn-more-rules-note = Para consultar
learn-lessons-title = Lecciones
learn-lessons-first = Antes de la primera partida
learn-lessons-ready = Ya puedes jugar una primera partida. Te conviene saber:
learn-lessons-later = Más adelante
learn-lessons-numbered = { $number }  { $title }
learn-lessons-count = { $done } de { $total } hechas
learn-lessons-minutes = { $count ->
    [one] { $count } min
   *[other] { $count } min
}
learn-lessons-reached = paso { $number } de { $count }
learn-lessons-is_done = hecha
learn-lessons-took = hecha en { $time }
learn-lessons-step = Paso { $number } de { $count }
learn-lessons-next = Siguiente
learn-lessons-next_tip = O pulsa Intro
learn-lessons-back = Atrás
learn-lessons-back_tip = El paso anterior
learn-lessons-show = Mostrar
learn-lessons-show_tip = La lección lo hace por ti
learn-lessons-leave_tip = Salir de la lección. La próxima vez seguirás desde aquí.
learn-lessons-right = ¡Eso es!
learn-lessons-shown = Mira cómo se hace.
learn-lessons-watch = Mira a los demás.
learn-lessons-wrong = Eso no. Lo que necesitas está iluminado.
learn-lessons-wait = Los demás aún están jugando.
learn-lessons-read_first = Primero pulsa «Siguiente», junto a la mesa.
learn-lessons-no_undo = Pulsa «Atrás», junto a la mesa, para volver un paso.
learn-lessons-no_hint = Lo que necesitas está iluminado.
learn-lessons-broken = Esta lección no encaja con las reglas en uso: { $problem }
learn-lessons-repeat = Empezar de nuevo la lección
learn-lessons-skip = Saltar a la lección siguiente
learn-lessons-leave = Salir de la lección
learn-lessons-first_game = Jugar la primera partida
learn-lessons-done = ¡Bien hecho!
learn-lessons-over = ¡Eso es todo!
learn-lessons-news = Lección hecha: { $done } de { $total }
learn-lessons-following = Lección siguiente
learn-lessons-list = Salir de la lección
learn-guided-title = La partida guiada
learn-guided-note = Jugando, paso a paso
learn-guided-done = Ya puedes jugar una primera partida
learn-guided-repeat = Empezar de nuevo
learn-guided-skip = Saltar a la parte siguiente
learn-guided-leave = Salir de la partida guiada
learn-challenges-title = Retos
learn-challenges-count = { $gold } de oro, { $silver } de plata y { $bronze } de bronce en { $all } retos
learn-challenges-unwon = { $count ->
    [one] { $count } partida con algo distinto y tres medallas
   *[other] { $count } partidas con algo distinto y tres medallas cada una
}
learn-challenges-medals = retos: { $gold } de oro, { $silver } de plata, { $bronze } de bronce
learn-challenges-against = { $count ->
    [one] { $count } persona, contra: { $names }
   *[other] { $count } personas, contra: { $names }
}
learn-challenges-bronze = Bronce
learn-challenges-silver = Plata
learn-challenges-gold = Oro
learn-challenges-never = Condición: { $words }
learn-challenges-spoiled = Condición incumplida: { $words }. Esta partida no da medalla.
learn-challenges-unfair_handed = Esta partida no da medalla ni cuenta como intento: un asiento ha cambiado de manos.
learn-challenges-unfair_known = Esta partida no da medalla ni cuenta como intento: una parte ya se había jugado.
learn-challenges-hand_over = Si cedes un asiento, esta partida no da medalla. Los bots no pueden ganar un reto por ti.
learn-challenges-play = Jugar
learn-challenges-again = Jugar otra vez
learn-challenges-play_tip = Jugar «{ $title }»
learn-challenges-tries = { $count ->
    [one] { $count } intento
   *[other] { $count } intentos
}
learn-challenges-new = Aún sin intentar
learn-challenges-none = Aún no hay retos para este juego.
learn-challenges-faults = Estos retos no se pudieron leer:
learn-challenges-goal = Objetivo: { $title }
learn-challenges-rung = **{ $medal }**: { $words } (ahora { $now })
learn-challenges-open = **{ $medal }**: { $words }
learn-challenges-demands = { $medal }: { $words }
learn-challenges-reached = **{ $medal }**: { $words } – conseguido
learn-challenges-won = Medalla ganada: { $medal }
learn-challenges-no_medal = Esta vez sin medalla
learn-challenges-better = Tu mejor resultado hasta ahora
learn-challenges-list = Todos los retos
learn-challenges-list_tip = Volver a la lista de retos
learn-challenges-comma = { " " }·{ " " }
learn-challenges-gone = Este reto no se puede jugar aquí.
learn-challenges-retry = Otro intento
learn-challenges-retry_tip = El mismo reto con otra suerte
learn-challenges-results = Resultados
learn-challenges-results_tip = Quién ganó y de dónde salió cada resultado
learn-challenges-now = tú: { $now }
learn-challenges-met = conseguido
learn-challenges-score-at_least = { $amount }
learn-challenges-score-at_most = { $amount } como máximo
learn-challenges-score-equals = exactamente { $amount }
learn-challenges-margin-ahead = { $lead } por delante
learn-challenges-margin-behind = como máximo { $lead } por detrás
learn-challenges-margin-level = nadie por delante de ti
learn-challenges-lead-ahead = { $lead } por delante
learn-challenges-lead-behind = { $lead } por detrás
learn-challenges-lead-level = a la par
learn-challenges-place-win = ganar
learn-challenges-place-better = puesto { $place } o mejor
learn-challenges-place-now = puesto { $place }
learn-challenges-fact-at_least = { $fact }: { $number }
learn-challenges-fact-at_most = { $fact }: { $number } como máximo
learn-challenges-fact-equals = { $fact }: exactamente { $number }
learn-challenges-fact-none = { $fact }: cero
learn-rulebook-search = Buscar
learn-rulebook-search_tip = Palabras de una regla, o su número si lo conoces
learn-rulebook-nothing = No se ha encontrado nada
learn-rulebook-link = Lleva a «{ $title }»
learn-rulebook-example = Ejemplo: { $words }
learn-rulebook-left_out = Omitido
learn-rulebook-faults = Estas partes del reglamento no se pudieron leer:
learn-rulebook-play = Ver el ejemplo
learn-rulebook-pause = Pausa
learn-rulebook-again = Ver otra vez
learn-rulebook-before = Antes
learn-rulebook-after = Después
learn-rulebook-index = Índice
learn-rulebook-tip = { $press }: la regla
learn-rulebook-line_tip = Clic derecho o { $press }: la regla
learn-rulebook-read = Leer la regla
learn-rulebook-back = Volver a { $place }
learn-rulebook-back_tip = Volver a donde estaba el enlace (Alt+Izquierda, Esc)
learn-rulebook-names =
    Ada
    Gustav
    Helene
    Viktor
learn-tips-title = Un consejo
learn-tips-good = Entendido
learn-tips-no_more = Parar
learn-tips-no_more_tip = Seguir jugando sin consejos
