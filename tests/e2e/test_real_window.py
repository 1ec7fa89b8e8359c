"""A person plays whole games through the real window, by dragging, clicking and keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.files import read
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record, to_bytes
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import SeatInfo
from tests.e2e.real_window import Window, display, missing, whole_game

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=missing() or "all tools are there"),
]


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    with display() as name:
        yield name


def kind(option: dict[str, Any]) -> str:
    """The kind of a decision, finer than its first word where the window differs."""
    words = option["text"].split()
    if words[0] == "engine" and "gp" in words:
        return "engine gp"
    if words[0] in ("body", "engine") and "drop" in words:
        return f"{words[0]} drop"
    if words[0] == "hire" and len(words) > 1:
        return "hire development"
    if option["text"] == "buyer token":
        return "token"
    if words[0] == "diesel":
        return f"diesel {words[2]}"
    return words[0]


class Person:
    """Chooses what has not been done yet, so that everything is done at least once."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}

    def pick(self, options: list[dict[str, Any]]) -> dict[str, Any]:
        # Ending the turn comes last: it would lose what can still be done.
        rank = [
            (kind(o) == "end", self.done.get(kind(o), 0), self.done.get(o["text"], 0), i)
            for i, o in enumerate(options)
        ]
        return options[min(rank)[-1]]

    def note(self, option: dict[str, Any]) -> None:
        for name in {kind(option), option["text"]}:
            self.done[name] = self.done.get(name, 0) + 1


def go_on(window: Window, skipping: bool = True) -> dict[str, Any]:
    """Through bots' moves, banners and scorings, to a decision or the results.

    Without ``skipping`` no key is pressed at the table, where it might decide something.
    """
    for _ in range(400):
        state = window.look()
        if state["scene"] == "results" or (state["scene"] == "table" and state["options"]):
            return state
        if state["scene"] == "scoring":
            known = {"Go on", "Skip all"} & state["buttons"].keys()
            window.press(known.pop()) if known else window.key("Escape")
        elif state["scene"] == "end" and "Details" in state["buttons"]:
            window.press("Details")
        elif state["scene"] == "end":
            window.key("Escape")  # Any other key might play again.
        elif state["scene"] == "handoff":
            window.key("space")
        elif skipping:
            window.skip(state)
        window.changed(state)
    raise AssertionError("nothing happens")


def finished_record(folder: Path) -> Record:
    found = [read(file) for file in (folder / "saves").glob("game-*.json")]
    assert len(found) == 1
    return found[0]


@whole_game
def test_a_whole_game_against_two_bots(screen: str, tmp_path: Path) -> None:
    window = Window(screen, tmp_path, "--seed", "1961")
    try:
        window.press("New game")
        window.press("Start the game")
        window.wait(lambda state: state["scene"] == "table", "the table")
        person, dragging = Person(), True
        set_speed(window, "fast")
        while True:
            state = go_on(window)
            if state["scene"] == "results":
                break
            if dragging and turn_of(window) > 1:
                dragging = False
                set_speed(window, "instant")
                state = go_on(window)
            option = person.pick(state["options"])
            window.choose(option, dragging)
            person.note(option)
        wanted = {"start", "take", "hire", "research", "body", "engine", "engine gp", "race"}
        wanted |= {"buyer", "car", "end"}
        assert wanted <= set(person.done), sorted(wanted - set(person.done))
    finally:
        window.quit()
    record = finished_record(tmp_path)
    assert record.header.finished
    spec = registry.load("kraftwagen")
    assert verify(record, spec) is None
    assert window.state["digest"] == record.header.digest
    assert [seat.controller for seat in record.header.seats] == [
        "person",
        "journeyman",
        "journeyman",
    ]


def turn_of(window: Window) -> int:
    """The game turn, by the record that is saved after every decision."""
    autos = sorted((window.folder / "saves").glob("auto-*.json"))
    match = Match.from_record(registry.load("kraftwagen"), read(autos[-1]))
    turn: int = match.state.turn
    return turn


def set_speed(window: Window, speed: str) -> None:
    """By the speed control in the bar; its segments are where the state file says."""
    window.click(window.state["speeds"][speed])


def test_two_people_take_the_other_start_tiles(screen: str, tmp_path: Path) -> None:
    spec = registry.load("kraftwagen")
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bruno")], 7, {}, "2026-11-20")
    window = opened(screen, tmp_path, match)
    done = set()
    try:
        for _ in range(8):
            option = Person().pick(go_on(window)["options"])
            done.add(kind(option))
            window.choose(option, dragging=True)
    finally:
        window.quit()
    assert {"start", "space", "engine2"} <= done


SCRIPT = (
    "take b_hire", "hire two_body", "sale 1", "daimler", "end", "take research+body", "research",
    "body drop", "diesel 2 price", "end", "take hire+buyer", "hire", "buyer token", "end",
    "take engine", "engine drop", "diesel 2 workers", "car", "end", "benz price",
)  # fmt: skip
"""Beginnings of what Ada decides in the prepared position."""


def test_rare_decisions(screen: str, tmp_path: Path) -> None:
    """Daimler, Diesel, Benz, a private sale, dropped parts, inactive developments, the token.

    The second half of them is made from close by.
    """
    spec = registry.load("kraftwagen")
    seats = [SeatInfo("Ada"), SeatInfo("Bruno")]
    match = Match.from_position(spec, seats, rare_position(), "2026-11-20")
    window = opened(screen, tmp_path, match)
    try:
        for count, wanted in enumerate(SCRIPT):
            if count == len(SCRIPT) // 2:
                go_on(window)
                window.wheel((500, 300), up=True)
                window.wait(lambda state: state.get("close", False), "the table from close by")
            options = go_on(window)["options"]
            found = [option for option in options if option["text"].startswith(wanted)]
            assert found, f"{wanted}: {[option['text'] for option in options]}"
            window.choose(found[0], dragging=True)
        window.wait(lambda state: state["decisions"] == len(SCRIPT), "the last decision")
    finally:
        window.quit()
    saved = [read(file) for file in (tmp_path / "saves").glob("auto-*.json")]
    longest = max(saved, key=lambda record: len(record.decisions))
    assert len(longest.decisions) == len(SCRIPT)
    assert verify(longest, spec) is None


def test_a_turn_by_keys_alone(screen: str, tmp_path: Path) -> None:
    """Letters, the ring with arrows and Enter, the builder's cells, the end of the turn."""
    spec = registry.load("kraftwagen")
    seats = [SeatInfo("Ada"), SeatInfo("Bruno")]
    match = Match.from_position(spec, seats, rare_position(), "2026-11-20")
    window = opened(screen, tmp_path, match)

    def option(wanted: str) -> dict[str, Any]:
        options = go_on(window, skipping=False)["options"]
        return next(found for found in options if found["text"].startswith(wanted))

    try:
        take = option("take research+engine")
        window.key("Right")
        window.wait(lambda state: state["ring"].startswith("tile"), "the ring on a tile")
        window.walk("Right", take["places"][0])
        window.key("Return")
        window.wait(lambda state: state["decisions"] == 1, "the tile")
        window.choose_by_letters(option("research"), held=True)
        window.choose_by_letters(option("engine drop"))
        option("car")
        window.walk("period", "stall 3")
        window.key("Return")
        window.wait(lambda state: state["ring"] == "build engine", "the builder")
        window.key("Up")
        window.walk("Right", "build price")
        window.key("Up")
        window.walk("Return", "build confirm")
        window.key("Return")
        window.wait(lambda state: state["decisions"] == 4, "the car")
        window.key("t")
        window.wait(lambda state: state["scene"] == "text_board", "the position in words")
        window.key("Escape")
        option("end")
        window.key("e")
        window.wait(lambda state: state["decisions"] == 5, "the end of the turn")
    finally:
        window.quit()
    saved = [read(file) for file in (tmp_path / "saves").glob("auto-*.json")]
    longest = max(saved, key=lambda record: len(record.decisions))
    assert [text.split()[0] for text in longest.decisions] == [
        "take",
        "research",
        "engine",
        "car",
        "end",
    ]
    assert verify(longest, spec) is None


def opened(screen: str, folder: Path, match: Match) -> Window:
    """A window that goes on with a match."""
    file = folder / "prepared.json"
    file.write_bytes(to_bytes(match.record))
    (folder / "settings.json").write_text(
        json.dumps({"speed": "instant", "auto_forced": False}), encoding="utf-8"
    )
    window = Window(screen, folder, "--open", str(file))
    window.wait(lambda state: state["scene"] in ("table", "handoff"), "the table")
    return window


def rare_position() -> dict[str, Any]:
    """Ada owns engineers, cars on the market, full workshops and an inactive development."""
    spec = registry.load("kraftwagen")
    position = spec.to_position(spec.new(2, 3, {"special_tiles": True}))
    ada, bruno = position["players"]
    deck = position["deck"]
    for name in ("daimler", "diesel", "benz", "two_body"):
        deck[name] -= 1
    engineers = ["benz", "daimler", "diesel"]
    markers = ["benz", "daimler_low", "daimler_high", "diesel_first", "diesel_second"]
    ada |= {"start_tile": "a", "engineers": engineers, "markers": markers}
    ada |= {"inactive": ["two_body"], "workshops": ["b2", "e2", "b3"], "canteen": 3}
    ada |= {"supply": 7, "space": 4}
    bruno |= {"start_tile": "d", "canteen": 3, "supply": 8, "space": 2, "laps": 1}
    tiles = ["research+body", "hire+buyer", "engine", "race+buyer", "body", "hire", "research"]
    rest = ["research+engine", "race", "research+race+buyer"]
    return position | {
        "turn": 2,
        "current": 0,
        "chain": ["seat 0", "b_hire", *tiles, "seat 1", *rest],
        "deck": {name: count for name, count in deck.items() if count},
        "prices": [2, 6, 8, 11, 12],
        "stacks": {"body": 1, "engine": 1, "prestige": 2, "price": 1},
        "active_buyers": [
            {"preference": wish, "marker": None} for wish in ("body", "engine", "price")
        ],
        "cars": [
            _car(seat, body, engine, price)
            for seat, body, engine, price in ((0, 2, 1, 3), (0, 3, 2, 9), (1, 1, 4, 5))
        ],
        "start_tiles": [],
        "unseen_special_tiles": ["b_research", "b_buyer", "b_race"],
        "todo": [{"ask": "take", "tasks": {}, "bonus": 0}],
    }


def _car(seat: int, body: int, engine: int, price: int) -> dict[str, Any]:
    values = {"seat": seat, "body": body, "engine": engine, "workers": 1, "price": price}
    return {**values, "marker": None, "closed": False}
