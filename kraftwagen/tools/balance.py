"""Measures the component values that this project has designed, in games between bots.

The results go into BALANCE.md.

    python -m kraftwagen.tools.balance --game GAME     1,000 games each of 2, 3 and 4 players
        --variant advanced --players 3 4               a variant of the game; 3 and 4 players
        --games 0 --report                             write the games so far into BALANCE.md

Games are kept in a folder, one file for each set-up. A new run plays only the missing ones, so that
it may be stopped at any time and asked for more games later. Without ``--report`` the tables go to
stdout. The same arguments give the same games on every machine, compiled
(``packaging/compile_core.py``, ten times as fast) or not.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots import ladder
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import registry
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.tools import arena, games
from kraftwagen.tools.balance_figures import Measures, tables

GAMES: Final[Mapping[str, Measures[Any]]] = {
    game: module.MEASURES for game, module in games.each("balance").items()
}
NEUTRAL = "neutral"
"""Name of a bot that uses the careful estimate alone, fast enough for thousands of games."""
ROOT = Path(__file__).resolve().parents[2]
BEGIN = "<!-- written by kraftwagen.tools.balance from here -->"
END = "<!-- to here -->"


def report_of(name: str) -> Path:
    """Return the path of a game's BALANCE.md."""
    return Path(__file__).parents[1] / "games" / name / "BALANCE.md"


@dataclass(frozen=True)
class Setting:
    """The settings that all games of a file share; ``variant`` is "" for the plain game."""

    game: str
    bot: str
    players: int
    variant: str
    seed: int
    data_digest: str

    @property
    def file(self) -> str:
        return f"{'-'.join(filter(None, (self.bot, str(self.players), self.variant)))}.jsonl"

    @property
    def title(self) -> str:
        variant = GAMES[self.game].variants.get(self.variant)
        return f"{self.players} players{f', {variant.words}' if variant else ''}"

    @property
    def options(self) -> dict[str, bool]:
        """The set-up options: that of the variant is on, those of other variants are off."""
        variants = GAMES[self.game].variants
        chosen = variants.get(self.variant)
        return {
            one.option: chosen is not None and one.option == chosen.option
            for one in variants.values()
        }


@cache
def game(name: str, data_set: Path | None) -> GameSpec[Any]:
    """Load a game, once in each process, and register the neutral bot."""
    ladder.register(NEUTRAL, partial(SearchBot, Level(NEUTRAL, learned=True)))
    return registry.load(name, data_set)


def play(number: int, *, setting: Setting, data_set: Path | None) -> Any:
    """Play the game that number and setting determine; returns its ``Measures.observe``."""
    spec = game(setting.game, data_set)
    variant = GAMES[setting.game].variants.get(setting.variant)
    if variant and variant.begin:
        spec = variant.begin(spec)
    deal = arena.deal_of(setting.seed, number)
    start = spec.new(setting.players, deal, setting.options)
    observe = GAMES[setting.game].observe
    kept: list[Any] = []
    arena.play(
        spec,
        (setting.bot,) * setting.players,
        deal,
        setting.options,
        lambda happened, end: kept.append(observe(happened, start, end)),
    )
    return kept[0]


def load(path: Path, setting: Setting | None = None) -> tuple[Setting, list[Any]]:
    """Load the setting and the games of a file, without an incomplete last line.

    Raises GameError for a file of another kind or with a setting other than ``setting``.
    """
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    try:
        found = Setting(**json.loads(lines[0]))
        kept = GAMES[found.game].kept
        games = [kept(**json.loads(line)) for line in lines[1:]]
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise GameError(f"{path}: does not hold games kept by this program ({error})") from error
    if setting not in (None, found):
        raise GameError(f"{path}: holds games of {found}, not of {setting}")
    return found, games


def measure(folder: Path, setting: Setting, games: int, jobs: int, data_set: Path | None) -> None:
    """Play the games of a setting that are missing up to ``games`` and append them to its file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / setting.file
    path.touch()
    with path.open("r+b") as file:
        file.truncate(file.read().rfind(b"\n") + 1)
    if not path.stat().st_size:
        path.write_text(_line(setting), encoding="utf-8", newline="\n")
    _, known = load(path, setting)
    one = partial(play, setting=setting, data_set=data_set)
    with path.open("a", encoding="utf-8", newline="\n") as lines:
        for kept in _played(one, range(len(known), games), jobs):
            lines.write(_line(kept))
            lines.flush()


def _line(kept: Any) -> str:
    return json.dumps(asdict(kept)) + "\n"


def _played(one: partial[Any], numbers: range, jobs: int) -> Iterator[Any]:
    if jobs == 1:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, numbers, chunksize=4)


def report(folder: Path, name: str) -> str:
    """Return tables, as Markdown, of all games in a folder; raises GameError."""
    loaded = [load(path) for path in sorted(folder.glob("*.jsonl"))]
    loaded = [(setting, games) for setting, games in loaded if games]
    if not loaded:
        raise GameError(f"{folder}: no games have been played into this folder")
    if others := {setting.game for setting, _ in loaded} - {name}:
        raise GameError(f"{folder}: holds games of {', '.join(sorted(others))}, not of {name}")
    bots = sorted({setting.bot for setting, _ in loaded})
    return "\n".join(
        _of_bot(bot, [entry for entry in loaded if entry[0].bot == bot]) for bot in bots
    )


def _of_bot(bot: str, played: list[tuple[Setting, list[Any]]]) -> str:
    played.sort(key=lambda entry: (entry[0].variant, entry[0].players))
    measures = GAMES[played[0][0].game]
    columns = {setting.title: measures.findings(games) for setting, games in played}
    counts = ", ".join(f"{len(games)} with {setting.title}" for setting, games in played)
    digests = ", ".join(sorted({setting.data_digest for setting, _ in played}))
    seeds = ", ".join(sorted({str(setting.seed) for setting, _ in played}))
    begin = f"### {bot} at all seats\n\nGames: {counts}. Seed {seeds}, data {digests}.\n"
    more = measures.more([game for _, games in played for game in games])
    return "\n".join(filter(None, (begin, tables(columns), more)))


def write(text: str, path: Path) -> None:
    """Replace the text between the two marks of a file; raises GameError without marks."""
    before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise GameError(f"{path}: has no '{BEGIN}' and '{END}'")
    path.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure the balance of the designed values.")
    parser.add_argument("--game", choices=list(GAMES), default=registry.oldest())
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER", help="build/balance/GAME if left out"
    )
    parser.add_argument("--players", nargs="+", default=["2,3,4"], metavar="N")
    parser.add_argument("--variant", default="", help="another set-up of the game")
    flags: dict[str, str] = {}
    for measures in GAMES.values():
        for name, variant in measures.variants.items():
            flags.setdefault(f"--{variant.option.replace('_', '-')}", name)
    for flag, name in flags.items():
        parser.add_argument(flag, dest="variant", action="store_const", const=name,
                            help=f"the same as --variant {name}")  # fmt: skip
    parser.add_argument("--bot", nargs="+", default=[NEUTRAL], help="names of the ladder")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="of each set-up")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--data-set", type=Path, metavar="FILE")
    parser.add_argument("--report", nargs="?", const="", metavar="FILE",
                        help="write into this file, without a name the game's own")  # fmt: skip
    return parser


def _settings(args: argparse.Namespace) -> list[Setting]:
    """Return the settings that the arguments ask for; raises GameError for unknown ones."""
    known = GAMES[args.game].variants
    if args.variant and args.variant not in known:
        raise GameError(f"--variant: {args.game} knows {', '.join(known)}, not {args.variant}")
    spec = game(args.game, args.data_set)
    for bot in args.bot:
        ladder.check(bot, spec)
    seats = [int(number) for text in args.players for number in text.split(",")]
    return [
        Setting(args.game, bot, players, args.variant, args.seed, spec.data_digest)
        for bot in args.bot
        for players in seats
    ]


def main(argv: Sequence[str]) -> int:
    """Play the missing games, then print or write the tables; returns the exit code."""
    args = _parser().parse_args(argv)
    folder = args.into or ROOT / "build" / "balance" / args.game
    try:
        for setting in _settings(args):
            if args.games > 0:
                measure(folder, setting, args.games, args.jobs, args.data_set)
        text = report(folder, args.game)
        if args.report is None:
            print(text, end="")
        else:
            write(text, Path(args.report) if args.report else report_of(args.game))
    except (GameError, OSError, ValueError) as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
