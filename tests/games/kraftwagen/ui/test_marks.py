"""What the last turns changed stays marked on the table, and what the strip of awards says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import codes, events
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview import overlay
from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable
from kraftwagen.ui.tables.parts import marks
from kraftwagen.ui.tables.parts.places import centred
from tests.games.kraftwagen.table import Table
from tests.games.kraftwagen.ui.at_table import SPEC, make_table, position, tabletop


def test_a_mark_is_no_frame_around_something_to_be_pressed() -> None:
    state = SPEC.new(4, 3, {})
    made: list[object] = []
    for _ in range(60):
        code, happened = SPEC.legal(state)[0], list[object]()
        SPEC.apply(state, code, happened)
        if codes.kind(code) == codes.TAKE:
            made = happened
            break
    table = make_table()
    table.rebuild(position(state))
    without = {key for key, _ in tabletop(table).pad.items}, len(tabletop(table).pad.items)
    table.rebuild(replace(position(state), marks=made))
    pad = tabletop(table).pad
    assert len(pad.items) == without[1] + 1
    key, mark = pad.items[-1]
    assert key is not None
    assert key[0] == "tile"
    assert isinstance(mark.rect, Rect)  # type: ignore[union-attr]
    thing = pad.zones[key]
    assert mark.rect.colliderect(thing)  # type: ignore[union-attr]
    assert mark.rect.w < thing.w / 2  # type: ignore[union-attr]
    assert mark.rect.h < thing.h / 2  # type: ignore[union-attr]


def test_a_mark_covers_no_number_of_a_low_line() -> None:
    table = make_table()
    state = SPEC.new(4, 3, {})
    seat = (SPEC.actor(state) + 1) % 4
    table.rebuild(replace(position(state), marks=[events.WorkerHired(seat, 0)]))
    pad = tabletop(table).pad
    mark, line = pad.items[-1][1], pad.zones[("canteen", seat)]
    assert mark.rect.right <= line.centerx  # type: ignore[union-attr]
    assert mark.rect.clip(line).h < line.h / 2  # type: ignore[union-attr]


def test_a_workshop_that_is_empty_again_has_no_mark() -> None:
    """A part that was taken and built into a car at once left a mark of nothing."""
    table = make_table()
    state = Table(3, ask="end").seat(0, canteen=2, workshops="b3").state
    for workshop, marked in ((0, True), (1, False)):
        taken = events.PartTaken(0, state.players[0].workshops[0], workshop)
        table.rebuild(replace(position(state), marks=[taken]))
        keys = [key for key, _ in tabletop(table).pad.items]
        assert (keys[-1] == ("workshop", 0, workshop)) is marked


def test_the_title_of_the_awards_says_how_they_are_won() -> None:
    table = make_table()
    table.rebuild(position(registry.load("kraftwagen").new(4, 3, {})))
    top = tabletop(table)
    said = top.tips(("awards",))
    assert said is not None
    assert "3 or 7 coins" in said
    assert "first" in said
    assert ("awards",) in top.inputs.zones_at(top.pad.zones[("awards",)].center)
    assert "3 coins" in str(top.tips(("award", 0)))


def test_of_good_cars_the_best_has_a_star_on_what_comes_next() -> None:
    table = make_table()
    state = Table(3, ask="end").seat(0, canteen=5, workshops="b2 e1 e2").state
    table.rebuild(position(state))
    inputs = tabletop(table).inputs
    best, other = codes.car(2, 1, 2, 9, 0), codes.car(2, 2, 1, 3, 0)
    table.star({best: "", other: ""})
    assert inputs.stars() == [("stall", 0)]
    at: Key = ("stall", 0)
    for key in (("workshop", 0, 1), ("canteen", 0), ("price", 9), ("build", "confirm")):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            table.handle(pygame.Event(kind, pos=inputs.pad.zones[at].center, button=1))
        assert inputs.stars() == [key]
        at = key


def test_a_star_touches_no_neighbour_and_covers_no_small_thing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = make_table()
    table.rebuild(position(SPEC.new(3, 3, {})))
    pad = tabletop(table).pad
    put: list[Rect] = []
    monkeypatch.setattr(pad, "place", lambda image, rect: put.append(rect.copy()))
    wide, small = Rect(0, 0, 130, 100), Rect(0, 0, 30, 30)
    marks.starred(pad, wide)
    marks.starred(pad, small)
    assert put[0].right <= wide.right
    assert put[1].clip(small).w <= small.w / 4


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[Any, Rect]]:
    """What is written on the table from now on: words, their style and their room."""
    found: dict[str, tuple[Any, Rect]] = {}

    def noting(write: Any) -> Any:
        def noted(pad: Any, words: str, style: Any, colour: Any, rect: Rect, *more: Any,
                  **other: Any) -> Any:  # fmt: skip
            found[words] = style, rect.copy()
            return write(pad, words, style, colour, rect, *more, **other)

        return noted

    for name in ("text", "boxed", "label"):
        monkeypatch.setattr(DisplayList, name, noting(getattr(DisplayList, name)))
    return found


def laid(size: tuple[int, int], folded: bool, state: Any) -> KraftwagenTable:
    table = make_table()
    table.relayout(Rect(0, 44, *size), size[1] / 632, folded=folded)
    table.rebuild(position(state))
    return table


SIZES = pytest.mark.parametrize(
    ("size", "folded"),
    [
        (size, folded)
        for size in ((1066, 632), (1266, 632), (1599, 948))
        for folded in (True, False)
    ],
)


@SIZES
def test_the_button_at_the_last_stall_leaves_its_warning_readable(
    size: tuple[int, int], folded: bool, written: dict[str, tuple[Any, Rect]]
) -> None:
    """“Offer a car” lay over the words that a car there ends the game turn."""
    market = [f"1 b1 e1 w1 p{price}" for price in (2, 3, 5, 6, 8)]
    made = Table(4, ask="end", market=market).seat(0, canteen=2, workshops="b1 e1")
    stall = tabletop(laid(size, folded, made.state)).pad.layout.stall(5)
    button, warning = written["Offer a car"][1], written["Ends the game turn"][1]
    assert stall.contains(button)
    assert stall.contains(warning)
    assert not button.colliderect(warning)


@SIZES
def test_the_names_of_three_tasks_stand_below_their_pictures(
    size: tuple[int, int], folded: bool, written: dict[str, tuple[Any, Rect]]
) -> None:
    """“Grand Prix” had two lines, which ran into its picture, and stood higher than the others."""
    table = laid(size, folded, Table(3, ask="research race buyer").state)
    pad = tabletop(table).pad
    chips = [rect for key, rect in pad.zones.items() if key[0] == "todo"]
    found = {name: written[name] for name in ("Research", "Grand Prix", "Buyer")}
    for name, (look, rect) in found.items():
        assert rect.collidelist(chips) < 0
        assert pad.res.text_size(name, look, rect.w)[1] <= rect.h
    assert len({(rect.y, rect.h) for _, rect in found.values()}) == 1


@SIZES
@pytest.mark.parametrize(
    ("ask", "code"),
    [
        ("body engine", codes.BODY),
        ("race", codes.RACE),
        ("race buyer", codes.RACE),
    ],
)
def test_a_star_covers_nothing_that_is_read_there(
    size: tuple[int, int], folded: bool, ask: str, code: int, written: dict[str, tuple[Any, Rect]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """It lay on the heading of the tasks, and on the order of the cars."""
    made = Table(4, ask=ask, market=[]).seat(0, workshops="b1 e1 e2").seat(1, space=2)
    state, stars = made.seat(2, space=3).state, list[tuple[float, float]]()
    monkeypatch.setattr(marks, "star", lambda pad, centre: stars.append(centre))
    table = laid(size, folded, state)
    found = [one for one in SPEC.legal(state) if codes.kind(one) == code]
    table.star(dict.fromkeys(found, ""))
    pad = tabletop(table).pad
    heading = next(rect for words, (_, rect) in written.items() if words.startswith("To do"))
    read = [overlay.standing_rect(pad), heading]
    for centre in stars:
        assert centred(centre, pad.px(20), pad.px(20)).collidelist(read) < 0
    assert stars


@pytest.mark.parametrize("language", languages(assets_dir()))
@pytest.mark.parametrize("folded", [True, False])
def test_each_card_has_its_name_beside_others(
    language: str, folded: bool, written: dict[str, tuple[Any, Rect]]
) -> None:
    """“Coachwork” did not fit into a narrow card, which had no name at all then."""
    tr, table = Translator(assets_dir() / "locale", language), make_table()
    table.tr = tr
    table.relayout(Rect(0, 44, 1266, 632), 1.0, folded=folded)
    for cards in ("two_body two_engine", "body_engine body_now engine_now two_body"):
        table.rebuild(position(Table(4).seat(0, active=cards).state))
        for card in cards.split():
            name = tr(f"kraftwagen.table.card.{card}.name")
            look, room = written.pop(name)
            assert tabletop(table).pad.res.text_size(name, look, room.w)[0] <= room.w + 2
