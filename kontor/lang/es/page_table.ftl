# De camino a la mesa.
page-invited = Tienes una invitación
page-invited-by = { $name } te invita a jugar a { $game }.
page-invited-to = Tienes una invitación para jugar a { $game }.
page-invited-there = En la mesa: { $names }.
page-invited-free = { $count ->
    [0] Ya no queda ningún asiento libre.
    [one] Hay un asiento libre.
   *[other] Hay { $count } asientos libres.
}
page-invited-late = Llegas demasiado tarde
page-one-more = Otra persona en esta pantalla
page-sit-down = Sentarse
page-claim-title = Jugar en este asiento
page-claim = ¿Jugar en este asiento a partir de ahora? Durante la partida, quien lo tenía puede recuperarlo cuando quiera.

# Antes de la partida.
page-waiting-for = Esperando a los jugadores
page-waiting-why = La partida empieza en cuanto todos los asientos estén ocupados.
page-stand-up = Levantarse
page-free-seat = Liberar el asiento
page-start-now = Empezar; bots en los asientos libres
page-invite = Invitar
page-link = Enlace
page-link-join = Enlace para jugar
page-link-watch = Enlace para mirar
page-link-seat = Enlace a mi asiento ({ $name })
page-renew-link = Sustituir el enlace
page-qr = El enlace como imagen para la cámara de un teléfono

# La barra de estado.
page-your-turn = Es tu turno
page-is-to-act = Es el turno de { $name }
page-bot-thinks = { $name } (bot) está pensando
page-stand-in-thinks = { $name } no está; un bot está pensando
page-game-over = La partida ha terminado
page-frozen = Esta partida empezó con otras reglas y no puede seguir aquí.
page-lost = Se ha perdido la conexión; reintentando…
page-lost-kept = Se ha perdido la conexión; reintentando… Tu clic no se pierde.
page-taking = Deshacer y terminar el turno
page-undo = Deshacer
page-undo-alone = Deshacer el último paso. A solas con bots se puede deshacer todo, incluso una mirada a algo oculto.
page-reset = Reiniciar turno
page-redo = Rehacer
page-end-turn = Terminar turno
page-menu = Menú de la mesa

# Quién está.
page-here = presente
page-away = ausente
page-is-bot = bot, { $level }
page-stand-in = juega un bot
page-watching =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
page-guests = ¿Quién está aquí?
page-mute = Silenciar
page-unmute = Dejar hablar
page-remove-guest = Expulsar
page-let-in = Dejar entrar de nuevo
page-leave = Dejar que un bot juegue por { $name }
page-return = Dejar que { $name } vuelva a jugar

# En torno a una pantalla.
page-pass-to = Pasa la pantalla a { $name }
page-pass-why = Ahora está todo tapado, para que nadie vea lo que es de otro.
page-show-mine = Soy { $name }; mostrar mi mesa

# Qué se puede hacer, y cómo.
page-context = Lo que puedes hacer
page-not-now = Ahora no se puede
page-which-one = ¿Cuál?
page-where = ¿Dónde?
page-choose-some =
    { $fewest ->
        [0] Elige como mucho { $most }.
       *[other] Elige al menos { $fewest } y como mucho { $most }.
    }
page-paying = Cómo se paga
page-other-ways =
    { $count ->
        [one] 1 manera más
       *[other] { $count } maneras más
    }
page-price-in-all = En total
page-left-after = Queda después
page-costs = Cuesta
page-place-home = en el barrio
page-place-exhausted = en la zona de descarte
page-place-cell = en la casilla { $cell }
page-gold = Oro
page-do-it = Hacerlo
page-final = No podrás deshacerlo sin el permiso de los demás.
page-looking-back = Estás viendo un momento anterior. Para seguir jugando, vuelve al presente.
page-waits-for = Esperando a { $name }.
page-waits-hint = Mira a tu alrededor mientras tanto. El título de esta pestaña te dice cuándo es tu turno.
page-over-hint = Mira la mesa todo lo que quieras. Los botones de arriba llevan a la puntuación y por toda la partida.

# Consejos.
page-tip = Consejo
page-tip-read = Entendido
page-tip-none = No más consejos

# Deshacer con permiso.
page-ask-undo = Pedir deshacer
page-ask-undo-why = Esto ha mostrado algo nuevo. Los demás deciden si puedes deshacerlo.
page-reopen = ¿Deshacer el último paso?
page-reopen-why = La partida ha terminado. Si deshaces algo, continúa y sale de la lista de partidas terminadas hasta que vuelva a acabar.
page-asks-back =
    { $count ->
        [one] { $name } pide deshacer el último paso.
       *[other] { $name } pide deshacer los últimos { $count } pasos.
    }
page-asks-wait = Esperando la respuesta.
page-asks-bot = { $other } no está. { $name } propone que juegue un bot.
page-asks-player = { $other } no está. { $name } propone buscar a un nuevo jugador.
page-i-am-here = Estoy aquí
page-allow = Permitir
page-deny = No permitir
page-absent = Jugadores ausentes
page-absent-why = Si alguien falta mucho tiempo, los demás pueden acordar un sustituto. Quien ha sido sustituido puede volver cuando quiera.
page-ask-bot = Pedir un bot
page-ask-player = Pedir un nuevo jugador
page-my-seat = Mi asiento
page-my-seat-why = Quien abre este enlace juega en tu asiento. Solo tú puedes crearlo, y puedes recuperar el asiento cuando quieras.
page-link-vacant = Enlace para sustituir a { $name }
page-vacant = espera a un nuevo jugador
page-same-screen = en la pantalla de { $name }

# Diario y chat.
page-log-and-chat = Diario y chat
page-log = Diario
page-earlier = Mostrar los anteriores
page-chat = Chat
page-chat-new = { $count ->
    [one] Un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
page-chat-empty = Nadie ha dicho nada todavía.
page-say = Escribe algo
page-send = Enviar
page-goes-on = Tu acción continúa
page-look-back = Repasar las jugadas
page-cover = Tapar mis cartas
page-other-places = { $count ->
    [one] otro lugar
   *[other] otros { $count } lugares
}
page-bot-for-you = Ahora mismo un bot juega por { $name }.
page-lost-seat = { $name } juega en tu asiento.
page-lost-vacant = Los demás buscan a un nuevo jugador para tu asiento.
page-take-back = Recuperar mi asiento
page-only-end = No queda nada por hacer: termina tu turno.
page-end-sure = ¿Terminar el turno?
page-end-loses = Lo que quede al final del turno se pierde.
page-end-lose = Terminar el turno y perder { $what }
page-keep-playing = Seguir jugando
# The rules of a table.
page-table-rules = Reglas de esta mesa
page-rules-version = Versión { $number } de las reglas
