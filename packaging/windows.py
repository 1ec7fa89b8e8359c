"""The version information that Windows shows under Properties of the program."""

from __future__ import annotations

from product import Product


def version_resource(product: Product, name: str) -> str:
    """Return the version resource of the program ``name`` in PyInstaller's format."""
    numbers = four(product.version)
    words = {
        "CompanyName": product.author,
        "FileDescription": product.title,
        "FileVersion": product.version,
        "InternalName": name,
        "LegalCopyright": copyright_of(product),
        "OriginalFilename": f"{name}.exe",
        "ProductName": product.title,
        "ProductVersion": product.version,
    }
    table = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[StringFileInfo([StringTable('040904B0', [{table}])]),
        VarFileInfo([VarStruct('Translation', [0x0409, 1200])])],
)
"""


def four(version: str) -> tuple[int, ...]:
    """Return a version as the four numbers that Windows wants."""
    parts = [int(part) for part in version.split(".") if part.isdigit()]
    return tuple((parts + [0, 0, 0, 0])[:4])


def copyright_of(product: Product) -> str:
    """Return whose the program is, and since when."""
    return f"© {product.date[:4]} {product.author}"
