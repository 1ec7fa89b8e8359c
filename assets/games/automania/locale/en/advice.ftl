### What bots say about their moves in Automania, and where a hint tells people to look.

## automania.advice

automania-advice-kind-act = an action space
automania-advice-kind-sponsor = the sponsor
automania-advice-kind-recall = taking back a car
automania-advice-kind-retire = retiring
automania-advice-kind-take = the tiles of the column or row
automania-advice-kind-place = the places for the tile
automania-advice-kind-discard = discarding the tile
automania-advice-kind-market = the two markets
automania-advice-kind-workers = marketing
automania-advice-kind-reward = the rewards for the top car
automania-advice-kind-play = the contracts in hand
automania-advice-kind-keep = keeping the contracts
automania-advice-kind-face = the contracts in the display
automania-advice-kind-deck = the deck of contracts
automania-advice-kind-sell = the sales spaces
automania-advice-kind-copy = a sale to copy
automania-advice-kind-pass = leaving the car on its ship
automania-advice-kind-advance = the waiting demands
automania-advice-kind-factory = the factories
automania-advice-look-points = Look for points at once: gold medals beside the ships, rewards, sales offices.
automania-advice-look-medals = Look for silver medals: on tiles, and on contracts in hand.
automania-advice-look-cars = Look at the ships: which cars will be sold, and for how much?
automania-advice-look-factory = Look at the factory and the demands: what makes the next cars more popular?
automania-advice-look-contracts = Look at the contracts: which is nearly fulfilled?
automania-advice-look-money = Look at the autobucks: what is still to be paid?
automania-advice-look-workers = Look at the workers at home: how many more actions can they take?
automania-advice-look-order = Look at the sales offices: the lower the number, the earlier one moves in the next round.
automania-advice-look-rival = Look at the others: what would they like to have?
automania-advice-look-only_factory = Look at the factories: which power helps most?
automania-advice-idea-points-plain = You can score points at once.
automania-advice-idea-points-medal = A gold medal is within your reach.
automania-advice-idea-points-office = A sales office can pay points at once.
automania-advice-idea-points-sale = The sale can pay you points now.
automania-advice-idea-points-end = The game ends now, so only points count.
automania-advice-idea-medals-plain = Silver medals count at the end: which can you get?
automania-advice-idea-medals-contract = One of your contracts can be fulfilled.
automania-advice-idea-medals-tile = A tile with silver medals would fit you.
automania-advice-idea-cars-plain = Think of the next sale: which cars will be sold?
automania-advice-idea-cars-office = How many cars you may sell depends on the sales office.
automania-advice-idea-cars-manager = The sales limit decides how many cars you sell.
automania-advice-idea-cars-spared = You may not sell every car. Which sales are worth it?
automania-advice-idea-cars-waits = A car on a ship can wait for a later sale.
automania-advice-idea-cars-kept = A car may be worth more in a later sale.
automania-advice-idea-factory-plain = Your next cars could be more popular.
automania-advice-idea-factory-every = All your cars lack stars.
automania-advice-idea-factory-markets = Your { $car } lacks stars in both markets.
automania-advice-idea-factory-stars = Your { $car } lacks stars in { $market }.
automania-advice-idea-factory-wanted = Your machines could meet the demands that come in.
automania-advice-idea-factory-limit = A higher sales limit would help you.
automania-advice-idea-factory-crew = More workers would help you.
automania-advice-idea-factory-left = Workers at home can act again.
automania-advice-idea-contracts-plain = Think of the contracts: which suits your factory?
automania-advice-idea-contracts-drawn = You could use a new contract.
automania-advice-idea-contracts-meets = You could soon fulfil one of your contracts.
automania-advice-idea-contracts-nearer = You could come nearer to one of your contracts.
automania-advice-idea-money-plain = Think of your autobucks: which action leaves you more of them?
automania-advice-idea-money-sale = The sale can pay you autobucks now.
automania-advice-idea-workers = Workers at home can act again.
automania-advice-idea-order = Who moves first in the next round?
automania-advice-brief-points-plain = It brings more points at once.
automania-advice-brief-points-medal = It wins a gold medal.
automania-advice-brief-points-office = The sales office pays points at once.
automania-advice-brief-points-sale = The sale pays points at once.
automania-advice-brief-points-end = The final score is higher.
automania-advice-brief-medals-plain = It brings more silver medals.
automania-advice-brief-medals-contract = It fulfils a contract.
automania-advice-brief-medals-tile = The tile shows silver medals.
automania-advice-brief-cars-plain = The cars sell for more.
automania-advice-brief-cars-office = More cars may be sold.
automania-advice-brief-cars-manager = More cars may be sold each round.
automania-advice-brief-cars-spared = It saves a sale for another car.
automania-advice-brief-cars-waits = The car waits for a better sale.
automania-advice-brief-cars-kept = The car waits for a better sale.
automania-advice-brief-factory-plain = The next cars are more popular.
automania-advice-brief-factory-every = All cars of this factory become more popular.
automania-advice-brief-factory-markets = The { $car } becomes more popular in both markets.
automania-advice-brief-factory-stars = The { $car } becomes more popular in { $market }.
automania-advice-brief-factory-wanted = The { $car } will be wanted more in { $market }.
automania-advice-brief-factory-limit = More cars may be sold each round.
automania-advice-brief-factory-crew = It brings more workers.
automania-advice-brief-factory-left = More workers stay at home.
automania-advice-brief-contracts-plain = It helps with contracts.
automania-advice-brief-contracts-drawn = It brings a new contract.
automania-advice-brief-contracts-ready = The factory can fulfil the new contract.
automania-advice-brief-contracts-taken = The new contract is worth a lot.
automania-advice-brief-contracts-meets = The factory can then fulfil a contract.
automania-advice-brief-contracts-nearer = It brings a contract nearer.
automania-advice-brief-money-plain = It leaves more autobucks.
automania-advice-brief-money-sale = The sale pays more autobucks.
automania-advice-brief-workers-plain = More workers stay at home.
automania-advice-brief-workers-hired = It brings more workers.
automania-advice-brief-order = It moves earlier in the next round.
automania-advice-brief-rival-plain = { $name } gets less from it.
automania-advice-brief-rival-cars = The cars of { $name } sell for less.
automania-advice-brief-rival-factory = The cars of { $name } become less popular.
automania-advice-brief-rival-workers = { $name } keeps fewer workers.
automania-advice-why-points-plain = It brings { $gain } more points at once than { $other }.
automania-advice-why-points-now = { $count ->
    [one] It brings { $count } point at once.
   *[other] It brings { $count } points at once.
}
automania-advice-why-points-medal = { $count ->
    [one] The { $car } reaches ship { $ship }, and its gold medal brings { $count } point at once.
   *[other] The { $car } reaches ship { $ship }, and its gold medal brings { $count } points at once.
}
automania-advice-why-points-office = { $count ->
    [one] Sales office { $office } brings { $count } point at once.
   *[other] Sales office { $office } brings { $count } points at once.
}
automania-advice-why-points-sale = { $count ->
    [one] The sale brings { $count } point at once, more than { $other }.
   *[other] The sale brings { $count } points at once, more than { $other }.
}
automania-advice-why-points-end = The game ends now, and this way the final score is higher.
automania-advice-why-medals-plain = Silver medals are worth { $gain } more points than with { $other }.
automania-advice-why-medals-contract = { $count ->
    [one] The turn fulfils a contract: { $count } silver medal, a point at the end.
   *[other] The turn fulfils a contract: { $count } silver medals, a point each at the end.
}
automania-advice-why-medals-tile = { $count ->
    [one] The new tile shows { $count } silver medal, a point at the end.
   *[other] The new tile shows { $count } silver medals, a point each at the end.
}
automania-advice-why-cars-plain = The cars on ships promise { $gain } more points than with { $other }.
automania-advice-why-cars-points = { $count ->
    [one] The { $car } goes to ship { $ship } of { $market }; with the ships as they are now it sells for { $count } point.
   *[other] The { $car } goes to ship { $ship } of { $market }; with the ships as they are now it sells for { $count } points.
}
automania-advice-why-cars-autobucks = { $count ->
    [one] The { $car } goes to ship { $ship } of { $market }; with the ships as they are now it sells for { $count } autobuck.
   *[other] The { $car } goes to ship { $ship } of { $market }; with the ships as they are now it sells for { $count } autobucks.
}
automania-advice-why-cars-coin = { $count ->
    [one] The { $car } goes to ship { $ship } of { $market }; with the ships as they are now it sells for { $count } point and an autobuck.
   *[other] The { $car } goes to ship { $ship } of { $market }; with the ships as they are now it sells for { $count } points and an autobuck.
}
automania-advice-why-cars-both = { $count ->
    [one] The { $car } goes to ship { $ship } of { $market }; with the ships as they are now it sells for { $count } point and { $money } autobucks.
   *[other] The { $car } goes to ship { $ship } of { $market }; with the ships as they are now it sells for { $count } points and { $money } autobucks.
}
automania-advice-why-cars-waits = The { $car } waits on ship { $ship } of { $market } for a later sale.
automania-advice-why-cars-office = { $count ->
    [one] With sales office { $office } { $count } car may be sold in this round.
   *[other] With sales office { $office } up to { $count } cars may be sold in this round.
}
automania-advice-why-cars-manager = { $count ->
    [one] The sales manager allows { $count } more sale a round.
   *[other] The sales manager allows { $count } more sales a round.
}
automania-advice-why-cars-spared = { $count ->
    [one] The sales limit is kept for later: { $count } more car comes in this sale.
   *[other] The sales limit is kept for later: { $count } more cars come in this sale.
}
automania-advice-why-cars-kept = The car stays on ship { $ship } of { $market } for a later sale.
automania-advice-why-factory-plain = What the factory will make is worth { $gain } more points than with { $other }.
automania-advice-why-factory-every = { $count ->
    [one] The { $tile } makes every car more popular by { $count } star.
   *[other] The { $tile } makes every car more popular by { $count } stars.
}
automania-advice-why-factory-markets = { $count ->
    [one] The { $tile } makes the { $car } more popular by { $count } star in both markets.
   *[other] The { $tile } makes the { $car } more popular by { $count } stars in both markets.
}
automania-advice-why-factory-stars = { $count ->
    [one] The { $tile } makes the { $car } more popular by { $count } star in { $market }.
   *[other] The { $tile } makes the { $car } more popular by { $count } stars in { $market }.
}
automania-advice-why-factory-wanted = { $count ->
    [one] The demands that come make the { $car } more popular by { $count } star in { $market }.
   *[other] The demands that come make the { $car } more popular by { $count } stars in { $market }.
}
automania-advice-why-factory-limit = { $count ->
    [one] The sales manager allows { $count } more sale a round.
   *[other] The sales manager allows { $count } more sales a round.
}
automania-advice-why-factory-crew = { $count ->
    [one] The personnel manager brings { $count } neutral worker.
   *[other] The personnel manager brings { $count } neutral workers.
}
automania-advice-why-factory-left = { $count ->
    [one] { $count } worker stays at home for more actions in this round.
   *[other] { $count } workers stay at home for more actions in this round.
}
automania-advice-why-contracts-plain = Contracts are worth { $gain } more points than with { $other }.
automania-advice-why-contracts-drawn = It brings a new contract that nobody else sees.
automania-advice-why-contracts-ready = { $count ->
    [one] The factory can fulfil the contract taken, { $car } with popularity { $popularity }: { $count } silver medal.
   *[other] The factory can fulfil the contract taken, { $car } with popularity { $popularity }: { $count } silver medals.
}
automania-advice-why-contracts-taken = { $count ->
    [one] The contract taken, { $car } with popularity { $popularity }, is worth { $count } silver medal.
   *[other] The contract taken, { $car } with popularity { $popularity }, is worth { $count } silver medals.
}
automania-advice-why-contracts-meets = { $count ->
    [one] The factory can now fulfil the contract in hand, { $car } with popularity { $popularity }: { $count } silver medal.
   *[other] The factory can now fulfil the contract in hand, { $car } with popularity { $popularity }: { $count } silver medals.
}
automania-advice-why-contracts-nearer = { $count ->
    [one] The factory comes nearer to the contract in hand, { $car } with popularity { $popularity }: { $count } silver medal.
   *[other] The factory comes nearer to the contract in hand, { $car } with popularity { $popularity }: { $count } silver medals.
}
automania-advice-why-money-plain = Autobucks are worth { $gain } more points than with { $other }.
automania-advice-why-money-now = { $count ->
    [one] It brings { $count } autobuck in all.
   *[other] It brings { $count } autobucks in all.
}
automania-advice-why-money-retired = { $count ->
    [one] Retiring brings { $count } autobuck.
   *[other] Retiring brings { $count } autobucks.
}
automania-advice-why-money-sale = { $count ->
    [one] The sale brings { $count } autobuck, more than { $other }.
   *[other] The sale brings { $count } autobucks, more than { $other }.
}
automania-advice-why-money-left = { $count ->
    [one] { $count } autobuck stays in the purse.
   *[other] { $count } autobucks stay in the purse.
}
automania-advice-why-workers-plain = Workers at home are worth { $gain } more points than with { $other }.
automania-advice-why-workers-hired = { $count ->
    [one] The personnel manager brings { $count } neutral worker.
   *[other] The personnel manager brings { $count } neutral workers.
}
automania-advice-why-workers-left = { $count ->
    [one] { $count } worker stays at home for more actions in this round.
   *[other] { $count } workers stay at home for more actions in this round.
}
automania-advice-why-order-plain = An earlier place in the next round is worth { $gain } more points than with { $other }.
automania-advice-why-order-first = With sales office { $office } nobody moves earlier in the next round.
automania-advice-why-order-later = { $count ->
    [one] With sales office { $office } at most { $count } player moves earlier in the next round.
   *[other] With sales office { $office } at most { $count } players move earlier in the next round.
}
automania-advice-why-rival-plain = It keeps about { $worth } from { $name }.
automania-advice-why-rival-cars = It keeps about { $worth } from { $name }, whose cars would sell for more after { $other }.
automania-advice-why-rival-factory = It keeps about { $worth } from { $name }, whose cars would be more popular after { $other }.
automania-advice-why-rival-workers = It keeps about { $worth } from { $name }, who would have more workers at home after { $other }.
