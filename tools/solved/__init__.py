"""docs/solved.md: what the solutions say, for players. Facts are computed once and kept; page and pictures are made of them.

python3 run.py docs solved            computes all facts anew (minutes) and writes the page
python3 run.py docs solved --page     only writes the page and pictures from the facts kept in docs/solved.json
"""
