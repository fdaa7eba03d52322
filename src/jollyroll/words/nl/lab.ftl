# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = Voorbereiden: regels en spelers worden eenmalig omgezet in machinecode. Dat kan een minuut of twee duren.
lab-so-far = { $games } van { $asked } partijen
lab-nothing = Onderbroken vóór de eerste resultaten.
lab-written = Geschreven: { $path }
lab-options = Regels: { $options }. Seed { $seed }: dezelfde seed geeft weer dezelfde partijen.
lab-rotated = De spelers wisselden van partij tot partij van plek; elke volgorde aan tafel kwam even vaak voor.
lab-incomplete = ONVOLLEDIG: onderbroken na { $games } van { $asked } partijen. Dit is wat de partijen daarvóór opleverden.
lab-kept = Wat gespeeld is, blijft bewaard. Ga verder met: { $command }
lab-resumed = Verder na { $games } van { $asked } partijen.
lab-unfinished = { $count ->
        [one] Eén partij is als eindeloos opgegeven en telt
       *[other] { $count } partijen zijn als eindeloos opgegeven en tellen
    } in geen van de andere getallen mee.
lab-player = speler
lab-seat = plek
lab-won = gewonnen
lab-shared = gedeeld
lab-share = aandeel zeges
lab-began = eerste beurten
lab-share-begun = aandeel zeges dan
lab-first-turn = Wie de eerste beurt heeft, wint { $share } van de partijen; een gelijk deel is { $even }.
lab-length = Een partij duurt { $turns } beurten en { $decisions } beslissingen.
lab-pace = { $count ->
        [one] Eén partij
       *[other] { $games } partijen
    } in { $time }: { $rate } partijen/s.
lab-seconds = { $seconds } s
lab-intervals = Tussen haakjes of na ±: 95%-betrouwbaarheidsintervallen. Een gedeelde overwinning telt voor ieder met zijn deel.
lab-round-robin = Iedereen tegen iedereen, { $seats } aan een tafel: { $games } partijen voor elke twee niveaus, in elke gemengde volgorde aan tafel even vaak.
lab-level = niveau
lab-rating = rating
lab-victories = aandeel zeges
lab-anchor = Ratings op de Elo-schaal, de waarschijnlijkste voor deze partijen; { $level } staat per definitie op { $rating }. Wie 400 punten meer heeft, wint tien keer zo vaak.
lab-mean = Ratings op de Elo-schaal, de waarschijnlijkste voor deze partijen; hun gemiddelde is per definitie { $rating }. Wie 400 punten meer heeft, wint tien keer zo vaak.
lab-halved = Iemand won of verloor elke partij tegen anderen, zodat geen rating te hoog zou zijn: voor elke twee niveaus is in beide richtingen een halve winst toegevoegd.
lab-cross = Aandeel zeges, in procenten, van het niveau in de rij tegen dat in de kolom:
refused-game-count = Het aantal partijen is een geheel getal van 1 tot { $most }, niet { $games }.
refused-seats-needed = Noem voor elke plek het niveau van de bot, bijvoorbeeld: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = Een toernooi heeft minstens twee niveaus nodig van: { $known }.
refused-level-twice = Het niveau { $bot } is twee keer genoemd; noem elk niveau één keer.
refused-output-twice = “{ $path }” is twee keer genoemd; geef elk bestand een eigen naam.
refused-output-is-input = “{ $path }” is het verslag dat wordt gelezen; kies een andere naam voor wat wordt geschreven.
refused-output-there = “{ $path }” bestaat al. Kies een andere naam, of voeg --overwrite toe om het te vervangen.
refused-output-is-folder = “{ $path }” is geen bestandsnaam; noem het bestand dat geschreven moet worden.
lab-score = punten
refused-package-missing = Hiervoor is { $package } nodig, en dat is hier niet geïnstalleerd. Installeer het met: pip install { $package }

# Experiments
experiment-cell = Cel { $number } van { $cells }: { $what }
experiment-solving = het spel wordt opgelost
experiment-judged = { $games } van { $wanted } partijen geanalyseerd
experiment-resumed = Het experiment in { $folder } gaat verder.
experiment-incomplete = ONVOLLEDIG: onderbroken. Wat gespeeld is, is bewaard; dezelfde opdracht gaat verder en komt op dezelfde getallen uit.
experiment-no-parquet = Er zijn geen Parquet-bestanden geschreven: daarvoor is PyArrow nodig (pip install pyarrow). Dezelfde opdracht schrijft ze daarna.
experiment-games = partijen
refused-experiment-not-toml = “{ $path }” is geen TOML-bestand: { $reason }. docs/experiments.md laat zien hoe een plan eruitziet.
refused-experiment-unknown = Dit spel heeft geen optie en geen onderdeel “{ $name }”. De opties zijn: { $options }. De onderdelen zijn: { $components }.
refused-experiment-cells = Het raster heeft { $cells } cellen; varieer minder, { $most } is het maximum.
refused-experiment-players = Noem het niveau van de bot op elke plek, bijvoorbeeld: players = ["best", "greedy"]
refused-experiment-measure = “{ $text }” is geen maat om op te stoppen. Kies uit: { $known }.
refused-experiment-number = “{ $name }” is een getal van { $least } tot { $most }.
refused-experiment-section = “{ $name }” is een eigen deel van het plan: schrijf [{ $name }] boven de regels.
refused-experiment-key = Een plan heeft daar geen “{ $name }”. Mogelijk zijn: { $known }.
refused-experiment-text = Het plan noemt “{ $name }” niet, of niet als tekst. Schrijf bijvoorbeeld: { $name } = "..."
refused-experiment-values = Om “{ $name }” te variëren, som je de waarden op: { $name } = [..., ...]
refused-experiment-value = Een waarde van “{ $name }” is een tekst of een geheel getal.
refused-experiment-folder = In “{ $folder }” ligt iets anders dan een experiment. Kies met --out een lege of nieuwe map.
refused-experiment-run-damaged = “{ $path }” is beschadigd. Verwijder de map om opnieuw te beginnen, of kies een andere met --out.
refused-experiment-other = In “{ $folder }” liggen de resultaten van een ander experiment of van andere regels. Kies met --out een andere map.
refused-unknown-component = Dit spel heeft geen onderdeel { $option } dat kan variëren. Het heeft: { $known }.
refused-component-value = “{ $value }” kan niet het onderdeel { $option } zijn. Schrijf: { $expects }.
