page-tip-omg-throw = Toca el botón dorado para lanzar los dados.
page-tip-omg-again = Coloca estos dados o vuelve a lanzarlos todos una vez.
page-tip-omg-place = Las llaves abren cofres; monedas y diamantes cargan tesoros. Una carta solo cuenta llena.
page-omg-chest = Cofre con { $locks ->
        [one] una cerradura
       *[other] { $locks } cerraduras
    }
page-omg-no-chest = sin cofre
page-omg-pile = { $left } en el mazo
page-omg-how = Toca una carta iluminada, o toca primero dados y luego una carta.
page-omg-ways = ¿Con qué dados?
page-omg-die-lost = { $face }, no encaja en ningún sitio
page-omg-lost-die = perdido
page-omg-done = Apartar el resto
page-omg-place = Colocar estos dados
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
