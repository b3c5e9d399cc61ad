# Anno 1800 : erreurs dans les données.

anno1800-content-taken = { $path } : « { $name } » désigne déjà autre chose dans le jeu ; choisissez un autre nom.
anno1800-content-flag = { $path } : seuls true et false sont possibles ici.
anno1800-content-empty = { $path } : il n’y a rien ici ; il faut au moins une entrée.
anno1800-content-alone = { $path } : « { $name } » doit être seul ; retirez ce qui se trouve à côté.
anno1800-content-together = { $path } : un effet ne peut avoir qu’un seul de ces éléments : { $names } ; retirez les autres.
anno1800-content-one-of = { $path } : il faut ici exactement un de ces éléments : { $names }.
anno1800-content-missing = { $path } : il manque encore ici : { $names }.
anno1800-content-full = { $path } : c’est un de trop ; le maximum est de { $high }.
anno1800-content-length = { $path } : de { $low } à { $high } entrées sont possibles ici.
anno1800-content-seats = { $path } : il faut { $wanted } entrées, une par place.

anno1800-content-cost = { $path } : « { $name } » n’est ni une ressource, ni un cube, ni un jeton du jeu ; vérifiez l’orthographe ou ajoutez une usine qui en produit.
anno1800-content-good = { $path } : il n’y a pas de ressource « { $name } » ; vérifiez l’orthographe ou ajoutez une usine qui en produit.
anno1800-content-industry = { $path } : il n’y a pas d’usine « { $name } » ; vérifiez l’orthographe ou ajoutez-la comme [[industry]].
anno1800-content-objective = { $path } : il n’y a pas d’objectif « { $name } » ; vérifiez l’orthographe ou ajoutez-le comme [[objective]].
anno1800-content-far-good = { $path } : « { $name } » est une ressource du Nouveau Monde et ne vient que de ses tuiles ; choisissez-en une autre ici.
anno1800-content-unmade = { $path } : rien dans le jeu ne fournit « { $name } » ; ajoutez de quoi l’obtenir, ou demandez autre chose ici.
anno1800-content-never = { $path } : ce coût ne peut jamais être payé, car les usines de ses ressources dépendent les unes des autres ; demandez une autre ressource.
anno1800-content-endless = { $path } : on pourrait s’en servir sans fin ; écrivez true, ou demandez un jeton et n’accordez pas d’action supplémentaire.
anno1800-content-exchange = { $path } : un seul objectif peut changer des jetons Exploration en jetons Commerce ; laissez l’autre de côté.
anno1800-content-cells = { $path } : la Terre d’origine n’a pas assez de cases ({ $cells }) pour ce qui y est imprimé ({ $printed }) ; retirez-en une partie.
anno1800-content-deck-small = { $path } : la pioche { $deck } est trop petite pour quatre mains (cartes : { $cards }, nécessaires : { $wanted }) ; écartez moins de cartes ou distribuez-en moins.
anno1800-content-objectives = { $path } : il y a trop peu d’objectifs (encore en jeu : { $objectives }, nécessaires : { $wanted }) ; écartez-en moins ou demandez-en moins.
