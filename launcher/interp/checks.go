package interp

import (
	"fmt"
	"slices"
	"strings"
)

// Checks is a set of checks.
type Checks uint8

// The checks that cost time. Addresses are always checked, for they must be
// translated anyway.
const (
	CheckRaces     Checks = 1 << iota // accesses that no order is defined for, of two ops or two tile blocks
	CheckTwice                        // an op that writes an address twice, if only the same value
	CheckAssume                       // assumptions that do not hold
	CheckOverflow                     // integer overflow that an op excludes
	CheckIndex                        // indices outside an index space, tiles outside a tensor that an op says are not
	CheckUndefined                    // uses of what ops leave undefined
	AllChecks      Checks = 1<<iota - 1
)

// checkNames are the names of the checks, from the lowest bit on.
var checkNames = [...]string{"races", "twice", "assume", "overflow", "index", "undefined"}

// CheckNames lists the names of the checks.
func CheckNames() []string { return slices.Clone(checkNames[:]) }

// ParseChecks reads names of checks with commas between them; "all" is all.
func ParseChecks(s string) (Checks, error) {
	var set Checks
	for name := range strings.SplitSeq(s, ",") {
		switch bit, known := checkNamed(strings.TrimSpace(name)); {
		case name == "all":
			set = AllChecks
		case !known:
			return 0, fmt.Errorf("expected all, or some of %s, got %q", strings.Join(checkNames[:], ", "), name)
		default:
			set |= bit
		}
	}
	return set, nil
}

func checkNamed(name string) (Checks, bool) {
	for i, n := range checkNames {
		if n == name {
			return 1 << i, true
		}
	}
	return 0, false
}

// has reports whether a check is in the set.
func (c Checks) has(check Checks) bool { return c&check != 0 }

// unchecked reports whether the device leaves a check out.
func (c *compiler) unchecked(check Checks) bool { return c.device.options.Unchecked.has(check) }
