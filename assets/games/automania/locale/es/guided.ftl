### La partida guiada de Automania: como máximo ocho palabras para qué hacer y catorce para por qué (comprobado).
### Habla Greta, que en 1955 vende coches en el muelle. Pasos y decisiones: assets/games/automania/learn/guided.

## automania.people

automania-people-mentor-name = Greta, en el muelle

## automania.guided

automania-guided-sell-title = Vender
automania-guided-sell-about = Dos coches, dos mercados
automania-guided-sell-done = América paga autobucks; Europa, puntos.
automania-guided-sell-aim = Gana quien más puntos tenga: el laurel.
automania-guided-sell-sell = Llegaste a América: vende por seis autobucks.
automania-guided-sell-sell_wrong = Se puede, pero aquí el primer espacio paga más.
automania-guided-sell-sell_pass = Nadie pagará más después. Véndelo.
automania-guided-sell-sell_why = América paga autobucks: dinero. Entre dos, los tres espacios bajos admiten un solo coche.
automania-guided-sell-rich = Más autobucks que nadie: diez puntos al final.
automania-guided-sell-choose = Ahora Europa da puntos. ¿Dónde vendes?
automania-guided-sell-choose_one = Tú: 24+6, y 10 por dinero: 40. Tu rival: 31 y 6: 37.
automania-guided-sell-choose_two = Tú: 24+4, y 10 por dinero: 38. Tu rival: 31 y 6: 37.
automania-guided-sell-choose_wrong = Es poco para adelantar a tu rival. Busca al menos cuatro puntos.
automania-guided-sell-choose_pass = En su barco, el coche da un punto. Cualquier venta da más.
automania-guided-sell-end = ¡Ganas! Solo mi casero prefiere los autobucks.
automania-guided-make-title = Producir
automania-guided-make-about = De la fábrica al barco
automania-guided-make-done = Los trabajadores producen coches, los barcos los llevan, las oficinas los venden.
automania-guided-make-act = Partida nueva. Produce aquí un coche urbano.
automania-guided-make-act_wrong = Puedes pagar un coche urbano. Produce ese.
automania-guided-make-act_why = Todo coche requiere un trabajador y autobucks; el urbano cuesta un autobuck.
automania-guided-make-market = Tu fábrica da velocidad. Elige Europa: la quiere.
automania-guided-make-market_wrong = Hoy nadie pide velocidad en América. Elige Europa.
automania-guided-make-market_why = La velocidad da cuatro estrellas: barco cuatro. Sin trabajadores, te retiras de la ronda.
automania-guided-make-retire = Retírate a una oficina que pague autobucks.
automania-guided-make-retire_most = Quien más dinero tiene al final recibe diez puntos; el segundo, seis.
automania-guided-make-retire_tie = Dos, como tu rival. En caso de empate va antes la oficina más baja.
automania-guided-make-retire_point = Un punto está bien. Pero al final quien tiene más dinero recibe diez puntos, y el segundo puesto, solo seis.
automania-guided-make-retire_nothing = Aquí no te llevas nada. Busca autobucks: tu rival tiene dos.
automania-guided-make-retire_recall = Tu coche está donde debe estar. Elige una oficina de ventas.
automania-guided-make-office = Tu oficina dice cuántos coches vendes.
automania-guided-make-sell = Tu barco ha llegado. Vende por seis puntos.
automania-guided-make-sell_wrong = Se puede, pero para ganar necesitas los seis puntos.
automania-guided-make-sell_pass = Un coche no debe envejecer en un barco. Véndelo.
automania-guided-make-sell_why = Tú: 26+6, y 10 por dinero: 42. Tu rival: 35 y 6: 41.
automania-guided-make-end = ¡Ganas! Mi primera clienta fue mi madre.
automania-guided-aim-title = Apuntar
automania-guided-aim-about = Adelantar el barco de un rival
automania-guided-aim-done = Ya sabes cómo se producen, embarcan y venden los coches. Lo demás se aprende jugando.
automania-guided-aim-act = Columna urbana: toma una ficha, produce un coche.
automania-guided-aim-act_wrong = También valdría. Aquí necesitamos una ficha de la columna urbana.
automania-guided-aim-act_why = Un espacio libre requiere un trabajador. Los cuatro del rival te costarían cinco.
automania-guided-aim-take = Toma la máquina de equipaje: Europa la quiere.
automania-guided-aim-take_wrong = Buena máquina, pero en Europa nadie quiere manejo ahora. Toma la de equipaje.
automania-guided-aim-place = Al hueco b: vale para dos líneas.
automania-guided-aim-place_wrong = Por el hueco b pasan coches urbanos y también familiares. Ponla ahí.
automania-guided-aim-place_why = El coche urbano pasa por b: dos estrellas impresas, dos por el equipaje.
automania-guided-aim-market = Ahora el coche: elige Europa.
automania-guided-aim-market_wrong = Ahora el equipaje no da nada en América. Elige Europa.
automania-guided-aim-market_why = Cuatro estrellas: barco cuatro. El cinco está ocupado, y el más alto vende antes.
automania-guided-aim-workers = Cada trabajador en marketing suma uno. ¿Cuántos?
automania-guided-aim-workers_few = El barco cinco está ocupado: con cinco estrellas sigues en el cuatro. Envía más.
automania-guided-aim-workers_two = Seis: por encima de tu rival. El trabajador que queda gana un autobuck.
automania-guided-aim-workers_three = Siete: por encima de tu rival. La bandera, medalla de oro, dio un punto.
automania-guided-aim-retire = Rival: 20 autobucks. ¿Qué oficina da puntos?
automania-guided-aim-retire_wrong = Tu rival tiene 20 autobucks y nadie lo supera: conseguir más no da nada. Elige una oficina que dé un punto.
automania-guided-aim-retire_why = No puedes superar 20 autobucks: ya tienes el segundo puesto. Un punto siempre cuenta.
automania-guided-aim-sell = Tu barco va delante: vende por seis puntos.
automania-guided-aim-sell_wrong = Llegaste antes al mejor espacio. Tómalo.
automania-guided-aim-sell_pass = Llegaste antes al mejor espacio. Tómalo.
automania-guided-aim-sell_why = Seis más llegan por el segundo puesto. Tu rival vende después.
automania-guided-aim-end = Rival: 24+3, y 10 por dinero: 37. ¡Ganas!
