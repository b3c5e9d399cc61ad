# El final de una partida.
page-winners =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan juntos { $names }
    }
page-nobody-won = Empate: no ha ganado nadie
page-same-again = Jugar otra vez
page-see-table = Ver la mesa
page-to-score = A la puntuación
page-record = Descargar el registro

# La puntuación.
page-score-title = Puntuación
page-score-source = Origen
page-score-steps = Contar paso a paso
page-score-step-back = Un paso atrás
page-score-step = Paso siguiente
page-score-all = Mostrar todo
page-1800-influence = Influencia
page-1800-score-each = { $points } por cada carta
page-1800-score-expeditions = Cartas de expedición
page-1800-score-visited = { $name } – cartas: { $cards }; animales visitados: { $animals }; artefactos visitados: { $artifacts }.
page-1800-score-gold = Oro
page-1800-score-gold-why = 1 por cada { $per } de oro
page-1800-score-fireworks = Fuegos artificiales
page-1800-score-fireworks-why = por la primera mano vacía
page-1503-goal-needs = hacen falta { $count }

# Repasar la partida.
page-replay = Repasar la partida
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-on = Un paso adelante
page-replay-last = Al final
page-replay-move = Paso
page-replay-eyes = ¿Con los ojos de quién?
page-replay-onlooker = Espectador
page-replay-leave = Volver al presente

# Curvas a lo largo de las rondas.
page-curves = Curvas
page-curves-known = Lo que se te oculta no cuenta en estas curvas mientras dura la partida.
page-curve-table = Como tabla
page-round = Ronda
page-curve-influence = Influencia
page-curve-cubes = Población
page-curve-gold = Oro
page-curve-cards = Cartas en mano
page-curve-points = Objetivos
page-curve-inhabitants = Habitantes
page-curve-goods = Mercancías
page-result-copied = El resultado se ha copiado.
