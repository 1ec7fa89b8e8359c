"""A row of the list of saved games: picture of the table, progress, scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Grid, OneOf, Row, Written
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    CREAM,
    GREEN_DARK,
    INK,
    OXBLOOD,
    PAPER,
    PAPER_SHADE,
    SEPIA,
    Colour,
)
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.services import SavedPosition, SaveEntry, Services
from kraftwagen.ui.tables.hooks import load_hooks

_PICTURE: Final = 84
"""Height of the picture, in design units."""
_WIDEST: Final = 190
_PICTURED: Final = 500
"""Smallest width of a row with a picture, in design units."""
_SIGN: Final = 17
"""Size of a seat's sign, in design units."""


@dataclass(frozen=True, slots=True)
class Look:
    """The content of a row about a replayed game; ``problem`` is the reason if replaying failed.

    ``amounts`` are the scores in words, empty if secret. ``undrawn`` is the position until its
    picture is drawn.
    """

    progress: str = ""
    amounts: tuple[str, ...] = ()
    picture: Surface | None = None
    problem: str = ""
    undrawn: SavedPosition | None = None


def moment_words(tr: Translator, moment: datetime, today: date) -> str:
    """Return date and time as people write them, with "today" and "yesterday"."""
    day = moment.date()
    near = {today: "today", today - timedelta(days=1): "yesterday"}.get(day)
    if near is None:
        return tr.date(moment, "moment")
    return tr(f"saves.dates.{near}", time=tr.date(moment, "time"))


class SaveRow:
    """Declares rows of the list, and draws their pictures at the theme's present scale."""

    def __init__(self, app: Services, today: date) -> None:
        self._app, self._today = app, today

    def look(self, position: SavedPosition) -> Look:
        """Return the content of a row for a position, without its picture."""
        spec, state, setting = position.spec, position.state, self._app.settings.open_totals
        shared = setting == "off" or (setting == "auto" and position.people > 1)
        words = GameWords(self._app.tr, spec)
        hidden = spec.hidden_totals and shared and not spec.is_over(state)
        scores = [] if hidden else spec.scores(state)
        amounts = tuple(words.amount(score) for score in scores)
        return Look(position.progress, amounts, undrawn=position)

    def drawn(self, look: Look) -> Look:
        """Return the look with its picture, if the game has a table."""
        app, position = self._app, look.undrawn
        if position is None:
            return look
        try:
            hooks = load_hooks(position.spec, app.tr)
        except ImportError:
            return replace(look, undrawn=None)
        high = app.theme.px(_PICTURE)
        picture = hooks.thumbnail(app, position.state, high, position.colours)
        return replace(look, picture=picture, undrawn=None)

    def words(self, entry: SaveEntry, look: Look | None) -> str:
        """Return the row as text for reading aloud."""
        tr = self._app.tr
        when = moment_words(tr, entry.date, self._today)
        problem = entry.problem or (look.problem if look else "")
        if problem:
            return aloud(entry.title, when, problem)
        players = self._players(entry, look.amounts if look else ())
        progress = look.progress if look else entry.progress
        return aloud(entry.title, when, progress, tr.list(players))

    def box(self, entry: SaveEntry, look: Look | None, chosen: bool) -> Box:
        """Declare the row; its background is already drawn."""
        strong, weak = (CREAM, PAPER) if chosen else (INK, SEPIA)
        problem = entry.problem or (look.problem if look else "")
        when = moment_words(self._app.tr, entry.date, self._today)
        title = Written(entry.title, "bold", weak if problem else strong, share=1)
        head = Row(title, Written(when, "small", weak), gap=12, items="start")
        if problem:
            told: list[Box] = [Written(problem, "small", CREAM if chosen else OXBLOOD)]
        else:
            progress = look.progress if look else entry.progress
            told = [Written(progress, "small", weak), self._seats(entry, look, strong)]
        words = Column(head, *told, gap=8, share=1)
        picture = Drawn(partial(self._picture, look, bool(problem)), _WIDEST, _PICTURE)
        pad = (11, 9)
        return OneOf(
            Row(picture, words, gap=16, pad=pad, least_w=_PICTURED), Column(words, pad=pad)
        )

    def _players(self, entry: SaveEntry, amounts: Sequence[str]) -> list[str]:
        """Return the names, each with the score."""
        if not amounts:
            return list(entry.players)
        tr = self._app.tr
        return [
            tr("saves.amount", name=name, amount=amount)
            for name, amount in zip(entry.players, amounts, strict=True)
        ]

    def _picture(self, look: Look | None, broken: bool, surface: Surface, frame: Rect) -> None:
        canvas, px = self._app.canvas, self._app.theme.px
        picture = look.picture if look else None
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=frame.center))
            return
        ground = PAPER_SHADE if broken else GREEN_DARK
        surface.blit(canvas.box(frame.size, ground, BRASS_DARK, max(1, px(1)), px(5), 0.5), frame)
        if broken:
            icon = self._app.resources.icon("circle-help", px(34), SEPIA)
            surface.blit(icon, icon.get_rect(center=frame.center))

    def _seats(self, entry: SaveEntry, look: Look | None, colour: Colour) -> Box:
        """Declare sign, name and score of each seat, side by side if there is room."""
        canvas, px = self._app.canvas.for_players(entry.colours), self._app.theme.px

        def sign(seat: int, surface: Surface, rect: Rect) -> None:
            canvas.badge(surface, seat, rect.center, px(_SIGN))

        said = self._players(entry, look.amounts if look else ())
        seats = []
        for seat, words in enumerate(said):
            name = Written(words, "small", colour, line=True)
            seats.append(Row(Drawn(partial(sign, seat), _SIGN, _SIGN), name, gap=6, folds=False))
        return OneOf(Row(*seats, gap=16, folds=False), Grid(*seats, columns=2, gap=8))
