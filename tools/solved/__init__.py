"""docs/solved.md: the findings of the solutions, for players. Facts are computed once and stored; page and pictures are made from
them.

python3 run.py docs solved            computes all facts anew (minutes) and writes the page
python3 run.py docs solved --page     only writes the page and pictures from the facts kept in docs/solved.json
"""
