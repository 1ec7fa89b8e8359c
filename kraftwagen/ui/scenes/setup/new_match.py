"""Setting up a match: seats, names, options, seed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.options import SetupOption
from kraftwagen.match.setup_code import Setup
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Drawn,
    Gap,
    OneOf,
    Row,
    button,
    check,
    dropdown,
    field,
    text,
)
from kraftwagen.ui.drawing.theme import GLOW, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.match_setup import MatchSetup, recall
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.scenes.setup.seat_fields import SeatFields, number_field

_PURE: Final = "-pure"
"""The key of the switch for a pure game; no option has this name."""


class NewMatchScene(PageScene):
    """The page to set up a match: seats, each a person or a bot, and options."""

    name: ClassVar[str] = "new_match"
    heading: ClassVar[str] = "new_match.title"
    of_game = True
    wish_h: ClassVar[int] = 600

    def enter(self) -> None:
        """Fill in the set-up used last."""
        self.spec = self.app.game
        self.words = GameWords(self.tr, self.spec)
        kept = self.app.settings.setup_of(self.spec.id)
        self.setup: MatchSetup = recall(self.words, kept, self.app.bots(self.spec))
        self.colours = tuple(self.setup.colours)
        if self.app.preset_seed is not None:
            self.setup.seed = str(self.app.preset_seed)

    def content(self) -> Box:
        """Declare seats and options side by side, in a narrow window one below the other."""
        self._fields = SeatFields(self.app, self.setup, self._changed, self._check)
        seats, options = self._fields.content(), self._options()
        return OneOf(
            Row(seats, options, gap=20, items="stretch", folds=False),
            Column(seats, options, gap=20),
        )

    def bar(self) -> Box | None:
        """Declare the reason against a start and the Start button, for a page that scrolls."""
        if not self.scrolls:
            return None
        self._problem = text("", "bold", GLOW, share=1, may=self._problems())
        return Row(self._problem, self._start_button(), gap=16, folds=False)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the page and show the obstacle to a start, if any."""
        super().layout(size)
        self._check()

    def _switches(self) -> list[tuple[str, str, str]]:
        """Return key, text and note of each check box."""
        declared = [o for o in self.spec.declared_options if o.kind == "bool" and not o.per_seat]
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
        return bool(self.setup.options[name])

    def _options(self) -> Box:
        switches = (
            check(words, self._is_on(name), partial(self._set_option, name), note=note)
            for name, words, note in self._switches()
        )
        code = button(
            self.tr("setup_code.enter"), self._enter_code, kind="paper", style="button_small",
            icon="scroll-text", tip=self.tr("setup_code.enter_tip"), least_h=34,
        )  # fmt: skip
        seed = field(
            self.setup.seed, self._set_seed, limit=18, allowed="0123456789",
            placeholder=self.tr("new_match.seed_empty"), tip=self.tr("new_match.seed_tip"),
            on_enter=self._start,
        )  # fmt: skip
        return Column(
            text(self.tr("new_match.options"), "heading", OXBLOOD),
            *switches,
            *map(self._value, self._values()),
            Column(
                Row(text(self.tr("new_match.seed"), "bold", share=1), code, gap=8),
                seed,
                text(self.tr("new_match.seed_tip"), "small", SEPIA),
                gap=4,
            ),
            *(() if self.scrolls else self._foot()),
            gap=14, pad=(32, 32), panel="paper", least_w=378, most_w=378,
        )  # fmt: skip

    def _foot(self) -> Iterator[Box]:
        """Declare the title picture, if there is room, what prevents a start, and Start."""
        if self.app.resources.has_image(f"{self.spec.id}/title"):
            yield Drawn(self._poster, 195, 110, share=1, spare=True)
        self._problem = text("", "bold", OXBLOOD, align="center", may=self._problems())
        yield Gap(grow=0.01)
        yield self._problem
        yield self._start_button()

    def _poster(self, surface: Surface, rect: Rect) -> None:
        """Draw the title picture in the middle of a rectangle."""
        high = min(rect.h, rect.w * 9 // 16)
        picture = self.app.resources.image(f"{self.spec.id}/title", high * 16 // 9, high)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _value(self, option: SetupOption) -> Box:
        """Declare the row of an option that is a number or one of several values."""
        name, chosen = option.name, self.setup.options[option.name]
        if option.kind == "int":
            typed = "" if chosen == option.default else str(chosen)
            span = self.tr("new_match.from_to", low=option.low, high=option.high)
            change = partial(self._set_number, option)
            setting: Box = number_field(option, typed, change, str(option.default), span)
        else:
            choices = [
                (one, self.words.called(f"{option.words}.{one}", one)) for one in option.choices
            ]
            setting = dropdown(choices, str(chosen), partial(self._set_option, name))
        note = self._note(option)
        words = text(self.words.option(name), "bold", share=1)
        return Column(
            Row(words, setting, gap=8), text(note, "small", SEPIA) if note else None, gap=2
        )

    def _start_button(self) -> Box:
        words = self.tr("new_match.start")
        self._go = button(words, self._start, kind="primary", icon="flag", least_h=58, first=True)
        return self._go

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
            self._changed()
        else:
            before = self.setup.grades
            self.setup.set_option(name, value)
            if self.setup.grades != before:
                self._changed()

    def _set_number(self, option: SetupOption, typed: str) -> None:
        self.setup.set_number(option, typed)
        self._check()

    def _problem_of_setup(self) -> str:
        """Return why the match cannot start: names first, then options."""
        problem = self.setup.problem(self.app.resources.faces.can_show)
        if problem:
            return problem
        chosen = self.setup.chosen_options()
        for option in self.spec.declared_options:
            try:
                option.check(chosen.get(option.name, option.default), self.setup.count)
            except GameError:
                if option.kind == "int":
                    return self._out_of_range(option)
        try:
            self.spec.new(self.setup.count, 0, chosen)
        except GameError as refusal:
            return self.tr("new_match.bad_options", problem=str(refusal))
        return ""

    def _out_of_range(self, option: SetupOption) -> str:
        words, low, high = self.words.option(option.name), option.low, option.high
        return self.tr("new_match.out_of_range", option=words, low=low, high=high)

    def _problems(self) -> list[str]:
        """Return what prevents a start now, and what may while somebody types."""
        numbers = [option for option in self.spec.declared_options if option.kind == "int"]
        name = max((seat.name for seat in self.setup.playing), key=len)
        return [
            self._problem_of_setup(),
            self.words("new_match.odd_name", number=self.setup.count),
            self.words("new_match.same_name", name=name),
            *map(self._out_of_range, numbers),
        ]

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
        self._problem.widget.set_text(problem)
        self._go.widget.set_enabled(not problem, problem)

    def _remember(self) -> None:
        settings = self.app.settings
        settings.last_setup[self.spec.id] = self.setup.remember()
        settings.guests = self.setup.kept_guests(settings.guests)
        self.app.save_settings()

    def _start(self) -> None:
        if self._problem_of_setup():
            return
        self._remember()
        setup = self.setup
        self.app.routes.start_match(
            self.spec, setup.seated(), setup.chosen_seed(), setup.chosen_options(), pure=setup.pure
        )
