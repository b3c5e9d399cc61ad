# La línea de comandos.

cli-about = Juega a los juegos de mesa Anno con sus reglas completas, para personas y programas. No oficial.
cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Comandos
cli-options-short = OPCIONES
cli-command-short = COMANDO
cli-help-lang = Idioma de todo lo que lees.
cli-help-help = Muestra esta ayuda.
cli-help-version = Muestra la versión.
cli-default = (por defecto: { $value })
cli-next = { $command } --help explica ese comando con más detalle.

cli-bad-number = { $name }: «{ $value }» no es un número entero de { $low } a { $high }.
cli-no-such-option = No hay ninguna opción { $name }; --help muestra las que hay.
cli-no-such-command = No hay ningún comando «{ $name }»; --help muestra los que hay.
cli-missing = Falta { $name }; --help muestra cómo usar este comando.
cli-option-value = La opción { $name } necesita un valor, o no admite ninguno; --help muestra cómo usarla.
cli-bad-usage = Esto es más de lo que admite el comando, o algo distinto; --help muestra cómo usarlo.
cli-unknown-language = No hay ningún idioma «{ $name }»; elige uno de estos: { $known }.
cli-stopped = Interrumpido.
cli-crash = Algo ha fallado dentro de Kontor, y es culpa nuestra. No se ha perdido nada de lo que guardaste. Lo ocurrido está escrito en { $path }; por favor, envíanoslo.
cli-cannot-write = No se puede escribir en { $path }; comprueba la carpeta y el espacio libre del disco.
cli-no-space = No queda espacio donde va la salida.
cli-meta-game = JUEGO
cli-meta-file = ARCHIVO
cli-meta-folder = CARPETA
cli-meta-option = NOMBRE=VALOR
cli-help-option = Opción del juego, por ejemplo edition=es u objectives=first_game; se puede repetir.
cli-bad-option = «{ $text }» no es una opción; escribe NOMBRE=VALOR, por ejemplo edition=es.
cli-option-twice = La opción «{ $name }» aparece dos veces.
cli-extra-missing = Este comando necesita un paquete que no está instalado ({ $module }). Lo que necesita se instala con: { $command }

bot-unknown = Para este juego no hay ningún bot llamado «{ $name }». Bots conocidos: { $known }.
bot-plugin-name = El paquete { $package } ofrece un bot llamado «{ $name }». Los nombres de bots tienen como máximo 20 minúsculas, cifras y guiones bajos, empiezan por una letra y no son los de los bots de Kontor.
bot-plugin-twice = Varios paquetes ofrecen un bot llamado «{ $name }»: { $packages }. Desinstálalos todos menos uno.
bot-plugin-failed = El bot «{ $name }» del paquete { $package } ha fallado: { $reason }.
bot-plugin-illegal = El bot «{ $name }» del paquete { $package } ha elegido una jugada que las reglas no permiten: { $move }.

# kontor games
games-help = Muestra los juegos que hay.
games-players = de { $fewest } a { $most } jugadores
games-play = jugar: kontor play { $name }

# kontor play
play-help = Juega en la terminal, contra bots o con más gente ante una misma pantalla.
play-help-game = Nombre del juego; si lo omites, se te pregunta.
play-help-seats = Quién juega, en cualquier orden: un bot (easy, medium, hard, expert, greedy, random) o cualquier otro nombre para una persona, separados por comas.
play-help-seed = Número que decide el reparto y todo el azar, para volver a jugar la misma partida.
play-help-content = Carpeta con datos corregidos.
play-help-resume = Partida guardada que quieres continuar.
play-help-save = Archivo donde guardar la partida; por defecto, uno en tu carpeta de datos.
play-help-plain = No borra la pantalla entre jugadas.
play-which-game = ¿Qué juego?
play-choice = Número
play-how-many = ¿Cuántos jugadores?
play-who-first = ¿Cómo te llamas?
play-who = ¿Quién es el jugador { $number }? Un nombre para una persona ante esta pantalla, o un bot: easy, medium, hard o expert; greedy juega rápido, random al azar.
play-you = Almirante
play-unfinished = Tienes partidas sin terminar. ¿Cuál? 0 empieza una nueva.
play-unfinished-game = { $players } – { $when }, turno { $turn }
play-mean-bot = No hay ningún bot «{ $name }». ¿Quieres decir { $bot }? { $yes }/{ $no }
play-almost-bot = No hay ningún bot «{ $name }»; ¿querías decir { $bot }? Una persona necesita otro nombre.
play-yes = s
play-no = n
play-not-a-choice = «{ $text }» no es una de las opciones.
play-hand-over = La pantalla pasa a { $seat }. Nadie más debería mirar. Pulsa Intro.
play-prompt = Jugada
play-more-moves =
    { $count ->
        [one] … y una más; escríbela como texto, o «m» para ver la lista completa.
       *[other] … y { $count } más; escribe una como texto, o «m» para ver la lista completa.
    }
play-more-ways =
    { $count ->
        [one] … y una más; escríbela entera, por ejemplo: { $example }
       *[other] … y { $count } más; escribe una entera, por ejemplo: { $example }
    }
play-group = { $count } posibilidades, escribe { $verb }
play-where = ¿dónde?
play-which = ¿cuáles?
play-how = ¿cómo?
play-pick =
    { $most ->
        [one] { $thing }: indica una (por ejemplo: { $example }).
       *[other] { $thing }: indica de una a { $most } (por ejemplo: { $example }).
    }
play-pick-places = { $thing }: indica los lugares de uno a { $most } cubos, por ejemplo: { $example }. Un número es una casilla; un lugar puede indicarse tantas veces como dice ×.
play-sure = ¿de esta manera?
play-hint = número o texto · e fin del turno · u deshacer · r rehacer · z anular turno · m jugadas · h pista · t mesa · o otros · l diario · ? ayuda · q salir
play-hint-short = e fin del turno · u deshacer · m jugadas · h pista · t mesa · o otros · l diario · ? ayuda · q salir
play-hint-pick = nombres o números, separados por espacios · 0 o b volver · ? ayuda · q salir
play-hint-menu = lo que va delante · Intro la primera · 0 o b volver · ? ayuda · q salir
play-hint-sure = Intro hacerlo · 0 o b volver · ? ayuda · q salir
play-not-a-move = Aquí no hay ninguna jugada { $text }; elige un número de 1 a { $count }.
play-not-a-move-of = Aquí no hay ninguna jugada { $text }; hay: { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Guardado en { $path }.
play-quit = La partida está guardada. Continúala con: { $command }
play-over = La partida ha terminado.
play-winner = ¡{ $seat } gana!
play-draw = La partida acaba en empate.
play-again = Vuelve a verla con: { $command }
play-undone = Deshecho: { $move }
play-reset =
    { $count ->
        [one] Una jugada de este turno deshecha.
       *[other] { $count } jugadas de este turno deshechas.
    }
play-exists = { $path } ya existe y no se sobrescribe; elige otro nombre.
play-resume-alone = --resume continúa una partida guardada tal como está; omite el juego, --seats, --seed, --content y --option.
play-empty-name = Cada jugador necesita un nombre.
play-did-you-mean = «{ $text }» no es una jugada. ¿Querías decir «{ $move }»?
play-marked =
    { $count ->
        [one] En esta partida se deshizo una jugada tras ver el azar o algo oculto.
       *[other] En esta partida se deshicieron { $count } jugadas tras ver el azar o algo oculto.
    }
play-redone = Rehecho.
play-help-text =
    Elige una jugada por su número, o escríbela como en la notación, por ejemplo «{ $example }».
    Si una jugada que escribes no es posible, se te dice por qué.
    Si algo se puede hacer de varias maneras, eliges tú: Intro toma la primera, 0 o b vuelve atrás.
    e  termina el turno
    u  deshace la última jugada de una persona, sin límite; si se había visto el azar o algo oculto, la partida queda marcada
    r  vuelve a jugar lo que se deshizo
    z  deshace todas tus jugadas de este turno
    m  muestra y explica todas las jugadas; t, toda la mesa; l, todo el diario
    h  dice qué haría el mejor bot y por qué; h 1 juega la primera de esas jugadas
    o  muestra enteras las islas de los demás; o B, solo la de B
    s  guarda en el archivo que quieras: s myfile.json
    q  sale; la partida se guarda siempre
play-log = Diario
play-press-enter = Pulsa Intro.

# kontor simulate
simulate-help = Hace jugar muchas partidas a los bots y lleva la cuenta.
simulate-help-game = Nombre del juego.
simulate-help-players = Número de jugadores.
simulate-help-games = Número de partidas.
simulate-help-bots = Bots por asiento, separados por comas; un solo nombre vale para todos los asientos.
simulate-help-seed = Número que lo decide todo; el mismo número da las mismas partidas.
simulate-help-records = Carpeta para los registros.
simulate-help-rounds = Interrumpe cada partida tras este número de rondas.
simulate-help-json = Muestra el resultado como JSON.
simulate-help-content = Carpeta con datos corregidos.
simulate-help-workers = Procesos que se usan; por defecto, tantos como núcleos. El resultado no depende de ello.
simulate-bots-number = Hay { $found } bots para { $players } jugadores; nombra uno para todos, o uno por asiento.
simulate-progress = Jugando
simulate-games =
    { $count ->
        [one] Una partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }
simulate-seat = Asiento { $seat } ({ $bot })
simulate-won = ganadas
simulate-share = porcentaje
simulate-interval = intervalo del 95 %
simulate-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
simulate-draws = Empates
simulate-broken-off = Interrumpidas
simulate-mean-rounds = Media de rondas
simulate-mean-lines = Media de líneas
simulate-mean = { NUMBER($mean, maximumFractionDigits: 1) }
simulate-mean-score = puntuación media
simulate-mean-winning-score = Media de la puntuación ganadora
simulate-stopped = Interrumpido tras { $done } de { $count } partidas; lo que se ha escrito está completo.

# kontor verify
verify-help = Comprueba que los registros siguen las reglas y la notación.
verify-help-file = Archivos con registros.
verify-progress = Comprobando
verify-good = { $path }: correcto.
verify-all-good =
    { $count ->
        [one] Un registro correcto.
       *[other] { $count } registros correctos.
    }
verify-some-bad = Correctos: { $good }; incorrectos: { $bad }.
verify-setup = { $path }: antes de la primera jugada: { $reason } ({ $rule })
verify-move = { $path }: jugada { $move }: { $reason } ({ $rule })
verify-unreadable = { $path }: { $reason }

# kontor replay
replay-help = Muestra una partida registrada, o la posición tras una de sus jugadas.
replay-help-file = Archivo con el registro.
replay-help-move = Muestra la posición tras esta jugada; 0 es el reparto.
replay-help-seat = Muestra lo que podía ver este asiento, desde 0; sin esta opción, lo que podían ver todos.
replay-too-far = El registro llega hasta la jugada { $count }; { $move } es demasiado.
replay-after = Tras la jugada { $move } de { $count }.

# kontor content
content-help = Gestiona los datos impresos en el material del juego.
content-check-help = Comprueba una carpeta de datos corregidos.
content-export-help = Escribe nuestros datos en una carpeta, para corregirlos con tu propio ejemplar del juego.
content-help-dir = Carpeta.
content-help-game = Nombre del juego.
content-exported = Escrito en { $path }. Cambia lo que sea distinto en tu ejemplar, quita el resto y juega con: { $command }
content-exists = { $path } ya existe; no se sobrescribe. Elige otra carpeta.
content-problem = { $path }, línea { $line }: { $reason }
content-no-files = En { $path } no hay datos; debería haber un archivo como { $wanted }.
content-no-folder = La carpeta { $path } no existe.
content-not-a-game = { $path } no lleva el nombre de ningún juego; el nombre debe ser uno de estos: { $known }.
content-good = { $path }: correcto.
content-same = No hay diferencias con nuestros datos.
content-differs = Diferencias con nuestros datos: { $names }.

cli-meta-address = DIRECCIÓN
serve-help = Abre mesas para gente de otros sitios: se juega en el navegador, en directo o a lo largo de días.
serve-help-host = Dirección en la que escuchar: con 127.0.0.1 solo entra este equipo; con 0.0.0.0, también los demás de tu red.
serve-help-port = Puerto (por defecto { $port }, o uno libre).
serve-help-url = Dirección con la que los demás llegan al servidor; es la que llevan los enlaces.
serve-help-store = Dónde se guarda todo: sqlite:///ruta o postgresql://… (por defecto, un archivo en tu carpeta de datos, o KONTOR_STORE).
serve-help-bots = Cuántos bots pueden pensar al mismo tiempo; uno queda reservado para los que juegan. Por defecto, tantos como núcleos, al menos 2.
serve-help-pause = Segundos que espera un bot antes de cada jugada mientras alguien mira.
serve-help-per-address = Conexiones en directo que se admiten desde una misma dirección.
serve-help-rate = Mensajes y peticiones que se admiten por segundo.
serve-help-proxy = Dirección del proxy inverso en el que se confía para conocer las direcciones de los clientes.
serve-help-local = Permite webhooks hacia la red interna del servidor.
serve-help-open = Abre la página en el navegador.
serve-ready = Kontor está abierto en { $url }
serve-stop = Ctrl+C lo cierra.
serve-already = Kontor ya está abierto en { $url }, con el mismo almacén de datos. Usa ese, o ciérralo primero.
serve-closed = Kontor está cerrado. Todas las partidas se conservan.
serve-no-host = No se puede escuchar en { $host }. Usa una dirección de este equipo, por ejemplo 127.0.0.1 o 0.0.0.0.
serve-no-port = No se puede escuchar en { $host }, puerto { $port }. Quizá lo usa otro programa; elige otro puerto.
serve-bad-pause = «{ $text }» no es un número de segundos de 0 a 60.
serve-bad-url = «{ $text }» no es la dirección de un servidor. Indica una completa que empiece por https:// o http://, por ejemplo https://kontor.example.org.
serve-bad-proxy = «{ $text }» no es la dirección de un proxy. Indica una dirección IP como 127.0.0.1, una red como 10.0.0.0/8, o varias separadas por comas.

admin-help = Gestiona el almacén de datos de un servidor.
admin-help-verify = Vuelve a jugar todas las partidas del almacén y dice qué saldría ahora de otra manera.
admin-help-backup = Escribe todo el almacén en un solo archivo; mientras tanto, el servidor puede seguir en marcha.
admin-help-restore = Llena un almacén vacío con una copia de seguridad, aunque venga de otro tipo de almacén.
admin-help-prune = Elimina las mesas en las que no pasa nada desde hace tiempo y las personas que no están en ninguna mesa.
admin-help-file = Archivo de la copia de seguridad.
admin-help-days = Cuántos días deben haber pasado sin que ocurra nada.
admin-help-over = También las partidas terminadas.
admin-help-playing = También las partidas en curso.
admin-help-yes = Elimina de verdad; sin esta opción solo se cuenta.
admin-trouble = { $table } ({ $game }): { $reason }
admin-verified = Mesas correctas: { $good }; con problemas: { $bad }.
admin-backing-up = Copiando
admin-backed-up = Filas escritas en { $path }: { $count }.
admin-cannot-write = No se puede escribir en { $path }. Elige otro sitio, o libera espacio en el disco.
admin-restoring = Restaurando
admin-restored = Filas restauradas: { $count }.
admin-pruned = Mesas eliminadas: { $tables }; personas eliminadas: { $persons }.
admin-would-prune = Mesas por eliminar: { $tables }; personas por eliminar: { $persons }. Para hacerlo de verdad, añade --yes.
