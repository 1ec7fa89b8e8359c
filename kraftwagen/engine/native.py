"""Helpers with which compiled and interpreted rules work alike."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from kraftwagen.engine.errors import BadData

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**hints: object) -> Callable[[type[T]], type[T]]:
        """Do nothing: only the compiler reads these hints."""
        return lambda kind: kind


def pickle_alike(*kinds: type) -> None:
    """Pickle slots classes the same way in the compiled and the interpreted build.

    By default the builds pickle differently, and each reads the other's objects as empty. The
    classes must be callable without arguments.
    """
    for kind in kinds:
        copyreg.pickle(kind, _reduced)


def _reduced(thing: object) -> tuple[Callable[..., object], tuple[type, dict[str, Any]]]:
    kind = type(thing)
    # A compiled class keeps its slots under another name.
    names: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ()) or getattr(kind, "__slots__", ())
    return _restored, (kind, {name: getattr(thing, name) for name in names})


def _restored(kind: type, values: dict[str, Any]) -> object:
    thing = kind()
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


class Shared(Protocol):
    """Data that all positions of a game share; ``digest`` is the fingerprint of its values."""

    digest: str


_loaded: dict[tuple[type, str], Shared] = {}


def pickle_by_digest(data: Shared) -> None:
    """Pickle shared data as its digest, so that positions sent to other processes stay small.

    Unpickling returns the data of that digest that the other process has loaded; raises BadData
    if it has none. Pipes of Windows hold less than a large game's data.
    """
    _loaded[type(data), data.digest] = data
    copyreg.pickle(type(data), _named)


def _named(data: Shared) -> tuple[Callable[..., Shared], tuple[type, str]]:
    return _of_digest, (type(data), data.digest)


def _of_digest(kind: type, digest: str) -> Shared:
    if (kind, digest) not in _loaded:
        raise BadData(f"the data set {digest} is not loaded here")
    return _loaded[kind, digest]
