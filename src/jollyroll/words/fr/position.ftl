# Positions as text: what is wrong with one

refused-position-long = Une position a { $most } caractères au plus.
refused-position-no-game = Dis de quel jeu est cette position : commence-la par l’un de { $known } et deux-points, ou ajoute --game.
refused-position-other-game = Cette position dit qu’elle est d’un autre jeu : { $game }. Indique le jeu une seule fois.
refused-position-options-twice = Le jeu et les options sont déjà avant les deux-points de cette position ; retire --preset et --option.
refused-position-empty-item = Il n’y a rien entre deux virgules, ou avant la première ou après la dernière. Écris des éléments comme « seat 1 », séparés par une seule virgule.
refused-position-item-twice = « { $item } » y est deux fois. Écris-le une seule fois.
refused-position-item-missing = La position ne dit pas « { $item } ». Ajoute-le.
refused-position-item-unknown = « { $item } » n’est pas un élément d’une position de ce jeu. Les éléments sont : { $known }.
refused-position-item-misplaced = « { $item } » n’a pas sa place dans cette position : il ne va pas avec le reste.
refused-position-value-missing = « { $item } » n’a pas de valeur. Écris-en une à la suite.
refused-position-no-value = « { $item } » ne prend pas de valeur : écris-le seul.
refused-position-one-value = « { $item } » a une seule valeur, pas { $given }.
refused-position-row = « { $item } » demande une valeur pour chacune des { $seats } places, pas { $given }.
refused-position-seats = Cette position compte { $given } places, et { $seats } noms sont donnés.
refused-position-values = « { $item } » demande { $needed } valeurs, et non { $given }.
refused-position-phase = Ce jeu ne peut pas attendre « { $text } ». Il peut attendre : { $known }.
refused-position-unsound = Ces indications ne vont pas ensemble : { $what }.
refused-position-number = « { $item } » demande un nombre entier, pas « { $text } ».
refused-position-range = « { $item } » est un nombre de { $least } à { $most }, pas { $text }.
refused-position-seat-twice = « { $item } » indique deux fois la place { $seat }.
refused-position-absent = La place { $seat } a quitté la partie et n’y a plus de tour.
refused-position-winner-left = Quelqu’un qui a quitté la partie ne peut pas l’avoir gagnée.
refused-position-winners = « won { $given } » ne va pas avec le reste de cette position : d’après les règles, c’est « won { $right } ».
refused-position-one-left = Avec moins de deux joueurs, la partie est finie : dis qui a gagné.
refused-position-roll-off = Ce lancer pour désigner le premier joueur n’est pas valable : les places lancent dans l’ordre, deux au moins y participent, et quelqu’un doit encore lancer (?).
refused-position-dice = Il y a { $given } dés dans cette position, et le jeu en a { $most }.
refused-position-dice-count = { $given ->
        [one] Il y a { $given } dé dans cette position
       *[other] Il y a { $given } dés dans cette position
    }, et il en faut { $needed }.
