"""The bars above and below the table: how far the game is, whose move it is, and buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN_DARK,
    GREEN_DEEP,
    INK,
    MUTED,
    SEPIA,
    Style,
)
from kraftwagen.ui.platform.settings import SPEEDS
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.navigation import TableNavigation
from kraftwagen.ui.scenes.table.requests import TableRequests
from kraftwagen.ui.widgets import Button, ChoiceBar, Label
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import button_face
from kraftwagen.ui.widgets.painted import State

_KEYS: Final = {"book-open": "help", "zoom-in": "close_up", "scroll-text": "recap"}
"""Icon of a button -> the command whose key its tip names."""


@dataclass(frozen=True)
class ActionBarState:
    """The content of the bars.

    ``seat`` is the seat to move, ``name`` its player (empty during a scoring), ``line`` the text
    beside the name. ``waiting``: no person is to move. ``progress`` of a thinking bot is 0 to 1.
    ``undo`` and ``end_turn`` say whether these buttons work, the tips why not. ``next`` shows Next
    and ``over`` shows Results in place of End turn. ``looking`` names the past moment shown,
    ``hint`` says why there is no hint; both may be empty.
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


class TopBar:
    """The bar above the table: menu, title, speed, step mode, recap, close-up, rules, settings."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        controller: TableController,
        navigation: TableNavigation,
    ) -> None:
        self.ui, self.rect, self.tr, self.controller = ui, rect, ui.tr, controller
        px, settings = ui.theme.px, controller.app.settings
        tall = rect.h - px(8)
        y = rect.y + px(4)
        gap = px(6)
        small = "button_small"
        menu = Rect(rect.x + px(8), y, px(98), tall)
        tip = self.tr("table.menu_tip", keys=ui.keys.hint("back"))
        Button(ui, menu, self.tr("table.menu"), navigation.back, icon="menu", style=small, tip=tip)
        # From left to right, which is the order of Tab.
        doors = (
            ("scroll-text", controller.show_recap),
            ("zoom-in", controller.close_up),
            ("book-open", navigation.rules),
            ("settings", controller.app.routes.settings),
        )
        right = rect.right - px(8) - len(doors) * (px(40) + gap)
        x = right - px(8) - px(40)
        names = [self.tr(f"settings.speeds.{name}") for name in SPEEDS]
        most = max(ui.res.text_size(name, ui.theme.style(small))[0] for name in names)
        wide = max(px(300), min(px(400), len(names) * (most + px(17))))
        self.speed = ChoiceBar(
            ui,
            Rect(x - px(6) - wide, y, wide, tall),
            list(zip(SPEEDS, names, strict=True)),
            controller.game.speed,
            controller.set_speed,
            kind="green",
            tip=self.tr("table.speed_tip", any=self.tr(ui.keys.anything)),
        )
        self.step = Button(
            ui, Rect(x, y, px(40), tall), "", controller.toggle_step_mode, icon="skip-forward",
            style=small, tip=self.tr("table.step_tip", keys=ui.keys.hint("step_mode")),
            kind=_toggled(settings.step_mode),
        )  # fmt: skip
        buttons: dict[str, Button] = {}
        for icon, action in doors:
            keys = ui.keys.hint(_KEYS.get(icon, ""))
            tip = self.tr(f"table.{icon.split('-')[0]}_tip", keys=keys)
            right += gap
            place = Rect(right, y, px(40), tall)
            buttons[icon] = Button(ui, place, "", action, icon=icon, style=small, tip=tip)
            right += px(40)
        self.close_up = buttons["zoom-in"]
        left = menu.right + px(18)
        room = Rect(left, rect.y, self.speed.rect.x - left - px(12), rect.h)
        self.kept = controller.game.keeper.state
        """The ``Keeper.state`` that a mark shows; empty if saving works and no mark is needed."""
        if self.kept:
            room.w -= self._mark(Rect(room.x, y, room.w, tall), navigation.kept) + px(10)
        game = controller.game.spec.title
        name = ui.res.text_size(game, ui.theme.style("subtitle"))[0] + px(4)
        self._rule = Rect(0, 0, 0, 0)
        if room.w - name - px(20) >= px(230):  # else the state of the game needs the room
            at = Rect(room.x, room.y, name, room.h)
            Label(ui, at, game, style="subtitle", colour=BRASS_LIGHT)
            self._rule = Rect(at.right + px(9), rect.y + px(11), max(1, px(1)), rect.h - px(22))
            room = Rect(at.right + px(20), room.y, room.right - at.right - px(20), room.h)
        words = room.move(0, ui.canvas.level("label", "subtitle"))
        self._title = Label(ui, words, "", style="label", colour=CREAM)

    def _mark(self, room: Rect, on_press: Callable[[], object]) -> int:
        """Add the button that warns of trouble with saving; return its width.

        It has only an icon if the title needs the room.
        """
        px, game = self.ui.theme.px, self.controller.game
        words = self.tr(f"table.kept.{self.kept}.mark")
        wide = Button.width_for(self.ui, words, "button_small", icon=True)
        title = self.ui.res.text_size(
            game.hooks.title(game.match.state), self.ui.theme.style("label")
        )
        if room.w - wide < title[0] + px(14):
            words, wide = "", px(40)
        tip = self.controller.game.kept_words()
        kind = "danger" if self.kept == "not_saved" else "primary"
        Button(self.ui, Rect(room.right - wide, room.y, wide, room.h), words, on_press, kind=kind,
               icon="save", style="button_small", tip=tip)  # fmt: skip
        return wide

    def places(self) -> dict[str, tuple[int, int]]:
        """Return the window position to click for each speed."""
        rect, count = self.speed.rect, len(SPEEDS)
        return {
            speed: (round(rect.x + rect.w * (i + 0.5) / count), rect.centery)
            for i, speed in enumerate(SPEEDS)
        }

    def show(self, state: ActionBarState) -> None:
        """Update title, speed and switches to the state and the settings."""
        settings, speed = self.controller.app.settings, self.controller.game.speed
        self._title.set_text(state.title)
        _toggle(self.close_up, self.controller.view.camera.close)
        _toggle(self.step, settings.step_mode)
        if self.speed.value != speed:
            self.speed.value = speed
            self.speed.refresh()

    def draw(self, surface: Surface) -> None:
        """Draw the background and its lines; the widgets draw themselves."""
        px = self.ui.theme.px
        self.ui.canvas.rect(surface, GREEN_DEEP, self.rect)
        line = Rect(self.rect.x, self.rect.bottom - px(1.5), self.rect.w, px(1.5))
        self.ui.canvas.rect(surface, BRASS_DARK, line)
        self.ui.canvas.rect(surface, BRASS_DARK, self._rule)


def _toggle(button: Button, on: bool) -> None:
    if button.kind != _toggled(on):
        button.kind = _toggled(on)
        button.refresh()


def _toggled(on: bool) -> str:
    """Return the kind of a button that is switched on or off."""
    return "primary" if on else "green"


class SeatPlate(Widget):
    """The plate of the seat to move: shape, colour, name of the player and a short text."""

    takes_focus = False

    def __init__(self, ui: Ui, rect: Rect, on_press: Callable[[], object], tip: str) -> None:
        super().__init__(ui, rect, tip=tip)
        self._on_press = on_press
        self.shown: tuple[int, str, str, bool] = (-1, "", "", False)

    def activate(self) -> None:
        """Open the choice of who plays each seat."""
        self._on_press()

    @property
    def state(self) -> State:
        """Always "normal"."""
        return "normal"

    def show_seat(self, seat: int, name: str, line: str, waiting: bool) -> None:
        """Show a seat with its player and a text, paler if ``waiting``; nothing without a name."""
        if self.shown != (seat, name, line, waiting):
            self.shown = (seat, name, line, waiting)
            self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the plate in the seat's colour, paler while no person is to move."""
        seat, name, line, waiting = self.shown
        if not name:
            return
        px, canvas = self.ui.theme.px, self.ui.canvas
        box = surface.get_rect()
        player = canvas.player(seat)
        ground = canvas.colour.mix(player.light, CREAM, 0.6 if waiting else 0.25)
        canvas.rect(surface, INK, box, border_radius=px(8))
        edge = px(2)
        inner = box.inflate(-2 * edge, -2 * edge)
        canvas.rect(surface, player.main, inner, border_radius=px(7))
        plate = inner.inflate(-2 * px(3), -2 * px(3))
        canvas.rect(surface, ground, plate, border_radius=px(5))
        size = plate.h * 0.86
        canvas.badge(surface, seat, (plate.x + px(6) + size / 2, plate.centery), size)
        x = plate.x + px(14) + round(size)
        room = plate.right - px(6) - x
        style = "small" if waiting else "small_bold"
        wide = self.ui.res.text_size(line, self.ui.theme.style(style))[0] + px(2)
        wide = min(wide, room // 2)
        upper = Rect(x, plate.y, room - wide - px(10), plate.h)
        canvas.fitted(surface, name, "heading", INK, upper)
        lower = Rect(plate.right - px(9) - wide, plate.y, wide, plate.h)
        lower.y += canvas.level(style, "heading")
        canvas.fitted(surface, line, style, canvas.colour.mix(SEPIA, INK, 0.6), lower, "right")


_SMALLEST: Final = (1.0, 0.9, 0.8, 0.72)
"""Factors of the usual font size, tried one after the other until a long sentence fits."""


class LookBanner(Widget):
    """Says which past moment is shown; a press goes back to the game."""

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

    def paint(self, surface: Surface, state: State) -> None:
        """Draw a brass plate: the sentence at the left, the way back to the game at the right."""
        theme, canvas = self.ui.theme, self.ui.canvas
        px = theme.px
        colour = button_face(self.ui, surface, "primary", state)
        box = surface.get_rect().inflate(-px(20), 0)
        words, style = self.tr("table.back_to_game"), theme.style("button_small")
        wide = min(self.ui.res.text_size(words, style)[0] + px(4), box.w // 2)
        side = px(17)
        look, line = self._sentence(box, wide + side + px(18))
        if look is None:  # A long sentence takes the room of the words beside the arrow.
            wide = 0
            look, line = self._sentence(box, side + px(18))
        right = Rect(box.right - wide, box.y + px(1), wide, box.h)
        if wide:
            canvas.fitted(surface, words, "button_small", colour, right, "right")
        glyph = self.ui.res.icon("undo-2", side, colour)
        surface.blit(glyph, glyph.get_rect(midright=(right.x - px(6), box.centery)))
        small = theme.style("small_bold")
        if self.ui.res.text_size(self.text, small)[0] <= line.w:
            canvas.text(surface, self.text, "small_bold", colour, line)
            return
        look = look or Style("body", round(theme.style("tiny").px * _SMALLEST[-1]))
        canvas.text(surface, self.text, look, colour, line, valign="exact", wrap=True)

    def _sentence(self, box: Rect, beside: int) -> tuple[Style | None, Rect]:
        """Return the largest fitting style of the sentence, or None, and the rectangle for it.

        ``beside`` pixels at the right of the box are kept free.
        """
        res, line = self.ui.res, Rect(box.x, box.y, box.w - beside, box.h)
        for share in _SMALLEST:
            look = Style("body", round(self.ui.theme.style("tiny").px * share))
            if res.text_size(self.text, look, line.w)[1] - res.leading(look) // 2 <= line.h:
                return look, line
        return None, line


def _room(ui: Ui, *keys: str) -> int:
    """Return the width at which a button can show any of these texts, at most 210 design units."""
    wide = max(Button.width_for(ui, ui.tr(key), icon=True) for key in keys)
    return min(wide, ui.theme.px(210))


class ActionBar:
    """The bar below the table: seat plate, prompt, Hint, Undo and End turn."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        controller: TableController,
        navigation: TableNavigation,
        requests: TableRequests,
    ) -> None:
        self.ui, self.rect, self.tr = ui, rect, ui.tr
        px = ui.theme.px
        pad = px(5)
        tall = rect.h - 2 * pad
        x = rect.right - px(8)
        self.end: Button | None = None
        if controller.game.hooks.end_turn is not None:
            w = max(px(168), _room(ui, "table.end_turn", "table.next"))
            x -= w
            self.end = Button(
                ui,
                Rect(x, rect.y + pad, w, tall),
                self.tr("table.end_turn"),
                requests.end_turn,
                kind="primary",
                icon="check",
                enabled=False,
            )
            x -= px(8)
        w = max(px(138), _room(ui, "table.undo", "table.take_back"))
        x -= w
        self.undo = Button(
            ui,
            Rect(x, rect.y + pad, w, tall),
            self.tr("table.undo"),
            requests.undo,
            icon="undo-2",
            enabled=False,
        )
        x -= px(8) + px(44)
        self.hint = Button(
            ui, Rect(x, rect.y + pad, px(44), tall), "", controller.hint, icon="lightbulb",
            tip=self.tr("table.hint_tip", keys=ui.keys.hint("hint")),
        )  # fmt: skip
        plate = Rect(rect.x + px(8), rect.y + px(3), px(236), rect.h - px(6))
        self.plate = SeatPlate(ui, plate, navigation.seats, self.tr("table.seats_tip"))
        left = self.plate.rect.right + px(18)
        self.words = Rect(left, rect.y, x - px(16) - left, rect.h)
        if self.end is not None:
            place = self.end.rect
        else:  # in place of the hint, which is not offered meanwhile
            w = max(px(168), _room(ui, "table.next", "end.results"))
            place = Rect(self.hint.rect.right - w, rect.y + pad, w, tall)
        self.next = Button(
            ui, Rect(place), self.tr("table.next"), controller.next, kind="primary",
            icon="skip-forward", tip=ui.tr("table.next_tip", any=ui.tr(ui.keys.anything)),
            visible=False, layer=2,
        )  # fmt: skip
        words = controller.game.words
        self.results = Button(
            ui, Rect(place), words("end.results"), navigation.results, kind="primary",
            icon="trophy", tip=words("end.results_tip"), visible=False, layer=2,
        )  # fmt: skip
        # Past moments have no hints, so the banner takes the place of the hint button.
        banner = Rect(left, plate.y, self.undo.rect.x - px(16) - left, plate.h)
        self.banner = LookBanner(ui, banner, controller.back)
        self._hint_tip = self.hint.tip
        self.state: ActionBarState | None = None

    def show(self, state: ActionBarState) -> None:
        """Update all widgets to a state."""
        self.state = state
        seat = state
        self.plate.show_seat(seat.seat, seat.name, seat.line, seat.waiting)
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
        """Return the button that leads on: Results, Next or End turn; None if none can be used."""
        doors = (self.results, self.next, self.end)
        return next((door for door in doors if door is not None and door.focusable), None)

    def show_prompt(self, prompt: str) -> bool:
        """Change only the prompt, if a person is to move; whether it changed."""
        shown = self.state
        if shown is None or shown.waiting or shown.prompt == prompt:
            return False
        self.state = replace(shown, prompt=prompt)
        return True

    def draw(self, surface: Surface) -> None:
        """Draw background, prompt and a bot's progress; the widgets draw themselves."""
        px, canvas = self.ui.theme.px, self.ui.canvas
        canvas.rect(surface, GREEN_DEEP, self.rect)
        canvas.rect(surface, BRASS_DARK, (self.rect.x, self.rect.y, self.rect.w, px(1.5)))
        shown = self.state
        if shown is None or shown.looking:
            return
        colour = MUTED if shown.waiting else CREAM
        style = self.ui.theme.style("body")
        if self.ui.res.text_size(shown.prompt, style)[0] <= self.words.w:
            canvas.text(surface, shown.prompt, "body", colour, self.words)
        else:
            canvas.text(surface, shown.prompt, "small", colour, self.words, wrap=True)
        if shown.waiting and shown.progress > 0:
            groove = Rect(self.words.x, self.rect.bottom - px(9), min(px(220), self.words.w), px(4))
            canvas.rect(surface, GREEN_DARK, groove, border_radius=px(2))
            groove.w = max(1, round(groove.w * min(1.0, shown.progress)))
            canvas.rect(surface, BRASS, groove, border_radius=px(2))
