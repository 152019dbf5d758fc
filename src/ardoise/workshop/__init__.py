"""The workshop: where packs are written, computed again and judged.

Door: `check.check` and the commands of `ardoise packs`.
Never: a table; what is played was built and checked before.
"""
