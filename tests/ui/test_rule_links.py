"""Every line of the log, option, reason, tip and step of a lesson leads to a rule that is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from kraftwagen.engine import registry
from kraftwagen.engine.reasons import Reason
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.presenters.lessons import Lessons
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.presenters.rulebook import Book, load_book
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.hooks import GameHooks, load_hooks
from tests.games import each_game, part, sample
from tests.golden import load_all, played
from tests.ui.catalogue import tree
from tests.ui.english import ENGLISH

NAMES = ["Ada", "Gustav", "Helene", "Viktor"]


@cache
def book_of(game: str) -> Book:
    return load_book(registry.load(game), ENGLISH, learn_folder(assets_dir(), game))


@cache
def hooks_of(game: str) -> GameHooks:
    return load_hooks(registry.load(game), ENGLISH)


def lost(game: str, rules: Any) -> list[Any]:
    """Those without a paragraph."""
    return [rule for rule in rules if book_of(game).place(rule) is None]


def positions(game: str, every: int) -> Iterator[Any]:
    """Positions of the shorter golden games."""
    spec = registry.load(game)
    for record in sorted(load_all(game).values(), key=lambda record: len(record["lines"]))[:6]:
        state = spec.new(record["seats"], record["seed"], record["options"])
        for number, line in enumerate(record["lines"]):
            if number % every == 0:
                yield spec.clone(state)
            spec.apply(state, spec.from_text(line))


def leaves(values: Any, before: str = "") -> Iterator[str]:
    """The keys of sentences; those of plural forms count once."""
    if isinstance(values, str) or set(values) <= {"zero", "one", "few", "many", "other"}:
        yield before
        return
    for name, inner in values.items():
        yield from leaves(inner, f"{before}.{name}" if before else name)


@each_game
def test_every_line_of_the_log_has_its_rule(game: str) -> None:
    lines = 0
    for record in list(load_all(game).values())[:6]:
        _, state, happened = played(record)
        for event in happened:
            found = hooks_of(game).log(event, state, NAMES)
            assert lost(game, [line.rule for line in found]) == [], event
            lines += len(found)
    assert lines > 300


@each_game
def test_every_option_has_its_rule(game: str) -> None:
    spec, hooks = registry.load(game), hooks_of(game)
    kinds = set()
    for state in positions(game, 4):
        for option in spec.explain(state, spec.actor(state)):
            if option.code is not None:
                assert lost(game, [hooks.rule(option.code)]) == [], spec.to_text(option.code)
                kinds.add(spec.to_text(option.code).split()[0])
            if option.reason is not None:
                assert lost(game, [hooks.rule(option.reason)]) == [], option.reason
    assert len(kinds) > 12


@each_game
def test_every_reason_of_a_bot_has_its_rule(game: str) -> None:
    spec, args = registry.load(game), sample(game).reason_values
    code = spec.legal(spec.new(3, 1, {}))[0]
    own = {key.removesuffix(".plain") for key in leaves(tree(ENGLISH, f"{game}.advice.why"))}
    assert len(own) > 20
    for key in own | set(leaves(tree(ENGLISH, "advice.why"))):
        rule = advice.rule_of(hooks_of(game), Reason(key, "-", args), code)
        assert lost(game, [rule]) == [], key


@each_game
def test_every_tip_of_a_first_game_has_its_rule(game: str) -> None:
    position = part(game, "ui.at_table").position
    tips = {tip for state in positions(game, 3) for tip in hooks_of(game).tips(position(state))}
    assert len(tips) > 3
    assert lost(game, [tip.rule for tip in tips]) == []


@each_game
def test_every_step_of_every_lesson_has_its_rule(make_app: Callable[..., App], game: str) -> None:
    spec = registry.load(game)
    lessons: Any = Lessons(make_app(games=[spec]), spec)
    steps = [(one.id, step) for one in lessons.all for step in one.steps]
    assert len(steps) > 40
    for name, step in steps:
        assert lost(game, [lessons.rule(step)]) == [], (name, step.words)


@each_game
def test_the_answer_of_a_puzzle_has_its_rule(make_app: Callable[..., App], game: str) -> None:
    spec = registry.load(game)
    puzzles = Puzzles(make_app(games=[spec]), spec)
    for heading in puzzles.book.puzzles[::12]:
        puzzle = puzzles.open(heading)
        assert puzzle is not None
        assert lost(game, [puzzles.rule(puzzle)]) == []
