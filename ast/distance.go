package ast

// Distance counts the letters to change, add or drop to turn one name into
// another (Levenshtein), up to limit: what a message says a misspelt name may
// stand for.
func Distance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diag := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diag
			if a[i-1] != b[j-1] {
				cost = 1 + min(diag, row[j], row[j-1])
			}
			diag, row[j] = row[j], cost
		}
	}
	return row[len(b)]
}

// Nearest returns the name of a list that a misspelt one may stand for, or "": it differs
// in at most two letters, in one if there are no more than three.
func Nearest(name string, known []string) string {
	best, limit := "", 3
	if len(name) <= 3 {
		limit = 2
	}
	for _, k := range known {
		if d := Distance(name, k, limit); d < limit {
			best, limit = k, d
		}
	}
	return best
}
