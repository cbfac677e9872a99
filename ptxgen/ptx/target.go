package ptx

import (
	"fmt"
	"strconv"
	"strings"
)

// Target is a GPU architecture that PTX is generated for.
type Target struct {
	// SM is the compute capability times ten: 80, 90, 120.
	SM int
	// Feature is 'a' for architecture-specific features (sm_90a), 'f' for
	// family-specific ones, or 0.
	Feature byte
}

// String returns the name that PTX's .target directive uses, such as "sm_90a".
func (t Target) String() string {
	name := "sm_" + strconv.Itoa(t.SM)
	if t.Feature != 0 {
		name += string(rune(t.Feature))
	}
	return name
}

// targetInfo is one known target and the oldest PTX version that accepts it.
type targetInfo struct {
	target  Target
	version Version
}

// knownTargets follows the release history table of the PTX ISA manual.
var knownTargets = []targetInfo{
	{Target{80, 0}, Version{7, 0}},
	{Target{86, 0}, Version{7, 1}},
	{Target{87, 0}, Version{7, 4}},
	{Target{88, 0}, Version{9, 0}},
	{Target{89, 0}, Version{7, 8}},
	{Target{90, 0}, Version{7, 8}},
	{Target{90, 'a'}, Version{8, 0}},
	{Target{100, 0}, Version{8, 6}},
	{Target{100, 'a'}, Version{8, 6}},
	{Target{100, 'f'}, Version{8, 8}},
	{Target{103, 0}, Version{8, 8}},
	{Target{103, 'a'}, Version{8, 8}},
	{Target{103, 'f'}, Version{8, 8}},
	{Target{110, 0}, Version{9, 0}},
	{Target{110, 'a'}, Version{9, 0}},
	{Target{110, 'f'}, Version{9, 0}},
	{Target{120, 0}, Version{8, 7}},
	{Target{120, 'a'}, Version{8, 7}},
	{Target{120, 'f'}, Version{8, 8}},
	{Target{121, 0}, Version{8, 8}},
	{Target{121, 'a'}, Version{8, 8}},
	{Target{121, 'f'}, Version{8, 8}},
}

// has reports whether a target has what another is the oldest to have. What
// comes with a letter belongs to that very target, for 'f' to its family.
func (t Target) has(oldest Target) bool {
	if oldest.Feature == 0 {
		return t.SM >= oldest.SM
	}
	family := t.SM/10 == oldest.SM/10
	switch {
	case oldest.SM == 90:
		return t == oldest
	case oldest.Feature == 'a':
		return t.SM >= oldest.SM && t.Feature != 0
	}
	return family && t.SM >= oldest.SM && t.Feature != 0
}

// Targets lists the targets known, in ascending order.
func Targets() []Target {
	list := make([]Target, len(knownTargets))
	for i, k := range knownTargets {
		list[i] = k.target
	}
	return list
}

// ParseTarget reads a target name such as "sm_90a". The error for an unknown
// name lists those known.
func ParseTarget(s string) (Target, error) {
	names := make([]string, 0, len(knownTargets))
	for _, k := range knownTargets {
		name := k.target.String()
		if name == s {
			return k.target, nil
		}
		names = append(names, name)
	}
	return Target{}, fmt.Errorf("unknown target %q: expected one of %s", s, strings.Join(names, ", "))
}

// targetName reads a name of the form of a target's, known or not.
func targetName(s string) (Target, bool) {
	digits, ok := strings.CutPrefix(s, "sm_")
	t := Target{}
	if n := len(digits); n > 0 && (digits[n-1] == 'a' || digits[n-1] == 'f') {
		t.Feature, digits = digits[n-1], digits[:n-1]
	}
	n, err := strconv.ParseUint(digits, 10, 16)
	t.SM = int(n)
	return t, ok && err == nil
}

// Oldest returns the oldest PTX version that accepts the target.
func (t Target) Oldest() (Version, bool) {
	for _, k := range knownTargets {
		if k.target == t {
			return k.version, true
		}
	}
	return Version{}, false
}

// Version is a PTX ISA version.
type Version struct{ Major, Minor uint8 }

// String returns the version as the .version directive writes it.
func (v Version) String() string { return fmt.Sprintf("%d.%d", v.Major, v.Minor) }

// ParseVersion reads a version such as "8.0".
func ParseVersion(s string) (Version, bool) {
	major, minor, ok := strings.Cut(s, ".")
	x, err1 := strconv.ParseUint(major, 10, 8)
	y, err2 := strconv.ParseUint(minor, 10, 8)
	return Version{uint8(x), uint8(y)}, ok && err1 == nil && err2 == nil
}

// Less reports whether v is older than w.
func (v Version) Less(w Version) bool {
	return v.Major < w.Major || v.Major == w.Major && v.Minor < w.Minor
}
