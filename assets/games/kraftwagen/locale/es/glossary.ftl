### Los nombres de las cosas, escritos una vez: con ellos se llenan otros textos (véase docs/TRANSLATING.md).

kraftwagen-term-pit_lane = boxes
    .from = desde boxes
kraftwagen-term-space = la casilla { $space }
    .from = desde la casilla { $space }

# Acciones de las fichas, usadas como nombres: la acción Contratar
kraftwagen-term-task-hire = Contratar
kraftwagen-term-task-research = Investigar
kraftwagen-term-task-body = Carrocería
kraftwagen-term-task-engine = Motor
kraftwagen-term-task-race = Gran Premio
kraftwagen-term-task-buyer = Comprador
kraftwagen-term-task-sale = Venta privada
kraftwagen-term-task-to_space = Coche de carreras a una casilla
kraftwagen-term-task-grand_prix_engine = Motor de carreras
kraftwagen-term-special-hire = { $count ->
    [one] { $action } y { $amount } trabajador más
   *[other] { $action } y { $amount } trabajadores más
}
kraftwagen-term-special-spaces = { $count ->
    [one] { $action } y { $amount } casilla más
   *[other] { $action } y { $amount } casillas más
}
kraftwagen-term-special-value = { $action } con valor +{ $amount }
kraftwagen-term-special-cards = { $count ->
    [one] { $action } con { $amount } carta más donde elegir
   *[other] { $action } entre { $amount } cartas más
}
kraftwagen-term-special-money = { $amount ->
    [one] { $action } y { $amount } moneda
   *[other] { $action } y { $amount } monedas
}
kraftwagen-term-special-sale = { $action } y una venta privada
kraftwagen-term-part-body = carrocería { $value }
    .gender = f
    .a = una carrocería { $value }
    .the = la carrocería { $value }
kraftwagen-term-part-engine = motor { $value }
    .gender = m
    .a = un motor { $value }
    .the = el motor { $value }

# Lo que busca un comprador
kraftwagen-term-preference-body = carrocería
kraftwagen-term-preference-engine = motor
kraftwagen-term-preference-prestige = prestigio
kraftwagen-term-preference-price = precio

# A quien se llama a la fila: «llama a un comprador de motor»
kraftwagen-term-buyer-body = un comprador de carrocería
    .to = a un comprador de carrocería
kraftwagen-term-buyer-engine = un comprador de motor
    .to = a un comprador de motor
kraftwagen-term-buyer-prestige = un comprador de prestigio
    .to = a un comprador de prestigio
kraftwagen-term-buyer-price = un comprador de precio
    .to = a un comprador de precio

# Los nombres de las cartas, véase kraftwagen.table.card
kraftwagen-term-card-opel = Opel
kraftwagen-term-card-horch = Horch
kraftwagen-term-card-maybach = Maybach
kraftwagen-term-card-benz = Benz
kraftwagen-term-card-bugatti = Bugatti
kraftwagen-term-card-porsche = Porsche
kraftwagen-term-card-daimler = Daimler
kraftwagen-term-card-otto = Otto
kraftwagen-term-card-diesel = Diesel
kraftwagen-term-card-three_workers = Caras nuevas
kraftwagen-term-card-grand_prix_5 = Día de carrera
kraftwagen-term-card-two_parts = Entrega
kraftwagen-term-card-two_body = Chapistería
kraftwagen-term-card-two_engine = Mecánica
kraftwagen-term-card-body_engine = Plano
kraftwagen-term-card-body_now = Prototipo
kraftwagen-term-card-engine_now = Banco de pruebas

kraftwagen-term-does-opel = los compradores de precio pagan el triple
kraftwagen-term-does-horch = una vez +1 y otra +2 de motor para un coche
kraftwagen-term-does-maybach = una vez +1 y otra +2 de carrocería para un coche
kraftwagen-term-does-benz = un comprador más en una venta
kraftwagen-term-does-bugatti = con un motor mejor, el coche de carreras avanza enseguida
kraftwagen-term-does-porsche = el coche de carreras avanza siempre una casilla más
kraftwagen-term-does-daimler = una vez +2 y otra +4 monedas con un comprador
kraftwagen-term-does-otto = hasta dos trabajadores y otra carta de investigación
kraftwagen-term-does-diesel = dos cambios en coches propios del mercado
kraftwagen-term-marker-horch_low = el marcador de Horch +1 motor
kraftwagen-term-marker-horch_high = el marcador de Horch +2 motor
kraftwagen-term-marker-maybach_low = el marcador de Maybach +1 carrocería
kraftwagen-term-marker-maybach_high = el marcador de Maybach +2 carrocería
kraftwagen-term-marker-benz = el marcador de comprador de Benz
kraftwagen-term-marker-daimler_low = el marcador de Daimler +2
kraftwagen-term-marker-daimler_high = el marcador de Daimler +4
kraftwagen-term-marker-diesel_first = un marcador de Diesel
kraftwagen-term-marker-diesel_second = un marcador de Diesel

# Tras «el premio»
kraftwagen-term-award-lap_1 = la primera vuelta
    .to = a la primera vuelta
kraftwagen-term-award-lap_2 = la segunda vuelta
    .to = a la segunda vuelta
kraftwagen-term-award-buyer = el segundo comprador igual
    .to = al segundo comprador igual
kraftwagen-term-award-market = el segundo coche propio en el mercado
    .to = al segundo coche propio en el mercado
kraftwagen-term-award-body_3 = la primera carrocería de 3 o más
    .to = a la primera carrocería de 3 o más
kraftwagen-term-award-body_6 = la primera carrocería de 6 o más
    .to = a la primera carrocería de 6 o más
kraftwagen-term-award-engine_4 = el primer motor de 4 o más
    .to = al primer motor de 4 o más
kraftwagen-term-award-engine_7 = el primer motor de 7
    .to = al primer motor de 7
kraftwagen-term-award-workers = la plantilla completa
    .to = a la plantilla completa
kraftwagen-term-award-engineers = los tres ingenieros
    .to = a los tres ingenieros
