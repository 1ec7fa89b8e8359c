"""Explains decisions to a person: options with previews, reasons why others are not legal.

The locale file of the game has the sentences for the keys of reasons.
"""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.presentation import cautions, forecast, gains
from kraftwagen.games.automania.presentation.previews import DISCARDED, DeckPreview, Preview
from kraftwagen.games.automania.rules import (
    cars,
    contracts,
    production,
    sales,
    tiles,
    workers,
)
from kraftwagen.games.automania.state import State, card_of

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


def refusal(state: State, code: int) -> Reason:
    """Return the reason why a code is not legal."""
    if not codes.TABLE.knows(code):
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
    """Return the reason why a car does not fulfil a contract; None if it does (K3)."""
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


def warnings(state: State, code: int) -> tuple[Reason, ...]:
    """Return the warnings for a legal decision, each with its rule."""
    kind, value = codes.kind(code), codes.value(code)
    seat = state.current
    found: list[Reason] = []
    if kind == codes.SPACE:
        found = cautions.action(state, code)
    elif kind == codes.TAKE:
        found = cautions.take(state, state.tiles[value])
    elif kind == codes.MARKET:
        found = cautions.market(state, code)
    elif kind == codes.WORKERS:
        found = cautions.marketing(state, state.pending[-1], value)
    elif kind == codes.SPONSOR and value == state.home[seat]:
        found = [Reason("last_worker", "W1")]
    elif kind == codes.PLACE:
        found = cautions.place(state, value)
    elif kind == codes.DISCARD:
        found = cautions.settled(state)
    elif kind == codes.RETIRE:
        found = cautions.retire(state, value)
    elif kind == codes.PASS and state.round == terms.LAST_ROUND:
        found = [Reason("left_in_last_round", "E1")]
    return tuple(found)


def preview(state: State, code: int) -> Preview | None:
    """Return a preview of what a legal decision brings; None for decisions without one."""
    kind, value = codes.kind(code), codes.value(code)
    seat, frame = state.current, state.pending[-1]
    if kind == codes.SPACE:
        return forecast.action(state, code)
    if kind == codes.SPONSOR:
        return forecast.sponsor(state, value)
    if kind == codes.RECALL:
        return forecast.recall(state, code)
    if kind == codes.RETIRE:
        return forecast.retire(state, value)
    if kind == codes.TAKE:
        return gains.tile(state, seat, state.tiles[value])
    if kind == codes.PLACE:
        return gains.placed(state, seat, frames.value(frame), value)
    if kind == codes.DISCARD:
        return gains.placed(state, seat, frames.value(frame), DISCARDED)
    if kind == codes.MARKET:
        asked = production.ask_marketing(state, seat, frames.value(frame), code)
        return forecast.car(state, asked, 0, gains.for_marketing(state, seat))
    if kind == codes.WORKERS:
        return forecast.car(state, frame, value, state.home[seat])
    if kind == codes.REWARD:
        return forecast.reward(state, frames.value(frame), value)
    if kind == codes.PLAY:
        return forecast.played(state, value)
    if kind == codes.FACE:
        return forecast.contract(state, seat, value)
    if kind == codes.DECK:
        return DeckPreview(forecast.unknown_contracts(state, seat))
    if kind == codes.SELL or kind == codes.COPY:
        return forecast.sold(state, frames.unpack_sale(frame)[0], value)
    if kind == codes.PASS:
        return forecast.kept(state, frames.unpack_sale(frame)[0])
    if kind == codes.ADVANCE:
        return forecast.demands(state, seat, value)
    return None


# -- what a person might try


def attempts(state: State) -> list[int]:
    """Return codes worth explaining, legal or not, in no special order."""
    asked = frames.kind(state.pending[-1])
    if asked == frames.FACTORY:
        return [codes.FACTORY | board for board in range(1, len(terms.BOARDS))]
    found = _turn(state)
    found += [codes.TAKE | cell for cell in range(terms.CELLS)]
    if asked == frames.PLACE:
        found += [codes.PLACE | place for place in range(terms.PLACES)]
        found.append(codes.DISCARD)
    elif asked == frames.MARKET:
        found += [codes.market(market, electric) for market in (0, 1) for electric in (0, 1)]
    elif asked == frames.MARKETING:
        most = state.home[state.current] + 1
        found += [codes.WORKERS | count for count in range(most + 1)]
    elif asked == frames.REWARD:
        found += [codes.REWARD | space for space in range(terms.SALES_SPACES)]
    elif asked == frames.SALE:
        found += [codes.SELL | space for space in range(terms.SALES_SPACES)]
        found += [codes.COPY | space for space in range(terms.LIMITED_SPACES)]
        found.append(codes.PASS)
    elif asked == frames.ADVANCE:
        found += [codes.ADVANCE | side for side in range(len(terms.SIDES))]
    found += [codes.FACE | card for card in state.display]
    found.append(codes.DECK)
    hand = state.hands[state.current]
    found += [codes.PLAY | card_of(held) for held in hand]
    return found


def _turn(state: State) -> list[int]:
    """Return codes for the first decision of a turn."""
    found = [codes.space(terms.CORNER, car_type) for car_type in range(terms.TYPES)]
    for space in range(terms.FIRST_COLUMN, terms.SPACES):
        found.append(codes.space(space, state.data.space_action[space]))
    found += [codes.SPONSOR | count for count in range(1, state.home[state.current] + 2)]
    found += cars.legal_recalls(state, state.current)
    found += [codes.RETIRE | office for office in range(terms.SALES_OFFICES)]
    return found
