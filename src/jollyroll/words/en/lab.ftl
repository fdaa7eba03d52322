# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = Getting ready: turning rules and players into machine code, once. This can take a minute or two.
lab-so-far = { $games } of { $asked } games
lab-nothing = Interrupted before the first results.
lab-written = Written: { $path }
lab-options = Rules: { $options }. Seed { $seed }: the same seed gives the same games again.
lab-rotated = The players changed seats from game to game, and every seating came up equally often.
lab-incomplete = INCOMPLETE: interrupted after { $games } of { $asked } games. These are the results up to that point.
lab-kept = What was played is kept. Go on with: { $command }
lab-resumed = Going on after { $games } of { $asked } games.
lab-unfinished = { $count ->
        [one] One game was abandoned as endless and is
       *[other] { $count } games were abandoned as endless and are
    } left out of all other numbers.
lab-player = player
lab-seat = seat
lab-won = won
lab-shared = shared
lab-share = share of wins
lab-began = first turns
lab-share-begun = share of wins then
lab-first-turn = Whoever has the first turn wins { $share } of the games; an even share is { $even }.
lab-length = A game takes { $turns } turns and { $decisions } decisions.
lab-pace = { $count ->
        [one] One game
       *[other] { $games } games
    } in { $time }: { $rate } games/s.
lab-seconds = { $seconds } s
lab-intervals = In parentheses or after ±: 95% confidence intervals. A shared victory counts for each player by their part of it.
lab-round-robin = Everyone against everyone, { $seats } at a table: { $games } games for each pair of levels, every mixed seating equally often.
lab-level = level
lab-rating = rating
lab-victories = share of wins
lab-anchor = Ratings on the Elo scale, the most likely ones given these games; { $level } is { $rating } by definition. With 400 points more, a player wins ten times as often.
lab-mean = Ratings on the Elo scale, the most likely ones given these games; their mean is { $rating } by definition. With 400 points more, a player wins ten times as often.
lab-halved = Somebody won or lost every game against others, so no rating would be too high: half a win each way was added for each pair of levels.
lab-cross = Share of wins, in percent, for the row’s level against the column’s:
refused-game-count = The number of games is a whole number from 1 to { $most }, not { $games }.
refused-seats-needed = Name the level of the bot on each seat, such as: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = A tournament needs at least two levels of: { $known }.
refused-level-twice = The level { $bot } is named twice; name each level once.
refused-output-twice = “{ $path }” is named twice; give each file its own name.
refused-output-is-input = “{ $path }” is the record being read; choose another name for what is written.
refused-output-there = “{ $path }” already exists. Choose another name, or add --overwrite to replace it.
refused-output-is-folder = “{ $path }” isn’t a file name; name the file to write.
lab-score = points
refused-package-missing = This needs { $package }, which is not installed here. Install it with: pip install { $package }

# Experiments
experiment-cell = Cell { $number } of { $cells }: { $what }
experiment-solving = solving the game
experiment-judged = { $games } of { $wanted } games analysed
experiment-resumed = Going on with the experiment in { $folder }.
experiment-incomplete = INCOMPLETE: interrupted. What was played is saved; the same command goes on with it and comes to the same numbers.
experiment-no-parquet = No Parquet files were written: they need PyArrow (pip install pyarrow). The same command then writes them.
experiment-games = games
refused-experiment-not-toml = “{ $path }” isn’t a TOML file: { $reason }. docs/experiments.md shows what a plan looks like.
refused-experiment-unknown = This game has no option and no component “{ $name }”. Its options are: { $options }. Its components are: { $components }.
refused-experiment-cells = The grid has { $cells } cells; vary less: { $most } is the limit.
refused-experiment-players = Name the level of the bot on each seat, such as: players = ["best", "greedy"]
refused-experiment-measure = “{ $text }” isn’t a measure to stop by. Choose one of: { $known }.
refused-experiment-number = “{ $name }” is a number from { $least } to { $most }.
refused-experiment-section = “{ $name }” is a section of its own in the plan: write [{ $name }] above its lines.
refused-experiment-key = A plan has no “{ $name }” there. It can have: { $known }.
refused-experiment-text = The plan doesn’t give “{ $name }”, or not as text. Write, for instance: { $name } = "..."
refused-experiment-values = To vary “{ $name }”, list its values: { $name } = [..., ...]
refused-experiment-value = A value of “{ $name }” is a text or a whole number.
refused-experiment-folder = “{ $folder }” holds something other than an experiment. Choose an empty or new folder with --out.
refused-experiment-run-damaged = “{ $path }” is damaged. Remove its folder to start over, or choose another with --out.
refused-experiment-other = “{ $folder }” holds the results of another experiment, or of other rules. Choose another folder with --out.
refused-unknown-component = This game has no component { $option } that can be varied. It has: { $known }.
refused-component-value = “{ $value }” can’t be the component { $option }. Write: { $expects }.
