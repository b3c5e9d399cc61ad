# La première page.
page-home-title = Bienvenue au Kontor
page-home-lead = Anno 1503 et Anno 1800 en jeux de plateau : contre des bots, autour d’un écran ou avec des amis au loin.
page-my-tables = Mes tables
page-games = Jeux
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’est ouverte à tous en ce moment.
page-players-range = De { $fewest } à { $most } joueurs
page-play-bots =
    { $count ->
        [one] Jouer contre un bot
       *[other] Jouer contre { $count } bots
    }
page-play-again-so = Comme la dernière fois : { $names }
page-choose-otherwise = Préparer une table
page-against = Aux autres places : { $names }
page-against-bot = bot « { $bot } »

# Les tables en bref.
page-table-waiting =
    { $free ->
        [0] va commencer
        [one] { $free } place est encore libre
       *[other] { $free } places sont encore libres
    }
page-table-over = La partie est terminée
page-played-for-you = Quelqu’un joue pour vous
page-turn-of = À { $name } de jouer
page-delete-table = Supprimer la table
page-delete-sure = Supprimer pour de bon ?

# Par un lien ou à partir d’un fichier.
page-join-title = Rejoindre une table
page-join-link = Lien vers une table
page-join-go = Y aller
page-join-why = On vous a envoyé un lien ? Ouvrez-le ou collez-le ici.
page-link-unknown = Ce n’est pas un lien vers une table de Kontor. Copiez le lien en entier.
page-bring-record = Ouvrir un enregistrement

# Parties terminées.
page-results = Parties terminées
page-result-sum =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ; meilleur résultat : { $best }
page-won = gagné
page-not-won = pas gagné

# Une nouvelle table.
page-new-table = Nouvelle table
page-game = Jeu
page-who = Qui joue ?
page-seats = Nombre de joueurs
page-seat-number = Place { $number }
page-seat-me = moi
page-seat-screen = quelqu’un devant cet écran
page-seat-free = place libre
page-seat-free-why = Vous recevez un lien pour quelqu’un d’autre.
page-seat-bot = bot
page-name-of-other = Nom de l’autre joueur
page-drawn = Tirer au sort qui commence
page-rules-of-play = Règles
page-one-by-one = Choisir un à un…
page-chosen-so-far =
    { $most ->
        [0] Choisis : { $count }
       *[other] Choisis : { $count } sur { $most }
    }
page-editions-differ = En quoi les éditions diffèrent
page-as-edition = comme dans l’édition
page-more-choices = Autres choix
page-title-optional = Titre (peut rester vide)
page-open-to-all = Tout le monde sur ce serveur peut s’asseoir
page-begin = Commencer
page-make-table = Ouvrir la table

# Le temps de réflexion.
page-clock = Temps de réflexion
page-clock-none = illimité
page-clock-move = limité à chaque tour
page-clock-game = limité pour toute la partie
page-clock-most = Temps
page-clock-added = Secondes ajoutées à chaque tour
page-unit = Unité
page-unit-seconds = secondes
page-unit-minutes = minutes
page-unit-hours = heures
page-unit-days = jours

# Les chiffres de son propre exemplaire.
page-pack = Chiffres de votre exemplaire
page-pack-choose = Choisir un fichier…
page-pack-none = Jouer avec nos chiffres
page-pack-unread = { $name } ne se lit pas comme un fichier de chiffres (TOML).
page-pack-why = Votre exemplaire du jeu dit autre chose que nous ? Jouez avec ce qui y est imprimé.
page-pack-chosen = vos propres chiffres
