"""A finished game in figures: money by source and game turn, facts, pieces of achievements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kraftwagen.engine.summary import GameSummary, SeatSummary
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.games.kraftwagen.state import State

MERITS: Final[Mapping[str, int]] = {
    "finished": 1,
    "customers": len(terms.PREFERENCES),
    "customers_at_once": 1,
    "underbid": 1,
    "sold_out": 1,
    "three_turns": 1,
    "race_won": 1,
    "two_laps": 1,
    "long_jump": 1,
    "five_sources": 1,
    "start_tiles": 4,
    "engineers": len(terms.ENGINEERS),
    "awards": len(terms.AWARDS),
    "won": 1,
    "won_without_race": 1,
    "won_sizes": 3,
}
"""Achievement -> how many different pieces complete it. In the order they are shown."""

_TURNS_IN_A_ROW: Final = 3
_LONG_JUMP: Final = 3
_MANY_SOURCES: Final = 5
_FEW_CARS: Final = 3
"""So many cars have to be offered before selling all of them is worth a word."""


class _Seat:
    """What the events of a game say about one seat."""

    def __init__(self) -> None:
        self.sources: dict[str, list[int]] = {}
        self.customers: set[str] = set()
        self.offered = self.sold = self.unsold = 0
        self.turns = self.in_a_row = 0
        self.driven = self.laps = self.most_laps = self.longest_jump = self.races_won = 0
        self.awards: set[str] = set()
        self.engineers: set[str] = set()
        self.underbid = False


class _Reader:
    """Goes through the events once; ``seats`` is the result."""

    def __init__(self, seats: int) -> None:
        self.seats = [_Seat() for _ in range(seats)]
        self._turn = 1
        self._mover = terms.NOBODY
        self._row = 0
        self._market: dict[int, int] = {}

    def read(self, event: Event) -> None:
        """Count one event."""
        if isinstance(event, events.GameTurnStarted):
            self._turn, self._market = event.turn, {}
            self._mover, self._row = terms.NOBODY, 0
        elif isinstance(event, events.PlayerTurnStarted):
            self._player_turn(event.seat)
        elif isinstance(event, events.MoneyGained):
            amounts = self.seats[event.seat].sources.setdefault(
                terms.SOURCES[event.source], [0] * scoring.LAST_TURN
            )
            amounts[self._turn - 1] += event.amount
        elif isinstance(event, events.CarRaced):
            seat = self.seats[event.seat]
            seat.driven += len(event.path)
            seat.longest_jump = max(seat.longest_jump, len(event.jumped))
        elif isinstance(event, events.EngineerEngaged):
            self.seats[event.seat].engineers.add(terms.CARDS[event.engineer])
        elif isinstance(event, events.AwardTaken):
            self.seats[event.seat].awards.add(terms.AWARDS[event.award])
        else:
            self._read_market(event)

    def _read_market(self, event: Event) -> None:
        if isinstance(event, events.CarPlaced):
            self.seats[event.seat].offered += 1
            self._market[event.space] = event.seat
        elif isinstance(event, events.CarSoldPrivately):
            self.seats[event.seat].sold += 1
            self._market.pop(event.space, None)
        elif isinstance(event, events.BuyerBought):
            seat = self.seats[event.seat]
            seat.sold += 1
            seat.customers.add(terms.PREFERENCES[event.preference])
            rivals = [self._market.get(space, event.seat) for space in event.tied]
            seat.underbid |= any(rival != event.seat for rival in rivals)
        elif isinstance(event, events.MarketCleared):
            for space in event.unsold:
                if space in self._market:
                    self.seats[self._market[space]].unsold += 1
        elif isinstance(event, events.PlaceScored):
            if event.place == 1 and event.seat >= 0:
                self.seats[event.seat].races_won += 1
        elif isinstance(event, events.LapsPaid):
            seat = self.seats[event.seat]
            seat.laps += event.laps
            seat.most_laps = max(seat.most_laps, event.laps)

    def _player_turn(self, seat: int) -> None:
        self._row = self._row + 1 if seat == self._mover else 1
        self._mover = seat
        found = self.seats[seat]
        found.turns += 1
        found.in_a_row = max(found.in_a_row, self._row)


def summarize(happened: Sequence[Event], state: State) -> GameSummary:
    """What statistics keep of a finished game."""
    reader = _Reader(len(state.players))
    for event in happened:
        reader.read(event)
    winners = scoring.winners(state)
    return tuple(
        SeatSummary(
            {name: tuple(amounts) for name, amounts in found.sources.items()},
            _facts(found, state, seat),
            _merits(found, state, seat, seat in winners),
        )
        for seat, found in enumerate(reader.seats)
    )


def _start_tile(state: State, seat: int) -> str:
    tile = state.players[seat].start_tile
    return state.data.start_names[tile] if tile >= 0 else ""


def _facts(found: _Seat, state: State, seat: int) -> dict[str, int | str]:
    return {
        "start_tile": _start_tile(state, seat),
        "turns": found.turns,
        "cars_sold": found.sold,
        "cars_unsold": found.unsold,
        "laps": found.laps,
        "races_won": found.races_won,
        "awards": len(found.awards),
        "engineers": len(found.engineers),
        "workers": state.players[seat].canteen,
    }


def _merits(found: _Seat, state: State, seat: int, won: bool) -> dict[str, tuple[str, ...]]:
    """The pieces this game has brought the seat; achievements without any are left out."""
    once = {
        "finished": True,
        "customers_at_once": len(found.customers) == len(terms.PREFERENCES),
        "underbid": found.underbid,
        "sold_out": found.offered >= _FEW_CARS and found.sold == found.offered,
        "three_turns": found.in_a_row >= _TURNS_IN_A_ROW,
        "race_won": found.races_won > 0,
        "two_laps": found.most_laps >= 2,
        "long_jump": found.longest_jump >= _LONG_JUMP,
        "five_sources": len(found.sources) >= _MANY_SOURCES,
        "won": won,
        "won_without_race": won and found.driven == 0,
    }
    tile = _start_tile(state, seat)
    pieces: dict[str, tuple[str, ...]] = {
        "customers": tuple(sorted(found.customers)),
        "start_tiles": (tile,) if tile else (),
        "engineers": tuple(sorted(found.engineers)),
        "awards": tuple(sorted(found.awards)),
        "won_sizes": (str(len(state.players)),) if won else (),
    }
    for name, reached in once.items():
        pieces[name] = ("done",) if reached else ()
    return {name: pieces[name] for name in MERITS if pieces[name]}
