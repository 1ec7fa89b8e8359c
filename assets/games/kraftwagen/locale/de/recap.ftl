### Wie die Züge der anderen jemanden trafen: der Rückblick seit dem eigenen letzten Zug.

## kraftwagen.recap

kraftwagen-recap-tile = „{ $actions }“
kraftwagen-recap-tiles_left = { $count ->
    [one] { $name } kann noch dieses Plättchen nehmen: { $tiles }.
   *[other] { $name } kann noch diese Plättchen nehmen: { $tiles }.
}
kraftwagen-recap-tiles_left_many = { $count ->
    [one] { $name } kann noch { $count } Plättchen nehmen.
   *[other] { $name } kann noch { $count } Plättchen nehmen.
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
