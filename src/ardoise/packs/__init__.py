"""Question packs: how they are written, checked, made into cards and dealt.

Door: the record `shape.CardShape`, by which a game says what its cards are.
Never: a game; the boxes lie with the games, and functions are handed a shape.
"""
