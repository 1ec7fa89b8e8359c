"""Puts bots' reasons and hints into words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kraftwagen.bots.base import Candidate
from kraftwagen.bots.hint import Advice
from kraftwagen.bots.voice import RIVAL
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Term
from kraftwagen.ui.language.whole import bare, quote, sentences
from kraftwagen.ui.tables.hooks import GameHooks

Told = Callable[[Candidate], str]
"""A function that returns the way of a candidate as instructions, as the hooks of a game do."""
_APART: Final = "only_"
"""Beginning of the areas of kinds that are chosen apart from the table."""
_SCORE: Final = "score"
"""The term of games without an insight of their own."""
SHOWN: Final = 4
"""Largest number of candidates shown after a bot's move."""


def why(
    words: GameWords,
    reason: Reason | None,
    names: Sequence[str],
    other: str = "",
    plain: bool = False,
) -> str:
    """Return the reason of a bot as a sentence; empty without one. ``names`` are the players.

    ``other`` names the alternative it is compared with, by default the next best one. A ``plain``
    sentence has facts of the game but no estimated figures.
    """
    if reason is None:
        return ""
    values = _values(words, reason, names)
    values["other"] = other or words.term("advice.next_best")
    own = f"advice.why.{reason.key}"
    estimated = words.has(f"{own}.plain") or reason.key.split(".")[0] in (RIVAL, _SCORE)
    if plain and estimated:
        said = [brief(words, reason, names)]
    else:
        said = [words(f"{own}.plain" if words.has(f"{own}.plain") else own, **values)]
    if "late" in values:
        behind = names[int(values["late"])]
        said.append(words("advice.late", name=behind, count=values["turns"]))
    return sentences(*said)


def brief(words: GameWords, reason: Reason | None, names: Sequence[str]) -> str:
    """Return a reason as a few words without figures, "The next turn comes soon."; may be empty."""
    return _few(words, "brief", reason, names)


def _few(words: GameWords, sort: str, reason: Reason | None, names: Sequence[str]) -> str:
    """Return the words of a sort for a reason, else those for its term; empty without any."""
    if reason is None:
        return ""
    term = reason.key.split(".")[0]
    keys = (f"{reason.key}.plain", reason.key, f"{term}.plain", term)
    key = next((one for one in keys if words.has(f"advice.{sort}.{one}")), "")
    return words(f"advice.{sort}.{key}", **_values(words, reason, names)) if key else ""


def _values(words: GameWords, reason: Reason, names: Sequence[str]) -> dict[str, Any]:
    """Return the values of a reason as sentences need them."""
    values: dict[str, Any] = {name: _term(words, value) for name, value in reason.args.items()}
    if "gain" in values:
        gain = int(values["gain"]) / 10
        values["gain"] = _written(words, gain)
        values["worth"] = words.amount(gain, _written(words, gain))
    if reason.key.split(".")[0] == RIVAL:
        values["name"] = names[int(values.pop("seat"))]
    return values


def _written(words: GameWords, gain: float) -> str:
    """Return an amount as text: whole, or with a decimal if it is small."""
    return words.number(gain, 0 if gain >= 1.5 else 1)


def _term(words: GameWords, value: int | str) -> int | str:
    """Return a value of a reason; keys of the game's terms become words."""
    return words.term(value) if isinstance(value, str) and value.startswith("term.") else value


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
        chance = words.percent(one.chance)
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
    """Return a step of a hint: 1 the idea, 2 the best decisions in order, 3 the whole best turn.

    ``told`` says the way of a candidate: its first decision, or in step 3 all that are certain. A
    ``plain`` hint has no figures.
    """
    if step <= 1:
        return idea(words, advice, names)
    if step == 2:
        lines = []
        for number, one in enumerate(advice.candidates, start=1):
            reason = brief(words, one.why, names)
            line = words("advice.candidate", number=number, decision=bare(told(one)))
            known = figures(words, one, plain=plain)
            figure = words("advice.known", figures=quote(known)) if known else ""
            lines.append(sentences(line, reason, figure))
        return "\n\n".join(lines)
    best = f"**{told(advice.best)}**"
    return "\n\n".join(filter(None, [best, why(words, advice.why, names, plain=plain)]))


def way(words: GameWords, hooks: GameHooks, spec: GameSpec[Any], state: Any, one: Candidate) -> str:
    """Return the decisions of a candidate's turn in words, as far as they are certain.

    They end where something hidden is revealed; ``state`` is not changed.
    """
    said, seat = list[str](), spec.actor(state)
    at, known = spec.clone(state), spec.reveals(state)
    for code in one.line or (one.code,):
        if spec.is_over(at) or spec.actor(at) != seat or code not in spec.legal(at):
            break
        if code != hooks.end_turn or not said:
            said.append(bare(hooks.decision(code, at)))
        spec.apply(at, code)
        if spec.reveals(at) != known:
            break
    told = said.pop() if said else ""
    for earlier in reversed(said):
        told = words("advice.then", first=quote(earlier), rest=quote(told))
    return told


def idea(words: GameWords, advice: Advice, names: Sequence[str]) -> str:
    """Return the idea behind the best decision; without a reason, or for kinds chosen apart from
    the table, where to look."""
    apart = area(words, advice).startswith(_APART)
    return ("" if apart else _few(words, "idea", advice.why, names)) or where(words, advice)


def where(words: GameWords, advice: Advice) -> str:
    """Return a sentence on where to look: a part of the game, else the kinds of decisions."""
    own = f"advice.look.{area(words, advice)}"
    if words.has(own):
        return words(own)
    kinds = [kind_title(words, kind) for kind in advice.kinds]
    key = "advice.where_one" if len(kinds) == 1 else "advice.where"
    return words(key, kinds=words.list(kinds))


def area(words: GameWords, advice: Advice) -> str:
    """Return the part of the game that the advice is about, as the game's estimates name it.

    Kinds chosen apart from the table ("only_start") come first, if the game has words for them.
    """
    only = f"{_APART}{advice.kinds[0]}" if len(advice.kinds) == 1 else ""
    if only and words.has(f"advice.look.{only}"):
        return only
    return advice.why.key.split(".")[0] if advice.why is not None else ""


def kind_title(words: GameWords, kind: str) -> Term:
    """Return the name of a kind of decision."""
    key = f"advice.kind.{kind}"
    return words.term(key) if words.has(key) else Term.of(kind.replace("_", " "), key, {})
