### What decisions of Automania are about, within a sentence of the coach.

## automania.coach

automania-coach-theme-cars = the choice of the car
automania-coach-theme-markets = the market for a car
automania-coach-theme-marketing = marketing
automania-coach-theme-machines = machines
automania-coach-theme-styling = style parts
automania-coach-theme-managers = managers
automania-coach-theme-bonus = bonus tiles
automania-coach-theme-contracts = contracts
automania-coach-theme-displacing = displacing workers
automania-coach-theme-sponsor = the sponsor
automania-coach-theme-retiring = when to retire
automania-coach-theme-offices = the sales offices
automania-coach-theme-sale = the sale
automania-coach-theme-demands = the demands
automania-coach-theme-factories = the choice of a factory
