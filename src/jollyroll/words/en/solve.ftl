# Solved tables
refused-table-missing = The solved table for this has not been made yet. Make it with: { $command }
refused-table-stale = The solved table in { $path } is of version { $made } of the rules; they are now version { $now }. It is not used. Make it anew with: { $command }
refused-table-old-format = The solved table in { $path } is laid out as another version of this program writes it. It is not used. Make it anew with: { $command }
refused-table-of-others = The table in { $path } is of other rules than its name says. It is not used. Make it anew with: { $command }
refused-table-damaged = The solved table in { $path } is damaged. It is not used. Make it anew with: { $command }
refused-table-unreadable = The solved table in { $path } cannot be read ({ $reason }). Mend that, or make it anew with: { $command }
table-shipped = shipped
table-made = made
table-missing = missing
table-stale = stale
table-damaged = damaged
table-name = { $kind } for { $seats } players
table-exact = { $size }, to { $precision }
table-estimated = { $size }, estimated, standard error { $error }
table-begun = interrupted; the same command goes on
table-shares = winning chances
table-evaluation = weights of an estimate
table-to-make = about { $size }, about { $effort } of one core
refused-nothing-to-solve = There is no table to be made for that.
refused-seats-nowhere = No game is played by { $seats }; the games seat { $least } to { $most } players.
refused-all-or-one = --all means every preset: name none besides, and no option.
refused-precision-range = --precision is a number from { $least } to { $most }.
refused-precision-finest = A precision of { $asked } cannot be reached for this table; what rounding and the number of games allow is { $finest }.
refused-not-settled = The numbers do not settle: changes of { $left } are left where { $wanted } is wanted. No table was saved; ask for less with a larger --precision.
refused-cores-range = --cores is a number from 1 to { $most }.
refused-solving-elsewhere = { $title }: this is being solved right now by another window.
refused-speed-missing = This needs Numba, which is not installed here. Install it with: pip install "jollyroll[lab]" (in a clone of the project: python3 run.py solve)
solve-there = { $title }: solved already. To solve it anew: { $command } --again
solve-made = { $title }: { $states } positions solved in { $time }, to { $precision } (largest change left: { $residual }).
solve-made-estimate = { $title }: fitted to { $states } positions in { $time }; standard error of a winning chance { $error }.
solve-kept = It is kept in { $path }
solve-stopped = { $title }: interrupted. What was done is kept; go on with: { $command }
solve-stopped-early = { $title }: interrupted before there was anything to keep. Begin anew with: { $command }

# Long work
progress = { $percent } %  { $rate }/s  { $left } left
hours = { $hours } h { $minutes } min
