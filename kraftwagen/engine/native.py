"""Hints to the compiler of the rules; the sources run the same without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**hints: object) -> Callable[[type[T]], type[T]]:
        """The class as it is."""
        return lambda kind: kind
