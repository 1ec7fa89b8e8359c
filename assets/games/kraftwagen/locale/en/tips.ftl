### Tips in a first game of Kraftwagen: each is said once, when its moment comes.

## kraftwagen.tips

kraftwagen-tips-start = Any start tile is a good one. It gives you workers, parts or a few spaces at once.
kraftwagen-tips-take = Point at a tile to see what it brings. The further it is, the longer you wait.
kraftwagen-tips-research = Body and engine points make parts better for the whole game. Engineers need no worker.
kraftwagen-tips-buyer = Call a buyer who likes what your cars are good at. The money beside the stack is yours.
kraftwagen-tips-race = Grand Prix cars drive as far as their engine’s value. Places and laps are paid at the end of the game turn.
kraftwagen-tips-engine = An engine can go into a workshop, to be sold, or onto your Grand Prix car, to drive faster.
kraftwagen-tips-full = Your workshops are full. A new part takes the place of an old one, so perhaps build a car first.
kraftwagen-tips-inactive = You have a card without a worker. The next worker you hire starts it.
kraftwagen-tips-sale = As things stand, a buyer pays { $money } for your car. Others may still undercut it.
kraftwagen-tips-unsold = You could offer a car, but nobody would buy it yet. A buyer may still come, or wait for better parts.
kraftwagen-tips-ending = The game turn ends soon. Cars that stand on the market then are sold, all others must wait.
kraftwagen-tips-end = Nothing is left to do here. End your turn.
