# The coach: odds of a position
coach-chances = Winkansen: { $chances }
coach-choice = keuze
coach-chance = kans
coach-cost = kosten
coach-more = … en nog { $count }; --all toont elke keuze.
coach-more-outcomes = Er kunnen { $count } verschillende dingen gebeuren; --all toont ze allemaal.
coach-spread = Wat dit { $name } oplevert, het beste eerst; gemiddeld gaat de kans { $deviation } procentpunt omhoog of omlaag.
coach-best = beste
coach-typical = typisch
coach-worst = slechtste
coach-outcome = worp
coach-probability = hoe vaak
coach-exact = Exact: vanaf hier speelt iedereen zo goed mogelijk.
coach-estimated = Geschat: een winkans zit er ongeveer { $error } procentpunt naast (standaardfout).
coach-played = Voor de { $count } beste keuzes hebben de beste bots elk { $games } partijen uitgespeeld, allemaal met dezelfde dobbelstenen; het getal achter ± is de standaardfout.
coach-getting-ready = Voorbereiden: tabellen worden gelezen en de eerste keer worden regels omgezet in machinecode. Dat kan een minuut duren.
coach-wanting = Er is nog geen tabel voor precies deze regels; daarmee zouden de getallen beter zijn. Maak hem met: { $make }
coach-playing = Uitspelen
coach-analysing = Analyseren
coach-written = Het rapport staat in { $path }. Open het in een willekeurige browser; er is geen netwerk nodig.

# The coach: a whole game
coach-title = { $game }: geluk en kunde
coach-unfinished = Nog niet afgelopen. Winkansen nu: { $chances }
coach-luck-told = { $lucky } had het meeste geluk: alle dobbelstenen en kaarten samen veranderden de winkans van { $lucky } met { $best } procentpunt. { $unlucky } had het minste geluk, met { $worst }.
coach-luck-even = Het geluk was gelijk verdeeld.
coach-skill = { $sound ->
    [one] { $best } speelde het best: alle keuzes samen kostten { $least } procentpunt winkans, en { $sound } van { $decisions } beslissingen was net zo goed als de beste. { $worst } gaf het meeste weg: { $most }.
   *[other] { $best } speelde het best: alle keuzes samen kostten { $least } procentpunt winkans, en { $sound } van { $decisions } beslissingen waren net zo goed als de beste. { $worst } gaf het meeste weg: { $most }.
}
coach-skill-even = Iedereen speelde ongeveer even goed; niemands keuzes kostten samen meer dan { $most } procentpunt winkans.
coach-skill-perfect = Iedereen speelde perfect: geen enkele keuze kostte iets noemenswaardigs.
coach-skill-none = Nog niemand heeft iets te kiezen gehad.
coach-turning-point = De belangrijkste worp of kaart: { $what } van { $name } in beurt { $turn } ({ $luck } procentpunt).
coach-no-throws = Er is nog niet gegooid.
coach-over-time = Verloop van de winkans
coach-spark = Eén teken per beurt, { $turns } beurten in totaal; { $low } tot { $high } staan voor 0 tot 100%.
coach-accounts = De kansen van begin tot eind
coach-accounts-how = In procentpunten van de winkans. Elke regel klopt: de kans aan het begin, plus wat je eigen worpen brachten, wat de worpen van anderen brachten, wat je eigen fouten kostten, wat de fouten van anderen brachten enzovoort, is samen het resultaat.
coach-start = begin
coach-luck = geluk
coach-final = eind
coach-luck-of-others = geluk and.
coach-mistakes = fouten
coach-mistakes-of-others = fouten and.
coach-leaving = vertrek
coach-drift = drift
coach-costliest = De duurste keuzes
coach-mistake = Beurt { $turn }, { $name }: kostte { $cost } procentpunt winkans
coach-mistake-made = gekozen: { $words } ({ $text }), kans { $chance }
coach-mistake-better = beter: { $words } ({ $text }), kans { $chance }
coach-no-mistakes = Geen enkele keuze kostte iets noemenswaardigs.
coach-fell = { $name }: { $what }, geluk { $luck }
coach-fell-alone = { $what }
coach-left = { $name } verlaat het spel.

# The page for a browser
coach-eyebrow = Jollyroll-coach
coach-graph-told = In { $turns } beurten: { $chances }.
coach-from-to = { $name } van { $first } naar { $last }
coach-from-to-decisions = Van { $first } naar { $last }.
coach-decisions = { $decisions ->
        [0] Niets te beslissen.
        [one] { $sound } van één beslissing net zo goed als de beste.
       *[other] { $sound } van { $decisions } beslissingen net zo goed als de beste.
    }
coach-turn-axis = beurt
coach-hint = Beurt { $turn }, { $name }: { $chances }
coach-graph-how = De kans van iedereen na elke worp en elke keuze, als iedereen zo goed mogelijk verder speelt. De cijfers geven de duurste keuzes aan, die hieronder staan.
coach-graph-how-perfect = De kans van iedereen na elke worp en elke keuze, als iedereen zo goed mogelijk verder speelt.
coach-graph-numbers = De getallen achter de grafiek
coach-luck-and-skill = Geluk en kunde
coach-bar-luck = geluk
coach-bar-mistakes = eigen fouten
coach-bar-others = fouten van anderen
coach-cost-told = kostte { $cost } procentpunt
coach-chosen = gekozen
coach-better = beter
coach-player = speler
coach-turn = beurt
coach-before-first = vóór de eerste beurt
coach-turns-caption = Winkansen aan het eind van elke beurt
coach-decisions-title = Elke beslissing
coach-decisions-caption = Beslissingen op volgorde, met wat elk kostte
coach-decisions-how = Elke keuze uit meer mogelijkheden, met de winkans; waar een andere beter was, ook die en wat de keuze kostte.
coach-all-decisions = Alle beslissingen tonen
coach-made-by = Gemaakt door Jollyroll { $version } uit het verslag van het spel.

# Refusals
refused-coach-rules = Dit verslag is gespeeld volgens versie { $version } van de regels; de coach kent alleen versie { $known }.
refused-coach-over = Dit spel is afgelopen. Noem een beurt met --turn, of bekijk het hele spel met: { $command } analyse { $path }
refused-coach-turn-of-position = --turn werkt alleen met het bestand van een vastgelegd spel, niet met een stelling.
refused-coach-options-of-record = Een verslag zegt zelf bij welk spel en welke opties het hoort; laat --game, --preset en --option weg.
refused-coach-rollouts = --rollouts is een getal van 0 tot { $most }.
refused-coach-where = De coach bekijkt een spel, een stelling of de tekst ervan, maar geen { $kind }.
coach-points = punten
coach-risk = niets
basis-rollouts = Winkansen: geschat met partijen die vanaf hier zijn uitgespeeld, door spelers die één worp vooruitkijken.
