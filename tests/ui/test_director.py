"""The director: one gate, skip, order of events, and the position has the last word."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import Event
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import Theme
from kraftwagen.ui.drawing.timeline import Timeline, move
from kraftwagen.ui.platform import spare_time
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.director import READING, Director, Mismatch
from kraftwagen.ui.tables.hooks import load_hooks
from tests.games import each_game, part
from tests.ui.english import ENGLISH
from tests.ui.playing import Start


@dataclass(frozen=True)
class Moved(Event):
    to: int


@dataclass(frozen=True)
class Silent(Event):
    pass


class View:
    """Shows one number; a Moved event takes one second."""

    def __init__(self) -> None:
        self.shown = 0.0
        self.rebuilt: list[object] = []
        self.ahead: list[tuple[object, int]] = []
        self.asked: list[Event] = []
        self.wrong = False
        self.drawn = self.parts = 0

    def prepare(self, position: Any) -> Iterator[None]:
        if isinstance(position, Event):
            for _ in range(self.parts):
                self.drawn += 1
                yield
            return
        for area in range(3):
            self.ahead.append((position, area))
            yield

    def rebuild(self, position: Position) -> None:
        self.rebuilt.append(position.state)
        self.shown = position.state

    def timeline(self, event: Event, cue: Callable[[], object] = lambda: None) -> Timeline | None:
        self.asked.append(event)
        if not isinstance(event, Moved):
            return None
        return move(self._put, self.shown, event.to + (1 if self.wrong else 0), 1.0)

    def _put(self, value: float) -> None:
        self.shown = value

    def set_down(self) -> list[Any]:
        return [self.shown]

    def shows(self, piece: Any) -> bool:
        return bool(piece == self.shown)


def at(state: object) -> Position:
    return Position(registry.load("toy"), state, 0, ("A", "B"))


@pytest.fixture
def view() -> View:
    return View()


def key(code: int = pygame.K_SPACE) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def test_events_are_played_then_the_position_shown(view: View) -> None:
    heard: list[Event] = []
    director = Director(view, on_event=heard.append)
    events = [Moved(1), Silent(), Moved(2)]
    director.play(events, at(2))
    assert director.busy
    director.update(0.5)
    assert 0 < view.shown < 1
    assert heard == events[:1]
    director.update(1.0)
    assert 1 < view.shown < 2
    assert heard == events
    assert view.rebuilt == []
    director.update(1.0)
    assert not director.busy
    assert view.rebuilt == [2]


@pytest.mark.parametrize(("speed", "seconds"), [("slow", 1 / 0.55), ("normal", 1), ("fast", 0.36)])
def test_speeds(view: View, speed: str, seconds: float) -> None:
    director = Director(view, speed=speed)
    director.play([Moved(1)], at(1))
    director.update(seconds * 0.9)
    assert director.busy
    director.update(seconds * 0.2)
    assert not director.busy


def test_with_less_motion_the_end_is_shown_at_once_and_stays_a_moment(view: View) -> None:
    director = Director(view)
    director.still = True
    director.play([Moved(3)], at(3))
    director.update(0.01)
    assert view.shown == 3
    assert director.busy
    director.update(0.6)
    assert not director.busy


def test_instant_snaps_at_once(view: View) -> None:
    heard: list[Event] = []
    director = Director(view, speed="instant", on_event=heard.append)
    director.play([Moved(1), Moved(2)], at(2))
    assert not director.busy
    assert (view.rebuilt, view.asked) == ([2], [])
    assert len(heard) == 2


def test_the_gate_snaps_when_told(view: View) -> None:
    director = Director(view)
    director.play([Moved(1)], at(1))
    director.play([Moved(2)], at(2), animate=False)
    director.play([Moved(3)], at(3))
    director.update(1.0)
    assert view.rebuilt == [1, 2]
    assert Moved(2) not in view.asked


def test_changing_to_instant_ends_what_is_playing(view: View) -> None:
    director = Director(view)
    director.play([Moved(1)], at(1))
    director.update(0.1)
    director.speed = "instant"
    director.update(0.01)
    assert view.rebuilt == [1]


@pytest.mark.parametrize(
    "event",
    [key(), key(pygame.K_a), pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0))],
)
def test_any_key_or_click_skips(view: View, event: pygame.Event) -> None:
    director = Director(view)
    director.play([Moved(1), Moved(7)], at(7))
    director.update(0.1)
    assert director.handle(event)
    assert view.rebuilt == [7]
    assert not director.handle(event)


@pytest.mark.parametrize(
    "event",
    [
        key(pygame.K_LSHIFT),
        pygame.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, button=4, pos=(0, 0)),
    ],
)
def test_other_input_does_not_skip(view: View, event: pygame.Event) -> None:
    director = Director(view)
    director.play([Moved(1)], at(1))
    assert not director.handle(event)
    assert director.busy


def test_batches_wait_for_each_other_and_pause(view: View) -> None:
    done: list[int] = []
    director = Director(view)
    director.play([Moved(1)], at(1), pause=0.5, on_done=lambda: done.append(1))
    director.play([Moved(2)], at(2), on_done=lambda: done.append(2))
    director.update(1.2)
    assert done == []
    director.update(0.4)
    assert done == [1]
    director.update(1.1)
    assert done == [1, 2]


def test_without_a_position_the_last_picture_stays(view: View) -> None:
    director = Director(view)
    director.play([Moved(4)], None)
    director.skip()
    assert view.shown == 4
    assert view.rebuilt == []


def test_a_frozen_director_waits(view: View) -> None:
    director = Director(view)
    director.play([], None, on_done=lambda: setattr(director, "frozen", True))
    director.play([Moved(1)], at(1))
    director.update(5)
    assert director.busy
    assert not director.skip()
    director.frozen = False
    director.update(5)
    assert view.rebuilt == [1]


@pytest.mark.parametrize("shown", [True, False])
def test_after_a_scoring_nothing_moves_on_the_table_of_before(view: View, shown: bool) -> None:
    """It still shows the cars that were sold, and the money from before."""
    director = Director(view)
    parts: Any = SimpleNamespace(opening=[], scored=[Silent()], closing=[Moved(1)], goes_on=False)
    director.show(parts, at(9), lambda: setattr(director, "frozen", shown))
    director.update(0.1)
    director.frozen = False
    director.update(0.1)
    assert (view.rebuilt == [9]) == shown


def test_whoever_waits_is_told_when_a_scoring_without_a_scene_could_be_read(view: View) -> None:
    director, left = Director(view), list[bool]()
    parts: Any = SimpleNamespace(opening=[], scored=[Silent()], closing=[], goes_on=True)
    director.show(parts, at(9), lambda: None, on_done=lambda: left.append(director.busy))
    director.update(0.1)
    assert view.rebuilt == [9]
    director.update(READING)
    assert left == [False], "told once, at the very end"


def test_snap_drops_what_was_queued_but_tells_it(view: View) -> None:
    heard: list[Event] = []
    director = Director(view, on_event=heard.append)
    director.play([Moved(1), Moved(2)], at(2))
    director.update(0.1)
    director.snap(at(9))
    assert (view.shown, director.busy, len(heard)) == (9, False, 2)


def test_a_wrong_animation_is_found(view: View) -> None:
    view.wrong = True
    director = Director(view, strict=True)
    director.play([Moved(1)], at(1))
    with pytest.raises(Mismatch, match="animations left"):
        director.skip()


def test_a_right_animation_passes(view: View) -> None:
    director = Director(view, strict=True)
    director.play([Moved(1), Moved(3)], at(3))
    director.skip()
    assert view.shown == 3


@each_game
def test_what_animations_set_down_is_where_the_position_has_it(game: str) -> None:
    """Every piece, of every decision of a game: its middle, and its picture unless another size."""
    view, dice = part(game, "ui.at_table").make_table(), random.Random(1)
    spec = registry.load(game)
    hooks = load_hooks(spec, ENGLISH)
    state = spec.new(3, 1, {})
    stays = hooks.stays(None, state)

    def seen() -> Position:
        return Position(spec, state, 0, ("Ada", "Bruno", "Clara"), stays=stays)

    director = Director(view, strict=True)
    director.snap(seen())
    for _ in range(400):
        if spec.is_over(state):
            break
        happened: list[Event] = []
        state = spec.clone(state)
        spec.apply(state, dice.choice(spec.legal(state)), happened)
        stays = hooks.stays(stays, state)
        director.play(happened, seen())
        director.skip()


def test_an_event_begins_when_what_it_shows_is_drawn(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spare_time, "STANDING", 0.0)
    director, view.parts = Director(view), 3
    director.play([Moved(1), Moved(2)], at(2))
    for drawn in (2, 3):
        director.update(0.1)
        assert (view.drawn, view.asked) == (drawn, [])
    director.update(0.1)
    assert view.shown == pytest.approx(0.1, abs=0.1)
    assert view.asked == [Moved(1)]
    director.skip()
    assert view.rebuilt == [2]


def test_the_position_to_come_is_laid_out_in_spare_time(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in the frame of a press or of a new motion, nor before the last of the events."""
    for name in ("MOVING", "STANDING", "LEFT"):
        monkeypatch.setattr(spare_time, name, 0.0)
    director, after = Director(view), at(2)
    director.play([Moved(1), Moved(2)], lambda: after)
    director.update(0.99)
    assert view.ahead == []
    for count in (0, 0, 0, 1):
        assert director.update(0.05)
        assert view.ahead == [(after, area) for area in range(count)]
    for name in ("MOVING", "LEFT"):
        monkeypatch.setattr(spare_time, name, 1.0)
    assert director.update(0.75)
    assert (len(view.ahead), view.rebuilt) == (3, [])
    director.update(0.1)
    assert view.rebuilt == [2]


def test_what_comes_after_a_show_is_laid_out_while_it_covers_the_table(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    director = Director(view)
    parts: Any = SimpleNamespace(opening=[], scored=[Silent()], closing=[], goes_on=False)
    director.show(parts, at(9), lambda: setattr(director, "frozen", True))
    director.update(0.1)
    monkeypatch.setattr(spare_time, "MOVING", 0.0)
    for count in (0, 0, 1, 2, 3):
        director.lay_ahead()
        assert len(view.ahead) == count
    assert view.rebuilt == []
    director.frozen = False
    director.update(0.1)
    assert (len(view.ahead), view.rebuilt) == (3, [9])


def test_a_position_is_laid_out_before_it_is_shown_without_motion(
    view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step a frame here; nothing else changes meanwhile, and a click shows it at once."""
    for name in ("MOVING", "STANDING", "LEFT"):
        monkeypatch.setattr(spare_time, name, 0.0)
    director, after = Director(view), at(2)
    director.play([Silent()], lambda: after)
    for count in (0, 0, 1, 2, 3):
        assert not director.update(0.01)
        assert (len(view.ahead), view.rebuilt) == (count, [])
    for name in ("MOVING", "LEFT"):
        monkeypatch.setattr(spare_time, name, 1.0)
    assert director.update(0.01)
    assert view.rebuilt == [2]
    director.play([Silent()], at(3))
    director.update(0.01)
    director.play([Silent()], at(4))
    assert director.skip()
    assert view.rebuilt == [2, 3, 4]


@each_game
def test_what_was_laid_out_ahead_is_taken_and_looks_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless something else is to be seen than what was expected."""
    view: Any = part(game, "ui.at_table").make_table()
    spec, surface = registry.load(game), pygame.Surface((1280, 720))
    first = Position(spec, spec.new(3, 1, {}), 0, ("Ada", "Bruno", "Clara"))
    areas, laid = view.areas, list[object]()

    def noted(pad: Any) -> Iterator[None]:
        laid.append(pad.position)
        return areas(pad)  # type: ignore[no-any-return]

    monkeypatch.setattr(view, "areas", noted)

    canvas = Canvas(Theme(1.0, view._res.palette), view._res)

    def seen(position: Position, ahead: Position | None = None) -> tuple[bytes, int]:
        before = len(laid)
        if ahead is not None:
            deque(view.prepare(ahead), 0)
        view.rebuild(position)
        canvas.backdrop(surface, table=True)
        view.draw(surface)
        return pygame.image.tobytes(surface, "RGB"), len(laid) - before

    picture, _ = seen(first)
    twin = replace(first, state=spec.clone(first.state))
    assert seen(twin, ahead=first) == (picture, 1)
    assert seen(first) == (picture, 1)
    other = replace(first, viewer=1)
    assert seen(first, ahead=other) == (picture, 2)
    assert seen(other)[0] != picture


@each_game
def test_a_question_laid_out_ahead_looks_as_if_laid_out_at_once(game: str, start: Start) -> None:
    """With its shade, its light and the marks of what others did."""
    player = start("Ada", bots=1, game=game, speed="normal")
    view, match = player.table.view, player.match
    seen = set[bool]()

    def picture() -> bytes:
        return pygame.image.tobytes(player.app.screen, "RGB")

    for _ in range(3):
        player.until_free()
        player.table.controller.decide(0, match.legal()[0])
        player.until_free()
        player.settle(3)
        shown, position = picture(), view.top.inputs.position
        seen.add(view.top.pad.ahead is not None and bool(position.options))
        view.rebuild(position)
        player.settle(3)
        assert picture() == shown
    assert True in seen


@each_game
def test_a_table_laid_out_ahead_comes_back_from_under_a_cover(game: str) -> None:
    view: Any = part(game, "ui.at_table").make_table()
    spec, surface = registry.load(game), pygame.Surface((1280, 720))
    first = Position(spec, spec.new(3, 1, {}), 0, ("Ada", "Bruno", "Clara"))
    canvas = Canvas(Theme(1.0, view._res.palette), view._res)
    view.calm = False

    def seen() -> bytes:
        canvas.backdrop(surface, table=True)
        view.draw(surface)
        view.update(5.0)
        return pygame.image.tobytes(surface, "RGB")

    view.rebuild(first)
    seen()
    deque(view.prepare(first), 0)
    view.rebuild(first)
    whole = seen()
    for shown in ((), None):
        view.cover(shown)
        seen()
    assert seen() == whole


@each_game
def test_a_hidden_piece_is_drawn_over_where_it_lies(
    game: str,
) -> None:
    """The rest of the still picture stays; it is as if all were drawn anew."""
    view: Any = part(game, "ui.at_table").make_table()
    spec, surface = registry.load(game), pygame.Surface((1280, 720))
    view.rebuild(Position(spec, spec.new(3, 1, {}), 0, ("Ada", "Bruno", "Clara")))

    def seen() -> bytes:
        surface.fill("black")
        view.draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    whole, stage, changed = seen(), view.top.stage, 0
    for key in [*view.top.pad.sprites][::9]:
        stage.hidden.add(key)
        drawn = seen()
        view._still.made = None
        assert drawn == seen()
        changed += drawn != whole
        stage.hidden.discard(key)
        assert seen() == whole
    assert changed > 5
