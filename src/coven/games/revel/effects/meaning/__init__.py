"""4.10 What the words of an effect mean at this moment."""
