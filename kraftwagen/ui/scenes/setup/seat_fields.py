"""The seats of a new match: their number, colours, names and controllers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import Rect, Surface

from kraftwagen.engine.options import SetupOption
from kraftwagen.match.seats import HELPERS, PERSON
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Gap,
    Leaf,
    Row,
    button,
    check,
    choice,
    dropdown,
    field,
    fixed,
    text,
)
from kraftwagen.ui.drawing.guests import key
from kraftwagen.ui.drawing.theme import GLOW, OXBLOOD, SEPIA
from kraftwagen.ui.presenters.match_setup import LONGEST_NAME, MatchSetup
from kraftwagen.ui.presenters.opponents import opponents
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets import Label, TextEntry, Ui, Widget
from kraftwagen.ui.widgets.painted import State
from kraftwagen.ui.widgets.people import GuestButton, PersonPicture

_PERSON: Final = 60
"""Height and width of a face."""


class SeatDisc(Widget):
    """The shape of a seat in its colour; pressing it gives the seat the next colour."""

    def __init__(self, ui: Ui, rect: Rect, seat: int, name: str, on_press: Callable[[], object]):
        look = ui.canvas.player(seat)
        colour = ui.tr.term(
            "table.colour_shape",
            colour=ui.tr.term(f"table.colour.{look.name}"),
            shape=ui.tr.term(f"table.shape.{look.shape}"),
        )
        super().__init__(ui, rect, tip=ui.tr("new_match.colour_tip", colour=colour))
        self.seat, self.on_press = seat, on_press
        self.spoken = ui.tr("new_match.colour_spoken", name=name, colour=colour)
        self.refresh()

    def activate(self) -> None:
        self.ui.app.sound.play("click", "interface")
        self.on_press()

    def paint(self, surface: Surface, state: State) -> None:
        centre, px = surface.get_rect().center, self.ui.theme.px
        if state in ("hovered", "pressed"):
            halo = self.ui.canvas.colour.faint(GLOW, 150)
            self.ui.canvas.circle(surface, centre, surface.get_width() / 2 - 1, halo)
        self.ui.canvas.badge(surface, self.seat, centre, px(36 if state == "pressed" else 38))


class SeatFields:
    """The fields of all seats; keeps the set-up up to date.

    Calls ``relayout`` when number or colours change, ``check`` when the set-up may have become
    valid or invalid.
    """

    def __init__(
        self,
        app: Services,
        setup: MatchSetup,
        relayout: Callable[[], object],
        check: Callable[[], object],
    ) -> None:
        self.app, self.tr, self.setup, self.words = app, app.tr, setup, setup.words
        self._relayout, self._check = relayout, check
        self._notes: list[Leaf[Label]] = []
        self._entries: list[Leaf[TextEntry]] = []
        self._people: list[Leaf[PersonPicture] | Leaf[GuestButton]] = []
        self._kinds = [(name, self.words.controller(name)) for name in setup.controllers]
        self._details = opponents(self.words, setup.controllers)

    def content(self) -> Box:
        """Declare the number of players, a row for each seat and the button for one more."""
        tr, count = self.tr, self.setup.count
        low, high = self.words.spec.seats
        counts = [(str(n), tr("new_match.count", count=n)) for n in range(low, high + 1)]
        more = button(
            tr("new_match.add"), lambda: self._set_count(count + 1),
            kind="paper", style="button_small", icon="plus", least_h=40, share=1,
        )  # fmt: skip
        return Column(
            Row(
                text(tr("new_match.players"), "heading", OXBLOOD),
                text(tr("new_match.colour_hint"), "small", SEPIA, align="right", share=1),
                gap=12,
            ),
            choice(counts, str(count), lambda chosen: self._set_count(int(chosen))),
            Gap(4),
            *(self._row(seat) for seat in range(count)),
            Row(Gap(44), more, gap=14, folds=False) if count < high else None,
            gap=14, pad=(32, 32), panel="paper", share=1, least_w=420,
        )  # fmt: skip

    def _row(self, seat: int) -> Box:
        """Declare disc, name and player of a seat; below, the help of a person, a bot's note."""
        taken = self.setup.seats[seat]

        def disc(ui: Ui, rect: Rect) -> SeatDisc:
            return SeatDisc(ui, rect, seat, taken.name, lambda: self._next_colour(seat))

        name = field(
            taken.name, partial(self._set_name, seat), limit=LONGEST_NAME,
            tip=self.tr("new_match.name_tip"), wish_w=200, share=9,
        )  # fmt: skip
        player = dropdown(
            self._kinds, taken.controller, partial(self._set_controller, seat),
            details=self._details, share=11,
        )  # fmt: skip
        notes = [self.words.controller_note(one) for one in self.setup.controllers]
        note = text(
            self.words.controller_note(taken.controller), "small", SEPIA, may=notes, share=1
        )

        person_here = taken.controller == PERSON
        picture = self._guest(seat) if person_here else self._bot(seat)
        self._entries.append(name)
        self._notes.append(note)
        self._people.append(picture)
        fields = Column(
            Row(name, player, gap=12),
            None if person_here else note,
            self._help(seat) if person_here or taken.head_start else None,
            gap=4, share=1,
        )  # fmt: skip
        return Row(fixed(disc, 44, 44), fields, picture, gap=14, folds=False, items="start")

    def _bot(self, seat: int) -> Leaf[PersonPicture]:
        bot = self.setup.seats[seat].controller
        return fixed(
            lambda ui, rect: PersonPicture(ui, rect, self.words, bot, self.setup.looks()[seat]),
            _PERSON, _PERSON,
        )  # fmt: skip

    def _guest(self, seat: int) -> Leaf[GuestButton]:
        """Declare the face of a person; pressing it shows all there are."""
        guest = self._guests()[seat] or ""
        said = self._said(seat, guest)
        return fixed(
            lambda ui, rect: GuestButton(
                ui, rect, self.words.spec.id, guest, lambda: self._choose_guest(seat),
                tip=said[0], spoken=said[1],
            ),
            _PERSON, _PERSON,
        )  # fmt: skip

    def _said(self, seat: int, guest: str) -> tuple[str, str]:
        """Return the tip of a face and what is read aloud."""
        named = self.tr.term(f"guests.{guest}")
        name = self.setup.seats[seat].name
        return (
            self.tr("guests.tip", guest=named),
            self.tr("guests.spoken", name=name, guest=named),
        )

    def _guests(self) -> tuple[str | None, ...]:
        return self.setup.guests(self.app.settings.guests)

    def _help(self, seat: int) -> Box:
        """Declare what a seat is helped with: each helper and the head start by itself.

        In a pure game there are no helpers, and a bot has at most a head start.
        """
        taken, option = self.setup.seats[seat], self.setup.head_start
        helpers = () if self.setup.pure or taken.controller != PERSON else HELPERS
        switches = (
            check(
                self.tr(f"new_match.help.{helper}"), helper in taken.helpers,
                partial(self.setup.set_helper, seat, helper),
                tip=self.tr(f"new_match.help.{helper}_tip"),
            )
            for helper in helpers
        )  # fmt: skip
        return Row(
            text(self.tr("new_match.help.title"), "bold"), *switches,
            self._head_start(seat, option) if option else None, gap=14,
        )  # fmt: skip

    def _head_start(self, seat: int, option: SetupOption) -> Box:
        """Declare the list of head starts; an amount from elsewhere is one of them."""
        amount = self.setup.seats[seat].head_start
        words = {0: self.tr("new_match.head_start.none")}
        for grade, given in self.setup.grades.items():
            said = self.words.amount(given)
            words[given] = self.tr(f"new_match.head_start.{grade}", amount=said)
        words.setdefault(amount, self.words.amount(amount))
        choices = [(str(given), said) for given, said in sorted(words.items())]
        tip = self.words(f"{option.words}.tip")
        return dropdown(choices, str(amount), partial(self._set_head_start, seat), tip=tip)

    # -- changes

    def _set_count(self, count: int) -> None:
        self.setup.count = count
        self._relayout()

    def _next_colour(self, seat: int) -> None:
        self.setup.next_colour(seat)
        self._relayout()

    def _set_head_start(self, seat: int, amount: str) -> None:
        self.setup.seats[seat].head_start = int(amount)

    def _set_name(self, seat: int, name: str) -> None:
        self.setup.set_name(seat, name)
        if key(name) in self.app.settings.guests:
            self.setup.seats[seat].guest = ""
        self._show_faces()
        self._check()

    def _choose_guest(self, seat: int) -> None:
        """Ask which face a person has."""
        from kraftwagen.ui.scenes.setup.guest import GuestScene

        def take(guest: str) -> None:
            self.setup.choose_guest(seat, guest, self.app.settings.guests)
            self._relayout()

        have = self._guests()
        others = {
            one: self.setup.seats[at].name for at, one in enumerate(have) if one and at != seat
        }
        name, own = self.setup.seats[seat].name, have[seat] or ""
        self.app.stack.push(GuestScene(self.words.spec.id, name, own, others, take))

    def _show_faces(self) -> None:
        """Show everybody's face anew after a name or a bot changed."""
        guests, looks = self._guests(), self.setup.looks()
        for seat, leaf in enumerate(self._people):
            guest, widget = guests[seat], leaf.widget
            if isinstance(widget, PersonPicture):
                widget.turn_to(self.setup.seats[seat].controller, looks[seat])
            elif guest is not None:
                widget.turn_to(guest, *self._said(seat, guest))

    def _set_controller(self, seat: int, controller: str) -> None:
        was = self.setup.seats[seat].controller
        self.setup.set_controller(seat, controller)
        if PERSON in (was, controller) and was != controller:
            self._relayout()
            return
        for entry, taken in zip(self._entries, self.setup.playing, strict=True):
            if entry.widget.get_text() != taken.name:
                entry.widget.set_value(taken.name)
        self._notes[seat].widget.set_text(self.words.controller_note(controller))
        self._show_faces()
        self._check()


def number_field(
    option: SetupOption, typed: str, change: Callable[[str], object], empty: str, tip: str
) -> Leaf[TextEntry]:
    """Declare a line for a whole number; ``empty`` describes the meaning of no number."""
    return field(
        typed, change, limit=len(str(option.high)), allowed="0123456789", placeholder=empty,
        tip=tip, least_w=62, wish_w=62,
    )  # fmt: skip
