"""Trains the learned estimate: on noisy games by the quick estimate, then on its own games.

    python -m kraftwagen.tools.training.train --game GAME --into DIR [--jobs 2] [--options short]

Compiles the rules into DIR, plays there, and writes ``weights.txt`` and ``curve.json`` in DIR.
Needs numpy besides the tools of packaging/compile_core.py. The same arguments give the same
weights on the same machine; the rows of the curve have losses and results against greedy play.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2] / "packaging"))
import compile_core  # noqa: E402

FIRST, SECOND, SCALE = 32, 16, 4096
FACTS = 3
"""Number of values after the features of a seat: present score, target chance, target score."""
BATCH = 512
WINDOW = 3
"""Number of the latest generations whose games are used for training."""
AVERAGED = 5
"""Number of the latest generations whose weights are averaged, which reduces noise."""
SCORE_WEIGHT = 0.35


def fresh(shape: Any, rng: np.random.Generator) -> list[np.ndarray]:
    """Return random initial weights, layer by layer."""

    def layer(inputs: int, units: int, gain: float) -> np.ndarray:
        return rng.normal(0, gain / np.sqrt(inputs), (inputs, units)).astype(np.float32)

    return [
        layer(shape.table, FIRST, 1.0),
        layer(shape.seat, FIRST, 1.6),
        layer(shape.seat, FIRST, 0.6),
        np.full(FIRST, 0.1, np.float32),
        layer(FIRST, SECOND, 1.4),
        np.full(SECOND, 0.1, np.float32),
        layer(SECOND, 2, 1.0),
        np.zeros(2, np.float32),
    ]


def forward(weights: list[np.ndarray], table: np.ndarray, seats: np.ndarray) -> tuple[Any, ...]:
    """Return the outputs (score, logit) of all seats, and the layers that ``backward`` needs."""
    wt, wo, wp, b1, w2, b2, w3, b3 = weights
    other = seats @ wp
    first = (table @ wt + b1)[:, None, :] + seats @ wo + other.sum(1, keepdims=True) - other
    hidden = np.maximum(first, 0)
    second = np.maximum(hidden @ w2 + b2, 0)
    return second @ w3 + b3, hidden, second


def losses(out: np.ndarray, chance: np.ndarray, score: np.ndarray) -> tuple[float, float, Any]:
    """Return cross-entropy of chances, squared error of scores (in units), and their gradient."""
    logit = out[:, :, 1] - out[:, :, 1].max(1, keepdims=True)
    share = np.exp(logit)
    share /= share.sum(1, keepdims=True)
    entropy = -(chance * np.log(share + 1e-9)).sum(1).mean()
    error = out[:, :, 0] - score
    gradient = np.empty_like(out)
    gradient[:, :, 1] = share - chance
    gradient[:, :, 0] = 2 * SCORE_WEIGHT * np.clip(error, -1.5, 1.5)
    return float(entropy), float((error**2).mean()), gradient / len(out)


def backward(
    weights: list[np.ndarray], table: np.ndarray, seats: np.ndarray, kept: tuple[Any, ...], g: Any
) -> list[np.ndarray]:
    """Return the gradients of the weights, in their order; ``g`` is that of the outputs."""
    hidden, second = kept
    _, _, _, _, w2, _, w3, _ = weights
    flat = lambda array: array.reshape(-1, array.shape[-1])  # noqa: E731
    g3 = flat(second).T @ flat(g)
    gs = (g @ w3.T) * (second > 0)
    g2 = flat(hidden).T @ flat(gs)
    gh = (gs @ w2.T) * (hidden > 0)
    total = gh.sum(1)
    gp = total[:, None, :] - gh
    return [
        table.T @ total,
        flat(seats).T @ flat(gh),
        flat(seats).T @ flat(gp),
        total.sum(0),
        g2,
        gs.sum((0, 1)),
        g3,
        g.sum((0, 1)),
    ]


def read(shape: Any, paths: list[Path], kind: str) -> dict[int, np.ndarray]:
    """Read positions by number of seats; ``kind`` is "games" for training or "held" back."""
    found = {}
    for seats in (2, 3, 4):
        parts = [np.fromfile(path.with_suffix(f".{kind}{seats}"), np.float32) for path in paths]
        data = np.concatenate(parts).reshape(-1, shape.table + seats * (shape.seat + FACTS))
        if len(data):
            found[seats] = data
    return found


def split(shape: Any, batch: np.ndarray, seats: int) -> tuple[np.ndarray, ...]:
    """Return a batch as shared features, seat features, target chances, target scores to come."""
    table = batch[:, : shape.table]
    rest = batch[:, shape.table :].reshape(len(batch), seats, shape.seat + FACTS)
    now, chance, final = (rest[:, :, shape.seat + fact] for fact in range(FACTS))
    return table, rest[:, :, : shape.seat], chance, (final - now) / shape.unit


def fit(
    shape: Any, weights: list[np.ndarray], paths: list[Path], epochs: int, rate: float, seed: int
) -> dict[str, float]:
    """Train weights in place by Adam; returns the mean losses on positions held back."""
    rng = np.random.default_rng(seed)
    used, held = read(shape, paths, "games"), read(shape, paths, "held")
    first = [np.zeros_like(w) for w in weights]
    second = [np.zeros_like(w) for w in weights]
    step = 0
    batches = [(s, i) for s, d in used.items() for i in range(0, len(d), BATCH)]
    total = epochs * len(batches)
    for _ in range(epochs):
        order = {s: rng.permutation(len(d)) for s, d in used.items()}
        for place in rng.permutation(len(batches)):
            seats, start = batches[place]
            batch = used[seats][order[seats][start : start + BATCH]]
            table, features, chance, score = split(shape, batch, seats)
            out, hidden, deeper = forward(weights, table, features)
            _, _, g = losses(out, chance, score)
            step += 1
            now = rate * (1 - 0.9 * step / total)
            gradients = backward(weights, table, features, (hidden, deeper), g)
            for w, gradient, m, v in zip(weights, gradients, first, second, strict=True):
                m += 0.1 * (gradient - m)
                v += 0.001 * (gradient * gradient - v)
                scale = now * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                w -= scale * m / (np.sqrt(v) + 1e-7)
                # Weights are written as whole multiples of 1 / SCALE, below this.
                np.clip(w, -7.9, 7.9, out=w)
    found: dict[str, float] = {"positions": sum(map(len, used.values()))}
    for seats, rows in held.items():
        table, features, chance, score = split(shape, rows, seats)
        entropy, error, _ = losses(forward(weights, table, features)[0], chance, score)
        found[f"entropy_{seats}"] = round(entropy, 4)
        found[f"score_error_{seats}"] = round(shape.unit * float(np.sqrt(error)), 2)
    return found


def to_text(shape: Any, weights: list[np.ndarray]) -> str:
    """Return weights as the text that ``network.load`` reads."""
    from kraftwagen.engine import network

    wt, wo, wp, b1, w2, b2, w3, b3 = weights
    parts = []
    for layer in (wt, wo, wp, w2):
        inputs, units = layer.shape
        parts.append(layer.reshape(inputs, units // 8, 8).transpose(1, 0, 2).ravel())
    parts += [b1, b2, w3.ravel(), b3]
    return network.to_text([int(x) for x in np.rint(np.concatenate(parts) * SCALE)], shape)


def from_text(shape: Any, text: str) -> list[np.ndarray]:
    """Read weights from the text of a file, to continue training."""
    numbers = np.array(text.split()[3:], np.float32) / SCALE
    inputs = (shape.table, shape.seat, shape.seat)
    shapes = [*((size, FIRST) for size in inputs), (FIRST, SECOND)]
    layers = []
    place = 0
    for inputs, units in shapes:
        part = numbers[place : place + inputs * units].reshape(units // 8, inputs, 8)
        layers.append(part.transpose(1, 0, 2).reshape(inputs, units).copy())
        place += inputs * units
    sizes = [FIRST, SECOND, 2 * SECOND, 2]
    rest = np.split(numbers[place:], np.cumsum(sizes)[:-1])
    wt, wo, wp, w2 = layers
    return [wt, wo, wp, rest[0].copy(), w2, rest[1].copy(), rest[2].reshape(-1, 2).copy(), rest[3]]


def self_play(
    game: str, options: str, root: Path, generation: int, games: int, jobs: int, pool: list[str]
) -> list[Path]:
    """Play ``games`` games in ``jobs`` processes; returns the paths of the files, without kind."""
    first = (generation + 1) * 10_000_000
    share = -(-games // jobs)
    running = []
    paths = []
    for job in range(jobs):
        path = root / f"games-{generation}-{job}"
        paths.append(path)
        command = [sys.executable, str(HERE / "selfplay.py"), game, options, str(path)]
        command += [str(first + job * share), str(share), *pool]
        running.append(subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(root)}))
    for process in running:
        if process.wait():
            raise SystemExit("self-play failed")
    return paths


def main(argv: list[str]) -> int:
    """Train the estimate of a game; returns the exit code."""
    parser = argparse.ArgumentParser(description="Teach the learned estimate.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--into", type=Path, required=True, metavar="DIR")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=1500, help="in each generation")
    parser.add_argument("--first-games", type=int, default=8000, help="of hand-made play")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="", help="on in every game, joined by commas")
    parser.add_argument("--start", type=Path, metavar="FILE", help="weights to go on from")
    args = parser.parse_args(argv)
    root = args.into.resolve()
    root.mkdir(parents=True, exist_ok=True)
    compile_core.copy_package(root, ("kraftwagen",))
    compile_core.compile_core(root)
    sys.path.insert(0, str(root))
    shape = importlib.import_module(f"kraftwagen.games.{args.game}.evaluation.judge").SHAPE
    weights = fresh(shape, np.random.default_rng(args.seed))
    pool = ["-"]
    if args.start:
        weights = from_text(shape, args.start.read_text(encoding="ascii"))
        pool.append(str(args.start.resolve()))
    curve: list[dict[str, Any]] = []
    recorded: list[list[Path]] = []
    late: list[list[np.ndarray]] = []
    started = time.perf_counter()
    for generation in range(1 if args.start else 0, args.generations + 1):
        games = args.games if generation else args.first_games
        played = self_play(args.game, args.options, root, generation, games, args.jobs, pool)
        recorded.append(played)
        played_at = time.perf_counter()
        window = [path for paths in recorded[-WINDOW:] for path in paths]
        rate = 0.002 if generation == 0 else 0.001
        row = fit(shape, weights, window, 6 if generation == 0 else 2, rate, args.seed + generation)
        path = root / f"weights-{generation}.txt"
        path.write_text(to_text(shape, weights), encoding="ascii")
        pool.append(str(path))
        late.append([layer.copy() for layer in weights])
        mean = [
            np.mean(layers, axis=0) for layers in zip(*(late[1:] or late)[-AVERAGED:], strict=True)
        ]
        (root / "weights.txt").write_text(to_text(shape, mean), encoding="ascii")
        now = time.perf_counter()
        row |= {
            "generation": generation,
            "games": games,
            "seconds": round(now - started, 1),
            "fitting": round(now - played_at, 1),
        }
        curve.append(row)
        (root / "curve.json").write_text(json.dumps(curve, indent=1), encoding="ascii")
        print(row, flush=True)
        for old in recorded[:-WINDOW]:
            for path in old:
                for seats in (2, 3, 4):
                    for kind in ("games", "held"):
                        path.with_suffix(f".{kind}{seats}").unlink(missing_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
