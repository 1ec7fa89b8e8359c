"""What bots weighed, and hints, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kraftwagen.bots.base import Candidate
from kraftwagen.bots.hint import Advice
from kraftwagen.bots.voice import RIVAL
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.tables.hooks import GameHooks

Told = Callable[[Code], str]
"""A decision as an instruction: the game's hooks with the position filled in."""
SHOWN: Final = 4
"""Candidates that are shown after a bot's move."""


def why(words: GameWords, reason: Reason | None, names: Sequence[str], other: str = "") -> str:
    """One sentence, empty when the bot gave no reason; ``names`` are those of the seats.

    ``other`` says what the way is compared with, if that is not the next best.
    """
    if reason is None:
        return ""
    values: dict[str, Any] = {name: _term(words, value) for name, value in reason.args.items()}
    values["other"] = other or words("advice.next_best")
    if "gain" in values:
        gain = int(values["gain"]) / 10
        values["gain"] = _written(gain)
        values["worth"] = words.amount(gain, _written(gain))
    if reason.key.split(".")[0] == RIVAL:
        values["name"] = names[int(values.pop("seat"))]
    own = f"advice.why.{reason.key}"
    said = [words(f"{own}.plain" if words.has(f"{own}.plain") else own, **values)]
    if "late" in values:
        late = {"name": names[int(values["late"])], "count": values["turns"]}
        said.append(words("advice.late", **late))
    return " ".join(said)


def _written(gain: float) -> str:
    """An amount as people say it: whole, unless it is little."""
    return f"{gain:.0f}" if gain >= 1.5 else f"{gain:.1f}"


def _term(words: GameWords, value: int | str) -> int | str:
    """A value of a reason; words of the game are named by their key."""
    return words(value) if isinstance(value, str) and value.startswith("term.") else value


def rule_of(hooks: GameHooks, reason: Reason | None, code: Code) -> str:
    """The rule that a reason for a decision is about, else that of the decision; may be empty."""
    return (hooks.rule(reason) if reason is not None else "") or hooks.rule(code)


def figures(words: GameWords, one: Candidate, open_totals: bool = True) -> str:
    """Expected score, where totals are open, and chance, as far as they were estimated."""
    chance = ""
    if one.chance is not None:
        chance = words("advice.chance", chance=round(100 * one.chance))
    if one.score is None or not open_totals:
        return chance
    amount = words.amount(one.score)
    return words("advice.both", amount=amount, chance=chance) if chance else amount


def listed(words: GameWords, weighed: Sequence[tuple[str, str]]) -> str:
    """Decisions with their figures as a list in the notation of ``ui.markup``."""
    lines = [
        f"- {decision}: **{known}**" if known else f"- {decision}" for decision, known in weighed
    ]
    if any(known for _, known in weighed):
        lines += ["", f"*{words('advice.figures')}*"]
    return "\n".join(lines)


def hint(words: GameWords, advice: Advice, step: int, told: Told, names: Sequence[str]) -> str:
    """A hint's step as a text: 1 where to look, 2 what is worth a thought, 3 what is best."""
    if step <= 1:
        return where(words, advice)
    if step == 2:
        return listed(words, [(told(one.code), figures(words, one)) for one in advice.candidates])
    best = f"**{told(advice.best.code)}**"
    return "\n\n".join(filter(None, [best, why(words, advice.why, names)]))


def where(words: GameWords, advice: Advice) -> str:
    """Where to look: the part of the game that matters, else the kinds of decisions."""
    own = f"advice.look.{area(words, advice)}"
    if words.has(own):
        return words(own)
    kinds = [kind_title(words, kind) for kind in advice.kinds]
    key = "advice.where_one" if len(kinds) == 1 else "advice.where"
    return words(key, kinds=", ".join(kinds))


def area(words: GameWords, advice: Advice) -> str:
    """The part of the game that speaks for the advice, as the game's estimates call it.

    What is chosen apart from the table ("only_start") comes first, where the game has words for it.
    """
    only = f"only_{advice.kinds[0]}" if len(advice.kinds) == 1 else ""
    if only and words.has(f"advice.look.{only}"):
        return only
    return advice.why.key.split(".")[0] if advice.why is not None else ""


def kind_title(words: GameWords, kind: str) -> str:
    """A kind of decision in words."""
    key = f"advice.kind.{kind}"
    return words(key) if words.has(key) else kind.replace("_", " ")
