"""Pictures of the scenes that every game has, with sample saves."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from kraftwagen.tools.screenshots import career

if TYPE_CHECKING:
    from kraftwagen.ui.language.i18n import Translator
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene


def _evening() -> datetime:
    """Return the time that pictures with dates show."""
    return datetime(2026, 11, 20, 22).astimezone()


def _menu(app: App) -> Scene:
    from kraftwagen.ui.scenes.menu.menu import MenuScene

    return MenuScene()


def _menu_first(app: App) -> Scene:
    app.library = None
    return _menu(app)


def _posters(app: App) -> Scene:
    """Return the first screen when there are several games."""
    from kraftwagen.engine.registry import Shelf, oldest
    from kraftwagen.tools import games

    first, *others = sorted(games.each("screenshots"), key=lambda game: game != oldest())
    app.games = Shelf([first, *others])
    app.settings.last_game = others[-1]
    return _menu(app)


def _aim(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.aim import AimScene

    app.stack.push(_menu(app))
    return AimScene(app.game)


def _new_match(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

    return NewMatchScene()


def _new_match_problem(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

    seats = [["person", "Ada"], ["person", "Ada"], ["random", ""], ["greedy", ""]]
    app.settings.last_setup[app.game.id] = {"count": 4, "seats": seats, "options": {}}
    return NewMatchScene()


def _new_match_help(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

    seats = [["person", "Ada", "0", ""], ["person", "Tom", "12", "", "moves hints"]]
    seats += [["champion", "Berta", "5", ""]]
    app.settings.last_setup[app.game.id] = {"count": 3, "seats": seats, "per_seat": True}
    return NewMatchScene()


def _guests(app: App) -> Scene:
    """Return the guests over the page of a new game, one of them somebody else's."""
    from kraftwagen.ui.scenes.setup.guest import GuestScene

    app.stack.push(_new_match(app))
    return GuestScene(app.game.id, "Ada", "woman", {"boy": "Bruno"}, lambda guest: None)


def _new_match_list(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
    from kraftwagen.ui.widgets import Dropdown

    class Opened(NewMatchScene):
        def layout(self, size: tuple[int, int]) -> None:
            super().layout(size)
            lists = [widget for widget in self.ui.widgets if isinstance(widget, Dropdown)]
            opened = [one for one in lists if one.details][1]
            if opened.area is not None:
                opened.area.reveal(opened.focus_rect)
            opened.activate()

    return Opened()


def _saves(app: App) -> Scene:
    from kraftwagen.ui.scenes.history.saves import SavesScene

    class Looked(SavesScene):
        def layout(self, size: tuple[int, int]) -> None:
            """Lay out and finish the updates that run while the list is shown."""
            super().layout(size)
            while self.next_update() == 0:
                self.update(0)

    return Looked(_evening)


def _settings(app: App) -> Scene:
    from kraftwagen.ui.scenes.menu.settings import SettingsScene

    return SettingsScene()


def _keys(app: App) -> Scene:
    from kraftwagen.ui.scenes.menu.keys import KeysScene

    return KeysScene()


def rules(chapter: int = 0, rule: str = "", search: str = "") -> Callable[[App], Scene]:
    """Return the rulebook at a chapter or rule, or with the results of a search."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.learn.rulebook import RulebookScene

        scene = RulebookScene(chapter=chapter, rule=rule)
        scene.wanted = search
        return scene

    return build


def _learn(app: App) -> Scene:
    from kraftwagen.ui.presenters.lessons import Lessons
    from kraftwagen.ui.scenes.learn.hub import LearnScene

    lessons = Lessons(app, app.game)
    for lesson, steps, seconds in zip(lessons.all, (99, 99, 3), (84, 139, 30), strict=False):
        lessons.keep(lesson, steps, seconds)
    return LearnScene()


def _learn_coached(app: App) -> Scene:
    """Return the learning page after analysed games with one costly theme."""
    from kraftwagen.learn import themes
    from kraftwagen.learn.coach_book import SECTION
    from kraftwagen.learn.progress import Progress

    progress, (first, second, *_) = Progress(app.paths.data), themes.known(app.game)
    for number in range(1, 13):
        cost = {first: [1, 0.1 + 0.01 * (number % 3), 0.0001], second: [1, 0.02, 0.0001]}
        entry = {"at": number, "seats": {"Ada": cost}}
        progress.keep(app.game.id, SECTION, f"game-{number}", entry)
    return _learn(app)


def _text_size(app: App) -> Scene:
    from kraftwagen.ui.scenes.menu.text_size import TextSizeScene

    app.routes.menu()
    return TextSizeScene(1.25)


def _error(app: App) -> Scene:
    from kraftwagen.ui.platform.report import Failure
    from kraftwagen.ui.scenes.menu.error import ErrorScene

    log = Path("error-20261120-2030.txt")
    return ErrorScene(Failure("ValueError: a wheel came off", "report", log, log))


def _dialog(app: App) -> Scene:
    from kraftwagen.ui.scenes.history.saves import SavesScene
    from kraftwagen.ui.shell.dialog import Dialog

    app.stack.push(SavesScene(_evening))
    answers = [(app.tr("saves.delete"), "danger", None), (app.tr("saves.keep"), "paper", None)]
    question = app.tr("saves.delete_question", name="Sunday game")
    return Dialog(app.tr("saves.delete_title"), question, answers)


def with_controller(build: Callable[[App], Scene]) -> Callable[[App], Scene]:
    """Return the scene of another picture while a controller is in use."""

    def made(app: App) -> Scene:
        app.devices.in_use, app.devices.on_sofa = "controller", True
        return build(app)

    return made


def _buttons(app: App) -> Scene:
    from kraftwagen.ui.scenes.menu.buttons import ButtonsScene

    return ButtonsScene()


def _screen_keyboard(app: App) -> Scene:
    from kraftwagen.ui.shell.screen_keyboard import ScreenKeyboard

    app.stack.push(_new_match(app))
    note = app.tr("new_match.name_tip")
    return ScreenKeyboard("Ada", lambda text: None, limit=20, note=note)


def _setup_code(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
    from kraftwagen.ui.scenes.setup.setup_code import SetupCodeScene

    app.stack.push(NewMatchScene())
    scene = SetupCodeScene(lambda setup: None)
    scene.text = "54N2W-03WM9-QTVSM-AG6GW"
    return scene


def sandbox(app: App) -> Scene:
    """Return the scene of the sandbox with an empty position."""
    from kraftwagen.ui.scenes.learn.sandbox import SandboxScene

    return SandboxScene(app, app.game)


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("menu", _menu),
    ("menu-first-start", _menu_first),
    ("aim", _aim),
    ("new-match", _new_match),
    ("new-match-list", _new_match_list),
    ("new-match-guests", _guests),
    ("new-match-problem", _new_match_problem),
    ("new-match-help", _new_match_help),
    ("saves", _saves),
    ("settings", _settings),
    ("learn", _learn),
    ("learn-coached", _learn_coached),
    *career.SHOTS,
]
HOUSE: list[tuple[str, Callable[[App], Scene]]] = [
    ("posters", _posters),
    ("controller-posters", with_controller(_posters)),
    ("dialog", _dialog),
    ("keys", _keys),
    ("buttons", _buttons),
    ("controller-buttons", with_controller(_buttons)),
    ("controller-menu", with_controller(_menu)),
    ("controller-new-match", with_controller(_new_match)),
    ("controller-screen-keyboard", with_controller(_screen_keyboard)),
    ("setup-code", _setup_code),
    ("error", _error),
    ("text-size", _text_size),
]
"""Pictures, by name, that are the same for all games; only the oldest game has them."""


@cache
def _english() -> Translator:
    from kraftwagen.ui.language.i18n import Translator
    from kraftwagen.ui.platform.paths import assets_dir

    return Translator(assets_dir() / "locale")


class SampleLibrary:
    """Sample saves for pictures and tests, of the game named or else the oldest.

    Their words are those of ``tr``, without it English; what a person typed stays as it is.
    """

    def __init__(self, folder: Path, game: str = "", tr: Translator | None = None) -> None:
        from kraftwagen.engine import registry
        from kraftwagen.tools import games
        from kraftwagen.ui.language.whole import beside
        from kraftwagen.ui.services import SaveEntry

        self.folder = folder
        self._game = game if games.find(game) else registry.oldest()
        self._known = cast("Any", games.find(self._game))
        tr = tr or _english()
        people = ("Ada", "Gustav", "Helene")
        key, now, of, last = self._known.STAGE

        def at(stage: int, count: int) -> str:
            place = tr(key, **{now: stage, of: last})
            return beside(place, tr("saves.moves", count=count))

        newer = tr("saves.problems.newer", version="2.0", own="0.1")
        self.saves = [
            SaveEntry(
                folder / f"{i}.json",
                title,
                datetime(2026, 11, 20 - i, 20 - i, 5 + 9 * i),
                who,
                told,
                bad,
                about=tr("saves.with", names=tr.list(who[1:3])) if who else "",
            )
            for i, (title, who, told, bad) in enumerate(
                [
                    (tr("saves.autosave"), people, at(3, 277), ""),
                    ("Sunday game", (*people, "Dorian"), at(1, 112), ""),
                    (tr("saves.put_aside"), people, at(2, 245), ""),
                    ("old-game.json", (), "", newer),
                    ("Two at the table", ("Ada", "Bruno"), tr("saves.finished"), ""),
                ]
            )
        ]

    def entries(self) -> list[Any]:
        return list(self.saves)

    def latest(self, game: str) -> Any:
        """Return the first save, whatever the game; None without saves."""
        return self.saves[0] if self.saves else None

    def position(self, entry: Any) -> Any:
        """Return a position for a save, reached by random play."""
        from kraftwagen.engine import registry
        from kraftwagen.ui.services import SavedPosition

        spec, lively = registry.load(self._game), self._known.LIVELY
        number = self.saves.index(entry)
        state = spec.new(max(2, len(entry.players)), number + 3, {})
        chance = random.Random(number)
        for _ in range((277, 112, 245, 0, 10_000)[number % 5]):
            if spec.is_over(state):
                break
            legal = spec.legal(state)
            offers = [code for code in legal if spec.to_text(code).startswith(lively)]
            spec.apply(state, chance.choice(offers or legal))
        return SavedPosition(spec, state, entry.progress, 1)

    def load(self, entry: Any) -> Any:
        """Return the save itself, in place of a match."""
        return entry

    def delete(self, entry: Any) -> None:
        """Remove a save from the list."""
        self.saves.remove(entry)
