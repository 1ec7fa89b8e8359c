### How the turns of others touched a player: the recap since the own last turn.

## kraftwagen.recap

kraftwagen-recap-tile = “{ $actions }”
kraftwagen-recap-tiles_left = { $count ->
    [one] { $other } passes over the tile { $tiles }: { $name } comes to it first.
   *[other] { $other } passes over the tiles { $tiles }: { $name } comes to them first.
}
kraftwagen-recap-tiles_left_many = { $count ->
    [one] { $other } passes over { $count } tile: { $name } comes to it first.
   *[other] { $other } passes over { $count } tiles: { $name } comes to them first.
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
