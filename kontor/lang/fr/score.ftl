# Décomptes, éditions, et fiabilité des valeurs.

# kontor score
score-help = Compter les points d’une partie d’Anno 1800 jouée avec la boîte.
score-help-game = Jeu. Facultatif.
score-help-file = Formulaire rempli (JSON). Sans lui, vous répondez à des questions.
score-help-example = Afficher un formulaire rempli qui peut servir de modèle.
score-help-json = Afficher le décompte en JSON.
score-no-sheet = { $name } n’a pas besoin de décompte ; il y en a un pour : { $known }.
score-unreadable = { $path } : { $reason }
score-against = { $path } : { $reason } ({ $rule })
score-left = Interrompu avant la fin des questions ; rien n’a été décompté.
score-player = Joueur { $number }

score-form-unknown = { $path } : « { $name } » est inconnu ici ; vouliez-vous dire « { $near } » ?
score-form-entry = { $path } : il n’y a pas d’entrée de ce nom ; vouliez-vous dire « { $near } » ?
score-form-same-name = Deux joueurs s’appellent « { $name } » ; donnez à chacun un nom différent.
score-form-yes = { $path } : seuls true et false sont possibles ici.
score-form-long = { $path } : { $high } caractères au maximum.
score-form-too-many = { $path } : les joueurs en ont { $found } en tout, mais le jeu n’en compte que { $high } ; recomptez.
score-form-too-many-own = { $path } : personne ne peut en avoir { $found } ; le maximum est de { $high }. Recomptez.

score-ask-name = Nom du joueur { $number } ?
score-ask-player = — { $name } —
score-wrong-number = « { $text } » n’est pas un nombre entier de { $low } à { $high }.
score-wrong-yes = « { $text } » n’est pas une réponse possible ; tapez { $yes } ou { $no }.
score-wrong-name = « { $text } » n’est pas dans la liste ; tapez des numéros de 1 à { $high }, séparés par des espaces.
score-wrong-many = Le maximum est de { $high }, et jamais deux fois le même choix.
score-wrong-pair = « { $text } » n’est pas une carte Expédition ; tapez deux des chiffres ci-dessus, par exemple 12.
score-wrong-cards = Nombre de cartes Expédition encore disponibles : { $high }.

# Score sheet on the page
score-where = { $player }, { $label }

# kontor editions
editions-help = Montrer les différences entre les éditions des règles et comment en choisir une.
editions-title = { $game } : différences entre les éditions
editions-option = option
editions-meaning = signification
editions-choose = Choisir une édition : { $play } ou { $simulate }
editions-choose-one = Régler une seule option : { $option }
editions-default = Par défaut : { $edition }.
editions-anno1800-worker_versions = Où construire la version « ouvriers » d’une usine imprimée sur la Terre d’origine (V1)
editions-anno1800-worker_versions-besides = En plus de celle qui est imprimée, sur n’importe quelle case qui convient.
editions-anno1800-worker_versions-cover = Seulement par-dessus celle qui est imprimée, sur sa case de la Terre d’origine. Les tuiles Ancien Monde ne sont pas concernées.
editions-anno1800-tiles_returned = Combien de vos tuiles peuvent retourner sur le plateau commun pendant une action de construction (V2)
editions-anno1800-tiles_returned-1 = Une, à tout moment de l’action.
editions-anno1800-tiles_returned-0 = Aucune ; une tuile ne part que si l’on construit par-dessus.
editions-anno1800-cube_effects = Ce que fait une carte ou une tuile qui apporte des cubes quand leurs pioches sont vides et que l’or ne suffit pas pour tous (V3)
editions-anno1800-cube_effects-part = On reçoit autant de cubes que l’or le permet.
editions-anno1800-cube_effects-none = On ne reçoit aucun cube.

# kontor content show
content-show-help = Afficher les valeurs et leurs sources.
content-show-help-all = Montrer toutes les valeurs, pas seulement celles qui sont reconstituées.
content-show-help-json = Afficher la liste en JSON.
content-show-title = { $game } : valeurs sans source fiable
content-show-title-all = { $game } : toutes les valeurs
content-show-line = { $part } : { $figures } — { $source }
content-show-summary = Valeurs par source :
content-show-count = { $count }  { $source } – { $meaning }
content-show-source-owner = propriétaire
content-show-source-rulebook = règle du jeu
content-show-source-cross-checked = recoupé
content-show-source-one-source = une source
content-show-source-ruling = décision
content-show-source-reconstructed = reconstitué
content-show-source-unmarked = sans mention
content-show-meaning-owner = corrigé par le propriétaire d’un exemplaire
content-show-meaning-rulebook = imprimé dans une règle du jeu, ou imposé par elle
content-show-meaning-cross-checked = deux transcriptions publiques concordent
content-show-meaning-one-source = une transcription publique, en accord avec la règle du jeu
content-show-meaning-ruling = imprimé nulle part, décidé par nous
content-show-meaning-reconstructed = aucune source fiable, choisi par nous pour convenir
content-show-meaning-unmarked = le fichier ne donne pas de source
content-show-more = Toutes les valeurs : { $command }
content-show-next = Si vous possédez le jeu, vous pouvez les corriger ; les noms sont ceux du fichier : { $command }
