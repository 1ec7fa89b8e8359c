"""What a game of Automania shows, as a set of names; and all that the golden games must show."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.state import State
from tests.automania.table import GAME

_PLAIN = ("take_tile", "discard", "keep", "deck", "leave")
_STAYED = ("no ship", "no tile")
_TIES = ("fewest points", "money", "victory")


def wanted(data: DataSet) -> set[str]:
    """All that must be shown."""
    spaces = range(terms.LIMITED_SPACES)
    return {
        *(f"decision {name}" for name in _PLAIN),
        *(f"space {name}" for name in terms.SPACE_NAMES[1:]),
        *(f"corner {kind}" for kind in terms.CAR_TYPES),
        *("sponsor in turn", "sponsor in place", "take_back in turn", "take_back in market"),
        *(f"market {name}{oval}" for name in terms.MARKETS for oval in ("", " electric")),
        *("marketing none", "marketing some", "place empty", "place replaced", "place retiring"),
        *(f"side {name}" for name in terms.SIDES),
        *(f"event {kind.__name__}" for kind in events.ALL),
        *(f"tile {name}" for name in data.tile_names[1:]),
        *(f"office {number}" for number in range(1, terms.SALES_OFFICES + 1)),
        *(f"factory {name}" for name in terms.BOARDS[1:]),
        *(f"contract {name} drawn" for i, name in enumerate(data.card_names) if i in data.deck),
        *(f"contract {name} played" for name in data.card_names),
        *("contract from the deck", "contract face up"),
        *(f"points {name}" for name in terms.SOURCES[1:]),
        *(f"money {terms.MONEY_SOURCES[source]}" for source in _PAID),
        *(f"sold {name} {space + 1}" for name in terms.MARKETS for space in (*spaces, 5)),
        *("sold copied", "sold electric", "left north_america", "left europe"),
        *(f"top car in {name}" for name in terms.MARKETS),
        *(f"car stays for {why}" for why in _STAYED),
        *("displaced", "displaced retired", "gold medal", "two of a portrait", "shipped lower"),
        *(f"tie {name}" for name in _TIES),
        *(set_up(seats, chosen) for seats in (2, 3, 4) for chosen in (False, True)),
    }


_PAID = (
    *(terms.FROM_SALES, terms.FROM_TOP_CARS, terms.FROM_CONTRACTS, terms.FROM_BONUS_TILES),
    *(terms.FROM_OFFICES, terms.FROM_SHIPS, terms.FROM_SPONSOR, terms.FROM_FINANCE),
)


def set_up(seats: int, advanced: bool) -> str:
    """The name of a set-up."""
    return f"{seats} seats{' advanced' if advanced else ''}"


@dataclass
class Replay:
    """A game from its set-up and decisions: what it shows and how it ends."""

    state: State
    happened: list[Event] = field(default_factory=list)
    shown: set[str] = field(default_factory=set)
    moments: Any = field(default_factory=lambda: hashlib.blake2b(digest_size=8))
    """A fingerprint of every position on the way."""

    def decide(self, code: int) -> None:
        """Carry out a decision and note what it shows."""
        state, out = self.state, list[Event]()
        self.shown |= _decided(state, code)
        offices, points = state.offices, state.points
        GAME.apply(state, code, out)
        self.moments.update(GAME.digest(state).encode())
        self.happened += out
        for event in out:
            self.shown |= {f"event {type(event).__name__}"} | _told(event, state)
            if isinstance(event, events.WorkersPlaced) and event.displaced:
                retired = event.other in offices
                self.shown.add(f"displaced{' retired' if retired else ''}")
            if isinstance(event, events.DemandsMoved) and points.count(min(points)) > 1:
                self.shown.add("tie fewest points")
        for factory in state.factories:
            hired = [state.data.tile_what[tile] for tile in factory[terms.FIRST_OFFICE :] if tile]
            if len(set(hired)) < len(hired):
                self.shown.add("two of a portrait")

    def result(self) -> dict[str, Any]:
        """What the file of a game holds besides its decisions."""
        told = hashlib.blake2b(repr(self.happened).encode(), digest_size=8).hexdigest()
        counted = Counter(type(event).__name__ for event in self.happened)
        return {
            "points": list(self.state.points),
            "money": list(self.state.money),
            "winners": GAME.winners(self.state),
            "events": dict(sorted(counted.items())),
            "told": told,
            "moments": self.moments.hexdigest(),
            "digest": GAME.digest(self.state),
        }


def begin(seats: int, seed: int, advanced: bool) -> Replay:
    """A game about to begin."""
    replay = Replay(GAME.new(seats, seed, {"advanced": advanced}))
    replay.shown.add(set_up(seats, advanced))
    return replay


def _decided(state: State, code: int) -> set[str]:
    """What a decision shows, before it is carried out."""
    kind = frames.kind(state.pending[-1])
    name, values = codes.TABLE.decode(code)
    match name, values:
        case "act.car", {"space": terms.CORNER, "type": car_type}:
            return {f"corner {terms.CAR_TYPES[car_type]}"}
        case "act.car" | "act.contract", {"space": space}:
            return {f"space {terms.SPACE_NAMES[space]}"}
        case "sponsor" | "take_back", _:
            moments = {frames.TURN: "turn", frames.PLACE: "place", frames.MARKET: "market"}
            return {f"{name} in {moments[kind]}"}
        case "retire", {"office": office}:
            return {f"office {office + 1}"}
        case "place_tile", {"place": place}:
            replaced = state.factories[state.current][place] > 0
            found = {f"place {'replaced' if replaced else 'empty'}"}
            return found | ({"place retiring"} if state.current in state.offices else set())
        case "market", {"market": market, "electric": electric}:
            return {f"market {terms.MARKETS[market]}{' electric' if electric else ''}"}
        case "marketing", {"workers": workers}:
            return {f"marketing {'some' if workers else 'none'}"}
        case "demands", {"side": side}:
            return {f"side {terms.SIDES[side]}"}
    return {f"decision {name}"} if name in _PLAIN else set()


def _told(event: Event, state: State) -> set[str]:
    """What an event shows; ``state`` stands after the decision it belongs to."""
    data = state.data
    match event:
        case events.FactoryChosen(board=board):
            return {f"factory {terms.BOARDS[board]}"}
        case events.TilePlaced(tile=tile) | events.BonusTileUsed(tile=tile):
            return {f"tile {data.tile_names[tile]}"}
        case events.ContractDrawn(card=card, from_deck=from_deck):
            where = "from the deck" if from_deck else "face up"
            return {f"contract {data.card_names[card]} drawn", f"contract {where}"}
        case events.ContractPlayed(card=card):
            return {f"contract {data.card_names[card]} played"}
        case events.PointsGained(source=source):
            medal = {"gold medal"} if source == terms.FROM_GOLD_MEDALS else set()
            return {f"points {terms.SOURCES[source]}"} | medal
        case events.MoneyGained(source=source):
            return {f"money {terms.MONEY_SOURCES[source]}"}
        case events.CarSold(market=market, space=space, copied=copied, electric=electric):
            found = {f"sold {terms.MARKETS[market]} {space + 1}"}
            found |= {"sold copied"} if copied else set()
            return found | ({"sold electric"} if electric else set())
        case events.TopCarSold(market=market):
            return {f"top car in {terms.MARKETS[market]}"}
        case events.CarStayed(no_tile=no_tile):
            return {f"car stays for {_STAYED[no_tile]}"}
        case events.CarShipped(ship=ship, popularity=popularity) if ship < popularity:
            return {"shipped lower"}
        case events.CarLeft(market=market):
            return {f"left {terms.MARKETS[market]}"}
        case events.MoneyRanked(money=money) if len(set(money)) < len(money):
            return {"tie money"}
        case events.GameEnded(points=points) if points.count(max(points)) > 1:
            return {"tie victory"}
    return set()
