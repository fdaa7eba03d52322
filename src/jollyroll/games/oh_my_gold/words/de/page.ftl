page-tip-omg-throw = Tippe auf den goldenen Knopf, um zu würfeln.
page-tip-omg-again = Behalte diesen Wurf, oder würfle alle vier einmal neu.
page-tip-omg-place = Mit Schlüsseln öffnest du Truhen, mit Münzen und Diamanten verlädst du Schätze. Eine Truhe oder ein Schatz zählt nur, wenn kein Feld frei bleibt.
page-omg-chest = Truhe mit { $locks ->
        [one] einem Schloss
       *[other] { $locks } Schlössern
    }
page-omg-no-chest = keine Truhe
page-omg-pile = { $left } im Stapel
page-omg-how = Tippe auf eine leuchtende Truhe oder einen leuchtenden Schatz, oder erst auf Würfel und dann auf ihr Ziel.
page-omg-ways = Mit welchen Würfeln?
page-omg-die-lost = { $face }, passt nirgends
page-omg-lost-die = verloren
page-omg-done = Rest beiseitelegen
page-omg-place = Wurf behalten
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
page-omg-over-final-turns = Alle hatten ihren letzten Zug.
page-omg-over-all-claimed = Es gibt keinen Schatz mehr zu verladen.
page-omg-over-diamonds = Punktgleich: Die meisten Diamanten entscheiden.
page-omg-over-fishbones = Auch gleich viele Diamanten: Die wenigsten Fischgräten entscheiden.

moment-omg-steal = Gestohlen!
moment-omg-last-chest = Die letzte Truhe!

# With real dice, and on the sheet of scores
page-omg-left = { $chests ->
        [one] Noch eine Truhe
       *[other] Noch { $chests } Truhen
    }
page-omg-ask-next-lock = Wie viele Schlösser zeigt die oberste Karte des Stapels?
page-omg-ask-open-chest = { $name } dreht eine Truhe um. Was ist darin?
