### Wie die Züge der anderen jemanden trafen: der Rückblick seit dem eigenen letzten Zug.

## kraftwagen.recap

kraftwagen-recap-tile = „{ $actions }“
kraftwagen-recap-tiles_left = { $count ->
    [one] { $other } zieht an diesem Plättchen vorbei: { $tiles }. { $name } kommt zuerst dorthin.
   *[other] { $other } zieht an diesen Plättchen vorbei: { $tiles }. { $name } kommt zuerst dorthin.
}
kraftwagen-recap-tiles_left_many = { $count ->
    [one] { $other } zieht an { $count } Plättchen vorbei: { $name } kommt zuerst dorthin.
   *[other] { $other } zieht an { $count } Plättchen vorbei: { $name } kommt zuerst dorthin.
}
kraftwagen-recap-price_gone = Der Preis { $price } ist für { $name } nicht mehr zu haben.
kraftwagen-recap-award_gone = { $name } kann die Prämie für { $award } nicht mehr gewinnen.
kraftwagen-recap-overtaken = { $other } hat { $name } überholt. Für { $name } ist das jetzt Platz { $place }.
kraftwagen-recap-paid = { $name } hat { $amount } bekommen.
kraftwagen-recap-unsold = { $count ->
    [one] { $count } Wagen von { $name } fand keinen Käufer.
   *[other] { $count } Wagen von { $name } fanden keinen Käufer.
}
kraftwagen-recap-less = Die Vorschau von { $name } fällt von { $old } auf { $new }.
kraftwagen-recap-more = Die Vorschau von { $name } steigt von { $old } auf { $new }.
