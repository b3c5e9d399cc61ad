# Anno 1503 : le nom des choses, ce qui s’est passé, ce qu’on peut faire, et pourquoi pas.

anno1503-title = Anno 1503
anno1503-about = Explorez les îles, peuplez la vôtre et atteignez avant les autres trois objectifs sur cinq. De Klaus Teuber.
anno1503-howto =
    Soyez le premier à remplir { $points } des cinq objectifs pendant votre tour : { $gold } pièces d’or, { $branches } succursales, { $agreements } accords commerciaux, { $buildings } bâtiments publics, { $merchants } marchands.
    Un tour : on lance le dé et chaque île produit une marchandise. Puis vous placez, faites évoluer, vendez et achetez, dans l’ordre de votre choix. Enfin, vos bateaux naviguent.
    Les bateaux regardent les tuiles cachées voisines. Une tuile utilisée rejoint votre île, et le bateau retourne dans votre réserve.
    Les habitants achètent, chacun une fois par tour : les pionniers du bois, de la pierre ou un outil, les colons du tissu, les citoyens des épices, les marchands du tabac.
    Dès la quatrième case, un nouveau pionnier apporte un bâtiment public. Sur un 6, pirates ou feu peuvent frapper, ou un âge d’or commence.
    À la fin de votre tour, vous gardez au plus { $limit } marchandises.

# Options.
anno1503-choose-hands = Mains visibles ou cachées ?
anno1503-hands-open = Visibles : tout le monde voit quelles marchandises vous avez en main.
anno1503-hands-hidden = Cachées : les autres voient seulement combien de marchandises vous avez en main.

anno1503-good-wood = bois
    .some = du bois
anno1503-good-stone = pierre
    .some = de la pierre
anno1503-good-tools = outil
    .some = un outil
anno1503-good-cloth = tissu
    .some = du tissu
anno1503-good-spice = épice
    .some = des épices
anno1503-good-tobacco = tabac
    .some = du tabac
anno1503-good-any = au choix
    .some = une marchandise au choix
anno1503-hidden-goods =
    { $count ->
        [one] 1 marchandise
       *[other] { $count } marchandises
    }

anno1503-inhabitant-pioneer = pionnier
    .a = un pionnier
    .to = au pionnier
anno1503-inhabitant-settler = colon
    .a = un colon
    .to = au colon
anno1503-inhabitant-citizen = citoyen
    .a = un citoyen
    .to = au citoyen
anno1503-inhabitant-merchant = marchand
    .a = un marchand
    .to = au marchand

anno1503-building-fire_brigade = brigade de pompiers
    .a = une brigade de pompiers
anno1503-building-forge = forge
    .a = une forge
anno1503-building-church = église
    .a = une église
anno1503-building-school = école
    .a = une école
anno1503-building-restaurant = restaurant
    .a = un restaurant
anno1503-building-shipyard = chantier naval
    .a = un chantier naval
anno1503-building-bath_house = maison de bain
    .a = une maison de bain
anno1503-building-large_branch = grande succursale
    .a = une grande succursale
anno1503-effect-price =
    chaque { $inhabitant } paie { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
anno1503-effect-good_price =
    vend { $good_some } pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
anno1503-effect-fire = rien à payer en cas de feu
anno1503-effect-pirates = rien à payer aux pirates
anno1503-effect-golden_age = { $number } marchandises à l’âge d’or
anno1503-effect-points = points d’action des bateaux × { $number }
anno1503-effect-claim =
    une fois par tour, une marchandise d’une autre main pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
anno1503-ship = bateau
anno1503-is-goods = { $goods }
anno1503-is-building = { $building }
anno1503-is-tile = { $tile }


anno1503-tile-branch_wood = succursale de bois
    .a = une succursale de bois
anno1503-tile-branch_stone = succursale de pierre
    .a = une succursale de pierre
anno1503-tile-branch_tools = succursale d’outils
    .a = une succursale d’outils
anno1503-tile-branch_cloth = succursale de tissu
    .a = une succursale de tissu
anno1503-tile-branch_spice = succursale d’épices
    .a = une succursale d’épices
anno1503-tile-branch_tobacco = succursale de tabac
    .a = une succursale de tabac
anno1503-tile-agreement = accord commercial
    .a = un accord commercial
anno1503-tile-treasure_upgrade = trésor (évolution gratuite)
    .a = un trésor qui fait évoluer un habitant
anno1503-tile-treasure_gold = trésor (or)
    .a = un trésor de pièces d’or

anno1503-goal-gold = or
anno1503-goal-branches = succursales
anno1503-goal-agreements = accords commerciaux
anno1503-goal-buildings = bâtiments publics
anno1503-goal-merchants = marchands

anno1503-phase-roll = le jet de production
anno1503-phase-event = le jet d’événement
anno1503-phase-take = le choix des marchandises
anno1503-phase-give = le choix d’une tuile à céder aux pirates
anno1503-phase-reserve = le tirage d’une tuile de la réserve
anno1503-phase-act = le tour d’un joueur
anno1503-phase-draw = la pioche dans une main
anno1503-phase-looked = le choix à faire pour la tuile regardée
anno1503-phase-discard = la défausse de l’excédent
anno1503-phase-over = la fin de la partie

# Ce qui s’est passé.
anno1503-event-turn = — Tour { $number } : { $seat } —
anno1503-event-rolled = { $seat } lance le dé : { $face }.
anno1503-event-struck =
    { $event ->
        [pirates] Le jet d’événement donne { $face } : les pirates !
        [fire] Le jet d’événement donne { $face } : le feu !
       *[golden_age] Le jet d’événement donne { $face } : l’âge d’or !
    }
anno1503-event-took = { $seat } prend : { $goods }.
anno1503-event-took_nothing = { $seat } ne reçoit rien : la pile est vide.
anno1503-event-spared =
    { $event ->
        [pirates] Un bâtiment public protège { $seat } des pirates.
       *[fire] Un bâtiment public protège { $seat } du feu.
    }
anno1503-event-paid =
    { $seat } paie { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } { $event ->
        [pirates] aux pirates.
       *[fire] à cause du feu.
    }
anno1503-event-unharmed =
    { $event ->
        [pirates] Les pirates ne trouvent rien chez { $seat }.
       *[fire] Rien ne peut brûler chez { $seat }.
    }
anno1503-event-gave_up = { $seat } ne peut pas payer les pirates et abandonne { $tile_a }.
anno1503-event-placed = Une tuile de la réserve est posée face cachée en { $cell }.
anno1503-event-lost_inhabitant = Feu : { $seat } ne peut pas payer et perd l’habitant de la case { $space }.
anno1503-event-lost_building = Feu : { $seat } ne peut pas payer et perd l’habitant de la case { $space } avec son bâtiment public ({ $building }).
anno1503-event-launched = { $seat } construit un bateau.
anno1503-event-settled = { $seat } place un pionnier sur la case { $space }.
anno1503-event-settled_building = { $seat } place un pionnier sur la case { $space } et construit { $building_a }.
anno1503-event-developed = Chez { $seat }, l’habitant de la case { $space } devient { $inhabitant_a }.
anno1503-event-sold =
    { $seat } vend { $good_some } (case { $space }) pour { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
anno1503-event-bought =
    { $seat } achète { $good_some } pour { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
anno1503-event-claimed =
    { $seat } paie { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } à { $other } pour piocher une marchandise dans sa main.
anno1503-event-drew = { $seat } pioche { $good_some } chez { $other }.
anno1503-event-drew_hidden = { $seat } pioche une marchandise chez { $other }.
anno1503-event-drew_hidden_self = { $seat } pioche { $good_some } chez { $other }.
anno1503-event-sailed = { $seat } déplace le bateau { $ship } en { $cell }.
anno1503-event-looked = { $seat } regarde la tuile en { $cell }.
anno1503-event-looked_self = { $seat } regarde la tuile en { $cell } : { $tile_a }.
anno1503-event-left = { $seat } laisse à sa place la tuile en { $cell }.
anno1503-event-kept = { $seat } utilise la tuile en { $cell } : { $tile_a }. Le bateau retourne dans la réserve.
anno1503-event-kept_branch = { $seat } utilise la tuile en { $cell } : { $tile_a } sur le lieu { $site }. Le bateau retourne dans la réserve.
anno1503-event-discarded = { $seat } défausse : { $goods }.
anno1503-event-won = { $seat } remplit les objectifs { $goals } et gagne !
anno1503-event-drawn = Personne n’a gagné après le tour { $turns } : match nul.

# Ce qu’on demande.
anno1503-ask-act = { $seat }, à vous de jouer.
anno1503-ask-take =
    { $number ->
        [one] { $seat }, choisissez une marchandise.
       *[other] { $seat }, choisissez { $number } marchandises.
    }
anno1503-ask-give = { $seat }, vous ne pouvez pas payer les pirates. Quelle tuile abandonnez-vous ?
anno1503-ask-looked = { $seat }, que faites-vous de la tuile en { $cell } ?
anno1503-ask-discard =
    { $number ->
        [one] { $seat }, défaussez une marchandise.
       *[other] { $seat }, défaussez { $number } marchandises.
    }

# Ce qu’on peut faire.
anno1503-move-take = Prendre : { $goods }
anno1503-move-give = Abandonner { $tile_a }
anno1503-move-give-site = Abandonner { $tile_a } (lieu { $site })
anno1503-move-ship = Construire un bateau (coût : { $goods })
anno1503-move-pioneer = Placer un pionnier sur la case { $space } (coût : { $goods })
anno1503-move-pioneer-building = Placer un pionnier sur la case { $space } et construire { $building_a } : { $effects } (coût : { $goods })
anno1503-move-develop = Faire évoluer l’habitant de la case { $space } en { $inhabitant } (coût : { $goods })
anno1503-move-sell =
    Vendre { $good_some } { $inhabitant_to } (case { $space }) pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
anno1503-move-buy =
    Acheter { $good_some } pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
anno1503-move-claim =
    Piocher une marchandise chez { $other } pour { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
anno1503-move-sail = Déplacer le bateau { $ship } en { $cell }
anno1503-move-look = Regarder la tuile en { $cell } avec le bateau { $ship }
anno1503-move-leave = Laisser la tuile à sa place
anno1503-move-keep-branch = Placer { $tile_a } sur le lieu { $site } (qui produit { $good_some } ; le bateau retourne dans votre réserve)
anno1503-move-keep-agreement = Placer { $tile_a } (le bateau retourne dans votre réserve)
anno1503-move-keep-treasure_gold =
    Prendre le trésor de { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } (le bateau retourne dans votre réserve)
anno1503-move-keep-treasure_upgrade = Faire évoluer gratuitement l’habitant de la case { $space } en { $inhabitant } (le bateau retourne dans votre réserve)
anno1503-move-end = Terminer le tour
anno1503-move-discard = Défausser : { $goods }

# Pourquoi pas.
anno1503-why-not-now = « { $text } » n’est pas possible à l’étape en cours : { $phase }.
anno1503-why-die-face = Un dé donne un nombre de 1 à { $faces }.
anno1503-why-ships-have-sailed =
    { $kind ->
        [claim] Dans cette partie, la grande succursale s’utilise avant que le premier bateau agisse.
       *[other] Dès qu’un bateau a agi, on ne peut plus rien placer, faire évoluer, acheter ni vendre pendant ce tour.
    }
anno1503-why-surplus =
    { $number ->
        [one] Vous devez défausser exactement une marchandise de votre main.
       *[other] Vous devez défausser exactement { $number } marchandises de votre main.
    }
anno1503-why-not-produced = Votre île ne produit pas cela avec ce jet : { $goods }.
anno1503-why-pile-empty = Il ne reste aucune carte dans cette pile.
anno1503-why-not-your-tile = Cette tuile n’est pas sur votre île : { $tile }.
anno1503-why-name-the-site = Vous avez plusieurs tuiles de ce type ({ $tile }) ; indiquez aussi le lieu.
anno1503-why-site-not-named = Vous n’avez qu’une tuile de ce type ({ $tile }) ; abandonnez-la sans indiquer le lieu.
anno1503-why-not-in-reserve = Cette tuile n’est pas dans la réserve : { $tile }.
anno1503-why-golden-number =
    { $number ->
        [one] Pendant cet âge d’or, vous prenez une marchandise.
       *[other] Pendant cet âge d’or, vous prenez { $number } marchandises, ou ce qu’il en reste.
    }
anno1503-why-no-ship-in-stock = Vous n’avez plus de bateau à construire.
anno1503-why-cost = Coût : { $goods } ; il vous manque : { $missing }.
anno1503-why-no-space = Toutes les cases de votre île sont occupées.
anno1503-why-no-pioneer-tile = Vous n’avez plus de tuile « pionnier » ; faites d’abord évoluer un colon en citoyen.
anno1503-why-name-a-building = Un pionnier sur la case { $space } apporte un bâtiment public ; précisez lequel.
anno1503-why-no-building-left = Un pionnier sur la case { $space } doit apporter un bâtiment public, et il n’en reste aucun pour vous.
anno1503-why-no-building-here = Un pionnier sur la case { $space } n’apporte pas encore de bâtiment public.
anno1503-why-building-taken = Ce bâtiment n’est plus disponible : { $building }.
anno1503-why-building-twice = Vous avez déjà ce bâtiment, et une île n’en accueille qu’un de chaque type : { $building }.
anno1503-why-nobody-there = Personne n’habite sur la case { $space }.
anno1503-why-already-merchant = L’habitant de la case { $space } est déjà un marchand.
anno1503-why-no-citizen-tile = Vous n’avez plus de tuile « citoyen ».
anno1503-why-has-bought = L’habitant de la case { $space } a déjà fait un achat pendant ce tour.
anno1503-why-does-not-buy = L’habitant de la case { $space } n’achète pas cette marchandise : { $good }.
anno1503-why-not-in-hand = Vous n’avez pas cette marchandise : { $good }.
anno1503-why-buys-used = On achète au plus { $times } fois par tour.
anno1503-why-buy-gold =
    Pour acheter une marchandise, il vous faut { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
anno1503-why-no-claim-building = Il vous faut une grande succursale pour piocher dans une autre main.
anno1503-why-claim-used = Vous avez déjà pioché dans une autre main pendant ce tour.
anno1503-why-claim-seat = On pioche une marchandise dans la main d’un autre joueur.
anno1503-why-claim-gold =
    Pour piocher dans une autre main, il vous faut { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
anno1503-why-claim-hand = { $other } n’a aucune marchandise.
anno1503-why-not-in-that-hand = Cette marchandise n’est pas dans cette main : { $good }.
anno1503-why-no-such-ship = Vous n’avez pas de bateau { $ship } en mer.
anno1503-why-no-points =
    { $points ->
        [one] Le bateau { $ship } a utilisé son point d’action.
       *[other] Le bateau { $ship } a utilisé ses { $points } points d’action.
    }
anno1503-why-not-adjacent = { $cell } n’est pas à côté du bateau { $ship }.
anno1503-why-not-sea = { $cell } est une case « île » ; les bateaux restent en mer.
anno1503-why-no-tile = Il n’y a pas de tuile en { $cell }.
anno1503-why-bridge = Une succursale se place sur un pont gris libre ; indiquez le numéro de son lieu.
anno1503-why-no-agreement-bridge = Tous vos ponts bruns sont occupés.
anno1503-why-name-no-place = Pour utiliser cette tuile, n’indiquez aucun emplacement.
anno1503-why-upgrade-nobody = Ce trésor fait évoluer un habitant qui peut atteindre le statut suivant ; indiquez sa case.

# Une mise en place qu’aucun mélange ne donne.
anno1503-deal-home = Les îles principales doivent être { $players } nombres différents, de 0 à { $boards }.
anno1503-deal-cell = Avec ce nombre de joueurs, aucune tuile ne se place en { $cell }.
anno1503-deal-tile = Il n’y a pas de tuile « { $name } ».
anno1503-deal-empty = La case « île » { $cell } n’a pas de tuile.
anno1503-deal-stack = Sur les cases de la pile { $mark }, cette tuile figure { $found } fois, mais la pile n’en compte que { $wanted } : { $tile }.
anno1503-deal-count = Cette tuile est placée { $found } fois au lieu de { $wanted } : { $tile }.

# La table dans le terminal.
anno1503-screen-sea = La mer
anno1503-screen-legend = ◇ départ · [2] tuile face cachée de la pile 2 · ' quelqu’un l’a regardée · ( ) vide · lettres : bateaux
anno1503-screen-goals = Objectifs
anno1503-screen-hand = Main
anno1503-screen-inhabitants = Île
anno1503-screen-production = Lieux
anno1503-screen-ships = Bateaux
anno1503-screen-points =
    { $points ->
        [one] ({ $points } point restant)
       *[other] ({ $points } points restants)
    }
anno1503-screen-display = Bâtiments publics disponibles :
anno1503-screen-piles = Piles :
anno1503-screen-reserve = Tuiles en réserve : { $count }
anno1503-screen-price =
    prix d’une marchandise pour vous : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
anno1503-screen-stock = (restent : { $low } pionnier/colon, { $high } citoyen/marchand)
anno1503-screen-ships-in-stock = ({ $count } en réserve)

# Le nom d’une tuile sur la carte : trois lettres au plus.
anno1503-short-branch_wood = Bo
anno1503-short-branch_stone = Pi
anno1503-short-branch_tools = Ou
anno1503-short-branch_cloth = Ti
anno1503-short-branch_spice = Ép
anno1503-short-branch_tobacco = Ta
anno1503-short-agreement = −1
anno1503-short-treasure_upgrade = ↑
anno1503-short-treasure_gold = 12

# Des valeurs impossibles.
anno1503-content-board = { $path } : une île principale a { $sites } lieux, dont exactement un « any ».
anno1503-content-map-size = { $path } : la carte compte de 1 à 9 rangées de même longueur, de 26 cases au plus.
anno1503-content-map-squares = { $path } : la carte se dessine avec un seul « S » et avec « . », « 2 », « 3 » et « 4 ».
anno1503-content-stack-small = { $path } : la pile { $mark } n’a pas assez de tuiles ({ $tiles }) pour ses cases sur la carte ({ $spaces }).
anno1503-content-stacks = { $path } : il faut les piles 2, 3 et 4, chacune une fois.
anno1503-content-unreachable = { $path } : aucun bateau ne peut approcher de la case « île » { $cell }.
anno1503-content-faces = { $path } : chaque face du dé, de 1 à 6, doit amener exactement un événement.
