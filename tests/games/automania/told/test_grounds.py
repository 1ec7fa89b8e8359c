"""What is behind the figures of the estimate: true, in words, and no secret among it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from kraftwagen.bots import hint, voice
from kraftwagen.bots.base import Candidate, Unwatched
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine.plan import Plan
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.tuples import added
from kraftwagen.engine.wording import say
from kraftwagen.games.automania.evaluation import evaluate, grounds, turns
from kraftwagen.games.automania.presentation import decisions
from kraftwagen.games.automania.state import State
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.presenters import advice
from tests.bots.positions import middles
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table
from tests.ui.catalogue import tree

NAMES = ("Anna", "Bruno", "Clara", "David")
TR = Translator(assets_dir() / "locale", "en")
DATA = GAME.new(2, 1, {}).data
LIMIT = DATA.office_limit[5]
PAYS = DATA.seat_workers + DATA.office_money[1]
WORDS = GameWords(TR, GAME)
FIGURES: Mapping[str, int | str] = {"gain": 34, "chance": 40}


def said(term: str, reason: Reason | None) -> str:
    assert reason is not None
    full = Reason(f"{term}.{reason.key}", "-", {**reason.args, **FIGURES})
    words = advice.why(WORDS, full, NAMES)
    assert words.endswith(".")
    assert "{" not in words
    assert not {"term", "advice", "automania"} & set(words.replace(".", " ").split())
    return words


def told(table: Table, lines: str, term: str) -> Reason | None:
    """What a turn, its decisions parted by commas, did for a term."""
    before = table.state.clone()
    table.play(*(line.strip() for line in lines.split(",")))
    return grounds.explain_term(before, table.state, 0, term)


@pytest.mark.parametrize("term", evaluate.TERMS)
def test_every_term_of_the_estimate_can_be_explained(term: str) -> None:
    assert term in grounds.TERMS
    assert TR.has(f"automania.advice.look.{term}")
    words = advice.why(WORDS, Reason(term, "-", FIGURES), NAMES)
    assert " 3 more points" in words
    assert words.endswith(("than with the next best.", "than the next best."))
    assert TR.missing == set()


def sale(market: str, ship: int) -> list[dict[str, Any]]:
    return [{"ask": "sale", "market": market, "ship": ship}]


def act(**changes: Any) -> Table:
    """Column city with the tile A1 to take; nobody wants anything the machines there meet."""
    return Table(3, empty="a2 a3 a4", **changes)


CITY = "act column_city city"
WANTED = {"america": "speed safety luggage | handling luggage",
          "europe": "speed safety handling | environment environment"}  # fmt: skip
SAID: Mapping[str, tuple[Table, str, str]] = {
    "points.medal": (
        Table(3).seat(0, tiles="spoiler_city=A17 exhaust_city=A20"),
        "act corner city, market europe, workers 3",
        "The city car reaches ship 7, and its gold medal brings 1 point at once.",
    ),
    "points.office": (Table(3), "retire 1", "Sales office 1 brings 1 point at once."),
    "points.sale": (
        Table(3, ask=sale("europe", 9), ships=["europe 9 0 city", "europe 8 1 city"],
              offices={1: 0, 2: 1, 3: 2}),
        "sell 1",
        "The sale brings 6 points at once, more than the next best.",
    ),
    "points.now": (
        act(grid="a1=A35"), f"{CITY}, market europe, workers 0", "It brings 2 points at once."
    ),
    "points.end": (
        Table(3, round=4, ask=sale("europe", 9), ships=["europe 9 0 city"],
              offices={1: 0, 2: 1, 3: 2}),
        "sell 1",
        "The game ends now, and this way the final score is higher.",
    ),
    "medals.contract": (
        Table(3).seat(0, hand="S1", tiles="slot_a=A13 spoiler_city=A17 exhaust_city=A20"),
        "act corner city, market europe, workers 3, play S1",
        "The turn fulfils a contract: 2 silver medals, a point each at the end.",
    ),
    "medals.tile": (
        act(grid="a1=A16"), f"{CITY}, place spoiler_city, market europe, workers 0",
        "The new tile shows 1 silver medal, a point at the end.",
    ),
    "cars.points": (
        Table(3), "act corner city, market europe, workers 3",
        "The city car goes to ship 3 of Europe; with the ships as they are now "
        "it sells for 6 points.",
    ),
    "cars.autobucks": (
        Table(3, ships=["america 9 1 city", "america 8 1 city", "america 7 2 city"]),
        "act corner city, market north_america, workers 3",
        "The city car goes to ship 3 of North America; with the ships as they are now "
        "it sells for 6 autobucks.",
    ),
    "cars.coin": (
        Table(3, ships=["europe 9 1 city"]), "act corner city, market europe, workers 3",
        "The city car goes to ship 3 of Europe; with the ships as they are now "
        "it sells for 4 points and an autobuck.",
    ),
    "cars.both": (
        Table(3, ships=["america 9 1 city"]),
        "act corner city, market north_america, workers 3",
        "The city car goes to ship 3 of North America; with the ships as they are now "
        "it sells for 1 point and 4 autobucks.",
    ),
    "cars.waits": (
        Table(3, ships=[f"europe {ship} 0 {kind}" for ship, kind in
                        ((9, "city"), (8, "family"), (7, "family"), (6, "super"))]),
        "act corner city, market europe, workers 3",
        "The city car waits on ship 3 of Europe for a later sale.",
    ),
    "cars.office": (
        Table(3), "retire 6", f"With sales office 6 up to {LIMIT} cars may be sold in this round."
    ),
    "cars.manager": (
        act(grid="a1=A25"), f"{CITY}, place office_1, market europe, workers 0",
        "The sales manager allows 1 more sale a round.",
    ),
    "cars.kept": (
        Table(3, ask=sale("europe", 9), ships=["europe 9 0 city", "europe 8 1 city"],
              offices={1: 0, 2: 1, 3: 2}),
        "pass",
        "The car stays on ship 9 of Europe for a later sale.",
    ),
    "cars.spared": (
        Table(3, round=4, ask=sale("north_america", 9), offices={1: 0, 2: 1, 3: 2},
              ships=["america 9 0 city", "europe 8 0 city", "europe 7 0 city"]),
        "pass",
        "The sales limit is kept for later: 2 more cars come in this sale.",
    ),
    "factory.every": (
        act(grid="a1=A29"), f"{CITY}, place office_1, market europe, workers 0",
        "The engineer makes every car more popular by 1 star.",
    ),
    "factory.markets": (
        act(grid="a1=A17"), f"{CITY}, place spoiler_family, market europe, workers 0",
        "The spoiler makes the family car more popular by 2 stars in both markets.",
    ),
    "factory.stars": (
        act(grid="a1=A13", **WANTED), f"{CITY}, place slot_a, market europe, workers 0",
        "The luggage machine makes the city car more popular by 4 stars in North America.",
    ),
    "factory.wanted": (
        Table(3, ask=[{"ask": "advance"}], offices={1: 0, 2: 1, 3: 2}, **WANTED)
        .seat(0, tiles="slot_a=A04"),
        "advance right",
        "The demands that come make the city car more popular by 2 stars in Europe.",
    ),
    "factory.limit": (
        act(grid="a1=A25"), f"{CITY}, place office_1, market europe, workers 0",
        "The sales manager allows 1 more sale a round.",
    ),
    "factory.crew": (
        act(grid="a1=A27"), f"{CITY}, place office_1, market europe, workers 0",
        "The personnel manager brings 1 neutral worker.",
    ),
    "factory.left": (
        Table(3), "act corner city, market europe, workers 0",
        "5 workers stay at home for more actions in this round.",
    ),
    "contracts.drawn": (
        Table(3, empty="d2 d3 d4", grid="d1=A35"), "act column_contract, deck",
        "It brings a new contract that nobody else sees.",
    ),
    "contracts.taken": (
        Table(3, empty="d2 d3 d4", grid="d1=A35"), "act column_contract, face C1",
        "The contract taken, city car with popularity 8, is worth 3 silver medals.",
    ),
    "contracts.ready": (
        Table(3, empty="d2 d3 d4", grid="d1=B35", round=3)
        .seat(0, tiles="spoiler_city=A17 exhaust_city=A20 interior_city=A23 slot_a=B02 slot_b=B05"),
        "act column_contract, face C1",
        "The factory can fulfil the contract taken, city car with popularity 8: 3 silver medals.",
    ),
    "contracts.meets": (
        act(grid="a1=B14", round=3, **WANTED)
        .seat(0, hand="S1", tiles="spoiler_city=A17 exhaust_city=A20"),
        f"{CITY}, place slot_a, market north_america, workers 0, keep",
        "The factory can now fulfil the contract in hand, city car with popularity 5: "
        "2 silver medals.",
    ),
    "contracts.nearer": (
        act(grid="a1=B14", round=3, **WANTED).seat(0, hand="C1 C2"),
        f"{CITY}, place slot_a, market europe, workers 0",
        "The factory comes nearer to the contract in hand, city car with popularity 8: "
        "3 silver medals.",
    ),
    "money.now": (
        act(grid="a1=A33"), f"{CITY}, market europe, workers 0", "It brings 2 autobucks in all."
    ),
    "money.retired": (Table(3), "retire 2", f"Retiring brings {PAYS} autobucks."),
    "money.sale": (
        Table(3, ask=sale("north_america", 9), ships=["america 9 0 city", "europe 8 1 city"],
              offices={1: 0, 2: 1, 3: 2}),
        "sell 1",
        "The sale brings 6 autobucks, more than the next best.",
    ),
    "money.left": (
        Table(3).seat(0, money=2), "act corner city, market europe, workers 0",
        "1 autobuck stays in the purse.",
    ),
    "workers.hired": (
        act(grid="a1=A27"), f"{CITY}, place office_1, market europe, workers 0",
        "The personnel manager brings 1 neutral worker.",
    ),
    "workers.left": (
        Table(3), "act corner city, market europe, workers 4",
        "1 worker stays at home for more actions in this round.",
    ),
    "order.first": (
        Table(3), "retire 1", "With sales office 1 nobody moves earlier in the next round."
    ),
    "order.later": (
        Table(3), "retire 6",
        "With sales office 6 at most 2 players move earlier in the next round.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", SAID)
def test_what_is_behind_a_term(key: str) -> None:
    table, lines, words = SAID[key]
    assert said(key.split(".")[0], told(table, lines, key.split(".")[0])) == words


def leaves(value: Any, at: str = "") -> Iterator[str]:
    if not isinstance(value, dict) or "other" in value:
        yield at[1:]
        return
    for key, inner in value.items():
        yield from leaves(inner, f"{at}.{key}")


def test_every_sentence_has_its_example() -> None:
    known = set(leaves(tree(TR, "automania.advice.why")))
    rival = {f"rival.{key}" for key in RIVALS}
    assert {key for key in known if not key.endswith(".plain")} == set(SAID) | rival


MOVING: Mapping[str, Any] = {
    "america": "speed safety luggage | handling environment",
    "europe": "speed safety handling | luggage environment",
    "offices": {1: 0, 2: 1, 3: 2},
    "ask": [{"ask": "advance"}],
}
RIVALS: Mapping[str, tuple[Table, str, str, str]] = {
    "cars": (
        Table(3, ships=["europe 8 1 city"]).seat(0, tiles="spoiler_city=A17 exhaust_city=A20"),
        "act corner city, market north_america, workers 5",
        "act corner city, market europe, workers 5",
        "It keeps about 3 points from Bruno, whose cars would sell for more after the next best.",
    ),
    "workers": (
        Table(3, round=3, spaces={"corner": (1, 1)})
        .seat(1, tiles="office_1=A29 spoiler_city=A17 exhaust_city=A20 interior_city=A23 "
                       "slot_a=B02 slot_b=B05"),
        "act corner city, market europe, workers 0",
        "act column_city city, take a1, discard, market europe, workers 0",
        "It keeps about 3 points from Bruno, who would have more workers at home "
        "after the next best.",
    ),
    "factory": (
        Table(3, **MOVING).seat(1, tiles="slot_a=A04"), "advance right", "advance left",
        "It keeps about 3 points from Bruno, whose cars would be more popular "
        "after the next best.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", RIVALS)
def test_what_a_rival_has_less_of(key: str) -> None:
    table, other, chosen, words = RIVALS[key]
    compared, after = table.state.clone(), table.state.clone()
    for state, lines in ((compared, other), (after, chosen)):
        for line in lines.split(", "):
            GAME.apply(state, GAME.from_text(line))
    found = grounds.explain_term(compared, after, 1, voice.RIVAL)
    assert found is not None
    assert found.key == key
    full = Reason(f"rival.{key}", "-", {**FIGURES, "seat": 1})
    assert advice.why(WORDS, full, NAMES) == words
    assert grounds.explain_term(compared, after, 2, voice.RIVAL) in (None, Reason("cars", "-"))
    assert grounds.explain_term(after, compared, 1, voice.RIVAL) is None


def test_a_bot_asks_what_its_rival_has_less_of() -> None:
    table, other, chosen, _ = RIVALS["workers"]
    plans = []
    for lines, rival in ((chosen, 0.0), (other, 90.0)):
        after = table.state.clone()
        found = tuple(GAME.from_text(line) for line in lines.split(", "))
        for code in found:
            GAME.apply(after, code)
        plans.append((Plan(found, after, [0.0, rival, 0.0], 0.0), None))
    assert GAME.insight is not None
    reason = voice.why(GAME.insight, 0, plans, table.state)
    assert reason is not None
    assert (reason.key, reason.args["seat"]) == ("rival.workers", 1)
    unwatched = voice.why(GAME.insight, 0, plans)
    assert unwatched is not None
    assert unwatched.key == voice.RIVAL
    assert advice.why(WORDS, unwatched, NAMES) == "It keeps about 90 points from Bruno."


@pytest.mark.parametrize(
    ("table", "lines", "term"),
    [
        (Table(3).seat(0, money=1), "act corner city, market europe, workers 0", "money"),
        (Table(3), "retire 1", "workers"),
        (Table(3), "retire 3", "points"),
        (Table(3), "act corner city, market europe, workers 0", "order"),
        (Table(3), "act corner city, market europe, workers 0", "medals"),
        (Table(3), "act corner city, market europe, workers 0", "contracts"),
        (Table(3), "act corner city, market europe, workers 5", "factory"),
        (Table(3, round=4, ask=sale("europe", 9), offices={1: 0, 2: 1, 3: 2},
               ships=["europe 9 0 city", "europe 8 1 city"]), "pass", "cars"),
        (Table(3, ask=[{"ask": "advance"}], offices={1: 0, 2: 1, 3: 2}), "advance left", "money"),
        (Table(3, ask=[{"ask": "advance"}], offices={1: 0, 2: 1, 3: 2}), "advance left", "factory"),
        (Table(3, ask=[{"ask": "advance"}], offices={1: 0, 2: 1, 3: 2}), "advance left", "workers"),
        (Table(3), "retire 1", "late"),
    ],
)  # fmt: skip
def test_where_nothing_can_be_named_nothing_is(table: Table, lines: str, term: str) -> None:
    assert told(table, lines, term) is None


def _worlds() -> Iterator[tuple[State, State]]:
    """Positions with others that the seat to move cannot tell from them."""
    for number, state in enumerate(middles(GAME, 3, range(1, 70, 4))):
        seen = GAME.observe(state, state.current)
        other = GAME.determinize(seen, number + 1)
        if other.hands != state.hands:
            yield state, other


def _after(state: State, codes: tuple[int, ...]) -> State | None:
    after = state.clone()
    for code in codes:
        if code not in GAME.legal(after):
            return None
        GAME.apply(after, code)
    return after


@rule("K2", "H2")
def test_worlds_that_a_seat_cannot_tell_apart_are_explained_alike() -> None:
    compared = 0
    for one, other in _worlds():
        seat = one.current
        for plan in turns.plans(one, True)[:8]:
            after = _after(other, plan.codes)
            if after is None:
                continue
            for term in grounds.TERMS:
                here = grounds.explain_term(one, plan.state, seat, term)
                assert here == grounds.explain_term(other, after, seat, term)
                compared += here is not None
    assert compared > 200


@rule("H1")
def test_no_reason_depends_on_another_purse() -> None:
    compared = 0
    for state in middles(GAME, 3, range(1, 90, 6)):
        seat = state.current
        richer = state.clone()
        for rival in range(3):
            if rival != seat:
                richer.money = added(richer.money, rival, 7)
        for plan in turns.plans(state, True)[:8]:
            after = _after(richer, plan.codes)
            assert after is not None
            for term in grounds.TERMS:
                here = grounds.explain_term(state, plan.state, seat, term)
                assert here == grounds.explain_term(richer, after, seat, term)
                compared += here is not None
    assert compared > 200


def test_reasons_and_hints_of_real_games_are_said() -> None:
    bot = SearchBot(Level("x"), GAME, 1)
    heard = set()
    for state in middles(GAME, 2, range(0, 70, 3)):
        choice = bot.choose(GAME.observe(state, state.current), Unwatched())
        if choice.why is None:
            continue
        heard.add(choice.why.key)
        found = hint.advice(GAME, choice)

        def instruction(one: Candidate, state: State = state) -> str:
            return say(decisions.decision_line(one.code, state), TR)

        first, second, third = (
            advice.hint(WORDS, found, step, instruction, NAMES) for step in (1, 2, 3)
        )
        assert first == advice.idea(WORDS, found, NAMES)
        for number, one in enumerate(found.candidates, start=1):
            why = advice.brief(WORDS, one.why, NAMES)
            assert f"{number}. **{instruction(one)}.** {why}" in second
            assert why
        assert third.startswith(f"**{instruction(found.best)}**")
        assert advice.why(WORDS, choice.why, NAMES) in third
    assert len(heard) > 5
    assert TR.missing == set()


_KINDS = """act sponsor recall retire take place discard market workers reward play keep face deck
    sell copy pass advance factory"""


def test_every_kind_of_decision_has_a_word() -> None:
    kinds = {GAME.to_text(code).split()[0] for state in middles(GAME, 2, range(0, 60, 5))
             for code in GAME.legal(state)}  # fmt: skip
    assert kinds <= set(_KINDS.split())
    assert set(TR.below("automania.advice.kind")) == set(_KINDS.split())
