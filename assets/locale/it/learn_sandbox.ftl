### Il tavolo libero: qualsiasi posizione, preparata a mano.

## learn

learn-sandbox-title = Tavolo libero
learn-sandbox-none = Questo gioco non ha ancora un tavolo libero.
learn-sandbox-player = Persona { $number }
learn-sandbox-nobody = Nessuno
learn-sandbox-start = Comincia da…
learn-sandbox-start_tip = Un tavolo vuoto, o una posizione che hai salvato
learn-sandbox-empty = { $count ->
    [one] Tavolo vuoto per { $count } persona
   *[other] Tavolo vuoto per { $count } persone
}
learn-sandbox-undo = Annulla
learn-sandbox-undo_tip = Annulla l’ultima modifica (Ctrl+Z)
learn-sandbox-redo = Rifai
learn-sandbox-redo_tip = Rifai la modifica (Ctrl+Y)
learn-sandbox-ask = Chiedi ai bot
learn-sandbox-ask_tip = Qual è la scelta migliore qui, e perché
learn-sandbox-play = Gioca
learn-sandbox-play_tip = Una partita di pratica da questa posizione
learn-sandbox-not_playable = In questa posizione nessuno può muovere.
learn-sandbox-group_tip = Che cosa vuoi impostare. Si sceglie anche con un clic sul tavolo.
learn-sandbox-thinking = Il consigliere pensa…
learn-sandbox-advice = Il turno migliore
learn-sandbox-ways = Le scelte migliori
learn-sandbox-to_fields = Torna ai componenti
learn-sandbox-hint = Trascina i componenti, o fai clic e impostali a destra.
learn-sandbox-takes = Premi Invio per prenderlo.
learn-sandbox-held = In mano. Invio lo posa, Esc lo rimette dov’era.
learn-sandbox-let_go = Rimesso dov’era.
learn-sandbox-goes = Qui può stare.
learn-sandbox-goes_not = Qui non può stare.
learn-sandbox-lawful = Una posizione regolare. Tocca a { $name }.
learn-sandbox-over = In questa posizione la partita è finita.
learn-sandbox-rule_tip = Leggi la regola
learn-sandbox-not_shared = Si condividono solo posizioni regolari.
learn-sandbox-copy = Copia riga
learn-sandbox-copy_tip = La posizione come riga di testo, da mandare ad altri (Ctrl+C)
learn-sandbox-paste = Incolla riga
learn-sandbox-paste_tip = Una posizione che hai ricevuto (Ctrl+V)
learn-sandbox-save = Salva
learn-sandbox-save_tip = Conserva la posizione in un file (Ctrl+S)
learn-sandbox-copied = Copiata. Incollala in un messaggio.
learn-sandbox-no_clipboard = Gli appunti non sono disponibili: salva un file.
learn-sandbox-nothing = Negli appunti non c’è testo.
learn-sandbox-put = La posizione è pronta.
learn-sandbox-saved = Salvata come { $file }
learn-sandbox-not_saved = Non si è potuta salvare: { $problem }
learn-sandbox-back = Torna al tavolo libero
learn-sandbox-practice = Una partita di pratica. Non si salva e non conta.
learn-sandbox-ended = La partita è finita.
learn-sandbox-edit = Cambia questa posizione a mano
learn-sandbox-edit_tip = Nel tavolo libero; la partita resta com’è
learn-sandbox-bad-unreadable = Il file non si può aprire: { $problem }.
learn-sandbox-bad-foreign = Non è una posizione di questo programma.
learn-sandbox-bad-damaged = La riga è danneggiata, o ne manca un pezzo.
learn-sandbox-bad-newer = È di una versione più recente del programma.
learn-sandbox-bad-game = È una posizione di un altro gioco: { $found }.
learn-sandbox-bad-rules = È per la versione { $found } delle regole, non per la { $wanted }.
learn-sandbox-bad-long = È troppo lunga per una posizione.
learn-sandbox-bad-unlawful = Non si può preparare: { $problem }.
