## app

app-title = Kraftwagen & Automania
app-notice = Atención
app-not_kept = No se puede guardar nada en { $folder }. Por ahora las partidas se guardan en { $session } y pueden perderse al reiniciar el ordenador.
app-second_window = El programa ya está abierto en otra ventana. Las partidas de aquí se guardan aparte, así que no se pierde nada.
app-game_tip = De qué juego trata esta página
app-ok = Aceptar
app-cancel = Cancelar
app-back = Volver
app-no_letter = Usa letras latinas, griegas o cirílicas. Esta letra no se puede mostrar aquí.

## kept

kept-files-daily = El registro de tus partidas del día
kept-files-progress = Tu progreso en lecciones, acertijos y retos
kept-damaged = { $what } ({ $file }): el archivo estaba dañado, así que se ha empezado uno nuevo. El antiguo queda como { $detail }.
kept-unreadable = { $what } ({ $file }) no se puede abrir ahora: { $detail }. El archivo se queda como está; lo que hagas se conserva hasta que salgas y se añadirá cuando se pueda abrir.
kept-unwritable = { $what } ({ $file }) no se puede guardar ahora: { $detail }. Lo que hagas se conserva hasta que salgas y se guardará cuando sea posible.
kept-newer = { $what } ({ $file }) es de una versión más nueva del programa. El archivo se queda como está; lo que hagas aquí solo se conserva hasta que salgas.

## menu

menu-continue = Continuar
menu-new = Partida nueva
menu-choose = Elegir este juego
menu-chosen = Elegido
menu-facts-players = De { $low } a { $high } personas
menu-facts-minutes = De { $low } a { $high } minutos
menu-facts-weight-light = ligero
menu-facts-weight-medium = medio
menu-facts-weight-heavy = exigente
menu-load = Partidas guardadas
menu-rules = Reglas
menu-settings = Ajustes
menu-quit = Salir
menu-continue_none = Ninguna partida en curso
menu-new_note = Elegir quién juega y las opciones
menu-alone = Jugar en solitario
menu-alone_note = Trayectoria, partida del día, acertijos y más
menu-learn = Aprender
menu-learn_note = Jugando, paso a paso
menu-first = Jugar la primera partida
menu-first_note = Dos rivales fáciles, nada que preparar
menu-quit_question = ¿Salir del programa? Cada jugada ya está guardada.
menu-version = Versión { $version }

## aim

aim-go = ¡A jugar!

## new_match

new_match-title = Partida nueva
new_match-players = Quién juega
new_match-count = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
new_match-colour_hint = Pulsa un símbolo o una cara para cambiarlos.
new_match-colour_tip = { $colour }. Pulsa para otro color.
new_match-colour_spoken = { $name } tiene el color { $colour }. Pulsa para cambiarlo.
new_match-name_tip = El nombre que sale en el historial y en la mesa
new_match-add = Añadir un asiento
new_match-options = Opciones
new_match-seed = Semilla
new_match-seed_empty = Nueva cada vez
new_match-seed_tip = La misma semilla y las mismas jugadas dan la misma partida.
new_match-from_to = De { $low } a { $high }
new_match-out_of_range = { $option }: un número de { $low } a { $high }.
new_match-bad_options = Esto no se puede jugar: { $problem }.
new_match-pure = Partida sin ayudas
new_match-pure_note = Sin pistas. Cuando se ha visto algo nuevo, ya no se puede deshacer lo anterior.
new_match-help-title = Ayuda
new_match-help-moves = Mostrar buenas jugadas
new_match-help-moves_tip = Una estrellita marca las jugadas que merece la pena considerar.
new_match-help-hints = Pistas gratis
new_match-help-hints_tip = Pedir pistas y deshacer no cuesta nada mientras no se haya visto nada nuevo, aunque quien juega después ya esté ante la pantalla.
new_match-head_start-none = Sin ventaja
new_match-head_start-little = Poca: { $amount }
new_match-head_start-some = Media: { $amount }
new_match-head_start-lot = Mucha: { $amount }
new_match-start = Empezar la partida
new_match-empty_name = El asiento { $number } necesita un nombre.
new_match-odd_name = Asiento { $number }: hay una letra que no se puede mostrar; usa letras latinas, griegas o cirílicas.
new_match-same_name = Dos asientos se llaman { $name }. Dale otro nombre a uno de ellos.
guests-girl = Niña
guests-boy = Niño
guests-woman = Mujer joven
guests-man = Hombre
guests-grandmother = Abuela
guests-grandfather = Abuelo
guests-title = ¿Qué cara para { $name }?
guests-tip = { $guest }. Pulsa para elegir otra cara.
guests-spoken = La cara de { $name }: { $guest }. Pulsa para elegir otra.
guests-taken = { $name } tiene esta cara y recibe la tuya.

## options

options-on = { $option }: sí
options-off = { $option }: no

## bots

bots-levels = Bots, de más fácil a más fuerte
bots-levels_won = Bots, de más fácil a más fuerte. El porcentaje: las partidas que gana contra tres bots de la línea de arriba
bots-numbered = { $name } { $number }
bots-won = Gana { $rate } de cada 100 partidas contra tres bots del nivel inferior.
bots-styles = Bots con estilo propio
bots-strength = Fuerza { $strength } de { $most }.
bots-person-title = Persona
bots-person-note = Juega en esta pantalla.
bots-person-names =
    Ada
    Bruno
    Clara
    Dorian
    Edith
bots-apprentice-title = Aprendiz
bots-apprentice-note = Aprende las reglas y solo mira lo suyo.
bots-apprentice-names =
    Rudi
    Lotte
    Fritz
    Mitzi
bots-journeyman-title = Oficial
bots-journeyman-note = Conoce el juego, pero a menudo calcula mal lo que valen las cosas.
bots-journeyman-names =
    Anton
    Berta
    Emil
    Paula
bots-merchant-title = Comerciante
bots-merchant-note = Sopesa cada manera de jugar un turno por lo que puede dar.
bots-merchant-names =
    Gustav
    Helene
    Viktor
    Amalie
bots-engineer-title = Proyectista
bots-engineer-note = Ha aprendido de miles de partidas cuánto vale una posición.
bots-engineer-names =
    Konrad
    Hedwig
    Oskar
    Ilse
bots-champion-title = As
bots-champion-note = El nivel más fuerte. Piensa varios turnos por delante.
bots-champion-names =
    Maximilian
    Theodora
    Ferdinand
    Leonore
bots-random-title = Dados
bots-random-note = Hace cualquier jugada permitida.
bots-random-names =
    Rudi
    Lotte
    Fritz
    Mitzi
bots-greedy-title = Tratante
bots-greedy-note = Sopesa cada jugada de un turno y elige la que puede dar más ({ $score }).
bots-greedy-names =
    Gustav
    Helene
    Viktor
    Amalie

## settings

settings-title = Ajustes
settings-game = Juego
settings-told = Avisos y explicaciones
settings-ease = Ver y oír mejor
settings-controls = Teclas y mandos
settings-speed = Velocidad de las animaciones y de los demás
settings-speed_note = Para saltar una animación: { $any }.
settings-speeds-slow = Lenta
settings-speeds-normal = Normal
settings-speeds-fast = Rápida
settings-speeds-instant = Inmediata
settings-auto_forced = Hacer las jugadas obligadas
settings-auto_forced_note = Cuando solo hay una jugada posible, se anuncia y luego se hace.
settings-auto_end_turn = Terminar mi turno sin preguntar
settings-auto_end_turn_note = Cuando no se puede hacer nada más. Entonces el turno ya no se puede deshacer.
settings-bot_reasons = Los bots explican sus jugadas
settings-bot_reasons_note = Una línea breve con cada jugada y, en el historial, lo que sopesaron.
settings-show_figures = Mostrar cifras
settings-show_figures_note = Probabilidades de ganar y resultados esperados en las pistas, los comentarios y el análisis.
settings-open_totals = Mostrar { $score } de todos
settings-open_totals_note = Automático: a la vista contra bots, en secreto entre personas. Las reglas impresas dejan que cada cual oculte lo suyo, aunque toda ganancia es pública y se puede sumar.
settings-totals-auto = Automático
settings-totals-on = Siempre
settings-totals-off = Nunca
settings-window = Pantalla
settings-language = Idioma
settings-language_system = Idioma del sistema
settings-fullscreen = Pantalla completa
settings-fullscreen_note = F11 o Alt+Intro la activan o desactivan en cualquier momento.
settings-scale = Tamaño de la interfaz
settings-scale_note = También Ctrl y más, Ctrl y menos; Ctrl+0 lo restablece. La mesa crece mientras quepa; { $close_up } o la rueda del ratón la amplían.
settings-text_size = Tamaño del texto
settings-text_size_note = Solo el texto de páginas, paneles y tarjetas; los tableros no cambian.
settings-palette = Colores
settings-palettes-normal = Normales
settings-palettes-contrast = Alto contraste
settings-sofa = Más grande en el sofá
settings-sofa_note = Si la sesión empieza con un mando, todo es al menos una cuarta parte más grande, para leer a tres metros.
settings-rumble = Vibración
settings-rumble_note = Los mandos con vibración vibran un momento cuando te toca y cuando ocurre algo memorable.
settings-large_pictures = Imágenes más grandes para quien juega con ayuda
settings-large_pictures_note = Su mesa muestra solo lo necesario para jugar; el historial y los tableros de los demás se abren al pedirlos.
settings-reduced_motion = Menos movimiento
settings-reduced_motion_note = Nada se mueve por la mesa; las piezas aparecen sin más en su nuevo sitio.
settings-banners = Carteles para primeros éxitos, nuevas rondas o turnos de juego, golpes rivales
settings-notices = Avisos de logros y récords
settings-rule_codes = Números de las reglas
settings-rule_codes_note = En el reglamento cada regla lleva su número, como A3, igual que en los informes sobre reglas.
settings-sound = Sonido
settings-files = Archivos y programa
settings-effects = Volumen del juego
settings-interface = Volumen de botones y piezas
settings-music = Volumen de la música
settings-ambience = Volumen del sonido ambiente
settings-music_on = Música
settings-music_on_note = { $music } la enciende y la apaga en cualquier momento.
settings-no_sound = No se ha encontrado ningún dispositivo de sonido, así que no se oye nada. Conecta altavoces o auriculares y abre el programa otra vez.
settings-mute_unfocused = Silencio en segundo plano
settings-mute_unfocused_note = Sin sonido mientras se usa otra ventana.
settings-rules-compiled = Los bots piensan a toda velocidad.
settings-rules-off = Los bots piensan más despacio: las reglas no están compiladas.
settings-rules-written = Los bots piensan más despacio: las reglas no están compiladas. Se compilarán en el próximo arranque.
settings-rules-building = Los bots pronto pensarán más rápido; el programa aún se está preparando.
settings-rules-ready = Los bots ya piensan a toda velocidad; el programa está listo.
settings-rules-no_compiler = Los bots piensan más despacio: no se ha encontrado un compilador de C para las reglas.
settings-rules-no_tools = Los bots piensan más despacio: faltan las herramientas para compilar las reglas; python3 run.py compile las descarga.
settings-rules-failed = Los bots piensan más despacio: no se pudieron compilar las reglas. Se intentará de nuevo en el próximo arranque.
settings-rules-damaged = Los bots piensan más despacio: las reglas compiladas están dañadas. Instala el programa otra vez.
settings-folder = Abrir la carpeta de partidas
settings-folder_tip = Las partidas, los ajustes y los registros son archivos de esta carpeta
settings-about = Acerca de este programa
settings-about_tip = Versión, licencias, dónde buscar una versión más nueva
settings-about_unofficial = Una edición no oficial, hecha por gente a la que le encantan estos juegos.
settings-about_licences = Las fuentes, los iconos y las bibliotecas son de uso libre; sus licencias están en una carpeta del programa.
settings-about_updates = El programa no se conecta con nadie. Busca una versión más nueva donde encontraste esta.
settings-licences = Licencias
settings-bad_file = El archivo de ajustes estaba dañado, así que se ha empezado uno nuevo. El antiguo queda al lado, con «damaged» en el nombre.
settings-not_now = Ahora no se pueden abrir los ajustes, así que se usan los iniciales. El archivo se queda como está; lo que cambies solo se conserva hasta que salgas.
settings-not_written = Ahora no se pueden guardar los ajustes: { $problem }. Lo que cambies solo se conserva hasta que salgas.
settings-bad_values = Algunos ajustes no se pudieron leer; se usa su valor inicial.

## saves

saves-title = Partidas guardadas
saves-none = Aún no hay partidas guardadas.
saves-drop = ¿Te han enviado una partida? Suelta su archivo sobre la ventana para abrirla.
saves-load = Cargar
saves-delete = Borrar
saves-keep = Conservarla
saves-delete_title = ¿Borrar esta partida?
saves-delete_question = { $name } se perderá para siempre.
saves-delete_question_older = { $count ->
    [one] { $name } y { $count } guardado automático anterior se perderán para siempre.
   *[other] { $name } y { $count } guardados automáticos anteriores se perderán para siempre.
}
saves-folder = Abrir carpeta
saves-folder_is = La carpeta es { $folder }
saves-dates-today = Hoy, { $time }
saves-dates-yesterday = Ayer, { $time }
saves-amount = { $name }: { $amount }
saves-with = con { $names }
saves-challenge = Reto: { $title }
saves-chapter = Trayectoria: { $title }
saves-autosave = Partida en curso
saves-put_aside = Partida sin terminar
saves-elsewhere = Guardada en «{ $folder }»
saves-finished_game = Partida terminada
saves-finished = Terminada
saves-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
saves-unreadable = Este archivo no se puede leer.
saves-problems-unreadable = El archivo no se puede abrir: { $problem }.
saves-problems-huge = El archivo es demasiado grande para una partida guardada.
saves-problems-foreign = El archivo no es una partida guardada de este programa.
saves-problems-truncated = El archivo está incompleto; no se escribió entero.
saves-problems-damaged = El archivo está dañado; su contenido no coincide con su suma de control.
saves-problems-newer = El archivo lo escribió la versión { $version }, más nueva que esta, la { $own }. Actualiza el programa para abrirlo.
saves-problems-invalid = El archivo tiene un dato erróneo en { $entry }: { $problem }.
saves-problems-game = El archivo contiene una partida de { $found }, no de { $wanted }.
saves-problems-rules = La partida se jugó con la versión { $found } de las reglas; este programa juega con la { $wanted }.
saves-problems-data = La partida se jugó con otros datos de juego.
saves-problems-unplayable = La partida no se puede reproducir: en la decisión { $number }, { $problem }.
saves-problems-position = La partida no se puede continuar: { $problem }.
saves-problems-unknown_game = Este programa no conoce el juego { $game }.
saves-problems-folder = Las partidas guardadas de { $folder } no se pueden cambiar: { $problem }.
saves-taken_over-goes_on = Esta partida empezó con reglas o componentes distintos de los actuales. Sigue con los actuales desde donde estaba, como práctica; la partida guardada queda como estaba.
saves-taken_over-shown = Esta partida se jugó con reglas o componentes distintos de los actuales. Se muestra posición por posición, sin su historial.

## rules

rules-title = Reglas
rules-none = Aún no hay páginas sobre las reglas de este juego.

## unsaved

unsaved-title = ¿Salir sin guardar?
unsaved-text = La partida no se puede guardar: { $problem }. Se perdería todo lo jugado desde el último guardado.
unsaved-leave = Salir
unsaved-stay = Quedarse

## text_size

text_size-title = Tan grande como quieras
text_size-words = ¿Qué tamaño debe tener aquí el texto? Tu sistema usa texto más grande de lo normal.
text_size-later = Puedes cambiarlo en los ajustes en cualquier momento.
text_size-done = Así está bien

## error

error-title = Algo ha salido mal
error-text = Un error inesperado ha detenido aquí el juego. No has hecho nada mal.
error-saved = La partida se ha guardado; elige «Continuar» en el menú principal para seguir con ella.
error-not_saved = La partida no se pudo guardar; con «Continuar», en el menú principal, sigue desde el último guardado.
error-no_match = No había ninguna partida en marcha.
error-please = Envía el informe a quienes hacen el programa para que puedan arreglarlo.
error-log = El informe queda como { $name }
error-no_log = El informe no se pudo escribir en un archivo; puedes copiarlo.
error-copy = Copiar informe
error-copied = El informe está en el portapapeles.
error-folder = Abrir carpeta
error-menu = Menú principal
