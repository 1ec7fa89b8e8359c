### The whole position in words, area by area.

## automania.describe

automania-describe-area-now = What is to do
automania-describe-area-market = { $market }
automania-describe-area-grid = Action spaces and tiles
automania-describe-area-contracts = Contracts in the display
automania-describe-area-offices = Sales offices
automania-describe-area-workers = Sponsor and marketing
automania-describe-area-sponsor = Sponsor
automania-describe-area-factory = { $name }’s factory
automania-describe-area-hand = { $name }’s contracts
automania-describe-ask-over = The game is over.
automania-describe-ask-turn = { $name } takes an action or retires.
automania-describe-ask-retire = { $name } can only retire: nobody is at home.
automania-describe-ask-tile = { $name } chooses a tile of { $space }.
automania-describe-ask-place = { $name } puts the { $tile } into the factory, or discards it.
automania-describe-ask-market = { $name } chooses the market for the { $car }.
automania-describe-ask-marketing = { $name } chooses how many workers go to marketing for the { $car } in { $market }. Without them its popularity is { $popularity }.
automania-describe-ask-reward = { $name } chooses a sales space of { $market }. The top car is sold at once, for its reward.
automania-describe-ask-contract = { $name } may play a contract with the { $car } of popularity { $popularity }.
automania-describe-ask-card = { $name } takes a contract from the display or from the deck.
automania-describe-ask-sale = { $name } sells the { $car } from ship { $ship } of { $market }, or leaves it there.
automania-describe-ask-demands = { $name } chooses the side from which the demands of both markets move.
automania-describe-ask-factory = { $name } chooses a factory.
automania-describe-round = Round { $round } of { $rounds }.
automania-describe-order = Player order: { $order }.
automania-describe-demand-active = Wanted for { $stars }: { $demand }.
automania-describe-demand-waiting = Waiting for the next round, on the { $side }: { $demand }. It does not count yet.
automania-describe-ship-free_medal = Ship { $ship }: free, a gold medal of { $reward }.
automania-describe-ship-car = Ship { $ship }: { $car } of { $name }.
automania-describe-ship-car_medal = Ship { $ship }, a gold medal of { $reward }: { $car } of { $name }.
automania-describe-owned = { $car } of { $name }
automania-describe-sales-free = Reward of { $space }: { $reward }. It is free.
automania-describe-sales-closed = Reward of { $space }: { $reward }. Its sales row is closed.
automania-describe-sales-sold = Reward of { $space }: { $reward }. There: { $sold }.
automania-describe-action-free = Free: { $space }.
automania-describe-action-free_closed = Free, but without a tile: { $space }.
automania-describe-action-held = Taken: { $space }, with { $crew } of { $name }; displacing takes { $more }.
automania-describe-action-held_closed = Taken, and without a tile: { $space }, with { $crew } of { $name }.
automania-describe-tile = Tile { $cell }: { $tile }.
automania-describe-contract = In the display: { $contract }.
automania-describe-deck = { $count ->
    [one] { $count } contract in the deck.
   *[other] { $count } contracts in the deck.
}
automania-describe-office-free = Sales office { $office }, up to { $limit }: free.
automania-describe-office-bonus = Sales office { $office }, up to { $limit }: free, brings { $reward }.
automania-describe-office-taken = Sales office { $office }, up to { $limit }: { $name }.
automania-describe-sponsor-held = At the sponsor: { $owners }.
automania-describe-sponsor-empty = Nobody is at the sponsor.
automania-describe-marketing-held = At marketing: { $owners }.
automania-describe-marketing-empty = Nobody is at marketing.
automania-describe-owned_workers = { $crew } of { $name }
automania-describe-points = Score: { $score }.
automania-describe-money-open = Money: { $pay }.
automania-describe-money-closed = Money: hidden.
automania-describe-workers-own = At home: { $crew }.
automania-describe-workers-neutral = At home: { $crew }. In all { $neutral }.
automania-describe-cars-some = Car tiles at home: { $cars }.
automania-describe-cars-none = No car tile is at home.
automania-describe-home-city = city { $count }
automania-describe-home-family = family { $count }
automania-describe-home-super = super { $count }
automania-describe-home-electric = electric { $count }
automania-describe-board = Factory: { $factory }.
automania-describe-limit = Sales limit: { $limit }.
automania-describe-popularity = Popularity of the { $car }: { $america } in North America, { $europe } in Europe.
automania-describe-place = In { $place }: { $tile }.
automania-describe-factory_empty = No tile is in the factory.
automania-describe-played = Played: { $contract }.
automania-describe-known = In hand, known to all: { $contract }.
automania-describe-hidden = { $count ->
    [one] { $count } hidden contract in hand.
   *[other] { $count } hidden contracts in hand.
}
automania-describe-held = In hand: { $contract }.
automania-describe-hand_empty = No contract in hand.
