### The guided game of Automania: at most eight words for what to do, fourteen for why (tested).
### Greta says them, who sells cars at the docks in 1955. Steps and decisions: assets/games/automania/learn/guided.

## automania.people

automania-people-mentor-name = Greta, at the docks

## automania.guided

automania-guided-sell-title = Sell
automania-guided-sell-about = Two cars, two markets
automania-guided-sell-done = America pays autobucks, Europe points.
automania-guided-sell-aim = Cars bring laurels: points. The most points win.
automania-guided-sell-sell = Your ship reached America. Sell for six autobucks.
automania-guided-sell-sell_wrong = You may, but here the first space pays most.
automania-guided-sell-sell_pass = Nobody will pay more later. Sell it.
automania-guided-sell-sell_why = America pays autobucks: money. With two players the three lowest spaces share one car.
automania-guided-sell-rich = At the end, most autobucks bring ten points.
automania-guided-sell-choose = Now Europe pays points. Where do you sell?
automania-guided-sell-choose_one = You: 24+6, 10 as the richest: 40. Rival: 31, 6 as second: 37.
automania-guided-sell-choose_two = You: 24+4, 10 as the richest: 38. Rival: 31, 6 as second: 37.
automania-guided-sell-choose_wrong = That is too little to pass your rival. Take at least four points.
automania-guided-sell-choose_pass = On its ship it brings one point. Any sale brings more.
automania-guided-sell-end = You win! Only my landlord prefers the autobucks.
automania-guided-make-title = Make
automania-guided-make-about = From the factory to the ship
automania-guided-make-done = Workers make cars, ships take them, sales offices sell them.
automania-guided-make-act = A new game. Make a city car here.
automania-guided-make-act_wrong = You can pay for a city car. Make that one.
automania-guided-make-act_why = Every car needs a worker and autobucks. A city car costs one.
automania-guided-make-market = Your factory builds speed. Europe wants it: Europe!
automania-guided-make-market_wrong = Nobody in America asks for speed today. Choose Europe.
automania-guided-make-market_why = Speed brings four stars: ship four. Without workers you retire: your round is over.
automania-guided-make-retire = Retire to a sales office that pays autobucks.
automania-guided-make-retire_most = The richest at the end gets ten points, the second six.
automania-guided-make-retire_tie = Two, like your rival. In a tie the lower office comes first.
automania-guided-make-retire_point = One point is nice. But at the end the richest gets ten points, the second only six.
automania-guided-make-retire_nothing = Here is nothing to take. Look for autobucks, your rival has two.
automania-guided-make-retire_recall = Your car is where it should be. Choose a sales office.
automania-guided-make-office = Your office says how many cars you sell.
automania-guided-make-sell = Your ship is in. Sell for six points.
automania-guided-make-sell_wrong = You may, but you need all six points to win.
automania-guided-make-sell_pass = A ship is no place for a car to grow old. Sell it.
automania-guided-make-sell_why = You: 26+6, 10 as the richest: 42. Rival: 35, 6 as second: 41.
automania-guided-make-end = You win! My first buyer was my mother.
automania-guided-aim-title = Aim
automania-guided-aim-about = Pass the ship of a rival
automania-guided-aim-done = You know how cars are made, shipped and sold. Everything else you learn while you play.
automania-guided-aim-act = City column: take a tile, make a car.
automania-guided-aim-act_wrong = That would do, too. Here we need a tile of the city column.
automania-guided-aim-act_why = A free space takes one worker. The rival’s four would cost you five.
automania-guided-aim-take = Take the luggage machine: Europe wants it.
automania-guided-aim-take_wrong = A good machine, but nobody in Europe wants handling now. Take luggage.
automania-guided-aim-place = Put it into slot b, on two lines.
automania-guided-aim-place_wrong = City cars run past slot b, and family cars, too. Put it there.
automania-guided-aim-place_why = City cars pass slot b. Two stars printed, two for luggage in Europe.
automania-guided-aim-market = Now the car: choose Europe for it.
automania-guided-aim-market_wrong = Luggage brings nothing in America now. Choose Europe.
automania-guided-aim-market_why = Four stars: ship four. Five is taken: pass it, as higher ships sell first.
automania-guided-aim-workers = Each worker at marketing adds one. How many?
automania-guided-aim-workers_few = Ship five is taken: five stars still mean ship four. Send more.
automania-guided-aim-workers_two = Six: above your rival. The worker left earns an autobuck.
automania-guided-aim-workers_three = Seven: above your rival. The flag, a gold medal, paid a point.
automania-guided-aim-retire = Rival: 20 autobucks. Which office brings points?
automania-guided-aim-retire_wrong = Your rival has 20 autobucks, and nobody passes that. So more of them bring nothing. Choose an office with a point.
automania-guided-aim-retire_why = You cannot pass 20 autobucks: you are second anyway. A point always counts.
automania-guided-aim-sell = You are highest, so sell first: six points.
automania-guided-aim-sell_wrong = You came first for the best space. Take it.
automania-guided-aim-sell_pass = You came first for the best space. Take it.
automania-guided-aim-sell_why = Six more follow as the second richest. Your rival sells last.
automania-guided-aim-end = Rival: 24+3, richest 10: 37. You win!
