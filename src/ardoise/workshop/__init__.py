"""The workshop: where packs are written, computed again and judged."""
