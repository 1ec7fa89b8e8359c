"""Assembles the options of a person: legal decisions, and others with the reason against them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Option


def options(
    state: Any,
    legal: Iterable[Code],
    attempts: Iterable[Code],
    refusal: Callable[[Any, Code], Reason],
    warnings: Callable[[Any, Code], tuple[Reason, ...]],
    preview: Callable[[Any, Code], Any],
) -> list[Option]:
    """Return options for the legal decisions, then for the ``attempts`` that are not legal."""
    found = [
        Option(code, True, None, warnings(state, code), preview(state, code)) for code in legal
    ]
    refused = dict.fromkeys(attempts)
    for option in found:
        refused.pop(option.code or 0, None)
    return found + [Option(code, False, refusal(state, code)) for code in refused]
