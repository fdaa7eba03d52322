"""A person at a terminal: keys, wrong input, help, undo, quitting and resuming."""

from pathlib import Path

from jollyroll.match import load, replay
from tests.terminal.players import Terminal, run, terminal

TWO = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
PROMPT = "> "


def kings_gold(file: Path) -> tuple[str, ...]:
    return ("play", "kings_gold", *TWO, "--dice", "manual", "--record", str(file))


def roll(screen: Terminal, dice: str) -> None:
    screen.see("What do they show?")
    screen.see(PROMPT)
    screen.press(dice + "\r")


def test_a_whole_turn_by_keys(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *kings_gold(file)) as screen:
        roll(screen, "1 3 K s x")
        before = screen.see("Stop, or reroll some dice?")
        assert "╭─────╮" in before
        assert "locked" in before
        screen.see(PROMPT)
        screen.press("ad\r")  # the coin of one and the skull
        roll(screen, "KK")
        screen.see(PROMPT)
        screen.press("\r")  # Enter alone never stops
        screen.see("Enter alone does nothing here. Type s, or letters of dice such as ab; ? explains.")
        screen.see(PROMPT)
        screen.press("s\r")
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
        roll(screen, "12KSX")
        screen.see(PROMPT)
        for typed, sentence in [
            ("zz", "“zz” isn’t something you can do now. Type s, or letters of dice such as ab; ? explains."),
            ("e", "no die “e”"),
            ("aa", "twice"),
            ("roll:X", "Crossbones stay locked"),
            ("roll:33", "(KG-13)"),
            ("3K", "(KG-15)"),
            ("r KG-17", "KG-17   Coin and cannon: the player takes as many coins from the box as the"),
            ("r KG-999", "There’s no rule"),
            ("l", "roll:12KS"),
            ("L", "roll:12KS"),
            ("r", "Which rule? Type for example: r KG-12"),
            ("leaving", "“leaving” isn’t something you can do now"),
            ("?", "KG-14"),
        ]:
            screen.press(typed if typed == "?" else typed + "\r")
            screen.see(sentence)
            screen.see(PROMPT)
        screen.press("\x7f\x1b[Ax\x15roll:1\r")  # erasing, arrows and clearing the line are harmless
        screen.see("Ana rolls one die")


def test_DIG_06_a_choice_is_taken_back_until_dice_have_spoken(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *kings_gold(file)) as screen:
        roll(screen, "12KSX")
        screen.see(PROMPT)
        screen.press("s\r")
        screen.see("u undoes")
        screen.see(PROMPT)
        screen.press("u")
        screen.see("Undone.")
        screen.see("Stop, or reroll some dice?")
        screen.see(PROMPT)
        screen.press("a\r")
        screen.see("Ana rolls one die")
        screen.see(PROMPT)
        screen.press("u\r")  # also before the dice are rolled
        screen.see("Undone.")
        screen.see("Stop, or reroll some dice?")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0
    assert [event.word for event in load(file).events] == ["[12KSX]"]


def test_quit_resume_and_finish(tmp_path: Path) -> None:
    arguments = ("play", "oh_my_gold", "--seat", "Ana", "--seat", "bot:greedy")
    with terminal(tmp_path, *arguments, "--option", "first_player=host", "--host", "1", "--fast") as screen:
        screen.see("Keep this roll, or reroll all four?")
        screen.see(PROMPT)
        screen.press("a")
        screen.see("You roll")
        screen.see("saves and quits")
        screen.see(PROMPT)
        screen.press("q")
        screen.see("The game is saved in")
        assert screen.end() == 0
    (file,) = (tmp_path / "jollyroll" / "games").glob("*.jolly")
    assert load(file).result is None
    done = run(tmp_path, "resume", typed="a\ns\nd\nb\n" * 300)  # without a file: the newest unfinished game
    assert done.returncode == 0
    assert replay(load(file)).is_over
    assert run(tmp_path, "resume").returncode == 2


def test_DIG_10_a_player_leaves_at_the_table_once_that_is_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    three = ("--seat", "Ana", "--seat", "Lea", "--seat", "Tom", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, "play", "kg", *three, "--dice", "manual", "--record", str(file)) as screen:
        roll(screen, "12KSX")
        screen.see("Stop, or reroll some dice?")
        screen.see(PROMPT)
        screen.press("leave Bob\r")
        screen.see("Say who leaves")
        screen.see("Ana, Lea, Tom.")
        screen.see(PROMPT)
        screen.press("leave:2\r")
        screen.see("Lea is about to leave the game for good")
        screen.see("Type yes: ")
        screen.press("\r")
        screen.see("Lea stays.")
        screen.see(PROMPT)
        screen.press("leave lea\r")
        screen.see("Type yes: ")
        screen.press("yes\r")
        screen.see("Lea leaves the game without a coin. (DIG-02)")
        screen.see("Stop, or reroll some dice?")  # Ana's turn goes on
        screen.see(PROMPT)
        screen.press("leave 2\r")
        screen.see("Lea has already left the game.")
        screen.see(PROMPT)
        screen.press("leave\r")  # the one who is to act
        screen.see("Ana is about to leave the game for good")
        screen.see("Type yes: ")
        screen.press("Y\r")
        screen.see("Tom wins!")
        assert screen.end() == 0
    assert [event.word for event in load(file).events] == ["[12KSX]", "leave:2", "leave:1"]


def test_a_player_leaves_while_dice_or_cards_are_waited_for(tmp_path: Path) -> None:
    three = ("--seat", "Ana", "--seat", "Lea", "--seat", "Tom", "--option", "first_player=host", "--host", "1")
    typed = "leave\nyes\ncaptain\nleave 3\nyes\n"
    done = run(tmp_path, "play", "pk", *three, "--dice", "manual", typed=typed)
    assert "Turn 2: Lea" in done.stdout
    assert "Lea wins!" in done.stdout


def test_help_says_only_what_matters_now(tmp_path: Path) -> None:
    with terminal(tmp_path, *kings_gold(tmp_path / "game.jolly"), "--option", "shortage=player_first") as screen:
        roll(screen, "13KSX")
        screen.see(PROMPT)
        screen.press("?")
        shown = screen.see("Type a key from the list")
        assert "Who goes first" not in shown
        assert "You are paid first" not in shown
        screen.see(PROMPT)
        screen.press("s\r")
        screen.see("Make a pair")
        screen.see(PROMPT)
        screen.press("?")
        assert "You are paid first" in screen.see("Type a key from the list")
