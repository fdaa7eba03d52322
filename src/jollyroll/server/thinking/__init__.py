"""What takes long, in threads: bots, coach, analyses."""
