# Anno 1800 : l’écran du terminal, les listes abrégées et ce qui manque.

# Titres et noms dans la liste de ce qui est possible.
anno1800-list-build = construire
anno1800-list-play = jouer
anno1800-list-hire = recruter
anno1800-list-upgrade = améliorer
anno1800-list-use = activer
anno1800-list-recall = fin de service
anno1800-list-other = et aussi
anno1800-list-swap = remplacer des cartes
anno1800-list-open = Ancien Monde
anno1800-list-explore = Nouveau Monde
anno1800-list-expedition = expédition
anno1800-list-festival = fête de la ville
anno1800-list-make = produire à l’avance
anno1800-list-end = terminer le tour
anno1800-list-card = { $card }
anno1800-list-cube = { $cube }

# Où va quelque chose.
anno1800-spot-place =
    { $place ->
        [home] dans son quartier
       *[exhausted] dans la zone d’épuisement
    }
anno1800-spot-free =
    { $zone ->
        [land] terre libre
        [coast] côte libre
       *[sea] mer libre
    }
anno1800-spot-tile = actuellement : { $tile }
anno1800-spot-crew = actuellement : { $tile } ; y travaillent : { $cubes }

anno1800-spot-several = { $places }
anno1800-step-make = { $good } sur la case { $cell }

# Pourquoi pas.
anno1800-why-lacks = Impossible à payer pour l’instant ({ $cost }) : { $lacks }.

# Avant de commencer.
anno1800-choose-objectives = Quels objectifs ?
anno1800-choose-edition = Selon quel livret de règles ?
anno1800-choose-card_tokens = Quels jetons Commerce comptent pour Madame Kahina ?
anno1800-card_tokens-apart = seulement ceux des navires
anno1800-card_tokens-counted = ceux des navires et ceux qui sont sur des cartes
anno1800-preset-random = cinq objectifs tirés au hasard

# L’écran.
anno1800-screen-short-farmer = Fe
anno1800-screen-short-worker = Ou
anno1800-screen-short-artisan = Ar
anno1800-screen-short-engineer = In
anno1800-screen-short-investor = Iv
anno1800-screen-island = Île
anno1800-screen-hand = Main
anno1800-screen-board = Plateau central
anno1800-screen-objectives = Objectifs
anno1800-screen-opponents = Les autres
anno1800-screen-land = terre
anno1800-screen-coast = côte
anno1800-screen-sea = mer
anno1800-screen-naval = marine
anno1800-screen-free = libre : { $cells }
anno1800-screen-gold = or { $number }
anno1800-screen-trade = commerce
anno1800-screen-exploration = exploration
anno1800-screen-on-cards = +{ $number } sur des cartes
anno1800-screen-exhausted = épuisés
anno1800-screen-imports = importations
anno1800-screen-islands = tuiles : { $old } Ancien Monde, { $new } Nouveau Monde
anno1800-screen-expeditions = cartes Expédition
anno1800-screen-effects = à activer
anno1800-screen-at-hand = disponible jusqu’à la fin du tour
anno1800-screen-upgrades-left =
    { $number ->
        [one] encore 1 amélioration gratuite ce tour : use { $card }
       *[other] encore { $number } améliorations gratuites ce tour : use { $card }
    }
anno1800-screen-spent = activées
anno1800-screen-supply = réserve
anno1800-screen-decks = pioches
anno1800-screen-piles = tuiles { $old } Ancien Monde, { $new } Nouveau Monde · cartes Expédition { $expeditions }
anno1800-screen-hand-of = main { $number } ({ $cards })
anno1800-screen-points =
    { $number ->
        [one] { $number } point joué
       *[other] { $number } points joués
    }
anno1800-screen-turns-left =
    { $number ->
        [one] encore { $number } tour
       *[other] encore { $number } tours
    }
anno1800-screen-sells = vend
anno1800-screen-some-cubes = [{ $cubes }]
anno1800-screen-some-trade = { $number } commerce
anno1800-screen-some-exploration = { $number } exploration
anno1800-screen-some-gold = { $number } or
anno1800-screen-brings-cubes = +{ $cubes }
anno1800-screen-brings-upgrades =
    { $number ->
        [one] { $number } { $cube } ↑
       *[other] jusqu’à { $number } { $cube_many } ↑
    }
anno1800-screen-brings-trade = +{ $number } commerce
anno1800-screen-brings-exploration = +{ $number } exploration
anno1800-screen-brings-gold = +{ $number } or
anno1800-screen-brings-expeditions = +{ $number } expédition
anno1800-screen-brings-actions = +{ $number } action
anno1800-screen-brings-returns =
    { $number ->
        [one] { $number } carte sous sa pioche
       *[other] jusqu’à { $number } cartes sous leurs pioches
    }
anno1800-screen-brings-free = gratuit : { $goods }
anno1800-screen-legend =
    À l’écran : ✓ possible maintenant, ✗ manque, = vous l’avez déjà ; ○ emplacements de travail libres et ● occupés ; [artisan] un cube à épuiser ; ◀ joue, ✹ a le feu d’artifice; 2/3 deux disponibles sur trois.
    Les cartes portent le nom de leur pioche : fw Fermier/Ouvrier, aei Artisan/Ingénieur/Investisseur, nw Nouveau Monde. Après une tuile figure le nombre qu’il en reste.
