"""The games of the house; each folder is one game and knows nothing of the others."""
