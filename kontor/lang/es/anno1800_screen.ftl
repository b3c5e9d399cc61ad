# Anno 1800: la pantalla del terminal, las listas breves y lo que falta.

# Títulos y nombres en la lista de lo que se puede hacer.
anno1800-list-build = construir
anno1800-list-play = jugar
anno1800-list-hire = contratar
anno1800-list-upgrade = mejorar
anno1800-list-use = usar
anno1800-list-recall = a casa
anno1800-list-other = además
anno1800-list-swap = intercambiar cartas
anno1800-list-open = Viejo Mundo
anno1800-list-explore = Nuevo Mundo
anno1800-list-expedition = expedición
anno1800-list-festival = festividad
anno1800-list-make = producir por adelantado
anno1800-list-end = terminar el turno
anno1800-list-card = { $card }
anno1800-list-cube = { $cube }

# Adónde va algo.
anno1800-spot-place =
    { $place ->
        [home] en su barrio
       *[exhausted] en la zona de descarte
    }
anno1800-spot-free =
    { $zone ->
        [land] tierra libre
        [coast] costa libre
       *[sea] mar libre
    }
anno1800-spot-tile = ahora: { $tile }
anno1800-spot-crew = ahora: { $tile }; trabajan allí: { $cubes }

anno1800-spot-several = { $places }
anno1800-step-make = { $good } en la casilla { $cell }

# Por qué no.
anno1800-why-lacks = Ahora no se puede pagar ({ $cost }): { $lacks }.

# Antes de empezar.
anno1800-choose-objectives = ¿Qué misiones?
anno1800-choose-edition = ¿Según qué reglamento?
anno1800-choose-card_tokens = ¿Qué fichas de comercio cuentan para Madame Kahina?
anno1800-card_tokens-apart = solo las de los barcos
anno1800-card_tokens-counted = las de los barcos y las que están sobre cartas
anno1800-preset-random = cinco cualesquiera, sacadas al azar

# La pantalla.
anno1800-screen-short-farmer = Ag
anno1800-screen-short-worker = Tr
anno1800-screen-short-artisan = Ar
anno1800-screen-short-engineer = In
anno1800-screen-short-investor = Iv
anno1800-screen-island = Isla
anno1800-screen-hand = Mano
anno1800-screen-board = Tablero común
anno1800-screen-objectives = Misiones
anno1800-screen-opponents = Los demás
anno1800-screen-land = tierra
anno1800-screen-coast = costa
anno1800-screen-sea = mar
anno1800-screen-naval = marina
anno1800-screen-free = libres: { $cells }
anno1800-screen-gold = oro { $number }
anno1800-screen-trade = comercio
anno1800-screen-exploration = exploración
anno1800-screen-on-cards = +{ $number } en cartas
anno1800-screen-exhausted = descartados
anno1800-screen-imports = importa
anno1800-screen-islands = islas: { $old } Viejo Mundo, { $new } Nuevo Mundo
anno1800-screen-expeditions = cartas de expedición
anno1800-screen-effects = por usar
anno1800-screen-at-hand = disponibles hasta el final del turno
anno1800-screen-upgrades-left =
    { $number ->
        [one] queda 1 mejora gratuita en este turno: use { $card }
       *[other] quedan { $number } mejoras gratuitas en este turno: use { $card }
    }
anno1800-screen-spent = usadas
anno1800-screen-supply = reserva
anno1800-screen-decks = mazos
anno1800-screen-piles = islas { $old } Viejo Mundo, { $new } Nuevo Mundo · cartas de expedición { $expeditions }
anno1800-screen-hand-of = mano { $number } ({ $cards })
anno1800-screen-points =
    { $number ->
        [one] 1 punto jugado
       *[other] { $number } puntos jugados
    }
anno1800-screen-turns-left =
    { $number ->
        [one] queda 1 turno
       *[other] quedan { $number } turnos
    }
anno1800-screen-sells = vende
anno1800-screen-some-cubes = [{ $cubes }]
anno1800-screen-some-trade = { $number } comercio
anno1800-screen-some-exploration = { $number } exploración
anno1800-screen-some-gold = { $number } oro
anno1800-screen-brings-cubes = +{ $cubes }
anno1800-screen-brings-upgrades =
    { $number ->
        [one] 1 { $cube } ↑
       *[other] hasta { $number } { $cube_many } ↑
    }
anno1800-screen-brings-trade = +{ $number } comercio
anno1800-screen-brings-exploration = +{ $number } exploración
anno1800-screen-brings-gold = +{ $number } oro
anno1800-screen-brings-expeditions = +{ $number } expedición
anno1800-screen-brings-actions = +{ $number } acción
anno1800-screen-brings-returns =
    { $number ->
        [one] 1 carta bajo su mazo
       *[other] hasta { $number } cartas bajo sus mazos
    }
anno1800-screen-brings-free = gratis: { $goods }
anno1800-screen-legend =
    En la pantalla: ✓ posible ahora, ✗ falta, = ya lo tienes; ○ puestos de trabajo libres y ● ocupados; [artesano] un cubo que va al descarte; ◀ juega, ✹ tiene los fuegos artificiales; 2/3 dos disponibles de tres.
    Las cartas se llaman como su mazo: fw agricultor/trabajador, aei artesano/ingeniero/inversor, nw Nuevo Mundo. Detrás de una loseta está cuántas quedan.
