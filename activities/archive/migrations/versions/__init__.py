"""The versions of the archive, in order."""
