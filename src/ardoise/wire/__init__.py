"""The types that cross the wire, in the language of the page."""
