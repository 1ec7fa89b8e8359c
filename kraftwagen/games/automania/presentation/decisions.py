"""Decisions as instructions, with the tile, car or reward that they mean in a position.

Without the question that a decision answers, its line leaves out what earlier decisions of the turn
determine.
"""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.types import Code
from kraftwagen.engine.wording import Line, Terms
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.things import ROOT, counted
from kraftwagen.games.automania.rules import workers
from kraftwagen.games.automania.state import State, electric_of, type_of


def decision_line(code: Code, state: State) -> Line:
    """Return a decision as an instruction: "Retire to sales office 2: 2 autobucks"."""
    name, values = _decision(state, *codes.TABLE.decode(code))
    return Line(f"{ROOT}.decision.{name}", values, "move")


def _decision(state: State, name: str, found: dict[str, int]) -> tuple[str, dict[str, Any]]:
    data = state.data
    match name, found:
        case "act.car" | "act.contract", {"space": space}:
            return _act(state, space, found.get("type"))
        case "sponsor", {"workers": count}:
            return name, {"count": count, "pay": counted("autobucks", count * data.sponsor_money)}
        case "take_back", {"market": market, "ship": ship}:
            return _take_back(state, market, ship)
        case "retire", {"office": office}:
            bonus = things.office_bonus(office, state)
            if bonus:
                return "retire.bonus", {"office": office + 1, "reward": Terms(bonus)}
            return "retire.plain", {"office": office + 1}
        case "take_tile", {"cell": cell}:
            values = {"cell": things.cell(cell, data)}
            if not state.tiles[cell]:
                return "take_tile.plain", values
            return "take_tile.known", {"tile": things.tile(state.tiles[cell], data), **values}
        case "place_tile", {"place": place}:
            return _place(state, place)
        case "discard", _:
            tile = _asked(state, frames.PLACE)
            if tile is None:
                return "discard.plain", {}
            return "discard.known", {"tile": things.tile(tile, data)}
        case "market", {"market": market, "electric": electric}:
            return _market(state, market, electric)
        case "marketing", {"workers": count}:
            return ("marketing.some", {"count": count}) if count else ("marketing.none", {})
        case "reward", {"space": space}:
            told: dict[str, Any] = {"space": things.sales_space(space)}
            asked = _asked(state, frames.REWARD)
            if asked is None:
                return "reward.plain", told
            return "reward.known", {"reward": _reward(state, asked, space), **told}
        case "play" | "face_up", {"card": card}:
            return name, {"contract": things.contract(card, data)}
        case "sell" | "copy" | "leave", _:
            return _sale(state, name, found.get("space"))
        case "demands", {"side": side}:
            return _demands(state, side)
        case "factory", {"board": board}:
            return name, {"factory": things.factory(board)}
    return name, {}


def _asked(state: State, kind: int) -> int | None:
    """Return what the current question is about; None if it is not of this kind."""
    frame = state.pending[-1] if state.pending else frames.TURN
    return frames.value(frame) if frames.kind(frame) == kind else None


def _act(state: State, space: int, car_type: int | None) -> tuple[str, dict[str, Any]]:
    needed = workers.needed(state, space)
    values: dict[str, Any] = {"crew": counted("workers", needed)}
    kind = "contract" if car_type is None else "corner" if space == terms.CORNER else "car"
    if car_type is not None:
        values["car"] = things.made_car(car_type)
    if space != terms.CORNER:
        values["space"] = things.action_space(space)
    if needed == 1:
        return f"act.{kind}", values
    return f"act_displacing.{kind}", {"back": counted("workers", needed - 1), **values}


def _take_back(state: State, market: int, ship: int) -> tuple[str, dict[str, Any]]:
    values: dict[str, Any] = {"market": things.market(market), "ship": ship}
    held = state.car_on(market, ship)
    if not held:
        return "take_back.plain", values
    return "take_back.known", {"car": _named(held), **values}


def _named(held: int) -> object:
    return things.car(type_of(held), electric_of(held))


def _place(state: State, place: int) -> tuple[str, dict[str, Any]]:
    data = state.data
    values: dict[str, Any] = {"place": things.place(place)}
    tile = _asked(state, frames.PLACE)
    if tile is None:
        return "place_tile.plain", values
    kind = terms.KINDS[data.tile_kind[tile]]
    values["tile"] = things.tile(tile, data)
    old = state.factories[state.current][place]
    if not old:
        return f"place_tile.{kind}", values
    return f"replace_tile.{kind}", {"old": things.tile(old, data), **values}


def _demands(state: State, side: int) -> tuple[str, dict[str, Any]]:
    """Return the demands that enter on a side (N2)."""
    waiting = terms.WAITING_LEFT + side
    return "demands", {
        "side": things.side(side),
        "america": things.demand(state.demands[waiting]),
        "europe": things.demand(state.demands[terms.DEMAND_PLACES + waiting]),
    }


def _market(state: State, market: int, electric: int) -> tuple[str, dict[str, Any]]:
    values: dict[str, Any] = {"market": things.market(market)}
    car_type = _asked(state, frames.MARKET)
    if car_type is None:
        return f"market.{'electric' if electric else 'plain'}", values
    return "market.known", {"car": things.car(car_type, electric), **values}


def _sale(state: State, name: str, space: int | None) -> tuple[str, dict[str, Any]]:
    values: dict[str, Any] = {}
    if space is not None:
        values["space"] = things.sales_space(space)
    if _asked(state, frames.SALE) is None:
        return f"{name}.plain", values
    market, ship = frames.unpack_sale(state.pending[-1])
    if space is not None:
        values["reward"] = _reward(state, market, space)
    values |= {"car": _named(state.car_on(market, ship)), "ship": ship}
    return f"{name}.known", values


def _reward(state: State, market: int, space: int) -> object:
    data = state.data
    return things.reward(data.sale_money[market][space], data.sale_points[market][space])
