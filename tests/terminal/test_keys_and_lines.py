"""Input key by key or line by line, and how it looks."""

from pathlib import Path

from jollyroll.match import load
from tests.starting import PREPARED
from tests.terminal.players import plain, terminal
from tests.terminal.test_person import PROMPT, TWO, kings_gold, roll


def test_a_person_rolls_by_a_key_and_can_take_back_before(tmp_path: Path) -> None:
    seats = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, "play", "kg", *seats, "--dice", "seeded", "--seed", "1") as screen:
        for keys, sentence in (
            ("u\r", "There’s nothing to undo"),
            ("r X\r", "There’s no rule"),
            ("?\r", "KG-11"),
            ("what\r", "There’s nothing to type now: press Enter to go on"),
        ):
            screen.see("Ana, press Enter to roll (? explains · q saves and quits) ")
            screen.press(keys)
            screen.see(sentence)
        screen.see("quits) ")
        screen.press("\r")
        screen.see("Ana rolls")
        screen.see("Stop, or reroll some dice?")
        screen.see(PROMPT)
        screen.press("*\r")
        screen.see("Ana rolls")  # rolling again needs no second key
        screen.see("saves and quits")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0


def test_a_card_is_turned_over_by_a_key_before_the_dice_are_rolled(tmp_path: Path) -> None:
    seats = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, "play", "pk", *seats, "--dice", "seeded", "--seed", "1") as screen:
        screen.see("Ana, press Enter to draw a card")
        screen.see("quits) ")
        screen.press(" ")
        screen.see("Ana draws")
        screen.see("Ana, press Enter to roll")
        screen.see("quits) ")
        screen.press("\x03")
        assert screen.end() == 130


def test_colour_at_a_terminal_and_none_where_it_is_not_wanted(tmp_path: Path) -> None:
    for extra, drawn in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        with terminal(tmp_path, *kings_gold(tmp_path / f"{drawn}{len(extra)}{extra}.jolly"), extra=extra) as screen:
            roll(screen, "12KSX")
            screen.see("Stop, or reroll some dice?")
            screen.see(PROMPT)
            screen.press("q\r")
            assert screen.end() == 0
            assert ("\x1b[" in screen.screen) == drawn
            assert ("╭" in screen.screen) == drawn
            assert ("a[1] b[2] c[K] d[S] [X] locked" in plain(screen.screen)) != drawn
    with terminal(tmp_path, *kings_gold(tmp_path / "plain.jolly"), "--plain") as screen:
        screen.see(PROMPT)
        assert "\x1b[" not in screen.screen
        screen.press("q\r")
        assert screen.end() == 0


def test_an_enter_typed_from_habit_after_a_key_answers_nothing(tmp_path: Path) -> None:
    """`?`, `u` and `q` act at once; people press Enter regardless, and it must not roll, stop or choose."""
    file = tmp_path / "game.jolly"
    game = ("play", "pk", *TWO, "--dice", "seeded", "--seed", "5", "--record", str(file))
    with terminal(tmp_path, *game, extra={PREPARED: "tests.terminal.slow_hands"}) as screen:
        for shown in ("Ana draws", "Ana rolls"):
            screen.see("Ana, press Enter")
            screen.see("quits) ")
            screen.press("?")
            screen.see("quits) ")
            screen.press("\rx")  # Enter belongs to the question mark, and what is typed next to the question
            assert screen.see("x") == ""
            screen.press("\x7f\r")
            screen.see(shown)
        screen.see("r PK-13 shows a rule")
        screen.see(PROMPT)
        events = len(load(file).events)
        screen.press("?")
        screen.see(PROMPT)
        screen.press("\rx")
        assert screen.see("x") == ""
        screen.press("\x7f\r")
        screen.see("Enter alone does nothing here.")
        screen.see(PROMPT)
        assert len(load(file).events) == events
        screen.press("q\r")
        assert screen.end() == 0
    assert len(load(file).events) == events


def test_a_choice_taken_back_stays_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, "play", "kg", *TWO, "--dice", "seeded", "--seed", "1", "--record", str(file)) as screen:
        screen.see("quits) ")
        screen.press("\r")
        screen.see(PROMPT)
        screen.press("s\r")
        screen.see("Lea, press Enter to roll (? explains · u undoes · q saves and quits) ")
        screen.press("u\r")
        screen.see("Undone.")
        screen.see("Stop, or reroll some dice?")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0
    assert [event.kind for event in load(file).events] == ["chance"]


def test_a_space_typed_first_changes_nothing(tmp_path: Path) -> None:
    with terminal(tmp_path, *kings_gold(tmp_path / "game.jolly")) as screen:
        roll(screen, "12KSX")
        screen.see("Stop, or reroll some dice?")
        screen.see(PROMPT)
        screen.press("  ?")
        screen.see("KG-14")
        screen.see(PROMPT)
        screen.press(" q")
        assert screen.end() == 0


def test_input_typed_before_the_question_is_discarded_in_line_mode_too(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    seats = ("--seat", "bot:greedy", "--seat", "Lea", "--option", "first_player=host", "--host", "1", "--record", str(file))
    with terminal(tmp_path, "play", "kg", *seats, extra={"TERM": "dumb"}) as screen:
        screen.see("Turn 1")
        screen.press("q\r")  # while the bot plays
        screen.see("Press Enter to roll")
        screen.press("\r")
        screen.see("You roll")


def test_prompts_break_between_words_on_a_narrow_terminal(tmp_path: Path) -> None:
    name = "Anneliese Wilhelmine von und zu Stein"
    arguments = ("play", "pk", "--seat", name, "--seat", "Lea", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, *arguments, extra={"COLUMNS": "60"}) as screen:
        screen.see("q saves and quits) ")
        prompt = plain(screen.screen).split("Turn 1")[1].splitlines()[1:]
        assert " ".join(" ".join(prompt).split()).startswith(f"{name}, press Enter to draw a card (? explains · q saves")
        assert max(len(line) for line in prompt) <= 60
        assert len(prompt) > 1
