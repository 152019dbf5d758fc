"""The workshop: where packs are written, reckoned again and judged."""
