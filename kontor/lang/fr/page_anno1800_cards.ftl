# La page, Anno 1800 : main, cartes, moyens, autres joueurs, objectifs.

# Une carte et ses parties. Les marchandises, les cubes et les jetons ont des symboles ; ces mots sont des indications, lues à voix haute.
page-1800-card-words = Carte de la pioche { $deck }, { $points } d’influence. Demande : { $needs }. Apporte : { $brings }.
page-1800-card-needs = Demande
page-1800-card-brings = Apporte
page-1800-card-influence =
    { $points ->
        [one] { $points } point d’influence
       *[other] { $points } points d’influence
    }
page-1800-card-playable = Vous pouvez la jouer maintenant.
page-1800-card-usable = Vous pouvez l’activer maintenant.
page-1800-card-paying = Elle sert en payant : choisissez-la là où sa marchandise est demandée.
page-1800-card-lacks = Il manque : { $what }.
page-1800-card-need = { $name } ({ $way })
page-1800-card-way-make = vous pouvez en produire
page-1800-card-way-buy = vous pouvez en acheter
page-1800-card-way-import = vous pouvez en importer
page-1800-card-way-free = gratuit grâce à une carte
page-1800-card-way-hand = disponible
page-1800-card-way-lack = manque
page-1800-card-times = { $number } × { $name }
page-1800-card-exhaust = épuiser { $cubes }
page-1800-card-held = prêts : { $cubes }
page-1800-card-parts = Déjà fait dans l’action en cours : { $number }
page-1800-card-trade =
    { $number ->
        [one] { $number } jeton Commerce
       *[other] { $number } jetons Commerce
    }
page-1800-card-exploration =
    { $number ->
        [one] { $number } jeton Exploration
       *[other] { $number } jetons Exploration
    }
page-1800-card-gold = { $number } or
page-1800-card-nothing = rien
page-1800-card-workplace = un poste de travail libre pour : { $good }
page-1800-card-upgrades = promouvoir jusqu’à { $number } × { $cube }
page-1800-card-expeditions =
    { $number ->
        [one] { $number } carte Expédition
       *[other] { $number } cartes Expédition
    }
page-1800-card-actions =
    { $number ->
        [one] une action de plus
       *[other] { $number } actions de plus
    }
page-1800-card-returns =
    { $number ->
        [one] remettre { $number } carte de la main sous sa pioche
       *[other] remettre jusqu’à { $number } cartes de la main sous leurs pioches
    }
page-1800-card-free = gratuitement, au choix : { $goods }

# La main
page-1800-hand-sort = Trier la main
page-1800-hand-sort-missing = selon ce qui manque
page-1800-hand-sort-deck = par pioche
page-1800-hand-sort-points = par influence
page-1800-hand-show = Cartes affichées
page-1800-hand-all = Toutes
page-1800-hand-playable = Jouables
page-1800-hand-empty = Aucune carte en main.
page-1800-hand-none = Aucune de celles-ci.
page-1800-hand-chosen = Choisies : { $number } sur { $most }
page-1800-hand-choose = peut être choisie
page-1800-hand-played = Cartes jouées
page-1800-hand-no-effects = Aucun effet à activer.
page-1800-hand-spent = Cartes activées
page-1800-hand-expeditions = Cartes Expédition
page-1800-hand-expedition = Animal : { $animal } ; artefact : { $artifact }

# Ce qu’on a
page-1800-means-title = Ce que vous avez
page-1800-means-words = { $name } : { $amounts }
page-1800-means-trade = Jetons Commerce
page-1800-means-exploration = Jetons Exploration
page-1800-means-ready = prêts : { $number }
page-1800-means-working = au travail : { $number }
page-1800-means-exhausted = épuisés : { $number }
page-1800-means-cards = grâce aux cartes : { $number }
page-1800-means-after = ensuite : { $number }
# Goods at hand, free upgrades that are left, and making goods ahead
page-1800-hand-goods = Ressources disponibles
page-1800-hand-goods-note = perdues à la fin du tour
page-1800-hand-goods-used = disponible
page-1800-hand-goods-left = Disponible jusqu’à la fin du tour
page-1800-upgrades-left =
    { $number ->
        [one] Encore 1 amélioration gratuite ce tour
       *[other] Encore { $number } améliorations gratuites ce tour
    }
page-1800-make = Produire à l’avance
page-1800-make-do =
    { $number ->
        [0] Produire à l’avance
        [one] Produire 1 ressource
       *[other] Produire { $number } ressources
    }
page-1800-make-intro = Touchez les ressources que vous voulez utiliser plus tard dans ce tour.
page-1800-make-add = Un de plus : { $good }
page-1800-make-remove = Un de moins : { $good }

# Les autres
page-1800-others-open = Voir l’île de { $name }
page-1800-others-turn = doit jouer
page-1800-others-fireworks = a le feu d’artifice
page-1800-last-round = Dernier tour de table.
page-1800-last-round-next = Le prochain tour de table sera le dernier.
page-1800-last-round-why = Feu d’artifice : { $name }.
page-1800-others-points = Influence des cartes jouées : { $number }
page-1800-others-cubes = { $cube } : { $ready } sur { $all } prêts
page-1800-others-deck = { $deck } : { $number }
page-1800-others-old = Tuiles Ancien Monde : { $number }
page-1800-others-new = Tuiles Nouveau Monde : { $number }
page-1800-others-island = L’île de { $name }
page-1800-others-open-cards = Cartes aux effets à activer
page-1800-others-nothing = aucune pour l’instant

# Objectifs
page-1800-goals-use = Utiliser
page-1800-goals-use-this = Utiliser : { $name }
page-1800-goals-used = utilisé ce tour-ci
page-1800-goals-standing = { $name } : { $number }
