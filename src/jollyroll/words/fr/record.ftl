# A game being played
refused-not-your-turn = C’est à { $name } de choisir. Attends ton tour.
refused-nothing-to-undo = Il n’y a rien à annuler : seul ton dernier choix peut l’être, et seulement tant que ni dés ni cartes ne sont sortis.
refused-nothing-typed-yet = Il n’y a rien à annuler : rien n’a été tapé depuis le début de la partie ou un départ.
refused-left-already = { $name } a déjà quitté la partie.
refused-leave-after-end = La partie est finie ; plus besoin de la quitter.

# Where a record is wrong
refused-record-at = Ligne { $line }, colonne { $column } : { $reason }
refused-record-at-event = Événement { $event } : { $reason }

# Files
refused-cannot-read = « { $path } » est illisible : { $reason }. Vérifie le nom et si tu as le droit de le lire.
refused-cannot-save = « { $path } » ne peut pas être écrit : { $reason }. Ce qui y était avant est intact ; choisis un autre dossier, ou libère de la place s’il n’y en a plus.
refused-record-too-large = Un enregistrement peut avoir { $most } Mio au plus, et celui-ci est plus gros. Est-ce vraiment une partie ?
refused-record-not-utf8 = Ce n’est pas du texte UTF-8. Enregistre le fichier en UTF-8 et réessaie.
refused-record-empty = Cet enregistrement est vide. Il devrait commencer par la ligne « Jollyroll: 1 ».
refused-record-not-one = Ce n’est pas un enregistrement Jollyroll : il devrait commencer par la ligne « Jollyroll: 1 », pas par « { $text } ».
refused-record-newer-format = Cet enregistrement a été fait par un Jollyroll plus récent (format { $version } ; celui-ci lit jusqu’à { $known }). Mets Jollyroll à jour.
refused-record-newer-rules = Cet enregistrement a été fait par un Jollyroll plus récent (version { $version } des règles ; celui-ci connaît jusqu’à { $known }). Mets Jollyroll à jour.
refused-record-many-events = Une partie peut avoir { $most } choix et lancers au plus. Commences-en une nouvelle.

# Header
refused-record-format = La version du format doit être un nombre comme 1, pas « { $text } ».
refused-record-header-line = « { $text } » n’est pas une ligne d’en-tête. Écris « Nom: valeur », et une ligne vide là où l’en-tête finit.
refused-record-no-end-of-header = L’enregistrement s’interrompt ici. Une ligne vide doit terminer l’en-tête, même si aucun tour ne suit.
refused-record-no-field = L’en-tête n’a pas de ligne « { $key }: ... ». Ajoute-la au-dessus de cette ligne vide.
refused-record-field-twice = « { $key } » a déjà été donné à la ligne { $first }. Retire l’un des deux.
refused-record-many-fields = Un en-tête peut avoir { $most } champs supplémentaires au plus. Retires-en.
refused-record-key = « { $key } » ne peut pas être le nom d’un champ d’en-tête à toi : prends des lettres sans accents, des chiffres et des traits d’union, une majuscule d’abord, et aucun des noms propres à Jollyroll.
refused-record-value = La valeur de « { $key } » doit tenir en une ligne de { $most } caractères visibles au plus, sans espaces aux extrémités.
refused-record-rules = La version des règles doit être un nombre comme 1, pas « { $text } ».
refused-record-option = « { $text } » n’a rien à faire ici : écris d’abord le préréglage, puis les options sous la forme name=value.
refused-record-option-twice = L’option { $option } est donnée deux fois. Retire l’une des deux.
refused-record-seat-number = Une place est un nombre comme 1, pas « { $text } ».
refused-record-seat = « { $text } » : ce n’est pas ainsi qu’on écrit une place. Écris un nom et, pour un bot, son genre derrière : Greedy (bot:greedy).
refused-not-a-seat = Une place s’écrit Seat("Ana") ou Seat("Greta", "bot:greedy"), pas { $text }.
refused-record-name-length = Un nom a de 1 à { $most } caractères.
refused-record-name-letters = « { $name } » ne peut pas être un nom : retire points-virgules, parenthèses, caractères invisibles et espaces aux extrémités.
refused-record-kind = « { $kind } » ne peut pas s’asseoir là. Écris person, ou bot: et le nom du bot en minuscules.
refused-record-result = Le résultat ne correspond pas aux tours : ils mènent à « { $expected } ». Corrige le résultat ou les tours, à moins que le fichier n’ait été coupé.
refused-record-result-differs = Le résultat de cet enregistrement ne correspond pas à ses événements.

# Turns
refused-record-long-line = Une ligne peut avoir { $most } caractères au plus. Commence une nouvelle ligne avec le même numéro de tour.
refused-record-character = Le caractère { $text } n’a pas sa place dans un enregistrement. Retire-le.
refused-record-after-end = La partie est finie avant cela. Retire ce qui suit.
refused-record-turn-line = Un tour devrait commencer ici par « { $expected } ».
refused-record-turn = Ce devrait être « { $expected } », pas « { $text } ».
refused-record-turn-name = C’est le tour d’un autre joueur : écris « { $expected } ».
refused-record-turn-over = Le tour est fini avant « { $text } ». Commence une nouvelle ligne par « { $expected } ».
refused-record-bracket = Ce crochet est seul. Écris entre [ et ] ce qui a été lancé ou pioché.
refused-record-word = « { $text } » n’est ni un choix ni un lancer. Prends des lettres, des chiffres et des signes, sans espaces, crochets ni #.
refused-record-leave = « { $text } » ne dit pas qui part. Écris leave: et un numéro de place, par exemple leave:2.
refused-record-breaks-off = L’enregistrement s’interrompt après « { $text } ». Si c’est le mot entier, finis la ligne ; sinon, retire-le.
refused-record-many-comments = Un enregistrement peut avoir { $most } commentaires au plus. Retires-en.
refused-record-comment = Un commentaire a { $most } caractères visibles au plus, et pas d’espace à la fin.

# Fair dice
refused-record-fair-first = Chaînes et ouvertures vont avec les dés honnêtes : la ligne « fair: … » doit venir d’abord ; en JSON, le champ « fair » doit être là.
refused-record-fair-twice = La ligne « fair: … » est déjà là. Retire l’une des deux.
refused-record-fair-fields = Cette ligne s’écrit ainsi : { $fields }
refused-record-fair-number = « { $text } » n’est pas un nombre qui convient ici.
refused-record-fair-range = Il faut ici un nombre de { $least } à { $most }.
refused-record-fair-sides = « { $text } » : ce ne sont pas les six faces d’un dé ; écris six majuscules ou chiffres.
refused-record-fair-nonces = « { $text } » n’est pas une façon de faire des nonces. Choix possibles : { $known }.
refused-record-fair-version = « { $text } » n’est pas une version de dés honnêtes que ce Jollyroll sache lire. Un plus récent, peut-être.
refused-record-fair-seat = « { $text } » n’est pas une place : écris un nombre de 1 à { $most }.
refused-record-hex = « { $text } » n’est pas écrit en chiffres hexadécimaux, de 0 à 9 et de a à f.
refused-record-hex-size = Il faut ici { $digits } chiffres hexadécimaux, pas { $given }. Quelque chose a-t-il été coupé ?
refused-record-many-chains = Un enregistrement peut avoir { $most } chaînes au plus.
refused-record-chain-order = Cette chaîne a été scellée avant celle du dessus. Remets-les dans l’ordre.
refused-record-seed-order = Les graines d’une chaîne suivent sa ligne, à partir de « seed 1: … », une par place.
refused-record-seed-line = Une graine s’écrit « seed 1: COMMITMENT SEED », ou sans SEED si elle n’a pas été montrée.
refused-record-seed-chain-line = Une graine s’écrit « seed 1: COMMITMENT SEED CHAIN » : sans CHAIN si l’appareil de la place n’a pas de chaîne, avec « - » pour une graine qui n’a pas été montrée.
refused-record-seal-order = Les chaînes des appareils, « seal 2: … », suivent la chaîne avec laquelle elles ont été scellées, dans l’ordre. La version 1 des dés honnêtes n’en a pas.
refused-record-many-seals = Une chaîne peut être suivie de { $most } chaînes d’appareils au plus.
refused-record-opening-line = Une ouverture s’écrit « open 1: LINK NONCE », suivi, pour un tirage, de ce qui restait à tirer.
refused-record-opening-devices = Une ouverture s’écrit « open 1: LINK THROWER WITNESS », les deux sous la forme « 2:LINK », avec une place et le maillon de son appareil, ou « - » pour personne. Suivent « passed=3,4 » si des places ont été sautées et, pour un tirage, ce qui restait à tirer.
refused-record-passed-twice = La même place a été sautée deux fois pour un lancer. Indique-la une seule fois.
refused-record-opening-twice = Le lancer { $throw } a déjà été ouvert. Retire l’une des deux.
refused-record-opening-place = Il n’y a pas de lancer { $throw } dans cet enregistrement ; il en a { $throws }.

# JSON
refused-record-json-syntax = Ce n’est pas du JSON valable ({ $reason }). Le fichier a-t-il été coupé ou modifié à la main ?
refused-record-json-deep = Des listes dans des listes, bien plus profondes que dans tout enregistrement. Ce n’est pas une partie.
refused-record-json-format = Ce JSON n’est pas un enregistrement Jollyroll : son champ « format » devrait être « { $format } ».
refused-record-json-type = « { $field } » devrait être { $wanted ->
        [object] un objet entre accolades
        [list] une liste entre crochets
        [number] un nombre entier
       *[text] un texte entre guillemets
    }.
refused-record-json-range = « { $field } » devrait être un nombre de { $least } à { $most }.
refused-record-json-length = La liste « { $field } » devrait avoir de { $least } à { $most } éléments.
refused-record-json-unknown = Un enregistrement n’a pas de champ « { $field } ». Retire-le.
refused-record-json-missing = Le champ « { $field } » manque. Ajoute-le.
refused-record-json-twice = Le champ « { $field } » y est deux fois. Retire l’un des deux.
refused-record-json-event = Un événement est chance, choice ou leave, pas « { $text } ».
refused-record-comment-place = Ce commentaire vient après plus d’événements qu’il n’y en a : { $events }.
