refused-position-omg-loot = « { $text } » n’est pas un butin : écris pièces, diamants et arêtes avec C, D et F, puis une barre oblique et le nombre de cartes trésor, par exemple CCDF/2 ; chaque carte a de un à trois pièces et diamants.
refused-position-omg-treasure = « { $text } » n’est pas un trésor ici : écris de un à trois pièces et diamants avec C et D.
refused-position-omg-left-treasure = La place { $seat } a quitté la partie, il n’y a donc pas de trésor devant son bateau.
refused-position-omg-cards = { $given } cartes sont indiquées, et il n’y en a que { $most }.
refused-position-omg-card = La carte { $card } y est { $given } fois, mais le paquet en a { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] { $opened } carte Arête a été ouverte
       *[other] { $opened } cartes Arête ont été ouvertes
    }, et il y en a { $given } sur les bateaux.
refused-position-omg-not-opened = Il y a devant les bateaux plus de trésors { $text } que dans les coffres ouverts.
refused-position-omg-unaccounted = Les trésors devant et sur les bateaux ne sont pas ceux des coffres ouverts.
refused-position-omg-row = La rangée a { $needed } emplacements, pas { $given } ; écris - pour un vide.
refused-position-omg-locks = { $given } coffres montrent { $locks } serrures, et seules { $most } cartes de ce genre sont encore fermées.
refused-position-omg-gap = La rangée aurait été complétée avant ce tour, et la pioche montre sa carte du dessus : indique-la avec « top ».
refused-position-omg-no-opener = Tous les coffres sont ouverts : dis avec « opener » qui a ouvert le dernier.
refused-position-omg-opener = Il reste des coffres à ouvrir, personne n’a donc ouvert le dernier.
refused-position-omg-over = Il ne reste rien à gagner, la partie est donc finie : dis qui a gagné.
refused-position-omg-not-over = Il reste des coffres à ouvrir, personne n’a donc encore gagné.
refused-position-omg-unclaimed = Il reste des trésors devant les bateaux, donc personne n’a encore gagné.
refused-position-omg-begun = Avant le premier tour, aucun coffre n’a été ouvert, et ce n’est le tour de personne.
refused-position-omg-from-left = La rangée se pose à partir de la gauche : aucune place n’est vide avant un coffre.
refused-position-omg-next-card = Sans « top », la pioche doit encore montrer une carte après un tour qui a ouvert des coffres : la première place de la rangée est alors occupée, et il y a plus de coffres ouverts que de places vides. Si un tour va commencer, écris « row » et « top ».
refused-position-omg-boarded = Le bateau de la place { $seat } ne peut pas être abordé ici.
refused-position-omg-covers = { $most } dés ne peuvent pas être sur plus de { $most } cartes.
refused-position-omg-carried-out = Ce qui est complet a déjà fait effet ; retire-le.
refused-position-omg-opening = Le coffre { $chest } n’est pas le premier que des dés ont ouvert.
refused-position-omg-second-roll = Il n’y a pas de second lancer de ce genre à cette table : tous les dés qui ne sont sur aucune carte sont relancés, une fois.
refused-position-omg-nothing-fits = Ces dés ne complètent rien, le tour est donc fini.
