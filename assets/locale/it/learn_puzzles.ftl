### Enigmi: la pagina, il compito accanto al tavolo, il risultato. I temi sono parole dei giochi.

## learn

learn-puzzles-title = Enigmi
learn-puzzles-seat = Persona { $number }
learn-puzzles-none = Per questo gioco non ci sono ancora enigmi.
learn-puzzles-fault = Questo enigma resta escluso: { $problem }
learn-puzzles-solved_of = Risolti: { $solved } su { $all }
learn-puzzles-stars = { $count ->
    [one] { $count } stella
   *[other] { $count } stelle
}
learn-puzzles-stars_tip = Tre stelle per un enigma risolto al primo tentativo, due più tardi, una con un aiuto.
learn-puzzles-unrated_yet = { $count ->
    [one] La tua valutazione arriva dopo un altro enigma.
   *[other] La tua valutazione arriva dopo altri { $count } enigmi.
}
learn-puzzles-rating = { $points } ± { $error }
learn-puzzles-your_rating = La tua valutazione: { $rating }
learn-puzzles-rating_tip = Conta il primo tentativo di ogni enigma. Il valore vero rientra nel margine ± in 95 casi su 100.
learn-puzzles-all_themes = Tutti i capitoli
learn-puzzles-theme_tip = Di che cosa tratta l’enigma
learn-puzzles-needs = Richiede: { $chapters }
learn-puzzles-page_tip = Quali enigmi si vedono
learn-puzzles-pages = da { $first } a { $last }
learn-puzzles-all_levels = Tutti i livelli
learn-puzzles-level_tip = Meno sono i bot (su cinque) che trovano il turno migliore, più è difficile
learn-puzzles-levels-1 = molto facile
learn-puzzles-levels-2 = facile
learn-puzzles-levels-3 = medio
learn-puzzles-levels-4 = difficile
learn-puzzles-levels-5 = molto difficile
learn-puzzles-state-open = Mai tentato
learn-puzzles-state-solved = Risolto
learn-puzzles-state-hinted = Risolto con un aiuto
learn-puzzles-state-missed = Non ancora risolto
learn-puzzles-best = Trova il turno migliore
learn-puzzles-about_goal = Ogni turno che ci riesce risolve l’enigma.
learn-puzzles-about_best = Trova il turno con la maggiore probabilità di vittoria. Valgono anche turni altrettanto buoni.
learn-puzzles-level = Livello: { $dots }
learn-puzzles-hint = Aiuto
learn-puzzles-hint_tip = Un suggerimento in tre passi. Un enigma risolto con un aiuto vale una stella.
learn-puzzles-more = Ancora
learn-puzzles-begin = Comincia così: **{ $decision }**
learn-puzzles-answer = Soluzione
learn-puzzles-answer_tip = Mostra il turno migliore. L’enigma conta come non risolto; se lo risolvi più tardi, vale una stella.
learn-puzzles-again = Riprova
learn-puzzles-retry = Riprova questo enigma
learn-puzzles-next = Prossimo enigma
learn-puzzles-list = Tutti gli enigmi
learn-puzzles-leave_tip = Lascia l’enigma
learn-puzzles-over = Questo enigma è finito.
learn-puzzles-complete = Termina il turno. Poi vedi se risolve l’enigma.
learn-puzzles-watch = Ecco la soluzione.
learn-puzzles-no_hint = Negli enigmi l’aiuto è nella nota accanto al tavolo.
learn-puzzles-result-solved = Risolto!
learn-puzzles-result-hinted = Risolto, con un aiuto
learn-puzzles-result-missed = Non è il turno migliore
learn-puzzles-result-failed = Scopo non raggiunto
learn-puzzles-news = Enigma risolto: { $solved } su { $all }
learn-puzzles-shown = Il turno migliore
learn-puzzles-that_turn = il tuo turno
learn-puzzles-lead = { $points } ± { $error } punti di probabilità di vittoria
learn-puzzles-loses = Questo turno ti costa { $lead }.
learn-puzzles-speaks = Il vantaggio del turno migliore: { $why }
learn-puzzles-unmeasured = { $count ->
    [one] Non è il turno migliore tra quelli confrontati.
   *[other] Non è tra i { $count } turni migliori confrontati.
}
learn-puzzles-you = Tu:
learn-puzzles-equal = Altrettanto buono: { $ways }.
learn-puzzles-better = Ancora meglio: { $ways }.
learn-puzzles-quoted = «{ $decision }»
learn-puzzles-without = lo stesso senza «{ $decision }»
learn-puzzles-ahead = Invece { $other } costerebbe { $lead }.
learn-puzzles-found_by = Trovato da: { $names }.
learn-puzzles-found_by_none = Nessuno dei cinque bot lo trova.
learn-puzzles-rated = La tua valutazione: **{ $rating }** ({ $change })
learn-puzzles-unrated = Per la valutazione conta solo il primo tentativo.
