"""Sentences about previews: tiles, the race, sales."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine import wording
from kraftwagen.engine.reasons import Reason
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import text
from kraftwagen.games.kraftwagen.presentation.gains import Gain
from kraftwagen.games.kraftwagen.presentation.previews import (
    BuyerPreview,
    Drive,
    PartPreview,
    PrivateSale,
    Purchase,
    TilePreview,
    drive_of,
)
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import plus, quote, sentences
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import say, term


def reason(tr: Translator, found: Reason) -> str:
    """Return the sentence of a refusal."""
    return wording.say(text.reason_line(found), tr)


def tile_name(tr: Translator, state: State, tile: int) -> str:
    """Return a tile's name, made of its actions."""
    tasks = state.data.tile_actions[tile]
    return plus(*(term(tr, f"short.{terms.TASKS[task]}") for task in tasks))


def gain(tr: Translator, state: State, found: Gain) -> str:
    """Return the gain of one task of a tile now, in words."""
    if found.lost is not None:
        return say(tr, "ahead.lost", reason=quote(reason(tr, found.lost)))
    said = _TASKS[found.task](tr, state, found)
    if found.awards:
        money = sum(state.data.award_money[award] for award in found.awards)
        names = tr.list([term(tr, f"award.{terms.AWARDS[award]}") for award in found.awards])
        said = sentences(said, say(tr, "ahead.award", names=names, money=money))
    return said


def part(tr: Translator, kind: int) -> str:
    """Return the name of a body or an engine with its value."""
    return wording.named(text.part(kind), tr)


def race(tr: Translator, state: State, driven: Drive) -> str:
    """Return the end of a race move in words: space, lap and place among the classified."""
    place = driven.order.index(state.current) + 1
    key = "ahead.race_lap" if driven.laps > state.players[state.current].laps else "ahead.race"
    return say(tr, key, space=driven.space, count=driven.laps, place=place, cars=len(driven.order))


def _hire(tr: Translator, state: State, found: Gain) -> str:
    cards = [codes.value(code) for code in found.previews]
    if cards and cards[0]:
        names = tr.list([term(tr, f"card.{terms.CARDS[card]}.name") for card in cards])
        key = "ahead.hire_chooses" if len(cards) > 1 else "ahead.hire_starts"
        return say(tr, key, count=found.times, cards=names)
    return say(tr, "ahead.hire", count=found.times)


def _research(tr: Translator, state: State, found: Gain) -> str:
    names = [term(tr, f"card.{terms.CARDS[card]}.name") for card in state.shown]
    return say(tr, "ahead.research", cards=tr.list(names))


def _part(tr: Translator, state: State, found: Gain) -> str:
    name = "body" if found.task == terms.TAKE_BODY else "engine"
    previews = [part for part in found.previews.values() if isinstance(part, PartPreview)]
    value = max(part.value for part in previews)
    stored = [part.back for part in previews if part.slot >= 0]
    old = state.players[state.current].grand_prix_engine
    if terms.EMPTY in stored:
        said = say(tr, f"ahead.{name}", value=value, old=old)
    else:
        back = tr.list([part(tr, kind) for kind in stored])
        said = say(tr, f"ahead.{name}_full", value=value, parts=back, old=old, count=len(stored))
    driven = next((part.drive for part in previews if part.drive), None)
    return sentences(said, say(tr, "ahead.bugatti", space=driven.space)) if driven else said


def _race(tr: Translator, state: State, found: Gain) -> str:
    driven = drive_of(next(iter(found.previews.values())))
    return race(tr, state, driven) if driven else ""


def _buyer(tr: Translator, state: State, found: Gain) -> str:
    offers = []
    for code, preview in found.previews.items():
        assert isinstance(preview, BuyerPreview)
        money, token = preview.money, preview.token
        if token is not None:
            said = say(tr, "ahead.token" if token else "ahead.token_end", token=token)
            return sentences(said, say(tr, "ahead.money", money=money) if money else "")
        wish = term(tr, f"preference.{terms.PREFERENCES[codes.value(code)]}")
        offers.append(term(tr, "ahead.wish_money", wish=wish, money=money) if money else wish)
    return say(tr, "ahead.buyer", offers=tr.list(offers))


def _sale(tr: Translator, state: State, found: Gain) -> str:
    paid = [str(sold.money) for sold in found.previews.values() if isinstance(sold, PrivateSale)]
    return say(tr, "ahead.sale", money=tr.list(paid))


_TASKS = {
    terms.HIRE: _hire,
    terms.RESEARCH: _research,
    terms.TAKE_BODY: _part,
    terms.TAKE_ENGINE: _part,
    terms.RACE: _race,
    terms.BUYER: _buyer,
    terms.SALE: _sale,
}


def movers(tr: Translator, names: Sequence[str], preview: TilePreview, taker: int) -> str:
    """Return the seats that move before the taker of a tile does again, in words."""
    if not preview.movers:
        return say(tr, "ahead.again", name=names[taker])
    parts = [
        term(tr, "ahead.mover", name=names[seat], count=turns)
        for seat, turns in zip(preview.movers, preview.turns, strict=True)
    ]
    return say(tr, "ahead.movers", movers=tr.list(parts), name=names[taker])


def choice(
    tr: Translator,
    state: State,
    entry: Purchase,
    short: bool = False,
    market: Sequence[int] | None = None,
) -> str:
    """Return the reason why a buyer would buy a car or none; ``market`` replaces those on offer."""
    tail = "_short" if short else ""
    if not entry.sold:
        offered = any(not cars.is_closed(c) for c in (state.cars if market is None else market))
        return say(tr, f"board.none{tail}" if offered else f"board.no_car{tail}")
    if not entry.others:
        return say(tr, f"board.only{tail}")
    if entry.tied:
        return say(tr, f"board.tie{tail}", count=len(entry.tied))
    wish = terms.PREFERENCES[entry.preference]
    return say(tr, f"board.best{tail}" if short else f"board.best_{wish}")


def deciding(entry: Purchase) -> tuple[str, int]:
    """Return name and amount of the value for which a buyer chose a car."""
    names = ("body", "engine", "workers", "price")
    return names[entry.preference], entry.value
