"""A person at a terminal of their own: keys, wrong input, help, undo, quitting and going on."""

import time
from pathlib import Path

from jollyroll.match import load, replay
from jollyroll.terminal.keys import HABIT
from tests.starting import PREPARED
from tests.terminal.players import Terminal, plain, run, terminal

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
        before = screen.see("Stop, or roll some dice again?")
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
            ("zz", "“zz” is nothing you can do now. Type s, or letters of dice such as ab; ? explains."),
            ("e", "no die “e”"),
            ("aa", "twice"),
            ("roll:X", "Crossbones stay locked"),
            ("roll:33", "(KG-13)"),
            ("3K", "(KG-15)"),
            ("r KG-17", "takes the coin's value from the box"),
            ("r KG-999", "There is no rule"),
            ("l", "roll:12KS"),
            ("L", "roll:12KS"),
            ("r", "Which rule? Type for example: r KG-12"),
            ("leaving", "“leaving” is nothing you can do now"),
            ("?", "KG-14"),
        ]:
            screen.press(typed if typed == "?" else typed + "\r")
            screen.see(sentence)
            screen.see(PROMPT)
        screen.press("\x7f\x1b[Ax\x15roll:1\r")  # erasing, arrows and clearing the line do no harm
        screen.see("Ana throws one die")


def test_DIG_06_a_choice_is_taken_back_until_dice_have_spoken(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, *kings_gold(file)) as screen:
        roll(screen, "12KSX")
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
        screen.press("u\r")  # also before the dice are rolled
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


def test_a_game_is_picked_by_a_key_and_enter_answers_the_usual(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--fast") as screen:
        screen.see("Piraten Kapern")
        screen.see("Which game?")
        screen.press("3")
        screen.see("(Enter: just you): ")
        time.sleep(HABIT)  # or else Enter would belong to the 3
        screen.press("\r")
        for question in (
            "1 to 4? (Enter: 2) ",
            "play? (Enter: greedy) ",
            "(Enter: the first, the usual one) ",
        ):
            screen.see(question)
            screen.press("\r")
        seats = screen.see("Dice:")
        assert "1. Skipper" in seats
        assert "3. Barnaby (bot" in seats
        assert "Rules of this table: book" in seats
        assert "youngest" not in screen.screen
        screen.see("saves and quits")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0


def test_a_person_rolls_by_a_key_and_can_take_back_before(tmp_path: Path) -> None:
    seats = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, "play", "kg", *seats, "--dice", "seeded", "--seed", "1") as screen:
        for keys, sentence in (
            ("u\r", "There is nothing to take back"),
            ("r X\r", "There is no rule"),
            ("?\r", "KG-11"),
            ("what\r", "There is nothing to type now: press Enter to go on"),
        ):
            screen.see("Ana, press Enter to throw (? explains · q saves and quits) ")
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


def test_a_card_is_turned_over_by_a_key_before_the_dice_are_rolled(tmp_path: Path) -> None:
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
            roll(screen, "12KSX")
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


def test_an_enter_typed_from_habit_after_a_key_answers_nothing(tmp_path: Path) -> None:
    """`?`, `u` and `q` count at once; people press Enter all the same, and it must not roll, stop or choose."""
    file = tmp_path / "game.jolly"
    game = ("play", "pk", *TWO, "--dice", "seeded", "--seed", "5", "--record", str(file))
    with terminal(tmp_path, *game, extra={PREPARED: "tests.terminal.slow_hands"}) as screen:
        for shown in ("Ana turns over", "Ana throws"):
            screen.see("Ana, press Enter")
            screen.see("quits) ")
            screen.press("?")
            screen.see("quits) ")
            screen.press("\rx")  # Enter belongs to the question mark, and what is typed then to the question
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
        screen.see("Lea, press Enter to throw (? explains · u takes back · q saves and quits) ")
        screen.press("u\r")
        screen.see("Taken back.")
        screen.see("Stop, or roll some dice again?")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0
    assert [event.kind for event in load(file).events] == ["chance"]


def test_a_space_typed_first_changes_nothing(tmp_path: Path) -> None:
    with terminal(tmp_path, *kings_gold(tmp_path / "game.jolly")) as screen:
        roll(screen, "12KSX")
        screen.see("Stop, or roll some dice again?")
        screen.see(PROMPT)
        screen.press("  ?")
        screen.see("KG-14")
        screen.see(PROMPT)
        screen.press(" q")
        assert screen.end() == 0


def test_what_was_typed_before_the_question_is_no_answer_in_line_mode_either(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    seats = ("--seat", "bot:greedy", "--seat", "Lea", "--option", "first_player=host", "--host", "1", "--record", str(file))
    with terminal(tmp_path, "play", "kg", *seats, extra={"TERM": "dumb"}) as screen:
        screen.see("Turn 1")
        screen.press("q\r")  # while the bot plays
        screen.see("Lea, press Enter to throw")
        screen.press("\r")
        screen.see("Lea throws")


def test_DIG_10_a_player_leaves_at_the_table_once_that_is_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    three = ("--seat", "Ana", "--seat", "Lea", "--seat", "Tom", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, "play", "kg", *three, "--dice", "manual", "--record", str(file)) as screen:
        roll(screen, "12KSX")
        screen.see("Stop, or roll some dice again?")
        screen.see(PROMPT)
        screen.press("leave Bob\r")
        screen.see("Say who leaves")
        screen.see("Ana, Lea, Tom.")
        screen.see(PROMPT)
        screen.press("leave:2\r")
        screen.see("Lea leaves the game for good")
        screen.see("Type yes: ")
        screen.press("\r")
        screen.see("Lea stays.")
        screen.see(PROMPT)
        screen.press("leave lea\r")
        screen.see("Type yes: ")
        screen.press("yes\r")
        screen.see("Lea leaves the game without a coin. (DIG-02)")
        screen.see("Stop, or roll some dice again?")  # Ana's turn goes on
        screen.see(PROMPT)
        screen.press("leave 2\r")
        screen.see("Lea has left the game already.")
        screen.see(PROMPT)
        screen.press("leave\r")  # the one who is to act
        screen.see("Ana leaves the game for good")
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


def test_a_family_sits_down_by_answering_questions(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, "play", "oh_my_gold", "--record", str(file)) as screen:
        for question, answer, sentence in (
            ("Who plays here?", "Ana, Ben, Ana", "Two seats are called Ana"),
            ("Who plays here?", "A, B, C, D, E", "not 5"),
            ("Who plays here?", "Ana, Ben, Mia", ""),
            ("How many bots join in, 0 to 1? (Enter: 0) ", "7", "type a number from 0 to 1"),
            ("How many bots join in", "1", ""),
            ("How well shall it play? (Enter: greedy) ", "genius", "none of them"),
            ("How well shall it play?", "1", ""),
            ("Which of these rules?", "9", "none of them"),
            ("Which of these rules?", "4", ""),
            ("Who is the youngest? 1 Ana, 2 Ben, 3 Mia", "Zoe", "none of them"),
            ("Who is the youngest?", "mia", ""),
        ):
            screen.see(question)
            screen.press(answer + "\r")
            screen.see(sentence)
        screen.see("Rules of this table: seadogs")
        screen.see("4. Greta (bot: picks any sensible choice at random)")
        screen.see("Mia is the youngest and begins.")
        screen.see("Mia, press Enter to throw")
        screen.press("\x03")
        assert screen.end() == 130
    assert load(file).youngest == 2


def test_a_number_of_people_will_do_and_what_was_said_is_not_asked(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "kg", "--preset", "nl") as screen:
        screen.see("Who plays here?")
        screen.press("3\r")
        screen.see("How many bots join in, 0 to 3? (Enter: 0) ")
        screen.press("\r")
        shown = screen.see("3. Player 3")
        assert "Which of these rules?" not in shown
        assert "Rules of this table: nl" in shown


def test_the_end_of_the_input_before_a_game_begins_is_one_sentence(tmp_path: Path) -> None:
    for arguments, question in ((("play",), "Which game?"), (("play", "kg"), "Who plays here?")):
        for extra in ({}, {"TERM": "dumb"}):
            with terminal(tmp_path, *arguments, extra=extra) as screen:
                screen.see(question)  # which is asked once keys are read
                screen.press("\x04")
                screen.see("No game was begun.")
                assert screen.end() == 0
                assert "Traceback" not in screen.screen
    assert not (tmp_path / "jollyroll").exists()


def test_no_questions_without_a_terminal(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "omg")
    assert done.returncode == 0
    assert "Who plays here?" not in done.stdout
    assert "1. Skipper" in done.stdout


def test_prompts_break_between_words_on_a_narrow_terminal(tmp_path: Path) -> None:
    name = "Anneliese Wilhelmine von und zu Stein"
    arguments = ("play", "pk", "--seat", name, "--seat", "Lea", "--option", "first_player=host", "--host", "1")
    with terminal(tmp_path, *arguments, extra={"COLUMNS": "60"}) as screen:
        screen.see("q saves and quits) ")
        prompt = plain(screen.screen).split("Turn 1")[1].splitlines()[1:]
        assert " ".join(" ".join(prompt).split()).startswith(f"{name}, press Enter to turn over a card (? explains · q saves")
        assert max(len(line) for line in prompt) <= 60
        assert len(prompt) > 1


def test_help_says_only_what_matters_now(tmp_path: Path) -> None:
    with terminal(tmp_path, *kings_gold(tmp_path / "game.jolly"), "--option", "shortage=player_first") as screen:
        roll(screen, "13KSX")
        screen.see(PROMPT)
        screen.press("?")
        shown = screen.see("Type a key from the list")
        assert "Who begins" not in shown
        assert "You are paid first" not in shown
        screen.see(PROMPT)
        screen.press("s\r")
        screen.see("Make a pair")
        screen.see(PROMPT)
        screen.press("?")
        assert "You are paid first" in screen.see("Type a key from the list")
