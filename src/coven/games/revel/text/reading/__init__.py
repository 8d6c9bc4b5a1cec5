"""From card text to the tree."""
