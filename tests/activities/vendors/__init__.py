"""The sources, against a far end on this machine."""
