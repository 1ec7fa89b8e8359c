"""Pictures of every scene: ``python -m screenshots.shoot [folder] [--size WxH]``.

Scenes are listed in ``SHOTS`` as (name, build): ``build(app)`` returns a scene, which is put on
the stack, stepped for a moment and drawn. Modules that add scenes append to the list.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pygame import Surface

    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

SIZES = ((1280, 720), (1920, 1080))


def _menu(app: App) -> Scene:
    from kraftwagen.ui.scenes.menu.menu import MenuScene

    return MenuScene()


def _menu_first(app: App) -> Scene:
    app.library = None
    return _menu(app)


def _new_match(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

    return NewMatchScene()


def _new_match_problem(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

    seats = [["person", "Ada"], ["person", "Ada"], ["random", ""], ["greedy", ""]]
    app.settings.last_setup["kraftwagen"] = {"count": 4, "seats": seats, "options": {}}
    return NewMatchScene()


def _new_match_handicap(app: App) -> Scene:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

    seats = [["person", "Ada", "0"], ["merchant", "Anton", "12"], ["champion", "Berta", "5"]]
    app.settings.last_setup["kraftwagen"] = {"count": 3, "seats": seats, "per_seat": True}
    return NewMatchScene()


def _saves(app: App) -> Scene:
    from kraftwagen.ui.scenes.history.saves import SavesScene

    return SavesScene()


def _settings(app: App) -> Scene:
    from kraftwagen.ui.scenes.menu.settings import SettingsScene

    return SettingsScene()


def _keys(app: App) -> Scene:
    from kraftwagen.ui.scenes.menu.keys import KeysScene

    return KeysScene()


def _rules(section: int) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.menu.rules import RulesScene

        return RulesScene(section=section)

    return build


def _error(app: App) -> Scene:
    from kraftwagen.ui.platform.report import Failure
    from kraftwagen.ui.scenes.menu.error import ErrorScene

    log = Path("error-20261120-2030.txt")
    return ErrorScene(Failure("ValueError: a wheel came off", "report", log, log))


def _dialog(app: App) -> Scene:
    from kraftwagen.ui.scenes.history.saves import SavesScene
    from kraftwagen.ui.shell.dialog import Dialog

    app.stack.push(SavesScene())
    answers = [(app.tr("saves.delete"), "danger", None), (app.tr("saves.keep"), "paper", None)]
    question = app.tr("saves.delete_question", name="Sunday game")
    return Dialog(app.tr("saves.delete_title"), question, answers)


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("menu", _menu),
    ("menu-first-start", _menu_first),
    ("new-match", _new_match),
    ("new-match-problem", _new_match_problem),
    ("new-match-handicap", _new_match_handicap),
    ("saves", _saves),
    ("dialog", _dialog),
    ("settings", _settings),
    ("keys", _keys),
    ("rules-aim", _rules(0)),
    ("rules-research", _rules(4)),
    ("error", _error),
]


def table_shots() -> list[tuple[str, Callable[[App], Scene]]]:
    """The pictures that need games, listed in modules of their own."""
    from screenshots.analysis import SHOTS as ANALYSES
    from screenshots.moments import SHOTS as MOMENTS
    from screenshots.replay import SHOTS as REPLAYS
    from screenshots.statistics import SHOTS as STATISTICS
    from screenshots.table import SHOTS as TABLES

    return [*TABLES, *MOMENTS, *STATISTICS, *REPLAYS, *ANALYSES]


class SampleLibrary:
    """Saves that exist only in pictures and tests."""

    def __init__(self, folder: Path) -> None:
        from kraftwagen.ui.services import SaveEntry

        self.folder = folder
        people = ("Ada", "Gustav", "Helene")
        self.saves = [
            SaveEntry(
                folder / f"{i}.json",
                title,
                datetime(2026, 11, 20 - i, 20 - i, 5 + 9 * i),
                who,
                at,
                bad,
            )
            for i, (title, who, at, bad) in enumerate(
                [
                    ("Autosave 1", people, "Game turn 2 of 3, 41 decisions", ""),
                    ("Sunday game", (*people, "Dorian"), "Game turn 3 of 3, 96 decisions", ""),
                    ("Autosave 2", people, "Game turn 1 of 3, 12 decisions", ""),
                    (
                        "old-game.json",
                        (),
                        "",
                        "The file was written by version 2.0 of the program; this is version 0.1.",
                    ),
                    ("Two at the table", ("Ada", "Bruno"), "Finished", ""),
                ]
            )
        ]

    def entries(self) -> list[Any]:
        """All of them."""
        return list(self.saves)

    def latest(self) -> Any:
        """The first one."""
        return self.saves[0] if self.saves else None

    def load(self, entry: Any) -> Any:
        """The entry itself."""
        return entry

    def delete(self, entry: Any) -> None:
        """Forget it."""
        self.saves.remove(entry)


def draw(
    build: Callable[[App], Scene], folder: Path, size: tuple[int, int], scale: float = 1.0
) -> Surface:
    """The picture of one scene at a player's scale; its app keeps its files in ``folder``."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from kraftwagen.engine.registry import load
    from kraftwagen.ui.launch import bot_names
    from kraftwagen.ui.platform.paths import find_paths
    from kraftwagen.ui.platform.settings import Settings
    from kraftwagen.ui.routes import Routes
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.tables.hooks import load_commands

    paths = find_paths(folder).make()
    games = [load("kraftwagen")]
    app = App(
        paths,
        Routes,
        games=games,
        bots=bot_names,
        commands=load_commands(games),
        library=SampleLibrary(paths.saves),
        settings=Settings(scale=scale),
        size=size,
        language="en",
        guarded=False,
    )
    pygame.mouse.set_pos((1, 1))
    scene = build(app)
    app.stack.push(scene)
    for _ in range(3):
        app.step([], 1 / 60)
    app.draw()
    drawn = app.screen.copy()
    app.close()
    return drawn


def take(
    folder: Path,
    sizes: Sequence[tuple[int, int]] = SIZES,
    only: str = "",
    scale: float = 1.0,
) -> list[Path]:
    """Draw every scene at every size; the files written."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    folder.mkdir(parents=True, exist_ok=True)
    written = []
    with tempfile.TemporaryDirectory() as place:
        for size in sizes:
            for name, build in [*SHOTS, *table_shots()]:
                if only in name:
                    file = folder / f"{name}-{size[0]}x{size[1]}.png"
                    pygame.image.save(draw(build, Path(place), size, scale), file)
                    written.append(file)
    return written


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="screenshots.shoot", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, may be repeated")
    parser.add_argument("--only", default="", help="only scenes whose name holds this")
    parser.add_argument("--scale", type=int, default=100, help="the player's scale, in percent")
    chosen = parser.parse_args(arguments)
    try:
        sizes = [tuple(map(int, size.lower().split("x"))) for size in chosen.size or ()]
        if any(len(size) != 2 or min(size) < 200 for size in sizes):
            raise ValueError
    except ValueError:
        parser.error("--size wants WIDTHxHEIGHT, such as 1280x720")
    written = take(
        chosen.folder, [(w, h) for w, h in sizes] or SIZES, chosen.only, chosen.scale / 100
    )
    sys.stdout.write(f"{len(written)} pictures in {chosen.folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
