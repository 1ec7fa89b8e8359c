### L’allenatore: una pagina dopo la partita, una frase su molte partite. I temi sono parole dei giochi.

## coach

coach-title = Dopo la partita
coach-open = In breve
coach-open_tip = Che cosa è andato bene, una cosa da provare, i tuoi turni
coach-all = Tutti i turni e le cifre
coach-all_tip = Ogni turno, le probabilità nel corso della partita, l’origine del risultato, la fortuna
coach-wait = I bot guardano ogni decisione e che cos’altro era possibile. Questa pagina è pronta quando hanno finito.
coach-meanwhile = Intanto: da dove viene il risultato
coach-who_tip = Di chi parla l’allenatore
coach-games = { $won } su { $whole }
coach-error = Margine d’errore: { $error } partite su 100.
coach-well-title = Che cosa è andato bene
coach-well-text = { $turn }: hai trovato qualcosa di meglio della prima idea. La probabilità di vittoria è diventata { $after } invece di { $before }.
coach-well-themed = { $turn }, { $theme }: hai trovato qualcosa di meglio della prima idea. La probabilità di vittoria è diventata { $after } invece di { $before }.
coach-well-sound = { $count ->
    [one] Su { $count } scelta, per { $sound } non c’era nulla di nettamente migliore.
   *[other] Su { $count } scelte, per { $sound } non c’era nulla di nettamente migliore.
}
coach-well-none = Stavolta nessun turno spicca.
coach-try-title = Una cosa da provare
coach-try-text = { $turn }: la tua probabilità di vittoria è passata da { $before } a { $after }.
coach-try-themed = { $turn }, { $theme }: la tua probabilità di vittoria è passata da { $before } a { $after }.
coach-try-none = In nessun turno la perdita è stata misurabile.
coach-next-lesson = Ora prova la lezione «{ $title }».
coach-next-again = Ora prova di nuovo la lezione «{ $title }».
coach-next-puzzles = Ora prova gli enigmi su questo tema: { $theme }.
coach-next-any_puzzles = Ora prova qualche enigma.
coach-next-none = Ora prova un’altra partita.
coach-turns-title = Tre dei tuoi turni
coach-turns-fewer = I tuoi turni
coach-turns-none = Stavolta nessun turno spicca.
coach-turns-best = { $turn }: ottima scelta
coach-turns-worst = { $turn }: si poteva fare di più
coach-turns-text = Da { $before } a { $after }
coach-turns-themed = { $theme }: da { $before } a { $after }
coach-show_tip = La partita in quel momento
coach-to_lesson = Alla lezione
coach-to_lesson_tip = Uscendo dalla lezione torni qui
coach-to_puzzles = Agli enigmi
coach-to_puzzles_tip = Con «Indietro» torni qui
coach-recurring = { $count ->
    [one] In { $count } partita a costare di più è stato questo: { $theme }. Partite perse su 100: { $cost } (± { $error }).
   *[other] In { $count } partite a costare di più è stato questo: { $theme }. Ogni volta, { $cost } probabilità di vittoria su 100 in meno (± { $error }).
}
coach-more_games = { $count ->
    [one] Dopo { $count } partita analizzata non spicca ancora nulla. Ne servono altre.
   *[other] Dopo { $count } partite analizzate non spicca ancora nulla. Ne servono altre.
}
