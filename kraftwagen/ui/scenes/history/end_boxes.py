"""The parts of the end of a game as boxes: the count and the story."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect, Surface

from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Drawn,
    Gap,
    Grid,
    Leaf,
    OneOf,
    Row,
    Table,
    button,
    fixed,
    text,
)
from kraftwagen.ui.drawing.theme import (
    BRASS_LIGHT,
    GREEN,
    INK,
    OXBLOOD,
    PAPER,
    PAPER_SHADE,
    SEPIA,
    Colour,
)
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.presenters.story import Figure, Story
from kraftwagen.ui.scenes.history.again import Evening
from kraftwagen.ui.scenes.history.count import Count
from kraftwagen.ui.scenes.history.moment_card import moment_card
from kraftwagen.ui.scenes.parts.seat_sign import SeatSigns
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.medals import SHAPE, Medal

WIDE: Final = 380
"""Width of the sheet beside the podium, in design units."""
_LARGE: Final = 1.2
"""Largest size of text with which the large sheet of the count leaves the podium in sight."""
_MEDALS: Final = (54, 42)
"""Heights of medals: of few, and of many."""
_FEW: Final = 5
"""Most medals of the larger kind, and the most in a row of them."""


class NewMedal(NamedTuple):
    """An achievement completed by the game."""

    name: str
    title: str
    note: str


class NextStory(NamedTuple):
    """A story that can be shown instead: the name of its person, and what shows it."""

    name: str
    show: Callable[[], object]


class CountSheet:
    """The totals while they are counted: for each seat a growing bar and a running number."""

    def __init__(self, app: Services, match: Match, count: Count, signs: SeatSigns) -> None:
        self._app, self._match, self._count, self._signs = app, match, count, signs
        self.time = 0.0
        """Seconds since the count began."""

    def content(self) -> Box:
        """Declare the sheet, to be read from far away where there is room for that."""
        sheets = [self._sheet(large) for large in (True, False)]
        return sheets[1] if self._app.theme.text > _LARGE else OneOf(*sheets)

    def _sheet(self, large: bool) -> Box:
        seats = range(len(self._match.seats))
        lit = {seat: partial(self._draw_light, seat) for seat in seats}
        table = Table(
            *(self._row(seat, large) for seat in seats),
            gap=20 if large else 16, row_gap=8, grows=2, rows_behind=lit,
        )  # fmt: skip
        least, most = (780, 930) if large else (520, 620)
        return Column(table, pad=(22, 18), panel="paper", least_w=least, most_w=most)

    def heaps(self) -> list[float]:
        """Return the total of each seat now, as a share of the highest final score."""
        most = max(1, *self._match.spec.scores(self._match.state))
        return [max(0.0, total) / most for total in self._count.totals(self.time)]

    def source(self) -> Box:
        """Declare the line that says what is being counted, and for whom if not for all."""
        return Drawn(self._draw_source, 200, 26, words=True)

    def _row(self, seat: int, large: bool) -> list[Box]:
        """Declare sign, name, bar and figure; the face does not tell who has won."""
        sign = (42, 48) if large else (28, 40)
        figure = partial(self._draw_figure, seat, "title" if large else "subtitle")
        return [
            self._signs.sign(seat, *sign, calm=True),
            text(self._match.seats[seat].name, "title" if large else "heading"),
            Drawn(partial(self._draw_bar, seat), 160, 26 if large else 18),
            Drawn(figure, 84 if large else 52, 48 if large else 32, words=True),
        ]

    def _draw_light(self, seat: int, surface: Surface, rect: Rect) -> None:
        """Light up the row of a seat while its total alone grows, or that of few."""
        if seat in self._count.seats(self.time):
            canvas, theme = self._app.canvas, self._app.theme
            shade = canvas.colour.mix(BRASS_LIGHT, PAPER, 0.5)
            canvas.rect(surface, shade, theme.grown(rect, 5), radius=6)

    def _draw_bar(self, seat: int, surface: Surface, rect: Rect) -> None:
        canvas = self._app.canvas
        share, shade = self.heaps()[seat], canvas.player(seat).main
        canvas.gauge(surface, PAPER_SHADE, rect, share, shade)

    def _draw_figure(self, seat: int, style: str, surface: Surface, rect: Rect) -> None:
        total = round(self._count.totals(self.time)[seat])
        self._app.canvas.text(surface, str(total), style, INK, rect, "right")

    def _draw_source(self, surface: Surface, rect: Rect) -> None:
        app, tr = self._app, self._app.tr
        words = self._count.title(self.time)
        seats = self._count.seats(self.time)
        if seats:
            names = tr.list([self._match.seats[seat].name for seat in seats])
            words = tr("end.counted", names=names, source=quote(words)) if words else names
        if words:
            style = app.theme.style("heading")
            large = replace(style, px=round(style.px * 1.4))
            fits = app.resources.text_size(words, large)[0] <= rect.w
            app.canvas.outlined(surface, words, large if fits else style, rect)


class StorySheet:
    """The sheet beside the podium: figures, best moment, comfort, medals and remarks."""

    def __init__(
        self,
        app: Services,
        words: GameWords,
        match: Match,
        story: Story,
        medals: Sequence[NewMedal],
        remarks: Sequence[tuple[str, Colour]],
        look: Callable[[int], object],
        evening: Evening | None,
        other: NextStory | None,
    ) -> None:
        """``remarks`` are further sentences, with colours; ``look`` opens the replay there."""
        self._other = other
        self._app, self._words, self._match, self._story = app, words, match, story
        self._evening = evening
        self._medals, self._remarks, self._look = medals, remarks, look
        self.shown: list[Leaf[Medal]] = []
        """The medals of the sheet; empty before ``content`` has declared them."""

    def content(self, tight: int, wide: bool) -> Box:
        """Declare the sheet; ``tight`` makes it smaller: 0, 1 or, without the best moment, 2."""
        story, tr = self._story, self._words.tr
        best = None
        if story.best is not None and tight < 2:
            press = partial(self._look, story.best.number)
            best = moment_card(story.best, press, share=0)
        name = self._match.seats[story.seat].name
        figures = Row(*map(self._figure, story.figures), gap=8, folds=False, items="start")
        return Column(
            self._title(name),
            figures if story.figures else None,
            text(story.comfort, "bold", OXBLOOD) if story.comfort else None,
            text(tr("end.record"), "bold", OXBLOOD) if story.record else None,
            text(tr("end.best_title"), "label", GREEN) if best else None,
            best,
            *(text(words, "small", tone) for words, tone in self._remarks if words),
            *self._cabinet(tight > 0),
            *self._games(),
            gap=8, pad=(20, 16), panel="paper", least_w=WIDE, most_w=0 if wide else WIDE,
        )  # fmt: skip

    def _title(self, name: str) -> Box:
        tr, other = self._words.tr, self._other
        title = text(tr("end.story", name=name), "heading", GREEN)
        if other is None:
            return title
        turn = button(other.name, other.show, icon="user", style="small_bold", least_h=32,
                      tip=tr("end.story", name=other.name), line=True)  # fmt: skip
        return Row(title, Gap(grow=1), turn, gap=8)

    def _figure(self, figure: Figure) -> Box:
        return Column(
            text(str(figure.number), "title", OXBLOOD, align="center", line=True),
            text(figure.words, "small", SEPIA, align="center"),
            share=1,
        )

    def _cabinet(self, small: bool) -> list[Box]:
        """Declare the new medals, which say in a tip what they are for."""
        if not self._medals:
            return []
        few = len(self._medals) <= _FEW
        high = _MEDALS[0 if few and not small else 1]
        self.shown = [self._medal(one, high) for one in self._medals]
        key = "end.medals_of_all" if self._other else "end.medals"
        heading = text(self._words.tr(key, count=len(self._medals)), "label", GREEN)
        if few:
            return [heading, Row(*self.shown, gap=12, folds=False)]
        return [heading, Grid(*self.shown, columns=7, gap=8, row_gap=6)]

    def _games(self) -> list[Box]:
        """Declare the evening: how often each has won, and been placed before each other."""
        if self._evening is None:
            return []
        names = [seat.name for seat in self._match.seats]
        head: list[Box] = [Gap(), text(self._words.tr("end.won"), "small", SEPIA, align="right")]
        head += [Drawn(partial(self._badge, seat), 18, 18) for seat in range(len(names))]
        rows = [head]
        for seat, name in enumerate(names):
            won = text(str(self._evening.victories[name]), "bold", OXBLOOD, align="right")
            against = [str(self._evening.ahead.get((name, other), "–")) for other in names]
            cells = [text(cell, "small", align="center", line=True) for cell in against]
            badge = Drawn(partial(self._badge, seat), 18, 18)
            words = text(name, "small_bold", line=True, share=1)
            rows.append([Row(badge, words, gap=6, folds=False), won, *cells])
        title = text(self._words.tr("end.evening"), "label", GREEN)
        return [title, Table(*rows, gap=10, row_gap=1, grows=0)]

    def _badge(self, seat: int, surface: Surface, rect: Rect) -> None:
        self._app.canvas.badge(surface, seat, rect.center, min(rect.size))

    def _medal(self, one: NewMedal, high: int) -> Leaf[Medal]:
        game = self._match.spec.id
        tip = f"{one.title}: {one.note}" if one.note else one.title
        return fixed(
            lambda ui, rect: Medal(ui, rect, game, one.name, tip),
            round(high * SHAPE[0] / SHAPE[1]), high,
        )  # fmt: skip

    def events(self) -> Box | None:
        """Declare the pictures of the game's events, for below the podium; None without events."""
        events = self._story.events
        if not events:
            return None

        def cards() -> list[Box]:
            return [moment_card(one, partial(self._look, one.number)) for one in events]

        return OneOf(
            Row(*cards(), gap=8, folds=False, items="stretch"),
            Grid(*cards(), columns=3, gap=8, row_gap=6),
            Grid(*cards(), columns=2, gap=8, row_gap=6),
        )


def way(
    label: str, press: Callable[[], object], icon: str, tip: str = "", *, first: bool = False
) -> Leaf[Button]:
    """Declare a button that leaves the end of the game."""
    return button(label, press, icon=icon, kind="primary" if first else "green", tip=tip,
                  least_h=46, first=first, line=True)  # fmt: skip
