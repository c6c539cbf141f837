"""Rendering: a document as Markdown and as one self-contained page."""
