page-tip-omg-throw = Tocca il pulsante dorato per lanciare i dadi.
page-tip-omg-again = Piazza questi dadi, o rilanciali tutti una volta.
page-tip-omg-place = Le chiavi aprono i forzieri, monete e diamanti caricano i tesori. Una carta conta solo se è piena.
page-omg-chest = Forziere con { $locks ->
        [one] una serratura
       *[other] { $locks } serrature
    }
page-omg-no-chest = nessun forziere
page-omg-pile = { $left } nel mazzo
page-omg-how = Tocca una carta che si illumina, o prima i dadi e poi una carta.
page-omg-ways = Con quali dadi?
page-omg-die-lost = { $face }, non va da nessuna parte
page-omg-lost-die = perso
page-omg-done = Metti da parte il resto
page-omg-place = Piazza questi dadi
page-omg-roll-again = Rilancia
page-omg-loot = { $points ->
        [one] un punto
       *[other] { $points } punti
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
        [one] , { $fishbones } lisca
       *[other] , { $fishbones } lische
    }
