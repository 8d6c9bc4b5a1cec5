"""The words of card text."""
