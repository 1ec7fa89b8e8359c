### How the turns of others touched a player: the recap since the own last turn.

## kraftwagen.recap

kraftwagen-recap-tile = “{ $actions }”
kraftwagen-recap-tiles_left = { $count ->
    [one] { $name } can still take the tile { $tiles }.
   *[other] { $name } can still take the tiles { $tiles }.
}
kraftwagen-recap-tiles_left_many = { $count ->
    [one] { $name } can still take { $count } tile.
   *[other] { $name } can still take { $count } tiles.
}
kraftwagen-recap-price_gone = The price { $price } is gone for { $name }.
kraftwagen-recap-award_gone = { $name } can no longer win the award for { $award }.
kraftwagen-recap-overtaken = { $other } has overtaken { $name }, who is now in place { $place }.
kraftwagen-recap-paid = { $name } was paid { $amount }.
kraftwagen-recap-unsold = { $count ->
    [one] { $count } car of { $name } found no buyer.
   *[other] { $count } cars of { $name } found no buyer.
}
kraftwagen-recap-less = { $name }'s forecast falls from { $old } to { $new }.
kraftwagen-recap-more = { $name }'s forecast rises from { $old } to { $new }.
