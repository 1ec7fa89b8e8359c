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
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, GLOW, INK
from kraftwagen.ui.presenters.sandbox import Desk, SandboxWords
from kraftwagen.ui.scenes.learn.sandbox_adviser import Adviser
from kraftwagen.ui.scenes.learn.sandbox_fields import SMALL, FieldList, bar_button
from kraftwagen.ui.scenes.learn.sandbox_hand import Hand
from kraftwagen.ui.scenes.learn.sandbox_play import SandboxPlayScene
from kraftwagen.ui.scenes.learn.sandbox_sharing import Sharing
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.scenes.parts.sizes import STRIP, TOP
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import Button, Dropdown, Label
from kraftwagen.ui.widgets.hover_tip import HoverTip

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_SIDE: Final = 316
"""Width of the fields, in design units."""
_BOARD: Final = 1066
"""Width that a table is designed for."""


class SandboxScene(Scene):
    """Edits ``table``, by default an empty one for the most players."""

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
        self.app, self.spec = app, spec
        self.desk = Desk(spec, table or spec.editing.blank(min(3, spec.seats[1])))
        self.words = SandboxWords(app.tr, self.desk)
        self.links = RuleLinks(app, spec.id)
        self._hooks = load_hooks(spec, app.tr)
        self.view = self._hooks.view(app)
        self.group = self.desk.editing.groups(self.desk.table)[0][0]
        self.note = app.tr("learn.sandbox.hint")
        """The result of the last button, until the next change."""
        self.adviser = Adviser(self.desk, self.words, self._hooks, self.links, make_runner)
        self.sharing = Sharing(app, self.desk, self.words, self._put, self.renew)
        self.hand = Hand(app, self.view, self.desk, self._edited, self.look, app.speech.say)
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
        px = self.app.theme.px
        top, strip, side = px(TOP), px(STRIP), px(_SIDE)
        self._bar = Rect(0, 0, size[0], top)
        self._strip = Rect(0, size[1] - strip, size[0], strip)
        self.board = Rect(0, top, size[0] - side, size[1] - top - strip)
        self._side = Rect(self.board.right, top, side, self.board.h)
        if not self._only_widgets:
            # Text as large as the pieces allow: the table is narrower than in a game.
            self.view.relayout(self.board, min(self.app.theme.scale, self.board.w / _BOARD))
        self._lay_top()
        self._lay_side()
        self._lay_strip()
        self._show_table()
        self.hand.lay(self.ui)

    def _lay_top(self) -> None:
        px, bar = self.app.theme.px, self._bar
        x = self._button(bar.x + px(8), "back", self.back, "chevron-left", text="app.back")
        wide = self.app.resources.text_size(
            self.tr("learn.sandbox.title"), self.app.theme.style("subtitle")
        )[0]
        at = Rect(x + px(10), bar.y, wide + px(6), bar.h)
        Label(
            self.ui, at, self.tr("learn.sandbox.title"), style="subtitle", colour=BRASS_LIGHT
        )  # fmt: skip
        x = at.right + px(14)
        starts = [("", self.tr("learn.sandbox.start")), *self.sharing.starts()]
        self.start = Dropdown(
            self.ui, Rect(x, bar.y + px(4), px(190), bar.h - px(8)), starts, "", self.sharing.begin,
            tip=self.tr("learn.sandbox.start_tip"),
        )  # fmt: skip
        x = self.start.rect.right + px(10)
        desk = self.desk
        x = self._button(x, "undo", lambda: self._step(-1), "undo-2", enabled=desk.can_undo)
        self._button(x, "redo", lambda: self._step(1), "redo-2", enabled=desk.can_redo)
        end = bar.right - px(8)
        why = "" if desk.playable else self.tr("learn.sandbox.not_playable")
        end = self._button(
            end,
            "play",
            self.play,
            "play",
            kind="primary",
            enabled=desk.playable,
            tip=why,
            left=True,
        )
        self._button(end, "ask", self.ask, "lightbulb", enabled=desk.playable, tip=why, left=True)

    def _button(
        self, x: int, name: str, press: Callable[[], object], icon: str, **look: Any
    ) -> int:
        """Add a button to a bar (``bar_button``); return the left edge of the next one."""
        look.setdefault("row", self._bar)
        made = bar_button(self.ui, x, name, press, icon, **look)
        self.pressable[name] = made
        gap = self.app.theme.px(8)
        return made.rect.x - gap if look.get("left") else made.rect.right + gap

    @property
    def pressable(self) -> dict[str, Button]:
        """The buttons by name."""
        if getattr(self, "_of", None) is not self.ui:
            self._of, self._pressable = self.ui, dict[str, Button]()
        return self._pressable

    def _lay_side(self) -> None:
        px = self.app.theme.px
        inner = self._side.inflate(-px(24), -px(24))
        self.fields: FieldList | None = None
        if self.adviser.open:
            self.pressable.update(self.adviser.lay(self.ui, inner, self.close_advice))
            return
        groups = list(self.desk.editing.groups(self.desk.table))
        if self.group not in [name for name, _ in groups]:
            self.group = groups[0][0]
        titles = [(name, self.words.group(name, seat)) for name, seat in groups]
        head = Rect(inner.x, inner.y, inner.w, px(34))
        self.groups = Dropdown(
            self.ui, head, titles, self.group, self.choose, tip=self.tr("learn.sandbox.group_tip")
        )
        view = Rect(
            inner.x, head.bottom + px(8), inner.w + px(6), inner.bottom - head.bottom - px(8)
        )
        own = [one for one in self.desk.editing.fields(self.desk.table) if one.group == self.group]
        notes = self.words.notes(self.group)
        self.fields = FieldList(self.ui, view, self.words, own, self.change, notes)
        self.fields.area.scroll_to(self._offset)

    def _lay_strip(self) -> None:
        px, row, desk = self.app.theme.px, self._strip, self.desk
        x = row.right - px(8)
        broken = desk.problem is not None
        why = self.tr("learn.sandbox.not_shared") if broken else ""
        x = self._button(
            x, "save", self.sharing.save, "save", enabled=not broken, tip=why, left=True, row=row
        )
        x = self._button(x, "paste", self.sharing.paste, "scroll-text", left=True, row=row)
        x = self._button(
            x, "copy", self.sharing.copy, "copy", enabled=not broken, tip=why, left=True, row=row
        )
        left = row.x + px(12)
        if desk.problem is not None and desk.problem.rule:
            rule = desk.problem.rule
            words = self.tr("learn.sandbox.rule", rule=rule)
            wide = Button.width_for(self.ui, words, SMALL, icon=True)
            self.pressable["rule"] = Button(
                self.ui, Rect(left, row.y + px(5), wide, row.h - px(10)), words,
                lambda: self.app.routes.rules(self.spec.id, rule), kind="danger", style=SMALL,
                icon="book-open", tip=self.tr("learn.sandbox.rule_tip"),
            )  # fmt: skip
            left += wide + px(12)
        said = self.note or self.words.status()
        colour = GLOW if broken or self.note else CREAM
        room = Rect(left, row.y, x - left - px(8), row.h)
        self.status = Label(self.ui, room, said, style="body", colour=colour, wrap=True)

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
        """Show the position as it is now, with a note."""
        before = self.note
        self.note = note
        if self.fields is not None:
            self._offset = self.fields.area.offset
        self._only_widgets = True
        self.relayout(self.app.size)
        self._only_widgets = False
        if note or before or self.desk.problem is not None:
            self.app.speech.say(self.status.text)

    # -- edits

    def choose(self, group: str) -> None:
        """Show another group of fields."""
        if group != self.group:
            self.group, self._offset = group, 0
            self.close_advice(renew=False)
            if self.fields is not None:
                self.fields.area.scroll_to(0)
            self.renew()

    def look(self, group: str, lead: bool) -> None:
        """Show the fields about a place; with ``lead`` focus the first of them."""
        self.choose(group or self.group)
        if lead and self.fields is not None:
            self.ui.focus.focus(next(iter(self.fields.widgets.values()), self.groups))

    def change(self, place: Place, value: int) -> None:
        """Set a field."""
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
            self.app.routes.sandbox(spec.id, table)
            return
        self.desk.put(table)
        self._edited(self.tr("learn.sandbox.put"))

    # -- bots

    def play(self) -> None:
        """Ask who plays on."""
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
        """Handle the editor's keys, pieces under the mouse, widgets."""
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
        return self.links.told(said, self.view.rule(pos)) if said else said

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return also the button that moves to the next legal place while a piece is held."""
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
        """Return a short wait while the adviser thinks."""
        waits = [self._tip.waiting(self.ui), super().next_update()]
        if self.adviser.thinking:
            waits.append(0.1)
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    def draw(self, surface: Surface) -> None:
        """Draw background, table, the target of the held piece, and fields."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.backdrop(surface)
        self.view.draw(surface)
        if self.hand.target is not None:
            rim = self.hand.target.inflate(px(6), px(6))
            canvas.rect(surface, GLOW, rim, max(2, px(3)), border_radius=px(6))
        canvas.panel(surface, self._side.inflate(-px(4), -px(4)), "paper", False, shadow=0)
        canvas.rect(surface, INK, Rect(0, self._bar.bottom - 1, self._bar.w, 1))
        super().draw(surface)
