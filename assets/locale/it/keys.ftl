## keys

keys-title = Tasti
keys-settings = Cambia tasti
keys-settings_tip = Ogni comando e il suo tasto; qui puoi sceglierne altri.
keys-intro = Scegli un comando, poi premi il suo nuovo tasto. Tab, frecce, Invio e Spazio servono sempre a spostarsi e ad attivare ciò che è selezionato.
keys-wait = Premi il nuovo tasto per «{ $command }»; con { $back } resta com’è.
keys-press = Premi un tasto

# Dopo i due punti: «Per proseguire: …»
keys-any = tasto o clic
keys-taken = { $sign } vale già per «{ $command }»; scegli un altro tasto.
keys-fixed = { $sign } serve a spostarsi nella finestra e non si può riassegnare.
keys-done = { $sign } ora vale per «{ $command }».
keys-reset = Ripristina i tasti
keys-reset_done = Tutti i comandi hanno di nuovo i tasti predefiniti.
keys-reset_tip = Ridà a ogni comando il suo tasto predefinito.
keys-row_tip = Scegli questa riga e premi il nuovo tasto per «{ $command }».
keys-full_stop = Punto .
keys-comma = Virgola ,
keys-command-undo = Annulla mossa
keys-command-end_turn = Fine turno
keys-command-next_choice = Prossima azione possibile
keys-command-previous_choice = Azione possibile precedente
keys-command-letters = Lettere su ogni azione possibile (premi o tieni premuto)
keys-command-hint = Un suggerimento, passo per passo
keys-command-text_board = Tutta la posizione a parole
keys-command-recap = Che cosa è successo dall’ultimo turno
keys-command-others = Che cosa hanno gli altri, uno dopo l’altro
keys-command-more = La spiegazione intera
keys-command-step_mode = Pausa dopo ogni mossa di un bot
keys-command-close_up = Ingrandisci il tavolo
keys-command-say_again = Ripeti l’ultima frase
keys-command-music = Accendi o spegni la musica
keys-command-help = Regole
keys-command-menu = Pausa
keys-command-back = Indietro, annulla
keys-command-fullscreen = Schermo intero
keys-command-bigger = Più grande
keys-command-smaller = Più piccolo
keys-command-normal_size = Dimensione normale

# Nomi dei tasti, come stanno sulle tastiere
keys-name-ctrl = Ctrl
keys-name-alt = Alt
keys-name-shift = Maiusc
keys-name-meta = Meta
keys-name-return = Invio
keys-name-space = Spazio
keys-name-tab = Tab
keys-name-escape = Esc
keys-name-backspace = Backspace
keys-name-delete = Canc
keys-name-insert = Ins
keys-name-home = Inizio
keys-name-end = Fine
keys-name-page_up = Pag su
keys-name-page_down = Pag giù
keys-name-left = Sinistra
keys-name-right = Destra
keys-name-up = Su
keys-name-down = Giù
