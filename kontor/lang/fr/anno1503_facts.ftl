# Anno 1503 : ce qui est imprimé sur le matériel, en phrases pour les écrans.

anno1503-fact-name-pirates = Pirates
anno1503-fact-name-fire = Feu
anno1503-fact-name-golden_age = Âge d’or
anno1503-fact-pirates = Chacun paie 1 pièce d’or pour chaque succursale et chaque accord commercial de son île. Qui n’a pas assez rend l’une de ces tuiles à la place.
anno1503-fact-fire = Chacun paie 1 pièce d’or pour chaque habitant au-delà de la case { $number }. Qui n’a pas assez perd à la place l’habitant de la case la plus élevée, avec son bâtiment public.
anno1503-fact-golden_age = Chacun prend une marchandise de son choix.

anno1503-fact-goal-gold = { $number } pièces d’or
anno1503-fact-goal-branches = { $number } succursales sur votre île
anno1503-fact-goal-agreements = { $number } accords commerciaux sur votre île
anno1503-fact-goal-buildings = { $number } bâtiments publics sur votre île
anno1503-fact-goal-merchants = { $number } marchands sur votre île

anno1503-fact-branch = Se place sur un pont gris libre, à l’un de vos lieux. Quand le numéro de ce lieu sort, vous pouvez prendre { $good_some } au lieu de ce que produit le lieu.
anno1503-fact-agreement = Se place sur un pont brun libre. Chaque marchandise que vous achetez vous coûte 1 pièce d’or de moins.
anno1503-fact-treasure_upgrade = Fait évoluer gratuitement d’un cran l’un de vos habitants ; ensuite, il sort du jeu.
anno1503-fact-treasure_gold = Rapporte { $gold } pièces d’or ; ensuite, il sort du jeu.

anno1503-fact-start = Le départ : c’est ici que l’on place les nouveaux bateaux.
anno1503-fact-sea = La mer : un bateau va de case en case, chaque pas coûte un point d’action.
anno1503-fact-stack =
    { $number ->
        [2] Une case d’île de la pile { $number }, présente dans chaque partie.
       *[other] Une case d’île de la pile { $number }, présente à partir de { $number } joueurs.
    }

anno1503-fact-inhabitant =
    Vous achète une marchandise à chacun de vos tours : { $goods }, pour { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
anno1503-fact-ship = Navigue et regarde les tuiles voisines ; chaque pas et chaque regard coûte un point d’action. Quand une tuile est utilisée, le bateau retourne dans votre réserve.
anno1503-fact-production = Quand le numéro d’un lieu sort, chaque joueur prend la marchandise que son île y produit.
anno1503-fact-event = Sur un { $number }, rien n’est produit ; on relance le dé pour un événement.
anno1503-fact-buy =
    { $times ->
        [one] Une fois par tour, vous pouvez acheter une marchandise quelconque pour { $gold } pièces d’or, moins 1 par accord commercial.
       *[other] Jusqu’à { $times } fois par tour, vous pouvez acheter une marchandise quelconque pour { $gold } pièces d’or, moins 1 par accord commercial.
    }
anno1503-fact-hand = À la fin de votre tour, vous gardez au plus { $number } marchandises.
anno1503-fact-safe = Les { $number } premières cases sont à l’abri du feu.
anno1503-fact-building = À partir de la case { $number }, un nouveau pionnier apporte gratuitement un bâtiment public ; aucun n’existe deux fois sur une île.
anno1503-fact-win = Qui remplit { $number } des objectifs pendant son propre tour gagne aussitôt. Un objectif qui n’est plus rempli ne compte plus.
anno1503-fact-effects = { $effects }
