package schedule

import (
	"slices"
	"testing"

	"tileir/lowering/gpu"
	"tileir/lowering/remark"
)

// TestChoices: each remark of the pass is a reason of one choice, and each attribute of a
// schedule belongs to one.
func TestChoices(t *testing.T) {
	reasons := map[remark.Reason]int{remark.HintIgnored: 1} // of what it asks for
	attrs := map[string]int{}
	for _, c := range choices {
		for _, r := range c.reasons {
			reasons[r]++
		}
		for _, a := range c.attrs {
			attrs[a]++
		}
	}
	for r, row := range remark.Table {
		if want := map[bool]int{true: 1}[row.Pass == Pass]; reasons[remark.Reason(r)] != want {
			t.Errorf("%s, of the pass %s, is a reason of %d choices, want %d", row.Code, row.Pass, reasons[remark.Reason(r)], want)
		}
	}
	elsewhere := []string{gpu.AttrSchedule, gpu.AttrMerge, gpu.AttrPairs, gpu.AttrSplitK, gpu.AttrSplitBy, gpu.AttrStreamK, gpu.AttrCTAs} // which no choice of this pass gives
	for _, a := range gpu.Attrs {
		chosen := gpu.ByHand(a.Name) && !slices.Contains(elsewhere, a.Name) || a.Name == gpu.AttrUnlessOne
		if want := map[bool]int{true: 1}[chosen]; attrs[a.Name] != want {
			t.Errorf("%s belongs to %d choices, want %d", a.Name, attrs[a.Name], want)
		}
	}
	for hint, attr := range attrOfHint {
		if ChoiceOf(attr) == "" {
			t.Errorf("the hint %s asks for %s, which is no choice", hint, attr)
		}
	}
}
