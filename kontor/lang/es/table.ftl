# Errores y palabras que comparten todos los juegos.

list-times = { $count } × { $name }
list-label = { $label }: { $value }
move-text = { $text }
ask-move = Es tu turno.

record-version = Este registro tiene la versión { $found }; este programa lee la versión { $known }. Consigue un Kontor más nuevo o un registro más antiguo.
record-rules-version = Esta partida se jugó con la versión { $found } de las reglas; este programa conoce: { $known }.
record-unknown-game = No hay ningún juego llamado «{ $name }». Juegos conocidos: { $known }.
record-unreadable-move = «{ $text }» no está escrito como una jugada. Los espacios, las letras y los números deben ser exactamente como en la notación.
record-after-end = La partida ya ha terminado; no puede seguir ninguna jugada.
record-chance-expected = Aquí debe decidir el azar; la línea debe empezar por «*».
record-seat-expected = Aquí debe actuar el asiento { $wanted }, no el azar.
record-wrong-seat = El asiento { $found } no puede actuar aquí; es el turno del asiento { $wanted }.
record-unknown-option = No hay ninguna opción llamada «{ $name }».
option-value = «{ $found }» no es un valor de la opción «{ $name }»; se puede elegir entre: { $known }.
record-result-too-early = El registro tiene un resultado, pero la partida no ha terminado.
record-result-missing = La partida ha terminado, pero el registro no tiene resultado.
record-result-wrong = El resultado es incorrecto: «{ $name }» debe ser { $wanted }.
record-broken-off-but-over = El registro dice que la partida se interrumpió, pero ha terminado.

players-number = Este juego admite de { $fewest } a { $most } jugadores, no { $found }.
no-such-seat = En esta partida no hay asiento { $seat }; los asientos van de 0 a { $last }.

file-missing = Este archivo no existe.
file-is-folder = Esto es una carpeta, no un archivo.
file-unreadable = No se puede leer el archivo; comprueba sus permisos.
file-too-large = El archivo es demasiado grande para ser un registro: más de { $limit } MB.
file-empty = El archivo está vacío.
file-not-text = El archivo no es un archivo de texto (UTF-8).
json-broken = El archivo no es JSON válido: mira la línea { $line }, columna { $column }.
json-too-deep = El archivo tiene demasiados niveles anidados para ser un registro.
content-too-large = Estos datos tienen más de { $limit } entradas.
content-list-too-long = Una lista o tabla de estos datos tiene más de { $limit } entradas.
json-number = El archivo contiene un número que no se puede leer.
json-double-key = La clave «{ $name }» aparece dos veces en el mismo sitio.
toml-broken = El archivo no es TOML válido: mira la línea { $line }.

shape-type =
    { $path }: { $wanted ->
        [table] aquí hace falta una tabla de nombres y valores.
        [integer] aquí hace falta un número entero.
        [string] aquí hace falta un texto entre comillas.
       *[list] aquí hace falta una lista entre corchetes.
    }
shape-missing = { $path }: falta esta entrada.
shape-unknown = { $path }: no hay ninguna entrada con este nombre.
shape-range = { $path }: { $found } está fuera de los límites; se admite de { $low } a { $high }.

content-list = { $path }: aquí se admiten de { $low } a { $high } entradas distintas.
content-id = { $path }: «{ $name }» no puede ser un nombre aquí; usa minúsculas, cifras y guiones bajos.
content-unknown = { $path }: «{ $name }» no se conoce aquí; se admiten: { $known }.
content-too-many = { $path }: esto es más de lo que permite { $wanted }.
content-exactly = { $path }: esto debe ser { $wanted }.
content-at-least = { $path }: hacen falta al menos { $wanted } entradas.
content-twice = { $path }: «{ $name }» aparece aquí dos veces.
content-source = { $path }: una fuente es una de estas: { $known }.

undo-nothing = No hay nada que deshacer.
undo-barrier = Esto no se puede deshacer: ha decidido el azar, se ha mostrado algo oculto u otra persona ha actuado después.
redo-nothing = No hay nada que rehacer.
no-such-thing = «{ $text }» no se puede hacer aquí, o no está bien escrito.
plan-no-choice = Aquí no hay nada que elegir: solo se hace de una manera.
