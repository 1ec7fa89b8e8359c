"""The sandbox: set up any position on the real table, then judge, play or share it.

Pieces can be dragged; everything also has a field at the side, for keys and controllers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.bots.runner import BotRunner
from kraftwagen.engine.editing import Place
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Flow,
    Gap,
    Leaf,
    OneOf,
    Row,
    Sheet,
    Space,
    button,
    dropdown,
    text,
)
from kraftwagen.ui.boxes.box import Look
from kraftwagen.ui.drawing.theme import BAR, BRASS_LIGHT, CREAM, GLOW, INK
from kraftwagen.ui.presenters.sandbox import Desk, SandboxWords
from kraftwagen.ui.scenes.learn.sandbox_adviser import Adviser
from kraftwagen.ui.scenes.learn.sandbox_fields import SMALL, FieldList, bar_button
from kraftwagen.ui.scenes.learn.sandbox_hand import Hand
from kraftwagen.ui.scenes.learn.sandbox_play import SandboxPlayScene
from kraftwagen.ui.scenes.learn.sandbox_sharing import Sharing
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.scenes.parts.sizes import STRIP
from kraftwagen.ui.shell.boxed import BoxedScene
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.hover_tip import HoverTip

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_SIDE: Final = 316
"""Width of the fields, in design units."""
_BOARD: Final = 1066
"""Width that a table is designed for."""


class SandboxScene(BoxedScene):
    """The page that edits ``table``, by default an empty one for the most players."""

    name: ClassVar[str] = "sandbox"
    min_size: ClassVar[tuple[int, int]] = (1120, 630)

    def __init__(
        self,
        app: Services,
        spec: GameSpec[Any],
        table: Mapping[str, Json] | None = None,
        *,
        make_runner: Callable[[GameSpec[Any]], Any] = BotRunner,
    ) -> None:
        assert spec.editing is not None
        self.app, self.spec, self.world = app, spec, spec.id
        self.desk = Desk(spec, table or spec.editing.blank(min(3, spec.seats[1])))
        self.words = SandboxWords(app.tr, self.desk)
        self.links = RuleLinks(app, spec.id)
        self._hooks = load_hooks(spec, app.tr)
        self.view = self._hooks.view(app)
        self.group = self.desk.editing.groups(self.desk.table)[0][0]
        self.note = app.tr("learn.sandbox.hint")
        """A sentence on the outcome of the last button, until the next change."""
        plain = not app.settings.show_figures
        self.adviser = Adviser(self.desk, self.words, self._hooks, self.links, make_runner, plain)
        self.sharing = Sharing(app, self.desk, self.words, self._put, self.renew)
        self.hand = Hand(app, self.view, self.desk, self._edited, self.look, app.speech.say)
        self.fields: FieldList | None = None
        self.pressable: dict[str, Leaf[Button]] = {}
        """The buttons by name, for the current layout."""
        self.board = Rect(0, 0, 0, 0)
        self._only_widgets = False
        self._offset = 0
        self._tip = HoverTip(self._tooltip)

    # -- life

    def leave(self) -> None:
        """Stop the adviser."""
        self.adviser.leave()

    def pause(self) -> None:
        """Hide tips below other scenes."""
        self._tip.press(self.ui)

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out bar on top, fields at the right, strip below, and the table."""
        self.pressable.clear()
        self.sheet, self._board, before = Sheet(self.ui), Space(400, 200, share=1), self.board
        middle = Row(self._board, self._side(), folds=False, items="stretch", share=1)
        self.lay(Column(self._top(), middle, self._strip()), Rect((0, 0), size))
        self.board = self._board.rect
        if self.fields is not None:
            self.fields.box.area.scroll_to(self._offset)
        if self.board != before or not self._only_widgets:
            # Text as large as the pieces allow: the table is narrower than in a game.
            scale = min(self.app.theme.scale, self.board.w / _BOARD)
            self.view.relayout(self.board, scale, text=self.app.theme.text)
        self._show_table()
        self.hand.lay(self.ui)

    def _top(self) -> Box:
        desk, why = self.desk, ""
        if not desk.playable:
            why = self.tr("learn.sandbox.not_playable")
        starts = [("", self.tr("learn.sandbox.start")), *self.sharing.starts()]
        tip = self.tr("learn.sandbox.start_tip")
        self.start = dropdown(starts, "", self.sharing.begin, tip=tip)
        title = text(self.tr("learn.sandbox.title"), "subtitle", BRASS_LIGHT)
        begin: list[Box] = [
            self._press("back", self.back, "chevron-left", said="app.back"), title, self.start,
            self._press("undo", lambda: self._step(-1), "undo-2", enabled=desk.can_undo),
            self._press("redo", lambda: self._step(1), "redo-2", enabled=desk.can_redo),
        ]  # fmt: skip
        use = [
            self._press("ask", self.ask, "lightbulb", enabled=desk.playable, tip=why),
            self._press("play", self.play, "play", kind="primary", enabled=desk.playable, tip=why),
        ]
        one_line = Row(*begin, Gap(grow=1), *use, gap=8, folds=False, pad=(8, 4))
        return OneOf(one_line, Flow(*begin, *use, gap=6, pad=(8, 4)))

    def _press(
        self, name: str, press: Callable[[], object], icon: str, **more: Any
    ) -> Leaf[Button]:
        self.pressable[name] = bar_button(self.tr, name, press, icon, **more)
        return self.pressable[name]

    def _side(self) -> Box:
        """Declare the fields of a group, or the advice."""
        self.fields = None
        look: Look = {"pad": (14, 14), "panel": "slip", "least_w": _SIDE, "most_w": _SIDE, "gap": 8}
        if self.adviser.open:
            advice, buttons = self.adviser.box(self.close_advice)
            self.pressable.update(buttons)
            return Column(advice, **look)
        groups = list(self.desk.editing.groups(self.desk.table))
        if self.group not in [name for name, _ in groups]:
            self.group = groups[0][0]
        titles = [(name, self.words.group(name, seat)) for name, seat in groups]
        tip = self.tr("learn.sandbox.group_tip")
        self.groups = dropdown(titles, self.group, self.choose, tip=tip)
        own = [one for one in self.desk.editing.fields(self.desk.table) if one.group == self.group]
        self.fields = FieldList(self.words, own, self.change, self.words.notes(self.group))
        return Column(self.groups, self.fields.box, **look)

    def _strip(self) -> Box:
        """Declare what is wrong or was done at the left, buttons that share at the right."""
        desk, rule = self.desk, None
        broken = desk.problem is not None
        why = self.tr("learn.sandbox.not_shared") if broken else ""
        if desk.problem is not None and desk.problem.rule:
            told = desk.problem.rule
            rule = button(
                self.tr("learn.rulebook.read"),
                lambda: self.app.routes.learning.rules(self.spec.id, told), kind="danger",
                style=SMALL, icon="book-open", tip=self.tr("learn.sandbox.rule_tip"), least_h=32,
            )  # fmt: skip
            self.pressable["rule"] = rule
        said = self.note or self.words.status()
        self.status = text(
            said, "body", GLOW if broken or self.note else CREAM, share=1, least_w=220
        )
        sharing = self.sharing
        buttons = (
            self._press("copy", sharing.copy, "copy", enabled=not broken, tip=why),
            self._press("paste", sharing.paste, "scroll-text"),
            self._press("save", sharing.save, "save", enabled=not broken, tip=why),
        )
        said_here = Row(rule, self.status, gap=8, folds=False, share=1)
        return OneOf(
            Row(said_here, *buttons, gap=8, pad=(10, 6), folds=False, least_h=STRIP),
            Column(said_here, Flow(*buttons, gap=6), gap=4, pad=(10, 6)),
        )

    def _show_table(self) -> None:
        state = self.desk.state
        groups = dict(self.desk.editing.groups(self.desk.table))
        seat = groups.get(self.group, -1)
        self.view.rebuild(
            Position(
                spec=self.spec,
                state=state,
                viewer=seat if seat >= 0 else self.spec.actor(state),
                names=self.words.names,
            )
        )

    def renew(self, note: str = "") -> None:
        """Show the present position, with a sentence."""
        before = self.note
        self.note = note
        if self.fields is not None:
            self._offset = self.fields.box.area.offset
        self._only_widgets = True
        self.relayout(self.app.size)
        self._only_widgets = False
        if note or before or self.desk.problem is not None:
            self.app.speech.say(self.status.widget.text)

    # -- edits

    def choose(self, group: str) -> None:
        """Show another group of fields."""
        if group != self.group:
            self.group, self._offset = group, 0
            self.close_advice(renew=False)
            if self.fields is not None:
                self.fields.box.area.scroll_to(0)
            self.renew()

    def look(self, group: str, lead: bool) -> None:
        """Show the fields of a group; with ``lead`` focus the first of them."""
        self.choose(group or self.group)
        if lead and self.fields is not None:
            self.ui.focus.focus(next(iter(self.fields.widgets.values()), self.groups.widget))

    def change(self, place: Place, value: int) -> None:
        """Set a field to a value."""
        self.desk.change(place, value)
        self._edited()

    def _edited(self, note: str = "") -> None:
        self.close_advice(renew=False)
        self.renew(note)

    def _step(self, by: int) -> None:
        self.desk.step(by)
        self._edited()

    def _put(self, spec: GameSpec[Any], table: dict[str, Json]) -> None:
        if spec is not self.spec:
            self.app.stack.pop()
            self.app.routes.learning.sandbox(spec.id, table)
            return
        self.desk.put(table)
        self._edited(self.tr("learn.sandbox.put"))

    # -- bots

    def play(self) -> None:
        """Ask who plays each seat of a game from here."""
        self.app.stack.push(SandboxPlayScene(self.app, self.desk, self.words.names))

    def ask(self) -> None:
        """Ask a bot for advice on the position."""
        if not self.adviser.thinking and self.desk.playable:
            self.adviser.ask()
            self.renew()

    def close_advice(self, *, renew: bool = True) -> None:
        """Show the fields again instead of the advice."""
        self.adviser.close()
        if renew:
            self.renew()

    # -- input

    def handle(self, event: pygame.Event) -> bool:
        """Handle the editor's keys, pieces under the mouse, widgets; returns whether it did."""
        if self._key(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            self._tip.motion(event.pos, self.board.collidepoint(event.pos), self.ui)
            if self.hand.pressed is not None:
                if self.hand.drag(event.pos):
                    self.invalidate()
                return True
        elif event.type == pygame.MOUSEBUTTONUP and self.hand.pressed is not None:
            if event.button == pygame.BUTTON_LEFT:
                self.hand.drop(event.pos)
                self.invalidate()
            return True
        elif (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == pygame.BUTTON_LEFT
            and not self.ui.popup
            and self.board.collidepoint(event.pos)
        ):
            self._tip.press(self.ui)
            self.ui.focus.handle(event)
            self.hand.down(event.pos)
            return True
        return self.ui.handle(event)

    def _key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        means = self.app.keys.means
        if self.hand.held is not None and means(event, "back"):
            self.hand.let_go()
            self.invalidate()
            return True
        if means(event, "next_choice") or means(event, "previous_choice"):
            return self.hand.beside(1 if means(event, "next_choice") else -1)
        if means(event, "help"):
            self.links.open(self.links.here(self.ui, self.view, self.board))
            return True
        if self.app.keys.means(event, "undo"):
            self._step(-1)
            return True
        if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        does = {
            pygame.K_y: lambda: self._step(1),
            pygame.K_c: self.sharing.copy,
            pygame.K_v: self.sharing.paste,
            pygame.K_s: self.sharing.save,
        }.get(event.key)
        if does is None or (
            event.key in (pygame.K_c, pygame.K_s) and self.desk.problem is not None
        ):
            return False
        does()
        return True

    def _tooltip(self, pos: tuple[int, int]) -> str | None:
        said = None if self.hand.held is not None else self.view.tooltip(pos)
        return self.links.told(said, self.view.subject(pos).rule) if said else said

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return the usual buttons, and one for the next legal place while a piece is held."""
        more = [("next_choice", self.tr("buttons.next_place"))] if self.hand.held else []
        return [*super().buttons(), *more]

    # -- time and picture

    def update(self, dt: float) -> None:
        """Show the advice when it arrives."""
        super().update(dt)
        note = self.adviser.poll()
        if note is not None:
            self.renew(self.tr(note) if note else "")
        if self.view.update(dt):
            self.invalidate()
        self._tip.update(self.ui)

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: a short wait while the adviser thinks."""
        waits = [self._tip.waiting(self.ui), super().next_update()]
        if self.adviser.thinking:
            waits.append(0.1)
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    def draw(self, surface: Surface) -> None:
        """Draw background, table, the target of the held piece, and fields."""
        canvas = self.app.canvas
        canvas.backdrop(surface, table=True)
        wide, high = surface.get_size()
        for top, foot in ((0, self.board.y), (self.board.bottom, high)):
            canvas.rect(surface, BAR, Rect(0, top, wide, foot - top))
        self.view.draw(surface)
        if self.hand.target is not None:
            rim = self.app.theme.grown(self.hand.target, 6)
            canvas.rect(surface, GLOW, rim, 3, 6)
        self.draw_boxes(surface)
        canvas.rect(surface, INK, Rect(0, self.board.y - 1, surface.get_width(), 1))
        super().draw(surface)
