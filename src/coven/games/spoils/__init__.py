"""The Spoils: trades, factions and influence."""
