"""The people behind bots: drawn as described, different at a glance, and moved by what happened."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest
import yaml

from kraftwagen.bots.ladder import offered
from kraftwagen.engine import registry
from kraftwagen.engine.types import Event
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools import people
from kraftwagen.ui.drawing.guests import GUESTS
from kraftwagen.ui.drawing.people import CALM, CROSS, MOODS, PLEASED, WORRIED, Face, likeness, nerve
from kraftwagen.ui.drawing.raster import rasterised
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.scenes.learn.lesson import MENTOR
from kraftwagen.ui.scenes.parts.moods import Moods
from kraftwagen.ui.tables.hooks import GameHooks, load_hooks
from tests.games import GAMES, each_game

TR = Translator(assets_dir() / "locale", "en")
SMALL = 40
ADA = Face("girl", CALM)
"""People are calm whatever happens."""
TOLD_APART = 14
"""Least mean difference of two grey pictures of 40 pixels, of 255."""


@each_game
def test_pictures_are_those_of_the_description(game: str) -> None:
    for name, text in people.pictures(game).items():
        file = assets_dir() / "games" / game / "images" / f"{name}.svg"
        assert file.read_text(encoding="utf-8") == text, name


@each_game
def test_every_bot_on_offer_is_somebody(game: str) -> None:
    spec = registry.load(game)
    sheets = yaml.safe_load((assets_dir() / "games" / game / "people.yaml").read_text("utf-8"))
    assert list(sheets) == offered(spec)
    assert list(people.read(game)[1]) == [*offered(spec), MENTOR, *GUESTS]
    for bot in offered(spec):
        for what in ("wants", "fears", "speaks"):
            assert len(TR(f"{game}.people.{bot}.{what}")) < 80
        assert TR.lines(f"{game}.bots.{bot}.names")[0] == TR(f"{game}.people.{bot}.name")


def _grey(text: str) -> bytes:
    drawn = pygame.Surface((SMALL, SMALL))
    drawn.fill("#e9dcc0")
    drawn.blit(rasterised(text, (SMALL, SMALL)), (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(drawn), "RGB")[::3]


def _apart(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@each_game
def test_people_and_moods_differ_when_small_and_grey(game: str) -> None:
    pygame.display.set_mode((10, 10))
    found = {name: _grey(text) for name, text in people.pictures(game).items()}
    for (one, a), (two, b) in itertools.combinations(found.items(), 2):
        assert _apart(a, b) >= TOLD_APART, (one, two)


class _Said(GameHooks):
    """Hooks that say what the last decision of a match meant to seat 1."""

    meaning = 0

    def meant(self, before: object, happened: object, seat: int) -> int:
        return self.meaning if seat == 1 else 0


@pytest.mark.parametrize(("meaning", "mood"), [(0, CALM), (2, PLEASED), (-1, CROSS)])
def test_a_face_shows_what_happened(meaning: int, mood: str) -> None:
    match = _match(GAMES[0])
    hooks = _Said(match.spec, TR)
    hooks.meaning = meaning
    assert _faces(match, hooks) == (ADA, Face("merchant", mood))


@each_game
def test_who_is_far_behind_worries_unless_totals_are_secret(game: str) -> None:
    match = _match(game)
    hooks = load_hooks(match.spec, TR)
    res = Resources(assets_dir())
    insight = match.spec.insight
    assert insight is not None
    far = round(nerve(res, game, "merchant") * insight.scale) + 1
    spec = replace(match.spec, scores=lambda state: [far, 0])
    moods = Moods(res, Match.new(spec, match.seats, 5, {}, ""), hooks, {})
    assert moods.at(0, ()) == (ADA, Face("merchant", WORRIED))
    secret = WORRIED if hooks.open_scores else CALM
    assert moods.at(0, (0, 1)) == (ADA, Face("merchant", secret))


@pytest.mark.parametrize(("behind", "mood"), [(0, CALM), (1, WORRIED)])
@each_game
def test_at_the_end_no_loser_laughs(game: str, behind: int, mood: str) -> None:
    match = _match(game)
    hooks, res, insight = _Said(match.spec, TR), Resources(assets_dir()), match.spec.insight
    hooks.meaning = 3  # the last sale was a good one
    assert insight is not None
    far = round(nerve(res, game, "merchant") * insight.scale) * behind + 2
    spec = replace(
        match.spec, scores=lambda state: [far, 0], is_over=lambda state: True,
        winners=lambda state: [0],
    )  # fmt: skip
    moods = Moods(res, Match.new(spec, match.seats, 5, {}, ""), hooks, {})
    said = (ADA._replace(mood=PLEASED), Face("merchant", mood))
    assert moods.at(0, ()) == moods.at_end() == said


@each_game
def test_only_events_of_a_seat_move_it(game: str) -> None:
    match = _match(game)
    while not match.is_over and len(match.steps) < 60:
        for event in match.submit(match.actor, match.legal()[0]):
            assert isinstance(event, Event)
            assert sum(event.meaning(seat) != 0 for seat in range(2)) <= 1


def test_the_moods_are_drawn() -> None:
    assert people.EXPRESSIONS == MOODS


def _match(game: str) -> Match:
    seats = [SeatInfo("Ada"), SeatInfo("Bo", "merchant")]
    return Match.new(registry.load(game), seats, 5, {}, "")


def _faces(match: Match, hooks: GameHooks) -> tuple[Face | None, ...]:
    match.submit(match.actor, match.legal()[0])
    return Moods(Resources(assets_dir()), match, hooks, {}).at(len(match.steps), ())


@each_game
def test_no_two_at_a_table_look_alike(game: str) -> None:
    pygame.display.set_mode((16, 16))  # pictures are made for a window
    res = Resources(assets_dir())
    for bot in offered(registry.load(game)):
        drawn = [likeness(res, game, Face(bot, CALM, look), 42) for look in range(4)]
        assert len({pygame.image.tobytes(one, "RGBA") for one in drawn if one}) == 4, bot
