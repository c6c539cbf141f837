"""How property tests run: the same examples every time, and no stopwatch on a busy machine."""

from hypothesis import settings

stable = settings(deadline=None, derandomize=True, max_examples=100)
