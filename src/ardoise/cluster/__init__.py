"""Several servers as one service: PostgreSQL remembers, NATS carries, each room runs on the node with its lease.

Door: `node.parts_of_a_node`, which `ardoise.server.serve` is started with.
Never: a game, a pack or a bot; it moves rooms and messages without looking inside.
"""
