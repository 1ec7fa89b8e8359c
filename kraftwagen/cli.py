"""The command line: the window, simulations, ratings, replays, puzzles and the self-test.

Exit codes: 0 done, 1 a replay diverged or a puzzle does not hold, 2 wrong use or a bad file, 130
stopped with Ctrl+C, 141 nobody reads the output any more. Errors are one line; nothing but the
result goes to stdout.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

import kraftwagen
from kraftwagen import compiled
from kraftwagen.engine.errors import GameError, one_line, why
from kraftwagen.terminal import complain, drop_output, give_streams, helpers_of_our_own

if TYPE_CHECKING:
    from kraftwagen.engine.types import Json
    from kraftwagen.match.archive import Survey
    from kraftwagen.match.record import Record

OK: Final = 0
DIVERGED: Final = 1
ERROR: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
LARGEST_SEED: Final = (1 << 60) - 1
_PROCESSES: Final = "processes to use, default: 1"


class BadUse(GameError):
    """Wrong arguments, or an environment in which the program cannot work."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with the arguments of the command line; returns the exit code."""
    if getattr(sys, "frozen", False):  # helper processes of such a build start here, too
        from multiprocessing import freeze_support

        freeze_support()
    give_streams()
    try:
        args = _parser(sys.argv[1:] if argv is None else argv).parse_args(argv)
        command: Callable[[argparse.Namespace], int] = args.command
        if args.open is not None and command is not _window:
            raise BadUse("--open: games are opened in the window: leave out the command")
        with helpers_of_our_own():
            code = command(args)
        sys.stdout.flush()
        return code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return BROKEN_PIPE
    except GameError as error:
        return _complain(str(error))
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return _complain(f"{name}{why(error)}")
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        return _complain(f"unexpected {type(error).__name__} at {where}: {error}")


# -- commands


def _window(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.ui.language.i18n import is_language
    from kraftwagen.ui.tables.hooks import with_table

    if args.data_dir is not None and args.data_dir.exists() and not args.data_dir.is_dir():
        raise BadUse(f"--data-dir: {args.data_dir} is not a folder")
    if args.language and not is_language(args.language):
        raise BadUse(f"--language: '{args.language}' is not the code of a language, as en is")
    first, shown = _game(args), with_table(registry.game_ids())
    if first not in shown:
        raise BadUse(f"{registry.title(first)} has no table yet; 'kraftwagen simulate' plays it")
    own = registry.load(first, args.data_set) if args.data_set is not None else first
    games = registry.Shelf([own, *(other for other in shown if other != first)])
    record = _read_record(args.open) if args.open is not None else None
    try:
        from kraftwagen.ui import launch
    except ImportError as error:
        raise BadUse(f"the window cannot be opened: {error}") from error
    if launch.headless():
        raise BadUse("the window cannot be opened: there is no display")
    return launch.run_window(
        games,
        game=args.game or "",
        data_dir=args.data_dir,
        fullscreen=args.fullscreen,
        language=args.language,
        open_record=record,
        seed=args.seed,
    )


def _simulate(args: argparse.Namespace) -> int:
    from kraftwagen.bots import arena

    compiled.make_beside()
    line_up = [name.strip() for name in args.seats.split(",")]
    result = arena.simulate(
        _game(args),
        line_up,
        args.games,
        args.seed or 0,
        args.jobs,
        _options(args),
        data_set=args.data_set,
    )
    _say(json.dumps(result, indent=2) if args.json else arena.table(result))
    return OK


def _arena(args: argparse.Namespace) -> int:
    from kraftwagen.bots import ladder, tournament
    from kraftwagen.engine import registry

    compiled.make_beside()
    spec = registry.load(_game(args))
    names = [name.strip() for name in args.bots.split(",")] if args.bots else ladder.offered(spec)
    settings = tournament.Settings(
        spec.id, tuple(names), args.players, args.seed or 0, _options(args)
    )
    result = tournament.run(
        settings, args.blocks, args.into, args.jobs, _progress, scheduler=args.scheduler
    )
    text = tournament.markdown(result)
    (args.into / "ratings.md").write_text(text, encoding="utf-8")
    (args.into / "ratings.json").write_text(json.dumps(result, indent=1), encoding="utf-8")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from kraftwagen.ui.drawing import rating_chart
    except ImportError as error:
        raise BadUse(f"{args.into}: tables written, but no chart: {error}") from error
    rating_chart.save(result, args.into / "ratings.png")
    _say(json.dumps(result, indent=2) if args.json else text.rstrip())
    return OK


def _challenges(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.learn import measure
    from kraftwagen.ui.platform.paths import assets_dir, learn_folder

    compiled.make_beside()
    game, amount = _game(args), (args.games, args.seed or 0, args.jobs)
    folder = learn_folder(assets_dir(), game)
    for line in measure.lines(registry.load(game), folder, args.only, *amount, keep=args.keep):
        _say(line)
    return OK


def _puzzles(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.learn import puzzle_command

    compiled.make_beside()
    spec, seed = registry.load(_game(args)), args.seed or 0
    if args.what == "check":
        held = puzzle_command.check(spec, args.file, seed, _say, keep=args.keep)
        return OK if held else DIVERGED
    puzzle_command.mine(spec, args.games, seed, _options(args), args.fewest, args.file, _say)
    return OK


def _progress(done: int, total: int, what: str = "block") -> None:
    """Show a counter in one line of stderr, if that is a terminal."""
    if sys.stderr.isatty():
        end = "\n" if done == total else "\r"
        print(f"{what} {done} of {total}", end=end, file=sys.stderr, flush=True)


def _count_files(done: int, total: int) -> None:
    if done % 50 == 0 or done == total:
        _progress(done, total, "file")


def _replay(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.match import archive

    if args.game is not None:
        registry.title(args.game)
    if len(args.files) == 1 and not args.files[0].is_dir() and not args.json:
        return _replay_one(args.files[0], args.game, args.data_set)

    for path in args.files:
        if not path.exists():
            raise BadUse(f"{path}: there is no such file or folder")
    files = archive.gather(args.files)
    if not files:
        raise BadUse(f"{args.files[0]}: there are no saved games in this folder")
    found = archive.survey(
        files, args.jobs, game=args.game or "", data_set=args.data_set, progress=_count_files
    )
    _say(json.dumps(found.json(), indent=2) if args.json else _survey_text(found))
    return OK if found.sound else DIVERGED


def _replay_one(path: Path, game: str | None, data_set: Path | None) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.match import match, replay
    from kraftwagen.match.record import BadRecord

    record = _read_record(path)
    spec = registry.load(game or record.header.game, data_set)
    try:
        match.check_header(spec, record.header)
    except BadRecord as error:  # of other rules or data: that is no divergence
        raise BadUse(f"{path}: {error}") from error
    divergence = replay.verify(record, spec)
    if divergence is not None:
        _say(f"{one_line(path.name)}: {divergence}")
        return DIVERGED
    _say(f"{one_line(path.name)}: {len(record.decisions)} decisions replayed, all as recorded")
    return OK


def _survey_text(found: Survey) -> str:
    """Format the result of many replays."""
    odd = [one for one in found.files if one.kind != "ok"]
    lines = [f"{one_line(str(one.path))}: {one.kind}: {one.problem}" for one in odd]
    counts = ", ".join(f"{found.counts[kind]} {kind}" for kind in ("ok", "diverged", "damaged"))
    lines.append(
        f"{len(found.files)} files: {counts}, {found.counts['foreign']} foreign, "
        f"in {found.seconds:.1f} s ({found.rate:.0f} per second)"
    )
    return "\n".join(lines)


def _self_test(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry

    try:
        from kraftwagen.ui import selftest
        from kraftwagen.ui.tables.hooks import with_table
    except ImportError as error:
        raise BadUse(f"the window cannot be opened: {error}") from error
    games = with_table([_game(args)] if args.game is not None else registry.game_ids())
    if not games:
        raise BadUse(f"{registry.title(_game(args))} has no table yet")
    return selftest.run(games)


def _rulebook(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.ui import printing

    spec = registry.load(_game(args), args.data_set)
    _say(printing.print_rulebook(spec, args.out, args.language, _complain))
    return OK


def _game(args: argparse.Namespace) -> str:
    """The game named, else the last one played, else the first one."""
    from kraftwagen.engine import registry

    if args.game is not None:
        registry.title(args.game)
        return str(args.game)
    with contextlib.suppress(ImportError):
        from kraftwagen.ui.platform import paths, settings

        kept, _ = settings.load_settings(paths.find_paths(args.data_dir).settings_file)
        if kept.last_game in registry.game_ids():
            return kept.last_game
    return registry.oldest()


def _options(args: argparse.Namespace) -> dict[str, Json]:
    """The options given for the game, by their own flags or by ``--option``."""
    from kraftwagen.engine import registry

    declared = {option.name: option for option in registry.load(_game(args)).declared_options}
    chosen: dict[str, Json] = dict.fromkeys(args.switches, True)
    for text in args.option:
        name, equals, value = text.partition("=")
        if name not in declared:
            known = ", ".join(sorted(declared)) or "none"
            raise BadUse(f"--option: unknown option '{name}': known are {known}")
        if not equals:
            raise BadUse(f"--option: give a value: {name}=VALUE")
        chosen[name] = declared[name].read(value)
    return chosen


def _read_record(path: Path) -> Record:
    from kraftwagen.match import files, record

    try:
        return files.read(path)
    except record.BadRecord as error:
        raise BadUse(f"{path}: {error}") from error


# -- arguments


class _Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(_complain(message))


def _parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """Make the parser, with the option flags of the game that the arguments name."""
    shared = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    _add_globals(shared)
    parser = _Parser(
        prog="kraftwagen",
        description="The board game Kraftwagen. Without a command the window opens.",
        allow_abbrev=False,
    )
    _add_globals(parser)
    parser.add_argument("--version", action="version", version=f"kraftwagen {_version()}")
    parser.set_defaults(
        command=_window,
        data_dir=None,
        data_set=None,
        game=None,
        seed=None,
        open=None,
        fullscreen=None,
        language="",
    )
    commands = parser.add_subparsers(metavar="COMMAND", title="commands", parser_class=_Parser)

    def add(name: str, text: str, run: Callable[[argparse.Namespace], int]) -> _Parser:
        command = commands.add_parser(
            name, help=text, description=text, parents=[shared], allow_abbrev=False
        )
        command.set_defaults(command=run)
        return command

    def add_options(command: _Parser) -> None:
        command.set_defaults(switches=[])
        for name in _switches(argv):
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
    simulate.add_argument("--games", type=_count, default=100, metavar="N", help="default: 100")
    simulate.add_argument("--jobs", type=_count, default=1, metavar="J", help=_PROCESSES)
    add_options(simulate)
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    arena = add("arena", "rate bots by a round robin on common deals", _arena)
    arena.add_argument(
        "--into", required=True, type=Path, metavar="DIR", help="where blocks and tables are kept"
    )
    arena.add_argument("--bots", metavar="A,B[,...]", help="default: all bots on offer")
    arena.add_argument("--players", type=_count, default=4, metavar="N", help="default: 4")
    arena.add_argument(
        "--blocks", type=_count, default=20, metavar="N",
        help="line-ups, each played in every rotation of its seats, default: 20; a larger number "
        "later goes on from there",
    )  # fmt: skip
    arena.add_argument("--jobs", type=_count, default=1, metavar="J", help=_PROCESSES)
    arena.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="spread the games over a Dask cluster, for example tcp://localhost:8786 "
        "(needs the extra 'cluster' here and on its workers)",
    )
    add_options(arena)
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    challenges = add("challenges", "let bots try challenges and print the medals", _challenges)
    challenges.add_argument("what", choices=["measure"], help="what to do with them")
    challenges.add_argument("--games", type=_count, default=100, metavar="N", help="tries of a bot")
    challenges.add_argument("--jobs", type=_count, default=1, metavar="J", help=_PROCESSES)
    challenges.add_argument("--only", default="", metavar="ID", help="one challenge")
    challenges.add_argument("--keep", action="store_true", help="keep the figures beside them")
    replay = add("replay", "play recorded games again", _replay)
    replay.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="a saved game or a folder of them"
    )
    replay.add_argument(
        "--verify", action="store_true", required=True,
        help="exit 1 at the first divergence; of many files, a summary and 1 unless all are sound",
    )  # fmt: skip
    replay.add_argument("--json", action="store_true", help="print one JSON object")
    replay.add_argument(
        "--jobs", type=_count, default=os.cpu_count() or 1, metavar="J",
        help="processes to use for many files, default: one for each core",
    )  # fmt: skip
    puzzles = add("puzzles", "find puzzles in games of bots, or prove those of a file", _puzzles)
    puzzles.add_argument("what", choices=["mine", "check"], help="check exits 1 unless all hold")
    puzzles.add_argument("file", type=Path, metavar="FILE", help="of the puzzles")
    puzzles.add_argument("--games", type=_count, default=10, metavar="N", help="default: 10")
    puzzles.add_argument("--fewest", type=_count, default=6, metavar="N", help="ways in each")
    puzzles.add_argument("--keep", action="store_true", help="write proofs, drop what fails")
    add_options(puzzles)
    rulebook = add("rulebook", "write the rulebook as a PDF for printing", _rulebook)
    rulebook.add_argument("--out", type=Path, required=True, metavar="FILE.pdf")
    add(
        "self-test",
        "play a bot game of each game through every scene without a display",
        _self_test,
    )
    return parser


def _switches(argv: Sequence[str]) -> list[str]:
    """The yes-or-no options of the game that the arguments name, for commands that take them."""
    from kraftwagen.engine import registry

    if not {"simulate", "arena", "puzzles"} & set(argv):
        return []
    early = _Parser(add_help=False, allow_abbrev=False)
    early.add_argument("--game")
    early.add_argument("--data-dir", type=Path)
    found = early.parse_known_args(argv)[0]
    return [
        option.name
        for option in registry.load(_game(found)).declared_options
        if option.kind == "bool" and not option.per_seat
    ]


def _add_globals(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="where settings, saves and logs are kept"
    )
    parser.add_argument(
        "--data-set", type=Path, metavar="FILE", help="component data instead of the built-in"
    )
    parser.add_argument("--game", metavar="ID", help="default: the one played last")
    parser.add_argument("--seed", type=_seed, metavar="N", help="makes games repeatable")
    parser.add_argument(
        "--open", type=Path, metavar="FILE", help="continue a saved game, replay a finished one"
    )
    screen = parser.add_mutually_exclusive_group()
    screen.add_argument("--windowed", dest="fullscreen", action="store_false")
    screen.add_argument("--fullscreen", dest="fullscreen", action="store_true")
    parser.add_argument("--language", metavar="CODE", help="for example en")


def _count(text: str) -> int:
    number = _number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is below 1")
    return number


def _seed(text: str) -> int:
    number = _number(text)
    if not 0 <= number <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"{number} is not in 0..{LARGEST_SEED}")
    return number


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None


def _version() -> str:
    return kraftwagen.__version__


# -- output


def _say(text: str) -> None:
    print("\n".join(map(one_line, text.split("\n"))), flush=True)


def _complain(text: str) -> int:
    """Print an error; returns its exit code."""
    complain("kraftwagen", text)
    return ERROR
