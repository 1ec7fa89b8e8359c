### Il tavolo: barre, cronaca, richieste della scena, passaggio, pausa, risultati.

## table

table-rulebook = Regolamento
table-menu = Menu
table-menu_tip = Pausa, salvataggio, impostazioni, ritorno al menu ({ $keys })
table-book_tip = Le regole ({ $keys })
table-settings_tip = Impostazioni
table-speed_tip = Velocità di animazioni e turni altrui. Per saltare: { $any }.
table-step_tip = Passo per passo: ogni mossa di un bot aspetta un tasto o un clic ({ $keys })
table-zoom_tip = Ingrandisci il tavolo; la vista segue il puntatore ({ $keys } o rotella del mouse)
table-scroll_tip = Che cosa hanno fatto gli altri dall’ultimo turno ({ $keys })
table-log_tip = La cronaca, con ciò che gli altri hanno fatto dall’ultimo turno ({ $keys })
table-others_tip = Mostra in grande che cosa ha { $name } ({ $keys })
table-next_tip = La prossima mossa di un bot ({ $any })
table-wait_next = Ora tocca a { $name }. Per proseguire: { $any }.

# Piccolo, accanto al nome
table-waits = tocca ora
table-merit = Obiettivo: { $title }
table-merit_of = { $name }, obiettivo: { $title }
table-recap = Dall’ultimo turno di { $name }
table-recap_first = Prima del primo turno di { $name }
table-recap_nothing = Nessun altro ha mosso dall’ultimo turno.
table-looking = Uno sguardo indietro: { $line }
table-looking_at = Uno sguardo indietro: mossa { $number } di { $count }
table-back_to_game = Torna alla partita
table-back_to_game_tip = Torna alla posizione attuale ({ $keys })
table-looking_refused = Per decidere torna alla partita. Questa è una posizione precedente.
table-seats = Chi gioca?
table-seats_note = Una sedia si può cedere a un bot e riprendere in ogni momento. In quel caso la partita è di pratica, e la sedia per cui ha deciso un bot non conquista obiettivi.
table-hand_over_title = Cedere la sedia?
table-hand_over_daily = Se cedi una sedia, questo tentativo non conta più come partita del giorno.
table-hand_over_yes = Cedi
table-hand_over_no = Lascia così
table-seats_done = Continua
table-seats_tip = Clic per cedere sedie a bot o persone
table-pause_seats = Cedi una sedia
table-handed-to_bot = D’ora in poi per { $name } gioca un bot ({ $bot }).
table-handed-to_person = D’ora in poi per { $name } gioca una persona.
table-end_turn = Fine turno
table-end_turn_tip = Termina il turno ({ $keys })
table-end_turn_without = Termina senza
table-end_turn_back = Torna
table-end_turn_none = Ora non c’è nessun turno da terminare.
table-undo = Annulla mossa
table-undo_tip = Annulla l’ultima mossa ({ $keys })
table-undo_nobody = Qui giocano solo bot; non c’è nulla da annullare.
table-take_back = Annulla
table-step_back_tip = Un passo indietro
table-take_back_tip = Se al tavolo c’è una persona sola si può annullare lo stesso; la partita diventa di pratica.
table-take_back_title = Annullare?
table-take_back_question = Se al tavolo c’è una persona sola si può annullare lo stesso; la partita diventa di pratica e nelle statistiche sta a parte.
table-take_back_daily = Se al tavolo c’è una persona sola si può annullare lo stesso, ma questo tentativo non conta più come partita del giorno.
table-take_back_yes = Annulla mossa
table-hint = Aiuto
table-hint_tip = Un suggerimento in tre passi: l’idea, che cosa considerare, il meglio ({ $keys })
table-hint_title = Aiuto { $step } di { $steps }
table-hint_candidates = Mostra alcune mosse
table-hint_best = Mostra la migliore
table-hint_more_tip = Il passo seguente ({ $keys })
table-hint_cancel = Chiudi ({ $keys })
table-hint_thinking = Il consigliere pensa…
table-hint_daily = Dopo un aiuto questo tentativo non conta più come partita del giorno. Chiedilo di nuovo per averlo lo stesso ({ $keys }).
table-hint_pure = In una partita senza aiuti non ci sono suggerimenti.
table-hint_not_now = Aspetta il tuo turno; l’aiuto è per chi deve muovere.
table-hint_trouble = Riprova più tardi; il consigliere si è inceppato e ora non ha suggerimenti. La partita va avanti.
table-log_empty = Qui compare tutto quello che succede.
table-your_move = tocca a te
table-moves = muove
table-thinking = pensa
table-over = vince
table-wait = Tocca a { $name }.
table-begins = comincia
table-begins_game = Comincia { $name }.
table-scoring = È in corso il conteggio; poi la partita prosegue.
table-scoring_last = È in corso il conteggio; poi arriva il risultato.
table-forced = { $name } ha una scelta sola e la fa ora: { $decision }.
table-practice = di pratica
table-pure = senza aiuti
table-next = Avanti
table-go_on = Prosegui
table-skip_all = Salta tutto
table-how = Perché questo risultato?
table-bot_trouble = { $name } stavolta non ci ha pensato a lungo: una mossa semplice.
table-autosave_failed = Ora la partita non si può salvare: { $problem }. Si gioca lo stesso.
table-autosave_again = La partita è di nuovo salvata.
table-saved_elsewhere = La partita ora si salva in { $file }. Per continuarla un altro giorno sposta quel file nella cartella delle partite salvate.
table-kept-title = Salvataggio
table-kept-not_saved-mark = Non salvata
table-kept-not_saved-words = Ora questa partita non si può salvare: { $problem }.
table-kept-elsewhere-mark = Salvata altrove
table-kept-elsewhere-words = Nella solita cartella non si può scrivere. La partita si salva in { $file }.
table-kept-temporary-mark = Fino al riavvio
table-kept-temporary-words = La partita si salva in { $folder }, da dove può sparire al riavvio del computer.
table-kept-help = Libera spazio su quel disco, o permetti di scrivere in { $folder }, dove si salvano di solito le partite. Il programma continua a provare.
table-kept-again = Riprova
table-kept-place = Salva in «{ $folder }»
table-kept-play_on = Gioca lo stesso
table-save = Salva
table-save_title = Salva la partita
table-save_note = Lo stesso nome sostituisce il salvataggio precedente di questa partita.
table-replace = Sostituisci
table-replace_not = Scegli un altro nome
table-replace_title = Sostituire l’altra partita?
table-replace_question = Con il nome «{ $name }» è salvata un’altra partita, che andrebbe persa.
table-save_failed = La partita non è salvata: { $problem }.
table-save_nowhere = Non c’è una cartella per le partite salvate.
table-saved_as = La partita è salvata come «{ $name }».
table-pause = Pausa
table-resume = Riprendi
table-pause_save = Salva come…
table-pause_rules = Regole
table-pause_settings = Impostazioni
table-pause_results = Risultati
table-pause_menu = Salva e torna al menu
table-pause_leave = Torna al menu
table-back_to_analysis = Torna all’analisi
table-back_to_replay = Torna al replay
table-handoff = Ora tocca a
table-handoff_hint = Per proseguire: { $any }.
table-good_move = La stella: una buona mossa.
table-give_back = Annulla mossa
table-give_back_tip = Annulla l’ultima mossa. Nessuno ha visto niente di nuovo. ({ $keys })
table-colour_shape = { $colour }, { $shape }
table-colour-yellow = Giallo
table-colour-blue = Blu
table-colour-vermillion = Vermiglio
table-colour-pink = Rosa
table-shape-disc = cerchio
table-shape-square = quadrato
table-shape-diamond = rombo
table-shape-hexagon = esagono

## results

results-title = Risultato finale
results-winner = Vince { $name }
results-shared = Vittoria condivisa: { $names }
results-podium = Podio
results-podium_tip = Torna al podio
results-total = Totale
results-source = { $score_title } per origine
results-seed = Seme { $seed }
results-seed_tip = Lo stesso seme dà di nuovo la stessa preparazione.
results-pure = Partita senza aiuti: nessun suggerimento, nessuna mossa annullata.
results-hints = Aiuti: { $names }.
results-hints_of = { $name } { $count }
results-again = Gioca ancora
results-again_tip = Le stesse persone, una nuova preparazione; comincia chi viene dopo
results-again_note = stesse persone, nuova partenza
results-same = Stessa partenza
results-same_tip = Le stesse persone e lo stesso seme; nelle statistiche conta come pratica
results-same_note = stesse persone, stessa partenza
results-menu = Menu

## standing

standing-place-1 = 1° posto
    .in = al 1° posto
standing-place-2 = 2° posto
    .in = al 2° posto
standing-place-3 = 3° posto
    .in = al 3° posto
standing-place-4 = 4° posto
    .in = al 4° posto
standing-place-5 = 5° posto
    .in = al 5° posto
standing-place-6 = { $place }° posto
    .in = al { $place }° posto
standing-together = { $place } a pari merito
    .in = { $place-in } a pari merito
standing-alone = { $place }
standing-ahead = { $count ->
    [one] { $place }, { $count } di vantaggio
   *[other] { $place }, { $count } di vantaggio
}
standing-short = { $count ->
    [one] { $place }, { $count } di distacco
   *[other] { $place }, { $count } di distacco
}
standing-tie_break = { $place } dopo lo spareggio
standing-tie = Parità: vittoria condivisa
standing-lead = { $count ->
    [one] { $count } di vantaggio su { $names }
   *[other] { $count } di vantaggio su { $names }
}
standing-by_tie_break = Ha deciso lo spareggio
standing-you-won-alone = Hai vinto
standing-you-won-tie_break = Hai vinto allo spareggio
standing-you-won-ahead = { $count ->
    [one] Hai vinto con { $count } di vantaggio
   *[other] Hai vinto con { $count } di vantaggio
}
standing-you-shared = Parità: la vittoria è anche tua
standing-you-lost-tie_break = Sei { $place-in } dopo lo spareggio
standing-you-lost-short = { $count ->
    [one] Sei { $place-in }, con { $count } di distacco
   *[other] Sei { $place-in }, con { $count } di distacco
}

## end

end-row = { $name }: { $amount }, { $words }
end-medals = { $count ->
    [one] Un nuovo obiettivo
   *[other] { $count } nuovi obiettivi
}
end-medals_of_all = { $count ->
    [one] Un nuovo obiettivo per tutti voi
   *[other] { $count } nuovi obiettivi per tutti voi
}
end-count = Il conteggio
end-counted = { $names }: { $source }
end-evening = Stasera
end-won = vinte
end-share = Condividi
end-share_tip = Un’immagine del podio come file, e il risultato in una riga da incollare
end-shared-score = { $name } { $score }
end-shared-line = { $game }: { $result }.
end-shared-code = { $game }: { $result }. La stessa partenza: { $code }
end-shared-copied = Copiato. Incollalo dove vuoi: { $line }
end-shared-not_copied = Manda anche questa riga: { $line }
end-story = La partita di { $name }
end-record = Il punteggio più alto finora!
end-best_title = Il momento migliore
end-best = { $amount } in un colpo solo. { $words }
end-moment_tip = { $when }: guarda nel replay
end-near-short = { $count ->
    [one] Mancava solo { $count }.
   *[other] Mancavano solo { $count }.
}
end-near-tie = Ha deciso solo lo spareggio.
end-near-source = { $source }: { $own } contro { $other } di { $name }.
end-near-stage = Il momento che ha contato di più: { $stage }, { $own } contro { $other }.
end-better = { $amount } in più dell’ultima volta ({ $before }).
end-results = Dettagli
end-results_tip = Da dove viene il risultato ({ $score }), replay, analisi e un’altra partita

## reason

reason-undo_game_over = La partita è finita e resta com’è. Per giocare da un momento precedente apri il replay e scegli «Gioca da qui».
reason-undo_other_decided = Nel frattempo ha deciso qualcun altro: si annullerebbe anche la sua mossa.
reason-undo_revealed = Nel frattempo si è scoperto qualcosa di nuovo, e tutti l’hanno visto.
reason-undo_not_alone = Davanti a questo schermo giocano anche altri; si può annullare solo l’ultima mossa.
reason-undo_not_a_person = Si possono annullare solo le mosse delle persone.
reason-undo_nothing = Non c’è ancora nessuna mossa da annullare.
