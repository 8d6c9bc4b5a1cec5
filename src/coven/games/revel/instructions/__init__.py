"""0 Instructions: carrying them out, possibility, costs and choices."""
