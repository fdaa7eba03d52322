# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = Getting ready: rules and players are turned into machine code, once. This can take a minute or two.
lab-so-far = { $games } of { $asked } games
lab-nothing = Interrupted before the first results.
lab-written = Written: { $path }
lab-options = Rules: { $options }. Seed { $seed }: the same seed gives the same games again.
lab-rotated = The players changed seats from game to game; each order at the table came equally often.
lab-incomplete = INCOMPLETE: interrupted after { $games } of { $asked } games. This is what the games before that came to.
lab-unfinished = { $count ->
        [one] One game was given up as endless and is
       *[other] { $count } games were given up as endless and are
    } left out of all other numbers.
lab-player = player
lab-seat = seat
lab-won = won
lab-shared = shared
lab-share = share of victories
lab-began = first turns
lab-share-begun = share of victories then
lab-first-turn = Whoever has the first turn wins { $share } of the games; an even share is { $even }.
lab-length = A game takes { $turns } turns and { $decisions } decisions.
lab-pace = { $count ->
        [one] One game
       *[other] { $games } games
    } in { $time }: { $rate } games/s.
lab-seconds = { $seconds } s
lab-intervals = In parentheses or after ±: 95 % confidence intervals. A victory shared by several counts for each by its part.
lab-round-robin = Everybody against everybody, { $seats } at a table: { $games } games for each two levels, in every mixed seating equally often.
lab-level = level
lab-rating = rating
lab-victories = part of victories
lab-anchor = Ratings on the Elo scale, the most likely ones for these games; { $level } stands at { $rating } by definition. Whoever has 400 points more wins ten times as often.
lab-mean = Ratings on the Elo scale, the most likely ones for these games; their mean is { $rating } by definition. Whoever has 400 points more wins ten times as often.
lab-halved = Somebody won or lost every game against others, so no rating is too high: half a win each way was added for each two levels.
lab-cross = Part of the victories, in percent, that went to the level of the line against that of the column:
refused-game-count = The number of games is a whole number from 1 to { $most }, not { $games }.
refused-seats-needed = Name the level of the bot on each seat, such as: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = A tournament needs at least two levels of: { $known }.
refused-level-twice = The level { $bot } is named twice; name each level once.
refused-output-twice = “{ $path }” is named twice; give each file a name of its own.
refused-output-is-input = “{ $path }” is the record that is read; choose another name for what is written.
refused-output-there = “{ $path }” is there already. Choose another name, or add --overwrite to replace it.
refused-output-is-folder = “{ $path }” is not the name of a file; name the file that shall be written.
lab-score = points
