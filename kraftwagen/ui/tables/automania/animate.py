"""The animation of each kind of event; those of cars and of a new round have their modules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Surface

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from kraftwagen.ui.drawing.moments import pause
from kraftwagen.ui.drawing.timeline import Timeline, parallel, sequence
from kraftwagen.ui.tables.automania import line_run, new_round
from kraftwagen.ui.tables.automania.areas import display, grid, offices, works
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.stage import Stage
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import motion
from kraftwagen.ui.tables.parts.mover import Mover
from kraftwagen.ui.tables.parts.places import Point
from kraftwagen.ui.tables.parts.show import CLIMB

_MOST: Final = 5
"""The most medals that fly one by one."""
_OWN: Final = (terms.FROM_FINANCE, terms.FROM_MONEY_RANK)
"""Sources of income that have no place on the table."""


def timeline(stage: Stage, event: Event) -> Timeline | None:
    """Return the animation of an event from what the stage shows; None if nothing moves."""
    for found in (_workers, _tiles, line_run.timeline, _contracts, _others, new_round.timeline):
        made = found(stage, event)
        if made is not None:
            return made
    return None


def foreseen(pad: DisplayList, event: Event) -> Iterator[None]:
    """Draw what an event brings to the table: new tiles, the face of a contract."""
    match event:
        case events.RoundStarted(tiles=tiles) if tiles != pad.state.tiles:
            for cell in range(terms.CELLS):
                faces.tile_face(pad, tiles[cell], *pad.layout.cell(cell).size)
                yield
        case events.ContractRevealed(card=card):
            faces.contract_face(pad, card, *display.card(pad.layout, 0).size)
            yield


# -- workers


def _workers(stage: Stage, event: Event) -> Timeline | None:
    """Animate events about workers: they walk, and displaced ones are pushed home."""
    match event:
        case events.WorkersPlaced():
            return _placed(stage, event)
        case events.WorkersToSponsor(seat, count):
            stage.money_from = stage.centre(("sponsor",))
            return _walk(stage, seat, count, stage.centre(("sponsor",)))
        case events.WorkersToMarketing(seat, count):
            return _walk(stage, seat, count, stage.centre(("marketing",)))
        case events.NeutralWorkersHired(seat, count):
            sign = faces.signs(stage.pad, [("worker_neutral", count)], stage.pad.px(30))
            begin, end = stage.of_seat(seat), stage.centre(("workers", seat))
            return motion.fly(stage, sign, begin, end)
    return None


def _placed(stage: Stage, event: events.WorkersPlaced) -> Timeline:
    space = stage.layout.space(event.space)
    field = grid.plate(space)
    image = faces.crew(stage.pad, event.seat, event.workers, round(field.h * 1.12))
    arriving = _walk(stage, event.seat, event.workers, field.center, image)
    if not event.displaced:
        return arriving
    mover = stage.lift(("crew", event.space))
    aside = (field.centerx + space.w * 0.4, field.centery)
    pushed = motion.pushed(mover, aside)
    leaving = motion.walk(stage, mover, stage.centre(("workers", event.other)), quiet=True)
    # Nobody is pushed before the others are nearly there.
    return parallel(arriving, sequence(pause("short_walk"), pushed, leaving, motion.fade(mover)))


def _walk(stage: Stage, seat: int, count: int, to: Point, image: Surface | None = None) -> Timeline:
    """Animate ``count`` workers of a seat walking from their home to a place."""
    state = stage.state
    # Own workers leave before neutral ones (A1).
    own = state.home[seat] - min(state.home[seat], state.neutral[seat])
    first = max(0, own - count)
    stage.hidden |= {("worker", seat, at) for at in range(first, first + count)}
    image = image or faces.crew(stage.pad, seat, count, stage.pad.px(34))
    mover = stage.extra(image, stage.centre(("workers", seat)))
    return sequence(motion.show(mover), motion.walk(stage, mover, to))


# -- tiles


def _tiles(stage: Stage, event: Event) -> Timeline | None:
    """Animate events about tiles: from the board into a factory, or discarded."""
    match event:
        case events.TileTaken(cell=cell):
            return _taken(stage, cell)
        case events.TilePlaced():
            return _laid(stage, event)
        case events.TileDiscarded(_, tile):
            return motion.vanish(stage, _in_hand(stage, tile))
        case events.BonusTileUsed(_, tile):
            mover = _in_hand(stage, tile)
            stage.money_from = mover.x, mover.y
            return motion.vanish(stage, mover)
    return None


def _taken(stage: Stage, cell: int) -> Timeline:
    """Animate a tile moving from the board to the bench, or over another seat's factory."""
    below = [n for n, at in enumerate(stage.state.data.office_tile) if at == cell]
    key: Key = ("below", below[0]) if cell >= terms.CELLS and below else ("tile", cell)
    mover = stage.tile = stage.lift(key)
    to = works.thing_spot(stage.pad).center
    return stage.travel(mover, to)


def _in_hand(stage: Stage, tile: int) -> Mover:
    """Return a mover for the tile that was taken and waits on the bench."""
    side = stage.pad.px(44)
    mover, stage.tile = stage.tile, None
    if mover is None:
        stage.hidden.add(("tray",))
        begin = stage.centre(("tray",), ("works", stage.state.current))
        mover = stage.extra(faces.tile_face(stage.pad, tile, side, side), begin)
        mover.shown = True
    return mover


def _laid(stage: Stage, event: events.TilePlaced) -> Timeline | None:
    """Animate a tile going to its place in the factory; the tile below it leaves the game."""
    key: Key = ("place", event.seat, event.place)
    rect = stage.pad.zones.get(key)
    if rect is None:
        return None
    mover = _in_hand(stage, event.tile)
    mover.image = faces.tile_face(stage.pad, event.tile, *rect.size).copy()
    parts = [stage.travel(mover, rect.center)]
    if event.replaced:
        parts.insert(0, motion.vanish(stage, stage.lift(key)))
    return parallel(*parts)


# -- contracts, sales offices, autobucks, points


def _contracts(stage: Stage, event: Event) -> Timeline | None:
    """Animate contracts: from display or deck into a hand, turned face down when fulfilled (K4)."""
    pad = stage.pad
    match event:
        case events.ContractDrawn(seat, card, from_deck):
            home = _held(stage, seat, card) or stage.centre(("hand", seat), ("works", seat))
            if not from_deck:
                return _drawn(stage, card, home)
            image = faces.contract_face(pad, card, pad.px(84), pad.px(56))
            return motion.fly(stage, image, stage.centre(("deck",)), home)
        case events.ContractRevealed(card) if stage.freed is not None:
            back = pad.image("contract_back", *display.card(stage.layout, 0).size)
            mover = stage.extra(back, stage.centre(("deck",)))
            face = faces.contract_face(pad, card, *back.get_size())
            return sequence(
                motion.show(mover), stage.travel(mover, stage.freed),
                motion.turn_over(mover, face),
            )  # fmt: skip
        case events.ContractPlayed():
            return _fulfilled(stage, event)
    return None


def _held(stage: Stage, seat: int, card: int) -> Point | None:
    """Where a card will lie in the hand at the foot of the table; None for other hands."""
    if seat != stage.pad.position.viewer:
        return None
    hand = sorted([*stage.state.hands[seat], card])
    places = works.cards(stage.layout, len(hand), wide=True)
    return places[hand.index(card)].center


def _drawn(stage: Stage, card: int, home: Point) -> Timeline:
    """Animate a contract taken from the display; those below it move up."""
    shown = stage.state.display
    gap, last = shown.index(card), len(shown) - 1
    stage.freed = display.card(stage.layout, last).center
    rising = [
        stage.roll(stage.lift(("contract", shown[at])), place.center, quiet=True)
        for at in range(gap + 1, last + 1)
        for place in [display.card(stage.layout, at - 1)]
    ]
    taking = stage.travel(stage.lift(("contract", card)), home)
    return parallel(taking, sequence(pause("look"), parallel(*rising)))


def _fulfilled(stage: Stage, event: events.ContractPlayed) -> Timeline:
    """Animate a fulfilled contract: shown, turned face down, added to those played."""
    pad, seat = stage.pad, event.seat
    stage.hidden.add(("held", seat, event.card))
    face = faces.contract_face(pad, event.card, pad.px(126), pad.px(84))
    mover = stage.extra(face, stage.centre(("held", seat, event.card), ("works", seat)))
    stage.money_from = stage.middle
    back = pad.image("contract_back", *face.get_size())
    medals = [pad.image("silver_medal", pad.px(34), pad.px(34))] * min(_MOST, event.medals)
    end = stage.centre(("played", seat), ("hand", seat), ("works", seat))
    return sequence(
        motion.show(mover), stage.travel(mover, stage.middle, quiet=True), pause("look", 2),
        motion.turn_over(mover, back),
        parallel(
            sequence(stage.travel(mover, end, quiet=True), motion.fade(mover)),
            motion.shower(stage, medals, stage.middle, end, CLIMB),
        ),
    )  # fmt: skip


def _others(stage: Stage, event: Event) -> Timeline | None:
    """Animate events about sales offices, autobucks and points."""
    pad = stage.pad
    match event:
        case events.Retired(seat, office):
            disc = faces.order_disc(pad, seat, pad.px(38))
            rect = offices.office(stage.layout, office)
            stage.money_from = rect.center
            return motion.fly(stage, disc, stage.centre(("order", seat)), rect.center)
        case events.MoneyPaid(seat, amount):
            image = faces.signs(pad, [("autobuck", amount)], pad.px(26), faces.LIGHT)
            mover = stage.extra(image, stage.centre(("money", seat)))
            return sequence(motion.show(mover), motion.vanish(stage, mover))
        case events.MoneyGained(seat, amount, source) if amount:
            image = faces.signs(pad, [("autobuck", amount)], pad.px(26), faces.LIGHT)
            return _gain(stage, image, ("money", seat), source)
        case events.PointsGained(seat, amount, source) if amount:
            image = faces.points(pad, amount, pad.px(32))
            if source == terms.FROM_GOLD_MEDALS:  # the medal itself goes to its owner
                image = pad.image("gold_medal", pad.px(46), pad.px(46))
            return _gain(stage, image, ("points", seat), source)
        case events.MedalsCounted(seat, contracts, tiles) if contracts + tiles:
            return _medals(stage, seat, contracts + tiles)
    return None


def _medals(stage: Stage, seat: int, count: int) -> Timeline:
    """Animate played contracts being turned face up to count their medals (E2)."""
    pad = stage.pad
    back = pad.image("contract_back", pad.px(84), pad.px(56))
    stage.money_from = stage.of_seat(seat)
    mover = stage.extra(back, stage.money_from)
    front = faces.signs(pad, [("silver_medal", count)], pad.px(48), faces.LIGHT)
    return sequence(
        motion.show(mover), motion.turn_over(mover, front), pause("look"), motion.fade(mover)
    )


def _gain(stage: Stage, image: Surface, counter: Key, source: int) -> Timeline:
    """Animate income moving from its source to its counter."""
    end = stage.centre(counter)
    begin = None if source in _OWN else stage.money_from
    below = end[0], end[1] + stage.pad.px(46)
    return motion.fly(stage, image, begin or below, end, stays=False)
