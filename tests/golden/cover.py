"""What a game shows, as a set of names; and all that the golden games must show together."""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import actions, events, terms
from kraftwagen.games.kraftwagen.dataset import DataSet

_DECISIONS = (
    *("ChooseStartTile", "TakeTile", "Hire into the canteen", "Hire onto a development"),
    *("Research", "TakeBody", "TakeBody with a drop", "TakeEngine", "TakeEngine with a drop"),
    *("TakeEngine onto the Grand Prix car", "ChooseBuyer", "MoveToken", "Race", "DriveToSpace"),
    *("InstallStartEngine", "SellPrivately", "SellPrivately nothing", "UseDaimler"),
    *(f"UseDiesel {change}" for change in terms.CHANGES),
    *("OfferCar", "OfferCar with a marker", "AddBenzBuyer", "AddBenzBuyer none", "EndTurn"),
)


def wanted(data: DataSet) -> set[str]:
    """All that must be shown."""
    return {
        *(f"decision {name}" for name in _DECISIONS),
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


def shown(data: DataSet, seats: int, special_tiles: bool, codes: list[int]) -> set[str]:
    """What the set-up and the decisions show."""
    found = {set_up(seats, special_tiles)}
    for code in codes:
        action = actions.decode(code)
        found.add(f"decision {_decision(action)}")
        match action:
            case actions.TakeTile(tile):
                found.add(f"tile {data.tile_names[tile]}")
            case actions.ChooseStartTile(tile):
                found.add(f"start tile {data.start_names[tile]}")
            case actions.Research(card):
                found.add(f"card {terms.CARDS[card]}")
            case actions.ChooseBuyer(preference):
                found.add(f"preference {terms.PREFERENCES[preference]}")
    return found


def _decision(action: actions.Action) -> str:
    name = type(action).__name__
    match action:
        case actions.Hire(development):
            return f"{name} onto a development" if development else f"{name} into the canteen"
        case actions.TakeEngine(on_grand_prix_car=True):
            return f"{name} onto the Grand Prix car"
        case actions.TakeBody(drop) | actions.TakeEngine(drop) if drop:
            return f"{name} with a drop"
        case actions.SellPrivately(None):
            return f"{name} nothing"
        case actions.UseDiesel(change):
            return f"{name} {terms.CHANGES[change]}"
        case actions.OfferCar(marker=marker) if marker is not None:
            return f"{name} with a marker"
        case actions.AddBenzBuyer(None):
            return f"{name} none"
    return name


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
