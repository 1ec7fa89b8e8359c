### De qué tratan las decisiones de Kraftwagen, dentro de una frase del entrenador.

## kraftwagen.coach

kraftwagen-coach-theme-jump = el salto
kraftwagen-coach-theme-sale = la venta
kraftwagen-coach-theme-price = el precio
kraftwagen-coach-theme-race = el Gran Premio
kraftwagen-coach-theme-buyers = los compradores
kraftwagen-coach-theme-research = la investigación
kraftwagen-coach-theme-engineer = los ingenieros
kraftwagen-coach-theme-building = la construcción
kraftwagen-coach-theme-workers = los trabajadores
kraftwagen-coach-theme-awards = dinero inmediato
kraftwagen-coach-theme-ending = el final de un turno de juego
