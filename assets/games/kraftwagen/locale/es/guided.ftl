### La partida guiada de Kraftwagen: como máximo ocho palabras para qué hacer y catorce para por qué (comprobado).
### Habla Jakob, viejo capataz de 1905. Pasos y decisiones: assets/games/kraftwagen/learn/guided.

## kraftwagen.people

kraftwagen-people-mentor-name = Jakob, capataz

## kraftwagen.guided

kraftwagen-guided-sell-title = Vender
kraftwagen-guided-sell-about = Llamar a compradores y cobrar
kraftwagen-guided-sell-done = Los compradores traen el dinero.
kraftwagen-guided-sell-aim = Gana quien más dinero tenga: vende coches.
kraftwagen-guided-sell-call = Tienes dos coches. Llama al comprador de carrocería.
kraftwagen-guided-sell-call_wrong = Empezamos por el comprador de carrocería, el primero de los cuatro.
kraftwagen-guided-sell-call_why = Quiere la mejor carrocería a cualquier precio: la tuya, cinco. Al lado: motor, trabajadores.
kraftwagen-guided-sell-choose = Un comprador más. ¿Quién quiere tu otro coche?
kraftwagen-guided-sell-choose_engine = Quiere el motor más potente: el tuyo. El de prestigio habría contado trabajadores.
kraftwagen-guided-sell-choose_prestige = Quiere trabajadores: tu coche lleva tres. El de motor también se lo habría llevado.
kraftwagen-guided-sell-choose_body = El segundo se lleva la mejor carrocería que queda, y esa es de tu rival. Llama a otro.
kraftwagen-guided-sell-choose_price = El coche más barato es de tu rival, y este comprador lo paga doble. Llama a otro.
kraftwagen-guided-sell-end = Termina tu turno. Ahora llegan los compradores.
kraftwagen-guided-sell-end_why = Los dos te pagaron. Tienes más dinero que nadie: ¡ganas!
kraftwagen-guided-make-title = Construir
kraftwagen-guided-make-about = Un coche desde cero
kraftwagen-guided-make-done = Un coche es carrocería, motor, trabajadores y un precio.
kraftwagen-guided-make-body = Partida nueva, talleres vacíos. Toma una carrocería.
kraftwagen-guided-make-body_first = Primero la carrocería. El motor viene después.
kraftwagen-guided-make-body_why = En cada taller cabe una pieza. Una carrocería sola no rueda.
kraftwagen-guided-make-engine = Pulsa el motor y luego el taller siguiente.
kraftwagen-guided-make-engine_wrong = Ahí correría, pero no se podría vender. Usa el taller siguiente.
kraftwagen-guided-make-engine_why = Carrocería y motor: casi un coche. Hasta ahora yo empujaba el mío.
kraftwagen-guided-make-glass = No cabe otro comprador: mueve el reloj.
kraftwagen-guided-make-glass_why = Con la fila llena, la acción Comprador mueve el reloj. En 0 compran todos.
kraftwagen-guided-make-offer = Pulsa piezas, trabajador, precio, «Poner a la venta».
kraftwagen-guided-make-offer_first = Primero pon tu coche a la venta. Sin él no te paga nadie.
kraftwagen-guided-make-glass_later = Eso viene después. Primero carrocería y motor.
kraftwagen-guided-make-offer_cheap = Se vendería, pero tu rival seguiría delante. Por tu motor pagan lo que sea.
kraftwagen-guided-make-offer_best = ¡El más caro! Por el motor más potente paga lo que sea.
kraftwagen-guided-make-offer_near = Catorce basta. El comprador también habría pagado quince.
kraftwagen-guided-make-end = Termina tu turno. Tu comprador va primero.
kraftwagen-guided-make-end_why = Hecho y vendido, y más dinero que nadie: ¡ganas!
kraftwagen-guided-aim-title = Apuntar
kraftwagen-guided-aim-about = Trabajo, y un coche para un comprador
kraftwagen-guided-aim-done = Ya sabes fabricar y vender coches. Carreras, premios e ingenieros los descubres jugando.
kraftwagen-guided-aim-ring = Partida nueva. Juega quien está en la cola.
kraftwagen-guided-aim-ring_why = Apuntamos al comprador de carrocería. Necesitamos la mejor carrocería.
kraftwagen-guided-aim-take = Estás en la cola: toma Investigar y Carrocería.
kraftwagen-guided-aim-take_wrong = Esa ficha también es útil, pero esta vez necesitamos Investigar y Carrocería juntas.
kraftwagen-guided-aim-take_why = Juega quien está en la cola. Las tareas de la ficha son tuyas.
kraftwagen-guided-aim-research = Toma Chapistería: dos puntos de carrocería más.
kraftwagen-guided-aim-research_first = Primero Chapistería. Con ella mejora la carrocería.
kraftwagen-guided-aim-research_wrong = Buena carta, pero Chapistería da más puntos de carrocería.
kraftwagen-guided-aim-research_why = Tres puntos dan una carrocería de tres. Un trabajador se queda en la carta.
kraftwagen-guided-aim-body = Pulsa la carrocería: queda un taller libre.
kraftwagen-guided-aim-body_why = ¡Un tres, la mejor carrocería! Pero aún no la espera ningún comprador.
kraftwagen-guided-aim-end = Termina tu turno. Ahora juegan los demás.
kraftwagen-guided-aim-again = Estás en la cola: toma Contratar y Comprador.
kraftwagen-guided-aim-again_wrong = Tienes una buena carrocería y nadie que la compre. Toma Contratar y Comprador.
kraftwagen-guided-aim-again_why = Contratar a un trabajador y llamar a un comprador: justo lo que necesitas.
kraftwagen-guided-aim-hire = Primero contrata a un trabajador: pulsa tu cantina.
kraftwagen-guided-aim-hire_first = Se puede de las dos maneras. Aquí, contrata primero.
kraftwagen-guided-aim-hire_why = Todo coche necesita un trabajador o más. Probé sin ninguno: no conducía nadie.
kraftwagen-guided-aim-call = Ahora apunta: llama al comprador de carrocería.
kraftwagen-guided-aim-call_wrong = Ese comprador se llevaría el coche de un rival. Llama al comprador de carrocería.
kraftwagen-guided-aim-call_why = Sabes lo que quiere, y tú lo tienes. Eso es apuntar.
kraftwagen-guided-aim-offer = Vende la nueva carrocería al precio que quieras.
kraftwagen-guided-aim-offer_first = Primero pon un coche a la venta. El comprador llega al final de este turno.
kraftwagen-guided-aim-offer_body = Tu rival tiene una carrocería mejor que esta. Vende la de tres.
kraftwagen-guided-aim-offer_cheap = Vendido, pero así no ganas. El comprador paga cualquier precio por la mejor carrocería.
kraftwagen-guided-aim-offer_best = Por la mejor carrocería paga lo que sea. Entre iguales, compra el más barato.
kraftwagen-guided-aim-offer_near = Con catorce basta. El comprador habría pagado incluso quince.
kraftwagen-guided-aim-sixth = Termina: seis coches cierran el turno de juego.
kraftwagen-guided-aim-sixth_why = Apuntado, vendido, ganado. Ya puedes jugar una partida completa, { $name }.
