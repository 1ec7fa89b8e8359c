"""The windows and sizes of words in which scenes are tried."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kraftwagen.ui.language.pseudo import NAME as PSEUDO
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.shell.app import App
from tests.every import EVERY

Layouts = Sequence[tuple[tuple[int, int], float]]
LAYOUTS: Layouts = (
    ((800, 600), 1.5),
    ((1280, 720), 2.0),
    ((900, 1200), 1.5),
    ((1920, 1080), 2.0),
    ((1280, 720), 1.0),
    ((2560, 1080), 2.0),
    ((800, 600), 1.0),
    ((1280, 720), 1.5),
    ((2560, 1080), 1.25),
    ((900, 1200), 1.0),
)
"""Windows with a size of words, the harder ones first."""
_HARD = 6
LANGUAGES = (PSEUDO, *languages(assets_dir()))


def each_scene_at_sizes(names: Sequence[str]) -> pytest.MarkDecorator:
    """Parametrize a test with scenes, and a language and layouts for each.

    Neighbours in the list, which are alike, get different ones.
    """
    rows = []
    for number, name in enumerate(names):
        if EVERY:
            rows += [(name, language, LAYOUTS) for language in LANGUAGES]
        else:
            chosen = LAYOUTS[number % _HARD]
            rows.append((name, LANGUAGES[number % len(LANGUAGES)], [chosen]))
    ids = [f"{name}-{language}" for name, language, _ in rows]
    return pytest.mark.parametrize(("name", "language", "layouts"), rows, ids=ids)


def lay_out(app: App, size: tuple[int, int], factor: float) -> None:
    """Give a window another size, and its words."""
    app.settings.text_size = factor
    app.resize(size)
    app.set_look("text_size", factor)
