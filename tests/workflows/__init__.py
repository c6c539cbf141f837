"""Whole runs on a real server."""
