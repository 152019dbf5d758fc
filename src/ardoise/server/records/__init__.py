"""What the store holds, as values: rooms, finished games, custom packs, tokens.

Door: `archive.wake` (a room from its log), `export.export`, `verify.verify`, `retention.forget_old`, `custom_packs`.
Never: a running room or a socket.
"""
