"""`python -m followsuit`, which is `followsuit`."""

import sys

from followsuit.cli import main

sys.exit(main())
