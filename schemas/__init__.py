"""What travels between processes and what is recorded: models, enums and wire names."""
