## buttons

buttons-title = Controller
buttons-settings = Controller
buttons-settings_tip = Che cosa fanno i pulsanti di un controller; tutto più grande per giocare dal divano; vibrazione.
buttons-intro = Scegli un comando, poi premi il suo nuovo pulsante. Croce, levette, grilletti, A e B servono sempre a spostarsi, ad attivare ciò che è selezionato e a tornare indietro.
buttons-wait = Premi il nuovo pulsante per «{ $command }»; con { $back } resta com’è.
buttons-press = Premi un pulsante
buttons-any = un pulsante
buttons-none = nessuno
buttons-fixed = { $sign } serve a spostarsi nella finestra e non si può riassegnare.
buttons-done = { $sign } ora vale per «{ $command }».
buttons-reset = Ripristina
buttons-reset_done = Tutti i comandi hanno di nuovo i pulsanti predefiniti.
buttons-reset_tip = Ridà a ogni comando il suo pulsante predefinito.
buttons-row_tip = Scegli questa riga e premi il nuovo pulsante per «{ $command }». Se lo usa già un altro comando, a quello passa il vecchio.
buttons-not_connected = Nessun controller collegato. Collegane o associane uno; si può usare subito.
buttons-connected = { $count ->
    [one] { $count } controller collegato: { $names }.
   *[other] { $count } controller collegati; ognuno gioca per chi è di turno: { $names }.
}
buttons-unknown = «{ $device }» è collegato, ma questo programma non ne conosce i pulsanti e lo ignora.
buttons-choose = Scegli
buttons-back = Indietro
buttons-end_turn = Fine turno
buttons-next = Avanti
buttons-next_choice = Seguente
buttons-right_trigger = Altra zona
buttons-hint = Aiuto
buttons-close_up = Zoom
buttons-log = Cronaca
buttons-menu = Pausa
buttons-go_on = Continua
buttons-next_place = Dove può andare
buttons-move_on = Mossa dopo
buttons-move_back = Mossa prima
buttons-name-a = A
buttons-name-b = B
buttons-name-x = X
buttons-name-y = Y
buttons-name-left_shoulder = LB
buttons-name-right_shoulder = RB
buttons-name-left_trigger = LT
buttons-name-right_trigger = RT
buttons-name-left_stick = Levetta sinistra
buttons-name-right_stick = Levetta destra

# Nomi stampati sul controller
buttons-name-view = View
buttons-name-start = Menu
buttons-shapes-a = Croce
buttons-shapes-b = Cerchio
buttons-shapes-x = Quadrato
buttons-shapes-y = Triangolo
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
buttons-nintendo-view = Meno
buttons-nintendo-start = Più

## screen_keyboard

screen_keyboard-type = Scrivi
screen_keyboard-shift = Maiuscole
screen_keyboard-space = Spazio
screen_keyboard-delete = Cancella
screen_keyboard-done = Fatto
