# Positions as text: what is wrong with one

refused-position-long = Een stelling heeft hoogstens { $most } tekens.
refused-position-no-game = Zeg bij welk spel deze stelling hoort: begin met een van { $known } en een dubbele punt, of voeg --game toe.
refused-position-other-game = Deze stelling zegt dat ze bij een ander spel hoort: { $game }. Noem het spel één keer.
refused-position-options-twice = Spel en opties staan al vóór de dubbele punt van deze stelling; laat --preset en --option weg.
refused-position-empty-item = Er staat niets tussen twee komma’s, of vóór de eerste of na de laatste. Schrijf onderdelen zoals “seat 1” met losse komma’s ertussen.
refused-position-item-twice = “{ $item }” staat er twee keer. Schrijf het één keer.
refused-position-item-missing = In de stelling ontbreekt “{ $item }”. Voeg het toe.
refused-position-item-unknown = “{ $item }” is geen onderdeel van een stelling van dit spel. De onderdelen zijn: { $known }.
refused-position-item-misplaced = “{ $item }” hoort niet in deze stelling: het past niet bij de rest.
refused-position-value-missing = “{ $item }” heeft geen waarde. Schrijf er een achter.
refused-position-no-value = “{ $item }” heeft geen waarde: schrijf het alleen.
refused-position-one-value = “{ $item }” heeft één waarde, niet { $given }.
refused-position-row = “{ $item }” heeft een waarde nodig voor elk van de { $seats } plekken, niet { $given }.
refused-position-seats = Deze stelling heeft { $given } plekken, en er zijn { $seats } namen gegeven.
refused-position-values = “{ $item }” heeft { $needed } waarden nodig, niet { $given }.
refused-position-phase = Op “{ $text }” kan dit spel niet wachten. Het kan wachten op: { $known }.
refused-position-unsound = Deze gegevens passen niet bij elkaar: { $what }.
refused-position-number = “{ $item }” heeft een geheel getal nodig, niet “{ $text }”.
refused-position-range = “{ $item }” is een getal van { $least } tot { $most }, niet { $text }.
refused-position-seat-twice = “{ $item }” noemt plek { $seat } twee keer.
refused-position-absent = Plek { $seat } heeft het spel verlaten en is niet meer aan de beurt.
refused-position-winner-left = Wie weg is, kan niet gewonnen hebben.
refused-position-winners = “won { $given }” past niet bij de rest van deze stelling: volgens de regels is het “won { $right }”.
refused-position-one-left = Met minder dan twee spelers over is het spel afgelopen: zeg wie er gewonnen heeft.
refused-position-roll-off = Zo wordt er niet om de eerste beurt gegooid: plekken gooien op volgorde, er doen er minstens twee mee, en iemand moet nog gooien (?).
refused-position-dice = Er zijn { $given } dobbelstenen in deze stelling, en het spel heeft er { $most }.
refused-position-dice-count = { $given ->
        [one] Er is één dobbelsteen in deze stelling
       *[other] Er zijn { $given } dobbelstenen in deze stelling
    }, en het moeten er { $needed } zijn.
