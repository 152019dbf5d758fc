"""A running room: one task reads one mailbox, so everything in it happens in order.

Door: `rooms.Rooms` finds and wakes rooms by code; others reach a room only by posting to its mailbox.
Never: HTTP or a socket; a `mailbox.Screen` is all it knows of them.
"""
