"""The compile step: the same rulebooks, run by Numba over arrays of states."""
