"""The documentation site: README.md and docs/ as pages with search, and a reference of the public API.

python -m tools.site            makes it in build/site; whatever does not fit together is an error

Sphinx with Furo and MyST: see docs/architecture.md for the reasons.
"""
