"""King's Gold solved: the winning share of every position, by layers of equal box, and the best choice in every turn."""
