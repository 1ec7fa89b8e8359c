"""The files for Linux desktops: menu entry, description, kind of files, icons."""

from __future__ import annotations

import re
import subprocess
from html import escape
from pathlib import Path

from product import Product

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
VALIDATORS = {
    "*.desktop": ["desktop-file-validate"],
    "*.metainfo.xml": ["appstreamcli", "validate", "--no-net", "--pedantic"],
}
FAULT = re.compile(r"^[EW]: \S+ (\S+)", re.MULTILINE)
"""An error or a warning of appstreamcli; the group is what it calls the fault."""
OPEN = {"url-homepage-missing"}
"""Faults from appstreamcli 1.0 on that only an address to link to can end; see the README."""
Entry = tuple[str, bytes | Path, int]
"""A file to install: its path below /usr, its content or the file to copy, its mode."""


def desktop_file(product: Product) -> str:
    """Return the content of the desktop entry for menus."""
    lines = {
        "Type": "Application",
        "Name": product.title,
        "Comment": product.summary,
        "Exec": f"{product.name} %f",
        "Icon": product.id,
        "Terminal": "false",
        "Categories": "".join(f"{word};" for word in product.categories),
        "Keywords": "".join(f"{word};" for word in product.keywords),
        "MimeType": f"{product.mime};",
        "StartupWMClass": product.name,
    }
    return "[Desktop Entry]\n" + "".join(f"{key}={value}\n" for key, value in lines.items())


def metainfo(product: Product) -> str:
    """Return the AppStream description for software centres as XML."""
    paragraphs = "".join(f"    <p>{escape(text)}</p>\n" for text in product.paragraphs)
    home = f'  <url type="homepage">{escape(product.homepage)}</url>\n' if product.homepage else ""
    categories = "".join(f"    <category>{word}</category>\n" for word in product.categories)
    keywords = "".join(f"    <keyword>{escape(word)}</keyword>\n" for word in product.keywords)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{product.id}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>{escape(product.licence)}</project_license>
  <name>{escape(product.title)}</name>
  <summary>{escape(product.summary)}</summary>
  <developer_name>{escape(product.author)}</developer_name>
  <description>
{paragraphs}  </description>
{home}  <launchable type="desktop-id">{product.id}.desktop</launchable>
  <icon type="stock">{product.id}</icon>
  <categories>
{categories}  </categories>
  <keywords>
{keywords}  </keywords>
  <provides>
    <binary>{product.name}</binary>
    <mediatype>{product.mime}</mediatype>
  </provides>
  <recommends>
    <control>pointing</control>
    <control>keyboard</control>
  </recommends>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{product.version}" date="{product.date}"/>
  </releases>
</component>
"""


def kind_of_file(product: Product) -> str:
    """Return the description of our files for the shared database of MIME types as XML."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{product.mime}">
    <comment>{escape(product.title)} game</comment>
    <sub-class-of type="application/json"/>
    <icon name="{product.id}"/>
    <glob pattern="*{product.ending}"/>
  </mime-type>
</mime-info>
"""


def share(product: Product, icons: Path, drawing: Path) -> list[Entry]:
    """Return desktop file, metainfo, kind of files and icons, with their paths below ``share``."""
    hicolor = "share/icons/hicolor"
    files: list[Entry] = [
        (f"share/applications/{product.id}.desktop", desktop_file(product).encode(), 0o644),
        (f"share/metainfo/{product.id}.metainfo.xml", metainfo(product).encode(), 0o644),
        (f"share/mime/packages/{product.id}.xml", kind_of_file(product).encode(), 0o644),
        (f"{hicolor}/scalable/apps/{product.id}.svg", drawing, 0o644),
    ]
    for size in SIZES:
        place = f"{hicolor}/{size}x{size}/apps/{product.id}.png"
        files.append((place, icons / f"{size}.png", 0o644))
    return files


def validate(folder: Path) -> list[str]:
    """Check the desktop files in a folder with the validators installed; returns complaints."""
    complaints = []
    for pattern, command in VALIDATORS.items():
        for file in folder.rglob(pattern):
            try:
                done = subprocess.run(
                    [*command, str(file)], capture_output=True, text=True, check=False
                )
            except FileNotFoundError:
                continue
            if done.returncode and not _only_open(done.stdout):
                complaints.append(done.stdout + done.stderr)
    return complaints


def _only_open(said: str) -> bool:
    """Whether the faults that appstreamcli names are all among those in OPEN, and at least one."""
    found = set(FAULT.findall(said))
    return bool(found) and found <= OPEN
