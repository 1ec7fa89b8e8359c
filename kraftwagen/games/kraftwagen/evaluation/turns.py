"""Player turns for bots: all sensible ways through a turn, and a good turn found quickly.

Tasks are tried in one order only: research first (more points, more choice), then workers, parts,
the race with the newest engine, buyers last. Markers wait for the end of the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.margin import margin
from kraftwagen.engine.plan import Plan, best_state, descending
from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.evaluation import bans, evaluate
from kraftwagen.games.kraftwagen.rules import buyers, cars, engineers, flow, research, workshop
from kraftwagen.games.kraftwagen.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_BEST: Final = 8
"""Ways to the end of the actions from which every car is tried."""
_QUICK_BEST: Final = 3
"""As _BEST, for quick turns."""


def settled(state: State) -> bool:
    """Return whether no player turn is under way: between turns, at Benz's buyer, at the end."""
    if not state.pending:
        return True
    kind = state.pending[len(state.pending) - 1] & frames.KIND_MASK
    return kind == frames.TAKE or kind == frames.START or kind == frames.BENZ


def sensible(state: State, quick: bool) -> list[int]:
    """Return the legal decisions without those that another order or choice makes needless."""
    if not state.pending:
        return []
    frame = state.pending[len(state.pending) - 1]
    kind = frame & frames.KIND_MASK
    if kind == frames.ACTION_PHASE or kind == frames.TASKS:
        found = _next_task(state, frame)
        return found if found else flow.legal(state)
    if kind == frames.END:
        found = _cars(state, quick)
        if not quick and state.players[state.current].markers & engineers.USABLE:
            found += engineers.legal_markers(state)
        found.append(codes.END_TURN)
        return found
    return flow.legal(state)


def _next_task(state: State, frame: int) -> list[int]:
    player = state.players[state.current]
    if frames.count(frame, terms.RESEARCH) and state.shown:
        return research.legal_research(state)
    if frames.count(frame, terms.HIRE) and player.supply:
        return research.legal_hires(state)
    if frames.count(frame, terms.TAKE_BODY):
        return bans.lowest_drops(workshop.legal_bodies(player))
    if frames.count(frame, terms.TAKE_ENGINE):
        return _engines(state, frames.bonus_of(frame))
    for task in (terms.GRAND_PRIX_ENGINE, terms.TO_SPACE, terms.RACE):
        if frames.count(frame, task):
            return [codes.KIND_OF[task]]
    if frames.count(frame, terms.BUYER):
        return buyers.legal_buyers(state)
    return []


def _engines(state: State, bonus: int) -> list[int]:
    """Return the Grand Prix car gets no engine that is not better while a workshop could keep it.

    A free one could, or one whose engine is no better: then the old engine of the Grand Prix car
    stays and no better engine goes.
    """
    player = state.players[state.current]
    found = bans.lowest_drops(workshop.legal_engines(player))
    value = workshop.engine_value(state, player, bonus)
    if value <= player.grand_prix_engine:
        for part in player.workshops:
            if part == terms.EMPTY or terms.ENGINE_PART < part <= value + terms.ENGINE_PART:
                return [code for code in found if codes.value(code) != codes.ON_GRAND_PRIX_CAR]
    return found


def _cars(state: State, quick: bool) -> list[int]:
    """Cars with worthwhile numbers of workers: few, or enough to lead in prestige."""
    player = state.players[state.current]
    if player.canteen <= 3 and not quick:
        return bans.best_undercuts(state, state.current, cars.legal_cars(state, player))
    lead = 1
    for car in state.cars:
        if not car & cars.CLOSED and cars.workers_of(car) >= lead:
            lead = cars.workers_of(car) + 1
    wanted = 1 << 1 | 1 << lead
    if not quick:
        wanted |= 1 << 2 | 1 << 3 | 1 << lead + 1 | 1 << lead + 2
    found: list[int] = []
    for code in cars.legal_cars(state, player):
        _, _, workers, _, marker = codes.unpack_car(code)
        if wanted >> workers & 1 and not (quick and marker):
            found.append(code)
    return bans.best_undercuts(state, state.current, found)


def plans(state: State, quick: bool) -> list[Plan]:
    """Return ways through the rest of the actor's player turn, best first; few if ``quick``.

    Cars are offered only after the most promising ways through the actions.
    """
    seat = state.current
    done: list[Plan] = []
    ends: list[Plan] = []
    for code in sensible(state, quick):
        _follow(state, (code,), seat, quick, done, ends)
    ends.sort(key=descending)
    if quick:
        ends = ends[:_QUICK_BEST]
    for place, plan in enumerate(ends):
        if place < _BEST:
            _finish(plan, seat, quick, done)
        else:
            _end_turn(plan.codes, plan.state, seat, done)
    done.sort(key=descending)
    return done


def _follow(
    before: State,
    decisions: tuple[int, ...],
    seat: i64,
    quick: bool,
    done: list[Plan],
    ends: list[Plan],
) -> None:
    """Carry out the last decision and whatever follows, up to the end of the actions."""
    state = before.clone()
    flow.apply(state, decisions[len(decisions) - 1])
    while not settled(state):
        kind = state.pending[len(state.pending) - 1] & frames.KIND_MASK
        if kind == frames.END:
            worth = evaluate.evaluate(state)
            ends.append(Plan(decisions, state, worth, margin(worth, seat)))
            return
        choices = sensible(state, quick)
        if len(choices) > 1:
            for code in choices:
                _follow(state, decisions + (code,), seat, quick, done, ends)
            return
        decisions += (choices[0],)
        flow.apply(state, choices[0])
    worth = evaluate.evaluate(state)
    done.append(Plan(decisions, state, worth, margin(worth, seat)))


def _finish(plan: Plan, seat: i64, quick: bool, done: list[Plan]) -> None:
    """Everything that may follow the actions: nothing, a car, a marker and then one of these."""
    for code in sensible(plan.state, quick):
        if code == codes.END_TURN:
            _end_turn(plan.codes, plan.state.clone(), seat, done)
            continue
        state = plan.state.clone()
        flow.apply(state, code)
        decisions = plan.codes + (code,)
        if state.pending[len(state.pending) - 1] & frames.KIND_MASK == frames.END:
            _finish(Plan(decisions, state, plan.worth, plan.margin), seat, quick, done)
        else:
            _end_turn(decisions, state, seat, done)


def _end_turn(decisions: tuple[int, ...], state: State, seat: i64, done: list[Plan]) -> None:
    flow.apply(state, codes.END_TURN)
    worth = evaluate.evaluate(state)
    done.append(Plan(decisions + (codes.END_TURN,), state, worth, margin(worth, seat)))


def play_turn(state: State, draw: i64, noise: float) -> State:
    """Return the position after a good turn of the actor, found quickly; ``state`` is unchanged.

    ``noise`` is the largest error, in money, of judging a way; ``draw`` is a generator for it.
    """
    after: State = best_state(state, plans(state, True), draw, noise)
    return after
