"""Offers of choices are cached between tables, and cached ones are correct."""

import json
import random
from typing import Any

import pytest

from jollyroll import Position
from jollyroll.kit import Game
from jollyroll.server import limits
from jollyroll.server.live.offers import Offers, offers_of
from jollyroll.server.tables.opening import asked_game
from jollyroll.server.tables.state import TableState
from tests.server.games_in_memory import begun_table, known_secrets, random_action

OPTIONS: dict[str, list[dict[str, str]]] = {
    "kg": [{}, {"bones_effect": "adds"}],
    "pk": [{}, {"reroll_all": "keep_one", "sorceress_island": "yes", "island_min_dice": "1"}],
    "omg": [{}, {"seadogs": "on"}, {"seafarers": "on"}],
}


@pytest.mark.parametrize(("name", "options"), [(name, chosen) for name, some in OPTIONS.items() for chosen in some])
def test_a_game_that_lists_its_choices_at_once_lists_those_of_its_rules(name: str, options: dict[str, str]) -> None:
    luck, asked = random.Random(5), 0
    with known_secrets(5):
        for _ in range(3):
            table = begun_table(name, ["free", "free"], {"options": options})
            for _ in range(60):
                assert table.state.play
                match = table.state.play.match
                if match.to_move is not None:
                    places = range(match.game.rules.legal_count(match.state))
                    assert match.game.legal_numbers(match.state) == sorted(
                        match.game.rules.legal_choice(match.state, place) for place in places
                    )
                    asked += 1
                if not random_action(table, luck):
                    break
    assert asked > 20


class Watched:
    """A position that records which of its fields are read."""

    def __init__(self, state: Any, seen: set[str]) -> None:
        vars(self).update(state=state, seen=seen)

    def __getattr__(self, name: str) -> Any:
        self.seen.add(name)
        return getattr(self.state, name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self.state, name, value)

    def copy(self) -> "Watched":
        """Reads of a copy are recorded, too."""
        return Watched(self.state.copy(), self.seen)


def positions(game: str, settings: dict[str, Any], seed: int, most: int) -> list[Any]:
    """Positions of a random game with a choice due."""
    found: list[Any] = []
    with known_secrets(seed) as luck:
        table = begun_table(game, ["free"] * luck.choice([2, 3, 4]), {"options": settings})
        while len(found) < most and random_action(table, luck):
            match = playing(table.state)
            if match.to_move is not None:
                found.append(match.state)
    return found


def playing(state: TableState) -> Any:
    assert state.play
    return state.play.match


def tried(game: Game, state: Any, number: int) -> bool:
    """True if chance follows this choice at once, found by trying it."""
    after = state.copy()
    game.rules.apply_choice(after, number)
    return game.chance_follows(after, state.turn, state.seat, dice=True)


def choices_in(offers: Offers, state: Any) -> Any:
    """The choices in an offer."""
    content = json.loads(offers.frame(state, 1))["offer"]
    return {name: value for name, value in content.items() if name not in ("seq", "seat")}


@pytest.mark.parametrize("game", OPTIONS)
def test_cached_offers_are_those_of_the_rulebook(game: str) -> None:
    known = asked_game(game)
    offers = {forms: Offers(known, forms, devices=True) for forms in (False, True)}
    for seed, settings in enumerate(OPTIONS[game] * 3):
        for state in positions(game, settings, seed, 40):
            choices = known.choices(state)
            for _ in range(2):
                chance = [choice.number for choice in choices if tried(known, state, choice.number)]
                bare = {"choices": [choice.number for choice in choices], "chance": chance, "gives_up": []}
                assert choices_in(offers[False], state) == bare
                written = [{"number": choice.number, "text": choice.text, "form": choice.form} for choice in choices]
                given_up = [choice.number for choice in choices if known.gives_up(state, choice.number)]
                whole = {"choices": written, "chance": chance, "gives_up": given_up}
                assert choices_in(offers[True], state) == whole
                assert set(given_up) <= {choice.number for choice in choices if "roll" in choice.text}
    assert offers[True].known


@pytest.mark.parametrize("game", OPTIONS)
def test_the_rules_read_no_field_outside_the_cache_key(game: str) -> None:
    known = asked_game(game)
    offers = Offers(known, True, devices=True)
    looked_at = {*offers.fields}
    assert looked_at < set(known.state_type.FIELDS)
    for seed, settings in enumerate(OPTIONS[game]):
        for state in positions(game, settings, 100 + seed, 25):
            watched = Watched(state, set())
            for choice in known.choices(watched):  # type: ignore[arg-type]
                known.brings_chance(watched, choice.number)
                known.gives_up(watched, choice.number)
            assert watched.seen & known.state_type.FIELDS.keys() <= looked_at


def test_the_cache_of_offers_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    room = 10_000
    monkeypatch.setattr(limits, "KNOWN_OFFERS", room)
    offers = Offers(asked_game("pk"), True)
    most = 0
    for state in positions("pk", {}, 7, 30):
        assert choices_in(offers, state) == choices_in(Offers(offers.game, True), state)
        assert sum(len(known) for known in offers.known.values()) <= room
        most = max(most, len(offers.known))
    assert most > 1, "some are remembered together"


def test_an_offer_names_its_event_and_seat() -> None:
    game: Game = asked_game("pk")
    state = random.Random(1).choice(positions("pk", {}, 3, 10))
    offer = json.loads(offers_of(game, False, False).frame(state, 17))["offer"]
    assert (offer["seq"], offer["seat"], offer["chance"]) == (17, state.seat, [])
    assert json.loads(offers_of(game, False, True).frame(state, 17))["offer"]["chance"]


GIVEN_UP = {
    "kg us: coins 9 9, box 40, king 2, seat 1, dice 13KXX, rolls 1": {"roll:3": False, "roll:13": True, "roll:K": True},
    "kg us: coins 9 9, box 40, king 2, seat 1, dice 111KK, rolls 1": {"roll:1": False, "roll:11": True},
    "kg us: coins 9 9, box 40, king 2, seat 1, dice KKKKK, rolls 1": {"roll:K": True},
    "pk book: scores 0 0, seat 1, card captain, dice DDDDMPWS, rolls 1": {"roll:MPW": False, "roll:DM": True, "roll:DDDDMPW": True},
    "pk book: scores 0 0, seat 1, card sea-battle-2, dice WWGGMPSS, rolls 1": {"roll:MP": False, "roll:GG": False, "roll:MW": True},
    "pk book: scores 0 0, seat 1, card sea-battle-2, dice WWWGMPSS, rolls 1": {"roll:GM": False},
    "omg base: loot - -, before CC -, opened 1CC, row 1 2 3, top 3, seat 1, dice CCKK, again": {"roll": True},
    "omg base: loot - -, before CC -, opened 1CC, row 1 2 3, top 3, seat 1, dice CKKK, again": {"roll": False},
}


@pytest.mark.parametrize("text", GIVEN_UP)
def test_an_offer_tells_which_rolls_give_something_up(text: str) -> None:
    position = Position.read(text)
    game, state = position.game, position.state
    offer = json.loads(offers_of(game, True, False).frame(state, 1))["offer"]
    gives_up = {choice["text"]: choice["number"] in offer["gives_up"] for choice in offer["choices"]}
    assert {roll: gives_up[roll] for roll in GIVEN_UP[text]} == GIVEN_UP[text]
    assert not gives_up["stop"]
