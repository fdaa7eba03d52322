page-tip-kg-throw = Touche le bouton doré pour lancer les cinq dés.
page-tip-kg-keep = Touche les dés que tu veux garder. Tu peux relancer les autres deux fois.
page-tip-kg-locked = Les os croisés restent bloqués jusqu’à la fin de ton tour. Avec trois, tu paies une amende.
page-tip-kg-pair = À chaque pièce son compagnon : le canon pille la bourse, la tête de mort vole quelqu’un.
page-tip-kg-king = Quoi que tu prennes, le Roi en reçoit autant. Cinq pièces raflent toute sa pile !
page-kg-box = La bourse
page-kg-king = Le Roi
page-kg-die-paired = { $face }, paire { $number }
page-kg-victim = Qui voler
page-kg-swap = Inverser l’ordre des paires
page-kg-carry-out = { $victims ->
        [0] { $take ->
            [0] Utiliser ces dés
           *[other] Prendre { $take }
        }
       *[other] { $take ->
            [0] Voler { $names }
           *[other] Prendre { $take } et voler { $names }
        }
    }
page-kg-fine = { $amount ->
        [0] pas de combinaison : une amende, mais tu n’as pas de quoi payer
        [one] pas de combinaison : une pièce au Roi
       *[other] pas de combinaison : { $amount } pièces au Roi
    }
page-kg-poor = { $name } n’a rien

moment-kg-five-alike = Cinq identiques !
moment-kg-three-bones = Os croisés !
moment-kg-box-empty = La dernière pièce !

# At the end
page-kg-over-tie = Le départage a tranché.

# With real dice, and on the sheet of scores
page-kg-left = { $coins ->
        [1] Une pièce dans la bourse
        [one] { $coins } pièce dans la bourse
       *[other] { $coins } pièces dans la bourse
    }
