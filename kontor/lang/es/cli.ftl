# La línea de comandos.

cli-about = Juega a los juegos de mesa Anno con sus reglas completas, contra personas o bots. No oficial.
cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Comandos
cli-options-short = OPCIONES
cli-command-short = COMANDO
cli-help-lang = Idioma.
cli-help-help = Muestra esta ayuda.
cli-help-version = Muestra la versión.
cli-default = (por defecto: { $value })
cli-next = Ayuda sobre un comando, por ejemplo: { $command } --help

cli-bad-number = { $name }: «{ $value }» no es un número entero de { $low } a { $high }.
cli-bad-choice = { $name } puede ser: { $choices }.
cli-no-such-option = La opción { $name } no existe. --help muestra todas las opciones.
cli-no-such-command = El comando «{ $name }» no existe. --help muestra todos los comandos.
cli-missing = Falta { $name }. Consulta --help.
cli-option-value = A la opción { $name } le falta su valor, o no admite ninguno. Consulta --help.
cli-bad-usage = El comando no admite estos argumentos. Consulta --help.
cli-unknown-language = El idioma «{ $name }» no está disponible. Elige uno de estos: { $known }.
cli-stopped = Interrumpido.
cli-crash = Algo ha fallado en Kontor, y es culpa nuestra. Tus partidas guardadas están a salvo. Los detalles están en { $path }; por favor, envíanos ese archivo.
cli-cannot-write = No se puede escribir en { $path }. Comprueba la carpeta y el espacio libre del disco.
cli-no-space = El disco está lleno.
cli-meta-game = JUEGO
cli-meta-file = ARCHIVO
cli-meta-text = TEXTO
cli-meta-table = MESA
cli-meta-folder = CARPETA
cli-meta-option = NOMBRE=VALOR
cli-help-option = Opción del juego, por ejemplo edition=es u objectives=first_game. Se puede repetir.
cli-bad-option = «{ $text }» no es una opción. Escribe NOMBRE=VALOR, por ejemplo edition=es.
cli-option-twice = La opción «{ $name }» aparece dos veces.
cli-extra-missing = Este comando necesita un paquete que no está instalado ({ $module }). Lo que necesita se instala con: { $command }

bot-unknown = Para este juego no hay ningún bot «{ $name }». Bots: { $known }.
bot-plugin-name = El paquete { $package } ofrece un bot llamado «{ $name }». Los nombres de bots tienen como máximo 20 minúsculas, cifras y guiones bajos, empiezan por una letra y no son los de los bots de Kontor.
bot-plugin-twice = Varios paquetes ofrecen un bot llamado «{ $name }»: { $packages }. Desinstálalos todos menos uno.
bot-plugin-failed = El bot «{ $name }» del paquete { $package } ha fallado: { $reason }.
bot-plugin-illegal = El bot «{ $name }» del paquete { $package } ha elegido una jugada que las reglas no permiten: { $move }.

# kontor games
games-help = Muestra los juegos que hay.
games-players = de { $fewest } a { $most } jugadores
games-play = jugar: kontor play { $name }

# kontor play
play-help = Juega en la terminal, contra bots o con amigos ante la misma pantalla.
play-help-game = Juego. Si lo omites, eliges de una lista.
play-help-seats = Los jugadores en cualquier orden, separados por comas: un bot (easy, medium, hard, expert, greedy, random) o el nombre de una persona.
play-help-seed = Semilla. El mismo número da la misma preparación y el mismo azar.
play-help-content = Carpeta con datos corregidos.
play-help-resume = Continúa esta partida guardada.
play-help-save = Guarda la partida en este archivo en vez de en tu carpeta de datos.
play-help-plain = No borra la pantalla entre jugadas.
play-which-game = ¿Qué juego?
play-choice = Número
play-how-many = ¿Cuántos jugadores?
play-who-first = ¿Cómo te llamas?
play-who = ¿Jugador { $number }? Escribe el nombre de una persona, o un bot: easy, medium, hard, expert, greedy (rápido) o random (al azar).
play-you = Almirante
play-unfinished = ¿Qué partida quieres continuar? 0 empieza una nueva.
play-unfinished-game = { $players } – { $when }, turno { $turn }
play-mean-bot = No hay ningún bot «{ $name }». ¿Quieres decir { $bot }? { $yes }/{ $no }
play-almost-bot = No hay ningún bot «{ $name }». ¿Querías decir { $bot }? Si es una persona, elige otro nombre.
play-yes = s
play-no = n
play-not-a-choice = «{ $text }» no es una de las opciones.
play-hand-over = Pasa la pantalla a { $seat }. Los demás no miran. Pulsa Intro.
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
play-pick-goods = { $thing }: indica los recursos, cada uno tantas veces como quieras, por ejemplo: { $example }
play-sure = ¿Hacerlo así?
play-end-lose = ¿Terminar el turno y perder { $what }? { $yes }/{ $no }
play-hint = número o texto · e fin del turno · u deshacer · r rehacer · z anular turno · m jugadas · h pista · t mesa · o otros · l diario · ? ayuda · q salir
play-hint-short = e fin del turno · u deshacer · m jugadas · h pista · t mesa · o otros · l diario · ? ayuda · q salir
play-hint-pick = nombres o números, separados por espacios · 0 o b volver · ? ayuda · q salir
play-hint-menu = número o letra · Intro la primera · 0 o b volver · ? ayuda · q salir
play-hint-sure = Intro hacerlo · 0 o b volver · ? ayuda · q salir
play-not-a-move = No hay ningún número { $text }. Elige de 1 a { $count }.
play-not-a-move-of = No hay ningún número { $text }. Opciones: { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Guardado en { $path }.
play-quit = La partida está guardada. Continúala con: { $command }
play-over = La partida ha terminado.
play-winner = { $seat } gana.
play-draw = La partida acaba en empate.
play-again = Vuelve a verla con: { $command }
play-undone = Deshecho: { $move }
play-reset =
    { $count ->
        [one] Una jugada de este turno deshecha.
       *[other] { $count } jugadas de este turno deshechas.
    }
play-exists = { $path } ya existe y no se sobrescribe. Elige otro nombre.
play-resume-alone = --resume continúa una partida guardada tal como está. Omite el juego, --seats, --seed, --content y --option.
play-empty-name = Cada jugador necesita un nombre.
play-did-you-mean = «{ $text }» no es una jugada. ¿Querías decir «{ $move }»?
play-marked =
    { $count ->
        [one] En esta partida se deshizo una jugada tras ver un resultado aleatorio u oculto.
       *[other] En esta partida se deshicieron { $count } jugadas tras ver un resultado aleatorio u oculto.
    }
play-redone = Rehecho.
play-help-text =
    Elige una jugada por su número, o escríbela como en la notación, por ejemplo «{ $example }».
    Si una jugada que escribes no es posible, Kontor te dice por qué.
    Si algo se puede hacer de varias maneras, eliges tú: Intro toma la primera, 0 o b vuelve atrás.
    e  termina el turno
    u  deshace la última jugada de una persona, sin límite; si ya se había visto un resultado aleatorio u oculto, la partida queda marcada
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
simulate-help = Hace jugar muchas partidas a los bots y resume los resultados.
simulate-help-game = Juego.
simulate-help-players = Número de jugadores.
simulate-help-games = Número de partidas.
simulate-help-bots = Bots por asiento, separados por comas. Un solo nombre vale para todos los asientos.
simulate-help-seed = Semilla. El mismo número da las mismas partidas.
simulate-help-records = Guarda los registros en esta carpeta.
simulate-help-rounds = Interrumpe cada partida tras este número de rondas.
simulate-help-json = Muestra el resultado como JSON.
simulate-help-content = Carpeta con datos corregidos.
simulate-help-rules = Juega según esta versión de las reglas. Por defecto: la más reciente.
simulate-help-workers = Número de procesos. Por defecto: uno por núcleo. El resultado no depende de ello.
simulate-bots-number = Has nombrado { $found } bots para { $players } jugadores. Nombra uno para todos, o uno por asiento.
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
simulate-stopped = Interrumpido tras { $done } de { $count } partidas. Los registros ya escritos están completos.

# kontor verify
verify-help = Comprueba que los registros siguen las reglas y la notación.
verify-help-file = Registros que comprobar.
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
replay-help-file = Registro.
replay-help-move = Muestra la posición tras esta jugada. 0 es la preparación.
replay-help-seat = Muestra la partida vista desde este asiento, contando desde 0. Por defecto: lo que veían todos.
replay-too-far = El registro llega hasta la jugada { $count }. No hay ninguna jugada { $move }.
replay-after = Tras la jugada { $move } de { $count }.

# kontor content
content-help = Comprueba y corrige los datos impresos en el material del juego.
content-check-help = Comprueba una carpeta de datos corregidos.
content-export-help = Escribe los datos incorporados en una carpeta, para corregirlos con tu propio ejemplar.
content-help-dir = Carpeta.
content-help-game = Juego.
content-exported = Escrito en { $path }. Cambia los datos distintos en tu ejemplar, borra los demás y juega con: { $command }
content-exists = { $path } ya existe y no se sobrescribe. Elige otra carpeta.
content-problem = { $path }, línea { $line }: { $reason }
content-no-files = En { $path } no hay ningún archivo de datos. Se espera: { $wanted }.
content-no-folder = La carpeta { $path } no existe.
content-not-a-game = { $path } no lleva el nombre de ningún juego. Nombres posibles: { $known }.
content-good = { $path }: correcto.
content-same = No hay diferencias con los datos incorporados.
content-differs = Diferencias con los datos incorporados: { $names }.

cli-meta-address = DIRECCIÓN
cli-meta-limit = NOMBRE=VALOR
serve-help = Inicia el servidor: se juega en el navegador, con gente de cualquier lugar, en directo o a lo largo de días.
serve-help-host = Dirección en la que escuchar. 127.0.0.1: solo este equipo. 0.0.0.0: también tu red.
serve-help-port = Puerto. Por defecto: { $port }, o uno libre.
serve-help-url = Dirección pública del servidor, la que llevan los enlaces.
serve-help-store = Base de datos: sqlite:///ruta o postgresql://… Por defecto: KONTOR_STORE, o un archivo en tu carpeta de datos.
serve-help-store-readers = Cuántas lecturas de la base de datos pueden hacerse a la vez. Cada una necesita una conexión; la escritura, una más.
serve-help-workers = Cuántos procesos del servidor comparten el puerto. Más de uno requiere PostgreSQL. Se reparten los bots.
serve-help-bus = Redis para los avisos entre servidores: redis://… Por defecto: KONTOR_BUS, o la propia base de datos.
serve-help-bots = Cuántos bots pueden pensar a la vez. Un puesto se reserva a los bots que juegan; pistas y análisis se reparten el resto. Por defecto: uno por núcleo, al menos 2.
serve-help-pause = Segundos que espera un bot antes de cada jugada mientras alguien mira.
serve-help-per-address = Conexiones en directo permitidas por dirección.
serve-help-rate = Mensajes y peticiones permitidos por segundo.
serve-help-limit = cambia un límite de docs/hosting.md; se puede repetir
serve-help-proxy = Proxy inverso del que se aceptan las direcciones de cliente reenviadas.
serve-help-log-format = Formato del registro: líneas de texto o un objeto JSON por línea para los programas que recopilan registros.
serve-help-local = Permite webhooks hacia la red del propio servidor.
serve-help-open = Abre la página en el navegador.
serve-ready = Kontor está en marcha en { $url }
serve-stop = Pulsa Ctrl+C para detenerlo.
serve-already = Kontor ya está en marcha en { $url } con esta base de datos. Úsalo, o detenlo primero.
serve-already-open = Kontor ya está en marcha en { $url }.
serve-closed = Kontor se ha detenido. Todas las partidas están guardadas.
serve-no-host = No se puede escuchar en { $host }. Usa una dirección de este equipo, por ejemplo 127.0.0.1 o 0.0.0.0.
serve-no-port = No se puede escuchar en { $host }, puerto { $port }. Quizá lo usa otro programa. Elige otro puerto.
serve-bad-pause = «{ $text }» no es un número de segundos de 0 a 60.
serve-bad-url = «{ $text }» no es la dirección de un servidor. Escríbela completa, por ejemplo https://kontor.example.org.
serve-bad-proxy = «{ $text }» no es la dirección de un proxy. Indica direcciones IP o redes, como 127.0.0.1 o 10.0.0.0/8, separadas por comas.
serve-workers-sqlite = Varios procesos requieren PostgreSQL, porque un archivo SQLite solo puede usarlo uno. Omite --workers o indica --store postgresql://…
serve-bad-bus = Esta no es la dirección de un servidor Redis. Escríbela completa, por ejemplo redis://127.0.0.1:6379/0.

admin-help = Comprobar, guardar, restaurar o limpiar la base de datos de un servidor y gestionar los servidores en marcha.
admin-help-verify = Vuelve a jugar todas las partidas guardadas e informa de las diferencias.
admin-help-backup = Escribe la base de datos en un archivo. El servidor puede seguir en marcha.
admin-help-restore = Llena una base de datos vacía con una copia de seguridad, también entre SQLite y PostgreSQL.
admin-help-prune = Elimina las mesas inactivas desde hace tiempo y las personas sin mesa.
admin-help-file = Archivo de la copia de seguridad.
admin-help-days = Días sin actividad.
admin-help-over = También las partidas terminadas.
admin-help-playing = También las partidas en curso.
admin-help-yes = Elimina de verdad. Sin esta opción solo se cuenta.
admin-table = { $table } ({ $game }, versión de las reglas { $rules }): correcta
admin-trouble = { $table } ({ $game }, versión de las reglas { $rules }): { $reason }
admin-trouble-unknown = { $table }: { $reason }
admin-store-trouble = El almacén de datos en su conjunto: { $reason }
admin-verified = Mesas correctas: { $good }; con problemas: { $bad }.
admin-backing-up = Copiando
admin-backed-up = Filas escritas en { $path }: { $count }.
admin-cannot-write = No se puede escribir en { $path }. Elige otro sitio, o libera espacio en el disco.
admin-restoring = Restaurando
admin-restored = Filas restauradas: { $count }.
admin-pruned = Mesas eliminadas: { $tables }; personas eliminadas: { $persons }.
admin-would-prune = Por eliminar: mesas { $tables }, personas { $persons }. Añade --yes para eliminarlas.
admin-help-status = Mostrar las personas, las mesas, los vetos, el registro y el aviso.
admin-help-people = Mostrar quién se sienta a una mesa o la mira, con los números de las personas.
admin-help-ban = Vetar a una persona (por su número), una dirección o una red. Tiene efecto en unos segundos.
admin-help-unban = Levantar un veto.
admin-help-signup = Admitir a personas nuevas o solo a las ya conocidas.
admin-help-announce = Mostrar a todos un texto o un reinicio próximo.
admin-help-delete = Eliminar una mesa, aunque haya gente sentada.
admin-help-minutes = Anunciar un reinicio dentro de tantos minutos.
admin-help-clear = No mostrar ya nada.
admin-help-yes-delete = Eliminar. Sin esto, solo se muestra quién está.
admin-status-people = Personas: { $count }
admin-status-tables = Mesas: { $waiting } en espera, { $playing } en juego, { $over } terminadas
admin-status-sign-up =
    { $open ->
        [true] Registro: abierto
       *[other] Registro: cerrado
    }
admin-status-no-announcement = Aviso: ninguno
admin-status-announcement = Aviso: { $text }
admin-status-restart = Aviso: reinicio a las { $when } { $text }
admin-status-no-bans = Vetos: ninguno
admin-status-ban = Vetado: { $subject } { $name } desde { $since }
admin-seat =
    { $holder ->
        [person] Asiento { $seat }: { $name }, persona { $person }
        [bot] Asiento { $seat }: { $name }, un bot
       *[other] Asiento { $seat }: libre
    }
admin-guest = Invitado: { $name }, persona { $person }
admin-banned = Vetado: { $subject }. Los servidores en marcha lo aplican en unos segundos.
admin-banned-before = { $subject } ya está vetado.
admin-unbanned = Se ha levantado el veto de { $subject }.
admin-not-banned = { $subject } no está vetado. Mira «kontor admin status».
admin-sign-up-open = Pueden registrarse personas nuevas.
admin-sign-up-closed = Nadie nuevo puede registrarse. Quienes ya son conocidos siguen jugando.
admin-announce-what = Indica un texto o --minutes, o solo --clear.
admin-deleted = La mesa { $table } se ha eliminado.
admin-would-delete = Por eliminar: la mesa { $table }. Añade --yes para eliminarla.
cli-meta-subject = PERSONA|DIRECCIÓN
