### Lo propio: el álbum, la marca, la trayectoria.

## album

album-title = Álbum
album-count = { $found } de { $all } modelos encontrados
album-rules = Un modelo se encuentra al venderlo por primera vez.
album-unknown = Aún sin encontrar
album-found = Primera venta: { $name }, { $date }
album-new = Nuevo en el álbum: { $title }
album-new_of = { $name }, nuevo en el álbum: { $title }

## marque

marque-title = Tu marca
marque-about = Un nombre la hace tuya. Aparece en tu tablero y en todo lo que construyes; tu color en la mesa sigue siendo el mismo.
marque-name = Nombre
marque-emblem = Emblema
marque-paint = Pintura
marque-none = Aún sin marca
marque-drop = Jugar sin ella
marque-with_words = { $marque } · { $words }
marque-open = Tu marca
marque-emblems-wing = Ala
marque-emblems-gear = Engranaje
marque-emblems-star = Estrella
marque-emblems-crown = Corona
marque-emblems-anchor = Ancla
marque-emblems-bolt = Rayo
marque-emblems-tower = Torre
marque-emblems-leaf = Hoja
marque-paints-oxblood = Granate
marque-paints-green = Verde
marque-paints-black = Negro
marque-paints-cream = Crema
marque-paints-brass = Latón
marque-paints-brown = Marrón
marque-paints-grey = Gris
marque-paints-white = Blanco

## career

career-title = Trayectoria
career-about = Seis capítulos. Cada uno es una partida corta con una regla propia y tres sellos que ganar.
career-seals_won = { $won } de { $all } sellos ganados
career-chapter = Capítulo { $number } · { $year }
career-begin = Leer la carta
career-again = Jugar otra vez
career-later = Se abre tras el capítulo anterior
career-beat = Acaba por delante de { $name }
career-seals-done = El encargo
career-seals-rival = El duelo
career-seals-aim = La obra maestra
career-won = Ganado
career-lost = No ganado
career-easier_now = Ahora más fácil
career-new = Nuevo
career-signed = Tuya, { $name }
career-rule = La regla de este capítulo: { $words }
career-carried = Del capítulo anterior: { $words }
career-easier = Esta vez empiezas con ventaja.
career-roles-rival = Tu rival
career-roles-known = Cara conocida
career-roles-other = En la mesa
career-jobs = Elige un encargo
career-more_seals = Dos sellos más, con cualquiera de los encargos
career-seal = { $seal }: { $words }
career-along = Te llevas: { $words }
career-persons = Quién juega en esta pantalla
career-alone = Una persona
career-together = Dos; cuenta el mejor resultado
career-goal = Capítulo { $number }: { $title }
career-count = { $words } ({ $count })
career-reached = conseguido: { $found }
career-versus = { $own } a { $other }
career-better = Cuenta el resultado de { $name }.
career-next_try = El próximo intento empieza con ventaja.
career-line = **{ $seal }**: { $words }
career-line_met = **{ $seal }**: { $words } – conseguido
career-ahead = **{ $seal }**: { $words } – ahora por delante
career-won_title = Capítulo ganado
career-all_title = Seis capítulos, todos ganados
career-all_won = Los seis capítulos están ganados. Cada uno se puede jugar otra vez por los sellos que faltan.
career-lost_title = Esta vez no ha bastado
career-retry = Otro intento
career-go_on = Capítulo siguiente
career-road = Todos los capítulos
career-results = Resultados
career-hand_over = Un capítulo que juega otra persona no da ningún sello.
career-unfair = Un capítulo que ha jugado otra persona no da ningún sello.
career-gone = Este capítulo ya no existe.
