"""What the coaches of all games share. A coach helps people who practise.

Door: `hint.Coach`, a function that a game's kit carries.
Never: a state or an answer; a coach sees what its seat sees.
"""

from ardoise.coach.hint import Coach, Hint

__all__ = ["Coach", "Hint"]
