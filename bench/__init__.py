"""Benchmarks: ratios against a peer or a bound in the same run, because machines are noisy."""
