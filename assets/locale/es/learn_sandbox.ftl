### La mesa libre: cualquier posición, preparada a mano.

## learn

learn-sandbox-title = Mesa libre
learn-sandbox-none = Este juego aún no tiene mesa libre.
learn-sandbox-player = Asiento { $number }
learn-sandbox-nobody = Nadie
learn-sandbox-start = Empezar con…
learn-sandbox-start_tip = Una mesa vacía, o una posición que has guardado
learn-sandbox-empty = { $count ->
    [one] Mesa vacía, { $count } persona
   *[other] Mesa vacía, { $count } personas
}
learn-sandbox-undo = Deshacer
learn-sandbox-undo_tip = Deshacer el último cambio (Ctrl+Z)
learn-sandbox-redo = Rehacer
learn-sandbox-redo_tip = Volver a hacerlo (Ctrl+Y)
learn-sandbox-ask = Preguntar a los bots
learn-sandbox-ask_tip = Qué es lo mejor aquí, y por qué
learn-sandbox-play = Seguir jugando
learn-sandbox-play_tip = Una partida de práctica desde esta posición
learn-sandbox-not_playable = En esta posición no puede jugar nadie.
learn-sandbox-group_tip = Qué parte se prepara. También aparece con un clic en la mesa.
learn-sandbox-thinking = El consejero piensa…
learn-sandbox-advice = El mejor turno
learn-sandbox-ways = Mejores opciones
learn-sandbox-to_fields = Volver a las piezas
learn-sandbox-hint = Arrastra las piezas, o haz clic en ellas y ajústalas a la derecha.
learn-sandbox-takes = Intro la toma.
learn-sandbox-held = En la mano. Intro la deja, Esc la devuelve.
learn-sandbox-let_go = Devuelta.
learn-sandbox-goes = Puede ir aquí.
learn-sandbox-goes_not = No puede ir aquí.
learn-sandbox-lawful = Una posición reglamentaria. Le toca a { $name }.
learn-sandbox-over = En esta posición la partida ha terminado.
learn-sandbox-rule_tip = Leer esta regla
learn-sandbox-not_shared = Solo se pueden compartir posiciones reglamentarias.
learn-sandbox-copy = Copiar línea
learn-sandbox-copy_tip = La posición en una línea de texto, para enviarla (Ctrl+C)
learn-sandbox-paste = Pegar línea
learn-sandbox-paste_tip = Una posición que te han enviado (Ctrl+V)
learn-sandbox-save = Guardar
learn-sandbox-save_tip = Guardar la posición en un archivo (Ctrl+S)
learn-sandbox-copied = Copiado. Pégalo en un mensaje.
learn-sandbox-no_clipboard = No hay portapapeles; guárdala en un archivo.
learn-sandbox-nothing = El portapapeles no tiene texto.
learn-sandbox-put = La posición está preparada.
learn-sandbox-saved = Guardada como { $file }
learn-sandbox-not_saved = No se pudo guardar: { $problem }
learn-sandbox-back = Volver a la mesa libre
learn-sandbox-practice = Una partida de práctica. Ni se guarda ni cuenta.
learn-sandbox-ended = La partida ha terminado.
learn-sandbox-edit = Cambiar esta posición a mano
learn-sandbox-edit_tip = En la mesa libre; la partida se queda como está
learn-sandbox-bad-unreadable = El archivo no se puede abrir: { $problem }.
learn-sandbox-bad-foreign = Esto no es una posición de este programa.
learn-sandbox-bad-damaged = La línea de texto está dañada, o le falta una parte.
learn-sandbox-bad-newer = Esto lo escribió una versión más nueva del programa.
learn-sandbox-bad-game = Es una posición de otro juego: { $found }.
learn-sandbox-bad-rules = Es para la versión { $found } de las reglas, no para la { $wanted }.
learn-sandbox-bad-long = Es demasiado larga para una posición.
learn-sandbox-bad-unlawful = No se puede preparar: { $problem }.
