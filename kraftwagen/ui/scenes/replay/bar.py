"""The bars of a replay: view and speed above the table, transport below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN_DARK,
    GREEN_DEEP,
    GREEN_LIGHT,
    INK,
    MUTED,
)
from kraftwagen.ui.platform.settings import SPEEDS
from kraftwagen.ui.widgets import Button, ChoiceBar, Dropdown, Label
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.painted import State

SMALL: Final = "button_small"


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
    step: Callable[[str, int], object]
    edge: Callable[[int], object]
    play: Callable[[], object]
    scrub: Callable[[int], object]


class ReplayTop:
    """The bar above a replay: Back, title, whose view, speed, analysis, share."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        title: str,
        names: Sequence[str],
        viewer: int,
        speed: str,
        actions: Actions,
    ) -> None:
        self.ui, self.rect, self.tr = ui, rect, ui.tr
        px = ui.theme.px
        tall, y = rect.h - px(8), rect.y + px(4)
        words = self.tr("app.back")
        wide = max(px(98), Button.width_for(ui, words, SMALL, icon=True))
        back = Rect(rect.x + px(8), y, wide, tall)
        tip = self.tr("replay.back_tip", keys=ui.keys.hint("back"))
        Button(ui, back, words, actions.back, icon="chevron-left", style=SMALL, tip=tip)
        words = self.tr("replay.share")
        wide = Button.width_for(ui, words, SMALL, icon=True)
        x = rect.right - px(8) - wide
        Button(
            ui, Rect(x, y, wide, tall), words, actions.share, icon="arrow-right", style=SMALL,
            tip=self.tr("replay.share_tip"),
        )  # fmt: skip
        if actions.analyse is not None:
            words = self.tr("analysis.open")
            wide = Button.width_for(ui, words, SMALL, icon=True)
            x -= px(8) + wide
            Button(
                ui, Rect(x, y, wide, tall), words, actions.analyse, icon="chart-column",
                style=SMALL, tip=self.tr("analysis.open_tip"),
            )  # fmt: skip
        speeds = [(name, self.tr(f"settings.speeds.{name}")) for name in SPEEDS]
        most = max(ui.res.text_size(words, ui.theme.style(SMALL))[0] for _, words in speeds)
        wide = max(px(290), min(px(400), len(speeds) * (most + px(17))))
        x -= px(8) + wide
        self.speed = ChoiceBar(
            ui, Rect(x, y, wide, tall),
            speeds, speed, actions.speed, kind="green", tip=self.tr("replay.speed_tip"),
        )  # fmt: skip
        x -= px(8) + px(150)
        self.view = Dropdown(
            ui, Rect(x, y, px(150), tall), [(str(seat), name) for seat, name in enumerate(names)],
            str(viewer), actions.view, tip=self.tr("replay.view_tip"),
        )  # fmt: skip
        left = back.right + px(18)
        room = Rect(left, rect.y, x - left - px(14), rect.h)
        head = self.tr("replay.title")
        name = ui.res.text_size(head, ui.theme.style("subtitle"))[0] + px(4)
        names_wide = ui.res.text_size(title, ui.theme.style("label"))[0]
        self._rule = Rect(0, 0, 0, 0)
        if name + px(20) + names_wide <= room.w:  # else the players' names matter more
            at = Rect(room.x, room.y, name, room.h)
            Label(ui, at, head, style="subtitle", colour=BRASS_LIGHT)
            self._rule = Rect(at.right + px(9), rect.y + px(11), max(1, px(1)), rect.h - px(22))
            room = Rect(at.right + px(20), room.y, room.right - at.right - px(20), room.h)
        Label(ui, room.move(0, px(2)), title, style="label", colour=CREAM)

    def draw(self, surface: Surface) -> None:
        """Draw background and line; the widgets draw themselves."""
        px = self.ui.theme.px
        self.ui.canvas.rect(surface, GREEN_DEEP, self.rect)
        self.ui.canvas.rect(
            surface, BRASS_DARK, (0, self.rect.bottom - px(1.5), self.rect.w, px(1.5))
        )
        self.ui.canvas.rect(surface, BRASS_DARK, self._rule)


class ScrubBar(Widget):
    """The whole game as a line: marks for turns, a knob for the moment shown."""

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
        """Return the place of a moment, in pixels from the left edge of the bar."""
        edge = self.ui.theme.px(12)
        return round(edge + (self.rect.w - 2 * edge) * number / max(1, self.last))

    def number_at(self, x: int) -> int:
        """Return the moment at a place in pixels from the left edge."""
        edge = self.ui.theme.px(12)
        share = (x - edge) / max(1, self.rect.w - 2 * edge)
        return round(min(1.0, max(0.0, share)) * self.last)

    def process_event(self, event: pygame.Event) -> bool:
        """Follow the pointer while the mouse button is held; whether the event was used."""
        if event.type == pygame.MOUSEMOTION and self.held:
            self._on_scrub(self.number_at(event.pos[0] - self.rect.x))
            return True
        used = super().process_event(event)
        if used and event.type == pygame.MOUSEBUTTONDOWN and self.held:
            self._on_scrub(self.number_at(event.pos[0] - self.rect.x))
        return used

    def focus_key(self, event: pygame.Event) -> bool:
        """Step with Left and Right; whether the key was used."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and not event.mod & pygame.KMOD_CTRL:
            self._on_step(-1 if event.key == pygame.K_LEFT else 1)
            return True
        return False

    def paint(self, surface: Surface, state: State) -> None:
        """Draw groove, elapsed part, marks, knob."""
        px, canvas = self.ui.theme.px, self.ui.canvas
        middle = surface.get_height() // 2
        first, end, here = self.place(0), self.place(self.last), self.place(self.number)
        thick = px(6)
        groove = Rect(first, middle - thick // 2, end - first, thick)
        canvas.rect(surface, INK, groove.inflate(px(3), px(3)), border_radius=thick)
        canvas.rect(surface, GREEN_LIGHT, groove, border_radius=thick)
        past = Rect(groove.x, groove.y, here - first, thick)
        canvas.rect(surface, BRASS, past, border_radius=thick)
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
        canvas.circle(surface, (here, middle), radius - px(2), BRASS_LIGHT if lit else BRASS)
        canvas.circle(surface, (here, middle), px(3), CREAM)


class Transport:
    """The bar below a replay: start, back, play, on, end; the scrub bar; "Play on from here".

    ``stage_word`` is what the game calls its stages, which have the tall marks.
    """

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        last: int,
        player_turns: Sequence[int],
        stages: Sequence[int],
        actions: Actions,
        stage_word: str,
    ) -> None:
        self.ui, self.rect, self.tr = ui, rect, ui.tr
        px = ui.theme.px
        pad = px(5)
        tall, y = rect.h - 2 * pad, rect.y + pad
        x = rect.x + px(8)
        step = actions.step
        self.buttons: dict[str, Button] = {}

        def add(name: str, icon: str, press: Callable[[], object], wide: float = 36) -> None:
            nonlocal x
            kind = "primary" if name == "play" else "green"
            spot = Rect(x, y, px(wide), tall)
            face = _Glyph if icon in _DRAWN else Button
            tip = self.tr(f"replay.{name}_tip")
            self.buttons[name] = face(
                ui, spot, "", press, icon=icon, kind=kind, style=SMALL, tip=tip
            )
            x = spot.right + px(4)

        add("turn_back", "back-2", lambda: step("turn", -1))
        add("move_back", "chevron-left", lambda: step("move", -1))
        add("play", "play", actions.play, 48)
        add("move_on", "chevron-right", lambda: step("move", 1))
        add("turn_on", "on-2", lambda: step("turn", 1))
        words = self.tr("replay.branch")
        wide = Button.width_for(ui, words, icon=True)
        self.branch = Button(
            ui, Rect(rect.right - px(8) - wide, y, wide, tall), words, actions.branch,
            kind="primary", icon="redo-2", tip=self.tr("replay.branch_tip"),
        )  # fmt: skip
        count = px(196)
        self._words = Rect(self.branch.rect.x - px(14) - count, rect.y, count, rect.h)
        line = Rect(x + px(8), y, self._words.x - px(10) - x - px(8), tall)
        self.scrub = ScrubBar(
            ui, line, last, player_turns, stages, actions.scrub, lambda by: step("move", by),
            self.tr("replay.scrub_tip", stages=stage_word),
        )  # fmt: skip
        self._shown = ("", "")

    def show(self, number: int, title: str, playing: bool, no_branch: str) -> None:
        """Update the bar; ``no_branch`` says why nobody can play on from here, or is empty."""
        last = self.scrub.last
        self.scrub.show_number(number)
        self._shown = title, self.tr("replay.count", number=number, count=last)
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
        px, canvas = self.ui.theme.px, self.ui.canvas
        canvas.rect(surface, GREEN_DEEP, self.rect)
        canvas.rect(surface, BRASS_DARK, (self.rect.x, self.rect.y, self.rect.w, px(1.5)))
        title, count = self._shown
        half = self._words.h // 2
        upper = Rect(self._words.x, self._words.y + px(5), self._words.w, half - px(5))
        canvas.fitted(surface, title, "small_bold", CREAM, upper, "right")
        lower = Rect(self._words.x, upper.bottom, self._words.w, half - px(5))
        canvas.fitted(surface, count, "small", MUTED, lower, "right")


_DRAWN: Final = {"back-2": "chevron-left", "on-2": "chevron-right"}


class _Glyph(Button):
    """A button whose icon is a double chevron."""

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the button's body and both chevrons."""
        from kraftwagen.ui.widgets.buttons import button_face

        colour = button_face(self.ui, surface, self.kind, state, self.selected)
        size = round(self.ui.theme.style(self.style).px * 1.15)
        glyph = self.ui.res.icon(_DRAWN[self.icon], size, colour)
        box = surface.get_rect()
        for by in (-0.22, 0.22):
            at = (box.centerx + round(by * size), box.centery)
            surface.blit(glyph, glyph.get_rect(center=at))
