"""The page as a static site, which plays without a server: what a plain web host needs to serve, and nothing else."""
