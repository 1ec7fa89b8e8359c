"""What bots weighed, and hints, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.bots.hint import Advice
from kraftwagen.bots.voice import RIVAL
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code
from kraftwagen.ui.i18n import tr, tr_has

Words = Callable[[Code], str]
"""A decision as an instruction: the game's hooks with the position filled in."""
SHOWN: Final = 4
"""Candidates that are shown after a bot's move."""


def why(game: str, reason: Reason | None, names: Sequence[str]) -> str:
    """One sentence, empty when the bot gave no reason; ``names`` are those of the seats."""
    if reason is None:
        return ""
    values: dict[str, Any] = dict(reason.args)
    if "gain" in values:
        values["gain"] = f"{int(values['gain']) / 10:.1f}"
    if reason.key == RIVAL:
        values["name"] = names[int(values.pop("seat"))]
    own = f"{game}.why.{reason.key}"
    return tr(own if tr_has(own) else f"advice.why.{reason.key}", **values)


def candidate(one: Candidate, words: Words) -> str:
    """A candidate with its expected money and chance, as far as the bot estimated them."""
    values: dict[str, Any] = {"decision": words(one.code)}
    if one.money is None:
        return tr("advice.candidate_plain", **values)
    values["money"] = round(one.money)
    if one.chance is None:
        return tr("advice.candidate_money", **values)
    return tr("advice.candidate", chance=round(100 * one.chance), **values)


def after_move(
    game: str, choice: Choice, words: Words, names: Sequence[str]
) -> tuple[list[str], str]:
    """What to show beside a bot's move: its candidates, best first, and why it chose the first.

    Both are empty when the move only carried out what was decided before.
    """
    lines = [candidate(one, words) for one in choice.weighed[:SHOWN]]
    return lines, why(game, choice.why, names)


def hint(game: str, advice: Advice, step: int, words: Words, names: Sequence[str]) -> list[str]:
    """A hint's step in words: 1 where to look, 2 what is worth a thought, 3 what is best."""
    if step <= 1:
        kinds = [kind_title(kind) for kind in advice.kinds]
        key = "advice.where_one" if len(kinds) == 1 else "advice.where"
        return [tr(key, kinds=", ".join(kinds))]
    if step == 2:
        return [candidate(one, words) for one in advice.candidates]
    best = tr("advice.best", decision=words(advice.best.code), why=why(game, advice.why, names))
    return [best.strip()]


def kind_title(kind: str) -> str:
    """A kind of decision in words."""
    key = f"advice.kind.{kind}"
    return tr(key) if tr_has(key) else kind.replace("_", " ")
