"""What tests of every game's editor of positions ask."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from itertools import product
from typing import Any

from kraftwagen.engine.editing import Field
from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import position_line

CARRIED = 2500


def changed(position: Any, path: str, value: Any) -> dict[str, Any]:
    """Change one entry of a position; ``path`` reads like "players.0.supply"."""
    values = json.loads(json.dumps(position))
    *parents, last = path.split(".")
    entry: Any = values
    for name in parents:
        entry = entry[int(name) if isinstance(entry, list) else name]
    entry[int(last) if isinstance(entry, list) else last] = value
    return dict(values)


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

    def any_edit(self, table: Any, dice: random.Random) -> tuple[Any, str]:
        """Make some edit; return the position and the rule it breaks."""
        one = dice.choice(self.edits.fields(table))
        made = self.edits.change(table, one.place, dice.choice(list(one.values)))
        return made, self.broken(made)

    def carried(self, table: Any, places: Iterable[Any]) -> int:
        """Carry pieces to places, drawn at random; return how often that meant something."""
        ways = [*product(filter(self.edits.movable, places), places)]
        drawn = random.Random(1).sample(ways, min(CARRIED, len(ways)))
        found = [self.edits.move(table, source, target) for source, target in drawn]
        made = [one for one in found if one is not None]
        assert table not in made
        assert all(self.edits.shown(one) for one in made)
        return len(made)

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
