"""The bars above and below a table: strips of boxes that grow with the words in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeVar

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Drawn, Leaf, Row, Sheet, button, choice, text
from kraftwagen.ui.drawing.theme import BAR, BRASS_DARK, BRASS_LIGHT, CREAM, Colour
from kraftwagen.ui.platform.settings import SPEEDS
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.choices import ChoiceBar
from kraftwagen.ui.widgets.dropdown import Dropdown

SMALL: Final = "button_small"
LOW: Final = 30
"""Smallest height of buttons in bars in design units; bars stretch them."""


_SIGN: Final = (96, 32)
"""Size of a name in a game's own lettering, in design units."""


class Setting(NamedTuple):
    """The way words are set in a width: their style, whether they wrap, their height in pixels."""

    style: str
    wraps: bool
    high: int


def setting(ui: Ui, words: str, styles: Sequence[str], width: int) -> Setting:
    """Return the first style in which words fit into one line, or the last, wrapped."""
    for style in styles:
        wide, high = ui.res.text_size(words, ui.theme.style(style))
        if wide <= width:
            return Setting(style, False, high)
    last = ui.theme.style(styles[-1])
    return Setting(styles[-1], True, ui.res.text_size(words, last, width)[1])


class Sentence(Box):
    """Words of a bar that change often: a drawing, not a widget.

    They stand in one line in the first of the ``styles`` they fit in, else they wrap in the last
    one. There is room for ``lines`` of it, and for the ``longest`` words so far.
    """

    rect: Rect
    taken: int = 0
    """Number of pixels at the right that another thing covers for a while."""

    def __init__(
        self,
        ui: Ui,
        styles: Sequence[str],
        words: str = "",
        colour: Colour = CREAM,
        *,
        align: str = "left",
        least_w: float = 0,
        line: bool = False,
        lines: int = 1,
        longest: str = "",
        below: float = 0,
        share: float = 0,
    ) -> None:
        """``below`` is free room below the words, in design units."""
        self.ui, self.styles, self.text, self.colour, self.align = ui, styles, words, colour, align
        self.longest, self.share = longest, share
        self._least_w, self._line, self._lines, self._below = least_w, line, lines, below

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        whole = max(sheet.size(one, self.styles[0])[0] for one in (self.text, self.longest))
        least = max(sheet.em(self._least_w), whole if self._line else 0)
        return least, max(least, whole)

    def high_at(self, sheet: Sheet, width: int) -> int:
        told = (self.text, self.longest)
        return sheet.px(self._below) + max(
            self._lines * sheet.line(self.styles[-1]),
            *(setting(self.ui, one, self.styles, width).high for one in told),
        )

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self.rect = rect

    def full(self, words: str) -> bool:
        """Return whether there is no room for some words."""
        return setting(self.ui, words, self.styles, self._room.w).high > self._room.h

    def under(self, wide: float, high: float) -> Rect:
        """Return a strip below the words, or at their foot if they fill the room.

        ``wide`` and ``high`` are in design units.
        """
        px, box = self.ui.theme.px, self.rect
        filled = not self._below and setting(self.ui, self.text, self.styles, self._room.w).wraps
        down = 1 if filled else high + 2
        return Rect(box.x, box.bottom - px(down), min(px(wide), box.w), px(high))

    @property
    def free(self) -> Rect:
        """The place of the words without what another thing covers."""
        free = self.rect.copy()
        free.w -= self.taken
        return free

    @property
    def _room(self) -> Rect:
        room = self.free
        room.h -= self.ui.theme.px(self._below)
        return room

    def draw(self, surface: Surface, down: int = 0) -> None:
        """Draw the words, ``down`` pixels lower than in the middle of their room."""
        box, canvas = self._room.move(0, down), self.ui.canvas
        style, wraps, _ = setting(self.ui, self.text, self.styles, box.w)
        valign = "exact" if wraps else "middle"
        canvas.text(surface, self.text, style, self.colour, box, self.align, valign, wrap=wraps)


class Bar:
    """A green strip along the top or foot of the window.

    Subclasses declare ``content``. ``height`` returns the height it needs, ``place`` makes its
    widgets there.
    """

    def __init__(self, ui: Ui, longest: dict[str, str], *, on_top: bool) -> None:
        """``longest`` keeps, by place, the words for which the bar had to grow; it may be empty."""
        self.ui, self.tr, self.sheet = ui, ui.tr, Sheet(ui)
        self.rect = Rect(0, 0, 0, 0)
        self._longest, self._on_top = longest, on_top

    def content(self) -> Box:
        raise NotImplementedError

    def height(self, width: int) -> int:
        """Return the height in pixels that the bar needs at a width of the window."""
        self._tree = self.content()
        return self._tree.height(self.sheet, width)

    def place(self, rect: Rect) -> None:
        """Make the widgets; ``height`` has declared them."""
        self.rect = rect
        self._tree.place(self.sheet, rect)

    def outgrown(self, place: str, words: str, full: bool) -> bool:
        """Note words for which there was no room; returns whether the bar must grow for them."""
        known = self._longest.get(place)
        if full:
            self._longest[place] = words
        return full and known != words

    def draw(self, surface: Surface) -> None:
        """Draw the ground, its line and drawings; the widgets draw themselves."""
        canvas, line = self.ui.canvas, self.rect.copy()
        line.h = self.ui.theme.px(1.5)
        if self._on_top:
            line.bottom = self.rect.bottom
        canvas.rect(surface, BAR, self.rect)
        canvas.rect(surface, BRASS_DARK, line)
        self.sheet.draw(surface)


def line(*parts: Box | None, high: float, above: float = 4, gap: float = 6) -> Row:
    """Declare a line of a bar, ``high`` design units with the room ``above`` and below."""
    return Row(*parts, gap=gap, pad=(8, above), least_h=high, items="stretch", folds=False)


def titled(ui: Ui, name: str, words: Sentence, lettering: str = "") -> Row:
    """Declare a title with words beside it; ``lettering`` is a picture of it, if there is one."""
    drawn = bool(lettering) and ui.res.has_image(lettering)
    title = (
        Drawn(partial(_lettering, ui, lettering), *_SIGN)
        if drawn
        else text(name, "subtitle", BRASS_LIGHT, line=True)
    )
    return Row(
        title, Drawn(partial(_rule, ui), 1.5, 18), words,
        gap=11, items="stretch", folds=False, share=1,
    )  # fmt: skip


def _lettering(ui: Ui, picture: str, surface: Surface, rect: Rect) -> None:
    sign = ui.res.image(picture, *rect.size)
    surface.blit(sign, sign.get_rect(center=rect.center))


def _rule(ui: Ui, surface: Surface, rect: Rect) -> None:
    thin = ui.theme.grown(rect, 0, -14)
    thin.w = ui.theme.px(1)
    ui.canvas.rect(surface, BRASS_DARK, thin)


def door(ui: Ui, icon: str, tip: str, command: str, press: Callable[[], object]) -> Leaf[Button]:
    """Declare a button that has only an icon; ``tip`` is the key of its tip."""
    tip = ui.tr(tip, keys=ui.keys.hint(command))
    return button("", press, icon=icon, style=SMALL, tip=tip, least_w=40, least_h=LOW)


def toggle(button: Button, on: bool) -> None:
    """Show by a button's colour whether what it switches is on."""
    kind = "primary" if on else "green"
    if button.kind != kind:
        button.kind = kind
        button.refresh()


W = TypeVar("W")


def laid_out(*leaves: Leaf[W]) -> W:
    """Return the widget of the leaf that was laid out; raises StopIteration if none was."""
    return next(leaf.widget for leaf in leaves if hasattr(leaf, "widget"))


def speeds(
    ui: Ui, speed: str, change: Callable[[str], object], tip: str
) -> list[Leaf[ChoiceBar | Dropdown]]:
    """Declare the choice of the speed twice: as a row of segments, and as a dropdown list."""
    names = [(name, ui.tr(f"settings.speeds.{name}")) for name in SPEEDS]
    return [
        choice(names, speed, change, kind="green", tip=tip, low=True, opens=opens)
        for opens in (False, True)
    ]
