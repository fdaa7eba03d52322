"""A person at a terminal of their own: keys, wrong input, help, undo, quitting and going on."""

from pathlib import Path

from jollyroll.match import load, replay
from tests.terminal.players import Terminal, plain, run, terminal

TWO = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
PROMPT = "> "


def kings_gold(file: Path) -> tuple[str, ...]:
    return ("play", "kings_gold", *TWO, "--dice", "manual", "--record", str(file))


def throw(screen: Terminal, dice: str) -> None:
    screen.see("What do they show?")
    screen.see(PROMPT)
    screen.press(dice + "\r")


def test_a_whole_turn_by_keys(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *kings_gold(file)) as screen:
        throw(screen, "1 3 K s x")
        before = screen.see("Stop, or roll some dice again?")
        assert "╭─────╮" in before
        assert "locked" in before
        screen.see(PROMPT)
        screen.press("ad\r")  # the coin of one and the skull
        throw(screen, "KK")
        screen.see(PROMPT)
        screen.press("\r")  # Enter stops
        screen.see("Make a pair")
        screen.see(PROMPT)
        screen.press("a")  # one key is enough
        screen.see("Ana takes 3 coins from the box. (KG-17)")
        screen.see("The King gets 3 coins from the box. (KG-18)")
        screen.see("Turn 2: Lea")
        screen.see(PROMPT)
        screen.press("q\r")
        screen.see("jollyroll resume")
        assert screen.end() == 0
    assert [event.word for event in load(file).events] == ["[13KSX]", "roll:1S", "[KK]", "stop", "3K"]


def test_wrong_input_is_explained_and_asked_again(tmp_path: Path) -> None:
    with terminal(tmp_path, *kings_gold(tmp_path / "game.jolly")) as screen:
        throw(screen, "12KSX")
        screen.see(PROMPT)
        for typed, sentence in [
            ("zz", "is not how a choice of this game is written"),
            ("e", "no die “e”"),
            ("aa", "twice"),
            ("roll:X", "Crossbones stay locked"),
            ("roll:33", "(KG-13)"),
            ("3K", "(KG-15)"),
            ("r KG-17", "takes the coin's value from the box"),
            ("r KG-999", "There is no rule"),
            ("l", "roll:12KS"),
            ("?", "KG-14"),
            ("u", "There is nothing to take back"),
        ]:
            screen.press(typed if typed in "l?u" else typed + "\r")
            screen.see(sentence)
            screen.see(PROMPT)
        screen.press("\x7f\x1b[Ax\x15roll:1\r")  # erasing, arrows and clearing the line do no harm
        screen.see("Ana throws one die")


def test_DIG_06_a_choice_is_taken_back_until_dice_have_spoken(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *kings_gold(file)) as screen:
        throw(screen, "12KSX")
        screen.see(PROMPT)
        screen.press("s\r")
        screen.see("u takes back")
        screen.see(PROMPT)
        screen.press("u")
        screen.see("Taken back.")
        screen.see("Stop, or roll some dice again?")
        screen.see(PROMPT)
        screen.press("a\r")
        screen.see("Ana throws one die")
        screen.see(PROMPT)
        screen.press("u\r")  # also before the dice are thrown
        screen.see("Taken back.")
        screen.see("Stop, or roll some dice again?")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0
    assert [event.word for event in load(file).events] == ["[12KSX]"]


def test_quit_resume_and_finish(tmp_path: Path) -> None:
    arguments = ("play", "oh_my_gold", "--seat", "Ana", "--seat", "bot:greedy")
    with terminal(tmp_path, *arguments, "--option", "first_player=host", "--host", "1", "--fast") as screen:
        screen.see("Ana: Place these dice, or roll all four again?")
        screen.see(PROMPT)
        screen.press("a")
        screen.see("Ana throws")
        screen.see("saves and quits")
        screen.see(PROMPT)
        screen.press("q")
        screen.see("The game is kept in")
        assert screen.end() == 0
    (file,) = (tmp_path / "jollyroll" / "games").glob("*.jolly")
    assert load(file).result is None
    done = run(tmp_path, "resume", typed="a\ns\nd\nb\n" * 300)  # without a file: the newest unfinished game
    assert done.returncode == 0
    assert replay(load(file)).is_over
    assert run(tmp_path, "resume").returncode == 2


def test_a_game_is_picked_by_a_key(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--fast") as screen:
        screen.see("Piraten Kapern")
        screen.see("Which game?")
        screen.press("2")
        screen.see("Eight dice, one card")
        screen.see("saves and quits")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0


def test_a_person_throws_by_a_key_and_can_take_back_before(tmp_path: Path) -> None:
    seats = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, "play", "kg", *seats, "--dice", "seeded", "--seed", "1") as screen:
        for keys, sentence in (
            ("u\r", "There is nothing to take back"),
            ("r X\r", "There is no rule"),
            ("?", "KG-11"),
            ("what\r", ""),
        ):
            screen.see("Ana, press Enter to throw")
            screen.see("quits) ")
            screen.press(keys)
            screen.see(sentence)
        screen.see("quits) ")
        screen.press("\r")
        screen.see("Ana throws")
        screen.see("Stop, or roll some dice again?")
        screen.see(PROMPT)
        screen.press("*\r")
        screen.see("Ana throws")  # rolling again needs no second key
        screen.see("saves and quits")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0


def test_a_card_is_turned_over_by_a_key_before_the_dice_are_thrown(tmp_path: Path) -> None:
    seats = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, "play", "pk", *seats, "--dice", "seeded", "--seed", "1") as screen:
        screen.see("Ana, press Enter to turn over a card")
        screen.see("quits) ")
        screen.press(" ")
        screen.see("Ana turns over")
        screen.see("Ana, press Enter to throw")
        screen.see("quits) ")
        screen.press("\x03")
        assert screen.end() == 130


def test_colour_at_a_terminal_and_none_where_it_is_not_wanted(tmp_path: Path) -> None:
    for extra, drawn in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        with terminal(tmp_path, *kings_gold(tmp_path / f"{drawn}{len(extra)}{extra}.jolly"), extra=extra) as screen:
            throw(screen, "12KSX")
            screen.see("Stop, or roll some dice again?")
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
