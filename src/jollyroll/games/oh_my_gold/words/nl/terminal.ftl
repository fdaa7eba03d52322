board-omg-chest = Kist { $place }
board-omg-locks = { $locks ->
        [0] (leeg)
        [one] 1 slot
       *[other] { $locks } sloten
    }
board-omg-pile = { $count ->
        [0] Stapel leeg
        [one] Stapel: 1 kist
       *[other] Stapel: { $count } kisten
    }
board-omg-top = { $locks ->
        [0] er komt niets meer
        [one] volgende: 1 slot
       *[other] volgende: { $locks } sloten
    }
board-omg-before = voor het schip:
board-omg-loot = buit: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $diamonds ->
        [0] {""}
        [one] {" "}(met 1 diamant)
       *[other] {" "}(met { $diamonds } diamanten)
    }{ $bones ->
        [0] {""}
        [one] , 1 visgraat
       *[other] , { $bones } visgraten
    }
board-omg-boarded = geënterd
board-omg-complete = vol
board-omg-incomplete = nog niet vol
board-omg-final = { $you ->
        [name] Je hebt de laatste kist geopend: de laatste beurten zijn begonnen.
       *[other] { $name } heeft de laatste kist geopend: de laatste beurten zijn begonnen.
    }
manual-omg-next-lock = Kijk naar de bovenste kist van de stapel. Hoeveel sloten toont hij?
manual-omg-open-chest = Draai de kist om. Wat zit erin?
dice-cards-omg = op kaart
dice-ships-omg = op schip
more-choices-omg = { $count ->
    [one] Nog één manier om stenen in te zetten op een kaart die nog niet vol is: l toont hem.
   *[other] Nog { $count } manieren om stenen in te zetten op een kaart die nog niet vol is: l geeft de lijst.
}
