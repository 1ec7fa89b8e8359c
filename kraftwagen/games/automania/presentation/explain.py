"""What a person may do now and why not the rest: options and refusals.

The keys of reasons have their sentences in the locale file of the game.
"""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Option
from kraftwagen.games.automania import codes, decisions, frames, terms
from kraftwagen.games.automania.presentation import attempts, cautions, forecast
from kraftwagen.games.automania.rules import (
    contracts,
    flow,
    sales,
    tiles,
    workers,
)
from kraftwagen.games.automania.state import State
from kraftwagen.games.parts.explain import options

_FIRST: Final = {
    frames.TURN: Reason("act_first", "R3"),
    frames.TILE: Reason("tile_first", "A6"),
    frames.PLACE: Reason("place_first", "T1"),
    frames.MARKET: Reason("market_first", "P2"),
    frames.MARKETING: Reason("marketing_first", "P5"),
    frames.REWARD: Reason("reward_first", "P8"),
    frames.CONTRACT: Reason("contract_first", "K3"),
    frames.CARD: Reason("card_first", "K1"),
    frames.SALE: Reason("sale_first", "Z2"),
    frames.ADVANCE: Reason("demands_first", "N2"),
    frames.FACTORY: Reason("factory_first", "V1"),
}
"""Why another decision has to wait, by the question that is open."""
_ANSWERS: Final = {
    frames.TURN: (codes.SPACE, codes.SPONSOR, codes.RECALL, codes.RETIRE),
    frames.TILE: (codes.TAKE,),
    frames.PLACE: (codes.PLACE, codes.DISCARD, codes.SPONSOR),
    frames.MARKET: (codes.MARKET, codes.RECALL),
    frames.MARKETING: (codes.WORKERS,),
    frames.REWARD: (codes.REWARD,),
    frames.CONTRACT: (codes.PLAY, codes.KEEP),
    frames.CARD: (codes.FACE, codes.DECK),
    frames.SALE: (codes.SELL, codes.PASS, codes.COPY),
    frames.ADVANCE: (codes.ADVANCE,),
    frames.FACTORY: (codes.FACTORY,),
}
"""The kinds of decisions that answer a question."""
_PLACE_RULE: Final = {terms.MACHINE: "T2", terms.STYLE: "T3", terms.MANAGER: "T4"}


def explain(state: State, seat: int) -> list[Option]:
    """All that a person at a seat might try, with reasons for what is not possible.

    Empty when the seat is not to move or the game is over. The codes of the options that are ok
    equal the legal ones.
    """
    if not state.pending or seat != state.current:
        return []
    return options(
        state,
        flow.legal(state),
        attempts.attempts(state),
        refusal,
        cautions.warnings,
        forecast.preview,
    )


def why_not(state: State, code: int) -> Reason | None:
    """Why a decision is not allowed here, None if it is."""
    if code in flow.legal(state):
        return None
    return refusal(state, code)


def refusal(state: State, code: int) -> Reason:
    """The reason for a code that is not legal."""
    if not decisions.TABLE.knows(code):
        return Reason("no_such_decision", "R3")
    if not state.pending:
        return Reason("game_over", "E4")
    kind, value = codes.kind(code), codes.value(code)
    frame = state.pending[-1]
    asked = frames.kind(frame)
    if kind not in _ANSWERS[asked]:
        return _not_now(state, asked, kind)
    if kind == codes.SPACE:
        return _space(state, *codes.unpack_space(code))
    if kind == codes.SPONSOR:
        return _sponsor(state, asked)
    if kind == codes.TAKE:
        return _tile(state, frames.value(frame), value)
    if kind == codes.PLACE:
        return _place(state, frames.value(frame), value)
    if kind == codes.PLAY:
        return _contract(state, value, *frames.unpack_contract(frame))
    if kind == codes.SELL or kind == codes.COPY:
        return _sale(state, kind, value, *frames.unpack_sale(frame))
    if kind == codes.RETIRE:
        owner = state.offices[value]
        return Reason("office_taken", "L1", {"office": value + 1, "seat": owner})
    if kind == codes.RECALL:
        return Reason("no_own_car", "P9")
    if kind == codes.MARKET:
        return Reason("no_electric_car", "V3")
    if kind == codes.WORKERS:
        return Reason("too_few_workers", "P5", {"home": state.home[state.current]})
    if kind == codes.FACE:
        return Reason("contract_not_shown", "K1")
    if kind == codes.DECK:
        return Reason("deck_empty", "K1")
    if kind == codes.FACTORY:
        return Reason("factory_taken", "V1", {"seat": state.boards.index(value)})
    return _FIRST[asked]


def _not_now(state: State, asked: int, kind: int) -> Reason:
    if kind == codes.PLAY and asked in (frames.TURN, frames.MARKET, frames.MARKETING):
        return Reason("contract_needs_car", "K3")
    if kind in (codes.FACE, codes.DECK) and asked == frames.TURN:
        return Reason("contract_space_first", "K1")
    if kind == codes.TAKE and asked == frames.TURN:
        return Reason("space_before_tile", "A6")
    if kind == codes.FACTORY:
        return Reason("factories_over" if state.advanced else "side_a_only", "V1")
    return _FIRST[asked]


def _space(state: State, space: int, car_type: int) -> Reason:
    seat = state.current
    if space != terms.CORNER and car_type != state.data.space_action[space]:
        return Reason("other_action", "A6", {"space": terms.SPACE_NAMES[space]})
    if space == terms.CORNER and car_type == codes.NO_TYPE:
        return Reason("other_action", "A6", {"space": terms.SPACE_NAMES[space]})
    if workers.is_own(state, space, seat):
        return Reason("own_workers_there", "A3")
    if not workers.has_tile(state, space):
        return Reason("line_empty", "A4")
    home, needed = state.home[seat], workers.needed(state, space)
    if home < needed:
        return Reason("not_enough_workers", "A1", {"needed": needed, "home": home})
    cost = state.data.car_cost[car_type]
    return Reason("too_little_money", "A5", {"cost": cost, "money": state.money[seat]})


def _sponsor(state: State, asked: int) -> Reason:
    home = state.home[state.current]
    if asked == frames.PLACE:
        tile = frames.value(state.pending[-1])
        if state.data.tile_kind[tile] != terms.MANAGER:
            return Reason("sponsor_changes_nothing", "W1")
    return Reason("sponsor_too_few", "W1", {"home": home})


def _tile(state: State, space: int, cell: int) -> Reason:
    if cell not in terms.LINES[space]:
        return Reason("other_line", "A6", {"space": terms.SPACE_NAMES[space]})
    return Reason("no_tile_there", "A6")


def _place(state: State, tile: int, place: int) -> Reason:
    data, seat = state.data, state.current
    kind = data.tile_kind[tile]
    rule = _PLACE_RULE[kind]
    if place < terms.FIRST_STYLE:
        return Reason("slot_needs_machine", rule)
    if place < terms.FIRST_OFFICE:
        if kind == terms.STYLE:
            part = (place - terms.FIRST_STYLE) % len(terms.PARTS)
            return Reason("other_part", rule, {"part": terms.PARTS[part]})
        return Reason("place_needs_part", rule)
    if kind != terms.MANAGER:
        return Reason("office_needs_manager", rule)
    board = state.boards[seat]
    portrait = terms.PORTRAITS[data.tile_what[tile]]
    held = state.factories[seat][place]
    if held:
        return Reason("other_portrait", rule, {"portrait": portrait})
    most = data.board_managers[board]
    if len(tiles.same_portrait(state, seat, tile)) >= most:
        if most == 1:
            return Reason("portrait_once", rule, {"portrait": portrait})
        return Reason("portrait_twice", "V5", {"portrait": portrait})
    cost = tiles.office_cost(state, seat)
    if cost == tiles.TOO_DEAR:
        return Reason("offices_filled", rule)
    money = state.money[seat]
    if cost > money:
        return Reason("office_too_dear", rule, {"cost": cost, "money": money})
    return Reason("next_office", rule)


def _contract(state: State, card: int, car_type: int, popularity: int) -> Reason:
    seat = state.current
    if contracts.place_in_hand(state, seat, card) == contracts.NOT_HELD:
        return Reason("contract_not_held", "K3")
    return unmet(state, seat, card, car_type, popularity) or _FIRST[frames.CONTRACT]


def unmet(state: State, seat: int, card: int, car_type: int, popularity: int) -> Reason | None:
    """What a car lacks for a contract, None if it meets it (K3)."""
    data = state.data
    wanted = data.card_type[card]
    if wanted not in (terms.ANY_TYPE, car_type):
        return Reason("contract_other_type", "K3", {"type": terms.CAR_TYPES[wanted]})
    feature = data.card_feature[card]
    if not contracts.has_feature(state, seat, feature, car_type):
        return Reason("contract_feature", "K3", {"feature": terms.FEATURES[feature]})
    needed = data.card_popularity[card]
    if popularity < needed:
        return Reason("contract_stars", "K3", {"popularity": needed, "stars": popularity})
    return None


def _sale(state: State, kind: int, space: int, market: int, ship: int) -> Reason:
    if kind == codes.COPY:
        seat = state.current
        if not state.data.board_copies[state.boards[seat]]:
            return Reason("space_taken", "Z3", {"space": space + 1})
        if not sales.may_copy(state, seat):
            return Reason("copied_already", "V4")
        return Reason("nothing_to_copy", "V4", {"space": space + 1})
    if state.sold[market * terms.LIMITED_SPACES + space]:
        return Reason("space_taken", "Z3", {"space": space + 1})
    return Reason("row_closed", "Z4", {"space": space + 1})
