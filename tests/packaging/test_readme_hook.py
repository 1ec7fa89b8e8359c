"""What an index of packages shows of the README, which has none of the project's files."""

from __future__ import annotations

import re
from pathlib import Path

from tests.packaging.frozen import ROOT, script

hook, homepage, product = map(script, ("readme_hook", "homepage", "product"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_pictures_are_shown_from_the_homepage(tmp_path: Path) -> None:
    links = re.findall(r"!\[[^]]+\]\(([^)]+)\)", hook.described(README, "https://a.example/game/"))
    homepage.copy_pictures(tmp_path)
    names = [link.removeprefix("https://a.example/game/") for link in links]
    assert len(names) == README.count("![") >= 2
    assert all((tmp_path / name).is_file() for name in names)


def test_without_a_homepage_there_are_no_pictures() -> None:
    plain = hook.described(README, "")
    assert "![" not in plain
    assert plain == re.sub(r"!\[.*\n\n", "", README)


def test_wheels_are_described_by_it() -> None:
    metadata = {"urls": {"Homepage": "https://a.example"}}
    hook.ReadmeHook(str(ROOT), {}).update(metadata)
    assert metadata["readme"] == {
        "content-type": "text/markdown",
        "text": hook.described(README, "https://a.example"),
    }
