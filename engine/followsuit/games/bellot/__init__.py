"""Bellot's Trump. Page: docs/games/bellot.md."""
