"""The seats of a new match: their number, colours, names and players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from kraftwagen.engine.options import SetupOption
from kraftwagen.ui.drawing.theme import GLOW, OXBLOOD, SEPIA
from kraftwagen.ui.presenters.match_setup import LONGEST_NAME, MatchSetup
from kraftwagen.ui.presenters.opponents import opponents
from kraftwagen.ui.widgets import Button, ChoiceBar, Dropdown, Label, TextEntry, Ui, Widget
from kraftwagen.ui.widgets.painted import State

SEAT_ROW: Final = 92
"""Smallest distance from one seat to the next, in design units."""


class SeatDisc(Widget):
    """The shape of a seat in its colour; pressing it takes the next colour."""

    def __init__(self, ui: Ui, rect: Rect, seat: int, name: str, on_press: Callable[[], object]):
        look = ui.canvas.player(seat)
        colour = ui.tr(
            "table.colour_shape",
            colour=ui.tr(f"table.colour.{look.name}"),
            shape=ui.tr(f"table.shape.{look.shape}"),
        )
        super().__init__(ui, rect, tip=ui.tr("new_match.colour_tip", colour=colour))
        self.seat, self.on_press = seat, on_press
        self.spoken = ui.tr("new_match.colour_spoken", name=name, colour=colour)
        self.refresh()

    def activate(self) -> None:
        self.ui.app.sound.play("click", "interface")
        self.on_press()

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the shape, with a halo under the pointer."""
        centre, px = surface.get_rect().center, self.ui.theme.px
        if state in ("hovered", "pressed"):
            halo = self.ui.canvas.colour.faint(GLOW, 150)
            self.ui.canvas.circle(surface, centre, surface.get_width() / 2 - 1, halo)
        self.ui.canvas.badge(surface, self.seat, centre, px(36 if state == "pressed" else 38))


class SeatFields:
    """Adds the fields of all seats to a box and keeps the set-up up to date.

    Calls ``relayout`` when number or colours change, ``check`` when the set-up may have become
    valid or invalid.
    """

    def __init__(
        self,
        ui: Ui,
        setup: MatchSetup,
        box: Rect,
        relayout: Callable[[], object],
        check: Callable[[], object],
    ) -> None:
        self.ui, self.setup, self.words = ui, setup, setup.words
        self._relayout, self._check = relayout, check
        self._notes: list[Label] = []
        self.entries: list[TextEntry] = []
        """The name fields, by seat."""
        self._kinds = [(name, self.words.controller(name)) for name in setup.controllers]
        self._details = opponents(self.words, setup.controllers)
        px, tr = ui.theme.px, ui.tr
        words = tr("new_match.players")
        wide = ui.res.text_size(words, ui.theme.style("heading"))[0] + px(12)
        head = Rect(box.x, box.y, wide, px(28))
        Label(ui, head, words, style="heading", colour=OXBLOOD)
        hint = Rect(head.right, box.y, box.right - head.right, head.h)
        words = tr("new_match.colour_hint")
        Label(ui, hint, words, style="small", colour=SEPIA, align="right")
        low, high = setup.words.spec.seats
        counts = [(str(n), tr("new_match.count", count=n)) for n in range(low, high + 1)]
        line = Rect(box.x, box.y + px(40), box.w, px(40))
        ChoiceBar(ui, line, counts, str(setup.count), lambda count: self._set_count(int(count)))
        top = line.bottom + px(28)
        step = min(px(108), (box.bottom - top) // high)
        for seat in range(setup.count):
            self._row(Rect(box.x, top + seat * step, box.w, step), seat)
        if setup.count < high:
            x = box.x + px(58)
            Button(
                ui,
                Rect(x, top + setup.count * step, box.right - x, px(40)),
                tr("new_match.add"),
                lambda: self._set_count(setup.count + 1),
                kind="paper",
                style="button_small",
                icon="plus",
            )

    def _row(self, row: Rect, seat: int) -> None:
        px, ui, tr = self.ui.theme.px, self.ui, self.ui.tr
        choice, tall = self.setup.seats[seat], px(40)
        option = self.setup.per_seat if self.setup.uses_per_seat else None
        beside = px(62 + 10) if option else 0
        side = px(44)
        disc = Rect(row.x, row.y + tall // 2 - side // 2, side, side)
        SeatDisc(ui, disc, seat, choice.name, lambda: self._next_colour(seat))
        x = row.x + px(58)
        name_w = (row.right - x - px(12)) * 9 // 20
        self.entries.append(
            TextEntry(
                ui,
                Rect(x, row.y, name_w, tall),
                choice.name,
                lambda text: self._set_name(seat, text),
                limit=LONGEST_NAME,
                tip=tr("new_match.name_tip"),
            )
        )
        kind = Rect(x + name_w + px(12), row.y, row.right - x - name_w - px(12) - beside, tall)
        if option:
            self._number(Rect(kind.right + px(10), row.y, px(62), tall), seat, option)
        Dropdown(
            ui,
            kind,
            self._kinds,
            choice.controller,
            lambda value: self._set_controller(seat, value),
            details=self._details,
        )
        self._notes.append(
            Label(
                ui,
                Rect(x, row.y + tall + px(4), row.right - x - beside, px(42)),
                self.words.controller_note(choice.controller),
                style="small",
                colour=SEPIA,
                wrap=True,
                valign="top",
            )
        )

    def _number(self, rect: Rect, seat: int, option: SetupOption) -> None:
        """Add the number option of one seat, and its unit below."""

        def put(text: str) -> None:
            self.setup.seats[seat].number = text
            self._check()

        number_entry(self.ui, rect, option, self.setup.seats[seat].number, put, "0",
                     self.words(f"{option.words}.tip"))  # fmt: skip
        px = self.ui.theme.px
        below = Rect(rect.x, rect.bottom + px(4), rect.w, px(22))
        words = self.words(f"{option.words}.unit")
        Label(self.ui, below, words, style="small", colour=SEPIA, align="center")

    # -- changes

    def _set_count(self, count: int) -> None:
        self.setup.count = count
        self._relayout()

    def _next_colour(self, seat: int) -> None:
        self.setup.next_colour(seat)
        self._relayout()

    def _set_name(self, seat: int, name: str) -> None:
        self.setup.set_name(seat, name)
        self._check()

    def _set_controller(self, seat: int, controller: str) -> None:
        self.setup.set_controller(seat, controller)
        for entry, choice in zip(self.entries, self.setup.playing, strict=True):
            if entry.get_text() != choice.name:
                entry.set_value(choice.name)
        self._notes[seat].set_text(self.words.controller_note(controller))
        self._check()


def number_entry(
    ui: Ui,
    rect: Rect,
    option: SetupOption,
    typed: str,
    on_change: Callable[[str], object],
    empty: str,
    tip: str,
) -> None:
    """Add a line for a whole number; ``empty`` says what an empty line means."""
    limit = len(str(option.high))
    TextEntry(
        ui, rect, typed, on_change, limit=limit, allowed="0123456789", placeholder=empty, tip=tip
    )
