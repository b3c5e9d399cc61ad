# Erreurs et mots communs à tous les jeux.

list-times = { $count } × { $name }
list-label = { $label } : { $value }
move-text = { $text }
ask-move = C’est à vous de jouer.

record-version = Cet enregistrement est en version { $found } ; ce programme lit la version { $known }. Il faut un Kontor plus récent ou un enregistrement plus ancien.
record-rules-version = Cette partie a été jouée avec la version { $found } des règles ; ce programme connaît : { $known }.
record-unknown-game = Il n’y a pas de jeu « { $name } ». Jeux connus : { $known }.
record-unreadable-move = « { $text } » n’est pas écrit comme un coup. Espaces, lettres et chiffres doivent suivre exactement la notation.
record-after-end = La partie est déjà terminée ; aucun coup ne peut suivre.
record-chance-expected = Ici, c’est au hasard de décider ; la ligne doit commencer par « * ».
record-seat-expected = Ici, c’est à la place { $wanted } d’agir, pas au hasard.
record-wrong-seat = La place { $found } ne peut pas agir ici ; c’est au tour de la place { $wanted }.
record-unknown-option = Il n’y a pas d’option « { $name } ».
option-value = « { $found } » n’est pas une valeur de l’option « { $name } » ; au choix : { $known }.
record-result-too-early = L’enregistrement donne un résultat, mais la partie n’est pas terminée.
record-result-missing = La partie est terminée, mais l’enregistrement ne donne pas de résultat.
record-result-wrong = Le résultat est faux : « { $name } » doit valoir { $wanted }.
record-broken-off-but-over = D’après l’enregistrement, la partie a été interrompue ; or elle est terminée.

players-number = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $found }.
no-such-seat = Il n’y a pas de place { $seat } dans cette partie ; les places vont de 0 à { $last }.

file-missing = Ce fichier n’existe pas.
file-is-folder = C’est un dossier, pas un fichier.
file-unreadable = Impossible de lire le fichier ; vérifiez ses droits d’accès.
file-too-large = Le fichier est trop gros pour un enregistrement : plus de { $limit } Mo.
file-empty = Le fichier est vide.
file-not-text = Ce fichier n’est pas un fichier texte (UTF-8).
json-broken = Le fichier n’est pas du JSON valide : voir ligne { $line }, colonne { $column }.
json-too-deep = Le fichier a trop de niveaux imbriqués pour être un enregistrement.
content-too-large = Ces valeurs comptent plus de { $limit } entrées.
content-list-too-long = Une liste ou un tableau de ces valeurs compte plus de { $limit } entrées.
json-number = Le fichier contient un nombre illisible.
json-double-key = La clé « { $name } » figure deux fois au même endroit.
toml-broken = Le fichier n’est pas du TOML valide : voir ligne { $line }.

shape-type =
    { $path } : { $wanted ->
        [table] il faut ici un tableau de noms et de valeurs.
        [integer] il faut ici un nombre entier.
        [string] il faut ici un texte entre guillemets.
       *[list] il faut ici une liste entre crochets.
    }
shape-missing = { $path } : cette entrée manque.
shape-unknown = { $path } : il n’y a pas d’entrée de ce nom.
shape-range = { $path } : { $found } est hors limites ; les valeurs possibles vont de { $low } à { $high }.

content-list = { $path } : de { $low } à { $high } entrées différentes sont possibles ici.
content-id = { $path } : « { $name } » ne peut pas servir de nom ici ; utilisez des minuscules, des chiffres et des tirets bas.
content-unknown = { $path } : « { $name } » est inconnu ici ; choix possibles : { $known }.
content-too-many = { $path } : c’est plus que ne le permet { $wanted }.
content-exactly = { $path } : la valeur doit être { $wanted }.
content-at-least = { $path } : il faut au moins { $wanted } entrées.
content-twice = { $path } : « { $name } » figure ici deux fois.
content-source = { $path } : la source doit être choisie parmi : { $known }.

undo-nothing = Il n’y a rien à annuler.
undo-barrier = Impossible d’annuler : depuis, le hasard a décidé, une information cachée a été vue ou quelqu’un d’autre a agi.
redo-nothing = Il n’y a rien à rejouer.
no-such-thing = « { $text } » n’est pas possible ici, ou est mal écrit.
plan-no-choice = Ici, il n’y a rien à choisir : cela ne se fait que d’une seule façon.
