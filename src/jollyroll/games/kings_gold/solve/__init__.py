"""King's Gold solved: the share of every position, by layers of equal box, and the best choice in every turn."""
