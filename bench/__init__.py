"""Measurements: python3 run.py bench [start|rules|solve|bots|coach|proof]. Machines are noisy: rates stand beside others."""
