"""Measurements: rates over loopback, reading, and how well the gates judge texts."""
