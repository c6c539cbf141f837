"""The command line and what stands behind it."""
