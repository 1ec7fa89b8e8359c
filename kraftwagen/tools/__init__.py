"""Tools that make and measure the games; not part of the standalone program."""
