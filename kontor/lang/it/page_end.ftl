# La fine di una partita.
page-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
page-nobody-won = Pareggio: non ha vinto nessuno
page-same-again = Gioca ancora
page-see-table = Guarda il tavolo
page-to-score = Al punteggio
page-record = Scarica la registrazione

# Il punteggio.
page-score-title = Punteggio
page-score-source = Origine
page-score-steps = Conta passo per passo
page-score-step-back = Un passo indietro
page-score-step = Passo successivo
page-score-all = Mostra tutto
page-1800-influence = Influenza
page-1800-score-each = { $points } per ogni carta
page-1800-score-expeditions = Carte spedizione
page-1800-score-visited = { $name } – carte: { $cards }; animali visitati: { $animals }; artefatti visitati: { $artifacts }.
page-1800-score-gold = Oro
page-1800-score-gold-why = 1 ogni { $per } monete d’oro
page-1800-score-fireworks = Fuochi d’artificio
page-1800-score-fireworks-why = per la prima mano vuota
page-1503-goal-needs = ne servono { $count }

# Rivedere la partita.
page-replay = Rivedi la partita
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Fai scorrere
page-replay-pause = Pausa
page-replay-on = Un passo avanti
page-replay-last = Alla fine
page-replay-move = Passo
page-replay-eyes = Con gli occhi di chi?
page-replay-onlooker = Spettatore
page-replay-leave = Torna al presente

# Curve lungo i round.
page-curves = Curve
page-curves-known = Ciò che ti è nascosto non conta in queste curve finché la partita è in corso.
page-curve-table = Come tabella
page-round = Round
page-curve-influence = Influenza
page-curve-cubes = Popolazione
page-curve-gold = Oro
page-curve-cards = Carte in mano
page-curve-points = Obiettivi
page-curve-inhabitants = Abitanti
page-curve-goods = Merci
page-result-copied = Il risultato è stato copiato.
