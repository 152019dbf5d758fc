"""Several nodes, one service: PostgreSQL remembers, NATS carries, any node serves."""
