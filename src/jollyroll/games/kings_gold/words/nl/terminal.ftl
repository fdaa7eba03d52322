score-kg = { $amount ->
        [one] één munt
       *[other] { $amount } munten
    }
board-kg-box-title = DE SCHATKAMER
board-kg-box-what = de bank; leeg: afgelopen
board-kg-box = { $amount ->
        [one] 1 munt
       *[other] { $amount } munten
    }
board-kg-king-title = DE KONING
board-kg-king-what = zijn deel en jullie boetes
board-kg-king = { $amount ->
        [one] 1 munt
       *[other] { $amount } munten
    }
board-kg-rolls = { $left ->
        [0] Geen worp meer.
        [one] Nog één worp.
       *[other] Nog { $left } worpen.
    }
board-kg-tie-round = Beslissingsronde { $number }: de schatkamer is leeg, het gaat om de eerste plaats.
dice-locked-kg = vast
