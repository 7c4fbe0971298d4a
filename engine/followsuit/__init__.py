"""Follow Suit: a rules reference for trump games with a move checker inside."""
