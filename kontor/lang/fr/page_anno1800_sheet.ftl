# The score sheet of Anno 1800 in the browser.

page-sheet-title = Feuille de score
page-sheet-lead = Pour une partie d’Anno 1800 avec la boîte sur la table : notez ce qui s’y trouve. Les majorités et les visiteurs sont calculés pour vous ; la feuille est conservée dans ce navigateur.
page-sheet-1503 = Anno 1503 n’a pas besoin de feuille : qui remplit trois des cinq objectifs pendant son tour a gagné.
page-sheet-players = Joueurs
page-sheet-count = { $number } joueurs
page-sheet-names = Noms
page-sheet-player = Joueur { $number }
page-sheet-name-of = Nom du joueur { $number }
page-sheet-chosen = { $number } sur { $most }
page-sheet-form = Ce que chacun possède
page-sheet-of = { $player } : { $what }
page-sheet-less = Un de moins : { $what }
page-sheet-more = Un de plus : { $what }
page-sheet-has = l’a
page-sheet-pair = { $animal } / { $artifact }
page-sheet-cards =
    { $number ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $number } cartes
    }
page-sheet-expeditions-of = { $cards }, { $player } : noter les cartes Expédition
page-sheet-expeditions-title = Cartes Expédition : { $player }
page-sheet-expeditions-why = Combien de cartes de chaque sorte : d’abord qui visite l’animal, puis qui visite l’artefact.
page-sheet-done = Terminé
page-sheet-result = Résultat
page-sheet-stale = Quelque chose ne peut être juste dans le formulaire ; voici l’état précédent.
page-sheet-winner = gagne
page-sheet-majorities = Majorités, avec l’influence qu’elles rapportent
page-sheet-visits = Meilleurs visiteurs des cartes Expédition
page-sheet-new = Nouvelle feuille
page-sheet-example = Exemple
page-sheet-sure = Ce que vous avez saisi sera perdu. Copiez d’abord le lien si vous voulez le garder.
page-sheet-replace = Remplacer
page-sheet-keep = Garder la mienne
page-sheet-print = Imprimer
page-sheet-share = Partager
page-sheet-copy-link = Copier le lien
page-sheet-copied = Copié. Le lien contient toute la feuille.
page-sheet-not-copied = Le navigateur ne permet pas de copier ici.
page-sheet-link-title = Une feuille reçue par lien
page-sheet-link-sure = Ce lien contient une feuille de score. Doit-elle remplacer la vôtre ?
page-sheet-link-broken = Le lien ne contient pas de feuille lisible. Demandez-le à nouveau.
page-sheet-printed = Calculé avec Kontor, un projet de fans non officiel.
