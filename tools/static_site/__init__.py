"""The page as a static site, which plays without a server: just the files for a plain web host."""
