"""Goals that a puzzle may set for one player turn."""

from __future__ import annotations

from typing import Final, TypeAlias

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation.statistics import STATISTICS
from kraftwagen.games.kraftwagen.rules import cars, race, scoring
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.games.parts.goals import Done, Goals, counted

_Done: TypeAlias = Done[State]


def _behind(state: State, seat: int) -> int:
    """Return the number of cars behind a seat's car in the race, as many as there are if it leads.

    A car in the pit lane has none behind it; cars in the pit lane count as behind all others.
    """
    places = [one for _, _, one in race.standing(state)]
    cars = len(state.players) + len(state.data.neutral_cars[len(state.players)])
    return cars - 1 - places.index(seat) if seat in places else 0


def _leads(done: _Done) -> int:
    return int(race.standing(done.after)[:1] != [] and race.standing(done.after)[0][2] == done.seat)


def _overtaken(done: _Done) -> int:
    return _behind(done.after, done.seat) - _behind(done.before, done.seat)


def _body_points(done: _Done) -> int:
    seat = done.seat
    return int(done.after.players[seat].body_points - done.before.players[seat].body_points)


def _engine_points(done: _Done) -> int:
    seat = done.seat
    return int(done.after.players[seat].engine_points - done.before.players[seat].engine_points)


def _won_buyers(done: _Done) -> int:
    """Return how many more of the seat's cars would sell if the buyers came now."""

    def selling(state: State) -> int:
        sold = [space for space in scoring.sales(state) if space != scoring.UNSOLD]
        return sum(cars.seat_of(state.cars[space]) == done.seat for space in sold)

    return selling(done.after) - selling(done.before)


def _before_others(done: _Done) -> int:
    """Return the number of opponents who stand nearer to the head of the chain."""
    workers = [piece for piece in done.after.chain if piece < terms.TILE]
    return len(workers) - 1 - workers.index(done.seat)


GOALS: Final = Goals[State](
    STATISTICS,
    {
        "cars_sold": counted("cars_sold"),
        "race_won": counted("races_won"),
        "award": counted("awards"),
        "laps": counted("laps_driven"),
        "lead": _leads,
        "overtaken": _overtaken,
        "jumped": counted("longest_jump"),
        "again": counted("player_turns"),
        "engineer": counted("engineers"),
        "ending": lambda done: sum(bool(one.stage_end()) for one in done.happened),
        "money": counted("money"),
        "won_buyers": _won_buyers,
        "offered": counted("cars_placed"),
        "hired": counted("hired"),
        "body_points": _body_points,
        "engine_points": _engine_points,
        "grand_prix_engine": counted("best_racing_engine"),
        "parts": lambda done: done.counts.get("bodies", 0) + done.counts.get("engines", 0),
        "body": counted("best_body"),
        "engine": counted("best_engine"),
        "buyers": counted("buyers_called"),
        "before_others": _before_others,
        "driven": counted("driven"),
    },
)
