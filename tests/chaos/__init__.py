"""The crash harness: every boundary of every workflow, killed on purpose."""
