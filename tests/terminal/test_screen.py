"""The display of the table: on narrow screens, after a turn, after a break, in long lists."""

from pathlib import Path

import pytest

from jollyroll.kit import built_in
from jollyroll.match import Event, Match, Seat
from jollyroll.match.record import CHANCE, CHOICE
from jollyroll.terminal.board import draw_board, draw_note
from jollyroll.terminal.dice import draw_dice
from jollyroll.terminal.frames import heading, side_by_side
from jollyroll.terminal.menu import ChoiceMenu
from jollyroll.terminal.replay import last_turn
from jollyroll.terminal.style import Style, shown_length
from jollyroll.terminal.voice import Voice
from tests.terminal.players import plain, run, terminal

DRAWN, PLAIN = Style(plain=False), Style(plain=True)
SEATS = [Seat("Ana"), Seat("船长海盗"), Seat("Zoë")]
OPENING = {
    "kings_gold": ["12KSX"],
    "piraten_kapern": ["treasure-chest", "GGDMPWSS"],
    "oh_my_gold": ["locks:1", "locks:2", "locks:2", "locks:3", "KKCW"],
}
TWO = ("--seat", "Ana", "--seat", "Lea", "--option", "first_player=host", "--host", "1")


def opened(name: str, **options: str) -> Match:
    match = Match.start(name, SEATS, options={"first_player": "host", **options}, host=0)
    for outcome in OPENING[name]:
        match.apply_outcome(outcome)
    return match


def drawn(match: Match, style: Style) -> list[str]:
    """The table as the player to choose sees it."""
    menu, view = ChoiceMenu(match), match.view(0)
    voice = Voice(match.game, match.seats, style)
    board = draw_board(match.game, view, voice, style)
    return [*board, *draw_dice(match.game, menu.dice, style), *draw_note(match.game, view, style), heading("Turn 1", style)]


@pytest.mark.parametrize("name", built_in())
@pytest.mark.parametrize("columns", [40, 80, 200])
def test_boxes_bars_and_headings_fit_the_screen(name: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for line in drawn(opened(name), DRAWN):
        sentence = line.lstrip().startswith(("▶", "Skulls", "\x1b")) or "before the ship" in line  # wrapped when shown
        assert shown_length(line) <= columns or sentence


def test_blocks_without_room_beside_each_other_stand_below(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = (["aaaa", "aaaa"], ["bbbb"], ["cccc"])
    monkeypatch.setenv("COLUMNS", "16")
    assert side_by_side(*blocks) == ["aaaa  bbbb  cccc", "aaaa"]
    monkeypatch.setenv("COLUMNS", "15")
    assert side_by_side(*blocks) == ["aaaa  bbbb", "aaaa", "cccc"]
    monkeypatch.setenv("COLUMNS", "4")
    assert side_by_side(*blocks) == ["aaaa", "aaaa", "bbbb", "cccc"]


@pytest.mark.parametrize("name", built_in())
def test_wide_letters_do_not_push_the_columns_aside(name: str) -> None:
    lines = [line for line in drawn(opened(name), PLAIN) if any(seat.name in line for seat in SEATS)]
    assert len(lines) == len(SEATS)
    assert {shown_length(line.removesuffix("  of 6,000")) for line in lines} == {shown_length(lines[1])}


def test_dice_on_cards_and_ships_are_set_apart() -> None:
    match = opened("oh_my_gold", seafarers="on", seadogs="on")
    match.choose("open:2/KK")
    text = "\n".join(drawn(match, PLAIN))
    assert "[C] [W] [K] on a card [K] on a card" in text
    assert "on a card" in "\n".join(drawn(match, DRAWN))
    for word in ["roll", "[CW]", "open:1/W", "[find:CD]", "[find:F]", "[locks:1]", "[locks:2]", "[CWDK]", "ship:1", "steal:1/CD/C"]:
        match.play(Event(CHANCE, word.strip("[]")) if word.startswith("[") else Event(CHOICE, word))
    assert "[K] [D] [C] on a card [W] on a ship" in "\n".join(drawn(match, PLAIN))


def test_locks_and_loot_read_as_sentences() -> None:
    match = opened("oh_my_gold")
    lines = drawn(match, PLAIN)
    assert lines[0] == "Chest 1: 1 lock. Chest 2: 2 locks. Chest 3: 2 locks"
    assert lines[1] == "Pile: 15 chests, next: 3 locks"


def test_the_sum_of_a_turn_and_the_standing_are_told_after_it(tmp_path: Path) -> None:
    lines = ["gold", "GGDMPWSS", "roll:MPW", "GDM", "stop", "captain", "GGGGDDMM", "stop"]
    done = run(tmp_path, "play", "pk", *TWO, "--dice", "manual", typed="".join(line + "\n" for line in lines))
    assert "Standings: Ana 800 (+800) · Lea 0\n" in done.stdout
    assert "Standings: Ana 800 · Lea 1,600 (+1,600)\n" in done.stdout


def test_a_game_taken_up_again_tells_its_last_turn_whole_and_shows_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    table = ("play", "pk", *TWO, "--dice", "manual", "--record", str(file))
    run(tmp_path, *table, typed="gold\nGGDMPWSS\nroll:MPW\nGDM\nstop\n")
    shown = run(tmp_path, "resume", str(file)).stdout
    first_turn = shown[shown.index("== Turn 1: Ana ==") : shown.index("Which one is it?")]
    for part in ("Ana draws", "Ana rolls [G] [G] [D] [M] [P] [W] [S] [S]", "Ana rolls [G] [D] [M]", "Stop now: 800 points"):
        assert part in first_turn
    end = first_turn[first_turn.index("Standings: Ana 800 · Lea 0") :]
    assert "== Turn 2: Lea ==" in end
    assert "  Ana    800  of 6,000\n> Lea      0\n" in end


def test_a_game_taken_up_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    run(tmp_path, "play", "kg", *TWO, "--dice", "manual", "--record", str(file), typed="12KSX\nstop\n")
    shown = run(tmp_path, "resume", str(file)).stdout
    assert shown.count("== Turn 1: Ana ==") == 1
    assert "Ana rolls [1] [2] [K] [S] [X]\n" in shown
    assert "Standing" not in shown


def test_the_last_turn_of_a_whole_new_game_is_not_the_first_of_the_old() -> None:
    match = Match.start("kings_gold", [Seat("Ana"), Seat("Lea")])
    match.apply_outcome("SSKXX")
    assert last_turn(match, Voice(match.game, match.seats, PLAIN)) == ["Ana rolls [S] [S] [K] [X] [X]"]


def test_a_list_of_hundreds_is_cut_short(tmp_path: Path) -> None:
    lines = "treasure-chest\nGGDDMPWW\nl\n"
    shown = run(tmp_path, "play", "pk", *TWO, "--dice", "manual", typed=lines).stdout
    listed = shown[shown.index("> l") :].splitlines()
    assert len(listed) < 40
    cut = [line for line in listed if "more like these, such as " in line]
    assert len(cut) == 2
    assert "such as roll:" in cut[0]
    assert "such as chest:" in cut[1]


def test_replay_names_the_rules_shortly_and_shows_what_people_wrote(tmp_path: Path) -> None:
    file = tmp_path / "game.jolly"
    file.write_text(
        "Jollyroll: 1\nGame: pk\nRules: 1\nSeats: Ana; Lea\nOptions: book tie=shared first_player=host\nHost: 1\n\n"
        "# What an evening!\n1. Ana: [card:gold] [G G D M P W S S]\n# She dares.\n1. Ana: roll:MPW [G D M] stop\n# The end.\n"
    )
    shown = run(tmp_path, "replay", str(file)).stdout
    assert shown.startswith("== Piraten Kapern ==\nRules: As printed")
    assert "At the table: Ana, Lea\n" in shown
    assert "deck=" not in shown
    places = [shown.index(words) for words in ("# What an evening!", "Ana draws", "# She dares.", "Ana: Reroll", "# The end.")]
    assert places == sorted(places)


@pytest.mark.parametrize("name", built_in())
def test_at_forty_columns_no_line_is_wider_than_the_screen(tmp_path: Path, name: str) -> None:
    seats = ("--seat", "Ana", "--seat", "bot:greedy", "--option", "first_player=host", "--host", "1", "--fast")
    with terminal(tmp_path, "play", name, *seats, "--dice", "seeded", "--seed", "5", extra={"COLUMNS": "40"}) as screen:
        screen.see("quits")
        screen.see("> ")
        screen.press("q\r")
        assert screen.end() == 0
        shown = plain(screen.screen)
    table = shown[: shown.index("The game is saved in")]
    assert [line for line in table.splitlines() if shown_length(line) > 40] == []
