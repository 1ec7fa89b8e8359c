### Che cosa si festeggia: su un annuncio (title, words) e in poche parole alla fine (short).

## kraftwagen.feats

kraftwagen-feats-stage-title = Turno di gioco { $turn }
kraftwagen-feats-stage-words = Prezzi migliori: da { $low } a { $high }
kraftwagen-feats-last_stage-title = Turno di gioco { $turn }, l’ultimo
kraftwagen-feats-last_stage-words = I prezzi più alti: da { $low } a { $high }
kraftwagen-feats-award-title = Il primo premio di { $name }
kraftwagen-feats-award-words = «{ $award }» porta { $amount }
kraftwagen-feats-award-short = { $name }: premio «{ $award }»
kraftwagen-feats-lap-title = { $name }: giro { $laps } completato
kraftwagen-feats-lap-words = Ogni giro rende alla fine del turno di gioco
kraftwagen-feats-lap-short = { $count ->
    [one] { $name }: { $laps } giro
   *[other] { $name }: { $laps } giri
}
kraftwagen-feats-race-short = { $name } vince la gara
kraftwagen-feats-engineer-short = { $name }: arriva { $engineer }
kraftwagen-feats-sale-short = { $name }: un’auto per { $amount }
kraftwagen-feats-undercut-short = Offerta più bassa: { $amount } in meno
kraftwagen-feats-outdone-short = Offerta migliore: { $amount } in meno
kraftwagen-feats-overtaken-short = Sorpasso: { $place }° posto

## kraftwagen.figures

kraftwagen-figures-cars_sold = { $count ->
    [one] auto venduta
   *[other] auto vendute
}
kraftwagen-figures-best_sale = per un’auto
kraftwagen-figures-laps = { $count ->
    [one] giro fatto
   *[other] giri fatti
}
kraftwagen-figures-races_won = { $count ->
    [one] gara vinta
   *[other] gare vinte
}
kraftwagen-figures-awards = { $count ->
    [one] premio
   *[other] premi
}
kraftwagen-figures-engineers = { $count ->
    [one] ingegnere
   *[other] ingegneri
}
kraftwagen-figures-buyers_called = { $count ->
    [one] acquirente chiamato
   *[other] acquirenti chiamati
}
kraftwagen-figures-money_in_turn = in un turno di gioco
