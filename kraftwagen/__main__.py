"""Lets ``python -m kraftwagen`` do the same as the command ``kraftwagen``."""

import sys

from kraftwagen.cli import main

if __name__ == "__main__":
    sys.exit(main())
