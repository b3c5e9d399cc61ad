# Pistas y análisis: qué habla a favor de una jugada y lo que se dice alrededor. Los motivos son partes de frases.

advice-anno1503-wins = gana la partida
advice-anno1503-point = cumple un objetivo: { $goals } ({ $number })
advice-anno1503-step = { $goals }: { $has } de { $takes }
advice-anno1503-gold = da { $gold } de oro ({ $has } de { $takes })
advice-anno1503-known = lleva a lo que has visto en { $cell }: { $tile }
advice-anno1503-unknown = te muestra qué hay en { $cell }
advice-anno1503-next-to =
    { $count ->
        [one] junto a una loseta que no has visto
       *[other] junto a { $count } losetas que no has visto
    }
advice-anno1503-next-to-known = al lado, en { $cell }: { $tile_a }
advice-anno1503-nearer =
    { $count ->
        [one] luego, a un paso de una loseta que no has visto
       *[other] luego, a { $count } pasos de una loseta que no has visto
    }
advice-anno1503-branch = un { $site } en el dado podrá darte { $good_some }
advice-anno1503-cheaper = una mercancía te costará solo { $gold } de oro
advice-anno1503-buyer =
    { $count ->
        [one] { $inhabitant_a } paga { $gold } de oro por turno por { $goods }
       *[other] { $inhabitant_a } paga { $gold } de oro por turno por una de estas: { $goods }
    }
advice-anno1503-ship =
    { $number ->
        [one] pone un barco en el mar
       *[other] luego tienes { $number } barcos en el mar
    }
advice-anno1503-enough = mercancías suficientes para { $inhabitant_a }
advice-anno1503-enough-ship = mercancías suficientes para un barco
advice-anno1503-nearly = falta una mercancía para { $inhabitant_a }
advice-anno1503-nearly-ship = falta una mercancía para un barco
advice-anno1503-surplus = al final del turno solo puedes conservar { $limit } mercancías
advice-anno1503-end = no hace nada más en este turno
advice-anno1503-leave = el barco puede seguir y la loseta se queda ahí
advice-anno1503-give = es lo que menos echarás de menos
advice-anno1503-sail = lleva el barco a otras aguas
advice-anno1503-claim = una mercancía más para tus planes
advice-anno1503-goods =
    { $number ->
        [one] luego tienes una mercancía en la mano
       *[other] luego tienes { $number } mercancías en la mano
    }

advice-anno1800-points =
    { $points ->
        [one] da un punto
       *[other] da { $points } puntos
    }
advice-anno1800-fireworks =
    { $points ->
        [one] se lleva los fuegos artificiales, un punto, e inicia el final
       *[other] se lleva los fuegos artificiales, { $points } puntos, e inicia el final
    }
advice-anno1800-visits =
    { $points ->
        [one] más visitantes para tus cartas de expedición: un punto
       *[other] más visitantes para tus cartas de expedición: { $points } puntos
    }
advice-anno1800-leads =
    { $points ->
        [one] en cabeza en «{ $objective }»: un punto más
       *[other] en cabeza en «{ $objective }»: { $points } puntos más
    }
advice-anno1800-objective =
    { $points ->
        [one] cuenta para «{ $objective }»: un punto más
       *[other] cuenta para «{ $objective }»: { $points } puntos más
    }
advice-anno1800-payable =
    { $count ->
        [one] hace que puedas pagar una de tus cartas
       *[other] hace que puedas pagar { $count } de tus cartas
    }
advice-anno1800-nearer =
    { $count ->
        [one] te acerca a una de tus cartas
       *[other] te acerca a { $count } de tus cartas
    }
advice-anno1800-at-once =
    { $count ->
        [one] te permite pagar enseguida una carta más
       *[other] te permite pagar enseguida { $count } cartas más
    }
advice-anno1800-actions =
    { $count ->
        [one] te da una acción más
       *[other] te da { $count } acciones más
    }
advice-anno1800-old-world = sitio para construir en una isla nueva
advice-anno1800-new-world = recursos del Nuevo Mundo y cartas que dan muchos puntos
advice-anno1800-expeditions =
    { $count ->
        [one] una carta de expedición, que al final puede dar puntos
       *[other] { $count } cartas de expedición, que al final pueden dar puntos
    }
advice-anno1800-trade =
    { $count ->
        [one] una ficha de comercio más
       *[other] { $count } fichas de comercio más
    }
advice-anno1800-exploration =
    { $count ->
        [one] una ficha de exploración más
       *[other] { $count } fichas de exploración más
    }
advice-anno1800-gold = da { $gold } de oro
advice-anno1800-cubes =
    { $count ->
        [one] un cubo más, { $number } en total
       *[other] { $count } cubos más, { $number } en total
    }
advice-anno1800-kind = luego tienes { $number } × { $cube }
advice-anno1800-draws =
    { $count ->
        [one] hace robar una carta
       *[other] hace robar { $count } cartas
    }
advice-anno1800-rid =
    { $count ->
        [one] te quita una carta de la mano
       *[other] te quita { $count } cartas de la mano
    }
advice-anno1800-asked =
    { $count ->
        [one] una de tus cartas pide { $good_some }
       *[other] { $count } de tus cartas piden { $good_some }
    }
advice-anno1800-makes = desde entonces puedes producir { $good_some }
advice-anno1800-workplaces = más puestos de trabajo para { $good_some }
advice-anno1800-shipyard = construye barcos hasta el nivel { $level }
advice-anno1800-home =
    { $people ->
        [0]
            { $tokens ->
                [one] vuelve una ficha
               *[other] vuelven { $tokens } fichas
            }
       *[other]
            { $tokens ->
                [0]
                    { $people ->
                        [one] vuelve un cubo
                       *[other] vuelven { $people } cubos
                    }
               *[other]
                    vuelven { $people ->
                        [one] un cubo
                       *[other] { $people } cubos
                    } y { $tokens ->
                        [one] una ficha
                       *[other] { $tokens } fichas
                    }
            }
    }
advice-anno1800-left =
    { $count ->
        [one] solo te queda una carta en la mano
       *[other] solo te quedan { $count } cartas en la mano
    }
advice-anno1800-swap =
    { $count ->
        [one] te libra de una carta difícil de pagar
       *[other] te libra de { $count } cartas difíciles de pagar
    }
advice-anno1800-end = no hace nada más en este turno
advice-anno1800-built = un edificio más
advice-anno1800-ready = puede volver a trabajar enseguida
advice-anno1800-useful = es lo que mejor encaja en tus planes

# Por qué no hay pista o análisis.
hint-not-allowed = En esta mesa no hay pistas. Quien es dueño de la mesa puede permitirlas.
advice-one-at-a-time = Aún se está pensando en tu última pregunta. Espera la respuesta.
advice-busy = Ahora mismo demasiadas personas preguntan a los bots. Inténtalo de nuevo en unos segundos.
advice-address = Llegan demasiadas preguntas a los bots desde tu dirección. Espera primero una respuesta.
advice-none = Ninguna respuesta ha llegado a tiempo. Inténtalo de nuevo, por favor.
advice-no-bots = Ningún bot conoce este juego lo bastante bien para pistas y análisis.
review-not-over = Una partida se puede analizar cuando ha terminado.
entry-hints_on = A partir de ahora se permiten las pistas en esta mesa.
entry-hints_off = A partir de ahora ya no hay pistas en esta mesa.

# En la terminal.
advice-best = la mejor
advice-behind-points =
    { $behind ->
        [20] −20 o más
       *[other] −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
advice-behind-chance = −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } p. p.
advice-how = h y un número juega una de estas: h 1
review-help = Analiza una partida registrada: las jugadas costosas y otras mejores.
review-help-file = Registro.
review-help-seat = Analiza solo este asiento, contando desde 0. Por defecto: todos los asientos sin bot.
review-help-most = Número máximo de jugadas mostradas por asiento.
review-help-think = Milisegundos para pensar cada decisión.
review-progress = Pensando
review-round = Ronda
review-line = Línea
review-played = Jugado
review-better = Mejor
review-lost = Pérdida
review-sum =
    { $count ->
        [one] Una decisión, de ellas { $good } casi tan buena como la mejor.
       *[other] { $count } decisiones, de ellas { $good } casi tan buenas como la mejor.
    }
review-stopped = Detenido; esto es lo que se ha encontrado hasta ahora.
