# The score sheet of Anno 1800: its questions, its labels, and the result.

score-row-cards = { $deck_cards } ({ $each } chacune)
score-row-expeditions = cartes Expédition
score-row-gold = or (1 par lot de { $per })
score-row-fireworks = feu d’artifice
score-row-objective = { $objective }
score-row-total = points d’influence

score-majorities = Majorités, et les points d’influence qu’elles rapportent :
score-majority = { $objective } – { $counts } : { $standing }
score-standing = { $seat } { $number }
score-standing-points = { $seat } { $number } (+{ $points })
score-counts-cubes = cubes de toutes sortes
score-counts-farmers = fermiers
score-counts-workers = ouvriers
score-counts-artisans = artisans
score-counts-engineers = ingénieurs
score-counts-investors = investisseurs
score-counts-trade_tokens = jetons Commerce
score-counts-exploration_tokens = jetons Exploration des navires
score-counts-expedition_cards = cartes Expédition
score-counts-old_world_islands = tuiles Ancien Monde
score-counts-new_world_islands = tuiles Nouveau Monde
score-visits = Meilleurs visiteurs des cartes Expédition :
score-visit = { $seat } – animaux : { $animals } ; artefacts : { $artifacts } ; sans visite : { $missing }
score-visited = { $number } ({ $cubes })

score-no-fireworks = Personne n’a le feu d’artifice : la partie est considérée comme arrêtée avant la fin.
score-decided-influence = { $seat } gagne avec { $points } points d’influence.
score-decided-buildings = Égalité à { $points } points d’influence : { $seats }. { $seat } gagne avec le plus d’usines, de chantiers navals et de navires.
score-decided-hand_cards = Égalité à { $points } points d’influence : { $seats }. Le nombre d’usines, de chantiers navals et de navires ne suffit pas à les départager ; { $seat } gagne avec le moins de cartes en main.
score-decided-shared = Égalité à { $points } points d’influence, en bâtiments et en cartes en main : { $seats }. La victoire est partagée.
score-decided-open = Égalité à { $points } points d’influence : { $seats }. Pour les départager, comptez les usines, chantiers navals et navires de chacun et notez-les dans le formulaire sous « buildings », et les cartes en main sous « hand_cards ».
score-decided-rows = Égalité à { $points } points d’influence : { $seats }. Les lignes qui les départagent sont apparues dans le formulaire : remplissez-les.

score-form-expedition = { $path } : « { $name } » n’est pas une carte Expédition ; écrivez un identifiant tel que "ex01", ou les visiteurs, par exemple {"{"}"animal": "artisan", "artifact": "engineer"{"}"}.
score-form-objectives = Il y a au plus { $high } objectifs différents en jeu ; retirez les autres.
score-form-fireworks = Un seul joueur peut avoir le feu d’artifice ; laissez-le à un seul.
score-form-twice = La carte Expédition « { $name } » figure deux fois dans le formulaire, mais elle est unique ; corrigez l’une des deux.

score-ask-objectives = Quels objectifs sont en jeu ? Tapez jusqu’à { $high } numéros, séparés par des espaces ; Entrée pour aucun.
score-ask-cards = Nombre de { $deck_cards } jouées ?
score-ask-gold = Or ?
score-ask-fireworks = Feu d’artifice ?
score-ask-expeditions = Cartes Expédition ? Tapez deux chiffres pour chacune, le visiteur de l’animal puis celui de l’artefact, par exemple 12 33 ; Entrée pour aucune.
score-ask-cubes = Nombre de { $cube_many }, où qu’ils soient ?
score-ask-trade-tokens = Jetons Commerce des navires, épuisés compris ? Ceux qui sont sur des cartes ne comptent que si vous en avez convenu ainsi.
score-ask-exploration-tokens = Jetons Exploration des navires, épuisés compris ?
score-ask-old-world-islands = Tuiles Ancien Monde ?
score-ask-new-world-islands = Tuiles Nouveau Monde ?
score-ask-industries = Lesquelles de ces usines sont visibles ? Tapez leurs numéros, séparés par des espaces ; Entrée pour aucune.
score-ask-hand-cards = Cartes restées en main ?
score-ask-buildings = Il y a égalité. Combien d’usines, de chantiers navals et de navires sont visibles, y compris ceux qui sont imprimés ?

score-label-objectives = objectifs en jeu
score-label-cards = { $deck_cards } jouées
score-label-gold = or
score-label-fireworks = feu d’artifice
score-label-expeditions = cartes Expédition
    .hint = selon qui visite l’animal et l’artefact
score-label-cubes = { $cube_many }
    .hint = où qu’ils soient
score-label-trade-tokens = jetons Commerce
    .hint = des navires, épuisés compris ; ceux qui sont sur des cartes seulement si vous en avez convenu ainsi
score-label-exploration-tokens = jetons Exploration
    .hint = des navires, épuisés compris
score-label-old-world-islands = tuiles Ancien Monde
score-label-new-world-islands = tuiles Nouveau Monde
score-label-industries = usines visibles
score-label-hand-cards = cartes restées en main
score-label-buildings = usines, chantiers navals et navires
    .hint = tous ceux qui sont visibles, y compris imprimés
