"""Puts bots' reasons and hints into words."""

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
"""A function that returns a decision as an instruction, as the hooks of a game word it."""
SHOWN: Final = 4
"""Largest number of candidates shown after a bot's move."""


def why(words: GameWords, reason: Reason | None, names: Sequence[str], other: str = "") -> str:
    """Return the reason of a bot as a sentence; empty without one. ``names`` are the players.

    ``other`` names the alternative it is compared with, by default the next best one.
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
    """Return an amount as text: whole, or with a decimal if it is small."""
    return f"{gain:.0f}" if gain >= 1.5 else f"{gain:.1f}"


def _term(words: GameWords, value: int | str) -> int | str:
    """Return a value of a reason; keys of the game's terms become words."""
    return words(value) if isinstance(value, str) and value.startswith("term.") else value


def rule_of(hooks: GameHooks, reason: Reason | None, code: Code) -> str:
    """Return the rule id of a reason, or else of the decision ``code``; may be empty."""
    return (hooks.rule(reason) if reason is not None else "") or hooks.rule(code)


def figures(words: GameWords, one: Candidate, open_totals: bool = True, plain: bool = False) -> str:
    """Return a candidate's expected score (if totals are open) and chance, as far as known.

    None of them if ``plain``, as for seats with help.
    """
    if plain:
        return ""
    chance = ""
    if one.chance is not None:
        chance = words("advice.chance", chance=round(100 * one.chance))
    if one.score is None or not open_totals:
        return chance
    amount = words.amount(one.score)
    return words("advice.both", amount=amount, chance=chance) if chance else amount


def listed(words: GameWords, weighed: Sequence[tuple[str, str]]) -> str:
    """Return decisions with their figures as a list in the notation of ``drawing.markup``."""
    lines = [
        f"- {decision}: **{known}**" if known else f"- {decision}" for decision, known in weighed
    ]
    if any(known for _, known in weighed):
        lines += ["", f"*{words('advice.figures')}*"]
    return "\n".join(lines)


def hint(
    words: GameWords,
    advice: Advice,
    step: int,
    told: Told,
    names: Sequence[str],
    plain: bool = False,
) -> str:
    """Return a step of a hint: 1 where to look, 2 which decisions to consider, 3 the best one.

    A ``plain`` hint has no figures.
    """
    if step <= 1:
        return where(words, advice)
    if step == 2:
        found = advice.candidates
        return listed(words, [(told(one.code), figures(words, one, plain=plain)) for one in found])
    best = f"**{told(advice.best.code)}**"
    return "\n\n".join(filter(None, [best, why(words, advice.why, names)]))


def where(words: GameWords, advice: Advice) -> str:
    """Return a sentence on where to look: a part of the game, else the kinds of decisions."""
    own = f"advice.look.{area(words, advice)}"
    if words.has(own):
        return words(own)
    kinds = [kind_title(words, kind) for kind in advice.kinds]
    key = "advice.where_one" if len(kinds) == 1 else "advice.where"
    return words(key, kinds=", ".join(kinds))


def area(words: GameWords, advice: Advice) -> str:
    """Return the part of the game that the advice is about, as the game's estimates name it.

    Kinds chosen apart from the table ("only_start") come first, if the game has words for them.
    """
    only = f"only_{advice.kinds[0]}" if len(advice.kinds) == 1 else ""
    if only and words.has(f"advice.look.{only}"):
        return only
    return advice.why.key.split(".")[0] if advice.why is not None else ""


def kind_title(words: GameWords, kind: str) -> str:
    """Return the name of a kind of decision."""
    key = f"advice.kind.{kind}"
    return words(key) if words.has(key) else kind.replace("_", " ")
