# La fin d’une partie.
page-winners =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
page-nobody-won = Match nul : personne n’a gagné
page-same-again = Rejouer
page-see-table = Voir la table
page-to-score = Vers le décompte
page-record = Télécharger l’enregistrement

# Le décompte.
page-score-title = Décompte
page-score-source = Origine
page-score-steps = Compter pas à pas
page-score-step-back = Un pas en arrière
page-score-step = Pas suivant
page-score-all = Tout montrer
page-1800-influence = Influence
page-1800-score-each = { $points } par carte
page-1800-score-expeditions = Cartes Expédition
page-1800-score-visited = { $name } – cartes : { $cards } ; animaux visités : { $animals } ; artefacts visités : { $artifacts }.
page-1800-score-gold = Or
page-1800-score-gold-why = 1 pour { $per } pièces d’or
page-1800-score-fireworks = Feu d’artifice
page-1800-score-fireworks-why = pour la première main vide
page-1503-goal-needs = il en faut { $count }

# Revoir la partie.
page-replay = Revoir la partie
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Faire défiler
page-replay-pause = Pause
page-replay-on = Un pas en avant
page-replay-last = À la fin
page-replay-move = Étape
page-replay-eyes = Vu par qui ?
page-replay-onlooker = Spectateur
page-replay-leave = Revenir au présent

# Courbes au fil des tours de table.
page-curves = Courbes
page-curves-known = Ce qui vous est caché ne compte pas dans ces courbes tant que la partie dure.
page-curve-table = En tableau
page-round = Tour de table
page-curve-influence = Influence
page-curve-cubes = Population
page-curve-gold = Or
page-curve-cards = Cartes en main
page-curve-points = Objectifs
page-curve-inhabitants = Habitants
page-curve-goods = Marchandises
page-result-copied = Le résultat est copié.
