"""Moves that a player of Automania would laugh at, found in a finished game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.automania import codes, events, frames, terms
from tests.soak.foolish import Finder, Foolish, Step, turns


def unsold(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A car left on its ship for good although sales were left in the end (Z1, Z2, E1).

    The top space takes any number of cars (Z3): what it pays is there for every one of them.
    """
    last = [step for step in game if step.before.round == terms.LAST_ROUND]
    happened = [event for step in last for event in step.events]
    started = [event for event in happened if isinstance(event, events.SalesStarted)]
    if not started:
        return
    left = list(started[-1].limits)
    for event in happened:
        if isinstance(event, events.CarSold):
            left[event.seat] -= 1
    for step in last:
        if codes.kind(step.code) != codes.PASS:
            continue
        market, ship = frames.unpack_sale(step.before.asked)
        data = step.before.data
        sold = (
            data.sale_money[market][terms.TOP_SPACE],
            data.sale_points[market][terms.TOP_SPACE],
        )
        kept = data.left_money[market], data.left_points[market]
        better = sold != kept and sold[0] >= kept[0] and sold[1] >= kept[1]
        if left[step.seat] > 0 and better:
            left[step.seat] -= 1
            yield Foolish("unsold", step.seat, step.number, f"market {market}, ship {ship}")


def lost_car(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A price paid for a car that found no ship and fulfilled no contract (A5, P7, P9, P10)."""
    for turn in turns(game):
        happened = [event for step in turn for event in step.events]
        paid = [e for e in happened if isinstance(e, events.MoneyPaid) and e.car]
        stayed = [e for e in happened if isinstance(e, events.CarStayed)]
        played = any(isinstance(event, events.ContractPlayed) for event in happened)
        if paid and stayed and not played:
            first = turn[0]
            words = " ".join(spec.to_text(step.code) for step in turn)
            yield Foolish("lost_car", first.seat, first.number, f"{paid[0].amount} paid: {words}")


def sponsor_before_retiring(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """Workers sent to the sponsor in the turn in which all of them go there anyway (W1, L1)."""
    for turn in turns(game):
        kinds = [codes.kind(step.code) for step in turn]
        if codes.RETIRE in kinds and codes.SPONSOR in kinds[: kinds.index(codes.RETIRE)]:
            first = turn[0]
            words = " ".join(spec.to_text(step.code) for step in turn)
            yield Foolish("sponsor_before_retiring", first.seat, first.number, words)


def sponsor_in_vain(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A worker sent to the sponsor before an action that was paid for without his autobuck.

    He could have stayed at home and gone there in any later turn (W1, L1).
    """
    for turn in turns(game):
        first, kinds = turn[0], [codes.kind(step.code) for step in turn]
        if kinds[0] != codes.SPONSOR or codes.SPACE not in kinds:
            continue
        money, least = first.before.money[first.seat], 99
        for event in (event for step in turn for event in step.events):
            if isinstance(event, events.MoneyGained) and event.seat == first.seat:
                money += event.amount
            if isinstance(event, events.MoneyPaid) and event.seat == first.seat:
                money -= event.amount
                least = min(least, money)
        if least > 0:
            words = " ".join(spec.to_text(step.code) for step in turn)
            yield Foolish("sponsor_in_vain", first.seat, first.number, words)


KINDS: Final[dict[str, Finder]] = {
    "unsold": unsold,
    "lost_car": lost_car,
    "sponsor_before_retiring": sponsor_before_retiring,
    "sponsor_in_vain": sponsor_in_vain,
}
