# The coach: odds of a position
coach-chances = Winning chances: { $chances }
coach-choice = choice
coach-chance = chance
coach-cost = cost
coach-more = … and { $count } more; --all shows every choice.
coach-more-outcomes = { $count } different things can happen; --all shows them all.
coach-spread = What this brings { $name }, best first; on average the chance moves by { $deviation } points up or down.
coach-best = best
coach-typical = typical
coach-worst = worst
coach-outcome = what falls
coach-probability = how often
coach-exact = Exact: best play by everybody from here on.
coach-estimated = Estimated: a winning chance is off by about { $error } points (standard error).
coach-played = For the { $count } best choices { $games } games each were played to the end by the best bots, all with the same dice; the number behind ± is the standard error.
coach-getting-ready = Getting ready: tables are read, and the first time rules are turned into machine code. This can take a minute.
coach-wanting = A table for just these rules has not been made yet; with it the numbers would be better. Make it with: { $make }
coach-playing = Playing out
coach-analysing = Analysing
coach-written = The page is in { $path }: open it in any browser, it needs no network.

# The coach: a whole game
coach-title = { $game }: luck and skill
coach-unfinished = Not finished yet. Winning chances now: { $chances }
coach-luck-told = { $lucky } was the luckiest: the dice and cards of the whole table moved { $lucky }’s winning chance by { $best } points. { $unlucky } was the unluckiest, with { $worst }.
coach-luck-even = Luck was shared evenly.
coach-skill = { $best } played best: all choices together cost { $least }, and { $sound } of { $decisions } decisions were as good as the best. { $worst } gave away the most: { $most }.
coach-skill-even = Everybody played about equally well; nobody’s choices cost more than { $most } in all.
coach-skill-perfect = Everybody played perfectly: no choice cost anything worth mentioning.
coach-skill-none = Nobody has had a choice yet.
coach-turning-point = The most important throw or card: { $what } by { $name } in turn { $turn } ({ $luck } points).
coach-no-throws = No dice have been thrown yet.
coach-over-time = Winning chance over time
coach-spark = One sign for each turn, { $turns } turns in all; { $low } to { $high } stand for 0 to 100 %.
coach-accounts = From the first chance to the last
coach-accounts-how = In percent points of winning chance. Each line adds up: the chance at the start, what own throws brought, what the throws of others brought, what own mistakes cost, what the mistakes of others brought, and so on, is the result.
coach-start = start
coach-luck = luck
coach-final = end
coach-luck-of-others = others’ luck
coach-mistakes = mistakes
coach-mistakes-of-others = others’ mist.
coach-leaving = leaving
coach-drift = drift
coach-costliest = The costliest choices
coach-mistake = Turn { $turn }, { $name }: cost { $cost }
coach-mistake-made = chosen: { $words } ({ $text }), chance { $chance }
coach-mistake-better = better: { $words } ({ $text }), chance { $chance }
coach-no-mistakes = No choice cost anything worth mentioning.
coach-fell = { $name }: { $what }, luck { $luck }
coach-fell-alone = { $what }
coach-left = { $name } leaves the game.

# The page for a browser
coach-eyebrow = Jollyroll coach
coach-graph-told = Over { $turns } turns: { $chances }.
coach-from-to = { $name } from { $first } to { $last }
coach-from-to-decisions = From { $first } to { $last }.
coach-decisions = { $decisions ->
        [0] No decision to make.
        [one] { $sound } of one decision as good as the best.
       *[other] { $sound } of { $decisions } decisions as good as the best.
    }
coach-turn-axis = turn
coach-hint = Turn { $turn }, { $name }: { $chances }
coach-graph-how = Everybody’s chance after each throw and each choice, if all go on playing as well as possible. The numbers mark the costliest choices, told below.
coach-graph-how-perfect = Everybody’s chance after each throw and each choice, if all go on playing as well as possible.
coach-graph-numbers = The numbers behind the graph
coach-luck-and-skill = Luck and skill
coach-bar-luck = luck
coach-bar-mistakes = own mistakes
coach-bar-others = others’ mistakes
coach-cost-told = cost { $cost }
coach-chosen = chosen
coach-better = better
coach-player = player
coach-turn = turn
coach-before-first = before the first turn
coach-turns-caption = Winning chances at the end of each turn
coach-decisions-title = Every decision
coach-decisions-caption = Decisions in their order, with what each cost
coach-decisions-how = Each choice among several, with its winning chance; where another was better, that one and what the choice cost.
coach-all-decisions = Show all decisions
coach-made-by = Made by Jollyroll { $version } from the record of the game.

# Refusals
refused-coach-rules = This record was played by version { $version } of the rules; the coach knows version { $known } only.
refused-coach-over = This game is over. Name a turn with --turn, or look at the whole game with: { $command } analyse { $path }
refused-coach-turn-of-position = --turn goes with the file of a recorded game; a position stands for itself.
refused-coach-options-of-record = A record says itself which game and options it is of; leave out --game, --preset and --option.
refused-coach-rollouts = --rollouts is a number from 0 to { $most }.
refused-coach-where = The coach looks at a game, a position or the text of one, not at a { $kind }.
coach-points = points
coach-risk = nothing
basis-rollouts = Winning chances: estimated by games played out from here, by players who look one throw ahead.
