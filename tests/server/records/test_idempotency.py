"""Messages that were carried out are known, as long as they can still be on their way (P9)."""

from __future__ import annotations

import pytest

from ardoise.engine.game import Rejected
from ardoise.server.lobby.types import PersonId
from ardoise.server.records.idempotency import REMEMBERED, Answered

ADA, BLAISE = PersonId(0), PersonId(1)


def test_a_person_who_talks_all_day_is_remembered_by_their_last_messages():
    answered = Answered()
    for message in range(1, 100 * REMEMBERED):
        answered.add(ADA, message)
    last = answered.last[ADA]
    assert all(answered.already(ADA, message) for message in range(last - REMEMBERED + 1, last + 1))
    assert not answered.already(ADA, last + 1)
    with pytest.raises(Rejected, match="out_of_order"):
        answered.already(ADA, 1)
    assert not answered.already(BLAISE, 1)
    assert len(answered._carried_out[ADA]) <= 2 * REMEMBERED
