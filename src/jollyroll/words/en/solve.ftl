# Solved tables
refused-table-missing = The solved table for this has not been made yet. Make it with: { $command }
refused-table-stale = The solved table in { $path } is of version { $made } of the rules; they are now version { $now }. It is not used. Make it anew with: { $command }
refused-table-old-format = The solved table in { $path } is laid out as another version of this program writes it. It is not used. Make it anew with: { $command }
refused-table-of-others = The table in { $path } is of other rules than its name says. It is not used. Make it anew with: { $command }
refused-table-damaged = The solved table in { $path } is damaged. It is not used. Make it anew with: { $command }
refused-table-unreadable = The solved table in { $path } cannot be read ({ $reason }). Mend that, or make it anew with: { $command }

# Long work
progress = { $percent } %  { $rate }/s  { $left } left
hours = { $hours } h { $minutes } min
