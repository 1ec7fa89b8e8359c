"""What differs between systems: how texts are encoded, how lines end."""

from __future__ import annotations

import ast
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from kraftwagen.engine import network
from kraftwagen.games.kraftwagen import data
from kraftwagen.games.kraftwagen.evaluation import insight, judge
from kraftwagen.match import files
from kraftwagen.ui.language.i18n import load_catalogue

ROOT = Path(__file__).parents[1]
FOLDERS = ("kraftwagen", "tests", "packaging")
SOURCES = [
    *(path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))),
    ROOT / "run.py",
]
SAMPLES = sorted((ROOT / "tests" / "match" / "samples").glob("format-*.json"))
# ``name.open`` that is not that of a path.
OTHERS = {"os", "wave", "made", "sound", "self._mixer", "driver.app.sound"}


def without_encoding(tree: ast.AST) -> Iterator[int]:
    """The lines on which a file of text is read or written as the system likes it."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        if "encoding" in named or None in named:
            continue
        called = node.func
        if isinstance(called, ast.Attribute):
            place = {"read_text": 0, "write_text": 1, "open": 2}.get(called.attr)
            if place is None or (called.attr == "open" and ast.unparse(called.value) in OTHERS):
                continue
            modes = node.args[:1]
        elif isinstance(called, ast.Name) and called.id == "open":
            place, modes = 3, node.args[1:2]
        else:
            continue
        if len(node.args) > place:
            continue
        if (called.attr if isinstance(called, ast.Attribute) else called.id) == "open":
            mode = named.get("mode", modes[0] if modes else ast.Constant("r"))
            if not isinstance(mode, ast.Constant) or "b" in str(mode.value):
                continue
        yield node.lineno


def test_every_text_file_has_an_encoding() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}"
        for path in SOURCES
        for line in without_encoding(ast.parse(path.read_bytes()))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "fine"),
    [
        ("path.read_text()", False),
        ("path.read_text('utf-8')", True),
        ("path.write_text(words)", False),
        ("path.write_text(words, encoding='ascii')", True),
        ("path.open()", False),
        ("path.open('w')", False),
        ("path.open(mode='rb')", True),
        ("open(name)", False),
        ("open(name, 'rb')", True),
        ("open(name, encoding='utf-8')", True),
        ("os.open(name, flags)", True),
        ("archive.read()", True),
    ],
)
def test_encodings_are_seen(code: str, fine: bool) -> None:
    assert (list(without_encoding(ast.parse(code))) == []) is fine


def with_crlf(source: Path, target: Path) -> Path:
    """A copy of a file or folder of texts as a Windows editor or an old checkout leaves them."""
    if source.is_dir():
        for path in source.rglob("*.yaml"):
            with_crlf(path, target / path.relative_to(source))
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        content = source.read_bytes()
        assert b"\r" not in content, f"{source.name} is checked out with other line ends"
        target.write_bytes(content.replace(b"\n", b"\r\n"))
    return target


def test_texts_may_have_the_line_ends_of_windows(tmp_path: Path) -> None:
    locale = ROOT / "assets" / "locale"
    copied = with_crlf(locale / "en", tmp_path / "en").parent
    assert load_catalogue(copied, "en") == load_catalogue(locale, "en")


def test_data_and_weights_may_have_the_line_ends_of_windows(tmp_path: Path) -> None:
    data_set = data.load(with_crlf(data.BUILT_IN, tmp_path / "data.yaml"))
    assert data_set.digest == data.load().digest
    network.load(with_crlf(insight.BUILT_IN, tmp_path / "weights.txt"), judge.SHAPE)


@pytest.mark.parametrize(
    "sample",
    sorted((ROOT / "tests/match/samples").glob("format-*.json")),
    ids=lambda path: path.stem,
)
def test_records_may_have_the_line_ends_of_windows(sample: Path, tmp_path: Path) -> None:
    assert files.read(with_crlf(sample, tmp_path / sample.name)) == files.read(sample)


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
@pytest.mark.parametrize(
    ("name", "attributes"),
    [
        ("kraftwagen/cli.py", {"text": "auto", "eol": "lf"}),
        ("assets/locale/en/shell.yaml", {"text": "auto", "eol": "lf"}),
        ("tests/ui/golden/kraftwagen/menu.png", {"text": "unset"}),
        ("assets/sounds/click.wav", {"text": "unset"}),
        ("assets/fonts/Lato-Regular.ttf", {"text": "unset"}),
        ("tests/match/samples/data-1/statistics.sqlite", {"text": "unset"}),
    ],
)
def test_git_leaves_line_ends_alone(name: str, attributes: dict[str, str], tmp_path: Path) -> None:
    for command in (["init", "-q"], ["check-attr", "text", "eol", "--", name]):
        shutil.copy(ROOT / ".gitattributes", tmp_path)
        said = subprocess.run(
            ["git", "-C", str(tmp_path), *command], capture_output=True, check=True
        ).stdout.decode()
    found = dict(line.split(": ")[1:] for line in said.splitlines())
    assert attributes.items() <= found.items()
