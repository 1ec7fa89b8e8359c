"""Lines for events, decisions and reasons: keys of sentences with the terms that fill them.

The sentences are in locale files: ``event_lines``, ``decision_line`` and ``reason_line`` return
``Line``s. Lines name players, never "you", as several people may share a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Event
from kraftwagen.engine.wording import Line, Name, Term, Terms
from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.dataset import DataSet

ROOT: Final = "kraftwagen"


# -- things


def tile(number: int, data: DataSet) -> Term | Terms:
    """Return the name of an action tile: its actions, or a special tile's own name."""
    if number >= terms.BASIC_TILES:
        return special_tile(number, data)
    return Terms(tuple(task(action) for action in data.tile_actions[number]))


def special_tile(number: int, data: DataSet) -> Term:
    """Return the name of a special tile by its action and bonus."""
    kind, amount = data.tile_bonus[number]
    values = {"action": task(data.tile_actions[number][0]), "amount": amount, "count": amount}
    return Term(f"{ROOT}.term.special.{kind}", values)


def start_tile(number: int, data: DataSet) -> Terms:
    """Return the name of a start tile: its tasks."""
    frame = data.start_frames[number]
    found = [task(kind) for kind, count in frames.tasks(frame) for _ in range(count)]
    return Terms(tuple(found))


def task(kind: int) -> Term:
    """Return the name of a task's action."""
    return Term(f"{ROOT}.term.task.{terms.TASKS[kind]}")


def card(kind: int) -> Term:
    """Return the name of a research card."""
    return Term(f"{ROOT}.term.card.{terms.CARDS[kind]}")


def cards(kinds: Sequence[int]) -> Terms:
    """Return the names of several research cards."""
    return Terms(tuple(card(kind) for kind in kinds))


def part(kind: int) -> Term:
    """Return the name of a body or an engine with its value."""
    name = "engine" if terms.is_engine(kind) else "body"
    return Term(f"{ROOT}.term.part.{name}", {"value": terms.part_value(kind)})


def preference(kind: int) -> Term:
    """Return the name of a preference: body, engine, prestige or price."""
    return Term(f"{ROOT}.term.preference.{terms.PREFERENCES[kind]}")


def called_buyer(kind: int) -> Term:
    """Return the name of a buyer with its article: "an engine buyer"."""
    return Term(f"{ROOT}.term.buyer.{terms.PREFERENCES[kind]}")


def marker(kind: int) -> Term:
    """Return the name of an engineer marker."""
    return Term(f"{ROOT}.term.marker.{terms.MARKERS[kind]}")


def award(kind: int) -> Term:
    """Return the name of an award by its condition."""
    return Term(f"{ROOT}.term.award.{terms.AWARDS[kind]}")


def source(kind: int) -> Term:
    """Return the name of a source of money, an index in terms.SOURCES."""
    return Term(f"{ROOT}.source.{terms.ORIGINS[kind]}")


# -- events

QUIET: Final = (events.PlayerTurnStarted, events.PlayerTurnEnded, events.PointsGained)
"""Kinds of events without a line of their own, as other events' lines tell the same."""

_SAID_ELSEWHERE: Final = tuple(
    kind for kind in range(len(terms.SOURCES)) if kind != terms.FROM_SPECIAL_TILES
)
"""Money that the line of its cause names: places, laps, awards, buyers and sales."""


def event_lines(event: Event, data: DataSet) -> list[Line]:
    """Return the log lines of an event; none if the lines of another event tell the same."""
    if isinstance(event, QUIET):
        return []
    for lines in (_turn_lines, _player_lines, _market_lines):
        found = lines(event, data)
        if found is not None:
            return found
    raise TypeError(f"no log line for {type(event).__name__}")


def _line(key: str, weight: str = "detail", /, **values: Any) -> list[Line]:
    return [Line(f"{ROOT}.log.{key}", values, weight)]


def _turn_lines(event: Event, data: DataSet) -> list[Line] | None:
    """Return lines on start tiles, the chain and the course of a game turn."""
    match event:
        case events.StartTileTaken(seat, number):
            tasks = start_tile(number, data)
            return _line("start_tile_taken", "move", name=Name(seat), tasks=tasks)
        case events.StartTileFlipped(seat, _):
            return _line("start_tile_flipped", name=Name(seat))
        case events.GameTurnStarted(turn, _, _, _):
            return _line("game_turn_started", "heading", turn=data.turn_number(turn))
        case events.TileTaken(seat, number, place, _, _):
            values = {"name": Name(seat), "tile": tile(number, data), "place": place}
            return _line("tile_taken", "move", **values)
        case events.TileMovedUp(number, _):
            return _line("tile_moved_up", tile=tile(number, data))
        case events.SpecialTileRevealed(number, _):
            return _line("special_tile_revealed", tile=tile(number, data))
        case events.SpecialTileRemoved(number, _):
            return _line("special_tile_removed", tile=tile(number, data))
        case events.GameTurnEnded(turn, cause):
            return _line(f"game_turn_ended.{cause}", "heading", turn=data.turn_number(turn))
        case events.GameEnded(money, winners):
            best = max(money, default=0)
            who = Terms(tuple(map(Name, winners)))
            shared = "shared" if len(winners) > 1 else "won"
            return _line(f"game_ended.{shared}", "heading", names=who, money=best)
    return None


def _player_lines(event: Event, data: DataSet) -> list[Line] | None:
    """Return lines on workers, research, parts and the Grand Prix."""
    match event:
        case events.TaskLost(seat, kind):
            return _line("task_lost", name=Name(seat), task=task(kind))
        case events.WorkerHired(seat, development):
            if development:
                return _line("worker_hired.active", name=Name(seat), card=card(development))
            return _line("worker_hired.canteen", name=Name(seat))
        case events.CardTaken(seat, kind, _):
            return _line("card_taken", "move", name=Name(seat), card=card(kind))
        case events.CardsDiscarded(kinds):
            return _line("cards_discarded", cards=cards(kinds), count=len(kinds))
        case events.DeckReshuffled(count):
            return _line("deck_reshuffled", count=count)
        case events.CardsRevealed(kinds, _, _):
            return _line("cards_revealed", cards=cards(kinds), count=len(kinds))
        case events.EngineerEngaged(seat, kind):
            return _line("engineer_engaged", name=Name(seat), engineer=card(kind))
        case events.DevelopmentGained(seat, kind, active):
            state = "active" if active else "inactive"
            return _line(f"development_gained.{state}", name=Name(seat), card=card(kind))
        case events.PartTaken(seat, kind, _):
            return _line("part_taken", "move", name=Name(seat), part=part(kind))
        case events.PartReturned(seat, kind, _):
            return _line("part_returned", name=Name(seat), part=part(kind))
        case events.GrandPrixEngineInstalled(seat, value, old):
            values = {"name": Name(seat), "value": value, "old": old}
            key = "grand_prix_engine_same" if value == old else "grand_prix_engine_installed"
            return _line(key, "move", **values)
        case events.CarRaced():
            return _raced(event)
        case events.AwardTaken(seat, kind, amount):
            values = {"name": Name(seat), "award": award(kind), "amount": amount}
            return _line("award_taken", "move", **values)
        case events.MoneyGained(seat, amount, origin):
            if origin in _SAID_ELSEWHERE:
                return []
            values = {"name": Name(seat), "amount": amount, "source": source(origin)}
            return _line("money_gained", **values)
    return None


def _raced(event: events.CarRaced) -> list[Line]:
    where = "space" if event.start else "pit_lane"
    start = Term(f"{ROOT}.term.{where}", {"space": event.start})
    values = {
        "name": Name(event.seat),
        "start": start,
        "space": event.path[-1] if event.path else event.start,
        "laps": event.laps,
        "count": len(event.jumped),
    }
    kind = ("lap" if event.crossings() else "plain") + ("_jump" if event.jumped else "")
    return _line(f"car_raced.{kind}", "move", **values)


def _market_lines(event: Event, data: DataSet) -> list[Line] | None:
    """Return lines on buyers, cars and the scoring."""
    match event:
        case events.BuyerChosen(seat, wish, space, money, by_benz):
            values = {
                "name": Name(seat),
                "buyer": called_buyer(wish),
                "space": space + 1,
                "money": money,
            }
            kind = "benz" if by_benz else "paid" if money else "unpaid"
            return _line(f"buyer_chosen.{kind}", "move", **values)
        case events.TokenMoved(seat, token):
            kind = "last" if token == 0 else "on"
            return _line(f"token_moved.{kind}", "move", name=Name(seat), token=token)
        case events.MarkerPlacedOnBuyer(seat, _, space, amount):
            values = {"name": Name(seat), "space": space + 1, "amount": amount}
            return _line("marker_placed_on_buyer", "move", **values)
        case events.CarChanged(seat, space, change, old, new, _):
            values = {"name": Name(seat), "space": space + 1, "old": old, "new": new}
            return _line(f"car_changed.{terms.CHANGES[change]}", "move", **values)
        case events.CarPlaced(seat, space, body, engine, workers, price, kind):
            values = {
                "name": Name(seat),
                "space": space + 1,
                "body": body,
                "engine": engine,
                "workers": workers,
                "count": workers,
                "price": price,
            }
            if not kind:
                return _line("car_placed.plain", "move", **values)
            return _line("car_placed.marked", "move", marker=marker(kind - 1), **values)
        case events.CarSoldPrivately(seat, space, price, money):
            values = {"name": Name(seat), "space": space + 1, "price": price, "money": money}
            return _line("car_sold_privately", "move", **values)
        case events.PlaceScored(place, seat, _, laps, money):
            if seat < 0:
                return _line("place_scored.neutral", place=place)
            values = {"name": Name(seat), "laps": laps, "count": laps, "money": money}
            return _line(f"place_scored.place_{place}", "move", **values)
        case events.LapsPaid(seat, laps, money):
            return _line("laps_paid", "move", name=Name(seat), count=laps, money=money)
        case events.RaceCleared():
            return _line("race_cleared")
        case events.BuyerBought():
            return _bought(event)
        case events.BuyerLeft(buyer, wish):
            return _line("buyer_left", buyer=buyer + 1, wish=preference(wish))
        case events.MarketCleared(unsold):
            if not unsold:
                return _line("market_cleared.all_sold")
            return _line("market_cleared.unsold", count=len(unsold))
    return None


def _bought(event: events.BuyerBought) -> list[Line]:
    values = {
        "buyer": event.buyer + 1,
        "wish": preference(event.preference),
        "name": Name(event.seat),
        "value": event.value,
        "count": event.value,
        "price": event.price,
    }
    kind = terms.PREFERENCES[event.preference] + ("_tied" if event.tied else "")
    lines = _line(f"buyer_bought.{kind}", "move", **values)
    if event.bonus:
        lines += _line("buyer_bonus", name=Name(event.seat), amount=event.bonus)
    if event.gift:
        lines += _line("buyer_gift", name=Name(event.seat), amount=event.gift)
    return lines


# -- decisions


_TOLD: Final[dict[str, Callable[[int, DataSet], Any]]] = {
    "start": start_tile,
    "tile": tile,
    "card": lambda kind, data: card(kind),
    "part": lambda kind, data: part(kind),
    "preference": lambda kind, data: called_buyer(kind),
    "marker": lambda kind, data: marker(kind),
    "space": lambda number, data: number + 1,
}
"""How values of decisions are told; all others are numbers as they are."""


def decision_line(code: Code, data: DataSet) -> Line:
    """Return a decision as an instruction: "Take the tile Hire and Engine"."""
    name, found = codes.TABLE.decode(code)
    values: dict[str, Any] = {
        key: _TOLD[key](value, data) if key in _TOLD else value for key, value in found.items()
    }
    if name == "to_space":
        values["space"] = data.start_space
    elif name == "start_engine":
        values["value"] = data.start_engine
    elif name == "daimler":
        values["amount"] = data.marker_values[found["marker"]]
    values["count"] = found.get("workers", found.get("value", 0))
    return Line(f"{ROOT}.decision.{name}", values, "move")


# -- reasons

_REASON_TERMS: Final = {
    "task": "term.task",
    "card": "term.card",
    "engineer": "term.card",
    "preference": "term.preference",
}


def reason_line(reason: Reason) -> Line:
    """Return the line for a warning, or for a refusal and its remedy."""
    values: dict[str, Any] = dict(reason.args)
    for name, place in _REASON_TERMS.items():
        if name in values:
            values[name] = Term(f"{ROOT}.{place}.{values[name]}")
    if "kind" in values:
        kind = Term(f"{ROOT}.term.part.{values['kind']}", {"value": values.get("value", "")})
        values["part"] = kind
    if "workers" in values:
        values["count"] = values["workers"]
    return Line(f"{ROOT}.reason.{reason.key}", values)
