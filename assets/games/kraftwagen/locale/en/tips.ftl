### Tips in a first game of Kraftwagen: each is said once, when its moment comes.

## kraftwagen.tips

kraftwagen-tips-start = Choose any start tile. It gives you workers, parts or a few spaces in the Grand Prix at once.
kraftwagen-tips-take = Point at a tile to see what it brings. The further ahead it is, the longer you wait for your next turn.
kraftwagen-tips-research-engineers = Body and engine points make parts better for the whole game. Engineers need no worker.
kraftwagen-tips-research-short = Body and engine points make parts better for the whole game.
kraftwagen-tips-buyer = Call a buyer who wants what your cars are best at. You get the money beside the stack.
kraftwagen-tips-race = Your Grand Prix car drives as many spaces as its engine is worth. Places and laps are paid at the end of the game turn.
kraftwagen-tips-engine = An engine can go into a workshop, to be sold, or onto your Grand Prix car, to drive faster.
kraftwagen-tips-full = Your workshops are full. Perhaps offer a car first, because a new part takes the place of an old one.
kraftwagen-tips-inactive = Hire a worker for your inactive card. It gives nothing before.
kraftwagen-tips-sale = As things are, a buyer pays { $money } for your car. Others may still undercut it.
kraftwagen-tips-unsold = You may offer a car now, but nobody would buy it yet. Or wait for a buyer or better parts.
kraftwagen-tips-ending = The game turn ends soon. Only cars on the market can be sold then.
kraftwagen-tips-end = End your turn. Nothing else is left to do.
