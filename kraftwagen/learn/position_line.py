"""A position as one line of text that can be shared, and as a file.

The line is ``KW1.<game>.<rules>.<table>.<checksum>``: the table is compact JSON, compressed, in
letters that are safe in mails and web addresses. The random generator is left out, so that equal
tables have equal lines. Lines are untrusted: sizes are limited, and each fault has one sentence.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.errors import GameError, told
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.match import files

MAGIC: Final = "KW1"
ENDING: Final = ".position"
"""File name extension of position files: text files with a line, which may be wrapped."""
LONGEST: Final = 8_000
"""Largest number of characters of a line."""
_MOST_BYTES: Final = 100_000
"""The most bytes of a table, uncompressed."""
_FORM: Final = re.compile(r"KW(\d{1,4})\.([a-z0-9_]{1,40})\.(\d{1,6})\.([\w-]+)\.([0-9a-f]{8})")

_SENTENCES: Final = {
    "unreadable": "The file cannot be opened: {problem}.",
    "foreign": "This is not a position of this program.",
    "damaged": "The line is damaged or not all of it: its content does not match its checksum.",
    "newer": "A newer version of the program has written this.",
    "game": "It is a position of another game: '{found}'.",
    "rules": "It is for version {found} of the rules; this program plays version {wanted}.",
    "long": "It is too long for a position.",
    "unlawful": "It cannot be set up: {problem}.",
}


class BadLine(GameError):
    """Raised for a line without a usable position; ``kind`` and ``values`` make its sentence."""

    def __init__(self, kind: str, **values: str | int) -> None:
        super().__init__(_SENTENCES[kind].format(**values))
        self.kind = kind
        self.values = values


def write(spec: GameSpec[Any], position: Mapping[str, Json]) -> str:
    """Return a position as a line, without its random generator."""
    if spec.editing is not None:
        position = spec.editing.dealt(position, 0)
    content = json.dumps(position, separators=(",", ":"), sort_keys=True).encode()
    table = base64.urlsafe_b64encode(zlib.compress(content, 9)).decode().rstrip("=")
    head = f"{MAGIC}.{spec.id}.{spec.rules_version}.{table}"
    return f"{head}.{zlib.crc32(head.encode()):08x}"


def read(games: Sequence[GameSpec[Any]], text: str) -> tuple[GameSpec[Any], dict[str, Json]]:
    """Read a line: its game, one of ``games``, and its legal position; raises BadLine.

    A line of older rules is read if its position is legal by the present ones. White space and
    invisible characters are ignored.
    """
    if len(text) > 2 * LONGEST:
        raise BadLine("long")
    line = "".join(sign for sign in text if sign.isprintable() and sign != " ")
    if len(line) > LONGEST:
        raise BadLine("long")
    found = _FORM.fullmatch(line)
    if found is None:
        raise BadLine("damaged" if line.startswith("KW") and "." in line else "foreign")
    form, game, rules, table, checksum = found.groups()
    if int(form) > 1:
        raise BadLine("newer")
    if f"{zlib.crc32(line.rpartition('.')[0].encode()):08x}" != checksum:
        raise BadLine("damaged")
    spec = next((spec for spec in games if spec.id == game), None)
    if spec is None:
        raise BadLine("game", found=game)
    if int(rules) > spec.rules_version:
        raise BadLine("rules", found=int(rules), wanted=spec.rules_version)
    return spec, _lawful(spec, _unpack(table))


def _unpack(table: str) -> Json:
    try:
        packed = base64.urlsafe_b64decode(table + "=" * (-len(table) % 4))
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(packed, _MOST_BYTES)
        if unpacker.unconsumed_tail:
            raise BadLine("long")
        return json.loads(content)
    except (binascii.Error, zlib.error, ValueError, RecursionError) as problem:
        if isinstance(problem, BadLine):
            raise
        raise BadLine("damaged") from problem


def _lawful(spec: GameSpec[Any], position: Json) -> dict[str, Json]:
    if not isinstance(position, dict):
        raise BadLine("damaged")
    try:
        return spec.to_position(spec.from_position(position))
    except Exception as problem:
        raise BadLine("unlawful", problem=told(problem)) from problem


def save(spec: GameSpec[Any], position: Mapping[str, Json], path: Path) -> None:
    """Write a position to a file as a line; raises OSError."""
    files.write_atomically(path, (write(spec, position) + "\n").encode())


def load(games: Sequence[GameSpec[Any]], path: Path) -> tuple[GameSpec[Any], dict[str, Json]]:
    """Read the game, one of ``games``, and the position of a file; raises BadLine."""
    try:
        content = files.read_bytes(path, 2 * LONGEST)
        return read(games, content.decode("ascii"))
    except UnicodeDecodeError as problem:
        raise BadLine("foreign") from problem
    except (OSError, ValueError) as problem:
        if isinstance(problem, BadLine):
            raise
        raise BadLine("unreadable", problem=files.why(problem)) from problem
