### Was gefeiert wird: auf einem Banner (title, words) und in wenigen Worten am Ende der Partie (short).

## kraftwagen.feats

kraftwagen-feats-stage-title = Durchgang { $turn }
kraftwagen-feats-stage-words = Bessere Preise: { $low } bis { $high }
kraftwagen-feats-last_stage-title = Durchgang { $turn }, der letzte
kraftwagen-feats-last_stage-words = Die besten Preise: { $low } bis { $high }
kraftwagen-feats-award-title = Die erste Prämie für { $name }
kraftwagen-feats-award-words = Prämie für { $award }: { $amount }
kraftwagen-feats-award-short = { $name }: Prämie für { $award }
kraftwagen-feats-lap-title = { $name }: Runde { $laps } gefahren
kraftwagen-feats-lap-words = Jede Runde bringt am Ende des Durchgangs Geld
kraftwagen-feats-lap-short = { $count ->
    [one] { $name }: { $laps } Runde
   *[other] { $name }: { $laps } Runden
}
kraftwagen-feats-race-short = { $name } gewinnt das Rennen
kraftwagen-feats-engineer-short = { $name }: { $engineer } kommt dazu
kraftwagen-feats-sale-short = { $name }: ein Wagen für { $amount }
kraftwagen-feats-undercut-short = Unterboten: { $amount } weniger
kraftwagen-feats-outdone-short = Übertroffen: { $amount } weniger
kraftwagen-feats-overtaken-short = Überholt: Platz { $place }

## kraftwagen.figures

kraftwagen-figures-cars_sold = { $count ->
    [one] Wagen verkauft
   *[other] Wagen verkauft
}
kraftwagen-figures-best_sale = für einen Wagen
kraftwagen-figures-laps = { $count ->
    [one] Runde gefahren
   *[other] Runden gefahren
}
kraftwagen-figures-races_won = { $count ->
    [one] Rennen gewonnen
   *[other] Rennen gewonnen
}
kraftwagen-figures-awards = { $count ->
    [one] Prämie
   *[other] Prämien
}
kraftwagen-figures-engineers = { $count ->
    [one] Ingenieur
   *[other] Ingenieure
}
kraftwagen-figures-buyers_called = { $count ->
    [one] Käufer gerufen
   *[other] Käufer gerufen
}
kraftwagen-figures-money_in_turn = in einem Durchgang
