"""Notices in a corner: how long they stay, and that they wait until nobody acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

import pygame
import pytest
from pygame import Rect

from kraftwagen.engine import registry
from kraftwagen.engine.types import Event
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.presenters.merits import MeritWatch
from kraftwagen.ui.presenters.post_game import note_match
from kraftwagen.ui.scenes.parts.gains import Gains
from kraftwagen.ui.scenes.parts.notice import Notices
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets.base import Ui
from tests.games import GAMES
from tests.ui.playing import Start

LENGTH = MOMENTS["notice"].length


@pytest.fixture
def notices(make_app: Callable[..., Any]) -> Notices:
    return Notices(make_app(), "toy")


def test_a_notice_stays_for_three_seconds(notices: Notices) -> None:
    assert LENGTH == 3.0
    notices.tell("A record!")
    notices.update(1.0)
    assert notices.now == "A record!"
    notices.update(LENGTH - 0.1)
    assert notices.now
    notices.update(0.2)
    assert not notices.lively


def test_it_waits_while_somebody_acts(notices: Notices) -> None:
    notices.tell("A record!")
    for _ in range(10):
        notices.acted()
        notices.update(0.3)
        assert notices.now == ""
    notices.update(1.0)
    assert notices.now


def test_it_stands_aside_for_a_banner_and_is_seen_as_long_as_any(notices: Notices) -> None:
    """The banner of a new round lay over it, so that half of its words were cut off."""
    ui, strip = Ui(notices._app, (1280, 720)), Rect(0, 0, 600, 60)
    notices.tell("A record!")
    seen = []
    for dt, aside in ((1.0, False), (1.0, False), (0.1, True), (9.0, True), (0.1, False)):
        notices.update(dt, aside)
        seen.append(notices.within(ui, strip).w > 0)
    assert seen == [True, True, False, False, True]
    notices.update(LENGTH - 1.2)
    assert notices.now
    notices.update(0.2)
    assert not notices.lively


@pytest.mark.parametrize(
    ("people", "said"), [(["Ada"], "Achievement: "), (["Ada", "Ben"], "Ben, achievement: ")]
)
def test_where_persons_share_a_screen_it_says_whose_it_is(
    make_app: Callable[..., Any], people: list[str], said: str
) -> None:
    """The one who earned the last piece of it."""
    spec = registry.load(registry.oldest())
    app = make_app(games=[spec])
    hooks, last = load_hooks(spec, app.tr), len(people) - 1
    merit = hooks.sure[0]
    whole = [str(number) for number in range(spec.merits[merit])]

    def summarize(happened: Sequence[Event], state: Any) -> list[Any]:
        told = spec.summarize(happened, state)
        pieces = [whole if seat == last else whole[1:] for seat in range(len(told))]
        return [replace(one, merits={merit: own}) for one, own in zip(told, pieces, strict=True)]

    seats = [SeatInfo(name) for name in people] + [SeatInfo("Eva", "greedy")]
    match = Match.new(replace(spec, summarize=summarize), seats, 3, {}, "2026-11-20")
    gains, told = Gains(app, match, hooks, kept=True), Notices(app, spec.id)
    while not told.waiting:
        match.submit(match.actor, match.legal()[0])
        if match.steps[-1].seat == last:
            gains.tell(told)
    assert [words[: len(said)] for words, sign in told.waiting if sign == merit] == [said]


def test_one_at_a_time_and_none_twice(notices: Notices) -> None:
    for words in ("one", "two", "one"):
        notices.tell(words)
    notices.update(1.0)
    assert (notices.now, notices.waiting) == ("one", [("two", "")])
    notices.tell("one")
    assert notices.waiting == [("two", "")]


def test_they_can_be_switched_off(notices: Notices) -> None:
    notices._app.settings.notices = False
    notices.tell("A record!")
    assert not notices.lively


@pytest.mark.parametrize("pressed", [False, True])
def test_the_next_person_comes_when_it_was_read_or_somebody_acts(
    start: Start, pressed: bool
) -> None:
    player = start("Ada", "Ben")
    player.pass_covers()
    player.until_free()
    table, told = player.table.controller, player.table.controller.notices
    first = player.match.actor
    while player.match.actor == first:
        assert player.scene is player.table
        table.decide(first, player.match.legal()[0])
        told.tell("Ada, a record!")
        player.frame(2)
    player.settle(1.0)
    assert (player.scene.name, told.now) == ("table", "Ada, a record!")
    other = player.match.seats[player.match.actor].name
    assert player.table.action_bar.prompt.text == f"{other} is to move."
    if pressed:
        player.key(pygame.K_LSHIFT)
        player.frame(2)
    else:
        player.settle(LENGTH)
    assert player.scene.name == "handoff"


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (900, 1200)])
def test_nothing_of_table_log_and_buttons_is_covered(
    start: Start, size: tuple[int, int], scale: float
) -> None:
    player = start("Ada", bots=1)
    player.app.set_scale(scale)
    player.resize(*size)
    player.until_free()
    table, pictures = player.table, []
    table.view.calm = True
    for now in ("", "New in the album: a car with a name that is quite long"):
        table.controller.notices.now = now
        table.invalidate()
        player.frame()
        pictures.append(player.app.screen.copy())
    bar, (before, after) = table.action_bar, pictures

    def differs(place: Rect) -> bool:
        cuts = (picture.subsurface(place) for picture in (before, after))
        return len({pygame.image.tobytes(cut, "RGB") for cut in cuts}) > 1

    assert differs(bar.prompt.rect)
    beside = table.side.clip(before.get_rect())  # beyond the window where it is folded
    assert not any(
        map(differs, (table.board, beside, bar.hint.rect, bar.undo.rect, bar.plate.rect))
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_in_play_is_gained_at_the_end(make_app: Callable[..., Any], game: str) -> None:
    """Each once, and nothing that a later turn could undo."""
    spec = registry.load(game)
    app = make_app(games=[spec])
    sure = load_hooks(spec, app.tr).sure
    assert set(sure) <= set(spec.merits)
    table = import_module(f"kraftwagen.tools.games.{game}.screenshots.table")
    told = []
    for seed in (3, 4):
        match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bo", "greedy")], seed, {}, "2026-11-20")
        watch = MeritWatch(app, match, sure)
        found: list[str] = []

        def look(
            _: Match, happened: Sequence[Event], watch: MeritWatch = watch,
            found: list[str] = found,
        ) -> bool:  # fmt: skip
            if any(event.ends_turn for event in happened):
                found += watch.completed()
            return False

        table.play_ahead(match, look)
        gained = note_match(app, match).achievements
        assert len(found) == len(set(found))
        assert set(found) <= set(gained) & set(sure)
        told += found
    assert told, "something was earned"
