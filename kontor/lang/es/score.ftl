# Puntuaciones, ediciones y fiabilidad de los datos.

# kontor score
score-help = Puntúa una partida de Anno 1800 jugada con la caja.
score-help-game = Juego. Opcional.
score-help-file = Formulario relleno (JSON). Sin él, respondes a preguntas.
score-help-example = Muestra un formulario relleno que sirve de modelo.
score-help-json = Muestra la puntuación como JSON.
score-no-sheet = { $name } no necesita hoja de puntuación; la hay para: { $known }.
score-unreadable = { $path }: { $reason }
score-against = { $path }: { $reason } ({ $rule })
score-left = Interrumpido antes de terminar las preguntas; no se ha puntuado nada.
score-player = Jugador { $number }

score-form-unknown = { $path }: «{ $name }» no se conoce aquí; ¿querías decir «{ $near }»?
score-form-entry = { $path }: no hay ninguna entrada con este nombre; ¿querías decir «{ $near }»?
score-form-same-name = Dos jugadores se llaman «{ $name }»; da a cada uno un nombre distinto.
score-form-yes = { $path }: aquí solo se admite true o false.
score-form-long = { $path }: como máximo { $high } caracteres.
score-form-too-many = { $path }: los jugadores tienen { $found } en total, pero en el juego solo hay { $high }; vuelve a contar.
score-form-too-many-own = { $path }: nadie puede tener { $found }; el máximo es { $high }. Vuelve a contar.

score-ask-name = ¿Nombre del jugador { $number }?
score-ask-player = — { $name } —
score-wrong-number = «{ $text }» no es un número entero de { $low } a { $high }.
score-wrong-yes = «{ $text }» no es una respuesta posible; escribe { $yes } o { $no }.
score-wrong-name = «{ $text }» no está en la lista; escribe números del 1 al { $high } separados por espacios.
score-wrong-many = El máximo es { $high }, sin repetir ninguno.
score-wrong-pair = «{ $text }» no es una carta de expedición; escribe dos de las cifras de arriba, por ejemplo 12.
score-wrong-cards = Cartas de expedición que quedan: { $high }.

# Score sheet on the page
score-where = { $player }, { $label }

# kontor editions
editions-help = Muestra las diferencias entre las ediciones de las reglas y cómo elegir una.
editions-title = { $game }: diferencias entre las ediciones
editions-option = opción
editions-meaning = significado
editions-choose = Para elegir una edición: { $play } o { $simulate }
editions-choose-one = Para fijar una sola opción: { $option }
editions-default = Por defecto: { $edition }.
editions-anno1800-worker_versions = Dónde se puede construir la versión para trabajadores de una industria impresa en la isla de origen (V1)
editions-anno1800-worker_versions-besides = Además de la impresa, en cualquier casilla adecuada.
editions-anno1800-worker_versions-cover = Solo encima de la impresa, en su casilla de la isla de origen. No afecta a las islas del Viejo Mundo.
editions-anno1800-tiles_returned = Cuántas losetas propias pueden volver al tablero común en una acción de construir (V2)
editions-anno1800-tiles_returned-1 = Una, en cualquier momento de la acción.
editions-anno1800-tiles_returned-0 = Ninguna; una loseta solo se va cuando se construye encima.
editions-anno1800-cube_effects = Qué hace una carta o una isla que da cubos cuando sus mazos están vacíos y el oro no alcanza para todos (V3)
editions-anno1800-cube_effects-part = Llegan tantos cubos como el oro permita.
editions-anno1800-cube_effects-none = No llega ningún cubo.

# kontor content show
content-show-help = Muestra los datos y sus fuentes.
content-show-help-all = Muestra todos los datos, no solo los reconstruidos.
content-show-help-json = Muestra la lista como JSON.
content-show-title = { $game }: datos sin fuente fiable
content-show-title-all = { $game }: todos los datos
content-show-line = { $part }: { $figures } — { $source }
content-show-summary = Datos por fuente:
content-show-count = { $count }  { $source } – { $meaning }
content-show-source-owner = propietario
content-show-source-rulebook = reglamento
content-show-source-cross-checked = contrastado
content-show-source-one-source = una fuente
content-show-source-ruling = decisión
content-show-source-reconstructed = reconstruido
content-show-source-unmarked = sin indicación
content-show-meaning-owner = corregido por el propietario de un ejemplar
content-show-meaning-rulebook = impreso en un reglamento, o impuesto por él
content-show-meaning-cross-checked = dos transcripciones públicas coinciden
content-show-meaning-one-source = una transcripción pública, acorde con el reglamento
content-show-meaning-ruling = no está impreso en ninguna parte, decidido por nosotros
content-show-meaning-reconstructed = sin fuente fiable, elegido por nosotros para que encaje
content-show-meaning-unmarked = el archivo no indica ninguna fuente
content-show-more = Todos los datos: { $command }
content-show-next = Si tienes el juego, puedes corregirlos; los nombres son los del archivo: { $command }
