"""Lines for events and reasons: keys of sentences with the terms that fill them.

The sentences are in locale files: ``event_lines`` and ``reason_line`` return ``Line``s. Lines name
players, never "you", as several people may share a screen.
"""

from __future__ import annotations

from typing import Any, Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Event
from kraftwagen.engine.wording import Line, Name, Term, Terms
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.things import ROOT, counted

# -- events

QUIET: Final = (events.PlayerTurnStarted, events.PlayerTurnEnded, events.PointsGained)
"""Kinds of events without a line of their own, as other events' lines tell the same."""

_SAID_ELSEWHERE: Final = tuple(
    kind for kind in range(len(terms.MONEY_SOURCES)) if kind != terms.FROM_FINANCE
)
"""Autobucks that the line of their cause names: sales, sponsor, sales offices and so on."""


def event_lines(event: Event, data: DataSet) -> list[Line]:
    """Return the log lines of an event; none if the lines of another event tell the same."""
    if isinstance(event, QUIET):
        return []
    for lines in (_worker_lines, _tile_lines, _car_lines, _contract_lines, _round_lines):
        found = lines(event, data)
        if found is not None:
            return found
    return _end_lines(event, data)


def _line(key: str, weight: str = "detail", /, **values: Any) -> list[Line]:
    return [Line(f"{ROOT}.log.{key}", values, weight)]


def _worker_lines(event: Event, data: DataSet) -> list[Line] | None:
    """Return lines on action spaces, sponsor, marketing and autobucks."""
    match event:
        case events.WorkersPlaced(seat, space, workers, other, displaced):
            values = {
                "name": Name(seat),
                "space": things.action_space(space),
                "crew": counted("workers", workers),
            }
            if not displaced:
                return _line("workers_placed.free", "move", **values)
            back = counted("workers", displaced)
            return _line(
                "workers_placed.displacing", "move", other=Name(other), back=back, **values
            )
        case events.WorkersToSponsor(seat, workers):
            pay = counted("autobucks", workers * data.sponsor_money)
            crew = counted("workers", workers)
            return _line("workers_to_sponsor", "move", name=Name(seat), crew=crew, pay=pay)
        case events.WorkersToMarketing(seat, workers):
            crew = counted("workers", workers)
            return _line("workers_to_marketing", "move", name=Name(seat), crew=crew)
        case events.NeutralWorkersHired(seat, workers):
            crew = counted("neutral", workers)
            return _line("neutral_workers_hired", name=Name(seat), crew=crew)
        case events.MoneyPaid(seat, amount, for_car):
            kind = "car" if for_car else "office"
            return _line(f"money_paid.{kind}", name=Name(seat), pay=counted("autobucks", amount))
        case events.MoneyGained(seat, amount, origin):
            if origin in _SAID_ELSEWHERE:
                return []
            pay = counted("autobucks", amount)
            return _line("money_gained", name=Name(seat), pay=pay, source=things.source(origin))
    return None


def _tile_lines(event: Event, data: DataSet) -> list[Line] | None:
    """Return lines on factory tiles."""
    match event:
        case events.TileTaken(seat, number, cell):
            values = {"tile": things.tile(number, data), "cell": things.cell(cell, data)}
            return _line("tile_taken", "move", name=Name(seat), **values)
        case events.TilePlaced(seat, number, where, replaced):
            kind = terms.KINDS[data.tile_kind[number]]
            values = {"tile": things.tile(number, data), "place": things.place(where)}
            if not replaced:
                return _line(f"tile_placed.{kind}", "move", name=Name(seat), **values)
            old = things.tile(replaced, data)
            return _line(f"tile_replaced.{kind}", "move", name=Name(seat), old=old, **values)
        case events.TileDiscarded(seat, number):
            return _line("tile_discarded", name=Name(seat), tile=things.tile(number, data))
        case events.BonusTileUsed(seat, number):
            pay = things.reward(data.tile_money[number], data.tile_points[number])
            return _line("bonus_tile_used", name=Name(seat), reward=pay)
    return None


def _car_lines(event: Event, data: DataSet) -> list[Line] | None:
    """Return lines on cars from their production to their sale."""
    match event:
        case events.CarProduced():
            return _produced(event)
        case events.CarShipped(seat, market, ship, car_type, electric, popularity):
            values = {
                "name": Name(seat),
                "car": things.car(car_type, electric),
                "market": things.market(market),
                "ship": ship,
            }
            key = "car_shipped" if ship == popularity else "car_shipped_lower"
            medal = data.gold_medals[ship]
            if not medal:
                return _line(f"{key}.plain", **values)
            return _line(f"{key}.medal", "move", reward=counted("points", medal), **values)
        case events.CarStayed(seat, market, car_type, no_tile):
            values = {"name": Name(seat), "market": things.market(market)}
            if no_tile:
                made = things.made_car(car_type)
                return _line("car_stayed.no_tile", car=made, **values)
            return _line("car_stayed.no_ship", car=things.car(car_type), **values)
        case events.TopCarSold(seat, market, space):
            pay = things.reward(data.sale_money[market][space], data.sale_points[market][space])
            values = {"market": things.market(market), "reward": pay}
            return _line("top_car_sold", "move", name=Name(seat), **values)
        case events.CarTakenBack(seat, market, ship, car_type, electric):
            values = {"car": things.car(car_type, electric), "market": things.market(market)}
            return _line("car_taken_back", "move", name=Name(seat), ship=ship, **values)
        case events.CarSold(seat, market, ship, car_type, electric, space, copied):
            pay = things.reward(data.sale_money[market][space], data.sale_points[market][space])
            values = {
                "name": Name(seat),
                "car": things.car(car_type, electric),
                "market": things.market(market),
                "ship": ship,
                "reward": pay,
            }
            return _line(f"car_sold.{'copied' if copied else 'plain'}", "move", **values)
        case events.CarKept(seat, market, ship):
            return _line("car_kept", name=Name(seat), market=things.market(market), ship=ship)
        case events.CarsCameHome(cars):
            return _line("cars_came_home", count=len(cars))
    return None


def _produced(event: events.CarProduced) -> list[Line]:
    parts = ("wanted", "machines", "managers", "style", "electric", "workers")
    found = tuple(
        Term(f"{ROOT}.term.popularity.{name}", {"amount": getattr(event, name)})
        for name in parts
        if getattr(event, name)
    )
    values = {
        "name": Name(event.seat),
        "car": things.made_car(event.type, event.electric),
        "market": things.market(event.market),
        "popularity": event.popularity,
    }
    if not found:
        return _line("car_produced.unwanted", "move", **values)
    return _line("car_produced.plain", "move", parts=Terms(found), **values)


def _contract_lines(event: Event, data: DataSet) -> list[Line] | None:
    """Return lines on contracts; hidden ones are not named (K2)."""
    match event:
        case events.ContractDrawn(seat, card, from_deck):
            if card >= terms.CONTRACTS:
                return _line("contract_drawn.hidden", "move", name=Name(seat))
            kind = "deck" if from_deck else "display"
            drawn = things.contract(card, data)
            return _line(f"contract_drawn.{kind}", "move", name=Name(seat), contract=drawn)
        case events.ContractRevealed(card):
            return _line("contract_revealed", contract=things.contract(card, data))
        case events.NoContractLeft(seat):
            pay = counted("points", data.no_card_points)
            return _line("no_contract_left", name=Name(seat), reward=pay)
        case events.ContractPlayed(seat, card, _):
            values = {"name": Name(seat), "contract": things.contract(card, data)}
            if not data.card_start[card]:
                return _line("contract_played.plain", "move", **values)
            pay = counted("autobucks", data.start_card_money)
            return _line("contract_played.starting", "move", pay=pay, **values)
    return None


def _round_lines(event: Event, data: DataSet) -> list[Line] | None:
    """Return lines on the choice of factories, the course of a round and the demands."""
    match event:
        case events.FactoryChosen(seat, board):
            return _line("factory_chosen", "move", name=Name(seat), factory=things.factory(board))
        case events.RoundStarted(number, order, _, _, _):
            lines = _line("round_started", "heading", round=data.round_number(number))
            return lines + _line("player_order", order=Terms(tuple(map(Name, order))))
        case events.Retired(seat, office):
            values = {"name": Name(seat), "office": office + 1}
            money, points = data.office_money[office], data.office_points[office]
            if not money and not points:
                return _line("retired.plain", "move", **values)
            return _line("retired.bonus", "move", reward=things.reward(money, points), **values)
        case events.SalesStarted(number, limits):
            lines = _line("sales_started", "heading", round=data.round_number(number))
            for seat, limit in enumerate(limits):
                lines += _line("sales_limit", name=Name(seat), limit=counted("cars", limit))
            return lines
        case events.RoundEnded(number):
            return _line("round_ended", "heading", round=data.round_number(number))
        case events.DemandsMoved(seat, side, demands):
            lines = _line("demands_moved", "move", name=Name(seat), side=things.side(side))
            for market in range(len(terms.MARKETS)):
                wanted = demands[market * terms.DEMAND_PLACES :][: terms.ACTIVE]
                names = things.demands(wanted[::-1])
                lines += _line("demands_now", market=things.market(market), wanted=names)
            return lines
    return None


def _end_lines(event: Event, data: DataSet) -> list[Line]:
    """Return lines on the final scoring (E1-E4)."""
    match event:
        case events.CarLeft(seat, market, ship):
            values = {
                "name": Name(seat),
                "market": things.market(market),
                "ship": ship,
                "reward": things.reward(data.left_money[market], data.left_points[market]),
            }
            return _line("car_left", **values)
        case events.MedalsCounted(seat, contracts, tiles):
            if not contracts + tiles:
                return _line("medals_counted.none", "move", name=Name(seat))
            values = {
                "medal": counted("medals", contracts + tiles),
                "contracts": contracts,
                "tiles": tiles,
                "reward": counted("points", (contracts + tiles) * data.medal_points),
            }
            return _line("medals_counted.some", "move", name=Name(seat), **values)
        case events.MoneyRanked(order, money):
            lines: list[Line] = []
            for rank, seat in enumerate(order):
                values = {
                    "name": Name(seat),
                    "money": counted("autobucks", money[seat]),
                    "reward": counted("points", data.money_rank[rank]),
                }
                lines += _line(f"money_ranked.place_{rank + 1}", "move", **values)
            return lines
        case events.GameEnded(points, winners):
            who = Terms(tuple(map(Name, winners)))
            return _line("game_ended", "heading", who=who, score=counted("points", max(points)))
    raise TypeError(f"no log line for {type(event).__name__}")


# -- reasons

_COUNTED: Final = {
    "cost": "autobucks",
    "money": "autobucks",
    "needed": "workers",
    "home": "workers",
    "workers": "workers",
    "medals": "medals",
    "limit": "cars",
    "waiting": "cars",
    "first": "cars",
}
"""Numbers in reasons that are said with their thing."""


def reason_line(reason: Reason) -> Line:
    """Return the line for a warning, or for a refusal and its remedy."""
    values = {name: _reason_value(name, value) for name, value in reason.args.items()}
    return Line(f"{ROOT}.reason.{reason.key}", values)


def _reason_value(name: str, value: int | str) -> object:
    if isinstance(value, int):
        return counted(_COUNTED[name], value) if name in _COUNTED else value
    match name:
        case "space":
            return things.action_space(terms.SPACE_NAMES.index(value))
        case "type":
            return things.car(terms.CAR_TYPES.index(value))
        case "feature":
            return things.feature(terms.FEATURES.index(value))
        case "part":
            return things.part(terms.PARTS.index(value))
        case "portrait":
            return things.portrait(terms.PORTRAITS.index(value))
    raise TypeError(f"no words for {name} in a reason")
