# En chemin vers la table.
page-invited = On vous invite
page-invited-by = { $name } vous invite à jouer à { $game }.
page-invited-to = On vous invite à jouer à { $game }.
page-invited-there = À la table : { $names }.
page-invited-free = { $count ->
    [0] Il n’y a plus de place libre.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
page-invited-late = Vous arrivez trop tard
page-one-more = Un joueur de plus devant cet écran
page-sit-down = S’asseoir
page-claim-title = Jouer à cette place
page-claim = Jouer à cette place à partir de maintenant ? Pendant la partie, la personne à qui elle appartient peut la reprendre à tout moment.

# Avant la partie.
page-waiting-for = Il manque encore des joueurs
page-waiting-why = La partie commence dès que toutes les places sont prises.
page-stand-up = Se lever
page-free-seat = Libérer la place
page-start-now = Commencer ; des bots aux places libres
page-invite = Inviter
page-link = Lien
page-link-join = Lien pour jouer
page-link-watch = Lien pour regarder
page-link-seat = Lien vers ma place ({ $name })
page-renew-link = Remplacer le lien
page-qr = Le lien en image, pour l’appareil photo d’un téléphone

# La barre d’état.
page-your-turn = À vous de jouer
page-is-to-act = À { $name } de jouer
page-bot-thinks = { $name } (bot) réfléchit
page-stand-in-thinks = { $name } n’est pas là ; un bot réfléchit
page-game-over = La partie est terminée
page-frozen = Cette partie a été commencée avec d’autres règles et ne peut pas continuer ici.
page-lost = La connexion est perdue ; nouvel essai…
page-lost-kept = La connexion est perdue ; nouvel essai… Votre clic n’est pas perdu.
page-taking = Annuler et finir le tour
page-undo = Annuler
page-undo-alone = Annuler la dernière étape. Seul avec des bots, on peut tout annuler, même un regard sur ce qui était caché.
page-reset = Annuler le tour
page-redo = Rétablir
page-end-turn = Terminer le tour
page-menu = Menu de la table

# Qui est là.
page-here = en ligne
page-away = hors ligne
page-is-bot = bot, { $level }
page-stand-in = un bot joue à sa place
page-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
page-guests = Qui est là ?
page-mute = Retirer la parole
page-unmute = Rendre la parole
page-remove-guest = Exclure
page-let-in = Laisser revenir
page-leave = Laisser un bot jouer pour { $name }
page-return = Laisser { $name } rejouer

# Autour d’un écran.
page-pass-to = Passez l’écran à { $name }
page-pass-why = Tout est caché, pour que personne ne voie ce qui est aux autres.
page-show-mine = Je suis { $name } ; montrer ma table

# Ce que l’on peut faire, et comment.
page-context = Ce que vous pouvez faire
page-not-now = Impossible pour l’instant
page-which-one = Lequel ?
page-where = Où ?
page-choose-some =
    { $fewest ->
        [0] Choisissez-en { $most } au plus.
       *[other] Choisissez-en { $fewest } au moins, { $most } au plus.
    }
page-paying = Comment c’est payé
page-other-ways =
    { $count ->
        [one] { $count } autre façon
       *[other] { $count } autres façons
    }
page-price-in-all = En tout
page-left-after = Reste ensuite
page-costs = Coûte
page-place-home = dans son quartier
page-place-exhausted = dans la zone d’épuisement
page-place-cell = sur la case { $cell }
page-gold = Or
page-do-it = Le faire
page-final = Vous ne pourrez pas l’annuler sans l’accord des autres.
page-looking-back = Vous regardez un moment passé. Pour continuer à jouer, revenez au présent.
page-waits-for = On attend { $name }.
page-waits-hint = Regardez autour de vous en attendant. Le titre de cet onglet vous dit quand c’est à vous.
page-over-hint = Regardez la table aussi longtemps que vous voulez. Les boutons du haut mènent au décompte et à travers toute la partie.

# Conseils.
page-tip = Conseil
page-tip-read = Compris
page-tip-none = Ne plus en montrer

# Annuler avec l’accord des autres.
page-ask-undo = Demander à annuler
page-ask-undo-why = Quelque chose de nouveau a été montré. Les autres décident si vous pouvez l’annuler.
page-reopen = Annuler la dernière étape ?
page-reopen-why = La partie est terminée. Si vous annulez, elle reprend et quitte la liste des parties terminées jusqu’à sa nouvelle fin.
page-asks-back =
    { $count ->
        [one] { $name } demande à annuler la dernière étape.
       *[other] { $name } demande à annuler les { $count } dernières étapes.
    }
page-asks-wait = En attente de la réponse.
page-asks-bot = { $other } n’est pas là. { $name } propose de laisser jouer un bot.
page-asks-player = { $other } n’est pas là. { $name } propose de chercher un nouveau joueur.
page-i-am-here = Me voici
page-allow = Accepter
page-deny = Refuser
page-absent = Joueurs absents
page-absent-why = Si quelqu’un reste longtemps absent, les autres peuvent s’accorder sur un remplacement. La personne remplacée peut revenir à tout moment.
page-ask-bot = Demander un bot
page-ask-player = Demander un nouveau joueur
page-my-seat = Ma place
page-my-seat-why = Qui ouvre ce lien joue à votre place. Personne d’autre ne peut le créer, et vous pouvez reprendre la place à tout moment.
page-link-vacant = Lien pour remplacer { $name }
page-vacant = attend un nouveau joueur
page-same-screen = même écran : { $name }

# Journal et discussion.
page-log-and-chat = Journal et discussion
page-log = Journal
page-earlier = Montrer ce qui précède
page-chat = Discussion
page-chat-new = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
}
page-chat-empty = Personne n’a encore rien dit.
page-say = Dire quelque chose
page-send = Envoyer
page-goes-on = Votre action continue
page-look-back = Revoir les coups
page-cover = Cacher mes cartes
page-other-places = { $count ->
    [one] un autre endroit
   *[other] { $count } autres endroits
}
page-bot-for-you = Un bot joue pour { $name } en ce moment.
page-lost-seat = { $name } joue à votre place.
page-lost-vacant = Les autres cherchent un nouveau joueur pour votre place.
page-take-back = Reprendre ma place
page-only-end = Il n’y a plus rien à faire : finissez votre tour.
page-end-sure = Terminer le tour ?
page-end-loses = Ce qui reste à la fin du tour est perdu.
page-end-lose = Terminer le tour et perdre { $what }
page-keep-playing = Continuer à jouer
# The rules of a table.
page-table-rules = Règles de cette table
page-rules-version = Version { $number } des règles
