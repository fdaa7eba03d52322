"""The documents of the project, README.md and docs/ above all: where they link to, and what they tell people to type.

python -m tools.documents       says which links lead nowhere and which commands do not exist
"""
