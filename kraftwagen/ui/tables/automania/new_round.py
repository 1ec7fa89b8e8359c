"""Animations between two rounds: demands move, cars and workers go home, new tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.rules import rounds, sales
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.timeline import Timeline, parallel, sequence, stagger
from kraftwagen.ui.tables.automania import line_run
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.stage import Stage
from kraftwagen.ui.tables.parts import motion


def timeline(stage: Stage, event: Event) -> Timeline | None:
    """Animate what happens between two rounds, step by step."""
    match event:
        case events.DemandsMoved():
            return _demands(stage, event.side)
        case events.CarsCameHome():
            return _cars_home(stage)
        case events.RoundStarted():
            return _started(stage, event.tiles)
    return None


def _demands(stage: Stage, side: int) -> Timeline:
    """Animate every demand moving to its new place, some to the other market (N2).

    For the last round those vanish that would wait for a next one.
    """
    places = range(len(stage.state.demands))
    last = stage.state.round + 1 == terms.LAST_ROUND
    parts = []
    for to, begin in enumerate(rounds.moved_demands(tuple(places), side)):
        start, end = (("demand", *divmod(at, terms.DEMAND_PLACES)) for at in (begin, to))
        if last and end[2] >= terms.ACTIVE:
            parts.append(motion.vanish(stage, stage.lift(start)))
        elif to != begin:
            centre = stage.pad.sprites[end].rect.center
            parts.append(stage.travel(stage.lift(start), centre, quiet=True))
    return parallel(*parts)


def _cars_home(stage: Stage) -> Timeline:
    """Animate sold cars returning to their factories (N3)."""
    parts = []
    for key in [key for key in stage.pad.sprites if key[0] == "sold"]:
        market, space, at = (int(part) for part in key[1:])
        car = sales.standing(stage.state, market, space)[at]
        parts.append(line_run.drive_home(stage, stage.lift(key), car, quiet=True))
    return stagger(MOMENTS["apart"].length, *parts)


def _started(stage: Stage, tiles: Sequence[int]) -> Timeline | None:
    """Animate workers walking home and new tiles replacing the old ones (N4, N6)."""
    parts = [*_workers_home(stage)]
    if tiles != stage.state.tiles:
        parts.append(
            sequence(
                parallel(*_cleared(stage)), stagger(MOMENTS["dealt"].length, *_dealt(stage, tiles))
            )
        )
    return parallel(*parts) if parts else None


def _workers_home(stage: Stage) -> Iterator[Timeline]:
    owners = enumerate(stage.state.owner_at)
    crews = {("crew", space): seat for space, seat in owners if seat != terms.NOBODY}
    for name, counts in (("sponsor", stage.state.sponsor), ("marketing", stage.state.marketing)):
        crews |= {(name, seat): seat for seat, count in enumerate(counts) if count}
    for key, seat in crews.items():
        mover = stage.lift(key)
        walk = motion.walk(stage, mover, stage.centre(("workers", seat)), quiet=True)
        yield sequence(walk, motion.fade(mover))


def _cleared(stage: Stage) -> Iterator[Timeline]:
    """Animate the remaining old tiles vanishing."""
    for key in [key for key in stage.pad.sprites if key[0] in ("tile", "below")]:
        yield motion.vanish(stage, stage.lift(key))


def _dealt(stage: Stage, tiles: Sequence[int]) -> Iterator[Timeline]:
    """Animate a new tile for every cell of the grid."""
    layout = stage.layout
    for cell in range(terms.CELLS):
        rect = layout.cell(cell)
        face = faces.tile_face(stage.pad, tiles[cell], *rect.size)
        yield motion.fly(stage, face, layout.grid.midbottom, rect.center, quiet=True)
