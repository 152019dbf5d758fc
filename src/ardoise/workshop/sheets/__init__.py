"""Packs as spreadsheets: the same questions in rows and columns, there and back without a loss.

Door: `sheet.Sheet`; `csv_file` and `xlsx_file` read and write one.
Never: what a question is worth; the workshop judges.
"""
