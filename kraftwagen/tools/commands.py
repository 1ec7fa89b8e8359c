"""The commands that make and measure the games: simulate, arena, challenges, puzzles."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kraftwagen import compiled
from kraftwagen.arguments import (
    DIVERGED,
    OK,
    BadUse,
    Progress,
    Run,
    game_of,
    options_of,
    read_count,
    say,
    switches,
)
from kraftwagen.command_words import Parser

_PROCESSES: Final = "processes to use, default: 1"
_WITH_OPTIONS: Final = ("simulate", "arena", "puzzles")


def add_commands(add: Callable[[str, str, Run], Parser], argv: Sequence[str]) -> None:
    """Add commands by ``add(name, help, run)``, with flags for the options of ``argv``'s game."""
    known = switches(argv) if set(_WITH_OPTIONS) & set(argv) else []

    def add_options(command: Parser) -> None:
        command.set_defaults(switches=[])
        for name in known:
            command.add_argument(
                f"--{name.replace('_', '-')}", dest="switches", action="append_const", const=name,
                help=f"play with {name.replace('_', ' ')}",
            )  # fmt: skip
        command.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE",
            help="an option of the game; values for each seat with commas",
        )  # fmt: skip

    simulate = add("simulate", "let bots play many games and print what came of them", _simulate)
    simulate.add_argument(
        "--seats", required=True, metavar="A,B[,C,D]", help="the bot of each seat, by name"
    )
    simulate.add_argument("--games", type=read_count, default=100, metavar="N", help="default: 100")
    simulate.add_argument("--jobs", type=read_count, default=1, metavar="J", help=_PROCESSES)
    add_options(simulate)
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    arena = add("arena", "rate bots by a round robin on common deals", _arena)
    arena.add_argument(
        "--into", required=True, type=Path, metavar="DIR", help="where blocks and tables are kept"
    )
    arena.add_argument("--bots", metavar="A,B[,...]", help="default: all bots on offer")
    arena.add_argument("--players", type=read_count, default=4, metavar="N", help="default: 4")
    arena.add_argument(
        "--blocks", type=read_count, default=20, metavar="N",
        help="line-ups, each played in every rotation of its seats, default: 20; a larger number "
        "later goes on from there",
    )  # fmt: skip
    arena.add_argument("--jobs", type=read_count, default=1, metavar="J", help=_PROCESSES)
    arena.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="spread the games over a Dask cluster, for example tcp://localhost:8786 "
        "(needs the extra 'cluster' here and on its workers)",
    )
    add_options(arena)
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    challenges = add("challenges", "let bots try challenges and print the medals", _challenges)
    challenges.add_argument(
        "what", choices=["measure", "career", "rules"],
        help="what to measure: challenges, chapters, or how the rules of chapters change the play",
    )  # fmt: skip
    challenges.add_argument(
        "--games", type=read_count, default=100, metavar="N", help="tries of a bot"
    )
    challenges.add_argument("--jobs", type=read_count, default=1, metavar="J", help=_PROCESSES)
    challenges.add_argument("--only", default="", metavar="ID", help="one challenge")
    challenges.add_argument("--keep", action="store_true", help="keep the figures beside them")
    puzzles = add("puzzles", "find puzzles in games of bots, or prove those of a file", _puzzles)
    puzzles.add_argument(
        "what", choices=["mine", "label", "check"], help="check exits 1 unless all hold"
    )
    puzzles.add_argument("file", type=Path, metavar="FILE", help="of the puzzles")
    puzzles.add_argument("--games", type=read_count, default=10, metavar="N", help="default: 10")
    puzzles.add_argument("--fewest", type=read_count, default=6, metavar="N", help="ways in each")
    puzzles.add_argument("--keep", action="store_true", help="write proofs, drop what fails")
    add_options(puzzles)


def _simulate(args: argparse.Namespace) -> int:
    from kraftwagen.tools import arena

    compiled.make_beside()
    line_up = [name.strip() for name in args.seats.split(",")]
    result = arena.simulate(
        game_of(args),
        line_up,
        args.games,
        args.seed or 0,
        args.jobs,
        options_of(args),
        data_set=args.data_set,
    )
    say(json.dumps(result, indent=2) if args.json else arena.table(result))
    return OK


def _arena(args: argparse.Namespace) -> int:
    from kraftwagen.bots import ladder
    from kraftwagen.engine import registry
    from kraftwagen.tools import tournament

    compiled.make_beside()
    spec = registry.load(game_of(args))
    names = [name.strip() for name in args.bots.split(",")] if args.bots else ladder.offered(spec)
    settings = tournament.Settings(
        spec.id, tuple(names), args.players, args.seed or 0, options_of(args)
    )
    result = tournament.run(
        settings, args.blocks, args.into, args.jobs, Progress(), scheduler=args.scheduler
    )
    text = tournament.markdown(result)
    (args.into / "ratings.md").write_text(text, encoding="utf-8")
    (args.into / "ratings.json").write_text(json.dumps(result, indent=1), encoding="utf-8")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from kraftwagen.tools import rating_chart
    except ImportError as error:
        raise BadUse(f"{args.into}: tables written, but no chart: {error}") from error
    rating_chart.save(result, args.into / "ratings.png")
    say(json.dumps(result, indent=2) if args.json else text.rstrip())
    return OK


def _challenges(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.tools import career_rules, measure, measure_career
    from kraftwagen.ui.platform.paths import assets_dir, learn_folder

    compiled.make_beside()
    game, amount = game_of(args), (args.games, args.seed or 0, args.jobs)
    folder = learn_folder(assets_dir(), game)
    if args.what == "career":
        spec, folder = registry.load(game), folder.parent
        for line in measure_career.lines(spec, folder, *amount[:2], keep=args.keep):
            say(line)
        return OK
    if args.what == "rules":
        spec, folder = registry.load(game), folder.parent
        for line in career_rules.lines(spec, folder, *amount[:2], args.only, keep=args.keep):
            say(line)
        return OK
    for line in measure.lines(registry.load(game), folder, args.only, *amount, keep=args.keep):
        say(line)
    return OK


def _puzzles(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.learn.rulebook import read_rulebook
    from kraftwagen.tools import puzzle_command
    from kraftwagen.ui.platform.paths import assets_dir, learn_folder

    compiled.make_beside()
    spec, seed = registry.load(game_of(args)), args.seed or 0
    book = read_rulebook(learn_folder(assets_dir(), spec.id), spec, lambda key: True)
    if args.what == "label":
        puzzle_command.label(spec, args.file, book, say)
        return OK
    if args.what == "check":
        held = puzzle_command.check(spec, args.file, seed, say, keep=args.keep)
        return OK if held else DIVERGED
    puzzle_command.mine(spec, args.games, seed, options_of(args), args.fewest, book, args.file, say)
    return OK
