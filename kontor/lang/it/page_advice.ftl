# Suggerimenti durante la partita.
page-hint = Suggerimento
page-hint-why = Suggerimento: buone mosse e perché (tasto H)
page-hint-thinking = Un bot pondera le tue mosse…
page-hint-found =
    { $count ->
        [one] 1 mossa suggerita
       *[other] { $count } mosse suggerite, prima la migliore
    }
page-hint-none = Per questo momento non c’è nessuna mossa da suggerire.
page-hint-best = la migliore
page-hint-equal = altrettanto buona
page-hint-behind-points =
    { $number ->
        [one] { $number } punto in meno
        [20] almeno { $number } punti in meno
       *[other] { $number } punti in meno
    }
page-hint-behind-chance =
    { $number ->
        [one] { $number } punto percentuale di probabilità in meno
       *[other] { $number } punti percentuali di probabilità in meno
    }
page-hint-basis = La stima di un bot che non ne sa più di te. Non si gioca nulla prima che tu scelga.
page-hints-allowed = Suggerimenti permessi
page-hints-allowed-why = Al proprio turno si possono chiedere buone mosse a un bot.

# Scegliere un bot.
page-bots-other = Altri bot

# Cercare le svolte di una partita finita.
page-review = Analisi
page-review-why = Un bot pondera di nuovo ogni decisione di un giocatore e mostra dove si è perso di più. Sa soltanto ciò che sapeva quel giocatore.
page-review-whose = Le decisioni di chi?
page-review-start = Comincia
page-review-stop = Ferma
page-review-on = Continua
page-review-step = Passo { $done } di { $all }
page-review-done = Tutte le decisioni sono state ponderate.
page-review-stopped = Fermato al passo { $done } di { $all }.
page-review-sum =
    { $count ->
        [0] Ancora nessuna decisione.
       *[other]
            { $best ->
                [one] { $best } decisione su { $count } valeva all’incirca la migliore.
               *[other] { $best } decisioni su { $count } valevano all’incirca la migliore.
            }
    }
page-review-none = Nessuna decisione era molto peggiore della migliore.
page-review-order = Ordine
page-review-largest = Secondo la perdita
page-review-course = Secondo lo svolgimento
page-review-points = Svolte
page-review-at = Round { $round }, passo { $line }
page-review-played = Giocato
page-review-better = Meglio
page-review-lost-points =
    { $number ->
        [one] { $number } punto perso
        [20] almeno { $number } punti persi
       *[other] { $number } punti persi
    }
page-review-lost-chance =
    { $number ->
        [one] { $number } punto percentuale di probabilità perso
       *[other] { $number } punti percentuali di probabilità persi
    }
