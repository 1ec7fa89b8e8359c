"""Setting up a match: seats, names, options, seed."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.options import SetupOption
from kraftwagen.match.setup_code import Setup
from kraftwagen.ui.drawing.theme import GLOW, INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.match_setup import MatchSetup, recall
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.scenes.setup.seat_fields import SEAT_ROW, SeatFields, number_entry
from kraftwagen.ui.widgets import Button, CheckBox, Dropdown, Label, TextEntry

_PAD: Final = 32
_START: Final = 58
"""Height of the Start button, in design units."""
_TWO_COLUMNS: Final = 860
_PURE: Final = "-pure"
"""The key of the switch for a pure game; no option has this name."""


class NewMatchScene(PageScene):
    """The page to set up a match: seats, each a person or a bot, and options."""

    name: ClassVar[str] = "new_match"
    heading: ClassVar[str] = "new_match.title"
    of_game = True

    def enter(self) -> None:
        """Fill in the set-up used last."""
        self.spec = self.app.game
        self.words = GameWords(self.tr, self.spec)
        kept = self.app.settings.setup_of(self.spec.id)
        self.setup: MatchSetup = recall(self.words, kept, self.app.bots(self.spec))
        self.colours = tuple(self.setup.colours)
        if self.app.preset_seed is not None:
            self.setup.seed = str(self.app.preset_seed)

    def body(self, rect: Rect) -> None:
        """Lay out seats, options and Start; one column in a narrow window."""
        seats, options = self._places(rect)
        inside = -2 * self.app.theme.px(_PAD)
        self.panels = [(seats, "paper"), (options, "paper")]
        self.fields = SeatFields(
            self.ui, self.setup, seats.inflate(inside, inside), self._changed, self._check
        )
        self._options(options.inflate(inside, inside))
        if not self._scrolls:
            self._check()

    def _places(self, rect: Rect) -> tuple[Rect, Rect]:
        """Return the panels of seats and options."""
        px = self.app.theme.px
        gap, pad = px(20), px(_PAD)
        seats_h = 2 * pad + px(108) + self.spec.seats[1] * px(SEAT_ROW)
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
        """Return the height to keep free for Start, if the rest does not fit."""
        self._scrolls = False
        self._scrolls = self._places(body)[1].bottom > body.bottom
        return self.app.theme.px(_START + 24) if self._scrolls else 0

    def foot(self, rect: Rect) -> None:
        """Add what prevents the start at the left, and Start at the right."""
        px = self.app.theme.px
        start = Rect(0, 0, min(px(378), rect.w // 2), px(_START))
        start.midright = rect.midright
        self._start_button(start)
        words = Rect(rect.x, rect.y, start.x - px(16) - rect.x, rect.h)
        self._problem = Label(self.ui, words, "", style="bold", colour=GLOW, wrap=True)
        self.ui.focus.focus(self._go, show=False)
        self._check()

    def _switches(self) -> list[tuple[str, str, str]]:
        """Return key, text and note of each check box."""
        declared = [o for o in self.spec.declared_options if o.kind == "bool" and not o.per_seat]
        declared += [self.setup.per_seat] if self.setup.per_seat else []
        found = [(o.name, self.words.option(o.name), self._note(o)) for o in declared]
        return [*found, (_PURE, self.tr("new_match.pure"), self.tr("new_match.pure_note"))]

    def _values(self) -> list[SetupOption]:
        """Return the options that are a number or one of several values."""
        return [option for option in self.setup.table_options if option.kind != "bool"]

    def _note(self, option: SetupOption) -> str:
        """Return the game's note on an option."""
        key = f"{option.words}.note"
        return self.words(key) if self.words.has(key) else ""

    def _is_on(self, name: str) -> bool:
        if name == _PURE:
            return self.setup.pure
        return bool(self.setup.options.get(name, self.setup.uses_per_seat))

    def _options_height(self, width: int) -> int:
        """Return the height of the options' panel at an inner width."""
        px = self.app.theme.px
        rows = [CheckBox.height_for(self.ui, width, *row[1:]) for row in self._switches()]
        style = self.app.theme.style("small")
        note = self.app.resources.text_size(self.tr("new_match.seed_tip"), style, width)[1]
        start = 0 if self._scrolls else px(10 + _START + _START)
        rows += [self._value_height(option, width) for option in self._values()]
        return px(64 + 42) + sum(rows) + px(14) * len(rows) + px(76) + note + start

    def _value_height(self, option: SetupOption, width: int) -> int:
        """Return the height of a row: name and field, then the note."""
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
        TextEntry(
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
        """Add the row of an option that is a number or one of several values."""
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

            number_entry(self.ui, field, option, typed, put, str(option.default), span)
            return
        choices = [(one, self.words.called(f"{option.words}.{one}", one)) for one in option.choices]
        Dropdown(self.ui, field, choices, str(chosen),
                 lambda value: self._set_option(name, value))  # fmt: skip

    def _start_button(self, rect: Rect) -> None:
        words = self.tr("new_match.start")
        self._go = Button(self.ui, rect, words, self._start, kind="primary", icon="flag")

    def _poster_place(self, box: Rect, top: int, bottom: int) -> Rect | None:
        """Return room for the title picture between seed and Start, if enough."""
        high = min(bottom - top, box.w * 9 // 16)
        if high < self.app.theme.px(110) or not self.app.resources.has_image(
            f"{self.spec.id}/title"
        ):
            return None
        place = Rect(0, 0, high * 16 // 9, high)
        place.center = (box.centerx, (top + bottom) // 2)
        return place

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the small title picture."""
        if self._poster:
            picture = self.app.resources.image(f"{self.spec.id}/title", *self._poster.size)
            surface.blit(picture, picture.get_rect(center=self._poster.move(0, shift).center))

    def pause(self) -> None:
        """Store the set-up for the next time."""
        self._remember()

    # -- changes

    def _changed(self) -> None:
        """Lay out again after seats or colours changed."""
        self.colours = tuple(self.setup.colours)
        self.relayout(self.app.size)

    def _set_option(self, name: str, value: bool | str) -> None:
        if name == _PURE:
            self.setup.pure = bool(value)
        elif name in self.setup.options:
            self.setup.options[name] = value
        else:
            self.setup.uses_per_seat = bool(value)
            self._changed()

    def _problem_of_setup(self) -> str:
        """Return why the match cannot start: names first, then options."""
        problem = self.setup.problem(self.app.resources.faces.can_show)
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
        """Apply a set-up code."""
        if code.game != self.spec.id:
            self._remember()
            self.app.choose_game(code.game)
            self.enter()
        self.setup.take(code.controllers, code.options, code.seed)
        self._changed()

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
        setup = self.setup
        self.app.routes.start_match(
            self.spec, setup.seated(), setup.chosen_seed(), setup.chosen_options(), pure=setup.pure
        )
