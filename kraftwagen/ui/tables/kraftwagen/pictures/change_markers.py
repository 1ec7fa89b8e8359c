"""What the last player turns changed stays marked: brackets in the colour of who did it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events
from kraftwagen.ui.drawing.theme import INK, hexa
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList


def place(event: Event) -> tuple[int, Key] | None:
    """Who did it and the place to mark."""
    match event:
        case events.TileTaken(seat=seat, tile=tile):
            return seat, ("tile", tile)
        case events.WorkerHired(seat=seat, development=card):
            return seat, ("dev", seat, card, 1) if card else ("canteen", seat)
        case events.EngineerEngaged(seat=seat, engineer=engineer):
            return seat, ("engineer", seat, engineer)
        case events.DevelopmentGained(seat=seat, card=card, active=active):
            return seat, ("dev", seat, card, int(active))
        case events.PartTaken(seat=seat, workshop=index):
            return seat, ("workshop", seat, index)
        case events.GrandPrixEngineInstalled(seat=seat):
            return seat, ("bay", seat)
        case events.CarRaced(seat=seat):
            return seat, ("race", seat)
        case events.BuyerChosen(seat=seat, space=space):
            return seat, ("active", space)
        case events.TokenMoved(seat=seat, token=token):
            return seat, ("track", token)
        case events.MarkerPlacedOnBuyer(seat=seat, space=space):
            return seat, ("active", space)
        case events.CarPlaced(seat=seat, space=space) | events.CarChanged(seat=seat, space=space):
            return seat, ("stall", space)
        case events.CarSoldPrivately(seat=seat, space=space):
            return seat, ("stall", space)
        case events.AwardTaken(seat=seat, award=award):
            return seat, ("award", award)
    return None


def draw(pad: DisplayList, marks: Sequence[Event]) -> None:
    """Mark every place that the marked events changed; the latest colour wins."""
    found: dict[Key, int] = {}
    for event in marks:
        marked = place(event)
        if marked is not None:
            found[marked[1]] = marked[0]
    for key, seat in found.items():
        rect = pad.zones.get(key)
        if rect is not None:
            _outline(pad, rect, seat, key)


def _outline(pad: DisplayList, rect: Rect, seat: int, key: Key) -> None:
    """Brackets at the four corners: unlike the full frame of a lawful target."""
    line = max(2.0, pad.px(3))
    box = rect.inflate(pad.px(5), pad.px(5))
    w, h = box.size
    main = hexa(pad.canvas.player(seat).main)
    arm = min(w, h) * 0.3
    m = line
    path = (
        f"M{m:g} {m + arm:g}V{m:g}H{m + arm:g}M{w - m - arm:g} {m:g}H{w - m:g}V{m + arm:g}"
        f"M{w - m:g} {h - m - arm:g}V{h - m:g}H{w - m - arm:g}"
        f"M{m + arm:g} {h - m:g}H{m:g}V{h - m - arm:g}"
    )
    shared = f'd="{path}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}"><path {shared} stroke="{hexa(INK)}" '
        f'stroke-width="{line * 1.9:g}"/><path {shared} stroke="{main}" '
        f'stroke-width="{line:g}"/></svg>'
    )
    pad.place(pad.res.svg(text, w, h), box, key)
