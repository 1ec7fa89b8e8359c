### La propria fabbrica: album, marchio, carriera.

## album

album-title = Album
album-count = Modelli trovati: { $found } su { $all }
album-rules = Un modello conta come trovato quando lo vendi per la prima volta.
album-unknown = Non ancora trovato
album-found = Prima vendita: { $name }, { $date }
album-new = Nuovo nell’album: { $title }
album-new_of = { $name }, nuovo nell’album: { $title }

## marque

marque-title = Il tuo marchio
marque-about = Un nome lo rende tuo. Compare sulla tua tabella e su ciò che costruisci; il tuo colore al tavolo non cambia.
marque-name = Nome
marque-emblem = Emblema
marque-paint = Vernice
marque-none = Ancora nessun marchio
marque-drop = Gioca senza
marque-with_words = { $marque } · { $words }
marque-open = Il tuo marchio
marque-emblems-wing = Ala
marque-emblems-gear = Ingranaggio
marque-emblems-star = Stella
marque-emblems-crown = Corona
marque-emblems-anchor = Ancora
marque-emblems-bolt = Fulmine
marque-emblems-tower = Torre
marque-emblems-leaf = Foglia
marque-paints-oxblood = Bordeaux
marque-paints-green = Verde
marque-paints-black = Nero
marque-paints-cream = Crema
marque-paints-brass = Ottone
marque-paints-brown = Marrone
marque-paints-grey = Grigio
marque-paints-white = Bianco

## career

career-title = Carriera
career-about = Sei capitoli. Ognuno è una partita breve con una regola sua e tre sigilli da vincere.
career-seals_won = Sigilli vinti: { $won } su { $all }
career-chapter = Capitolo { $number } · { $year }
career-begin = Leggi la lettera
career-again = Gioca ancora
career-later = Si apre dopo il capitolo precedente
career-beat = Finisci davanti a { $name }
career-seals-done = L’incarico
career-seals-rival = Il duello
career-seals-aim = Il capolavoro
career-won = Vinto
career-lost = Non vinto
career-easier_now = Ora più facile
career-new = Nuovo
career-signed = Tua { $name }
career-rule = La regola di questo capitolo: { $words }
career-carried = Dal capitolo precedente: { $words }
career-easier = Stavolta cominci con un vantaggio.
career-roles-rival = Da battere
career-roles-known = Vecchia conoscenza
career-roles-other = Al tavolo
career-jobs = Scegli un incarico
career-more_seals = Altri due sigilli, con qualsiasi incarico
career-seal = { $seal }: { $words }
career-along = Porti con te: { $words }
career-persons = Persone davanti allo schermo
career-alone = Una
career-together = Due, vale il risultato migliore
career-goal = Capitolo { $number }: { $title }
career-count = { $words } ({ $count })
career-reached = raggiunto: { $found }
career-versus = { $own } a { $other }
career-better = Vale il risultato di { $name }.
career-next_try = Il prossimo tentativo comincia con un vantaggio.
career-line = **{ $seal }**: { $words }
career-line_met = **{ $seal }**: { $words } – raggiunto
career-ahead = **{ $seal }**: { $words } – ora in testa
career-won_title = Capitolo vinto
career-all_title = Sei capitoli, tutti vinti
career-all_won = Hai vinto tutti e sei i capitoli. Ognuno si può rigiocare per i sigilli che mancano.
career-lost_title = Stavolta non è bastato
career-retry = Riprova
career-go_on = Prossimo capitolo
career-road = Tutti i capitoli
career-results = Risultati
career-hand_over = Un capitolo giocato da altri non dà sigilli.
career-unfair = Un capitolo giocato in parte da altri non dà sigilli.
career-gone = Questo capitolo non c’è più.
