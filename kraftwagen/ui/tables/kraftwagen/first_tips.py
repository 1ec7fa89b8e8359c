"""The tips of a first game: each is shown once, when it first applies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.presentation.previews import PartPreview
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import Tip

_NEAR: Final = 2
"""This many free market spaces, or steps of the token, are few."""
_QUESTIONS: Final = {frames.START: "start", frames.TAKE: "take"}
"""Question -> the tip when it is first asked."""
_TASKS: Final = {terms.RESEARCH: "research", terms.BUYER: "buyer", terms.RACE: "race"}
"""Task -> the tip when it can first be done."""
_RULES: Final = {
    "sale": "Z4", "full": "A3", "engine": "A4", "start": "S4", "take": "C2", "research": "A2",
    "buyer": "A5", "race": "A6", "unsold": "M1", "inactive": "K2", "ending": "T2", "end": "P2",
}  # fmt: skip
"""Tip -> its rule."""


def tips(tr: Translator, position: Position) -> list[Tip]:
    """Return the tips that apply now, most urgent first; none while the viewer cannot decide."""
    return [
        Tip(name, tr(f"kraftwagen.tips.{_key(name, position.state)}", **values), _RULES[name])
        for name, values in _moments(position)
    ]  # fmt: skip


def _key(name: str, state: State) -> str:
    """Return the key of a tip's words; in a game without engineers (S6) none speaks of them."""
    if name != "research":
        return name
    engineers = any(card < len(terms.ENGINEERS) for card in state.data.deck)
    return "research.engineers" if engineers else "research.short"


def _moments(position: Position) -> Iterator[tuple[str, dict[str, int]]]:
    possible = [option for option in position.options if option.ok and option.code is not None]
    if not possible:
        return
    state = position.state
    player = state.players[position.viewer]
    offers = [option.preview for option in possible if codes.offers_car(option.code or 0)]
    earned = [offer.money for offer in offers if offer.sold]
    if earned:
        yield "sale", {"money": max(earned)}
    parts = [option.preview for option in possible if isinstance(option.preview, PartPreview)]
    if parts and terms.EMPTY not in player.workshops:
        yield "full", {}
    if any(part.slot < 0 for part in parts):
        yield "engine", {}
    asked = frames.kind(state.pending[-1])
    if asked in _QUESTIONS:
        yield _QUESTIONS[asked], {}
    tasks = {codes.task(option.code or 0) for option in possible}
    for task, name in _TASKS.items():
        if task in tasks:
            yield name, {}
    if offers and not earned:
        yield "unsold", {}
    if player.inactive:
        yield "inactive", {}
    stalls = state.data.market_spaces[len(state.players)]
    free = stalls - len(state.cars)
    if not cars.market_full(state) and (free <= _NEAR or state.token < _NEAR) and state.cars:
        yield "ending", {}
    if len(possible) == 1 and asked in (frames.END, frames.END_PLACED):
        yield "end", {}
