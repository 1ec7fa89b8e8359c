"""A metadata hook that makes the README fit for an index of packages, which has none of its files.

Pictures are shown from the project's homepage (``homepage.py`` puts them there) and, as long as
there is none, left out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[([^]]*)\]\(docs/([\w-]+)\.png\)\n*")


def described(text: str, homepage: str) -> str:
    """Return the README with the addresses of its pictures at the homepage."""
    at = homepage.rstrip("/")
    return PICTURE.sub(rf"![\1]({at}/\2.jpg)\n\n" if at else "", text)


class ReadmeHook(MetadataHookInterface):
    """Gives wheels and sdist their description."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        homepage = metadata.get("urls", {}).get("Homepage", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": described(text, homepage)}
