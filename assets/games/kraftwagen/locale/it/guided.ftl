### La partita guidata: al massimo otto parole per che cosa fare, quattordici per il perché.
### Parla Jakob, vecchio capofficina del 1905. Passi e decisioni: assets/games/kraftwagen/learn/guided.

## kraftwagen.people

kraftwagen-people-mentor-name = Jakob, capofficina

## kraftwagen.guided

kraftwagen-guided-sell-title = Vendere
kraftwagen-guided-sell-about = Chiama acquirenti e incassa
kraftwagen-guided-sell-done = Il denaro lo portano gli acquirenti.
kraftwagen-guided-sell-aim = Vince chi ha più denaro. Vendi le auto.
kraftwagen-guided-sell-call = Due auto sono tue. Chiama l’acquirente carrozzeria.
kraftwagen-guided-sell-call_wrong = Cominciamo dall’acquirente carrozzeria, il primo dei quattro.
kraftwagen-guided-sell-call_why = Prende la carrozzeria migliore a qualunque prezzo: la tua, da cinque. Accanto: motore, meccanici.
kraftwagen-guided-sell-choose = Un altro acquirente. Chi prende l’altra auto?
kraftwagen-guided-sell-choose_engine = Vuole il motore più potente: il tuo. L’acquirente pregio avrebbe contato i meccanici.
kraftwagen-guided-sell-choose_prestige = Questo acquirente conta i meccanici: tre sulla tua auto. Anche l’acquirente motore l’avrebbe presa.
kraftwagen-guided-sell-choose_body = Un secondo acquirente carrozzeria prende la migliore rimasta, quella del rivale. Chiamane uno diverso.
kraftwagen-guided-sell-choose_price = La meno cara è del rivale, e l’acquirente la paga doppio. Chiamane un altro.
kraftwagen-guided-sell-end = Termina il turno. Ora comprano gli acquirenti.
kraftwagen-guided-sell-end_why = Ti hanno pagato entrambi. Hai più denaro di tutti: hai vinto!
kraftwagen-guided-make-title = Costruire
kraftwagen-guided-make-about = Un’auto dal nulla
kraftwagen-guided-make-done = Un’auto è carrozzeria, motore, meccanici e prezzo.
kraftwagen-guided-make-body = Nuova partita, officine vuote. Prendi una carrozzeria.
kraftwagen-guided-make-body_first = Prima la carrozzeria. Il motore viene dopo.
kraftwagen-guided-make-body_why = In ogni officina sta un pezzo. Una carrozzeria da sola non va lontano.
kraftwagen-guided-make-engine = Premi il motore, poi l’officina accanto.
kraftwagen-guided-make-engine_wrong = Lì correrebbe, ma non si potrebbe vendere. Usa l’officina accanto.
kraftwagen-guided-make-engine_why = Carrozzeria e motore: quasi un’auto. Finora la mia la spingevo.
kraftwagen-guided-make-glass = La fila è piena: sposta la clessidra.
kraftwagen-guided-make-glass_why = Se la fila è piena, l’azione Acquirente sposta la clessidra. A 0 comprano.
kraftwagen-guided-make-offer = Premi carrozzeria, motore, meccanico, prezzo, poi «Al mercato».
kraftwagen-guided-make-offer_first = Prima metti in vendita l’auto. Senza, nessuno può pagarti.
kraftwagen-guided-make-glass_later = Quella viene dopo. Prima carrozzeria e motore.
kraftwagen-guided-make-offer_cheap = Venduta, ma resteresti dietro al rivale. Il motore migliore si vende a qualunque prezzo.
kraftwagen-guided-make-offer_best = La più cara! Per il motore più potente l’acquirente paga qualunque prezzo.
kraftwagen-guided-make-offer_near = Quattordici bastano. L’acquirente ne avrebbe pagate anche quindici.
kraftwagen-guided-make-end = Termina il turno. Il tuo acquirente comincia.
kraftwagen-guided-make-end_why = Costruita e venduta. Hai più denaro di tutti: hai vinto!
kraftwagen-guided-aim-title = Mirare
kraftwagen-guided-aim-about = Lavoro, e un’auto per un acquirente
kraftwagen-guided-aim-done = Sai costruire e vendere auto. Gara, premi e ingegneri li scopri giocando.
kraftwagen-guided-aim-ring = Nuova partita. Muove chi è in coda.
kraftwagen-guided-aim-ring_why = Miriamo all’acquirente carrozzeria: ci serve la carrozzeria migliore.
kraftwagen-guided-aim-take = Tocca a te: prendi Ricerca e Carrozzeria.
kraftwagen-guided-aim-take_wrong = Anche quella tessera è utile. Ma ora ci vogliono Ricerca e Carrozzeria insieme.
kraftwagen-guided-aim-take_why = Muove chi è in coda. Le azioni della tessera ora sono tue.
kraftwagen-guided-aim-research = Prendi Battilastra: due punti carrozzeria in più.
kraftwagen-guided-aim-research_first = Prima Battilastra. Rende migliore la carrozzeria.
kraftwagen-guided-aim-research_wrong = Buona carta, ma Battilastra porta più punti carrozzeria.
kraftwagen-guided-aim-research_why = Tre punti, carrozzeria da tre. Un meccanico resta sulla carta.
kraftwagen-guided-aim-body = Premi la carrozzeria: un’officina è libera.
kraftwagen-guided-aim-body_why = Vale tre, la migliore! Ma per ora nessun acquirente carrozzeria la aspetta.
kraftwagen-guided-aim-end = Termina il turno. Ora muovono gli altri.
kraftwagen-guided-aim-again = Di nuovo in coda: prendi Assumere e Acquirente.
kraftwagen-guided-aim-again_wrong = Hai una bella carrozzeria e nessuno che la compri. Prendi Assumere e Acquirente.
kraftwagen-guided-aim-again_why = Così assumi un meccanico e chiami un acquirente: proprio quello che ti serve.
kraftwagen-guided-aim-hire = Prima assumi un meccanico: premi la mensa.
kraftwagen-guided-aim-hire_first = Vanno bene tutti e due i modi. Qui prima assumi.
kraftwagen-guided-aim-hire_why = A ogni auto serve almeno un meccanico. Ho provato senza: è finita nello stagno.
kraftwagen-guided-aim-call = Ora mira: chiama l’acquirente carrozzeria.
kraftwagen-guided-aim-call_wrong = Quello prenderebbe l’auto di un rivale. Chiama l’acquirente carrozzeria.
kraftwagen-guided-aim-call_why = Sai che cosa cerca, e tu ce l’hai. Questo è mirare.
kraftwagen-guided-aim-offer = Metti in vendita la nuova carrozzeria. Che prezzo?
kraftwagen-guided-aim-offer_first = Prima metti in vendita un’auto. L’acquirente arriva a fine turno.
kraftwagen-guided-aim-offer_body = Il rivale ha una carrozzeria migliore di questa. Metti in vendita quella da tre.
kraftwagen-guided-aim-offer_cheap = Venduta, ma non basta per vincere. La carrozzeria migliore si vende a qualunque prezzo.
kraftwagen-guided-aim-offer_best = Per la migliore l’acquirente paga qualunque prezzo. Tra due uguali, prende la meno cara.
kraftwagen-guided-aim-offer_near = Quattordici va bene. L’acquirente ne avrebbe pagate perfino quindici.
kraftwagen-guided-aim-sixth = Con sei auto si chiude. Termina il turno.
kraftwagen-guided-aim-sixth_why = Mirato, venduto, vinto. Ora sai giocare una partita intera, { $name }.
