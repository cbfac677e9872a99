package conformance

import (
	"slices"
	"testing"

	"tileir/launcher/ptxsim/profile"
	"tileir/lowering/machine"
)

// TestClusterPlaces: where clusters find room stands in the compiler's machine description and in the
// rates of the simulator's estimate, of which neither may import the other. They say the same
// of the GPUs for which the estimate has a row of their own.
func TestClusterPlaces(t *testing.T) {
	compared := 0
	for _, name := range machine.Names() {
		m, _ := machine.Of(name)
		if m.ClusterPlaces == nil {
			continue
		}
		compared++
		if r := profile.RatesOf(name); r.SMs != m.SMs || !slices.Equal(r.Places, m.ClusterPlaces) {
			t.Errorf("%s: %d multiprocessors, places %v; the estimate has %d, %v", name, m.SMs, m.ClusterPlaces, r.SMs, r.Places)
		}
	}
	if compared == 0 {
		t.Error("no machine says where clusters find room")
	}
}
