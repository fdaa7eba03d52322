page-tip-omg-throw = Tippe auf den goldenen Knopf, um zu würfeln.
page-tip-omg-again = Lege diese Würfel ab, oder würfle alle noch einmal neu.
page-tip-omg-place = Schlüssel öffnen Truhen, Münzen und Diamanten verladen Schätze. Nur volle Karten zählen.
page-omg-chest = Truhe mit { $locks ->
        [one] einem Schloss
       *[other] { $locks } Schlössern
    }
page-omg-no-chest = keine Truhe
page-omg-pile = { $left } im Stapel
page-omg-how = Tippe auf eine Karte, die leuchtet, oder erst auf Würfel und dann auf eine Karte.
page-omg-ways = Mit welchen Würfeln?
page-omg-die-lost = { $face }, passt nirgends
page-omg-lost-die = verloren
page-omg-done = Den Rest weglegen
page-omg-place = Würfel ablegen
page-omg-roll-again = Neu würfeln
page-omg-loot = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
        [one] , eine Fischgräte
       *[other] , { $fishbones } Fischgräten
    }
