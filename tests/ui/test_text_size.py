"""Pages that are declared hold words of any length and size: nothing is cut, shrunk or covered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pygame import SRCALPHA, Rect, Surface

from kraftwagen.ui.boxes.leaves import Leaf
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.language.pseudo import NAME as PSEUDO
from kraftwagen.ui.scenes.parts import bar
from kraftwagen.ui.scenes.parts.bar import Setting
from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.widgets import Widget
from tests.games import OLDEST
from tests.ui.measuring import OTHERS, SCENES, again, places, sample_app, show, watching

DECLARED = (
    *("aim", "buttons", "challenge-missed", "challenge-won", "challenges", "controller-buttons"),
    *("achievements", "daily", "daily-first", "dialog", "error", "keys", "learn", "learn-coached"),
    *("lesson-done", "new-match", "new-match-handicap", "new-match-problem", "pause", "puzzles"),
    *("end", "end-many-medals", "end-medals", "menu", "menu-first-start", "posters"),
    *("rules-actions", "rules-aim", "rules-awards", "rules-engineers", "rules-example"),
    *("rules-marked", "rules-market", "rules-race", "rules-research", "rules-search"),
    *("rules-set-up", "rules-special", "rules-turn", "rules-two-players"),
    *("sandbox", "sandbox-advice", "sandbox-broken", "sandbox-market"),
    *(
        "replay-branch",
        "replay-share",
        "save-game",
        "saves",
        "seats",
        "settings",
        "setup-code",
        "text-size",
    ),
    *("results", "results-long-names", "analysis-chances", "analysis-coach", "analysis-expected"),
    *("analysis-luck", "analysis-score", "analysis-sources", "statistics", "statistics-few"),
    *("statistics-filter", "statistics-learned", "statistics-none"),
    *("controller-screen-keyboard", "handoff", "text-board"),
    *("scoring-buyers", "scoring-end", "scoring-race", "scoring-sum"),
)
"""Scenes that are trees of boxes; the others follow."""
AROUND = (
    *("first-tip", "lesson-read", "lesson-wrong", "puzzle-hint", "replay", "table-hint-3"),
    *("table-hint-wait", "table-next", "table-not-saved", "table-past", "table-refusal"),
    *("table-start", "table-then", "table-why", *[*OTHERS][:2]),
)
"""Tables, of whose scenes the bars, the log, the note and bubbles are tried: all but the board."""
LEAST_BOARD = 0.35
"""The smallest part of the window that is left to a board at the largest words."""
CATALOGUE = ("learn", "table", "replay", "settings", "keys", "coach", "analysis", "statistics")
SIZES = {
    (800, 600): (1.0, 1.5),
    (900, 1200): (1.0, 1.5),
    (1280, 720): (1.0, 1.5, 2.0),
    (1920, 1080): (2.0,),
    (2560, 1080): (1.25, 2.0),
}
"""Windows with the sizes of text that are tried in them."""


Apps = Callable[..., App]


@pytest.fixture(params=["en", PSEUDO], scope="module")
def apps(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Apps]:
    """Windows by game, in one language; a scene that breaks its folders has one ``alone``."""
    made: dict[tuple[str, bool], App] = {}

    def app_of(game: str, alone: bool = False) -> App:
        key = game, alone
        if key not in made:
            made[key] = sample_app(tmp_path_factory.mktemp("words"), request.param, game)
        return made[key]

    yield app_of
    for app in made.values():
        app.close()


@pytest.fixture
def app(apps: Apps) -> App:
    return apps(OLDEST)


@pytest.fixture
def shrunk(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that were drawn smaller than their style; print on boards is part of them."""
    found: list[str] = []
    fit = Canvas.fit

    def noted(self: Canvas, text: str, style: str, width: int, smallest: float) -> tuple[str, Any]:
        words, look = fit(self, text, style, width, smallest)
        if look != self.theme.style(style) and self.theme is app.theme:
            found.append(text)
        return words, look

    monkeypatch.setattr(Canvas, "fit", noted)
    return found


def faults(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch, shrunk: list[str], around: bool = False
) -> list[str]:
    """What is wrong with a scene, window by window; ``around`` judges all but its board."""
    found = []
    scene: Any = show(app, SCENES[name])

    def counts(canvas: Canvas) -> bool:
        return canvas.theme is app.theme  # the print on boards is part of them

    with watching(monkeypatch, counts) as seen, monkeypatch.context() as patch:
        if around:
            for drawing in ("draw", "draw_beside"):
                patch.setattr(scene.view, drawing, lambda *_: None)
        for size, factors in SIZES.items():
            for factor in factors:
                app.settings.text_size = factor
                app.resize(size)
                app.set_look("text_size", factor)
                shrunk.clear()
                again(app, scene, seen)
                if around:
                    for notes in (shrunk, seen.cut, seen.outside, seen.on_screen):
                        notes.clear()  # what the board noted while it was laid out
                    scene.draw(app.screen)
                for widget in scene.ui.widgets:  # those scrolled out of sight, too
                    if isinstance(widget, Widget):
                        widget.paint(Surface(widget.rect.size, SRCALPHA), "normal")
                placed = places(scene)
                where = f"{size[0]}x{size[1]} at {factor:.0%}"
                for fault, things in (
                    ("cut", seen.cut), ("outside", seen.outside), ("shrunk", shrunk),
                    ("outside", placed.outside), ("overlapping", placed.overlapping),
                    ("overlapping", seen.overlapping() if around else []),
                ):  # fmt: skip
                    found += [f"{where}: {fault}: {thing}" for thing in things]
                if isinstance(scene, CardScene) and not Rect((0, 0), size).contains(scene.box):
                    found.append(f"{where}: the card lies outside")
                found += [f"{where}: {thing}" for thing in around_board(scene)] if around else []
    return found


def around_board(scene: Any) -> Iterator[str]:
    """What is wrong with the rows of a log, and with the room that is left for the board."""
    window = Rect((0, 0), scene.app.size)
    if scene.board.w * scene.board.h < LEAST_BOARD * window.w * window.h:
        yield f"too little is left of the board: {scene.board}"
    for log in (one for one in scene.ui.widgets if isinstance(one, LogPanel)):
        for line in log.book.lines:
            for left, _, piece, wide in log._plan(line)[0]:
                if left + wide > log.content_width:
                    yield f"outside the log: {piece.text}"


def texts(data: Any) -> Iterator[str]:
    """All texts of a catalogue."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from texts(one)


def test_a_text_is_as_large_as_it_was_measured(app: App) -> None:
    res, theme, draw = app.resources, app.theme, random.Random(1)
    every = sorted({text for part in CATALOGUE for text in texts(app.tr.data(part))})
    assert len(every) > 400
    for text in draw.sample(every, 400):
        style, wrap = (
            theme.style(draw.choice(["body", "small", "heading"])),
            draw.randrange(40, 700),
        )
        assert res.text_size(text, style, wrap) == res.text(text, style, INK, wrap).get_size()
        _, lines = res.lines(text, style, wrap)
        assert "".join(lines).replace(" ", "") == text.strip().replace(" ", "").replace("\n", "")
        for line in lines:
            assert res.text_size(line, style)[0] <= wrap


@pytest.mark.parametrize("name", DECLARED)
def test_words_fit_at_every_size(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch, shrunk: list[str]
) -> None:
    found = faults(app, name, monkeypatch, shrunk)
    assert not found, "\n".join(found[:12])


@pytest.mark.parametrize("name", AROUND)
def test_what_is_around_a_table_fits_at_every_size(
    apps: Apps, name: str, monkeypatch: pytest.MonkeyPatch, shrunk: list[str]
) -> None:
    app = apps(OTHERS.get(name, OLDEST), alone=name == "table-not-saved")
    found = faults(app, name, monkeypatch, shrunk, around=True)
    assert not found, "\n".join(found[:12])


def test_a_bar_broken_on_purpose_is_noticed(
    app: App, monkeypatch: pytest.MonkeyPatch, shrunk: list[str]
) -> None:
    unset = Setting("body", False, 10)
    monkeypatch.setattr(bar, "setting", lambda *_: unset)
    assert faults(app, "table-then", monkeypatch, shrunk, around=True)


def test_a_page_broken_on_purpose_is_noticed(
    app: App, monkeypatch: pytest.MonkeyPatch, shrunk: list[str]
) -> None:
    def high(self: Leaf[Any], sheet: Any, width: int) -> int:
        return 20

    monkeypatch.setattr(Leaf, "high_at", high)
    assert faults(app, "setup-code", monkeypatch, shrunk)
