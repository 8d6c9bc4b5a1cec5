"""5 Actions, verb by verb."""
