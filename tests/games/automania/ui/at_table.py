"""The table of Automania alone, without a window around it, and positions with every question."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from kraftwagen.engine.types import Code
from kraftwagen.games.automania import codes, frames
from kraftwagen.games.automania.state import State
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import Palette
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.automania import COMMANDS
from kraftwagen.ui.tables.automania.view import AutomaniaTable, Tabletop
from kraftwagen.ui.tables.base import Position
from tests.games.automania.table import GAME, Table
from tests.games.automania.whole_games import decisions
from tests.ui.english import ENGLISH

_GAMES = (1, 2, 3, 4, 5)
"""Whole games in which everything but the sale of a top car happens."""
NAMES = ("Ferdinand", "Bertha", "Ettore", "Nikolaus")
RECT = pygame.Rect(0, 40, 1066, 632)
"""Where the table lies in a window of 1280x720."""


def make_table(palette: str = "normal") -> AutomaniaTable:
    """A table at the usual place, with English words."""
    pygame.init()
    pygame.display.set_mode((1280, 720))
    made = AutomaniaTable(
        Resources(assets_dir(), Palette(palette)), ENGLISH, KeyBindings({}, COMMANDS)
    )
    made.relayout(RECT, 1.0)
    return made


def position(state: State, viewer: int | None = None, **more: Any) -> Position:
    """What the seat to move sees, with its options; another viewer has none."""
    seat = GAME.actor(state) if viewer is None else viewer
    names = NAMES[: len(state.order)]
    return Position(GAME, state, seat, names, GAME.explain(state, seat), **more)


def top(table: AutomaniaTable) -> Tabletop:
    """What it shows and holds."""
    assert table.top is not None
    return table.top


@cache
def moments() -> dict[int, tuple[State, Code]]:
    """For each kind of decision a position of a game in which it is taken."""
    found: dict[int, tuple[State, Code]] = {}
    for number in _GAMES:
        for state, code, _ in decisions(number):
            if codes.kind(code) not in found:
                found[codes.kind(code)] = state.clone(), code
    # A top car is rare.
    contract = {"ask": "contract", "type": "super", "popularity": 18}
    questions = [contract, {"ask": "reward", "market": "north_america"}]
    found[codes.REWARD] = Table(ask=questions).state, codes.REWARD | 1
    found[codes.COPY] = gloria_sells(), codes.COPY | 0
    return found


def gloria_sells() -> State:
    """Factory Gloria may sell a city car onto that of another seat, who took the best (V4)."""
    return Table(
        3,
        factories="gloria elon sumato",
        ships=["america 9 0 city"],
        sold=["america 1 1 city"],
        offices={6: 0, 5: 1, 3: 2},
        ask=[{"ask": "sale", "market": "north_america", "ship": 9}],
    ).state


@cache
def asked(question: int) -> State:
    """A position in which this is asked, see ``frames``."""
    for state, _ in moments().values():
        if frames.kind(state.pending[-1]) == question:
            return state
    raise AssertionError(question)
