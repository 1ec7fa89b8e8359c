"""Tools that make game content and measure games; not part of the standalone program."""
