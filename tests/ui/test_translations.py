"""Every language is whole, as ``kraftwagen.tools.translations`` shows it to translators."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

from kraftwagen.tools.translations import Work, main, work_in
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages

LOCALE = assets_dir() / "locale"
UNFINISHED: Final = frozenset({"de", "es", "it"})
"""Languages that are being translated: what they lack is shown in English."""

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


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_a_language_is_whole(language: str) -> None:
    work = work_in(LOCALE, language)
    if language in UNFINISHED:
        work.missing = []
    assert {one.name: getattr(work, one.name) for one in fields(work)} == {
        one.name: [] for one in fields(work)
    }


def work_of(folder: Path, german: str, same: str = "") -> Work:
    for language, text in (("en", ENGLISH), ("de", german)):
        (folder / language).mkdir()
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


def test_it_is_told_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["en"]) == 0
    assert "en: missing: 0" in capsys.readouterr().out
