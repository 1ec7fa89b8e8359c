"""The texts of a language as tests look at them: nested by their keys, what is open in braces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kraftwagen.ui.language.bundle import message_id
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.pattern import Expression, Pattern, Reference, Select, Variable

PLURALS: Final = ("zero", "one", "two", "few", "many", "other")


def tree(tr: Translator, key: str = "") -> dict[str, Any]:
    """Texts below a key by the rest of their keys; with plural forms, a mapping of these."""
    start = f"{message_id(key)}-" if key else ""
    made: dict[str, Any] = {}
    for name in tr.own:
        if not name.startswith(start):
            continue
        message = tr.own.message(name)
        assert message is not None
        at = made
        *above, last = name[len(start) :].split("-")
        for part in above:
            at = at.setdefault(part, {})
        at[last] = shown(message.value)
    return made


def shown(pattern: Pattern) -> str | dict[str, str]:
    """A text with what it leaves open in braces; with plural forms, one text for each of them."""
    found = {form for select in selects(pattern) for form, _ in select.variants}
    forms = [form for form in PLURALS if form in found]
    if "other" in forms:
        return {form: _text(pattern, form) for form in forms}
    return _text(pattern, "")


def _text(pattern: Pattern, form: str) -> str:
    return "".join(part if isinstance(part, str) else _open(part, form) for part in pattern)


def _open(part: Expression, form: str) -> str:
    if isinstance(part, Variable):
        return f"{{{part.name}}}"
    if isinstance(part, Reference):
        return f"{{{part.name}.{part.attribute}}}"
    if isinstance(part, Select):
        return _text(dict(part.variants).get(form, part.default), form)
    return str(part)


def selects(pattern: Pattern) -> Iterator[Select]:
    """All choices in a text, also those in each other."""
    for part in pattern:
        if isinstance(part, Select):
            yield part
            for _, variant in part.variants:
                yield from selects(variant)


def leaves(value: Any, at: str = "") -> dict[str, Any]:
    """Full key -> text or mapping of plural forms."""
    found: dict[str, Any] = {}
    for key, inner in value.items():
        plural = isinstance(inner, dict) and "other" in inner and inner.keys() <= set(PLURALS)
        if isinstance(inner, dict) and not plural:
            found |= leaves(inner, f"{at}{key}.")
        else:
            found[f"{at}{key}"] = inner
    return found
