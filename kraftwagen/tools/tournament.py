"""A round robin of bots on common deals: balanced, repeatable, resumable.

A block is one line-up on one deal, played once in every rotation of its seats. Line-ups are chosen
so that all bots meet equally often. Finished blocks are lines of ``blocks.jsonl``; a tournament
with the same settings continues after them.
"""

from __future__ import annotations

import json
import multiprocessing as mp
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import kraftwagen
from kraftwagen.bots import ladder
from kraftwagen.bots.process import import_all
from kraftwagen.engine import registry, rng
from kraftwagen.engine.errors import BadOption, GameError
from kraftwagen.engine.types import Json
from kraftwagen.tools import arena, cluster, rating

FILE: Final = "blocks.jsonl"
ANCHOR: Final = "merchant"
ANCHORED_AT: Final = 1500.0
SAMPLES: Final = 200


class BadTournament(GameError):
    """Raised for a folder with another tournament and for a file that is no tournament."""


@dataclass(frozen=True)
class Settings:
    """The settings of a tournament; equal settings give the same games."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)
    version: int = 2


@dataclass(frozen=True)
class Block:
    """The games of one line-up on one deal: seats and scores of each rotation."""

    number: int
    games: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
    seconds: Mapping[str, tuple[float, int]]
    """Seconds of thinking and number of decisions of each bot."""


def line_up(settings: Settings, number: int) -> tuple[str, ...]:
    """Return the bots of the block ``number``; over many blocks all meet equally often."""
    bots = list(settings.bots)
    while len(bots) < settings.players:
        bots += settings.bots
    # Whole rounds through a shuffled list, so that all play about equally often.
    place = number * settings.players
    chosen: list[str] = []
    while len(chosen) < settings.players:
        round_, start = divmod(place + len(chosen), len(bots))
        order = list(bots)
        rng.shuffle(rng.seeded(settings.seed, "line-up", round_), order)
        bot = order[start]
        if bot in chosen and len(settings.bots) >= settings.players:
            # The end of one round met the start of the next.
            bot = next(other for other in order if other not in chosen)
        chosen.append(bot)
    return tuple(chosen)


def play_block(settings: Settings, number: int, modules: tuple[str, ...] = ()) -> Block:
    """Play the block ``number``; ``modules`` are imported first, to register games or bots."""
    import_all(modules)
    spec = registry.load(settings.game)
    bots = line_up(settings, number)
    games = []
    seconds: dict[str, tuple[float, int]] = {}
    for turn in range(len(bots)):
        seats = bots[turn:] + bots[:turn]
        played = arena.play(spec, seats, arena.deal_of(settings.seed, number), settings.options)
        games.append((seats, played.scores))
        for bot, times in zip(seats, played.times, strict=True):
            spent, decisions = seconds.get(bot, (0.0, 0))
            seconds[bot] = (spent + sum(times), decisions + len(times))
    return Block(number, tuple(games), seconds)


def rules(game: str) -> str:
    """Return a text with the versions of program, rules and data, which all machines must share."""
    spec = registry.load(game)
    return f"{kraftwagen.__version__} {spec.rules_version} {spec.data_digest}"


def run(
    settings: Settings,
    blocks: int,
    folder: Path,
    jobs: int = 1,
    tell: Callable[[int, int], None] = lambda done, total: None,
    modules: tuple[str, ...] = (),
    scheduler: str | None = None,
) -> dict[str, Json]:
    """Play the blocks that are missing up to ``blocks`` and rate all bots; returns ``table``.

    With the address of a Dask ``scheduler`` its workers play, else ``jobs`` processes on this
    machine. ``tell(done, total)`` is called after each block. Raises UnknownBot, BadOption,
    BadTournament, BadCluster and OSError.
    """
    spec = registry.load(settings.game)
    for name in settings.bots:
        ladder.check(name, spec)
    least, most = spec.seats
    if not least <= settings.players <= most:
        raise BadOption(f"players: {settings.players} given, the game takes {least} to {most}")
    if len(set(settings.bots)) != len(settings.bots) or len(settings.bots) < 2:
        raise BadOption("bots: give at least two different ones")
    if blocks < 1 or jobs < 1:
        raise BadOption("blocks and jobs must be 1 or more")
    spec.new(settings.players, 0, settings.options)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    known = {block.number: block for block in _read(path, settings)}
    missing = [number for number in range(blocks) if number not in known]
    with path.open("a", encoding="utf-8") as file:
        if path.stat().st_size == 0:
            file.write(json.dumps({"settings": asdict(settings)}) + "\n")
        for block in _played(settings, missing, jobs, modules, scheduler):
            known[block.number] = block
            file.write(json.dumps(asdict(block)) + "\n")
            file.flush()
            tell(len(known), blocks)
    return table(settings, [known[number] for number in range(blocks)])


def _played(
    settings: Settings,
    numbers: Sequence[int],
    jobs: int,
    modules: tuple[str, ...],
    scheduler: str | None,
) -> Iterator[Block]:
    if scheduler is not None:
        work = partial(play_block, settings, modules=modules)
        yield from cluster.spread(scheduler, work, numbers, partial(rules, settings.game))
        return
    if jobs == 1 or len(numbers) < 2:
        for number in numbers:
            yield play_block(settings, number, modules)
        return
    setting = (settings.game, None, modules)
    context = mp.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(numbers)), context, arena.prepare, setting)
    try:
        tasks = [pool.submit(play_block, settings, number, modules) for number in numbers]
        for task in tasks:
            yield task.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _read(path: Path, settings: Settings) -> list[Block]:
    """Return the blocks already played; a last line cut short is dropped from the file."""
    if path.exists() and not path.is_file():
        raise BadTournament(f"{path}: is no tournament")
    if not path.exists() or not path.stat().st_size:
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    found: list[Block] = []
    try:
        kept = json.loads(lines[0])["settings"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadTournament(f"{path}: is no tournament") from error
    if kept != json.loads(json.dumps(asdict(settings))):
        raise BadTournament(f"{path}: holds a tournament with other settings")
    whole = lines[0]
    for line in lines[1:]:
        try:
            value = json.loads(line)
            games = tuple((tuple(bots), tuple(scores)) for bots, scores in value["games"])
            seconds = {bot: (spent, count) for bot, (spent, count) in value["seconds"].items()}
        except (ValueError, KeyError, TypeError, RecursionError):
            # Stopped while writing: this block is played again.
            break
        found.append(Block(value["number"], games, seconds))
        whole += line
    path.write_text(whole, encoding="utf-8")
    return found


def table(settings: Settings, blocks: Sequence[Block]) -> dict[str, Json]:
    """Return the ratings, win rates and times of a tournament as JSON values."""
    anchor = ANCHOR if ANCHOR in settings.bots else ""
    rated = rating.rate(
        [block.games for block in blocks], anchor, ANCHORED_AT, SAMPLES, settings.seed
    )
    rows = []
    for one in rated:
        spent = [block.seconds[one.bot] for block in blocks if one.bot in block.seconds]
        decisions = sum(count for _, count in spent)
        row: dict[str, Any] = asdict(one)
        row["seconds_per_decision"] = sum(time for time, _ in spent) / max(1, decisions)
        rows.append(row)
    firsts = [game for block in blocks for game in block.games]
    return {
        "settings": asdict(settings),
        "anchor": anchor,
        "blocks": len(blocks),
        "games": len(firsts),
        "ratings": rows,
    }


def _told(name: str, value: Json) -> str:
    """Format an option for the heading of a table."""
    words = name.replace("_", " ")
    return f", with {words}" if value is True else f", {words} {value}"


def markdown(result: Mapping[str, Any]) -> str:
    """Return the result of ``table`` as Markdown."""
    chosen = result["settings"]
    lines = [
        f"{result['games']} games of {chosen['players']} players in {result['blocks']} "
        f"seat-balanced blocks, seed {chosen['seed']}"
        + "".join(_told(name, value) for name, value in chosen["options"].items())
        + ".",
        "",
        "| bot | rating | 95 % interval | games | wins | score | ms per decision |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {row['bot']} | {row['rating']:.0f} | {row['low']:.0f} to {row['high']:.0f} "
        f"| {row['games']} | {row['win_rate']:.1%} | {row['mean_score']:.1f} "
        f"| {1000 * row['seconds_per_decision']:.1f} |"
        for row in result["ratings"]
    ]
    return "\n".join(lines) + "\n"
