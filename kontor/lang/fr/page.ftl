# Ce qui se lit partout dans le navigateur.
page-skip = Aller au contenu
page-connecting = Connexion…
page-no-answer = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-nothing-here = Il n’y a rien ici
page-to-home = Vers l’accueil
page-places = Les pièces de la maison
page-help = Aide
page-score-sheet = Feuille de score
page-figures = Chiffres
page-settings = Réglages
page-language = Langue
page-close = Fermer
page-cancel = Renoncer
page-yes = Oui
page-no = Non
page-save = Enregistrer
page-saved = Enregistré.
page-show = Montrer
page-hide = Cacher
page-copy = Copier
page-copied = Copié.
page-share = Partager
page-show-all = Tout montrer ({ $count })
page-title-anno1503 = Anno 1503
page-title-anno1800 = Anno 1800

# À qui appartiennent les noms et les dessins.
page-fan-work = Un projet de fans, non officiel et sans lien avec les éditeurs ; tous les noms appartiennent à leurs propriétaires.
page-about-more = À propos de Kontor
page-about-title = À propos de Kontor
page-about-fan = Un projet de fans
page-about-names = Anno est une marque d’Ubisoft. Les jeux de plateau Anno 1503, de Klaus Teuber, et Anno 1800, de Martin Wallace, ont paru chez KOSMOS. Kontor n’a de lien avec aucun d’eux et ne contient ni texte ni image de leur part. Procurez-vous les boîtes si vous le pouvez : elles en valent la peine.
page-about-drawings = Les dessins
page-about-drawings-own = Les dessins des marchandises, des habitants, des bâtiments et des navires ont été faits pour Kontor et suivent sa licence (MIT).
page-about-signs = La plupart des signes des boutons viennent de Lucide (licence ISC), certains d’entre eux de Feather, de Cole Bemis (licence MIT). Merci !
page-about-data = Vos données
page-about-data-why = Il n’y a pas de compte. Ce navigateur garde une clé qui dit qui vous êtes. Le serveur garde votre nom, vos tables et vos résultats, ce que vous écrivez et l’adresse des notifications si vous en donnez une ; de votre clé, il ne garde qu’une empreinte. Rien n’est transmis à d’autres et personne ne compte vos visites. Dans les réglages, vous pouvez tout supprimer.
