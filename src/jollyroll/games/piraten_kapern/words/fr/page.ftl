page-tip-pk-card = Retourne d’abord une carte : elle dit ce que ce tour a de spécial.
page-tip-pk-keep = Touche les dés à garder et relance les autres. Trois têtes de mort finissent ton tour.
page-tip-pk-skulls = Deux têtes de mort : encore une, et tout ce qui est là est perdu. Arrête-toi à temps !
page-tip-pk-rescue = La Sorcière peut faire revenir une tête de mort : touche-la.
page-tip-pk-island = L’Île de la Tête de mort ! Seules les têtes de mort comptent ; chacune coûte aux autres.
page-pk-draw = Retourner une carte
page-pk-pile = { $left ->
        [one] { $left } carte dans la pioche
       *[other] { $left } cartes dans la pioche
    }
page-pk-lying = { $points ->
        [one] { $points } point sur la table.
       *[other] { $points } points sur la table.
    }
page-pk-turn-over = le tour est fini
page-pk-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-pk-rescue-line = Trois têtes de mort ! Touches-en une pour appeler la Sorcière, ou finis ton tour.
page-pk-stow = Mettre à l’abri les dés gardés
page-pk-revived = à relancer
page-pk-die-on-chest = { $face }, au coffre
page-pk-chest-holds = { $points } à l’abri
page-pk-swords = Sabres : { $swords } sur { $need }
page-pk-island-each = chaque adversaire −{ $loss }
page-pk-skulls = { $skulls ->
        [one] { $skulls } tête de mort sur trois
       *[other] { $skulls } têtes de mort sur trois
    }
page-pk-island = Île de la Tête de mort
page-pk-island-skulls = Île de la Tête de mort : { $skulls } têtes, chaque adversaire perd { $loss }
