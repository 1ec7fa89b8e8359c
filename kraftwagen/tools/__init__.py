"""What makes and measures the games; the standalone program comes without."""
