"""Draws the pictures of the next table in idle moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.seats import colours
from kraftwagen.ui.drawing.theme import PLAYERS
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.match_setup import recall
from kraftwagen.ui.scenes.parts.sizes import board
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Position, TableView
from kraftwagen.ui.tables.closeup import CloseUp

_SEED = 1


def drawn_ahead(app: Services, spec: GameSpec[Any], view: TableView) -> Iterator[None]:
    """Draw the pictures of a new game's table, set up like the last game, step by step."""
    kept = app.settings.setup_of(spec.id)
    setup = recall(GameWords(app.tr, spec), kept, app.bots(spec))
    seats = setup.seated()
    state = spec.new(len(seats), _SEED, setup.chosen_options())
    names = [seat.name for seat in seats]
    place = board(app.theme, app.size)
    table = CloseUp(view, app.keys, lambda: app.pointer)
    table.relayout(place, app.theme.scale, app.wanted_scale, app.density)
    yield
    position = Position(spec, state, 0, names, colours=colours(seats, len(PLAYERS)))
    yield from table.prepare(position)
