# Positions as text: what is wrong with one

refused-position-long = Une position a { $most } caractères au plus.
refused-position-no-game = Dis de quel jeu est cette position : commence-la par kg, pk ou omg et deux-points (kg: coins 12 8, ...), ou ajoute --game.
refused-position-other-game = Cette position dit qu’elle est d’un autre jeu : { $game }. Nomme le jeu une seule fois.
refused-position-options-twice = Le jeu et les options sont déjà avant les deux-points de cette position ; retire --preset et --option.
refused-position-empty-item = Il n’y a rien entre deux virgules, ou avant la première ou après la dernière. Écris des éléments comme « seat 1 », séparés par une seule virgule.
refused-position-item-twice = « { $item } » y est deux fois. Écris-le une seule fois.
refused-position-item-missing = La position ne dit pas « { $item } ». Ajoute-le.
refused-position-item-unknown = « { $item } » n’est pas un élément d’une position de ce jeu. Les éléments sont : { $known }.
refused-position-item-misplaced = « { $item } » n’a pas sa place dans cette position : il ne va pas avec le reste.
refused-position-value-missing = « { $item } » n’a pas de valeur. Écris-en une derrière.
refused-position-no-value = « { $item } » s’écrit seul, sans valeur.
refused-position-one-value = « { $item } » a une seule valeur, pas { $given }.
refused-position-row = « { $item } » demande une valeur pour chacune des { $seats } places, pas { $given }.
refused-position-number = « { $text } » n’est pas un nombre entier, et « { $item } » en demande un.
refused-position-range = « { $item } » est un nombre de { $least } à { $most }, pas { $text }.
refused-position-seat-twice = « { $item } » nomme deux fois la place { $seat }.
refused-position-absent = La place { $seat } a quitté la partie et n’y a plus de tour.
refused-position-winner-left = Quelqu’un qui a quitté la partie ne peut pas l’avoir gagnée.
refused-position-winners = « won { $given } » ne va pas avec le reste de cette position : d’après les règles, c’est « won { $right } ».
refused-position-one-left = Avec moins de deux joueurs, la partie est finie : dis qui a gagné.
refused-position-roll-off = Ce n’est pas un lancer pour le premier tour : les places lancent dans l’ordre, deux au moins y participent, et quelqu’un doit encore lancer (?).
refused-position-dice = Il y a { $given } dés dans cette position, et le jeu en a { $most }.
refused-position-dice-count = { $given ->
        [one] Il y a { $given } dé dans cette position
       *[other] Il y a { $given } dés dans cette position
    }, et il en faut { $needed }.

# King's Gold
refused-position-kg-coins = Bourse, Roi et joueurs ont ensemble { $together } pièces, et il y en a { $needed }.
refused-position-kg-left-coins = La place { $seat } a quitté la partie, ses pièces sont donc chez le Roi.
refused-position-kg-no-replay = De nouvelles parties entre ex æquo ne se jouent qu’avec l’option tie=new_game.
refused-position-kg-not-over = La bourse n’est pas vide, personne n’a donc encore gagné.
refused-position-kg-shared-early = Avec l’option tie=new_game, une égalité mène à une nouvelle partie ; la victoire n’est partagée qu’après { $most } d’entre elles : dis-le avec « replay { $most } ».
refused-position-kg-begun = Avant le premier tour, toutes les pièces sont dans la bourse.
refused-position-kg-no-tie-round = Il n’y a pas de manches de départage avec cette valeur de l’option tie.
refused-position-kg-tie-box = Les manches de départage se jouent quand la bourse est vide, et celle-ci ne l’est pas.
refused-position-kg-tied = Une manche de départage demande au moins deux ex æquo encore présents.
refused-position-kg-not-tied = La place { $seat } n’a pas de tour dans cette manche de départage.
refused-position-kg-no-tie = Avec ces pièces, personne n’était à égalité au début de cette manche.
refused-position-kg-bones = Avec { $bones } os croisés, le tour est fini aussitôt.
refused-position-kg-rolling-over = Les lancers sont finis, personne n’a donc de dés en main.
refused-position-kg-all-locked = Tous les dés sont bloqués, il n’y a donc rien à décider.
refused-position-kg-no-pair = Aucune paire n’est possible avec ces dés, le tour est donc fini.
refused-position-kg-box-empty = La bourse est vide, la partie est donc finie : dis qui a gagné, ou écris une manche de départage.

# Piraten Kapern
refused-position-pk-score = Personne ne peut avoir { $score } points : ils viennent par centaines.
refused-position-pk-below-zero = Personne ne peut avoir { $score } points à cette table : aucun score ne passe sous zéro.
refused-position-pk-too-much = Personne ne peut avoir { $score } points : un tour mène à { $most } au plus.
refused-position-pk-beyond = La place { $seat } ne peut pas avoir { $score } points avant la fin : qui dépasse { $target } déclenche la manche finale ou a gagné.
refused-position-pk-deck = { $given } cartes sont nommées, et il y en a { $most }.
refused-position-pk-cards = La carte { $card } y est { $given } fois, et le paquet en a { $most }.
refused-position-pk-order = La carte de ce tour doit être la dernière dans l’ordre où les cartes sont venues.
refused-position-pk-again = Les cartes ne reviennent dans le même ordre qu’une fois que les { $needed } sont passées ; { $given } sont nommées.
refused-position-pk-no-used = Avec deck=with_replacement, les cartes utilisées retournent aussitôt dans la pioche.
refused-position-pk-pile-empty = Une carte est attendue et la pioche est vide : les cartes utilisées auraient été mélangées en une nouvelle pioche.
refused-position-pk-card-early = Ce n’est le tour de personne, il n’y a donc pas de carte.
refused-position-pk-card-first = Il y a des dés mais pas de carte : la carte Fortune vient d’abord. Ajoute « card » et son nom.
refused-position-pk-begun = Avant le premier tour, personne n’a de points et aucune carte n’est utilisée.
refused-position-pk-not-over = Personne n’a encore gagné : le meilleur score de ceux qui restent est { $score }, et c’est trop peu pour un objectif de { $target }.
refused-position-pk-one-winner = Avec end=sudden, seul le premier arrivé a gagné.
refused-position-pk-no-final = Avec end=sudden, il n’y a pas de manche finale.
refused-position-pk-trigger-plays = La place { $seat } a déclenché la manche finale et n’y joue pas.
refused-position-pk-trigger-poor = La place { $seat } ne peut pas avoir déclenché la manche finale : { $score } points, c’est trop loin de { $target }.
refused-position-pk-no-playoff = Un barrage ne se joue qu’avec l’option tie=playoff.
refused-position-pk-tied = Un barrage demande au moins deux ex æquo encore présents.
refused-position-pk-due = Dans un barrage, ceux qui doivent encore jouer sont ex æquo, et la place { $seat }, dont c’est le tour, est l’un d’eux.
refused-position-pk-no-chest = Il ne peut pas y avoir de dés dans un Coffre au trésor ici.
refused-position-pk-arranged = Des dés sont en main, on ne peut donc plus arranger le coffre.
refused-position-pk-no-sorceress = Sans la Sorcière, pas de sort à jeter.
refused-position-pk-island-at-sea = Pendant un Combat naval, personne ne va sur l’Île de la Tête de mort.
refused-position-pk-skulls = Avec { $skulls } têtes de mort, le tour est fini.
refused-position-pk-island = Avec { $skulls } têtes de mort au premier lancer, le tour mène à l’Île de la Tête de mort : ajoute « island ».
refused-position-pk-few-dice = { $given ->
        [one] { $given } dé, c’est
       *[other] { $given } dés, c’est
    } trop peu pour un lancer ici.
refused-position-pk-keep-one = À cette table, il faut garder un dé : on ne relance donc pas les huit.
refused-position-pk-island-skulls = L’Île de la Tête de mort demande quatre têtes de mort, pas { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Il ne reste aucun dé
        [one] Il reste un dé
       *[other] Il reste { $left } dés
    } à lancer sur l’Île, le tour est donc fini.

# Oh My Gold!
refused-position-omg-loot = « { $text } » n’est pas un butin : écris pièces, diamants et arêtes avec C, D et F, puis une barre oblique et le nombre de cartes trésor, par exemple CCDF/2 ; chaque carte a de un à trois pièces et diamants.
refused-position-omg-treasure = « { $text } » n’est pas un trésor ici : écris de un à trois pièces et diamants avec C et D.
refused-position-omg-left-treasure = La place { $seat } a quitté la partie, il n’y a donc pas de trésor devant son bateau.
refused-position-omg-cards = { $given } cartes sont nommées, et il y en a { $most }.
refused-position-omg-card = La carte { $card } y est { $given } fois, et le paquet en a { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] { $opened } carte Arête a été ouverte
       *[other] { $opened } cartes Arête ont été ouvertes
    }, et il y en a { $given } sur les bateaux.
refused-position-omg-not-opened = Il y a devant les bateaux plus de trésors { $text } que dans les coffres ouverts.
refused-position-omg-unaccounted = Les trésors devant et sur les bateaux ne sont pas ceux des coffres ouverts.
refused-position-omg-row = La rangée a { $needed } emplacements, pas { $given } ; écris - pour un vide.
refused-position-omg-locks = { $given } coffres montrent { $locks } serrures, et seules { $most } cartes de ce genre sont encore fermées.
refused-position-omg-gap = La rangée aurait été complétée avant ce tour, et la pioche montre sa carte du dessus : nomme-la avec « top ».
refused-position-omg-no-opener = Tous les coffres sont ouverts : dis avec « opener » qui a ouvert le dernier.
refused-position-omg-opener = Il reste des coffres à ouvrir, personne n’a donc ouvert le dernier.
refused-position-omg-over = Il ne reste rien à gagner, la partie est donc finie : dis qui a gagné.
refused-position-omg-not-over = Il reste des coffres à ouvrir, personne n’a donc encore gagné.
refused-position-omg-unclaimed = Il reste des trésors devant les bateaux, donc personne n’a encore gagné.
refused-position-omg-begun = Avant le premier tour, aucun coffre n’a été ouvert, et ce n’est le tour de personne.
refused-position-omg-from-left = La rangée se pose à partir de la gauche : aucune place n’est vide avant un coffre.
refused-position-omg-next-card = Sans « top », la pile doit encore montrer une carte après un tour qui a ouvert des coffres : la première place de la rangée est alors occupée, et il y a plus de coffres ouverts que de places vides. Si un tour va commencer, écris « row » et « top ».
refused-position-omg-boarded = Le bateau de la place { $seat } ne peut pas être abordé ici.
refused-position-omg-covers = { $most } dés ne peuvent pas être sur plus de { $most } cartes.
refused-position-omg-carried-out = Ce qui est complet a déjà fait effet ; retire-le.
refused-position-omg-opening = Le coffre { $chest } n’est pas le premier que des dés ont ouvert.
refused-position-omg-second-roll = Il n’y a pas de second lancer de ce genre à cette table : tous les dés qui ne sont sur aucune carte sont relancés, une fois.
refused-position-omg-nothing-fits = Ces dés ne complètent rien, le tour est donc fini.
