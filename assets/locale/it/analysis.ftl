## analysis

analysis-title = Analisi
analysis-open = Analisi
analysis-open_tip = Che cosa hai fatto bene, una cosa da provare, e tutti i turni e le cifre
analysis-unfinished = Questa partita non è finita. Si può analizzare solo a partita conclusa.
analysis-taken_over = Questa partita è stata giocata con regole o componenti diversi da quelli di oggi e non si può analizzare.
analysis-chances = Probabilità di vittoria
analysis-score = { $score_title }
analysis-expected = Previsti
analysis-sources = Origine
analysis-luck = Fortuna
analysis-everybody = Tutti
analysis-bots = Anche i turni dei bot
analysis-who_tip = Di chi si mostrano turni, origine e fortuna; le linee sono sempre quelle di tutti
analysis-worth = Da vedere
analysis-all = Ogni turno
analysis-list_tip = Solo perdite e svolte, o ogni turno
analysis-first = Una prima stima; l’analisi continua ({ $done })
analysis-reading = Lettura della partita
analysis-complete = I puntini indicano le perdite, le fasce le svolte. I margini (±) valgono in circa 95 casi su 100.
analysis-stopped = Interrotta ({ $done })
analysis-stop = Ferma
analysis-go_on = Prosegui
analysis-trouble = Non è stato possibile fare l’analisi: { $problem }.
analysis-point_tip = { $count ->
    [one] Dopo { $count } turno: { $values }.
   *[other] Dopo { $count } turni: { $values }.
}
analysis-before_tip = All’inizio: { $values }.
analysis-score_point_tip = { $count ->
    [one] Dopo { $count } turno, { $score }: { $values }.
   *[other] Dopo { $count } turni, { $score }: { $values }.
}
analysis-expected_point_tip = { $count ->
    [one] Dopo { $count } turno, previsione finale ({ $score }): { $values }.
   *[other] Dopo { $count } turni, previsione finale ({ $score }): { $values }.
}
analysis-expected_before_tip = All’inizio, previsione finale ({ $score }): { $values }.
analysis-value = { $name } { $value }
analysis-give_or_take = { $count ->
    [one] Margine d’errore: { $count } su 100.
   *[other] Margine d’errore: { $count } su 100.
}
analysis-turn = Turno { $number }
analysis-turn_part = Turno { $number }, dopo aver pescato
analysis-sound = A posto
analysis-scratch = Graffio
analysis-dent = Ammaccatura
analysis-breakdown = Guasto
analysis-forced = Senza scelta
analysis-unclear = Entro il margine d’errore
analysis-turning = Svolta
analysis-points = −{ $loss } ± { $error } partite su 100
analysis-point_count = { $count ->
    [one] { $number } partita su 100
   *[other] { $number } partite su 100
}
analysis-grades = Un graffio costa almeno 5 partite su 100, un’ammaccatura 10, un guasto 15.
analysis-legend = Un graffio costa almeno 5 partite su 100, un’ammaccatura 10, un guasto 15. Svolta: almeno 10 su 100 sono passate di mano. Ciò che sta entro il margine d’errore non ha voto. In un turno con voto si giudica anche ogni decisione; quelle senza segno sono a posto.
analysis-nothing = Non si è trovato niente di meglio.
analysis-only = Non c’era niente da scegliere.
analysis-inside = { $count ->
    [one] Un’altra via prometteva di vincere più spesso ({ $loss } in più su 100 partite), ma la differenza sta entro il margine d’errore di ±{ $error }.
   *[other] Un’altra via prometteva di vincere più spesso ({ $loss } in più su 100 partite), ma la differenza sta entro il margine d’errore di ±{ $error }.
}
analysis-small = Un’altra via prometteva { $loss } ± { $error } vittorie in più su 100 partite.
analysis-lost = **{ $grade }** ({ $least } o più partite su 100): perdita di { $loss } ± { $error }, circa { $amount }.
analysis-lost_chance = **{ $grade }** ({ $least } o più partite su 100): perdita di { $loss } ± { $error }.
analysis-estimated = Questa è una prima stima; segue un’analisi più precisa.
analysis-mark = (**{ $grade }**, −{ $loss } ± { $error } partite su 100)
analysis-mark_small = (−{ $loss } ± { $error } partite su 100)
analysis-mark_unclear = (−{ $loss } ± { $error } partite su 100, entro il margine d’errore)
analysis-played = Giocato: { $decisions }.
analysis-what_was_played = ciò che si è giocato
analysis-better = Meglio: { $decisions }.
analysis-other = L’altra via: { $decisions }.
analysis-gained = { $count ->
    [one] La prima idea poteva essere: { $decisions }. Ciò che si è giocato prometteva { $count } ± { $error } vittorie in più su 100 partite.
   *[other] La prima idea poteva essere: { $decisions }. Ciò che si è giocato prometteva { $count } ± { $error } vittorie in più su 100 partite.
}
analysis-swing = { $count ->
    [one] Svolta: { $gainer } passa da { $gained_from } a { $gained_to }, { $loser } da { $lost_from } a { $lost_to } (± { $error } su 100).
   *[other] Svolta: { $gainer } passa da { $gained_from } a { $gained_to }, { $loser } da { $lost_from } a { $lost_to } (± { $error } su 100).
}
analysis-swing_scoring = Questo turno comprendeva un conteggio.
analysis-swing_draw = Effetto della sola pescata: { $points }.
analysis-none_listed = Qui non c’è niente che meriti uno sguardo più attento.
analysis-choose = Scegli un turno nell’elenco o nel grafico.
analysis-replay = Mostra
analysis-replay_tip = La partita in questo momento, alla decisione costata di più, se ce n’è una segnata
analysis-rule = Regolamento
analysis-rule_tip = La regola di cui si parla
analysis-retry = Riprova da qui
analysis-retry_tip = Una nuova partita di pratica da questo momento, alla decisione costata di più, se ce n’è una segnata; decidi tu per chi è di turno, anche se è un bot
analysis-no_sources = Questo gioco non dice da dove vengono i suoi punti.
analysis-stage = Fase { $number }
analysis-source_tip = { $source }, { $stage }: { $value }
analysis-luck_wait = Si confronta ciò che è uscito con ciò che poteva uscire.
analysis-luck_none = In questa partita non si è pescato niente.
analysis-luck_intro = Ogni volta che si è pescato, la partita è stata valutata con ciò che è uscito e con { $draws } altre possibilità. La differenza è fortuna, chiunque abbia pescato.
analysis-luck_line-good = **{ $name }**: fortuna. In tutto: { $points } (± { $error }), { $amount }.
analysis-luck_line-bad = **{ $name }**: sfortuna. In tutto: { $points } (± { $error }), { $amount }.
analysis-luck_line-even = **{ $name }**: né fortuna né sfortuna, perché la somma sta entro il margine d’errore. In tutto: { $points } (± { $error }), { $amount }.
analysis-luck_best = Momento migliore: { $turn }, { $points }.
analysis-luck_worst = Momento peggiore: { $turn }, { $points }.
analysis-luck_start = **{ $name }**: { $start }.
analysis-start_line = Secondo la stima la partenza valeva { $chance }; una equilibrata vale { $even }.
analysis-start_even = La partenza era più o meno equilibrata.
