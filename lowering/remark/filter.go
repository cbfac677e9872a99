package remark

import (
	"fmt"
	"slices"
	"strings"
)

// Filter says which remarks are wanted: of what kinds, from which passes. The zero
// value wants all.
type Filter struct {
	kinds  []Kind
	passes []string
}

// ParseFilter reads missed, applied or all, and names of passes, in any order and
// parted by commas. Without a kind all are meant, without a pass as well.
func ParseFilter(text string) (f Filter, err error) {
	passes := Passes()
	for word := range strings.SplitSeq(text, ",") {
		switch kind := slices.Index(kindNames[:], word); {
		case kind >= 0:
			f.kinds = append(f.kinds, Kind(kind))
		case word == "all":
			f.kinds = append(f.kinds, Applied, Missed, Analysis)
		case slices.Contains(passes, word):
			f.passes = append(f.passes, word)
		default:
			return f, fmt.Errorf("expected missed, applied, analysis, all or a pass, one of %s; got %q", strings.Join(passes, ", "), word)
		}
	}
	return f, nil
}

// Passes lists the passes that say something, in the order of the table.
func Passes() (names []string) {
	for i := range Table {
		if name := Table[i].Pass; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// Of returns those of a list that are wanted.
func (f Filter) Of(list []Remark) (wanted []Remark) {
	for _, r := range list {
		row := r.Row()
		if (f.kinds == nil || slices.Contains(f.kinds, row.Kind)) && (f.passes == nil || slices.Contains(f.passes, row.Pass)) {
			wanted = append(wanted, r)
		}
	}
	return wanted
}
