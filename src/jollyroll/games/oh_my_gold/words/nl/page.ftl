page-tip-omg-throw = Tik op de gouden knop om te gooien.
page-tip-omg-again = Leg deze stenen neer, of gooi ze allemaal nog één keer.
page-tip-omg-place = Sleutels openen kisten, munten en diamanten laden schatten in. Een kaart telt alleen als hij vol is.
page-omg-chest = Kist met { $locks ->
        [one] één slot
       *[other] { $locks } sloten
    }
page-omg-no-chest = geen kist
page-omg-pile = { $left } in de stapel
page-omg-how = Tik op een kaart die oplicht, of tik eerst op stenen en dan op een kaart.
page-omg-ways = Met welke stenen?
page-omg-die-lost = { $face }, past nergens
page-omg-lost-die = verloren
page-omg-done = Leg de rest weg
page-omg-place = Leg deze neer
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
