package tune

import (
	"fmt"
	"strconv"
	"strings"
)

// A Shard is one of several shares of a space, for a machine or a process of its own.
type Shard struct{ Index, Count int } // Index from 1; the zero Shard is everything

// ParseShard reads INDEX/COUNT, such as 2/8.
func ParseShard(text string) (Shard, error) {
	index, count, ok := strings.Cut(text, "/")
	i, err1 := strconv.Atoi(index)
	n, err2 := strconv.Atoi(count)
	if !ok || err1 != nil || err2 != nil || n < 1 || i < 1 || i > n {
		return Shard{}, fmt.Errorf("expected INDEX/COUNT, INDEX from 1 to COUNT, such as 2/8")
	}
	return Shard{i, n}, nil
}

// Of returns the share of a list: every Count-th, so that each has fast and slow ones.
func (s Shard) Of(list []Ranked) (share []Ranked) {
	if s.Count < 2 {
		return list
	}
	for i := s.Index - 1; i < len(list); i += s.Count {
		share = append(share, list[i])
	}
	return share
}
