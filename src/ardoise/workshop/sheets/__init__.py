"""Packs as spreadsheets: the same questions in rows and columns, there and back without a loss."""
