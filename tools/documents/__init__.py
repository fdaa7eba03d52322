"""Checks the documents of the project, above all README.md and docs/: their links, and the commands they tell people to type.

python -m tools.documents       says which links lead nowhere and which commands do not exist
"""
