"""`python -m ardoise` is the command line, too."""

from ardoise.cli import main

main()
