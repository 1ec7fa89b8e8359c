## score

score-name = punti
score-title = Punti
score-amount = { $count ->
    [one] { $number } punto
   *[other] { $number } punti
}
stages = fasi

## statistics

statistics-title = Statistiche
statistics-everybody = Tutti qui
statistics-who_tip = Di chi si contano le partite
statistics-against = Contro { $name }
statistics-against_all = Contro chiunque
statistics-against_tip = Solo le partite in cui c’era questo nome
statistics-any_number = Qualsiasi numero
statistics-number_tip = Quante persone hanno giocato
statistics-option_any = { $option }: entrambi
statistics-option_is = { $option }: { $value }
statistics-pure_filter-any = Con o senza aiuti
statistics-pure_filter-pure = Senza aiuti
statistics-pure_filter-helped = Con aiuti
statistics-practice = Con la pratica
statistics-practice_tip = Partite in cui si è annullata una mossa che aveva rivelato qualcosa o una sedia ha cambiato mano, partite che ne continuano una precedente, e preparazioni già usate
statistics-none = Finisci una partita e comparirà qui, con l’origine del risultato ({ $score }) e la percentuale di vittorie.
statistics-none_fitting = Nessuna partita finita corrisponde a questa scelta.
statistics-none_handed = { $count ->
    [one] { $count } partita finita non conta: una sedia ha cambiato mano, quindi il risultato non è di nessuno. Resta come pratica.
   *[other] { $count } partite finite non contano: una sedia ha cambiato mano, quindi i risultati non sono di nessuno. Restano come pratica.
}
statistics-none_practice = { $count ->
    [one] { $count } partita finita non conta, perché è di pratica: una sedia ha cambiato mano, si è annullata una mossa che aveva rivelato qualcosa, o la preparazione era nota.
   *[other] { $count } partite finite non contano, perché sono di pratica: una sedia ha cambiato mano, si è annullata una mossa che aveva rivelato qualcosa, o la preparazione era nota.
}
statistics-none_of_people = { $count ->
    [one] { $count } partita finita non conta: hanno giocato solo bot. Per vederla usa il filtro e scegli di chi contare le partite.
   *[other] { $count } partite finite non contano: hanno giocato solo bot. Per vederle usa il filtro e scegli di chi contare le partite.
}
statistics-left_out = { $count ->
    [one] { $count } partita di pratica esclusa
   *[other] { $count } partite di pratica escluse
}
statistics-handed = { $count ->
    [one] { $count } ha cambiato mano
   *[other] { $count } hanno cambiato mano
}
statistics-play = Gioca una partita
statistics-filter = Filtro
statistics-filter_tip = Scegli quali partite si contano
statistics-clear = Conta tutte
statistics-all_games = Tutte le partite giocate qui
statistics-with_practice = con la pratica
statistics-games = { $count ->
    [one] Partita
   *[other] Partite
}
statistics-seats = { $count ->
    [one] { $count } risultato di persone
   *[other] { $count } risultati di persone
}
statistics-pure = { $count ->
    [one] { $count } senza aiuti
   *[other] { $count } senza aiuti
}
statistics-hints = { $count ->
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
}
statistics-victories = Vittorie
statistics-likely = probabilmente da { $low } a { $high }
statistics-likely_tip = Con { $games } la percentuale vera sta probabilmente tra { $low } e { $high }. Il puro caso dà { $fair }.
statistics-average = Media ({ $score })
statistics-lately = { $mean } nelle ultime dieci
statistics-best = Partita migliore
statistics-rates = Vittorie per avversario
statistics-rates_note = Linea nera: percentuale vera probabile. Segno rosso: puro caso
statistics-sources = { $score_title } per origine
statistics-no_sources = Non si sa da dove venga il risultato ({ $score }).
statistics-course = { $score_title }, partita per partita
statistics-course_note = Pieno: vittoria. Linea: media di dieci partite
statistics-stage = Fase { $number }
statistics-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
statistics-rate_tip = Contro { $name }: { $games }, vittorie { $wins } (parità divise), cioè { $share }. La percentuale vera sta probabilmente tra { $low } e { $high }; il puro caso dà { $fair }. In media { $own } a { $theirs }.
statistics-source_tip = { $source }, { $stage }: in media { $mean }; in una partita intera { $whole }.
statistics-course_tip = { $name }, { $date }: { $own }, { $place }° posto su { $players } ({ $others }). Media recente: { $mean }.
statistics-opening = Lettura delle tue partite…
statistics-counting = Conteggio…
statistics-reading = Lettura delle partite salvate, { $done } di { $count }
statistics-export = Esporta
statistics-export_tip = Le partite scelte sopra come tabella per fogli di calcolo (CSV), una riga per ogni sedia di ogni partita
statistics-export_none = Non c’è niente da esportare.
statistics-exported = La tabella è salvata come { $file }.
statistics-export_failed = Non è stato possibile scrivere la tabella: { $problem }.
statistics-folder = Apri cartella
statistics-rebuild = Rileggi le partite
statistics-rebuild_tip = Rilegge ogni partita finita nella cartella dei salvataggi. Le partite di cui mancano i file restano.
statistics-learned-challenges = Sfide: { $gold } d’oro, { $silver } d’argento, { $bronze } di bronzo
statistics-learned-challenges_tip = La medaglia migliore di ogni sfida. Le sfide non contano tra le partite qui sopra.
statistics-learned-puzzles = { $count ->
    [one] Enigmi: risolti { $solved } su { $all } · { $count } stella
   *[other] Enigmi: risolti { $solved } su { $all } · { $count } stelle
}
statistics-learned-rated = La tua valutazione: { $rating }
statistics-troubles-damaged = Il file delle statistiche era danneggiato. Resta come { $detail }; dalle partite salvate se ne fa uno nuovo.
statistics-troubles-locked = Un’altra finestra usa il file delle statistiche. Le partite giocate ora si aggiungono più tardi.
statistics-troubles-newer = Il file delle statistiche è di una versione più recente del programma e resta com’è.
statistics-troubles-unwritable = Il file delle statistiche non si può usare: { $detail }. I risultati delle partite salvate si possono rileggere più tardi.

## counted

counted-day = Non conta come partita del giorno: { $why }.
counted-day_and_practice = Non conta come partita del giorno, e nelle statistiche conta come pratica: { $why }.
counted-practice = Nelle statistiche conta come pratica: { $why }.
counted-no_achievements = Non fa conquistare obiettivi.
counted-no_achievements_for = Nessun obiettivo per { $names }: ha deciso anche un bot.
counted-chapter = Un capitolo dà sigilli. Per statistiche e obiettivi non conta.
counted-challenge = Una sfida dà medaglie. Per statistiche e obiettivi non conta.
counted-position = Nelle statistiche non conta: la partita è cominciata da una posizione preparata.
counted-why-handed = una sedia ha cambiato mano
counted-why-hints = si sono usati suggerimenti
counted-why-practice = si è annullata una mossa che aveva rivelato qualcosa, o la preparazione era nota
counted-why-branch = la partita ne continuava una precedente
counted-why-clock = l’orologio aveva già superato quel giorno
counted-why-unknown = era pratica

## achievements

achievements-title = Obiettivi
achievements-count = { $done } su { $all } conquistati
achievements-rules = Li conquistano le sedie per cui non ha deciso nessun bot, in partite che cominciano nel modo consueto. Valgono anche le partite di pratica e quelle con suggerimenti, le sfide no.
achievements-done = Conquistato: { $date }
achievements-part = { $done } di { $all }
achievements-missing = Che cosa manca ancora: { $names }.
achievements-gained = { $count ->
    [one] Nuovo obiettivo: { $names }
   *[other] Nuovi obiettivi: { $names }
}

## copying

copying-done = Copiato
copying-failed = Non copiato

## setup_code

setup_code-title = Codice partita
setup_code-enter = Inserisci un codice
setup_code-enter_tip = Gioca con la preparazione che qualcuno ti ha mandato
setup_code-note = Gioco, opzioni, seme e avversari in una riga. Minuscole e spazi non contano.
setup_code-take = Usalo
setup_code-copy_tip = Codice partita { $code }: stesso gioco, stesse opzioni, stesso seme e stessi avversari. Fai clic per copiarlo.
setup_code-later = Codice partita: a partita finita
setup_code-later_tip = Con il codice si potrebbe scoprire che cosa hanno in mano gli altri.
setup_code-problems-empty = Scrivi o incolla qui il codice.
setup_code-problems-sign = Il carattere { $sign } non può stare in un codice partita.
setup_code-problems-short = Il codice è troppo corto; manca qualcosa.
setup_code-problems-checksum = Il codice non è giusto: almeno un carattere è sbagliato o manca.
setup_code-problems-newer = Il codice è di una versione più recente del programma.
setup_code-problems-game = Il codice è per un gioco che questo programma non ha.
setup_code-problems-data = Il codice è stato fatto con altri dati di gioco o altre regole.
setup_code-problems-bot = Il codice nomina un bot che questo programma non ha.
setup_code-problems-options = Le opzioni o il seme di questa partita non stanno in un codice.
setup_code-problems-seats = { $count ->
    [one] Il codice è per { $count } persona: questo gioco non lo permette.
   *[other] Il codice è per { $count } persone: questo gioco non lo permette.
}

## daily

daily-title = Partita del giorno
daily-same = Oggi tutti hanno la stessa partita. Conta un solo tentativo, senza suggerimenti, senza annullare mosse che hanno rivelato qualcosa e senza cedere una sedia.
daily-opponents = Al tavolo
daily-play = Gioca la partita del giorno
daily-again = Rigiocala come pratica
daily-rehearse = Giocala come pratica
daily-go_on = Continua la partita del giorno
daily-begun_here = Il tentativo che conta è cominciato e continua da dove era rimasto.
daily-begun_spoiled = Il tentativo è cominciato e continua da dove era rimasto. Non conta più: { $why }.
daily-open = Il tentativo è cominciato, ma la sua partita non è tra quelle salvate. Se è aperta in un’altra finestra, continua lì.
daily-result = { $place }° posto su { $players } con { $amount }
daily-week = Questa settimana
daily-week_none = Sette giorni, sette partite. Gioca quelle che vuoi; un giorno saltato non costa niente.
daily-week_played = { $count ->
    [one] Hai giocato { $count } delle sette partite di questa settimana.
   *[other] Hai giocato { $count } delle sette partite di questa settimana.
}
daily-copy_week = Copia la settimana
daily-share_week = { $game }, settimana ({ $date }): { $signs } { $played }, { $won }
daily-days_played = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
daily-won = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
}
daily-played = Un posto in una partita che conta
daily-begun = Cominciata
daily-begun_short = cominciata
daily-places =
    1°
    2°
    3°
    4°
    5°
    6°
    7°
    8°
daily-month = { $month } { $year }
daily-month_before = Il mese prima
daily-month_after = Il mese dopo
daily-seat = { $name }, { $kind }
daily-own = Qui giochi tu.
daily-uncounted = Cominciata, o che non conta
daily-next = Una nuova partita comincia a mezzanotte UTC.
daily-copy = Copia il risultato
daily-share = { $game }, partita del giorno ({ $date }): { $place }° posto su { $players }
daily-share_practice = { $game }, partita del giorno ({ $date }): { $place }° posto su { $players }, come pratica
daily-day_tip = { $date }: { $words }
daily-day_none = non giocata
daily-day_today = non ancora giocata
daily-set_back = L’orologio di questo computer è stato riportato indietro. I giorni che ha già mostrato non contano di nuovo; ora le partite sono di pratica.
daily-barred = L’orologio di questo computer ha già superato questo giorno, quindi la sua partita è di pratica.
daily-damaged = Il registro delle partite del giorno era danneggiato. È stato messo da parte e se n’è cominciato uno nuovo.
daily-unwritable = Ora il registro delle partite del giorno non si può usare e resta com’è. Ciò che giochi vale finché non esci, e si aggiunge appena è di nuovo possibile.

## menu

menu-statistics = Statistiche
