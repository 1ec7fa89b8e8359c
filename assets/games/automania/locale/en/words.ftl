### What Automania says: names of things, log lines, decisions.
### Players are named, never "you": all lines read the same to everybody at one screen.

## automania.source

automania-source-start = Points to begin with
automania-source-sales = Cars sold
automania-source-top_cars = Top cars
automania-source-gold_medals = Gold medals
automania-source-contracts = Contracts
automania-source-tile_medals = Medals on tiles
automania-source-bonus_tiles = Bonus tiles
automania-source-offices = Sales offices
automania-source-left_on_ships = Cars left on ships
automania-source-money_rank = Money
automania-source-sponsor = Sponsor
automania-source-finance = Finance manager

## automania.log

automania-log-workers_placed-free = { $name } puts { $crew } on { $space }.
automania-log-workers_placed-displacing = { $name } puts { $crew } on { $space }; { $other } gets { $back } back.
automania-log-workers_to_sponsor = { $name } sends { $crew } to the sponsor: { $pay }.
automania-log-workers_to_marketing = { $name } sends { $crew } to marketing.
automania-log-neutral_workers_hired = { $name } gets { $crew } from the stock.
automania-log-money_paid-car = { $name } pays { $pay } for the car.
automania-log-money_paid-office = { $name } pays { $pay } for a manager office.
automania-log-money_gained = { $name } gets { $pay } ({ $source }).
automania-log-tile_taken = { $name } takes the { $tile } from { $cell }.
automania-log-tile_placed-machine = { $name } puts the { $tile } into { $place }.
automania-log-tile_placed-style = { $name } puts the { $tile } on { $place }.
automania-log-tile_placed-manager = { $name } hires the { $tile }.
automania-log-tile_replaced-machine = { $name } puts the { $tile } into { $place }, replacing the { $old }.
automania-log-tile_replaced-style = { $name } puts the { $tile } on { $place }, replacing the { $old }.
automania-log-tile_replaced-manager = { $name } hires the { $tile }, replacing the { $old }.
automania-log-tile_discarded = { $name } discards the { $tile }.
automania-log-bonus_tile_used = { $name } gets { $reward } from the bonus tile.
automania-log-car_produced-plain = { $name } makes { $car } for { $market }: popularity { $popularity } ({ $parts }).
automania-log-car_produced-unwanted = { $name } makes { $car } for { $market }: popularity { $popularity }.
automania-log-car_shipped-plain = { $name }'s { $car } goes to ship { $ship } of { $market }.
automania-log-car_shipped-medal = { $name }'s { $car } goes to ship { $ship } of { $market } and wins a gold medal: { $reward }.
automania-log-car_shipped_lower-plain = The higher ships are taken, so { $name }'s { $car } goes down to ship { $ship } of { $market }.
automania-log-car_shipped_lower-medal = The higher ships are taken, so { $name }'s { $car } goes down to ship { $ship } of { $market } and wins a gold medal: { $reward }.
automania-log-car_stayed-no_ship = No ship of { $market } takes { $name }'s { $car }: it stays at home.
automania-log-car_stayed-no_tile = { $name } has no tile for { $car } at home: it cannot be shipped, but it can fulfil a contract.
automania-log-top_car_sold = { $name } sells the top car in { $market } at once: { $reward }.
automania-log-car_taken_back = { $name } takes the { $car } back from ship { $ship } of { $market }.
automania-log-car_sold-plain = { $name } sells the { $car } from ship { $ship } of { $market }: { $reward }.
automania-log-car_sold-copied = { $name } sells the { $car } from ship { $ship } of { $market } by copying another sale: { $reward }.
automania-log-car_kept = { $name } leaves the car on ship { $ship } of { $market }.
automania-log-cars_came_home = { $count ->
    [one] { $count } car comes home from the sales spaces.
   *[other] { $count } cars come home from the sales spaces.
}
automania-log-contract_drawn-deck = { $name } draws a contract from the deck: { $contract }.
automania-log-contract_drawn-display = { $name } takes a contract from the display: { $contract }.
automania-log-contract_drawn-hidden = { $name } draws a contract from the deck.
automania-log-contract_revealed = A contract comes to the display: { $contract }.
automania-log-no_contract_left = No contract is left, so { $name } gets { $reward } instead.
automania-log-contract_played-plain = { $name } plays a contract: { $contract }.
automania-log-contract_played-starting = { $name } plays the starting contract and gets { $pay }: { $contract }.
automania-log-factory_chosen = { $name } chooses the factory { $factory }.
automania-log-round_started = Round { $round }
automania-log-player_order = Player order: { $order }.
automania-log-retired-plain = { $name } retires to sales office { $office }.
automania-log-retired-bonus = { $name } retires to sales office { $office }: { $reward }.
automania-log-sales_started = Sales of round { $round }
automania-log-sales_limit = { $name } may sell up to { $limit }.
automania-log-round_ended = Round { $round } is over.
automania-log-demands_moved = { $name } moves the demands of both markets from the { $side }.
automania-log-demands_now = { $market } now wants, the most wanted first: { $wanted }.
automania-log-car_left = { $name }'s car is left on ship { $ship } of { $market }: { $reward }.
automania-log-medals_counted-none = { $name } has no silver medals.
automania-log-medals_counted-some = { $name } has { $medal }, { $contracts } on contracts and { $tiles } on tiles: { $reward }.
automania-log-money_ranked-place_1 = { $name } is first in money with { $money }: { $reward }.
automania-log-money_ranked-place_2 = { $name } is second in money with { $money }: { $reward }.
automania-log-money_ranked-place_3 = { $name } is third in money with { $money }: { $reward }.
automania-log-money_ranked-place_4 = { $name } is fourth in money with { $money }: { $reward }.
automania-log-game_ended = { $who } wins with { $score }.

## automania.decision

# With what the position holds, as far as it is known (presentation/decisions)

automania-decision-act-corner = Put { $crew } on the corner: make { $car }
automania-decision-act-car = Put { $crew } on { $space }: take a tile and make { $car }
automania-decision-act-contract = Put { $crew } on { $space }: take a tile and draw a contract
automania-decision-act_displacing-corner = Put { $crew } on the corner, displacing { $back }: make { $car }
automania-decision-act_displacing-car = Put { $crew } on { $space }, displacing { $back }: take a tile and make { $car }
automania-decision-act_displacing-contract = Put { $crew } on { $space }, displacing { $back }: take a tile and draw a contract
automania-decision-sponsor = { $count ->
    [one] Send { $count } worker to the sponsor: { $pay }
   *[other] Send { $count } workers to the sponsor: { $pay }
}
automania-decision-take_back-plain = Take the car back from ship { $ship } of { $market }
automania-decision-take_back-known = Take the { $car } back from ship { $ship } of { $market }
automania-decision-retire-plain = Retire to sales office { $office }
automania-decision-retire-bonus = Retire to sales office { $office }: { $reward }
automania-decision-take_tile-plain = Take the tile { $cell }
automania-decision-take_tile-known = Take the { $tile } ({ $cell })
automania-decision-place_tile-plain = Put the tile into { $place }
automania-decision-place_tile-machine = Put the { $tile } into { $place }
automania-decision-place_tile-style = Put the { $tile } on { $place }
automania-decision-place_tile-manager = Hire the { $tile }
automania-decision-replace_tile-machine = Put the { $tile } into { $place }, replacing the { $old }
automania-decision-replace_tile-style = Put the { $tile } on { $place }, replacing the { $old }
automania-decision-replace_tile-manager = Hire the { $tile }, replacing the { $old }
automania-decision-discard-plain = Discard the tile
automania-decision-discard-known = Discard the { $tile }
automania-decision-market-plain = Make the car for { $market }
automania-decision-market-electric = Make the car for { $market } with the electric car
automania-decision-market-known = Make the { $car } for { $market }
automania-decision-marketing-none = Send no worker to marketing
automania-decision-marketing-some = { $count ->
    [one] Send { $count } worker to marketing
   *[other] Send { $count } workers to marketing
}
automania-decision-reward-plain = Take the reward of { $space }
automania-decision-reward-known = Take the reward of { $space }: { $reward }
automania-decision-play = Play the contract: { $contract }
automania-decision-keep = Play no contract
automania-decision-face_up = Take the contract from the display: { $contract }
automania-decision-deck = Draw a contract from the deck
automania-decision-sell-plain = Sell the car on { $space }
automania-decision-sell-known = Sell the { $car } from ship { $ship } on { $space }: { $reward }
automania-decision-copy-plain = Copy the sale on { $space }
automania-decision-copy-known = Sell the { $car } from ship { $ship } by copying { $space }: { $reward }
automania-decision-leave-plain = Leave the car on its ship
automania-decision-leave-known = Leave the { $car } on ship { $ship }
automania-decision-demands = Move the demands of both markets from the { $side }: { $america } enters North America, { $europe } enters Europe
automania-decision-factory = Choose the factory { $factory }
