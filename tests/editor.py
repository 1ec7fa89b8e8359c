"""What tests of every game's editor of positions ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kraftwagen.engine.editing import Field
from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import position_line


class Editor:
    """The editor of one game; positions are what ``to_position`` makes."""

    def __init__(self, game: GameSpec[Any]) -> None:
        self.game = game
        self.edits: Any = game.editing

    def field(self, table: Any, *place: Any) -> Field:
        """The field of a place."""
        return next(found for found in self.edits.fields(table) if found.place == place)

    def broken(self, table: Any) -> str:
        """The rule id that a position breaks; empty for a lawful one."""
        try:
            self.game.from_position(table)
        except BadPosition as problem:
            return problem.rule
        return ""

    def shared_as_they_are(self, states: Iterable[Any]) -> int:
        """Each is the same after it was written as a line and read again; how many there were."""
        seen = 0
        for state in states:
            table = self.game.to_position(state)
            line = position_line.write(self.game, table)
            spec, found = position_line.read([self.game], line)
            assert spec is self.game
            assert found == self.edits.dealt(table, 0)
            assert self.game.to_position(self.edits.shown(found)) == found
            assert position_line.write(self.game, found) == line
            seen += 1
        return seen
