### Di che cosa trattano gli enigmi di Automania, e gli obiettivi che danno per un turno.

## automania.learn

automania-learn-puzzles-theme-cars = Quale auto
automania-learn-puzzles-theme-markets = Quale mercato
automania-learn-puzzles-theme-marketing = Pubblicità
automania-learn-puzzles-theme-machines = Macchinari
automania-learn-puzzles-theme-styling = Elementi di stile
automania-learn-puzzles-theme-managers = Dirigenti
automania-learn-puzzles-theme-bonus = Tessere bonus
automania-learn-puzzles-theme-contracts = Contratti
automania-learn-puzzles-theme-displacing = Scalzare
automania-learn-puzzles-theme-sponsor = Lo sponsor
automania-learn-puzzles-theme-retiring = Quando ritirarsi
automania-learn-puzzles-theme-offices = Uffici vendite
automania-learn-puzzles-theme-sale = Le vendite
automania-learn-puzzles-theme-demands = Richieste
automania-learn-puzzles-theme-factories = Fabbriche
automania-learn-puzzles-goal-contracts = { $count ->
    [one] Gioca un contratto in questo turno
   *[other] Gioca { $count } contratti in questo turno
}
automania-learn-puzzles-goal-top_cars = { $count ->
    [one] Produci un’auto da sogno
   *[other] Produci { $count } auto da sogno
}
automania-learn-puzzles-goal-gold_medals = { $count ->
    [one] Raggiungi una nave con medaglia d’oro
   *[other] Raggiungi { $count } navi con medaglia d’oro
}
automania-learn-puzzles-goal-points = { $count ->
    [one] Fai un punto in questo turno
   *[other] Fai { $count } punti in questo turno
}
automania-learn-puzzles-goal-medals = { $count ->
    [one] Prendi una medaglia d’argento
   *[other] Prendi { $count } medaglie d’argento in questo turno
}
automania-learn-puzzles-goal-sold = { $count ->
    [one] Vendi un’auto in questo turno
   *[other] Vendi { $count } auto in questo turno
}
automania-learn-puzzles-goal-money = { $count ->
    [one] Incassa un autobuck in questo turno
   *[other] Incassa { $count } autobuck in questo turno
}
automania-learn-puzzles-goal-displaced = { $count ->
    [one] Scalza un operaio altrui
   *[other] Scalza { $count } operai altrui
}
automania-learn-puzzles-goal-managers = { $count ->
    [one] Assumi un dirigente
   *[other] Assumi { $count } dirigenti
}
automania-learn-puzzles-goal-machines = { $count ->
    [one] Piazza un macchinario
   *[other] Piazza { $count } macchinari
}
automania-learn-puzzles-goal-styling = { $count ->
    [one] Piazza un elemento di stile
   *[other] Piazza { $count } elementi di stile
}
automania-learn-puzzles-goal-bonus = { $count ->
    [one] Usa una tessera bonus
   *[other] Usa { $count } tessere bonus
}
automania-learn-puzzles-goal-workers = { $count ->
    [one] Ottieni { $count } operaio in più
   *[other] Ottieni { $count } operai in più
}
automania-learn-puzzles-goal-popularity = { $count ->
    [one] Produci un’auto
   *[other] Produci un’auto di popolarità { $count } o più
}
automania-learn-puzzles-goal-improved = { $count ->
    [one] Dai { $count } stella in più alla tua auto migliore
   *[other] Dai { $count } stelle in più alla tua auto migliore
}
automania-learn-puzzles-goal-wanted = { $count ->
    [one] Produci un’auto con una stella per le richieste
   *[other] Produci un’auto con { $count } stelle per le richieste
}
automania-learn-puzzles-goal-made = { $count ->
    [one] Produci un’auto
   *[other] Produci { $count } auto
}
