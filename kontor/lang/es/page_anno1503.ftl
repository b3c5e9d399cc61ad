# La mesa de Anno 1503 en el navegador.

page-1503-sea = El mar
page-1503-sea-hint = Haz clic en un barco y luego a lo largo de su ruta.
page-1503-helm =
    { $points ->
        [one] Barco { $ship }: queda 1 punto
       *[other] Barco { $ship }: quedan { $points } puntos
    }
page-1503-reserve = Losetas en la reserva: { $count }
page-1503-cell-start = { $cell }: de aquí salen todos los barcos
page-1503-cell-sea = { $cell }: mar abierto
page-1503-cell-seen = { $cell }: { $tile }
page-1503-cell-fog = { $cell }: isla desconocida; su { $stack } significa: en juego a partir de { $stack } jugadores
page-1503-cell-empty = { $cell }: ya sin loseta o fuera de juego
page-1503-cell-lookers = vista por { $names }
page-1503-ship-of = barco { $ship } de { $name }
page-1503-can-sail = puedes navegar hasta aquí
page-1503-can-look = puedes mirarla
page-1503-island-own = Tu isla
page-1503-island-of = Isla de { $name }
page-1503-inhabitants = Habitantes
page-1503-space = espacio { $space }
page-1503-space-free = libre
page-1503-has-bought = ya ha comprado en este turno
page-1503-safe = a salvo del fuego
page-1503-sites = Producción
page-1503-site = con un { $face }: { $good }
page-1503-site-or = con un { $face }: { $good }, o { $branch } gracias a la sucursal
page-1503-site-bridge = puente libre para una sucursal
page-1503-agreements = Acuerdos comerciales: { $count } de { $most }; una mercancía cuesta { $gold } de oro
page-1503-ships-in-stock = Construir un barco; en reserva: { $count }
page-1503-stock-hint = Losetas en reserva: arriba pioneros y colonos, abajo ciudadanos y comerciantes
page-1503-goods = Tus mercancías
page-1503-goods-of = Mercancías de { $name }
page-1503-no-goods = sin mercancías
page-1503-limit = Al final de tu turno te quedas con un máximo de { $limit } mercancías.
page-1503-sell-hint = Haz clic para vender: { $good }
page-1503-gather-discard = Haz clic en las mercancías que descartas: { $number }
page-1503-gather-take = Haz clic en las mercancías que tomas: { $number }
page-1503-discard = Descartar
page-1503-take = Tomar
page-1503-put-back = Devolver: { $good }
page-1503-gold = Oro
page-1503-gold-goal = { $gold } de oro; { $goal } son un objetivo
page-1503-gold-of = { $name }: { $gold } de oro
page-1503-advice-lacks = Falta:
page-1503-advice-kind = { $name }: { $text }
page-1503-goals = Objetivos: { $points } para ganar
page-1503-goal = Objetivo
page-1503-goal-held = logrado
page-1503-points = Puntos
page-1503-others = Los demás jugadores
page-1503-has-turn = tiene el turno
page-1503-market = Mercado
page-1503-price = una mercancía cuesta { $gold } de oro
page-1503-buys-left =
    { $count ->
        [one] puedes comprar 1 más
       *[other] puedes comprar { $count } más
    }
page-1503-buys-none = no puedes comprar más en este turno
page-1503-market-closed = cerrado por este turno
page-1503-pile = { $good }: cartas restantes: { $count }
page-1503-buildings = Edificios públicos
page-1503-you-have-it = lo tienes
page-1503-happenings = La última tirada
page-1503-production = Cada isla produce su mercancía para el { $face }.
page-1503-what = ¿Qué significa esto?
page-1503-rolls = Las tiradas desde tu último turno
page-1503-die = dado: { $face }
page-1503-tabs = Partes de la mesa
page-1503-tab-sea = Mar
page-1503-tab-island = Isla
page-1503-tab-market = Mercado
page-1503-tab-players = Jugadores
page-1503-tab-log = Crónica

# List of things
page-1503-list-settle = Construir y poblar
page-1503-with-building = Pionero + { $building }
page-1503-list-sell = Vender
page-1503-list-buy = Comprar
page-1503-list-sail = Barcos
