"""A room that lives here for as long as its lease runs."""

from __future__ import annotations

from collections.abc import Callable

from ardoise.server.records.tokens import marked
from ardoise.server.room.mailbox import Mail, WantsIn
from ardoise.server.room.room import Room
from ardoise.store.log import Collision


class LeasedRoom(Room):
    holds: Callable[[str], bool]  # is the lease of this code ours? It is set before the room reads its mail

    async def _handle(self, mail: Mail) -> None:
        if isinstance(mail, WantsIn) and (known := marked(self.lobby, mail.token)) is not None:
            self._check_owner()
            mail.let_in(known)  # asked twice, because the answer was lost
        else:
            await super()._handle(mail)

    def _check_owner(self) -> None:
        """Before a mail is dealt with, and again when something was stored: a node that stood still does not know."""
        if not self.holds(self.code):
            raise Collision("the lease is over")  # it may live elsewhere by now: not another word from here
