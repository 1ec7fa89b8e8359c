"""The command ``rulebook``: the rulebook of a game as a PDF, drawn without a display."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec

_SIZE: Final = (2560, 1440)
"""Size of the window for the pictures: about 250 dots per inch on paper."""


class CannotPrint(GameError):
    """Raised when the PDF cannot be written; the message is the reason."""


def print_rulebook(
    spec: GameSpec[Any], out: Path, language: str, complain: Callable[[str], object]
) -> str:
    """Write the rulebook to ``out`` as a PDF; returns a sentence with the number of pages.

    Calls ``complain`` with each fault that left something out. Raises CannotPrint.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from kraftwagen.ui.launch import make_app
    from kraftwagen.ui.platform.paths import learn_folder
    from kraftwagen.ui.presenters.rulebook import load_book
    from kraftwagen.ui.shell.scene import Scene
    from kraftwagen.ui.tables.hooks import load_hooks

    try:
        from kraftwagen.ui.presenters.rulebook_pdf import RulebookPdf
    except ImportError as problem:
        missing = f"PDF files need the library {problem.name or 'reportlab'}"
        raise CannotPrint(f"{missing}: install the extra 'rulebook'") from problem
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = make_app(
            [spec],
            game=spec.id,
            data_dir=Path(folder),
            size=_SIZE,
            language=language,
            guarded=False,
        )
        try:
            page = Scene()
            page.world = spec.id
            app.use(page)
            book = load_book(spec, app.tr, learn_folder(app.paths.assets, spec.id))
            if not book.chapters:
                raise CannotPrint(f"there is no rulebook of {spec.title}")
            hooks = load_hooks(spec, app.tr)
            pages = RulebookPdf(app, spec, hooks, book, hooks.pictures(app)).write(out)
        finally:
            app.close()
    for fault in book.faults:
        complain(fault)
    return f"{out}: {pages} pages"
