"""A room that lives here for as long as its lease runs."""

from __future__ import annotations

from collections.abc import Callable

from ardoise.server.records.archive import Kept
from ardoise.server.records.tokens import marked
from ardoise.server.room.mailbox import Mail, WantsIn
from ardoise.server.room.room import Room
from ardoise.server.room.services import RoomServices
from ardoise.store.log import Collision


class LeasedRoom(Room):
    def __init__(
        self, kept: Kept, services: RoomServices, on_end: Callable[[], None], holds: Callable[[str], bool]
    ) -> None:
        self._holds = holds
        super().__init__(kept, services, on_end)

    async def _handle(self, mail: Mail) -> None:
        if isinstance(mail, WantsIn) and (known := marked(self.lobby, mail.token)) is not None:
            self._check_owner()
            mail.let_in(known)  # asked twice, because the answer was lost
        else:
            await super()._handle(mail)

    def _check_owner(self) -> None:
        """Before a mail is dealt with, and again when something was stored: a node that stood still does not know."""
        if not self._holds(self.code):
            raise Collision("the lease is over")  # it may live elsewhere by now: not another word from here
