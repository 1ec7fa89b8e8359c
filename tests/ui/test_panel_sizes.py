"""Panels over both tables hold their words at every size of text, in the window and off places."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from pygame import Rect

from kraftwagen.engine.types import Option
from kraftwagen.ui.boxes import Sheet
from kraftwagen.ui.language.pseudo import NAME as PSEUDO
from kraftwagen.ui.tables.parts import chooser, panels
from tests.every import in_turn
from tests.games import GAMES, each_game, sample
from tests.ui.measuring import SCENES, SLACK, Apps, show
from tests.ui.text_sizes import LAYOUTS, Layouts, each_scene_at_sizes, lay_out

OPEN = {game: sorted(sample(game).panels) for game in GAMES}
"""The scenes of each game in which panels are open."""
MODAL = ("choose", "steps", "boards", "sides", "forecast")
"""Panels that are all that can be touched while they are open; a click closes the forecast."""
_LONG = "Řéšéářčh čářď Fľýïñg šqüáď öř á wöřkéř fřöm ťhé čáñťééñ"
_BUYERS = ("active", "stack")
"""What the forecast in Kraftwagen stands for."""


@dataclass
class Opened:
    """The words of each panel of a picture, and where panels lie."""

    words: dict[int, list[tuple[panels.Words, Rect, Sheet]]] = field(default_factory=dict)
    boxes: list[tuple[Any, Rect]] = field(default_factory=list)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    found = Opened()
    place, open_in = panels.Words.place, panels.open_in

    def noted(self: panels.Words, sheet: Any, rect: Rect) -> None:
        if sheet.theme is not sheet.pad.theme:  # else it stands on the board
            found.words.setdefault(id(sheet), []).append((self, rect, sheet))
        place(self, sheet, rect)

    def drawn(*args: Any, key: Any = None, **more: Any) -> Rect:
        box = open_in(*args, key=key, **more)
        found.boxes.append((key, box))
        return box

    monkeypatch.setattr(panels.Words, "place", noted)
    monkeypatch.setattr(panels, "open_in", drawn)
    return found


def wrong(opened: Opened, text: float, window: Rect) -> Iterator[str]:
    """What is wrong with the panels of a picture."""
    for _, box in opened.boxes:
        if not window.contains(box):
            yield f"outside: a panel at {tuple(box)}"
    for placed in opened.words.values():
        for one, rect, sheet in placed:
            wide, high = sheet.size(one.words, one.style, 0 if one.line else rect.w)
            longest = max(sheet.size(word, one.style)[0] for word in one.words.split() or [" "])
            if high > rect.h + SLACK or max(wide, longest) > rect.w + SLACK:
                yield f"cut: {one.words!r}"
            if sheet.theme.text < text:  # type: ignore[attr-defined]
                yield f"smaller: {one.words!r} at {sheet.theme.text:.0%}"  # type: ignore[attr-defined]
        for (one, first, _), (other, second, _) in itertools.combinations(placed, 2):
            if min(first.clip(second).size) > SLACK:
                yield f"overlapping: {one.words!r}, {other.words!r}"


def covered(opened: Opened, scene: Any) -> Iterator[str]:
    """Places that can be touched, below a panel that does not show them as well."""
    inputs = scene.view.top.inputs if hasattr(scene, "view") else None
    if inputs is None or (inputs.rested and inputs.enlarged_seat() is not None):
        return  # A large picture of other seats' things goes when the pointer does.
    over = {**inputs.over.zones, **inputs.forecast.zones}
    for key, box in opened.boxes:
        if key is not None and key[0] in MODAL:
            continue
        shown = _BUYERS if key == ("board", "panel") else ()
        for place, rect in inputs.pad.zones.items():
            apart = place not in over and place[0] not in shown
            if apart and inputs.touchable.lawful(place) and box.colliderect(rect):
                yield f"covered: {place} by {key}"


@each_scene_at_sizes([name for game in GAMES for name in OPEN[game]])
def test_panels_hold_their_words(
    apps: Apps, name: str, language: str, layouts: Layouts, opened: Opened
) -> None:
    app = apps(next(game for game in GAMES if name in OPEN[game]), language)
    scene = show(app, SCENES[name])
    found: list[str] = []
    for size, factor in layouts:
        opened.words.clear()
        opened.boxes.clear()
        lay_out(app, size, factor)
        app.use(scene)
        scene.draw(app.screen)
        # Where there is room enough, the forecast is part of the board.
        assert opened.boxes or scene.view.top.pad.layout.roomy  # type: ignore[attr-defined]
        faults = [*wrong(opened, factor, Rect((0, 0), size)), *covered(opened, scene)]
        found += [f"{name}, {size[0]}x{size[1]} at {factor:.0%}: {fault}" for fault in faults]
    assert not found, "\n".join(found[:20])


@each_game
def test_a_choice_among_many_long_decisions_fits(apps: Apps, game: str, opened: Opened) -> None:
    """At one of four sizes; ``EVERY=1``: at all."""
    app = apps(game, PSEUDO)
    scene: Any = show(app, SCENES[OPEN[game][0]])
    options = [Option(code, True) for code in range(6)]
    for size, factor in in_turn(LAYOUTS, GAMES.index(game), 4):
        lay_out(app, size, factor)
        opened.words.clear()
        opened.boxes.clear()
        pad = scene.view.pad(scene.view.top.inputs.position)
        chooser.draw(pad, options, None, _LONG[:24], lambda pad, option: _LONG)
        assert not list(wrong(opened, factor, Rect((0, 0), size)))
        assert pad.zones[("choose", 5)].bottom <= pad.zones[("choose", "cancel")].top


@each_game
def test_a_panel_that_is_too_small_is_noticed(
    apps: Apps, game: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = apps(game)
    monkeypatch.setattr(panels.Words, "high_at", lambda *_: 10)
    scene = show(app, SCENES[OPEN[game][0]])
    opened.words.clear()
    app.set_look("text_size", 2.0)
    app.use(scene)
    scene.draw(app.screen)
    assert any(fault.startswith("cut") for fault in wrong(opened, 2.0, Rect((0, 0), app.size)))
