# What `jollyroll --help` says. One line a message, without placeables: these are read without Fluent, so that help comes at once.
help-jollyroll = King's Gold, Piraten Kapern and Oh My Gold! at your table.
help-play = Play a game in this terminal.
help-resume = Go on with a game that was left; without FILE, with the newest one.
help-replay = Show a recorded game turn by turn, with every rule that moved something.
help-rules = Explain a game, or one rule of it.
help-games = List the games with their options and presets.
help-solve = Make solved tables, which bots and the coach read; without GAME, list those there are.
help-version = Show the version and exit.
help-option-seat = Who sits down, in order; give it once for each seat: a name (Ana), a bot (bot:greedy, bot:random), or a bot with a name (Greta=bot:greedy). Without it: you and two greedy bots.
help-option-preset = The edition to play by; the command games lists them.
help-option-option = Change one rule, as NAME=VALUE; may be given often; the command games lists them.
help-option-dice = Where chance comes from: fair (the operating system's random numbers), seeded (the same seed, the same game), manual (you throw real dice and type what they show).
help-option-seed = The seed for seeded dice.
help-option-host = The seat of the host, counted from 1.
help-option-youngest = The seat of the youngest player, counted from 1.
help-option-record = Keep the game in this file instead of your data folder.
help-option-plain = Letters only: no colours, no drawings.
help-option-fast = No pauses.
help-option-turn = Show only this turn.
help-option-json = Print the record in its JSON form instead.
help-option-text = Print the record in its text form instead.
help-option-once = Print the whole game without stopping at each turn.
help-option-seats = The number of players; without it, the fewest the game allows (with --all: every number).
help-option-precision = How exact the winning chances shall be, such as 1e-9; the usual depends on the game.
help-option-cores = How many processor cores to use; all, if not said.
help-option-all = Every preset of the game; without GAME, of all games.
help-option-again = Make a table anew that is there already.
help-option-where = Put the tables into this folder instead of your data folder.
