### Las fichas de las personas que hay tras los bots de Kraftwagen; su manera de jugar encaja con ellas.

## kraftwagen.people

kraftwagen-people-apprentice-name = Rudi
kraftwagen-people-apprentice-wants = Quiere construir un coche entero con sus manos, hoy mismo si puede ser.
kraftwagen-people-apprentice-fears = Teme que lo manden a casa por preguntar demasiado.
kraftwagen-people-apprentice-speaks = Habla deprisa, con frases a medias, casi siempre preguntas sobre su propio banco de trabajo.
kraftwagen-people-journeyman-name = Paula
kraftwagen-people-journeyman-wants = Quiere un taller con su nombre sobre el portón.
kraftwagen-people-journeyman-fears = Teme enterarse de que vendió demasiado barato, y a menudo es cierto.
kraftwagen-people-journeyman-speaks = Habla sin rodeos y riendo, del trabajo que tiene entre manos.
kraftwagen-people-merchant-name = Gustav
kraftwagen-people-merchant-wants = Quiere tener más en la caja por la noche que por la mañana.
kraftwagen-people-merchant-fears = Teme un coche que nadie quiera comprar.
kraftwagen-people-merchant-speaks = Habla despacio, en cifras redondas, cuando ya lo ha sopesado todo.
kraftwagen-people-engineer-name = Hedwig
kraftwagen-people-engineer-wants = Quiere saber lo que vale cada pieza de la fábrica.
kraftwagen-people-engineer-fears = Teme un error que no pueda explicar.
kraftwagen-people-engineer-speaks = Habla con exactitud y en frases cortas, con una cifra en cada una.
kraftwagen-people-champion-name = Theodora
kraftwagen-people-champion-wants = Quiere a alguien enfrente que la sorprenda.
kraftwagen-people-champion-fears = Teme que ya nadie se atreva a jugar contra ella.
kraftwagen-people-champion-speaks = Habla poco y con bondad, como si ya hubiera visto el final.
kraftwagen-people-racer-name = Elly
kraftwagen-people-racer-wants = Quiere cruzar la meta antes que nadie, cueste lo que cueste.
kraftwagen-people-racer-fears = Teme quedarse quieta mientras otros corren.
kraftwagen-people-racer-speaks = Habla sin aliento, de curvas y del tiempo.
kraftwagen-people-coachbuilder-name = Battista
kraftwagen-people-coachbuilder-wants = Quiere una carrocería tan bella que nadie la desguace jamás.
kraftwagen-people-coachbuilder-fears = Teme la hojalata donde debería haber fresno y cuero.
kraftwagen-people-coachbuilder-speaks = Habla con calidez y con las manos, de curvas y colores.
kraftwagen-people-discounter-name = Willi
kraftwagen-people-discounter-wants = Quiere un coche delante de cada casa de la calle.
kraftwagen-people-discounter-fears = Teme un cobertizo lleno al caer la tarde.
kraftwagen-people-discounter-speaks = Habla alto, como en la feria, y el precio primero.
