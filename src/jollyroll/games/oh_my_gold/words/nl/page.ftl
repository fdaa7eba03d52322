page-tip-omg-throw = Tik op de gouden knop om te gooien.
page-tip-omg-again = Houd deze worp, of gooi alle vier één keer opnieuw.
page-tip-omg-place = Met sleutels open je kisten, met munten en diamanten laad je schatten in. Een kist of schat telt alleen als hij vol is.
page-omg-chest = Kist met { $locks ->
        [one] één slot
       *[other] { $locks } sloten
    }
page-omg-no-chest = geen kist
page-omg-pile = { $left } in de stapel
page-omg-how = Tik op een kist of schat die oplicht, of eerst op stenen en dan op hun plek.
page-omg-ways = Met welke stenen?
page-omg-die-lost = { $face }, past nergens
page-omg-lost-die = verloren
page-omg-done = Leg de rest opzij
page-omg-place = Houd deze worp
page-omg-roll-again = Gooi opnieuw
page-omg-loot = { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
        [one] , één visgraat
       *[other] , { $fishbones } visgraten
    }
page-omg-over-final-turns = Iedereen heeft een laatste beurt gehad.
page-omg-over-all-claimed = Er is geen schat meer om in te laden.
page-omg-over-diamonds = Gelijke punten: wie de meeste diamanten heeft, wint.
page-omg-over-fishbones = Ook evenveel diamanten: wie de minste visgraten heeft, wint.

moment-omg-steal = Gestolen!
moment-omg-last-chest = De laatste kist!

# With real dice, and on the sheet of scores
page-omg-left = { $chests ->
        [one] Nog één kist
       *[other] Nog { $chests } kisten
    }
page-omg-ask-next-lock = Hoeveel sloten toont de bovenste kaart van de stapel?
page-omg-ask-open-chest = { $name } draait een kist om. Wat zit erin?
