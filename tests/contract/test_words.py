"""Every reason and line of the log of a game has its words, and no words are left over."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from kraftwagen.engine import registry
from kraftwagen.match import match
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.games import data_of, each_game

TR = Translator(assets_dir() / "locale", "en")


def reason_keys(files: Iterable[Path]) -> set[str]:
    """All keys given to Reason in these files."""
    found: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found |= {
                    str(n.value) for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)
                }
    return found


OF_MATCH = reason_keys([Path(match.__file__)])


def test_every_reason_of_a_match_has_a_sentence() -> None:
    assert set(TR.below("reason")) == OF_MATCH


@each_game
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(game: str) -> None:
    of_game = reason_keys(data_of(game).parent.rglob("*.py"))
    assert len(of_game) > 30
    # The game may word those of the match its own way.
    assert set(TR.below(f"{game}.reason")) - OF_MATCH == of_game


@each_game
def test_no_line_of_the_log_is_without_use(game: str) -> None:
    text = import_module(f"kraftwagen.games.{game}.presentation.text")
    source = Path(text.__file__ or "").read_text(encoding="utf-8")
    for key in TR.below(f"{game}.log"):
        assert f'"{key}' in source, f"{game}.log.{key}"


@each_game
def test_what_a_game_is_set_up_with_has_words(game: str) -> None:
    spec = registry.load(game)
    for option in spec.declared_options:
        wanted = {"title", "tip"} if option.grades else {"title", "note"}
        assert wanted <= set(TR.below(option.words)), option.name
        assert option.kind != "bool" or {"on", "off"} <= set(TR.below(option.words)), option.name
    for source in spec.sources:
        assert TR.has(f"{game}.source.{source}"), source
    assert TR(f"{spec.score_name}.amount", count=1, number=1).startswith("1")
