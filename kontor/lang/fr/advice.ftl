# Indices et analyses : ce qui parle pour un coup, et ce qui se dit autour. Les raisons sont des bouts de phrase.

advice-anno1503-wins = gagne la partie
advice-anno1503-point = atteint un objectif : { $goals } ({ $number })
advice-anno1503-step = { $goals } : { $has } sur { $takes }
advice-anno1503-gold =
    rapporte { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } ({ $has } sur { $takes })
advice-anno1503-known = mène à ce que vous avez vu en { $cell } : { $tile }
advice-anno1503-unknown = vous montre ce qu’il y a en { $cell }
advice-anno1503-next-to =
    { $count ->
        [one] à côté d’une tuile que vous n’avez pas vue
       *[other] à côté de { $count } tuiles que vous n’avez pas vues
    }
advice-anno1503-next-to-known = à côté, en { $cell } : { $tile_a }
advice-anno1503-nearer =
    { $count ->
        [one] à un pas d’une tuile que vous n’avez pas vue
       *[other] à { $count } pas d’une tuile que vous n’avez pas vue
    }
advice-anno1503-branch = un { $site } au dé peut alors donner { $good_some }
advice-anno1503-cheaper =
    une marchandise ne vous coûte plus que { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
advice-anno1503-buyer =
    { $count ->
        [one] { $inhabitant_a } paie par tour { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } pour : { $goods }
       *[other] { $inhabitant_a } paie par tour { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } pour une au choix : { $goods }
    }
advice-anno1503-ship =
    { $number ->
        [one] met un bateau à la mer
       *[other] vous avez alors { $number } bateaux en mer
    }
advice-anno1503-enough = assez de marchandises pour { $inhabitant_a }
advice-anno1503-enough-ship = assez de marchandises pour un bateau
advice-anno1503-nearly = plus qu’une marchandise pour { $inhabitant_a }
advice-anno1503-nearly-ship = plus qu’une marchandise pour un bateau
advice-anno1503-surplus = à la fin du tour, vous ne gardez que { $limit } marchandises
advice-anno1503-end = ne fait plus rien ce tour-ci
advice-anno1503-leave = le bateau peut continuer, et la tuile reste là
advice-anno1503-give = c’est ce qui vous manquera le moins
advice-anno1503-sail = mène le bateau vers d’autres eaux
advice-anno1503-claim = une marchandise de plus pour vos projets
advice-anno1503-goods =
    { $number ->
        [one] vous avez alors une marchandise en main
       *[other] vous avez alors { $number } marchandises en main
    }

advice-anno1800-points =
    { $points ->
        [one] rapporte un point
       *[other] rapporte { $points } points
    }
advice-anno1800-fireworks =
    { $points ->
        [one] prend le feu d’artifice, un point, et annonce la fin
       *[other] prend le feu d’artifice, { $points } points, et annonce la fin
    }
advice-anno1800-visits =
    { $points ->
        [one] plus de visiteurs pour vos cartes Expédition : un point
       *[other] plus de visiteurs pour vos cartes Expédition : { $points } points
    }
advice-anno1800-leads =
    { $points ->
        [one] en tête pour « { $objective } » : un point de plus
       *[other] en tête pour « { $objective } » : { $points } points de plus
    }
advice-anno1800-objective =
    { $points ->
        [one] compte pour « { $objective } » : un point de plus
       *[other] compte pour « { $objective } » : { $points } points de plus
    }
advice-anno1800-payable =
    { $count ->
        [one] rend une de vos cartes payable
       *[other] rend { $count } de vos cartes payables
    }
advice-anno1800-nearer =
    { $count ->
        [one] vous rapproche d’une de vos cartes
       *[other] vous rapproche de { $count } de vos cartes
    }
advice-anno1800-at-once =
    { $count ->
        [one] permet de payer tout de suite une carte de plus
       *[other] permet de payer tout de suite { $count } cartes de plus
    }
advice-anno1800-actions =
    { $count ->
        [one] vous donne une action de plus
       *[other] vous donne { $count } actions de plus
    }
advice-anno1800-old-world = de la place pour construire sur une nouvelle île
advice-anno1800-new-world = des ressources du Nouveau Monde, et des cartes qui rapportent beaucoup
advice-anno1800-expeditions =
    { $count ->
        [one] une carte Expédition, qui peut rapporter à la fin
       *[other] { $count } cartes Expédition, qui peuvent rapporter à la fin
    }
advice-anno1800-trade =
    { $count ->
        [one] un jeton Commerce de plus
       *[other] { $count } jetons Commerce de plus
    }
advice-anno1800-exploration =
    { $count ->
        [one] un jeton Exploration de plus
       *[other] { $count } jetons Exploration de plus
    }
advice-anno1800-gold =
    rapporte { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
advice-anno1800-cubes =
    { $count ->
        [one] un cube de plus, { $number } en tout
       *[other] { $count } cubes de plus, { $number } en tout
    }
advice-anno1800-kind = vous avez alors { $number } × { $cube }
advice-anno1800-draws =
    { $count ->
        [one] fait piocher une carte
       *[other] fait piocher { $count } cartes
    }
advice-anno1800-rid =
    { $count ->
        [one] débarrasse votre main d’une carte
       *[other] débarrasse votre main de { $count } cartes
    }
advice-anno1800-asked =
    { $count ->
        [one] une de vos cartes demande { $good_some }
       *[other] { $count } de vos cartes demandent { $good_some }
    }
advice-anno1800-makes = vous pourrez alors produire { $good_some }
advice-anno1800-workplaces = plus d’emplacements de travail pour { $good_some }
advice-anno1800-shipyard = construit des navires jusqu’au niveau { $level }
advice-anno1800-home =
    { $people ->
        [0]
            { $tokens ->
                [one] { $tokens } jeton revient
               *[other] { $tokens } jetons reviennent
            }
       *[other]
            { $tokens ->
                [0]
                    { $people ->
                        [one] { $people } cube revient
                       *[other] { $people } cubes reviennent
                    }
               *[other]
                    { $people ->
                        [one] { $people } cube
                       *[other] { $people } cubes
                    } et { $tokens ->
                        [one] { $tokens } jeton
                       *[other] { $tokens } jetons
                    } reviennent
            }
    }
advice-anno1800-left =
    { $count ->
        [one] plus qu’une carte en main
       *[other] plus que { $count } cartes en main
    }
advice-anno1800-swap =
    { $count ->
        [one] vous débarrasse d’une carte difficile à payer
       *[other] vous débarrasse de { $count } cartes difficiles à payer
    }
advice-anno1800-end = ne fait plus rien ce tour-ci
advice-anno1800-built = un bâtiment de plus
advice-anno1800-ready = peut retravailler tout de suite
advice-anno1800-useful = c’est ce qui sert le mieux vos projets

# Pourquoi il n’y a pas d’indice ou pas d’analyse.
hint-not-allowed = Il n’y a pas d’indices à cette table. La personne à qui elle appartient peut les permettre.
advice-one-at-a-time = On réfléchit encore à votre dernière question. Attendez la réponse.
advice-busy = Trop de monde interroge les bots en ce moment. Réessayez dans quelques secondes.
advice-address = Trop de questions aux bots viennent de votre adresse. Attendez d’abord une réponse.
advice-none = Aucune réponse n’est arrivée à temps. Réessayez, s’il vous plaît.
advice-no-bots = Aucun bot ne connaît assez bien ce jeu pour des indices et des analyses.
review-not-over = On peut analyser une partie quand elle est terminée.
entry-hints_on = À partir de maintenant, les indices sont permis à cette table.
entry-hints_off = À partir de maintenant, il n’y a plus d’indices à cette table.

# Dans le terminal.
advice-best = le mieux
advice-behind-points =
    { $behind ->
        [20] −20 ou plus
       *[other] −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
advice-behind-chance = −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts de %
advice-how = h et un numéro joue l’un d’eux : h 1
review-help = Analyser une partie enregistrée : les coups coûteux et de meilleurs coups.
review-help-file = Enregistrement.
review-help-seat = Analyser seulement cette place, comptée à partir de 0. Par défaut : toutes les places sans bot.
review-help-most = Nombre maximal de coups montrés par place.
review-help-think = Millisecondes de réflexion par décision.
review-progress = Réflexion
review-round = Tour de table
review-line = Ligne
review-played = Joué
review-better = Mieux
review-lost = Perte
review-sum =
    { $count ->
        [one] { $count } décision, dont { $good } valant à peu près la meilleure.
       *[other] { $count } décisions, dont { $good } valant à peu près la meilleure.
    }
review-stopped = Arrêté ; voici ce qui a été trouvé jusqu’ici.
