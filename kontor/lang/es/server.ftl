# Lo que dice el servidor: negativas, avisos y lo que pasa en una mesa aparte del juego.

key-form = Esto no es una clave de Kontor: una clave tiene 43 letras, cifras, guiones y guiones bajos. Usa el enlace que se creó para ti.
key-needed = Esto solo lo puede hacer alguien conocido aquí. Primero indica tu nombre.
key-taken = Otra persona tiene esta clave. Crea otra.

person-unnamed = Visitante
person-forgotten = Alguien
person-name = Un nombre necesita al menos un carácter visible.
person-confirm = No se ha borrado nada. Para borrar todos tus datos, la cabecera «Confirm» debe decir «delete».

table-unknown = Esta mesa no existe, o no está abierta para ti. Pide un enlace nuevo.
table-not-yours = Esto solo lo puede hacer el dueño de la mesa.
table-not-begun = La partida aún no ha empezado.
table-begun = La partida ya ha empezado.
table-seats-free = Aún quedan asientos libres. Espera a más jugadores, o dale los asientos a un bot.
table-others = En esta mesa hay más gente sentada, así que no se puede borrar. Puedes dejarle tu asiento a un bot.
table-removed = El dueño te ha expulsado de esta mesa.
table-frozen = Esta partida empezó con la versión { $rules } de las reglas y no puede seguir con esta versión de Kontor. Se conserva tal como está; ábrela con la versión con la que empezó.
table-other-position = Tras la entrada { $number }, la posición no es la misma que cuando se jugó.
table-other-body = Este identificador ya corresponde a otra mesa que has pedido. Usa uno nuevo.
tables-too-many = Ya tienes { $most } mesas y no puedes tener más. Borra una que no necesites.

seat-not-yours = Este asiento no es tuyo.
seat-not-to-act = Ahora no es el turno de este asiento.
seat-still-free = Aquí todavía no se ha sentado nadie. Usa el enlace para unirte a la mesa.
seat-taken = Este asiento está ocupado. Elige otro.
seat-holder-here = Quien ocupa este asiento está conectado. Solo se puede tomar mientras no esté.
seat-none-free = En esta mesa no quedan tantos asientos libres.
seat-has-bot = Aquí juega un bot.
seat-has-stand-in = Un bot juega por ti. Antes recupera tu asiento.
seat-no-stand-in = Ningún bot juega por ti: estás jugando tú.

revision-stale = Mientras tanto ha pasado algo en la mesa. Mírala otra vez y decide después.

undo-nobody-to-ask = Aquí no juega nadie más a quien pedir permiso.
undo-not-asked = Nadie espera tu permiso para deshacer algo.

clock-used-up = Se ha agotado tu tiempo para esta partida; el bot la juega hasta el final.
clock-move-used-up = Tu tiempo para esta jugada se ha agotado; podrás recuperar tu asiento cuando el bot la haya hecho.
clock-not-up = El tiempo aún no se ha agotado.

chat-empty = Este mensaje está vacío.
chat-too-long = Un mensaje puede tener como máximo { $most } caracteres. Acórtalo.
chat-muted = El dueño de la mesa te ha silenciado aquí.

guest-yourself = No puedes hacerlo contigo.
guest-unknown = En esta mesa no hay ningún visitante así.
guest-has-seat = No se puede expulsar a quien tiene un asiento. Crea un enlace para ese asiento y dáselo a otra persona.

record-not-over = El registro solo se puede obtener cuando la partida ha terminado, porque muestra todo lo que aún está oculto.
position-too-far = De momento, la partida solo llega hasta la línea { $last }.
live-tables = En una conexión se pueden tener abiertas como máximo { $most } mesas. Antes cierra una.

webhook-form = Esto no es la dirección de un webhook. Indica una dirección completa que empiece por https:// o http://, sin espacios, nombre de usuario ni contraseña, y de 400 caracteres como máximo.
webhook-local = Esta dirección lleva a la red interna del servidor, y allí no se envían avisos. Indica una dirección pública de internet, o pide a quien administra el servidor que permita los webhooks locales.
webhook-none = No has indicado ningún webhook. Antes configura uno.

request-form = No se puede leer «{ $path }». En /api/openapi.json se explica lo que hace falta.
request-method = Esta dirección existe, pero no se usa así. Consulta /api/openapi.json.
request-too-large = Esto es demasiado grande; aquí se pueden enviar { $limit } kB como máximo.
requests-too-many = Demasiadas peticiones a la vez. Espera un segundo e inténtalo de nuevo.
client-not-built = La página para navegadores no se ha construido aquí. Ejecuta make play en la carpeta del proyecto, o npm ci y npm run build en su carpeta web.
address-unknown = En esta dirección no hay nada.
server-fault = Algo ha fallado dentro de Kontor ({ $name }). No ha cambiado nada; inténtalo de nuevo y avisa a quien administra este servidor.
server-restarts = El servidor se está reiniciando. Vuelve a conectarte en un momento.
banned-here = Quien administra este servidor te ha vetado.
sign-up-closed = Por ahora este servidor no admite a nadie nuevo. Si ya tienes una clave, usa el enlace que se creó para ti.
ban-subject = «{ $text }» no es el número de una persona ni una dirección. Escribe 17, 192.0.2.1 o 192.0.2.0/24.
announcement-long = El aviso es demasiado largo. Caben unos 150 caracteres.

store-address = Esto no es la dirección de un almacén de datos. Usa sqlite:/// y una ruta, o postgresql://user:password@host/name.
store-folder = No se puede crear la carpeta { $path }; elige otro sitio para el almacén de datos.
store-missing = En { $path } no hay ningún almacén de datos. Comprueba la ruta, o restaura allí una copia de seguridad.
store-newer = Una versión más nueva de Kontor ha modificado este almacén de datos. Instala esa versión, o restaura una copia de seguridad.
store-closed = No se puede abrir el almacén de datos. Comprueba que su dirección es correcta, que está en marcha y que el disco no está lleno.
store-away = En este momento no se puede acceder al almacén de datos, así que no ha cambiado nada. Inténtalo de nuevo.
store-overwritten = Otro servidor ha escrito en el mismo almacén de datos. Inténtalo de nuevo; cada almacén debe usarlo un solo servidor.

notice-your_turn = Es tu turno en la mesa «{ $title }».
notice-over = La partida de la mesa «{ $title }» ha terminado.
notice-trial = Así te avisa Kontor cuando es tu turno.

entry-made = { $name } ha abierto la mesa.
entry-joined = { $name } se sienta a la mesa.
entry-stood_up = { $name } se levanta de la mesa.
entry-freed = El dueño ha liberado un asiento.
entry-watches = { $name } viene a mirar.
entry-started = Empieza la partida.
entry-imported = Esta partida se jugó en otro sitio.
entry-undo =
    { $count ->
        [one] { $name } deshace una jugada.
       *[other] { $name } deshace { $count } jugadas.
    }
entry-redo = { $name } rehace lo deshecho.
entry-undo_asked = { $name } pide deshacer { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }.
entry-undo_allowed = { $name } está de acuerdo.
entry-undo_denied = { $name } no está de acuerdo.
entry-left = { $name } se va; un bot juega en su lugar.
entry-timeout = Se ha agotado el tiempo de { $name }; un bot juega en su lugar.
entry-back = { $name } está de vuelta.
entry-claimed = El asiento de { $name } ha pasado a otra persona mediante su enlace.
entry-link_renewed = Se ha renovado un enlace de esta mesa.
entry-guest = El dueño ha tomado una decisión sobre un visitante.
entry-forgotten = Alguien ha dejado Kontor definitivamente.

check-gap = En el almacén de datos faltan entradas de esta mesa.
check-actor = El turno no es de quien indica el almacén de datos.
check-result = El resultado no es el que indica el almacén de datos.
check-damaged = No se puede leer lo que el almacén de datos guarda de esta mesa.
backup-form = Este archivo no es una copia de seguridad de Kontor.
backup-broken = La copia de seguridad está dañada o incompleta. No se ha restaurado nada.
backup-not-empty = El almacén de datos no está vacío. Restaura en uno nuevo, para que no se pierda nada.
backup-unreadable = Hay algo en el almacén de datos que no se puede leer, así que no se ha hecho ninguna copia de seguridad. «kontor admin verify» indica en qué mesa está.
