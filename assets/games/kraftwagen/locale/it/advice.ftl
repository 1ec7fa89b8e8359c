### Che cosa dicono i bot delle loro mosse in Kraftwagen, e dove un suggerimento invita a guardare.

## kraftwagen.advice

kraftwagen-advice-kind-take = una tessera azione
kraftwagen-advice-kind-start = la scelta di una tessera di partenza
kraftwagen-advice-kind-hire = assumere
kraftwagen-advice-kind-research = le carte ricerca
kraftwagen-advice-kind-body = carrozzerie e officine
kraftwagen-advice-kind-engine = motori, officine e auto da corsa
kraftwagen-advice-kind-buyer = gli acquirenti
kraftwagen-advice-kind-race = il Gran Premio
kraftwagen-advice-kind-car = un’auto per il mercato
kraftwagen-advice-kind-daimler_low = i segnalini di Daimler
kraftwagen-advice-kind-daimler_high = i segnalini di Daimler
kraftwagen-advice-kind-space = l’auto da corsa
kraftwagen-advice-kind-engine2 = l’auto da corsa
kraftwagen-advice-kind-diesel = i segnalini di Diesel
kraftwagen-advice-kind-benz = l’acquirente di Benz
kraftwagen-advice-kind-sale = una vendita privata
kraftwagen-advice-kind-end = la fine del turno
kraftwagen-advice-look-money = Cerca monete da prendere subito.
kraftwagen-advice-look-sale = Guarda acquirenti e mercato: che cosa si vende, e per quanto?
kraftwagen-advice-look-race = Guarda il Gran Premio: posti e giri.
kraftwagen-advice-look-parts = Guarda le officine: che cosa manca ancora a un’auto?
kraftwagen-advice-look-workers = Guarda la mensa: i meccanici bastano?
kraftwagen-advice-look-research = Guarda le carte ricerca.
kraftwagen-advice-look-awards = Guarda i premi ancora liberi.
kraftwagen-advice-look-rival = Guarda gli altri: che cosa vorrebbero avere?
kraftwagen-advice-look-time = Guarda la catena: quanto manca al prossimo turno?
kraftwagen-advice-look-only_start = Guarda le tessere di partenza: quale aiuta di più all’inizio?
kraftwagen-advice-idea-money-plain = C’è denaro da prendere subito.
kraftwagen-advice-idea-money-award = Un premio è a portata di mano.
kraftwagen-advice-idea-money-scored = Se il turno di gioco finisce ora, il conteggio ti paga bene.
kraftwagen-advice-idea-sale-plain = Pensa alla prossima vendita: che cosa potresti vendere?
kraftwagen-advice-idea-sale-body = Pensa agli acquirenti carrozzeria: chi ha la carrozzeria migliore?
kraftwagen-advice-idea-sale-engine = Pensa agli acquirenti motore: chi ha il motore migliore?
kraftwagen-advice-idea-sale-prestige = Pensa agli acquirenti pregio: quale auto ha più meccanici?
kraftwagen-advice-idea-sale-price = Pensa agli acquirenti prezzo: quale auto è la meno cara?
kraftwagen-advice-idea-sale-hope = Un’auto sul mercato può ancora trovare un acquirente.
kraftwagen-advice-idea-race-plain = La tua auto da corsa potrebbe rendere di più.
kraftwagen-advice-idea-race-lap = Potresti completare un giro.
kraftwagen-advice-idea-race-place = Potresti guadagnare un posto in gara.
kraftwagen-advice-idea-race-on = La tua auto da corsa potrebbe avanzare.
kraftwagen-advice-idea-parts-plain = Alla tua prossima auto servono pezzi.
kraftwagen-advice-idea-parts-pair = Potresti avere i due pezzi di un’auto: carrozzeria e motore.
kraftwagen-advice-idea-parts-body = Una carrozzeria avvicina la tua prossima auto.
kraftwagen-advice-idea-parts-engine = Un motore avvicina la tua prossima auto.
kraftwagen-advice-idea-workers-plain = Ti farebbero comodo più meccanici.
kraftwagen-advice-idea-workers-engineer = Un ingegnere potrebbe aiutarti.
kraftwagen-advice-idea-research-plain = I tuoi pezzi potrebbero migliorare.
kraftwagen-advice-idea-research-engineer = Un ingegnere potrebbe aiutarti.
kraftwagen-advice-idea-research-both = Le tue carrozzerie e i tuoi motori potrebbero migliorare.
kraftwagen-advice-idea-research-body = Le tue carrozzerie potrebbero migliorare.
kraftwagen-advice-idea-research-engine = I tuoi motori potrebbero migliorare.
kraftwagen-advice-idea-research-speed = La tua auto da corsa potrebbe andare più forte.
kraftwagen-advice-idea-awards = Un premio si avvicina, se ci punti.
kraftwagen-advice-idea-time = Qui conta quando tocca di nuovo a te.
kraftwagen-advice-brief-money-plain = Rende di più subito.
kraftwagen-advice-brief-money-award = Vince un premio.
kraftwagen-advice-brief-money-scored = Il turno di gioco finisce e il conteggio paga bene.
kraftwagen-advice-brief-sale-plain = Si può vendere di più.
kraftwagen-advice-brief-sale-body = Un acquirente carrozzeria prende l’auto.
kraftwagen-advice-brief-sale-engine = Un acquirente motore prende l’auto.
kraftwagen-advice-brief-sale-prestige = Un acquirente pregio prende l’auto.
kraftwagen-advice-brief-sale-price = Un acquirente prezzo prende l’auto.
kraftwagen-advice-brief-sale-hope = L’auto aspetta un acquirente.
kraftwagen-advice-brief-race-plain = È utile in gara.
kraftwagen-advice-brief-race-lap = L’auto da corsa completa un giro.
kraftwagen-advice-brief-race-place = Si guadagna un posto in gara.
kraftwagen-advice-brief-race-on = L’auto da corsa avanza.
kraftwagen-advice-brief-parts-plain = Pezzi migliori nelle officine.
kraftwagen-advice-brief-parts-pair = Così carrozzeria e motore sono pronti.
kraftwagen-advice-brief-parts-body = Così è pronta una carrozzeria.
kraftwagen-advice-brief-parts-engine = Così è pronto un motore.
kraftwagen-advice-brief-workers-plain = Più meccanici per le prossime auto.
kraftwagen-advice-brief-workers-engineer = { $engineer } entra in fabbrica: { $does }.
kraftwagen-advice-brief-workers-spared = Restano meccanici per le prossime auto.
kraftwagen-advice-brief-research-plain = Pezzi migliori d’ora in poi.
kraftwagen-advice-brief-research-engineer = { $engineer } entra in fabbrica: { $does }.
kraftwagen-advice-brief-research-both = Permette carrozzerie e motori migliori.
kraftwagen-advice-brief-research-body = Permette una carrozzeria da { $value }.
kraftwagen-advice-brief-research-engine = Permette un motore da { $value }.
kraftwagen-advice-brief-research-speed = L’auto da corsa va più forte.
kraftwagen-advice-brief-awards = Un premio è più vicino.
kraftwagen-advice-brief-time-plain = Il prossimo turno arriva prima.
kraftwagen-advice-brief-time-again = Il prossimo turno arriva subito.
kraftwagen-advice-brief-time-after = Il prossimo turno arriva presto.
kraftwagen-advice-brief-time-later = { $count ->
    [one] Il prossimo turno arriva dopo { $count } turno degli altri.
   *[other] Il prossimo turno arriva dopo { $count } turni degli altri.
}
kraftwagen-advice-why-money-plain = Subito { $worth } in più che con { $other }.
kraftwagen-advice-why-money-now = { $amount ->
    [one] Subito { $amount } moneta.
   *[other] Subito { $amount } monete.
}
kraftwagen-advice-why-money-award = { $amount ->
    [one] Vince il premio per { $award }: in tutto { $amount } moneta subito.
   *[other] Vince il premio per { $award }: in tutto { $amount } monete subito.
}
kraftwagen-advice-why-money-scored = { $amount ->
    [one] Il conteggio che segue porta { $amount } moneta.
   *[other] Il conteggio che segue porta { $amount } monete.
}
kraftwagen-advice-why-sale-plain = Il mercato fa sperare in { $worth } in più che con { $other }.
kraftwagen-advice-why-sale-body = { $count ->
    [one] C’è un acquirente carrozzeria attivo: l’auto con carrozzeria { $value } si vende per { $price }.
   *[other] Ci sono { $count } acquirenti carrozzeria attivi: l’auto con carrozzeria { $value } si vende per { $price }.
}
kraftwagen-advice-why-sale-engine = { $count ->
    [one] C’è un acquirente motore attivo: l’auto con motore { $value } si vende per { $price }.
   *[other] Ci sono { $count } acquirenti motore attivi: l’auto con motore { $value } si vende per { $price }.
}
kraftwagen-advice-why-sale-prestige = { $count ->
    [one] C’è un acquirente pregio attivo: l’auto con pregio { $value } si vende per { $price }.
   *[other] Ci sono { $count } acquirenti pregio attivi: l’auto con pregio { $value } si vende per { $price }.
}
kraftwagen-advice-why-sale-price = { $count ->
    [one] C’è un acquirente prezzo attivo: l’auto da { $price } è la meno cara e si vende al doppio.
   *[other] Ci sono { $count } acquirenti prezzo attivi: l’auto da { $price } è la meno cara e si vende al doppio.
}
kraftwagen-advice-why-sale-hope = L’auto da { $price } è pronta per i prossimi acquirenti.
kraftwagen-advice-why-race-plain = Il Gran Premio fa sperare in { $worth } in più che con { $other }.
kraftwagen-advice-why-race-lap = L’auto da corsa completa il giro { $lap }.
kraftwagen-advice-why-race-place = L’auto da corsa arriva al { $place }° posto.
kraftwagen-advice-why-race-on = { $count ->
    [one] L’auto da corsa avanza di { $count } casella.
   *[other] L’auto da corsa avanza di { $count } caselle.
}
kraftwagen-advice-why-parts-plain = Pezzi migliori nelle officine, per un valore di { $worth } in più che con { $other }.
kraftwagen-advice-why-parts-pair = Così carrozzeria { $body } e motore { $engine } sono pronti per un’auto.
kraftwagen-advice-why-parts-body = La carrozzeria { $value } aspetta in officina il suo motore.
kraftwagen-advice-why-parts-engine = Il motore { $value } aspetta in officina la sua carrozzeria.
kraftwagen-advice-why-workers-plain = Più meccanici in mensa, per un valore di { $worth } in più che con { $other }.
kraftwagen-advice-why-workers-more = { $count ->
    [one] In mensa arriva { $count } meccanico per la prossima auto.
   *[other] In mensa arrivano { $count } meccanici per le prossime auto.
}
kraftwagen-advice-why-workers-engineer = { $engineer } entra in fabbrica e non ha bisogno di meccanici: { $does }.
kraftwagen-advice-why-workers-spared = Servono meno meccanici, che restano per le prossime auto.
kraftwagen-advice-why-research-plain = Con la ricerca si arriva a { $worth } in più che con { $other }.
kraftwagen-advice-why-research-engineer = { $engineer } entra in fabbrica: { $does }.
kraftwagen-advice-why-research-both = Punti per carrozzeria { $body } e motore { $engine }: pezzi migliori d’ora in poi.
kraftwagen-advice-why-research-body = Punti per carrozzeria { $value }: carrozzerie migliori d’ora in poi.
kraftwagen-advice-why-research-engine = Punti per motore { $value }: motori migliori d’ora in poi.
kraftwagen-advice-why-research-speed = Col motore { $value } l’auto da corsa va più forte.
kraftwagen-advice-why-awards-plain = Premi più vicini, per un valore di { $worth } in più che con { $other }.
kraftwagen-advice-why-time-plain = Il prossimo turno arriva prima: vale { $worth } in più che con { $other }.
kraftwagen-advice-why-time-again = Il prossimo turno arriva subito, prima che tocchi ad altri.
kraftwagen-advice-why-time-after = { $count ->
    [one] Il prossimo turno arriva presto, dopo { $count } turno degli altri.
   *[other] Il prossimo turno arriva presto, dopo { $count } turni degli altri.
}
kraftwagen-advice-why-time-later = { $count ->
    [one] Il prossimo turno arriva dopo { $count } turno degli altri.
   *[other] Il prossimo turno arriva dopo { $count } turni degli altri.
}
