package lowering

import (
	"slices"
	"testing"
)

// TestPipelineOrder holds the pipeline to the constraints in it.
func TestPipelineOrder(t *testing.T) {
	var done []string
	for _, s := range pipeline() {
		if s.why == "" {
			t.Errorf("step %s has no reason", s.name)
		}
		if slices.Contains(done, s.name) {
			t.Errorf("step %s stands twice", s.name)
		}
		for _, a := range s.after {
			if !slices.Contains(done, a) {
				t.Errorf("step %s must come after %s", s.name, a)
			}
		}
		done = append(done, s.name)
	}
}
