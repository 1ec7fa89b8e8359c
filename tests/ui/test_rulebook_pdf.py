"""The rulebook as a PDF: one command, contents and index with pages, pictures."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from kraftwagen.cli import main
from kraftwagen.ui import printing
from kraftwagen.ui.platform import paths
from kraftwagen.ui.tables.hooks import with_table
from tests.every import in_turn
from tests.games import GAMES


@pytest.mark.parametrize("game", in_turn(with_table(GAMES), 1))
def test_it_has_pages_pictures_links_and_an_outline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    file = tmp_path / "rules.pdf"
    monkeypatch.setattr(printing, "_SIZE", (1280, 720))
    assert main(["rulebook", "--game", game, "--out", str(file)]) == 0
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    pages = len(re.findall(rb"/Type /Page\b", data))
    assert 10 <= pages <= 40
    assert data.count(b"/Subtype /Image") > 40
    assert data.count(b"/Title") >= 12  # chapters, the index and the document
    assert data.count(b"/Subtype /Link") > 40  # contents, links between rules, the index


def test_a_missing_library_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "kraftwagen.ui.presenters.rulebook_pdf", raising=False)
    for name in [name for name in sys.modules if name.split(".")[0] == "reportlab"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "reportlab", None)
    file = tmp_path / "rules.pdf"
    assert main(["rulebook", "--game", "kraftwagen", "--out", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "install the extra 'rulebook'" in said
    assert not file.exists()


def test_what_is_left_out_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "chapters:\n  - topic: turn\n    rules: [{rule: C4}, {rule: C4}]\n"
    (tmp_path / "rulebook.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(printing, "_SIZE", (1280, 720))
    monkeypatch.setattr(paths, "learn_folder", lambda assets, game: tmp_path)
    file = tmp_path / "rules.pdf"
    assert main(["rulebook", "--game", "kraftwagen", "--out", str(file)]) == 0
    said = capsys.readouterr()
    assert "rulebook.yaml, line 3: chapters[0].rules[1].rule: 'C4' is there twice" in said.err
    assert said.out.strip().endswith("3 pages")


def test_no_rulebook_and_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(printing, "_SIZE", (1280, 720))
    monkeypatch.setattr(paths, "learn_folder", lambda assets, game: tmp_path)
    assert main(["rulebook", "--game", "kraftwagen", "--out", str(tmp_path / "r.pdf")]) == 2
    assert "there is no rulebook of Kraftwagen" in capsys.readouterr().err
