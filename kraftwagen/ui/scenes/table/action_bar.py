"""The bars above and below the table: stage of the game, seat to move, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import chain, product
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.boxes import (
    Box,
    Column,
    Gap,
    Leaf,
    OneOf,
    Row,
    Stack,
    button,
)
from kraftwagen.ui.drawing.people import Face
from kraftwagen.ui.drawing.theme import CREAM, GREEN_DARK, MUTED
from kraftwagen.ui.platform.settings import SPEEDS
from kraftwagen.ui.scenes.parts.bar import (
    LOW,
    SMALL,
    Bar,
    Sentence,
    door,
    laid_out,
    line,
    setting,
    speeds,
    titled,
    toggle,
)
from kraftwagen.ui.scenes.parts.seat_plate import Seated, plate_leaf
from kraftwagen.ui.scenes.parts.seat_tabs import SeatTab, choices
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.navigation import TableNavigation
from kraftwagen.ui.scenes.table.requests import TableRequests
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State


@dataclass(frozen=True)
class ActionBarState:
    """The content of the bars.

    ``seat`` is the seat to move, ``name`` its player (empty during a scoring), ``line`` the text
    beside the name. ``waiting`` tells that no person is to move. ``progress`` of a thinking bot is
    0 to 1. ``undo`` and ``end_turn`` tell whether these buttons work, the tips why not. ``next``
    shows Next and ``over`` shows Results in place of End turn. ``looking`` names the past moment
    shown, ``hint`` is the reason why there is no hint; both may be empty.
    """

    title: str
    seat: int
    name: str
    line: str
    prompt: str
    waiting: bool
    progress: float
    undo: bool
    undo_words: str
    undo_tip: str
    end_turn: bool
    end_turn_tip: str
    end_turn_urgent: bool
    next: bool = False
    over: bool = False
    looking: str = ""
    hint: str = ""
    face: Face | None = None
    """The calm face of the seat to move; None where nobody drew one."""


class TopBar(Bar):
    """The bar above the table: menu, title, speed, step mode, recap, close-up, rules, settings."""

    def __init__(
        self,
        ui: Ui,
        controller: TableController,
        navigation: TableNavigation,
        title: str,
        longest: dict[str, str],
        titles: Sequence[str] = (),
    ) -> None:
        """``titles`` are all that the game may have: there is room for the longest at once."""
        super().__init__(ui, longest, on_top=True)
        self.controller, self.navigation = controller, navigation
        self.kept = controller.game.keeper.state
        """The ``Keeper.state`` that a mark shows; empty if saving works and no mark is needed."""
        self._tabs: list[list[Leaf[SeatTab]]] = []
        label = ui.theme.style("label")
        told = max(
            (longest.get("title", ""), *titles), key=lambda one: ui.res.text_size(one, label)
        )
        self._line = Sentence(ui, ["label"], title, line=True, share=1, longest=told)
        self._lines = Sentence(ui, ["label"], title, least_w=170, share=1, longest=told)

    def content(self) -> Box:
        """Declare one line, without the game's name where that is too long, or two lines."""
        tr, ui, table = self.tr, self.ui, self.controller
        fold = table.fold
        tip = tr("table.menu_tip", keys=ui.keys.hint("back"))
        menu = button(tr("table.menu"), self.navigation.pause, icon="menu", style=SMALL, tip=tip,
                      least_w=98, least_h=LOW, line=True)  # fmt: skip
        tip = tr("table.speed_tip", any=tr.term(ui.keys.anything))
        self._speeds = speeds(ui, table.game.speed, table.set_speed, tip)
        self._step = door(ui, "skip-forward", "table.step_tip", "step_mode", table.toggle_step_mode)
        self._close = door(ui, "zoom-in", "table.zoom_tip", "close_up", table.close_up)
        tip = "table.log_tip" if fold.folded else "table.scroll_tip"
        self._log = door(ui, "scroll-text", tip, "recap", table.show_recap)
        doors = (
            self._step,
            Gap(2),
            self._log,
            self._close,
            door(ui, "book-open", "table.book_tip", "help", self.navigation.rules),
            door(ui, "settings", "table.settings_tip", "", table.app.routes.settings),
        )
        spec = table.game.spec
        name = titled(ui, spec.title, self._line, f"{spec.id}/lettering")
        row, opens = self._speeds
        mark, icon = (self._mark(words) for words in (True, False))
        named = (True, False) if fold.folded else ()
        self._tabs = [*chain.from_iterable(choices(ui, fold, one) for one in named)]
        folded = [
            line(menu, Gap(5), title, Gap(8), *leaves, icon, Gap(), speed, *doors, high=40)
            for leaves, title, speed in product(self._tabs, (name, self._line), self._speeds)
        ]
        wide = () if folded else (
            line(menu, Gap(5), name, mark, Gap(), row, *doors, high=40),
            line(menu, Gap(5), self._line, mark, Gap(), row, *doors, high=40),
            line(menu, Gap(5), self._line, icon, Gap(), row, *doors, high=40),
            line(menu, Gap(5), self._line, icon, Gap(), opens, *doors, high=40),
            line(menu, Gap(5), self._lines, icon, Gap(), opens, *doors, high=40),
        )  # fmt: skip
        return OneOf(
            *folded,
            *wide,
            Column(
                line(menu, Gap(5), self._lines, mark, high=40),
                line(*chain(*self._tabs[-1:]), Column(opens, share=1), *doors, high=36, above=2),
            ),
        )

    def _mark(self, words: bool) -> Box | None:
        """Declare the button that warns of trouble with saving, if there is any."""
        if not self.kept:
            return None
        return button(
            self.tr(f"table.kept.{self.kept}.mark") if words else "", self.navigation.kept,
            kind="danger" if self.kept == "not_saved" else "primary", icon="save", style=SMALL,
            tip=self.controller.game.kept_words(), least_w=40, least_h=LOW,
        )  # fmt: skip

    def place(self, rect: Rect) -> None:
        super().place(rect)
        self.speed = laid_out(*self._speeds)
        self.step, self.close_up = self._step.widget, self._close.widget
        self.log = self._log.widget
        leaves = chain.from_iterable(self._tabs)
        self.tabs = [leaf.widget for leaf in leaves if hasattr(leaf, "widget")]
        self.title = self._line if hasattr(self._line, "rect") else self._lines

    def places(self) -> dict[str, tuple[int, int]]:
        """Return the window position to click for each speed."""
        rect, count = self.speed.rect, len(SPEEDS)
        return {
            speed: (round(rect.x + rect.w * (i + 0.5) / count), rect.centery)
            for i, speed in enumerate(SPEEDS)
        }

    def full(self, state: ActionBarState) -> bool:
        """Return whether the bar must grow for a state."""
        return self.outgrown("title", state.title, self.title.full(state.title))

    def show(self, state: ActionBarState) -> None:
        """Update title, speed and switches to the state and the settings."""
        settings, speed = self.controller.app.settings, self.controller.game.speed
        self.title.text = state.title
        toggle(self.close_up, self.controller.view.camera.close)
        toggle(self.log, self.controller.fold.folded and self.controller.fold.log_open)
        for one in self.tabs:
            one.show()
        toggle(self.step, settings.step_mode)
        if self.speed.value != speed:
            self.speed.value = speed
            self.speed.refresh()

    def draw(self, surface: Surface) -> None:
        """Draw the background and its lines; the widgets draw themselves."""
        super().draw(surface)
        self.title.draw(surface, self.ui.canvas.level("label", "subtitle"))


LINES: Final = ("your_move", "moves", "waits", "thinking", "over")
"""Keys below ``table`` of the texts on the plate."""
_LOOKED: Final = ("small_bold", "tiny")
"""Styles of the sentence about a past moment: in one line, or wrapped."""


class LookBanner(Widget):
    """A banner that names the past moment shown; a press goes back to the game."""

    def __init__(self, ui: Ui, rect: Rect, on_press: Callable[[], object]) -> None:
        tip = ui.tr("table.back_to_game_tip", keys=ui.keys.hint("back"))
        super().__init__(ui, rect, visible=False, tip=tip)
        self._on_press = on_press
        self.text = ""

    def show_text(self, text: str) -> None:
        """Show the banner with a sentence; hide it if ``text`` is empty."""
        if text != self.text:
            self.text = text
            if text:
                self.refresh()
        self.set_visible(bool(text))

    def activate(self) -> None:
        """Return to the present position."""
        self._on_press()

    @staticmethod
    def around(ui: Ui, words: bool) -> int:
        """Return the width beside the sentence in pixels; ``words`` adds the words to go back."""
        style, px = ui.theme.style("button_small"), ui.theme.px
        wide = ui.res.text_size(ui.tr("table.back_to_game"), style)[0] + px(4) if words else 0
        return px(20 + 17 + 18) + wide

    @classmethod
    def high(cls, ui: Ui, width: int, text: str) -> int:
        """Return the height in pixels at which a sentence fits, without the words if needed."""
        return setting(ui, text, _LOOKED, width - cls.around(ui, False)).high + ui.theme.px(8)

    def full(self, text: str) -> bool:
        """Return whether there is no room for a sentence."""
        return self.high(self.ui, self.rect.w, text) > self.rect.h

    def paint(self, surface: Surface, state: State) -> None:
        """Draw a brass plate: the sentence at the left, the way back to the game at the right."""
        canvas, px = self.ui.canvas, self.ui.theme.px
        colour = button_face(self.ui, surface, "primary", state)
        box = canvas.theme.grown(surface.get_rect(), -20, 0)
        wide = self.rect.w - self.around(self.ui, True)
        words = setting(self.ui, self.text, _LOOKED, wide).high + px(8) <= box.h
        if words:
            back = self.tr("table.back_to_game")
            canvas.text(surface, back, "button_small", colour, box.move(0, px(1)), "right")
        sentence = Rect(box.x, box.y, self.rect.w - self.around(self.ui, words), box.h)
        glyph = self.ui.res.icon("undo-2", px(17), colour)
        surface.blit(glyph, glyph.get_rect(midleft=(sentence.right + px(12), box.centery)))
        style, wraps, _ = setting(self.ui, self.text, _LOOKED, sentence.w)
        valign = "exact" if wraps else "middle"
        canvas.text(surface, self.text, style, colour, sentence, valign=valign, wrap=wraps)


class ActionBar(Bar):
    """The bar below the table: seat plate, prompt, Hint, Undo and End turn."""

    def __init__(
        self,
        ui: Ui,
        controller: TableController,
        navigation: TableNavigation,
        requests: TableRequests,
        state: ActionBarState,
        longest: dict[str, str],
    ) -> None:
        super().__init__(ui, longest, on_top=False)
        self.controller, self.navigation, self.requests = controller, navigation, requests
        self.state = state

    def content(self) -> Box:
        """Declare one line, or in a narrow window two or three."""
        tr, ui, table = self.tr, self.ui, self.controller
        texts = [tr(f"table.{key}") for key in LINES]
        self._plate = plate_leaf(
            ui, table.game.spec.id, table.game.names, texts, any(table.game.moods.calm()),
            self.navigation.seats,
        )  # fmt: skip
        told, prompt, faces = self._longest.get("prompt", ""), self.state.prompt, ["body", "small"]
        self._prompts = (
            Sentence(ui, faces, prompt, longest=told, least_w=240, lines=2, share=1),
            Sentence(ui, faces, prompt, longest=told, below=6),
        )
        sentences = (self.state.looking, self._longest.get("looking", ""))
        self._banner = Leaf(
            lambda ui, rect: LookBanner(ui, rect, table.back),
            lambda sheet: (sheet.em(200), sheet.em(200)),
            lambda sheet, width: max(LookBanner.high(ui, width, one) for one in sentences),
            share=1,
        )
        banner = Row(self._banner, Gap(8), items="stretch", folds=False, share=1)
        self._hint_tip = tr("table.hint_tip", keys=ui.keys.hint("hint"))
        self._hint = button("", table.hint, icon="lightbulb", tip=self._hint_tip, least_w=44,
                            least_h=LOW)  # fmt: skip
        self._undo = button(
            tr("table.undo"), self.requests.undo, icon="undo-2", enabled=False, least_w=138,
            least_h=LOW, may=[tr("table.take_back")], line=True,
        )  # fmt: skip
        hint = Row(self._hint, pad=(0, 2), items="stretch", rest="end", folds=False)
        ends, last = self._last(), None
        if self._end is not None:
            aside, last = Stack(hint), Stack(*ends)
        else:  # Next stands in place of the hint, which is not offered meanwhile.
            over = Row(Gap(grow=1), Stack(*ends), pad=(0, 2), items="stretch", folds=False)
            aside = Stack(hint, over)
        one, two = self._prompts
        buttons = Row(self._undo, last, gap=8, pad=(0, 2), items="stretch", folds=False)
        told_beside = Row(one, Row(least_w=44), gap=16, items="stretch", folds=False)
        above = Column(Stack(two, self._banner), pad=(8, 3))
        return OneOf(
            line(
                self._plate, Gap(2), Stack(told_beside, aside, banner, share=1), buttons, gap=8,
                above=3, high=48,
            ),
            Column(
                above,
                line(self._plate, Gap(grow=1), aside, buttons, gap=8, above=3, high=48),
            ),
            Column(
                above,
                line(self._plate, Gap(grow=1), aside, gap=8, above=3, high=48),
                line(Gap(grow=1), buttons, above=3, high=48),
            ),
        )  # fmt: skip

    def _last(self) -> list[Leaf[Button]]:
        """Declare what leads on, in one place: End turn in games that have it, Next, Results."""
        tr, table, words = self.tr, self.controller, self.controller.game.words
        self._end: Leaf[Button] | None = None
        if table.game.hooks.end_turn is not None:
            self._end = button(tr("table.end_turn"), self.requests.end_turn, kind="primary",
                               icon="check", enabled=False, least_w=168, least_h=LOW,
                               line=True)  # fmt: skip
        self._next = button(
            tr("table.next"), table.next, kind="primary", icon="skip-forward", hidden=True,
            tip=tr("table.next_tip", any=tr.term(self.ui.keys.anything)), least_w=168, least_h=LOW,
            line=True,
        )  # fmt: skip
        self._results = button(
            words("end.results"), self.navigation.results, kind="primary", icon="trophy",
            tip=words("end.results_tip"), hidden=True, least_w=168, least_h=LOW, line=True,
        )  # fmt: skip
        return [leaf for leaf in (self._end, self._next, self._results) if leaf is not None]

    def place(self, rect: Rect) -> None:
        super().place(rect)
        self.plate, self.banner = self._plate.widget, self._banner.widget
        self.hint, self.undo = self._hint.widget, self._undo.widget
        self.next, self.results = self._next.widget, self._results.widget
        self.end = self._end.widget if self._end is not None else None
        self.prompt = next(one for one in self._prompts if hasattr(one, "rect"))
        self.taken = self.prompt.rect.clip(self.next.rect).w
        """Width of the prompt that the buttons Next and Results cover, in pixels."""

    def full(self, state: ActionBarState) -> bool:
        """Return whether the bar must grow for a state."""
        self.prompt.taken = self.taken if state.next or state.over else 0
        if state.looking:
            return self.outgrown("looking", state.looking, self.banner.full(state.looking))
        return self.outgrown("prompt", state.prompt, self.prompt.full(state.prompt))

    def show(self, state: ActionBarState) -> None:
        """Update all widgets to a state."""
        self.state = state
        self.prompt.text, self.prompt.colour = state.prompt, MUTED if state.waiting else CREAM
        self.plate.show_seat(Seated(state.seat, state.name, state.line, state.waiting, state.face))
        instead = self.end is None and (state.next or state.over)
        self.hint.set_visible(not (state.looking or instead))
        self.hint.set_enabled(not state.hint, state.hint or self._hint_tip)
        self.undo.set_text(state.undo_words)
        self.undo.set_enabled(state.undo, state.undo_tip)
        if self.end is not None:
            kind = "primary" if state.end_turn_urgent else "green"
            if kind != self.end.kind:
                self.end.kind = kind
                self.end.refresh()
            self.end.set_enabled(state.end_turn, state.end_turn_tip)
            self.end.set_visible(not (state.next or state.over))
        self.results.set_visible(state.over and not (self.end is None and state.looking))
        self.next.set_visible(state.next)
        self.banner.show_text(state.looking)

    def main(self) -> Button | None:
        """Return the button to go on (Results, Next or End turn); None if none can be used."""
        doors = (self.results, self.next, self.end)
        return next((door for door in doors if door is not None and door.focusable), None)

    def show_prompt(self, prompt: str) -> bool:
        """Change only the prompt, if a person is to move; returns whether it changed."""
        if self.state.waiting or self.state.prompt == prompt:
            return False
        self.state = replace(self.state, prompt=prompt)
        self.prompt.text = prompt
        if self.prompt.full(prompt):
            self.controller.stale = True
        return True

    def draw(self, surface: Surface, prompts: bool = True, news: Rect | None = None) -> None:
        """Draw background, prompt and a bot's progress; the widgets draw themselves.

        Without ``prompts`` the prompt's place is left empty for something else. The words stand
        beside ``news``, or are left out where they do not fit there.
        """
        super().draw(surface)
        shown, prompt = self.state, self.prompt
        if shown.looking or not prompts:
            return
        usual = prompt.taken
        if news:
            prompt.taken = prompt.rect.right - news.x
        if not (news and prompt.full(shown.prompt)):
            prompt.draw(surface)
        prompt.taken = usual
        if shown.waiting and shown.progress > 0:
            groove = self.prompt.under(220, 4)
            self.ui.canvas.gauge(surface, GREEN_DARK, groove, shown.progress)
