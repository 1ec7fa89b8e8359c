"""Plays many games between bots and sums up the results.

A line-up plays each deal once per rotation of its seats, so neither the seat nor the luck of the
deal favours a bot. Results depend on the seed alone, whatever the number of processes.
"""

from __future__ import annotations

import multiprocessing as mp
import signal
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kraftwagen.bots import ladder
from kraftwagen.bots.base import bot_seed
from kraftwagen.bots.process import die_with_parent, import_all
from kraftwagen.engine import registry, rng
from kraftwagen.engine.errors import BadOption, IllegalAction
from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Json, Seat


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a finished game; ``times`` are the seconds of each decision, by seat."""

    line_up: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    times: tuple[tuple[float, ...], ...]
    player_turns: int
    causes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class _Task:
    line_up: tuple[str, ...]
    deal: int
    options: Mapping[str, Json]


def simulate(
    game: str,
    line_up: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, Json] | None = None,
    *,
    data_set: Path | None = None,
    modules: tuple[str, ...] = (),
) -> dict[str, Json]:
    """Play ``games`` games of the bots in ``line_up``; returns their figures as JSON values.

    ``jobs`` is the number of processes, which first import ``modules``. Raises
    UnknownBot, BadOption (also for a line-up of the wrong length or counts below 1) and BadData.
    """
    spec = registry.load(game, data_set)
    for name in line_up:
        ladder.check(name, spec)
    least, most = spec.seats
    if not least <= len(line_up) <= most:
        raise BadOption(f"seats: {len(line_up)} given, the game takes {least} to {most}")
    if games < 1:
        raise BadOption(f"games: {games} is below 1")
    if jobs < 1:
        raise BadOption(f"jobs: {jobs} is below 1")
    chosen = dict(options or {})
    spec.new(len(line_up), 0, chosen)
    tasks = [_task(tuple(line_up), number, seed, chosen) for number in range(games)]
    started = time.perf_counter()
    if jobs == 1:
        played = [play(spec, task.line_up, task.deal, task.options) for task in tasks]
    else:
        played = list(_in_processes(tasks, min(jobs, games), (game, data_set, modules)))
    seconds = time.perf_counter() - started
    return {
        "game": game,
        "rules_version": spec.rules_version,
        "data_digest": spec.data_digest,
        "options": {**spec.options, **chosen},
        "line_up": list(line_up),
        "games": games,
        "seed": seed,
        "jobs": jobs,
        **summary(played, seconds),
    }


def play(
    spec: GameSpec[Any],
    line_up: tuple[str, ...],
    deal: int,
    options: Mapping[str, Json],
    finished: Callable[[list[Event], Any], None] | None = None,
) -> Played:
    """Play one game between bots; ``deal`` seeds the game and, with the seat, each bot.

    ``finished`` is called with all events and the last state. Raises IllegalAction when a bot makes
    an illegal decision.
    """
    seats = len(line_up)
    state = spec.new(seats, deal, options)
    happened: list[Event] = []
    bots = [ladder.build(name, spec, bot_seed(deal, seat)) for seat, name in enumerate(line_up)]
    times: list[list[float]] = [[] for _ in line_up]
    turns = 0
    causes: Counter[str] = Counter()
    while not spec.is_over(state):
        seat = spec.actor(state)
        observation = spec.observe(state, seat)
        before = time.perf_counter()
        code = bots[seat].choose(observation).code
        times[seat].append(time.perf_counter() - before)
        if code not in spec.legal(state):
            reason = spec.why_not(state, code) or Reason("no_such_decision", "-")
            raise IllegalAction(spec.to_text(code), reason)
        events: list[Event] = []
        spec.apply(state, code, events)
        for event in events:
            turns += event.ends_turn
            cause = event.stage_end()
            if cause is not None:
                causes[cause] += 1
        if finished:
            happened += events
    if finished:
        finished(happened, state)
    return Played(
        line_up,
        tuple(spec.scores(state)),
        tuple(spec.winners(state)),
        tuple(map(tuple, times)),
        turns,
        causes,
    )


def deal_of(seed: int, number: int) -> int:
    """Return the seed of the game ``number`` in a series that begins from ``seed``."""
    return rng.derived(seed, "arena", number)


def summary(played: Sequence[Played], seconds: float) -> dict[str, Json]:
    """Return the figures of finished games, which took ``seconds`` in all, as JSON values."""
    names = sorted({name for game in played for name in game.line_up})
    decisions = sum(len(seat) for game in played for seat in game.times)
    causes: Counter[str] = Counter()
    for game in played:
        causes.update(game.causes)
    return {
        "seats": {name: _seat_type(played, name) for name in names},
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "player_turns_per_game": sum(game.player_turns for game in played) / len(played),
        "game_turns_ended": dict(sorted(causes.items())),
    }


def _seat_type(played: Sequence[Played], name: str) -> dict[str, Json]:
    """Return the figures of all seats played by one bot; a game counts once for each such seat."""
    games = 0
    wins = 0.0
    scores: list[int] = []
    times: list[float] = []
    for game in played:
        for seat, bot in enumerate(game.line_up):
            if bot != name:
                continue
            games += 1
            wins += (seat in game.winners) / len(game.winners)
            scores.append(game.scores[seat])
            times.extend(game.times[seat])
    mean = statistics.fmean(scores)
    return {
        "games": games,
        "wins": round(wins, 6),
        "win_rate": wins / games,
        "win_rate_95": list(wilson(wins, games)),
        "mean_score": mean,
        "mean_money": mean,  # the first name, which programs that read this still use
        "seconds_per_decision": statistics.fmean(times or [0.0]),
        "median_seconds": statistics.median(times or [0.0]),
        "slowest_seconds": max(times, default=0.0),
    }


def _task(line_up: tuple[str, ...], number: int, seed: int, options: Mapping[str, Json]) -> _Task:
    deal, turn = divmod(number, len(line_up))
    return _Task(line_up[turn:] + line_up[:turn], deal_of(seed, deal), options)


_spec: GameSpec[Any] | None = None
"""The game that this pool process plays."""


def prepare(game: str, data_set: Path | None, modules: tuple[str, ...]) -> None:
    """Set up a process of a pool: import modules, load the game, end when the parent ends."""
    global _spec
    # Ctrl+C reaches the whole group: the first process reports it, the others just end.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    die_with_parent()
    import_all(modules)
    _spec = registry.load(game, data_set)


def _play(task: _Task) -> Played:
    assert _spec is not None
    return play(_spec, task.line_up, task.deal, task.options)


def _in_processes(
    tasks: Sequence[_Task], jobs: int, setting: tuple[str, Path | None, tuple[str, ...]]
) -> Iterator[Played]:
    context = mp.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, prepare, setting)
    try:
        yield from pool.map(_play, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def table(result: Mapping[str, Any]) -> str:
    """Format the result of a simulation as a table."""
    lines = [f"{'bot':<12}{'games':>7}{'wins':>9}{'win rate (95 %)':>24}{'score':>8}{'ms':>9}"]
    for name, figures in result["seats"].items():
        low, high = figures["win_rate_95"]
        rate = f"{figures['win_rate']:.1%} ({low:.1%} - {high:.1%})"
        lines.append(
            f"{name:<12}{figures['games']:>7}{figures['wins']:>9.1f}{rate:>24}"
            f"{figures['mean_score']:>8.1f}{figures['seconds_per_decision'] * 1000:>9.2f}"
        )
    causes = ", ".join(f"{count} by {cause}" for cause, count in result["game_turns_ended"].items())
    lines.append(
        f"{result['games']} games in {result['seconds']:.1f} s, "
        f"{result['decisions_per_second']:.0f} decisions per second, "
        f"{result['player_turns_per_game']:.1f} player turns per game"
    )
    lines.append(f"stages ended: {causes}")
    return "\n".join(lines)
