# Ce que dit le serveur : refus, notifications, et ce qui se passe à une table en dehors du jeu.

key-form = Ce n’est pas une clé de Kontor : une clé compte 43 lettres, chiffres, tirets et tirets bas. Utilisez le lien créé pour vous.
key-needed = Il faut être connu ici pour faire cela. Donnez-vous d’abord un nom.
key-taken = Cette clé appartient déjà à quelqu’un d’autre. Créez-en une nouvelle.

person-unnamed = Invité
person-forgotten = Quelqu’un
person-name = Un nom doit avoir au moins un caractère visible.
person-confirm = Rien n’a été supprimé. Pour supprimer toutes vos données, l’en-tête « Confirm » doit valoir « delete ».

table-unknown = Cette table n’existe pas, ou ne vous est pas ouverte. Demandez un nouveau lien.
table-not-yours = C’est réservé au propriétaire de la table.
table-not-begun = La partie n’a pas encore commencé.
table-begun = La partie a déjà commencé.
table-seats-free = Il reste des places libres. Attendez d’autres joueurs, ou confiez ces places à un bot.
table-others = D’autres sont assis à cette table : impossible de la supprimer. Laissez plutôt votre place à un bot.
table-removed = Le propriétaire vous a exclu de cette table.
table-frozen = Cette partie a été commencée avec la version { $rules } des règles et ne peut pas continuer avec cette version de Kontor. Elle est conservée telle quelle ; ouvrez-la avec la version d’origine.
table-other-position = Après l’entrée { $number }, la position n’est plus celle de la partie d’origine.
table-other-body = Cet identifiant désigne déjà une autre table que vous avez demandée. Prenez-en un nouveau.
tables-too-many = Vous avez déjà { $most } tables, c’est le maximum. Supprimez-en une dont vous n’avez plus besoin.

seat-not-yours = Cette place n’est pas la vôtre.
seat-not-to-act = Ce n’est pas à cette place d’agir maintenant.
seat-still-free = Personne ne s’est encore assis ici. Utilisez le lien pour rejoindre la table.
seat-taken = Cette place est prise. Choisissez-en une autre.
seat-holder-here = La personne assise ici est connectée. La place ne peut être reprise qu’en son absence.
seat-none-free = Il n’y a pas autant de places libres à cette table.
seat-has-bot = Un bot joue ici.
seat-has-stand-in = Un bot vous remplace. Reprenez d’abord votre place.
seat-no-stand-in = Aucun bot ne vous remplace ; c’est vous qui jouez.

revision-stale = La table a changé entre-temps. Regardez-la de nouveau, puis décidez.

undo-nobody-to-ask = Personne d’autre ne joue ici : vous n’avez pas d’accord à demander.
undo-not-asked = Personne n’attend votre accord pour annuler un coup.

clock-used-up = Votre temps pour cette partie est épuisé ; le bot la joue jusqu’au bout.
clock-move-used-up = Votre temps pour ce tour est écoulé ; vous pourrez reprendre votre place quand le bot l’aura joué.
clock-not-up = Le temps n’est pas encore écoulé.

chat-empty = Ce message est vide.
chat-too-long = Un message peut compter au plus { $most } caractères. Raccourcissez-le.
chat-muted = Le propriétaire de la table vous a retiré la parole ici.

guest-yourself = Vous ne pouvez pas faire cela pour vous-même.
guest-unknown = Cet invité n’est pas à cette table.
guest-has-seat = On ne peut pas exclure quelqu’un qui a une place. Créez un lien pour cette place et donnez-le à quelqu’un d’autre.

record-not-over = L’enregistrement n’est disponible qu’une fois la partie terminée ; il révèle tout ce qui est encore caché.
position-too-far = La partie n’est pas encore si avancée ; elle en est au coup { $last }.
live-tables = Une connexion ne peut pas avoir plus de { $most } tables ouvertes. Fermez-en d’abord une.

webhook-form = Ce n’est pas une adresse de webhook. Donnez une adresse complète qui commence par https:// ou http://, sans espace, nom d’utilisateur ni mot de passe, de 400 caractères au plus.
webhook-local = Cette adresse mène au réseau du serveur lui-même, où aucune notification n’est envoyée. Donnez une adresse de l’internet public, ou demandez à la personne qui gère le serveur d’autoriser les webhooks locaux.
webhook-none = Vous n’avez pas de webhook. Indiquez-en d’abord un.

request-form = « { $path } » est illisible. Voir /api/openapi.json pour ce qui est attendu.
request-method = Cette adresse existe, mais ne s’utilise pas ainsi. Voir /api/openapi.json.
request-too-large = C’est trop gros ; la limite est ici de { $limit } ko.
requests-too-many = Trop de demandes à la fois. Attendez une seconde et réessayez.
client-not-built = La page pour navigateurs n’a pas été construite ici. Lance make play dans le dossier du projet, ou npm ci et npm run build dans son dossier web.
address-unknown = Il n’y a rien à cette adresse.
server-fault = Une erreur s’est produite dans Kontor ({ $name }). Rien n’a été modifié ; réessayez, et prévenez la personne qui gère ce serveur.
server-restarts = Le serveur redémarre. Reconnectez-vous dans un instant.
banned-here = La personne qui gère ce serveur vous en a exclu.
sign-up-closed = Ce serveur n’accepte personne de nouveau en ce moment. Si vous avez déjà une clé, utilisez le lien créé pour vous.
ban-subject = « { $text } » n’est ni le numéro d’une personne ni une adresse. Écrivez 17, 192.0.2.1 ou 192.0.2.0/24.
announcement-long = L’annonce est trop longue. Elle peut avoir environ 150 caractères.

store-address = Ce n’est pas l’adresse d’une base de données. Écrivez sqlite:/// et un chemin, ou postgresql://utilisateur:motdepasse@hôte/nom.
store-folder = Impossible de créer le dossier { $path } ; choisissez un autre endroit pour la base de données.
store-missing = Il n’y a pas de base de données à { $path }. Vérifiez le chemin, ou restaurez-y une sauvegarde.
store-newer = Une version plus récente de Kontor a modifié cette base de données. Installez cette version, ou restaurez une sauvegarde.
store-closed = Impossible d’ouvrir la base de données. Vérifiez que son adresse est juste, qu’elle fonctionne et que le disque n’est pas plein.
store-away = La base de données est injoignable pour le moment ; rien n’a été modifié. Réessayez.
store-overwritten = Un autre serveur a écrit dans la même base de données. Réessayez ; une base ne doit servir qu’à un seul serveur.

notice-your_turn = C’est à vous de jouer à la table « { $title } ».
notice-over = La partie à la table « { $title } » est terminée.
notice-trial = C’est ainsi que Kontor vous prévient quand c’est à vous de jouer.

entry-made = { $name } a ouvert la table.
entry-joined = { $name } s’assoit à la table.
entry-stood_up = { $name } se lève de table.
entry-freed = Le propriétaire a libéré une place.
entry-watches = { $name } vient regarder.
entry-started = La partie commence.
entry-imported = Cette partie a été jouée ailleurs.
entry-undo =
    { $count ->
        [one] { $name } annule { $count } coup.
       *[other] { $name } annule { $count } coups.
    }
entry-redo = { $name } rejoue ce qui a été annulé.
entry-undo_asked =
    { $count ->
        [one] { $name } demande à annuler { $count } coup.
       *[other] { $name } demande à annuler { $count } coups.
    }
entry-undo_allowed = { $name } est d’accord.
entry-undo_denied = { $name } n’est pas d’accord.
entry-left = { $name } s’en va ; un bot prend le relais.
entry-timeout = Le temps imparti à { $name } est écoulé ; un bot prend le relais.
entry-back = { $name } est de retour.
entry-claimed = Quelqu’un a pris, grâce à son lien, la place occupée par { $name }.
entry-link_renewed = Un lien vers cette table a été renouvelé.
entry-guest = Le propriétaire a pris une décision au sujet d’un invité.
entry-forgotten = Quelqu’un est parti pour de bon.

check-gap = Il manque des entrées de cette table dans la base de données.
check-actor = Selon la base de données, c’est à une autre place d’agir.
check-result = Selon la base de données, le résultat est différent.
check-damaged = Ce que la base de données contient de cette table est illisible.
backup-form = Ce fichier n’est pas une sauvegarde de Kontor.
backup-broken = La sauvegarde est abîmée ou incomplète. Rien n’a été restauré.
backup-not-empty = La base de données n’est pas vide. Restaurez dans une nouvelle, pour ne rien perdre.
backup-unreadable = Quelque chose est illisible dans la base de données ; aucune sauvegarde n’a été faite. « kontor admin verify » dit à quelle table.
