# The coach: odds of a position
coach-chances = Winning chances: { $chances }
coach-choice = choice
coach-chance = chance
coach-cost = cost
coach-more = … and { $count } more; --all shows every choice.
coach-more-outcomes = { $count } different things can happen; --all shows them all.
coach-spread = What this brings { $name }, best first; on average it moves the winning chance by { $deviation } percentage points up or down.
coach-best = best
coach-typical = typical
coach-worst = worst
coach-outcome = roll
coach-probability = how often
coach-exact = Exact: best play by everyone from here on.
coach-estimated = Estimated: winning chances are off by about { $error } percentage points (standard error).
coach-played = For the { $count } best choices, the best bots played { $games } games each to the end, all with the same dice; the number after ± is the standard error.
coach-getting-ready = Getting ready: reading tables and, the first time, turning the rules into machine code. This can take a minute.
coach-wanting = There’s no table for exactly these rules yet; with one, the numbers would be better. Make it with: { $make }
coach-playing = Playing out
coach-analysing = Analysing
coach-written = The report is in { $path }. Open it in any browser; it needs no network.

# The coach: a whole game
coach-title = { $game }: luck and skill
coach-unfinished = Not finished yet. Winning chances now: { $chances }
coach-luck-told = { $lucky } was the luckiest: taken together, dice and cards moved { $lucky }’s winning chance by { $best } percentage points. { $unlucky } was the unluckiest, with { $worst }.
coach-luck-even = Luck was evenly spread.
coach-skill = { $sound ->
    [one] { $best } played best: all choices together cost { $least } percentage points of winning chance, and { $sound } of { $decisions } decisions was as good as any. { $worst } gave away the most: { $most }.
   *[other] { $best } played best: all choices together cost { $least } percentage points of winning chance, and { $sound } of { $decisions } decisions were as good as any. { $worst } gave away the most: { $most }.
}
coach-skill-even = Everyone played about equally well; nobody’s choices cost more than { $most } percentage points of winning chance in all.
coach-skill-perfect = Everyone played perfectly: no choice cost anything worth mentioning.
coach-skill-none = Nobody has had a choice yet.
coach-turning-point = The roll or card that mattered most: { $what } by { $name } in turn { $turn } ({ $luck } percentage points).
coach-no-throws = No dice have been rolled yet.
coach-over-time = Winning chance over time
coach-spark = One character per turn, { $turns } turns in all; { $low } to { $high } stand for 0 to 100%.
coach-accounts = Chances from start to end
coach-accounts-how = In percentage points of winning chance. Each line adds up to the result: the chance at the start, what your own rolls brought, what the others’ rolls brought, what your mistakes cost, what the others’ mistakes brought, and so on.
coach-start = start
coach-luck = luck
coach-final = end
coach-luck-of-others = others’ luck
coach-mistakes = mistakes
coach-mistakes-of-others = others’ mist.
coach-leaving = leaving
coach-drift = drift
coach-costliest = The costliest choices
coach-mistake = Turn { $turn }, { $name }: cost { $cost } percentage points of winning chance
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
        [0] No decisions to make.
        [one] { $sound } of one decision as good as any.
       *[other] { $sound } of { $decisions } decisions as good as any.
    }
coach-turn-axis = turn
coach-hint = Turn { $turn }, { $name }: { $chances }
coach-graph-how = Everyone’s chance after each roll and each choice, if everyone plays on as well as possible. The numbers mark the costliest choices, listed below.
coach-graph-how-perfect = Everyone’s chance after each roll and each choice, if everyone plays on as well as possible.
coach-graph-numbers = The numbers behind the graph
coach-luck-and-skill = Luck and skill
coach-bar-luck = luck
coach-bar-mistakes = own mistakes
coach-bar-others = others’ mistakes
coach-cost-told = cost { $cost } percentage points
coach-chosen = chosen
coach-better = better
coach-player = player
coach-turn = turn
coach-before-first = before the first turn
coach-turns-caption = Winning chances at the end of each turn
coach-decisions-title = Every decision
coach-decisions-caption = Decisions in order, with what each cost
coach-decisions-how = Each real choice with its winning chance; where another was better, that one and what the choice cost.
coach-all-decisions = Show all decisions
coach-made-by = Made by Jollyroll { $version } from the record of the game.

# Refusals
refused-coach-rules = This record was played under version { $version } of the rules; the coach only knows version { $known }.
refused-coach-over = This game is over. Pick a turn with --turn, or look at the whole game with: { $command } analyse { $path }
refused-coach-turn-of-position = --turn only works with the file of a recorded game, not with a position.
refused-coach-options-of-record = A record already says which game and options it is for; leave out --game, --preset and --option.
refused-coach-rollouts = --rollouts takes a number from 0 to { $most }.
refused-coach-where = The coach looks at a game, a position or the text of one, not at a { $kind }.
coach-points = points
coach-risk = nothing
basis-rollouts = Winning chances: estimated from games played out from here by players who look one roll ahead.
