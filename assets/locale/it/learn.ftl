### Imparare un gioco: pagine, pulsanti. Le parole delle lezioni stanno presso ogni gioco.

## learn

learn-title = Impara il gioco
learn-fault = Questo file viene ignorato: { $problem }
learn-more-first_match-title = Gioca con consigli
learn-more-first_match-note = Contro avversari facili
learn-more-puzzles-title = Enigmi
learn-more-puzzles-note = Trova la mossa migliore
learn-more-challenges-title = Sfide
learn-more-challenges-note = Partite fuori dal comune
learn-more-career-title = Carriera
learn-more-career-note = Sei capitoli con un rivale
learn-more-album-title = Album
learn-more-album-note = I modelli che hai venduto
learn-more-sandbox-title = Tavolo libero
learn-more-sandbox-note = Prepara la posizione che vuoi
learn-more-rules-title = Regole
learn-more-rules-note = Da consultare
learn-lessons-title = Lezioni
learn-lessons-first = Da fare prima di giocare
learn-lessons-ready = Ora puoi giocare la tua prima partita. Utile da sapere:
learn-lessons-later = Più avanti
learn-lessons-numbered = { $number }  { $title }
learn-lessons-count = Fatte: { $done } su { $total }
learn-lessons-minutes = { $count ->
    [one] { $count } min
   *[other] { $count } min
}
learn-lessons-reached = passo { $number } di { $count }
learn-lessons-is_done = fatta
learn-lessons-took = fatta in { $time }
learn-lessons-step = Passo { $number } di { $count }
learn-lessons-next = Avanti
learn-lessons-next_tip = O premi Invio
learn-lessons-back = Indietro
learn-lessons-back_tip = Il passo precedente
learn-lessons-show = Fammi vedere
learn-lessons-show_tip = La lezione lo fa per te
learn-lessons-leave_tip = Lascia la lezione. La prossima volta riprende da qui.
learn-lessons-right = Giusto!
learn-lessons-shown = Guarda come si fa.
learn-lessons-watch = Guarda gli altri.
learn-lessons-wrong = Non quello. Ciò che serve è illuminato.
learn-lessons-wait = Gli altri stanno ancora giocando.
learn-lessons-read_first = Prima premi Avanti, accanto al tavolo.
learn-lessons-no_undo = Premi Indietro, accanto al tavolo, per tornare al passo precedente.
learn-lessons-no_hint = Ciò che serve è illuminato.
learn-lessons-broken = Questa lezione non corrisponde alle regole in uso: { $problem }
learn-lessons-repeat = Ricomincia la lezione
learn-lessons-skip = Passa alla prossima lezione
learn-lessons-leave = Lascia la lezione
learn-lessons-first_game = Gioca la prima partita
learn-lessons-done = Ben fatto!
learn-lessons-over = È tutto!
learn-lessons-news = Lezione fatta: { $done } su { $total }
learn-lessons-following = Prossima lezione
learn-lessons-list = Lascia la lezione
learn-guided-title = La partita guidata
learn-guided-note = Giocando, passo per passo
learn-guided-done = Ora puoi giocare la tua prima partita
learn-guided-repeat = Ricomincia
learn-guided-skip = Passa alla prossima parte
learn-guided-leave = Lascia la partita guidata
learn-challenges-title = Sfide
learn-challenges-count = { $gold } d’oro, { $silver } d’argento e { $bronze } di bronzo su { $all } sfide
learn-challenges-unwon = { $count ->
    [one] { $count } partita fuori dal comune con tre medaglie
   *[other] { $count } partite fuori dal comune con tre medaglie ciascuna
}
learn-challenges-medals = sfide: { $gold } d’oro, { $silver } d’argento, { $bronze } di bronzo
learn-challenges-against = { $count ->
    [one] { $count } persona, contro: { $names }
   *[other] { $count } persone, contro: { $names }
}
learn-challenges-bronze = Bronzo
learn-challenges-silver = Argento
learn-challenges-gold = Oro
learn-challenges-never = Condizione: { $words }
learn-challenges-spoiled = Condizione non rispettata: { $words }. Questa partita non dà medaglie.
learn-challenges-unfair_handed = Questa partita non dà medaglie e non conta come tentativo: una sedia ha cambiato mano.
learn-challenges-unfair_known = Questa partita non dà medaglie e non conta come tentativo: una parte era già stata giocata.
learn-challenges-hand_over = Se cedi una sedia, questa partita non dà medaglie. I bot non vincono sfide per te.
learn-challenges-play = Gioca
learn-challenges-again = Gioca ancora
learn-challenges-play_tip = Gioca «{ $title }»
learn-challenges-tries = { $count ->
    [one] { $count } tentativo
   *[other] { $count } tentativi
}
learn-challenges-new = Mai tentata
learn-challenges-none = Per questo gioco non ci sono ancora sfide.
learn-challenges-faults = Queste sfide non si sono potute leggere:
learn-challenges-goal = Scopo: { $title }
learn-challenges-rung = **{ $medal }**: { $words } (ora { $now })
learn-challenges-open = **{ $medal }**: { $words }
learn-challenges-demands = { $medal }: { $words }
learn-challenges-reached = **{ $medal }**: { $words } – raggiunto
learn-challenges-won = { $medal }: conquistato
learn-challenges-no_medal = Stavolta nessuna medaglia
learn-challenges-better = Il tuo miglior risultato finora
learn-challenges-list = Tutte le sfide
learn-challenges-list_tip = Torna all’elenco delle sfide
learn-challenges-comma = { " " }·{ " " }
learn-challenges-gone = Qui questa sfida non si può giocare.
learn-challenges-retry = Riprova
learn-challenges-retry_tip = La stessa sfida; la fortuna può cambiare
learn-challenges-results = Risultati
learn-challenges-results_tip = Chi ha vinto e come
learn-challenges-now = tu: { $now }
learn-challenges-met = raggiunto
learn-challenges-score-at_least = { $amount }
learn-challenges-score-at_most = al massimo { $amount }
learn-challenges-score-equals = esattamente { $amount }
learn-challenges-margin-ahead = { $lead } di vantaggio
learn-challenges-margin-behind = al massimo { $lead } di svantaggio
learn-challenges-margin-level = nessuno davanti a te
learn-challenges-lead-ahead = { $lead } di vantaggio
learn-challenges-lead-behind = { $lead } di svantaggio
learn-challenges-lead-level = parità
learn-challenges-place-win = vittoria
learn-challenges-place-better = { $place }° posto o meglio
learn-challenges-place-now = { $place }° posto
learn-challenges-fact-at_least = { $fact }: { $number }
learn-challenges-fact-at_most = { $fact }: al massimo { $number }
learn-challenges-fact-equals = { $fact }: esattamente { $number }
learn-challenges-fact-none = { $fact }: zero
learn-rulebook-search = Cerca
learn-rulebook-search_tip = Parole di una regola, o il suo numero se lo conosci
learn-rulebook-nothing = Nessun risultato
learn-rulebook-link = Porta a «{ $title }»
learn-rulebook-example = Esempio: { $words }
learn-rulebook-left_out = Ignorato
learn-rulebook-faults = Queste parti del regolamento non si sono potute leggere:
learn-rulebook-play = Avvia l’esempio
learn-rulebook-pause = Pausa
learn-rulebook-again = Rivedi
learn-rulebook-before = Prima
learn-rulebook-after = Dopo
learn-rulebook-index = Indice
learn-rulebook-tip = { $press }: la regola
learn-rulebook-line_tip = Clic destro o { $press }: la regola
learn-rulebook-read = Leggi la regola
learn-rulebook-back = Torna: { $place }
learn-rulebook-back_tip = Al rimando che hai seguito (Alt+Sinistra, Esc)
learn-rulebook-names =
    Ada
    Gustav
    Helene
    Viktor
learn-tips-title = Un consiglio
learn-tips-good = Capito
learn-tips-no_more = Basta
learn-tips-no_more_tip = Continua senza consigli
