"""The tips of a first game: each is shown once, when it first applies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation.previews import Offer
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import Tip

_NEAR: Final = 2
"""This many free market spaces, or steps of the token, are few."""
_KINDS: Final = {
    codes.START: "start",
    codes.TAKE: "take",
    codes.RESEARCH: "research",
    codes.BUYER: "buyer",
    codes.RACE: "race",
}
"""Kind of decision -> the tip when it is first offered."""
_RULES: Final = {
    "sale": "Z4", "full": "A3", "engine": "A4", "start": "S4", "take": "C2", "research": "A2",
    "buyer": "A5", "race": "A6", "unsold": "M1", "inactive": "K2", "ending": "T2", "end": "P2",
}  # fmt: skip
"""Tip -> its rule."""


def tips(tr: Translator, position: Position) -> list[Tip]:
    """Return the tips that apply now, most urgent first; none while the viewer cannot decide."""
    return [
        Tip(name, tr(f"kraftwagen.tips.{name}", **values), _RULES[name])
        for name, values in _moments(position)
    ]  # fmt: skip


def _moments(position: Position) -> Iterator[tuple[str, dict[str, int]]]:
    possible = [option for option in position.options if option.ok and option.code is not None]
    if not possible:
        return
    state = position.state
    player = state.players[position.viewer]
    offers = [
        option.preview.money for option in possible
        if codes.kind(option.code or 0) == codes.CAR
        and isinstance(option.preview, Offer) and option.preview.sold
    ]  # fmt: skip
    if offers:
        yield "sale", {"money": max(offers)}
    kinds = {codes.kind(option.code or 0) for option in possible}
    if kinds & {codes.BODY, codes.ENGINE} and terms.EMPTY not in player.workshops:
        yield "full", {}
    if any(option.code == codes.ENGINE | codes.ON_GRAND_PRIX_CAR for option in possible):
        yield "engine", {}
    for kind, name in _KINDS.items():
        if kind in kinds:
            yield name, {}
    if kinds & {codes.CAR} and not offers:
        yield "unsold", {}
    if player.inactive:
        yield "inactive", {}
    stalls = state.data.market_spaces[len(state.players)]
    free = stalls - len(state.cars)
    if not cars.market_full(state) and (free <= _NEAR or state.token < _NEAR) and state.cars:
        yield "ending", {}
    if kinds == {codes.END_TURN}:
        yield "end", {}
