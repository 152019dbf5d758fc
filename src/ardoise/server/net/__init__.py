"""HTTP and sockets: routes, the page, origin checks, authentication and rate limits.

Door: `app.App`.
Never: the rules of a game or of the lobby; it posts to rooms and reads records.
"""
