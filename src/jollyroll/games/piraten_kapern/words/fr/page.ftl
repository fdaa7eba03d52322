page-tip-pk-card = Pioche d’abord une carte : elle donne à ce tour une règle à part.
page-tip-pk-keep = Touche les dés à garder et relance les autres. Trois têtes de mort mettent fin à ton tour.
page-tip-pk-skulls = Deux têtes de mort ! Encore une, et tu perds les points de ce tour.
page-tip-pk-rescue = La Sorcière peut relancer une tête de mort : touches-en une.
page-tip-pk-island = L’Île de la Tête de mort ! Seules les têtes de mort comptent ; chacune coûte des points à tes adversaires.
page-pk-draw = Piocher une carte et lancer
page-pk-pile = { $left ->
        [one] { $left } carte dans la pioche
       *[other] { $left } cartes dans la pioche
    }
page-pk-lying = { $points ->
        [one] { $points } point sur la table
       *[other] { $points } points sur la table
    }
page-pk-turn-over = ton tour est fini
page-pk-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-pk-rescue-line = Trois têtes de mort ! Touches-en une pour appeler la Sorcière, ou termine ton tour.
page-pk-stow = Mettre les dés gardés au coffre
page-pk-chest-empty = Mets des dés à l’abri : touche ou glisse
page-pk-revived = relancée
page-pk-die-on-chest = { $face }, au coffre
page-pk-chest-holds = { $points } à l’abri
page-pk-swords = { $swords ->
        [one] { $swords } sabre sur { $need }
       *[other] { $swords } sabres sur { $need }
    }
page-pk-island-each = −{ $loss } pour chaque adversaire
page-pk-skulls = { $skulls ->
        [one] { $skulls } tête de mort sur 3
       *[other] { $skulls } têtes de mort sur 3
    }
page-pk-island = Île de la Tête de mort
page-pk-island-skulls = Île de la Tête de mort : { $skulls } têtes de mort, chaque adversaire perd { $loss }

moment-pk-captain = Tout compte double !
moment-pk-disqualified = { $amount ->
        [3] La troisième tête de mort !
       *[other] { $amount } têtes de mort !
    }
moment-pk-island = Île de la Tête de mort !
moment-pk-battle-won = Combat naval gagné !
moment-pk-battle-lost = Combat naval perdu !
moment-pk-full-chest = Coffre plein !
moment-pk-final-round = La manche finale !

# With real dice, and on the sheet of scores
page-pk-ask-draw-card = { $name } : pioche une carte. Laquelle est-ce ?

# At the end
page-pk-over = { $points } points : l’objectif était de { $target }.
