"""`python3 run.py bench cluster`: two nodes against one, over one PostgreSQL and one NATS, all on this machine."""
