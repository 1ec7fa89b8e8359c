"""The version information that Windows shows under Properties of the program."""

from __future__ import annotations

from product import Product


def version_resource(product: Product, name: str) -> str:
    """Return the version resource of the program ``name`` in PyInstaller's format."""
    parts = [int(part) for part in product.version.split(".") if part.isdigit()]
    four = tuple((parts + [0, 0, 0, 0])[:4])
    words = {
        "CompanyName": product.author,
        "FileDescription": product.title,
        "FileVersion": product.version,
        "InternalName": name,
        "LegalCopyright": f"© {product.date[:4]} {product.author}",
        "OriginalFilename": f"{name}.exe",
        "ProductName": product.title,
        "ProductVersion": product.version,
    }
    table = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[StringFileInfo([StringTable('040904B0', [{table}])]),
        VarFileInfo([VarStruct('Translation', [0x0409, 1200])])],
)
"""
