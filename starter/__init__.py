"""How people, bots and schedules begin and follow runs."""
