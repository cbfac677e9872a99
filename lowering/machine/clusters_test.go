package machine

import "testing"

// TestClustersAtOnce holds the places of clusters to what the driver of an H200 said.
func TestClustersAtOnce(t *testing.T) {
	m, _ := Of("sm_90a")
	for size, want := range map[int][3]int{1: {132, 264, 396}, 2: {66, 132, 198}, 3: {39, 79, 124}, 4: {30, 62, 92}, 5: {22, 47, 69}, 6: {17, 39, 62}, 7: {15, 32, 47}, 8: {15, 30, 45}} {
		for i, n := range want {
			if got := m.ClustersAtOnce(size, i+1); got != n {
				t.Errorf("clusters of %d, %d CTAs to a multiprocessor: got %d, want %d", size, i+1, got, n)
			}
		}
	}
	if m, _ := Of("sm_100a"); m.ClustersAtOnce(8, 1) != m.SMs/8 {
		t.Error("where nothing is known, clusters fill the GPU")
	}
	for clusters, want := range map[int64]int{15: 1, 16: 2, 30: 2, 31: 3, 1000: 4} {
		if got := m.ResidencyOf(clusters, 8, 4); got != want {
			t.Errorf("%d clusters of 8: %d CTAs to a multiprocessor, want %d", clusters, got, want)
		}
	}
}
