"""Setting up a match: seats, names, options, seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.options import SetupOption
from kraftwagen.match.setup_code import Setup
from kraftwagen.ui.drawing.theme import GLOW, INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.match_setup import LONGEST_NAME, PERSON, MatchSetup, recall
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
        self.words = GameWords(self.tr, self.spec)
        kept = self.app.settings.last_setup.get(self.spec.id, {})
        self.setup: MatchSetup = recall(self.words, kept, self.app.bots(self.spec))
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
        kinds = [(name, self.words.controller(name)) for name in self.setup.controllers]
        option = self.setup.per_seat if self.setup.uses_per_seat else None
        beside = px(62 + 10) if option else 0
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
            if option:
                kind.w -= beside
                self._number_of_seat(Rect(kind.right + px(10), y, px(62), tall), seat, option)
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
                    self.words.controller_note(choice.controller),
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

    def _number_of_seat(self, rect: Rect, seat: int, option: SetupOption) -> None:
        """The option of one seat, and below it what is counted."""

        def put(text: str) -> None:
            self.setup.seats[seat].number = text
            self._check()

        px = self.app.theme.px
        typed = self.setup.seats[seat].number
        self._number(rect, option, typed, put, "0", self.words(f"{option.words}.tip"))
        below = Rect(rect.x, rect.bottom + px(4), rect.w, px(22))
        words = self.words(f"{option.words}.unit")
        Label(self.ui, below, words, style="small", colour=SEPIA, align="center")

    def _number(
        self,
        rect: Rect,
        option: SetupOption,
        typed: str,
        on_change: Callable[[str], object],
        empty: str,
        tip: str,
    ) -> None:
        """A line for a whole number; ``empty`` is what it means without one."""
        limit = len(str(option.high))
        Entry(self.ui, rect, typed, on_change, limit=limit, allowed="0123456789",
              placeholder=empty, tip=tip)  # fmt: skip

    def _switches(self) -> list[tuple[str, str, str]]:
        """Name, words and note of what is on or off."""
        declared = [o for o in self.spec.declared_options if o.kind == "bool" and not o.per_seat]
        declared += [self.setup.per_seat] if self.setup.per_seat else []
        found = [(o.name, self.words.option(o.name), self._note(o)) for o in declared]
        return [*found, (_PURE, self.tr("new_match.pure"), self.tr("new_match.pure_note"))]

    def _values(self) -> list[SetupOption]:
        """The options of the table that are a number or one of a list."""
        return [option for option in self.setup.table_options if option.kind != "bool"]

    def _note(self, option: SetupOption) -> str:
        """What the game says about an option."""
        key = f"{option.words}.note"
        return self.words(key) if self.words.has(key) else ""

    def _is_on(self, name: str) -> bool:
        if name == _PURE:
            return self.setup.pure
        return bool(self.setup.options.get(name, self.setup.uses_per_seat))

    def _options_height(self, width: int) -> int:
        """How tall the panel of the options must be at that inner width."""
        px = self.app.theme.px
        rows = [CheckBox.height_for(self.ui, width, *row[1:]) for row in self._switches()]
        style = self.app.theme.style("small")
        note = self.app.resources.text_size(self.tr("new_match.seed_tip"), style, width)[1]
        start = 0 if self._scrolls else px(10 + _START + _START)
        rows += [self._value_height(option, width) for option in self._values()]
        return px(64 + 42) + sum(rows) + px(14) * len(rows) + px(76) + note + start

    def _value_height(self, option: SetupOption, width: int) -> int:
        """How tall the row of a number or list is: name and field, then the note."""
        style = self.app.theme.style("small")
        note = self._note(option)
        below = self.app.resources.text_size(note, style, width)[1] if note else 0
        return self.app.theme.px(40) + below

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
        for option in self._values():
            tall = self._value_height(option, box.w)
            self._value(Rect(box.x, y, box.w, tall), option)
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

    def _value(self, row: Rect, option: SetupOption) -> None:
        """An option that is a number or one of a list."""
        px, name = self.app.theme.px, option.name
        field = Rect(row.centerx, row.y, row.w // 2, px(38))
        words = Rect(row.x, row.y, field.x - px(8) - row.x, field.h)
        Label(self.ui, words, self.words.option(name), style="bold", colour=INK, wrap=True)
        note = Rect(row.x, row.y + px(40), row.w, row.h - px(40))
        if note.h:
            Label(self.ui, note, self._note(option), style="small", colour=SEPIA, wrap=True,
                  valign="top")  # fmt: skip
        chosen = self.setup.options[name]
        if option.kind == "int":
            typed = "" if chosen == option.default else str(chosen)
            span = self.tr("new_match.from_to", low=option.low, high=option.high)

            def put(text: str) -> None:
                self.setup.set_number(option, text)
                self._check()

            self._number(field, option, typed, put, str(option.default), span)
            return
        choices = [(one, self.words.called(f"{option.words}.{one}", one)) for one in option.choices]
        Dropdown(self.ui, field, choices, str(chosen),
                 lambda value: self._set_option(name, value))  # fmt: skip

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
        self._notes[seat].set_text(self.words.controller_note(controller))
        self._check()

    def _set_option(self, name: str, value: bool | str) -> None:
        if name == _PURE:
            self.setup.pure = bool(value)
        elif name in self.setup.options:
            self.setup.options[name] = value
        else:
            self.setup.uses_per_seat = bool(value)
            self.relayout(self.app.size)

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
