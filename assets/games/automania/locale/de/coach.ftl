### Worum es bei Entscheidungen in Automania geht, nach einem Doppelpunkt.

## automania.coach

automania-coach-theme-cars = die Wahl des Wagens
automania-coach-theme-markets = der Markt für einen Wagen
automania-coach-theme-marketing = die Werbung
automania-coach-theme-machines = die Maschinen
automania-coach-theme-styling = die Stilteile
automania-coach-theme-managers = die Manager
automania-coach-theme-bonus = die Bonusplättchen
automania-coach-theme-contracts = die Aufträge
automania-coach-theme-displacing = das Verdrängen
automania-coach-theme-sponsor = der Sponsor
automania-coach-theme-retiring = der Zeitpunkt zum Aussteigen
automania-coach-theme-offices = die Verkaufsbüros
automania-coach-theme-sale = der Verkauf
automania-coach-theme-demands = die Wünsche
automania-coach-theme-factories = die Wahl der Fabrik
