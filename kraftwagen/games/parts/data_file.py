"""Reads files of component data strictly; errors name the file, the entry and the rule."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import yaml

from kraftwagen.engine.errors import BadData, one_line, shown, why
from kraftwagen.engine.fields import listed, named, number

_LARGEST_FILE = 256 * 1024
_DEEPEST = 20
"""Levels of nesting a file may have; the built-in one has far fewer."""
_LARGEST_NUMBER = 10**18
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def _plain(text: str, source: str) -> Any:
    """The values in a text: a small file with aliases could grow without end, a deep one crash."""
    depth = 0
    for event in yaml.parse(text, _LOADER):
        place = f"{source}: line {event.start_mark.line + 1 if event.start_mark else 1}"
        if isinstance(event, yaml.AliasEvent):
            raise BadData(f"{place}: must not refer to other entries")
        if getattr(event, "tag", None) is not None:
            raise BadData(f"{place}: must not have a tag")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > _DEEPEST:
            raise BadData(f"{place}: is nested too deeply")
    return yaml.load(text, _LOADER)


class Reader:
    """Reads values out of parsed YAML; its methods raise BadData for values that break a rule."""

    def __init__(self, source: str, root: Any) -> None:
        self.source = source
        self.root = root

    def header(self, game: str, unnamed: bool = False) -> str:
        """Return the name of the data set; raises BadData for another format or game.

        ``unnamed`` accepts files that name no game, as old files of the first game.
        """
        root = self.root
        self.require(isinstance(root, dict), "file", "must be a table of tables")
        self.require(root.get("format") == 1, "format", "must be 1")
        endless = _endless(root)
        if endless is not None:
            raise self.fail(endless[1:] or "file", f"must not be larger than {_LARGEST_NUMBER}")
        if not unnamed or "game" in root:
            found = root.get("game")
            what = "the file names none" if found is None else f"the file is for '{shown(found)}'"
            self.require(found == game, "game", f"must be '{game}', but {what}")
        self.require(isinstance(root.get("name"), str), "name", "must be a text")
        return str(root["name"])

    def digest(self, scenery: tuple[str, ...] = ()) -> str:
        """Return a fingerprint of all values except names and the tables listed in ``scenery``."""
        left_out = ("name", "game", *scenery)
        values = {key: value for key, value in self.root.items() if key not in left_out}
        return hashlib.blake2b(repr(_canonical(values)).encode(), digest_size=8).hexdigest()

    def fail(self, entry: str, rule: str) -> BadData:
        """Return the error for an entry that breaks a rule."""
        return BadData(f"{self.source}: {entry}: {rule}")

    def require(self, holds: bool, entry: str, rule: str) -> None:
        """Raise BadData for an entry unless the rule holds."""
        if not holds:
            raise self.fail(entry, rule)

    def table(self, name: str) -> dict[str, Any]:
        """Return a table of the file; it must state its source and whether it was verified."""
        table = self.mapping(self.root, name)
        marked = isinstance(table.get("verified"), bool)
        self.require(marked, f"{name}.verified", "must be true or false")
        self.require(
            isinstance(table.get("source"), str) and bool(table["source"]),
            f"{name}.source",
            "must say where the values come from",
        )
        return table

    def mapping(self, parent: Any, key: str, path: str = "") -> dict[str, Any]:
        """Return a table within another table."""
        entry = f"{path}{key}"
        value = parent.get(key) if isinstance(parent, dict) else None
        if not isinstance(value, dict):
            raise self.fail(entry, "must be a table of names and values")
        return value

    def listing(
        self, parent: dict[str, Any], key: str, path: str, length: int, least: int | None = None
    ) -> list[Any]:
        """Return a list with ``least`` to ``length`` entries, by default exactly ``length``."""
        fewest = length if least is None else least
        return listed(parent.get(key), f"{path}.{key}", fewest, length, self.fail)

    def number(self, parent: dict[str, Any], key: str, path: str, low: int, high: int) -> int:
        """Return a whole number in a table; it must lie between ``low`` and ``high``."""
        return self.as_number(parent.get(key), f"{path}.{key}", low, high)

    def as_number(self, value: Any, entry: str, low: int, high: int) -> int:
        """Return a value; it must be a whole number between ``low`` and ``high``."""
        return number(value, entry, low, high, self.fail)

    def numbers(self, values: list[Any], entry: str, low: int, high: int) -> tuple[int, ...]:
        """Return a tuple of values; all must be whole numbers between ``low`` and ``high``."""
        return tuple(
            self.as_number(value, f"{entry}[{index}]", low, high)
            for index, value in enumerate(values)
        )

    def choice(self, value: Any, entry: str, known: tuple[str, ...]) -> int:
        """Return the index of a value in ``known``."""
        return named(value, entry, known, self.fail)

    def counts(
        self, parent: dict[str, Any], key: str, path: str, names: tuple[str, ...], total: int
    ) -> tuple[int, ...]:
        """Return the number for each of ``names`` in a table; their sum must be ``total``."""
        counts = self.by_name(parent, key, path, names, 0, 50)
        found = sum(counts)
        self.require(found == total, f"{path}.{key}", f"must add up to {total}, not {found}")
        return counts

    def by_name(
        self,
        parent: dict[str, Any],
        key: str,
        path: str,
        names: tuple[str, ...],
        low: int,
        high: int,
    ) -> tuple[int, ...]:
        """Return the number for each of ``names`` in a table, each between ``low`` and ``high``."""
        table = self.mapping(parent, key, f"{path}.")
        entry = f"{path}.{key}"
        self.require(
            set(table) == set(names), entry, f"must have exactly the entries {', '.join(names)}"
        )
        return tuple(self.number(table, name, entry, low, high) for name in names)


def load(path: Path) -> Reader:
    """Return a reader of a YAML file; raises BadData if it is unreadable or not of plain values."""
    source = one_line(path.name)
    try:
        # Before it is opened: a pipe would be waited for, a device may never end.
        if path.exists() and not path.is_file():
            raise BadData(f"{source}: file: cannot be read (it is not a file)")
        if path.stat().st_size > _LARGEST_FILE:
            raise BadData(f"{source}: file: must not be larger than {_LARGEST_FILE // 1024} kB")
        root = _plain(path.read_text(encoding="utf-8-sig"), source)
    except BadData:
        raise
    except (OSError, UnicodeDecodeError) as error:
        problem = why(error) if isinstance(error, OSError) else "it is not text in UTF-8"
        raise BadData(f"{source}: file: cannot be read ({problem})") from error
    except (yaml.YAMLError, ValueError) as error:  # also dates, long numbers
        where = getattr(error, "problem_mark", None)
        line = f"line {where.line + 1}" if where else "file"
        raise BadData(f"{source}: {line}: is not valid YAML") from error
    return Reader(source, root)


def _endless(value: Any) -> str | None:
    """The path to a number that is too long to be written, as ".a[1]"; hexadecimal ones may be."""
    if isinstance(value, int):
        return None if abs(value) <= _LARGEST_NUMBER else ""
    if isinstance(value, dict):
        for key, entry in value.items():
            if _endless(key) is not None:
                return ""
            path = _endless(entry)
            if path is not None:
                return f".{shown(key)}{path}"
    elif isinstance(value, list):
        for index, entry in enumerate(value):
            path = _endless(entry)
            if path is not None:
                return f"[{index}]{path}"
    return None


def _canonical(value: Any) -> Any:
    """Values without order, sources and marks, so that comments do not change the digest."""
    if isinstance(value, dict):
        kept = [key for key in value if key not in ("verified", "source")]
        return [(str(key), _canonical(value[key])) for key in sorted(kept, key=str)]
    if isinstance(value, list):
        return [_canonical(entry) for entry in value]
    return value
