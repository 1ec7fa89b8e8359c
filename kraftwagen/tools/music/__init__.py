"""The music: reading scores, keeping them as notes, rendering them to the files that are played."""
