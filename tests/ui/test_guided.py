"""The guided game of each game: its words, the way to its last click, its time, free choices."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import Code
from kraftwagen.learn.lesson_run import LessonRun
from kraftwagen.learn.lessons import Lesson, check, load_lessons
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.presenters.lessons import CHAPTERS, GUIDED, Lessons, taught
from kraftwagen.ui.scenes.learn.lesson import HELP, NEXT
from kraftwagen.ui.scenes.table.words import bar_state
from kraftwagen.ui.tables.parts import hints, lights
from kraftwagen.ui.widgets.texts import Label
from tests.every import EVERY
from tests.games import GAMES, each_game, each_with
from tests.ui.catalogue import tree
from tests.ui.driver import LEAP
from tests.ui.learning import Clock, at_once, guide, until_step, waits
from tests.ui.playing import Player
from tests.ui.text_sizes import LANGUAGES

DO, WHY = 8, 14
"""The most words of what to do, and of why."""
MOST_STEPS = 25
MOST_READ = 7
"""The most presses of Next in a game: what is done is seen, and the next step is told with it."""
AHEAD = 20
"""Decisions to look ahead: so many do not occur after free choices near the end."""
CLOSE = 0.05
"""A free choice accepts what is within so much of the best chance to win."""
PAID, SOLD, ALL = 45.0, 240.0, 600.0
"""Seconds to the first money for a car, to the first car made and sold, and to the end."""


@cache
def parts(game: str) -> list[Lesson]:
    found, faults = load_lessons(learn_folder(assets_dir(), game) / GUIDED, registry.load(game))
    assert not faults, [str(fault) for fault in faults]
    return found


FREE = [
    pytest.param(game, part, at, id=f"{game}-{part.id}-{step.words}")
    for game in GAMES
    for part in parts(game)
    for at, step in enumerate(part.steps)
    if step.free
]


@pytest.mark.parametrize("language", languages(assets_dir()))
@each_game
def test_a_step_is_a_few_words(game: str, language: str) -> None:
    tr = Translator(assets_dir() / "locale", language)
    for part in parts(game):
        check(registry.load(game), part)
        key = f"{game}.guided.{part.id}"
        for step in part.steps:
            for one in (step.words, *step.reasons.values()):
                words = tr(f"{key}.{one}", name="Ada").split()
                assert len(words) <= (WHY if step.reasons else DO), f"{language}: {words}"
        known = {*part.keys(), "title", "about", "done"}
        assert set(tree(tr, key)) == known, f"{language}: words that no step says"
    assert sum(part.numbered(0)[1] for part in parts(game)) <= MOST_STEPS


@each_game
def test_each_part_leaves_one_choice_free_and_says_why_of_each_kind(game: str) -> None:
    for part in parts(game):
        free = [at for at, step in enumerate(part.steps) if step.free]
        assert len(free) == 1, part.id
        assert len(set(part.steps[free[0] + 1].reasons.values())) > 1, part.id


class _Many(Exception):
    """There are too many ways to look at all of them."""


def _best(spec: Any, state: Any, seat: int, known: dict[str, float], ahead: int = 0) -> float:
    """The best chance to win if all play on as well as they can; raises _Many."""
    mark = spec.digest(state)
    if mark not in known:
        if ahead > AHEAD:
            raise _Many
        known[mark] = -1.0
        if spec.is_over(state):
            winners = spec.winners(state)
            known[mark] = (seat in winners) / len(winners)
        else:
            better = max if spec.actor(state) == seat else min
            ways = (_after(spec, state, code) for code in spec.legal(state))
            known[mark] = better(_best(spec, after, seat, known, ahead + 1) for after in ways)
    return known[mark]


def _after(spec: Any, state: Any, code: Code) -> Any:
    after = spec.clone(state)
    spec.apply(after, code)
    return after


def _chance(spec: Any, state: Any, seat: int) -> float:
    """The best chance to win, which free choices near the end leave; else as bots see it."""
    try:
        return _best(spec, state, seat, {})
    except _Many:
        return float(spec.insight.evaluate_deeply(state).chances[seat])


@pytest.mark.parametrize(("game", "part", "at"), FREE)
def test_a_free_choice_accepts_what_is_as_good_as_the_best(
    game: str, part: Lesson, at: int
) -> None:
    spec, run = registry.load(game), LessonRun(registry.load(game), part, at)
    state = spec.from_position(part.position)
    for code in run.before():
        spec.apply(state, code)
    chances = {
        code: _chance(spec, _after(spec, state, code), part.seat) for code in spec.legal(state)
    }
    good = {code for code, chance in chances.items() if chance >= max(chances.values()) - CLOSE}
    accepted = {code for code in chances if not run.refusal(state, code)}
    told = {spec.to_text(code): round(chance, 3) for code, chance in chances.items()}
    assert accepted == good, told
    assert accepted <= set(part.steps[at].light), "what may be chosen is lit alike"
    assert len(accepted) > 1


def begin(player: Player, game: str, part: int = 0, at: int = 0) -> None:
    player.app.routes.menu()
    name = parts(game)[part].id
    player.app.routes.learning.lesson(game, name, at, course=GUIDED)
    until_step(player)


def play(player: Player, game: str, way: int) -> int:
    """All of it; of several right decisions always one of them. How many there were at most."""
    begin(player, game)
    most, presses, scenes, titles = 1, 0, set(), list[str]()
    while player.scene.name == "table":
        scenes.add(guide(player).lesson.id)
        run = guide(player).run
        titles.append(player.table.note_panel.note.title)
        if run.step.goal is None:
            bar = bar_state(player.table.controller)
            assert not bar.end_turn, "Next comes first"
            presses += 1
            player.press(player.app.tr("learn.lessons.next"))
        else:
            right = [
                one for one in player.match.legal() if not run.refusal(player.match.state, one)
            ]
            most = max(most, len(right))
            player.choose(right[min(way, len(right) - 1)])
        player.frame(2)
        until_step(player)
    assert player.scene.name == "lesson_done"
    assert scenes == {part.id for part in parts(game)}
    assert presses <= MOST_READ
    assert len(titles) == len(set(titles)), "a number stands on one page"
    assert taught(player.app.paths, game)
    return most


@each_game
def test_nothing_but_what_a_step_asks_for_is_in_the_light(player: Player, game: str) -> None:
    at_once(player.app)
    narrowed = 0
    for number, part in enumerate(parts(game)):
        for at, step in enumerate(part.steps):
            if step.goal is None or not step.light:
                continue
            begin(player, game, number, at)
            view = player.table.view
            inputs = view.top.inputs
            wanted = {key for code in step.light for key in inputs.left(code)}
            wanted |= {
                key for key, ways in inputs.touchable.by_source.items()
                if key[0] in inputs.reminders and {way.option.code for way in ways} & {*step.light}
            }  # fmt: skip
            legal = set(lights.open_places(inputs, view.top.pad))
            assert view._light.keys == wanted & legal, (part.id, at)
            narrowed += len(legal - wanted)
    assert narrowed > 10


@each_game
def test_what_a_step_points_at_can_be_seen(player: Player, game: str) -> None:
    at_once(player.app)
    for number, part in enumerate(parts(game)):
        for at, step in enumerate(part.steps):
            if not step.area:
                continue
            begin(player, game, number, at)
            top = player.table.view.top
            places = hints.rects(top.inputs, top.pad, (), step.area)
            assert places
            for rect in places:  # the middle of the ring is covered, its edge is not
                points = (rect.center, rect.midtop)
                assert not all(map(top.pad.veil.hides, points)), (part.id, step.words)


@each_game
def test_it_is_played_to_its_last_click_in_every_way(player: Player, game: str) -> None:
    """In short by the first and the last of the right decisions; ``EVERY=1``: by each."""
    at_once(player.app)
    most = play(player, game, 0)
    for way in range(1 if EVERY else most - 1, most):
        play(player, game, way)
    assert player.app.tr(player.scene.praise) == "You can play a first game"
    player.press("Play a first game")
    assert player.scene.name == "aim"


@pytest.mark.parametrize(
    ("game", "language"),
    [
        (game, language)
        for number, game in enumerate(GAMES)
        for other, language in enumerate(LANGUAGES)
        if EVERY or other == number + 2
    ],
)
def test_it_is_told_in_every_language(player: Player, game: str, language: str) -> None:
    player.app.set_language(language)
    at_once(player.app)
    play(player, game, 0)
    assert player.app.tr.missing == set()


@each_with("paid")
def test_it_takes_ten_minutes_at_most(player: Player, game: str, paid: str) -> None:
    """Words are read, places found and clicked, and what moves is seen at Normal speed."""
    begin(player, game)
    clock, first, ends = Clock(), list[float](), list[float]()

    def watch() -> None:
        if _is_paid(player, paid):
            first.append(clock.seconds)

    while player.scene.name == "table":
        lesson = guide(player).lesson
        clock.step(player, watch)
        if player.scene.name == "lesson_done" or guide(player).lesson is not lesson:
            ends.append(clock.seconds)
    assert first[0] <= PAID
    assert ends[1] <= SOLD
    assert ends[-1] <= ALL
    lengths = [end - begun for begun, end in zip([0.0, *ends], ends, strict=False)]
    for part, length in zip(parts(game), lengths, strict=True):
        assert clock.fits(part.minutes, length), (part.id, length)


def _is_paid(player: Player, paid: str) -> bool:
    """Whether the learner has been paid for a car: in an act of the sale, or by hand."""
    if player.scene.name == "scoring":
        return any(paid in act.words for act in player.scene.ended)
    events = [event for step in player.match.steps for event in step.events]
    return any(type(event).__name__ == paid for event in events)


@each_game
def test_help_comes_when_it_is_needed_and_stands_elsewhere(player: Player, game: str) -> None:
    """Next comes after a moment; Show me after a while without input, and where Next never is."""
    begin(player, game)
    player.app.routes.menu()
    player.app.routes.learning.lesson(game, parts(game)[0].id, 0, course=GUIDED)
    player.frame(3)
    assert not player.button("Next").is_enabled
    assert player.button("Back").is_enabled
    player.frame(round(NEXT / LEAP) + 1, dt=LEAP)
    while player.scene.name == "table" and guide(player).run.step.goal is None:
        place = player.button("Next").rect
        player.press("Next")
        until_step(player)
    said = [button.text for button in player.widgets() if hasattr(button, "text")]
    assert "Show me" not in said
    player.frame(round(HELP / LEAP) + 2, dt=LEAP)
    assert not player.button("Show me").rect.colliderect(place)
    made = guide(player).run.at
    player.press("Show me")
    player.frame(2)
    assert player.table.note_panel.note.text == "# Watch how it is done."
    until_step(player)
    assert guide(player).run.at > made


@each_game
def test_help_comes_after_two_refusals(player: Player, game: str) -> None:
    free = next(at for at, step in enumerate(parts(game)[0].steps) if step.free)
    begin(player, game, 0, free)
    run, legal = guide(player).run, player.match.legal()
    wrong = [code for code in legal if run.refusal(player.match.state, code)]
    for number in range(2):
        assert not guide(player).helps, number
        player.choose(wrong[number % len(wrong)])
        assert player.table.notes.bubble.text
    player.frame(2)
    assert player.button("Show me").is_enabled
    assert guide(player).run.at == free


@each_game
def test_what_is_covered_cannot_be_touched(player: Player, game: str) -> None:
    begin(player, game)
    view = player.table.view
    shown = guide(player).shown()
    hidden = [rect for name, rect in view.top.pad.layout.areas().items() if name not in shown]
    assert hidden
    covered = [rect.center for rect in hidden if not view.places(rect.center)]
    assert len(covered) > len(hidden) / 2
    assert all(view.tooltip(at) is None for at in covered)


@each_game
def test_learn_begins_with_it_until_it_is_finished(player: Player, game: str) -> None:
    app = player.app
    app.choose_game(game)
    app.routes.learning.learn()
    player.frame(2)
    assert guide(player).lesson is not None
    assert guide(player).lessons.course == GUIDED
    guide(player).leave()
    player.frame()
    assert player.scene.name == "learn"
    lessons = Lessons(app, registry.load(game), GUIDED)
    for part in lessons.all:
        lessons.keep(part, len(part.steps))
    app.routes.menu()
    app.routes.learning.learn()
    player.frame()
    assert player.scene.name == "learn"
    player.press("The guided game")
    until_step(player)
    assert guide(player).lesson.id == parts(game)[0].id


@each_game
def test_whoever_has_finished_it_is_told_to_be_ready_for_a_first_game(
    player: Player, game: str
) -> None:
    """And not that lessons were needed before, none of which was done."""
    app = player.app
    app.choose_game(game)
    chapters, lessons = (Lessons(app, registry.load(game), one) for one in (CHAPTERS, GUIDED))
    needed, count = "Needed before a first game", f"0 of {len(chapters.all)} done"
    ready = "You are ready for a first game. Good to know next:"
    app.routes.learning.hub()
    player.frame()
    said = {one.text for one in player.widgets(Label)}
    assert {needed, count} <= said
    assert ready not in said
    for part in lessons.all:
        lessons.keep(part, len(part.steps))
    player.scene.resume()
    player.frame()
    said = {one.text for one in player.widgets(Label)}
    assert ready in said
    assert not {needed, count} & said
    chapters.keep(chapters.all[0], len(chapters.all[0].steps))
    player.scene.resume()
    player.frame()
    assert {ready, count.replace("0", "1", 1)} <= {one.text for one in player.widgets(Label)}


@each_game
def test_a_reason_is_told_with_the_next_step(player: Player, game: str) -> None:
    """Not by a step to press Next at; and Back leads to what was done, not to its reason."""
    part = parts(game)[1]
    begin(player, game, 1, 0)
    player.choose(part.steps[0].shown)
    until_step(player)
    run, say = guide(player).run, guide(player).lessons.say
    assert part.steps[1].reasons
    assert run.at == 2
    told = say(part, part.steps[1].reasons["default"], "Ada")
    asked = say(part, part.steps[2].words, "Ada")
    assert player.table.note_panel.note.text == f"{told}\n\n# {asked}"
    player.press("Back")
    until_step(player)
    assert guide(player).run.at == 0
    begin(player, game, 1, 1)
    assert guide(player).run.told == part.steps[1].reasons["default"]


def test_a_round_part_of_an_area_is_covered_until_it_is_shown(player: Player) -> None:
    """The ring gives out work before anybody speaks of the race within it."""
    begin(player, "kraftwagen", 2)
    view = player.table.view
    pad = view.top.pad
    disc = pad.layout.discs()["circuit"]
    assert not view.places(disc.center)
    edge = (disc.x + 2, disc.y + 2)
    assert not pad.veil.hides(edge)
    view.cover({*guide(player).shown(), "circuit"})
    assert view.places(pad.layout.pit.center)


@each_game
def test_back_leads_through_the_parts(player: Player, game: str) -> None:
    begin(player, game, 1, 0)
    player.press("Back")
    until_step(player)
    assert guide(player).lesson.id == parts(game)[0].id
    assert waits(player)
