# The table in a terminal

# Turns and happenings
turn-of = { $you ->
        [name] Tour { $turn } : à toi
       *[other] Tour { $turn } : { $name }
    }
standing = Scores : { $seats }
standing-seat = { $name } { $amount }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
throws = { $you ->
        [name] Tu lances : { $dice }
       *[other] { $name } lance : { $dice }
    }
bot-did = { $you ->
        [name] Toi : { $what }
       *[other] { $name } : { $what }
    }
bots-wake = Les bots se préparent ; sur un nouvel ordinateur, la première fois prend une minute ou deux.
bot-thinks = { $name } réfléchit.
press-to-throw = { $you ->
        [name] Appuie sur Entrée pour lancer ({ $keys }){" "}
       *[other] { $name }, appuie sur Entrée pour lancer ({ $keys }){" "}
    }
press-to-draw = { $you ->
        [name] Appuie sur Entrée pour piocher une carte ({ $keys }){" "}
       *[other] { $name }, appuie sur Entrée pour piocher une carte ({ $keys }){" "}
    }
taken-back = Annulé.
game-over = La partie est finie
winners = { $count ->
        [0] Personne ne gagne.
        [one] { $you ->
            [names] Tu as gagné !
           *[other] { $names } gagne !
        }
       *[other] { $you ->
            [names] { $names }, vous vous partagez la victoire !
           *[other] { $names } se partagent la victoire !
        }
    }
score = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }

# Asking
pick-roll = Pour relancer des dés, tape leurs lettres (ac par exemple), ou * pour tous.
more-choices = { $count ->
        [one] { $count } autre choix
       *[other] { $count } autres choix
    } : tape l pour tout voir.
list-more = … et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    } du même genre, comme { $example }
enter-rolls = Entrée seule les relance tous : ici, relancer ne peut qu’aider.
or-enter = (ou simplement Entrée)
key-explain = ? explique
key-list = l affiche tous les choix
key-rule = r { $rule } montre une règle
key-undo = u annule
key-quit = q sauvegarde et quitte
help-keys = Tape une touche de la liste, les lettres des dés, ou n’importe quel choix comme l’écrit l’enregistrement (l les affiche tous). r suivi du nom d’une règle montre cette règle ; u annule ton dernier choix tant que ni dés ni cartes ne sont sortis (avec tes propres dés, la dernière chose tapée) ; leave fait partir un joueur définitivement ; q sauvegarde la partie pour un autre jour et quitte.
either-or = { $first } ou { $last }
type-key = Tape { $keys } ; ? explique.
type-dice = Tape des lettres de dés comme { $dice } ; ? explique.
type-key-or-dice = Tape { $keys }, ou des lettres de dés comme { $dice } ; ? explique.
leave-sure = { $you ->
        [name] Tu vas quitter la partie définitivement, et cela ne s’annule pas. C’est sûr ? Tape oui :{" "}
       *[other] { $name } va quitter la partie définitivement, et cela ne s’annule pas. C’est sûr ? Tape oui :{" "}
    }
leave-not = { $you ->
        [name] Tu restes.
       *[other] { $name } reste.
    }
yes-words = o oui y yes
which-game = Quel jeu ? Appuie sur sa touche.
which-unknown = Appuie sur 1, 2 ou 3.
next-turn = Entrée montre le tour suivant, q quitte{" "}

dice-many = { $count } × { $face }

# Dice that lie apart
dice-table = table
dice-aside = de côté

# Dice and cards on a real table
manual-dice = { $you ->
        [name] { $dice ->
            [one] Lance un dé. Que montre-t-il ?
           *[other] Lance { $dice } dés. Que montrent-ils ? Tape { $dice } lettres, dans n’importe quel ordre :
        }
       *[other] { $dice ->
            [one] { $name } lance un dé. Que montre-t-il ?
           *[other] { $name } lance { $dice } dés. Que montrent-ils ? Tape { $dice } lettres, dans n’importe quel ordre :
        }
    }
manual-draw-seat = Qui commence ? Tire quelqu’un au sort et tape son numéro.

# The plain board
board-left = a quitté la partie

# Keeping the game
not-saved = Attention : impossible de sauvegarder la partie pour l’instant. { $why } Continue à jouer ; un nouvel essai suit chaque coup.
moved-on = Attention : { $old } a été modifié par quelqu’un d’autre et reste tel quel. Cette partie continue dans { $path }.
saved-again = La partie est de nouveau sauvegardée dans { $path }.
kept-in = La partie est sauvegardée dans { $path }
go-on-with = Pour la reprendre : { $command } resume { $path }
verify-with = Pour vérifier ses dés : { $command } verify { $path }
last-resort = La partie n’a pas pu être sauvegardée. { $why } Pour que rien ne se perde, voici son enregistrement ; mets-le dans un fichier et reprends-la :
refused-nothing-to-resume = Il n’y a pas de partie inachevée. Commences-en une avec : { $command } terminal
refused-open-elsewhere = Cette partie est ouverte dans une autre fenêtre : { $path }. Continue là-bas, ou ferme-la d’abord.
refused-over-already = Cette partie est finie ; revois-la avec : { $command } replay { $path }

# Sitting down
not-begun = Aucune partie n’a été commencée.
player = Joueur { $number }
ask-people = Qui joue ? Des noms séparés par des virgules (Entrée : toi seulement) :{" "}
ask-bots = Combien de bots, de { $least } à { $most } ? (Entrée : { $usual }){" "}
level-line = { $name } : { $what }
ask-level = { $count ->
        [one] Quel niveau pour lui ?
       *[other] Quel niveau pour eux ?
    } (Entrée : { $usual }){" "}
ask-preset = Quelles règles ? (Entrée : les premières){" "}
ask-youngest = Qui est le plus jeune ? { $names } (Entrée : on tire au sort qui commence){" "}
refused-number-range = « { $text } » ne va pas ; tape un nombre de { $least } à { $most }.
refused-none-of-these = « { $text } » n’en fait pas partie ; tape un numéro ou un nom : { $known }.
nobody-hosts = Personne n’est l’hôte ici : qui commence est tiré au sort. Désigne l’hôte avec --host N.
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (bot : { $what })
dice-fair = Dés : honnêtes, scellés dans une enveloppe qui porte la marque { $mark }
dice-fair-begins = Les lancers jusqu’ici n’étaient pas scellés ; à partir de maintenant, ils le sont.
dice-fair-lost = Le secret de l’ancienne enveloppe n’est pas sur cet ordinateur ; une nouvelle a donc été scellée. L’enregistrement le signale.
dice-fair-seen = Cette partie a été jouée plus loin que cette copie ; une nouvelle enveloppe a donc été scellée, car les lancers de l’ancienne ont été vus. L’enregistrement le signale.
dice-seeded = Dés : graine { $seed }. La même graine et les mêmes choix donnent la même partie.
dice-manual = Dés : les tiens. Lance-les et tape ce qu’ils montrent.
bot-beginner = fait au hasard un choix raisonnable
bot-greedy = prend ce qui rapporte le plus ce tour-ci, comme si son prochain lancer était le dernier
bot-exact = joue son tour à la perfection, pour ce que le tour rapporte
bot-best = joue pour avoir les meilleures chances de gagner la partie
bot-random = fait n’importe quel choix permis, et s’arrête une fois sur quatre
bot-of-others = vient d’un autre paquet
name-of-bot = { $number ->
        [1] Greta
        [2] Barnabé
        [3] Coco
        [4] Dex
        [5] Esmée
       *[other] Finn
    }

# Lists of games and rules
games-line = { $least }–{ $most } joueurs, dès { $age } ans{ $minutes ->
        [0] {""}
       *[other] , environ { $minutes } minutes
    }
games-play = Jouer : { $command } terminal { $name } · règles : { $command } rules { $name }
games-unverified = Non vérifié : les faces des dés et les cartes n’ont jamais été comparées à un exemplaire imprimé ; mets les tiennes avec les options dice et deck.
games-presets = Préréglages
games-options = Options (la première valeur est celle par défaut)
games-usual = (par défaut)
games-house = règle maison
games-bots = Bots
replay-seats = À la table : { $names }
options-of-table = Règles : { $preset }
also-numbers = ou un nombre : { $values }

# Refusals
refused-unknown-bot = Il n’y a pas de bot appelé « { $bot } ». Les bots sont : { $known }.
refused-bot-name = « { $bot } » ne peut pas être le nom d’un bot : minuscules, chiffres, tirets et tirets bas, et aucun de nos propres noms.
refused-unknown-rule = Il n’y a pas de règle « { $wanted } ». Les règles s’appellent { $example }, par exemple.
refused-rule-elsewhere = { $wanted } n’est pas une règle de ce jeu.
refused-nothing-typed = Entrée seule ne fait rien ici. { $how }
refused-not-a-choice = « { $text } » n’est pas possible maintenant. { $how }
refused-two-meanings = « { $text } » peut vouloir dire deux choses ici : tape { $small } pour la touche ou le dé de cette lettre, ou roll:{ $text } pour un dé qui montre { $text }.
refused-not-what-fell = « { $text } » est illisible. Ne tape que ce qui est affiché plus haut ; ? explique.
refused-only-enter = Il n’y a rien à taper maintenant : Entrée pour continuer, ou ? pour de l’aide.
refused-which-rule = Quelle règle ? Tape par exemple : r { $example }
refused-who-leaves = Dis qui part : leave suivi d’un nom ou d’un numéro de place. À cette table : { $known }.
refused-no-die-there = Il n’y a pas de dé « { $mark } » à prendre ; tape les lettres placées devant les dés.
refused-die-named-twice = Tu as indiqué deux fois le dé « { $mark } » ; indique chaque dé une seule fois.
refused-option-form = « { $text } » n’est pas une option ; écris NAME=VALUE, par exemple { $example }.
refused-seat-form = « { $text } » n’est pas une place ; écris un nom, bot:greedy ou Nom=bot:greedy.
refused-names-alike = Deux places s’appellent { $name } ; donne à chacun un nom différent.
refused-seed-not-seeded = Une graine n’a de sens qu’avec les dés seeded ; ajoute --dice seeded.
refused-seed-range = Une graine est un nombre entier de 0 à { $most }.
refused-file-there = { $path } existe déjà ; reprends cette partie avec « { $command } resume { $path } », ou choisis un autre nom.
refused-game-needed = Dis quel jeu : { $known }.
refused-no-turn = Cette partie compte { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } ; il n’y a pas de tour { $turn }.
refused-two-forms = Choisis entre --json et --text.
refused-file-is-folder = « { $path } » n’est pas un nom de fichier ; donne à la partie un nom à elle, par exemple soiree.jolly.
refused-no-folder = Il n’y a pas de dossier « { $folder } ». Crée-le d’abord, ou choisis un autre endroit.
refused-file-name = « { $path } » ne peut pas être un nom de fichier ({ $reason }). Choisis-en un autre.

# The command line
program = { $command }
usage-no-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $known }.
usage-no-command-close = Il n’y a pas de commande « { $name } ». Voulais-tu dire : { $close } ? Les commandes sont : { $known }.
usage-command-missing = Il manque la commande. Les commandes sont : { $known }.
usage-no-option = Il n’y a pas d’option { $name } ; voir : { $path } --help
usage-no-option-close = Il n’y a pas d’option { $name } ; voulais-tu dire { $close } ? Voir : { $path } --help
usage-missing = Il manque { $name } ; voir : { $path } --help
usage-option-value = L’option { $name } demande une valeur : { $name } { $metavar } ; voir : { $path } --help
usage-option-flag = L’option { $name } ne prend pas de valeur ; voir : { $path } --help
usage-extra = { $count ->
        [one] Argument inattendu : « { $words } ».
       *[other] Arguments inattendus : « { $words } ».
    } Il faut écrire : { $usage } ; voir : { $path } --help
usage-otherwise = Cette commande ne s’emploie pas ainsi ({ $reason }) ; voir : { $path } --help
refused-not-a-number = { $option } attend un nombre entier, pas « { $text } ».
refused-not-any-number = { $option } attend un nombre, pas « { $text } ».
refused-unknown-language = Jollyroll ne parle pas « { $value } » ; les langues sont : { $known }.
refused-unknown-dice = Il n’y a pas de dés « { $dice } » ; --dice vaut au choix : { $known }.
refused-no-output = La sortie est fermée, il n’y a donc rien à voir. Recommence avec un terminal, un fichier ou un tube.
refused-system = L’ordinateur ne le permet pas : { $reason }.
