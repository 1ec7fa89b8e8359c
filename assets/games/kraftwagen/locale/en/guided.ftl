### The guided game of Kraftwagen: at most eight words for what to do, fourteen for why (tested).
### Jakob says them, an old foreman of 1905. Steps and decisions: assets/games/kraftwagen/learn/guided.

## kraftwagen.people

kraftwagen-people-mentor-name = Jakob, foreman

## kraftwagen.guided

kraftwagen-guided-sell-title = Sell
kraftwagen-guided-sell-about = Call buyers and be paid
kraftwagen-guided-sell-done = Buyers bring the money.
kraftwagen-guided-sell-aim = Most money wins. Cars you sell bring it.
kraftwagen-guided-sell-call = Two cars are yours. Call the body buyer.
kraftwagen-guided-sell-call_wrong = We begin with the buyer of bodies, the first of the four.
kraftwagen-guided-sell-call_why = She takes the best body at any price: yours, five. Beside it: engine, workers.
kraftwagen-guided-sell-choose = One more buyer. Who takes your other car?
kraftwagen-guided-sell-choose_engine = He wants the strongest engine: yours. The prestige buyer would have counted workers.
kraftwagen-guided-sell-choose_prestige = She counts workers: yours has three. The engine buyer would have taken it, too.
kraftwagen-guided-sell-choose_body = A second one takes the next best body, and that is your rival’s. Call another.
kraftwagen-guided-sell-choose_price = The cheapest car is your rival’s, and this buyer pays double for it. Call another.
kraftwagen-guided-sell-end = End your turn. Now the buyers come.
kraftwagen-guided-sell-end_why = Both buyers paid you. Most money: you win!
kraftwagen-guided-make-title = Make
kraftwagen-guided-make-about = A car from nothing
kraftwagen-guided-make-done = A car is a body, an engine, workers and a price.
kraftwagen-guided-make-body = A new game, empty workshops. Take a body.
kraftwagen-guided-make-body_first = First the body. The engine comes next.
kraftwagen-guided-make-body_why = Each workshop holds one part. A body alone rolls nowhere.
kraftwagen-guided-make-engine = Press the engine, then the next workshop.
kraftwagen-guided-make-engine_wrong = There it would race, but it could not be sold. Use the next workshop.
kraftwagen-guided-make-engine_why = Body and engine: nearly a car. Until now I pushed my car.
kraftwagen-guided-make-glass = The buyers’ spaces are full: move the hourglass.
kraftwagen-guided-make-glass_why = With a full row, the action Buyer moves the hourglass. At 0 they buy.
kraftwagen-guided-make-offer = Press body, engine, worker, price, then “Offer it”.
kraftwagen-guided-make-offer_first = First offer your car. Without it nobody can pay you.
kraftwagen-guided-make-glass_later = That comes next. First body and engine.
kraftwagen-guided-make-offer_cheap = It would be sold, but you would stay behind your rival. He pays any price for the best engine.
kraftwagen-guided-make-offer_best = The dearest! For the strongest engine he pays any price.
kraftwagen-guided-make-offer_near = Fourteen is enough. He would have paid fifteen, too.
kraftwagen-guided-make-end = End your turn. Your buyer is first.
kraftwagen-guided-make-end_why = Made and sold, and most money: you win!
kraftwagen-guided-aim-title = Aim
kraftwagen-guided-aim-about = Work, and a car for one buyer
kraftwagen-guided-aim-done = You can make and sell cars. Race, awards and engineers come while you play.
kraftwagen-guided-aim-ring = New game. The last on the ring moves.
kraftwagen-guided-aim-ring_why = Our aim is the body buyer. So we need the best body.
kraftwagen-guided-aim-take = You are last: take Research and Body.
kraftwagen-guided-aim-take_wrong = That tile has its use, too. This time we need Research and Body together.
kraftwagen-guided-aim-take_why = The last in the line moves. The tile’s jobs are now yours.
kraftwagen-guided-aim-research = Take Coachwork: two more body points.
kraftwagen-guided-aim-research_first = First Coachwork. The body gets better by it.
kraftwagen-guided-aim-research_wrong = A good card, but Coachwork brings more body points.
kraftwagen-guided-aim-research_why = Three points make a body of three. One worker stays with the card.
kraftwagen-guided-aim-body = Press the new body: one workshop is free.
kraftwagen-guided-aim-body_why = A three, the best body! But no body buyer waits for it yet.
kraftwagen-guided-aim-end = End your turn. The others move now.
kraftwagen-guided-aim-again = Last again! Now a buyer: Hire and Buyer.
kraftwagen-guided-aim-again_wrong = You have a fine body and nobody to buy it. Take Hire and Buyer.
kraftwagen-guided-aim-again_why = It hires a worker and calls a buyer: just what you need.
kraftwagen-guided-aim-hire = First hire a worker: press your canteen.
kraftwagen-guided-aim-hire_first = Either way is allowed. Here, hire first.
kraftwagen-guided-aim-hire_why = Every car takes one worker or more. I tried without: nobody steered.
kraftwagen-guided-aim-call = Now aim: call the body buyer.
kraftwagen-guided-aim-call_wrong = That buyer would take a rival’s car. Call the buyer of bodies.
kraftwagen-guided-aim-call_why = You know what she wants, and you have it. That is aiming.
kraftwagen-guided-aim-offer = Offer the new body. You choose the price.
kraftwagen-guided-aim-offer_first = First offer a car. She comes at the end of this turn.
kraftwagen-guided-aim-offer_body = Your rival has a better body than this one. Offer the three.
kraftwagen-guided-aim-offer_cheap = Sold, but not enough to win. She takes the best body at any price.
kraftwagen-guided-aim-offer_best = Best body: she pays any price. Of equal cars, she takes the cheaper.
kraftwagen-guided-aim-offer_near = Fourteen will do. She would even have paid fifteen.
kraftwagen-guided-aim-sixth = Six cars end the game turn. End yours.
kraftwagen-guided-aim-sixth_why = Aimed, sold, won. You can play a whole game now, { $name }.
