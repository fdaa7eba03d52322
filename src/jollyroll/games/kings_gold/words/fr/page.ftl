page-tip-kg-throw = Touche le bouton doré pour lancer les cinq dés.
page-tip-kg-keep = Touche les dés que tu veux garder. Les autres sont relancés, deux fois au plus.
page-tip-kg-locked = Les os croisés restent enchaînés jusqu’à la fin de ton tour. Trois te coûtent une amende.
page-tip-kg-pair = À chaque pièce son compagnon : le canon pille la bourse, la tête de mort vole quelqu’un.
page-tip-kg-king = Quoi que tu prennes dans la bourse, le Roi en reçoit autant. Cinq pièces raflent toute sa pile !
page-kg-box = La bourse
page-kg-king = Le Roi
page-kg-die-paired = { $face }, paire { $number }
page-kg-victim = Qui voler
page-kg-swap = Inverser l’ordre des paires
page-kg-carry-out = Valider
page-kg-fine = { $amount ->
        [0] une amende (pas de combinaison), mais tu n’as rien pour payer
        [one] une amende d’une pièce au Roi (pas de combinaison)
       *[other] une amende de { $amount } pièces au Roi (pas de combinaison)
    }
page-kg-poor = { $name } n’a rien
