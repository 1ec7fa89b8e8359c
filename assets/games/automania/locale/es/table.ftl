### La mesa de Automania: nombres de las zonas, qué se pregunta, qué traerían las cosas.

## automania.keys

automania-keys-command-forecast = Previsión de la venta
automania-keys-board-choose = { $decision }.
automania-keys-board-choose_cancel = No elegir nada.
automania-keys-board-discard = Descartar la ficha.
automania-keys-board-keep = No jugar ningún contrato.
automania-keys-board-leave = Dejar el coche en su barco.

## automania.table

automania-table-market-north_america = Norteamérica
automania-table-market-europe = Europa
automania-table-matrix-north_america = América
automania-table-matrix-europe = Europa
automania-table-display-title = Contratos
automania-table-display-order = Orden
automania-table-crowd-sponsor = Patrocinador
automania-table-crowd-marketing = Marketing
automania-table-works-hand = En la mano
automania-table-works-no_hand = Ningún contrato en la mano.
automania-table-works-nobody_home = No hay nadie en casa
automania-table-button-discard = Descartar
automania-table-button-keep = Ninguno
automania-table-button-leave = Dejarlo
automania-table-waiting = próxima ronda
automania-table-chooser-title = ¿Cuál?
automania-table-chooser-cars = ¿Qué coche?
automania-table-chooser-workers = ¿Cuántos trabajadores?
automania-table-chooser-contracts = ¿Qué contrato?
automania-table-chooser-cancel = Cancelar
automania-table-needs = { $have } de { $wanted }
automania-table-steps-title = Trabajadores a marketing
automania-table-steps-none = Nadie
automania-table-steps-top = Se vende ya; recompensa a elegir
automania-table-steps-no_ship = Ningún barco libre
automania-table-steps-unpopular = Popularidad 0: ningún barco lo admite
automania-table-steps-no_tile = Sin ficha de coche
automania-table-steps-same = Sin ventaja
automania-table-steps-no_higher = Ningún barco más alto
automania-table-boards-title = Elegir una fábrica
automania-table-coming-known = Llegan en la ronda { $round }
automania-table-coming-drawn = Ronda { $round }: se sacan de estas
automania-table-enlarged-hand = En la mano
automania-table-enlarged-played = Jugados
automania-table-sides-title = ¿Qué demandas entran?
automania-table-sides-left = Desde la izquierda
automania-table-sides-right = Desde la derecha
automania-table-forecast-open = Previsión ({ $keys })
automania-table-forecast-hide = Ocultar ({ $keys })
automania-table-forecast-title = La venta tal como está
automania-table-forecast-stays = se queda en su barco
automania-table-forecast-nothing = Aún no hay ningún coche en un barco, así que no hay nada que prever.
automania-table-factory-side_a = La fábrica del juego básico.
automania-table-factory-sumato = La línea urbana termina en el hueco g, y hay un coche urbano más.
automania-table-factory-elon = Un coche eléctrico puede hacer de cualquier coche y tiene una estrella más de popularidad.
automania-table-factory-gloria = Una vez por fase de ventas se puede copiar la venta de otra fábrica; los despachos son más caros.
automania-table-factory-werkmann = Cinco despachos; dos gerentes de cada retrato.
automania-table-prompt-over = La partida ha terminado.
automania-table-prompt-wait = { $name } piensa.
automania-table-prompt-where = { $name }: elegir un sitio iluminado, o pulsar Esc.
automania-table-prompt-which = { $name }: elegir entre estas opciones.
automania-table-tip-sponsor = Después: { $money }, y { $crew } en casa.
automania-table-tip-space = Requiere { $crew } y deja en casa { $home }.
automania-table-tip-displaced = { $name } recupera { $crew } y tiene { $home } en casa.
automania-table-tip-displaced_retired = { $crew } de vuelta a casa, pero { $name } se ha retirado y no juega más en esta ronda.
automania-table-tip-pays = El coche cuesta { $pay }; dinero restante: { $money }.
automania-table-tip-before_tile = Sin una ficha nueva:
automania-table-tip-car = { $market }: { $landing }.
automania-table-tip-meets = Cumple: { $cards }.
automania-table-tip-meets_one = Puede cumplir uno de estos contratos: { $cards }.
automania-table-tip-step = Con { $crew } más: { $landing }.
automania-table-tip-landing-ship = popularidad { $popularity }, barco { $ship }
automania-table-tip-landing-lower = popularidad { $popularity }, solo está libre el barco { $ship }
automania-table-tip-landing-ship_medal = popularidad { $popularity }, barco { $ship }, medalla de oro: { $reward }
automania-table-tip-landing-lower_medal = popularidad { $popularity }, solo está libre el barco { $ship }, medalla de oro: { $reward }
automania-table-tip-landing-top = popularidad { $popularity }, se vende enseguida
automania-table-tip-landing-no_tile = popularidad { $popularity }, pero no hay ficha de coche en casa
automania-table-tip-landing-no_ship = popularidad { $popularity }, pero no hay barco libre
automania-table-tip-landing-unpopular = popularidad 0: ningún barco lo admite
automania-table-tip-sale_left = El límite de ventas permite entonces { $cars } más.
automania-table-tip-kept_end = Al final da { $reward }.
automania-table-tip-bonus = Da enseguida { $reward }.
automania-table-tip-best = Lo mejor, { $place-in }, América/Europa: { $gain }
automania-table-tip-needs_sponsor = Antes hay que enviar { $crew } al patrocinador, para pagar el despacho.
automania-table-tip-no_place = No hay sitio.
automania-table-tip-discarded = Se retira del juego.
automania-table-tip-change = { $car } { $america }/{ $europe }
automania-table-tip-costs = el despacho cuesta { $pay }
automania-table-tip-gains = { $gains }.
automania-table-tip-no_gain = por ahora, nada.
automania-table-tip-replaces = Reemplaza { $tile-the }.
automania-table-tip-contract-met = { $market }, { $car }: lo cumpliría ahora.
automania-table-tip-contract-stars = { $market }, { $car }: aún pide { $stars }.
automania-table-tip-contract-feature = { $market }, { $car }: aún pide { $feature-the }.
automania-table-tip-contract-both = { $market }, { $car }: aún pide { $feature-the } y { $stars }.
automania-table-tip-plays = Da { $medal } para el recuento final.
automania-table-tip-plays_for_money = Da { $medal } para el recuento final y { $pay } ahora.
automania-table-tip-retire = Límite de ventas: { $limit }. Enseguida: { $reward }.
automania-table-tip-next_place = Puesto { $first } en la próxima ronda.
automania-table-tip-next_places = Del puesto { $first } al { $last } en la próxima ronda.
automania-table-tip-retire_sale = Tal como está, coches vendidos: { $sold } de { $all }. Recompensa: { $reward }.
automania-table-tip-demands = { $market } querría, de más a menos: { $wanted }.
automania-table-tip-score_medals = { $count ->
    [one] Por ahora, { $count } medalla de plata: suma un punto al final.
   *[other] Por ahora, { $count } medallas de plata: suman otros tantos puntos al final.
}
automania-table-tip-score_money = Puntos por tener más dinero al final: { $points }.
automania-table-tip-leads = Quien más puntos tiene ahora: { $name }. Las medallas de plata y el dinero se cuentan solo al final.
automania-table-tip-leader = En cabeza, contando las medallas de plata: { $names }.
automania-table-tip-leaders = { $names } van en cabeza, contando las medallas de plata.
automania-table-tip-chooser = Tal como está, elegiría { $names }: tiene menos puntos que nadie.
automania-table-tip-choosers = { $names } tienen menos puntos que nadie: elegiría quien tenga la oficina de ventas más baja.
automania-table-tip-empty = Vacío: { $place }.
automania-table-tip-ship_free = Barco { $ship } de { $market }: libre.
automania-table-tip-end = El final de esta línea ({ $car }): las estrellas que reúne.
automania-table-tip-played = Jugado: { $contract }.
automania-table-tip-coming_known = Todas estas fichas llegan en la ronda { $round }.
automania-table-tip-coming_drawn = Las fichas de la ronda { $round } se sacan de estas.
automania-table-tip-forecast = Quién vendería qué coche y dónde, si todos buscaran el máximo de puntos.
automania-table-tip-market = { $market }: barcos, demandas y espacios de venta.
automania-table-tip-hand = { $count ->
    [one] { $name } tiene { $count } contrato en la mano.
   *[other] { $name } tiene { $count } contratos en la mano.
}
automania-table-tip-limit = Límite de ventas en esta ronda: { $limit }.
automania-table-tip-limit_before = La oficina de ventas elegida al retirarse fija el límite de ventas; los gerentes de ventas suman { $limit }.
automania-table-tip-sponsor_use = Cada trabajador enviado al patrocinador da { $pay }. No cuenta como acción.
automania-table-tip-marketing_use = Cada trabajador enviado a marketing da a un coche una estrella más de popularidad, una vez elegido su mercado.

## automania.title

automania-title-round = Ronda { $round } de { $rounds }
automania-title-sales = Ronda { $round } de { $rounds }, ventas
automania-title-demands = Ronda { $round } de { $rounds }, nuevas demandas
automania-title-factories = Elección de fábricas
automania-title-over = El final

## automania.scoring

automania-scoring-title = Ventas de la ronda { $round }
automania-scoring-end = Últimas ventas y recuento final
automania-scoring-last = Las últimas ventas
automania-scoring-begin = Se venden los coches: primero en Norteamérica y después en Europa, desde el barco más alto.
automania-scoring-recalled = Todos los coches ya vendidos bajan de sus barcos.
automania-scoring-resumed = Estas ventas ya se han visto. Siguen los otros barcos.
automania-scoring-no_cars = No hay coches en los barcos.
automania-scoring-sold = { $sold } de { $limit } vendidos
automania-scoring-place = próxima ronda: { $place }
automania-scoring-stays = se queda
automania-scoring-hurry = Clic: más rápido. Dos: al final
automania-scoring-now = { $name } tiene ahora { $total }.
automania-scoring-next_round = La ronda { $round } se juega en este orden: { $order }. { $name } tiene menos puntos que nadie y mueve las demandas; llegan fichas nuevas.
automania-scoring-last_round = Las últimas ventas han terminado. Se cuenta lo que queda.
automania-scoring-known = Vendido en { $market }: { $shares }.
automania-scoring-known_stay = { $count ->
    [one] { $name } deja { $count } coche en su barco.
   *[other] { $name } deja { $count } coches en sus barcos.
}
automania-scoring-left = Aún en barcos de { $market }: { $shares }.
automania-scoring-share = { $name } { $reward }
automania-scoring-tie = Con el mismo dinero, { $name } va antes por tener la oficina de ventas más baja, la { $office }.

## automania.end

automania-end-car = Mejor coche: { $car }, popularidad { $popularity }.

## automania.recap

automania-recap-back = { $other } desplaza { $crew } de { $name } { $space-in }.
automania-recap-unused = { $other } desplaza { $crew } de { $name } { $space-in }, pero { $name } se ha retirado y no juega más en esta ronda.

## automania.tips

automania-tips-turn = Coloca trabajadores en un espacio iluminado, o retírate a una oficina de ventas. Un espacio ocupado requiere un trabajador más de los que hay.
automania-tips-tile = Toma una ficha iluminada. Los números junto a las líneas muestran lo que haría.
automania-tips-place = Coloca la ficha en un sitio iluminado, o descártala.
automania-tips-market = Elige el mercado en el que el coche es más popular. Se muestra su barco.
automania-tips-marketing = Envía trabajadores a marketing, o no envíes a nadie. Cada uno da a este coche una estrella más.
automania-tips-reward = Elige cualquier recompensa. Un coche de popularidad 18 o más se vende enseguida.
automania-tips-contract = Juega un contrato que este coche cumpla, o ninguno.
automania-tips-card = Toma un contrato de la oferta, o roba uno del mazo.
automania-tips-sale = Pon el coche en un espacio de venta libre, o déjalo para la próxima ronda.
automania-tips-demands = Elige el lado desde el que entran nuevas demandas en los dos mercados.
automania-tips-factory = Elige una fábrica. Cada una tiene su habilidad.
