### Ciò che i bot dicono delle loro mosse in Automania, e dove un suggerimento fa guardare.

## automania.advice

automania-advice-kind-act = uno spazio azione
automania-advice-kind-sponsor = lo sponsor
automania-advice-kind-recall = riprendere un’auto
automania-advice-kind-retire = ritirarsi
automania-advice-kind-take = le tessere della colonna o della riga
automania-advice-kind-place = dove piazzare la tessera
automania-advice-kind-discard = scartare la tessera
automania-advice-kind-market = i due mercati
automania-advice-kind-workers = la pubblicità
automania-advice-kind-reward = le ricompense per l’auto da sogno
automania-advice-kind-play = i contratti in mano
automania-advice-kind-keep = tenere i contratti
automania-advice-kind-face = i contratti dell’offerta
automania-advice-kind-deck = il mazzo dei contratti
automania-advice-kind-sell = gli spazi vendita
automania-advice-kind-copy = una vendita da copiare
automania-advice-kind-pass = lasciare l’auto sulla nave
automania-advice-kind-advance = le richieste in attesa
automania-advice-kind-factory = le fabbriche
automania-advice-look-points = Cerca punti immediati: medaglie d’oro accanto alle navi, ricompense, uffici vendite.
automania-advice-look-medals = Cerca medaglie d’argento: sulle tessere e sui contratti in mano.
automania-advice-look-cars = Guarda le navi: quali auto si venderanno, e per quanto?
automania-advice-look-factory = Guarda la fabbrica e le richieste: che cosa rende più popolari le prossime auto?
automania-advice-look-contracts = Guarda i contratti: quale è quasi soddisfatto?
automania-advice-look-money = Guarda gli autobuck: che cosa c’è ancora da pagare?
automania-advice-look-workers = Guarda gli operai a casa: per quante altre azioni bastano?
automania-advice-look-order = Guarda gli uffici vendite: più basso è il numero, prima si muove nel prossimo round.
automania-advice-look-rival = Guarda gli altri: che cosa vorrebbero avere?
automania-advice-look-only_factory = Guarda le fabbriche: quale abilità aiuta di più?
automania-advice-idea-points-plain = Puoi fare subito dei punti.
automania-advice-idea-points-medal = Una medaglia d’oro è alla tua portata.
automania-advice-idea-points-office = Un ufficio vendite può dare subito dei punti.
automania-advice-idea-points-sale = Ora le vendite possono darti punti.
automania-advice-idea-points-end = La partita finisce ora, quindi contano solo i punti.
automania-advice-idea-medals-plain = Le medaglie d’argento contano alla fine: quali puoi avere?
automania-advice-idea-medals-contract = Uno dei tuoi contratti si può soddisfare.
automania-advice-idea-medals-tile = Una tessera con medaglie d’argento ti farebbe comodo.
automania-advice-idea-cars-plain = Pensa alle prossime vendite: quali auto si venderanno?
automania-advice-idea-cars-office = Quante auto puoi vendere lo dice l’ufficio vendite.
automania-advice-idea-cars-manager = Il limite di vendita decide quante auto vendi.
automania-advice-idea-cars-spared = Forse non puoi vendere tutte le auto: quali conviene vendere?
automania-advice-idea-cars-waits = Un’auto su una nave può anche essere venduta più avanti.
automania-advice-idea-cars-kept = Un’auto può rendere di più se venduta più avanti.
automania-advice-idea-factory-plain = Le tue prossime auto potrebbero essere più popolari.
automania-advice-idea-factory-every = Tutte le tue auto hanno poche stelle.
automania-advice-idea-factory-markets = La tua { $car } ha poche stelle in entrambi i mercati.
automania-advice-idea-factory-stars = La tua { $car } ha poche stelle { $market-in }.
automania-advice-idea-factory-wanted = I tuoi macchinari potrebbero soddisfare le richieste che entrano.
automania-advice-idea-factory-limit = Un limite di vendita più alto ti aiuterebbe.
automania-advice-idea-factory-crew = Ti servirebbero più operai.
automania-advice-idea-factory-left = Gli operai a casa possono lavorare ancora.
automania-advice-idea-contracts-plain = Pensa ai contratti: quale va bene per la tua fabbrica?
automania-advice-idea-contracts-drawn = Ti servirebbe un nuovo contratto.
automania-advice-idea-contracts-meets = Presto potresti soddisfare uno dei tuoi contratti.
automania-advice-idea-contracts-nearer = Potresti avvicinarti a uno dei tuoi contratti.
automania-advice-idea-money-plain = Pensa ai tuoi autobuck: con quale azione te ne restano di più?
automania-advice-idea-money-sale = Ora le vendite possono darti autobuck.
automania-advice-idea-workers = Gli operai a casa possono lavorare ancora.
automania-advice-idea-order = Chi muove per primo nel prossimo round?
automania-advice-brief-points-plain = Così si fanno subito più punti.
automania-advice-brief-points-medal = Così si ottiene una medaglia d’oro.
automania-advice-brief-points-office = L’ufficio vendite dà subito dei punti.
automania-advice-brief-points-sale = La vendita dà subito dei punti.
automania-advice-brief-points-end = Il punteggio finale è più alto.
automania-advice-brief-medals-plain = Così si ottengono più medaglie d’argento.
automania-advice-brief-medals-contract = Così si soddisfa un contratto.
automania-advice-brief-medals-tile = La tessera mostra medaglie d’argento.
automania-advice-brief-cars-plain = Le auto rendono di più.
automania-advice-brief-cars-office = Si possono vendere più auto.
automania-advice-brief-cars-manager = A ogni round si possono vendere più auto.
automania-advice-brief-cars-spared = Così resta una vendita per un’altra auto.
automania-advice-brief-cars-waits = L’auto aspetta una vendita migliore.
automania-advice-brief-cars-kept = L’auto aspetta una vendita migliore.
automania-advice-brief-factory-plain = Le prossime auto sono più popolari.
automania-advice-brief-factory-every = Tutte le auto di questa fabbrica diventano più popolari.
automania-advice-brief-factory-markets = Nei due mercati { $car-the } diventa più popolare.
automania-advice-brief-factory-stars = Più popolarità { $market-in } per { $car-the }.
automania-advice-brief-factory-wanted = Più richieste soddisfatte { $market-in } con { $car-the }.
automania-advice-brief-factory-limit = A ogni round si possono vendere più auto.
automania-advice-brief-factory-crew = Così arrivano più operai.
automania-advice-brief-factory-left = Più operai restano a casa.
automania-advice-brief-contracts-plain = È utile per i contratti.
automania-advice-brief-contracts-drawn = Così arriva un nuovo contratto.
automania-advice-brief-contracts-ready = La fabbrica può soddisfare il nuovo contratto.
automania-advice-brief-contracts-taken = Il nuovo contratto vale molto.
automania-advice-brief-contracts-meets = Poi la fabbrica può soddisfare un contratto.
automania-advice-brief-contracts-nearer = Così un contratto è più vicino.
automania-advice-brief-money-plain = Restano più autobuck.
automania-advice-brief-money-sale = La vendita rende più autobuck.
automania-advice-brief-workers-plain = Più operai restano a casa.
automania-advice-brief-workers-hired = Così arrivano più operai.
automania-advice-brief-order = Così si muove prima nel prossimo round.
automania-advice-brief-rival-plain = { $name } ne ricava meno.
automania-advice-brief-rival-cars = Le auto di { $name } rendono di meno.
automania-advice-brief-rival-factory = Le auto di { $name } diventano meno popolari.
automania-advice-brief-rival-workers = A { $name } restano meno operai.
automania-advice-why-points-plain = Così si fanno subito { $gain } punti in più che con { $other }.
automania-advice-why-points-now = { $count ->
    [one] Così si fa subito { $count } punto.
   *[other] Così si fanno subito { $count } punti.
}
automania-advice-why-points-medal = { $count ->
    [one] Così { $car-the } raggiunge la nave { $ship }, e la sua medaglia d’oro porta subito { $count } punto.
   *[other] Così { $car-the } raggiunge la nave { $ship }, e la sua medaglia d’oro porta subito { $count } punti.
}
automania-advice-why-points-office = { $count ->
    [one] L’ufficio vendite { $office } porta subito { $count } punto.
   *[other] L’ufficio vendite { $office } porta subito { $count } punti.
}
automania-advice-why-points-sale = { $count ->
    [one] La vendita porta subito { $count } punto, più che con { $other }.
   *[other] La vendita porta subito { $count } punti, più che con { $other }.
}
automania-advice-why-points-end = La partita finisce ora: con questa mossa il punteggio finale è più alto.
automania-advice-why-medals-plain = Le medaglie d’argento valgono { $gain } punti in più che con { $other }.
automania-advice-why-medals-contract = { $count ->
    [one] Con questo turno si soddisfa un contratto: { $count } medaglia d’argento, un punto alla fine.
   *[other] Con questo turno si soddisfa un contratto: { $count } medaglie d’argento, un punto ciascuna alla fine.
}
automania-advice-why-medals-tile = { $count ->
    [one] La nuova tessera mostra { $count } medaglia d’argento, un punto alla fine.
   *[other] La nuova tessera mostra { $count } medaglie d’argento, un punto ciascuna alla fine.
}
automania-advice-why-cars-plain = Le auto sulle navi promettono { $gain } punti in più che con { $other }.
automania-advice-why-cars-points = { $count ->
    [one] Così { $car-the } va sulla nave { $ship } { $market-for }; se le navi non cambiano, rende { $count } punto.
   *[other] Così { $car-the } va sulla nave { $ship } { $market-for }; se le navi non cambiano, rende { $count } punti.
}
automania-advice-why-cars-autobucks = { $count ->
    [one] Così { $car-the } va sulla nave { $ship } { $market-for }; se le navi non cambiano, rende { $count } autobuck.
   *[other] Così { $car-the } va sulla nave { $ship } { $market-for }; se le navi non cambiano, rende { $count } autobuck.
}
automania-advice-why-cars-coin = { $count ->
    [one] Così { $car-the } va sulla nave { $ship } { $market-for }; se le navi non cambiano, rende { $count } punto e un autobuck.
   *[other] Così { $car-the } va sulla nave { $ship } { $market-for }; se le navi non cambiano, rende { $count } punti e un autobuck.
}
automania-advice-why-cars-both = { $count ->
    [one] Così { $car-the } va sulla nave { $ship } { $market-for }; se le navi non cambiano, rende { $count } punto e { $money } autobuck.
   *[other] Così { $car-the } va sulla nave { $ship } { $market-for }; se le navi non cambiano, rende { $count } punti e { $money } autobuck.
}
automania-advice-why-cars-waits = Per ora { $car-the } resta sulla nave { $ship } { $market-for }: si può vendere più avanti.
automania-advice-why-cars-office = { $count ->
    [one] Con l’ufficio vendite { $office } si può vendere { $count } auto in questo round.
   *[other] Con l’ufficio vendite { $office } si possono vendere fino a { $count } auto in questo round.
}
automania-advice-why-cars-manager = { $count ->
    [one] Il responsabile vendite permette { $count } vendita in più a ogni round.
   *[other] Il responsabile vendite permette { $count } vendite in più a ogni round.
}
automania-advice-why-cars-spared = { $count ->
    [one] Si risparmia una vendita: in questa fase vendite tocca ancora a { $count } auto.
   *[other] Si risparmia una vendita: in questa fase vendite tocca ancora a { $count } auto.
}
automania-advice-why-cars-kept = L’auto resta sulla nave { $ship } { $market-for }: si può vendere più avanti.
automania-advice-why-factory-plain = Ciò che la fabbrica produrrà vale { $gain } punti in più che con { $other }.
automania-advice-why-factory-every = { $count ->
    [one] Con { $tile-the } ogni auto ha { $count } stella in più.
   *[other] Con { $tile-the } ogni auto ha { $count } stelle in più.
}
automania-advice-why-factory-markets = { $count ->
    [one] Con { $tile-the }, { $car-the } ha { $count } stella in più in entrambi i mercati.
   *[other] Con { $tile-the }, { $car-the } ha { $count } stelle in più in entrambi i mercati.
}
automania-advice-why-factory-stars = { $count ->
    [one] Con { $tile-the }, { $car-the } ha { $count } stella in più { $market-in }.
   *[other] Con { $tile-the }, { $car-the } ha { $count } stelle in più { $market-in }.
}
automania-advice-why-factory-wanted = { $count ->
    [one] Con le richieste che entrano { $car-the } ha { $count } stella in più { $market-in }.
   *[other] Con le richieste che entrano { $car-the } ha { $count } stelle in più { $market-in }.
}
automania-advice-why-factory-limit = { $count ->
    [one] Il responsabile vendite permette { $count } vendita in più a ogni round.
   *[other] Il responsabile vendite permette { $count } vendite in più a ogni round.
}
automania-advice-why-factory-crew = { $count ->
    [one] Il responsabile del personale porta { $count } operaio neutrale.
   *[other] Il responsabile del personale porta { $count } operai neutrali.
}
automania-advice-why-factory-left = { $count ->
    [one] { $count } operaio resta a casa per altre azioni in questo round.
   *[other] { $count } operai restano a casa per altre azioni in questo round.
}
automania-advice-why-contracts-plain = I contratti valgono { $gain } punti in più che con { $other }.
automania-advice-why-contracts-drawn = Così arriva un nuovo contratto, che nessun altro vede.
automania-advice-why-contracts-ready = { $count ->
    [one] La fabbrica può soddisfare il contratto preso, { $car } di popolarità { $popularity }: { $count } medaglia d’argento.
   *[other] La fabbrica può soddisfare il contratto preso, { $car } di popolarità { $popularity }: { $count } medaglie d’argento.
}
automania-advice-why-contracts-taken = { $count ->
    [one] Il contratto preso, { $car } di popolarità { $popularity }, vale { $count } medaglia d’argento.
   *[other] Il contratto preso, { $car } di popolarità { $popularity }, vale { $count } medaglie d’argento.
}
automania-advice-why-contracts-meets = { $count ->
    [one] Ora la fabbrica può soddisfare il contratto in mano, { $car } di popolarità { $popularity }: { $count } medaglia d’argento.
   *[other] Ora la fabbrica può soddisfare il contratto in mano, { $car } di popolarità { $popularity }: { $count } medaglie d’argento.
}
automania-advice-why-contracts-nearer = { $count ->
    [one] La fabbrica si avvicina al contratto in mano, { $car } di popolarità { $popularity }: { $count } medaglia d’argento.
   *[other] La fabbrica si avvicina al contratto in mano, { $car } di popolarità { $popularity }: { $count } medaglie d’argento.
}
automania-advice-why-money-plain = Gli autobuck valgono { $gain } punti in più che con { $other }.
automania-advice-why-money-now = { $count ->
    [one] Così si incassa in tutto { $count } autobuck.
   *[other] Così si incassano in tutto { $count } autobuck.
}
automania-advice-why-money-retired = { $count ->
    [one] Ritirarsi porta { $count } autobuck.
   *[other] Ritirarsi porta { $count } autobuck.
}
automania-advice-why-money-sale = { $count ->
    [one] La vendita porta { $count } autobuck, più che con { $other }.
   *[other] La vendita porta { $count } autobuck, più che con { $other }.
}
automania-advice-why-money-left = { $count ->
    [one] In cassa resta { $count } autobuck.
   *[other] In cassa restano { $count } autobuck.
}
automania-advice-why-workers-plain = Gli operai a casa valgono { $gain } punti in più che con { $other }.
automania-advice-why-workers-hired = { $count ->
    [one] Il responsabile del personale porta { $count } operaio neutrale.
   *[other] Il responsabile del personale porta { $count } operai neutrali.
}
automania-advice-why-workers-left = { $count ->
    [one] { $count } operaio resta a casa per altre azioni in questo round.
   *[other] { $count } operai restano a casa per altre azioni in questo round.
}
automania-advice-why-order-plain = Muovere prima nel prossimo round vale { $gain } punti in più che con { $other }.
automania-advice-why-order-first = Con l’ufficio vendite { $office } nessuno muove prima nel prossimo round.
automania-advice-why-order-later = { $count ->
    [one] Con l’ufficio vendite { $office } al massimo { $count } persona muove prima nel prossimo round.
   *[other] Con l’ufficio vendite { $office } al massimo { $count } persone muovono prima nel prossimo round.
}
automania-advice-why-rival-plain = Toglie a { $name } circa { $worth }.
automania-advice-why-rival-cars = Toglie a { $name } circa { $worth }: con { $other } le sue auto renderebbero di più.
automania-advice-why-rival-factory = Toglie a { $name } circa { $worth }: con { $other } le sue auto sarebbero più popolari.
automania-advice-why-rival-workers = Toglie a { $name } circa { $worth }: con { $other } avrebbe più operai a casa.
