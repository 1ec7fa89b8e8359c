"""Draws the pictures of the next table in idle moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.seats import colours
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import PLAYERS, TYPE, Theme
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.match_setup import recall
from kraftwagen.ui.scenes.parts.sizes import LEAST, around, beside, lay_out
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Position, TableView

_SEED = 1


def drawn_ahead(app: Services, spec: GameSpec[Any], view: TableView) -> Iterator[None]:
    """Draw a new game's table, set up like the last game, in small steps.

    Each step is taken in the world of the game, which the scene shown meanwhile need not be in.
    """
    steps, palette = _steps(app, spec, view), app.resources.palette
    while True:
        with palette.wearing(app.resources.world(spec.id)):
            if next(steps, steps) is steps:
                return
        yield


def _steps(app: Services, spec: GameSpec[Any], view: TableView) -> Iterator[None]:
    room = min(has / least for has, least in zip(app.size, LEAST, strict=True))
    theme = Theme(min(app.wanted_scale, room), app.resources.palette, text=app.theme.text)
    canvas, places = Canvas(theme, app.resources), around(theme, app.size)
    for table in (False, True):
        canvas.preload_backdrop(app.size, table=table)
        yield
    canvas.ground(beside(theme, places.side).size, "paper", False)
    yield
    for style in TYPE:
        look = theme.style(style)
        app.resources.font(look.face, look.px)
        yield
    app.look_of(theme)
    yield
    kept = app.settings.setup_of(spec.id)
    setup = recall(GameWords(app.tr, spec), kept, app.bots(spec))
    seats = setup.seated()
    state = spec.new(len(seats), _SEED, setup.chosen_options())
    names = [seat.name for seat in seats]
    lay_out(view, places.board, app)
    yield
    position = Position(spec, state, 0, names, colours=colours(seats, len(PLAYERS)))
    yield from view.prepare(position)
