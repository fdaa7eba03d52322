# Refusals that every game shares
refused-unknown-game = Er is geen spel dat “{ $game }” heet. De spellen zijn: { $known }.
refused-game-broken = Het spel “{ $game }” kan niet uit { $package } worden geladen: { $reason }. Herstel of verwijder dat pakket.
refused-game-no-plugin = Het pakket dat het spel “{ $game }” meebrengt, biedt onder { $package } geen plug-in met die naam. Herstel of verwijder het.
refused-unknown-preset = “{ $preset }” is geen regelset van dit spel. Je kunt kiezen uit: { $known }.
refused-unknown-option = “{ $option }” is geen optie van dit spel. Je kunt kiezen uit: { $known }.
refused-unknown-value = “{ $value }” is geen waarde van de optie { $option }. Mogelijk zijn: { $known }.
refused-seat-count = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
refused-no-such-seat = Plek { $seat } bestaat niet aan deze tafel: de plekken zijn { $first } tot en met { $last }.
refused-no-chance-due = Er valt nu niets te gooien of te trekken.
refused-impossible-outcome = Dat kan hier niet. Kijk nog eens naar de dobbelstenen of de kaart.
refused-unknown-die-face = Geen dobbelsteen van dit spel toont “{ $letter }”. De kanten zijn: { $known }.
refused-wrong-dice-count = { $given ->
        [one] Dat is één dobbelsteen
       *[other] Dat zijn { $given } dobbelstenen
    }, maar deze worp vraagt er { $needed }.
refused-unreadable-choice = “{ $text }”: zo schrijf je een keuze in dit spel niet.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }
seat-label = { $you ->
        [name] Jij
       *[other] { $name }
    }
told-to = { $you ->
        [to] Jij
       *[other] { $to }
    }
place-change = { $you ->
        [name] { $amount } voor jou
       *[other] { $amount } voor { $name }
    }

# Pirates, for those who give no name: none is a card, a die or a bot, and all are short
pirate-names = Piet Hein, Trijntje, Jaap, Saar, Krijn, Wobke, Joost, Sien, Gijs, Maaike, Dirk, Femke, Barend, Teun, Lotte, Mees

# Finding the first player
phase-draw-seat = Wie begint, wordt geloot.
phase-roll-off = Iedereen gooit: wie de meeste doodskoppen heeft, begint.
phase-over = Het spel is afgelopen.
told-first-by-host = { $you ->
        [to] Jij bent de host en begint.
       *[other] { $to } is de host en begint.
    }
told-first-by-age = { $you ->
        [to] Jij bent de jongste en begint.
       *[other] { $to } is de jongste en begint.
    }
told-first-by-lot = { $you ->
        [to] Jij begint (geloot).
       *[other] { $to } begint (geloot).
    }
told-first-by-skulls = { $you ->
        [to] { $amount ->
            [0] Jij begint.
            [one] Jij begint, met één doodskop.
           *[other] Jij begint, met { $amount } doodskoppen.
        }
       *[other] { $amount ->
            [0] { $to } begint.
            [one] { $to } begint, met één doodskop.
           *[other] { $to } begint, met { $amount } doodskoppen.
        }
    }
told-roll-off-tied = { $amount } spelers hebben evenveel doodskoppen en gooien nog een keer.
