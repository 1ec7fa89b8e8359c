### Los nombres de las cosas, escritos una vez: con ellos se llenan otros textos (véase docs/TRANSLATING.md).

automania-term-nothing = nada
automania-term-counted-autobucks = { $count ->
    [one] { $count } autobuck
   *[other] { $count } autobucks
}
automania-term-counted-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
automania-term-counted-stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}
automania-term-counted-medals = { $count ->
    [one] { $count } medalla de plata
   *[other] { $count } medallas de plata
}
automania-term-counted-sales = límite de ventas +{ $count }
automania-term-counted-workers = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}
automania-term-counted-neutral = { $count ->
    [one] { $count } trabajador neutral
   *[other] { $count } trabajadores neutrales
}
automania-term-counted-cars = { $count ->
    [one] { $count } coche
   *[other] { $count } coches
}
automania-term-counted-players = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
automania-term-ship = barco { $ship }
automania-term-sales_office = oficina de ventas { $office }
automania-term-market-north_america = Norteamérica
automania-term-market-europe = Europa
automania-term-car-city = coche urbano
    .the = el coche urbano
    .of = del coche urbano
automania-term-car-family = coche familiar
    .the = el coche familiar
    .of = del coche familiar
automania-term-car-super = supercoche
    .the = el supercoche
    .of = del supercoche
automania-term-car-any = cualquier coche
    .the = cualquier coche
    .of = de cualquier coche
automania-term-electric-city = coche urbano eléctrico
    .the = el coche urbano eléctrico
    .of = del coche urbano eléctrico
automania-term-electric-family = coche familiar eléctrico
    .the = el coche familiar eléctrico
    .of = del coche familiar eléctrico
automania-term-electric-super = supercoche eléctrico
    .the = el supercoche eléctrico
    .of = del supercoche eléctrico

# Un coche como objeto de la frase: «produce un coche urbano»
automania-term-made-city = un coche urbano
automania-term-made-family = un coche familiar
automania-term-made-super = un supercoche
automania-term-made_electric-city = un coche urbano eléctrico
automania-term-made_electric-family = un coche familiar eléctrico
automania-term-made_electric-super = un supercoche eléctrico
automania-term-demand-speed = velocidad
automania-term-demand-environment = ecología
automania-term-demand-handling = manejo
automania-term-demand-safety = seguridad
automania-term-demand-luggage = equipaje
automania-term-part-spoiler = alerón
    .the = el alerón
    .of = del alerón
    .to = el alerón
automania-term-part-exhaust = escape
    .the = el escape
    .of = del escape
    .to = el escape
automania-term-part-interior = interior
    .the = el interior
    .of = del interior
    .to = el interior
automania-term-machine-speed = máquina de velocidad
    .the = la máquina de velocidad
    .of = de la máquina de velocidad
    .to = la máquina de velocidad
automania-term-machine-environment = máquina de ecología
    .the = la máquina de ecología
    .of = de la máquina de ecología
    .to = la máquina de ecología
automania-term-machine-handling = máquina de manejo
    .the = la máquina de manejo
    .of = de la máquina de manejo
    .to = la máquina de manejo
automania-term-machine-safety = máquina de seguridad
    .the = la máquina de seguridad
    .of = de la máquina de seguridad
    .to = la máquina de seguridad
automania-term-machine-luggage = máquina de equipaje
    .the = la máquina de equipaje
    .of = de la máquina de equipaje
    .to = la máquina de equipaje

# .to: a quien se contrata («al gerente de ventas»)
automania-term-portrait-sales = gerente de ventas
    .the = el gerente de ventas
    .of = del gerente de ventas
    .to = al gerente de ventas
automania-term-portrait-personnel = gerente de personal
    .the = el gerente de personal
    .of = del gerente de personal
    .to = al gerente de personal
automania-term-portrait-engineer = ingeniero
    .the = el ingeniero
    .of = del ingeniero
    .to = al ingeniero
automania-term-portrait-finance = gerente de finanzas
    .the = el gerente de finanzas
    .of = del gerente de finanzas
    .to = al gerente de finanzas
automania-term-tile-bonus = ficha de bonificación
    .the = la ficha de bonificación
    .of = de la ficha de bonificación
    .to = la ficha de bonificación
automania-term-tile-with = { $thing } con { $extra }
    .the = { $thing-the } con { $extra }
    .of = { $thing-of } con { $extra }
    .to = { $thing-to } con { $extra }
automania-term-action_space-corner = la esquina
    .in = en la esquina
    .of = de la esquina
automania-term-action_space-column_city = la columna urbana
    .in = en la columna urbana
    .of = de la columna urbana
automania-term-action_space-column_family = la columna familiar
    .in = en la columna familiar
    .of = de la columna familiar
automania-term-action_space-column_super = la columna de supercoches
    .in = en la columna de supercoches
    .of = de la columna de supercoches
automania-term-action_space-column_contract = la columna de contratos
    .in = en la columna de contratos
    .of = de la columna de contratos
automania-term-action_space-row_city = la fila urbana
    .in = en la fila urbana
    .of = de la fila urbana
automania-term-action_space-row_family = la fila familiar
    .in = en la fila familiar
    .of = de la fila familiar
automania-term-action_space-row_super = la fila de supercoches
    .in = en la fila de supercoches
    .of = de la fila de supercoches
automania-term-action_space-row_contract = la fila de contratos
    .in = en la fila de contratos
    .of = de la fila de contratos
automania-term-cell-grid = { $cell }
    .from = de { $cell }
automania-term-cell-office = bajo la oficina de ventas { $office }
    .from = de debajo de la oficina de ventas { $office }
automania-term-sales_space-limited = el espacio de venta { $space }
    .in = en el espacio de venta { $space }
    .of = del espacio de venta { $space }
automania-term-sales_space-top = el espacio superior
    .in = en el espacio superior
    .of = del espacio superior
automania-term-place-slot = el hueco { $slot }
    .in = en el hueco { $slot }
automania-term-place-office = el despacho { $number }
    .in = en el despacho { $number }

# Como en: el sitio del alerón del coche urbano
automania-term-place-style = el sitio { $part-of } { $car-of }
    .in = en el sitio { $part-of } { $car-of }
automania-term-factory-side_a = lado A
automania-term-factory-sumato = Sumato
automania-term-factory-elon = Elon
automania-term-factory-gloria = Gloria
automania-term-factory-werkmann = Werkmann
automania-term-side-left = la izquierda
automania-term-side-right = la derecha

# Un contrato como cosa: coche urbano, popularidad 6, 2 medallas de plata
automania-term-contract-plain = { $car }, popularidad { $popularity }, { $medal }
automania-term-contract-feature = { $car } con { $feature }, popularidad { $popularity }, { $medal }
automania-term-contract-hidden = un contrato oculto
automania-term-contract-hidden_start = un contrato inicial oculto
automania-term-popularity-wanted = demandas { $amount }
automania-term-popularity-machines = máquinas { $amount }
automania-term-popularity-managers = gerentes { $amount }
automania-term-popularity-style = piezas de estilo { $amount }
automania-term-popularity-electric = coche eléctrico { $amount }
automania-term-popularity-workers = marketing { $amount }
