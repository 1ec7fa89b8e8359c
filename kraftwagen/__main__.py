"""Runs the command ``kraftwagen`` for ``python -m kraftwagen``."""

import sys

from kraftwagen.cli import main

if __name__ == "__main__":
    sys.exit(main())
