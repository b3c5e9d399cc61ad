# La table d’Anno 1503 dans le navigateur.

page-1503-sea = La mer
page-1503-sea-hint = Cliquez sur un bateau, puis le long de sa route.
page-1503-helm =
    { $points ->
        [one] Bateau { $ship } : encore { $points } point
       *[other] Bateau { $ship } : encore { $points } points
    }
page-1503-reserve = Tuiles dans la réserve : { $count }
page-1503-cell-start = { $cell } : le départ de tous les bateaux
page-1503-cell-sea = { $cell } : pleine mer
page-1503-cell-seen = { $cell } : { $tile }
page-1503-cell-fog = { $cell } : île inconnue ; son { $stack } signifie : en jeu à partir de { $stack } joueurs
page-1503-cell-empty = { $cell } : plus de tuile, ou hors jeu
page-1503-cell-lookers = vue par { $names }
page-1503-ship-of = bateau { $ship } de { $name }
page-1503-can-sail = vous pouvez y aller
page-1503-can-look = vous pouvez la regarder
page-1503-island-own = Votre île
page-1503-island-of = Île de { $name }
page-1503-inhabitants = Habitants
page-1503-space = case { $space }
page-1503-space-free = libre
page-1503-has-bought = a acheté pendant ce tour
page-1503-safe = à l’abri du feu
page-1503-sites = Production
page-1503-site = sur un { $face } : { $good }
page-1503-site-or = sur un { $face } : { $good }, ou { $branch } grâce à la succursale
page-1503-site-bridge = pont libre pour une succursale
page-1503-agreements = Accords commerciaux : { $count } sur { $most } ; une marchandise coûte { $gold } pièces d’or
page-1503-ships-in-stock = Construire un bateau ; en réserve : { $count }
page-1503-stock-hint = Tuiles en réserve : en haut pionniers et colons, en bas citoyens et marchands
page-1503-goods = Vos marchandises
page-1503-goods-of = Marchandises de { $name }
page-1503-no-goods = aucune marchandise
page-1503-limit = À la fin de votre tour, vous gardez au plus { $limit } marchandises.
page-1503-sell-hint = Cliquez pour vendre : { $good }
page-1503-gather-discard = Cliquez sur les marchandises à défausser : { $number }
page-1503-gather-take = Cliquez sur les marchandises à prendre : { $number }
page-1503-discard = Défausser
page-1503-take = Prendre
page-1503-put-back = Remettre : { $good }
page-1503-gold = Or
page-1503-gold-goal = { $gold } pièces d’or ; { $goal } valent un objectif
page-1503-gold-of =
    { $name } : { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
page-1503-advice-lacks = Il manque :
page-1503-advice-kind = { $name } : { $text }
page-1503-goals = Objectifs : { $points } pour gagner
page-1503-goal = Objectif
page-1503-goal-held = atteint
page-1503-points = Points
page-1503-others = Les autres joueurs
page-1503-has-turn = est en train de jouer
page-1503-market = Marché
page-1503-price = { $gold } pièces d’or l’unité
page-1503-buys-left =
    { $count ->
        [one] vous pouvez encore en acheter 1
       *[other] vous pouvez encore en acheter { $count }
    }
page-1503-buys-none = plus d’achat possible pendant ce tour
page-1503-market-closed = fermé pour ce tour
page-1503-pile = { $good } : cartes restantes : { $count }
page-1503-buildings = Bâtiments publics
page-1503-you-have-it = vous l’avez
page-1503-happenings = Le dernier jet
page-1503-production = Chaque île produit sa marchandise pour le { $face }.
page-1503-what = Qu’est-ce que cela veut dire ?
page-1503-rolls = Les jets depuis votre dernier tour
page-1503-die = dé : { $face }
page-1503-tabs = Parties de la table
page-1503-tab-sea = Mer
page-1503-tab-island = Île
page-1503-tab-market = Marché
page-1503-tab-players = Joueurs
page-1503-tab-log = Journal

# List of things
page-1503-list-settle = Construire et peupler
page-1503-with-building = Pionnier + { $building }
page-1503-list-sell = Vendre
page-1503-list-buy = Acheter
page-1503-list-sail = Bateaux
