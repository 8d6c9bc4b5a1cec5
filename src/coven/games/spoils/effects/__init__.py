"""4, 5 What rules text does: its kinds, its records, and how it is carried out."""
