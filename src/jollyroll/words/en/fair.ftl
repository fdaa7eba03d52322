# Fair dice: sealed before, opened after each roll

# What people read who only want to know
fair-verified = { $throws ->
        [one] The one roll
        [2] Both rolls
       *[other] All { $throws } rolls
    }{ $draws ->
        [0] {""}
        [one] {" "}and one draw
       *[other] {" "}and { $draws } draws
    } verified.
fair-verified-how = Before the first roll, this game’s dice were put into a sealed envelope. Each roll opened one more piece of it, and every piece was exactly what had been sealed.
fair-witnessed = { $count ->
        [one] One of them was witnessed by somebody else’s device: not even the host and the roller together could know it in advance.
       *[other] { $count } of them were witnessed by somebody else’s device: not even the host and the roller together could know those in advance.
    }
fair-mark = The envelope’s mark is { $mark }. If that is the mark shown when the game began, nobody has changed a die since.
fair-mark-fresh = The envelope’s mark is { $mark }. If that is the mark shown when the game began, everything the server put in is still what it had sealed. At a live table, what people put into their own rolls comes later, so this mark can’t cover it: their devices checked it while they played, and the mark of the whole game covers it.
fair-mark-devices = The envelope’s mark is { $mark }. If that is the mark shown when the game began, the server and the devices put in what they had sealed by then, and nothing else. Who witnessed each roll was settled later: the mark of the whole game covers that too.
fair-mark-same = The envelope has the mark you noted, { $mark }: nobody has changed a die since.
fair-mark-same-fresh = The envelope has the mark you noted, { $mark }: everything the server put in is what it had sealed before the game. At a live table, what people put into their own rolls comes later, so this mark can’t cover it: their devices checked it while they played, and the mark of the whole game covers it.
fair-mark-same-devices = The envelope has the mark you noted, { $mark }: the server and the devices put in what they had sealed before the game, and nothing else. Who witnessed each roll was settled later: the mark of the whole game covers that too.
fair-game-mark = The mark of the whole game is { $mark }. It covers who sat where, every choice and every roll. Note it down, and you can tell later that none of these was changed in the record.
fair-game-mark-same = This is the very game whose mark you noted, { $mark }: no roll, no choice and no name has been changed since.
fair-partly = Verified from roll { $first } on: { $throws ->
        [one] one roll
       *[other] { $throws } rolls
    }{ $draws ->
        [0] {""}
        [one] {" "}and one draw
       *[other] {" "}and { $draws } draws
    }. Nothing was sealed before that ({ $unsealed }), so nothing can be said about it.
fair-failed = Not as sealed! { $count ->
        [one] One thing is wrong:
       *[other] { $count } things are wrong:
    }
fair-failed-how = Somebody changed this record, or the dice didn’t come out of the envelope that was sealed before the game.
fair-nothing = There’s nothing to verify: no roll in this game was sealed in advance. That’s normal for seeded dice, for real dice, and for records written by hand.
fair-nothing-yet = There’s nothing to verify yet: the envelope is sealed, and nothing has been rolled since.
fair-remarks = Worth knowing:
fair-more = … and { $count } more; --details shows them all.
fair-details = Roll by roll:
fair-detail = { $throw }. { $place } [{ $text }]: { $verdict }
fair-as-sealed = as sealed
fair-not-sealed = not sealed
fair-not-as-sealed = not as sealed
fair-details-chain = Envelope { $chain }: seal { $seal }, { $links } links, sealed after { $after } rolls
fair-details-joint = Joint number: { $joint }
fair-details-seat = Seat { $seat } put in { $seed } (commitment { $commitment })
fair-details-device = Seat { $seat } sealed the chain of its device, valid after { $after } rolls: { $seal }
fair-details-link = link { $link }, nonce { $nonce }
fair-details-devices = link { $link }, roller { $thrower }, witness { $witness }, passed over { $passed }
fair-page-written = The page that verifies records without the internet is in { $path }. Open it in any browser.

# The page that verifies records in a browser; names in braces are filled in there
page-title = Were the dice fair?
page-intro = Before a game begins, all its rolls are put into a sealed envelope. Each roll opens one more piece of it. This page checks that every piece is what was sealed. It works without the internet, and nothing leaves your computer.
page-choose = Choose the file of a game, or drop it anywhere on this page
page-paste = Or paste its text here
page-mark = The mark you noted, if any: the envelope’s, shown when the game began, or the whole game’s, shown when it was over
page-check = Check the dice
page-verified = All verified
page-partly = All verified, as far as anything was sealed
page-failed = Not as sealed!
page-nothing = There’s nothing to check
page-unreadable = This page can’t read that as the record of a game
page-counts = Rolls as sealed: { $throws }. Draws as sealed: { $draws }. Not sealed: { $unsealed }.
page-witnessed = Witnessed by somebody else’s device: { $witnessed }.
page-limits = This page takes from the record which cards were left to draw from. The program knows the rules and checks that as well: jollyroll verify.
page-column-number = No.
page-column-turn = Turn
page-column-shown = Shown
page-column-verdict = Verdict

# What is wrong
finding-dice-differ = Roll { $throw } ({ $place }): the record shows { $shown }, but { $sealed } was sealed.
finding-draw-differs = Draw { $throw } ({ $place }): the record shows { $shown }, but { $sealed } was sealed.
finding-link-broken = Roll { $throw } ({ $place }): its link does not fit the links before it. It was changed, or it comes from another envelope.
finding-link-twice = Roll { $throw } ({ $place }): its link had been used for an earlier roll already.
finding-link-skipped = Roll { $throw } ({ $place }): links were left out before it. Something was rolled there that the record does not show.
finding-seal-differs = Roll { $throw } ({ $place }): the links do not lead to the seal of envelope { $chain }. The seal in this record is not the one these dice were sealed with.
finding-nonce-differs = Roll { $throw } ({ $place }): its nonce is not the one that follows from the seed of the seat that rolled, or of seat 1 where nobody rolls.
finding-nonce-changed = Draw { $throw } ({ $place }): its nonce differs from that of the roll or draw before it, although one and the same action brought about both.
finding-thrower-link = Roll { $throw } ({ $place }): the link of the roller’s device does not lead to the seal that seat { $seat } had laid on the table.
finding-witness-link = Roll { $throw } ({ $place }): the link of the witness’s device does not lead to the seal that seat { $seat } had laid on the table.
finding-thrower-differs = Roll { $throw } ({ $place }): the device of seat { $seat } put in a link as the roller’s, but it was not that person’s roll.
finding-witness-differs = Roll { $throw } ({ $place }): seat { $seat } was not the one to witness it. The next person with a device of their own is; only those who don’t answer are passed over, and the record names them.
finding-witness-missing = Roll { $throw } ({ $place }): nobody witnessed it, and those who could have are not the ones the record says were passed over.
finding-links-changed = Draw { $throw } ({ $place }): the devices’ links differ from those of the roll or draw before it, although one action brought about both.
finding-late-chain-alone = Roll { $throw } ({ $place }): seat { $seat } sealed its chain only during the game. Such a chain must not count alone, without the link of another device.
finding-left-differs = Draw { $throw } ({ $place }): the record says it was drawn from { $shown }, but { $sealed } was left.
finding-not-opened = Roll { $throw } ({ $place }): nothing was opened for it, although the dice were sealed by then.
finding-not-sealed = Roll { $throw } ({ $place }): a link was opened for it, although nothing had been sealed.
finding-chain-used-up = Roll { $throw } ({ $place }): all links of the envelope had been opened before it.
finding-sides-differ = The record says the dice have the sides { $shown }; in this game they have { $sealed }.
finding-seats-differ = Envelope { $chain }: not every seat put in a seed, or somebody did who has no seat.
finding-seed-missing = Envelope { $chain }: the seed of seat { $seat } is missing, so no roll out of it can be checked.
finding-seed-differs = Envelope { $chain }: the seed of seat { $seat } is not the one this seat had committed itself to.
finding-seed-twice = Envelope { $chain }: seat { $seat } put in the same seed as a seat before it.
finding-chain-alone = Envelope { $chain } is supposed to carry on another, but there is none before it.
finding-chain-late = Envelope { $chain } was sealed only after the last link of the one before it was opened.
finding-seal-misplaced = Envelope { $chain }: seat { $seat } cannot have sealed a chain at the place where the record says so.
finding-mark-differs = Neither the game in this record nor any of its envelopes bears the mark { $shown }. The record has: { $sealed }.

# What is worth knowing
remark-chain-replaced = From roll { $throw } on, a new envelope was used although the old one was not used up. That happens if a game is resumed where the old one’s secret is missing, or from an older copy of the game; if it happens more than once, ask why.
remark-restarted = Envelope { $chain }: the seats had to exchange their seeds again because somebody didn’t show theirs; number of times: { $shown }.
remark-one-program = Nobody’s device put anything into these rolls: one program held all of it. The mark shows that it chose before the first roll, not that it didn’t look.
remark-unwitnessed = Rolls and draws without a witness: { $shown }. No other person’s device was there for them, or none answered. Host and roller together could have known them in advance.
remark-passed-over = Seat { $seat } was passed over as a witness because its device did not answer; number of times: { $shown }. Whoever sat there can say whether that is true.
remark-without-device = For seat { $seat }, the clock or a bot standing in acted, so its own device put nothing in; number of times: { $shown }.
remark-one-device = Seats { $shown } were on one device, so they could not witness for each other.
remark-sealed-late = Seat { $seat } sealed a new chain during the game, counting from roll { $throw } on; number of times: { $shown }. That happens when a seat moves to another device, or when a device has lost its chain. Such a chain counts only beside the link of another device.

# Refusals
refused-chain-form = A chain begins with { $bytes } bytes and has 1 to { $most } links.
refused-chain-used-up = All { $links } links of this chain are used up.
refused-chain-cases = A draw is made among 1 to { $most } cases.
refused-chain-dice = At most { $most } dice are rolled at once.
refused-chain-missing = No sealed chain is at hand for this roll.
refused-seed-form = A commitment has { $bytes } bytes.
refused-seed-committed = This seat has committed itself to another seed already.
refused-seed-copied = Another seat has shown the same commitment. Take a seed of your own.
refused-seed-too-early = Seeds are shown only when all seats have shown their commitments.
refused-seed-differs = That is not the seed this seat has committed itself to.
refused-seed-missing = Not every seat has shown its seed.
refused-mark-form = A mark is written in at least { $least } digits 0 to 9 and letters a to f.
refused-verify-what = Say which record to verify, or with --page where to write the page that verifies records.
