# Solved tables
refused-table-missing = La tabella risolta per questo non è ancora stata fatta. Creala con: { $command }
refused-table-stale = La tabella risolta in { $path } è della versione { $made } delle regole; ora sono alla versione { $now }. Non viene usata. Rifalla con: { $command }
refused-table-old-format = La tabella risolta in { $path } è stata scritta da un’altra versione di questo programma. Non viene usata. Rifalla con: { $command }
refused-table-of-others = La tabella in { $path } è per regole diverse da quelle che dice il suo nome. Non viene usata. Rifalla con: { $command }
refused-table-damaged = La tabella risolta in { $path } è danneggiata. Non viene usata. Rifalla con: { $command }
refused-table-unreadable = La tabella risolta in { $path } non si può leggere ({ $reason }). Sistema la cosa, o rifalla con: { $command }
table-shipped = inclusa
table-made = fatta
table-missing = manca
table-stale = vecchia
table-damaged = guasta
table-name = { $kind } per { $seats } giocatori
table-exact = { $size }, con precisione { $precision }
table-estimated = { $size }, stima, errore standard { $error }
table-begun = interrotta; lo stesso comando la continua
table-shares = probabilità di vittoria
table-evaluation = pesi di una stima
table-to-make = circa { $size }, circa { $effort } di un core
refused-nothing-to-solve = Per questo non c’è nessuna tabella da fare.
refused-seats-nowhere = A nessun gioco si gioca in { $seats }; ai giochi si gioca da { $least } a { $most }.
refused-all-or-one = --all vuol dire tutti i preset: non indicarne altri, né opzioni.
refused-precision-range = --precision è un numero da { $least } a { $most }.
refused-precision-finest = Per questa tabella una precisione di { $asked } non si può raggiungere; arrotondamento e numero di partite permettono { $finest }.
refused-not-settled = I numeri non si stabilizzano: restano cambiamenti di { $left } dove è richiesto { $wanted }. Nessuna tabella è stata salvata; chiedi di meno con un --precision più grande.
refused-cores-range = --cores è un numero da 1 a { $most }.
refused-solving-elsewhere = { $title }: lo sta già risolvendo un’altra finestra.
refused-speed-missing = Serve Numba, che qui non è installato. Installalo con: pip install "jollyroll[lab]" (in un clone del progetto: python3 run.py solve)
solve-there = { $title }: già risolto. Per risolverlo di nuovo: { $command } --again
solve-made = { $title }: { $states } posizioni risolte in { $time }, con precisione { $precision } (massimo cambiamento rimasto: { $residual }).
solve-made-estimate = { $title }: adattato a { $states } posizioni in { $time }; errore standard di una probabilità di vittoria { $error }.
solve-kept = Salvato in { $path }
solve-stopped = { $title }: interrotto. Quello che è fatto è salvato; continua con: { $command }
solve-stopped-early = { $title }: interrotto prima che ci fosse qualcosa da salvare. Ricomincia con: { $command }

# Long work
progress = { $percent }%  { $rate }/s  ancora { $left }
hours = { $hours } h { $minutes } min
