# Anno 1800 : ce qui s’est passé, ce qu’on peut faire, et pourquoi pas. Le nom des choses est dans anno1800_names.ftl.

anno1800-howto =
    Videz votre main, puis comptez : les cartes jouées rapportent { $fw }, { $aei } ou { $nw } points d’influence ; s’y ajoutent les expéditions, l’or, le feu d’artifice et { $objectives } objectifs.
    À votre tour, faites une action : construire, jouer une carte, remplacer des cartes, recruter, améliorer des cubes, exploiter l’Ancien Monde, explorer le Nouveau Monde, piocher des cartes Expédition ou organiser une fête de la ville.
    Pour produire une ressource, un cube va de son quartier à un emplacement de travail et y reste. Ou bien achetez une ressource à un autre joueur contre des jetons Commerce (1 si elle vient de fermiers ou d’ouvriers, 2 d’artisans, 3 d’ingénieurs), chaque ressource une fois par tour ; le vendeur reçoit 1 pièce d’or. Les ressources restent disponibles jusqu’à la fin de votre tour, puis elles sont perdues.
    Les cubes rentrent contre de l’or (fin de service), ou tous à la fois lors d’une fête de la ville. De nouveaux cubes amènent de nouvelles cartes dans votre main.
    Production à l’avance, effets de cartes, objectifs à effet et fins de service sont des actions gratuites, possibles à tout moment de votre tour.
    Qui joue la dernière carte de sa main prend le feu d’artifice ; on finit le tour de table, puis on en joue un dernier.
    Tapez ce que vous voulez faire, par exemple « build brewery » ou « play fw17 » ; s’il y a plusieurs cases ou façons de payer, vous choisissez. Vous pouvez aussi taper une ligne entière : build brewery at 12: work 2, work 6.

# Ce qui s’est passé.
anno1800-event-turn = — Tour { $number } : { $seat } —
anno1800-event-last_round = Le dernier tour de table commence.
anno1800-event-worked = Chez { $seat }, { $cube_a } produit { $good_some } sur la case { $cell }.
anno1800-event-bought =
    { $tokens ->
        [one] { $seat } achète { $good_some } à { $other } pour { $tokens } jeton Commerce ; { $other } reçoit 1 pièce d’or.
       *[other] { $seat } achète { $good_some } à { $other } pour { $tokens } jetons Commerce ; { $other } reçoit 1 pièce d’or.
    }
anno1800-event-imported = { $seat } importe { $good_some } du Nouveau Monde.
anno1800-event-freed = { $seat } active { $card } et obtient gratuitement { $good_some }.
anno1800-event-recalled =
    { $place ->
        [exhausted] { $seat } renvoie { $cube_a } de la zone d’épuisement dans son quartier
       *[other] { $seat } renvoie { $cube_a } de la case { $place } dans son quartier
    } pour { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
anno1800-event-returned = { $seat } remet { $tile_a } de la case { $cell } sur le plateau central.
anno1800-event-converted =
    { $seat } utilise { $tokens ->
        [one] { $tokens } jeton Exploration
       *[other] { $tokens } jetons Exploration
    } au lieu de { $number ->
        [one] { $number } jeton Commerce.
       *[other] { $number } jetons Commerce.
    }
anno1800-event-built = { $seat } construit { $tile_a } sur la case { $cell }.
anno1800-event-played = { $seat } joue { $card }.
anno1800-event-drew =
    { $number ->
        [one] { $seat } pioche { $number } carte ({ $deck }).
       *[other] { $seat } pioche { $number } cartes ({ $deck }).
    }
anno1800-event-drew_self = { $seat } pioche { $cards }.
anno1800-event-put_under =
    { $number ->
        [one] { $seat } remet { $number } carte sous la pioche ({ $deck }).
       *[other] { $seat } remet { $number } cartes sous la pioche ({ $deck }).
    }
anno1800-event-put_under_self = { $seat } remet { $cards } sous la pioche.
anno1800-event-hired = { $seat } recrute { $cube_a }.
anno1800-event-paid_gold =
    { $gold ->
        [one] { $seat } paie { $gold } pièce d’or, car la pioche est vide.
       *[other] { $seat } paie { $gold } pièces d’or, car la pioche est vide.
    }
anno1800-event-upgraded =
    { $place ->
        [home] Chez { $seat }, un cube de son quartier devient { $cube_a }.
        [exhausted] Chez { $seat }, un cube de la zone d’épuisement devient { $cube_a }.
       *[other] Chez { $seat }, un cube de la case { $place } devient { $cube_a }.
    }
anno1800-event-opened = { $seat } exploite la tuile Ancien Monde { $island }.
anno1800-event-found = { $seat } y trouve { $tile_a }, sur la case { $cell }.
anno1800-event-explored = { $seat } explore la tuile Nouveau Monde { $island } : { $goods }.
anno1800-event-drew_expeditions =
    { $number ->
        [one] { $seat } pioche { $number } carte Expédition.
       *[other] { $seat } pioche { $number } cartes Expédition.
    }
anno1800-event-drew_expeditions_self = { $seat } pioche des cartes Expédition : { $cards }.
anno1800-event-festival = { $seat } organise une fête de la ville : tous ses cubes et jetons reviennent.
anno1800-event-used = { $seat } active l’effet de la carte { $card }.
anno1800-event-used_objective = { $seat } active l’objectif « { $objective } ».
anno1800-event-made_goods = { $seat } produit à l’avance : { $goods }.
anno1800-event-used_goods = { $seat } utilise des ressources disponibles : { $goods }.
anno1800-event-lost_goods = Le tour se termine, les ressources non utilisées sont perdues : { $goods }.
anno1800-event-lost_upgrades =
    { $number ->
        [one] Le tour se termine, une amélioration gratuite est perdue.
       *[other] Le tour se termine, { $number } améliorations gratuites sont perdues.
    }
anno1800-event-got_cubes = { $seat } obtient de nouveaux cubes : { $cubes }.
anno1800-event-got_trade =
    { $number ->
        [one] { $seat } obtient { $number } jeton Commerce jusqu’à sa prochaine fête de la ville.
       *[other] { $seat } obtient { $number } jetons Commerce jusqu’à sa prochaine fête de la ville.
    }
anno1800-event-got_exploration =
    { $number ->
        [one] { $seat } obtient { $number } jeton Exploration jusqu’à sa prochaine fête de la ville.
       *[other] { $seat } obtient { $number } jetons Exploration jusqu’à sa prochaine fête de la ville.
    }
anno1800-event-got_gold =
    { $number ->
        [one] { $seat } obtient { $number } pièce d’or.
       *[other] { $seat } obtient { $number } pièces d’or.
    }
anno1800-event-got_action =
    { $number ->
        [one] { $seat } a { $number } action de plus.
       *[other] { $seat } a { $number } actions de plus.
    }
anno1800-event-fireworks = { $seat } n’a plus de carte en main et prend le feu d’artifice. On finit ce tour de table, puis on en joue un dernier.
anno1800-event-ended = La partie est terminée. Points d’influence : { $scores }.

# Ce qu’on demande.
anno1800-ask-act =
    { $number ->
        [one] { $seat }, à vous de jouer : { $number } action.
       *[other] { $seat }, à vous de jouer : { $number } actions.
    }
anno1800-ask-end = { $seat }, poursuivez votre action, faites des actions gratuites ou terminez le tour.
anno1800-ask-done = { $seat }, votre action est faite : faites des actions gratuites, ou terminez le tour.

# Ce qu’on peut faire.
anno1800-move-build = Construire { $tile_a } ({ $cost })
anno1800-move-play = Jouer { $card } ({ $cost }) ; effet : { $effect }
anno1800-move-swap = Remplacer une à trois cartes de votre main
anno1800-move-hire = Recruter { $cube_a } ({ $cost })
anno1800-move-upgrade = Améliorer { $cube_a } ({ $cost })
anno1800-move-open =
    { $number ->
        [one] Exploiter une tuile Ancien Monde ({ $number } jeton Exploration)
       *[other] Exploiter une tuile Ancien Monde ({ $number } jetons Exploration)
    }
anno1800-move-explore =
    { $number ->
        [one] Explorer une tuile Nouveau Monde ({ $number } jeton Exploration)
       *[other] Explorer une tuile Nouveau Monde ({ $number } jetons Exploration)
    } et piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
anno1800-move-expedition =
    Piocher { $count ->
        [one] { $count } carte Expédition
       *[other] { $count } cartes Expédition
    } { $number ->
        [one] ({ $number } jeton Exploration)
       *[other] ({ $number } jetons Exploration)
    }
anno1800-move-festival = Organiser une fête de la ville : tous vos cubes et jetons reviennent
anno1800-move-use = Activer { $card } : { $effect }
anno1800-move-use-objective = Activer « { $objective } » ({ $cost }) : { $effect }
anno1800-move-recall =
    { $gold ->
        [one] Fin de service pour { $cube_a } ({ $gold } pièce d’or)
       *[other] Fin de service pour { $cube_a } ({ $gold } pièces d’or)
    }
anno1800-move-make = Produire des ressources à l’avance
anno1800-move-end = Terminer le tour
anno1800-lose-goods =
    { $number ->
        [one] 1 ressource
       *[other] { $number } ressources
    }
anno1800-lose-upgrades =
    { $upgrades ->
        [one] 1 amélioration gratuite
       *[other] { $upgrades } améliorations gratuites
    }
anno1800-lose-both = { anno1800-lose-goods } et { anno1800-lose-upgrades }
anno1800-at =
    { $place ->
        [home] { $move }, dans son quartier
        [exhausted] { $move }, dans la zone d’épuisement
       *[other] { $move }, sur la case { $place }
    }
anno1800-place =
    { $place ->
        [home] dans son quartier
        [exhausted] dans la zone d’épuisement
       *[other] sur la case { $place }
    }
anno1800-with = { $move } ({ $what })
anno1800-where =
    { $place ->
        [home] dans son quartier
        [exhausted] dans la zone d’épuisement
       *[other] sur la case { $place }
    }
anno1800-paid = { $move } – { $steps }

# Les étapes d’un paiement.
anno1800-step-work = travailler sur la case { $cell }
anno1800-step-buy = acheter { $good_some } à { $other }
anno1800-step-import = importer { $good_some }
anno1800-step-free = { $good_some } grâce à { $card }
anno1800-step-recall =
    { $place ->
        [exhausted] fin de service pour { $cube_a } dans la zone d’épuisement
       *[other] fin de service pour { $cube_a } sur la case { $place }
    }
anno1800-step-return = remettre la tuile de la case { $cell } sur le plateau central
anno1800-step-use =
    { $number ->
        [one] améliorer { $cube_a } grâce à { $card } ({ $places })
       *[other] améliorer { $number } { $cube_many } grâce à { $card } ({ $places })
    }
anno1800-step-beryl =
    jetons Exploration au lieu de { $number ->
        [one] { $number } jeton Commerce
       *[other] { $number } jetons Commerce
    }

# Ce que les choses coûtent, rapportent, et ce qui manque.
anno1800-is-goods = { $goods }
anno1800-is-cubes = { $cubes } à épuiser
anno1800-is-trade =
    { $number ->
        [one] { $number } jeton Commerce
       *[other] { $number } jetons Commerce
    }
anno1800-is-exploration =
    { $number ->
        [one] { $number } jeton Exploration
       *[other] { $number } jetons Exploration
    }
anno1800-is-gold =
    { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
anno1800-is-nothing = gratuit
anno1800-is-hire = recruter { $cube_a }
anno1800-is-upgrade = améliorer { $cube_a }
anno1800-is-tile = { $tile }
anno1800-is-made = { $cube } → { $good }
anno1800-is-objective = { $objective }
anno1800-brings-cubes = { $cubes }
anno1800-brings-upgrades =
    { $number ->
        [one] améliorer { $cube_a }
       *[other] améliorer jusqu’à { $number } { $cube_many }
    }
anno1800-brings-trade =
    { $number ->
        [one] { $number } jeton Commerce temporaire
       *[other] { $number } jetons Commerce temporaires
    }
anno1800-brings-exploration =
    { $number ->
        [one] { $number } jeton Exploration temporaire
       *[other] { $number } jetons Exploration temporaires
    }
anno1800-brings-gold =
    { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }
anno1800-brings-expeditions =
    { $number ->
        [one] { $number } carte Expédition
       *[other] { $number } cartes Expédition
    }
anno1800-brings-actions =
    { $number ->
        [one] { $number } action de plus
       *[other] { $number } actions de plus
    }
anno1800-brings-returns =
    { $number ->
        [one] remettre { $number } carte de la main sous sa pioche
       *[other] remettre jusqu’à { $number } cartes de la main sous leurs pioches
    }
anno1800-brings-free = une ressource gratuite au choix : { $goods }
anno1800-lacks-good = impossible d’obtenir { $good_some }
anno1800-lacks-cube =
    { $number ->
        [one] il manque { $cube_a }
       *[other] il manque { $number } { $cube_many }
    }
anno1800-lacks-workplace = aucun emplacement de travail libre pour { $good_some }
anno1800-lacks-trade_token =
    { $number ->
        [one] il manque { $number } jeton Commerce
       *[other] il manque { $number } jetons Commerce
    }
anno1800-lacks-exploration_token =
    { $number ->
        [one] il manque { $number } jeton Exploration
       *[other] il manque { $number } jetons Exploration
    }
anno1800-lacks-gold =
    { $number ->
        [one] il manque { $number } pièce d’or
       *[other] il manque { $number } pièces d’or
    }

# Ce que font les objectifs.
anno1800-rule-most-cubes = { $most } pour le plus grand nombre de cubes, { $second } pour le deuxième
anno1800-rule-most-farmers = { $most } pour le plus grand nombre de fermiers, { $second } pour le deuxième
anno1800-rule-most-workers = { $most } pour le plus grand nombre d’ouvriers, { $second } pour le deuxième
anno1800-rule-most-artisans = { $most } pour le plus grand nombre d’artisans, { $second } pour le deuxième
anno1800-rule-most-engineers = { $most } pour le plus grand nombre d’ingénieurs, { $second } pour le deuxième
anno1800-rule-most-investors = { $most } pour le plus grand nombre d’investisseurs, { $second } pour le deuxième
anno1800-rule-most-trade_tokens = { $most } pour le plus grand nombre de jetons Commerce, { $second } pour le deuxième
anno1800-rule-most-exploration_tokens = { $most } pour le plus grand nombre de jetons Exploration, { $second } pour le deuxième
anno1800-rule-most-expedition_cards = { $most } pour le plus grand nombre de cartes Expédition, { $second } pour le deuxième
anno1800-rule-most-old_world_islands = { $most } pour le plus grand nombre de tuiles Ancien Monde, { $second } pour le deuxième
anno1800-rule-most-new_world_islands = { $most } pour le plus grand nombre de tuiles Nouveau Monde, { $second } pour le deuxième
anno1800-rule-industries = { $points } pour chacune de ces usines : { $tiles }
anno1800-rule-at_most-old_world_islands =
    { $points } avec au plus { $number ->
        [one] { $number } tuile Ancien Monde
       *[other] { $number } tuiles Ancien Monde
    }
anno1800-rule-at_most-new_world_islands =
    { $points } avec au plus { $number ->
        [one] { $number } tuile Nouveau Monde
       *[other] { $number } tuiles Nouveau Monde
    }
anno1800-rule-visited_animal = { $points } de plus par animal visité
anno1800-rule-visited_artifact = { $points } de plus par artefact visité
anno1800-rule-new_world_island = { $points } par tuile Nouveau Monde
anno1800-rule-old_world_island = { $points } par tuile Ancien Monde
anno1800-rule-hand_card = { $points } par carte restée en main
anno1800-rule-tokens =
    { $number ->
        [one] { $number } jeton Exploration vaut 1 jeton Commerce
       *[other] { $number } jetons Exploration valent 1 jeton Commerce
    }
anno1800-rule-once = une fois par tour : { $cost } → { $effect }
anno1800-rule-often = { $cost } → { $effect }

# Pourquoi pas.
anno1800-why-no-action-left = Vous n’avez plus d’action à faire ; il reste les actions gratuites ou la fin du tour.
anno1800-why-no-action-yet = Faites d’abord une action ; une fête de la ville est toujours possible.
anno1800-why-goods-lacking = Ces ressources restent à fournir : { $goods }. Indiquez d’où elles viennent, par exemple « work 2 ».
anno1800-why-not-needed = Cette ressource n’est pas nécessaire ici, et on ne peut rien garder : { $good }.
anno1800-why-not-asked-for = Cette ressource n’est pas demandée ici : { $good }.
anno1800-why-nothing-made = Cela ne donne aucune ressource. Indiquez d’où elle vient, par exemple « make: work 2 ».
anno1800-why-make-needless = Produire à l’avance n’apporte rien maintenant : pendant ce tour, chaque paiement peut produire ce qu’il lui faut.
anno1800-why-free-good-not-asked = La ressource gratuite d’une carte s’utilise aussitôt et ne se garde jamais ; ici, elle n’est pas demandée : { $good }.
anno1800-why-no-such-good = Ces ressources n’existent pas : { $goods }.
anno1800-why-goods-not-together = Vous ne pouvez pas produire tout cela maintenant : { $goods }. Choisissez moins de ressources.
anno1800-why-not-together = Ici, ces étapes ne vont pas ensemble.
anno1800-why-nothing-to-name = Ici, il n’y a rien d’autre à indiquer.
anno1800-why-no-steps = Cela ne se paie pas par étapes.
anno1800-why-no-place = Cela ne demande pas de lieu.
anno1800-why-no-industry = Vous n’avez pas d’usine sur la case { $cell }.
anno1800-why-no-workplace = Tous les emplacements de travail de la case { $cell } sont occupés ({ $tile }) ; libérez-en d’abord un par une fin de service.
anno1800-why-no-ready-cube = Aucun { $cube } n’est disponible pour travailler sur la case { $cell }.
anno1800-why-cubes-lacking = Il faut épuiser { $number } × { $cube } ; disponibles dans le quartier : { $left }.
anno1800-why-trade-tokens =
    { $number ->
        [one] Il faut { $number } jeton Commerce ; vous en avez { $left }.
       *[other] Il faut { $number } jetons Commerce ; vous en avez { $left }.
    }
anno1800-why-exploration-tokens =
    { $number ->
        [one] Il faut { $number } jeton Exploration ; vous en avez { $left }.
       *[other] Il faut { $number } jetons Exploration ; vous en avez { $left }.
    }
anno1800-why-no-such-island = Aucune de vos tuiles Nouveau Monde ne fournit cette ressource : { $good }.
anno1800-why-far-good-not-sold = Les ressources du Nouveau Monde ne s’achètent pas : { $good }. Importez-les d’une de vos îles.
anno1800-why-no-such-player = Il n’y a pas de place { $number } à cette table ; les places se comptent à partir de 0.
anno1800-why-not-from-yourself = On ne peut rien s’acheter à soi-même : { $good }.
anno1800-why-bought-already = Chaque ressource ne s’achète qu’une fois par tour : { $good }.
anno1800-why-does-not-make = { $other } n’a aucune usine non recouverte pour cette ressource : { $good }.
anno1800-why-no-open-industry-of = { $other } n’a pas d’usine de ce type : { $good }, { $cube }.
anno1800-why-cheapest-not-named = L’usine la moins chère du vendeur est choisie de toute façon ; n’indiquez pas le type de cube : { $good }, { $cube }.
anno1800-why-nobody-to-recall =
    { $place ->
        [exhausted] Il n’y a aucun cube de ce type dans la zone d’épuisement : { $cube }.
       *[other] Il n’y a aucun cube de ce type sur la case { $place } : { $cube }.
    }
anno1800-why-recall-gold =
    { $gold ->
        [one] La fin de service pour { $cube_a } coûte { $gold } pièce d’or ; vous en avez { $left }.
       *[other] La fin de service pour { $cube_a } coûte { $gold } pièces d’or ; vous en avez { $left }.
    }
anno1800-why-return-not-building = On ne remet une tuile sur le plateau central que pendant une action Construire.
anno1800-why-return-too-many =
    { $number ->
        [0] Dans cette édition, on ne remet aucune tuile sur le plateau central.
        [one] On peut remettre une seule tuile sur le plateau central par action Construire.
       *[other] On peut remettre au plus { $number } tuiles sur le plateau central par action Construire.
    }
anno1800-why-no-own-tile = Sur la case { $cell }, il n’y a pas de tuile à remettre sur le plateau central.
anno1800-why-no-such-cell = Vous n’avez pas de case { $cell } ; vos cases vont de 1 à { $last }.
anno1800-why-wrong-ground = Les usines se construisent sur la terre ferme ou le littoral, les chantiers navals sur le littoral, les navires en mer ; la case { $cell } ne convient pas : { $tile }.
anno1800-why-no-tile-left = Il ne reste aucune tuile de ce type sur le plateau central : { $tile }.
anno1800-why-identical = Vous avez déjà une usine identique ailleurs : { $tile }. Recouvrez-la, ou remettez-la d’abord sur le plateau central.
anno1800-why-only-over = Dans cette édition, cette usine ne se construit que par-dessus sa version imprimée, sur la case { $cell } : { $tile }.
anno1800-why-no-yard = Pour cette action, il ne vous reste aucun chantier naval pour un navire de niveau { $number } : { $tile }.
anno1800-why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
anno1800-why-card-twice = La même carte est indiquée deux fois : { $card }.
anno1800-why-swap-number = On peut remplacer de 1 à { $number } cartes.
anno1800-why-deck-empty = Cette pioche est vide ; ses cartes ne peuvent donc pas être remplacées : { $deck }.
anno1800-why-supply-empty = Il n’y a plus de cube de ce type dans la réserve : { $cube }.
anno1800-why-hire-gold =
    { $gold ->
        [one] La pioche est vide ; recruter coûte alors { $gold } pièce d’or, et vous en avez { $left }.
       *[other] La pioche est vide ; recruter coûte alors { $gold } pièces d’or, et vous en avez { $left }.
    }
anno1800-why-nobody-there =
    { $place ->
        [home] Il n’y a aucun cube de ce type dans son quartier : { $cube }.
        [exhausted] Il n’y a aucun cube de ce type dans la zone d’épuisement : { $cube }.
       *[other] Il n’y a aucun cube de ce type sur la case { $place } : { $cube }.
    }
anno1800-why-islands-enough =
    { $number ->
        [one] Personne ne peut avoir plus de { $number } île de ce type.
       *[other] Personne ne peut avoir plus de { $number } îles de ce type.
    }
anno1800-why-pile-empty = Il n’y a plus rien à piocher.
anno1800-why-not-open = Vous n’avez pas devant vous, face visible, de carte { $card } avec un effet à activer.
anno1800-why-free-good-in-payment = La ressource de la carte { $card } s’utilise au moment de payer : ajoutez l’étape « free RESSOURCE by { $card } ».
anno1800-why-no-cube-comes = Aucun cube ne viendrait : la réserve est vide, ou il manque l’or à payer quand la pioche est vide ({ $card }).
anno1800-why-upgrades-number =
    { $number ->
        [one] Indiquez où se trouve le cube à améliorer : « use { $card } at home ».
       *[other] Indiquez où se trouvent les cubes à améliorer, de 1 à { $number }, par exemple : « use { $card } at home ».
    }
anno1800-why-returns-none = Ici, aucune carte ne va sous une pioche.
anno1800-why-returns-number =
    { $number ->
        [one] Indiquez une carte de votre main à remettre sous sa pioche.
       *[other] Indiquez de 1 à { $number } cartes de votre main à remettre sous leurs pioches.
    }
anno1800-why-no-free-good = Cette carte n’est pas face visible devant vous, ou ne donne pas cette ressource : { $card }, { $good }.
anno1800-why-objective-not-in-play = Cet objectif n’est pas en jeu : { $objective }.
anno1800-why-objective-no-effect = Cet objectif n’a pas d’effet à activer par une ligne à part : { $objective }.
anno1800-why-objective-used = Cet objectif ne s’active qu’une fois par tour : { $objective }.
anno1800-why-objective-gold =
    { $gold ->
        [one] Cet objectif coûte { $gold } pièce d’or, et vous en avez { $left } : { $objective }.
       *[other] Cet objectif coûte { $gold } pièces d’or, et vous en avez { $left } : { $objective }.
    }
anno1800-why-not-in-play = Aucun objectif en jeu ne permet d’utiliser des jetons Exploration au lieu de jetons Commerce.
anno1800-why-tokens-left-over =
    { $number ->
        [one] { $number } jeton Commerce tiré de jetons Exploration reste inutilisé.
       *[other] { $number } jetons Commerce tirés de jetons Exploration restent inutilisés.
    }
anno1800-why-objectives-number = Il faut choisir exactement { $number } objectifs différents.

# Une mise en place qu’aucun mélange ne donne.
anno1800-deal-unknown = La pile « { $pile } » contient « { $name } », qui n’en fait pas partie.
anno1800-deal-twice = La pile « { $pile } » contient deux fois « { $name } ».
anno1800-deal-missing = Dans la pile « { $pile } », il manque « { $name } ».
anno1800-deal-objectives =
    { $number ->
        [one] La mise en place doit indiquer { $number } objectif.
       *[other] La mise en place doit indiquer { $number } objectifs différents.
    }
anno1800-deal-option = Les objectifs de la mise en place ne correspondent pas à l’option : { $name }.
