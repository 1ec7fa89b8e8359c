"""Draws every scene: ``python -m kraftwagen.tools.screenshots.shoot [folder] [--size WxH]``.

Pictures are listed in ``pages.SHOTS`` for every game and in ``<game>.SHOTS`` for one, as (name,
build): ``build(app)`` returns a scene, which is put on the stack, updated for a moment and drawn.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pygame import Surface

    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

SIZES = ((1280, 720), (1920, 1080))


def shots(game: str) -> list[tuple[str, Callable[[App], Scene]]]:
    """Return the pictures of a game: those that every game has, then its own.

    The oldest game also has the pictures that are the same for all games.
    """
    from kraftwagen.engine import registry
    from kraftwagen.tools import games
    from kraftwagen.tools.screenshots import pages

    own = games.find(game, "screenshots")
    house = pages.HOUSE if game == registry.oldest() else []
    return [*pages.SHOTS, *house, *(own.SHOTS if own else [])]


def window(
    folder: Path,
    size: tuple[int, int],
    scale: float = 1.0,
    game: str = "",
    text: float = 1.0,
    language: str = "en",
) -> App:
    """Return the app with a hidden window, at a player's scale and size of text.

    The app keeps its files in ``folder`` and has only the game named or else the oldest.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from kraftwagen.engine import registry
    from kraftwagen.tools.screenshots.pages import SampleLibrary
    from kraftwagen.ui.launch import bot_names
    from kraftwagen.ui.platform.paths import find_paths
    from kraftwagen.ui.platform.settings import Settings
    from kraftwagen.ui.routes import Routes
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.tables.hooks import load_commands

    paths = find_paths(folder).make()
    games = [registry.load(game or registry.oldest())]
    app = App(
        paths,
        Routes,
        games=games,
        bots=bot_names,
        commands=load_commands([one.id for one in games]),
        settings=Settings(scale=scale, text_size=text),
        size=size,
        language=language,
        guarded=False,
    )
    app.library = SampleLibrary(paths.saves, games[0].id, app.tr)
    pygame.mouse.set_pos((1, 1))
    return app


def picture(app: App) -> Surface:
    """Return a copy of the picture that the window shows now."""
    import pygame

    app.draw()
    shown = pygame.display.get_surface()
    assert shown is not None
    return shown.copy()


def begun(app: App) -> None:
    """Let a show that waits for its pictures begin."""
    from kraftwagen.ui.tables.parts.show import ShowScene

    while isinstance(app.stack.top, ShowScene) and not app.stack.top.covers:
        app.resources.rest()
        app.step([], 0.0)


def draw(
    build: Callable[[App], Scene],
    folder: Path,
    size: tuple[int, int],
    scale: float = 1.0,
    game: str = "",
    text: float = 1.0,
    language: str = "en",
) -> Surface:
    """Draw one scene in a ``window``."""
    app = window(folder, size, scale, game, text, language)
    app.stack.push(build(app))
    begun(app)
    for _ in range(3):
        app.step([], 1 / 60)
    for shown in (*app.stack.covered(), app.stack.top):
        view: Any = getattr(shown, "view", None)
        if hasattr(view, "calm"):
            view.calm = True  # lights stand still, so that pictures are alike
    drawn = picture(app)
    app.close()
    return drawn


def take(
    folder: Path,
    sizes: Sequence[tuple[int, int]] = SIZES,
    only: str = "",
    scale: float = 1.0,
    games: Sequence[str] = (),
    language: str = "en",
) -> list[Path]:
    """Draw the pictures of ``games``, or of all games, at every size; returns the files written.

    ``only`` is a part of the names of pictures to draw, "" for all.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from kraftwagen.engine import registry
    from kraftwagen.ui.tables.hooks import with_table

    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for size, game in product(sizes, games or with_table(registry.game_ids())):
        for name, build in shots(game):
            if only in name:
                file = folder / game / f"{name}-{size[0]}x{size[1]}.png"
                file.parent.mkdir(exist_ok=True)
                # A scene may damage its folder, to show the message about it.
                with tempfile.TemporaryDirectory() as place:
                    drawn = draw(build, Path(place), size, scale, game, language=language)
                    pygame.image.save(drawn, file)
                written.append(file)
    return written


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the pictures that the arguments ask for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="shoot", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--size", action="append", help="WIDTHxHEIGHT, may be repeated")
    parser.add_argument("--only", default="", help="only scenes whose name holds this")
    parser.add_argument("--game", action="append", help="default: every game; may be repeated")
    parser.add_argument("--scale", type=int, default=100, help="the player's scale, in percent")
    parser.add_argument("--language", default="en", help="the language of the words")
    chosen = parser.parse_args(arguments)
    try:
        sizes = [tuple(map(int, size.lower().split("x"))) for size in chosen.size or ()]
        if any(len(size) != 2 or min(size) < 200 for size in sizes):
            raise ValueError
    except ValueError:
        parser.error("--size wants WIDTHxHEIGHT, such as 1280x720")
    written = take(
        chosen.folder, [(w, h) for w, h in sizes] or SIZES, chosen.only, chosen.scale / 100,
        chosen.game or (), chosen.language,
    )  # fmt: skip
    sys.stdout.write(f"{len(written)} pictures in {chosen.folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
