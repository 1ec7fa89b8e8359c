"""The words of the command line in the player's language, loaded when the first is needed."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from kraftwagen import terminal

if TYPE_CHECKING:
    from kraftwagen.match.record import BadRecord
    from kraftwagen.ui.language.i18n import Translator

PROGRAM: Final = __name__.partition(".")[0]
"""The name of the command."""
ERROR: Final = 2
"""The exit code of wrong use."""
_ARGPARSE: Final = {
    "options": "command.heading.options",
    "positional arguments": "command.heading.arguments",
    "show this help message and exit": "command.help.help",
}
"""What argparse says in a help, and the keys of our own words for it."""
_FAULTS: Final = {
    "command.fault.missing": r"the following arguments are required: (?P<names>.*)",
    "command.fault.unknown": r"unrecognized arguments: (?P<names>.*)",
    "command.fault.value": r"argument (?P<name>.*?): expected .*argument.*",
    "command.fault.both": r"argument (?P<name>.*?): not allowed with argument (?P<other>.*)",
    "command.fault.choice": r"argument (?P<name>.*?): invalid choice: (?P<value>.*)"
    r" \(.*from (?P<known>.*)\)",
    "command.fault.argument": r"argument (?P<name>.*?): (?P<problem>.*)",
}
"""What argparse says of wrong arguments; what it says otherwise stays in English."""

_asked: Sequence[str] = ()


def listen(argv: Sequence[str]) -> None:
    """Take the language from arguments; without one it is that of the window.

    Arguments are read here before they are parsed, as parsing already has words to say.
    """
    global _asked
    _asked = tuple(argv)
    _translator.cache_clear()


def words(key: str, **values: object) -> str:
    """Return a text of the command line; ``key`` begins with "command."."""
    return _translator()(key, **values)


def fault(problem: BadRecord) -> str:
    """Return a fault of a file with a game as a sentence."""
    from kraftwagen.ui.presenters.library import sentence

    return sentence(_translator(), problem)


@cache
def _translator() -> Translator:
    from kraftwagen.ui.language.i18n import Translator, is_language
    from kraftwagen.ui.platform.paths import assets_dir, find_paths
    from kraftwagen.ui.platform.settings import load_settings
    from kraftwagen.ui.platform.system import system_language

    wanted, folder = _option("--language"), _option("--data-dir")
    if not is_language(wanted):
        paths = find_paths(Path(folder) if folder else None)
        wanted = load_settings(paths.settings_file)[0].language
    return Translator(assets_dir() / "locale", wanted or system_language(assets_dir()))


def _option(wanted: str) -> str:
    """Return the value of an option that was asked for; empty without it."""
    for one, after in pairwise((*_asked, "")):
        name, equals, value = one.partition("=")
        if name == wanted:
            return value if equals else after
    return ""


class Formatter(argparse.HelpFormatter):
    """Writes a help in which keys of texts are replaced by the texts."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:  # it is empty where a name of a command is made
            prefix = f"{words('command.heading.usage')} "
        super().add_usage(usage, actions, groups, prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(_said(heading))

    def add_text(self, text: str | None) -> None:
        super().add_text(_said(text))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return _said(action.help)


def _said(text: str | None) -> str | None:
    key = _ARGPARSE.get(text, text) if text else text
    return words(key) if key and key.startswith("command.") else text


class Parser(argparse.ArgumentParser):
    """An argument parser whose helps are keys of texts, and that reports an error in one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"formatter_class": Formatter, **options})

    def error(self, message: str) -> NoReturn:
        self.exit(complain(_fault(message)))


def _fault(message: str) -> str:
    """Return what argparse says of wrong arguments in the player's language."""
    for key, pattern in _FAULTS.items():
        found = re.fullmatch(pattern, message)
        if found is not None:
            return words(key, **found.groupdict())
    return message


def complain(text: str) -> int:
    """Print an error and return the exit code of errors."""
    terminal.complain(PROGRAM, text, words("command.heading.error"))
    return ERROR
