# Real dice on a real table: people roll and draw, and type what came

refused-no-such-face = Aucun dé ici ne porte cette face.
refused-none-left = Il n’en reste plus à piocher.
refused-no-envelope = À cette table, on lance de vrais dés : il n’y a rien à sceller.
refused-dice-settled = Le choix des dés se fait à l’ouverture de la table. Pour d’autres dés, ouvre une autre table.
refused-type-it = Lance les vrais dés et saisis ce qu’ils montrent.
live-no-outcome-due = Il n’y a rien à saisir pour l’instant.
companion-hint = Sur un téléphone, il y a moins à taper : lance { $command } et choisis « Jouer avec tes propres dés » sur la page.
fair-by-hand = Joué avec de vrais dés, saisis à la main. Rien n’a été scellé avant la partie, il n’y a donc rien à vérifier.

# The page: setting up
page-own-dice = Jouer avec tes propres dés
companion-who = Qui joue ?
companion-line = Lance tes vrais dés et touche ce qu’ils montrent. Cet appareil vérifie les règles et tient les comptes.
companion-name = Nom du joueur { $place }
companion-bot = Bot – tu lances pour lui
companion-up = Monter le joueur { $place }
companion-down = Descendre le joueur { $place }
companion-remove = Retirer le joueur { $place }
companion-add = Ajouter un joueur
companion-add-bot = Ajouter un bot
companion-first = Qui commence ?
companion-first-rules = Selon les règles
companion-start = Commencer la partie

# The page: typing what fell
companion-roll = { $count ->
        [one] { $name } : lance un dé, puis touche ce qu’il montre
       *[other] { $name } : lance { $count } dés, puis touche ce qu’ils montrent
    }
companion-draw = { $name } : touche ce que tu as pioché
companion-ask-draw-seat = Qui commence ?
companion-left = { $what }, il en reste { $left }
companion-typed = { $count ->
        [one] { $count } dé sur { $dice }
       *[other] { $count } dés sur { $dice }
    }
companion-take-off = { $face } : touche pour l’enlever
companion-clear = Tout enlever
companion-use = Valider ce lancer
companion-undo = Annuler : { $what }
companion-log-undone = La dernière saisie a été annulée.
companion-scores = Scores
