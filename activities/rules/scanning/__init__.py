"""How texts are made ready for the gates, and how many patterns are looked for in one pass."""
