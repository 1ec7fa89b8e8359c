"""Measures how hard challenges are: bots in the person's seat play many games of each.

The bots do not know the goal, though the ``style`` of a challenge may draw them towards it. They
avoid what ``never`` forbids while they have a choice, as a person would.
"""

from __future__ import annotations

import json
import multiprocessing as mp
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Bot, bot_seed
from kraftwagen.engine import registry, rng
from kraftwagen.engine.errors import GameError, shown
from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.plan import Plan
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Json
from kraftwagen.learn.challenges import FILE, MEDALS, Challenge, facts_of, load
from kraftwagen.match.files import write_atomically
from kraftwagen.tools import arena

KEPT: Final = "challenges_measured.json"
FIRST: Final = ladder.NEWCOMER
"""Name of a bot that plays like a beginner; it should win bronze in about 30 % of tries."""
EXPERT: Final = "engineer"
"""Name of a bot that, like styles of its strength, should win gold in 10 to 40 % of tries."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The medals that a bot won in ``games`` tries at a challenge."""

    bot: str
    games: int
    medals: Mapping[str, int]
    """Number of games that won each medal or a better one."""

    def share(self, medal: str) -> float:
        """Return the share of the games, 0 to 1, that won a medal or a better one."""
        return self.medals[medal] / self.games

    def interval(self, medal: str) -> tuple[float, float]:
        """Return the 95 % interval of the share of games that won a medal or a better one."""
        return wilson(self.medals[medal], self.games)


def bots_of(challenge: Challenge) -> tuple[str, str]:
    """Return the names of the bots that measure bronze and gold."""
    return FIRST, challenge.style or EXPERT


def lines(
    spec: GameSpec[Any],
    folder: Path,
    only: str,
    games: int,
    seed: int,
    jobs: int,
    *,
    keep: bool = False,
) -> Iterator[str]:
    """Measure all challenges of a folder, or ``only`` one; yields a line of text for each bot.

    With ``keep`` the figures are written beside the challenges. Raises GameError.
    """
    found, faults = load(folder / FILE, spec)
    if faults:
        raise faults[0]
    wanted = [one for one in found if only in ("", one.id)]
    if not wanted:
        raise GameError(f"there is no challenge '{shown(only)}'")
    yield f"{'challenge':<18}{'bot':<13}{'games':>6}" + "".join(
        f"{f'{medal} (95 %)':>26}" for medal in MEDALS
    )
    # Challenges that differ only in their medals share their games.
    tasks = {
        (one.set_up, bot): _Task(one, bot, games, seed) for one in wanted for bot in bots_of(one)
    }
    results = zip(tasks, _played(spec, list(tasks.values()), jobs), strict=True)
    known: dict[tuple[str, str], list[dict[str, int]]] = {}
    for one in wanted:
        measured = []
        for bot in bots_of(one):
            while (one.set_up, bot) not in known:
                known.update([next(results)])
            measured.append(judged(one, bot, known[one.set_up, bot]))
            yield _line(one, measured[-1])
        if keep:
            _keep(spec, folder, one, seed, measured)


def _line(challenge: Challenge, result: Measured) -> str:
    shares = ""
    for medal in MEDALS:
        low, high = result.interval(medal)
        shares += f"{f'{result.share(medal):.1%} ({low:.1%} - {high:.1%})':>26}"
    return f"{challenge.id:<18}{result.bot:<13}{result.games:>6}{shares}"


@dataclass(frozen=True, slots=True)
class _Task:
    challenge: Challenge
    bot: str
    games: int
    seed: int


def _played(
    spec: GameSpec[Any], tasks: Sequence[_Task], jobs: int
) -> Iterator[list[dict[str, int]]]:
    if jobs == 1:
        for task in tasks:
            yield list(tries(spec, task.challenge, task.bot, task.games, task.seed))
        return
    setting = (spec.id, spec.data_set)
    pool = ProcessPoolExecutor(jobs, mp.get_context("spawn"), _prepare, setting)
    try:
        yield from pool.map(_try, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


_spec: GameSpec[Any] | None = None
"""The game that this pool process plays."""


def _prepare(game: str, data_set: Path | None) -> None:
    global _spec
    arena.prepare(game, data_set, ())
    _spec = registry.load(game, data_set)


def _try(task: _Task) -> list[dict[str, int]]:
    assert _spec is not None
    return list(tries(_spec, task.challenge, task.bot, task.games, task.seed))


def judged(challenge: Challenge, bot: str, found: Sequence[Mapping[str, int]]) -> Measured:
    """Return the medals of a bot's tries; ``found`` are the facts at the end of each try."""
    won = [challenge.medal(facts) for facts in found]
    medals = {
        medal: sum(won.count(one) for one in MEDALS[rank:]) for rank, medal in enumerate(MEDALS)
    }
    return Measured(bot, len(found), medals)


def tries(
    spec: GameSpec[Any], challenge: Challenge, bot: str, games: int, seed: int = 0
) -> Iterator[dict[str, int]]:
    """Play ``games`` games of a challenge with a bot and yield the facts at the end of each."""
    for happened, state in ends(spec, challenge, bot, games, seed):
        yield facts_of(spec, happened, state, challenge.person)


def ends(
    spec: GameSpec[Any], challenge: Challenge, bot: str, games: int, seed: int = 0
) -> Iterator[tuple[list[Event], Any]]:
    """Play as ``tries`` does and yield all events and the last state of each game."""
    for number in range(games):
        luck = rng.derived(seed, "challenge", number)
        yield _play(spec, challenge, bot, luck)


def _play(
    spec: GameSpec[Any], challenge: Challenge, name: str, luck: int
) -> tuple[list[Event], Any]:
    state = challenge.start(spec, luck if challenge.seed is None else challenge.seed)
    happened: list[Event] = []
    person = challenge.person
    bots: list[Bot] = []
    for seat, taken in enumerate(challenge.seats):
        knows = _obeying(spec, challenge) if seat == person else spec
        bots.append(ladder.build(name if seat == person else taken, knows, bot_seed(luck, seat)))
    while not spec.is_over(state):
        seat = spec.actor(state)
        code = bots[seat].choose(spec.observe(state, seat)).code
        spec.apply(state, code, happened)
    return happened, state


def _obeying(spec: GameSpec[Any], challenge: Challenge) -> GameSpec[Any]:
    """The game with plans that break a ``never`` condition left out, while any others are left.

    Each turn is judged by itself: that "three at most" is broken by a fourth is not noticed.
    """
    insight = spec.insight
    if insight is None or not challenge.never:
        return spec
    all_plans = insight.plans

    def breaks(root: Any, plan: Plan) -> bool:
        state, events = spec.clone(root), list[Event]()
        for code in plan.codes:
            spec.apply(state, code, events)
        return bool(challenge.spoiled(facts_of(spec, events, state, challenge.person)))

    def plans(root: Any, quick: bool) -> Sequence[Plan]:
        found = all_plans(root, quick)
        return [plan for plan in found if not breaks(root, plan)] or found

    return replace(spec, insight=replace(insight, plans=plans))


def read(folder: Path) -> dict[str, Any]:
    """Read the figures kept in a folder, by challenge; empty if the file cannot be read."""
    try:
        kept: dict[str, Any] = json.loads((folder / KEPT).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError):
        return {}
    return kept


def _keep(
    spec: GameSpec[Any], folder: Path, challenge: Challenge, seed: int, found: Sequence[Measured]
) -> None:
    """Write figures beside the data, with the fingerprints of the challenge and the data set."""
    kept = read(folder)
    bots: dict[str, Json] = {one.bot: {"games": one.games, **one.medals} for one in found}
    said = {"digest": challenge.digest, "data": spec.data_digest, "seed": seed, "bots": bots}
    kept[challenge.id] = said
    text = json.dumps(dict(sorted(kept.items())), indent=1)
    write_atomically(folder / KEPT, text.encode() + b"\n")
