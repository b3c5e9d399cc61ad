# La ligne de commande.

cli-about = Jouer aux jeux de plateau Anno avec leurs règles complètes, contre des humains ou des bots. Non officiel.
cli-usage = Utilisation :
cli-arguments = Arguments{" "}
cli-options = Options{" "}
cli-commands = Commandes{" "}
cli-options-short = OPTIONS
cli-command-short = COMMANDE
cli-help-lang = Langue.
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-default = (par défaut : { $value })
cli-next = Aide sur une commande, par exemple : { $command } --help

cli-bad-number = { $name } : « { $value } » n’est pas un nombre entier de { $low } à { $high }.
cli-bad-choice = { $name } peut valoir : { $choices }.
cli-no-such-option = L’option { $name } n’existe pas. --help donne la liste.
cli-no-such-command = La commande « { $name } » n’existe pas. --help donne la liste.
cli-missing = Il manque { $name }. Voir --help.
cli-option-value = L’option { $name } attend une valeur, ou n’en prend pas. Voir --help.
cli-bad-usage = La commande n’accepte pas ces arguments. Voir --help.
cli-unknown-language = La langue « { $name } » n’est pas disponible. Choisissez parmi : { $known }.
cli-stopped = Interrompu.
cli-crash = Une erreur s’est produite dans Kontor, et c’est notre faute. Vos parties sauvegardées sont intactes. Les détails sont dans { $path } ; merci de nous envoyer ce fichier.
cli-cannot-write = Impossible d’écrire { $path }. Vérifiez le dossier et l’espace libre sur le disque.
cli-no-space = Le disque est plein.
cli-meta-game = JEU
cli-meta-file = FICHIER
cli-meta-text = TEXTE
cli-meta-table = TABLE
cli-meta-folder = DOSSIER
cli-meta-option = NOM=VALEUR
cli-help-option = Option du jeu, par exemple edition=es ou objectives=first_game. Peut être répétée.
cli-bad-option = « { $text } » n’est pas une option. Écrivez NOM=VALEUR, par exemple edition=es.
cli-option-twice = L’option « { $name } » est donnée deux fois.
cli-extra-missing = Cette commande a besoin d’un paquet qui n’est pas installé ({ $module }). Installez ce qu’il lui faut avec : { $command }

bot-unknown = Il n’y a pas de bot « { $name } » pour ce jeu. Bots : { $known }.
bot-plugin-name = Le paquet { $package } propose un bot nommé « { $name } ». Un nom de bot compte au plus 20 minuscules, chiffres et tirets bas, commence par une lettre et n’est pas celui d’un bot de Kontor.
bot-plugin-twice = Plusieurs paquets proposent un bot nommé « { $name } » : { $packages }. Désinstallez-les tous sauf un.
bot-plugin-failed = Le bot « { $name } » du paquet { $package } a échoué : { $reason }.
bot-plugin-illegal = Le bot « { $name } » du paquet { $package } a choisi un coup que les règles n’autorisent pas : { $move }.

# kontor games
games-help = Afficher la liste des jeux.
games-players = { $fewest } à { $most } joueurs
games-play = jouer : kontor play { $name }

# kontor play
play-help = Jouer dans le terminal, contre des bots ou entre amis devant le même écran.
play-help-game = Jeu. Sans lui, vous choisissez dans une liste.
play-help-seats = Les joueurs dans n’importe quel ordre, séparés par des virgules : un bot (easy, medium, hard, expert, greedy, random) ou le nom d’une personne.
play-help-seed = Graine. Le même nombre donne la même mise en place et le même hasard.
play-help-content = Dossier de valeurs corrigées.
play-help-resume = Reprendre cette partie sauvegardée.
play-help-save = Sauvegarder la partie dans ce fichier plutôt que dans votre dossier de données.
play-help-plain = Ne pas effacer l’écran entre les coups.
play-which-game = Quel jeu ?
play-choice = Numéro
play-how-many = Combien de joueurs ?
play-who-first = Votre nom ?
play-who = Joueur { $number } ? Tapez le nom d’une personne, ou un bot : easy, medium, hard, expert, greedy (rapide) ou random (au hasard).
play-you = Capitaine
play-unfinished = Quelle partie reprendre ? 0 en commence une nouvelle.
play-unfinished-game = { $players } – { $when }, tour { $turn }
play-mean-bot = Il n’y a pas de bot « { $name } ». Voulez-vous dire { $bot } ? { $yes }/{ $no }
play-almost-bot = Il n’y a pas de bot « { $name } ». Vouliez-vous dire { $bot } ? Si c’est une personne, choisissez un autre nom.
play-yes = o
play-no = n
play-not-a-choice = « { $text } » ne fait pas partie des choix.
play-hand-over = Passez l’écran à { $seat }. Les autres ne regardent pas. Appuyez sur Entrée.
play-prompt = Coup
play-more-moves =
    { $count ->
        [one] … et encore { $count } autre ; tapez-le en toutes lettres, ou « m » pour la liste complète.
       *[other] … et encore { $count } autres ; tapez-en un en toutes lettres, ou « m » pour la liste complète.
    }
play-more-ways =
    { $count ->
        [one] … et { $count } autre possibilité ; tapez-la en entier, par exemple : { $example }
       *[other] … et { $count } autres possibilités ; tapez-en une en entier, par exemple : { $example }
    }
play-group = { $count } possibilités, tapez { $verb }
play-where = où ?
play-which = lesquels ?
play-how = comment ?
play-pick =
    { $most ->
        [one] { $thing } : nommez-en { $most } (par exemple : { $example }).
       *[other] { $thing } : nommez-en de un à { $most } (par exemple : { $example }).
    }
play-pick-places = { $thing } : nommez les lieux de un à { $most } cubes, par exemple : { $example }. Un nombre est une case ; un lieu peut être nommé autant de fois que l’indique ×.
play-pick-goods = { $thing } : nommez les ressources, chacune autant de fois que voulu, par exemple : { $example }
play-sure = Le faire ainsi ?
play-end-lose = Terminer le tour et perdre { $what } ? { $yes }/{ $no }
play-hint = numéro ou texte · e fin du tour · u annuler · r rejouer · z tour à zéro · m coups · h indice · t table · o autres · l journal · ? aide · q quitter
play-hint-short = e fin du tour · u annuler · m coups · h indice · t table · o autres · l journal · ? aide · q quitter
play-hint-pick = noms ou numéros, séparés par des espaces · 0 ou b retour · ? aide · q quitter
play-hint-menu = numéro ou lettre · Entrée le premier · 0 ou b retour · ? aide · q quitter
play-hint-sure = Entrée le faire · 0 ou b retour · ? aide · q quitter
play-not-a-move = Il n’y a pas de numéro { $text }. Choisissez de 1 à { $count }.
play-not-a-move-of = Il n’y a pas de numéro { $text }. Choix possibles : { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Partie sauvegardée dans { $path }.
play-quit = La partie est sauvegardée. Pour la reprendre : { $command }
play-over = La partie est terminée.
play-winner = { $seat } gagne.
play-draw = La partie est nulle.
play-again = Pour la revoir : { $command }
play-undone = Annulé : { $move }
play-reset =
    { $count ->
        [one] { $count } coup de ce tour annulé.
       *[other] { $count } coups de ce tour annulés.
    }
play-exists = { $path } existe déjà et n’est pas remplacé. Choisissez un autre nom.
play-resume-alone = --resume reprend une partie sauvegardée telle quelle. Omettez le jeu, --seats, --seed, --content et --option.
play-empty-name = Chaque joueur doit avoir un nom.
play-did-you-mean = « { $text } » n’est pas un coup. Vouliez-vous dire « { $move } » ?
play-marked =
    { $count ->
        [one] Dans cette partie, { $count } coup a été annulé après qu’un résultat aléatoire ou caché a été vu.
       *[other] Dans cette partie, { $count } coups ont été annulés après qu’un résultat aléatoire ou caché a été vu.
    }
play-redone = Rétabli.
play-help-text =
    Choisissez un coup par son numéro, ou tapez-le selon la notation, par exemple « { $example } ».
    Si le coup tapé n’est pas possible, Kontor vous dit pourquoi.
    S’il y a plusieurs façons de faire, vous choisissez : Entrée prend la première, 0 ou b revient en arrière.
    e  termine le tour
    u  annule le dernier coup d’une personne, sans limite ; si un résultat aléatoire ou caché a été vu, la partie est marquée
    r  rejoue ce qui a été annulé
    z  annule tous vos coups de ce tour
    m  montre et explique tous les coups, t toute la table, l tout le journal
    h  dit ce que ferait le meilleur bot et pourquoi ; h 1 joue le premier de ces coups
    o  montre les îles des autres en entier ; o B seulement celle de B
    s  sauvegarde dans le fichier de votre choix : s myfile.json
    q  quitte ; la partie est toujours sauvegardée
play-log = Journal
play-press-enter = Appuyez sur Entrée.

# kontor simulate
simulate-help = Faire jouer beaucoup de parties à des bots et résumer les résultats.
simulate-help-game = Jeu.
simulate-help-players = Nombre de joueurs.
simulate-help-games = Nombre de parties.
simulate-help-bots = Bots place par place, séparés par des virgules. Un seul nom vaut pour toutes les places.
simulate-help-seed = Graine. Le même nombre donne les mêmes parties.
simulate-help-records = Enregistrer les parties dans ce dossier.
simulate-help-rounds = Interrompre une partie après ce nombre de tours de table.
simulate-help-json = Afficher le résultat en JSON.
simulate-help-content = Dossier de valeurs corrigées.
simulate-help-rules = Jouer selon cette version des règles. Par défaut : la plus récente.
simulate-help-workers = Nombre de processus. Par défaut : un par cœur. Le résultat n’en dépend pas.
simulate-bots-number = Vous nommez { $found } bots pour { $players } joueurs. Nommez-en un pour tous, ou un par place.
simulate-progress = Parties en cours
simulate-games =
    { $count ->
        [one] { $count } partie
        [many] { $count } de parties
       *[other] { $count } parties
    }
simulate-seat = Place { $seat } ({ $bot })
simulate-won = gagnées
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
simulate-draws = Matchs nuls
simulate-broken-off = Interrompues
simulate-mean-rounds = Tours de table en moyenne
simulate-mean-lines = Lignes en moyenne
simulate-mean = { NUMBER($mean, maximumFractionDigits: 1) }
simulate-mean-score = score moyen
simulate-mean-winning-score = Score gagnant en moyenne
simulate-stopped = Parties jouées avant l’arrêt : { $done } sur { $count }. Les enregistrements déjà écrits sont complets.

# kontor verify
verify-help = Vérifier que des enregistrements respectent les règles et la notation.
verify-help-file = Enregistrements à vérifier.
verify-progress = Vérification
verify-good = { $path } : en règle.
verify-all-good =
    { $count ->
        [one] { $count } enregistrement en règle.
       *[other] { $count } enregistrements en règle.
    }
verify-some-bad = { $good } en règle, { $bad } non.
verify-setup = { $path } : avant le premier coup : { $reason } ({ $rule })
verify-move = { $path }, coup { $move } : { $reason } ({ $rule })
verify-unreadable = { $path } : { $reason }

# kontor replay
replay-help = Revoir une partie enregistrée, ou la position après l’un de ses coups.
replay-help-file = Enregistrement.
replay-help-move = Montrer la position après ce coup. 0 est la mise en place.
replay-help-seat = Montrer la partie vue de cette place, comptée à partir de 0. Par défaut : ce que tous voyaient.
replay-too-far = Le dernier coup de l’enregistrement est le { $count }. Il n’y a pas de coup { $move }.
replay-after = Après le coup { $move } sur { $count }.

# kontor content
content-help = Vérifier et corriger les valeurs imprimées sur le matériel de jeu.
content-check-help = Vérifier un dossier de valeurs corrigées.
content-export-help = Écrire les valeurs intégrées dans un dossier, pour les corriger d’après votre exemplaire.
content-help-dir = Dossier.
content-help-game = Jeu.
content-exported = Écrit dans { $path }. Modifiez les valeurs qui diffèrent dans votre exemplaire, supprimez les autres et jouez avec : { $command }
content-exists = { $path } existe déjà et n’est pas remplacé. Choisissez un autre dossier.
content-problem = { $path }, ligne { $line } : { $reason }
content-no-files = { $path } ne contient pas de fichier de valeurs. Attendu : { $wanted }.
content-no-folder = Le dossier { $path } n’existe pas.
content-not-a-game = { $path } ne porte le nom d’aucun jeu. Noms possibles : { $known }.
content-good = { $path } : en règle.
content-same = Aucune différence avec les valeurs intégrées.
content-differs = Diffère des valeurs intégrées : { $names }.

cli-meta-address = ADRESSE
cli-meta-limit = NOM=VALEUR
serve-help = Démarrer le serveur : jouer dans le navigateur, avec des gens du monde entier, en direct ou sur plusieurs jours.
serve-help-host = Adresse d’écoute. 127.0.0.1 : cette machine seulement. 0.0.0.0 : votre réseau aussi.
serve-help-port = Port. Par défaut : { $port }, ou un port libre.
serve-help-url = Adresse publique du serveur, utilisée dans les liens.
serve-help-store = Base de données : sqlite:///chemin ou postgresql://… Par défaut : KONTOR_STORE, ou un fichier dans votre dossier de données.
serve-help-store-readers = Nombre de lectures simultanées de la base de données. Chacune demande une connexion, l’écriture une de plus.
serve-help-workers = Nombre de processus serveurs qui se partagent le port. Au-delà d’un, il faut PostgreSQL. Ils se partagent les bots.
serve-help-bus = Redis pour les avis entre serveurs : redis://… Par défaut : KONTOR_BUS, ou la base de données elle-même.
serve-help-bots = Nombre de bots qui peuvent réfléchir en même temps. Une place est réservée aux bots qui jouent ; indices et analyses se partagent le reste. Par défaut : un par cœur, au moins 2.
serve-help-pause = Secondes d’attente d’un bot avant chaque coup, tant que quelqu’un regarde.
serve-help-per-address = Connexions en direct permises par adresse.
serve-help-rate = Messages et requêtes permis par seconde.
serve-help-limit = changer une limite de docs/hosting.md ; peut être répété
serve-help-proxy = Proxy inverse dont le serveur accepte les adresses de clients transmises.
serve-help-log-format = Format du journal : lignes de texte, ou un objet JSON par ligne pour les programmes qui collectent les journaux.
serve-help-local = Permettre les webhooks vers le réseau du serveur.
serve-help-open = Ouvrir la page dans le navigateur.
serve-ready = Kontor fonctionne : { $url }
serve-stop = Ctrl+C pour l’arrêter.
serve-already = Kontor fonctionne déjà à l’adresse { $url } avec cette base de données. Utilisez-le, ou arrêtez-le d’abord.
serve-already-open = Kontor tourne déjà à l’adresse { $url }.
serve-closed = Kontor est arrêté. Toutes les parties sont sauvegardées.
serve-no-host = Impossible d’écouter sur { $host }. Utilisez une adresse de cette machine, par exemple 127.0.0.1 ou 0.0.0.0.
serve-no-port = Impossible d’écouter sur { $host }, port { $port }. Un autre programme l’utilise peut-être. Choisissez un autre port.
serve-bad-pause = « { $text } » n’est pas un nombre de secondes de 0 à 60.
serve-bad-url = « { $text } » n’est pas l’adresse d’un serveur. Écrivez-la en entier, par exemple https://kontor.example.org.
serve-bad-proxy = « { $text } » n’est pas l’adresse d’un proxy. Donnez des adresses IP ou des réseaux, comme 127.0.0.1 ou 10.0.0.0/8, séparés par des virgules.
serve-workers-sqlite = Plusieurs processus demandent PostgreSQL, car un fichier SQLite ne peut servir qu’à un seul. Retirez --workers, ou indiquez --store postgresql://…
serve-bad-bus = Ce n’est pas l’adresse d’un serveur Redis. Écrivez-la en entier, par exemple redis://127.0.0.1:6379/0.

admin-help = Vérifier, sauvegarder, restaurer ou nettoyer la base de données d’un serveur, et gérer les serveurs en marche.
admin-help-verify = Rejouer toutes les parties de la base et signaler les différences.
admin-help-backup = Écrire la base dans un fichier. Le serveur peut continuer à fonctionner.
admin-help-restore = Remplir une base vide à partir d’une sauvegarde, même entre SQLite et PostgreSQL.
admin-help-prune = Supprimer les tables inactives depuis longtemps et les personnes sans table.
admin-help-file = Fichier de sauvegarde.
admin-help-days = Jours sans activité.
admin-help-over = Aussi les parties terminées.
admin-help-playing = Aussi les parties en cours.
admin-help-yes = Supprimer vraiment. Sans cette option, on ne fait que compter.
admin-table = { $table } ({ $game }, règles version { $rules }) : en règle
admin-trouble = { $table } ({ $game }, règles version { $rules }) : { $reason }
admin-trouble-unknown = { $table } : { $reason }
admin-store-trouble = La base de données dans son ensemble : { $reason }
admin-verified =
    { $good ->
        [one] { $good } table en règle
       *[other] { $good } tables en règle
    }, { $bad } non.
admin-backing-up = Sauvegarde
admin-backed-up =
    { $count ->
        [one] { $count } ligne de la base sauvegardée dans { $path }.
       *[other] { $count } lignes de la base sauvegardées dans { $path }.
    }
admin-cannot-write = Impossible d’écrire { $path }. Choisissez un autre endroit, ou libérez de la place sur le disque.
admin-restoring = Restauration
admin-restored =
    { $count ->
        [one] { $count } ligne de la base restaurée.
       *[other] { $count } lignes de la base restaurées.
    }
admin-pruned =
    Suppressions : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $persons ->
        [one] { $persons } personne.
       *[other] { $persons } personnes.
    }
admin-would-prune =
    À supprimer : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $persons ->
        [one] { $persons } personne.
       *[other] { $persons } personnes.
    } Ajoutez --yes pour le faire.
admin-help-status = Afficher les personnes, les tables, les exclusions, les inscriptions et l’annonce.
admin-help-people = Afficher qui est assis à une table ou la regarde, avec les numéros des personnes.
admin-help-ban = Exclure une personne (par son numéro), une adresse ou un réseau. Prend effet en quelques secondes.
admin-help-unban = Lever une exclusion.
admin-help-signup = Accepter de nouvelles personnes, ou seulement celles déjà connues.
admin-help-announce = Montrer à tout le monde un texte ou un redémarrage à venir.
admin-help-delete = Supprimer une table, même si des personnes y sont assises.
admin-help-minutes = Annoncer un redémarrage dans ce nombre de minutes.
admin-help-clear = Ne plus rien afficher.
admin-help-yes-delete = Supprimer. Sans cela, seulement afficher qui est là.
admin-status-people = Personnes : { $count }
admin-status-tables = Tables : { $waiting } en attente, { $playing } en jeu, { $over } terminées
admin-status-sign-up =
    { $open ->
        [true] Inscriptions : ouvertes
       *[other] Inscriptions : fermées
    }
admin-status-no-announcement = Annonce : aucune
admin-status-announcement = Annonce : { $text }
admin-status-restart = Annonce : redémarrage à { $when } { $text }
admin-status-no-bans = Exclusions : aucune
admin-status-ban = Exclusion : { $subject } { $name } depuis { $since }
admin-seat =
    { $holder ->
        [person] Place { $seat } : { $name }, personne { $person }
        [bot] Place { $seat } : { $name }, un robot
       *[other] Place { $seat } : libre
    }
admin-guest = Invité : { $name }, personne { $person }
admin-banned = Exclusion : { $subject }. Les serveurs en marche suivent en quelques secondes.
admin-banned-before = { $subject } est déjà exclu.
admin-unbanned = L’exclusion de { $subject } est levée.
admin-not-banned = { $subject } n’est pas exclu. Voyez « kontor admin status ».
admin-sign-up-open = De nouvelles personnes peuvent s’inscrire.
admin-sign-up-closed = Personne de nouveau ne peut s’inscrire. Les personnes déjà connues continuent à jouer.
admin-announce-what = Donnez un texte ou --minutes, ou --clear seul.
admin-deleted = La table { $table } est supprimée.
admin-would-delete = À supprimer : la table { $table }. Ajoutez --yes pour la supprimer.
cli-meta-subject = PERSONNE|ADRESSE
