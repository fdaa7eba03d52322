page-tip-omg-throw = Toca el botón dorado para lanzar los dados.
page-tip-omg-again = Conserva la tirada o relanza los cuatro dados una vez.
page-tip-omg-place = Con llaves abres cofres; con monedas y diamantes cargas tesoros. Un cofre o un tesoro solo cuenta si está completo.
page-omg-chest = Cofre con { $locks ->
        [one] una cerradura
       *[other] { $locks } cerraduras
    }
page-omg-no-chest = sin cofre
page-omg-pile = { $left } en el mazo
page-omg-how = Toca un cofre o tesoro iluminado, o primero los dados y luego su sitio.
page-omg-ways = ¿Qué dados usas?
page-omg-die-lost = { $face }, no encaja en ningún sitio
page-omg-lost-die = perdido
page-omg-done = Apartar el resto
page-omg-place = Conservar la tirada
page-omg-roll-again = Relanzar
page-omg-loot = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
        [one] , una espina
       *[other] , { $fishbones } espinas
    }
page-omg-over-final-turns = Todos han jugado su último turno.
page-omg-over-all-claimed = No queda ningún tesoro por cargar.
page-omg-over-diamonds = Empate a puntos: deciden los diamantes.
page-omg-over-fishbones = Empate a puntos y diamantes: gana quien tiene menos espinas.

moment-omg-steal = ¡Robado!
moment-omg-last-chest = ¡El último cofre!

# With real dice, and on the sheet of scores
page-omg-left = { $chests ->
        [one] Queda un cofre
       *[other] Quedan { $chests } cofres
    }
page-omg-ask-next-lock = ¿Cuántas cerraduras muestra la primera carta del mazo?
page-omg-ask-open-chest = { $name } da la vuelta a un cofre. ¿Qué hay dentro?
