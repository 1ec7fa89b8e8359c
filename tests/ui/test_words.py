"""Words: plural rules, keys that are used and keys that exist, and every language complete."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from tests.ui.catalogue import leaves, tree

PACKAGE = Path(__file__).parents[2] / "kraftwagen"
LOCALE = assets_dir() / "locale"
GAME_WORDS = [*(assets_dir() / "games").glob("*/locale")]

GAMES = tuple(f"{game}." for game in registry.game_ids())
"""What the keys of the words of one game begin with."""

ROOTS = ("", "table.", "term.", "log.", "decision.", "recap.", "describe.", "rulebook.")
"""What the helpers of the packages put before the keys they are given."""

DYNAMIC = (
    "analysis.luck_line.", "advice.", "aim.", "bots.", "buttons.", "career.", "challenges.",
    "album.", "marque.", "coach.", "counted.", "decision.", "describe.", "end.", "feats.",
    "figures.", "guests.", "kept.", "keys.", "learn.puzzles.", "learn.challenges.", "editing.",
    "learn.sandbox.", "learn.lessons.", "learn.more.", "learn.rulebook.", "lessons.", "log.",
    "menu.", "new_match.head_start.", "new_match.help.", "merits.", "options.", "people.",
    "reason.", "recap.", "replay.", "results.", "rulebook.", "saves.dates.", "saves.problems.",
    "score.", "scoring.", "settings.", "setup_code.problems.", "show.", "source.", "speech.",
    "standing.", "statistics.pure_filter.", "statistics.troubles.", "table.ahead.",
    "table.award.", "table.award_word.", "table.board.", "table.book_tip", "table.builder.",
    "table.button.", "table.change.", "table.card.", "table.colour.", "table.coming.",
    "table.crowd.", "table.enlarged.", "table.factory.", "table.handed.", "table.kept.",
    "table.market.", "table.mat.", "table.matrix.", "table.preference.", "table.prompt.",
    "table.scroll_tip", "table.settings_tip", "table.shape.", "table.short.", "table.source.",
    "table.steps.", "table.sides.", "table.task.", "table.tip.", "table.todo.", "table.zoom_tip",
    "tagline", "term.", "tips.", "title.", "saves.taken_over.",
)  # fmt: skip
"""The only places where keys are put together while the program runs: "settings." stands for
``f"settings.{name}"``, in the words of the house and in those of a game. The last part of such a
key must still be a word of the source."""

NO_TEXTS = (
    "kraftwagen.games.", "kraftwagen.ui.", "names.bodies.", "options.", "tile_grid.",
    "sales_spaces.", "end_scoring.", "ships.gold_medals.",
)  # fmt: skip
"""Modules, entries of the component data and of records, which look like keys."""

NOT_COUNTED = {
    "kraftwagen.table.tip.stack",
    "kraftwagen.describe.times",
    "kraftwagen.feats.lap.title",
    "analysis.inside",
    "analysis.luck_intro",
}
"""Texts whose words do not bend with the number, or are never said of one: "3 left"."""

NOT_NUMBERS = {"keys", "names", "games"}
"""Plural names of what a text leaves open for words, not for a number."""

UNBENT = {"more", "less", "of", "on", "for", "at", "now", "needs", "holds", "with", "won"}
"""English words that follow a number without bending with it."""


def forms_of(language: str) -> set[str]:
    """The categories that numbers of a board game take: what a text with a count must have."""
    return {texts(language).formats.plural(n) for n in range(201)} | {"other"}


# -- the files


@cache
def texts(language: str) -> Translator:
    return Translator(LOCALE, language)


def bare(key: str) -> str:
    """A key without the game it belongs to."""
    return next((key[len(game) :] for game in GAMES if key.startswith(game)), key)


@cache
def catalogue(language: str) -> dict[str, Any]:
    return leaves(tree(texts(language)))


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_counted_texts_have_all_forms_of_their_language(language: str) -> None:
    for key, value in catalogue(language).items():
        if isinstance(value, dict):
            assert value.keys() == forms_of(language), f"{language}: {key}"


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_a_number_of_things_has_plural_forms(language: str) -> None:
    single = {
        key for key, value in catalogue(language).items()
        if isinstance(value, str) and re.search(r"\{count\} \w", value)
    }  # fmt: skip
    assert single - NOT_COUNTED == set()


def _counts(text: str) -> bool:
    """Whether an English text says a number of something: "{laps} laps"."""
    return any(
        (name in ("count", "amount", "number", "gain", "error") or name.endswith("s"))
        and name not in NOT_NUMBERS
        and word not in UNBENT
        # After "3 ± 1" there is more than one of anything.
        for name, word in re.findall(r"(?<!\} ± )\{(\w+)\} (\w+)", text)
    )


def test_a_number_by_any_name_has_plural_forms() -> None:
    single = {
        key for key, value in catalogue("en").items() if isinstance(value, str) and _counts(value)
    }
    assert single - NOT_COUNTED == set()


def test_the_check_of_numbers_can_fail() -> None:
    assert _counts("stops on space {space} with {laps} laps")
    assert _counts("Special tile: {amount} spaces further.")
    assert not _counts("place {place} of {players} with {score} more")


def test_a_single_thing_is_counted_in_the_manner_of_many() -> None:
    """Figures in both forms: not "one lap" beside "0 laps"."""
    spelled = {
        key: value["one"] for key, value in catalogue("en").items()
        if isinstance(value, dict)
        and not any(f"{{{name}}}" in value["one"] for name in ("count", "amount", "number"))
        and re.search(r"\b(one|1)\b(?! of)", value["one"], re.IGNORECASE)
    }  # fmt: skip
    assert spelled == {}


def test_no_term_is_put_behind_an_article() -> None:
    """ "a {wish} buyer" cannot be said of an engine, nor in a language with genders."""
    said = {
        key for key, value in catalogue("en").items()
        if re.search(r"\b[Aa]n? \{", str(value))
    }  # fmt: skip
    assert said == set()


def test_the_table_names_players_and_never_says_you() -> None:
    """Everybody at one screen reads the same words; the rulebook and the shell may say "you"."""
    said = {
        key for key, value in catalogue("en").items()
        if key.startswith((*GAMES, "reason."))
        and not bare(key).startswith(
            ("merits.", "rulebook", "aim.", "lessons.", "guided.", "challenges.", "career.",
             "tips.", "album.", "learn.", "advice.idea.")
        )
        and re.search(r"(?i)\byou", str(value))
    }  # fmt: skip
    assert said == set()


def glossary() -> dict[str, list[str]]:
    """The words not used: for each table of docs/WORDS.md, by the name of its heading."""
    found: dict[str, list[str]] = {}
    text = (PACKAGE.parent / "docs" / "WORDS.md").read_text(encoding="utf-8")
    for part in text.split("\n## ")[1:]:
        heading, _, table = part.partition("\n")
        rows = [line.split("|")[3] for line in table.splitlines() if line.startswith("| ")][2:]
        found[heading.lower()] = [word.strip() for row in rows for word in row.split(",")]
    return found


def unused(words: list[str], text: str) -> list[str]:
    """Those of the words that a text uses all the same, outside names of arguments and pictures."""
    said = re.sub(r"\{[^{}]*\}|\[[^\]]*\]", " ", text)
    return [word for word in words if re.search(rf"(?i)(?<!\w){re.escape(word)}(?!\w)", said)]


def test_a_thing_has_one_name() -> None:
    """That of docs/WORDS.md: no text uses another word for it."""
    words = glossary()
    assert words.keys() == {"everywhere", *(folder.parent.name for folder in GAME_WORDS)}
    wrong = {
        key: found
        for key, value in catalogue("en").items()
        for game in [key.split(".")[0]]
        if (found := unused(words["everywhere"] + words.get(game, []), str(value)))
    }
    assert wrong == {}


def test_the_check_of_names_can_fail() -> None:
    for first, *others in glossary().values():
        assert first in unused([first, *others], f"Ada moves the {first} [{first}] {{{first}}}.")
        assert unused([first], f"[{first}] {{{first}}} a{first}s") == []


def test_a_task_is_called_the_same_in_short() -> None:
    for task, short in tree(texts("en"), "kraftwagen.table.short").items():
        if task not in ("sale", "to_space", "grand_prix_engine", "token"):  # cut short
            assert short == texts("en")(f"kraftwagen.term.task.{task}")


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_every_language_says_the_same_things(language: str) -> None:
    wanted, own = catalogue("en"), catalogue(language)
    assert sorted(own) == sorted(wanted)
    for key, value in own.items():
        if not isinstance(value, list):
            assert _places(value) == _places(wanted[key]), f"{language}: {key}"


def _places(value: Any) -> set[str]:
    """What a text leaves open, in whatever form: ``{part-the}`` is the part."""
    return set(
        re.findall(
            r"\{(\w+)[^{}]*\}", str(value.get("other") if isinstance(value, dict) else value)
        )
    )


# -- keys


class Source:
    """All words of the source, and the keys given to ``tr`` and its helpers."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.asked: set[str] = set()
        self.starts: set[str] = set()
        for file in sorted(PACKAGE.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.words.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    first = node.values[0]
                    if isinstance(first, ast.Constant):
                        self.starts.add(str(first.value))
                if (
                    isinstance(node, ast.Call)
                    and re.fullmatch(r"(\w+\.)*(tr|words)(\.lines|\.term)?", ast.unparse(node.func))
                    and node.args
                    and isinstance(node.args[0], ast.Constant)
                ):
                    self.asked.add(node.args[0].value)
        self.pieces = {piece for word in self.words for piece in re.split(r"[^a-z0-9_]+", word)}


@cache
def source() -> Source:
    return Source()


def test_every_key_of_the_code_has_a_text() -> None:
    assert len(source().asked) > 60
    known = {bare(key) for key in catalogue("en")}
    asked = sorted(source().asked - known)
    assert [key for key in asked if not texts("en").has(key)] == []


def test_dynamic_keys_are_declared_and_real() -> None:
    for prefix in DYNAMIC:
        assert any(bare(key).startswith(prefix) for key in catalogue("en")), prefix
    for start in source().starts:
        if re.fullmatch(r"[a-z_]+\.[a-z0-9_.]*", start) and not start.startswith(NO_TEXTS):
            assert _declared(start), f"keys beginning with {start} are not declared"


def _declared(start: str) -> bool:
    """Whether keys that begin so exist and belong to a declared place."""
    return any(
        any(bare(key).startswith(begin) for key in catalogue("en"))
        and any(begin.startswith(prefix) or prefix.startswith(begin) for prefix in DYNAMIC)
        for begin in (root + bare(start) for root in ROOTS)
    )


def test_the_check_of_dynamic_keys_can_fail() -> None:
    assert not _declared("nowhere.")
    assert not _declared("app.")


def test_no_text_is_without_use() -> None:
    known = source()
    unused = []
    for key in catalogue("en"):
        inner = bare(key)
        if inner.startswith(("lessons.", "guided.")):  # test_lessons, test_guided know them
            continue
        if inner.startswith("keys.name."):  # asked for by what pygame.key.name returns
            continue
        if key != inner and inner.startswith("career."):  # test_career knows them
            continue
        said = {key} | {inner[len(root) :] for root in ROOTS if inner.startswith(root)}
        if said & known.words:
            continue
        last = key.rsplit(".", 1)[-1]
        if any(inner.startswith(prefix) for prefix in DYNAMIC) and _said(last, known):
            continue
        unused.append(key)
    assert unused == []


def _said(last: str, known: Source) -> bool:
    """Whether the last part of a dynamic key can come from the source or the component data."""
    stems = {last, *(last[: cut.start()] for cut in re.finditer("_", last)),
             *(last[cut.end():] for cut in re.finditer("_", last))}  # fmt: skip
    return (
        bool(stems & known.pieces)
        or last.isdigit()
        or re.fullmatch(r"[A-Z]\d+", last) is not None  # a rule; see tests/ui/test_sandbox.py
        or last in {"names", *languages(assets_dir())}
    )
