"""Games in progress and on disk: match, record, replay, saves and statistics."""
