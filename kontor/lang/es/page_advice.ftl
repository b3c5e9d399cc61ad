# Pistas durante la partida.
page-hint = Pista
page-hint-why = Pista: buenas jugadas y por qué (tecla H)
page-hint-thinking = Un bot sopesa tus jugadas…
page-hint-found =
    { $count ->
        [one] 1 sugerencia
       *[other] { $count } sugerencias, la mejor primero
    }
page-hint-none = Para este momento no hay ninguna sugerencia.
page-hint-best = la mejor
page-hint-equal = igual de buena
page-hint-behind-points =
    { $number ->
        [one] { $number } punto menos
        [20] al menos { $number } puntos menos
       *[other] { $number } puntos menos
    }
page-hint-behind-chance =
    { $number ->
        [one] { $number } punto porcentual menos de probabilidad
       *[other] { $number } puntos porcentuales menos de probabilidad
    }
page-hint-basis = La estimación de un bot que no sabe más que tú. No se juega nada hasta que tú elijas.
page-hints-allowed = Pistas permitidas
page-hints-allowed-why = En su turno, los jugadores pueden pedir buenas jugadas a un bot.

# Elegir un bot.
page-bots-other = Otros bots

# Buscar los momentos decisivos de una partida terminada.
page-review = Análisis
page-review-why = Un bot vuelve a sopesar cada decisión de un jugador y muestra dónde se perdió más. Solo sabe lo que sabía ese jugador.
page-review-whose = ¿Las decisiones de quién?
page-review-start = Empezar
page-review-stop = Parar
page-review-on = Seguir
page-review-step = Paso { $done } de { $all }
page-review-done = Todas las decisiones están sopesadas.
page-review-stopped = Parado en el paso { $done } de { $all }.
page-review-sum =
    { $count ->
        [0] Todavía ninguna decisión.
        [one] { $best } de 1 decisión valía casi tanto como la mejor.
       *[other]
            { $best ->
                [one] { $best } de { $count } decisiones valía casi tanto como la mejor.
               *[other] { $best } de { $count } decisiones valían casi tanto como la mejor.
            }
    }
page-review-none = Ninguna decisión fue mucho peor que la mejor.
page-review-order = Orden
page-review-largest = Según la pérdida
page-review-course = Según el transcurso
page-review-points = Momentos decisivos
page-review-at = Ronda { $round }, paso { $line }
page-review-played = Jugado
page-review-better = Mejor
page-review-lost-points =
    { $number ->
        [one] { $number } punto perdido
        [20] al menos { $number } puntos perdidos
       *[other] { $number } puntos perdidos
    }
page-review-lost-chance =
    { $number ->
        [one] { $number } punto porcentual de probabilidad perdido
       *[other] { $number } puntos porcentuales de probabilidad perdidos
    }
