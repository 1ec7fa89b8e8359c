### The table of Automania: names of areas, what is asked, what things would bring.

## automania.keys

automania-keys-command-forecast = Forecast of the sale
automania-keys-board-choose = { $decision }.
automania-keys-board-choose_cancel = Choose nothing.
automania-keys-board-discard = Discard the tile.
automania-keys-board-keep = Play no contract.
automania-keys-board-leave = Leave the car on its ship.

## automania.table

automania-table-market-north_america = North America
automania-table-market-europe = Europe
automania-table-matrix-north_america = America
automania-table-matrix-europe = Europe
automania-table-display-title = Contracts

# Label above the disks of the player order (noun: sequence)
automania-table-display-order = Order
automania-table-crowd-sponsor = Sponsor
automania-table-crowd-marketing = Marketing

# Label above contracts that a player holds
automania-table-works-hand = In hand
automania-table-works-no_hand = No contract in hand.
automania-table-works-nobody_home = Nobody is at home
automania-table-button-discard = Discard

# Button: play none of these contracts
automania-table-button-keep = None

# Button: leave the car on its ship
automania-table-button-leave = Leave it

# Under a demand that counts in the next round
automania-table-waiting = next round
automania-table-chooser-title = Which of these?
automania-table-chooser-cars = Which car?
automania-table-chooser-workers = How many workers?
automania-table-chooser-contracts = Which contract?
automania-table-chooser-cancel = Cancel

# Workers at home of workers needed: 2 of 3
automania-table-needs = { $have } of { $wanted }
automania-table-steps-title = Workers to marketing

# Choice: send nobody to marketing
automania-table-steps-none = Nobody
automania-table-steps-top = Sold at once, any reward
automania-table-steps-no_ship = No ship is free
automania-table-steps-unpopular = Popularity 0: no ship takes it
automania-table-steps-no_tile = No car tile
automania-table-steps-same = No gain
automania-table-steps-no_higher = No higher ship
automania-table-boards-title = Choose a factory
automania-table-coming-known = To come in round { $round }
automania-table-coming-drawn = Round { $round }, drawn from these
automania-table-enlarged-hand = In hand

# Heading above contracts already played
automania-table-enlarged-played = Played
automania-table-sides-title = Which demands come in?

# Button: the waiting demand on the left comes in
automania-table-sides-left = From the left
automania-table-sides-right = From the right

# Button (noun): who would sell what now
automania-table-forecast-open = Forecast ({ $keys })
automania-table-forecast-hide = Hide ({ $keys })
automania-table-forecast-title = The sale as it stands
automania-table-forecast-stays = stays on its ship
automania-table-forecast-nothing = No car is on a ship yet, so there is nothing to foretell.
automania-table-factory-side_a = The factory of the basic game.
automania-table-factory-sumato = Slot g ends the city line, and there is one more city car.
automania-table-factory-elon = An electric car may take the place of any car and is one star more popular.
automania-table-factory-gloria = Once a sales phase, a sale by another player may be copied; dearer manager offices.
automania-table-factory-werkmann = Five manager offices; two managers of a portrait.
automania-table-prompt-over = The game is over.
automania-table-prompt-wait = { $name } is thinking.
automania-table-prompt-where = { $name }: put it onto a lit place, or press Escape.
automania-table-prompt-which = { $name }: choose one of these.
automania-table-tip-sponsor = Then { $money }, and { $crew } at home.
automania-table-tip-space = It takes { $crew }; { $home } stay at home.
automania-table-tip-displaced = { $name } gets { $crew } back and has { $home } at home.
automania-table-tip-displaced_retired = { $name } has retired: { $crew } go home unused.
automania-table-tip-pays = The car costs { $pay }: { $money } are left.
automania-table-tip-before_tile = Without a new tile:
automania-table-tip-car = { $market }: { $landing }.
automania-table-tip-meets = It meets: { $cards }.
automania-table-tip-meets_one = It can meet one of these contracts: { $cards }.
automania-table-tip-step = With { $crew } more: { $landing }.
automania-table-tip-landing-ship = popularity { $popularity }, ship { $ship }
automania-table-tip-landing-lower = popularity { $popularity }, only ship { $ship } is free
automania-table-tip-landing-ship_medal = popularity { $popularity }, ship { $ship }, gold medal: { $reward }
automania-table-tip-landing-lower_medal = popularity { $popularity }, only ship { $ship } is free, gold medal: { $reward }
automania-table-tip-landing-top = popularity { $popularity }, sold at once
automania-table-tip-landing-no_tile = popularity { $popularity }, but no car tile is at home
automania-table-tip-landing-no_ship = popularity { $popularity }, but no ship is free
automania-table-tip-landing-unpopular = popularity 0: no ship takes it
automania-table-tip-sale_left = The sales limit then leaves { $cars }.
automania-table-tip-kept_end = At the end it brings { $reward }.
automania-table-tip-bonus = It brings { $reward } at once.
automania-table-tip-best = Best in { $place }, America/Europe: { $gain }
automania-table-tip-needs_sponsor = First send { $crew } to the sponsor, to pay for its manager office.
automania-table-tip-no_place = There is no place for it.
automania-table-tip-discarded = It leaves the game.
automania-table-tip-change = { $car } { $america }/{ $europe }
automania-table-tip-costs = the office costs { $pay }
automania-table-tip-gains = { $gains }.
automania-table-tip-no_gain = nothing for now.
automania-table-tip-replaces = It replaces the { $tile }.
automania-table-tip-contract-met = { $market }, { $car }: would fulfil it now.
automania-table-tip-contract-stars = { $market }, { $car }: still needs { $stars }.
automania-table-tip-contract-feature = { $market }, { $car }: still needs the { $feature }.
automania-table-tip-contract-both = { $market }, { $car }: still needs the { $feature } and { $stars }.
automania-table-tip-plays = It brings { $medal }, counted at the end.
automania-table-tip-plays_for_money = It brings { $medal }, counted at the end, and { $pay } now.
automania-table-tip-retire = Up to { $limit } may be sold. At once: { $reward }.
automania-table-tip-next_place = Place { $first } in the next round.
automania-table-tip-next_places = Place { $first } to { $last } in the next round.
automania-table-tip-retire_sale = As things are, { $sold } of { $all } would then be sold: { $reward }.
automania-table-tip-demands = { $market } would want, the most wanted first: { $wanted }.
automania-table-tip-score_medals = { $count ->
    [one] At the end, { $count } silver medal so far adds as many points.
   *[other] At the end, { $count } silver medals so far add as many points.
}
automania-table-tip-score_money = Points for most money at the end: { $points }.
automania-table-tip-leads = The most points at the moment: { $name }. Silver medals and money count only at the end.
automania-table-tip-leader = { $names } leads, silver medals counted.
automania-table-tip-leaders = { $names } lead, silver medals counted.
automania-table-tip-chooser = As things are, { $names } would choose: the fewest points.
automania-table-tip-choosers = { $names } have the fewest points: of these, the lowest sales office would choose.
automania-table-tip-empty = Empty: { $place }.
automania-table-tip-ship_free = Ship { $ship } of { $market }: free.
automania-table-tip-end = The end of this line ({ $car }): the stars along it.
automania-table-tip-played = Played: { $contract }.
automania-table-tip-coming_known = All of these tiles come in round { $round }.
automania-table-tip-coming_drawn = The tiles of round { $round } are drawn from these.
automania-table-tip-forecast = Who would sell which car where, if everybody sold for the most points.
automania-table-tip-market = { $market }: ships, demands and sales spaces.
automania-table-tip-hand = { $count ->
    [one] { $name } has { $count } contract in hand.
   *[other] { $name } has { $count } contracts in hand.
}
automania-table-tip-limit = Up to { $limit } may be sold in this round.
automania-table-tip-limit_before = The sales office chosen when retiring sets the sales limit; sales managers add { $limit }.
automania-table-tip-sponsor_use = Each worker sent to the sponsor brings { $pay }. It does not count as an action.
automania-table-tip-marketing_use = Each worker sent to marketing makes a car one star more popular, once its market is chosen.

## automania.title

automania-title-round = Round { $round } of { $rounds }
automania-title-sales = Round { $round } of { $rounds }, sales
automania-title-demands = Round { $round } of { $rounds }, new demands
automania-title-factories = Choosing factories
automania-title-over = The end

## automania.scoring

automania-scoring-title = Sales of round { $round }
automania-scoring-end = Last sales and final count
automania-scoring-last = The last sales
automania-scoring-begin = The cars are sold: first in North America, then in Europe, the highest ship first.
# Caption of a show: what was sold before, at once
automania-scoring-recalled = All cars sold so far drive off their ships.
automania-scoring-resumed = These sales have been shown. The other ships follow.
automania-scoring-no_cars = No car is on a ship.
automania-scoring-sold = { $sold } of { $limit } sold
automania-scoring-place = next round: { $place }
automania-scoring-stays = stays
automania-scoring-hurry = Click: faster. Twice: the end
automania-scoring-now = { $name } now has { $total }.
automania-scoring-next_round = Round { $round } is played in the order { $order }. { $name } has the fewest points and moves the demands; new tiles come.
automania-scoring-last_round = The last sales are over. What is left is counted.
automania-scoring-known = Sold in { $market }: { $shares }.
automania-scoring-known_stay = { $count ->
    [one] { $name } leaves { $count } car on its ship.
   *[other] { $name } leaves { $count } cars on their ships.
}
automania-scoring-left = Still on ships in { $market }: { $shares }.
automania-scoring-share = { $name } { $reward }
automania-scoring-tie = { $name } comes first of the players with equal money, by the lower sales office, { $office }.

## automania.end

automania-end-car = Best car: { $car }, popularity { $popularity }.

## automania.recap

automania-recap-back = { $other } displaces { $crew } of { $name } from { $space }.
automania-recap-unused = { $other } displaces { $crew } of { $name } from { $space }; { $name } has retired and cannot use them again.

## automania.tips

automania-tips-turn = Put workers on a lit space, or retire to a sales office. A space that is taken needs one worker more than are there.
automania-tips-tile = Take a lit tile. The numbers beside the lines show what it would do.
automania-tips-place = Put the tile on a lit place, or discard it.
automania-tips-market = Choose the market where the car is more popular. Its ship is shown.
automania-tips-marketing = Send workers to marketing, or none. Each makes this car one star more popular.
automania-tips-reward = Take any reward. A car of popularity 18 or more is sold at once.
automania-tips-contract = Play one contract that this car fulfils, or none.
automania-tips-card = Take a contract from the display, or draw one from the deck.
automania-tips-sale = Put the car on a free sales space, or leave it for the next round.
automania-tips-demands = Choose the side from which new demands move into both markets.
automania-tips-factory = Choose a factory. Each has a power of its own.
