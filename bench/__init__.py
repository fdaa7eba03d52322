"""Measurements: python3 run.py bench [start] [rules] [solve] [bots] [coach] [proof]. Machines are noisy, so rates stand beside something run with them."""
