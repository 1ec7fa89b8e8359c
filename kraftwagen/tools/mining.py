"""Finds puzzles in games of strong bots, and proves them again.

The ways through each player turn are first estimated quickly; if one stands out, the best ways get
careful simulations, and if it still stands out, fresh simulations, as the largest of many measured
differences is overestimated. Work is counted, never timed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from kraftwagen.bots import ladder
from kraftwagen.bots.base import bot_seed
from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Json
from kraftwagen.learn.puzzles import RIGHT, Other, Proof, Puzzle
from kraftwagen.learn.rulebook import Rulebook
from kraftwagen.learn.weighing import (
    Difference,
    Results,
    Scales,
    Turn,
    Way,
    difference,
    ranked,
)
from kraftwagen.tools import puzzle_labels

STRONG: Final = 4
"""Strength of the bots that play: that of the engineer and the styles.

The champion would take fifty times as long for games that are hardly more interesting.
"""
LEAST: Final = 0.05
"""Smallest gain of a puzzle's best way, in chance to win (0 to 1)."""
SURE: Final = 2.5
"""Smallest lead of the best way, in standard errors."""
FAR: Final = 2.0
"""Number of 95 % errors behind the best way from which a way gets no further draws."""
SEEDS: Final = 5
"""Number of times that each level of the ladder tries a puzzle."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The numbers of ways and simulated continuations to spend on a position.

    The best ``ways`` by estimates race, with ``quick`` quick continuations each at every stage,
    until ``careful`` ways are left, which get ``first`` careful continuations. If some stand out,
    twice as many of all legal ways race likewise. Then the right ways and the ``rivals`` behind
    them get ``sure`` fresh continuations, and the wrong ways ``others``. A position is no puzzle if
    it has fewer than ``fewest`` ways or if a right way is impossible in one of ``luck`` draws.
    """

    ways: int = 20
    quick: int = 8
    careful: int = 7
    first: int = 10
    sure: int = 64
    rivals: int = 3
    others: int = 40
    fewest: int = 6
    luck: int = 6


USUAL: Final = Effort()
NO_BOOK: Final = Rulebook()


def mine(
    spec: GameSpec[Any],
    games: int,
    seed: int,
    options: Mapping[str, Json] | None = None,
    effort: Effort = USUAL,
    book: Rulebook = NO_BOOK,
) -> Iterator[Puzzle]:
    """Play ``games`` games of strong bots and yield the puzzles found in them.

    ``book`` has the chapters that are named as needed.
    """
    for game in range(games):
        deal = rng.derived(seed, "puzzle game", game)
        for number, start in enumerate(turns_of_a_game(spec, deal, options or {})):
            found = examine(spec, start, rng.derived(seed, "puzzle", game, number), effort)
            if found is not None:
                right, others = found
                bare = Puzzle(
                    f"s{seed}-g{game + 1}-t{number + 1}",
                    "",
                    (),
                    len(spec.scores(start)),
                    None,
                    finders(spec, start, right),
                    None,
                    spec.to_position(start),
                    right,
                    others,
                )
                yield puzzle_labels.labelled(spec, bare, book)


def turns_of_a_game(spec: GameSpec[Any], deal: int, options: Mapping[str, Json]) -> Iterator[Any]:
    """Play a game of strong bots; yield the state before each player turn, with guessed secrets."""
    strong = [name for name in ladder.offered(spec) if ladder.strength(name, spec) == STRONG]
    least, most = spec.seats
    draw = rng.seeded(deal, "line-up")
    seats = least + rng.below(draw, most - least + 1)
    bots = []
    for seat in range(seats):
        draw = rng.advance(draw)
        name = strong[rng.below(draw, len(strong))]
        bots.append(ladder.build(name, spec, bot_seed(deal, seat)))
    state = spec.new(seats, deal, options)
    begins = True
    while not spec.is_over(state):
        seat = spec.actor(state)
        if begins:
            # With guessed secrets and draws, as the puzzle must not depend on the true ones.
            yield spec.determinize(spec.observe(state, seat), rng.derived(deal, "told"))
        code = bots[seat].choose(spec.observe(state, seat)).code
        events: list[Event] = []
        spec.apply(state, code, events)
        begins = spec.actor(state) != seat or any(event.ends_turn for event in events)


def examine(
    spec: GameSpec[Any], start: Any, seed: int, effort: Effort = USUAL
) -> tuple[tuple[Way, ...], tuple[Other, ...]] | None:
    """Return the right and the wrong ways through a turn; None if the state makes no puzzle."""
    scales = Scales(spec, start, seed)
    ways = scales.ways(effort.ways)
    if len(ways) < effort.fewest or _first(scales, ways, effort) is None:
        return None
    weighed = _first(scales, scales.lawful(2 * effort.ways)[0], effort)
    parted = None if weighed is None else _parted(weighed, LEAST * 0.8, 0.5)
    if weighed is None or parted is None:
        return None
    close = [way for way, _ in weighed[: len(parted[0]) + effort.rivals]]
    parted = _parted(ranked(scales.weigh(close, effort.sure)), LEAST, SURE)
    if parted is None or not all(scales.holds(way, effort.luck) for way in parted[0]):
        return None
    others = others_than(scales, parted[0], [way for way, _ in weighed], effort.others)
    return None if others is None else (parted[0], others)


def _first(scales: Scales, ways: Sequence[Way], effort: Effort) -> list[tuple[Way, Results]] | None:
    """Compare some ways quickly, best first; None if none of them stands out."""
    looked = scales.look(ways, effort.quick, effort.careful)
    if _parted(looked, LEAST / 2, 0.0) is None:
        return None
    weighed = ranked(scales.weigh([way for way, _ in looked], effort.first))
    return None if _parted(weighed, LEAST * 0.8, 0.5) is None else weighed


def others_than(
    scales: Scales, right: Sequence[Way], looked: Sequence[Way], draws: int
) -> tuple[Other, ...] | None:
    """Return the wrong ways, each with its loss; None if one of them is not clearly worse.

    The wrong ways are those ``looked`` at and the most promising way for every first decision. Ways
    that are far behind after a quarter of the draws get no more draws.
    """
    known = {way.end for way in right}
    begun = {way.codes[0] for way in right}
    ways = [way for way in looked if way.end not in known]
    begun |= {way.codes[0] for way in ways}
    for way in scales.ways():
        if way.codes[0] not in begun:
            begun.add(way.codes[0])
            ways.append(way)
    weighed = scales.weigh([*right, *ways], draws // 4)
    right_ones, rest = weighed[: len(right)], weighed[len(right) :]
    near = [(way, found) for way, found in rest if not _far_behind(_ahead(right_ones, found))]
    for _ in range(draws - draws // 4):
        scales.weigh_once([*right_ones, *near])
    best = ranked(right_ones)[0][1]
    others = [Other(way, difference(best[: len(found)], found)) for way, found in rest]
    others.sort(key=lambda other: (other.loss.chance, other.way.codes))
    clear = all(other.loss.certain and other.loss.chance >= LEAST * 0.8 for other in others)
    return tuple(others) if clear else None


def _parted(
    weighed: Sequence[tuple[Way, Results]], least: float, sure: float
) -> tuple[tuple[Way, ...], Way, Difference] | None:
    """Part the best way and its equals from the rest; None where some ways lie in between."""
    best = weighed[0][1]
    behind = [difference(best, results) for _, results in weighed]
    clear = [gain.chance >= least and gain.chance > sure * gain.noise for gain in behind]
    count = clear.index(True) if True in clear else 0
    if not 1 <= count <= RIGHT or not all(clear[count:]):
        return None
    if sure >= SURE and any(gain.certain for gain in behind[1:count]):
        return None
    right = tuple(way for way, _ in weighed[:count])
    closest = min(range(count, len(weighed)), key=lambda place: behind[place].chance)
    return right, weighed[closest][0], behind[closest]


def finders(
    spec: GameSpec[Any], start: Any, right: Sequence[Way], seeds: int = SEEDS
) -> tuple[str, ...]:
    """Return the levels of the ladder that find a right way in most tries, weakest first."""
    turn = Turn(spec, start)
    ends = {way.end for way in right}
    return tuple(
        level.name
        for level in ladder.LEVELS
        if 2 * sum(_played(turn, level.name, seed) in ends for seed in range(seeds)) > seeds
    )


def _played(turn: Turn, level: str, seed: int) -> str | None:
    """Return the fingerprint of the position after the turn that a bot plays."""
    spec = turn.spec
    bot = ladder.build(level, spec, rng.derived(seed, "solver"))
    codes: list[Code] = []
    while True:
        reached = turn.after(codes)
        if reached is None or reached[1]:
            return turn.end(codes)
        codes.append(bot.choose(spec.observe(reached[0], turn.seat)).code)


def prove(
    spec: GameSpec[Any], puzzle: Puzzle, seed: int, effort: Effort = USUAL
) -> tuple[Puzzle, Way]:
    """Weigh a puzzle again with twice the budget; returns it with its proof, and the closest rival.

    The puzzle holds if the lead is certain; ``seed`` must differ from the one it was found with.
    Right are then the ways that are as good as the best within its error. A way that reaches the
    goal of the puzzle solves it and is no rival. Rivals far behind after a quarter of the draws get
    no more draws, except for the closest.
    """
    start = puzzle.start(spec)
    scales, turn = Scales(spec, start, seed), Turn(spec, start)
    ways, count = scales.lawful(2 * effort.ways)
    if puzzle.goal is not None:
        ways = [way for way in ways if not puzzle.solved_by(turn, way.codes)]
    looked = scales.look(ways, 2 * effort.quick, effort.careful)
    others = [one.way for one in puzzle.others if not puzzle.solved_by(turn, one.way.codes)]
    others = others[: effort.rivals]
    known = {way.end for way in (*puzzle.right, *others)}
    others += [way for way, _ in looked if way.end not in known]
    draws = 2 * effort.sure
    weighed = scales.weigh([*puzzle.right, *others], draws // 4)
    right, rivals = weighed[: len(puzzle.right)], weighed[len(puzzle.right) :]
    _, closest = _closest(right, rivals)
    near = [
        (way, found)
        for way, found in rivals
        if way == closest or not _far_behind(_ahead(right, found))
    ]
    for _ in range(draws - draws // 4):
        scales.weigh_once([*right, *near])
    right, rivals = joined(right, rivals, puzzle, scales, effort)
    lead, closest = _closest(right, rivals)
    return _with_right(replace(puzzle, proved=Proof(seed, draws, lead, count)), right), closest


def joined(
    right: list[tuple[Way, Results]],
    rivals: list[tuple[Way, Results]],
    puzzle: Puzzle,
    scales: Scales,
    effort: Effort,
) -> tuple[list[tuple[Way, Results]], list[tuple[Way, Results]]]:
    """Count rivals as right that are as good as the best way within its error.

    Not if the puzzle has a goal, if one is better, not always possible, or if too many are equal.
    """
    leads = [_ahead(right, found) for _, found in rivals]
    equal = [one for one, lead in zip(rivals, leads, strict=True) if not lead.certain]
    fine = puzzle.goal is None and len(equal) < len(rivals) and len(right) + len(equal) <= RIGHT
    fine = fine and all(lead.chance > -lead.error for lead in leads)
    if not fine or not all(scales.holds(way, effort.luck) for way, _ in equal):
        return right, rivals
    return [*right, *equal], [one for one in rivals if one not in equal]


def _with_right(puzzle: Puzzle, weighed: Sequence[tuple[Way, Results]]) -> Puzzle:
    """Return a puzzle with those of the ways right that do not certainly lose against the best."""
    behind = {way.end: _ahead(weighed, found) for way, found in weighed}
    right = tuple(way for way, _ in weighed if not behind[way.end].certain)
    ends = {way.end for way in right}
    worse = [Other(way, behind[way.end]) for way in puzzle.right if way.end not in ends]
    others = [other for other in puzzle.others if other.way.end not in ends]
    others = sorted((*others, *worse), key=lambda other: other.loss.chance)
    return replace(puzzle, right=right, others=tuple(others))


def _far_behind(lead: Difference) -> bool:
    return lead.chance > FAR * lead.error


def _ahead(right: Sequence[tuple[Way, Results]], found: Results) -> Difference:
    """Return the lead of the best right way over another way, which may have fewer draws."""
    return difference(ranked(right)[0][1][: len(found)], found)


def _closest(
    right: Sequence[tuple[Way, Results]], rivals: Sequence[tuple[Way, Results]]
) -> tuple[Difference, Way]:
    """Return the least certain lead of the right ways, and the rival it is over."""
    behind = [(_ahead(right, found), way) for way, found in rivals]
    return min(behind, key=lambda one: one[0].chance - one[0].error)
