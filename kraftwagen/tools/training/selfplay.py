"""Plays training games and writes positions between player turns with their targets.

``train.py`` runs this script in separate processes; it does not use numpy. A file holds 4-byte
floats for every position kept: the shared features, then for each seat its features, its present
score, the target chance to win and the target score.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from kraftwagen.engine import network, registry, rng
from kraftwagen.engine.margin import margin
from kraftwagen.engine.types import Json

CHOICES = 6
"""Number of ways through a turn that the network compares."""
LAMBDA = 0.9
"""Lambda of TD(lambda): the weight of the later target against the estimate a turn ahead."""
KEPT = 2
"""Every KEPT-th position is written, as neighbours are nearly the same."""
HELD_BACK = 19
"""Every HELD_BACK-th game of all generations is held back, to measure the losses.

A prime, so that games held back have every number of seats, with and without the variants."""
VARIANT = 5
"""Every VARIANT-th game has all yes-or-no options on, in training for all games."""
EXPLORE = 30
"""One player turn in EXPLORE, on average, takes a random choice."""


class Draws:
    """A source of random numbers from the engine's generator."""

    def __init__(self, seed: int) -> None:
        self.state = rng.seeded(seed, "training play")

    def below(self, bound: int) -> int:
        self.state = rng.advance(self.state)
        return rng.below(self.state, bound)

    def stream(self) -> int:
        """Return the state of a separate generator for a turn."""
        self.state = rng.advance(self.state)
        return rng.seeded(self.state, "training turn")

    def unit(self) -> float:
        return self.below(1_000_000) / 1e6


class Game:
    """The modules of a game that training needs: rules, turns, features, judge.

    ``always`` names options that are on in every game: the variant that is trained.
    """

    def __init__(self, name: str, always: Sequence[str]) -> None:
        room = f"kraftwagen.games.{name}.evaluation"
        self.spec = registry.load(name)
        switches = [name for name, value in self.spec.options.items() if isinstance(value, bool)]
        self.usual: dict[str, Json] = dict.fromkeys(always, True)
        self.variant: dict[str, Json] = dict.fromkeys(switches, True)
        self.features: Any = import_module(f"{room}.features")
        self.judge: Any = import_module(f"{room}.judge")
        self.turns: Any = import_module(f"{room}.turns")

    def chosen(self, state: Any, net: network.Network | None, noise: float, draws: Draws) -> Any:
        """Return the state after a player turn chosen by a network, None for the quick estimate."""
        if net is None:
            return self.turns.play_turn(state, draws.stream(), noise)
        seat = state.current
        found = self.turns.plans(state, True)[:CHOICES]
        if draws.below(EXPLORE) == 0:
            return found[draws.below(len(found))].state
        best = None
        most = -1e9
        for plan in found:
            forecast = self.judge.judge(net, plan.state)
            value = forecast.chances[seat] + margin(forecast.scores, seat) / 100.0
            value += 0.01 * noise * (2.0 * draws.unit() - 1.0)
            if value > most:
                best, most = plan.state, value
        return best

    def play(self, seats: int, seed: int, pool: list[network.Network | None]) -> list[Any]:
        """Play a game by networks of the pool, mostly the last; returns the states after turns."""
        draws = Draws(seed)
        deal = rng.derived(seed, "training deal")
        state = self.spec.new(seats, deal, self.usual if seed % VARIANT else self.variant)
        players = [
            pool[-1] if draws.below(4) < 3 else pool[draws.below(len(pool))] for _ in range(seats)
        ]
        noises = [(0.5, 1.0, 2.0, 5.0)[draws.below(4)] for _ in range(seats)]
        states = []
        while state.pending:
            seat = state.current
            state = self.chosen(state, players[seat], noises[seat], draws)
            states.append(state)
        return states

    def targets(self, states: list[Any], net: network.Network | None) -> list[network.Forecast]:
        """Return the targets of positions: the outcome, or with a network TD(lambda) towards it."""
        found: list[network.Forecast] = [self.judge.final(states[-1])]
        for state in reversed(states[1:]):
            later = found[-1]
            if net is None or not state.pending:
                found.append(later)
                continue
            seen = self.judge.judge(net, state)
            chances = zip(seen.chances, later.chances, strict=True)
            scores = zip(seen.scores, later.scores, strict=True)
            found.append(
                network.Forecast(
                    [(1 - LAMBDA) * one + LAMBDA * other for one, other in chances],
                    [(1 - LAMBDA) * one + LAMBDA * other for one, other in scores],
                )
            )
        return found[::-1]

    def keep(self, file: array[float], state: Any, wanted: network.Forecast) -> None:
        """Append the features and targets of a position to a file's numbers."""
        file.extend(dense(self.features.table(state), self.features.TABLE))
        scores = self.spec.scores(state)
        for seat, sparse in enumerate(self.features.seats(state)):
            file.extend(dense(sparse, self.features.SEAT))
            file.append(float(scores[seat]))
            file.append(wanted.chances[seat])
            file.append(wanted.scores[seat])


def main(argv: list[str]) -> int:
    """Run ``selfplay.py GAME OPTIONS OUT FIRST_SEED GAMES WEIGHTS...``.

    OPTIONS are those that are on in every game, joined by commas; for WEIGHTS "-" plays without a
    network.
    """
    game = Game(argv[0], [name for name in argv[1].split(",") if name])
    out, first, games = Path(argv[2]), int(argv[3]), int(argv[4])
    pool = [
        None if name == "-" else network.load(Path(name), game.judge.SHAPE) for name in argv[5:]
    ]
    files = {(kind, seats): array("f") for kind in ("games", "held") for seats in (2, 3, 4)}
    for seed in range(first, first + games):
        seats = (2, 3, 4, 4)[seed % 4 if seed % 3 else 3]
        states = game.play(seats, seed, pool)
        wanted = game.targets(states, pool[-1])
        for place in range(seed % KEPT, len(states) - 1, KEPT):
            kind = "games" if seed % HELD_BACK else "held"
            game.keep(files[kind, seats], states[place], wanted[place])
    for (kind, seats), rows in files.items():
        with out.with_suffix(f".{kind}{seats}").open("wb") as file:
            rows.tofile(file)
    return 0


def dense(sparse: network.Sparse, size: int) -> list[float]:
    """Return a sparse vector as a list of ``size`` numbers."""
    values = [0.0] * size
    for place, value in zip(sparse.places, sparse.values, strict=True):
        values[place] = value
    return values


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
