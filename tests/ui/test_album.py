"""The album: what comes with the games, and what a person finds by selling."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.learn import album
from kraftwagen.match.match import Match
from kraftwagen.match.replay import branch
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.presenters.album import Album
from kraftwagen.ui.presenters.post_game import note_match
from kraftwagen.ui.scenes.career.album import AlbumScene
from kraftwagen.ui.widgets import Label
from tests.games import each_game
from tests.golden import load_all, played
from tests.ui.catalogue import tree
from tests.ui.driver import Driver
from tests.ui.golden_images import worst_tile
from tests.ui.playing import set_up, sit_down

SMALL = (320, 180)


def game_of(
    game: str, until: Callable[[Match], bool] = lambda match: False, people: int = 1
) -> Match:
    """A game in which the first seats are persons', to its end or so far."""
    record = next(iter(load_all(game).values()))
    seats = [SeatInfo(f"Bot {n}", "greedy") for n in range(record["seats"])]
    seats[:people] = [SeatInfo(name) for name in ("Ada", "Bo")[:people]]
    spec = registry.load(game)
    match = Match.new(spec, seats, record["seed"], record["options"], "2026-11-20T10:00:00")
    for line in record["lines"]:
        match.submit(match.actor, spec.from_text(line))
        if until(match):
            break
    return match


def sold_in(match: Match, models: list[album.Model], seat: int) -> dict[str, int]:
    happened = [event for step in match.steps for event in step.events]
    return album.sold_by(match.spec, happened, match.state, [seat], models)


@each_game
def test_an_album_is_complete(make_app: Callable[..., Any], game: str) -> None:
    """Enough models, each with words and a drawing; no words are left over."""
    app = make_app(games=[registry.load(game)])
    own = Album(app, app.games[0])
    assert own.fault is None
    assert len(own.models) >= 18
    words = tree(app.tr, f"{game}.album")
    assert set(words) == {one.id for one in own.models}
    assert all(set(told) == {"title", "about", "way"} for told in words.values())
    for one in own.models:
        for name in (one.picture, *one.trims):
            assert app.resources.has_image(f"{game}/{name}"), name


@each_game
def test_no_two_drawings_look_alike(make_app: Callable[..., Any], game: str) -> None:
    app = make_app(games=[registry.load(game)])
    own = Album(app, app.games[0])
    for one, other in combinations(own.models, 2):
        pictures = []
        for model in (one, other):
            ground = pygame.Surface(SMALL, depth=24)
            ground.fill((233, 220, 192))
            ground.blit(own.picture(model, SMALL[0]), (0, 0))
            pictures.append(ground)
        assert worst_tile(*pictures)[0] > 30, f"{one.id} and {other.id}"


@each_game
def test_whatever_is_sold_is_a_model_and_each_model_can_be_one(
    make_app: Callable[..., Any], game: str
) -> None:
    app = make_app(games=[registry.load(game)])
    models = Album(app, app.games[0]).models
    sold: list[album.Facts] = []
    for record in load_all(game).values():
        _, end, happened = played(record)
        sold += registry.load(game).sold(happened, end)
    assert sold
    assert all(album.model_of(models, facts) for facts in sold)
    for one in models:
        lows = {name: one if isinstance(one, str) else one[0] for name, one in one.when.items()}
        assert album.model_of(models, lows) is one


@each_game
def test_a_person_finds_what_they_sell_once(make_app: Callable[..., Any], game: str) -> None:
    app, match = make_app(games=[registry.load(game)]), game_of(game)
    sold = sold_in(match, Album(app, match.spec).models, 0)
    assert sold, "the person has sold something"
    note_match(app, match)
    own = Album(app, match.spec)
    assert {one.id for one in own.models if own.found(one)} == set(sold)
    found = next(own.found(one) for one in own.models if one.id in sold)
    assert found == {"by": "Ada", "date": "2026-11-20"}
    assert own.note(match) == []


@each_game
def test_practice_finds_nothing(make_app: Callable[..., Any], game: str) -> None:
    app, match = make_app(games=[registry.load(game)]), game_of(game)
    again = branch(match, 1, [seat.controller for seat in match.seats], "2026-11-21T10:00:00")
    for step in match.steps[1:]:
        again.submit(step.seat, step.code)
    assert again.record.header.is_practice
    assert Album(app, match.spec).note(again) == []


@each_game
@pytest.mark.parametrize("people", [1, 2])
def test_the_table_tells_of_it_after_the_turn(
    make_app: Callable[..., Any], game: str, people: int
) -> None:
    spec = registry.load(game)
    app = set_up(make_app, spec)
    models = Album(app, spec).models

    def sold(match: Match) -> bool:
        ended = any(event.ends_turn for event in match.steps[-1].events)
        return ended and bool(sold_in(match, models, 0))

    match = game_of(game, sold, people)
    assert not match.is_over
    player = sit_down(app, match, saves=False)
    player.settle(0.1)
    table = player.table.controller
    table._gains.tell(table.notices)
    (words, picture), *_ = table.notices.waiting
    said = ("New in the album: ", "Ada, new in the album: ", "Bo, new in the album: ")
    assert words.startswith(said[1:] if people == 2 else said[:1])
    assert picture(80).get_width() == 80
    assert Album(app, spec).count >= 1


@pytest.mark.parametrize("found", [0, 1])
def test_the_page_names_what_is_found_and_says_how_to_find_the_rest(
    make_app: Callable[..., Any], found: int
) -> None:
    app = make_app(games=[registry.load(registry.oldest())])
    own = Album(app, app.games[0])
    for one in own.models[:found]:
        own._progress.keep(own.spec.id, "album", one.id, {"by": "Ada", "date": "2026-11-20"})
    app.stack.push(AlbumScene())
    driver = Driver(app)
    driver.frame()
    said = [label.text for label in driver.widgets(Label)]
    first = own.models[0]
    assert f"{found} of {len(own.models)} models found" in said
    assert (own.title(first) in said) == bool(found)
    assert (own.way(first) in said) != bool(found)
