"""The questions that we ship: the workshop finds nothing wrong."""

from __future__ import annotations

from datetime import date

from ardoise.workshop.check import check
from ardoise.workshop.folder import question_files, tables
from tests.workshop.conftest import ROOT

TODAY = date(2026, 11, 16)  # a day at which nothing had expired: a test has no calendar


def test_no_question_has_an_error():
    findings = check(question_files(ROOT), tables(ROOT), TODAY)
    assert [str(finding) for finding in findings if finding.severity == "error"] == []


def test_there_are_questions_to_look_at():
    assert len(question_files(ROOT)) >= 10
