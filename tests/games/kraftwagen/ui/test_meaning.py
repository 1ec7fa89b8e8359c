"""What touching a place means: clicks, drags and keys agree on every decision and refusal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.ui.tables.base import Choose, Key, Refused
from kraftwagen.ui.tables.kraftwagen.input.builder import Draft
from kraftwagen.ui.tables.kraftwagen.input.meaning import Touchable
from kraftwagen.ui.tables.parts.meaning import Meaning, Selection, meaning, useful
from tests.every import in_short
from tests.games.kraftwagen.table import GAME, Table
from tests.games.kraftwagen.ui.at_table import position

NOTHING = Selection()
HIRE = ("todo", terms.HIRE)
CANTEEN = ("canteen", 0)
BODY = ("workshop", 0, 0)
ENGINE = ("workshop", 0, 1)


def touchable(table: Table) -> Touchable:
    return Touchable(position(table.state))


def at_work() -> Touchable:
    """One development waits for a worker; the only tile in reach of the tasks is done."""
    table = Table(3, ask="hire body")
    table.seat(0, canteen=1, inactive="two_body", workshops="b3 e4")
    return touchable(table)


def an_engine() -> Touchable:
    """An engine is to be taken; a body stands in one workshop, another one is free."""
    return touchable(Table(3, ask="engine").seat(0, workshops="b3"))


def at_the_end() -> Touchable:
    """A car can be offered with one body, one engine and up to two workers."""
    table = Table(3, ask="end").seat(0, canteen=2, workshops="b3 e4")
    return touchable(table)


def one_of_each() -> Touchable:
    """A car can be offered with one body, one engine and one worker alone."""
    return touchable(Table(3, ask="end").seat(0, canteen=1, workshops="b3 e4"))


def in_a_lesson() -> Touchable:
    """The same while a lesson asks for each part."""
    made = one_of_each()
    made.builder.fills = False
    return made


def refused(key: str) -> Any:
    """Equal to a refusal with this reason."""

    class Reasoned:
        def __eq__(self, other: object) -> bool:
            return isinstance(other, Refused) and other.option.reason is not None and (
                other.option.reason.key == key
            )  # fmt: skip

        def __repr__(self) -> str:
            return f"Refused({key})"

    return Reasoned()


HELD = Selection(HIRE)
ENGINE_IN_HAND = Selection(("todo", terms.TAKE_ENGINE))
BEGUN = Selection(draft=Draft(3))
FULL = Selection(draft=Draft(3, 4, 2))
READY = Selection(draft=Draft(3, 4, 2, 8))
OFFER = codes.car(3, 4, 2, 8, 0)

CASES: list[tuple[Any, Selection, list[Key], bool, Any]] = [
    # A piece is taken in hand, put back, or put down where it fits.
    (at_work, NOTHING, [HIRE], False, Choose(codes.HIRE | terms.TWO_BODY)),
    (at_work, NOTHING, [("dev", 0, terms.TWO_BODY, 0)], False, Choose(codes.HIRE | terms.TWO_BODY)),
    (at_work, HELD, [("dev", 0, terms.TWO_BODY, 0)], True, Choose(codes.HIRE | terms.TWO_BODY)),
    (at_work, HELD, [CANTEEN], True, refused("inactive_first")),
    (at_work, HELD, [CANTEEN], False, refused("inactive_first")),
    (at_work, NOTHING, [CANTEEN], False, refused("inactive_first")),
    (at_work, HELD, [HIRE], False, NOTHING),
    (at_work, HELD, [("pit",)], True, None),
    (at_work, NOTHING, [("pit",)], False, None),
    (at_work, NOTHING, [("tile", 0)], False, refused("tile_taken")),
    # Why something cannot lie there comes before why something else cannot be tried now.
    (an_engine, NOTHING, [BODY], False, refused("workshop_free_engine")),
    (an_engine, ENGINE_IN_HAND, [BODY], True, refused("workshop_free_engine")),
    # The topmost lawful place counts, whatever lies above it.
    (at_work, NOTHING, [("pit",), HIRE], False, Choose(codes.HIRE | terms.TWO_BODY)),
    # A car is begun by a part or a stall, filled, refused one worker too many, and offered.
    (at_the_end, NOTHING, [("stall", 0)], False, Selection(draft=Draft(3, 4, 1))),
    (at_the_end, NOTHING, [BODY], False, Selection(draft=Draft(3, 4))),
    (at_the_end, NOTHING, [CANTEEN], False, Selection(draft=Draft(3, 4, 1))),
    (at_the_end, Selection(ENGINE), [("stall", 1)], True, Selection(draft=Draft(3, 4))),
    # What is the only choice comes by itself, where no lesson asks for it.
    (one_of_each, NOTHING, [BODY], False, Selection(draft=Draft(3, 4, 1))),
    (one_of_each, NOTHING, [CANTEEN], False, Selection(draft=Draft(3, 4, 1))),
    (one_of_each, NOTHING, [("price", 8)], False, Selection(draft=Draft(3, 4, 1, 8))),
    (in_a_lesson, NOTHING, [BODY], False, Selection(draft=Draft(body=3))),
    (at_the_end, Selection(ENGINE), [("pit",)], True, None),
    (at_the_end, FULL, [CANTEEN], False, refused("canteen_too_small")),
    (at_the_end, FULL, [("build", "workers_plus")], False, refused("canteen_too_small")),
    (at_the_end, FULL, [("price", 8)], False, READY),
    (at_the_end, FULL, [("build", "set", 8)], False, READY),
    # What is missing is named: the first of all, or what was pressed.
    (at_the_end, FULL, [("build", "confirm")], False, refused("pick_price")),
    (at_the_end, FULL, [("build", "price")], False, refused("pick_price")),
    (at_the_end, BEGUN, [("build", "confirm")], False, refused("pick_engine")),
    (at_the_end, BEGUN, [("build", "engine")], False, refused("pick_engine")),
    (at_the_end, BEGUN, [("build", "workers")], False, refused("pick_workers")),
    (at_the_end, Selection(draft=Draft(0, 4)), [("build", "confirm")], False, refused("pick_body")),
    (at_the_end, FULL, [("build", "cancel")], False, NOTHING),
    (at_the_end, READY, [("build", "confirm")], False, Choose(OFFER)),
    (at_the_end, READY, [("build", "workers")], False, Selection(draft=Draft(3, 4, 0, 8))),
    (at_the_end, READY, [("build", "panel"), BODY], False, READY),
]


@pytest.mark.parametrize(("where", "selection", "places", "dropped", "expected"), CASES)
def test_one_touch(
    where: Any, selection: Selection, places: list[Key], dropped: bool, expected: Meaning
) -> None:
    assert expected == meaning(where(), selection, places, dropped)


DIESEL: Key = ("marker", 0, terms.DIESEL_FIRST)
CAR: Key = ("car", 0)


def changing(cars: int = 1, ask: str = "hire") -> Touchable:
    """One or two own cars that Diesel's first marker may change."""
    market = ["0 b3 e1 w1 p5", "0 b2 e2 w1 p6"][:cars]
    table = Table(3, ask=ask, market=[*market, "1 b4 e4 w1 p8"])
    return touchable(table.seat(0, canteen=2, workshops="b4 e1", engineers="diesel"))


def test_a_marker_opens_the_car_it_may_change() -> None:
    here = changing()
    opened = meaning(here, NOTHING, [DIESEL])
    assert opened == Selection(draft=here.changer.start(0))
    assert opened == meaning(here, Selection(DIESEL), [CAR])
    assert opened == meaning(here, Selection(DIESEL), [CAR], dropped=True)
    assert meaning(here, Selection(DIESEL), [("car", 1)], dropped=True) == refused("not_own_car")


def test_with_two_cars_the_marker_is_brought_to_one() -> None:
    here = changing(cars=2)
    assert meaning(here, NOTHING, [DIESEL]) == Selection(DIESEL)
    opened = meaning(here, Selection(DIESEL), [("car", 1)])
    assert opened == Selection(draft=here.changer.start(1))
    other = meaning(here, opened, [CAR])
    assert other == Selection(draft=here.changer.start(0))


@pytest.mark.parametrize("ask", ["hire", "end"])
@pytest.mark.parametrize(
    ("places", "change"),
    [
        ([BODY], codes.diesel(terms.CHANGE_BODY, 0, 4)),
        ([("build", "body_set", 4)], codes.diesel(terms.CHANGE_BODY, 0, 4)),
        ([CANTEEN, CANTEEN], codes.diesel(terms.CHANGE_WORKERS, 0, 2)),
        ([("build", "workers_plus")], codes.diesel(terms.CHANGE_WORKERS, 0, 1)),
        ([("price", 9)], codes.diesel(terms.CHANGE_PRICE, 0, 9)),
        ([("build", "set", 10)], codes.diesel(terms.CHANGE_PRICE, 0, 10)),
        ([("build", "price_plus")], codes.diesel(terms.CHANGE_PRICE, 0, 6)),
        # Only one thing changes: the last one chosen.
        ([BODY, CANTEEN], codes.diesel(terms.CHANGE_WORKERS, 0, 1)),
        # The engine in the workshop is the one the car has.
        ([ENGINE], 0),
        ([BODY, ("build", "body_set", 4)], 0),
        ([("build", "workers_plus"), ("build", "workers_minus")], 0),
        ([("price", 9), ("build", "set", 5)], 0),
    ],
)
def test_one_thing_of_a_car_changes(ask: str, places: list[Key], change: int) -> None:
    here = changing(ask=ask)
    for dropped in (False, True):
        now: Meaning = Selection(draft=here.changer.start(0))
        for place in places:
            assert isinstance(now, Selection)
            if dropped and place[0] != "build":
                now = meaning(here, replace(now, held=place), [CAR], dropped=True)
            else:
                now = meaning(here, now, [place])
        assert isinstance(now, Selection)
        decided = meaning(here, now, [("build", "confirm")])
        assert decided == (Choose(change) if change else refused("nothing_changed"))
        assert meaning(here, now, [("build", "cancel")]) == NOTHING


def test_what_cannot_change_says_so() -> None:
    here = changing()
    opened = Selection(draft=here.changer.start(0))
    assert meaning(here, opened, [("build", "engine")]) == refused("nothing_else")
    assert meaning(here, opened, [("build", "body")]) == opened


def test_what_may_be_changed_comes_from_the_options() -> None:
    changer = changing().changer
    assert changer.values == {
        0: {"body": [4], "engine": [], "workers": [2, 3], "price": [1, 2, 3, 6, 9, 10]}
    }
    assert list(changer.cells(changer.start(0))) == ["body", "workers", "price"]


def games(seats: int, seed: int) -> Iterator[Any]:
    """Some positions of a random game that likes to offer cars and to use markers."""
    rare = (codes.CAR, codes.DAIMLER, codes.DIESEL)
    state = GAME.new(seats, seed, {"special_tiles": seed % 2 == 0})
    chance = random.Random(seed)
    while not GAME.is_over(state):
        if chance.random() < 0.3:
            yield state
        legal = GAME.legal(state)
        liked = [code for code in legal if codes.kind(code) in rare]
        GAME.apply(state, chance.choice(liked if liked and chance.random() < 0.6 else legal))


@pytest.mark.parametrize(
    ("seats", "seed"), in_short([(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)], 3)
)
def test_clicking_and_dragging_agree(seats: int, seed: int) -> None:
    """From every piece to every place something can be put: the same gesture or selection."""
    decided = turned_down = 0
    for state in games(seats, seed):
        here = Touchable(position(state))
        for source in here.sources:
            lifted = replace(NOTHING, held=source)
            taken_by_click = meaning(here, NOTHING, [source]) == lifted
            for target in here.by_target:
                dragged = meaning(here, lifted, [target], dropped=True)
                if taken_by_click and dragged is not None and target != source:
                    assert meaning(here, lifted, [target]) == dragged
                decided += isinstance(dragged, Choose)
                turned_down += isinstance(dragged, Refused)
            if source in here.builder.sources:
                stall = here.builder.stalls[0]
                assert meaning(here, lifted, [stall], True) == meaning(here, NOTHING, [source])
    assert decided > 50
    assert turned_down > 50


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_decision_is_reached_by_useful_places_alone(seats: int, seed: int) -> None:
    """What the keyboard offers leads to a decision, and to every one but the end of the turn."""
    for state in games(seats, seed):
        here = Touchable(position(state))
        known = {*here.by_source, *here.by_target, *here.builder.sources, *here.builder.stalls}
        reached: set[int] = set()
        for key in (key for key in known if useful(here, NOTHING, key)):
            reached |= chosen(here, meaning(here, NOTHING, [key]))
        legal = {code for code in GAME.legal(state) if codes.kind(code) != codes.CAR}
        assert reached == legal - {codes.END_TURN}


def chosen(here: Touchable, found: Meaning) -> set[int]:
    """Every decision that a useful touch leads to."""
    assert not isinstance(found, Refused)
    if isinstance(found, Choose):
        return {found.code}
    if found is None or isinstance(found.draft, Draft):
        return set()
    if found.draft is not None:
        return {
            code
            for code in here.changer.options
            if codes.unpack_diesel(code)[1] == found.draft.space
        }
    if found.chooser:
        picked = [meaning(here, found, [("choose", at)]) for at in range(len(found.chooser))]
    else:
        able = [key for key in here.by_target if useful(here, found, key)]
        picked = [meaning(here, found, [key], dropped=True) for key in able]
    return {code for one in picked for code in chosen(here, one)}
