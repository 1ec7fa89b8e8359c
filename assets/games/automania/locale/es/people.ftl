### Las fichas de las personas que hay tras los bots de Automania; su manera de jugar encaja con ellas.

## automania.people

automania-people-apprentice-name = Mitzi
automania-people-apprentice-wants = Quiere ir al mar en un coche hecho por ella.
automania-people-apprentice-fears = Teme que la manden a por café mientras los demás deciden, y corre a una oficina.
automania-people-apprentice-speaks = Habla mucho y con alegría, de su propia fábrica y de nada más.
automania-people-journeyman-name = Emil
automania-people-journeyman-wants = Quiere ser capataz antes de los treinta, aquí y no en Europa.
automania-people-journeyman-fears = Teme parecer un principiante.
automania-people-journeyman-speaks = Habla con frialdad y pocas palabras; está más seguro de lo que debería.
automania-people-merchant-name = Viktor
automania-people-merchant-wants = Quiere una ganancia justa por cada autobuck.
automania-people-merchant-fears = Teme los barcos que zarpan medio vacíos.
automania-people-merchant-speaks = Habla con calma, haciendo cuentas, como tras un mostrador.
automania-people-engineer-name = Naomi
automania-people-engineer-wants = Quiere tener todo el mercado en una tarjeta perforada.
automania-people-engineer-fears = Teme un número que no cuadre.
automania-people-engineer-speaks = Habla bajo y con precisión, y solo cuando está segura.
automania-people-champion-name = Leonore
automania-people-champion-wants = Quiere ceder la empresa a quien le gane.
automania-people-champion-fears = Teme tener que dirigir la empresa para siempre.
automania-people-champion-speaks = Habla poco y con elegancia; va siempre tres turnos por delante.
automania-people-exporter-name = Marco
automania-people-exporter-wants = Quiere los barcos más altos de Europa llenos de sus coches.
automania-people-exporter-fears = Teme un puerto vacío.
automania-people-exporter-speaks = Habla de puertos y mareas como si gritara por encima del agua.
automania-people-collector-name = Cosima
automania-people-collector-wants = Quiere todos los contratos que merezcan la pena.
automania-people-collector-fears = Teme que otro se lleve el que ella esperaba.
automania-people-collector-speaks = Habla con cortesía y en letra pequeña.
automania-people-director-name = Leopold
automania-people-director-wants = Quiere un gerente en cada mesa y autobucks de América.
automania-people-director-fears = Teme un despacho sin nadie.
automania-people-director-speaks = Habla alto, como si dictara una carta.
