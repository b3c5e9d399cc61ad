# La primera página.
page-home-title = Te damos la bienvenida al Kontor
page-home-lead = Anno 1503 y Anno 1800 como juegos de mesa: contra bots, en torno a una pantalla o con amigos lejanos.
page-my-tables = Mis mesas
page-games = Juegos
page-open-tables = Mesas abiertas
page-no-open-tables = Ahora mismo no hay ninguna mesa abierta a todos.
page-players-range = De { $fewest } a { $most } jugadores
page-play-bots =
    { $count ->
        [one] Jugar contra un bot
       *[other] Jugar contra { $count } bots
    }
page-play-again-so = Como la última vez: { $names }
page-choose-otherwise = Preparar una mesa
page-against = En los otros asientos: { $names }
page-against-bot = bot «{ $bot }»

# Las mesas en breve.
page-table-waiting =
    { $free ->
        [0] a punto de empezar
        [one] queda 1 asiento libre
       *[other] quedan { $free } asientos libres
    }
page-table-over = La partida ha terminado
page-played-for-you = Alguien juega por ti
page-turn-of = Es el turno de { $name }
page-delete-table = Borrar la mesa
page-delete-sure = ¿Borrar para siempre?

# Con un enlace o desde un archivo.
page-join-title = Unirse a una mesa
page-join-link = Enlace a una mesa
page-join-go = Ir allí
page-join-why = ¿Alguien te ha enviado un enlace? Ábrelo o pégalo aquí.
page-link-unknown = Esto no es un enlace a una mesa de Kontor. Copia el enlace entero.
page-bring-record = Abrir un registro de un archivo

# Partidas terminadas.
page-results = Partidas terminadas
page-result-sum =
    { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }; mejor resultado: { $best }
page-won = ganada
page-not-won = no ganada

# Una mesa nueva.
page-new-table = Mesa nueva
page-game = Juego
page-who = ¿Quién juega?
page-seats = Número de jugadores
page-seat-number = Asiento { $number }
page-seat-me = yo
page-seat-screen = alguien en esta pantalla
page-seat-free = asiento libre
page-seat-free-why = Recibes un enlace para otra persona.
page-seat-bot = bot
page-name-of-other = Nombre del otro jugador
page-drawn = Sortear quién empieza
page-rules-of-play = Reglas
page-one-by-one = Elegir uno a uno…
page-chosen-so-far =
    { $most ->
        [0] Elegidos: { $count }
       *[other] Elegidos: { $count } de { $most }
    }
page-editions-differ = En qué se diferencian las ediciones
page-as-edition = como en la edición
page-more-choices = Más opciones
page-title-optional = Título (opcional)
page-open-to-all = Cualquiera en este servidor puede sentarse
page-begin = Empezar
page-make-table = Abrir la mesa

# El reloj.
page-clock = Reloj
page-clock-none = ninguno
page-clock-move = tiempo para cada jugada
page-clock-game = tiempo para toda la partida
page-clock-most = Tiempo
page-clock-added = Segundos añadidos por cada jugada
page-unit = Unidad
page-unit-seconds = segundos
page-unit-minutes = minutos
page-unit-hours = horas
page-unit-days = días

# Los datos del propio ejemplar.
page-pack = Datos de tu ejemplar
page-pack-choose = Elegir un archivo…
page-pack-none = Jugar con nuestros datos
page-pack-unread = { $name } no se puede leer como archivo de datos (TOML).
page-pack-why = ¿Tu ejemplar del juego dice otra cosa que nosotros? Juega con lo que está impreso en el tuyo.
page-pack-chosen = datos propios
