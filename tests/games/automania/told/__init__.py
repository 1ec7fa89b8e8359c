"""What people are told: reasons of bots, hints, warnings, instructions."""
