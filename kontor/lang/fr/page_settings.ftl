# Qui l’on est.
page-your-name = Votre nom
page-name-why = Ni compte, ni mot de passe : ce navigateur garde une clé qui dit qui vous êtes.

# Ce qu’on préfère sur cet appareil.
page-this-device = Sur cet appareil
page-theme = Clair ou sombre
page-theme-system = comme l’appareil
page-theme-light = clair
page-theme-dark = sombre
page-sound = Une clochette quand c’est à moi de jouer
page-notify-browser = Me prévenir dans ce navigateur quand c’est à moi de jouer

# Notifications à une adresse.
page-notices = Notifications
page-webhook-why = Un webhook est une adresse à laquelle le serveur envoie un message quand c’est à vous de jouer, par exemple celle d’une messagerie ou de ntfy.
page-webhook-is-set = Une adresse est en place.
page-webhook-is-none = Aucune adresse n’est en place.
page-webhook = Adresse du webhook
page-webhook-try = Envoyer un essai
page-webhook-sent = L’essai est parti.
page-webhook-off = Le retirer

# La même personne ailleurs.
page-device = Jouer sur un autre appareil
page-device-why = Ouvrez ce lien sur votre autre appareil : vous y serez la même personne. Gardez-le pour vous : qui le possède peut jouer à votre place.
page-device-link = Lien avec votre clé
page-link-local = Seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres personnes, démarrez Kontor avec : kontor serve --host 0.0.0.0
page-new-key = Créer une nouvelle clé
page-new-key-why = Quelqu’un a vu le lien sans y être autorisé ? Avec une nouvelle clé, l’ancienne ne vaut plus rien, sur tous vos appareils sauf celui-ci.
page-new-key-sure = Créer une nouvelle clé ? Vos autres appareils auront alors besoin du nouveau lien.
page-key-of = Ce lien contient la clé de cette personne : { $name }.
page-key-take = Être désormais cette personne dans ce navigateur ? Ne dites oui que si c’est bien vous et si le lien est le vôtre.
page-key-replace = La clé actuelle de ce navigateur sera perdue, sauf si vous en avez gardé un lien.
page-key-unknown = Ce lien contient une clé que personne n’a ici. Elle a peut-être été remplacée par une nouvelle. Rien n’a changé dans ce navigateur.

# Être oublié.
page-forget = Supprimer toutes mes données
page-forget-why = Votre nom, votre clé, votre webhook et vos messages sont supprimés ; des bots continuent vos parties.
page-forget-sure = Supprimer tout ce qui est conservé sur vous ? C’est définitif.
page-forget-yes = Tout supprimer
