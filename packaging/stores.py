"""Makes manifests for winget and Scoop from a release: ``python3 packaging/stores.py DIST AT OUT``.

DIST holds setup.exe, the zip for Windows and SHA256SUMS; AT is the address at which they can be
had, with / at its end. The publisher and the licence are those of pyproject.toml. Nothing is sent
anywhere: whoever releases looks at the files and hands them in.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import archive
import product
import yaml

WINGET = "1.9.0"
"""The version of winget's schemas that these files follow."""


class Missing(Exception):
    """Raised if the release lacks a file that a manifest names."""


def one(sums: Mapping[str, str], ending: str) -> str:
    """Return the name of the download with an ending; raises Missing."""
    found = [name for name in sums if name.endswith(ending)]
    if len(found) != 1:
        raise Missing(f"SHA256SUMS must name one file that ends in {ending}, not {len(found)}")
    return found[0]


def winget(made: product.Product, sums: Mapping[str, str], at: str) -> dict[str, Any]:
    """Return winget's three manifests by their file names."""
    setup = one(sums, "-setup.exe")
    name = f"{made.author.replace('The ', '').replace(' ', '')}.{made.title}"
    head = {"PackageIdentifier": name, "PackageVersion": made.version}
    version = {"ManifestVersion": WINGET}
    return {
        f"{name}.yaml": {
            **head, "DefaultLocale": "en-US", "ManifestType": "version", **version,
        },
        f"{name}.installer.yaml": {
            **head,
            "InstallerType": "nullsoft",
            "Scope": "user",
            "UpgradeBehavior": "install",
            "FileExtensions": [made.ending.removeprefix(".")],
            "ReleaseDate": made.date,
            "Installers": [{
                "Architecture": "x64",
                "InstallerUrl": f"{at}{setup}",
                "InstallerSha256": sums[setup].upper(),
            }],
            "ManifestType": "installer",
            **version,
        },
        f"{name}.locale.en-US.yaml": {
            **head,
            "PackageLocale": "en-US",
            "Publisher": made.author,
            "PackageName": made.title,
            **({"PackageUrl": made.homepage} if made.homepage else {}),
            "License": made.licence,
            "ShortDescription": made.summary,
            "Description": "\n\n".join(made.paragraphs),
            "Tags": [word.replace(" ", "-") for word in made.keywords],
            "ManifestType": "defaultLocale",
            **version,
        },
    }  # fmt: skip


def scoop(made: product.Product, sums: Mapping[str, str], at: str) -> dict[str, Any]:
    """Return Scoop's manifest."""
    archive = one(sums, "-windows-amd64.zip")
    return {
        "version": made.version,
        "description": made.summary,
        **({"homepage": made.homepage} if made.homepage else {}),
        "license": made.licence,
        "architecture": {"64bit": {"url": f"{at}{archive}", "hash": sums[archive]}},
        "extract_dir": archive.removesuffix(".zip"),
        "bin": [[f"{made.name}-console.exe", made.name]],
        "shortcuts": [[f"{made.name}.exe", made.title]],
    }


def make(dist: Path, at: str, out: Path) -> list[Path]:
    """Write all manifests into a folder; returns them. Raises Missing."""
    made, sums = product.read(), archive.read_sums(dist / "SHA256SUMS")
    texts = {
        name: yaml.safe_dump(content, sort_keys=False, allow_unicode=True)
        for name, content in winget(made, sums, at).items()
    }
    texts[f"{made.name}.json"] = json.dumps(scoop(made, sums, at), indent=4) + "\n"
    out.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (out / name).write_text(text, encoding="utf-8")
    return [out / name for name in texts]


def main(argv: Sequence[str]) -> int:
    """Make the manifests that the command line asks for."""
    dist, at, out = argv
    try:
        for path in make(Path(dist), at, Path(out)):
            print(path)
    except Missing as problem:
        print(f"stores: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
