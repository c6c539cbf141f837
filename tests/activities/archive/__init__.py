"""The archive, in real files."""
