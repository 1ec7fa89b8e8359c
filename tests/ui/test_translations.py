"""Every language is whole, as ``kraftwagen.tools.translations`` shows it to translators."""

from __future__ import annotations

from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import Final

import pygame
import pytest

from kraftwagen.tools.translations import Work, main, work_in
from kraftwagen.ui.language.bundle import Term, variables
from kraftwagen.ui.language.i18n import load_bundle
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import DRAFT, languages, system_language

LOCALE = assets_dir() / "locale"
TRANSLATED: Final = sorted({file.parent.name for file in LOCALE.glob("*/*.ftl")})

ENGLISH = """
language-forms = plural
menu-new = New game
menu-name = Kraftwagen
menu-cars = { $count ->
    [one] { $count } car of { $name }
   *[other] { $count } cars of { $name }
}
menu-tile = the tile { $tile }
menu-score = Score
"""


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_is_whole(language: str) -> None:
    """Of a draft, which nobody is offered, only what is there."""
    work = work_in(LOCALE, language)
    if (LOCALE / language / DRAFT).exists():
        work.missing, work.same, work.forms = [], [], []
    assert {one.name: getattr(work, one.name) for one in fields(work)} == {
        one.name: [] for one in fields(work)
    }


def work_of(folder: Path, german: str, same: str = "") -> Work:
    for language, text in (("en", ENGLISH), ("de", german)):
        (folder / language).mkdir(parents=True)
        (folder / language / "menu.ftl").write_text(text, encoding="utf-8")
    (folder / "de" / "same.txt").write_text(same, encoding="utf-8")
    return work_in(folder, "de")


WHOLE = """
language-forms =
    dat
    gender
-house = Werk
    .gender = n
menu-new = Neues Spiel
menu-name = Kraftwagen
menu-cars = { $count ->
    [one] { $count } Auto von { $name }
   *[other] { $count } Autos von { $name }
}
menu-tile = vom { $tile-dat }
menu-score = { $score_title }
"""


def test_what_is_whole_leaves_nothing_to_do(tmp_path: Path) -> None:
    work = work_of(tmp_path, WHOLE, "# names\nmenu.name\n")
    assert not work, work


def test_everything_that_is_left_is_named(tmp_path: Path) -> None:
    work = work_of(
        tmp_path,
        "language-forms = dat\nmenu-name = Kraftwagen\nmenu-old = Alt\nmenu-new = { $name\n"
        "menu-cars = { $amount } Autos\nmenu-tile = { $tile-acc }\n",
    )
    assert work.missing == ["menu-score"]
    assert work.unused == ["menu-old"]
    assert work.same == ["menu-name"]
    assert [one.partition(":")[0] for one in work.damaged] == ["menu-new"]
    assert work.forms == ["menu-tile: acc"]
    assert work.values == [
        "menu-cars: $amount is no value",
        "menu-cars: $count is left out",
        "menu-cars: $name is left out",
    ]


def test_things_of_one_kind_have_the_same_forms(tmp_path: Path) -> None:
    things = "a-term-tile-one = Eins\n    .dat = Einsen\na-term-tile-two = Zwei\na-term-x = X\n"
    assert work_of(tmp_path, WHOLE + things).forms == ["a-term-tile-two: lacks dat"]


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_every_form_that_a_text_asks_for_can_be_said(language: str) -> None:
    """With each thing that has such a form, and each plural class."""
    texts, problems = load_bundle(LOCALE, language), list[str]()
    read = {name: message for name in texts if (message := texts.message(name))}
    things = {name: message for name, message in read.items() if message.attributes}
    for name, message in read.items():
        asked = set(variables(message.value))
        for stem, _, form in (one.partition("-") for one in asked if "-" in one):
            fit = [thing for thing, known in things.items() if form in known.attributes]
            assert fit, f"{language}: nothing has the form {form} of {name}"
            for thing, count in product(fit, (0, 1, 2, 5)):
                inner = {
                    one: f"<{one}>"
                    for text in (things[thing].value, *things[thing].attributes.values())
                    for one in variables(text)
                }
                term = Term.of("<x>", thing.replace("-", "."), inner | {"count": count})
                values = {one.partition("-")[0]: term for one in asked}
                assert texts.fill(name, values | {"count": count}, problems), f"{name} {stem}"
    assert problems == []


def test_it_is_told_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["en"]) == 0
    assert "en: missing: 0" in capsys.readouterr().out


def test_a_folder_without_texts_is_no_language_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system in German plays in English as long as only German numbers and dates are known."""
    work_of(tmp_path / "locale", WHOLE)
    (tmp_path / "locale" / "it").mkdir()
    (tmp_path / "locale" / "it" / "formats.json").write_text("{}", encoding="utf-8")
    for wanted, found in (("it", "en"), ("de", "de"), ("../de", "en")):
        monkeypatch.setattr(
            pygame.system, "get_pref_locales", lambda wanted=wanted: [{"language": wanted}]
        )
        assert system_language(tmp_path) == found
    assert languages(tmp_path) == ["de", "en"]
