# Aide pour tous les jeux : comment marche l’écran, ses touches, et ce que veulent dire les symboles. Aucune phrase n’a de variable.

help-title-reference = Les règles en bref
help-title-action = L’action en cours
help-title-tips = Conseils pour la première partie
help-title-screen = Comment marche l’écran
help-title-keys = Touches
help-title-symbols = Symboles
help-title-rules = Règles

help-screen-1 = Cliquez ou touchez ce que vous voulez : une tuile, une carte, un quartier, un cube, une pile, un objectif, un navire. Le panneau à côté du plateau montre alors ce qu’on peut en faire.
help-screen-2 = Ce qui est clair est possible maintenant. Ce qui est gris ne l’est pas ; pointez-le ou choisissez-le, et il dit ce qui manque.
help-screen-3 = Avant de confirmer, vous voyez où cela va, comment c’est payé et ce qu’il vous restera. La meilleure façon de payer est proposée ; cliquez sur une ressource pour en choisir une autre.
help-screen-4 = Annuler, rejouer, annuler tout le tour et terminer le tour sont toujours au même endroit. Vous pouvez revenir en arrière tant que rien de caché n’a été montré, qu’aucun dé n’a été lancé et que personne d’autre n’a joué. Seul avec des bots ou autour d’un même écran, vous pouvez revenir aussi loin que vous voulez.
help-screen-5 = Une confirmation n’est demandée que pour ce qui ne peut pas être annulé.
help-screen-6 = Pointez une ressource, et tout ce qui la produit ou la demande s’éclaire. Pointez un symbole, et il dit ce qu’il signifie.
help-screen-7 = Tout se fait aussi au clavier : Tab passe d’une chose à l’autre, les flèches se déplacent sur les plateaux, Entrée choisit.
help-screen-8 = Vous pouvez fermer la page à tout moment. Quand vous la rouvrez, la table est comme vous l’avez laissée.
help-screen-9 = Si une table se joue avec des valeurs modifiées, ce qui figure sur ses tuiles et ses cartes compte, pas les nombres de cette aide.
help-screen-10 = Avec « Indice », un bot propose à votre tour jusqu’à trois coups et dit pourquoi ; il n’en joue aucun. Quand une partie est terminée, « Analyse » montre les tournants de chaque joueur.

help-keys-help = cette aide
help-keys-undo = annuler le coup
help-keys-redo = rejouer le coup
help-keys-reset = annuler le tour
help-keys-end = terminer le tour
help-keys-hint = un indice : de bons coups
help-keys-back = revenir, fermer
help-keys-confirm = confirmer
help-keys-arrows = se déplacer sur un plateau
help-keys-log = journal
help-keys-chat = dire quelque chose
help-keys-panels = aller à un panneau
help-keys-means = mes moyens

# Symboles d’Anno 1800.
help-symbol-farmer = Fermier : travaille dans les usines à fermiers imprimées sur votre Terre d’origine.
help-symbol-worker = Ouvrier : produit les ressources simples.
help-symbol-artisan = Artisan : produit des ressources plus fines et, au début, les matériaux.
help-symbol-engineer = Ingénieur : produit les ressources les plus modernes.
help-symbol-investor = Investisseur : ne travaille nulle part ; épuisé par certains coûts, vaut le plus aux expéditions.
help-symbol-trade_token = Jeton Commerce : achète aux autres, importe du Nouveau Monde.
help-symbol-exploration_token = Jeton Exploration : paie les îles et les cartes Expédition.
help-symbol-gold = Or : fait rentrer les cubes ; 3 pièces valent 1 point d’influence à la fin.
help-symbol-influence = Influence : qui en a le plus à la fin gagne.
help-symbol-ready = Disponible : peut servir maintenant.
help-symbol-exhausted = Épuisé : revient avec une fête de la ville ; un cube aussi contre de l’or.
help-symbol-district = Quartier : les cubes disponibles d’un type y habitent.
help-symbol-workplace = Emplacement de travail : pour un cube qui produit cette ressource.
help-symbol-stock = Points : combien de ces tuiles il reste.
help-symbol-need_make = Vous pouvez produire cette ressource maintenant.
help-symbol-need_buy = Vous pouvez acheter ou importer cette ressource maintenant.
help-symbol-need_lack = Cette ressource vous manque ; pointez-la pour savoir pourquoi.
help-symbol-shipyard = Chantier naval : construit un navire par action, jusqu’à son niveau.
help-symbol-merchant_ship = Navire de commerce : porte autant de jetons Commerce que son niveau.
help-symbol-exploration_ship = Navire d’exploration : porte autant de jetons Exploration que son niveau.
help-symbol-old_world = Ancien Monde : des îles où construire.
help-symbol-new_world = Nouveau Monde : des îles dont vous importez les ressources.
help-symbol-deck_farmer_worker = Carte Fermier/Ouvrier : 3 points d’influence une fois jouée.
help-symbol-deck_artisan_engineer_investor = Carte Artisan/Ingénieur/Investisseur : 8 points d’influence une fois jouée.
help-symbol-deck_new_world = Carte Nouveau Monde : 5 points d’influence une fois jouée.
help-symbol-expedition = Carte Expédition : compte à la fin si vous pouvez la visiter.
help-symbol-objective = Objectif : le même pour tous.
help-symbol-festival = Fête de la ville : tous les cubes et jetons reviennent.
help-symbol-fireworks = Feu d’artifice : 7 points d’influence pour la première main vide.
help-symbol-extra_action = Action de plus, dans le même tour.

# Symboles d’Anno 1503. Ce que permettent les bâtiments publics est indiqué avec eux.
help-symbol-coins = Or : achète des marchandises, paie les pirates et le feu ; 30 pièces sont un objectif.
help-symbol-pioneer = Pionnier : achète du bois, de la pierre ou un outil.
help-symbol-settler = Colon : achète du tissu.
help-symbol-citizen = Citoyen : achète des épices.
help-symbol-merchant = Marchand : achète du tabac ; trois sont un objectif.
help-symbol-safe_space = Case sûre : le feu n’y fait aucun mal.
help-symbol-branch = Succursale : sa marchandise au lieu de celle de l’île.
help-symbol-agreement = Accord commercial : vous achetez 1 pièce d’or moins cher.
help-symbol-treasure = Trésor : de l’or, ou une évolution gratuite.
help-symbol-action_points = Points d’action : chacun déplace un bateau ou regarde une tuile.
help-symbol-fog = Tuile face cachée : regardez-la depuis un bateau voisin. Son numéro : à partir de combien de joueurs cette île est en jeu.
help-symbol-looked_at = Quelqu’un a déjà regardé cette tuile.
help-symbol-goals = Objectifs : trois sur cinq gagnent, pendant votre tour.
help-symbol-hand_limit = À la fin de votre tour, vous gardez au plus cinq marchandises.
