"""The live service: rooms with people, over sockets and HTTP.

Door: `serve.run` starts it; `protocol` is what it says and hears.
Never: a game by its name. Inside, log_redaction ← metrics ← limits ← lobby ← protocol ← records ← room ← net ← serve.
"""
