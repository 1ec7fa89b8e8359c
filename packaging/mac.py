"""What the bundle for macOS says about itself, and the disk image it is downloaded in."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from product import Product


class CannotMake(Exception):
    """Raised if the system cannot make a disk image; the message is what it says."""


def disk_image(product: Product, folder: Path) -> Path:
    """Write a disk image of the program's folder beside it; returns its path. Raises CannotMake.

    It shows the app beside the folder of all apps, into which it is dragged.
    """
    target = folder.with_name(f"{folder.name}.dmg")
    link = folder / "Applications"
    link.symlink_to("/Applications")
    command = ["hdiutil", "create", "-volname", product.title, "-srcfolder", str(folder)]
    command += ["-format", "UDZO", "-ov", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    link.unlink()
    if done.returncode:
        raise CannotMake(f"hdiutil failed:\n{done.stdout}{done.stderr}")
    return target


def kinds_of_file(product: Product) -> dict[str, Any]:
    """Return the entries of Info.plist by which the system opens our files with the program."""
    kind, name = f"{product.id}.game", f"{product.title} game"
    return {
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": name,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": name,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.ending.removeprefix(".")],
                    "public.mime-type": [product.mime],
                },
            }
        ],
    }
