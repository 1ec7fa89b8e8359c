### La mesa: barras, historial, avisos de la propia escena, cambio de persona, pausa, resultados.

## table

table-rulebook = Reglamento
table-menu = Menú
table-menu_tip = Pausa, guardar, ajustes, volver al menú ({ $keys })
table-book_tip = Las reglas ({ $keys })
table-settings_tip = Ajustes
table-speed_tip = Velocidad de las animaciones y de los demás. Para saltarlas: { $any }.
table-step_tip = Paso a paso: cada jugada de un bot espera una tecla o un clic ({ $keys })
table-zoom_tip = Ampliar la mesa; la vista sigue al puntero ({ $keys } o la rueda del ratón)
table-scroll_tip = Lo que han hecho los demás desde el último turno ({ $keys })
table-log_tip = El historial, con lo que han hecho los demás desde el último turno ({ $keys })
table-others_tip = Ver en grande lo que tiene { $name } ({ $keys })
table-next_tip = La siguiente jugada de un bot ({ $any })
table-wait_next = Ahora va { $name }. Para seguir: { $any }.
table-waits = va ahora
table-merit = Logro: { $title }
table-merit_of = { $name }, logro: { $title }
table-recap = Desde el último turno de { $name }
table-recap_first = Antes del primer turno de { $name }
table-recap_nothing = Nadie más ha jugado desde el último turno.
table-looking = Mirando atrás: { $line }
table-looking_at = Mirando atrás: jugada { $number } de { $count }
table-back_to_game = Volver a la partida
table-back_to_game_tip = A la posición actual ({ $keys })
table-looking_refused = Vuelve a la partida para decidir. Esta es una posición anterior.
table-seats = ¿Quién juega?
table-seats_note = Un asiento se puede ceder a un bot, y recuperar, en cualquier momento. La partida cuenta entonces como práctica, y un asiento por el que ha decidido un bot no consigue logros.
table-hand_over_title = ¿Ceder el asiento?
table-hand_over_daily = Si cedes un asiento, este intento ya no cuenta como partida del día.
table-hand_over_yes = Cederlo
table-hand_over_no = Dejarlo como está
table-seats_done = Continuar
table-seats_tip = Haz clic para ceder asientos a bots o personas
table-pause_seats = Ceder un asiento
table-handed-to_bot = A partir de ahora un bot juega por { $name } ({ $bot }).
table-handed-to_person = A partir de ahora una persona juega por { $name }.
table-end_turn = Terminar turno
table-end_turn_tip = Terminar el turno ({ $keys })
table-end_turn_without = Terminar igualmente
table-end_turn_back = Volver
table-end_turn_none = Ahora no hay ningún turno que terminar.
table-undo = Deshacer
table-undo_tip = Deshacer la última decisión ({ $keys })
table-undo_nobody = Aquí solo juegan bots; no hay nada que deshacer.
table-take_back = Deshacer
table-step_back_tip = Un paso atrás
table-take_back_tip = Con una sola persona en la mesa se puede deshacer igualmente; la partida cuenta entonces como práctica.
table-take_back_title = ¿Deshacerlo?
table-take_back_question = Con una sola persona en la mesa se puede deshacer igualmente; la partida cuenta entonces como práctica y va aparte en las estadísticas.
table-take_back_daily = Con una sola persona en la mesa se puede deshacer igualmente, pero este intento ya no cuenta como partida del día.
table-take_back_yes = Deshacerlo
table-hint = Pista
table-hint_tip = Una pista en tres pasos: la idea, qué tener en cuenta y qué es lo mejor ({ $keys })
table-hint_title = Pista { $step } de { $steps }
table-hint_candidates = Ver algunas jugadas
table-hint_best = Ver la mejor
table-hint_more_tip = El paso siguiente ({ $keys })
table-hint_cancel = Cerrar ({ $keys })
table-hint_thinking = El consejero piensa…
table-hint_daily = Tras una pista, este intento ya no cuenta como partida del día. Pídela otra vez si la quieres de todos modos ({ $keys }).
table-hint_pure = En una partida sin ayudas no hay pistas.
table-hint_not_now = Espera tu turno; la pista es para quien tiene que jugar.
table-hint_trouble = Pregunta más tarde; al consejero le ha fallado algo y ahora no tiene pista. La partida sigue.
table-log_empty = Aquí aparece todo lo que ocurre.
table-your_move = le toca
table-moves = juega
table-thinking = piensa
table-over = gana
table-wait = Le toca a { $name }.
table-begins = empieza
table-begins_game = Empieza { $name }.
table-scoring = Se muestra el recuento; después sigue la partida.
table-scoring_last = Se muestra el recuento; después viene el resultado.
table-forced = { $name } solo tiene una opción, que se juega ahora: { $decision }.
table-practice = práctica
table-pure = sin ayudas
table-next = Siguiente
table-go_on = Seguir
table-skip_all = Saltar todo
table-how = ¿Por qué este resultado?
table-bot_trouble = { $name } no lo ha pensado mucho esta vez: una jugada sencilla.
table-autosave_failed = Ahora no se puede guardar la partida: { $problem }. El juego sigue.
table-autosave_again = La partida se vuelve a guardar con normalidad.
table-saved_elsewhere = Esta partida se guarda ahora en { $file }. Para seguirla otro día, lleva ese archivo a la carpeta de partidas guardadas.
table-kept-title = Guardado
table-kept-not_saved-mark = Sin guardar
table-kept-not_saved-words = Esta partida no se está guardando: { $problem }.
table-kept-elsewhere-mark = Guardada aparte
table-kept-elsewhere-words = No se puede escribir en la carpeta de siempre. Esta partida se guarda en { $file }.
table-kept-temporary-mark = Hasta reiniciar
table-kept-temporary-words = Esta partida se guarda en { $folder }, donde puede perderse al reiniciar el ordenador.
table-kept-help = Libera espacio en ese disco o permite escribir en { $folder }, donde se suelen guardar las partidas. El programa lo sigue intentando.
table-kept-again = Reintentar
table-kept-place = Guardar en «{ $folder }»
table-kept-play_on = Seguir jugando
table-save = Guardar
table-save_title = Guardar esta partida
table-save_note = Si el nombre es el mismo, se reemplaza el guardado anterior de esta partida.
table-replace = Reemplazar
table-replace_not = Elegir otro nombre
table-replace_title = ¿Reemplazar la otra partida?
table-replace_question = Con el nombre «{ $name }» hay guardada otra partida, que se perdería.
table-save_failed = La partida no se ha guardado: { $problem }.
table-save_nowhere = No hay carpeta para las partidas guardadas.
table-saved_as = La partida está guardada como «{ $name }».
table-pause = Pausa
table-resume = Reanudar
table-pause_save = Guardar como…
table-pause_rules = Reglas
table-pause_settings = Ajustes
table-pause_results = Resultados
table-pause_menu = Guardar y salir al menú
table-pause_leave = Salir al menú
table-back_to_analysis = Volver al análisis
table-back_to_replay = Volver a la repetición
table-handoff = Ahora juega
table-handoff_hint = Para seguir: { $any }.
table-good_move = La estrella: una buena jugada.
table-give_back = Devolverla
table-give_back_tip = Deshacer la última jugada. Nadie ha visto nada nuevo. ({ $keys })
table-colour_shape = { $colour }, { $shape }
table-colour-yellow = Amarillo
table-colour-blue = Azul
table-colour-vermillion = Bermellón
table-colour-pink = Rosa
table-shape-disc = círculo
table-shape-square = cuadrado
table-shape-diamond = rombo
table-shape-hexagon = hexágono

## results

results-title = Resultado final
results-winner = Gana { $name }
results-shared = Victoria compartida: { $names }
results-podium = Podio
results-podium_tip = Volver al podio
results-total = Total
results-source = { $score_title } por origen
results-seed = Semilla { $seed }
results-seed_tip = La misma semilla da otra vez la misma preparación.
results-pure = Una partida sin ayudas: sin pistas y sin deshacer.
results-hints = Pistas: { $names }.
results-hints_of = { $name } { $count }
results-again = Jugar otra vez
results-again_tip = Los mismos asientos y otra preparación; empieza el siguiente
results-again_note = mismos asientos, otro comienzo
results-same = La misma preparación
results-same_tip = Los mismos asientos y la misma semilla; en las estadísticas la partida cuenta como práctica
results-same_note = mismos asientos, mismo comienzo
results-menu = Menú

## standing

standing-place-1 = 1.º
standing-place-2 = 2.º
standing-place-3 = 3.º
standing-place-4 = 4.º
standing-place-5 = 5.º
standing-place-6 = { $place }.º
standing-together = { $place } compartido
standing-alone = { $place }
standing-ahead = { $count ->
    [one] { $place }, { $count } por delante
   *[other] { $place }, { $count } por delante
}
standing-short = { $count ->
    [one] { $place }, { $count } por detrás
   *[other] { $place }, { $count } por detrás
}
standing-tie_break = { $place } por desempate
standing-tie = Nadie va por delante: la victoria se comparte
standing-lead = { $count ->
    [one] { $count } por delante de { $names }
   *[other] { $count } por delante de { $names }
}
standing-by_tie_break = Ha decidido el desempate
standing-you-won-alone = Has ganado
standing-you-won-tie_break = Has ganado por desempate
standing-you-won-ahead = { $count ->
    [one] Has ganado por { $count }
   *[other] Has ganado por { $count }
}
standing-you-shared = Nadie va por delante: compartes la victoria
standing-you-lost-tie_break = Tu puesto es el { $place }, por desempate
standing-you-lost-short = { $count ->
    [one] Tu puesto es el { $place }, { $count } por detrás
   *[other] Tu puesto es el { $place }, { $count } por detrás
}

## end

end-row = { $name }: { $amount }, { $words }
end-medals = { $count ->
    [one] Un logro nuevo
   *[other] { $count } logros nuevos
}
end-medals_of_all = { $count ->
    [one] Un logro nuevo para todos
   *[other] { $count } logros nuevos para todos
}
end-count = El recuento
end-counted = { $names }: { $source }
end-evening = Esta noche
end-won = ganadas
end-share = Compartir
end-share_tip = Una imagen del podio en un archivo, y el resultado en una línea para pegar
end-shared-score = { $name } { $score }
end-shared-line = { $game }: { $result }.
end-shared-code = { $game }: { $result }. El mismo comienzo: { $code }
end-shared-copied = Copiado. Pégalo donde quieras: { $line }
end-shared-not_copied = Envía también esta línea: { $line }
end-story = La partida de { $name }
end-record = ¡El resultado más alto hasta ahora!
end-best_title = El mejor momento
end-best = { $amount } de una vez. { $words }
end-moment_tip = { $when }: verlo en la repetición
end-near-short = { $count ->
    [one] Solo faltó { $count }.
   *[other] Solo faltaron { $count }.
}
end-near-tie = Solo decidió el desempate.
end-near-source = { $source }: { $own } frente a { $other } de { $name }.
end-near-stage = Lo que más contó: { $stage }, { $own } frente a { $other }.
end-better = { $amount } más que la última vez ({ $before }).
end-results = Detalles
end-results_tip = De dónde viene el resultado ({ $score }), repetición, análisis y otra partida

## reason

reason-undo_game_over = Para seguir jugando desde un momento anterior, abre la repetición y elige «Jugar desde aquí». La partida ha terminado y se queda como estaba.
reason-undo_other_decided = Desde entonces ha decidido otra persona, y eso también se desharía.
reason-undo_revealed = Desde entonces ha salido algo nuevo, y lo han visto todos.
reason-undo_not_alone = En esta pantalla juegan también otras personas; solo se puede deshacer la última decisión.
reason-undo_not_a_person = Solo se pueden deshacer decisiones de personas.
reason-undo_nothing = Aún no se ha decidido nada.
