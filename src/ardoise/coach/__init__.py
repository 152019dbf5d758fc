"""What the coaches of all games share. A coach helps people who practise, from their seat's view alone."""

from ardoise.coach.hint import Coach, Hint

__all__ = ["Coach", "Hint"]
