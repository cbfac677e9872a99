package launcher

import (
	"fmt"
	"strconv"
)

// Target is a parsed name of a GPU generation, such as sm_90a.
type Target struct {
	SM     int    // 90 for compute capability 9.0
	Suffix string // "", "a" (that very generation) or "f" (its family)
}

var targetPattern = lazy(`^sm_([1-9][0-9]{1,2})([af]?)$`)

// ParseTarget reads sm_XX, sm_XXa or sm_XXf.
func ParseTarget(name string) (Target, error) {
	m := targetPattern().FindStringSubmatch(name)
	if m == nil {
		return Target{}, fmt.Errorf("target %q: expected sm_XX, sm_XXa or sm_XXf, such as sm_90a", name)
	}
	sm, _ := strconv.Atoi(m[1])
	return Target{sm, m[2]}, nil
}

// TargetRunsOn reports an error when code for target cannot run on a device
// whose own target is device: plain code runs on the same and later
// generations, "a" code on that generation only, "f" code on later members of
// the family.
func TargetRunsOn(target, device string) error {
	t, err := ParseTarget(target)
	if err != nil {
		return err
	}
	d, err := ParseTarget(device)
	if err != nil {
		return err
	}
	ok := t.SM <= d.SM
	switch t.Suffix {
	case "a":
		ok = t.SM == d.SM
	case "f":
		ok = ok && t.SM/10 == d.SM/10
	}
	if !ok {
		return fmt.Errorf("code for %s cannot run on the device, which is %s", target, device)
	}
	return nil
}
