page-tip-kg-throw = Tippe auf den goldenen Knopf, um alle fünf Würfel zu würfeln.
page-tip-kg-keep = Tippe die Würfel an, die du behältst. Die anderen darfst du zweimal neu würfeln.
page-tip-kg-locked = Gekreuzte Knochen liegen an der Kette, bis dein Zug vorbei ist. Mit drei davon zahlst du Strafzoll.
page-tip-kg-pair = Eine Münze braucht einen Partner: Eine Kanone plündert die Schachtel, ein Totenkopf bestiehlt jemanden.
page-tip-kg-king = Was du nimmst, bekommt der König auch. Fünf Münzen holen dir seinen ganzen Stapel!
page-kg-box = Die Schachtel
page-kg-king = Der König
page-kg-die-paired = { $face }, Paar { $number }
page-kg-victim = Wer bestohlen wird
page-kg-swap = Reihenfolge der Paare tauschen
page-kg-carry-out = { $victims ->
        [0] { $take ->
            [0] Diese Würfel nutzen
           *[other] { $take } nehmen
        }
       *[other] { $take ->
            [0] { $names } bestehlen
           *[other] { $take } nehmen und { $names } bestehlen
        }
    }
page-kg-fine = { $amount ->
        [0] keine Kombination: Strafzoll, aber du kannst nichts zahlen
        [one] keine Kombination: eine Münze an den König
       *[other] keine Kombination: { $amount } Münzen an den König
    }
page-kg-poor = { $name } hat nichts

moment-kg-five-alike = Fünf Gleiche!
moment-kg-three-bones = Gekreuzte Knochen!
moment-kg-box-empty = Die letzte Münze!

# At the end
page-kg-over-tie = Die Stechrunde hat entschieden.

# With real dice, and on the sheet of scores
page-kg-left = { $coins ->
        [one] Eine Münze in der Schachtel
       *[other] { $coins } Münzen in der Schachtel
    }
