"""`ardoise packs check`: what is wrong, one line each."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

import click

from ardoise.cli.packs.files import files_argument
from ardoise.workshop.check import check as findings_of
from ardoise.workshop.findings import EXIT_CODES, WORST_FIRST
from ardoise.workshop.folder import chosen, reading_files, tables


@click.command()
@files_argument
def check(paths: tuple[Path, ...]) -> None:
    """Check FILEs, or all of the workshop in ./packs. Exit code: 2 with an error, 1 with a warning, else 0."""
    today = date.today()  # noqa: DTZ011  (a day as the calendar here has it)
    findings = findings_of(chosen(paths), tables(), today, reading_files())
    findings.sort(key=lambda finding: WORST_FIRST.index(finding.severity))
    for finding in findings:
        click.echo(str(finding))
    sys.exit(max((EXIT_CODES[finding.severity] for finding in findings), default=0))
