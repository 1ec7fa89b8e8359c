"""The replay of a finished or running game, moment by moment.

The table's view draws the moments, the director animates the way from one to the next. Nothing can
be decided here; "Play on from here" starts a new game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

import pygame
from pygame import Surface

from kraftwagen.engine.types import Event, Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.parts.fold import Fold
from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.scenes.parts.sizes import LEAST, around, beside, lay_out
from kraftwagen.ui.scenes.parts.text_board import TextBoardScene
from kraftwagen.ui.scenes.replay.bar import Actions, ReplayTop, Transport
from kraftwagen.ui.scenes.replay.replay_view import ReplayView, beyond
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.director import PAUSE, Director
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets.hover_tip import HoverTip

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_DWELL: Final = 0.18
"""Seconds per moment when playing without animations."""
_STEPS: Final = {
    pygame.K_LEFT: ("move", -1),
    pygame.K_RIGHT: ("move", 1),
    pygame.K_UP: ("turn", -1),
    pygame.K_DOWN: ("turn", 1),
    pygame.K_PAGEUP: ("stage", -1),
    pygame.K_PAGEDOWN: ("stage", 1),
}
_EDGES: Final = {pygame.K_HOME: -1, pygame.K_END: 1}


class ReplayScene(Scene):
    """A match as a replay; ``number`` is the moment shown, 0 the set-up.

    ``at_screen`` is the seat of the person watching, if known.
    """

    name: ClassVar[str] = "replay"
    min_size: ClassVar[tuple[int, int]] = LEAST

    def __init__(
        self,
        app: Services,
        match: Match,
        number: int = 0,
        *,
        at_screen: Seat | None = None,
    ) -> None:
        self.app = app
        self.match = match
        self.hooks = load_hooks(match.spec, app.tr)
        self.game = ReplayView(app, match, self.hooks, at_screen)
        self.colours, self.world = self.game.colours, match.spec.id
        self.view = self.hooks.view(app)
        self.speed = app.settings.speed
        """The speed of this replay; at first that of play."""
        self.director = Director(self.view, speed=self.speed, on_sound=self._sound)
        self.links = RuleLinks(app, match.spec.id)
        self.tip = HoverTip(self._tip_at, lambda pos: False)
        self.number = min(max(0, number), self.game.last)
        self.fold = Fold(self.game, self.view, lambda: self.number, self._refresh)
        self._commands: dict[str, Callable[[], object]] = {
            "recap": self.fold.toggle_log,
            "others": self.fold.next_seat,
            # These step through moves where arrow keys move the focus, as with controllers.
            "next_choice": lambda: self.step("move", 1),
            "previous_choice": lambda: self.step("move", -1),
        }
        self.playing = False
        self._longest: dict[str, str] = {}
        """The words for which the bar below had to grow, by their place in it."""
        self._wanted: int | None = None
        self._rest = 0.0
        self._lively = False

    # -- life

    def resume(self) -> None:
        """Apply settings that may have changed under another scene."""
        self.director.frozen = False
        self._keep_pace()
        if not self.director.busy:
            self._snap()

    def pause(self) -> None:
        """Hide tips while another scene is on top."""
        self.tip.press(self.ui)

    def reported_match(self) -> Match:
        """Return the match that is replayed."""
        return self.match

    def on_language_change(self) -> None:
        """Write the log in the new language."""
        self.game.tell()

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out as the table: bar on top, strip below, log at the right unless folded."""
        self.fold.lay(size)
        actions = Actions(
            back=super().back,
            analyse=self._analyse if self._may_analyse else None,
            share=self._share,
            branch=self._branch,
            speed=self._set_speed,
            view=lambda seat: self.see(int(seat)),
            zoom=self._zoom,
            step=self.step,
            play=self.toggle_play,
            scrub=self.scrub,
        )
        game = self.game
        title = game.title(self.number)
        self._top = ReplayTop(self.ui, self.fold, self.speed, actions)
        self.transport = Transport(
            self.ui, game.last, game.player_turns, game.stages, actions, game.words("stages"),
            title, self._longest,
        )  # fmt: skip
        heights = self._top.height(size[0]), self.transport.height(size[0])
        places = around(self.app.theme, size, *heights, log=self.fold.sided)
        self.board, self._side = places.board, places.side
        self._top.place(places.top)
        self._log = LogPanel(
            self.ui, places.log, game.log, tip=self.tr("replay.log_tip"), on_open=self.go,
            follow=False, links=self.links,
        )  # fmt: skip
        self._log.set_visible(self.fold.sided)
        self.transport.place(places.foot)
        self.ui.keep_clear = [places.top, places.foot, self._side]
        self._lay_table()

    def _lay_table(self) -> None:
        lay_out(self.view, self.board, self.app, folded=self.fold.folded, near=False)
        self.director.skip()
        self._snap()

    # -- the moment

    def go(self, number: int) -> None:
        """Show a moment at once; stop playing."""
        self.playing = False
        self._wanted = None
        self.number = min(max(0, number), self.game.last)
        self._snap()

    def scrub(self, number: int) -> None:
        """Show a moment in the next frame; earlier requests since the last frame are dropped."""
        self.playing = False
        self._wanted = number
        self.transport.scrub.show_number(number)

    def step(self, kind: str, by: int) -> None:
        """Move ``by`` decisions, turns or stages; one decision forward is animated.

        ``kind`` is "move", "turn" or "stage".
        """
        if kind == "move":
            if by > 0 and self.number < self.game.last:
                self.playing = False
                self.director.skip()
                self._advance(alone=False)
            else:
                self.go(self.number + by)
        else:
            places = self.game.player_turns if kind == "turn" else self.game.stages
            self.go(beyond(places, self.number, by))

    def edge(self, by: int) -> None:
        """Go to the set-up (-1) or the last moment (1)."""
        self.go(0 if by < 0 else self.game.last)

    def toggle_play(self) -> None:
        """Play, from the start if at the end; stop if playing."""
        if not self.playing and self.number == self.game.last:
            self.go(0)
        self.playing = not self.playing
        self._rest = 0.0
        self._refresh()

    def see(self, seat: int) -> None:
        """View the match from a seat."""
        self.director.skip()
        self.game.see(seat)
        self._log.renew()
        self._snap()

    def _snap(self) -> None:
        self.director.snap(self.game.moment(self.number))
        self._refresh()

    def _advance(self, alone: bool) -> None:
        """Play the next decision; if ``alone``, a scoring gets a scene of its own."""
        self.number += 1
        decision = self.game.decision(self.number)

        def score() -> None:
            self.game.show_scoring(decision, self.director, alone=True, played=False)

        after = self.game.moment(self.number)
        self.director.show(decision, after, score if alone else None, pause=PAUSE)
        self._rest = 0.0
        self._refresh()

    def _refresh(self) -> None:
        """Update log and bars to the moment and to what is open."""
        number, title = self.number, self.game.title(self.number)
        if self.fold.moved() or (not self.director.moving and self.transport.full(title)):
            self.relayout(self.app.size)
            return
        self._log.show_number(self.game.line_number(number))
        self.transport.show(number, title, self.playing, self.game.no_branch(number))
        self.invalidate()

    def _tip_at(self, pos: tuple[int, int]) -> str | None:
        said = self.view.tooltip(pos)
        return self.links.told(said, self.view.subject(pos).rule) if said else said

    def _sound(self, event: Event) -> None:
        self.app.sound.play(event.sound())

    # -- input

    def handle(self, event: pygame.Event) -> bool:
        """Handle commands, keys, buttons and log; nothing can be done on the board.

        Returns whether the event was used.
        """
        if event.type == pygame.MOUSEMOTION:
            self.tip.motion(event.pos, self.board.collidepoint(event.pos), self.ui)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.tip.press(self.ui)
        if self.app.keys.means(event, "help"):
            self.links.open(self.links.here(self.ui, self.view, self.board, self._log))
            return True
        if self.app.keys.means(event, "text_board"):
            position = self.game.moment(self.number)
            self.app.stack.push(TextBoardScene(self.hooks.describe(position)))
            return True
        if self.view.camera.asked(event, self.app.keys, self.app.pointer):
            self._lay_table()
            return True
        if self.view.peek(event):
            return True
        for command, do in self._commands.items():
            if self.app.keys.means(event, command):
                do()
                return True
        if self.ui.popup or self.ui.focus.shown:
            return self.ui.handle(event) or self._key(event)
        return self._key(event) or self.ui.handle(event)

    def back(self) -> None:
        """Handle Escape: close what was opened to be read, else leave the replay."""
        if not self.fold.put_away():
            super().back()

    def show_focus(self) -> None:
        """Focus Play rather than Back."""
        ring = self.ui.focus
        ring.current = ring.current or self.transport.buttons["play"]
        super().show_focus()

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return the meaning of controller buttons, with those that step through moves."""
        return [
            *super().buttons(),
            ("previous_choice", self.tr("buttons.move_back")),
            ("next_choice", self.tr("buttons.move_on")),
            ("close_up", self.tr("buttons.close_up")),
            *([("recap", self.tr("buttons.log"))] if self.fold.folded else []),
        ]

    def _key(self, event: pygame.Event) -> bool:
        plain = event.type == pygame.KEYDOWN and not event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
        )
        if not plain:
            return False
        if event.key in _STEPS:
            self.step(*_STEPS[event.key])
        elif event.key in _EDGES:
            self.edge(_EDGES[event.key])
        elif event.key == pygame.K_SPACE:
            self.toggle_play()
        else:
            return False
        return True

    # -- time

    def update(self, dt: float) -> None:
        """Advance the animation; go on to the next moment while playing."""
        super().update(dt)
        if self._wanted is not None:
            self.go(self._wanted)
        if self.director.update(dt):
            self.invalidate()
        self._lively = self.view.update(dt)
        if self._lively:
            self.invalidate()
        self.tip.update(self.ui)
        self._top.show(self.view.camera.close)
        if self.playing and not self.director.busy and self.app.stack.top is self:
            self._play_on(dt)

    def _play_on(self, dt: float) -> None:
        if self.number == self.game.last:
            self.playing = False
            self._refresh()
            return
        self._rest += dt
        if self.director.animates() or self._rest >= _DWELL:
            self._advance(alone=True)

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while something moves."""
        if self.director.moving or self._lively or self._wanted is not None:
            return 0.0
        waits = [self.tip.waiting(self.ui), super().next_update()]
        if self.playing:
            waits.append(0.0 if self.director.animates() else _DWELL - self._rest)
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Draw background, table, log and bars."""
        canvas = self.app.canvas
        canvas.backdrop(surface, table=True, around=self.board)
        self.view.draw(surface)
        if self.fold.sided:
            canvas.panel(surface, beside(self.app.theme, self._side), "paper", False, shadow=0)
        self._top.draw(surface)
        self.transport.draw(surface)
        super().draw(surface)

    # -- buttons

    def _zoom(self) -> None:
        """Show the table from close by, or whole again."""
        camera = self.view.camera
        camera.zoom(not camera.close, self.app.pointer)
        self._lay_table()

    def _set_speed(self, speed: str) -> None:
        self.speed = speed
        self._keep_pace()

    def _keep_pace(self) -> None:
        self.director.speed = self.speed
        self.director.still = self.app.settings.reduced_motion
        self.director.view.calm = self.director.still or not self.director.animates()

    def _stop(self) -> None:
        if self.playing:
            self.toggle_play()
        self.director.skip()

    @property
    def _may_analyse(self) -> bool:
        """Whether the game is over, by its own rules, and the analysis is not open below."""
        if self.match.taken_over == "shown":
            return False
        below = self.app.stack.covered()
        analysed = [scene.reported_match() for scene in below if scene.name == "analysis"]
        return self.match.is_over and all(match is not self.match for match in analysed)

    def _analyse(self) -> None:
        self._stop()
        self.app.routes.analysis(self.match)

    def _share(self) -> None:
        from kraftwagen.ui.scenes.replay.share import ShareScene

        self._stop()
        self.app.stack.push(ShareScene(self.game))

    def _branch(self) -> None:
        from kraftwagen.ui.scenes.replay.branch import BranchScene

        self._stop()
        self.app.stack.push(BranchScene(self.game, self.number))
