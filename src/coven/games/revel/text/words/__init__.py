"""The words of card text and its grammar."""
