"""The music: reads scores, keeps them as notes, renders the files that the program plays."""
