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
table-damaged = Esta mesa está dañada en el almacén de datos, por eso se ha cerrado. En todas las demás se sigue jugando. Avisa a quien administra este servidor.
table-other-position = Tras la entrada { $number }, la posición no es la misma que cuando se jugó.
table-other-body = Este identificador ya corresponde a otra mesa que has pedido. Usa uno nuevo.
tables-too-many = Ya tienes { $most } mesas y no puedes tener más. Borra una que no necesites.
tables-too-large = Tus mesas ya ocupan todo el espacio previsto para una persona, { $most } MB. Borra una que no necesites.
table-full = Esta mesa no tiene más espacio. Seguid en una mesa nueva.
table-full-chat = Esta mesa no tiene espacio para más mensajes. La partida puede continuar.

seat-not-yours = Este asiento no es tuyo.
seat-not-to-act = Ahora no es el turno de este asiento.
seat-still-free = Aquí todavía no se ha sentado nadie. Usa el enlace para unirte a la mesa.
seat-taken = Este asiento está ocupado. Elige otro.
seat-none-free = En esta mesa no quedan tantos asientos libres.
seat-has-bot = Aquí juega un bot.
seat-has-stand-in = Un bot juega por ti. Antes recupera tu asiento.
seat-no-stand-in = Ningún bot juega por ti: estás jugando tú.
seat-opposing = Ya tienes un asiento en esta mesa, y nadie juega contra sí mismo.
seat-link-not-yours = El enlace de este asiento es solo para quien juega en él.
replace-yourself = Este es tu propio asiento. Para hacer una pausa, deja que un bot juegue por ti.
replace-not-acting = Ahora mismo la partida no espera a { $name }. Podrás pedir un sustituto cuando lo haga.
replace-too-early = { $name } no lleva fuera el tiempo suficiente. Podrás pedir un sustituto dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
replace-too-early-hours = { $name } no lleva fuera el tiempo suficiente. Podrás pedir un sustituto dentro de { $hours } horas.
replace-only-bot = No hay nadie más que pueda aceptar a un nuevo jugador. Pide un bot en su lugar.
replace-not-asked = Nadie espera tu respuesta sobre este asiento.

revision-stale = Mientras tanto ha pasado algo en la mesa. Mírala otra vez y decide después.

undo-nobody-to-ask = Aquí no juega nadie más a quien pedir permiso.
undo-too-far = Se pueden deshacer { $most } líneas como máximo a la vez.
undo-not-asked = Nadie espera tu permiso para deshacer algo.

clock-used-up = Tu tiempo se ha agotado; podrás recuperar tu asiento cuando el bot haya terminado este turno.
clock-not-up = El tiempo aún no se ha agotado.

chat-empty = Este mensaje está vacío.
chat-too-long = Un mensaje puede tener como máximo { $most } caracteres. Acórtalo.
chat-muted = El dueño de la mesa te ha silenciado aquí.

guest-yourself = No puedes hacerlo contigo.
guest-unknown = En esta mesa no hay ningún visitante así.
guest-has-seat = No se puede expulsar a quien tiene un asiento. Si alguien falta, pide a los demás un sustituto.

record-not-over = El registro solo se puede obtener cuando la partida ha terminado, porque muestra todo lo que aún está oculto.
position-too-far = De momento, la partida solo llega hasta la línea { $last }.
live-tables = En una conexión se pueden tener abiertas como máximo { $most } mesas. Antes cierra una.
record-too-long = El registro tiene { $found } líneas; aquí se pueden importar { $most } como máximo.
import-one-at-a-time = Tu última importación todavía se está comprobando. Espera a que termine.
import-busy = En este momento se están comprobando muchos registros. Inténtalo de nuevo en un minuto.
import-address = Ya se están comprobando demasiados registros desde tu dirección. Espera a que termine uno.
import-too-slow = No se ha podido comprobar el registro en { $seconds } segundos. Inténtalo más tarde.
question-too-slow = Calcular la respuesta ha llevado demasiado tiempo. Inténtalo más tarde.
game-too-long = Esta partida tiene { $most } líneas, el máximo que guarda este servidor. Se puede repasar, pero no continuar.
log-full = Esta mesa tiene { $most } entradas, el máximo que guarda este servidor. Aquí no se puede añadir nada más.
server-stopping = El servidor se está deteniendo. Inténtalo de nuevo en un momento.
live-done = La conexión ha terminado.
live-message-invalid = No se pudo leer un mensaje. Vuelve a cargar la página.
live-messages-too-many = Demasiados mensajes a la vez. Espera un momento y vuelve a conectarte.
live-hello-missing = El primer mensaje debe ser hello, en 10 segundos.
live-key-invalid = Esta clave ya no es válida.
live-reads-too-slowly = Tu conexión es demasiado lenta para lo que pasa aquí. Vuelve a conectarte.
live-connections-too-many = Demasiadas conexiones desde tu dirección. Cierra otras ventanas de Kontor.
live-other-origin = Otros sitios web no pueden conectarse a este servidor.
message-not-text = Un mensaje no era un texto UTF-8 válido.
server-restarts = El servidor se está reiniciando. Vuelve a conectarte en un momento.

webhook-form = Esto no es la dirección de un webhook. Indica una dirección completa que empiece por https:// o http://, sin espacios, nombre de usuario ni contraseña, y de 400 caracteres como máximo.
webhook-local = Esta dirección lleva a la red interna del servidor, y allí no se envían avisos. Indica una dirección pública de internet, o pide a quien administra el servidor que permita los webhooks locales.
webhook-none = No has indicado ningún webhook. Antes configura uno.

request-form = No se puede leer «{ $path }». En /api/openapi.json se explica lo que hace falta.
request-not-json = Esto no es JSON válido: véase la línea { $line }, columna { $column }.
request-too-deep = La estructura está anidada a demasiada profundidad.
request-number = Contiene un número que no se puede leer.
request-double-key = La clave «{ $name }» aparece dos veces en el mismo lugar.
request-not-text = Contiene caracteres que no son texto (UTF-8).
request-unknown-field = «{ $path }» no se conoce aquí. En /api/openapi.json está lo que se espera.
request-method = Esta dirección existe, pero no se usa así. Consulta /api/openapi.json.
request-too-large = Esto es demasiado grande; aquí se pueden enviar { $limit } kB como máximo.
requests-too-many = Demasiadas peticiones a la vez. Espera un segundo e inténtalo de nuevo.
request-too-slow = La petición no llegó en { $seconds } segundos. Envíala otra vez.
connections-too-many = Hay demasiadas conexiones abiertas. Inténtalo de nuevo en unos segundos.
hour-too-many = Desde tu dirección se ha hecho esto demasiadas veces en la última hora. Inténtalo más tarde.
limit-form = «{ $text }» no fija ningún límite. Escribe NOMBRE=VALOR, con un nombre de docs/hosting.md y un número entero mayor que 0.
client-not-built = La página para navegadores no se ha construido aquí. Ejecuta make play en la carpeta del proyecto, o npm ci y npm run build en su carpeta web.
address-unknown = En esta dirección no hay nada.
server-fault = Algo ha fallado dentro de Kontor ({ $name }). No ha cambiado nada; inténtalo de nuevo y avisa a quien administra este servidor.
banned-here = Quien administra este servidor te ha vetado.
sign-up-closed = Por ahora este servidor no admite a nadie nuevo. Si ya tienes una clave, usa el enlace que se creó para ti.
ban-subject = «{ $text }» no es el número de una persona ni una dirección. Escribe 17, 192.0.2.1 o 192.0.2.0/24.
announcement-long = El aviso es demasiado largo. Caben unos 150 caracteres.

store-address = Esto no es la dirección de un almacén de datos. Usa sqlite:/// y una ruta, o postgresql://user:password@host/name.
store-folder = No se puede crear la carpeta { $path }; elige otro sitio para el almacén de datos.
store-missing = En { $path } no hay ningún almacén de datos. Comprueba la ruta, o restaura allí una copia de seguridad.
store-newer = Una versión más nueva de Kontor ha modificado este almacén de datos. Instala esa versión, o restaura una copia de seguridad.
store-closed = No se puede abrir el almacén de datos. Comprueba que su dirección es correcta, que está en marcha y que el disco no está lleno.
store-gone = En { $path } había un almacén de datos, pero el archivo falta o está vacío. Vuelve a ponerlo, o restaura una copia de seguridad. Para empezar allí un almacén nuevo, borra antes { $mark } y, si existe, el archivo terminado en -wal.
store-older = El almacén de datos de { $path } es más antiguo que la última vez, o es otro. ¿Falta su archivo terminado en -wal? Vuelve a ponerlo antes de iniciar el servidor. Para seguir con este almacén tal como está, borra { $mark }.
store-damaged = El almacén de datos está dañado. «kontor admin verify» indica qué se puede leer todavía; después, restaura una copia de seguridad.
store-part-damaged = Esto se encuentra en una parte dañada del almacén de datos. Avisa a quien administra este servidor.
store-away = En este momento no se puede acceder al almacén de datos, así que no ha cambiado nada. Inténtalo de nuevo.
store-full = Este servidor no tiene más espacio. Avisa a quien lo gestiona.
store-overwritten = Otro programa ha escrito en el mismo almacén de datos. Inténtalo de nuevo; cada archivo SQLite debe usarlo un solo servidor.
table-busy = Demasiadas personas están modificando esta mesa al mismo tiempo. No se ha hecho nada; inténtalo de nuevo.

notice-your_turn = Es tu turno en la mesa «{ $title }».
notice-over = La partida de la mesa «{ $title }» ha terminado.
notice-seat_asked = Llevas un tiempo fuera y en la mesa «{ $title }» quieren sustituirte. Abre la mesa para conservar tu asiento.
notice-seat_lost = En la mesa «{ $title }» un bot u otra persona juega por ti. Abre la mesa para recuperar tu asiento.
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
entry-claimed = { $name } llega por el enlace de este asiento y sigue jugando.
entry-reclaimed = { $name } recupera su asiento.
entry-replace_asked_bot = { $name } no está: ¿debe jugar un bot en su lugar?
entry-replace_asked_player = { $name } no está: ¿debe venir un nuevo jugador?
entry-replace_void = { $name } ha vuelto y conserva su asiento.
entry-replaced_bot = Está acordado: un bot juega por { $name }, que puede volver cuando quiera.
entry-replaced_player = Está acordado: puede venir un nuevo jugador en lugar de { $name }. El enlace está en el menú de la mesa; hasta entonces juega un bot.
entry-link_renewed = Se ha renovado un enlace de esta mesa.
entry-guest = El dueño ha tomado una decisión sobre un visitante.
entry-clock_shifted = El servidor estuvo parado, o se ajustó su reloj. Nadie ha perdido tiempo.
entry-forgotten = Alguien ha dejado Kontor definitivamente.

check-gap = Entradas que faltan o no se pueden leer: { $count } ({ $numbers }).
check-seats = Faltan asientos.
check-no-row = La fila de la propia mesa falta o no se puede leer. Entradas legibles: { $count }.
check-unreadable = La tabla «{ $name }» de la base de datos no se puede leer entera.
check-persons = Personas que no se pueden leer: { $count }.
check-actor = El turno no es de quien indica el almacén de datos.
check-result = El resultado no es el que indica el almacén de datos.
check-damaged = No se puede leer lo que el almacén de datos guarda de esta mesa.
backup-form = Este archivo no es una copia de seguridad de Kontor.
backup-broken = La copia de seguridad está dañada o incompleta. No se ha restaurado nada.
backup-not-empty = El almacén de datos no está vacío. Restaura en uno nuevo, para que no se pierda nada.
backup-unreadable = Hay algo en el almacén de datos que no se puede leer, así que no se ha hecho ninguna copia de seguridad. «kontor admin verify» indica en qué mesa está.
