"""How long a newcomer needs for the lessons: a hand and an eye of human speed, no real waiting.

Somebody reads the words of each step, looks for what is lit, moves the mouse there and presses;
animations take their time at normal speed. ``pytest tests/benchmarks --benchmark-enable -s`` prints
the seconds of each lesson, and how far one is after five minutes from the start of the program.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kraftwagen.engine import registry
from kraftwagen.ui.presenters.lessons import Lessons
from tests.games import each_game
from tests.ui.conftest import make_app  # noqa: F401 - a fixture
from tests.ui.driver import STEP
from tests.ui.playing import Player

WORD = 0.4
"""Seconds to read one word."""
LOOK = 1.5
"""Seconds to find what is lit and to understand it."""
HAND = 0.9
"""Seconds from one press to the next."""
FRAME = 12
"""Frames that pass at once."""


class Newcomer(Player):
    """Does what the window says, and counts the seconds."""

    seconds = 0.0

    def wait(self, seconds: float) -> None:
        """Let time pass; it goes on as it would in the window."""
        for _ in range(max(1, round(seconds / STEP / FRAME))):
            self.app.step([], STEP * FRAME)
            self.seconds += STEP * FRAME

    def read(self, words: str) -> None:
        self.wait(LOOK + WORD * len(words.split()))

    def do(self, code: int) -> None:
        """Press what it takes, one place after the other."""
        table = self.table
        if code == table.hooks.end_turn:
            self.wait(HAND)
            self.click(table.action_bar.end)
            return
        for target in table.view.targets(code):
            self.wait(HAND)
            self.click(target)

    def lesson(self) -> None:
        """One lesson from its first step to its card."""
        while self.scene.name != "lesson_done":
            if self.scene.name == "scoring":
                self.wait(2.5)
                self.scene.advance()
                continue
            guide = self.scene.guide
            step = guide.run.step
            if step is None or not guide.table.settled:
                self.wait(0.2)
                continue
            self.read(guide.lessons.say(guide.lesson, step.words))
            if step.goal is None:
                self.wait(HAND)
                self.press("Next")
            else:
                self.do(step.shown)
        self.read(self.scene.words)


@each_game
def test_learning_in_ten_minutes(make_app: Callable[..., Any], game: str) -> None:  # noqa: F811
    spec = registry.load(game)
    app = make_app(games=[spec], library=None)
    app.routes.menu()
    one = Newcomer(app)
    one.wait(4)
    one.press("Learn")
    one.wait(4)
    lessons = Lessons(app, spec)
    one.press(f"1  {lessons.say(lessons.all[0], 'title')}")
    begun, five = one.seconds, ""
    print(f"\nfirst lesson begins after {begun:.0f} s")
    for number, lesson in enumerate(one.scene.guide.lessons.all, start=1):
        one.lesson()
        print(f"{lesson.id:10} {one.seconds - begun:4.0f} s, said to take {lesson.minutes} min")
        if not five and one.seconds >= 300:
            five = f"after five minutes somebody is in lesson {number} ({lesson.id})"
        begun = one.seconds
        if number < len(one.scene.guide.lessons.all):
            one.press("Next lesson")
    print(five)
    print(f"all lessons: {one.seconds / 60:.1f} min")
    assert one.app.routes is not None
