# A game being played
refused-not-your-turn = It’s { $name }’s turn to choose. Wait for yours.
refused-nothing-to-undo = There’s nothing to undo: only your own last choice can be, and only until dice or cards have come up.
refused-nothing-typed-yet = There’s nothing to undo: nothing has been typed since the game began or somebody left.
refused-left-already = { $name } has already left the game.
refused-leave-after-end = The game is over; nobody needs to leave it any more.

# Where a record is wrong
refused-record-at = Line { $line }, column { $column }: { $reason }
refused-record-at-event = Event { $event }: { $reason }

# Files
refused-cannot-read = “{ $path }” can’t be read: { $reason }. Check the name and whether you may read it.
refused-cannot-save = “{ $path }” can’t be written: { $reason }. Whatever was there before is untouched; choose another folder, or free some space if there is none.
refused-record-too-large = A record can have { $most } MiB at most, and this one is larger. Is it really a game?
refused-record-not-utf8 = This isn’t UTF-8 text. Save the file as UTF-8 and try again.
refused-record-empty = This record is empty. It should begin with the line “Jollyroll: 1”.
refused-record-not-one = This isn’t a Jollyroll record: it should begin with the line “Jollyroll: 1”, not with “{ $text }”.
refused-record-newer-format = This record was made by a newer Jollyroll (record format { $version }; this one reads up to { $known }). Please update Jollyroll.
refused-record-newer-rules = This record was made by a newer Jollyroll (version { $version } of the rules; this one knows up to { $known }). Please update Jollyroll.
refused-record-many-events = A game can have { $most } choices and rolls at most. Start a new one.

# Header
refused-record-format = The version of the format must be a number such as 1, not “{ $text }”.
refused-record-header-line = “{ $text }” isn’t a header line. Write “Key: value”, and an empty line where the header ends.
refused-record-no-end-of-header = The record breaks off here. An empty line must end the header, even if no turn follows.
refused-record-no-field = The header has no line “{ $key }: ...”. Add it above this empty line.
refused-record-field-twice = “{ $key }” was already given in line { $first }. Remove one of them.
refused-record-many-fields = A header can have { $most } fields of its own at most. Remove some.
refused-record-key = “{ $key }” can’t be the name of your own header field: use English letters, digits and hyphens, start with a capital, and avoid Jollyroll’s own names.
refused-record-value = The value of “{ $key }” must be one line of at most { $most } visible characters, without spaces at its ends.
refused-record-rules = The version of the rules must be a number such as 1, not “{ $text }”.
refused-record-option = “{ $text }” doesn’t belong here: write the preset first, then options as name=value.
refused-record-option-twice = The option { $option } is given twice. Remove one of them.
refused-record-seat-number = A seat is a number such as 1, not “{ $text }”.
refused-record-seat = “{ $text }” isn’t how a seat is written. Write a name, and for a bot its kind after it: Greedy (bot:greedy).
refused-not-a-seat = A seat is written as Seat("Ana") or Seat("Greta", "bot:greedy"), not as { $text }.
refused-record-name-length = A name has 1 to { $most } characters.
refused-record-name-letters = “{ $name }” can’t be a name: leave out semicolons, parentheses, invisible characters and spaces at either end.
refused-record-kind = “{ $kind }” can’t sit there. Write person, or bot: and the bot’s name in small letters.
refused-record-result = The result doesn’t match the turns: they lead to “{ $expected }”. Correct the result or the turns, unless the file was cut off.
refused-record-result-differs = The result of this record doesn’t match its events.

# Turns
refused-record-long-line = A line can have { $most } characters at most. Begin a new line with the same turn number.
refused-record-character = The character { $text } doesn’t belong in a record. Remove it.
refused-record-after-end = The game ends before this. Remove what follows.
refused-record-turn-line = A turn should begin here with “{ $expected }”.
refused-record-turn = This should be “{ $expected }”, not “{ $text }”.
refused-record-turn-name = It is another player’s turn: write “{ $expected }”.
refused-record-turn-over = The turn ends before “{ $text }”. Begin a new line with “{ $expected }”.
refused-record-bracket = This bracket has no partner. Write what was rolled or drawn between [ and ].
refused-record-word = “{ $text }” is neither a choice nor a roll. Use letters, digits and signs without spaces, brackets or #.
refused-record-leave = “{ $text }” doesn’t say who leaves. Write leave: and a seat number, such as leave:2.
refused-record-breaks-off = The record breaks off after “{ $text }”. If that is the whole word, end the line; if not, remove it.
refused-record-many-comments = A record can have { $most } comments at most. Remove some.
refused-record-comment = A comment has at most { $most } visible characters, and no space at its end.

# Fair dice
refused-record-fair-first = Chains and openings belong to fair dice: the line “fair: …” must come first, in JSON the field “fair” must be there.
refused-record-fair-twice = The line “fair: …” is already there. Remove one of them.
refused-record-fair-fields = This line is written like this: { $fields }
refused-record-fair-number = “{ $text }” isn’t a number that fits here.
refused-record-fair-range = A number from { $least } to { $most } belongs here.
refused-record-fair-sides = “{ $text }” are not the six sides of a die: write six capital letters or digits.
refused-record-fair-nonces = “{ $text }” isn’t a way to make nonces. There are: { $known }.
refused-record-fair-version = “{ $text }” isn’t a version of fair dice this Jollyroll can read. A newer one may.
refused-record-fair-seat = “{ $text }” isn’t a seat: write a number from 1 to { $most }.
refused-record-hex = “{ $text }” isn’t written in hexadecimal digits, 0 to 9 and a to f.
refused-record-hex-size = { $digits } hexadecimal digits belong here, not { $given }. Was something cut off?
refused-record-many-chains = A record can have { $most } chains at most.
refused-record-chain-order = This chain was sealed before the one above it. Put them in order.
refused-record-seed-order = The seeds of a chain follow its line, from “seed 1: …” on, one for each seat.
refused-record-seed-line = A seed is written as “seed 1: COMMITMENT SEED”, or without the seed if it was not shown.
refused-record-seed-chain-line = A seed is written as “seed 1: COMMITMENT SEED CHAIN”: without the chain if the seat’s device has none, with “-” for a seed that was not shown.
refused-record-seal-order = Device chains, “seal 2: …”, follow the chain they were sealed with, in order. Version 1 of fair dice has none.
refused-record-many-seals = A chain can have { $most } device chains behind it at most.
refused-record-opening-line = An opening is written as “open 1: LINK NONCE”, and for a draw what it was made from after that.
refused-record-opening-devices = An opening is written as “open 1: LINK THROWER WITNESS”, both as “2:LINK” with a seat and the link of its device, or as “-” for nobody. After that come “passed=3,4” if seats were passed over, and for a draw what it was made from.
refused-record-passed-twice = The same seat was passed over twice for one roll. Name it once.
refused-record-opening-twice = Roll { $throw } was opened already. Remove one of the two.
refused-record-opening-place = There’s no roll { $throw } in this record; it has { $throws }.

# JSON
refused-record-json-syntax = This isn’t valid JSON ({ $reason }). Was the file cut off or changed by hand?
refused-record-json-deep = Lists nested far deeper than in any record. This isn’t a game.
refused-record-json-format = This JSON isn’t a Jollyroll record: its field “format” should be “{ $format }”.
refused-record-json-type = “{ $field }” should be { $wanted ->
        [object] an object in braces
        [list] a list in brackets
        [number] a whole number
       *[text] a text in quotation marks
    }.
refused-record-json-range = “{ $field }” should be a number from { $least } to { $most }.
refused-record-json-length = The list “{ $field }” should have { $least } to { $most } items.
refused-record-json-unknown = A record has no field “{ $field }”. Remove it.
refused-record-json-missing = The field “{ $field }” is missing. Add it.
refused-record-json-twice = The field “{ $field }” is there twice. Remove one of them.
refused-record-json-event = An event is a chance, a choice or a leave, not “{ $text }”.
refused-record-comment-place = This comment comes after more events than there are: { $events }.
