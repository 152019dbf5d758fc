"""Question packs: how they are written, checked, made into cards and dealt. The boxes lie with the games."""
