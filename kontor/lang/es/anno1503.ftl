# Anno 1503: nombres de las cosas, lo que ha pasado, lo que se puede hacer y por qué no.

anno1503-title = Anno 1503
anno1503-about = Explora las islas, coloniza la tuya y alcanza antes que nadie tres de los cinco objetivos. De Klaus Teuber.
anno1503-howto =
    Sé el primero en cumplir, en tu propio turno, { $points } de cinco objetivos: { $gold } de oro, { $branches } sucursales, { $agreements } acuerdos comerciales, { $buildings } edificios públicos, { $merchants } comerciantes.
    Un turno: se tira el dado y cada isla produce una mercancía. Después colonizas, mejoras, vendes y compras en el orden que quieras. Por último navegan tus barcos.
    Los barcos miran las losetas ocultas contiguas. La loseta que usas pasa a tu isla, y el barco vuelve a tu reserva.
    Los habitantes compran mercancías, cada uno una vez por turno: los pioneros madera, piedra o herramientas, los colonos tela, los ciudadanos especias, los comerciantes tabaco.
    A partir del cuarto espacio, un nuevo pionero trae un edificio público. Con un 6 pueden atacar los piratas o un incendio, o empieza una edad de oro.
    Al final de tu turno conservas { $limit } mercancías como máximo.

# Opciones.
anno1503-choose-hands = ¿Cartas en mano a la vista u ocultas?
anno1503-hands-open = A la vista: todos ven qué mercancías tienes en la mano.
anno1503-hands-hidden = Ocultas: los demás solo ven cuántas mercancías tienes en la mano.

anno1503-good-wood = madera
    .some = madera
anno1503-good-stone = piedra
    .some = piedra
anno1503-good-tools = herramientas
    .some = herramientas
anno1503-good-cloth = tela
    .some = tela
anno1503-good-spice = especias
    .some = especias
anno1503-good-tobacco = tabaco
    .some = tabaco
anno1503-good-any = a elegir
    .some = una mercancía a elegir
anno1503-hidden-goods =
    { $count ->
        [one] 1 mercancía
       *[other] { $count } mercancías
    }

anno1503-inhabitant-pioneer = pionero
    .a = un pionero
    .to = al pionero
anno1503-inhabitant-settler = colono
    .a = un colono
    .to = al colono
anno1503-inhabitant-citizen = ciudadano
    .a = un ciudadano
    .to = al ciudadano
anno1503-inhabitant-merchant = comerciante
    .a = un comerciante
    .to = al comerciante

anno1503-building-fire_brigade = bomberos
    .a = un parque de bomberos
anno1503-building-forge = herrería
    .a = una herrería
anno1503-building-church = iglesia
    .a = una iglesia
anno1503-building-school = escuela
    .a = una escuela
anno1503-building-restaurant = restaurante
    .a = un restaurante
anno1503-building-shipyard = astillero
    .a = un astillero
anno1503-building-bath_house = casa de baños
    .a = una casa de baños
anno1503-building-large_branch = gran sucursal
    .a = una gran sucursal
anno1503-effect-price = cada { $inhabitant } paga { $gold } de oro
anno1503-effect-good_price = vende { $good_some } por { $gold } de oro
anno1503-effect-fire = no pagas nada si hay un incendio
anno1503-effect-pirates = no pagas nada si atacan los piratas
anno1503-effect-golden_age = { $number } mercancías en la edad de oro
anno1503-effect-points = puntos de acción de los barcos × { $number }
anno1503-effect-claim = una vez por turno, una mercancía de otra mano por { $gold } de oro
anno1503-ship = barco
anno1503-is-goods = { $goods }
anno1503-is-building = { $building }
anno1503-is-tile = { $tile }


anno1503-tile-branch_wood = sucursal de madera
    .a = una sucursal de madera
anno1503-tile-branch_stone = sucursal de piedra
    .a = una sucursal de piedra
anno1503-tile-branch_tools = sucursal de herramientas
    .a = una sucursal de herramientas
anno1503-tile-branch_cloth = sucursal de tela
    .a = una sucursal de tela
anno1503-tile-branch_spice = sucursal de especias
    .a = una sucursal de especias
anno1503-tile-branch_tobacco = sucursal de tabaco
    .a = una sucursal de tabaco
anno1503-tile-agreement = acuerdo comercial
    .a = un acuerdo comercial
anno1503-tile-treasure_upgrade = tesoro (mejora gratuita)
    .a = un tesoro que mejora a un habitante
anno1503-tile-treasure_gold = tesoro (oro)
    .a = un tesoro con oro

anno1503-goal-gold = oro
anno1503-goal-branches = sucursales
anno1503-goal-agreements = acuerdos
anno1503-goal-buildings = edificios
anno1503-goal-merchants = comerciantes

anno1503-phase-roll = la tirada de producción
anno1503-phase-event = la tirada de evento
anno1503-phase-take = la elección de mercancías
anno1503-phase-give = la entrega de una loseta a los piratas
anno1503-phase-reserve = la colocación de una loseta de la reserva
anno1503-phase-act = el turno de un jugador
anno1503-phase-draw = el robo de una mercancía de otra mano
anno1503-phase-looked = la decisión tras mirar una loseta
anno1503-phase-discard = el descarte de lo que sobra
anno1503-phase-over = el final de la partida

# Lo que ha pasado.
anno1503-event-turn = — Turno { $number }: { $seat } —
anno1503-event-rolled = { $seat } saca un { $face }.
anno1503-event-struck =
    { $event ->
        [pirates] La tirada de evento es un { $face }: ¡piratas!
        [fire] La tirada de evento es un { $face }: ¡un incendio!
       *[golden_age] La tirada de evento es un { $face }: ¡una edad de oro!
    }
anno1503-event-took = { $seat } toma { $goods }.
anno1503-event-took_nothing = { $seat } no recibe nada: la pila está vacía.
anno1503-event-spared =
    { $event ->
        [pirates] Un edificio público protege a { $seat } de los piratas.
       *[fire] Un edificio público protege a { $seat } del incendio.
    }
anno1503-event-paid =
    { $event ->
        [pirates] { $seat } paga { $gold } de oro a los piratas.
       *[fire] { $seat } paga { $gold } de oro por el incendio.
    }
anno1503-event-unharmed =
    { $event ->
        [pirates] Los piratas no encuentran nada que llevarse de { $seat }.
       *[fire] { $seat } no tiene nada que pueda arder.
    }
anno1503-event-gave_up = { $seat } no puede pagar a los piratas y entrega { $tile_a }.
anno1503-event-placed = Una loseta de la reserva se coloca boca abajo en { $cell }.
anno1503-event-lost_inhabitant = { $seat } no puede pagar los daños del incendio y pierde al habitante del espacio { $space }.
anno1503-event-lost_building = { $seat } no puede pagar los daños del incendio y pierde al habitante del espacio { $space } y su edificio público ({ $building }).
anno1503-event-launched = { $seat } construye un barco.
anno1503-event-settled = { $seat } coloca un pionero en el espacio { $space }.
anno1503-event-settled_building = { $seat } coloca un pionero en el espacio { $space } y construye { $building_a }.
anno1503-event-developed = { $seat } convierte al habitante del espacio { $space } en { $inhabitant_a }.
anno1503-event-sold = { $seat } vende { $good_some } en el espacio { $space } por { $gold } de oro.
anno1503-event-bought = { $seat } compra { $good_some } por { $gold } de oro.
anno1503-event-claimed = { $seat } paga { $gold } de oro a { $other } por una mercancía de su mano.
anno1503-event-drew = { $seat } roba { $good_some } de la mano de { $other }.
anno1503-event-drew_hidden = { $seat } roba una mercancía de la mano de { $other }.
anno1503-event-drew_hidden_self = { $seat } roba { $good_some } de la mano de { $other }.
anno1503-event-sailed = { $seat } lleva el barco { $ship } a { $cell }.
anno1503-event-looked = { $seat } mira la loseta de { $cell }.
anno1503-event-looked_self = { $seat } mira la loseta de { $cell }: { $tile_a }.
anno1503-event-left = { $seat } deja la loseta de { $cell } en su sitio.
anno1503-event-kept = { $seat } usa la loseta de { $cell }: { $tile_a }. El barco vuelve a la reserva.
anno1503-event-kept_branch = { $seat } usa la loseta de { $cell }: { $tile_a } en el puesto { $site }. El barco vuelve a la reserva.
anno1503-event-discarded = { $seat } descarta { $goods }.
anno1503-event-won = ¡{ $seat } cumple los objetivos { $goals } y gana!
anno1503-event-drawn = Tras { $turns } turnos no ha ganado nadie: la partida acaba en empate.

# Lo que se pregunta.
anno1503-ask-act = { $seat }, es tu turno.
anno1503-ask-take =
    { $number ->
        [one] { $seat }, elige una mercancía.
       *[other] { $seat }, elige { $number } mercancías.
    }
anno1503-ask-give = { $seat }, no puedes pagar a los piratas. ¿Qué loseta entregas?
anno1503-ask-looked = { $seat }, ¿qué haces con la loseta de { $cell }?
anno1503-ask-discard =
    { $number ->
        [one] { $seat }, descarta una mercancía.
       *[other] { $seat }, descarta { $number } mercancías.
    }

# Lo que se puede hacer.
anno1503-move-take = Tomar { $goods }
anno1503-move-give = Entregar { $tile_a }
anno1503-move-give-site = Entregar { $tile_a } (puesto { $site })
anno1503-move-ship = Construir un barco (cuesta { $goods })
anno1503-move-pioneer = Colocar un pionero en el espacio { $space } (cuesta { $goods })
anno1503-move-pioneer-building = Colocar un pionero en el espacio { $space } y construir { $building_a }: { $effects } (cuesta { $goods })
anno1503-move-develop = Convertir al habitante del espacio { $space } en { $inhabitant_a } (cuesta { $goods })
anno1503-move-sell = Vender { $good_some } { $inhabitant_to } del espacio { $space } por { $gold } de oro
anno1503-move-buy = Comprar { $good_some } por { $gold } de oro
anno1503-move-claim = Robar una mercancía de la mano de { $other } por { $gold } de oro
anno1503-move-sail = Llevar el barco { $ship } a { $cell }
anno1503-move-look = Mirar la loseta de { $cell } (barco { $ship })
anno1503-move-leave = Dejar la loseta en su sitio
anno1503-move-keep-branch = Colocar { $tile_a } en el puesto { $site } (que produce { $good_some }; el barco vuelve a tu reserva)
anno1503-move-keep-agreement = Colocar { $tile_a } (el barco vuelve a tu reserva)
anno1503-move-keep-treasure_gold = Tomar el tesoro con { $gold } de oro (el barco vuelve a tu reserva)
anno1503-move-keep-treasure_upgrade = Convertir gratis al habitante del espacio { $space } en { $inhabitant_a } (el barco vuelve a tu reserva)
anno1503-move-end = Terminar el turno
anno1503-move-discard = Descartar { $goods }

# Por qué no.
anno1503-why-not-now = «{ $text }» no es posible ahora; la fase actual es { $phase }.
anno1503-why-die-face = Un dado muestra de 1 a { $faces }.
anno1503-why-ships-have-sailed =
    { $kind ->
        [claim] En esta partida, la gran sucursal se usa antes de que actúe el primer barco.
       *[other] Una vez que ha actuado un barco, en este turno ya no se coloca, mejora, compra ni vende nada.
    }
anno1503-why-surplus =
    { $number ->
        [one] Debes descartar exactamente una mercancía de tu mano.
       *[other] Debes descartar exactamente { $number } mercancías de tu mano.
    }
anno1503-why-not-produced = Tu isla no produce { $goods } con esta tirada.
anno1503-why-pile-empty = En esa pila no queda ninguna carta.
anno1503-why-not-your-tile = En tu isla no hay ninguna loseta así: { $tile }.
anno1503-why-name-the-site = Tienes varias losetas de este tipo ({ $tile }); indica también el puesto.
anno1503-why-site-not-named = Solo tienes una loseta de este tipo ({ $tile }); se entrega sin indicar el puesto.
anno1503-why-not-in-reserve = En la reserva no hay ninguna loseta así: { $tile }.
anno1503-why-golden-number =
    { $number ->
        [one] En esta edad de oro tomas una mercancía.
       *[other] En esta edad de oro tomas { $number } mercancías, o las que haya.
    }
anno1503-why-no-ship-in-stock = No te queda ningún barco por construir.
anno1503-why-cost = Esto cuesta { $goods }; aún necesitas { $missing }.
anno1503-why-no-space = Todos los espacios de tu isla están ocupados.
anno1503-why-no-pioneer-tile = No te quedan losetas de pionero; antes convierte a un colono en ciudadano.
anno1503-why-name-a-building = Un pionero en el espacio { $space } trae un edificio público; indica cuál.
anno1503-why-no-building-left = Un pionero en el espacio { $space } debe traer un edificio público, y ya no queda ninguno para ti.
anno1503-why-no-building-here = Un pionero en el espacio { $space } todavía no trae un edificio público.
anno1503-why-building-taken = Este edificio ya no está disponible: { $building }.
anno1503-why-building-twice = Ya tienes este edificio, y en una isla no puede haber dos iguales: { $building }.
anno1503-why-nobody-there = En el espacio { $space } no vive nadie.
anno1503-why-already-merchant = El habitante del espacio { $space } ya es comerciante.
anno1503-why-no-citizen-tile = No te quedan losetas de ciudadano.
anno1503-why-has-bought = El habitante del espacio { $space } ya ha comprado algo en este turno.
anno1503-why-does-not-buy = El habitante del espacio { $space } no compra esta mercancía: { $good }.
anno1503-why-not-in-hand = No tienes esta mercancía: { $good }.
anno1503-why-buys-used =
    { $times ->
        [one] Solo se compra una vez por turno.
       *[other] Se compra como máximo { $times } veces por turno.
    }
anno1503-why-buy-gold = Necesitas { $gold } de oro para comprar una mercancía.
anno1503-why-no-claim-building = Necesitas una gran sucursal para robar de otra mano.
anno1503-why-claim-used = Ya has robado de otra mano en este turno.
anno1503-why-claim-seat = La mercancía se roba de la mano de otro jugador.
anno1503-why-claim-gold = Necesitas { $gold } de oro para robar de otra mano.
anno1503-why-claim-hand = { $other } no tiene mercancías.
anno1503-why-not-in-that-hand = En esa mano no está esta mercancía: { $good }.
anno1503-why-no-such-ship = No tienes ningún barco { $ship } en el mar.
anno1503-why-no-points =
    { $points ->
        [one] El barco { $ship } ya ha usado su punto de acción.
       *[other] El barco { $ship } ya ha usado sus { $points } puntos de acción.
    }
anno1503-why-not-adjacent = { $cell } no está junto al barco { $ship }.
anno1503-why-not-sea = { $cell } es un espacio de isla; los barcos no salen del mar.
anno1503-why-no-tile = En { $cell } no hay ninguna loseta.
anno1503-why-bridge = Una sucursal se coloca en un puente gris libre; indica el número de un puesto que lo tenga.
anno1503-why-no-agreement-bridge = Todos tus puentes marrones están ocupados.
anno1503-why-name-no-place = Esta loseta se usa sin indicar ningún lugar.
anno1503-why-upgrade-nobody = Este tesoro mejora a un habitante que pueda dar el siguiente paso; indica su espacio.

# Un reparto que no sale de ninguna mezcla.
anno1503-deal-home = Las islas de origen deben ser { $players } números distintos de 0 a { $boards }.
anno1503-deal-cell = Con este número de jugadores no se reparte ninguna loseta en { $cell }.
anno1503-deal-tile = No hay ninguna loseta llamada «{ $name }».
anno1503-deal-empty = El espacio de isla { $cell } no tiene loseta.
anno1503-deal-stack = En los espacios de la pila { $mark } hay { $found } de estas losetas, pero la pila solo tiene { $wanted }: { $tile }.
anno1503-deal-count = En el reparto hay { $found } de estas losetas en lugar de { $wanted }: { $tile }.

# La mesa en la terminal.
anno1503-screen-sea = El mar
anno1503-screen-legend = ◇ salida · [2] loseta boca abajo, pila 2 · ' alguien la miró · ( ) vacío · letras: barcos
anno1503-screen-goals = Objetivos
anno1503-screen-hand = Mano
anno1503-screen-inhabitants = Isla
anno1503-screen-production = Puestos
anno1503-screen-ships = Barcos
anno1503-screen-points =
    { $points ->
        [one] (queda 1 punto)
       *[other] (quedan { $points } puntos)
    }
anno1503-screen-display = Edificios públicos disponibles:
anno1503-screen-piles = Pilas:
anno1503-screen-reserve = Losetas en la reserva: { $count }
anno1503-screen-price = una mercancía te cuesta { $gold } de oro
anno1503-screen-stock = (quedan: { $low } pionero/colono, { $high } ciudadano/comerciante)
anno1503-screen-ships-in-stock = ({ $count } en la reserva)

# Cómo se llama una loseta en el mapa: tres letras como máximo.
anno1503-short-branch_wood = Ma
anno1503-short-branch_stone = Pi
anno1503-short-branch_tools = He
anno1503-short-branch_cloth = Te
anno1503-short-branch_spice = Es
anno1503-short-branch_tobacco = Ta
anno1503-short-agreement = −1
anno1503-short-treasure_upgrade = ↑
anno1503-short-treasure_gold = 12

# Datos imposibles.
anno1503-content-board = { $path }: un tablero tiene { $sites } puestos, exactamente uno de ellos «any».
anno1503-content-map-size = { $path }: el mapa necesita de 1 a 9 filas de igual longitud, con 26 casillas como máximo.
anno1503-content-map-squares = { $path }: el mapa se dibuja con una «S» y con «.», «2», «3» y «4».
anno1503-content-stack-small = { $path }: la pila { $mark } tiene { $tiles } losetas para { $spaces } espacios del mapa.
anno1503-content-stacks = { $path }: hacen falta las pilas 2, 3 y 4, una vez cada una.
anno1503-content-unreachable = { $path }: ningún barco puede acercarse al espacio de isla { $cell }.
anno1503-content-faces = { $path }: cada cara del dado, de 1 a 6, debe traer exactamente un evento.
