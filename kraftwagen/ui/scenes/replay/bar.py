"""The bars of a replay: view and speed above the table, transport buttons below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, product
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Gap, Leaf, OneOf, Row, button, dropdown, fixed, text
from kraftwagen.ui.drawing.canvas import ROUND
from kraftwagen.ui.drawing.theme import (
    ACCENT,
    ACCENT_LIGHT,
    BRASS_LIGHT,
    CREAM,
    GREEN_DARK,
    GREEN_LIGHT,
    INK,
    MUTED,
)
from kraftwagen.ui.scenes.parts.bar import (
    LOW,
    SMALL,
    Bar,
    Sentence,
    door,
    laid_out,
    line,
    speeds,
    titled,
    toggle,
)
from kraftwagen.ui.scenes.parts.fold import Fold
from kraftwagen.ui.scenes.parts.seat_tabs import SeatTab, choices
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State


@dataclass(frozen=True)
class Actions:
    """The actions of the buttons; ``step(kind, by)`` moves by "move", "turn" or "stage".

    ``analyse`` is None if there is nothing to analyse.
    """

    back: Callable[[], object]
    analyse: Callable[[], object] | None
    share: Callable[[], object]
    branch: Callable[[], object]
    speed: Callable[[str], object]
    view: Callable[[str], object]
    zoom: Callable[[], object]
    step: Callable[[str, int], object]
    play: Callable[[], object]
    scrub: Callable[[int], object]


class ReplayTop(Bar):
    """The bar above a replay: Back, title, viewed seat, speed, analysis, share, what folds away."""

    def __init__(self, ui: Ui, fold: Fold, speed: str, actions: Actions) -> None:
        super().__init__(ui, {}, on_top=True)
        self._fold, self._actions = fold, actions
        self._names, self._viewer = fold.game.names, fold.game.viewer
        self._tabs: list[list[Leaf[SeatTab]]] = []
        tip = ui.tr("replay.speed_tip")
        self._speeds = speeds(ui, speed, actions.speed, tip)
        told = ", ".join(self._names)
        self._line = Sentence(ui, ["label"], told, line=True, share=1)
        self._lines = Sentence(ui, ["label"], told, least_w=170, share=1)

    def content(self) -> Box:
        """Declare one line, without its title if the names need the room, or else two lines."""
        tr, actions = self.tr, self._actions
        seats = [(str(seat), name) for seat, name in enumerate(self._names)]
        view = dropdown(seats, str(self._viewer), actions.view, tip=tr("replay.view_tip"),
                        least_w=90 if self._fold.folded else 150, low=True)  # fmt: skip
        name = titled(self.ui, tr("replay.title"), self._line)
        back, deeds = self._doors(whole=True)
        wrapped, shorter = self._doors(whole=False)
        row, opens = self._speeds
        if self._fold.folded:
            return self._folded(view, opens, [back, *deeds], [wrapped, *shorter])
        below = line(Column(view, share=1), Column(opens, share=1), high=36, above=2, gap=8)
        return OneOf(
            line(back, Gap(2), name, view, row, *deeds, high=40, gap=8),
            line(back, Gap(2), self._line, view, row, *deeds, high=40, gap=8),
            line(back, Gap(2), self._line, view, opens, *deeds, high=40, gap=8),
            Column(line(back, Gap(2), self._lines, *deeds, high=40, gap=8), below),
            Column(line(wrapped, Gap(2), self._lines, *shorter, high=40, gap=8), below),
        )

    def _folded(self, view: Box, speed: Box, whole: list[Box], wrapped: list[Box]) -> Box:
        """Declare the bar of a folded table, whose tabs tell the names, in one line or in two."""
        fold, ui = self._fold, self.ui
        forms = [choices(ui, fold, named) for named in (True, False)]
        self._tabs = [*chain.from_iterable(forms)]
        self._log = door(ui, "scroll-text", "replay.log_door_tip", "recap", fold.toggle_log)
        self._close = door(ui, "zoom-in", "table.zoom_tip", "close_up", self._actions.zoom)
        doors = Row(speed, most_w=150, items="stretch", folds=False), self._log, self._close
        name = text(self.tr("replay.title"), "subtitle", BRASS_LIGHT, line=True)
        titles: list[list[Box]] = [[name, Gap(6)], []]
        back, *deeds = whole
        return OneOf(
            *(line(back, Gap(2), *title, view, *leaves, Gap(grow=1), *doors, *deeds, high=40)
              for form, title in product(forms, titles) for leaves in form),
            *(Column(line(first, Gap(2), Column(view, share=1), *last, high=40),
                     line(*leaves, Gap(grow=1), *doors, high=36, above=2))
              for form in forms for first, *last in (whole, wrapped) for leaves in form),
        )  # fmt: skip

    def _doors(self, whole: bool) -> tuple[Leaf[Button], list[Leaf[Button]]]:
        """Declare Back, and the buttons at the right, in one line if ``whole``."""
        tr, actions = self.tr, self._actions
        tip = tr("replay.back_tip", keys=self.ui.keys.hint("back"))
        back = button(tr("app.back"), actions.back, icon="chevron-left", style=SMALL, tip=tip,
                      least_w=98, least_h=LOW, line=whole)  # fmt: skip
        share = button(tr("replay.share"), actions.share, icon="arrow-right", style=SMALL,
                       tip=tr("replay.share_tip"), least_h=LOW, line=whole)  # fmt: skip
        if actions.analyse is None:
            return back, [share]
        analyse = button(
            tr("analysis.open"), actions.analyse, icon="chart-column", style=SMALL,
            tip=tr("analysis.open_tip"), least_h=LOW, line=whole,
        )  # fmt: skip
        return back, [analyse, share]

    def place(self, rect: Rect) -> None:
        super().place(rect)
        self.speed = laid_out(*self._speeds)
        if self._fold.folded:
            self.log, self.close_up = self._log.widget, self._close.widget
        leaves = chain.from_iterable(self._tabs)
        self.tabs = [leaf.widget for leaf in leaves if hasattr(leaf, "widget")]
        self._title = self._line if hasattr(self._line, "rect") else self._lines

    def show(self, close: bool) -> None:
        """Show which boards and whether the log are open, and whether the table is ``close``."""
        if self._fold.folded:
            toggle(self.log, self._fold.log_open)
            toggle(self.close_up, close)
            for one in self.tabs:
                one.show()

    def draw(self, surface: Surface) -> None:
        """Draw background and line; the widgets draw themselves."""
        super().draw(surface)
        if not self._fold.folded:
            self._title.draw(surface, self.ui.canvas.level("label", "subtitle"))


class ScrubBar(Widget):
    """The whole game as a line, with marks for turns and a knob at the moment shown."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        last: int,
        player_turns: Sequence[int],
        stages: Sequence[int],
        on_scrub: Callable[[int], object],
        on_step: Callable[[int], object],
        tip: str,
    ) -> None:
        super().__init__(ui, rect, tip=tip)
        self.last, self.number = last, 0
        self._player_turns, self._stages = player_turns, stages
        self._on_scrub, self._on_step = on_scrub, on_step
        self.refresh()

    def show_number(self, number: int) -> None:
        """Move the knob to a moment."""
        if number != self.number:
            self.number = number
            self.refresh()

    def place(self, number: int) -> int:
        """Return the x of a moment in pixels from the left edge of the bar."""
        edge = self.ui.theme.px(12)
        return round(edge + (self.rect.w - 2 * edge) * number / max(1, self.last))

    def number_at(self, x: int) -> int:
        """Return the moment at an x in pixels from the left edge of the bar."""
        edge = self.ui.theme.px(12)
        share = (x - edge) / max(1, self.rect.w - 2 * edge)
        return round(min(1.0, max(0.0, share)) * self.last)

    def process_event(self, event: pygame.Event) -> bool:
        """Follow the pointer while the mouse button is held; returns whether the event was used."""
        if event.type == pygame.MOUSEMOTION and self.held:
            self._on_scrub(self.number_at(event.pos[0] - self.rect.x))
            return True
        used = super().process_event(event)
        if used and event.type == pygame.MOUSEBUTTONDOWN and self.held:
            self._on_scrub(self.number_at(event.pos[0] - self.rect.x))
        return used

    def focus_key(self, event: pygame.Event) -> bool:
        """Step with Left and Right; returns whether the key was used."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and not event.mod & pygame.KMOD_CTRL:
            self._on_step(-1 if event.key == pygame.K_LEFT else 1)
            return True
        return False

    def paint(self, surface: Surface, state: State) -> None:
        px, canvas = self.ui.theme.px, self.ui.canvas
        middle = surface.get_height() // 2
        first, end, here = self.place(0), self.place(self.last), self.place(self.number)
        thick = px(6)
        groove = Rect(first, middle - thick // 2, end - first, thick)
        canvas.rect(surface, INK, self.ui.theme.grown(groove, 3), radius=ROUND)
        canvas.rect(surface, GREEN_LIGHT, groove, radius=ROUND)
        past = Rect(groove.x, groove.y, here - first, thick)
        canvas.rect(surface, ACCENT, past, radius=ROUND)
        for number in self._player_turns:
            x = self.place(number)
            colour = canvas.colour.mix(MUTED, GREEN_DARK, 0.35)
            pygame.draw.line(surface, colour, (x, middle + px(8)), (x, middle + px(11)))
        wide = max(2, px(2))
        for number in self._stages:
            x = self.place(number)
            mark = Rect(x - wide // 2, middle - px(12), wide, px(24))
            canvas.rect(surface, BRASS_LIGHT, mark)
        lit = state in ("hovered", "pressed")
        radius = px(9)
        canvas.circle(surface, (here, middle), radius, INK)
        canvas.circle(surface, (here, middle), radius - px(2), ACCENT_LIGHT if lit else ACCENT)
        canvas.circle(surface, (here, middle), px(3), CREAM)


class Transport(Bar):
    """The bar below a replay: start, back, play, on, end; the scrub bar; "Play on from here".

    ``stage_word`` is the game's word for its stages, which have the tall marks.
    """

    def __init__(
        self,
        ui: Ui,
        last: int,
        player_turns: Sequence[int],
        stages: Sequence[int],
        actions: Actions,
        stage_word: str,
        title: str,
        longest: dict[str, str],
    ) -> None:
        """``title`` is the title of the moment shown."""
        super().__init__(ui, longest, on_top=False)
        self._actions = actions
        tip = self.tr("replay.scrub_tip", stages=stage_word)
        self._scrub = fixed(
            lambda ui, rect: ScrubBar(
                ui, rect, last, player_turns, stages, actions.scrub,
                lambda by: actions.step("move", by), tip,
            ),
            220, 38, share=1,
        )  # fmt: skip
        counted = self._count(last, last)
        self.title, self.count = (
            Sentence(ui, [style], words, colour, align="right", least_w=196, longest=told, share=1)
            for style, words, colour, told in (
                ("small_bold", title, CREAM, longest.get("title", "")),
                ("small", counted, MUTED, ""),
            )
        )

    def _count(self, number: int, last: int) -> str:
        return self.tr("replay.count", number=number, count=last)

    def content(self) -> Box:
        """Declare one line, or in a narrow window two."""
        step, actions = self._actions.step, self._actions
        self._buttons = {
            "turn_back": self._button("turn_back", "back-2", lambda: step("turn", -1)),
            "move_back": self._button("move_back", "chevron-left", lambda: step("move", -1)),
            "play": self._button("play", "play", actions.play, 48),
            "move_on": self._button("move_on", "chevron-right", lambda: step("move", 1)),
            "turn_on": self._button("turn_on", "on-2", lambda: step("turn", 1)),
        }
        whole, wrapped = self._branches = [
            button(
                self.tr("replay.branch"), actions.branch, kind="primary", icon="redo-2",
                tip=self.tr("replay.branch_tip"), least_h=LOW, line=one_line,
            )
            for one_line in (True, False)
        ]  # fmt: skip
        ways = Row(*self._buttons.values(), gap=4, items="stretch", folds=False)
        words, told = Column(self.title, self.count), Column(self.title, self.count, share=1)
        above = line(self._scrub, high=44, above=3)
        return OneOf(
            line(ways, self._scrub, words, whole, high=48, above=5, gap=10),
            Column(above, line(ways, told, whole, high=48, above=5, gap=10)),
            Column(above, line(ways, told, wrapped, high=48, above=5, gap=10)),
        )

    def _button(
        self, name: str, icon: str, press: Callable[[], object], wide: float = 36
    ) -> Leaf[Button]:
        """Declare a button that has only an icon."""
        kind, tip = "primary" if name == "play" else "green", self.tr(f"replay.{name}_tip")
        face = _Glyph if icon in _DRAWN else Button

        def make(ui: Ui, rect: Rect) -> Button:
            return face(ui, rect, "", press, icon=icon, kind=kind, style=SMALL, tip=tip)

        return Leaf(make, lambda sheet: (sheet.em(wide), sheet.em(wide)), lambda sheet, _: 0)

    def place(self, rect: Rect) -> None:
        super().place(rect)
        self.buttons = {name: leaf.widget for name, leaf in self._buttons.items()}
        self.scrub, self.branch = self._scrub.widget, laid_out(*self._branches)

    def full(self, title: str) -> bool:
        """Return whether the bar must grow for the title of a moment."""
        return self.outgrown("title", title, self.title.full(title))

    def show(self, number: int, title: str, playing: bool, no_branch: str) -> None:
        """Update the bar; ``no_branch`` is the reason why nobody can play on from here, or ""."""
        last = self.scrub.last
        self.scrub.show_number(number)
        self.title.text, self.count.text = title, self._count(number, last)
        for name in ("turn_back", "move_back"):
            self.buttons[name].set_enabled(number > 0)
        for name in ("turn_on", "move_on"):
            self.buttons[name].set_enabled(number < last)
        play = self.buttons["play"]
        icon = "pause" if playing else "play"
        if play.icon != icon:
            play.icon = icon
            play.tip = self.tr("replay.pause_tip" if playing else "replay.play_tip")
            play.refresh()
        self.branch.set_enabled(not no_branch, no_branch or self.tr("replay.branch_tip"))

    def draw(self, surface: Surface) -> None:
        """Draw background and texts; the widgets draw themselves."""
        super().draw(surface)
        self.title.draw(surface)
        self.count.draw(surface)


_DRAWN: Final = {"back-2": "chevron-left", "on-2": "chevron-right"}


class _Glyph(Button):
    """A button whose icon is a double chevron."""

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the button's body and both chevrons."""
        colour = button_face(self.ui, surface, self.kind, state, self.selected)
        size = round(self.ui.theme.style(self.style).px * 1.15)
        glyph = self.ui.res.icon(_DRAWN[self.icon], size, colour)
        box = surface.get_rect()
        for by in (-0.22, 0.22):
            at = (box.centerx + round(by * size), box.centery)
            surface.blit(glyph, glyph.get_rect(center=at))
