"""The place that each event changed, for the marks of the last player turns."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.change_markers import over_edge
from kraftwagen.ui.tables.parts.display_list import DisplayList

_HELD = ("held", "hidden", "known")
"""Names of places of contracts in hand."""


def place(event: Event) -> tuple[int, Key] | None:
    """Return the seat that acted and the place to mark."""
    match event:
        case events.WorkersPlaced(seat=seat, space=space):
            return seat, ("action", space)
        case events.WorkersToSponsor(seat=seat):
            return seat, ("sponsor",)
        case events.WorkersToMarketing(seat=seat):
            return seat, ("marketing",)
        case events.TilePlaced(seat=seat, place=where):
            return seat, ("place", seat, where)
        case events.CarShipped() | events.CarTakenBack() | events.CarKept():
            return event.seat, ("ship", event.market, event.ship)
        case events.TopCarSold(seat=seat, market=market, space=space):
            return seat, ("sales", market, space)
        case events.CarSold(seat=seat, market=market, space=space):
            return seat, ("sales", market, space)
        case events.ContractDrawn(seat=seat):
            return seat, ("hand", seat)
        case events.ContractPlayed(seat=seat):
            return seat, ("played", seat)
        case events.Retired(seat=seat, office=office):
            return seat, ("office", office)
    return None


def lies(pad: DisplayList, rect: Rect, key: Key) -> Rect:
    """Return the bookmark's rectangle: beside numbers, and smaller on small things."""
    high = min(pad.px(18), max(pad.px(12), round(rect.h * 0.6)))
    box = Rect(0, 0, round(high * 0.7), high)
    match key:
        case ("ship", terms.AMERICA, _):
            box.center = (rect.right + pad.px(2), rect.centery)
        case ("ship", _, _):
            box.center = (rect.x - pad.px(2), rect.centery)
        case ("played", _):
            box.midright = (rect.x - pad.px(2), rect.centery)
        case ("hand", seat):
            held = [one for name, one in pad.zones.items() if name[0] in _HELD and name[1] == seat]
            last = max(held, key=lambda one: (one.bottom, one.right), default=rect)
            box.midtop = (last.right - box.w, last.y - high // 4)
        case ("action", _):
            box.midtop = (rect.right - round(rect.w * 0.3), rect.y)
        case ("place", _, _):
            box.midtop = (rect.right, rect.y - high // 4)
        case _:
            return over_edge(pad, rect, key)
    return box
