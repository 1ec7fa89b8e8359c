## buttons

buttons-title = Mandos
buttons-settings = Mandos
buttons-settings_tip = Qué hacen los botones de un mando, tamaños mayores para el sofá y vibración.
buttons-intro = Elige un comando y pulsa su nuevo botón. La cruceta, los dos sticks, los gatillos, A y B sirven siempre para moverse, usar lo seleccionado y volver.
buttons-wait = Pulsa el nuevo botón para «{ $command }»; { $back } lo deja como está.
buttons-press = Pulsa un botón
buttons-any = cualquier botón
buttons-none = ninguno
buttons-fixed = { $sign } sirve para moverse por la ventana y no se puede cambiar.
buttons-done = { $sign } sirve ahora para «{ $command }».
buttons-reset = Valores iniciales
buttons-reset_done = Todos los comandos vuelven a tener su botón inicial.
buttons-reset_tip = Devuelve a cada comando su botón inicial.
buttons-row_tip = Elige esta línea y pulsa el nuevo botón para «{ $command }». Si otro comando lo tiene, recibe el antiguo.
buttons-not_connected = No hay ningún mando conectado. Enchufa o empareja uno; se puede usar enseguida.
buttons-connected = { $count ->
    [one] { $count } mando conectado: { $names }.
   *[other] { $count } mandos conectados, y cada uno juega por quien tenga el turno: { $names }.
}
buttons-unknown = «{ $device }» está conectado, pero este programa no conoce sus botones y no le hace caso.
buttons-choose = Elegir
buttons-back = Volver
buttons-end_turn = Terminar turno
buttons-next = Siguiente
buttons-next_choice = Siguiente opción
buttons-right_trigger = Zona siguiente
buttons-hint = Pista
buttons-close_up = Ampliar
buttons-log = Historial
buttons-menu = Pausa
buttons-go_on = Continuar
buttons-next_place = Adónde puede ir
buttons-move_on = Jugada siguiente
buttons-move_back = Jugada anterior
buttons-name-a = A
buttons-name-b = B
buttons-name-x = X
buttons-name-y = Y
buttons-name-left_shoulder = LB
buttons-name-right_shoulder = RB
buttons-name-left_trigger = LT
buttons-name-right_trigger = RT
buttons-name-left_stick = Stick izquierdo
buttons-name-right_stick = Stick derecho
buttons-name-view = Vista
buttons-name-start = Menú
buttons-shapes-a = Equis
buttons-shapes-b = Círculo
buttons-shapes-x = Cuadrado
buttons-shapes-y = Triángulo
buttons-shapes-left_shoulder = L1
buttons-shapes-right_shoulder = R1
buttons-shapes-left_trigger = L2
buttons-shapes-right_trigger = R2
buttons-shapes-left_stick = L3
buttons-shapes-right_stick = R3
buttons-shapes-view = Create
buttons-shapes-start = Options
buttons-nintendo-left_shoulder = L
buttons-nintendo-right_shoulder = R
buttons-nintendo-left_trigger = ZL
buttons-nintendo-right_trigger = ZR
buttons-nintendo-view = Menos
buttons-nintendo-start = Más

## screen_keyboard

screen_keyboard-type = Escribir
screen_keyboard-shift = Mayúsculas
screen_keyboard-space = Espacio
screen_keyboard-delete = Borrar
screen_keyboard-done = Hecho
