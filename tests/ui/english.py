"""English words for whatever is tested without a window."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine import registry
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir

ENGLISH: Final = Translator(assets_dir() / "locale", "en")
KRAFTWAGEN: Final = GameWords(ENGLISH, registry.load("kraftwagen"))
