# The score sheet of Anno 1800 in the browser.

page-sheet-title = Hoja de puntuación
page-sheet-lead = Para una partida de Anno 1800 con la caja en la mesa: anota lo que hay en ella. Las mayorías y los visitantes se calculan solos; la hoja queda guardada en este navegador.
page-sheet-1503 = Anno 1503 no necesita hoja: quien cumple tres de los cinco objetivos en su turno ha ganado.
page-sheet-players = Jugadores
page-sheet-count = { $number } jugadores
page-sheet-names = Nombres
page-sheet-player = Jugador { $number }
page-sheet-name-of = Nombre del jugador { $number }
page-sheet-chosen = { $number } de { $most }
page-sheet-form = Lo que tiene cada uno
page-sheet-of = { $player }: { $what }
page-sheet-less = Uno menos: { $what }
page-sheet-more = Uno más: { $what }
page-sheet-has = los tiene
page-sheet-pair = { $animal } / { $artifact }
page-sheet-cards =
    { $number ->
        [0] ninguna carta
        [one] 1 carta
       *[other] { $number } cartas
    }
page-sheet-expeditions-of = { $cards }, { $player }: anotar las cartas de expedición
page-sheet-expeditions-title = Cartas de expedición: { $player }
page-sheet-expeditions-why = Cuántas cartas de cada tipo: primero quién visita el animal, después quién visita el artefacto.
page-sheet-done = Listo
page-sheet-result = Resultado
page-sheet-stale = Algo en el formulario no puede ser correcto; así estaba antes.
page-sheet-winner = gana
page-sheet-majorities = Mayorías, con la influencia que dan
page-sheet-visits = Los mejores visitantes de las cartas de expedición
page-sheet-new = Hoja nueva
page-sheet-example = Ejemplo
page-sheet-sure = Lo que has anotado se perderá. Copia antes el enlace si quieres conservarlo.
page-sheet-replace = Reemplazar
page-sheet-keep = Conservar la mía
page-sheet-print = Imprimir
page-sheet-share = Compartir
page-sheet-copy-link = Copiar enlace
page-sheet-copied = Copiado. El enlace lleva la hoja entera.
page-sheet-not-copied = El navegador no permite copiar aquí.
page-sheet-link-title = Una hoja de un enlace
page-sheet-link-sure = Este enlace lleva una hoja de puntuación. ¿Debe reemplazar la tuya?
page-sheet-link-broken = El enlace no lleva una hoja legible. Pídelo otra vez.
page-sheet-printed = Calculado con Kontor, un proyecto de aficionados no oficial.
