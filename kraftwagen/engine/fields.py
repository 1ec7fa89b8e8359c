"""Reads JSON tables strictly: every fault names the path of the entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from kraftwagen.engine.errors import BadPosition, GameError, shown, told
from kraftwagen.engine.types import Json

S = TypeVar("S")
Wrong: TypeAlias = Callable[[str, str], GameError]
"""``wrong(path, problem)`` makes the error for an entry that breaks a rule."""


def lawful(read: Callable[[], S], check: Callable[[S], object]) -> S:
    """Read a state and check it; raises BadPosition where it breaks a rule.

    ``check`` raises AssertionError with the rule id. Positions are untrusted, so any other
    exception becomes BadPosition as well.
    """
    try:
        state = read()
        check(state)
    except BadPosition:
        raise
    except AssertionError as error:
        broken = GameError(error)
        raise BadPosition(
            "table", f"breaks rule {told(broken)}", str(error).split(" ")[0]
        ) from error
    except Exception as error:
        raise BadPosition("table", f"cannot be used: {told(error)}") from error
    return state


class Fields:
    """A JSON table read field by field; BadPosition names the path of a wrong entry."""

    def __init__(self, values: Json, path: str) -> None:
        self.path = path
        if not isinstance(values, Mapping):
            raise BadPosition(path or "root", "must be a table")
        self.values = values

    def where(self, key: str) -> str:
        """Return the path of an entry, from the root of the JSON."""
        return f"{self.path}.{key}" if self.path else key

    def only(self, *keys: str) -> None:
        """Raise BadPosition if the table has an entry that is not among ``keys``."""
        for key in self.values:
            if key not in keys:
                raise BadPosition(self.where(shown(key)), "is not a field of a position")

    def raw(self, key: str) -> Json:
        """Return a value unchecked; raises BadPosition when it is missing."""
        if key not in self.values:
            raise BadPosition(self.where(key), "is missing")
        return self.values[key]

    def number(self, key: str, low: int, high: int) -> int:
        """Read a whole number from ``low`` to ``high``; raises BadPosition."""
        return number(self.raw(key), self.where(key), low, high)

    def flag(self, key: str) -> bool:
        """Read a boolean; raises BadPosition."""
        value = self.raw(key)
        if not isinstance(value, bool):
            raise BadPosition(self.where(key), "must be true or false")
        return value

    def items(self, key: str, most: int, least: int = 0) -> list[Json]:
        """Read a list of ``least`` to ``most`` entries; raises BadPosition."""
        return listed(self.raw(key), self.where(key), least, most)

    def names(self, key: str, known: Sequence[str], most: int) -> tuple[int, ...]:
        """Read a list of up to ``most`` names as their indexes in ``known``."""
        return tuple(
            named(value, f"{self.where(key)}[{index}]", known)
            for index, value in enumerate(self.items(key, most))
        )

    def optional_name(self, key: str, known: Sequence[str]) -> int | None:
        value = self.raw(key)
        return None if value is None else named(value, self.where(key), known)

    def table(self, key: str) -> Fields:
        """Read a nested table; raises BadPosition."""
        return Fields(self.raw(key), self.where(key))

    def by_name(self, key: str, known: Sequence[str], high: int) -> tuple[int, ...]:
        table = self.table(key)
        table.only(*known)
        return tuple(table.number(name, 0, high) for name in known)


# Each function below raises what ``wrong`` makes of the path and the rule.


def number(value: Json, where: str, low: int, high: int, wrong: Wrong = BadPosition) -> int:
    """Return a value if it is a whole number from ``low`` to ``high``; raises ``wrong``."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise wrong(where, f"must be a whole number from {low} to {high}")
    return value


def named(value: Json, where: str, known: Sequence[str], wrong: Wrong = BadPosition) -> int:
    """Return the index of a name in ``known``; raises ``wrong``."""
    if not isinstance(value, str) or value not in known:
        raise wrong(where, f"'{shown(value)}' is not one of {', '.join(known)}")
    return known.index(value)


def listed(
    value: Json, where: str, least: int, most: int, wrong: Wrong = BadPosition
) -> list[Json]:
    """Return a value if it is a list of ``least`` to ``most`` entries; raises ``wrong``."""
    if not isinstance(value, list):
        raise wrong(where, "must be a list")
    if not least <= len(value) <= most:
        wanted = str(most) if least == most else f"{least} to {most}"
        raise wrong(where, f"must have {wanted} entries, has {len(value)}")
    return value
