"""The archive: runs, blackboards, claims, tool calls, raw snapshots and reports."""
