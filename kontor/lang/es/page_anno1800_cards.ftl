# La página, Anno 1800: mano, cartas, medios, los demás, misiones.

# Una carta y sus partes. Las mercancías, los cubos y las fichas tienen símbolos; estas palabras son indicaciones que se leen en voz alta.
page-1800-card-words = Carta del mazo { $deck }, { $points } de influencia. Pide: { $needs }. Da: { $brings }.
page-1800-card-needs = Pide
page-1800-card-brings = Da
page-1800-card-influence =
    { $points ->
        [one] 1 punto de influencia
       *[other] { $points } puntos de influencia
    }
page-1800-card-playable = Puedes jugarla ahora.
page-1800-card-usable = Puedes usarla ahora.
page-1800-card-paying = Se usa al pagar: elígela donde haga falta su mercancía.
page-1800-card-lacks = Falta: { $what }.
page-1800-card-need = { $name } ({ $way })
page-1800-card-way-make = puedes producirlo
page-1800-card-way-buy = puedes comprarlo
page-1800-card-way-import = puedes importarlo
page-1800-card-way-free = gratis con una carta
page-1800-card-way-hand = disponible
page-1800-card-way-lack = falta
page-1800-card-times = { $number } × { $name }
page-1800-card-exhaust = descartar { $cubes }
page-1800-card-held = listos: { $cubes }
page-1800-card-parts = Hecho hasta ahora en la acción en curso: { $number }
page-1800-card-trade =
    { $number ->
        [one] 1 ficha de comercio
       *[other] { $number } fichas de comercio
    }
page-1800-card-exploration =
    { $number ->
        [one] 1 ficha de exploración
       *[other] { $number } fichas de exploración
    }
page-1800-card-gold = { $number } de oro
page-1800-card-nothing = nada
page-1800-card-workplace = un puesto de trabajo libre para: { $good }
page-1800-card-upgrades = ascender hasta { $number } × { $cube }
page-1800-card-expeditions =
    { $number ->
        [one] 1 carta de expedición
       *[other] { $number } cartas de expedición
    }
page-1800-card-actions =
    { $number ->
        [one] una acción más
       *[other] { $number } acciones más
    }
page-1800-card-returns =
    { $number ->
        [one] poner 1 carta de la mano bajo su mazo
       *[other] poner hasta { $number } cartas de la mano bajo sus mazos
    }
page-1800-card-free = gratis, a elegir: { $goods }

# La mano
page-1800-hand-sort = Ordenar la mano
page-1800-hand-sort-missing = por lo que falta
page-1800-hand-sort-deck = por mazo
page-1800-hand-sort-points = por influencia
page-1800-hand-show = Qué cartas se ven
page-1800-hand-all = Todas
page-1800-hand-playable = Jugables
page-1800-hand-empty = No hay cartas en la mano.
page-1800-hand-none = Ninguna de estas.
page-1800-hand-chosen = Elegidas: { $number } de { $most }
page-1800-hand-choose = se puede elegir
page-1800-hand-played = Cartas jugadas
page-1800-hand-no-effects = Ningún efecto por usar.
page-1800-hand-spent = Cartas usadas
page-1800-hand-expeditions = Cartas de expedición
page-1800-hand-expedition = Animal: { $animal }; artefacto: { $artifact }

# Lo que se tiene
page-1800-means-title = Lo que tienes
page-1800-means-words = { $name }: { $amounts }
page-1800-means-trade = Fichas de comercio
page-1800-means-exploration = Fichas de exploración
page-1800-means-ready = listos: { $number }
page-1800-means-working = trabajando: { $number }
page-1800-means-exhausted = descartados: { $number }
page-1800-means-cards = de cartas: { $number }
page-1800-means-after = después: { $number }
# Goods at hand, free upgrades that are left, and making goods ahead
page-1800-hand-goods = Recursos disponibles
page-1800-hand-goods-note = se pierden al final del turno
page-1800-hand-goods-used = disponible
page-1800-hand-goods-left = Disponibles hasta el final del turno
page-1800-upgrades-left =
    { $number ->
        [one] Queda 1 mejora gratuita en este turno
       *[other] Quedan { $number } mejoras gratuitas en este turno
    }
page-1800-make = Producir por adelantado
page-1800-make-do =
    { $number ->
        [0] Producir por adelantado
        [one] Producir 1 recurso
       *[other] Producir { $number } recursos
    }
page-1800-make-intro = Toca los recursos que quieras usar más tarde en este turno.
page-1800-make-add = Uno más: { $good }
page-1800-make-remove = Uno menos: { $good }

# Los demás
page-1800-others-open = Ver la isla de { $name }
page-1800-others-turn = tiene el turno
page-1800-others-fireworks = tiene los fuegos artificiales
page-1800-last-round = Última ronda.
page-1800-last-round-next = La próxima ronda es la última.
page-1800-last-round-why = Fuegos artificiales: { $name }.
page-1800-others-points = Influencia de las cartas jugadas: { $number }
page-1800-others-cubes = { $cube }: { $ready } de { $all } listos
page-1800-others-deck = { $deck }: { $number }
page-1800-others-old = Islas del Viejo Mundo: { $number }
page-1800-others-new = Islas del Nuevo Mundo: { $number }
page-1800-others-island = La isla de { $name }
page-1800-others-open-cards = Cartas con efectos por usar
page-1800-others-nothing = ninguna todavía

# Misiones
page-1800-goals-use = Usar
page-1800-goals-use-this = Usar: { $name }
page-1800-goals-used = usada en este turno
page-1800-goals-standing = { $name }: { $number }
