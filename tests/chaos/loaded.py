"""Everything that a worker needs, loaded once: a worker is then forked in a moment."""

from tests.lab import sample_sources

SOURCES = sample_sources()
