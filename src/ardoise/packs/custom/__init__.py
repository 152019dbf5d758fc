"""Packs of people's own: ten questions for tonight, checked, kept and asked like ours."""
