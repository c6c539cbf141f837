"""Adapters: the only modules that import vendor packages and touch the network."""
