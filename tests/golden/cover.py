"""What a game shows, as a set of names; and all that the golden games must show together."""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.dataset import DataSet


def wanted(data: DataSet) -> set[str]:
    """All that must be shown."""
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
        *(set_up(seats, chosen) for seats in (2, 3, 4) for chosen in (True, False)),
    }


def set_up(seats: int, special_tiles: bool) -> str:
    """The name of a set-up."""
    return f"{seats} seats with{'' if special_tiles else 'out'} special tiles"


def shown(data: DataSet, seats: int, special_tiles: bool, decisions: list[int]) -> set[str]:
    """What the set-up and the decisions show."""
    found = {set_up(seats, special_tiles)}
    for code in decisions:
        name, values = codes.TABLE.decode(code)
        found.add(f"decision {name}")
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


def told(happened: list[Event]) -> set[str]:
    """What the events of a game show."""
    found = {f"event {type(event).__name__}" for event in happened}
    for event in happened:
        match event:
            case events.AwardTaken(award=award):
                found.add(f"award {terms.AWARDS[award]}")
            case events.MarkerPlacedOnBuyer(marker=marker) | events.CarChanged(marker=marker):
                found.add(f"marker {terms.MARKERS[marker]}")
            case events.CarPlaced(marker=marker) if marker:
                found.add(f"marker {terms.MARKERS[marker - 1]}")
            case events.BuyerChosen(by_benz=True):
                found.add("marker benz")
            case events.MoneyGained(source=source):
                found.add(f"money {terms.SOURCES[source]}")
            case events.GameTurnEnded(turn, cause):
                found.add(f"turn {turn} ends by {cause}")
    return found


def result(state: Any) -> list[dict[str, int]]:
    """Money by source for each seat."""
    return [dict(zip(terms.SOURCES, player.income, strict=True)) for player in state.players]
