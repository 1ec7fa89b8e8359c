"""Decides who acts next when nothing moves, and what follows the end of the game."""

from __future__ import annotations

from functools import partial
from typing import Final

from kraftwagen.engine.types import Seat
from kraftwagen.match.seats import FREE_HINTS
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.handoff import HandoffScene
from kraftwagen.ui.scenes.table.phase import Phase

_POLL: Final = 0.03
"""Seconds between two looks at a worker that thinks."""


class TableFlow:
    """Lets the next one decide: a person, who may have to come to the screen, or a bot."""

    def __init__(self, table: TableController) -> None:
        self._table, self._app, self._game = table, table.app, table.game
        self._finished = False
        self._waits_for_save = False

    @property
    def ends(self) -> bool:
        """Whether the end of the game comes next, before which the table shows no totals."""
        director = self._table.director
        shown = not director.busy or (director.explained and not director.frozen)
        return self._game.match.is_over and not self._finished and shown

    def go_on(self, settled: bool = True) -> None:
        """Let the next one decide, once nothing moves and everything is saved.

        Bots wait for a frame whose table is ``settled``, without a new position or news.
        """
        game, table = self._game, self._table
        self._waits_for_save = game.changed
        if game.changed or table.looking is not None:
            return
        if table.showing:
            if not (game.match.is_over or game.person_to_move):
                game.think()
            return
        if game.cover(not table.turns.sits_there):  # while bots decide anybody may look
            table.snap()
        free = settled and not table.untold
        if table.untold and settled:
            table.tell_gains()
        match table.present:
            case Phase.OVER:
                self._finish()
            case Phase.CHANGING if not table.celebrations.lively and not self._has_news:
                self._change_person()
            case Phase.FREE if not table.turns.held:
                self._ask_person()
            case Phase.WAITING:
                game.think()
            case Phase.HELD | Phase.THINKING if free and not table.celebrations.hold:
                if not table.turns.opens():
                    self._let_bot_decide()

    @property
    def _has_news(self) -> bool:
        """Whether the person at the screen is still to read what their turn has brought."""
        return self._table.untold or self._table.notices.awaited

    def _finish(self) -> None:
        """What comes after the game, once."""
        game = self._game
        if not self._finished:
            self._finished = True
            if not game.guide.over():
                self._app.routes.end(game.match, fresh=self._table.played, noted=game.noted)

    def _change_person(self) -> None:
        """The banner, or the curtain, then the table as the next person sees it."""
        game, table, seat = self._game, self._table, self._game.match.actor
        before = table.turns.at_screen
        back = partial(table.give_back, before) if self._gives_back(before) else None
        table.notes.bubble.hide()
        face, secret = partial(game.picture, seat), game.shares_secrets
        passes = game.open_totals and not secret
        scene = HandoffScene(seat, game.names[seat], secret, back, face, passes)
        self._app.stack.push(scene)
        table.turns.sit_down(seat)
        game.cover(False)
        table.refresh()
        self._call()

    def _gives_back(self, seat: Seat | None) -> bool:
        """Return whether a person may take back what they did before another came to the screen."""
        game = self._game
        if seat is None or game.guide.no_undo() or not game.match.seats[seat].has(FREE_HINTS):
            return False
        return game.match.undo_status(seat).ok

    def _ask_person(self) -> None:
        """Call them, show what is new; a forced move is made once it has been announced."""
        table = self._table
        self._call()
        if table.recap.is_due:
            table.recap.ask()
            table.refresh()
        code = self._game.forced()
        if code is not None and table.turns.forces():
            table.forced.begin(code)
            table.decide(self._game.match.actor, code)

    def _let_bot_decide(self) -> None:
        decided = self._game.poll()
        if decided is not None:
            self._table.decide(*decided)
        elif self._game.progress:
            self._table.stale = True

    def _call(self) -> None:
        if self._table.turns.call():
            self._app.sound.play("your_turn")

    def next_update(self) -> float | None:
        """Return the seconds until ``go_on`` has something to do; None while a person thinks."""
        untold = self._table.untold and self._table.looking is None
        if self._waits_for_save or self._game.news is not None or untold:
            return 0.0
        if self._table.hints.thinking or self._table.good_moves.thinking:
            return _POLL
        match self._table.phase:
            case Phase.HELD | Phase.THINKING:
                return _POLL
            case Phase.FREE | Phase.CHANGING:
                return self._table.turns.until_forced
        return None
