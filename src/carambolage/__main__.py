"""`python -m carambolage` is the command `carambolage`."""

import sys

from carambolage.cli import main

if __name__ == "__main__":
    sys.exit(main())
