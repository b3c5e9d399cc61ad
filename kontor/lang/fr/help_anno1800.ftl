# Anno 1800 en bref : l’aide-mémoire, l’action en cours et des conseils pour la première partie. Aucune phrase n’a de variable.

help-anno1800-section-goal = But du jeu
help-anno1800-goal-1 = Les cartes de votre main sont les souhaits de votre population. Satisfaites-les, jouez les cartes, et votre influence grandit.
help-anno1800-goal-2 = Qui n’a plus de carte en main annonce la fin et gagne 7 points d’influence. Mais c’est le plus grand total d’influence qui l’emporte, pas la main vide.

help-anno1800-section-turn = Votre tour
help-anno1800-turn-1 = À votre tour, vous faites une action : construire, jouer une carte, remplacer des cartes, recruter, améliorer des cubes, exploiter l’Ancien Monde, explorer le Nouveau Monde, piocher des cartes Expédition ou organiser une fête de la ville.
help-anno1800-turn-2 = S’y ajoutent autant d’actions gratuites que vous voulez, à tout moment de votre tour : produire des ressources à l’avance, activer l’effet d’une carte jouée, activer un objectif à effet, renvoyer des cubes dans leur quartier contre de l’or.
help-anno1800-turn-3 = Recruter, améliorer et construire des navires se font en plusieurs parties. Vous pouvez vous arrêter après chacune, et ce qu’une partie rapporte, ou ce qui en reste, peut payer la suivante.
help-anno1800-turn-4 = Une carte ou un objectif peut vous donner une action de plus dans le même tour. Le tour s’achève quand vous le dites ; il faut faire au moins une action, et une fête de la ville est toujours possible.

help-anno1800-section-paying = Payer
help-anno1800-paying-1 = Les ressources que vous produisez, achetez ou importez restent disponibles jusqu’à la fin de votre tour, pour payer ce que vous voulez. Vous pouvez en produire plus qu’il n’en faut, et aussi à l’avance. Rien ne se garde d’un tour à l’autre : ce que vous n’avez pas utilisé est perdu. Une ressource reste disponible même si son cube rentre ou si son usine est recouverte.
help-anno1800-paying-2 = Pour produire une ressource, un cube va de son quartier à un emplacement de travail libre d’une de vos usines qui demande ce type de cube. Chaque usine a deux emplacements. Le cube y reste et ne produit plus rien avant d’être rentré.
help-anno1800-paying-3 = Certains coûts demandent d’épuiser des cubes : ils passent de leur quartier à la zone d’épuisement et ne servent plus à rien avant d’être rentrés. Les jetons de vos navires que vous dépensez y vont aussi.
help-anno1800-paying-4 = Les ressources du Nouveau Monde s’importent d’une de vos îles : 1 jeton Commerce chacune, aussi souvent que vous voulez.

help-anno1800-section-trade = Commerce
help-anno1800-trade-1 = Si une usine d’un autre joueur peut produire une ressource, vous pouvez l’y acheter : 1 jeton Commerce si des fermiers ou des ouvriers y travaillent, 2 pour des artisans, 3 pour des ingénieurs.
help-anno1800-trade-2 = Le vendeur ne peut pas refuser, ne déplace aucun cube et reçoit 1 pièce d’or de la réserve. Peu importe que les emplacements de travail soient occupés.
help-anno1800-trade-3 = Chaque ressource ne s’achète qu’une fois par tour. Celles du Nouveau Monde ne sont pas à vendre.

help-anno1800-section-build = Construire
help-anno1800-build-1 = Une action Construire donne une usine, ou un chantier naval, ou des navires. Les usines vont sur la terre ferme ou le littoral, les chantiers navals sur le littoral, les navires en mer.
help-anno1800-build-2 = Vous pouvez recouvrir ce qui s’y trouve. Une tuile retourne alors sur le plateau central, un bâtiment imprimé est seulement caché ; les cubes qui s’y trouvaient sont épuisés.
help-anno1800-build-3 = Vous ne pouvez pas avoir deux fois la même usine, sauf si une tuile Ancien Monde l’apporte. La version ouvrière d’une usine imprimée sur votre île en est une autre ; dans l’édition espagnole, elle ne peut que recouvrir l’usine imprimée.
help-anno1800-build-4 = Pendant une action Construire, vous pouvez remettre une de vos tuiles sur le plateau central, par exemple pour faire de la place. L’édition espagnole ne le permet pas.

help-anno1800-section-ships = Chantiers navals et navires
help-anno1800-ships-1 = Pendant une action Construire, chacun de vos chantiers navals peut construire un navire, de son niveau ou d’un niveau inférieur.
help-anno1800-ships-2 = Les navires de commerce portent des jetons Commerce, les navires d’exploration des jetons Exploration : autant que leur niveau. Un nouveau navire les apporte aussitôt, et ils peuvent payer le navire suivant de la même action. Un navire recouvert ou remis sur le plateau central emporte autant de jetons, les jetons épuisés d’abord. Un navire imprimé qui redevient visible apporte ses jetons épuisés.
help-anno1800-ships-3 = Les jetons Commerce achètent des ressources aux autres et importent celles du Nouveau Monde. Les jetons Exploration paient les îles et les cartes Expédition.

help-anno1800-section-people = Votre population
help-anno1800-people-1 = Fermiers, ouvriers, artisans et ingénieurs travaillent dans les usines qui les demandent. Les investisseurs ne travaillent nulle part, mais certains coûts les épuisent, et à la fin ce sont les meilleurs visiteurs des expéditions.
help-anno1800-people-2 = Recruter : jusqu’à trois nouveaux cubes en une action, chacun payé et disponible aussitôt. Chacun amène une carte dans votre main : une carte Fermier/Ouvrier pour un fermier ou un ouvrier, une carte Artisan/Ingénieur/Investisseur pour les autres.
help-anno1800-people-3 = Si cette pioche est vide, vous payez de l’or à la place : 1 pour un fermier ou un ouvrier, 3 pour tout autre cube.
help-anno1800-people-4 = Améliorer : jusqu’à trois étapes en une action, de fermier à ouvrier, artisan, ingénieur, investisseur, sur un seul cube ou plusieurs. Le cube s’améliore là où il se trouve, et vous ne piochez pas de carte.

help-anno1800-section-cards = Cartes
help-anno1800-cards-1 = Jouer une carte : payez ce qu’elle demande et posez-la face visible devant vous, une carte par action. Elle compte à la fin, que vous ayez utilisé son effet ou non.
help-anno1800-cards-2 = Son effet s’active une fois, à tout moment de ce tour ou de l’un de vos tours suivants, gratuitement. Seul l’effet qui remet des cartes de la main sous leurs pioches doit servir pendant le tour où la carte a été jouée.
help-anno1800-cards-3 = Les effets apportent des cubes (avec leurs cartes en main), des améliorations, de l’or, des cartes Expédition, une ressource du Nouveau Monde gratuite, une action de plus ou des jetons. Ces jetons restent sur la carte jusqu’à ce que vous les dépensiez ou organisiez une fête de la ville.
help-anno1800-cards-4 = Les améliorations gratuites se font toutes pendant le même tour, mais pas forcément d’un seul coup : vous pouvez les faire une à une, même en plein paiement, et le cube amélioré travaille déjà selon son nouveau type. Celles qui restent à la fin du tour sont perdues. Une ressource gratuite du Nouveau Monde s’utilise aussitôt, dans un paiement qui la demande, et ne se garde jamais.
help-anno1800-cards-5 = Remplacer : remettez une à trois cartes de votre main sous leurs pioches, puis piochez-en autant dans les mêmes. Si une pioche est vide, ses cartes ne peuvent pas être remplacées.

help-anno1800-section-islands = Îles et expéditions
help-anno1800-islands-1 = Ancien Monde : votre première tuile coûte 1 jeton Exploration, la deuxième 2, la troisième 3, la quatrième et dernière 4. Chacune ajoute 2 cases de terre, 2 de littoral et 2 de mer, et ce qui y figure est aussitôt à vous.
help-anno1800-islands-2 = Nouveau Monde : les mêmes prix, comptés à part, et là aussi quatre tuiles au plus. Vous pouvez dès lors importer les trois ressources de la tuile, et vous piochez 3 cartes Nouveau Monde dans votre main. On n’y construit rien.
help-anno1800-islands-3 = Cartes Expédition : épuisez 2 jetons Exploration et piochez-en 3. Personne d’autre ne les voit, et elles ne comptent pas comme cartes en main.

help-anno1800-section-festival = Fin de service et fête de la ville
help-anno1800-festival-1 = Fin de service : contre de l’or, un cube quitte son emplacement de travail ou la zone d’épuisement, rentre dans son quartier et redevient disponible. Cela coûte 1 pour un fermier, 2 pour un ouvrier, 3 pour un artisan, 4 pour un ingénieur, 5 pour un investisseur, et c’est possible même en plein paiement.
help-anno1800-festival-2 = Fête de la ville : une action qui ramène tous vos cubes dans leurs quartiers et tous les jetons épuisés sur leurs navires. Les jetons restés sur des cartes sont perdus.

help-anno1800-section-objectives = Objectifs
help-anno1800-objectives-1 = Cinq objectifs sont en jeu, les mêmes pour tous.
help-anno1800-objectives-2 = Majorités : 10 points d’influence pour qui en a le plus, 4 pour le deuxième. En cas d’égalité, chacun reçoit le total ; qui n’en a aucun ne reçoit rien.
help-anno1800-objectives-3 = D’autres rapportent de l’influence pour des usines visibles sur votre île, pour des îles ou pour des visites d’expéditions ; un autre en retire pour les cartes restées en main.
help-anno1800-objectives-4 = Les effets sont des actions gratuites : Alonso Graves, Aarhant et Le Rédacteur en chef une fois par tour chacun, Beryl O’Mara aussi souvent que vous voulez.

help-anno1800-section-end = La fin
help-anno1800-end-1 = Qui, le premier, n’a plus de carte en main prend aussitôt le feu d’artifice et le garde, même si des cartes reviennent dans sa main.
help-anno1800-end-2 = On finit le tour de table, pour que chacun ait joué autant de fois, puis on en joue un dernier en entier.

help-anno1800-section-scoring = Points d’influence
help-anno1800-scoring-1 = Cartes jouées : 3 par carte Fermier/Ouvrier, 8 par carte Artisan/Ingénieur/Investisseur, 5 par carte Nouveau Monde. Les cartes restées en main ne rapportent rien.
help-anno1800-scoring-2 = Cartes Expédition : chacun de vos artisans, ingénieurs et investisseurs, où qu’il soit, visite une case de son type, pour 1, 2 ou 3 points d’influence. Le meilleur choix est fait pour vous.
help-anno1800-scoring-3 = 3 pièces d’or rapportent 1 point d’influence, le feu d’artifice 7 ; puis viennent les objectifs.
help-anno1800-scoring-4 = En cas d’égalité : le plus d’usines, de chantiers navals et de navires ensemble, puis le moins de cartes en main ; sinon, la victoire est partagée.

# L’action en cours.
help-anno1800-do-build = Prenez une usine du plateau central, payez son coût et posez-la sur une case de terre ou de littoral. Dès qu’elle est posée, on peut y travailler. Regardez ce qu’elle recouvre : une usine recouverte ne produit plus rien.
help-anno1800-do-build-shipyard = Posez un chantier naval sur une case de littoral. Il permet un navire de son niveau ou d’un niveau inférieur à chaque action Construire. Vous pouvez en avoir autant que vous voulez.
help-anno1800-do-build-ship = Posez un navire sur une case de mer ; chacun de vos chantiers navals en construit au plus un par action. Ses jetons sont là aussitôt, même pour le navire suivant de cette action. Arrêtez-vous quand vous voulez.
help-anno1800-do-play = Payez ce que la carte demande ; elle reste alors face visible devant vous et compte à la fin. Son effet attend que vous vouliez l’activer. Avec votre dernière carte, vous prenez le feu d’artifice, si personne ne l’a encore.
help-anno1800-do-swap = Remettez une à trois cartes sous leurs pioches et piochez-en autant dans les mêmes. Cela ne coûte que votre action. Choisissez des cartes dont les ressources sont encore loin de votre portée.
help-anno1800-do-hire = Payez jusqu’à trois nouveaux cubes, l’un après l’autre ; chacun est disponible aussitôt et peut aider à payer le suivant. Mais chacun amène une carte dans votre main, ou coûte de l’or si sa pioche est vide.
help-anno1800-do-upgrade = Payez jusqu’à trois étapes ; chacune fait passer un cube au type suivant, où qu’il se trouve. Vous ne piochez pas de carte. Sur un emplacement de travail, le cube amélioré reste jusqu’à ce qu’il rentre.
help-anno1800-do-open = Épuisez des jetons Exploration, un de plus à chaque nouvelle tuile, et prenez celle du dessus. Elle ajoute six cases et souvent une usine, un navire, un chantier naval ou un cadeau. Les nouveaux cubes qui en viennent amènent des cartes, comme toujours.
help-anno1800-do-explore = Épuisez des jetons Exploration, un de plus à chaque nouvelle tuile, et prenez celle du dessus. Vous pouvez désormais importer ses trois ressources. Attention : trois cartes Nouveau Monde arrivent dans votre main.
help-anno1800-do-expedition = Épuisez 2 jetons Exploration et piochez 3 cartes Expédition. Elles ne comptent que si vos artisans, ingénieurs et investisseurs peuvent les visiter, chacun une case.
help-anno1800-do-festival = Tous les cubes rentrent, tous les jetons épuisés reviennent sur les navires. Cela prend toute votre action : attendez de ne plus pouvoir faire grand-chose d’autre. Dépensez d’abord les jetons posés sur des cartes, car ils sont perdus.
help-anno1800-do-make = Produisez, achetez ou importez des ressources avant d’en avoir besoin. Elles restent disponibles jusqu’à la fin de votre tour, pour un ou plusieurs paiements. Cela ne prend pas d’action ; ce que vous n’utilisez pas est perdu.
help-anno1800-do-use = Activez l’effet d’une carte jouée, une seule fois. C’est gratuit et ne prend pas d’action. Les jetons restent sur la carte jusqu’à ce que vous les dépensiez ou jusqu’à votre fête de la ville ; les nouveaux cubes amènent des cartes. Les améliorations gratuites peuvent se faire une à une, jusqu’à la fin de votre tour.
help-anno1800-do-use-objective = Activez l’effet d’un objectif en payant son prix. Cela ne prend pas d’action. La plupart servent une fois par tour.
help-anno1800-do-recall = Contre de l’or, renvoyez dans son quartier un cube d’un emplacement de travail ou de la zone d’épuisement ; il est disponible aussitôt. Cela ne prend pas d’action. Rappelez-vous que 3 pièces d’or valent 1 point d’influence à la fin.
help-anno1800-do-end = Laissez jouer le suivant. Vous perdez ce qui vous reste : actions, suite d’une action commencée, ressources, et améliorations gratuites d’une carte déjà activée.

# Conseils pour la première partie.
help-anno1800-tip-1 = Commencez par votre main : quelles ressources figurent sur plusieurs cartes ? Une usine qui en produit une sert encore et encore.
help-anno1800-tip-2 = Charbon, briques, marchandises, poutres en acier et voiles occupent d’abord des artisans, et vous n’en avez que deux. Construisez tôt les versions ouvrières : tout devient plus facile.
help-anno1800-tip-3 = Regardez de temps en temps les cinq objectifs. Une majorité que personne ne dispute vaut 10 points d’influence, plus que n’importe quelle carte.
help-anno1800-tip-4 = Peu de cubes sont disponibles. Une fête de la ville ramène tout, mais prend un tour entier ; parfois, un peu d’or pour une fin de service vous épargne ce tour.
help-anno1800-tip-5 = Votre main est grande. Chaque cube recruté ajoute une carte à jouer ; une amélioration, aucune.
help-anno1800-tip-6 = Inutile de tout construire. Ce qu’il ne vous faut qu’une ou deux fois coûte moins cher à acheter, et les jetons Commerce reviennent à la prochaine fête de la ville.
help-anno1800-tip-7 = Vous avez des cartes jouées dont l’effet reste à activer. C’est gratuit, sans action, et c’est peut-être juste ce qui manque pour la carte suivante.
help-anno1800-tip-8 = Votre main est presque vide. Après la dernière carte, il ne reste que la fin de ce tour de table et un dernier : que voulez-vous avoir fait d’ici là ?
