"""What strangers wrote is repeated in one short line, wherever a sentence quotes it."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.errors import _SYSTEM, BadPosition, GameError, one_line, shown, why
from kraftwagen.engine.fields import Fields, lawful, named
from kraftwagen.engine.options import SetupOption, checked
from kraftwagen.games.parts import data_file
from kraftwagen.learn.entries import parse_entries
from tests.games import GAMES

HOSTILE = "a\n\x1b[31m\u2028\u202e\ud800" + "b" * 5000
ENDLESS = 1 << 40_000
"""Python refuses to write it with decimals."""
LONGEST = 300
OPTIONS = [
    SetupOption("fast", "bool", False, "toy"),
    SetupOption("mode", "choice", "a", "toy", choices=("a", "b")),
]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("wide", "wide"),
        ("\n", r"\n"),
        ("\x1b[31m\u2028\ud800", r"\x1b[31m\u2028\ud800"),
        (7, "7"),
        (None, "None"),
        (["\n"], r"['\n']"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "..."),
        ([ENDLESS], "a number without end"),
    ],
)
def test_a_value_is_shown_short_on_one_line(value: object, said: str) -> None:
    assert shown(value) == said


def test_a_line_keeps_its_length_and_its_letters() -> None:
    assert one_line("Größe ♞\tof\r\n" + "x" * 99) == r"Größe ♞\tof\r\n" + "x" * 99


def _entry(text: str) -> Any:
    return parse_entries(text, "mine.yaml")


HEXADECIMAL = f"value: 0x{'f' * 5000}"
ASKED: dict[str, Callable[[], object]] = {
    "field of a position": lambda: Fields({HOSTILE: 1}, "players[1]").only("money"),
    "name in a position": lambda: named(HOSTILE, "ask", ["hire", "race"]),
    "number in a position": lambda: named(ENDLESS, "ask", ["hire", "race"]),
    "option": lambda: checked(OPTIONS, {HOSTILE: True}, 2),
    "switch": lambda: checked(OPTIONS, {"fast": HOSTILE}, 2),
    "choice": lambda: checked(OPTIONS, {"mode": ENDLESS}, 2),
    "option typed": lambda: OPTIONS[0].read(HOSTILE),
    "game": lambda: registry.load(HOSTILE),
    "entry": lambda: _entry(f'"{"a" * 5000}\\n": 1').only("id"),
    "entry twice": lambda: _entry(f'"\\n{"a" * 5000}": 1\n"\\n{"a" * 5000}": 2'),
    "entry of an entry": lambda: _entry(r'"\e[31m": x')["\x1b[31m"].number(1, 2),
    "choice in a file": lambda: _entry(r'id: "\n\L"')["id"].choice(["a"]),
    "number in a file": lambda: _entry(HEXADECIMAL)["value"].choice(["a"]),
    "name of a file": lambda: parse_entries("[", "mine\n.yaml"),
    "missing data": lambda: data_file.load(Path("mine\n.yaml")),
    "choice in data": lambda: data_file.Reader("mine.yaml", {}).choice(HOSTILE, "a", ("b",)),
    **{
        f"decision of {game}": lambda game=game: registry.load(game).from_text(HOSTILE)
        for game in GAMES
    },
}


@pytest.mark.parametrize("error", [OverflowError, TypeError, RecursionError, MemoryError])
@pytest.mark.parametrize("where", ["read", "checked"])
def test_a_position_that_nobody_can_read_or_check_is_refused(
    error: type[Exception], where: str
) -> None:
    def stumble(*given: int) -> int:
        raise error("x\n" * 999)

    read: Callable[[], int] = stumble if where == "read" else lambda: 7
    with pytest.raises(BadPosition, match="cannot be used: unexpected") as refused:
        lawful(read, stumble)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 400


def test_a_position_that_breaks_a_rule_names_it_in_short() -> None:
    def refuse(state: int) -> None:
        raise AssertionError(f"S2 tiles: {list(range(999))}")

    with pytest.raises(BadPosition, match="breaks rule S2 tiles") as refused:
        lawful(lambda: 7, refuse)
    assert refused.value.rule == "S2"
    assert len(str(refused.value)) < 400
    assert lawful(lambda: 7, lambda state: None) == 7


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_a_sentence_stays_one_short_line(ask: Callable[[], object]) -> None:
    with pytest.raises(GameError) as refused:
        ask()
    said = str(refused.value)
    assert said.isprintable()
    assert len(said) <= LONGEST


class OnWindows(OSError):
    """An error as Windows reports it there, in the language of its owner."""

    winerror = 5


def test_errors_of_windows_are_told_in_our_words() -> None:
    assert why(OnWindows(errno.EACCES, "Zugriff verweigert")) == "permission denied"
    assert why(OnWindows(errno.ENOSPC, "Nicht genug Platz")) == "no space left on device"
    assert why(OnWindows(errno.EINVAL, "Semaphor")) == "semaphor", "no words: then theirs"
    assert why(PermissionError(errno.EACCES, "Permission denied")) == "permission denied"
    assert why(ValueError("embedded null byte")) == "embedded null byte"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has words of its own")
def test_the_words_for_windows_are_those_of_other_systems() -> None:
    for number, words in _SYSTEM.items():
        assert words == os.strerror(number).lower()
