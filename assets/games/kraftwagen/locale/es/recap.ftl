### Cómo afectaron a alguien los turnos de los demás: el resumen desde su último turno.

## kraftwagen.recap

kraftwagen-recap-tile = «{ $actions }»
kraftwagen-recap-tiles_left = { $count ->
    [one] { $other } pasa de largo la ficha { $tiles }: { $name } llega antes a ella.
   *[other] { $other } pasa de largo las fichas { $tiles }: { $name } llega antes a ellas.
}
kraftwagen-recap-tiles_left_many = { $count ->
    [one] { $other } pasa de largo { $count } ficha: { $name } llega antes a ella.
   *[other] { $other } pasa de largo { $count } fichas: { $name } llega antes a ellas.
}
kraftwagen-recap-price_gone = { $name } ya no puede usar el precio { $price }.
kraftwagen-recap-award_gone = { $name } ya no puede ganar el premio { $award-to }.
kraftwagen-recap-overtaken = { $other } ha adelantado a { $name }, que ahora va en el puesto { $place }.
kraftwagen-recap-paid = { $name } ha cobrado { $amount }.
kraftwagen-recap-unsold = { $count ->
    [one] { $count } coche de { $name } no ha encontrado comprador.
   *[other] { $count } coches de { $name } no han encontrado comprador.
}
kraftwagen-recap-less = La previsión de { $name } baja de { $old } a { $new }.
kraftwagen-recap-more = La previsión de { $name } sube de { $old } a { $new }.
