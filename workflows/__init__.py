"""Decisions over time: deterministic, small, readable as the story of a run."""
