"""Measures how recognisable the styles are, and their cost in strength.

    python -m kraftwagen.tools.training.styles --game GAME --into DIR --blocks 50

plays games, recognises the styles and rates them; ``--blocks 100 --fit`` fits the rule.

The styles of a game and a neutral level, equally deep but without a taste, meet on common deals,
each deal in four rotations. The rule in ``styles.json`` of the game sees only counts of what bots
did (``presentation.statistics``): it has a weight for each habit and style, and the largest sum
names the style. Fit and test the rule on different games (``--seed``). ``--simulations`` measures
the effect of a budget. Games are lines of a file in DIR; a new run continues.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from kraftwagen.bots import ladder
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import registry
from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.spec import GameSpec
from kraftwagen.tools import arena, rating, tournament

NEUTRAL = "neutral"
SEATS = 4
SHRINK = 0.05
"""Shrinkage of the habits' covariance towards its diagonal, which keeps the rule stable."""


@dataclass(frozen=True)
class Game:
    """The result of a game: its bots, their scores and the habits of each seat."""

    line_up: Sequence[str]
    scores: Sequence[int]
    habits: Sequence[Sequence[float]]


class Tastes:
    """The styles of a game, and the habits that tell them apart."""

    def __init__(self, game: str) -> None:
        module = import_module(f"kraftwagen.games.{game}.evaluation.styles")
        self.game = game
        self.spec: GameSpec[Any] = registry.load(game)
        self.names = tuple(module.STYLES)
        statistics = import_module(f"kraftwagen.games.{game}.presentation.statistics").STATISTICS
        self.habits = tuple(statistics.habits)
        self.count = statistics.habits_of
        self.rule = Path(__file__).parents[1] / "games" / game / "styles.json"


Rule = dict[str, Any]
"""A linear rule: ``habits`` by name; ``styles``, each with a weight per habit and a constant."""


def register(names: Sequence[str], simulations: int) -> None:
    """Add the styles and the neutral level to the ladder, with a number of simulations."""
    for level in (*map(ladder.style_level, names), Level(NEUTRAL, learned=True)):
        ladder.register(level.name, partial(SearchBot, replace(level, simulations=simulations)))


def play(tastes: Tastes, number: int, seed: int) -> Game:
    """Play the game ``number``; four games have the same deal, in all rotations of the seats."""
    block, turn = divmod(number, SEATS)
    names = (*tastes.names, NEUTRAL)
    bots = tournament.line_up(tournament.Settings(tastes.game, names, SEATS, seed), block)
    bots = bots[turn:] + bots[:turn]
    found: list[Game] = []

    def finished(happened: list[Any], state: Any) -> None:
        found.append(Game(bots, tastes.spec.scores(state), tastes.count(happened, state)))

    arena.play(tastes.spec, bots, arena.deal_of(seed, block), {}, finished)
    return found[0]


def samples(games: Sequence[Game]) -> list[tuple[str, Sequence[float]]]:
    """Return the style and the habits of every seat that a style has played."""
    return [
        (bot, habits)
        for game in games
        for bot, habits in zip(game.line_up, game.habits, strict=True)
        if bot != NEUTRAL
    ]


def name(rule: Rule, habits: Sequence[float]) -> str:
    """Return the style that a rule recognises in the habits of a seat."""

    def fits(style: str) -> float:
        *weights, constant = rule["styles"][style]
        return float(constant + sum(map(float.__mul__, weights, map(float, habits))))

    return max(rule["styles"], key=fits)


def fit(tastes: Tastes, games: Sequence[Game]) -> Rule:
    """Return the rule that tells styles in games apart best (Fisher's linear discriminant)."""
    import numpy as np

    known = samples(games)
    names = list(tastes.names)
    rows = np.array([habits for _, habits in known])
    which = np.array([names.index(style) for style, _ in known])
    means = np.array([rows[which == style].mean(0) for style in range(len(names))])
    rest = rows - means[which]
    spread = rest.T @ rest / len(rows) + SHRINK * np.diag(rest.var(0)) + 1e-9 * np.eye(len(rest[0]))
    weights = np.linalg.solve(spread, means.T).T
    constants = -0.5 * (weights * means).sum(1)
    table = np.column_stack([weights, constants]).round(4)
    rule = dict(zip(names, table.tolist(), strict=True))
    return {"games": len(games), "habits": list(tastes.habits), "styles": rule}


def report(rule: Rule, games: Sequence[Game]) -> str:
    """Return a text with the share of styles the rule recognised, and their strength."""
    names = list(rule["styles"])
    known = samples(games)
    counts = {style: dict.fromkeys(names, 0) for style in names}
    for style, habits in known:
        counts[style][name(rule, habits)] += 1
    right = sum(counts[style][style] for style in names)
    low, high = wilson(right, len(known))
    lines = [
        f"{len(games)} games; named right: {right} of {len(known)}, "
        f"{right / len(known):.1%} ({low:.1%} to {high:.1%})",
        "",
        "| played by | " + " | ".join(f"named {style}" for style in names) + " |",
        "|---" * (len(names) + 1) + "|",
    ]
    lines += [
        f"| {style} | " + " | ".join(str(counts[style][other]) for other in names) + " |"
        for style in names
    ]
    blocks = [
        [(game.line_up, game.scores) for game in games[start : start + SEATS]]
        for start in range(0, len(games), SEATS)
    ]
    lines += [
        "",
        "| bot | against neutral | 95 % interval | wins | score |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {one.bot} | {one.rating:+.0f} | {one.low:+.0f} to {one.high:+.0f} "
        f"| {one.win_rate:.1%} | {one.mean_score:.1f} |"
        for one in rating.rate(blocks, NEUTRAL, 0.0, 200, 1)
    ]
    lines += ["", "| per game | " + " | ".join([*names, NEUTRAL]) + " |"]
    lines += ["|---" * (len(names) + 2) + "|"]
    for place, habit in enumerate(rule["habits"]):
        row = []
        for style in [*names, NEUTRAL]:
            seen = [
                habits[place]
                for game in games
                for bot, habits in zip(game.line_up, game.habits, strict=True)
                if bot == style
            ]
            row.append(f"{sum(seen) / len(seen):.1f}")
        lines.append(f"| {habit} | " + " | ".join(row) + " |")
    return "\n".join(lines)


def read(path: Path) -> list[Game]:
    """Read the games of a file; an incomplete last line is removed from it."""
    if not path.exists():
        return []
    games = []
    whole = ""
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        try:
            games.append(Game(**json.loads(line)))
        except ValueError:
            break
        whole += line
    path.write_text(whole, encoding="utf-8")
    return games


def main(argv: list[str]) -> int:
    """Play the missing games, fit the rule if asked, print the report; returns the exit code."""
    parser = argparse.ArgumentParser(description="Measure how well the styles can be told apart.")
    parser.add_argument("--game", default=registry.oldest())
    parser.add_argument("--into", required=True, type=Path, metavar="DIR")
    parser.add_argument("--blocks", type=int, default=50, help="deals, four games each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--fit", action="store_true", help="write the rule these games suggest")
    args = parser.parse_args(argv)
    tastes = Tastes(args.game)
    register(tastes.names, args.simulations)
    args.into.mkdir(parents=True, exist_ok=True)
    path = args.into / f"games-{args.simulations}-{args.seed}.jsonl"
    games = read(path)
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(games), args.blocks * SEATS):
            games.append(play(tastes, number, args.seed))
            file.write(json.dumps(asdict(games[-1])) + "\n")
            file.flush()
    if args.fit:
        tastes.rule.write_text(json.dumps(fit(tastes, games), indent=1) + "\n", encoding="utf-8")
    print(report(json.loads(tastes.rule.read_text(encoding="utf-8")), games))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
