"""Signs for the workers or autobucks that a person lacks, at the places concerned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.engine.types import Option
from kraftwagen.ui.drawing.canvas import ROUND
from kraftwagen.ui.drawing.theme import CREAM, INK
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.meaning import Interaction

_NEEDS: Final = {
    "not_enough_workers": ("workers", "needed", "home"),
    "too_little_money": ("money", "cost", "money"),
    "office_too_dear": ("money", "cost", "money"),
}
"""Reason of a refusal -> what is missing, the value that is needed, the value there is."""
_HIGH: Final = 15


def missing(ways: Sequence[Interaction]) -> Mapping[Key, tuple[str, int]]:
    """Return what a person lacks for each place: "workers" or "money", and how many."""
    able = {key for way in ways if way.option.ok for key in way.targets}
    found: dict[Key, tuple[str, int]] = {}
    for way in ways:
        lacks = _lacks(way.option)
        for key in way.targets if lacks is not None else ():
            if key not in able and lacks is not None:
                known = found.get(key, lacks)
                found[key] = min(known, lacks, key=lambda one: one[1])
    return found


def _lacks(option: Option) -> tuple[str, int] | None:
    reason = option.reason
    if reason is None or reason.key not in _NEEDS:
        return None
    what, needed, there = _NEEDS[reason.key]
    have = int(reason.args[there])
    # With nobody at home no space can be had: nothing to be said at each of them.
    return (what, int(reason.args[needed]) - have) if have or what == "money" else None


def draw(pad: DisplayList, ways: Sequence[Interaction], still: DisplayList) -> None:
    """Draw a sign at each place that the person cannot pay for."""
    for key, (what, count) in missing(ways).items():
        rect = still.zones.get(key)
        if rect is not None and not still.veil.hides(rect.center):
            sign = _sign(pad, what, count)
            # At the corner: the foot of a space says who is there.
            at = sign.get_rect(topright=(rect.right + pad.px(2), rect.top - pad.px(2)))
            pad.place(sign, at)


def _sign(pad: DisplayList, what: str, count: int) -> Surface:
    """Return "2 more" as a number and a picture on a dark plate."""
    high, px = pad.px(_HIGH), pad.px
    seat = pad.state.current
    figure = faces.number(pad, f"+{count}", high * 0.74, CREAM)
    if what == "workers":
        picture = faces.worker(pad, seat, round(high * 0.96))
    else:
        picture = pad.image("autobuck", high * 0.9, high * 0.9)
    gap = px(2)
    size = figure.get_width() + picture.get_width() + 3 * gap + px(2), high + px(2)

    def paint(surface: Surface) -> None:
        pad.canvas.rect(surface, INK, Rect((0, 0), size), radius=ROUND)
        surface.blit(figure, figure.get_rect(midleft=(gap + px(2), size[1] // 2)))
        surface.blit(picture, picture.get_rect(midright=(size[0] - gap, size[1] // 2)))

    return pad.composed(("missing", what, count, seat), size, paint)
