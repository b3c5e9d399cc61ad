# The score sheet of Anno 1800: its questions, its labels, and the result.

score-row-cards = { $deck_cards } ({ $each } cada una)
score-row-expeditions = cartas de expedición
score-row-gold = oro (1 por cada { $per })
score-row-fireworks = fuegos artificiales
score-row-objective = { $objective }
score-row-total = puntos de influencia

score-majorities = Mayorías y los puntos de influencia que dan:
score-majority = { $objective } – { $counts }: { $standing }
score-standing = { $seat } { $number }
score-standing-points = { $seat } { $number } (+{ $points })
score-counts-cubes = cubos de todas las clases
score-counts-farmers = agricultores
score-counts-workers = trabajadores
score-counts-artisans = artesanos
score-counts-engineers = ingenieros
score-counts-investors = inversores
score-counts-trade_tokens = fichas de comercio
score-counts-exploration_tokens = fichas de exploración de los barcos
score-counts-expedition_cards = cartas de expedición
score-counts-old_world_islands = islas del Viejo Mundo
score-counts-new_world_islands = islas del Nuevo Mundo
score-visits = Los mejores visitantes de las cartas de expedición:
score-visit = { $seat } – animales: { $animals }; artefactos: { $artifacts }; sin visita: { $missing }
score-visited = { $number } ({ $cubes })

score-no-fireworks = Nadie tiene los fuegos artificiales: se cuenta como una partida interrumpida antes del final.
score-decided-influence = { $seat } gana con { $points } puntos de influencia.
score-decided-buildings = Empate a { $points } puntos de influencia: { $seats }. { $seat } gana por tener más industrias, embarcaderos y barcos.
score-decided-hand_cards = Empate a { $points } puntos de influencia: { $seats }. Tampoco decide el número de industrias, embarcaderos y barcos; { $seat } gana por tener menos cartas en la mano.
score-decided-shared = Empate a { $points } puntos de influencia, en edificios y en cartas en la mano: { $seats }. Comparten la victoria.
score-decided-open = Empate a { $points } puntos de influencia: { $seats }. Para deshacerlo, cuenta las industrias, los embarcaderos y los barcos de cada uno y anótalos en el formulario como «buildings», y las cartas en mano como «hand_cards».
score-decided-rows = Empate a { $points } puntos de influencia: { $seats }. En el formulario han aparecido las filas que lo deshacen: rellénalas.

score-form-expedition = { $path }: «{ $name }» no es una carta de expedición; escribe un identificador como "ex01" o los visitantes, por ejemplo {"{"}"animal": "artisan", "artifact": "engineer"{"}"}.
score-form-objectives = Hay como máximo { $high } misiones distintas en juego; quita las demás.
score-form-fireworks = Solo un jugador puede tener los fuegos artificiales; déjaselos a uno solo.
score-form-twice = La carta de expedición «{ $name }» aparece dos veces en el formulario, pero solo hay una; corrige una de las dos.

score-ask-objectives = ¿Qué misiones están en juego? Escribe hasta { $high } números separados por espacios; Intro si no hay ninguna.
score-ask-cards = ¿Cuántas { $deck_cards } jugadas?
score-ask-gold = ¿Oro?
score-ask-fireworks = ¿Fuegos artificiales?
score-ask-expeditions = ¿Cartas de expedición? Escribe dos cifras por cada una, el visitante del animal y el del artefacto, por ejemplo 12 33; Intro si no hay ninguna.
score-ask-cubes = ¿Cuántos { $cube_many }, estén donde estén?
score-ask-trade-tokens = ¿Fichas de comercio de los barcos, contando las de la zona de descarte? Las que están sobre cartas solo cuentan si así lo habéis acordado.
score-ask-exploration-tokens = ¿Fichas de exploración de los barcos, contando las de la zona de descarte?
score-ask-old-world-islands = ¿Islas del Viejo Mundo?
score-ask-new-world-islands = ¿Islas del Nuevo Mundo?
score-ask-industries = ¿Cuáles de estas industrias están a la vista? Escribe sus números separados por espacios; Intro si no hay ninguna.
score-ask-hand-cards = ¿Cartas que quedan en la mano?
score-ask-buildings = Hay empate. ¿Cuántas industrias, embarcaderos y barcos están a la vista, contando los impresos?

score-label-objectives = misiones en juego
score-label-cards = { $deck_cards } jugadas
score-label-gold = oro
score-label-fireworks = fuegos artificiales
score-label-expeditions = cartas de expedición
    .hint = según quién visita el animal y el artefacto
score-label-cubes = { $cube_many }
    .hint = estén donde estén
score-label-trade-tokens = fichas de comercio
    .hint = de los barcos, contando las de la zona de descarte; las que están sobre cartas, solo si así lo habéis acordado
score-label-exploration-tokens = fichas de exploración
    .hint = de los barcos, contando las de la zona de descarte
score-label-old-world-islands = islas del Viejo Mundo
score-label-new-world-islands = islas del Nuevo Mundo
score-label-industries = industrias a la vista
score-label-hand-cards = cartas que quedan en la mano
score-label-buildings = industrias, embarcaderos y barcos
    .hint = todos los que están a la vista, contando los impresos
