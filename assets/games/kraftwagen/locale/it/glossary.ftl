### Nomi delle cose, scritti una volta sola: di essi si riempiono gli altri testi.

kraftwagen-term-pit_lane = la pit lane
    .from = dalla pit lane
kraftwagen-term-space = la casella { $space }
    .from = dalla casella { $space }

# Azioni sulle tessere
kraftwagen-term-task-hire = Assumere
kraftwagen-term-task-research = Ricerca
kraftwagen-term-task-body = Carrozzeria
kraftwagen-term-task-engine = Motore
kraftwagen-term-task-race = Gran Premio
kraftwagen-term-task-buyer = Acquirente
kraftwagen-term-task-sale = Vendita privata
kraftwagen-term-task-to_space = Auto da corsa su una casella
kraftwagen-term-task-grand_prix_engine = Motore da corsa
kraftwagen-term-special-hire = { $count ->
    [one] { $action } e { $amount } meccanico in più
   *[other] { $action } e { $amount } meccanici in più
}
kraftwagen-term-special-spaces = { $count ->
    [one] { $action } e { $amount } casella in più
   *[other] { $action } e { $amount } caselle in più
}
kraftwagen-term-special-value = { $action } di valore +{ $amount }
kraftwagen-term-special-cards = { $count ->
    [one] { $action } con { $amount } carta in più tra cui scegliere
   *[other] { $action } tra { $amount } carte in più
}
kraftwagen-term-special-money = { $amount ->
    [one] { $action } e { $amount } moneta
   *[other] { $action } e { $amount } monete
}
kraftwagen-term-special-sale = { $action } e una vendita privata
kraftwagen-term-part-body = carrozzeria { $value }
    .gender = f
    .a = una carrozzeria { $value }
    .the = la carrozzeria { $value }
kraftwagen-term-part-engine = motore { $value }
    .gender = m
    .a = un motore { $value }
    .the = il motore { $value }

# Che cosa cerca un acquirente
kraftwagen-term-preference-body = carrozzeria
kraftwagen-term-preference-engine = motore
kraftwagen-term-preference-prestige = pregio
kraftwagen-term-preference-price = prezzo
kraftwagen-term-buyer-body = un acquirente carrozzeria
kraftwagen-term-buyer-engine = un acquirente motore
kraftwagen-term-buyer-prestige = un acquirente pregio
kraftwagen-term-buyer-price = un acquirente prezzo

# I nomi sulle carte, vedi kraftwagen.table.card
kraftwagen-term-card-opel = Opel
kraftwagen-term-card-horch = Horch
kraftwagen-term-card-maybach = Maybach
kraftwagen-term-card-benz = Benz
kraftwagen-term-card-bugatti = Bugatti
kraftwagen-term-card-porsche = Porsche
kraftwagen-term-card-daimler = Daimler
kraftwagen-term-card-otto = Otto
kraftwagen-term-card-diesel = Diesel
kraftwagen-term-card-three_workers = Facce nuove
kraftwagen-term-card-grand_prix_5 = Giorno di gara
kraftwagen-term-card-two_parts = Consegna
kraftwagen-term-card-two_body = Battilastra
kraftwagen-term-card-two_engine = Reparto motori
kraftwagen-term-card-body_engine = Progetto
kraftwagen-term-card-body_now = Prototipo
kraftwagen-term-card-engine_now = Banco prova

kraftwagen-term-does-opel = gli acquirenti prezzo pagano il triplo
kraftwagen-term-does-horch = una volta +1 e una volta +2 al motore di un’auto
kraftwagen-term-does-maybach = una volta +1 e una volta +2 alla carrozzeria di un’auto
kraftwagen-term-does-benz = un acquirente in più a una vendita
kraftwagen-term-does-bugatti = con un motore migliore l’auto da corsa avanza subito
kraftwagen-term-does-porsche = l’auto da corsa avanza sempre di una casella in più
kraftwagen-term-does-daimler = una volta +2 e una volta +4 monete da un acquirente
kraftwagen-term-does-otto = fino a due meccanici e un’altra carta ricerca
kraftwagen-term-does-diesel = due modifiche ad auto proprie sul mercato
kraftwagen-term-marker-horch_low = il segnalino di Horch +1 motore
    .with = con il segnalino di Horch +1 motore
kraftwagen-term-marker-horch_high = il segnalino di Horch +2 motore
    .with = con il segnalino di Horch +2 motore
kraftwagen-term-marker-maybach_low = il segnalino di Maybach +1 carrozzeria
    .with = con il segnalino di Maybach +1 carrozzeria
kraftwagen-term-marker-maybach_high = il segnalino di Maybach +2 carrozzeria
    .with = con il segnalino di Maybach +2 carrozzeria
kraftwagen-term-marker-benz = il segnalino acquirente di Benz
    .with = con il segnalino acquirente di Benz
kraftwagen-term-marker-daimler_low = il segnalino di Daimler +2
    .with = con il segnalino di Daimler +2
kraftwagen-term-marker-daimler_high = il segnalino di Daimler +4
    .with = con il segnalino di Daimler +4
kraftwagen-term-marker-diesel_first = un segnalino di Diesel
    .with = con un segnalino di Diesel
kraftwagen-term-marker-diesel_second = un segnalino di Diesel
    .with = con un segnalino di Diesel

# Dopo «premio per»
kraftwagen-term-award-lap_1 = il primo giro
kraftwagen-term-award-lap_2 = il secondo giro
kraftwagen-term-award-buyer = il secondo acquirente uguale
kraftwagen-term-award-market = la seconda auto propria sul mercato
kraftwagen-term-award-body_3 = la prima carrozzeria da 3 o più
kraftwagen-term-award-body_6 = la prima carrozzeria da 6 o più
kraftwagen-term-award-engine_4 = il primo motore da 4 o più
kraftwagen-term-award-engine_7 = il primo motore da 7
kraftwagen-term-award-workers = l’ultimo meccanico
kraftwagen-term-award-engineers = i tre ingegneri
