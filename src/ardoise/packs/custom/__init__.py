"""Packs of people's own: ten questions for tonight, checked, kept and asked like ours.

Door: `decode.from_json` and `csv_table.from_csv` read one; `check.check` says what is wrong with it.
Never: a secret link; the server keeps packs and their hashes.
"""
