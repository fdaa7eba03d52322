page-tip-kg-throw = Tippe auf den goldenen Knopf, um alle fünf Würfel zu werfen.
page-tip-kg-keep = Tippe die Würfel an, die du behältst. Die anderen würfelst du neu, höchstens zweimal.
page-tip-kg-locked = Gekreuzte Knochen liegen an der Kette, bis dein Zug vorbei ist. Drei davon kosten dich Strafzoll.
page-tip-kg-pair = Eine Münze braucht einen Partner: Kanonen plündern die Schachtel, Totenköpfe bestehlen andere.
page-tip-kg-king = Was du der Schachtel nimmst, bekommt auch der König. Fünf Münzen: sein ganzer Stapel!
page-kg-box = Die Schachtel
page-kg-king = Der König
page-kg-die-paired = { $face }, Paar { $number }
page-kg-victim = Wer bestohlen wird
page-kg-swap = Reihenfolge der Paare tauschen
page-kg-carry-out = Ausführen
page-kg-fine = { $amount ->
        [0] eine Strafe (keine Kombination), aber du hast nichts zum Zahlen
        [one] eine Münze Strafe an den König (keine Kombination)
       *[other] { $amount } Münzen Strafe an den König (keine Kombination)
    }
page-kg-poor = { $name } hat nichts
