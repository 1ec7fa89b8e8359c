"""The page of the program: whole in four languages, light, and of use without scripts."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.frozen import PACKAGING

MOST_BYTES = 1_000_000
READABLE = 4.5
"""The least contrast of words on their ground, by WCAG."""
SUM = "0123456789abcdef" * 4
FILES = ("kraftwagen-9.9-windows-amd64-setup.exe", "kraftwagen_9.9_amd64.deb")


class Page(HTMLParser):
    """What a page links to, and what its pictures say to those who cannot see them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.targets: set[str] = set()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.links += [values[name] or "" for name in ("href", "src") if name in values]
        if values.get("id"):
            self.targets.add(f"#{values['id']}")
        if tag == "img" and not {"alt", "width", "height"} <= set(values):
            self.wrong.append(f"a picture without {values}")
        if tag not in ("meta", "link", "img", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes nothing")


@pytest.fixture(scope="module")
def homepage() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(PACKAGING)
        import homepage

    return homepage


@pytest.fixture(scope="module")
def pages(homepage: Any, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    dist = tmp_path_factory.mktemp("dist")
    sums = "".join(f"{SUM}  {name}\n" for name in FILES)
    (dist / "SHA256SUMS").write_text(sums, encoding="ascii")
    made: list[Path] = homepage.make(tmp_path_factory.mktemp("site"), dist, "files/")
    return made


def keys(words: Any, where: str = "") -> set[str]:
    """The names of all words, with the number of those in lists."""
    if isinstance(words, dict):
        return {one for name, value in words.items() for one in keys(value, f"{where}.{name}")}
    if isinstance(words, list):
        return {one for at, value in enumerate(words) for one in keys(value, f"{where}.{at}")}
    return {where}


def test_every_language_has_all_words(homepage: Any) -> None:
    known = homepage.languages()
    assert known[0] == "en"
    assert len(known) == 4
    for code in known[1:]:
        assert keys(homepage.words_of(code)) == keys(homepage.words_of("en"))


def test_pages_are_whole(pages: list[Path]) -> None:
    folder = pages[0].parent
    for path in pages:
        text = path.read_text(encoding="utf-8")
        page = Page(text)
        assert (page.wrong, page.open) == ([], [])
        assert "$" not in text
        assert "**" not in text
        for link in page.links:
            if link.startswith("#"):
                assert link in page.targets
            elif not link.startswith("files/"):
                assert (folder / link).is_file(), link


def test_pages_ask_nobody_else_and_are_light(pages: list[Path]) -> None:
    folder = pages[0].parent
    shared = sum(one.stat().st_size for one in folder.iterdir() if one not in pages)
    for path in pages:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(src|href)=\"(https?:)?//", text)
        assert shared + path.stat().st_size < MOST_BYTES


def test_downloads_stand_there_with_their_sums(pages: list[Path]) -> None:
    for path in pages:
        before, _, _ = path.read_text(encoding="utf-8").partition("<script>")
        for name in FILES:
            assert f'href="files/{name}"' in before
            assert f"<td>{name}</td><td><code>{SUM}</code></td>" in before
        assert f"apt install ./{FILES[1]}" in before
        assert 'id="macos"' not in before, "what is not there is not offered"


def test_without_downloads_the_usual_ones_are_named(homepage: Any, tmp_path: Path) -> None:
    (english, *_) = homepage.make(tmp_path)
    text = english.read_text(encoding="utf-8")
    assert all(
        ending in text
        for ending in ("-setup.exe", "-macos-arm64.dmg", "_amd64.deb", "linux-x86_64.zip")
    )


def test_the_word_about_the_names_is_shown_once_it_is_agreed(
    homepage: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert homepage.agreed() == ""
    owner = tmp_path / "owner.toml"
    owner.write_text('[decisions]\nnames = "With the kind leave of both."\n', encoding="utf-8")
    monkeypatch.setattr(homepage.release_check, "OWNER", owner)
    (english, *_) = homepage.make(tmp_path / "out")
    assert "With the kind leave of both." in english.read_text(encoding="utf-8")


def shade(value: str) -> float:
    """The luminance of #rgb or #rrggbb."""
    digits = value.lstrip("#")
    pairs = [one * 2 for one in digits] if len(digits) == 3 else re.findall("..", digits)
    parts = [int(pair, 16) / 255 for pair in pairs]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("#221a12", "#f4ead2"), ("#f6edd8", "#2c5a4c"), ("#e0b64a", "#16302a"),
        ("#9fe0d0", "#2c5a4c"), ("#f3e6c8", "#4a2c18"), ("#e0b64a", "#4a2c18"),
        ("#08333b", "#cfe7e2"), ("#0e4a55", "#cfe7e2"), ("#7a1f1f", "#f4ead2"),
        ("#221a12", "#e0b64a"), ("#221a12", "#fffaf0"), ("#d9cba9", "#1b130b"),
    ],
)  # fmt: skip
def test_words_can_be_read(homepage: Any, words: str, ground: str) -> None:
    style = (homepage.SOURCES / "style.css").read_text(encoding="utf-8")
    assert words in style
    assert ground in style
    dark, light = sorted((shade(words), shade(ground)))
    assert (light + 0.05) / (dark + 0.05) >= READABLE
