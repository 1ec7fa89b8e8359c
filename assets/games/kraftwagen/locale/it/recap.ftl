### Che cosa hanno cambiato i turni degli altri, dall’ultimo turno proprio.

## kraftwagen.recap

kraftwagen-recap-tile = «{ $actions }»
kraftwagen-recap-tiles_left = { $count ->
    [one] { $other } passa oltre la tessera { $tiles }: { $name } ci arriva prima.
   *[other] { $other } passa oltre le tessere { $tiles }: { $name } ci arriva prima.
}
kraftwagen-recap-tiles_left_many = { $count ->
    [one] { $other } passa oltre { $count } tessera: { $name } ci arriva prima.
   *[other] { $other } passa oltre { $count } tessere: { $name } ci arriva prima.
}
kraftwagen-recap-price_gone = Per { $name } il prezzo { $price } non c’è più.
kraftwagen-recap-award_gone = { $name } non può più vincere il premio per { $award }.
kraftwagen-recap-overtaken = { $other } supera { $name }, che scende al { $place }° posto.
kraftwagen-recap-paid = { $name } ha ricevuto { $amount }.
kraftwagen-recap-unsold = { $count ->
    [one] { $count } auto di { $name } è rimasta invenduta.
   *[other] { $count } auto di { $name } sono rimaste invendute.
}
kraftwagen-recap-less = La previsione di { $name } scende da { $old } a { $new }.
kraftwagen-recap-more = La previsione di { $name } sale da { $old } a { $new }.
