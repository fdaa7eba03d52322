# Solved tables
refused-table-missing = The solved table for this has not been made yet. Make it with: { $command }
refused-table-stale = The solved table in { $path } is for version { $made } of the rules; they are now at version { $now }. It isn’t used. Remake it with: { $command }
refused-table-old-format = The solved table in { $path } was written by another version of this program. It isn’t used. Remake it with: { $command }
refused-table-of-others = The table in { $path } is for other rules than its name says. It isn’t used. Remake it with: { $command }
refused-table-damaged = The solved table in { $path } is damaged. It isn’t used. Remake it with: { $command }
refused-table-unreadable = The solved table in { $path } can’t be read ({ $reason }). Fix that, or remake it with: { $command }
table-shipped = shipped
table-made = made
table-missing = missing
table-stale = stale
table-damaged = damaged
table-name = { $kind } for { $seats } players
table-exact = { $size }, to { $precision }
table-estimated = { $size }, estimated, standard error { $error }
table-begun = interrupted; the same command continues it
table-shares = winning chances
table-evaluation = weights of an estimate
table-to-make = about { $size }, about { $effort } of one core
refused-nothing-to-solve = There is no table to make for that.
refused-seats-nowhere = No game is played by { $seats }; the games take { $least } to { $most } players.
refused-all-or-one = --all means every preset: don’t name any, and no options.
refused-precision-range = --precision takes a number from { $least } to { $most }.
refused-precision-finest = A precision of { $asked } can’t be reached for this table; rounding and the number of games allow { $finest }.
refused-not-settled = The numbers don’t settle: changes of { $left } are left where { $wanted } is wanted. No table was saved; ask for less with a larger --precision.
refused-cores-range = --cores takes a number from 1 to { $most }.
refused-solving-elsewhere = { $title }: another window is already solving this.
refused-speed-missing = This needs Numba, which is not installed here. Install it with: pip install "jollyroll[lab]" (in a clone of the project: python3 run.py solve)
solve-there = { $title }: already solved. To solve it again: { $command } --again
solve-made = { $title }: { $states } positions solved in { $time }, to { $precision } (largest change left: { $residual }).
solve-made-estimate = { $title }: fitted to { $states } positions in { $time }; standard error of a winning chance { $error }.
solve-kept = Saved in { $path }
solve-stopped = { $title }: interrupted. What was done is saved; continue with: { $command }
solve-stopped-early = { $title }: interrupted before there was anything to save. Start again with: { $command }

# Long work
progress = { $percent } %  { $rate }/s  { $left } left
hours = { $hours } h { $minutes } min
