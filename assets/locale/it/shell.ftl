## app

app-title = Kraftwagen & Automania

# Titolo di una piccola finestra con un messaggio
app-notice = Attenzione
app-not_kept = In { $folder } non si può salvare nulla. Per ora le partite vanno in { $session } e potrebbero sparire al riavvio del computer.
app-second_window = Il programma è già aperto in un’altra finestra. Le partite giocate qui si salvano a parte, quindi nulla va perso.
app-game_tip = Di quale gioco parla questa pagina
app-ok = OK
app-cancel = Annulla
app-back = Indietro
app-no_letter = Usa lettere latine, greche o cirilliche. Qui questa lettera non si può mostrare.

## kept

kept-files-daily = Il registro delle partite del giorno
kept-files-progress = I progressi in lezioni, enigmi e sfide
kept-damaged = File danneggiato: { $what } ({ $file }). Ne è stato creato uno nuovo; il vecchio è conservato come { $detail }.
kept-unreadable = { $what } ({ $file }): ora il file non si può aprire ({ $detail }). Resta com’è; quello che fai vale finché non esci, e si aggiunge appena è di nuovo possibile.
kept-unwritable = { $what } ({ $file }): ora il file non si può salvare ({ $detail }). Quello che fai vale finché non esci, e si salva appena è di nuovo possibile.
kept-newer = { $what } ({ $file }): il file è di una versione più recente del programma. Resta com’è; quello che fai qui vale finché non esci.

## menu

# Pulsante: riprende l’ultima partita
menu-continue = Continua
menu-new = Nuova partita
menu-choose = Scegli questo gioco
menu-chosen = Scelto
menu-facts-players = da { $low } a { $high } persone
menu-facts-minutes = da { $low } a { $high } minuti
menu-facts-weight-light = leggero
menu-facts-weight-medium = medio
menu-facts-weight-heavy = impegnativo
menu-load = Partite salvate
menu-rules = Regole
menu-settings = Impostazioni
menu-quit = Esci
menu-continue_none = Nessuna partita in corso
menu-new_note = Scegli chi gioca e le opzioni
menu-alone = Gioca in solitario
menu-alone_note = Carriera, partita del giorno, enigmi e altro
menu-learn = Impara
menu-learn_note = Giocando, passo per passo
menu-first = Gioca la prima partita
menu-first_note = Due avversari facili, niente da preparare
menu-quit_question = Vuoi uscire? Ogni mossa è già salvata.
menu-version = Versione { $version }

## aim

aim-go = Si gioca!

## new_match

new_match-title = Nuova partita
new_match-players = Chi gioca
new_match-count = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
new_match-colour_hint = Premi un segno o un volto per cambiarlo.
new_match-colour_tip = { $colour }. Premi per un altro colore.
new_match-colour_spoken = Il colore di { $name } è { $colour }. Premi per un altro.
new_match-name_tip = Il nome mostrato al tavolo e nella cronaca
new_match-add = Aggiungi
new_match-options = Opzioni

# Il numero da cui nasce la preparazione
new_match-seed = Seme
new_match-seed_empty = Ogni volta nuovo
new_match-seed_tip = Con lo stesso seme e le stesse mosse la partita è la stessa.
new_match-from_to = Da { $low } a { $high }
new_match-out_of_range = { $option }: un numero da { $low } a { $high }.
new_match-bad_options = Così non si può giocare: { $problem }.
new_match-pure = Senza aiuti
new_match-pure_note = Nessun suggerimento. Una volta visto qualcosa di nuovo, ciò che precede non si annulla più.
new_match-help-title = Aiuti
new_match-help-moves = Mostra le buone mosse
new_match-help-moves_tip = Una piccola stella segna le mosse su cui vale la pena riflettere.
new_match-help-hints = Suggerimenti liberi
new_match-help-hints_tip = Suggerimenti e mosse annullate non costano nulla finché non si vede niente di nuovo, anche se davanti allo schermo c’è già un’altra persona.
new_match-head_start-none = Nessun vantaggio
new_match-head_start-little = Piccolo: { $amount }
new_match-head_start-some = Medio: { $amount }
new_match-head_start-lot = Grande: { $amount }
new_match-start = Comincia
new_match-empty_name = Alla persona { $number } manca un nome.
new_match-odd_name = Persona { $number }: una lettera non si può mostrare; usa lettere latine, greche o cirilliche.
new_match-same_name = { $name } compare due volte. Cambia uno dei due nomi.
guests-girl = Bambina
guests-boy = Bambino
guests-woman = Giovane donna
guests-man = Uomo
guests-grandmother = Nonna
guests-grandfather = Nonno
guests-title = Quale volto per { $name }?
guests-tip = { $guest }. Premi per scegliere un altro volto.
guests-spoken = Il volto di { $name }: { $guest }. Premi per sceglierne un altro.
guests-taken = { $name } ha questo volto e riceve il tuo.

## options

options-on = { $option }: sì
options-off = { $option }: no

## bots

bots-levels = Bot, dal più facile al più forte
bots-levels_won = Bot, dal più facile al più forte. La percentuale: le partite che vince contro tre bot della riga sopra
bots-numbered = { $name } { $number }
bots-won = Vince { $rate } partite su 100 contro tre bot del livello inferiore.
bots-styles = Bot con uno stile di gioco
bots-strength = Forza { $strength } su { $most }.
bots-person-title = Persona
bots-person-note = Chi gioca davanti a questo schermo.
bots-person-names =
    Ada
    Bruno
    Clara
    Dorian
    Edith
bots-apprentice-title = Apprendista
bots-apprentice-note = Sta imparando le regole e bada solo a sé.
bots-apprentice-names =
    Rudi
    Lotte
    Fritz
    Mitzi
bots-journeyman-title = Lavorante
bots-journeyman-note = Conosce il gioco, ma spesso sbaglia a valutare le cose.
bots-journeyman-names =
    Anton
    Berta
    Emil
    Paula
bots-merchant-title = Mercante
bots-merchant-note = Sa valutare quanto può rendere ogni modo di giocare il turno.
bots-merchant-names =
    Gustav
    Helene
    Viktor
    Amalie
bots-engineer-title = Progettista
bots-engineer-note = Da migliaia di partite ha imparato quanto vale una posizione.
bots-engineer-names =
    Konrad
    Hedwig
    Oskar
    Ilse
bots-champion-title = Fuoriclasse
bots-champion-note = Il più forte: guarda avanti di diversi turni.
bots-champion-names =
    Maximilian
    Theodora
    Ferdinand
    Leonore
bots-random-title = Dadi
bots-random-note = Fa una mossa a caso tra quelle possibili.
bots-random-names =
    Rudi
    Lotte
    Fritz
    Mitzi
bots-greedy-title = Bottegaio
bots-greedy-note = Valuta ogni mossa del turno e sceglie quella che può rendere di più ({ $score }).
bots-greedy-names =
    Gustav
    Helene
    Viktor
    Amalie

## settings

settings-title = Impostazioni
settings-game = Gioco
settings-told = Annunci e spiegazioni
settings-ease = Per vedere e sentire meglio
settings-controls = Tasti e controller
settings-speed = Velocità di animazioni e turni altrui
settings-speed_note = Per saltare un’animazione: { $any }.
settings-speeds-slow = Lenta
settings-speeds-normal = Normale
settings-speeds-fast = Veloce
settings-speeds-instant = Immediata
settings-auto_forced = Gioca per me le mosse obbligate
settings-auto_forced_note = Se è possibile una mossa sola, il programma la annuncia e poi la gioca.
settings-auto_end_turn = Termina automaticamente il mio turno
settings-auto_end_turn_note = Quando non resta altro da fare. In quel caso il turno non si può più annullare.
settings-bot_reasons = I bot spiegano le loro mosse
settings-bot_reasons_note = Una riga a ogni mossa, e nella cronaca che cosa hanno valutato.
settings-show_figures = Mostra le cifre
settings-show_figures_note = Probabilità di vittoria e risultati attesi in suggerimenti, commenti e analisi.
settings-open_totals = Risultati di tutti ({ $score })
settings-open_totals_note = Automatico: visibili contro i bot, nascosti tra persone. Secondo le regole ognuno può tenerli segreti, anche se ogni guadagno è pubblico e si può sommare.
settings-totals-auto = Automatico
settings-totals-on = Sempre
settings-totals-off = Mai
settings-window = Schermo
settings-language = Lingua
settings-language_system = Lingua del sistema
settings-fullscreen = Schermo intero
settings-fullscreen_note = Si cambia in ogni momento con F11 o Alt+Invio.
settings-scale = Dimensione dell’interfaccia
settings-scale_note = Anche con Ctrl e più, Ctrl e meno; Ctrl+0 la ripristina. Il tavolo cresce finché c’è spazio; con { $close_up } o la rotella del mouse lo ingrandisci.
settings-text_size = Dimensione del testo
settings-text_size_note = Solo il testo di pagine, riquadri e carte; i tabelloni restano come sono.
settings-palette = Colori
settings-palettes-normal = Normali
settings-palettes-contrast = Contrasto alto
settings-sofa = Più grande per il divano
settings-sofa_note = Se si comincia con un controller, tutto è più grande di almeno un quarto, per leggere da tre metri.
settings-rumble = Vibrazione
settings-rumble_note = I controller che possono vibrare lo fanno per un attimo quando tocca a te e quando succede qualcosa di importante.
settings-large_pictures = Immagini più grandi per chi gioca con aiuti
settings-large_pictures_note = Per chi li usa il tavolo mostra solo ciò che serve per giocare; la cronaca e ciò che hanno gli altri si aprono quando vuoi.
settings-reduced_motion = Meno movimento
settings-reduced_motion_note = Niente attraversa il tavolo; i componenti compaiono direttamente dove devono stare.
settings-banners = Annunci per i primi successi, nuovi round o turni di gioco e colpi dei rivali
settings-notices = Avvisi di obiettivi e primati
settings-rule_codes = Numeri delle regole
settings-rule_codes_note = Nel regolamento ogni regola ha il suo numero, per esempio A3, come nelle segnalazioni sulle regole.
settings-sound = Suono
settings-files = File e programma
settings-effects = Volume del gioco
settings-interface = Volume di pulsanti e pezzi
settings-music = Volume della musica
settings-ambience = Volume dell’ambiente attorno al tavolo
settings-music_on = Musica
settings-music_on_note = { $music } la accende e la spegne in ogni momento.
settings-no_sound = Nessun dispositivo audio trovato, quindi non si sente nulla. Collega altoparlanti o cuffie e riavvia il programma.
settings-mute_unfocused = Silenzia in secondo piano
settings-mute_unfocused_note = Nessun suono mentre usi un’altra finestra.
settings-rules-compiled = I bot pensano alla massima velocità.
settings-rules-off = I bot pensano più lentamente: le regole non sono compilate.
settings-rules-written = I bot pensano più lentamente: le regole non sono compilate. Lo saranno al prossimo avvio.
settings-rules-building = Tra poco i bot penseranno più in fretta; il programma si sta ancora preparando.
settings-rules-ready = Ora i bot pensano alla massima velocità; il programma è pronto.
settings-rules-no_compiler = I bot pensano più lentamente: non si trova un compilatore C per le regole.
settings-rules-no_tools = I bot pensano più lentamente: mancano gli strumenti per compilare le regole; si ottengono con python3 run.py compile.
settings-rules-failed = I bot pensano più lentamente: la compilazione delle regole non è riuscita. Al prossimo avvio si riprova.
settings-rules-damaged = I bot pensano più lentamente: le regole compilate sono danneggiate. Installa di nuovo il programma.
settings-folder = Apri la cartella dei salvataggi
settings-folder_tip = Partite, impostazioni e registri sono file in questa cartella
settings-about = Informazioni sul programma
settings-about_tip = Versione, licenze, dove cercare una versione più recente
settings-about_unofficial = Un’edizione non ufficiale, fatta da chi ama questi giochi.
settings-about_licences = Caratteri, icone e librerie sono liberi; le loro licenze stanno in una cartella del programma.
settings-about_updates = Il programma non contatta nessuno. Cerca una versione più recente dove hai trovato questa.
settings-licences = Licenze
settings-bad_file = Il file delle impostazioni era danneggiato: ne è stato creato uno nuovo. Il vecchio resta accanto, con «damaged» nel nome.
settings-not_now = Ora le impostazioni non si possono aprire, quindi valgono quelle predefinite. Il file resta com’è; quello che cambi vale finché non esci.
settings-not_written = Ora le impostazioni non si possono salvare: { $problem }. Quello che cambi vale finché non esci.
settings-bad_values = Alcune impostazioni sono illeggibili e hanno il valore iniziale.



## saves

saves-title = Partite salvate
saves-none = Non ci sono ancora partite salvate.
saves-drop = Hai ricevuto una partita? Trascina il file sulla finestra per aprirla.
saves-load = Carica
saves-delete = Elimina
saves-keep = Conserva
saves-delete_title = Eliminare la partita?
saves-delete_question = { $name } sparisce per sempre.
saves-delete_question_older = { $count ->
    [one] { $name } e { $count } salvataggio automatico più vecchio spariscono per sempre.
   *[other] { $name } e { $count } salvataggi automatici più vecchi spariscono per sempre.
}
saves-folder = Apri cartella
saves-folder_is = La cartella è { $folder }
saves-dates-today = Oggi, { $time }
saves-dates-yesterday = Ieri, { $time }
saves-amount = { $name }: { $amount }
saves-with = con { $names }
saves-challenge = Sfida: { $title }
saves-chapter = Carriera: { $title }
saves-autosave = Partita in corso
saves-put_aside = Partita interrotta
saves-elsewhere = Salvata in «{ $folder }»
saves-finished_game = Partita finita
saves-finished = Finita
saves-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
saves-unreadable = Questo file non si può leggere.
saves-problems-unreadable = Il file non si può aprire: { $problem }.
saves-problems-huge = Il file è troppo grande per una partita salvata.
saves-problems-foreign = Il file non è una partita salvata di questo programma.
saves-problems-truncated = Il file è incompleto: la scrittura si è interrotta.
saves-problems-damaged = Il file è danneggiato: il contenuto non corrisponde alla somma di controllo.
saves-problems-newer = Il file è della versione { $version }, più recente di questa ({ $own }). Per aprirlo aggiorna il programma.
saves-problems-invalid = Il file ha una voce sbagliata in { $entry }: { $problem }.
saves-problems-game = Il file contiene una partita di { $found }, non di { $wanted }.
saves-problems-rules = La partita segue la versione { $found } delle regole; questo programma gioca la { $wanted }.
saves-problems-data = La partita è stata giocata con altri dati dei componenti.
saves-problems-unplayable = La partita non si può rigiocare: alla mossa { $number }, { $problem }.
saves-problems-position = La partita non si può proseguire: { $problem }.
saves-problems-unknown_game = Questo programma non conosce il gioco { $game }.
saves-problems-folder = Le partite salvate in { $folder } non si possono modificare: { $problem }.
saves-taken_over-goes_on = Questa partita è iniziata con regole o componenti diversi da quelli di oggi. Prosegue con quelli di oggi dal punto in cui era, come partita di pratica; la partita salvata resta com’era.
saves-taken_over-shown = Questa partita è stata giocata con regole o componenti diversi da quelli di oggi. Si vede posizione per posizione, senza la cronaca.

## rules

rules-title = Regole
rules-none = Per questo gioco non ci sono ancora pagine di regole.

## unsaved

unsaved-title = Uscire senza salvare?
unsaved-text = La partita non si può salvare: { $problem }. Tutto ciò che si è giocato dopo l’ultimo salvataggio va perso.
unsaved-leave = Esci
unsaved-stay = Resta

## text_size

text_size-title = Grande quanto vuoi
text_size-words = Quanto deve essere grande il testo? Il tuo sistema lo usa più grande del solito.
text_size-later = Si cambia in ogni momento nelle impostazioni.
text_size-done = Va bene così

## error

error-title = Qualcosa è andato storto
error-text = Un errore imprevisto ha fermato il gioco. Non hai sbagliato nulla.
error-saved = La partita è salvata; per riprenderla scegli «Continua» nel menu principale.
error-not_saved = La partita non si è potuta salvare; «Continua» nel menu principale riprende l’ultimo salvataggio.
error-no_match = Non c’era nessuna partita in corso.
error-please = Manda la segnalazione a chi fa il programma, così si può rimediare.
error-log = La segnalazione è conservata come { $name }
error-no_log = La segnalazione non si è potuta scrivere in un file; copiala.
error-copy = Copia segnalazione
error-copied = La segnalazione è negli appunti.
error-folder = Apri cartella
error-menu = Menu principale
