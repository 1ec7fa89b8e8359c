"""The table: the scene in which a match of any game is played.

The scene lays out the parts around the board, passes input on in a fixed order and draws.
``TableController`` and ``TableRequests`` carry out input; ``TableFlow`` lets the next one decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.bots.runner import BotRunner
from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM
from kraftwagen.ui.platform.focus import ARROWS
from kraftwagen.ui.scenes.parts import shade
from kraftwagen.ui.scenes.parts.guide import Guide
from kraftwagen.ui.scenes.parts.sizes import LEAST, around, beside
from kraftwagen.ui.scenes.table.action_bar import ActionBar, TopBar
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.flow import TableFlow
from kraftwagen.ui.scenes.table.game import Runner, TableGame
from kraftwagen.ui.scenes.table.history_view import HistoryView
from kraftwagen.ui.scenes.table.keyboard import TableKeyboard
from kraftwagen.ui.scenes.table.navigation import TableNavigation
from kraftwagen.ui.scenes.table.note_panel import NotePanel
from kraftwagen.ui.scenes.table.phase import Phase
from kraftwagen.ui.scenes.table.requests import TableRequests
from kraftwagen.ui.scenes.table.words import bar_state, person_prompt, table_buttons, titles
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.director import SPEEDS
from kraftwagen.ui.tables.hooks import load_hooks

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_POINTER: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_STRIP: Final = (330, 50)
"""Least width and usual height of the strip with tips and refusals, in units."""
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class TableScene(Scene):
    """A match at the table; ``guide`` may lead a person through it."""

    name: ClassVar[str] = "table"
    min_size: ClassVar[tuple[int, int]] = LEAST

    def __init__(
        self,
        app: Services,
        match: Match,
        *,
        make_runner: Callable[[GameSpec[Any]], Runner] = BotRunner,
        guide: Guide | None = None,
    ) -> None:
        self.app, self.guide = app, guide or Guide()
        make_runner = self.guide.make_runner or make_runner
        self.hooks = load_hooks(match.spec, app.tr)
        self.game = TableGame(
            app, match, self.hooks, Saves(app.paths.saves), make_runner, self.guide
        )
        self.colours, self.world = self.game.colours, match.spec.id
        self.controller = TableController(app, self.game, make_runner)
        self.view, self.director = self.controller.view, self.controller.director
        self.notes = self.controller.notes
        self.flow, self.requests = TableFlow(self.controller), TableRequests(self.controller)
        self.navigation = TableNavigation(self.controller)
        self.keyboard = TableKeyboard(self.controller, self.requests.take)
        self.note_panel = NotePanel(app.speech, self.notes.links, match.spec.id)
        self._commands: dict[str, Callable[[], object]] = {
            "help": self.navigation.rules,
            "menu": self.navigation.pause,
            "text_board": self.navigation.words,
            "recap": self.controller.show_recap,
            "others": self.controller.fold.next_seat,
            "step_mode": self.controller.toggle_step_mode,
            "hint": self.controller.hint,
        }
        """Command -> action; these work even while something moves."""
        self._lively = False
        self._longest: dict[str, str] = {}
        """The words for which bars had to grow, by their place in them."""
        self._before = app.running
        """The match in play when this table was opened; in play again after this one is left."""

    # -- life

    def enter(self) -> None:
        """Make this the match in play; write its log, start the bots' worker and save it."""
        self.app.running = self.game
        self.app.devices.controllers.felt = self.hooks.felt | {"your_turn"}
        self.game.rebuild_log()
        self.game.warm_up()
        self.game.changed = not self.game.match.is_over
        self.game.save_changes()

    def leave(self) -> None:
        """Save the match and stop its workers; the match played before is in play again."""
        self.controller.close()
        if self.app.running is self.game:
            self.app.running = self._before

    def resume(self) -> None:
        """Apply settings that may have changed under another scene."""
        self.controller.resume()
        moved = {"pos": self.app.pointer, "rel": (0, 0), "buttons": (0, 0, 0)}
        self.view.peek(pygame.event.Event(pygame.MOUSEMOTION, moved))
        self._refresh()

    def on_language_change(self) -> None:
        """Write the log in the new language."""
        self.game.rebuild_log()

    def pause(self) -> None:
        """Hide tips and letters while another scene is on top."""
        self.controller.laid = False
        self.notes.tip.press(self.ui)
        self.keyboard.forget()

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the bars at top and bottom, the board, and beside it the log unless folded."""
        self.app.canvas.preload_backdrop(size, table=True)
        fold = self.controller.fold
        fold.lay(size, self._noted)
        bars, state = (self.controller, self.navigation), bar_state(self.controller)
        self.action_bar = ActionBar(self.ui, *bars, self.requests, state, self._longest)
        self.top_bar = TopBar(self.ui, *bars, state.title, self._longest, titles(self.game))
        heights = self.top_bar.height(size[0]), self.action_bar.height(size[0])
        places = around(self.app.theme, size, *heights, log=fold.sided)
        self.board, self.side = places.board, places.side
        # Created in Tab order, which begins on the board: the bar used most comes next.
        self.action_bar.place(places.foot)
        self.history = HistoryView(self.ui, places.log, self.controller, self.note_panel)
        self.top_bar.place(places.top)
        self.ui.keep_clear = [places.top, places.foot, self.side]
        self.controller.celebrations.place(places.foot, self.action_bar.prompt.rect,
                                           self.action_bar.taken)  # fmt: skip
        self.ui.told_apart = self.board
        self.keyboard.lay(self.ui, self.action_bar.main, lambda: self.note_panel.held)
        self._place()
        self._refresh()

    def _place(self) -> None:
        self.controller.place(self.board, self.side if self.controller.fold.sided else None)

    @property
    def _noted(self) -> bool:
        """Whether a note stands beside the table, or may come there."""
        return self.guide.noting or self.controller.note() is not None

    @property
    def _withheld(self) -> bool:
        """Whether a question with a panel waits until what a person did just now is seen."""
        table = self.controller
        return table.free and table.celebrations.hold and self.view.panel() is not None

    # -- input

    def handle(self, event: pygame.Event) -> bool:
        """Pass an event to one handler after the other; returns whether one of them used it."""
        withheld = self._withheld
        if self.controller.celebrations.pass_by(event) and withheld:
            self.invalidate()
            return True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.controller.notices.acted()
        looks, keys = (self._command, self._look), self.keyboard.handle
        first = [*looks, self._skip, keys] if self.controller.showing else [keys, *looks]
        takers = (self._told, *first, self._shortcut, self._widgets, self._next, self._table)
        return any(take(event) for take in takers)

    def _told(self, event: pygame.Event) -> bool:
        """Handle the links of notes over the table, then the input of the guide."""
        log = self.history.log
        return self.notes.handle(event, self.board, self.ui, log) or self.guide.handle(event)

    def _look(self, event: pygame.Event) -> bool:
        """Handle the close-up and other input that only changes what is shown."""
        if self.view.camera.asked(event, self.app.keys, self.app.pointer):
            self._place()
            return True
        return self.view.peek(event)

    def _outside(self, event: pygame.Event) -> bool:
        return event.type in _POINTER and not self.board.collidepoint(event.pos)

    def _skip(self, event: pygame.Event) -> bool:
        """Skip animations; after the person's own move the event still does its usual work."""
        return not self._outside(event) and self.controller.skip(event)

    def _next(self, event: pygame.Event) -> bool:
        """Treat a press without another meaning as Next while a bot waits."""
        table = self.controller
        waits = table.present is Phase.WAITING and not self._outside(event)
        if waits and table.turns.is_next(event):
            table.next()
            return True
        return False

    def _command(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        for name, do in self._commands.items():
            if self.app.keys.means(event, name):
                do()
                return True
        return False

    def _shortcut(self, event: pygame.Event) -> bool:
        """Handle the keys of Undo, Next and End turn; Enter only while the focus ring is hidden."""
        if event.type != pygame.KEYDOWN:
            return False
        ring = self.ui.focus.shown
        if self.app.keys.means(event, "undo"):
            self.requests.undo()
            return True
        if not ring and self._next(event):
            return True
        # If something was begun on the table, Enter finishes that.
        free = not (ring or self.view.busy or event.mod & pygame.KMOD_ALT)
        enter = event.key in _ENTER and free
        if self.app.keys.means(event, "end_turn") or enter:
            self.requests.end_turn()
            return True
        return event.key == pygame.K_SPACE and not ring

    def _table(self, event: pygame.Event) -> bool:
        """Handle input on the board; refuse it while a past moment is shown."""
        table = self.controller
        if table.showing or self._withheld:
            return False
        if table.phase is Phase.LOOKING:
            if event.type == pygame.MOUSEBUTTONDOWN and self.board.collidepoint(event.pos):
                self.notes.say(self.tr("table.looking_refused"), event.pos)
            return False
        held = self.view.busy
        cancels = held and self.app.keys.means(event, "back")
        gesture = self.view.handle(event)
        if gesture is not None:
            self.requests.take(gesture, getattr(event, "pos", None) or self.app.pointer)
        if not table.stale and event.type in (*_POINTER, pygame.KEYDOWN, pygame.MOUSEMOTION):
            changed = self.action_bar.show_prompt(person_prompt(table))
            if changed or event.type != pygame.MOUSEMOTION:
                self.invalidate()
        return cancels or gesture is not None

    def _widgets(self, event: pygame.Event) -> bool:
        """Handle buttons, the log and places with the focus."""
        used = self.ui.handle(event)
        if event.type == pygame.KEYDOWN:
            if used:
                self.action_bar.show_prompt(person_prompt(self.controller))
            # Arrows belong to a visible ring, even if it cannot move.
            used = used or (self.ui.focus.shown and event.key in ARROWS)
        return used

    def back(self) -> None:
        """Handle Escape: return to the present, else close a hint or panel, else pause."""
        self.navigation.back()

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return the present meaning of controller buttons: pairs of command and text."""
        state, held = self.action_bar.state, self.note_panel.held
        free, ring = self.controller.free, self.ui.focus.shown
        pressed = held.text if held is not None and self.ui.focus.current is held else ""
        return table_buttons(self.tr, state, free, ring, pressed)

    def show_focus(self) -> None:
        """Show the focus ring where something can be done, as soon as a person may act."""
        asked = self.controller.free or bool(self.controller.held)
        if not self.ui.focus.shown and asked and not self.keyboard.show_ring():
            super().show_focus()

    # -- time

    def update(self, dt: float) -> None:
        """Advance animations by ``dt`` seconds; continue the game when nothing moves."""
        super().update(dt)
        self.history.follow()  # what happens now is told in the next frame
        moving = self.director.moving
        if self.director.update(dt):
            self.invalidate()
        settles = moving and not self.director.moving
        self.view.awaits = self.director.moving
        self._lively = self.view.update(dt)
        table = self.controller
        celebrated = table.celebrations.update(dt)
        if table.notices.update(dt, aside=table.celebrations.lively) or celebrated:
            self.invalidate()
        self.controller.hints.update()
        if self.controller.good_moves.update():
            self.controller.stale = True
        if self.controller.present is Phase.THINKING:
            budget = self.controller.budget(self.game.match.actor)
            budget.spend(dt * SPEEDS.get(self.game.speed, 1.0))
        self.keyboard.update(dt)
        if self.game.news is not None:
            self.notes.tell(self.game.news)
            self.app.speech.say(self.game.news.words, cut=False)
            self.game.news = None
            self.controller.stale = True
        if self.app.stack.top is self:
            if self.guide.update():
                table.refresh()
            # A frame that shows a new position has enough to do.
            self.flow.go_on(settled=not settles)
        if self.notes.update(self.ui) or self._lively:
            self.invalidate()
        self.update_in_background()

    def update_in_background(self) -> None:
        """Update bars, log and note if anything has changed; get ready for what comes next."""
        self.director.lay_ahead()
        if self.controller.stale or self.controller.hints.changed:
            self._refresh()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while something moves, None if never."""
        if self.director.moving or self._lively or self.controller.celebrations.lively:
            return 0.0
        if self.controller.notices.lively:
            return 0.1
        waits = [
            self.notes.next_update(self.ui),
            self.flow.next_update(),
            self.guide.due(),
            super().next_update(),
        ]
        return min((wait for wait in waits if wait is not None), default=None)

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Draw background, board, log, bars and notes; before the end the last picture stands."""
        if self.flow.ends and self.controller.played:
            return
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.backdrop(surface, table=True, around=None if self.flow.ends else self.board)
        if self.flow.ends:
            return
        shaded = self.guide.shades and self.controller.settled
        self.view.veiled, self.view.waits = shaded, self._withheld
        self.view.draw(surface)
        if self.controller.fold.sided:
            canvas.panel(surface, beside(self.app.theme, self.side), "paper", False, shadow=0)
        self.top_bar.draw(surface)
        looking = self.controller.phase is Phase.LOOKING
        news = self.controller.notices.within(self.ui, self.action_bar.prompt.free)
        self.action_bar.draw(surface, not self.notes.shown(self.ui), news)
        if looking:
            canvas.rect(surface, BRASS_LIGHT, self.board, 4)
        end, lit = self.action_bar.end, self.controller.lights()[0]
        if end is not None and self.hooks.end_turn in lit:
            canvas.rect(surface, CREAM, self.app.theme.grown(end.rect, 7), 3, 9)
        self.history.draw(surface)
        super().draw(surface)
        if shaded:
            self._shade(surface)
        sheet = beside(self.app.theme, self.side)
        if not self.controller.fold.sided:
            sheet.right = self.board.right - px(4)
        self.view.draw_beside(surface, sheet)
        if not looking:
            self.controller.notices.draw_in(surface, self.ui, news)
            self.controller.celebrations.draw(surface)
        self.notes.draw(surface, self.ui, self._strip())

    def _strip(self) -> Rect:
        """Return where tips and refusals stand: over the prompt, or where there is room for them.

        Nothing that may be clicked lies there.
        """
        px, strip = self.app.theme.px, self.controller.celebrations.strip
        looking = self.controller.phase is Phase.LOOKING
        if not looking and strip.w >= px(_STRIP[0]):
            return strip
        below = self.side if self.side.top >= self.board.bottom else self.board
        wide = min(below.w - px(16), px(640))
        return Rect(below.x + px(8), below.bottom - px(_STRIP[1] + 6), wide, px(_STRIP[1]))

    def _shade(self, surface: Surface) -> None:
        """Darken everything but the note, lit places and panels open over the table."""
        clear = [self.note_panel.ground(), *self.view.lit()]
        end = self.action_bar.end
        if end is not None and self.hooks.end_turn in self.controller.lights()[0]:
            clear.append(end.rect)
        shade.draw(surface, self.app.canvas, clear)

    def _refresh(self) -> None:
        table = self.controller
        table.stale = table.hints.changed = False
        state = bar_state(table)
        full = not self.director.moving and (self.top_bar.full(state), self.action_bar.full(state))
        moved = table.fold.moved(self._noted)
        if moved or self.top_bar.kept != self.game.keeper.state or (full and any(full)):
            self.relayout(self.app.size)
            return
        self.top_bar.show(state)
        self.action_bar.show(state)
        self.history.show()
        self.view.cover(self.guide.shown())
        if table.settled:
            self.view.light(*table.lights())
            self.view.star(table.good_moves.found)
        self.keyboard.follow_guide()
        self.invalidate()
