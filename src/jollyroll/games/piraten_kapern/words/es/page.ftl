page-tip-pk-card = Primero descubre una carta: le da a este turno su regla especial.
page-tip-pk-keep = Toca los dados que quieras guardar y relanza los demás. Tres calaveras ponen fin a tu turno.
page-tip-pk-skulls = ¡Dos calaveras! Una más y pierdes los puntos de este turno.
page-tip-pk-rescue = La Hechicera puede relanzar una calavera: toca una.
page-tip-pk-island = ¡Isla de las Calaveras! Ahora solo cuentan las calaveras, y cada una cuesta puntos a tus rivales.
page-pk-draw = Descubrir carta y lanzar
page-pk-pile = { $left ->
        [one] Una carta en el mazo
       *[other] { $left } cartas en el mazo
    }
page-pk-lying = { $points } puntos sobre la mesa
page-pk-turn-over = se acaba tu turno
page-pk-points = { $points } puntos
page-pk-rescue-line = ¡Tres calaveras! Toca una calavera para llamar a la Hechicera o acaba tu turno.
page-pk-stow = Poner los dados guardados en el cofre
page-pk-chest-empty = Toca o arrastra dados para ponerlos a salvo
page-pk-revived = relanzada
page-pk-die-on-chest = { $face }, en el cofre
page-pk-chest-holds = { $points } a salvo
page-pk-swords = { $swords } de { $need } espadas
page-pk-island-each = −{ $loss } para cada rival
page-pk-skulls = { $skulls } de 3 calaveras
page-pk-island = Isla de las Calaveras
page-pk-island-skulls = Isla de las Calaveras: { $skulls } calaveras, cada rival pierde { $loss }

moment-pk-captain = ¡Todo vale el doble!
moment-pk-disqualified = { $amount ->
        [3] ¡La tercera calavera!
       *[other] ¡{ $amount } calaveras!
    }
moment-pk-island = ¡Isla de las Calaveras!
moment-pk-battle-won = ¡Batalla naval ganada!
moment-pk-battle-lost = ¡Batalla naval perdida!
moment-pk-full-chest = ¡Cofre lleno!
moment-pk-final-round = ¡La ronda final!

# With real dice, and on the sheet of scores
page-pk-ask-draw-card = { $name }: descubre una carta. ¿Cuál es?

# At the end
page-pk-over = { $points } puntos: la meta era { $target }.
