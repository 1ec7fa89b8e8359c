"""Setting up a match: seats, names, options, seed."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.engine.errors import GameError
from kraftwagen.match.setup_code import Setup
from kraftwagen.ui.drawing.theme import GLOW, INK, OXBLOOD, SEPIA
from kraftwagen.ui.presenters.match_setup import (
    HANDICAP,
    LONGEST_HANDICAP,
    LONGEST_NAME,
    PERSON,
    MatchSetup,
    controller_note,
    controller_title,
    recall,
)
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets import Button, CheckBox, Choice, Dropdown, Entry, Label

_SEAT_ROW: Final = 92
"""Design units from one seat to the next, at least."""
_PAD: Final = 32
_START: Final = 58
"""The height of Start."""
_TWO_COLUMNS: Final = 860
_PURE: Final = "-pure"
"""The switch for a pure game; no option of a game is called so."""


class NewMatchScene(PageScene):
    """Two to four seats, each a person or a bot, and the options of the game."""

    name: ClassVar[str] = "new_match"
    heading: ClassVar[str] = "new_match.title"
    of_game = True

    def enter(self) -> None:
        """Offer what was played last."""
        self.spec = self.app.game
        self.setup: MatchSetup = recall(
            self.tr,
            self.app.settings.last_setup.get(self.spec.id, {}),
            self.app.bots(self.spec),
            self.spec.seats,
            self.spec.options,
        )
        if self.app.preset_seed is not None:
            self.setup.seed = str(self.app.preset_seed)

    def body(self, rect: Rect) -> None:
        """Seats at the left, options at the right, Start below them; one column in little room."""
        seats, options = self._places(rect)
        inside = -2 * self.app.theme.px(_PAD)
        self.panels = [(seats, "paper"), (options, "paper")]
        self._seats(seats.inflate(inside, inside))
        self._options(options.inflate(inside, inside))
        if not self._scrolls:
            self._check()

    def _places(self, rect: Rect) -> tuple[Rect, Rect]:
        """The panels of seats and options."""
        px = self.app.theme.px
        gap, pad = px(20), px(_PAD)
        seats_h = 2 * pad + px(108) + self.spec.seats[1] * px(_SEAT_ROW)
        if rect.w >= px(_TWO_COLUMNS):
            rest = px(378)
            high = max(min(rect.h, px(600)), seats_h, self._options_height(rest - 2 * pad))
            top = rect.y + max(0, rect.h - high) // 3
            seats = Rect(rect.x, top, rect.w - rest - gap, high)
            return seats, Rect(seats.right + gap, seats.y, rest, high)
        seats = Rect(rect.x, rect.y, rect.w, seats_h)
        high = self._options_height(rect.w - 2 * pad)
        return seats, Rect(rect.x, seats.bottom + gap, rect.w, high)

    def foot_height(self, body: Rect) -> int:
        """Start stays in sight when the rest does not fit."""
        self._scrolls = False
        self._scrolls = self._places(body)[1].bottom > body.bottom
        return self.app.theme.px(_START + 24) if self._scrolls else 0

    def foot(self, rect: Rect) -> None:
        """What hinders at the left, Start at the right."""
        px = self.app.theme.px
        start = Rect(0, 0, min(px(378), rect.w // 2), px(_START))
        start.midright = rect.midright
        self._start_button(start)
        words = Rect(rect.x, rect.y, start.x - px(16) - rect.x, rect.h)
        self._problem = Label(self.ui, words, "", style="bold", colour=GLOW, wrap=True)
        self.ui.focus.focus(self._go, show=False)
        self._check()

    def _seats(self, box: Rect) -> None:
        px, ui = self.app.theme.px, self.ui
        Label(ui, Rect(box.x, box.y, box.w, px(28)), self.tr("new_match.players"), style="heading",
              colour=OXBLOOD)  # fmt: skip
        low, high = self.spec.seats
        counts = [(str(n), self.tr("new_match.count", count=n)) for n in range(low, high + 1)]
        line = Rect(box.x, box.y + px(40), box.w, px(40))
        Choice(ui, line, counts, str(self.setup.count), self._set_count)
        top = line.bottom + px(28)
        step = min(px(108), (box.bottom - top) // high)
        self._badges: list[tuple[int, int, int]] = []
        self._notes: list[Label] = []
        self._entries: list[Entry] = []
        kinds = [(name, controller_title(self.tr, name)) for name in self.setup.controllers]
        beside = px(62 + 10) if self.setup.handicaps else 0
        for seat, choice in enumerate(self.setup.playing):
            y = top + seat * step
            tall = px(40)
            self._badges.append((seat, box.x + px(22), y + tall // 2))
            x = box.x + px(58)
            name_w = (box.right - x - px(12)) * 9 // 20
            self._entries.append(
                Entry(
                    ui,
                    Rect(x, y, name_w, tall),
                    choice.name,
                    lambda text, seat=seat: self._set_name(seat, text),  # type: ignore[misc]
                    limit=LONGEST_NAME,
                    tip=self.tr("new_match.name_tip"),
                )
            )
            kind = Rect(x + name_w + px(12), y, box.right - x - name_w - px(12), tall)
            if self.setup.handicaps:
                kind.w -= beside
                self._handicap(Rect(kind.right + px(10), y, px(62), tall), seat)
            Dropdown(
                ui,
                kind,
                kinds,
                choice.controller,
                lambda value, seat=seat: self._set_controller(seat, value),  # type: ignore[misc]
            )
            self._notes.append(
                Label(
                    ui,
                    Rect(x, y + tall + px(4), box.right - x - beside, px(42)),
                    controller_note(self.tr, choice.controller),
                    style="small",
                    colour=SEPIA,
                    wrap=True,
                    valign="top",
                )
            )

        if self.setup.count < high:
            x = box.x + px(58)
            Button(
                ui,
                Rect(x, top + self.setup.count * step, box.right - x, px(40)),
                self.tr("new_match.add"),
                lambda: self._set_count(str(self.setup.count + 1)),
                kind="paper",
                style="button_small",
                icon="plus",
            )

    def _handicap(self, rect: Rect, seat: int) -> None:
        """What a seat begins with."""
        Entry(
            self.ui,
            rect,
            self.setup.seats[seat].handicap,
            lambda text: self._set_handicap(seat, text),
            limit=LONGEST_HANDICAP,
            allowed="0123456789",
            placeholder="0",
            tip=self.tr("new_match.handicap_tip"),
        )
        Label(self.ui, Rect(rect.x, rect.bottom + self.app.theme.px(4), rect.w,
                            self.app.theme.px(22)),
              self.tr("table.handicap"), style="small", colour=SEPIA, align="center")  # fmt: skip

    def _switches(self) -> list[tuple[str, str, str]]:
        """Name, words and note of every option that is on or off."""
        found = []
        for name, default in self.spec.options.items():
            if isinstance(default, bool) or name == HANDICAP:
                key = f"games.{self.spec.id}.options.{name}"
                words = (
                    self.tr(f"{key}.title")
                    if self.tr.has(key)
                    else name.replace("_", " ").capitalize()
                )
                found.append(
                    (name, words, self.tr(f"{key}.note") if self.tr.has(f"{key}.note") else "")
                )
        return [*found, (_PURE, self.tr("new_match.pure"), self.tr("new_match.pure_note"))]

    def _is_on(self, name: str) -> bool:
        if name in (HANDICAP, _PURE):
            return self.setup.handicaps if name == HANDICAP else self.setup.pure
        return bool(self.setup.options[name])

    def _options_height(self, width: int) -> int:
        """How tall the panel of the options must be at that inner width."""
        px = self.app.theme.px
        rows = [CheckBox.height_for(self.ui, width, *row[1:]) for row in self._switches()]
        style = self.app.theme.style("small")
        note = self.app.resources.text_size(self.tr("new_match.seed_tip"), style, width)[1]
        start = 0 if self._scrolls else px(10 + _START + _START)
        return px(64 + 42) + sum(rows) + px(14) * len(rows) + px(76) + note + start

    def _options(self, box: Rect) -> None:
        px, ui = self.app.theme.px, self.ui
        Label(ui, Rect(box.x, box.y, box.w, px(28)), self.tr("new_match.options"), style="heading",
              colour=OXBLOOD)  # fmt: skip
        y = box.y + px(42)
        for name, words, note in self._switches():
            tall = CheckBox.height_for(ui, box.w, words, note)
            CheckBox(
                ui,
                Rect(box.x, y, box.w, tall),
                words,
                self._is_on(name),
                lambda value, name=name: self._set_option(name, value),  # type: ignore[misc]
                note=note,
            )
            y += tall + px(14)
        y += px(4)
        code = self.tr("setup_code.enter")
        wide = min(Button.width_for(ui, code, "button_small", icon=True), box.w * 2 // 3)
        seed = Rect(box.x, y, box.w - wide - px(8), px(24))
        Label(ui, seed, self.tr("new_match.seed"), style="bold", colour=INK)
        Button(
            ui,
            Rect(box.right - wide, y - px(9), wide, px(34)),
            code,
            self._enter_code,
            kind="paper",
            style="button_small",
            icon="scroll-text",
            tip=self.tr("setup_code.enter_tip"),
        )
        Entry(
            ui,
            Rect(box.x, y + px(28), box.w, px(40)),
            self.setup.seed,
            self._set_seed,
            limit=18,
            allowed="0123456789",
            placeholder=self.tr("new_match.seed_empty"),
            tip=self.tr("new_match.seed_tip"),
            on_enter=self._start,
        )
        note_y = y + px(72)
        note = self.tr("new_match.seed_tip")
        note_h = self.app.resources.text_size(note, self.app.theme.style("small"), box.w)[1]
        Label(
            ui,
            Rect(box.x, note_y, box.w, note_h),
            note,
            style="small",
            colour=SEPIA,
            wrap=True,
            valign="top",
        )
        self._poster = None
        if self._scrolls:
            return
        tall = px(_START)
        self._start_button(Rect(box.x, box.bottom - tall, box.w, tall))
        self._problem = Label(
            ui,
            Rect(box.x, self._go.rect.y - tall, box.w, px(50)),
            "",
            style="bold",
            colour=OXBLOOD,
            wrap=True,
            align="center",
            valign="bottom",
        )
        self._poster = self._poster_place(
            box, note_y + note_h + px(12), self._problem.rect.y - px(6)
        )
        self.ui.focus.focus(self._go, show=False)

    def _start_button(self, rect: Rect) -> None:
        words = self.tr("new_match.start")
        self._go = Button(self.ui, rect, words, self._start, kind="primary", icon="flag")

    def _poster_place(self, box: Rect, top: int, bottom: int) -> Rect | None:
        """Room for the title picture between seed and Start, if there is enough."""
        high = min(bottom - top, box.w * 9 // 16)
        if high < self.app.theme.px(110) or not self.app.resources.has_image(
            f"{self.spec.id}/title"
        ):
            return None
        place = Rect(0, 0, high * 16 // 9, high)
        place.center = (box.centerx, (top + bottom) // 2)
        return place

    def draw_body(self, surface: Surface, shift: int) -> None:
        """The shapes of the seats and a small poster."""
        if self._poster:
            picture = self.app.resources.image(f"{self.spec.id}/title", *self._poster.size)
            surface.blit(picture, picture.get_rect(center=self._poster.move(0, shift).center))
        size = self.app.theme.px(38)
        for seat, x, y in self._badges:
            self.app.canvas.badge(surface, seat, (x, y + shift), size)

    def pause(self) -> None:
        """Keep what was chosen."""
        self._remember()

    # -- changes

    def _set_count(self, value: str) -> None:
        self.setup.count = int(value)
        self.relayout(self.app.size)

    def _set_name(self, seat: int, name: str) -> None:
        self.setup.set_name(seat, name)
        self._check()

    def _set_controller(self, seat: int, controller: str) -> None:
        self.setup.set_controller(seat, controller)
        for entry, choice in zip(self._entries, self.setup.playing, strict=True):
            if entry.get_text() != choice.name:
                entry.set_value(choice.name)
        self._notes[seat].set_text(controller_note(self.tr, controller))
        self._check()

    def _set_option(self, name: str, value: bool) -> None:
        if name == HANDICAP:
            self.setup.handicaps = value
            self.relayout(self.app.size)
        elif name == _PURE:
            self.setup.pure = value
        else:
            self.setup.options[name] = value

    def _set_handicap(self, seat: int, text: str) -> None:
        self.setup.set_handicap(seat, text)
        self._check()

    def _problem_of_setup(self) -> str:
        """Why the match cannot start: by the names, else by what the game says of the options."""
        problem = self.setup.problem()
        if problem:
            return problem
        try:
            self.spec.new(self.setup.count, 0, self.setup.chosen_options())
        except GameError as refusal:
            return self.tr("new_match.bad_options", problem=str(refusal))
        return ""

    def _set_seed(self, text: str) -> None:
        self.setup.seed = text

    def _enter_code(self) -> None:
        from kraftwagen.ui.scenes.setup.setup_code import SetupCodeScene

        self.app.stack.push(SetupCodeScene(self._take_code))

    def _take_code(self, code: Setup) -> None:
        """Choose all that a set-up code says."""
        if code.game != self.spec.id:
            self._remember()
            self.app.choose_game(code.game)
            self.enter()
        self.setup.take(code.controllers, code.options, code.seed)
        self.relayout(self.app.size)

    def _check(self) -> None:
        problem = self._problem_of_setup()
        self._problem.set_text(problem)
        self._go.set_enabled(not problem, problem)

    def _remember(self) -> None:
        self.app.settings.last_setup[self.spec.id] = self.setup.remember()
        self.app.save_settings()

    def _start(self) -> None:
        if self._problem_of_setup():
            return
        from kraftwagen.match.seats import SeatInfo

        seats = [SeatInfo(seat.name.strip(), seat.controller) for seat in self.setup.playing]
        setup = self.setup
        self.app.routes.start_match(
            self.spec, seats, setup.chosen_seed(), setup.chosen_options(), pure=setup.pure
        )


__all__ = ["PERSON", "NewMatchScene"]
