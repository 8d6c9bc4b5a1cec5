"""Card text: its words, what it becomes, how it is read and how it is printed."""
