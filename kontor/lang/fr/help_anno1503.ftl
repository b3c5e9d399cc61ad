# Anno 1503 en bref : l’aide-mémoire, l’action en cours et des conseils pour la première partie. Aucune phrase n’a de variable.

help-anno1503-section-goal = But du jeu
help-anno1503-goal-1 = Il y a cinq objectifs : 30 pièces d’or, 4 succursales, 3 accords commerciaux, 4 bâtiments publics, 3 marchands. Qui en remplit trois pendant son propre tour gagne aussitôt.
help-anno1503-goal-2 = Un objectif ne compte que tant que vous le remplissez : l’or se dépense, les tuiles et les habitants peuvent se perdre.

help-anno1503-section-turn = Votre tour
help-anno1503-turn-1 = D’abord on lance le dé, et chaque île produit. Puis vous placez, faites évoluer, vendez et achetez, dans l’ordre de votre choix. Enfin, vos bateaux naviguent.
help-anno1503-turn-2 = Dès qu’un bateau a utilisé son premier point d’action, on ne peut plus rien placer, faire évoluer, vendre ni acheter pendant ce tour.
help-anno1503-turn-3 = À la fin de votre tour, vous gardez au plus cinq marchandises ; vous choisissez ce que vous défaussez. Le reste du temps, vous pouvez en avoir davantage.

help-anno1503-section-production = Production
help-anno1503-production-1 = Le nombre obtenu vaut pour tous : chacun prend la marchandise que sa propre île produit sur ce lieu. Si une succursale s’y trouve, on peut prendre la sienne à la place.
help-anno1503-production-2 = Sur chaque île, un lieu donne une marchandise au choix, épice et tabac compris. Une pile vide ne donne rien à personne.
help-anno1503-production-3 = Sur un 6, personne ne produit. On relance le dé, et un événement survient.

help-anno1503-section-events = Événements
help-anno1503-events-1 = Après un 6, un second jet décide de ce qui arrive à tous. Face aux pirates ou au feu, qui a assez d’or doit payer.
help-anno1503-events-2 = Pirates (1 ou 2) : chacun paie 1 pièce d’or pour chacune de ses succursales et chacun de ses accords commerciaux. Qui n’en a pas assez ne paie rien et abandonne une de ces tuiles ; une tuile de la réserve est alors posée face cachée sur la carte, loin du départ. Une forge vous protège.
help-anno1503-events-3 = Feu (3 ou 4) : chacun paie 1 pièce d’or pour chaque habitant hors des deux cases sûres. Qui n’en a pas assez ne paie rien et perd l’habitant de la case la plus élevée, avec son bâtiment public. Une brigade de pompiers vous protège.
help-anno1503-events-4 = Âge d’or (5 ou 6) : chacun prend une marchandise au choix, deux avec une église.

help-anno1503-section-people = Habitants
help-anno1503-people-1 = Un pionnier coûte du bois et un outil et va sur la prochaine case libre. À partir de la quatrième case, il apporte gratuitement un bâtiment public de votre choix.
help-anno1503-people-2 = De pionnier à colon : 1 × tissu, 2 × pierre. De colon à citoyen : 2 × épice, 1 × pierre. De citoyen à marchand : 2 × tabac, 1 × épice.
help-anno1503-people-3 = Vous avez quatre tuiles pour les pionniers et les colons, et trois pour les citoyens et les marchands. Quand un colon devient citoyen, une tuile de pionnier se libère.

help-anno1503-section-market = Vendre et acheter
help-anno1503-market-1 = Chaque habitant achète une marchandise par tour : un pionnier du bois, de la pierre ou un outil pour 1 pièce d’or, un colon du tissu pour 2, un citoyen des épices pour 3, un marchand du tabac pour 4. Des bâtiments publics peuvent augmenter ces prix.
help-anno1503-market-2 = Deux fois par tour, vous pouvez acheter une marchandise au choix pour 6 pièces d’or, moins 1 par accord commercial.
help-anno1503-market-3 = Les joueurs ne commercent pas entre eux.

help-anno1503-section-ships = Bateaux
help-anno1503-ships-1 = Un bateau coûte du tissu, du bois et un outil et commence au départ. Vous en avez deux.
help-anno1503-ships-2 = Chaque bateau a autant de points d’action par tour qu’il y a de joueurs ; un chantier naval les double. Un point le mène sur la case de mer voisine ou regarde une tuile à côté de lui. Rien ne se fait en diagonale.
help-anno1503-ships-3 = Plusieurs bateaux peuvent partager une case, et les vôtres peuvent agir à tour de rôle.

help-anno1503-section-islands = Tuiles des îles
help-anno1503-islands-1 = Vous êtes seul à voir la tuile que vous regardez. Vous la laissez, et le bateau peut continuer, ou vous l’utilisez : le bateau retourne alors dans votre réserve.
help-anno1503-islands-2 = Une succursale va sur l’un de vos quatre ponts gris et vous permet d’y prendre sa marchandise. Elle reste où vous la posez. Un accord commercial va sur l’un des trois ponts bruns.
help-anno1503-islands-3 = Un trésor donne 12 pièces d’or, ou fait évoluer gratuitement un de vos habitants d’un statut ; puis il quitte le jeu.

help-anno1503-section-buildings = Bâtiments publics
help-anno1503-buildings-1 = Ils viennent avec les pionniers, à partir de la quatrième case. Vous ne pouvez pas avoir deux fois le même, et il n’y en a pas assez pour tous.
help-anno1503-buildings-2 = Ce que chacun permet est indiqué. Le feu emporte le bâtiment avec son habitant, et il redevient disponible.

help-anno1503-section-end = La fin
help-anno1503-end-1 = Qui remplit trois objectifs pendant son propre tour gagne aussitôt, même avant le jet. Trois objectifs atteints pendant le tour d’un autre comptent au début du vôtre, si vous les remplissez encore.
help-anno1503-end-2 = Si personne n’a gagné après 400 tours, la partie est nulle.

# L’action en cours.
help-anno1503-do-take = Choisissez ce que vous recevez. Pensez aux cinq marchandises que vous pourrez garder à la fin de votre tour, et à ce que vous pourrez bientôt vendre ou construire.
help-anno1503-do-give = Vous ne pouvez pas payer les pirates : il faut abandonner une succursale ou un accord commercial. Choisissez la tuile la moins utile ; elle va dans la réserve.
help-anno1503-do-ship = Pour 1 tissu, 1 bois et 1 outil, un bateau de votre réserve va sur la case de départ. Il peut naviguer dès ce tour.
help-anno1503-do-pioneer = Pour 1 bois et 1 outil, un pionnier s’installe sur votre prochaine case libre et peut acheter une marchandise dès ce tour. À partir de la quatrième case, choisissez avec lui un bâtiment public ; s’il n’y en a pas pour vous, personne ne peut s’y installer.
help-anno1503-do-develop = Payez les marchandises, et l’habitant évolue : pionnier, colon, citoyen, marchand. Il achète ensuite plus cher, mais toujours une seule marchandise par tour ; vendez avant ou après, selon ce qui vous convient.
help-anno1503-do-sell = Chaque habitant achète une marchandise par tour. Vendez avant que vos bateaux naviguent, et plutôt ce que vous devriez défausser.
help-anno1503-do-buy = Achetez une marchandise encore disponible pour 6 pièces d’or, moins 1 par accord commercial, au plus deux fois par tour.
help-anno1503-do-claim = Avec la grande succursale, une fois par tour : piochez au hasard une marchandise dans la main d’un autre joueur et payez-lui 2 pièces d’or. C’est possible à tout moment après le jet de dé, même quand vos bateaux ont déjà navigué.
help-anno1503-do-sail = Pour un point d’action, menez le bateau sur une case de mer voisine. Dès le premier point utilisé par un de vos bateaux, il n’est plus question de placer, faire évoluer, vendre ou acheter pendant ce tour.
help-anno1503-do-look = Pour un point d’action, regardez une tuile à côté du bateau. Vous seul la voyez. Décidez ensuite de l’utiliser ou de la laisser.
help-anno1503-do-keep = Utilisez la tuile : une succursale va sur un pont gris libre de votre choix, un accord commercial sur un pont brun, un trésor rapporte aussitôt. Le bateau retourne dans votre réserve, et il faudra le construire à nouveau.
help-anno1503-do-leave = Laissez la tuile à sa place. Vous savez ce qu’elle est ; les autres savent seulement que vous l’avez regardée. Le bateau peut continuer s’il lui reste des points.
help-anno1503-do-end = Votre tour est fini. Si vous avez plus de cinq marchandises, vous défaussez maintenant l’excédent.
help-anno1503-do-discard = Seules cinq marchandises peuvent rester. Gardez ce qu’il faut pour votre prochain achat, et vendez davantage la prochaine fois avant de naviguer.

# Conseils pour la première partie.
help-anno1503-tip-1 = Vendez et construisez d’abord, naviguez ensuite : le premier point d’action d’un bateau ferme le marché pour ce tour.
help-anno1503-tip-2 = Trois des cinq objectifs suffisent. Choisissez tôt lesquels ; succursales et accords commerciaux aident aussi à atteindre tous les autres.
help-anno1503-tip-3 = Vous avez plus de cinq marchandises. Vendez ou construisez avant la fin de votre tour, sinon elles sont perdues.
help-anno1503-tip-4 = Vous avez peu d’or. Gardez quelques pièces pour les pirates et le feu : qui ne peut pas payer perd une tuile ou un habitant.
help-anno1503-tip-5 = Aucun de vos bateaux n’est en mer. Un nouveau coûte du tissu, du bois et un outil ; tant qu’il manque, vous ne découvrez rien.
help-anno1503-tip-6 = Votre prochain pionnier apporte un bâtiment public. Regardez ceux qui restent : une école ou un restaurant rapporte à chaque tour, une brigade de pompiers sauve ce que vous avez.
