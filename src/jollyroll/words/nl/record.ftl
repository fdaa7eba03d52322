# A game being played
refused-not-your-turn = { $name } mag nu kiezen. Wacht op je beurt.
refused-nothing-to-undo = Er valt niets ongedaan te maken: dat kan alleen met je eigen laatste keuze, en alleen zolang er geen dobbelstenen of kaarten zijn gevallen.
refused-nothing-typed-yet = Er valt niets ongedaan te maken: sinds het spel begon of iemand wegging, is er nog niets getypt.
refused-left-already = { $name } heeft het spel al verlaten.
refused-leave-after-end = Het spel is afgelopen; niemand hoeft het nog te verlaten.

# Where a record is wrong
refused-record-at = Regel { $line }, kolom { $column }: { $reason }
refused-record-at-event = Gebeurtenis { $event }: { $reason }

# Files
refused-cannot-read = “{ $path }” kan niet worden gelezen: { $reason }. Controleer de naam en of je het mag lezen.
refused-cannot-save = “{ $path }” kan niet worden geschreven: { $reason }. Wat er al was, is onaangeroerd; kies een andere map, of maak ruimte vrij als die op is.
refused-record-too-large = Een verslag mag hoogstens { $most } MiB groot zijn, en dit is groter. Is het wel een spel?
refused-record-not-utf8 = Dit is geen UTF-8-tekst. Bewaar het bestand als UTF-8 en probeer het opnieuw.
refused-record-empty = Er staat niets in dit verslag. Het moet beginnen met de regel “Jollyroll: 1”.
refused-record-not-one = Dit is geen Jollyroll-verslag: het moet beginnen met de regel “Jollyroll: 1”, niet met “{ $text }”.
refused-record-newer-format = Dit verslag komt van een nieuwere Jollyroll (verslagformaat { $version }; deze leest tot en met { $known }). Werk Jollyroll bij.
refused-record-newer-rules = Dit verslag komt van een nieuwere Jollyroll (versie { $version } van de regels; deze kent tot en met { $known }). Werk Jollyroll bij.
refused-record-many-events = Een spel mag hoogstens { $most } keuzes en worpen hebben. Begin een nieuw spel.

# Header
refused-record-format = De versie van het formaat moet een getal zijn zoals 1, niet “{ $text }”.
refused-record-header-line = “{ $text }” is geen kopregel. Schrijf “Sleutel: waarde”, en een lege regel waar de kop eindigt.
refused-record-no-end-of-header = Het verslag breekt hier af. Een lege regel moet de kop afsluiten, ook als er geen beurt volgt.
refused-record-no-field = In de kop ontbreekt een regel “{ $key }: ...”. Voeg die toe boven deze lege regel.
refused-record-field-twice = “{ $key }” staat al in regel { $first }. Verwijder er een.
refused-record-many-fields = Een kop mag hoogstens { $most } eigen velden hebben. Verwijder er een paar.
refused-record-key = “{ $key }” kan niet de naam van een eigen kopveld zijn: neem letters zonder accenten, cijfers en koppeltekens, een hoofdletter eerst, en geen van Jollyrolls eigen namen.
refused-record-value = De waarde van “{ $key }” moet één regel zijn van hoogstens { $most } zichtbare tekens, zonder spaties aan begin of eind.
refused-record-rules = De versie van de regels moet een getal zijn zoals 1, niet “{ $text }”.
refused-record-option = “{ $text }” hoort hier niet: schrijf eerst de regelset, dan opties als naam=waarde.
refused-record-option-twice = De optie { $option } is twee keer gegeven. Verwijder er een.
refused-record-seat-number = Een plek is een getal zoals 1, niet “{ $text }”.
refused-record-seat = “{ $text }”: zo schrijf je een plek niet. Schrijf een naam, en bij een bot de soort erachter: Greedy (bot:greedy).
refused-not-a-seat = Een plek schrijf je als Seat("Ana") of Seat("Greta", "bot:greedy"), niet als { $text }.
refused-record-name-length = Een naam heeft 1 tot { $most } tekens.
refused-record-name-letters = “{ $name }” kan geen naam zijn: laat puntkomma’s, haakjes, onzichtbare tekens en spaties aan begin of eind weg.
refused-record-kind = “{ $kind }” kan daar niet zitten. Schrijf person, of bot: en de naam van de bot in kleine letters.
refused-record-result = De uitslag past niet bij de beurten: die leiden tot “{ $expected }”. Verbeter de uitslag of de beurten, tenzij het bestand is afgekapt.
refused-record-result-differs = De uitslag van dit verslag past niet bij de gebeurtenissen.

# Turns
refused-record-long-line = Een regel mag hoogstens { $most } tekens hebben. Begin een nieuwe regel met hetzelfde beurtnummer.
refused-record-character = Het teken { $text } hoort niet in een verslag. Verwijder het.
refused-record-after-end = Het spel is hiervóór al afgelopen. Verwijder wat er volgt.
refused-record-turn-line = Hier moet een beurt beginnen met “{ $expected }”.
refused-record-turn = Dit moet “{ $expected }” zijn, niet “{ $text }”.
refused-record-turn-name = Een andere speler is aan de beurt: schrijf “{ $expected }”.
refused-record-turn-over = De beurt is vóór “{ $text }” al voorbij. Begin een nieuwe regel met “{ $expected }”.
refused-record-bracket = Dit haakje staat alleen. Schrijf wat er is gegooid of getrokken tussen [ en ].
refused-record-word = “{ $text }” is geen keuze en geen worp. Neem letters, cijfers en tekens zonder spaties, haakjes of #.
refused-record-leave = “{ $text }” zegt niet wie er weggaat. Schrijf leave: en het nummer van een plek, bijvoorbeeld leave:2.
refused-record-breaks-off = Het verslag breekt af na “{ $text }”. Is dat het hele woord, sluit dan de regel af; zo niet, verwijder het.
refused-record-many-comments = Een verslag mag hoogstens { $most } opmerkingen hebben. Verwijder er een paar.
refused-record-comment = Een opmerking heeft hoogstens { $most } zichtbare tekens, en geen spatie aan het eind.

# Fair dice
refused-record-fair-first = Ketens en openingen horen bij eerlijke dobbelstenen: de regel “fair: …” moet eerst komen, in JSON moet het veld “fair” er zijn.
refused-record-fair-twice = De regel “fair: …” is er al. Verwijder er een.
refused-record-fair-fields = Deze regel schrijf je zo: { $fields }
refused-record-fair-number = “{ $text }” is geen getal dat hier past.
refused-record-fair-range = Hier hoort een getal van { $least } tot { $most }.
refused-record-fair-sides = “{ $text }” zijn niet de zes kanten van een dobbelsteen: schrijf zes hoofdletters of cijfers.
refused-record-fair-nonces = “{ $text }” is geen manier om nonces te maken. Er zijn: { $known }.
refused-record-fair-version = “{ $text }” is geen versie van eerlijke dobbelstenen die deze Jollyroll kan lezen. Een nieuwere misschien wel.
refused-record-fair-seat = “{ $text }” is geen plek: schrijf een getal van 1 tot { $most }.
refused-record-hex = “{ $text }” is niet in hexadecimale cijfers geschreven, 0 tot 9 en a tot f.
refused-record-hex-size = Hier horen { $digits } hexadecimale cijfers, niet { $given }. Is er iets afgekapt?
refused-record-many-chains = Een verslag mag hoogstens { $most } ketens hebben.
refused-record-chain-order = Deze keten is eerder verzegeld dan die erboven. Zet ze op volgorde.
refused-record-seed-order = De seeds van een keten volgen op de regel ervan, vanaf “seed 1: …”, een voor elke plek.
refused-record-seed-line = Een seed schrijf je als “seed 1: COMMITMENT SEED”, of zonder de seed als die niet is getoond.
refused-record-seed-chain-line = Een seed schrijf je als “seed 1: COMMITMENT SEED CHAIN”: zonder de keten als het apparaat van de plek er geen heeft, met “-” voor een seed die niet is getoond.
refused-record-seal-order = Ketens van apparaten, “seal 2: …”, volgen op de keten waarmee ze zijn verzegeld, op volgorde. Versie 1 van eerlijke dobbelstenen heeft er geen.
refused-record-many-seals = Achter een keten mogen hoogstens { $most } ketens van apparaten staan.
refused-record-opening-line = Een opening schrijf je als “open 1: LINK NONCE”, en bij een trekking daarachter waaruit die is gedaan.
refused-record-opening-devices = Een opening schrijf je als “open 1: LINK THROWER WITNESS”, beide als “2:LINK” met een plek en de schakel van het apparaat daar, of als “-” voor niemand. Daarna komt “passed=3,4” als er plekken zijn overgeslagen, en bij een trekking waaruit die is gedaan.
refused-record-passed-twice = Dezelfde plek is bij één worp twee keer overgeslagen. Noem die één keer.
refused-record-opening-twice = Worp { $throw } was al geopend. Verwijder een van de twee.
refused-record-opening-place = Er is geen worp { $throw } in dit verslag; het heeft er { $throws }.

# JSON
refused-record-json-syntax = Dit is geen geldige JSON ({ $reason }). Is het bestand afgekapt of met de hand gewijzigd?
refused-record-json-deep = Lijsten in lijsten, veel dieper dan in welk verslag ook. Dit is geen spel.
refused-record-json-format = Deze JSON is geen Jollyroll-verslag: het veld “format” moet “{ $format }” zijn.
refused-record-json-type = “{ $field }” moet { $wanted ->
        [object] een object tussen accolades
        [list] een lijst tussen vierkante haken
        [number] een geheel getal
       *[text] een tekst tussen aanhalingstekens
    } zijn.
refused-record-json-range = “{ $field }” moet een getal van { $least } tot { $most } zijn.
refused-record-json-length = De lijst “{ $field }” moet { $least } tot { $most } onderdelen hebben.
refused-record-json-unknown = Een verslag heeft geen veld “{ $field }”. Verwijder het.
refused-record-json-missing = Het veld “{ $field }” ontbreekt. Voeg het toe.
refused-record-json-twice = Het veld “{ $field }” is er twee keer. Verwijder er een.
refused-record-json-event = Een gebeurtenis is chance, choice of leave, niet “{ $text }”.
refused-record-comment-place = Deze opmerking staat na meer gebeurtenissen dan er zijn: { $events }.
