"""What one seat does to another is shown where it happens: real decisions of games of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import pygame
import pytest
from pygame import Rect

from kraftwagen.bots.base import Choice
from kraftwagen.bots.runner import BotDecision
from kraftwagen.engine import registry
from kraftwagen.engine.types import Observation
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.drawing import people, ribbon
from kraftwagen.ui.scenes.parts import match_view
from kraftwagen.ui.scenes.parts.celebrate import BLOW, HIT, LENGTHS, LIGHT, MOST
from kraftwagen.ui.scenes.parts.guide import Guide
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.hooks import Feat, load_hooks
from tests.games import GAMES
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH
from tests.ui.playing import Player, QuickRunner, set_up, sit_down

SEATS = [SeatInfo("Ada"), *(SeatInfo(name, "greedy") for name in ("Gustav", "Helene", "Dorian"))]
WORDS = {
    "undercut": "Undercut: {amount} less", "outdone": "Outdone: {amount} less",
    "overtaken": "Overtaken: place {place}", "passed": "Passed in",
}  # fmt: skip
PLACES = {"undercut": "car", "outdone": "car", "overtaken": "race", "passed": "ship"}


class Moment(NamedTuple):
    """A decision of a game that hurt a seat: its number from 0, who decided, what it did."""

    number: int
    by: int
    feat: Feat


class Course(NamedTuple):
    """A game of bots, and every decision of it that hurt somebody else."""

    codes: list[int]
    moments: list[Moment]

    def first(self, own: bool, kind: str = "") -> Moment:
        """The first one that seat 0 dealt, or that it suffered."""
        return next(
            one
            for one in self.moments
            if (one.by == 0 if own else one.feat.seat == 0) and kind in one.feat.kind
        )


@cache
def course(game: str, seed: int = 3) -> Course:
    match, hooks = begun(game, seed), load_hooks(registry.load(game), ENGLISH)
    table = import_module(f"kraftwagen.tools.games.{game}.screenshots.table")
    table.play_ahead(match, lambda match, happened: False)
    moments = []
    for number, step in enumerate(match.steps):
        after = match.state_at(number + 1)
        for seat in set(range(4)) - {step.seat}:
            feat = hooks.blow(step.before, after, step.events, seat)
            moments += [Moment(number, step.seat, feat)] if feat is not None else []
    return Course([step.code for step in match.steps], moments)


def begun(game: str, seed: int = 3) -> Match:
    return Match.new(registry.load(game), SEATS, seed, {}, "2026-11-20")


class Again(QuickRunner):
    """A runner that decides what was decided in the course."""

    match: Match

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        code = course(self.spec.id).codes[len(self.match.steps)]
        self._move = BotDecision(observation.seat, Choice(code), "")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def at(make_app: Callable[..., App], game: str) -> Callable[[Moment], Player]:
    """A table just before a decision of the course, its first picture drawn."""

    def sit(moment: Moment, **settings: Any) -> Player:
        app = set_up(make_app, registry.load(game), speed="normal")
        for name, value in settings.items():
            setattr(app.settings, name, value)
        match = begun(game)
        for code in course(game).codes[: moment.number]:
            match.submit(match.actor, code)
        Again.match = match
        return sit_down(app, match, Again)

    return sit


def seen(player: Player, moment: Moment, most: int = 900) -> Any:
    """The celebrations when the blow of a decision is shown; those before it are passed by."""
    found = player.table.controller.celebrations
    for _ in range(most):
        if found.now is not None and found.now.rank in (BLOW, HIT):
            return found
        count = len(player.match.steps)
        if count == moment.number and player.match.actor == 0 and not player.table.director.busy:
            player.table.controller.decide(0, course(player.match.spec.id).codes[count])
        if count > moment.number + 3:
            break
        player.frame()
    return None


def test_it_is_shown_at_the_piece_with_its_words_and_bots_wait(game: str, at: Any) -> None:
    moment = course(game).first(own=False)
    player = at(moment)
    spoken: list[str] = []
    player.app.speech.say = lambda words, cut=True: spoken.append(words)
    found = seen(player, moment)
    feat, count = found.now.feat, len(player.match.steps)
    assert (found.now.rank, feat.seat, found.now.rival) == (BLOW, 0, moment.by)
    assert found.now.place[0] == PLACES[feat.kind]
    words = found._text("short")
    assert words.startswith(WORDS[feat.kind].format(**feat.values))
    assert spoken.count(words) == 1
    place = player.table.view.place(found.now.place)
    player.frame(30)
    assert found._spot[0] == place
    lies = found._spot[1]
    assert not lies.colliderect(place)
    assert lies.inflate(8, 8).colliderect(place), "beside it"
    dealt = [*filter(None, map(player.table.view.place, found.now.by))]
    assert dealt
    assert lies.collidelist(dealt) < 0, "what dealt it stays in sight"
    while found.now is not None and found.now.rank == BLOW:
        assert len(player.match.steps) == count
        player.frame()
    if player.match.actor:
        player.frame(5)
        assert len(player.match.steps) > count


def test_every_kind_has_words_and_a_place_that_is_there(game: str, at: Any) -> None:
    kinds = {one.feat.kind for one in course(game).moments if one.feat.seat == 0 != one.by}
    assert kinds
    for kind in kinds:
        moment = course(game).first(own=False, kind=kind)
        found = seen(at(moment), moment)
        assert found is not None, kind
        assert found.now.feat.kind == kind


def test_what_one_does_oneself_is_shown_there_and_nobody_waits(game: str, at: Any) -> None:
    moment = course(game).first(own=True)
    faces: list[people.Face] = []
    found = seen(at(moment), moment)
    assert found.now.rank == HIT
    assert found.now.rival == found.now.feat.seat != 0
    assert not found.hold
    likeness = match_view.likeness
    match_view.likeness = lambda res, game, face, side: faces.append(face)
    try:
        assert found._made_ribbon() is not None, "with a badge where nobody is drawn"
    finally:
        match_view.likeness = likeness
    assert [face.mood for face in faces] in ([people.CROSS], [])


@pytest.mark.parametrize("off", [{"banners": False}, {"speed": "instant"}])
def test_none_where_banners_are_off_or_nothing_is_animated(
    game: str, at: Any, off: dict[str, Any]
) -> None:
    moment = course(game).first(own=False)
    assert seen(at(moment, **off), moment) is None


def test_at_fast_it_is_short_and_nobody_waits(game: str, at: Any) -> None:
    moment = course(game).first(own=False)
    found = seen(at(moment, speed="fast"), moment)
    assert found._length == LENGTHS[LIGHT] < LENGTHS[BLOW]
    assert not found.hold


def test_none_in_games_that_do_not_count(game: str, at: Any) -> None:
    moment = course(game).first(own=False)
    player = at(moment)
    player.table.game.guide = Unkept()
    assert seen(player, moment) is None


class Unkept(Guide):
    kept = False


def test_nobody_waits_for_it_who_hurries(game: str, at: Any) -> None:
    moment = course(game).first(own=False)
    player = at(moment)
    found = player.table.controller.celebrations
    while len(player.match.steps) <= moment.number:
        player.frame()
    player.frame(2)
    player.click(player.table.board.midleft)
    assert not found.hold


def test_at_most_eight_a_game(game: str, at: Any) -> None:
    moment = course(game).first(own=False)
    player = at(moment)
    found = seen(player, moment)
    decision = player.table.game.decision(moment.number + 1)
    for _ in range(MOST + 3):
        found.strike(decision)
        player.frame(2)
        found.pass_by(pygame.Event(pygame.MOUSEBUTTONDOWN))
    assert found.shown[BLOW] == MOST


def test_with_less_motion_it_is_there_and_stays(game: str, at: Any) -> None:
    moment = course(game).first(own=False)
    player = at(moment, reduced_motion=True)
    found = seen(player, moment)
    player.frame(2)
    pictures = set(shots(player, found._spot[0].union(found._spot[1]), 8))
    assert len(pictures) == 1


@pytest.mark.parametrize("grown", [(30, 30), (4000, 4000)])
def test_nothing_lies_over_an_open_chooser(game: str, at: Any, grown: tuple[int, int]) -> None:
    """A ribbon stands beside it, or is not seen at all."""
    moment = course(game).first(own=False)
    player = at(moment, reduced_motion=True)
    found, view = seen(player, moment), player.table.view
    panel = view.place(found.now.place).inflate(grown).clip(player.table.board)
    view.choosers = [panel]
    drawn = []
    for draw in (found.draw, lambda surface: None):
        bare = pygame.Surface(player.app.size)
        draw(bare)
        drawn.append([pygame.image.tobytes(one, "RGB") for one in (bare, bare.subsurface(panel))])
    (seen_, inside), (nothing, empty) = drawn
    assert inside == empty
    assert (seen_ == nothing) == (grown[0] > 1000)


def shots(player: Driver, part: Rect, count: int) -> Iterator[bytes]:
    for _ in range(count):
        player.frame(6)
        yield pygame.image.tobytes(player.app.screen.subsurface(part), "RGB")


def test_a_ribbon_gives_way_to_what_may_be_pressed() -> None:
    room, place, size = Rect(0, 0, 400, 300), Rect(180, 140, 40, 30), (120, 40)
    over = ribbon.spot(size, place, room)
    assert over.bottom <= place.top
    below = ribbon.spot(size, place, room, lambda at: at.top < place.bottom)
    assert below.top >= place.bottom
    assert ribbon.spot(size, place, room, lambda at: at.left < place.right).left >= place.right
    assert ribbon.spot(size, place, room, lambda at: 5) == over
    assert ribbon.spot(size, Rect(180, 10, 40, 30), room).top >= 40, "no room above"
    assert room.contains(ribbon.spot(size, Rect(2, 140, 20, 30), room))
