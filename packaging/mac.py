"""What the bundle for macOS says about itself."""

from __future__ import annotations

from typing import Any

from product import Product


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
