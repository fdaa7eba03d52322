page-tip-omg-throw = Tocca il pulsante dorato per lanciare i dadi.
page-tip-omg-again = Tieni questo lancio, o rilancia una volta tutti e quattro i dadi.
page-tip-omg-place = Con le chiavi apri i forzieri; con monete e diamanti carichi i tesori. Un forziere o un tesoro conta solo se è completo.
page-omg-chest = Forziere con { $locks ->
        [one] una serratura
       *[other] { $locks } serrature
    }
page-omg-no-chest = nessun forziere
page-omg-pile = { $left } nel mazzo
page-omg-how = Tocca un forziere o un tesoro che brilla, o prima i dadi e poi il loro posto.
page-omg-ways = Con quali dadi?
page-omg-die-lost = { $face }, non va da nessuna parte
page-omg-lost-die = perso
page-omg-done = Metti da parte il resto
page-omg-place = Tieni questo lancio
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
page-omg-over-final-turns = Tutti hanno giocato l’ultimo turno.
page-omg-over-all-claimed = Non resta nessun tesoro da caricare.
page-omg-over-diamonds = Parità di punti: decidono i diamanti.
page-omg-over-fishbones = Parità di punti e diamanti: vince chi ha meno lische.

moment-omg-steal = Rubato!
moment-omg-last-chest = L’ultimo forziere!

# With real dice, and on the sheet of scores
page-omg-left = { $chests ->
        [one] Resta un forziere
       *[other] Restano { $chests } forzieri
    }
page-omg-ask-next-lock = Quante serrature mostra la prima carta del mazzo?
page-omg-ask-open-chest = { $name } volta un forziere. Che cosa c’è dentro?
