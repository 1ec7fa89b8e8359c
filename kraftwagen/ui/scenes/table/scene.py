"""The table: a match being played, whatever the game.

Owns the match (``TableGame``), the view of the game, the director and everything around the
board: bar, log, strip, notes, hand-over, scoring and the way to the results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.bots.runner import BotRunner
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Seat
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM
from kraftwagen.ui.platform.focus import ARROWS
from kraftwagen.ui.platform.input import pointer_at
from kraftwagen.ui.scenes.parts.game import Runner, TableGame
from kraftwagen.ui.scenes.parts.log import LogPanel, plain
from kraftwagen.ui.scenes.parts.sizes import LOG, STRIP, TOP
from kraftwagen.ui.scenes.table.action_bar import ActionBar, Actions, TopBar
from kraftwagen.ui.scenes.table.hints import HintController
from kraftwagen.ui.scenes.table.history_view import HistoryView
from kraftwagen.ui.scenes.table.keyboard import TableKeyboard
from kraftwagen.ui.scenes.table.navigation import TableNavigation
from kraftwagen.ui.scenes.table.note_panel import NotePanel
from kraftwagen.ui.scenes.table.notes import Notes
from kraftwagen.ui.scenes.table.turns import POLL, Turns
from kraftwagen.ui.scenes.table.words import past, reasons, standing
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.base import Choose, Gesture, Refused
from kraftwagen.ui.tables.closeup import CloseUp
from kraftwagen.ui.tables.director import PAUSE, Director
from kraftwagen.ui.tables.hooks import load_hooks

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_POINTER: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class TableScene(Scene):
    """A match at the table."""

    name: ClassVar[str] = "table"
    min_size: ClassVar[tuple[int, int]] = (1024, 576)

    def __init__(
        self,
        app: Services,
        match: Match,
        *,
        make_runner: Callable[[GameSpec[Any]], Runner] = BotRunner,
        strict: bool = False,
    ) -> None:
        self.app = app
        self.hooks = load_hooks(match.spec, app.tr)
        self.game = TableGame(app, match, self.hooks, Saves(app.paths.saves), make_runner)
        self.view = CloseUp(self.hooks.view(app), app.keys)
        speed = app.settings.speed
        self.director = Director(self.view, speed=speed, on_event=self._tell, strict=strict)
        self.note_panel = NotePanel(
            lambda: self.history.fit(), lambda words: app.speech.say(words, cut=False)
        )
        self.history = HistoryView(
            self.game, self.director, lambda: self._refresh(), lambda s: self.note_panel.fit(s)
        )
        self.hints = HintController(self.game, make_runner, lambda: self._refresh(), self._say_hint)
        self.turns = Turns(app, self.game, self.history, self._decide, self._refresh, self._finish)
        self.notes = Notes(app, match.spec, self.hooks, self.view, self.invalidate)
        self.bubble = self.notes.bubble
        self.navigation = TableNavigation(
            app, self.game, lambda words: self.notes.say(words, self.board.center), self._hand_seat
        )
        self.keyboard = TableKeyboard(self.view, self._take, app)
        self.director.still = app.settings.reduced_motion
        self._lively = False
        self._finished = False

    # -- life

    def enter(self) -> None:
        """Load the log, start the bots' worker, save the set-up."""
        self.app.running = self.game
        self.game.rebuild_log()
        self.game.warm_up()
        if not self.game.match.is_over:
            self.game.autosave()

    def leave(self) -> None:
        """End the workers."""
        self.game.close()
        self.hints.end()

    def resume(self) -> None:
        """Something that covered the table is gone: settings may have changed."""
        self.director.frozen = False
        self._keep_pace()
        if not self.director.busy:
            self.director.snap(self.history.position())
        self._refresh()

    def on_language_change(self) -> None:
        """The log is written anew."""
        self.game.rebuild_log()

    def pause(self) -> None:
        """No tips below other scenes."""
        self.notes.tip.hide(self.ui)
        self.keyboard.forget()

    def layout(self, size: tuple[int, int]) -> None:
        """Bar on top, strip below, log at the right, the rest for the table."""
        self.app.canvas.preload_backdrop(size)
        px = self.app.theme.px
        top, strip, log = px(TOP), px(STRIP), px(LOG)
        actions = Actions(
            menu=self.back,
            rules=self.navigation.rules,
            settings=self.app.routes.settings,
            speed=self._set_speed,
            step_mode=self._toggle_step_mode,
            close_up=self._close_up,
            recap=self._recap,
            seats=self.navigation.seats,
            back_to_game=self.history.back,
            next=self._next,
            hint=self._hint,
            undo=self._undo,
            end_turn=self._end_turn,
        )
        self.board = Rect(0, top, size[0] - log, size[1] - top - strip)
        self._side = Rect(self.board.right, top, log, self.board.h)
        title = self.game.spec.title
        speed, steps = self.app.settings.speed, self.app.settings.step_mode
        self._top = TopBar(
            self.ui, Rect(0, 0, size[0], top), title, speed, steps, self.view.close, actions
        )
        self._inner = self._side.inflate(-px(16), -px(14)).move(px(1), 0)
        self._log = LogPanel(
            self.ui, self._inner, self.game.log, on_open=self.history.look,
            explain=self.game.weighed, dotted=self.game.knows_why,
        )  # fmt: skip
        self.note_panel.lay(self.ui)
        below = Rect(0, size[1] - strip, size[0], strip)
        self._strip = ActionBar(self.ui, below, actions, self.hooks.end_turn is not None)
        self.ui.keep_clear = below
        self.keyboard.lay(self.ui)
        self._lay_table()
        self.history.lay(self.ui, self._inner, self._log)
        self._refresh()

    def _lay_table(self) -> None:
        self.view.relayout(self.board, self.app.theme.scale, self.app.wanted_scale)
        self.director.skip()
        self.director.snap(self.history.position())

    # -- input

    def handle(self, event: pygame.Event) -> bool:
        """Commands, then skipping, buttons and log, the table."""
        if self.notes.handle(event, self.board, self.ui):
            return True
        if not self.director.busy and self.keyboard.handle(event):
            return True
        if event.type == pygame.KEYDOWN and self._command(event):
            return True
        if self.view.asked(event):
            self._look()
            return True
        if self.view.peek(event):
            self.invalidate()
            return True
        outside = event.type in _POINTER and not self.board.collidepoint(event.pos)
        if not outside and self._skip(event):
            return True
        if self.keyboard.handle(event) or self._shortcut(event) or self._widgets(event):
            return True
        if not outside and self.turns.waits and self.turns.pace.is_next(event):
            self._next()
            return True
        return self._table(event)

    def _skip(self, event: pygame.Event) -> bool:
        """Skip what moves; after one's own move the event does its work as well."""
        if not self.director.handle(event):
            return False
        if not self.turns.own and self.game.match.steps:
            self.turns.pace.hurry(self.game.match.steps[-1].seat)
        self._refresh()
        return not self.turns.own

    def _command(self, event: pygame.Event) -> bool:
        """Keys that work even while something moves."""
        if self.app.keys.means(event, "help"):
            self.navigation.rules()
        elif self.app.keys.means(event, "menu"):
            self.navigation.pause(self.hooks.title(self.game.match.state))
        elif self.app.keys.means(event, "text_board"):
            self.navigation.words(self.history.position())
        elif self.app.keys.means(event, "recap"):
            self._recap()
        elif self.app.keys.means(event, "step_mode"):
            self._toggle_step_mode()
        elif self.app.keys.means(event, "hint"):
            self._hint()
        else:
            return False
        return True

    def _shortcut(self, event: pygame.Event) -> bool:
        """Undo and end of turn by key; Enter only while the ring is not shown."""
        if event.type != pygame.KEYDOWN:
            return False
        if self.app.keys.means(event, "undo"):
            self._undo()
            return True
        if self.turns.waits and not self.ui.focus.shown and self.turns.pace.is_next(event):
            self._next()
            return True
        enter = event.key in _ENTER and not event.mod & pygame.KMOD_ALT and not self.ui.focus.shown
        if self.app.keys.means(event, "end_turn") or enter:
            self._end_turn()
            return True
        return event.key == pygame.K_SPACE and not self.ui.focus.shown

    def _table(self, event: pygame.Event) -> bool:
        """What lies on the table."""
        if self.director.busy:
            return False
        if self.history.looking is not None:
            if event.type == pygame.MOUSEBUTTONDOWN and self.board.collidepoint(event.pos):
                self.notes.say(self.tr("table.looking_refused"), event.pos)
            return False
        cancels = self.app.keys.means(event, "back") and self.view.busy
        held = self.view.busy
        gesture = self.view.handle(event)
        if gesture is None and held != self.view.busy:
            self.app.sound.play("drop" if held else "pickup", "interface")
        if event.type in _POINTER or event.type == pygame.KEYDOWN:
            self._strip.show_prompt(self.view.prompt())
            self.invalidate()
        elif event.type == pygame.MOUSEMOTION and self._strip.show_prompt(self.view.prompt()):
            self.invalidate()
        if cancels:
            return True
        if gesture is None:
            return False
        self._take(gesture, pointer_at(event))
        return True

    def _widgets(self, event: pygame.Event) -> bool:
        """Buttons, log and the places under the focus ring."""
        used = self.ui.handle(event)
        if event.type == pygame.KEYDOWN:
            if used:
                self._strip.show_prompt(self.view.prompt())
            # While the ring is shown arrows move it, and nothing else when it cannot go on.
            used = used or (self.ui.focus.shown and event.key in ARROWS)
        return used

    def _take(self, gesture: Gesture, at: tuple[int, int]) -> None:
        """A person decided, or tried what is not possible."""
        if self.director.busy or self.history.looking is not None:
            return
        if isinstance(gesture, Choose):
            if self.game.asks:
                self.turns.held = False
                self._decide(self.game.match.actor, gesture.code)
        elif isinstance(gesture, Refused) and gesture.option.reason is not None:
            self.app.sound.play("refused", "interface")
            self.notes.explain(gesture.option.reason, at)

    # -- decisions

    def _decide(self, seat: Seat, code: Code, forced: bool = False) -> None:
        person = self.game.match.seats[seat].is_person
        if person and not forced:
            self.history.close_recap()
        self.hints.close()
        before = self.game.match.observation(self.game.viewer).state
        happened = self.game.decide(seat, code)
        at_once = self.turns.decided(seat)
        self._show(before, happened, 0.0 if person else PAUSE)
        if at_once:
            self.director.skip()

    def _show(self, before: Any, happened: Sequence[Event], pause: float) -> None:
        play = self.director.play
        number = len(self.game.match.steps)
        play([], None, on_done=lambda: self.game.log.mark(number))
        cut = self.hooks.scoring(happened)
        after = self.game.position()
        if cut is None:
            play(happened, after, pause=pause, on_done=self._refresh)
        else:
            first, end = cut
            play(happened[:first], None, on_done=lambda: self._score(before, happened[first:end]))
            play(happened[first:end], None, animate=False)
            play(happened[end:], after, on_done=self._refresh)
        if cut is None:
            self._refresh()
        self.invalidate()

    def _score(self, before: Any, happened: Sequence[Event]) -> None:
        """Cover the table with the scoring; it goes on when that is closed."""
        instant = not self.director.animates()
        alone = not self.game.persons
        if instant and alone:
            return
        self.director.frozen = True
        options = {"instant": instant, "alone": alone}
        scene = self.hooks.scoring_scene(before, happened, self.game.names, options)
        self.app.stack.push(scene)

    def _end_turn(self) -> None:
        code = self.hooks.end_turn
        if self.turns.waits:
            self._next()
            return
        if self.history.back() or code is None or self.director.busy or not self.game.asks:
            return
        reason = self.game.spec.why_not(self.game.match.state, code)
        if reason is None:
            self.turns.held = False
            self._decide(self.game.match.actor, code)
        elif self._strip.end is not None:
            self.notes.explain(reason, self._strip.end.rect.midtop)

    def _undo(self) -> None:
        if self.history.back():
            return
        status = self.game.undo_status()
        if status.kind == "undo" or (status.kind and self.game.match.is_practice):
            self._undo_now()
        elif status.kind:
            question = self.tr("table.take_back_question", reason=status.reason)
            yes = (self.tr("table.take_back_yes"), "primary", self._undo_now)
            answers = [yes, (self.tr("app.cancel"), "paper", None)]
            self.app.stack.push(Dialog(self.tr("table.take_back_title"), question, answers))
        elif status.reason:
            self.notes.say(status.reason, self._strip.undo.rect.midtop)

    def _undo_now(self) -> None:
        self.hints.close()
        self.director.skip()
        self.game.undo()
        self.turns.taken_back()
        self.history.close_recap()
        self.director.snap(self.game.position())
        self._refresh()

    def _hand_seat(self, seat: Seat, controller: str) -> None:
        """Another hand plays a seat from now on."""
        self.history.back()
        self.hints.close()
        self.director.skip()
        self.game.hand_over(seat, controller)
        self.turns.seat_changed()
        self.director.snap(self.game.position())
        self._refresh()

    def _hint(self) -> None:
        self.history.close_recap()
        if not self.director.busy:
            self.hints.next()

    def _say_hint(self, words: str) -> None:
        self.notes.say(words, self._strip.hint.rect.midtop)

    def _recap(self) -> None:
        if not self.history.toggle_recap():
            self.notes.say(self.tr("table.recap_nothing"), self._side.midtop)

    # -- time

    def update(self, dt: float) -> None:
        """Play on; when nothing moves, let the next one decide."""
        super().update(dt)
        if self.director.update(dt):
            self.invalidate()
        self._lively = self.view.update(dt)
        if self._lively:
            self.invalidate()
        self.notes.update(dt, self.ui)
        self.hints.update()
        free = not self.director.busy and self.game.asks and self.history.looking is None
        self.keyboard.update(dt, free)
        if self.game.trouble:
            self.notes.say(self.game.trouble, self.board.center)
            self.game.trouble = ""
        if not self.director.busy and self.app.stack.top is self:
            self.turns.go_on(dt, self.director.animates())

    def next_update(self) -> float | None:
        """At once while something moves, soon while a bot thinks, else when a tip is due."""
        if self.director.moving or self._lively:
            return 0.0
        waits = [self.notes.next_update(), self.turns.next_update(), super().next_update()]
        waits.append(POLL if self.hints.thinking else None)
        return min((wait for wait in waits if wait is not None), default=None)

    def _finish(self) -> None:
        if not self._finished:
            self._finished = True
            self.navigation.results()

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Ground, table, log, bars, notes."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.backdrop(surface)
        self.view.draw(surface)
        canvas.panel(surface, self._side.inflate(-px(4), -px(4)), "paper", False, shadow=0)
        self._top.draw(surface)
        self._strip.draw(surface)
        if self.history.looking is not None:
            canvas.rect(surface, BRASS_LIGHT, self.board, max(2, px(4)))
        if self._strip.end is not None and self.hooks.end_turn in self.hints.lights()[0]:
            canvas.rect(surface, CREAM, self._strip.end.rect.inflate(px(7), px(7)), px(3), px(9))
        self.history.draw(surface)
        self.note_panel.draw(surface)
        super().draw(surface)
        self.bubble.draw(surface, canvas, self.board.union(self._side))

    def _refresh(self) -> None:
        """Everything around the table shows the present."""
        number = self.history.looking
        looked = "" if number is None else past(self.game, number)
        busy = self.director.busy
        waits, no_hint = self.turns.waits, self.hints.problem()
        shown = standing(self.game, self.view.prompt(), busy, waits, looked, no_hint)
        self._top.show(shown)
        self._strip.show(shown)
        if self._log.stale:
            self._log.renew()
        decided = len(self.game.match.steps) if waits else 0
        self.note_panel.show(self.hints.note() or reasons(self.game, number or decided))
        if number is None and not busy:
            self.view.light(*self.hints.lights())
        self.invalidate()

    def _tell(self, event: Event) -> None:
        self.app.sound.play(self.hooks.sound(event))
        lines = self.game.lines(event)
        if lines:
            self.game.log.add(lines)
            self._log.renew()
            for line in lines:
                self.app.speech.say(plain(line.text), cut=False)

    # -- buttons

    def back(self) -> None:
        """Escape: back to the game, else the hint away, else pause."""
        if not self.history.back() and not self.hints.close():
            self.navigation.pause(self.hooks.title(self.game.match.state))

    def _set_speed(self, speed: str) -> None:
        self.app.settings.speed = speed
        self._keep_pace()
        self.app.save_settings()

    def _close_up(self) -> None:
        self.view.look(not self.view.close)
        self._look()

    def _look(self) -> None:
        """The table from close by, or whole again."""
        self._lay_table()
        self._top.show_close(self.view.close)
        self._refresh()

    def _toggle_step_mode(self) -> None:
        self.app.settings.step_mode = not self.app.settings.step_mode
        if not self.app.settings.step_mode:
            self.turns.pace.go_on()
        self._keep_pace()
        self.app.save_settings()
        self._refresh()

    def _keep_pace(self) -> None:
        """Bar and director follow the settings."""
        settings = self.app.settings
        self.director.speed = settings.speed
        self.director.still = settings.reduced_motion
        self._top.show_pace(settings.speed, settings.step_mode)

    def _next(self) -> None:
        self.history.back()
        self.turns.pace.go_on()
        self._refresh()
