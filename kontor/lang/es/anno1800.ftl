# Anno 1800: lo que ha pasado, lo que se puede hacer y por qué no. Los nombres de las cosas están en anno1800_names.ftl.

anno1800-howto =
    Vacía tu mano y después se cuentan los puntos de influencia: cada carta jugada vale { $fw }, { $aei } o { $nw }; además puntúan las expediciones, el oro, los fuegos artificiales y { $objectives } misiones.
    En tu turno haces una acción: construir, jugar una carta, intercambiar cartas, contratar, mejorar, desbloquear el Viejo Mundo, explorar el Nuevo Mundo, robar cartas de expedición o celebrar la festividad.
    Para producir un recurso, un cubo va de su barrio a un puesto de trabajo y se queda allí. O compras un recurso a otro jugador con fichas de comercio (1 por los de agricultores y trabajadores, 2 por los de artesanos, 3 por los de ingenieros), cada recurso una sola vez por turno; quien vende recibe 1 de oro. Los recursos quedan disponibles hasta el final de tu turno; después se pierden.
    Los cubos vuelven a casa pagando oro (fin de jornada), o todos a la vez con una festividad. Los cubos nuevos traen cartas nuevas a tu mano.
    Producir por adelantado, los efectos de las cartas, las misiones con efecto y el fin de jornada son acciones gratuitas, posibles en cualquier momento de tu turno.
    Quien juega la última carta de su mano se lleva los fuegos artificiales; se termina la ronda y se juega otra más.
    Escribe lo que quieres hacer, por ejemplo «build brewery» o «play fw17»; si hay varias casillas o formas de pagar, eliges tú. También puedes escribir una línea entera: build brewery at 12: work 2, work 6.

# Lo que ha pasado.
anno1800-event-turn = — Turno { $number }: { $seat } —
anno1800-event-last_round = Empieza la última ronda.
anno1800-event-worked = { $seat } produce { $good_some } en la casilla { $cell } ({ $cube }).
anno1800-event-bought =
    { $tokens ->
        [one] { $seat } compra { $good_some } a { $other } por 1 ficha de comercio; { $other } recibe 1 de oro.
       *[other] { $seat } compra { $good_some } a { $other } por { $tokens } fichas de comercio; { $other } recibe 1 de oro.
    }
anno1800-event-imported = { $seat } importa { $good_some } del Nuevo Mundo.
anno1800-event-freed = { $seat } usa { $card } y recibe gratis { $good_some }.
anno1800-event-recalled =
    { $place ->
        [exhausted] { $seat } envía a casa a { $cube_a } desde la zona de descarte por { $gold } de oro.
       *[other] { $seat } envía a casa a { $cube_a } desde la casilla { $place } por { $gold } de oro.
    }
anno1800-event-returned = { $seat } devuelve al tablero de juego { $tile_a } (casilla { $cell }).
anno1800-event-converted = { $seat } usa { $tokens } fichas de exploración como { $number ->
        [one] 1 ficha de comercio
       *[other] { $number } fichas de comercio
    }.
anno1800-event-built = { $seat } construye { $tile_a } en la casilla { $cell }.
anno1800-event-played = { $seat } juega { $card }.
anno1800-event-drew =
    { $number ->
        [one] { $seat } roba una carta ({ $deck }).
       *[other] { $seat } roba { $number } cartas ({ $deck }).
    }
anno1800-event-drew_self = { $seat } roba { $cards }.
anno1800-event-put_under =
    { $number ->
        [one] { $seat } pone una carta debajo de su mazo ({ $deck }).
       *[other] { $seat } pone { $number } cartas debajo de su mazo ({ $deck }).
    }
anno1800-event-put_under_self = { $seat } pone { $cards } debajo del mazo.
anno1800-event-hired = { $seat } contrata a { $cube_a }.
anno1800-event-paid_gold = { $seat } paga { $gold } de oro, porque el mazo está vacío.
anno1800-event-upgraded =
    { $place ->
        [home] Un cubo de { $seat } se convierte en { $cube_a }.
        [exhausted] Un cubo de { $seat } en la zona de descarte se convierte en { $cube_a }.
       *[other] Un cubo de { $seat } en la casilla { $place } se convierte en { $cube_a }.
    }
anno1800-event-opened = { $seat } desbloquea la isla { $island } del Viejo Mundo.
anno1800-event-found = Allí { $seat } encuentra { $tile_a }, en la casilla { $cell }.
anno1800-event-explored = { $seat } explora la isla { $island } del Nuevo Mundo: { $goods }.
anno1800-event-drew_expeditions =
    { $number ->
        [one] { $seat } roba una carta de expedición.
       *[other] { $seat } roba { $number } cartas de expedición.
    }
anno1800-event-drew_expeditions_self = { $seat } roba cartas de expedición: { $cards }.
anno1800-event-festival = { $seat } celebra la festividad: todos los cubos y fichas vuelven a estar disponibles.
anno1800-event-used = { $seat } usa el efecto de { $card }.
anno1800-event-used_objective = { $seat } usa la misión { $objective }.
anno1800-event-made_goods = { $seat } produce por adelantado: { $goods }.
anno1800-event-used_goods = { $seat } usa recursos disponibles: { $goods }.
anno1800-event-lost_goods = El turno termina y los recursos sin usar se pierden: { $goods }.
anno1800-event-lost_upgrades =
    { $number ->
        [one] El turno termina y se pierde una mejora gratuita.
       *[other] El turno termina y se pierden { $number } mejoras gratuitas.
    }
anno1800-event-got_cubes = { $seat } recibe nuevos cubos: { $cubes }.
anno1800-event-got_trade =
    { $number ->
        [one] { $seat } recibe 1 ficha de comercio hasta la próxima festividad.
       *[other] { $seat } recibe { $number } fichas de comercio hasta la próxima festividad.
    }
anno1800-event-got_exploration =
    { $number ->
        [one] { $seat } recibe 1 ficha de exploración hasta la próxima festividad.
       *[other] { $seat } recibe { $number } fichas de exploración hasta la próxima festividad.
    }
anno1800-event-got_gold = { $seat } recibe { $number } de oro.
anno1800-event-got_action =
    { $number ->
        [one] { $seat } tiene una acción adicional.
       *[other] { $seat } tiene { $number } acciones adicionales.
    }
anno1800-event-fireworks = { $seat } se queda sin cartas en la mano y se lleva los fuegos artificiales. Se termina esta ronda y se juega otra más.
anno1800-event-ended = La partida ha terminado. Puntos de influencia: { $scores }.

# Lo que se pregunta.
anno1800-ask-act =
    { $number ->
        [one] { $seat }, es tu turno: una acción.
       *[other] { $seat }, es tu turno: { $number } acciones.
    }
anno1800-ask-end = { $seat }, continúa tu acción, haz acciones gratuitas o termina el turno.
anno1800-ask-done = { $seat }, tu acción está hecha: haz acciones gratuitas, o termina el turno.

# Lo que se puede hacer.
anno1800-move-build = Construir { $tile_a } ({ $cost })
anno1800-move-play = Jugar { $card } ({ $cost }); efecto: { $effect }
anno1800-move-swap = Intercambiar de una a tres cartas de la mano
anno1800-move-hire = Contratar a { $cube_a } ({ $cost })
anno1800-move-upgrade = Mejorar a { $cube_a } ({ $cost })
anno1800-move-open =
    { $number ->
        [one] Desbloquear una isla del Viejo Mundo (1 ficha de exploración)
       *[other] Desbloquear una isla del Viejo Mundo ({ $number } fichas de exploración)
    }
anno1800-move-explore =
    { $number ->
        [one] Explorar una isla del Nuevo Mundo (1 ficha de exploración) y robar { $count } cartas
       *[other] Explorar una isla del Nuevo Mundo ({ $number } fichas de exploración) y robar { $count } cartas
    }
anno1800-move-expedition =
    { $number ->
        [one] Robar { $count } cartas de expedición (1 ficha de exploración)
       *[other] Robar { $count } cartas de expedición ({ $number } fichas de exploración)
    }
anno1800-move-festival = Celebrar la festividad: todos los cubos y fichas vuelven a estar disponibles
anno1800-move-use = Usar { $card }: { $effect }
anno1800-move-use-objective = Usar la misión { $objective } ({ $cost }): { $effect }
anno1800-move-recall = Enviar a casa a { $cube_a } por { $gold } de oro
anno1800-move-make = Producir recursos por adelantado
anno1800-move-end = Terminar el turno
anno1800-lose-goods =
    { $number ->
        [one] 1 recurso
       *[other] { $number } recursos
    }
anno1800-lose-upgrades =
    { $upgrades ->
        [one] 1 mejora gratuita
       *[other] { $upgrades } mejoras gratuitas
    }
anno1800-lose-both = { anno1800-lose-goods } y { anno1800-lose-upgrades }
anno1800-at =
    { $place ->
        [home] { $move }, en el barrio
        [exhausted] { $move }, zona de descarte
       *[other] { $move }, casilla { $place }
    }
anno1800-place =
    { $place ->
        [home] en su barrio
        [exhausted] en la zona de descarte
       *[other] en la casilla { $place }
    }
anno1800-with = { $move }: { $what }
anno1800-where =
    { $place ->
        [home] en su barrio
        [exhausted] en la zona de descarte
       *[other] en la casilla { $place }
    }
anno1800-paid = { $move } – { $steps }

# Los pasos de un pago.
anno1800-step-work = trabajar en la casilla { $cell }
anno1800-step-buy = comprar { $good_some } a { $other }
anno1800-step-import = importar { $good_some }
anno1800-step-free = { $good_some } con { $card }
anno1800-step-recall =
    { $place ->
        [exhausted] enviar a casa a { $cube_a } desde la zona de descarte
       *[other] enviar a casa a { $cube_a } desde la casilla { $place }
    }
anno1800-step-return = devolver la loseta de la casilla { $cell }
anno1800-step-use =
    { $number ->
        [one] mejorar a { $cube_a } con { $card } ({ $places })
       *[other] mejorar a { $number } { $cube_many } con { $card } ({ $places })
    }
anno1800-step-beryl = fichas de exploración como { $number ->
        [one] 1 ficha de comercio
       *[other] { $number } fichas de comercio
    }

# Lo que las cosas cuestan y dan, y lo que falta.
anno1800-is-goods = { $goods }
anno1800-is-cubes = { $cubes } (al descarte)
anno1800-is-trade =
    { $number ->
        [one] 1 ficha de comercio
       *[other] { $number } fichas de comercio
    }
anno1800-is-exploration =
    { $number ->
        [one] 1 ficha de exploración
       *[other] { $number } fichas de exploración
    }
anno1800-is-gold = { $number } de oro
anno1800-is-nothing = gratis
anno1800-is-hire = contratar: { $cube }
anno1800-is-upgrade = mejorar: { $cube }
anno1800-is-tile = { $tile }
anno1800-is-made = { $cube } → { $good }
anno1800-is-objective = { $objective }
anno1800-brings-cubes = { $cubes }
anno1800-brings-upgrades =
    { $number ->
        [one] mejorar a { $cube_a }
       *[other] mejorar hasta { $number } { $cube_many }
    }
anno1800-brings-trade =
    { $number ->
        [one] 1 ficha de comercio (temporal)
       *[other] { $number } fichas de comercio (temporales)
    }
anno1800-brings-exploration =
    { $number ->
        [one] 1 ficha de exploración (temporal)
       *[other] { $number } fichas de exploración (temporales)
    }
anno1800-brings-gold = { $number } de oro
anno1800-brings-expeditions =
    { $number ->
        [one] 1 carta de expedición
       *[other] { $number } cartas de expedición
    }
anno1800-brings-actions =
    { $number ->
        [one] una acción adicional
       *[other] { $number } acciones adicionales
    }
anno1800-brings-returns =
    { $number ->
        [one] poner 1 carta de la mano debajo de su mazo
       *[other] poner hasta { $number } cartas de la mano debajo de sus mazos
    }
anno1800-brings-free = un recurso gratis a elegir: { $goods }
anno1800-lacks-good = ninguna fuente de { $good_some }
anno1800-lacks-cube =
    { $number ->
        [one] falta { $cube_a }
       *[other] faltan { $number } { $cube_many }
    }
anno1800-lacks-workplace = ningún puesto de trabajo libre para { $good_some }
anno1800-lacks-trade_token =
    { $number ->
        [one] falta 1 ficha de comercio
       *[other] faltan { $number } fichas de comercio
    }
anno1800-lacks-exploration_token =
    { $number ->
        [one] falta 1 ficha de exploración
       *[other] faltan { $number } fichas de exploración
    }
anno1800-lacks-gold =
    { $number ->
        [one] falta { $number } de oro
       *[other] faltan { $number } de oro
    }

# Lo que hacen las misiones.
anno1800-rule-most-cubes = { $most } a quien tenga más cubos, { $second } al segundo
anno1800-rule-most-farmers = { $most } a quien tenga más agricultores, { $second } al segundo
anno1800-rule-most-workers = { $most } a quien tenga más trabajadores, { $second } al segundo
anno1800-rule-most-artisans = { $most } a quien tenga más artesanos, { $second } al segundo
anno1800-rule-most-engineers = { $most } a quien tenga más ingenieros, { $second } al segundo
anno1800-rule-most-investors = { $most } a quien tenga más inversores, { $second } al segundo
anno1800-rule-most-trade_tokens = { $most } a quien tenga más fichas de comercio, { $second } al segundo
anno1800-rule-most-exploration_tokens = { $most } a quien tenga más fichas de exploración, { $second } al segundo
anno1800-rule-most-expedition_cards = { $most } a quien tenga más cartas de expedición, { $second } al segundo
anno1800-rule-most-old_world_islands = { $most } a quien tenga más islas del Viejo Mundo, { $second } al segundo
anno1800-rule-most-new_world_islands = { $most } a quien tenga más islas del Nuevo Mundo, { $second } al segundo
anno1800-rule-industries = { $points } por cada una de estas industrias: { $tiles }
anno1800-rule-at_most-old_world_islands = { $points } con un máximo de { $number ->
        [one] 1 isla del Viejo Mundo
       *[other] { $number } islas del Viejo Mundo
    }
anno1800-rule-at_most-new_world_islands = { $points } con un máximo de { $number ->
        [one] 1 isla del Nuevo Mundo
       *[other] { $number } islas del Nuevo Mundo
    }
anno1800-rule-visited_animal = { $points } más por cada animal visitado
anno1800-rule-visited_artifact = { $points } más por cada artefacto visitado
anno1800-rule-new_world_island = { $points } por cada isla del Nuevo Mundo
anno1800-rule-old_world_island = { $points } por cada isla del Viejo Mundo
anno1800-rule-hand_card = { $points } por cada carta que quede en la mano
anno1800-rule-tokens = { $number } fichas de exploración cuentan como 1 ficha de comercio
anno1800-rule-once = una vez por turno: { $cost } → { $effect }
anno1800-rule-often = { $cost } → { $effect }

# Por qué no.
anno1800-why-no-action-left = No te quedan acciones; haz acciones gratuitas o termina el turno.
anno1800-why-no-action-yet = Primero debes hacer una acción; la festividad siempre es posible.
anno1800-why-goods-lacking = Estos recursos están aún por pagar: { $goods }. Indica de dónde vienen, por ejemplo «work 2».
anno1800-why-not-needed = Este recurso no hace falta aquí, y no se puede guardar nada: { $good }.
anno1800-why-not-asked-for = Aquí no se pide este recurso: { $good }.
anno1800-why-nothing-made = Así no se obtiene ningún recurso. Indica de dónde viene, por ejemplo «make: work 2».
anno1800-why-make-needless = Producir por adelantado no aporta nada ahora: en este turno, cada pago puede producir lo que necesita.
anno1800-why-free-good-not-asked = El recurso gratuito de una carta se usa en el acto y nunca se guarda, y aquí no hace falta: { $good }.
anno1800-why-no-such-good = Estos recursos no existen: { $goods }.
anno1800-why-goods-not-together = Ahora no puedes producir todo esto: { $goods }. Elige menos recursos.
anno1800-why-not-together = Aquí estos pasos no encajan entre sí.
anno1800-why-nothing-to-name = Aquí no hay nada más que indicar.
anno1800-why-no-steps = Esto no se paga por pasos.
anno1800-why-no-place = Para esto no se elige ningún lugar.
anno1800-why-no-industry = No tienes ninguna industria en la casilla { $cell }.
anno1800-why-no-workplace = Todos los puestos de trabajo de la casilla { $cell } están ocupados ({ $tile }); antes envía a alguien a casa desde allí.
anno1800-why-no-ready-cube = Ningún { $cube } está disponible para trabajar en la casilla { $cell }.
anno1800-why-cubes-lacking = Van al descarte { $number } × { $cube }; disponibles en el barrio: { $left }.
anno1800-why-trade-tokens =
    { $number ->
        [one] Hace falta 1 ficha de comercio; tienes { $left }.
       *[other] Hacen falta { $number } fichas de comercio; tienes { $left }.
    }
anno1800-why-exploration-tokens =
    { $number ->
        [one] Hace falta 1 ficha de exploración; tienes { $left }.
       *[other] Hacen falta { $number } fichas de exploración; tienes { $left }.
    }
anno1800-why-no-such-island = No tienes ninguna isla del Nuevo Mundo con este recurso: { $good }.
anno1800-why-far-good-not-sold = Los recursos del Nuevo Mundo no se venden: { $good }. Impórtalos de una isla tuya.
anno1800-why-no-such-player = En esta mesa no hay asiento { $number }; los asientos se cuentan desde 0.
anno1800-why-not-from-yourself = Nadie puede comerciar consigo mismo: { $good }.
anno1800-why-bought-already = Cada recurso se compra una sola vez por turno: { $good }.
anno1800-why-does-not-make = { $other } no tiene ninguna industria descubierta para este recurso: { $good }.
anno1800-why-no-open-industry-of = { $other } no tiene ninguna industria así: { $good }, { $cube }.
anno1800-why-cheapest-not-named = De todos modos se entiende la industria más barata del vendedor; omite el tipo de cubo: { $good }, { $cube }.
anno1800-why-nobody-to-recall =
    { $place ->
        [exhausted] En la zona de descarte no hay nadie de este tipo: { $cube }.
       *[other] En la casilla { $place } no hay nadie de este tipo: { $cube }.
    }
anno1800-why-recall-gold = Enviar a casa a { $cube_a } cuesta { $gold } de oro; tienes { $left }.
anno1800-why-return-not-building = Las losetas solo se devuelven al tablero de juego durante una acción de construir.
anno1800-why-return-too-many =
    { $number ->
        [0] En esta edición no se devuelve ninguna loseta al tablero de juego.
        [one] En una acción de construir se puede devolver una sola loseta al tablero de juego.
       *[other] En una acción de construir se pueden devolver { $number } losetas al tablero de juego.
    }
anno1800-why-no-own-tile = En la casilla { $cell } no hay ninguna loseta que se pueda devolver al tablero de juego.
anno1800-why-no-such-cell = No tienes ninguna casilla { $cell }; tus casillas van de 1 a { $last }.
anno1800-why-wrong-ground = Las industrias van en tierra o costa, los embarcaderos en costa, los barcos en el mar; la casilla { $cell } no sirve: { $tile }.
anno1800-why-no-tile-left = En el tablero de juego ya no queda esta loseta: { $tile }.
anno1800-why-identical = Ya tienes una industria idéntica en otra casilla: { $tile }. Construye sobre ella, o antes devuélvela al tablero de juego.
anno1800-why-only-over = En esta edición esta industria solo se construye sobre su versión impresa, en la casilla { $cell }: { $tile }.
anno1800-why-no-yard = En esta acción no te queda ningún embarcadero para un barco de nivel { $number }: { $tile }.
anno1800-why-not-in-hand = No tienes esta carta en la mano: { $card }.
anno1800-why-card-twice = La misma carta se indica dos veces: { $card }.
anno1800-why-swap-number = Se pueden intercambiar de una a { $number } cartas.
anno1800-why-deck-empty = Este mazo está vacío, así que sus cartas no se pueden intercambiar: { $deck }.
anno1800-why-supply-empty = En la reserva no quedan cubos de este tipo: { $cube }.
anno1800-why-hire-gold = El mazo está vacío: contratar cuesta { $gold } de oro en su lugar, y tienes { $left }.
anno1800-why-nobody-there =
    { $place ->
        [home] En el barrio no hay nadie de este tipo: { $cube }.
        [exhausted] En la zona de descarte no hay nadie de este tipo: { $cube }.
       *[other] En la casilla { $place } no hay nadie de este tipo: { $cube }.
    }
anno1800-why-islands-enough = Nadie puede tener más de { $number } islas de este tipo.
anno1800-why-pile-empty = No queda nada que robar.
anno1800-why-not-open = No tienes delante ninguna carta { $card } boca arriba con un efecto por usar.
anno1800-why-free-good-in-payment = El recurso de { $card } se usa al pagar: añade el paso «free RECURSO by { $card }».
anno1800-why-no-cube-comes = No llegaría ni un solo cubo: la reserva está vacía, o falta el oro por una carta de un mazo vacío ({ $card }).
anno1800-why-upgrades-number =
    { $number ->
        [one] Indica dónde está el cubo que quieres mejorar: use { $card } at home.
       *[other] Indica dónde están los cubos que quieres mejorar, de uno a { $number }, por ejemplo: use { $card } at home.
    }
anno1800-why-returns-none = Aquí no se ponen cartas debajo de un mazo.
anno1800-why-returns-number =
    { $number ->
        [one] Indica una carta de la mano para ponerla debajo de su mazo.
       *[other] Indica de una a { $number } cartas de la mano para ponerlas debajo de sus mazos.
    }
anno1800-why-no-free-good = Esta carta no está boca arriba delante de ti o no da este recurso: { $card }, { $good }.
anno1800-why-objective-not-in-play = Esta misión no está en juego: { $objective }.
anno1800-why-objective-no-effect = Esta misión no tiene ningún efecto que se use como jugada propia: { $objective }.
anno1800-why-objective-used = Esta misión se usa una sola vez por turno: { $objective }.
anno1800-why-objective-gold = Esta misión cuesta { $gold } de oro; tienes { $left }: { $objective }.
anno1800-why-not-in-play = Ninguna misión en juego permite usar fichas de exploración como fichas de comercio.
anno1800-why-tokens-left-over =
    { $number ->
        [one] Una ficha de comercio obtenida con fichas de exploración queda sin usar.
       *[other] { $number } fichas de comercio obtenidas con fichas de exploración quedan sin usar.
    }
anno1800-why-objectives-number = Hay que elegir exactamente { $number } misiones distintas.

# Un reparto que no sale de ninguna mezcla.
anno1800-deal-unknown = La pila «{ $pile }» contiene «{ $name }», que no pertenece a ella.
anno1800-deal-twice = La pila «{ $pile }» contiene «{ $name }» dos veces.
anno1800-deal-missing = En la pila «{ $pile }» falta «{ $name }».
anno1800-deal-objectives = El reparto debe indicar { $number } misiones distintas.
anno1800-deal-option = Las misiones del reparto no coinciden con la opción: { $name }.
