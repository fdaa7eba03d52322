page-tip-pk-card = Primero descubre una carta: te dice qué tiene de especial este turno.
page-tip-pk-keep = Toca dados para guardarlos y vuelve a lanzar los demás. Tres calaveras acaban tu turno.
page-tip-pk-skulls = Dos calaveras: una más y se pierde todo lo que hay ahí. ¡Plántate a tiempo!
page-tip-pk-rescue = La Hechicera puede recuperar una calavera: tócala.
page-tip-pk-island = ¡Isla de las Calaveras! Ahora solo cuentan las calaveras, y los demás pierden puntos por cada una.
page-pk-draw = Descubrir una carta
page-pk-pile = { $left ->
        [one] una carta en el mazo
       *[other] { $left } cartas en el mazo
    }
page-pk-lying = Hay { $points } puntos sobre la mesa.
page-pk-turn-over = se acaba el turno
page-pk-points = { $points } puntos
page-pk-rescue-line = ¡Tres calaveras! Toca una calavera para llamar a la Hechicera o acaba tu turno.
page-pk-stow = Poner los guardados en el cofre
page-pk-revived = relanzada
page-pk-die-on-chest = { $face }, en el cofre
page-pk-chest-holds = { $points } a salvo
page-pk-swords = { $swords } de { $need } espadas
page-pk-island-each = cada rival −{ $loss }
page-pk-skulls = { $skulls } de tres calaveras
page-pk-island = Isla de las Calaveras
page-pk-island-skulls = Isla de las Calaveras: { $skulls } calaveras, cada rival pierde { $loss }
