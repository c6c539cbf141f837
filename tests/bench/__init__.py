"""Measures of the rules on texts, and the texts."""
