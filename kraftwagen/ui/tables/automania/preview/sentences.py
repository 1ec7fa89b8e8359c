"""The outcomes of options in one or two sentences."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Option
from kraftwagen.engine.wording import Line, Term, Terms, say
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import text, things
from kraftwagen.games.automania.presentation.previews import (
    DISCARDED,
    NO_SHIP,
    CarPreview,
    ContractPreview,
    DemandsPreview,
    Kept,
    Landing,
    PlacePreview,
    PlayPreview,
    RetirePreview,
    Reward,
    SpacePreview,
    SponsorPreview,
    TilePreview,
)
from kraftwagen.games.automania.presentation.things import counted
from kraftwagen.games.automania.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import quote, sentences

ROOT = "automania.table.tip"


class Sentences:
    """Writes sentences about options and previews of one position."""

    def __init__(self, tr: Translator, state: State, names: Sequence[str]) -> None:
        self.tr, self.state, self.names = tr, state, names

    def say(self, key: str, **values: object) -> str:
        """Return the text of a key below ``ROOT``; values may be terms."""
        return say(Line(f"{ROOT}.{key}", values), self.tr, self.names)

    def option(self, option: Option) -> str:
        """Return the outcome of an option in words, its warnings first; may be empty."""
        warned = [say(text.reason_line(one), self.tr, self.names) for one in option.warnings]
        return sentences(*warned, self.preview(option.preview))

    def preview(self, found: object) -> str:
        """Return the outcome in a preview in words."""
        match found:
            case SpacePreview():
                return self._space(found)
            case SponsorPreview():
                money = counted("autobucks", found.money)
                return self.say("sponsor", money=money, crew=counted("workers", found.home))
            case TilePreview():
                return self.tile(found)
            case PlacePreview():
                return self.placed(found)
            case CarPreview():
                return self.car(found)
            case Reward() if found.left is not None:
                return self.say("sale_left", cars=counted("cars", found.left))
            case Kept():
                return self._kept(found)
            case PlayPreview():
                return self._played(found)
            case ContractPreview():
                return self.contract(found)
            case RetirePreview():
                return self._retire(found)
            case DemandsPreview():
                return self._demands(found)
        return ""

    # -- cars

    def landing(self, found: Landing) -> str:
        """Return the destination of a car in words: "ship 12, 2 points"."""
        if found.top:
            return self.say("landing.top", popularity=found.popularity)
        if not found.has_tile:
            return self.say("landing.no_tile", popularity=found.popularity)
        if not found.popularity:
            return self.say("landing.unpopular")
        if found.ship == NO_SHIP:
            return self.say("landing.no_ship", popularity=found.popularity)
        key = "landing.ship" if found.ship == found.popularity else "landing.lower"
        values = {"popularity": found.popularity, "ship": found.ship}
        if not found.medal:
            return self.say(key, **values)
        return self.say(f"{key}_medal", reward=counted("points", found.medal), **values)

    def car(self, found: CarPreview) -> str:
        """Return a car's destination in one market in words, and the use of more workers."""
        landing = found.landing
        market = things.market(landing.market)
        said = [self.say("car", market=market, landing=quote(self.landing(landing)))]
        if landing.contracts:
            key = "meets" if len(landing.contracts) == 1 else "meets_one"
            said.append(self.say(key, cards=self._cards(landing.contracts)))
        if found.step is not None:
            crew = counted("workers", found.step.workers - landing.workers)
            landed = quote(self.landing(found.step))
            said.append(self.say("step", crew=crew, landing=landed))
        return sentences(*said)

    def _cards(self, cards: Sequence[int]) -> Terms:
        return Terms(tuple(things.contract(card, self.state.data) for card in cards))

    def crew(self, found: SpacePreview) -> str:
        """Return the workers that an action space takes and those at home, in words."""
        crew, home = counted("workers", found.workers), counted("workers", found.home)
        return self.say("space", crew=crew, home=home)

    def _space(self, found: SpacePreview) -> str:
        line = self.crew(found)
        if found.cost:
            pay = counted("autobucks", found.cost)
            left = counted("autobucks", found.money)
            line = sentences(line, self.say("pays", pay=pay, money=left))
        said = [line]
        if found.displaced is not None:
            gone = found.displaced
            key = "displaced_retired" if gone.retired else "displaced"
            back, then = counted("workers", gone.workers), counted("workers", gone.home)
            said.append(self.say(key, name=self.names[gone.seat], crew=back, home=then))
        liked = [car for car in found.cars if car.landing.popularity]
        if liked:
            said.append(sentences(self.say("before_tile"), *map(self.car, liked)))
        return "\n".join(said)

    # -- tiles

    def tile(self, found: TilePreview) -> str:
        """Return the outcome of a tile in its best place, or the pay of a bonus tile, in words."""
        if not found.places:
            return self.say("bonus", reward=things.reward(found.money, found.points))
        best = found.best
        if best is None:
            return ""
        if best.place == DISCARDED:
            if found.sponsor > 0:
                return self.say("needs_sponsor", crew=counted("workers", found.sponsor))
            return self.say("no_place")
        return self.say("best", place=things.place(best.place), gain=quote(self.placed(best)))

    def placed(self, found: PlacePreview) -> str:
        """Return the outcome of a tile in one place, in words."""
        if found.place == DISCARDED:
            return self.say("discarded")
        data = self.state.data
        gained = []
        for kind in range(terms.TYPES):
            america, europe = found.change[kind]
            if america or europe:
                values = {
                    "car": things.car(kind),
                    "america": self.tr.number(america, signed=True),
                    "europe": self.tr.number(europe, signed=True),
                }
                gained.append(Term(f"{ROOT}.change", values))
        amounts = (
            ("medals", found.medals), ("autobucks", found.money),
            ("neutral", found.workers), ("sales", found.limit),
        )  # fmt: skip
        gained += [counted(name, amount) for name, amount in amounts if amount > 0]
        if found.money < 0:
            gained.append(Term(f"{ROOT}.costs", {"pay": counted("autobucks", -found.money)}))
        said = self.say("gains", gains=Terms(tuple(gained))) if gained else self.say("no_gain")
        if found.replaced:
            replaced = self.say("replaces", tile=things.tile(found.replaced, data))
            said = sentences(said, replaced)
        return said

    # -- contracts, sale, round

    def contract(self, found: ContractPreview) -> str:
        """Return the needs of the viewer's cars for a contract, in words."""
        need = found.nearest
        values = {"car": things.car(need.type), "market": things.market(need.market)}
        if need.met:
            return self.say("contract.met", **values)
        stars = counted("stars", need.stars)
        feature = things.feature(self.state.data.card_feature[found.card])
        if need.feature and need.stars:
            return self.say("contract.both", stars=stars, feature=feature, **values)
        if need.feature:
            return self.say("contract.feature", feature=feature, **values)
        return self.say("contract.stars", stars=stars, **values)

    def _played(self, found: PlayPreview) -> str:
        medals = counted("medals", found.medals)
        if found.money:
            return self.say("plays_for_money", medal=medals, pay=counted("autobucks", found.money))
        return self.say("plays", medal=medals)

    def _kept(self, found: Kept) -> str:
        said = self.say("sale_left", cars=counted("cars", found.left))
        if found.money or found.points:
            reward = things.reward(found.money, found.points)
            said = sentences(said, self.say("kept_end", reward=reward))
        return said

    def _retire(self, found: RetirePreview) -> str:
        seat = self.state.current
        sale = found.sale
        places = "next_place" if found.first == found.last else "next_places"
        reward = things.reward(found.money, found.points)
        limit = counted("cars", found.limit)
        line = self.say("retire", reward=reward, limit=limit)
        said = [sentences(line, self.say(places, first=found.first, last=found.last))]
        if sale.of(seat):
            said.append(
                self.say(
                    "retire_sale",
                    sold=len(sale.of(seat)) - len(sale.staying(seat)),
                    all=len(sale.of(seat)),
                    reward=things.reward(sale.money(seat), sale.points(seat)),
                )
            )
        if found.tile is not None:
            said.append(self.tile(found.tile))
        return "\n".join(said)

    def _demands(self, found: DemandsPreview) -> str:
        said = []
        for market in range(len(terms.MARKETS)):
            first = market * terms.DEMAND_PLACES
            wanted = found.demands[first : first + terms.ACTIVE][::-1]
            values = {"market": things.market(market), "wanted": things.demands(wanted)}
            said.append(self.say("demands", **values))
        return "\n".join(said)
