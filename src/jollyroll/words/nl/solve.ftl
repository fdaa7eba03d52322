# Solved tables
refused-table-missing = De oplossingstabel hiervoor is nog niet gemaakt. Maak hem met: { $command }
refused-table-stale = De oplossingstabel in { $path } hoort bij versie { $made } van de regels; die zijn nu bij versie { $now }. Hij wordt niet gebruikt. Maak hem opnieuw met: { $command }
refused-table-old-format = De oplossingstabel in { $path } is opgebouwd zoals een andere versie van dit programma hem schrijft. Hij wordt niet gebruikt. Maak hem opnieuw met: { $command }
refused-table-of-others = De tabel in { $path } hoort bij andere regels dan zijn naam zegt. Hij wordt niet gebruikt. Maak hem opnieuw met: { $command }
refused-table-damaged = De oplossingstabel in { $path } is beschadigd. Hij wordt niet gebruikt. Maak hem opnieuw met: { $command }
refused-table-unreadable = De oplossingstabel in { $path } kan niet worden gelezen ({ $reason }). Verhelp dat, of maak hem opnieuw met: { $command }
table-shipped = geleverd
table-made = gemaakt
table-missing = ontbreekt
table-stale = verouderd
table-damaged = defect
table-name = { $kind } voor { $seats } spelers
table-exact = { $size }, tot op { $precision }
table-estimated = { $size }, geschat, standaardfout { $error }
table-begun = onderbroken; dezelfde opdracht gaat verder
table-shares = winkansen
table-evaluation = gewichten van een schatting
table-to-make = ongeveer { $size }, ongeveer { $effort } op één kern
refused-nothing-to-solve = Daarvoor valt er geen tabel te maken.
refused-seats-nowhere = Geen spel is voor { $seats }; de spellen zijn voor { $least } tot { $most } spelers.
refused-all-or-one = --all betekent elke regelset: noem er geen apart, en geen optie.
refused-precision-range = --precision is een getal van { $least } tot { $most }.
refused-precision-finest = Een nauwkeurigheid van { $asked } is voor deze tabel niet te halen; afronding en aantal partijen staan { $finest } toe.
refused-not-settled = De getallen komen niet tot rust: er blijven veranderingen van { $left } waar { $wanted } gevraagd is. Er is geen tabel bewaard; vraag minder met een grotere --precision.
refused-cores-range = --cores is een getal van 1 tot { $most }.
refused-solving-elsewhere = { $title }: dit wordt op dit moment in een ander venster opgelost.
refused-speed-missing = Hiervoor is Numba nodig, en dat is hier niet geïnstalleerd. Installeer het met: pip install "jollyroll[lab]" (in een kloon van het project: python3 run.py solve)
solve-there = { $title }: al opgelost. Om opnieuw op te lossen: { $command } --again
solve-made = { $title }: { $states } stellingen opgelost in { $time }, tot op { $precision } (grootste resterende verandering: { $residual }).
solve-made-estimate = { $title }: in { $time } afgestemd op { $states } stellingen; standaardfout van een winkans { $error }.
solve-kept = Bewaard in { $path }
solve-stopped = { $title }: onderbroken. Wat klaar is, blijft bewaard; ga verder met: { $command }
solve-stopped-early = { $title }: onderbroken voordat er iets te bewaren was. Begin opnieuw met: { $command }

# Long work
progress = { $percent } %  { $rate }/s  nog { $left }
hours = { $hours } u { $minutes } min
