"""The file of the security log: private, bounded in size, and nothing in it grows old."""

from __future__ import annotations

import logging
import stat
import time

from ardoise.server.security_log import HOUR, LARGEST, WEEK, WeeklyFile


def written(handler, text):
    handler.emit(logging.LogRecord("ardoise.security", logging.INFO, "", 0, text, (), None))


def modes(folder):
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_a_line_is_gone_after_two_weeks_also_where_nothing_new_is_written(tmp_path):
    handler = WeeklyFile(tmp_path / "log")
    written(handler, "192.0.2.1 no_room")
    now = time.time()
    for later in (WEEK - HOUR, WEEK + HOUR, 2 * WEEK):
        handler.sweep(now + later)
    assert "192.0.2.1" in (tmp_path / "log.1").read_text()
    handler.sweep(now + 2 * WEEK + 2 * HOUR)
    handler.close()
    assert not any("192.0.2.1" in file.read_text() for file in tmp_path.iterdir())


def test_a_server_that_starts_again_knows_how_old_the_file_is(tmp_path):
    (tmp_path / "log").write_text("2020-01-01T00:00:00.000Z 192.0.2.1 no_room\n")
    handler = WeeklyFile(tmp_path / "log")
    handler.sweep(time.time())
    handler.close()
    assert (tmp_path / "log").read_text() == ""


def test_two_files_of_5_mb_at_most_and_only_their_owner_reads_them(tmp_path):
    (tmp_path / "log").touch(0o644)
    handler = WeeklyFile(tmp_path / "log")
    for _ in range(5):
        written(handler, "x" * (LARGEST // 2 - 1000))
    handler.close()
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 2 * LARGEST
    assert modes(tmp_path) == {"log": 0o600, "log.1": 0o600}
