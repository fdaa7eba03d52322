"""Measurements: python3 run.py bench [rules] [start] [proof]. Machines are noisy, so rates stand beside something run with them."""
