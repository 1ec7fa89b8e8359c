### Toda la posición en palabras, zona por zona.

## automania.describe

automania-describe-area-now = Qué hay que hacer
automania-describe-area-market = { $market }
automania-describe-area-grid = Espacios de acción y fichas
automania-describe-area-contracts = Contratos de la oferta
automania-describe-area-offices = Oficinas de ventas
automania-describe-area-workers = Patrocinador y marketing
automania-describe-area-sponsor = Patrocinador
automania-describe-area-factory = Fábrica de { $name }
automania-describe-area-hand = Contratos de { $name }
automania-describe-ask-over = La partida ha terminado.
automania-describe-ask-turn = { $name } hace una acción o se retira.
automania-describe-ask-retire = { $name } solo puede retirarse: no hay nadie en casa.
automania-describe-ask-tile = { $name } elige una ficha { $space-of }.
automania-describe-ask-place = { $name } coloca { $tile-the } en la fábrica, o descarta la ficha.
automania-describe-ask-market = { $name } elige el mercado para { $car-the }.
automania-describe-ask-marketing = { $name } elige cuántos trabajadores van a marketing por { $car-the } para { $market }. Sin ellos, su popularidad es { $popularity }.
automania-describe-ask-reward = { $name } elige un espacio de venta de { $market }. El coche de ensueño se vende enseguida por la recompensa de ese espacio.
automania-describe-ask-contract = { $name } puede jugar un contrato con { $car-the } de popularidad { $popularity }.
automania-describe-ask-card = { $name } toma un contrato de la oferta o del mazo.
automania-describe-ask-sale = { $name } vende { $car-the } del barco { $ship } de { $market }, o lo deja allí.
automania-describe-ask-demands = { $name } elige el lado desde el que se mueven las demandas de los dos mercados.
automania-describe-ask-factory = { $name } elige una fábrica.
automania-describe-round = Ronda { $round } de { $rounds }.
automania-describe-order = Orden de turno: { $order }.
automania-describe-demand-active = Demanda de { $stars }: { $demand }.
automania-describe-demand-waiting = Pendiente para la próxima ronda, a { $side }: { $demand }. Aún no cuenta.
automania-describe-ship-free_medal = Barco { $ship }: libre, con una medalla de oro de { $reward }.
automania-describe-ship-car = Barco { $ship }: { $car } de { $name }.
automania-describe-ship-car_medal = Barco { $ship }, con una medalla de oro de { $reward }: { $car } de { $name }.
automania-describe-owned = { $car } de { $name }
automania-describe-sales-free = Recompensa { $space-of }: { $reward }. Está libre.
automania-describe-sales-closed = Recompensa { $space-of }: { $reward }. Su fila de venta está cerrada.
automania-describe-sales-sold = Recompensa { $space-of }: { $reward }. Allí: { $sold }.
automania-describe-action-free = Libre: { $space }.
automania-describe-action-free_closed = Libre, pero sin fichas: { $space }.
automania-describe-action-held = Espacio ocupado: { $space }, con { $crew } de { $name }; desplazar requiere { $more }.
automania-describe-action-held_closed = Espacio ocupado y sin fichas: { $space }, con { $crew } de { $name }.
automania-describe-tile = Ficha { $cell }: { $tile }.
automania-describe-contract = En la oferta: { $contract }.
automania-describe-deck = { $count ->
    [one] { $count } contrato en el mazo.
   *[other] { $count } contratos en el mazo.
}
automania-describe-office-free = Oficina de ventas { $office }, hasta { $limit }: libre.
automania-describe-office-bonus = Oficina de ventas { $office }, hasta { $limit }: libre, da { $reward }.
automania-describe-office-taken = Oficina de ventas { $office }, hasta { $limit }: { $name }.
automania-describe-sponsor-held = Con el patrocinador: { $owners }.
automania-describe-sponsor-empty = No hay nadie con el patrocinador.
automania-describe-marketing-held = En marketing: { $owners }.
automania-describe-marketing-empty = No hay nadie en marketing.
automania-describe-owned_workers = { $crew } de { $name }
automania-describe-points = Puntuación: { $score }.
automania-describe-money-open = Dinero: { $pay }.
automania-describe-money-closed = Dinero: oculto.
automania-describe-workers-own = En casa: { $crew }.
automania-describe-workers-neutral = En casa: { $crew }. En total, { $neutral }.
automania-describe-cars-some = Fichas de coche en casa: { $cars }.
automania-describe-cars-none = No hay fichas de coche en casa.
automania-describe-home-city = urbanos { $count }
automania-describe-home-family = familiares { $count }
automania-describe-home-super = supercoches { $count }
automania-describe-home-electric = eléctricos { $count }
automania-describe-board = Fábrica: { $factory }.
automania-describe-limit = Límite de ventas: { $limit }.
automania-describe-popularity = Popularidad { $car-of }: { $america } en Norteamérica, { $europe } en Europa.
automania-describe-place = { $place }: { $tile }.
automania-describe-factory_empty = No hay fichas en la fábrica.
automania-describe-played = Jugado: { $contract }.
automania-describe-known = En la mano, conocido por todos: { $contract }.
automania-describe-hidden = { $count ->
    [one] { $count } contrato oculto en la mano.
   *[other] { $count } contratos ocultos en la mano.
}
automania-describe-held = En la mano: { $contract }.
automania-describe-hand_empty = Ningún contrato en la mano.
