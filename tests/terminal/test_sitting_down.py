"""Questions before a game begins: which game, and who plays."""

import time
from pathlib import Path

from jollyroll.match import load
from jollyroll.terminal.keys import HABIT
from jollyroll.terminal.seating import pirates
from tests.terminal.players import run, terminal
from tests.terminal.test_person import PROMPT

PIRATES = pirates(16, at_random=False)


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
            "be? (Enter: greedy) ",
            "(Enter: the first) ",
        ):
            screen.see(question)
            screen.press("\r")
        seats = screen.see("Dice:")
        assert any(f"1. {name}" in seats for name in PIRATES)
        assert "3. Barnaby (bot" in seats
        assert "Rules: As printed" in seats
        assert "youngest" not in screen.screen
        screen.see("saves and quits")
        screen.see(PROMPT)
        screen.press("q")
        assert screen.end() == 0


def test_a_family_sits_down_by_answering_questions(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    with terminal(tmp_path, "play", "oh_my_gold", "--record", str(file)) as screen:
        for question, answer, sentence in (
            ("Who’s playing?", "Ana, Ben, Ana", "Two seats are called Ana"),
            ("Who’s playing?", "A, B, C, D, E", "not 5"),
            ("Who’s playing?", "Ana, Ben, Mia", ""),
            ("How many bots, 0 to 1? (Enter: 0) ", "7", "type a number from 0 to 1"),
            ("How many bots", "1", ""),
            ("How good should it be? (Enter: greedy) ", "genius", "isn’t one of them"),
            ("How good should it be?", "1", ""),
            ("Which rules?", "9", "isn’t one of them"),
            ("Which rules?", "4", ""),
            ("Who’s the youngest? 1 Ana, 2 Ben, 3 Mia", "Zoe", "isn’t one of them"),
            ("Who’s the youngest?", "mia", ""),
        ):
            screen.see(question)
            screen.press(answer + "\r")
            screen.see(sentence)
        screen.see("Rules: Old Seadogs")
        screen.see("4. Greta (bot: picks any sensible choice at random)")
        screen.see("Mia is the youngest and goes first.")
        screen.see("Mia, press Enter to roll")
        screen.press("\x03")
        assert screen.end() == 130
    assert load(file).youngest == 2


def test_a_number_of_people_suffices_and_given_options_are_not_asked(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "kg", "--preset", "nl") as screen:
        screen.see("Who’s playing?")
        screen.press("3\r")
        screen.see("How many bots, 0 to 3? (Enter: 0) ")
        screen.press("\r")
        shown = screen.see("Dice:")
        assert sum(name in shown for name in PIRATES) >= 3
        assert "Which rules?" not in shown
        assert "Rules: European booklet in Dutch" in shown


def test_the_end_of_the_input_before_a_game_begins_is_one_sentence(tmp_path: Path) -> None:
    for arguments, question in ((("play",), "Which game?"), (("play", "kg"), "Who’s playing?")):
        for extra in ({}, {"TERM": "dumb"}):
            with terminal(tmp_path, *arguments, extra=extra) as screen:
                screen.see(question)  # which is asked once keys are read
                screen.press("\x04")
                screen.see("No game was started.")
                assert screen.end() == 0
                assert "Traceback" not in screen.screen
    assert not (tmp_path / "jollyroll").exists()


def test_no_questions_without_a_terminal(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "omg")
    assert done.returncode == 0
    assert "Who’s playing?" not in done.stdout
    assert any(f"1. {name}\n" in done.stdout for name in PIRATES)


def test_whoever_gives_no_name_is_some_pirate_unless_a_seed_decides_everything() -> None:
    assert len({pirates(1, at_random=True)[0] for _ in range(50)}) > 1
    assert sorted(pirates(len(PIRATES), at_random=True)) == sorted(PIRATES)
    assert pirates(2, at_random=False) == PIRATES[:2]
