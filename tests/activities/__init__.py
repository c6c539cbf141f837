"""The activities and what they rest on."""
