"""The games on offer; each folder is one game and knows nothing of the others."""
