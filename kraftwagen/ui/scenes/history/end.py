"""The end of a game: the count, then the winner with the end picture, ranking and new medals.

The scene lies over the results. While something comes, a click or key shows everything at once;
then its buttons lead on: to another game, to the details, or away.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Drawn,
    Flow,
    Gap,
    Grid,
    Leaf,
    OneOf,
    Outlined,
    Row,
    Sheet,
    Space,
    Table,
    button,
    text,
)
from kraftwagen.ui.drawing.theme import CREAM, GREEN, INK, OXBLOOD, PAPER_SHADE, SEPIA
from kraftwagen.ui.drawing.timeline import Timeline, ease_out, move
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.presenters.post_game import PostGameReport
from kraftwagen.ui.presenters.standing import (
    Standing,
    headline,
    open_totals,
    standings,
    verdict,
)
from kraftwagen.ui.scenes.history.again import note_winners, start_again, victories
from kraftwagen.ui.scenes.history.count import Count
from kraftwagen.ui.scenes.parts.seat_sign import SeatSigns
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.boxed import BoxedScene
from kraftwagen.ui.shell.closing import Closing
from kraftwagen.ui.shell.scene import MOMENT
from kraftwagen.ui.tables.hooks import EndPicture, load_hooks
from kraftwagen.ui.widgets import Label
from kraftwagen.ui.widgets.medals import SHAPE, medal

_ARRIVAL: Final = 2.6
"""Seconds until the end picture stops moving."""
_MEDAL: Final = 0.45
"""Seconds from one medal to the next."""


class _Sheet(NamedTuple):
    """A sheet of medals: most width in design units, columns, whether they have sentences."""

    wide: int
    columns: int
    notes: bool


_SHEETS: Final = (
    _Sheet(430, 1, True), _Sheet(640, 2, True), _Sheet(700, 2, True), _Sheet(430, 2, False),
)  # fmt: skip
"""Possible sheets, best first."""
_WIDEST: Final = 1320
"""Width of the page in a wide window, in design units."""
_NO_KEYS: Final = MODIFIERS | {pygame.K_ESCAPE, pygame.K_TAB}


class HousePicture:
    """The end picture of games without one: the winners' signs rise on the sunburst."""

    words = ""
    sound = ""

    def __init__(self, app: Services, winners: list[int]) -> None:
        self._app, self._winners = app, winners

    def draw(self, surface: Surface, stage: Rect, share: float) -> None:
        canvas, px = self._app.canvas, self._app.theme.px
        canvas.backdrop(surface)
        room = stage.w // len(self._winners)
        side = min(px(190), room - px(20))
        rest = stage.bottom - px(40) - side / 2
        for number, seat in enumerate(self._winners):
            y = surface.get_height() + side + (rest - surface.get_height() - side) * share
            canvas.badge(surface, seat, (stage.x + room * number + room / 2, y), side)


class _Medal(NamedTuple):
    name: str
    title: str
    note: str


class EndScene(BoxedScene):
    """The count, the winner, the ranking and the medals; ``fresh`` if the game has just ended.

    Nobody is named and no order shown before the count is over.
    """

    name: ClassVar[str] = "end"
    min_size: ClassVar[tuple[int, int]] = (1080, 600)
    settles = 2 * MOMENT

    def __init__(self, match: Match, noted: PostGameReport, fresh: bool = True) -> None:
        self.match, self.noted, self.fresh = match, noted, fresh
        self.world = match.spec.id
        self._share = 0.0
        self._shown = 0.0
        """Number of medals shown."""
        self._new: list[list[Leaf[Label]]] = []
        """The words of each medal."""
        self._counted = 0.0
        """Seconds of the count that have passed."""
        self._closing = Closing(self.leave_it)
        self._arrival: Timeline = move(self._move, 0.0, 1.0, _ARRIVAL, ease_out)

    # -- life

    def enter(self) -> None:
        """Put everything into words; a match that was loaded is shown counted."""
        spec, app = self.match.spec, self.app
        words = self.words = GameWords(self.tr, spec)
        self.rows = standings(words, self.match)
        self.headline, self.verdict = headline(words, self.match), verdict(words, self.match)
        self.medals = [
            _Medal(name, words.called(f"merits.{name}.title", name), self._note(name))
            for name in self.noted.achievements
        ]
        winners = spec.winners(self.match.state)
        happened = [event for step in self.match.steps for event in step.events]
        hooks = load_hooks(spec, self.tr)
        self.signs = SeatSigns(app, self.match, hooks)
        found = hooks.end_picture(app, self.match.state, happened, winners)
        self.picture: EndPicture = found or HousePicture(app, winners)
        if self.fresh:
            note_winners(app, self.match)
        self.evening = victories(app, [seat.name for seat in self.match.seats])
        income = [one for one in hooks.income(self.match.state, happened) if any(one.amounts)]
        self.count = Count(
            spec.scores(self.match.state), [row.seat for row in reversed(self.rows)], income,
            by_seat=hooks.counted_by_seat,
            open_totals=open_totals(self.match, app.settings.open_totals),
        )  # fmt: skip
        if not self.fresh or app.settings.reduced_motion or app.speed == "instant":
            self.finish()

    @property
    def counting(self) -> bool:
        """Whether the totals are still being counted."""
        return self._counted < self.count.duration

    def _note(self, name: str) -> str:
        key = f"merits.{name}.note"
        return self.words(key) if self.words.has(key) else ""

    def sentences(self) -> list[str]:
        """Return everything shown, for reading aloud."""
        names = self.match.seats
        said = [f"{self.headline}.", f"{self.verdict}.", self.picture.words]
        said += [f"{names[row.seat].name}: {self.words.amount(row.score)}, {row.words}."
                 for row in self.rows]  # fmt: skip
        said.append(self.noted.uncounted)
        if self.medals:
            said.append(f"{self._medal_heading()}.")
        said += [f"{one.title}: {one.note}" for one in self.medals]
        return [sentence.replace("..", ".") for sentence in said if sentence]

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out headline, ranking above the picture, medals beside it, buttons below."""
        self.sheet = Sheet(self.ui)
        room = Rect((0, 0), (min(size[0], self.app.theme.px(_WIDEST)), size[1]))
        room.centerx = size[0] // 2
        sheets = _SHEETS if self.medals and not self.counting else (None,)
        self.lay(self.fitting(room, map(self._page, sheets)), room)
        self._reveal()
        self._show_buttons()

    def _page(self, sheet: _Sheet | None) -> Box:
        """Declare the page with one of the medal sheets."""
        title = self.tr("end.count") if self.counting else self.headline
        styles = [Outlined(title, style, line=True) for style in ("hero", "title")]
        self._stage, self._new = Space(200, 40, share=1), []
        ranking = Row(Gap(grow=1), self._ranking(), Gap(grow=1), folds=False)
        seen = Column(ranking, self._stage, gap=10, share=1)
        medals = Column(self._cabinet(sheet), Gap(grow=1)) if sheet else None
        below = Drawn(self._draw_source, 200, 26, words=True)
        return Column(
            OneOf(*styles, Outlined(title, "title")),
            below if self.counting else Outlined(self.verdict, "heading"),
            Gap(12),
            Row(seen, medals, gap=16, items="stretch", share=1),
            Gap(10),
            Row(self._ways(), self._caption(), gap=16, items="end"),
            pad=(40, 36),
        )  # fmt: skip

    def _ways(self) -> Box:
        """Declare where to go, another game first; the buttons come when all is shown.

        They are at the left, away from where turns end and scorings go on.
        """
        app, tip = self.app, self.words("end.results_tip")
        again = self.tr("results.again_tip")
        self._buttons = [
            button(self.tr("results.again"), partial(start_again, app, self.match), icon="play",
                   kind="primary", tip=again, least_h=48, first=True, line=True),
            button(self.tr("end.results"), self._closing.begin, icon="chart-column", tip=tip,
                   least_h=48, line=True),
            button(self.tr("results.menu"), app.routes.menu, icon="log-out", least_h=48, line=True),
        ]  # fmt: skip
        return Flow(*self._buttons, gap=10)

    def _show_buttons(self) -> None:
        for leaf in self._buttons:
            leaf.widget.set_visible(self.done)

    def _ranking(self) -> Box:
        """Declare the totals as they are counted; then places and distances, winners first."""
        note = self.noted.uncounted
        if self.counting:
            seats = range(len(self.match.seats))
            return Column(
                Table(*map(self._counted_row, seats), gap=16, row_gap=8, grows=2),
                pad=(22, 18), panel="paper", least_w=520, most_w=620,
            )  # fmt: skip
        told = " · ".join(f"{name} {count}" for name, count in self.evening)
        return Column(
            Table(*(self._rank(row) for row in self.rows), gap=16, row_gap=8, grows=2),
            text(self.tr("end.evening", names=told), "small", SEPIA) if told else None,
            text(note, "small", OXBLOOD, align="center") if note else None,
            gap=8, pad=(22, 18), panel="paper", most_w=620,
        )  # fmt: skip

    def _counted_row(self, seat: int) -> list[Box]:
        """Declare sign, name, a bar that grows and a figure that runs."""
        name, most = self.match.seats[seat].name, max(1, *self.match.spec.scores(self.match.state))
        paint = partial(self._draw_bar, seat, most)
        figure = partial(self._draw_figure, seat)
        return [
            self.signs.sign(seat, 28, 40, calm=True),
            text(name, "heading"),
            Drawn(paint, 160, 18),
            Drawn(figure, 52, 32, words=True),
        ]

    def _draw_bar(self, seat: int, most: int, surface: Surface, rect: Rect) -> None:
        canvas, share = self.app.canvas, max(0.0, self.count.totals(self._counted)[seat]) / most
        canvas.gauge(surface, PAPER_SHADE, rect, share, canvas.player(seat).main)

    def _draw_figure(self, seat: int, surface: Surface, rect: Rect) -> None:
        total = round(self.count.totals(self._counted)[seat])
        self.app.canvas.text(surface, str(total), "subtitle", INK, rect, "right")

    def _draw_source(self, surface: Surface, rect: Rect) -> None:
        words = self.count.title(self._counted)
        if words:
            self.app.canvas.outlined(surface, words, "heading", rect)

    def _rank(self, row: Standing) -> list[Box]:
        colour = OXBLOOD if row.place == 1 else INK
        name = self.match.seats[row.seat].name
        return [
            self.signs.sign(row.seat, 28, 40),
            text(name, "heading", colour),
            text(row.words, "body", SEPIA, least_w=110),
            text(str(row.score), "subtitle", colour, align="right", line=True),
        ]

    def _caption(self) -> Box:
        """Declare the end picture's sentence on a plate."""
        if self.counting or not self.picture.words:
            return Gap(grow=1)
        plate = Column(text(self.picture.words, "bold", CREAM), pad=(18, 8), panel="plate")
        return Row(Gap(grow=1), plate, Gap(grow=1), folds=False, share=1)

    def _cabinet(self, sheet: _Sheet) -> Box:
        """Declare the new medals."""
        medals = (self._medal(number, sheet) for number in range(len(self.medals)))
        return Column(
            text(self._medal_heading(), "heading", GREEN),
            Grid(*medals, columns=sheet.columns, gap=16, row_gap=4, by_column=True),
            gap=6, pad=(20, 18), panel="paper", most_w=sheet.wide,
        )  # fmt: skip

    def _medal(self, number: int, sheet: _Sheet) -> Box:
        one, high = self.medals[number], 54 if sheet.notes else 44
        words = [text(one.title, "bold", OXBLOOD)]
        if sheet.notes:
            words.append(text(one.note, "small"))
        self._new.append(words)
        picture = Drawn(partial(self._draw_medal, number), high * SHAPE[0] / SHAPE[1], high)
        return Row(picture, Column(*words, share=1), gap=10, folds=False)

    def _draw_medal(self, number: int, surface: Surface, rect: Rect) -> None:
        """Draw a medal that is shown; it comes down from above."""
        if self._shown <= number:
            return
        image = medal(self.app.resources, self.match.spec.id, self.medals[number].name, rect.h)
        drop = round((1 - min(1.0, self._shown - number)) * self.app.theme.px(14))
        surface.blit(image, image.get_rect(center=rect.center).move(0, -drop))

    def _medal_heading(self) -> str:
        return self.tr("end.medals", count=len(self.medals))

    def _reveal(self) -> None:
        """Show the words of the medals that are shown."""
        for number, words in enumerate(self._new):
            for leaf in words:
                leaf.widget.set_visible(self._shown > number)

    # -- going on

    @property
    def done(self) -> bool:
        """Whether everything is shown."""
        return not self.counting and self._arrival.done and self._shown >= len(self.medals)

    def finish(self) -> None:
        """Show everything at once."""
        counted = self.counting
        self._counted = self.count.duration
        self._arrival.finish()
        self._shown = len(self.medals)
        if counted:
            self._read_out()
        if hasattr(self, "ui"):
            self._name_winner()

    def _read_out(self) -> None:
        """Read aloud who has won, which nobody is to hear before the count is over."""
        self.app.speech.say(" ".join(self.sentences()), cut=False)

    def _name_winner(self) -> None:
        """Show the winner instead of the count."""
        self.relayout(self.app.size)
        if self.done:
            self._offer_ways()

    def _offer_ways(self) -> None:
        """Show the buttons; presses reach them after a moment."""
        self.settles = max(self.settles, MOMENT)
        self._show_buttons()
        self.ui.focus.focus(self._buttons[0].widget, show=False)

    def leave_it(self) -> None:
        """Close the scene, so that the results are shown."""
        self.app.stack.pop()

    def back(self) -> None:
        """Show everything, then go to the details."""
        if self.done:
            self._closing.begin()
        else:
            self.finish()

    def handle(self, event: pygame.Event) -> bool:
        """Show everything at any key and click, then let the buttons be used."""
        if self.done:
            return self.ui.handle(event)
        key = event.type == pygame.KEYDOWN and event.key not in _NO_KEYS
        if key or (event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3)):
            self.finish()
            return True
        return False

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return a button that goes on; any other does, too."""
        return super().buttons() if self.done else [("a", self.tr("buttons.go_on"))]

    def update(self, dt: float) -> None:
        """Advance the count, then the end picture, then show one medal after the other."""
        super().update(dt)
        self._closing.update(dt)
        if self.done:
            return
        if self.counting:
            self._advance_count(dt)
        elif not self._arrival.done:
            self._arrival.advance(dt)
        else:
            if not self._shown:
                self.app.sound.play("award")
            self._shown = min(len(self.medals), self._shown + dt / _MEDAL)
            self._reveal()
        if self.done:
            self._offer_ways()
        self.invalidate()

    def _advance_count(self, dt: float) -> None:
        """Count on, with a coin for each step; then show who has won."""
        before = self.count.number(self._counted)
        self._counted += dt
        if self.count.number(self._counted) > before:
            self.app.sound.play("coin")
        if not self.counting:
            if self.picture.sound:
                self.app.sound.play(self.picture.sound)
            self._read_out()
            self._name_winner()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while something moves."""
        still = self.done and not self._closing.begun
        return super().next_update() if still else 0.0

    def _move(self, share: float) -> None:
        self._share = share

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Draw end picture, texts, ranking and medals."""
        self.picture.draw(surface, self._stage.rect, 0.0 if self.counting else self._share)
        self.draw_boxes(surface)
        super().draw(surface)
