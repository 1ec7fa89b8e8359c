### Di che cosa trattano le decisioni di Automania, dentro una frase dell’allenatore.

## automania.coach

automania-coach-theme-cars = la scelta dell’auto
automania-coach-theme-markets = il mercato per un’auto
automania-coach-theme-marketing = la pubblicità
automania-coach-theme-machines = i macchinari
automania-coach-theme-styling = gli elementi di stile
automania-coach-theme-managers = i dirigenti
automania-coach-theme-bonus = le tessere bonus
automania-coach-theme-contracts = i contratti
automania-coach-theme-displacing = scalzare operai
automania-coach-theme-sponsor = lo sponsor
automania-coach-theme-retiring = il momento di ritirarsi
automania-coach-theme-offices = gli uffici vendite
automania-coach-theme-sale = le vendite
automania-coach-theme-demands = le richieste
automania-coach-theme-factories = la scelta della fabbrica
