"""The table of Kraftwagen alone, without a window around it."""

from __future__ import annotations

import os
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from kraftwagen.engine.registry import load
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.base import Position, TableView
from kraftwagen.ui.tables.kraftwagen import COMMANDS
from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable, Tabletop
from tests.ui.english import ENGLISH

SPEC = load("kraftwagen")
NAMES = ("Ferdinand", "Bertha", "Ettore", "Nikolaus")
RECT = pygame.Rect(0, 44, 1066, 632)
"""Where the table lies in a window of 1280x720."""


def make_table() -> KraftwagenTable:
    """A table at the usual place, with English words."""
    pygame.init()
    pygame.display.set_mode((1280, 720))
    made = KraftwagenTable(Resources(assets_dir()), ENGLISH, KeyBindings({}, COMMANDS))
    made.relayout(RECT, 1.0)
    return made


def position(state: Any, options: bool = True) -> Position:
    """What the seat to move sees."""
    seat = SPEC.actor(state)
    shown = SPEC.explain(state, seat) if options else ()
    return Position(SPEC, state, seat, NAMES[: len(state.players)], shown)


def tabletop(view: TableView) -> Tabletop:
    """What a table of Kraftwagen shows and holds."""
    assert isinstance(view, KraftwagenTable)
    assert view.top is not None
    return view.top
