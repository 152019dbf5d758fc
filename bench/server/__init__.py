"""`python3 run.py bench server`: our table server beside its peers and the bound, in one run."""
