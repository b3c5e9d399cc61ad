# La página, Anno 1800: el tablero común y las islas.

page-1800-board-makes = { $cube } → { $good }
page-1800-board-stock =
    { $number ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $number }
    }
page-1800-board-costs = cuesta: { $cost }
page-1800-board-pile = { $number } { $name }
page-1800-board-price = Coste
page-1800-board-free = No cuesta nada
page-1800-board-done = Ahora no: tu acción está hecha.
page-1800-board-ask = Ahora no: haz clic para saber por qué.
page-1800-board-wanted = tu mano lo necesita
page-1800-board-hire = Contratar
page-1800-board-hire-cube = Contratar: { $cube }
page-1800-board-actions = Acciones
page-1800-board-old = Viejo Mundo
page-1800-board-new = Nuevo Mundo
page-1800-board-open = Desarrollar una isla del Viejo Mundo
page-1800-board-explore = Explorar una isla del Nuevo Mundo
page-1800-board-expedition = Expedición
page-1800-board-travel = Salir de expedición: robar cartas de expedición
page-1800-board-swap = Cambio
page-1800-board-swap-hint = Cambiar cartas de la mano por otras nuevas
page-1800-board-festival = Festividad
page-1800-board-festival-hint = Celebrar una festividad: todos vuelven a casa y están listos de nuevo
page-1800-board-deck = Mazo: { $deck }
page-1800-board-tabs = Partes de la mesa
page-1800-board-tab-do = Actuar
page-1800-board-tab-board = Tablero
page-1800-board-tab-others = Otros

page-1800-island-of = Isla de { $name }
page-1800-island-cell = Casilla { $cell } ({ $zone })
page-1800-island-free = libre
page-1800-island-crew = trabajando: { $cubes }
page-1800-island-covers = cubre: { $tile }
page-1800-island-place = puede ir aquí
page-1800-island-chosen = elegida
page-1800-island-used = se usa en este plan
page-1800-island-districts = Barrios residenciales
page-1800-island-ready = Listos: { $number } × { $cube }
page-1800-island-exhausted = Descartados: { $number } × { $cube }
page-1800-island-upgrade = Mejorar: { $cube }
page-1800-island-recall = Enviar a casa por oro: { $cube }
page-1800-island-nobody = nadie
page-1800-island-new = Islas del Nuevo Mundo
page-1800-island-olds = Islas del Viejo Mundo
page-1800-island-old = Isla { $number } del Viejo Mundo
page-1800-island-old-with = Isla del Viejo Mundo con: { $what }
page-1800-island-imports = Isla del Nuevo Mundo con { $goods }
page-1800-island-tired-tokens =
    { $number ->
        [one] 1 descartado
       *[other] { $number } descartados
    }
