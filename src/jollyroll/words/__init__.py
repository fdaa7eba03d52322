"""What players read: the Fluent catalogues in every language."""
