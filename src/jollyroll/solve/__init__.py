"""Exact values and fitted evaluations: turn solvers, whole-game solvers, their tables."""
