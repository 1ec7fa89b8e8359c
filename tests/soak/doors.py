"""The ways into every scene of the window, for the monkey: each opens one as a person could."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from operator import attrgetter
from pathlib import Path

from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import position_line
from kraftwagen.match.files import write_atomically
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.presenters.lessons import Lessons
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.shell.app import App
from tests.games import GAMES

Door = Callable[[App, random.Random], object]
NAMES = ("Ada", "Bruno", "Clara", "Dora")
DATE = "2026-11-20T20:00:00"
USUAL = 250
"""Decisions of a game at random, about."""


def played(spec: GameSpec, dice: random.Random, share: float, people: int = 1) -> Match:
    """A game that was played that share of its usual length at random; 9 is to its end."""
    low, high = spec.seats
    count = dice.randrange(max(2, low), high + 1)
    bots = ("random", "hasty")
    controllers = [PERSON] * people + [dice.choice(bots) for _ in range(count)]
    seats = [SeatInfo(name, who) for name, who in zip(NAMES[:count], controllers, strict=False)]
    switches = [name for name, value in spec.options.items() if isinstance(value, bool)]
    options = {name: dice.random() < 0.5 for name in switches}
    match = Match.new(spec, seats, dice.randrange(10**9), options, DATE)
    for _ in range(round(share * USUAL)):
        if match.is_over:
            break
        match.submit(match.actor, dice.choice(match.legal()))
    return match


def _table(least: float, most: float) -> Door:
    """A table in the middle of a game, for some people and some bots."""

    def door(app: App, dice: random.Random) -> None:
        share = least + (most - least) * dice.random()
        app.routes.continue_match(played(app.game, dice, share, dice.randrange(3)).record)

    return door


def _over(app: App, dice: random.Random) -> Match:
    return played(app.game, dice, 9)


def _lesson(app: App, dice: random.Random) -> None:
    lesson = dice.choice(Lessons(app, app.game).all)
    app.routes.learning.lesson(app.game_id, lesson.id, dice.randrange(len(lesson.steps)))


def _puzzle(app: App, dice: random.Random) -> None:
    from kraftwagen.ui.scenes.learn.puzzle import PuzzleGuide

    puzzles = Puzzles(app, app.game)
    headings = puzzles.book.puzzles
    puzzle = puzzles.open(dice.choice(headings))
    assert puzzle is not None
    app.routes.learning.guided(puzzles.match(puzzle), PuzzleGuide(app, puzzles, puzzle, headings))


def _challenge(app: App, dice: random.Random) -> None:
    challenge = dice.choice(ChallengeBook(app, app.game).challenges)
    app.routes.learning.start_challenge(app.game, challenge.id)


def _position(app: App, dice: random.Random) -> None:
    match = played(app.game, dice, dice.random())
    app.routes.learning.sandbox(app.game_id, app.game.to_position(match.state))


def _replay(app: App, dice: random.Random) -> None:
    match = played(app.game, dice, dice.choice((0.4, 9)))
    app.routes.replay(match, dice.randrange(len(match.steps) + 1))


def _share(app: App, dice: random.Random) -> None:
    from kraftwagen.ui.scenes.replay.share import ShareScene

    _replay(app, dice)
    app.stack.push(ShareScene(app.stack.top.game))  # type: ignore[attr-defined]


def _route(name: str) -> Door:
    return lambda app, dice: attrgetter(name)(app.routes)()


def _page(module: str, name: str) -> Door:
    def door(app: App, dice: random.Random) -> None:
        app.stack.push(getattr(import_module(f"kraftwagen.ui.scenes.{module}"), name)())

    return door


DOORS: dict[str, Door] = {
    **{
        name: _route(name)
        for name in (
            "menu", "new_match", "settings", "saves", "statistics", "alone", "daily",
            "learning.hub", "learning.learn", "learning.rules", "learning.puzzles",
            "learning.challenges", "learning.sandbox", "learning.first_match",
        )
    },
    "keys": _page("menu.keys", "KeysScene"),
    "buttons": _page("menu.buttons", "ButtonsScene"),
    "achievements": _page("history.achievements", "AchievementsScene"),
    "lesson": _lesson,
    "puzzle": _puzzle,
    "challenge": _challenge,
    "position": _position,
    "table": _table(0, 0.3),
    "late table": _table(0.3, 0.8),
    "last table": _table(0.8, 1.2),
    "end": lambda app, dice: app.routes.end(_over(app, dice)),
    "replay": _replay,
    "share": _share,
    "analysis": lambda app, dice: app.routes.analysis(_over(app, dice)),
}  # fmt: skip


def shuffled(dice: random.Random) -> list[tuple[str, str]]:
    """Every door in any order, each with one of the games."""
    return [(name, dice.choice(GAMES)) for name in dice.sample(list(DOORS), len(DOORS))]


def lay(folder: Path) -> Sequence[Path]:
    """Files to be dropped on the window: good ones, damaged ones, and what is none."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for game in GAMES:
        spec = registry.load(game)
        match = played(spec, random.Random(4), 0.3)
        record, cut, line = (
            folder / f"{game}{end}" for end in (".json", "-cut.json", position_line.ENDING)
        )
        content = to_bytes(match.record)
        write_atomically(record, content)
        write_atomically(cut, content[:700])
        position_line.save(spec, spec.to_position(match.state), line)
        made += [record, cut, line]
    rubbish = folder / "rubbish.json"
    write_atomically(rubbish, bytes(range(256)) * 9)
    return [*made, rubbish, folder, folder / "not-there.json"]
