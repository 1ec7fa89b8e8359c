"""Makes the page of the program in four languages: ``python3 packaging/homepage.py OUT``.

Words are in docs/site/*.toml, looks in page.html and style.css beside them, pictures in docs. A
folder of downloads (``--dist``) gives the names, sizes and checksums of what is offered there;
``--at`` is the address at which they can be had.
"""

from __future__ import annotations

import argparse
import html
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from string import Template
from typing import Any, Final

import archive
import product
import release_check

ROOT: Final = product.ROOT
SOURCES: Final = ROOT / "docs" / "site"
FIRST: Final = "en"
FONTS: Final = ("Limelight-Regular.ttf", "JosefinSans-SemiBold.ttf", "Righteous-Regular.ttf")
GAMES: Final = tomllib.loads((SOURCES / "games" / "pictures.toml").read_text(encoding="utf-8"))
"""Title, large picture and small picture of each game, in docs."""
SIZE: Final = (1120, 630)
"""Of the large pictures, in pixels."""
SYSTEMS: Final = {
    "windows": ("Windows 10, 11", {"-windows-amd64-setup.exe": ".exe"}),
    "macos": ("macOS 13+", {"-macos-arm64.dmg": "Apple .dmg", "-macos-x86_64.dmg": "Intel .dmg"}),
    "linux": ("Linux", {"_amd64.deb": ".deb", "-linux-x86_64.zip": ".zip"}),
}
"""Name of each system and the endings of its downloads with their labels, the usual one first."""
_MARKS: Final = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


def languages() -> list[str]:
    """Return the languages of the page, English first."""
    found = sorted(path.stem for path in SOURCES.glob("*.toml"))
    return sorted(found, key=lambda code: code != FIRST)


def words_of(code: str) -> dict[str, Any]:
    """Return the words of a language."""
    return tomllib.loads((SOURCES / f"{code}.toml").read_text(encoding="utf-8"))


def marked(text: str) -> str:
    """Return a text for HTML, with **strong**, *emphasized* and `typed` parts."""
    made = html.escape(text, quote=True)
    for pattern, tags in _MARKS:
        made = pattern.sub(tags, made)
    return made


def file_of(code: str) -> str:
    """Return the name of the page of a language."""
    return "index.html" if code == FIRST else f"{code}.html"


def agreed() -> str:
    """Return the owner's word about the games' names; empty while it is undecided."""
    decided = release_check.decisions()["names"]
    return "" if decided == release_check.UNDECIDED else decided


def page(code: str, made: product.Product, sums: Mapping[str, str], at: str) -> str:
    """Return the page in a language."""
    words = words_of(code)
    flat = {key: marked(value) for key, value in words.items() if isinstance(value, str)}
    download, good, foot = words["download"], words["good"], words["foot"]
    home = f' <a href="{made.homepage}">{marked(foot["source"])}</a>' if made.homepage else ""
    return Template((SOURCES / "page.html").read_text(encoding="utf-8")).substitute(
        flat,
        code=code,
        languages=" ".join(_switch(code)),
        alternates="\n".join(
            f'<link rel="alternate" hreflang="{other}" href="{file_of(other)}">'
            for other in languages()
        ),
        games="\n".join(_game(game, words) for game in GAMES),
        good_title=marked(good["title"]),
        points="".join(
            f"<div><dt>{marked(name)}</dt><dd>{marked(text)}</dd></div>"
            for name, text in good["points"]
        ),
        download_title=marked(download["title"]),
        download_lead=marked(download["lead"]),
        systems="".join(_system(name, made, download, sums, at, words["get"]) for name in SYSTEMS),
        why_title=marked(download["why_title"]),
        why=marked(download["why"]),
        check=marked(download["check"]),
        sums=_sums(made, sums, at, download["sums"]),
        pip=marked(download["pip"]),
        unofficial=marked(f"{foot['unofficial']} {agreed()}".strip()),
        version=f"{made.title} {made.version}, {made.date}.",
        source=home,
    )


def _switch(code: str) -> Iterator[str]:
    for other in languages():
        here = ' aria-current="page"' if other == code else ""
        name = words_of(other)["language"]
        yield f'<a href="{file_of(other)}" lang="{other}" hreflang="{other}"{here}>{name}</a>'


def _game(game: str, words: Mapping[str, Any]) -> str:
    title, told = GAMES[game]["title"], words[game]
    large = Path(GAMES[game]["large"]).with_suffix(".jpg")
    steps = "".join(f"<li>{marked(step)}</li>" for step in told["turn"])
    shown = html.escape(words["table"].format(game=title), quote=True)
    caption = marked(told["caption"])
    return (
        f'<section class="game" id="{game}"><div><div>'
        f'<figure><img src="{large}" width="{SIZE[0]}" height="{SIZE[1]}"'
        f' alt="{shown}"></figure>'
        f'<figure><img src="{game}-small.png" width="640" height="360" alt="" loading="lazy">'
        f"<figcaption>{caption}</figcaption></figure></div>"
        f'<div><h2>{title}</h2><p class="by">{marked(told["by"])}</p>'
        f'<p class="goal">{marked(told["goal"])}</p><h3>{marked(words["learn"])}</h3>'
        f"<ol>{steps}</ol></div></div></section>"
    )


def downloads(name: str, made: product.Product, sums: Mapping[str, str]) -> list[str]:
    """Return the names of a system's downloads; the expected ones while there are none."""
    endings = SYSTEMS[name][1]
    found = [one for ending in endings for one in sums if one.endswith(ending)]
    if found or sums:
        return found
    # Debian's packages have the name of their kin: name_version_processor.
    return [f"{made.name}{ending[0]}{made.version}{ending}" for ending in endings]


def _system(
    name: str,
    made: product.Product,
    words: Mapping[str, Any],
    sums: Mapping[str, str],
    at: str,
    get: str,
) -> str:
    files = downloads(name, made, sums)
    if not files:
        return ""
    links = "".join(
        f'<a class="button" href="{html.escape(at + file, quote=True)}">'
        f"{marked(get)} {_label(file)}</a>"
        for file in files
    )
    steps = "".join(
        f"<li>{marked(step.replace(_placeholder(step), files[0]))}</li>" for step in words[name]
    )
    return (
        f'<article class="system" id="{name}"><h3>{SYSTEMS[name][0]}</h3>'
        f"<p>{links}</p><ol>{steps}</ol></article>"
    )


def _placeholder(step: str) -> str:
    """Return the word for a file's name in a step, such as FILE; it is in capitals."""
    found = re.search(r"\./([A-Z]{3,})`", step)
    return found[1] if found else "\0"


def _label(file: str) -> str:
    endings = {ending: label for _, labels in SYSTEMS.values() for ending, label in labels.items()}
    return next(label for ending, label in endings.items() if file.endswith(ending))


def _sums(made: product.Product, sums: Mapping[str, str], at: str, words: str) -> str:
    link = f'<p><a href="{html.escape(at, quote=True)}SHA256SUMS">{marked(words)}</a></p>'
    offered = [file for name in SYSTEMS for file in downloads(name, made, sums) if file in sums]
    rows = "".join(
        f"<tr><td>{file}</td><td><code>{sums[file]}</code></td></tr>" for file in offered
    )
    return f'<div class="sum"><table>{rows}</table></div>{link}' if rows else link


def copy_pictures(out: Path) -> None:
    """Put pictures, fonts and style beside the pages; large pictures as JPEG, which is smaller.

    They keep the names they have in docs, by which ``readme_hook.py`` knows them.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    docs, images = ROOT / "docs", ROOT / "assets" / "images"
    for game, shown in GAMES.items():
        large = pygame.transform.smoothscale(pygame.image.load(docs / shown["large"]), SIZE)
        pygame.image.save(large, (out / shown["large"]).with_suffix(".jpg"))
        shutil.copy(docs / shown["small"], out / f"{game}-small.png")
    for font in FONTS:
        shutil.copy(ROOT / "assets" / "fonts" / font, out)
    shutil.copy(SOURCES / "style.css", out)
    shutil.copy(images / "icon.svg", out)


def make(out: Path, dist: Path | None = None, at: str = "") -> list[Path]:
    """Make all pages in a folder; returns them."""
    out.mkdir(parents=True, exist_ok=True)
    made = product.read()
    sums = {} if dist is None else archive.read_sums(dist / "SHA256SUMS")
    pages = []
    for code in languages():
        pages.append(out / file_of(code))
        pages[-1].write_text(page(code, made, sums, at), encoding="utf-8")
    copy_pictures(out)
    return pages


def main(argv: Sequence[str]) -> int:
    """Make the pages that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--dist", type=Path, help="the folder with the downloads")
    parser.add_argument("--at", default="", help="the address of the downloads, with / at its end")
    args = parser.parse_args(argv)
    for made in make(args.out, args.dist, args.at):
        print(made)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
