"""A plausible wrong rule of the toy."""

MUTANTS = {
    "nobody has to trump": (
        "games/toy/__init__.py",
        "if p.trick and",
        "if False and",
    ),
}
