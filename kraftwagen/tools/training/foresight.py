"""Measures the cost of hidden draws: a champion plays bots that foresee every draw.

    python -m kraftwagen.tools.training.foresight --into DIR --games 40

Seers are search bots with the plain estimate and about a thousand simulations for a decision, which
draw from the true generator of the game. They exist only here: elsewhere bots get nothing but an
observation, so this script puts the true generator into that of a seer. One champion plays each
deal with three seers, once in every seat. Games are lines of ``games.jsonl``; a new run in the same
folder continues.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from kraftwagen.bots import ladder, plain
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import registry
from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation, Seat
from kraftwagen.tools import arena

SEER = "seer"
LEVEL = Level(SEER, learned=True, simulations=1280, candidates=16)
"""The level of seers; the limit per line and round leaves 1,024 of these simulations."""


class Seer(SearchBot):
    """A bot that plans with the draws that will really happen, as it knows the true generator."""

    def __init__(self, spec: GameSpec[Any], seed: int) -> None:
        assert spec.insight is not None
        hand_made = plain.insight_of(replace(spec, insight=None)).evaluate_deeply
        insight = replace(
            spec.insight, policy_turn=spec.insight.rollout_turn, evaluate_deeply=hand_made
        )
        seeing = replace(
            spec,
            insight=insight,
            observe=whole,
            determinize=lambda observation, seed: observation.state.clone(),
        )
        super().__init__(LEVEL, seeing, seed)


def whole(state: Any, seat: Seat) -> Observation:
    """Return an observation that holds the whole state, with the true generator."""
    return Observation(seat, state.clone())


def table(spec: GameSpec[Any], line_up: tuple[str, ...]) -> GameSpec[Any]:
    """Return the game with observations that show everything to seers in ``line_up``."""

    def observe(state: Any, seat: Seat) -> Observation:
        return (whole if line_up[seat] == SEER else spec.observe)(state, seat)

    return replace(spec, observe=observe)


def line_up(bot: str, game: int, seats: int) -> tuple[str, ...]:
    """Return a line-up with ``bot`` in seat ``game`` modulo ``seats`` and seers in the others."""
    return tuple(bot if seat == game % seats else SEER for seat in range(seats))


def play(spec: GameSpec[Any], bot: str, game: int, seed: int, seats: int) -> dict[str, Any]:
    """Play a game of the bot against seers; returns its result as JSON values."""
    bots = line_up(bot, game, seats)
    deal = arena.deal_of(seed, game // seats)
    started = time.process_time()
    played = arena.play(table(spec, bots), bots, deal, {})
    mine = game % seats
    return {
        "game": game,
        "scores": list(played.scores),
        "won": (mine in played.winners) / len(played.winners),
        "seconds": time.process_time() - started,
        "slowest": max(played.times[mine]),
    }


def told(games: list[dict[str, Any]], seats: int) -> str:
    """Return a sentence on the bot's results, with its win rate and mean scores."""
    wins = sum(game["won"] for game in games)
    low, high = wilson(wins, len(games))
    mine = statistics.fmean(game["scores"][game["game"] % seats] for game in games)
    every = statistics.fmean(sum(game["scores"]) / seats for game in games)
    return (
        f"{wins:g} of {len(games)} games won: {wins / len(games):.1%} ({low:.1%} to {high:.1%}); "
        f"money {mine:.1f}, all seats {every:.1f}"
    )


def main(argv: list[str]) -> int:
    """Let a bot play against seers and print the results; returns the exit code."""
    parser = argparse.ArgumentParser(description="A bot against bots that foresee every draw.")
    parser.add_argument("--into", required=True, type=Path, metavar="DIR")
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    ladder.register(SEER, Seer)
    spec = registry.load(registry.oldest())
    ladder.check(args.bot, spec)
    args.into.mkdir(parents=True, exist_ok=True)
    path = args.into / "games.jsonl"
    games = (
        [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        if path.exists()
        else []
    )
    with path.open("a", encoding="utf-8") as file:
        for game in range(len(games), args.games):
            games.append(play(spec, args.bot, game, args.seed, args.players))
            file.write(json.dumps(games[-1]) + "\n")
            file.flush()
            print(told(games, args.players), flush=True)
    print(told(games, args.players))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
