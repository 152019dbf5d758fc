"""The live table: rooms that never stall, never forget and never tell."""
