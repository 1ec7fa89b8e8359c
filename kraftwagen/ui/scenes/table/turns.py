"""Who decides next at the table: a bot that has thought, the person at the screen, or nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import Code, Seat
from kraftwagen.ui.scenes.parts.game import TableGame
from kraftwagen.ui.scenes.table.handoff import HandoffScene
from kraftwagen.ui.scenes.table.history_view import HistoryView
from kraftwagen.ui.scenes.table.pace import Pace

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

_FORCED: Final = 0.5
"""Seconds before the only possible decision is made by itself."""
POLL: Final = 0.03
"""Seconds between two looks at a worker that thinks."""


class Turns:
    """Lets bots decide, hands the screen over, makes forced decisions; all in the present.

    ``decide`` is called with a seat, a decision and whether it was forced; ``changed`` when a bot
    has thought on; ``finish`` when the game is over.
    """

    def __init__(
        self,
        app: Services,
        game: TableGame,
        past: HistoryView,
        decide: Callable[[Seat, Code, bool], object],
        changed: Callable[[], object],
        finish: Callable[[], object],
    ) -> None:
        self.app, self.game, self._past = app, game, past
        self.pace = Pace(app.settings)
        self.held = False
        """No forced decision until a person has decided: one has just been taken back."""
        self.own = False
        """The last decision was made at this screen."""
        self._decide, self._changed, self._finish = decide, changed, finish
        self._at_screen: Seat | None = None
        self._called: Seat | None = None
        self._time = 0.0

    @property
    def waits(self) -> bool:
        """Whether the bot to move waits for Next."""
        game = self.game
        return self.pace.waiting and not game.match.is_over and not game.person_to_move

    def decided(self, seat: Seat) -> bool:
        """A seat has decided; True when that is to be shown at once, without animation."""
        match = self.game.match
        person = match.seats[seat].is_person
        if person:
            self._at_screen = seat
        else:
            self._called = None
        self._time = 0.0
        self.own = person
        bot_is_next = not match.is_over and not self.game.person_to_move
        return self.pace.decided(seat, person, bot_is_next)

    def taken_back(self) -> None:
        """The person at the screen has a decision again."""
        self.pace.go_on()
        self.held = True
        self._at_screen = self.game.viewer

    def seat_changed(self) -> None:
        """Another hand plays a seat from now on."""
        self.pace.go_on()
        self._time = 0.0

    def go_on(self, dt: float, animates: bool) -> None:
        """Nothing moves: let the next one decide; without ``animates`` a forced move at once."""
        game = self.game
        if self._past.looking is not None:
            return
        if game.match.is_over:
            self._finish()
        elif not game.person_to_move:
            self._bot()
        elif len(game.persons) > 1 and self._at_screen != game.match.actor:
            self._hand_over()
            self._call()
        elif not self.held:
            self._call()
            if self._past.recap.is_due:
                self._past.show_recap()
            code = game.forced()
            if code is not None:
                self._time += dt
                if self._time >= _FORCED or not animates:
                    self._decide(game.match.actor, code, True)

    def next_update(self) -> float | None:
        """Seconds until ``go_on`` has something to do; None while a person thinks."""
        game = self.game
        if game.match.is_over or self._past.looking is not None:
            return None
        if not game.person_to_move:
            return None if self.waits else POLL
        if not self.held and game.forced() is not None:
            return max(0.01, _FORCED - self._time)
        return None

    def _bot(self) -> None:
        if self.waits:
            self.game.think()
            return
        move = self.game.poll()
        if move is not None:
            self._decide(*move, False)
        elif self.game.progress:
            self._changed()

    def _hand_over(self) -> None:
        """The next person comes to the screen; the table turns to them when the banner goes."""
        actor = self.game.match.actor
        self.app.stack.push(HandoffScene(actor, self.game.names[actor]))
        self._at_screen = self.game.viewer = actor

    def _call(self) -> None:
        """Let a person hear, once, that it is their turn."""
        if self._called != self.game.match.actor:
            self._called = self.game.match.actor
            self.app.sound.play("your_turn")
