"""The position in words: complete, from the same source as the tooltips, to be read and copied."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from kraftwagen.engine.registry import load
from kraftwagen.games.kraftwagen.presentation import describe
from kraftwagen.ui.scenes.parts import text_board
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen.words import areas
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui.english import ENGLISH
from tests.ui.playing import Player, Start

SPEC = load("kraftwagen")
NAMES = ("Ferdinand", "Bertha", "Ettore", "Nikolaus")


def positions(seats: int, special: bool, seed: int) -> Iterator[Any]:
    state = SPEC.new(seats, seed, {"special_tiles": special})
    chance = random.Random(seed)
    while not SPEC.is_over(state):
        yield state
        SPEC.apply(state, chance.choice(SPEC.legal(state)))
    yield state


@pytest.fixture
def player(start: Start) -> Player:
    made = start("Ada", bots=1, bot="greedy", seed=5)
    made.until_free()
    return made


def seen(state: Any, viewer: int) -> Position:
    names = NAMES[: len(state.players)]
    closed = frozenset(range(len(names))) - {viewer}
    return Position(SPEC, SPEC.observe(state, viewer).state, viewer, names, hidden_totals=closed)


@pytest.mark.parametrize(("seats", "special"), [(2, True), (3, False), (4, True)])
def test_everything_has_a_sentence(make_app: Callable[..., Any], seats: int, special: bool) -> None:
    make_app()
    for number, state in enumerate(positions(seats, special, seats)):
        if number % 10:
            continue
        said = areas(ENGLISH, seen(state, number % seats))
        assert said[0].title == "What is to do"
        assert len({area.title for area in said}) == len(said) == 7 + seats
        for area in said:
            assert area.sentences
            for line in area.sentences:
                assert line
                assert "{" not in line
                assert "kraftwagen." not in line


def test_the_own_works_are_read_before_those_of_others(make_app: Callable[..., Any]) -> None:
    make_app()
    state = list(positions(3, False, 4))[-1]
    for viewer in range(3):
        works = [area.title for area in areas(ENGLISH, seen(state, viewer))][-3:]
        for step, title in enumerate(works):
            assert NAMES[(viewer + step) % 3] in title


def test_all_that_is_drawn_is_described(player: Player) -> None:
    """Every place on the table belongs to an area, and every thing with a place is in its words."""
    chance = random.Random(3)
    for _ in range(60):
        if not player.pass_covers():
            break
        player.until_free()
        if not player.free:
            continue
        view = player.table.view
        state = tabletop(view).inputs.position.state
        listed = {
            t.key
            for s in describe.outline(state, tabletop(view).inputs.position.viewer)
            for t in s.things
        }
        drawn = {key for key in tabletop(view).pad.zones if describe.area_of(key)[0]}
        # Empty places and frames say where something is; used-up things are gone from the table.
        frames = ("space", "gap", "track", "row", "mat", "pit", "start_tile", "price", "stall")
        assert {key for key in drawn if key[0] not in frames} <= listed | {("specials",)}
        unknown = {key for key in tabletop(view).pad.zones if key not in drawn}
        assert {key[0] for key in unknown} <= {"start_panel", "forecast"}
        player.choose(chance.choice(player.match.legal()))


def test_the_money_of_others_stays_hidden(make_app: Callable[..., Any]) -> None:
    make_app()
    state = list(positions(3, False, 4))[-1]
    money = str(state.players[1].money())
    works = next(a for a in areas(ENGLISH, seen(state, 0)) if NAMES[1] in a.title)
    assert works.sentences[0].startswith(f"{NAMES[1]} keeps the money face down, ")
    assert f"has {money} coin" not in " ".join(works.sentences)
    own = next(a for a in areas(ENGLISH, seen(state, 1)) if NAMES[1] in a.title)
    assert f"has {money} coin" in own.sentences[0]


def test_hover_focus_and_text_board_say_the_same(player: Player) -> None:
    view = player.table.view
    place = ("supply", 0)
    hovered = view.tooltip(tabletop(view).pad.zones[place].center)
    assert hovered == view.keys.stop(place).tip
    player.key(pygame.K_t)
    assert player.scene.name == "text_board"
    assert any(hovered in area.sentences for area in player.scene.areas)


def test_it_is_read_line_by_line(player: Player) -> None:
    player.key(pygame.K_t)
    lines = player.scene.lines
    assert player.scene.ui.focus.current is lines
    assert lines.spoken == "What is to do"
    player.key(pygame.K_DOWN)
    assert lines.spoken == player.scene.areas[0].sentences[0]
    player.key(pygame.K_PAGEDOWN)
    assert lines.spoken == player.scene.areas[1].title
    player.key(pygame.K_END)
    assert lines.spoken == player.scene.areas[-1].sentences[-1]
    assert lines.offset == lines.furthest > 0
    player.resize(1000, 700)
    assert player.scene.lines.spoken == lines.spoken
    player.key(pygame.K_HOME)
    assert player.scene.lines.spoken == "What is to do"
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "table"


def test_it_is_copied(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(text_board, "copy_text", lambda text: not copied.append(text))
    player.key(pygame.K_t)
    player.press("Copy")
    assert copied == [text_board.as_text(player.scene.areas)]
    assert "What is to do\n- Ada: " in copied[0]
    assert player.scene.note == "Everything is on the clipboard."


def test_without_a_clipboard_it_is_saved(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_board, "copy_text", lambda text: False)
    player.key(pygame.K_t)
    player.key(pygame.K_c, pygame.KMOD_CTRL)
    file = player.app.paths.data / text_board.FILE
    assert file.read_text(encoding="utf-8") == text_board.as_text(player.scene.areas)
    assert str(file) in player.scene.note


def test_the_pause_leads_to_it(player: Player) -> None:
    player.key(pygame.K_F10)
    player.press("The position in words")
    assert player.scene.name == "text_board"
