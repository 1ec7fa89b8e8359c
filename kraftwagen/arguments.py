"""The parts that all commands share: arguments, output, exit codes."""

from __future__ import annotations

import argparse
import contextlib
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kraftwagen.command_words import Parser, words
from kraftwagen.engine.errors import GameError, one_line

if TYPE_CHECKING:
    from kraftwagen.engine.types import Json

OK: Final = 0
DIVERGED: Final = 1
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
LARGEST_SEED: Final = (1 << 60) - 1
Run = Callable[[argparse.Namespace], int]
"""A function that carries out a command and returns its exit code."""


class BadUse(GameError):
    """Raised for wrong arguments or an environment in which the program cannot work."""


def add_globals(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that all commands have to a parser."""
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="command.help.data_dir")
    parser.add_argument("--data-set", type=Path, metavar="FILE", help="command.help.data_set")
    parser.add_argument("--game", metavar="ID", help="command.help.game")
    parser.add_argument("--seed", type=read_seed, metavar="N", help="command.help.seed")
    parser.add_argument("--open", type=Path, metavar="FILE", help="command.help.open")
    screen = parser.add_mutually_exclusive_group()
    screen.add_argument(
        "--windowed", dest="fullscreen", action="store_false", help="command.help.windowed"
    )
    screen.add_argument(
        "--fullscreen", dest="fullscreen", action="store_true", help="command.help.fullscreen"
    )
    parser.add_argument("--language", metavar="CODE", help="command.help.language")


def read_count(text: str) -> int:
    """Parse a whole number of at least 1; raises ArgumentTypeError."""
    number = read_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(words("command.fault.small", value=str(number)))
    return number


def read_seed(text: str) -> int:
    """Parse a whole number from 0 to LARGEST_SEED; raises ArgumentTypeError."""
    number = read_number(text)
    if not 0 <= number <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(
            words("command.fault.seed", value=str(number), most=str(LARGEST_SEED))
        )
    return number


def read_number(text: str) -> int:
    """Parse a whole number; raises ArgumentTypeError."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(words("command.fault.number", text=text)) from None


def game_of(args: argparse.Namespace) -> str:
    """Return the id of the game named, else of the game played last, else of the oldest game.

    Raises GameError for an unknown id.
    """
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


def options_of(args: argparse.Namespace) -> dict[str, Json]:
    """Return the options of the game given by flags or ``--option``; raises BadUse, BadOption."""
    from kraftwagen.engine import registry

    declared = {option.name: option for option in registry.load(game_of(args)).declared_options}
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


def switches(argv: Sequence[str]) -> list[str]:
    """Return the names of all yes-or-no set-up options of the chosen game, none of single seats.

    The game is found as by ``game_of``; raises GameError for an unknown one.
    """
    from kraftwagen.engine import registry

    early = Parser(add_help=False, allow_abbrev=False)
    early.add_argument("--game")
    early.add_argument("--data-dir", type=Path)
    found = early.parse_known_args(argv)[0]
    return [
        option.name
        for option in registry.load(game_of(found)).declared_options
        if option.kind == "bool" and not option.per_seat
    ]


# -- output


class Progress:
    """Shows a counter, its rate and the time left in one line of stderr, if it is a terminal."""

    def __init__(self, what: str = "block", every: int = 1) -> None:
        self.what = what
        self.every = every
        self.began = time.monotonic()
        self.before: int | None = None
        """The count at the first call, from which the rate is measured; None until then."""

    def __call__(self, done: int, total: int) -> None:
        """Show that ``done`` of ``total`` are done."""
        if self.before is None:
            self.before = done - 1
        if not sys.stderr.isatty() or (done % self.every and done != total):
            return
        each = (time.monotonic() - self.began) / max(1, done - self.before)
        left = f"{60 / max(each, 1e-9):.3g} a minute, {each * (total - done) / 60:.0f} minutes left"
        end = "\n" if done == total else "\r"
        print(f"{self.what} {done} of {total}, {left}  ", end=end, file=sys.stderr, flush=True)


def say(text: str) -> None:
    """Print the result of a command to stdout, without control characters."""
    print("\n".join(map(one_line, text.split("\n"))), flush=True)
