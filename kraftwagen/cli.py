"""The command line: the window, replays, the rulebook, the self-test, the commands of ``tools``.

Exit codes: 0 done, 1 a replay diverged or a puzzle does not hold, 2 wrong use or a bad file, 130
stopped with Ctrl+C, 141 the reader of the output has closed it. Errors are one line on stderr; only
results go to stdout.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from kraftwagen.arguments import (
    BROKEN_PIPE,
    DIVERGED,
    INTERRUPTED,
    OK,
    BadUse,
    Progress,
    Run,
    add_globals,
    game_of,
    read_count,
    say,
)
from kraftwagen.command_words import PROGRAM, Parser, complain, fault, listen, words
from kraftwagen.commit import named_version
from kraftwagen.engine.errors import GameError, one_line, why
from kraftwagen.match.files import ENDINGS
from kraftwagen.terminal import drop_output, give_streams, helpers_of_our_own

if TYPE_CHECKING:
    from kraftwagen.match.archive import Survey
    from kraftwagen.match.record import Record


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with ``argv``, by default that of the process; returns the exit code."""
    if getattr(sys, "frozen", False):  # helper processes of such a build start here, too
        from multiprocessing import freeze_support

        freeze_support()
    give_streams()
    try:
        argv = sys.argv[1:] if argv is None else argv
        listen(argv)
        file = _clicked(argv)
        args = _parser(argv).parse_args([] if file else argv)
        if file is not None:
            args.file = file
        command: Run = args.command
        if args.open is not None and command is not _window:
            raise BadUse(words("command.fault.open"))
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
        return complain(str(error))
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return complain(f"{name}{why(error)}")
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        told = {"kind": type(error).__name__, "place": where, "problem": str(error)}
        return complain(words("command.fault.unexpected", **told))


# -- commands


def _window(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.ui.language.i18n import is_language
    from kraftwagen.ui.tables.hooks import with_table

    if args.data_dir is not None and args.data_dir.exists() and not args.data_dir.is_dir():
        raise BadUse(words("command.fault.folder", folder=str(args.data_dir)))
    if args.language and not is_language(args.language):
        raise BadUse(words("command.fault.language", language=args.language))
    first, ids = game_of(args), registry.game_ids()
    shown = with_table(sorted(ids, key=lambda game: game != registry.oldest()))
    if first not in shown:
        raise BadUse(words("command.fault.no_table", game=registry.title(first), program=PROGRAM))
    own = registry.load(first, args.data_set) if args.data_set is not None else first
    games = registry.Shelf([own if game == first else game for game in shown])
    record = _read_record(args.open) if args.open is not None else None
    try:
        from kraftwagen.ui import launch
    except ImportError as error:
        raise BadUse(words("command.fault.window", problem=str(error))) from error
    if args.file is not None and launch.handed_over(args.file):
        return OK
    if launch.headless():
        library = launch.missing_library()
        if library:
            raise BadUse(words("command.fault.library", library=library))
        raise BadUse(words("command.fault.no_display"))
    return launch.run_window(
        games,
        game=args.game or "",
        data_dir=args.data_dir,
        fullscreen=args.fullscreen,
        language=args.language,
        open_record=record,
        open_file=args.file,
        seed=args.seed,
    )


def _replay(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.match import archive

    if args.game is not None:
        registry.title(args.game)
    if len(args.files) == 1 and not args.files[0].is_dir() and not args.json:
        return _replay_one(args.files[0], args.game, args.data_set)

    for path in args.files:
        if not path.exists():
            raise BadUse(words("command.fault.no_file", file=str(path)))
    files = archive.gather(args.files)
    if not files:
        raise BadUse(words("command.fault.no_games", folder=str(args.files[0])))
    told = Progress("file", every=50)
    found = archive.survey(
        files, args.jobs, game=args.game or "", data_set=args.data_set, progress=told
    )
    say(json.dumps(found.json(), indent=2) if args.json else _survey_text(found))
    return OK if found.sound else DIVERGED


def _replay_one(path: Path, game: str | None, data_set: Path | None) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.match import match, replay
    from kraftwagen.match.record import BadRecord

    record = _read_record(path)
    spec = registry.load(game or record.header.game, data_set)
    try:
        match.played_by(spec, record.header)
    except BadRecord as error:  # of other rules or data: that is no divergence
        raise BadUse(f"{path}: {fault(error)}") from error
    divergence = replay.verify(record, spec)
    if divergence is not None:
        say(f"{one_line(path.name)}: {divergence}")
        return DIVERGED
    say(f"{one_line(path.name)}: {len(record.decisions)} decisions replayed, all as recorded")
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
        raise BadUse(words("command.fault.window", problem=str(error))) from error
    games = with_table([game_of(args)] if args.game is not None else registry.game_ids())
    if not games:
        raise BadUse(
            words("command.fault.no_table", game=registry.title(game_of(args)), program=PROGRAM)
        )
    return selftest.run(games)


def _rulebook(args: argparse.Namespace) -> int:
    from kraftwagen.engine import registry
    from kraftwagen.ui import printing

    spec = registry.load(game_of(args), args.data_set)
    say(printing.print_rulebook(spec, args.out, args.language, complain))
    return OK


def _read_record(path: Path) -> Record:
    from kraftwagen.match import files, record

    try:
        return files.read(path)
    except record.BadRecord as error:
        raise BadUse(f"{path}: {fault(error)}") from error


def _version(args: argparse.Namespace) -> int:
    say(f"{PROGRAM} {named_version()}")
    return OK


def _report(args: argparse.Namespace) -> int:
    from kraftwagen.ui.platform.paths import find_paths
    from kraftwagen.ui.platform.system_report import system_report

    say(system_report(find_paths(args.data_dir)))
    return OK


# -- arguments


def _clicked(argv: Sequence[str]) -> Path | None:
    """Return the game that a desktop gives as the only argument, as after a double click."""
    if len(argv) != 1 or argv[0].startswith("-"):
        return None
    file = Path(argv[0])
    return file if file.suffix.lower() in ENDINGS else None


def _parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """Make the parser, with the option flags of the game that the arguments name."""
    shared = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    add_globals(shared)
    parser = Parser(
        prog=PROGRAM,
        description="command.about",
        allow_abbrev=False,
    )
    add_globals(parser)
    parser.add_argument("--version", action="store_const", dest="command", const=_version,
                        help="command.help.version")  # fmt: skip
    parser.set_defaults(
        command=_window,
        data_dir=None,
        data_set=None,
        game=None,
        seed=None,
        open=None,
        file=None,
        fullscreen=None,
        language="",
    )
    commands = parser.add_subparsers(
        metavar="COMMAND", title="command.heading.commands", parser_class=Parser
    )

    def add(name: str, text: str, run: Run) -> Parser:
        command = commands.add_parser(
            name, help=text, description=text, parents=[shared], allow_abbrev=False
        )
        command.set_defaults(command=run)
        return command

    replay = add("replay", "command.help.replay", _replay)
    replay.add_argument("files", type=Path, nargs="+", metavar="FILE", help="command.help.files")
    replay.add_argument(
        "--verify", action="store_true", required=True,
        help="command.help.verify",
    )  # fmt: skip
    replay.add_argument("--json", action="store_true", help="command.help.json")
    replay.add_argument(
        "--jobs", type=read_count, default=os.cpu_count() or 1, metavar="J",
        help="command.help.jobs",
    )  # fmt: skip
    rulebook = add("rulebook", "command.help.rulebook", _rulebook)
    rulebook.add_argument("--out", type=Path, required=True, metavar="FILE.pdf")
    add("self-test", "command.help.self_test", _self_test)
    add("report", "command.help.report", _report)
    if find_spec("kraftwagen.tools") is not None:  # the standalone program comes without
        from kraftwagen.tools.commands import add_commands

        add_commands(add, argv)
    return parser
