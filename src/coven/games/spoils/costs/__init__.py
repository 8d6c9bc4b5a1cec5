"""309, 401, 405, 406 Costs: thresholds, numeric costs, extra costs, and paying."""
