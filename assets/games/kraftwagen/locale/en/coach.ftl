### What decisions of Kraftwagen are about, within a sentence of the coach.

## kraftwagen.coach

kraftwagen-coach-theme-jump = the jump
kraftwagen-coach-theme-sale = the sale
kraftwagen-coach-theme-price = the price
kraftwagen-coach-theme-race = the Grand Prix
kraftwagen-coach-theme-buyers = the buyers
kraftwagen-coach-theme-research = research
kraftwagen-coach-theme-engineer = the engineers
kraftwagen-coach-theme-building = building
kraftwagen-coach-theme-workers = the workers
kraftwagen-coach-theme-awards = money now
kraftwagen-coach-theme-ending = the end of a game turn
