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
table-damaged = Cette table est endommagée dans la base de données ; elle a donc été fermée. On continue à jouer à toutes les autres. Prévenez la personne qui gère ce serveur.
table-other-position = Après l’entrée { $number }, la position n’est plus celle de la partie d’origine.
table-other-body = Cet identifiant désigne déjà une autre table que vous avez demandée. Prenez-en un nouveau.
tables-too-many = Vous avez déjà { $most } tables, c’est le maximum. Supprimez-en une dont vous n’avez plus besoin.
tables-too-large = Vos tables occupent déjà toute la place prévue pour une personne, { $most } Mo. Supprimez-en une dont vous n’avez plus besoin.
table-full = Cette table n’a plus de place. Continuez à une nouvelle table.
table-full-chat = Cette table n’a plus de place pour d’autres messages. La partie peut continuer.

seat-not-yours = Cette place n’est pas la vôtre.
seat-not-to-act = Ce n’est pas à cette place d’agir maintenant.
seat-still-free = Personne ne s’est encore assis ici. Utilisez le lien pour rejoindre la table.
seat-taken = Cette place est prise. Choisissez-en une autre.
seat-none-free = Il n’y a pas autant de places libres à cette table.
seat-has-bot = Un bot joue ici.
seat-has-stand-in = Un bot vous remplace. Reprenez d’abord votre place.
seat-no-stand-in = Aucun bot ne vous remplace ; c’est vous qui jouez.
seat-opposing = Vous avez déjà une place à cette table, et personne ne joue contre soi-même.
seat-link-not-yours = Seule la personne qui joue à cette place en obtient le lien.
replace-yourself = C’est votre propre place. Pour faire une pause, laissez un bot jouer pour vous.
replace-not-acting = La partie n’attend pas { $name } pour le moment. Vous pourrez demander un remplacement quand ce sera le cas.
replace-too-early = { $name } était encore là il y a peu. Vous pourrez demander un remplacement dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
replace-too-early-hours = { $name } était encore là il y a peu. Vous pourrez demander un remplacement dans { $hours } heures.
replace-only-bot = Personne d’autre n’est là pour accepter un nouveau joueur. Demandez plutôt un bot.
replace-not-asked = Personne n’attend votre réponse au sujet de cette place.

revision-stale = La table a changé entre-temps. Regardez-la de nouveau, puis décidez.

undo-nobody-to-ask = Personne d’autre ne joue ici : vous n’avez pas d’accord à demander.
undo-too-far = On peut annuler { $most } lignes au plus à la fois.
undo-not-asked = Personne n’attend votre accord pour annuler un coup.

clock-used-up = Votre temps est écoulé ; vous pourrez reprendre votre place quand le bot aura fini ce tour.
clock-not-up = Le temps n’est pas encore écoulé.

chat-empty = Ce message est vide.
chat-too-long = Un message peut compter au plus { $most } caractères. Raccourcissez-le.
chat-muted = Le propriétaire de la table vous a retiré la parole ici.

guest-yourself = Vous ne pouvez pas faire cela pour vous-même.
guest-unknown = Cet invité n’est pas à cette table.
guest-has-seat = On ne peut pas exclure quelqu’un qui a une place. En cas d’absence, demandez aux autres un remplacement.

record-not-over = L’enregistrement n’est disponible qu’une fois la partie terminée ; il révèle tout ce qui est encore caché.
position-too-far = La partie n’est pas encore si avancée ; elle en est au coup { $last }.
live-tables = Une connexion ne peut pas avoir plus de { $most } tables ouvertes. Fermez-en d’abord une.
record-too-long = L’enregistrement compte { $found } lignes ; on peut en importer ici { $most } au plus.
import-one-at-a-time = Votre dernière importation est encore en cours de vérification. Attendez qu’elle soit terminée.
import-busy = Beaucoup d’enregistrements sont en cours de vérification. Réessayez dans une minute.
import-address = Trop d’enregistrements venant de votre adresse sont en cours de vérification. Attendez que l’un d’eux soit terminé.
import-too-slow = L’enregistrement n’a pas pu être vérifié en { $seconds } secondes. Réessayez plus tard.
question-too-slow = La réponse a demandé trop de temps de calcul. Réessayez plus tard.
game-too-long = Cette partie compte { $most } lignes, le maximum que ce serveur conserve. On peut la revoir, mais plus la poursuivre.
log-full = Cette table compte { $most } entrées, le maximum que ce serveur conserve. On ne peut plus rien y ajouter.
server-stopping = Le serveur est en train de s’arrêter. Réessayez dans un instant.
live-done = La connexion est terminée.
live-message-invalid = Un message était illisible. Rechargez la page.
live-messages-too-many = Trop de messages à la fois. Attendez un instant, puis reconnectez-vous.
live-hello-missing = Le premier message doit être hello, dans les 10 secondes.
live-key-invalid = Cette clé n’est plus valable.
live-reads-too-slowly = Votre connexion est trop lente pour ce qui se passe ici. Reconnectez-vous.
live-connections-too-many = Trop de connexions depuis votre adresse. Fermez d’autres fenêtres de Kontor.
live-other-origin = Un autre site ne peut pas se connecter à ce serveur.
message-not-text = Un message n’était pas un texte UTF-8 valable.
server-restarts = Le serveur redémarre. Reconnectez-vous dans un instant.

webhook-form = Ce n’est pas une adresse de webhook. Donnez une adresse complète qui commence par https:// ou http://, sans espace, nom d’utilisateur ni mot de passe, de 400 caractères au plus.
webhook-local = Cette adresse mène au réseau du serveur lui-même, où aucune notification n’est envoyée. Donnez une adresse de l’internet public, ou demandez à la personne qui gère le serveur d’autoriser les webhooks locaux.
webhook-none = Vous n’avez pas de webhook. Indiquez-en d’abord un.

request-form = « { $path } » est illisible. Voir /api/openapi.json pour ce qui est attendu.
request-not-json = Ce n’est pas du JSON valide : voir ligne { $line }, colonne { $column }.
request-too-deep = L’imbrication est trop profonde.
request-number = La requête contient un nombre illisible.
request-double-key = La clé « { $name } » figure deux fois au même endroit.
request-not-text = La requête contient des caractères qui ne sont pas du texte (UTF-8).
request-unknown-field = « { $path } » est inconnu ici. Voir /api/openapi.json pour ce qui est attendu.
request-method = Cette adresse existe, mais ne s’utilise pas ainsi. Voir /api/openapi.json.
request-too-large = C’est trop gros ; la limite est ici de { $limit } ko.
requests-too-many = Trop de demandes à la fois. Attendez une seconde et réessayez.
request-too-slow = La demande n’est pas arrivée en { $seconds } secondes. Envoyez-la de nouveau.
connections-too-many = Trop de connexions sont ouvertes. Réessayez dans quelques secondes.
hour-too-many = Cela a été fait trop souvent depuis votre adresse au cours de la dernière heure. Réessayez plus tard.
limit-form = « { $text } » ne fixe aucune limite. Écrivez NOM=VALEUR, avec un nom de docs/hosting.md et un nombre entier supérieur à 0.
client-not-built = La page pour navigateurs n’a pas été construite ici. Lance make play dans le dossier du projet, ou npm ci et npm run build dans son dossier web.
address-unknown = Il n’y a rien à cette adresse.
server-fault = Une erreur s’est produite dans Kontor ({ $name }). Rien n’a été modifié ; réessayez, et prévenez la personne qui gère ce serveur.
banned-here = La personne qui gère ce serveur vous en a exclu.
sign-up-closed = Ce serveur n’accepte personne de nouveau en ce moment. Si vous avez déjà une clé, utilisez le lien créé pour vous.
ban-subject = « { $text } » n’est ni le numéro d’une personne ni une adresse. Écrivez 17, 192.0.2.1 ou 192.0.2.0/24.
announcement-long = L’annonce est trop longue. Elle peut avoir environ 150 caractères.

store-address = Ce n’est pas l’adresse d’une base de données. Écrivez sqlite:/// et un chemin, ou postgresql://utilisateur:motdepasse@hôte/nom.
store-folder = Impossible de créer le dossier { $path } ; choisissez un autre endroit pour la base de données.
store-missing = Il n’y a pas de base de données à { $path }. Vérifiez le chemin, ou restaurez-y une sauvegarde.
store-newer = Une version plus récente de Kontor a modifié cette base de données. Installez cette version, ou restaurez une sauvegarde.
store-closed = Impossible d’ouvrir la base de données. Vérifiez que son adresse est juste, qu’elle fonctionne et que le disque n’est pas plein.
store-gone = Il y avait une base de données à { $path }, mais le fichier est absent ou vide. Remettez-le en place, ou restaurez une sauvegarde. Pour y commencer une nouvelle base, supprimez d’abord { $mark } et, s’il existe, le fichier terminé par -wal.
store-older = La base de données à { $path } est plus ancienne qu’à la dernière utilisation, ou c’en est une autre. Manque-t-il le fichier terminé par -wal qui l’accompagne ? Remettez-le en place avant de démarrer le serveur. Pour continuer avec cette base telle quelle, supprimez { $mark }.
store-damaged = La base de données est endommagée. « kontor admin verify » indique ce qui est encore lisible ; restaurez ensuite une sauvegarde.
store-part-damaged = Cela se trouve dans une partie endommagée de la base de données. Prévenez la personne qui gère ce serveur.
store-away = La base de données est injoignable pour le moment ; rien n’a été modifié. Réessayez.
store-full = Ce serveur n’a plus de place. Signalez-le à la personne qui le gère.
store-overwritten = Un autre programme a écrit dans la même base de données. Réessayez ; un fichier SQLite ne doit servir qu’à un seul serveur.
table-busy = Trop de personnes modifient cette table au même moment. Rien n’a été fait ; veuillez réessayer.

notice-your_turn = C’est à vous de jouer à la table « { $title } ».
notice-over = La partie à la table « { $title } » est terminée.
notice-seat_asked = Votre absence dure, et les autres veulent vous remplacer à la table « { $title } ». Ouvrez la table pour garder votre place.
notice-seat_lost = Un bot ou quelqu’un d’autre joue pour vous à la table « { $title } ». Ouvrez la table pour reprendre votre place.
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
entry-claimed = { $name } arrive par le lien de cette place et continue la partie.
entry-reclaimed = { $name } reprend sa place.
entry-replace_asked_bot = { $name } n’est pas là : un bot doit-il prendre le relais ?
entry-replace_asked_player = { $name } n’est pas là : faut-il chercher un nouveau joueur ?
entry-replace_void = { $name } est de retour et garde sa place.
entry-replaced_bot = C’est convenu : un bot joue pour { $name }, qui peut revenir à tout moment.
entry-replaced_player = C’est convenu : un nouveau joueur peut prendre la place occupée par { $name }. Le lien est dans le menu de la table ; d’ici là, un bot joue.
entry-link_renewed = Un lien vers cette table a été renouvelé.
entry-guest = Le propriétaire a pris une décision au sujet d’un invité.
entry-clock_shifted = Le serveur était absent, ou son horloge a été réglée. Personne n’a perdu de temps.
entry-forgotten = Quelqu’un est parti pour de bon.

check-gap = Entrées manquantes ou illisibles : { $count } ({ $numbers }).
check-seats = Il manque des places.
check-no-row = La ligne de la table elle-même manque ou est illisible. Entrées lisibles : { $count }.
check-unreadable = La table « { $name } » de la base de données ne peut pas être lue en entier.
check-persons = Personnes illisibles : { $count }.
check-actor = Selon la base de données, c’est à une autre place d’agir.
check-result = Selon la base de données, le résultat est différent.
check-damaged = Ce que la base de données contient de cette table est illisible.
backup-form = Ce fichier n’est pas une sauvegarde de Kontor.
backup-broken = La sauvegarde est abîmée ou incomplète. Rien n’a été restauré.
backup-not-empty = La base de données n’est pas vide. Restaurez dans une nouvelle, pour ne rien perdre.
backup-unreadable = Quelque chose est illisible dans la base de données ; aucune sauvegarde n’a été faite. « kontor admin verify » dit à quelle table.
