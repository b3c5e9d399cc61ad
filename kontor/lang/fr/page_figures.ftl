# The list of figures in the browser.

page-figures-title = Nos chiffres et leurs sources
page-figures-lead = Ce qui est imprimé sur le matériel, pour autant que nous le sachions. Certains chiffres, personne ne nous les a donnés : ils sont reconstitués, et qui possède le jeu peut les corriger.
page-figures-trust = Jusqu’où on peut s’y fier
page-figures-filter = Choisissez-en une ou plusieurs pour ne voir que ces chiffres.
page-figures-search = Chercher
page-figures-found =
    { $number ->
        [0] Rien trouvé.
        [one] 1 ligne
       *[other] { $number } lignes
    }
page-figures-unfold = Tout déplier
page-figures-fold = Tout replier
page-figures-name = Quoi
page-figures-figure = Chiffre
page-figures-source = Source
page-figures-download = Télécharger le fichier
page-figures-editions = En quoi diffèrent les éditions de la règle
page-figures-correct = Corriger un chiffre d’après votre exemplaire
page-figures-correct-why = Si vous possédez la boîte, vous pouvez jouer avec ce qui est imprimé dans la vôtre.
page-figures-correct-1 = Téléchargez le fichier du jeu et ouvrez-le dans un éditeur de texte.
page-figures-correct-2 = Changez ce qui diffère dans votre exemplaire et mettez sa source sur "owner" ; ce qui ne diffère pas peut être enlevé.
page-figures-correct-3 = En créant une nouvelle table, donnez-lui ce fichier comme chiffres. L’enregistrement de la partie contient alors vos corrections.
