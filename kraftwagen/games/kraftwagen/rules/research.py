"""Research cards and workers: the display, developments, instant cards, hiring (A1, A2, K1-K4)."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine import rng
from kraftwagen.engine.tuples import without
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.rules import money, race
from kraftwagen.games.kraftwagen.state import State

DISPLAY: Final = 2
"""Number of research cards that lie face up (S3)."""


def legal_hires(state: State) -> list[int]:
    """Return the codes for hiring: one for each sort of inactive development, else one (A1)."""
    inactive = state.players[state.current].inactive
    if not inactive:
        return [codes.HIRE]
    return [codes.HIRE | card for card in sorted(set(inactive))]


def legal_research(state: State) -> list[int]:
    """Return the codes for taking a card; equal cards count once (A2)."""
    shown = state.shown
    if len(shown) == DISPLAY:
        first, second = shown[0], shown[1]
        if first > second:
            first, second = second, first
        found = [codes.RESEARCH | first]
        if first != second:
            found.append(codes.RESEARCH | second)
        return found
    return [codes.RESEARCH | card for card in sorted(set(shown))]


def hire(state: State, seat: int, development: int, out: list[Event] | None) -> None:
    """Move a worker from the supply onto an inactive development, 0 for the canteen (A1).

    The last worker in the supply wins an award (W6).
    """
    player = state.players[seat]
    player.supply -= 1
    if out is not None:
        out.append(events.WorkerHired(seat, development))
    if player.supply == 0:
        money.award(state, seat, terms.AWARD_WORKERS, 0, out)
    if development:
        place = player.inactive.index(development)
        player.inactive = without(player.inactive, place)
        _activate(state, seat, development, out)
    else:
        player.canteen += 1


def take(state: State, seat: int, card: int, out: list[Event] | None) -> None:
    """Take a face-up card, carry it out and discard the other cards (A2)."""
    shown = state.shown
    place = shown.index(card)
    left = without(shown, place)
    if out is not None:
        out.append(events.CardTaken(seat, card, place))
    state.shown = ()
    state.discards += left
    if left and out is not None:
        out.append(events.CardsDiscarded(left))
    if card == terms.OTTO:
        state.pending += (frames.TASKS + frames.task_bits(terms.RESEARCH), frames.REVEAL)
    elif terms.THREE_WORKERS <= card <= terms.TWO_PARTS:
        state.pending += (frames.reveal(card),)
    else:
        state.pending += (frames.REVEAL,)
    if card >= terms.TWO_BODY:
        _gain_development(state, seat, card, out)
    elif card >= terms.THREE_WORKERS:
        _use_instant(state, seat, card, out)
    else:
        _engage(state, seat, card, out)


def reveal(state: State, card: int, out: list[Event] | None) -> None:
    """Discard an instant card that was carried out, 0 for none, and turn up two cards (K1, A2)."""
    if card:
        state.discards += (card,)
        if out is not None:
            out.append(events.CardsDiscarded((card,)))
    drawn = _draw(state, DISPLAY, out)
    state.shown = drawn
    if out is not None:
        out.append(events.CardsRevealed(drawn, drawn, len(state.deck)))


def reveal_more(state: State, cards: int, out: list[Event] | None) -> None:
    """Turn up further cards for the present choice, by a special tile (section 12, B)."""
    drawn = _draw(state, cards, out)
    state.shown += drawn
    if out is not None:
        out.append(events.CardsRevealed(drawn, state.shown, len(state.deck)))


def _draw(state: State, cards: int, out: list[Event] | None) -> tuple[int, ...]:
    deck = list(state.deck)
    drawn: list[int] = []
    for _ in range(cards):
        if not deck:
            if not state.discards:
                break
            deck = sorted(state.discards)
            state.discards = ()
            if out is not None:
                out.append(events.DeckReshuffled(len(deck)))
        state.rng = rng.advance(state.rng)
        drawn.append(deck.pop(rng.below(state.rng, len(deck))))
    state.deck = tuple(deck)
    if drawn:
        state.reveals += 1
    return tuple(drawn)


def _gain_development(state: State, seat: int, card: int, out: list[Event] | None) -> None:
    """Give a seat a development; a canteen worker activates it if there is one (K2)."""
    player = state.players[seat]
    active = player.canteen > 0
    if out is not None:
        out.append(events.DevelopmentGained(seat, card, active))
    if active:
        player.canteen -= 1
        _activate(state, seat, card, out)
    else:
        player.inactive += (card,)


def _activate(state: State, seat: int, card: int, out: list[Event] | None) -> None:
    """Add the points for good; an immediate part is taken next, with them (K3)."""
    player = state.players[seat]
    body, engine = terms.DEVELOPMENT_POINTS[card - terms.TWO_BODY]
    player.active += (card,)
    player.body_points += body
    player.engine_points += engine
    if out is not None:
        out.append(events.PointsGained(seat, card, player.body_points, player.engine_points))
    if card == terms.BODY_NOW:
        state.pending += (frames.TASKS + frames.task_bits(terms.TAKE_BODY),)
    elif card == terms.ENGINE_NOW:
        state.pending += (frames.TASKS + frames.task_bits(terms.TAKE_ENGINE),)


def _use_instant(state: State, seat: int, card: int, out: list[Event] | None) -> None:
    """Instant cards act at once (K1)."""
    if card == terms.THREE_WORKERS:
        workers = state.data.instant_workers
        state.pending += (frames.TASKS + frames.task_bits(terms.HIRE, workers),)
    elif card == terms.GRAND_PRIX_5:
        race.advance(state, seat, state.data.instant_spaces, out)
    else:
        parts = frames.task_bits(terms.TAKE_BODY) + frames.task_bits(terms.TAKE_ENGINE)
        state.pending += (frames.TASKS + parts,)


def _engage(state: State, seat: int, engineer: int, out: list[Event] | None) -> None:
    """The engineer stays with his markers; Otto acts at once (section 7, E8); W7."""
    player = state.players[seat]
    player.engineers |= 1 << engineer
    player.markers |= terms.ENGINEER_MARKERS[engineer]
    if out is not None:
        out.append(events.EngineerEngaged(seat, engineer))
    if engineer == terms.OTTO:
        workers = state.data.otto_workers
        state.pending += (frames.TASKS + frames.task_bits(terms.HIRE, workers),)
    money.award(state, seat, terms.AWARD_ENGINEERS, bin(player.engineers).count("1"), out)
