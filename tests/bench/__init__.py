"""Benches: figures that are measured, not asserted."""
