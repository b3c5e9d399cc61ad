# Des indices pendant la partie.
page-hint = Indice
page-hint-why = Indice : de bons coups et pourquoi (touche H)
page-hint-thinking = Un bot pèse vos coups…
page-hint-found =
    { $count ->
        [one] 1 suggestion
       *[other] { $count } suggestions, la meilleure d’abord
    }
page-hint-none = Il n’y a pas de suggestion pour ce moment.
page-hint-best = le meilleur
page-hint-equal = tout aussi bon
page-hint-behind-points =
    { $number ->
        [one] { $number } point de moins
        [20] au moins { $number } points de moins
       *[other] { $number } points de moins
    }
page-hint-behind-chance =
    { $number ->
        [one] { $number } point de pourcentage de chances en moins
       *[other] { $number } points de pourcentage de chances en moins
    }
page-hint-basis = L’estimation d’un bot qui n’en sait pas plus que vous. Rien n’est joué avant que vous ne choisissiez.
page-hints-allowed = Indices permis
page-hints-allowed-why = À leur tour, les joueurs peuvent demander de bons coups à un bot.

# Choisir un bot.
page-bots-other = Autres bots

# Chercher les tournants d’une partie terminée.
page-review = Analyse
page-review-why = Un bot pèse de nouveau chaque décision d’un joueur et montre où l’on a le plus perdu. Il ne sait que ce que ce joueur savait.
page-review-whose = Les décisions de qui ?
page-review-start = Commencer
page-review-stop = Arrêter
page-review-on = Continuer
page-review-step = Étape { $done } sur { $all }
page-review-done = Toutes les décisions sont pesées.
page-review-stopped = Arrêté à l’étape { $done } sur { $all }.
page-review-sum =
    { $count ->
        [0] Aucune décision pour l’instant.
       *[other]
            { $best ->
                [one] { $best } décision sur { $count } valait à peu près la meilleure.
               *[other] { $best } décisions sur { $count } valaient à peu près la meilleure.
            }
    }
page-review-none = Aucune décision n’était beaucoup moins bonne que la meilleure.
page-review-order = Ordre
page-review-largest = Selon la perte
page-review-course = Selon le déroulement
page-review-points = Tournants
page-review-at = Tour de table { $round }, étape { $line }
page-review-played = Joué
page-review-better = Mieux
page-review-lost-points =
    { $number ->
        [one] { $number } point perdu
        [20] au moins { $number } points perdus
       *[other] { $number } points perdus
    }
page-review-lost-chance =
    { $number ->
        [one] { $number } point de pourcentage de chances perdu
       *[other] { $number } points de pourcentage de chances perdus
    }
