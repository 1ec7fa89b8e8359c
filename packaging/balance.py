"""Measure the values this project designed: bots play, the figures go into BALANCE.md.

    python packaging/balance.py --into DIR                     1,000 games each for 2 to 4 players
    python packaging/balance.py --into DIR --special-tiles     the same with special tiles
    python packaging/balance.py --into DIR --games 0 --report  write what DIR holds to BALANCE.md

What was played is kept in DIR, one file for each set-up; running again plays only what is missing,
so it may be stopped at any time. Without ``--report`` the tables go to stdout. The same arguments
give the same games on every machine, compiled (``packaging/compile_core.py``, ten times as fast)
or not.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path

import balance_targets
from balance_targets import Finding, Game

from kraftwagen.bots import arena, ladder
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import registry
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.state import State

GAME = "kraftwagen"
NEUTRAL = "neutral"
"""The learned estimate without noise or simulations: the champion's first thought, at a price that
allows for thousands of games."""
REPORT = Path(__file__).resolve().parents[1] / "kraftwagen/games/kraftwagen/BALANCE.md"
BEGIN = "<!-- written by packaging/balance.py from here -->"
END = "<!-- to here -->"


@dataclass(frozen=True)
class Setting:
    """What all games of one file have in common."""

    bot: str
    players: int
    special_tiles: bool
    seed: int
    data_digest: str

    @property
    def file(self) -> str:
        return f"{self.bot}-{self.players}{'-special' if self.special_tiles else ''}.jsonl"

    @property
    def title(self) -> str:
        return f"{self.players} players{', special tiles' if self.special_tiles else ''}"


@cache
def game(data_set: Path | None) -> GameSpec[State]:
    """The rules, read once in each process."""
    ladder.register(NEUTRAL, partial(SearchBot, Level(NEUTRAL, learned=True)))
    return registry.load(GAME, data_set)


def play(number: int, *, setting: Setting, data_set: Path | None) -> Game:
    """One game; its number and the seed of the setting decide everything."""
    spec = game(data_set)
    options = {"special_tiles": setting.special_tiles}
    deal = arena.deal_of(setting.seed, number)
    start = spec.new(setting.players, deal, options)
    games: list[Game] = []
    line_up = (setting.bot,) * setting.players
    arena.play(
        spec,
        line_up,
        deal,
        options,
        lambda happened, end: games.append(balance_targets.observe(happened, start, end)),
    )
    return games[0]


def load(path: Path, setting: Setting | None = None) -> tuple[Setting, list[Game]]:
    """The games of a file; refuses one of another setting. A line cut off by a stop is left out."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    found = Setting(**json.loads(lines[0]))
    if setting not in (None, found):
        raise GameError(f"{path}: holds games of {found}, not of {setting}")
    return found, [Game(**json.loads(line)) for line in lines[1:]]


def measure(folder: Path, setting: Setting, games: int, jobs: int, data_set: Path | None) -> None:
    """Play what is missing of so many games."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / setting.file
    known = load(path, setting)[1] if path.exists() else []
    lines = [json.dumps(asdict(setting)), *(json.dumps(asdict(game)) for game in known)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    one = partial(play, setting=setting, data_set=data_set)
    with path.open("a", encoding="utf-8") as file:
        for game in _played(one, range(len(known), games), jobs):
            file.write(json.dumps(asdict(game)) + "\n")
            file.flush()


def _played(one: partial[Game], numbers: range, jobs: int) -> Iterator[Game]:
    if jobs == 1:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, numbers, chunksize=4)


def report(folder: Path) -> str:
    """Tables of all games in a folder, a column for each set-up of each bot."""
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise GameError(f"{folder}: no games have been played into this folder")
    loaded = [load(path) for path in files]
    parts: list[str] = []
    for bot in sorted({setting.bot for setting, _ in loaded}):
        mine = [(setting, games) for setting, games in loaded if setting.bot == bot and games]
        mine.sort(key=lambda entry: (entry[0].special_tiles, entry[0].players))
        columns = {setting.title: balance_targets.findings(games) for setting, games in mine}
        counts = ", ".join(f"{len(games)} with {setting.title}" for setting, games in mine)
        digests = ", ".join(sorted({setting.data_digest for setting, _ in mine}))
        seeds = ", ".join(sorted({str(setting.seed) for setting, _ in mine}))
        parts.append(f"### {bot} at all seats\n\nGames: {counts}. Seed {seeds}, data {digests}.\n")
        parts.append(_verdicts(columns))
        parts.append(_table(columns))
        parts.append(_engineers([game for _, games in mine for game in games]))
    return "\n".join(parts)


def _verdicts(columns: dict[str, list[Finding]]) -> str:
    """How many figures of each topic meet their target, and which do not."""
    topics: dict[str, list[tuple[str, Finding]]] = {}
    for title, found in columns.items():
        for one in found:
            if one.verdict:
                topics.setdefault(one.topic, []).append((title, one))
    lines = ["| target | met | not met |", "|---|---|---|"]
    for topic, entries in topics.items():
        missed = [
            f"{one.name} ({title}) {_figure(one)}"
            for title, one in entries
            if one.verdict.endswith("not met")
        ]
        met = len(entries) - len(missed)
        lines.append(f"| {topic} | {met} of {len(entries)} | {'; '.join(missed) or '-'} |")
    return "\n".join(lines) + "\n"


def _table(columns: dict[str, list[Finding]]) -> str:
    """Every figure. Bold is not met; ~ says that the interval reaches across the limit."""
    rows: dict[tuple[str, str], dict[str, Finding]] = {}
    for title, found in columns.items():
        for one in found:
            rows.setdefault((one.topic, one.name), {})[title] = one
    lines = [f"| figure | target | {' | '.join(columns)} |", "|---" * (len(columns) + 2) + "|"]
    topics = list(dict.fromkeys(topic for topic, _ in rows))
    for (topic, name), cells in sorted(rows.items(), key=lambda row: topics.index(row[0][0])):
        wanted = {_wanted(topic, one) for one in cells.values()} - {""}
        texts = [_cell(cells[title]) if title in cells else "" for title in columns]
        lines.append(f"| {topic}: {name} | {', '.join(wanted)} | {' | '.join(texts)} |")
    return "\n".join(lines) + "\n"


def _engineers(games: list[Game]) -> str:
    """Each engineer's share by the card beside it; what other counts of the cards could reach."""
    kinds = ("engineers", *terms.INSTANTS, *terms.DEVELOPMENTS)
    lines = [
        "How often an engineer is taken, by the card beside it, and the least and most that any "
        "counts of our cards could give (all set-ups together):\n",
        f"| engineer | beside {' | '.join(kinds)} | reach |",
        "|---" * (len(kinds) + 2) + "|",
    ]
    for one in balance_targets.reaches(games):
        cells = [f"{one.beside[kind][0]:.0f} %" if kind in one.beside else "" for kind in kinds]
        reach = f"{one.least:.0f} to {one.most:.0f} %"
        lines.append(f"| {one.engineer} | {' | '.join(cells)} | {reach} |")
    return "\n".join(lines) + "\n"


def _wanted(topic: str, one: Finding) -> str:
    if one.low is None or one.high is None:
        return ""
    if topic.startswith("start"):
        return f"fair share within {(one.high - one.low) / 2:.0f} points"
    return f"{one.low:.0f} to {one.high:.0f}{' %' if one.unit else ''}"


def _figure(one: Finding) -> str:
    unit = " %" if one.unit else ""
    return f"{one.value:.1f}{unit} ± {one.half:.1f}"


def _cell(one: Finding) -> str:
    if one.cases < balance_targets.FEW:
        return f"only {one.cases}"
    figure = _figure(one)
    if one.verdict.endswith("not met"):
        figure = f"**{figure}**"
    return figure + (" ~" if one.verdict.startswith("about") else "")


def write(tables: str, path: Path) -> None:
    """Put the tables between the two marks of a file; the words around them stay."""
    before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise GameError(f"{path}: has no '{BEGIN}' and '{END}'")
    path.write_text(f"{before}{BEGIN}\n\n{tables}\n{END}{after}", encoding="utf-8")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure the balance of the designed values.")
    parser.add_argument("--into", type=Path, required=True, metavar="DIR")
    parser.add_argument("--players", default="2,3,4", metavar="A[,B]")
    parser.add_argument("--special-tiles", action="store_true")
    parser.add_argument("--bot", default=NEUTRAL, help="a name of the ladder")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="of each set-up")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--data-set", type=Path, metavar="FILE")
    parser.add_argument("--report", nargs="?", type=Path, const=REPORT, metavar="FILE")
    args = parser.parse_args(argv)
    try:
        spec = game(args.data_set)
        ladder.check(args.bot, spec)
        for players in map(int, args.players.split(",")):
            setting = Setting(args.bot, players, args.special_tiles, args.seed, spec.data_digest)
            if args.games > 0:
                measure(args.into, setting, args.games, args.jobs, args.data_set)
        tables = report(args.into)
        if args.report is None:
            print(tables, end="")
        else:
            write(tables, args.report)
    except (GameError, OSError, ValueError) as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
