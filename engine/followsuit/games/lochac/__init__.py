"""Lochac Trump. Page: docs/games/lochac.md."""
