"""Games to learn from: positions between player turns and what they were worth in the end.

Run by ``train.py`` in processes of its own; knows nothing of numpy. A file holds, for every
position kept, 4-byte floats: the shared features, then per seat its features, its money now, the
target chance to win and the target money.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from typing import Any

from kraftwagen.engine import registry, rng
from kraftwagen.games.kraftwagen.evaluation import features, network, turns

CHOICES = 6
"""Ways through a turn that the network compares."""
LAMBDA = 0.9
"""How much a target trusts what came later against the estimate one player turn on (TD)."""
KEPT = 2
"""One position in so many is kept; neighbours say nearly the same."""
HELD_BACK = 19
"""One game in so many is never learned from, in any generation: it measures what was learned.

A prime, so that every number of seats is among them, with and without special tiles."""
EXPLORE = 30
"""One player turn in so many takes any of the choices."""


class Draws:
    """Numbers from the house's generator."""

    def __init__(self, seed: int) -> None:
        self.state = rng.seeded(seed, "training play")

    def below(self, bound: int) -> int:
        self.state = rng.advance(self.state)
        return rng.below(self.state, bound)

    def stream(self) -> int:
        """A generator of its own for one turn."""
        self.state = rng.advance(self.state)
        return rng.seeded(self.state, "training turn")

    def unit(self) -> float:
        return self.below(1_000_000) / 1e6


def chosen(state: Any, net: network.Network | None, noise: float, draws: Draws) -> Any:
    """The position after one player turn of the seat to move."""
    if net is None:
        return turns.play_turn(state, draws.stream(), noise)
    seat = state.current
    found = turns.plans(state, True)[:CHOICES]
    if draws.below(EXPLORE) == 0:
        return found[draws.below(len(found))].state
    best = None
    most = -1e9
    for plan in found:
        forecast = network.judge(net, plan.state)
        value = forecast.chances[seat] + turns.margin(forecast.scores, seat) / 100.0
        value += 0.01 * noise * (2.0 * draws.unit() - 1.0)
        if value > most:
            best, most = plan.state, value
    return best


def play(spec: Any, seats: int, seed: int, pool: list[network.Network | None]) -> list[Any]:
    """The positions of one game; every seat plays one of the pool, the last one most often."""
    draws = Draws(seed)
    deal = rng.derived(seed, "training deal")
    state = spec.new(seats, deal, {"special_tiles": seed % 4 == 0})
    players = [
        pool[-1] if draws.below(4) < 3 else pool[draws.below(len(pool))] for _ in range(seats)
    ]
    noises = [(0.5, 1.0, 2.0, 5.0)[draws.below(4)] for _ in range(seats)]
    states = []
    while state.pending:
        seat = state.current
        state = chosen(state, players[seat], noises[seat], draws)
        states.append(state)
    return states


def targets(states: list[Any], net: network.Network | None) -> list[network.Forecast]:
    """What each position should have been judged: the outcome, or TD(lambda) towards it."""
    final = network.final(states[-1])
    found = [final]
    for state in reversed(states[1:]):
        later = found[-1]
        if net is None or not state.pending:
            found.append(later)
            continue
        seen = network.judge(net, state)
        chances = zip(seen.chances, later.chances, strict=True)
        money = zip(seen.scores, later.scores, strict=True)
        found.append(
            network.Forecast(
                [(1 - LAMBDA) * one + LAMBDA * other for one, other in chances],
                [(1 - LAMBDA) * one + LAMBDA * other for one, other in money],
            )
        )
    return found[::-1]


def main(argv: list[str]) -> int:
    """selfplay.py OUT FIRST_SEED GAMES WEIGHTS...; "-" stands for play without a network."""
    out, first, games = Path(argv[0]), int(argv[1]), int(argv[2])
    pool = [None if name == "-" else network.load(Path(name)) for name in argv[3:]]
    spec = registry.load("kraftwagen")
    files = {(kind, seats): array("f") for kind in ("games", "held") for seats in (2, 3, 4)}
    for seed in range(first, first + games):
        seats = (2, 3, 4, 4)[seed % 4 if seed % 3 else 3]
        states = play(spec, seats, seed, pool)
        wanted = targets(states, pool[-1])
        for place in range(seed % KEPT, len(states) - 1, KEPT):
            kind = "games" if seed % HELD_BACK else "held"
            keep(files[kind, seats], states[place], wanted[place])
    for (kind, seats), rows in files.items():
        with out.with_suffix(f".{kind}{seats}").open("wb") as file:
            rows.tofile(file)
    return 0


def keep(file: array[float], state: Any, wanted: network.Forecast) -> None:
    """Write one position down."""
    file.extend(dense(features.table(state), features.TABLE))
    for seat, sparse in enumerate(features.seats(state)):
        file.extend(dense(sparse, features.SEAT))
        file.append(float(state.players[seat].money()))
        file.append(wanted.chances[seat])
        file.append(wanted.scores[seat])


def dense(sparse: features.Sparse, size: int) -> list[float]:
    """All places, zeros too."""
    values = [0.0] * size
    for place, value in zip(sparse.places, sparse.values, strict=True):
        values[place] = value
    return values


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
