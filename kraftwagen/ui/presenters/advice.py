"""What bots weighed, and hints, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kraftwagen.bots.base import Candidate
from kraftwagen.bots.hint import Advice
from kraftwagen.bots.voice import RIVAL
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code
from kraftwagen.ui.language.i18n import Translator

Words = Callable[[Code], str]
"""A decision as an instruction: the game's hooks with the position filled in."""
SHOWN: Final = 4
"""Candidates that are shown after a bot's move."""


def why(
    tr: Translator, game: str, reason: Reason | None, names: Sequence[str], other: str = ""
) -> str:
    """One sentence, empty when the bot gave no reason; ``names`` are those of the seats.

    ``other`` says what the way is compared with, if that is not the next best.
    """
    if reason is None:
        return ""
    values: dict[str, Any] = {name: _term(tr, game, value) for name, value in reason.args.items()}
    values["other"] = other or tr("advice.next_best")
    if "gain" in values:
        values["gain"] = _amount(int(values["gain"]))
    if reason.key == RIVAL:
        values["name"] = names[int(values.pop("seat"))]
    own, plain = f"{game}.why.{reason.key}", f"{game}.why.{reason.key}.plain"
    if tr.has(plain) or not tr.has(own):
        said = [tr(plain if tr.has(plain) else f"advice.why.{reason.key}", **values)]
    else:
        said = [tr(own, **values)]
    if "late" in values:
        late = {"name": names[int(values["late"])], "count": values["turns"]}
        said.append(tr("advice.late", **late))
    return " ".join(said)


def _amount(tenths: int) -> str:
    """Money as people say it: whole, unless it is little."""
    return f"{tenths / 10:.0f}" if tenths >= 15 else f"{tenths / 10:.1f}"


def _term(tr: Translator, game: str, value: int | str) -> int | str:
    """A value of a reason; words of the game are named by their key."""
    return tr(f"{game}.{value}") if isinstance(value, str) and value.startswith("term.") else value


def figures(tr: Translator, one: Candidate, money: bool = True) -> str:
    """Expected money and chance as far as estimated; ``money`` only where it may be told."""
    chance = tr("advice.chance", chance=round(100 * one.chance)) if one.chance is not None else ""
    if one.score is None or not money:
        return chance
    sum_ = tr("advice.money", money=round(one.score))
    return tr("advice.both", money=sum_, chance=chance) if chance else sum_


def listed(tr: Translator, weighed: Sequence[tuple[str, str]]) -> str:
    """Decisions with their figures as a list in the notation of ``ui.markup``."""
    lines = [
        f"- {decision}: **{known}**" if known else f"- {decision}" for decision, known in weighed
    ]
    if any(known for _, known in weighed):
        lines += ["", f"*{tr('advice.figures')}*"]
    return "\n".join(lines)


def hint(
    tr: Translator, game: str, advice: Advice, step: int, words: Words, names: Sequence[str]
) -> str:
    """A hint's step as a text: 1 where to look, 2 what is worth a thought, 3 what is best."""
    if step <= 1:
        return where(tr, game, advice)
    if step == 2:
        return listed(tr, [(words(one.code), figures(tr, one)) for one in advice.candidates])
    best = f"**{words(advice.best.code)}**"
    return "\n\n".join(filter(None, [best, why(tr, game, advice.why, names)]))


def where(tr: Translator, game: str, advice: Advice) -> str:
    """Where to look: the part of the game that matters, else the kinds of decisions."""
    own = f"{game}.look.{area(advice)}"
    if tr.has(own):
        return tr(own)
    kinds = [kind_title(tr, kind) for kind in advice.kinds]
    key = "advice.where_one" if len(kinds) == 1 else "advice.where"
    return tr(key, kinds=", ".join(kinds))


def area(advice: Advice) -> str:
    """The part of the game that speaks for the advice, as the game's estimates call it."""
    return advice.why.key.split(".")[0] if advice.why is not None else ""


def kind_title(tr: Translator, kind: str) -> str:
    """A kind of decision in words."""
    key = f"advice.kind.{kind}"
    return tr(key) if tr.has(key) else kind.replace("_", " ")
