"""Bots that plan whole turns: what they weigh, that they keep to a budget and play fair."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots import ladder, search
from kraftwagen.bots.base import Choice
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import registry
from kraftwagen.engine.margin import margin
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.evaluation import turns
from tests.bots.positions import middles
from tests.every import in_turn

SMALL = Level("small", learned=True, simulations=12, candidates=4, horizon=2)


class Counting:
    """A watch that stops after so many looks at it and keeps the reports."""

    def __init__(self, looks: int = 1 << 30) -> None:
        self.looks = looks
        self.reports: list[float] = []

    def report(self, done: float) -> None:
        self.reports.append(done)

    def stopped(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.fixture(params=("toy", "kraftwagen"))
def spec(request: pytest.FixtureRequest) -> GameSpec[Any]:
    return registry.load(request.param)


@pytest.fixture(scope="module")
def game() -> GameSpec[Any]:
    return registry.load("kraftwagen")


def test_no_engine_is_wasted_on_a_grand_prix_car_with_one_as_good(game: GameSpec[Any]) -> None:
    """While a workshop could keep it."""
    seen = 0
    for state in middles(game, 3, range(0, 90, 3)):
        for plan in turns.plans(state, False):
            again = game.clone(state)
            for code in plan.codes:
                happened: list[Any] = []
                room = terms.EMPTY in again.players[again.current].workshops
                game.apply(again, code, happened)
                for event in happened:
                    if isinstance(event, events.GrandPrixEngineInstalled) and room:
                        seen += 1
                        assert event.value > event.old
    assert seen > 20


def test_every_plan_is_lawful_and_leads_where_it_says(game: GameSpec[Any]) -> None:
    for state in middles(game, 3, range(0, 90, 6)):
        found = turns.plans(state, False)
        assert found == sorted(found, key=lambda plan: -plan.margin)
        for plan in found[:12]:
            again = game.clone(state)
            for code in plan.codes:
                assert code in game.legal(again)
                game.apply(again, code)
            assert game.digest(again) == game.digest(plan.state)
            assert turns.settled(again)
            assert list(plan.worth) == game.evaluate(again)


def test_plans_miss_nothing_that_the_whole_tree_has(game: GameSpec[Any]) -> None:
    """Leaving out orders and hopeless cars costs next to nothing against trying everything."""
    for state in middles(game, 2, range(2, 60, 9)):
        seat = game.actor(state)
        best = -1e9
        open_ = [state]
        tried = 0
        while open_ and tried < 4000:
            at = open_.pop()
            for code in game.legal(at):
                tried += 1
                after = game.clone(at)
                game.apply(after, code)
                if turns.settled(after):
                    best = max(best, margin(list(game.evaluate(after)), seat))
                else:
                    open_.append(after)
        assert turns.plans(state, False)[0].margin >= best - 1.0


def test_the_same_seed_and_budget_give_the_same_choice(spec: GameSpec[Any]) -> None:
    for state in middles(spec, 3, (0, 4, 9, 13)):
        view = spec.observe(state, spec.actor(state))
        first, second = (SearchBot(SMALL, spec, 5).choose(view) for _ in range(2))
        assert first == second


def test_secrets_do_not_change_a_searched_move(spec: GameSpec[Any]) -> None:
    for number, state in enumerate(middles(spec, 3, (0, 3, 8, 14))):
        seat = spec.actor(state)
        view = spec.observe(state, seat)
        other = spec.observe(spec.determinize(view, number + 1000), seat)
        mine, theirs = (SearchBot(SMALL, spec, 5).choose(seen) for seen in (view, other))
        assert mine == theirs


def test_simulations_draw_afresh(game: GameSpec[Any]) -> None:
    """Every round imagines draws of its own, and all ways of a round the same ones."""
    seeds: list[int] = []

    def imagine(observation: Observation, seed: int) -> Any:
        seeds.append(seed)
        return game.determinize(observation, seed)

    state = middles(game, 4, (0,))[0]
    bot = SearchBot(SMALL, replace(game, determinize=imagine), 3)
    bot.choose(game.observe(state, game.actor(state)))
    seeds.pop(0)  # the position it thinks from
    assert 8 <= len(seeds) <= SMALL.simulations
    assert seeds[0] == seeds[1] == seeds[2] == seeds[3]
    assert len(set(seeds)) >= 3


def test_a_game_may_ask_for_less_effort(game: GameSpec[Any]) -> None:
    """Turns that take longer to think through are answered in the same time."""
    state = middles(game, 4, (0,))[0]
    rounds = []
    for effort in (1.0, 0.5):
        seen: list[int] = []

        def imagine(observation: Observation, seed: int, seen: list[int] = seen) -> Any:
            seen.append(seed)
            return game.determinize(observation, seed)

        assert game.insight is not None
        insight = replace(game.insight, effort=effort)
        spec = replace(game, determinize=imagine, insight=insight)
        bot = SearchBot(replace(SMALL, simulations=24), spec, 3)
        bot.choose(game.observe(state, game.actor(state)))
        rounds.append(len(seen) - 1)
    assert 0.4 * rounds[0] <= rounds[1] <= 0.6 * rounds[0]


def test_stops_with_the_best_so_far(spec: GameSpec[Any]) -> None:
    for looks in (0, 1, 5):
        state = middles(spec, 3, (6,))[0]
        view = spec.observe(state, spec.actor(state))
        watch = Counting(looks)
        choice = SearchBot(replace(SMALL, simulations=10**6), spec, 1).choose(view, watch)
        assert choice.code in spec.legal(state)
        assert choice.weighed[0].code == choice.code


def test_reports_its_progress(game: GameSpec[Any]) -> None:
    watch = Counting()
    state = middles(game, 4, (0,))[0]
    SearchBot(SMALL, game, 1).choose(game.observe(state, game.actor(state)), watch)
    assert watch.reports == sorted(watch.reports)
    assert 0 < watch.reports[0] < watch.reports[-1] <= 1


def test_says_what_it_weighed(game: GameSpec[Any]) -> None:
    state = middles(game, 4, (0,))[0]
    view = game.observe(state, game.actor(state))
    choice = SearchBot(SMALL, game, 1).choose(view)
    assert choice.weighed[0].code == choice.code
    assert len({one.code for one in choice.weighed}) == len(choice.weighed) > 3
    for one in choice.weighed:
        assert one.chance is not None
        assert 0 <= one.chance <= 1
        assert one.score is not None
        assert one.line[0] == one.code
    assert choice.why is not None


def test_an_own_board_player_ignores_the_others(game: GameSpec[Any]) -> None:
    lonely = Level("lonely", own_board=True)
    for state in middles(game, 3, (0, 9, 20)):
        seat = game.actor(state)
        choice = SearchBot(lonely, game, 1).choose(game.observe(state, seat))
        if choice.weighed:
            best = max(plan.worth[seat] for plan in turns.plans(state, False))
            assert choice.weighed[0].value == pytest.approx(best)


def test_noise_changes_choices_but_not_wildly(game: GameSpec[Any]) -> None:
    """A weak player misjudges; it does not blunder at random."""
    noisy = Level("noisy", noise=4.0)
    state = middles(game, 4, (0,))[0]
    view = game.observe(state, game.actor(state))
    plans = turns.plans(state, False)
    chosen = {SearchBot(noisy, game, seed).choose(view).code for seed in range(30)}
    assert len(chosen) > 1
    best = {plan.codes[0]: plan.margin for plan in reversed(plans)}
    assert all(best[code] > plans[0].margin - 25 for code in chosen)


def test_a_game_may_leave_a_learned_level_less_noise(game: GameSpec[Any]) -> None:
    state = middles(game, 4, (0,))[0]
    view = game.observe(state, game.actor(state))
    assert game.insight is not None
    surer = replace(game, insight=replace(game.insight, noise_share=lambda state: 0.0))

    def chosen(spec: GameSpec[Any], level: Level) -> set[int]:
        return {SearchBot(level, spec, seed).choose(view).code for seed in range(20)}

    assert len(chosen(surer, Level("noisy", noise=4.0, learned=True))) == 1
    assert len(chosen(game, Level("noisy", noise=4.0, learned=True))) > 1
    assert len(chosen(surer, Level("noisy", noise=4.0))) > 1
    assert game.insight.noise_share is not None
    shares = [game.insight.noise_share(game.new(2, 1, {"short": short})) for short in (True, False)]
    assert 0 < shares[0] < shares[1] == 1, "this game leaves less in a short game"


def test_tells_the_figures_it_believes_in(game: GameSpec[Any]) -> None:
    """What it prefers by mistake is told as better, not as worse than what it leaves."""
    careful = Level("careful", noise=8.0, learned=True)
    for level in (Level("noisy", noise=8.0, own_board=True), careful):
        for state in middles(game, 4, (0, 9, 20)):
            view = game.observe(state, game.actor(state))
            best, *others = SearchBot(level, game, 3).choose(view).weighed
            for other in others:
                pair = (best.score, best.chance or 0.0), (other.score, other.chance or 0.0)
                assert pair[0][0] >= pair[1][0] or pair[0][1] >= pair[1][1]


@pytest.mark.parametrize("style", ["racer", "coachbuilder", "discounter"])
def test_a_style_shows(style: str, game: GameSpec[Any]) -> None:
    """Over 20 turns (``EVERY=1``: 40) it does more of what it likes than a bot without taste."""
    assert game.insight is not None
    liking = game.insight.styles[style]
    tasteful = Level("t", learned=True, style=style)
    plain = Level("p", learned=True)

    def liked(level: Level) -> float:
        total = 0.0
        for state in middles(game, 4, in_turn(range(10, 250, 6), 0)):
            seat = game.actor(state)
            bot = SearchBot(level, game, 1)
            root = game.clone(state)
            bot.choose(game.observe(state, seat))
            after = game.clone(root)
            for code in bot.last_line:
                # The real draws may end an imagined way early.
                if code in game.legal(after):
                    game.apply(after, code)
            total += liking(root, after, seat)
        return total

    assert liked(tasteful) > liked(plain)


def test_follows_its_plan_without_thinking_again(
    game: GameSpec[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = next(
        state
        for state in middles(game, 3, range(80))
        if len(turns.plans(state, False)[0].codes) >= 3 and game.reveals(state) >= 0
    )
    bot = SearchBot(Level("planner"), game, 1)
    seat = game.actor(state)
    thoughts = 0
    real = SearchBot._think

    def spy(self: SearchBot, *args: Any) -> Choice:
        nonlocal thoughts
        thoughts += 1
        return real(self, *args)

    monkeypatch.setattr(SearchBot, "_think", spy)
    revealed = game.reveals(state)
    decisions = 0
    while game.actor(state) == seat and game.reveals(state) == revealed and decisions < 3:
        game.apply(state, bot.choose(game.observe(state, seat)).code)
        decisions += 1
    assert decisions >= 2
    assert thoughts == 1


def test_players_who_both_gain_by_waiting_end_the_game_all_the_same(game: GameSpec[Any]) -> None:
    """Nobody has workers left: one buyer would end the game, one more lap is worth one more."""
    position = json.loads((Path(__file__).parent / "standoff.json").read_text(encoding="utf-8"))
    state = game.from_position(position)
    bots = [ladder.build(name, game, 7) for name in ("merchant", "engineer")]
    decisions = 0
    while not game.is_over(state):
        assert decisions < 200, "they wait for ever"
        seat = game.actor(state)
        game.apply(state, bots[seat].choose(game.observe(state, seat)).code)
        decisions += 1


def test_levels_are_told_apart(game: GameSpec[Any]) -> None:
    names = [level.name for level in ladder.LEVELS]
    assert len(names) >= 5
    budgets = [level.simulations for level in ladder.LEVELS]
    assert budgets == sorted(budgets)
    assert ladder.HINTS in ladder.names(game)
    assert ladder.offered(game)[-3:] == ["racer", "coachbuilder", "discounter"]
    assert search.PRIOR > 0
