### Di che cosa trattano le decisioni di Kraftwagen, in una frase dell’allenatore.

## kraftwagen.coach

kraftwagen-coach-theme-jump = il salto
kraftwagen-coach-theme-sale = la vendita
kraftwagen-coach-theme-price = il prezzo
kraftwagen-coach-theme-race = il Gran Premio
kraftwagen-coach-theme-buyers = gli acquirenti
kraftwagen-coach-theme-research = la ricerca
kraftwagen-coach-theme-engineer = gli ingegneri
kraftwagen-coach-theme-building = la costruzione
kraftwagen-coach-theme-workers = i meccanici
kraftwagen-coach-theme-awards = monete subito
kraftwagen-coach-theme-ending = la fine di un turno di gioco
