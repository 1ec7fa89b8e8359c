"""A row of the list of saved games: picture of the table, progress, scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Final

from pygame import Rect, Surface

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
from kraftwagen.ui.language.dates import written
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.services import SavedPosition, SaveEntry, Services
from kraftwagen.ui.tables.hooks import load_hooks

_PICTURE: Final = 84
"""Height of the picture, in design units."""
_WIDEST: Final = 190
_LEAST_WORDS: Final = 300
"""Smallest width of the text, in design units; narrower lists show no pictures."""


@dataclass(frozen=True, slots=True)
class Look:
    """The content of a row about a replayed game; ``problem`` says why replaying failed.

    ``amounts`` are the scores in words, ``scores`` in numbers, both empty if secret. ``undrawn`` is
    the position until its picture is drawn.
    """

    progress: str = ""
    amounts: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    picture: Surface | None = None
    problem: str = ""
    undrawn: SavedPosition | None = None


def moment_words(tr: Translator, moment: datetime, today: date) -> str:
    """Return date and time as people write them, with "today" and "yesterday"."""
    day = moment.date()
    near = {today: "today", today - timedelta(days=1): "yesterday"}.get(day)
    if near is None:
        return written(moment, tr("saves.date_format"))
    return tr(f"saves.dates.{near}", time=written(moment, tr("saves.time_format")))


class SaveRow:
    """Draws rows of the list at the theme's present scale."""

    def __init__(self, app: Services, today: date) -> None:
        self._app, self._today = app, today

    def look(self, position: SavedPosition) -> Look:
        """Return what a row shows of a position, without its picture."""
        spec, state, setting = position.spec, position.state, self._app.settings.open_totals
        shared = setting == "off" or (setting == "auto" and position.people > 1)
        words = GameWords(self._app.tr, spec)
        hidden = spec.hidden_totals and shared and not spec.is_over(state)
        scores = () if hidden else tuple(spec.scores(state))
        amounts = tuple(words.amount(score) for score in scores)
        return Look(position.progress, amounts, scores, undrawn=position)

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
            return tr("saves.spoken", title=entry.title, date=when, words=problem)
        players = self._players(entry, look.amounts if look else ())
        line = tr(
            "saves.line",
            progress=look.progress if look else entry.progress,
            players=", ".join(players),
        )
        return tr("saves.spoken", title=entry.title, date=when, words=line)

    def draw(
        self, surface: Surface, rect: Rect, entry: SaveEntry, look: Look | None, chosen: bool
    ) -> None:
        """Draw the row; its background is already drawn."""
        canvas, theme = self._app.canvas, self._app.theme
        px = theme.px
        box = rect.inflate(-px(22), -px(18))
        strong = CREAM if chosen else INK
        weak = PAPER if chosen else SEPIA
        problem = entry.problem or (look.problem if look else "")
        if box.w - px(_WIDEST) >= px(_LEAST_WORDS):
            frame = Rect(box.x, box.centery - px(_PICTURE) // 2, px(_WIDEST), px(_PICTURE))
            self._picture(surface, frame, look, bool(problem))
            box = Rect(frame.right + px(16), box.y, box.right - frame.right - px(16), box.h)
        date_words = moment_words(self._app.tr, entry.date, self._today)
        date_w = self._app.resources.text_size(date_words, theme.style("small"))[0] + px(12)
        line = box.h // 3
        upper = Rect(box.x, box.y, box.w - date_w, line)
        canvas.fitted(surface, entry.title, "bold", weak if problem else strong, upper)
        canvas.text(surface, date_words, "small", weak, Rect(box.x, box.y, box.w, line), "right")
        if problem:
            colour = CREAM if chosen else OXBLOOD
            rest = Rect(box.x, upper.bottom, box.w, box.h - line)
            canvas.text(surface, problem, "small", colour, rest, "left", "top", True)
            return
        middle = Rect(box.x, upper.bottom, box.w, line)
        progress = look.progress if look else entry.progress
        canvas.fitted(surface, progress, "small", weak, middle)
        lower = Rect(box.x, middle.bottom, box.w, box.bottom - middle.bottom)
        self._seats(surface, lower, entry, look, strong)

    def _players(self, entry: SaveEntry, amounts: Sequence[str]) -> list[str]:
        """Return the names, each with the score."""
        if not amounts:
            return list(entry.players)
        tr = self._app.tr
        return [
            tr("saves.amount", name=name, amount=amount)
            for name, amount in zip(entry.players, amounts, strict=True)
        ]

    def _picture(self, surface: Surface, frame: Rect, look: Look | None, broken: bool) -> None:
        canvas, px = self._app.canvas, self._app.theme.px
        picture = look.picture if look else None
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=frame.center))
            return
        edge = max(1, px(1))
        ground = PAPER_SHADE if broken else GREEN_DARK
        surface.blit(canvas.box(frame.size, ground, BRASS_DARK, edge, px(5), 0.5), frame)
        if broken:
            icon = self._app.resources.icon("circle-help", px(34), SEPIA)
            surface.blit(icon, icon.get_rect(center=frame.center))

    def _seats(
        self, surface: Surface, rect: Rect, entry: SaveEntry, look: Look | None, colour: Colour
    ) -> None:
        """Draw shape, name and score of each seat, side by side."""
        canvas, px = self._app.canvas.for_players(entry.colours), self._app.theme.px
        side, gap = px(17), px(16)
        style = self._app.theme.style("small")
        spare = rect.w - len(entry.players) * (side + px(6) + gap)
        # The unit of a score is shown only if it fits.
        for amounts in (look.amounts, tuple(map(str, look.scores))) if look else ((),):
            shown = self._players(entry, amounts)
            wide = [self._app.resources.text_size(words, style)[0] for words in shown]
            if sum(wide) <= spare:
                break
        share = min(1.0, spare / max(1, sum(wide)))
        x = rect.x
        for seat, (words, width) in enumerate(zip(shown, wide, strict=True)):
            canvas.badge(surface, seat, (x + side / 2, rect.centery), side)
            x += side + px(6)
            room = Rect(x, rect.y, round(width * share) + px(2), rect.h)
            canvas.fitted(surface, words, "small", colour, room)
            x = room.right + gap
