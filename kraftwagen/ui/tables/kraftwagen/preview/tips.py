"""The tooltips of everything on the table."""

from __future__ import annotations

from typing import Final

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation.gains import now
from kraftwagen.games.kraftwagen.presentation.previews import PartPreview, TilePreview, drive_of
from kraftwagen.games.kraftwagen.rules.scoring import LAST_TURN
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.kraftwagen.areas import player_mats, ring, start
from kraftwagen.ui.tables.kraftwagen.pictures import card_images
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.kraftwagen.preview.market_tips import AreaTips, MarketTips

_PLAIN: Final = {
    "pit": "tip.pit",
    "gap": "tip.gap",
    "row": "tip.row",
    "track": "tip.track",
    "forecast": "board.tip",
}
"""Places whose sentence is always the same."""
_OF_SEAT: Final = ("mat", "start", "canteen", "supply")
"""Places whose sentence names only the player, and how many workers are there."""


class Tips(AreaTips):
    """The tooltips of all places of one position; those of the market by ``MarketTips``."""

    def __init__(
        self, position: Position, tr: Translator, previews: PreviewCache | None = None
    ) -> None:
        super().__init__(position, tr, previews or PreviewCache(position))
        self.market = MarketTips(position, tr, self.previews)
        found = [option.preview for option in self.options.values()]
        self.taken = {one.tile: one for one in found if isinstance(one, TilePreview)}
        """The preview of taking each tile, by tile."""

    def __call__(self, key: Key) -> str | None:
        """Return the tooltip of a place; None if there is nothing to say."""
        name = str(key[0])
        if name in _PLAIN:
            return self._say(_PLAIN[name])
        if name in _OF_SEAT:
            seat = int(key[1])
            count = getattr(self.state.players[seat], name, 0)
            return self._say(f"tip.{name}", name=self._name(seat), count=count)
        return super().__call__(key) or self.market(key)

    # -- ring and circuit

    def _tile(self, tile: int) -> str:
        data = self.state.data
        said = [self._task(task) for task in data.tile_actions[tile]]
        kind, amount = data.tile_bonus[tile]
        if kind:
            said.append(self._say(f"tip.bonus_{kind}", amount=amount, count=amount))
        preview = self.taken.get(tile)
        if preview is None:
            return "\n".join(said)
        state = self.state
        said = [sentences.gain(self.tr, state, gain) for gain in self.previews.gains(tile)]
        said.append(sentences.movers(self.tr, self.position.names, preview, state.current))
        left = [sentences.tile_name(self.tr, state, other) for other in preview.passed]
        if left:
            said.append(self._say("tip.tile_passed", tiles=self.tr.list(left)))
        return "\n".join(said)

    def _task(self, task: int) -> str:
        data = self.state.data
        return self._say(
            f"tip.{terms.TASKS[task]}", space=data.start_space, value=data.start_engine
        )

    def _todo(self, task: int) -> str:
        """Return what the task is and what it would bring now."""
        state = self.state
        found = {
            code: option.preview
            for code, option in self.options.items()
            if codes.task(code) == task
        }
        if not found or task > terms.SALE:
            return self._task(task)
        gain = sentences.gain(self.tr, state, now(task, found))
        return "\n".join((gain, self._task(task)))

    def _worker(self, seat: int) -> str:
        tail = bool(self.state.chain) and self.state.chain[0] == seat
        return self._say("tip.worker_tail" if tail else "tip.worker", name=self._name(seat))

    def _space(self, space: int) -> str:
        for option in self.position.options:
            driven = drive_of(option.preview)
            if driven is not None and driven.space == space:
                return self._say("tip.landing", space=space, count=driven.laps)
        return self._say("tip.space", space=space)

    def _race(self, seat: int) -> str:
        player = self.state.players[seat]
        where = (
            self._term("tip.on_space", space=player.space)
            if player.space
            else self._term("tip.in_pit")
        )
        return self._say(
            "tip.race_car",
            name=self._name(seat),
            place=where,
            count=player.laps,
            engine=player.grand_prix_engine,
        )

    def _neutral(self, index: int) -> str:
        state = self.state
        return self._say("tip.neutral", space=state.data.neutral_cars[len(state.players)][index])

    def _lap(self, seat: int) -> str:
        laps = self.state.players[seat].laps
        money = self.state.data.laps_pay(laps)
        said = self._say("tip.laps", name=self._name(seat), count=laps, money=money)
        return "\n".join((said, self._places()))

    def _places(self) -> str:
        first, second, third = self.state.data.place_money
        return self._say("tip.places", first=first, second=second, third=third)

    def _turn(self) -> str:
        turn, turns = map(self.state.data.turn_number, (self.state.turn, LAST_TURN))
        said = self._say("tip.turn", turn=turn, turns=turns)
        if self.state.special:
            said = "\n".join((said, self._specials()))
        return said

    def _order(self) -> str:
        names = self.tr.list([self._name(seat) for seat in ring.order(self.state)])
        if start.showing(self.state):
            name = self._name(self.state.current)
            return self._say("tip.order_start", names=names, name=name)
        return self._say("tip.order", names=names)

    def _specials(self) -> str:
        return self._say("tip.specials", count=len(self.state.specials))

    def _start_tile(self, tile: int) -> str:
        tasks = start.tile_tasks(self.state, tile)
        seen = sorted(set(tasks), key=tasks.index)
        return "\n".join(self._task(task) for task in seen)

    # -- research and awards

    def _deck(self) -> str:
        return self._say("tip.deck", count=len(self.state.deck))

    def _discard(self) -> str:
        return self._say("tip.discard", count=len(self.state.discards))

    def _card(self, place: int) -> str:
        return self._card_words(self.state.shown[place])

    def _card_words(self, card: int) -> str:
        return card_images.card_sentence(self.tr, self.state.data, card)

    def _awards(self) -> str:
        money = self.state.data.award_money
        return self._say("tip.awards", low=min(money), high=max(money))

    def _award(self, award: int) -> str:
        owner = self.state.awards[award]
        said = self._say(
            "tip.award",
            money=self.state.data.award_money[award],
            what=self._term(f"award.{terms.AWARDS[award]}"),
        )
        if owner == terms.NOBODY:
            return "\n".join((said, self._say("tip.award_free")))
        return "\n".join((said, self._say("tip.award_owner", name=self._name(owner))))

    # -- mats

    def _money(self, seat: int) -> str:
        position = self.position
        if seat in position.hidden_totals:
            return self._say("tip.money_hidden", name=self._name(seat))
        player = self.state.players[seat]
        place = player_mats.place_of(self.position, seat)
        key = f"tip.money_{place}" if place else "tip.money"
        said = self._say(key, name=self._name(seat), money=player.money())
        sources = [
            self._term(
                "tip.money_source",
                source=self._term(f"source.{terms.ORIGINS[index]}"),
                amount=amount,
            )
            for index, amount in enumerate(player.income)
            if amount
        ]
        if not sources:
            return said
        return "\n".join((said, self._say("tip.money_sources", sources=self.tr.list(sources))))

    def _workshop(self, seat: int, index: int) -> str:
        part = self.state.players[seat].workshops[index]
        if not part:
            return self._say("tip.workshop_free")
        value = terms.part_value(part)
        if terms.is_engine(part):
            said = self._say("tip.workshop_engine", value=value)
        else:
            names = self.state.data.body_names[value]
            said = self._say("tip.workshop_body", value=value, names=names[seat % len(names)])
        return "\n".join([said, *self._given_up(seat, index, part)])

    def _bay(self, seat: int) -> str:
        engine = self.state.players[seat].grand_prix_engine
        said = self._say("tip.bay", value=engine)
        return "\n".join([said, *self._given_up(seat, -1, terms.part(engine, True))])

    def _given_up(self, seat: int, slot: int, part: int) -> list[str]:
        """Return sentences about a part that goes back for one that can be taken now."""
        old = sentences.part(self.tr, part)
        return [
            self._say("tip.goes_back", new=sentences.part(self.tr, found.part), old=old)
            for option in self.options.values()
            if isinstance(found := option.preview, PartPreview)
            and seat == self.state.current
            and found.back == part
            and (found.slot < 0) == (slot < 0)
        ]

    def _points(self, seat: int, kind: int) -> str:
        player = self.state.players[seat]
        value = player.engine_points if kind else player.body_points
        name = self._name(seat)
        key = "tip.points_engine" if kind else "tip.points_body"
        return self._say(key, name=name, value=value, count=value)

    def _dev(self, seat: int, card: int, active: int) -> str:
        state = "tip.dev_active" if active else "tip.dev_inactive"
        return "\n".join((self._card_words(card), self._say(state, name=self._name(seat))))

    def _engineer(self, seat: int, engineer: int) -> str:
        return self._card_words(engineer)

    def _marker(self, seat: int, marker: int) -> str:
        value = self.state.data.marker_values[marker]
        left = self._say("tip.marker_value", value=value) if value else self._say("tip.marker_left")
        return "\n".join((self._card_words(card_images.MARKER_ENGINEER[marker]), left))
