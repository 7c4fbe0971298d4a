"""What `scripts/serve` and `scripts/test` share. Standard library only."""
