# La page, Anno 1800 : le plateau central et les îles.

page-1800-board-makes = { $cube } → { $good }
page-1800-board-stock =
    { $number ->
        [0] il n’en reste plus
        [one] il en reste 1
       *[other] il en reste { $number }
    }
page-1800-board-costs = coût : { $cost }
page-1800-board-pile = { $number } { $name }
page-1800-board-price = Coût
page-1800-board-free = Ne coûte rien
page-1800-board-done = Pas maintenant : votre action est faite.
page-1800-board-ask = Pas maintenant : cliquez pour savoir pourquoi.
page-1800-board-wanted = votre main en a besoin
page-1800-board-hire = Recruter
page-1800-board-hire-cube = Recruter : { $cube }
page-1800-board-actions = Actions
page-1800-board-old = Ancien Monde
page-1800-board-new = Nouveau Monde
page-1800-board-open = Exploiter une tuile Ancien Monde
page-1800-board-explore = Explorer une tuile Nouveau Monde
page-1800-board-expedition = Expédition
page-1800-board-travel = Partir en expédition : piocher des cartes expédition
page-1800-board-swap = Échange
page-1800-board-swap-hint = Remplacer des cartes de la main
page-1800-board-festival = Fête
page-1800-board-festival-hint = Organiser une fête de la ville : chacun rentre chez soi et redevient prêt
page-1800-board-deck = Pioche : { $deck }
page-1800-board-tabs = Parties de la table
page-1800-board-tab-do = Agir
page-1800-board-tab-board = Plateau
page-1800-board-tab-others = Autres

page-1800-island-of = Île de { $name }
page-1800-island-cell = Case { $cell } ({ $zone })
page-1800-island-free = libre
page-1800-island-crew = au travail : { $cubes }
page-1800-island-covers = recouvre : { $tile }
page-1800-island-place = peut aller ici
page-1800-island-chosen = choisi
page-1800-island-used = sert à ce projet
page-1800-island-districts = Quartiers résidentiels
page-1800-island-ready = Prêts : { $number } × { $cube }
page-1800-island-exhausted = Épuisés : { $number } × { $cube }
page-1800-island-upgrade = Améliorer : { $cube }
page-1800-island-recall = Renvoyer à la maison contre de l’or : { $cube }
page-1800-island-nobody = personne
page-1800-island-new = Tuiles Nouveau Monde
page-1800-island-olds = Tuiles Ancien Monde
page-1800-island-old = Tuile Ancien Monde { $number }
page-1800-island-old-with = Tuile Ancien Monde avec : { $what }
page-1800-island-imports = Tuile Nouveau Monde avec { $goods }
page-1800-island-tired-tokens =
    { $number ->
        [one] 1 épuisé
       *[other] { $number } épuisés
    }
