"""What a game shows, as a set of names; and all that the golden games must show together."""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.types import Code, Event
from kraftwagen.games.kraftwagen import codes, events, terms
from tests.games.kraftwagen.table import GAME
from tests.golden.replay import Replay, set_up_facts


def wanted() -> set[str]:
    """All that must be shown."""
    data = GAME.new(2, 0, {}).data
    return {
        *(f"decision {row.name}" for row in codes.TABLE.rows),
        *(f"event {kind.__name__}" for kind in events.ALL),
        *(f"card {name}" for name in terms.CARDS),
        *(f"marker {name}" for name in terms.MARKERS),
        *(f"award {name}" for name in terms.AWARDS),
        *(f"tile {name}" for name in data.tile_names),
        *(f"start tile {name}" for name in data.start_names),
        *(f"preference {name}" for name in terms.PREFERENCES),
        *(f"money {name}" for name in terms.SOURCES),
        *(f"turn {turn} ends by {cause}" for turn in (1, 2, 3) for cause in ("cars", "token")),
        *set_up_facts(),
    }


class Shown(Replay):
    """A game of Kraftwagen that notes what it shows."""

    def decided(self, code: Code) -> set[str]:
        data = self.state.data
        name, values = codes.TABLE.decode(code)
        found = {f"decision {name}"}
        match name, values:
            case "take_tile", {"tile": tile}:
                found.add(f"tile {data.tile_names[tile]}")
            case "start_tile", {"start": tile}:
                found.add(f"start tile {data.start_names[tile]}")
            case "research", {"card": card}:
                found.add(f"card {terms.CARDS[card]}")
            case "buyer", {"preference": preference}:
                found.add(f"preference {terms.PREFERENCES[preference]}")
        return found

    def told(self, event: Event) -> set[str]:
        match event:
            case events.AwardTaken(award=award):
                return {f"award {terms.AWARDS[award]}"}
            case events.MarkerPlacedOnBuyer(marker=marker) | events.CarChanged(marker=marker):
                return {f"marker {terms.MARKERS[marker]}"}
            case events.CarPlaced(marker=marker) if marker:
                return {f"marker {terms.MARKERS[marker - 1]}"}
            case events.BuyerChosen(by_benz=True):
                return {"marker benz"}
            case events.MoneyGained(source=source):
                return {f"money {terms.SOURCES[source]}"}
            case events.GameTurnEnded(turn, cause):
                return {f"turn {turn} ends by {cause}"}
        return set()

    def result(self) -> dict[str, Any]:
        """With the money by source for each seat."""
        money = [
            dict(zip(terms.SOURCES, player.income, strict=True)) for player in self.state.players
        ]
        return {"money": money, **super().result()}
