### I nomi delle cose, scritti una volta: di essi si riempiono gli altri testi (vedi docs/TRANSLATING.md).

automania-term-nothing = niente
automania-term-counted-autobucks = { $count ->
    [one] { $count } autobuck
   *[other] { $count } autobuck
}
automania-term-counted-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
automania-term-counted-stars = { $count ->
    [one] { $count } stella
   *[other] { $count } stelle
}
automania-term-counted-medals = { $count ->
    [one] { $count } medaglia d’argento
   *[other] { $count } medaglie d’argento
}
automania-term-counted-sales = limite di vendita +{ $count }
automania-term-counted-workers = { $count ->
    [one] { $count } operaio
   *[other] { $count } operai
}
automania-term-counted-neutral = { $count ->
    [one] { $count } operaio neutrale
   *[other] { $count } operai neutrali
}
automania-term-counted-cars = { $count ->
    [one] { $count } auto
   *[other] { $count } auto
}
automania-term-counted-players = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
automania-term-ship = nave { $ship }
automania-term-sales_office = ufficio vendite { $office }
automania-term-market-north_america = Nord America
    .the = il Nord America
    .in = in Nord America
    .for = per il Nord America
    .of = del Nord America
automania-term-market-europe = Europa
    .the = l’Europa
    .in = in Europa
    .for = per l’Europa
    .of = dell’Europa
automania-term-car-city = utilitaria
    .the = l’utilitaria
    .of = dell’utilitaria
automania-term-car-family = familiare
    .the = la familiare
    .of = della familiare
automania-term-car-super = supercar
    .the = la supercar
    .of = della supercar
automania-term-car-any = auto qualsiasi
    .the = un’auto qualsiasi
    .of = di un’auto qualsiasi
automania-term-electric-city = utilitaria elettrica
    .the = l’utilitaria elettrica
    .of = dell’utilitaria elettrica
automania-term-electric-family = familiare elettrica
    .the = la familiare elettrica
    .of = della familiare elettrica
automania-term-electric-super = supercar elettrica
    .the = la supercar elettrica
    .of = della supercar elettrica

# Un’auto come oggetto della frase: «produce un’utilitaria»
automania-term-made-city = un’utilitaria
automania-term-made-family = una familiare
automania-term-made-super = una supercar
automania-term-made_electric-city = un’utilitaria elettrica
automania-term-made_electric-family = una familiare elettrica
automania-term-made_electric-super = una supercar elettrica
automania-term-demand-speed = velocità
automania-term-demand-environment = ecologia
automania-term-demand-handling = guida
automania-term-demand-safety = sicurezza
automania-term-demand-luggage = bagagliaio
automania-term-part-spoiler = alettone
    .the = l’alettone
    .of = dell’alettone
automania-term-part-exhaust = scarico
    .the = lo scarico
    .of = dello scarico
automania-term-part-interior = abitacolo
    .the = l’abitacolo
    .of = dell’abitacolo
automania-term-machine-speed = macchinario velocità
    .the = il macchinario velocità
    .of = del macchinario velocità
automania-term-machine-environment = macchinario ecologia
    .the = il macchinario ecologia
    .of = del macchinario ecologia
automania-term-machine-handling = macchinario guida
    .the = il macchinario guida
    .of = del macchinario guida
automania-term-machine-safety = macchinario sicurezza
    .the = il macchinario sicurezza
    .of = del macchinario sicurezza
automania-term-machine-luggage = macchinario bagagliaio
    .the = il macchinario bagagliaio
    .of = del macchinario bagagliaio
automania-term-portrait-sales = responsabile vendite
    .the = il responsabile vendite
    .of = del responsabile vendite
automania-term-portrait-personnel = responsabile del personale
    .the = il responsabile del personale
    .of = del responsabile del personale
automania-term-portrait-engineer = ingegnere
    .the = l’ingegnere
    .of = dell’ingegnere
automania-term-portrait-finance = responsabile finanze
    .the = il responsabile finanze
    .of = del responsabile finanze
automania-term-tile-bonus = tessera bonus
    .the = la tessera bonus
    .of = della tessera bonus
automania-term-tile-with = { $thing } con { $extra }
    .the = { $thing-the } con { $extra }
    .of = { $thing-of } con { $extra }
automania-term-action_space-corner = l’angolo
    .on = sull’angolo
    .from = dall’angolo
    .of = dell’angolo
automania-term-action_space-column_city = la colonna utilitarie
    .on = sulla colonna utilitarie
    .from = dalla colonna utilitarie
    .of = della colonna utilitarie
automania-term-action_space-column_family = la colonna familiari
    .on = sulla colonna familiari
    .from = dalla colonna familiari
    .of = della colonna familiari
automania-term-action_space-column_super = la colonna supercar
    .on = sulla colonna supercar
    .from = dalla colonna supercar
    .of = della colonna supercar
automania-term-action_space-column_contract = la colonna contratti
    .on = sulla colonna contratti
    .from = dalla colonna contratti
    .of = della colonna contratti
automania-term-action_space-row_city = la riga utilitarie
    .on = sulla riga utilitarie
    .from = dalla riga utilitarie
    .of = della riga utilitarie
automania-term-action_space-row_family = la riga familiari
    .on = sulla riga familiari
    .from = dalla riga familiari
    .of = della riga familiari
automania-term-action_space-row_super = la riga supercar
    .on = sulla riga supercar
    .from = dalla riga supercar
    .of = della riga supercar
automania-term-action_space-row_contract = la riga contratti
    .on = sulla riga contratti
    .from = dalla riga contratti
    .of = della riga contratti
automania-term-cell-grid = { $cell }
    .from = da { $cell }
automania-term-cell-office = sotto l’ufficio vendite { $office }
    .from = da sotto l’ufficio vendite { $office }
automania-term-sales_space-limited = lo spazio vendita { $space }
    .on = sullo spazio vendita { $space }
    .of = dello spazio vendita { $space }
automania-term-sales_space-top = lo spazio in alto
    .on = sullo spazio in alto
    .of = dello spazio in alto
automania-term-place-slot = la postazione { $slot }
    .in = nella postazione { $slot }
automania-term-place-office = la scrivania { $number }
    .in = alla scrivania { $number }

# Come in: la sede dell’alettone dell’utilitaria
automania-term-place-style = la sede { $part-of } { $car-of }
    .in = nella sede { $part-of } { $car-of }
automania-term-factory-side_a = lato A
automania-term-factory-sumato = Sumato
automania-term-factory-elon = Elon
automania-term-factory-gloria = Gloria
automania-term-factory-werkmann = Werkmann
automania-term-side-left = sinistra
automania-term-side-right = destra

# Un contratto come cosa: utilitaria, popolarità 6, 2 medaglie d’argento
automania-term-contract-plain = { $car }, popolarità { $popularity }, { $medal }
automania-term-contract-feature = { $car } con { $feature }, popolarità { $popularity }, { $medal }
automania-term-contract-hidden = un contratto coperto
automania-term-contract-hidden_start = un contratto iniziale coperto
automania-term-popularity-wanted = richieste { $amount }
automania-term-popularity-machines = macchinari { $amount }
automania-term-popularity-managers = dirigenti { $amount }
automania-term-popularity-style = elementi di stile { $amount }
automania-term-popularity-electric = auto elettrica { $amount }
automania-term-popularity-workers = pubblicità { $amount }
