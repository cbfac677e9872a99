package lowering_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tileir/lowering/gpu"
)

var barSync = regexp.MustCompile(`(?m)^\t(?:@\S+ )?bar\.sync[^;]*;`)

// checkTeams: where an entry has roles, all threads of a CTA wait for each other once, before
// those begin. From there on the entry's warps wait for each other alone.
func (c *watched) checkTeams(t *testing.T, counts *counted) {
	t.Helper()
	ptx := string(c.result.Code.PTX)
	for i, e := range entries(c.result.Plan) {
		if len(gpu.RolesOf(e)) == 0 {
			continue
		}
		_, text, ok := strings.Cut(ptx, ".entry "+c.result.Code.Kernels[i].Symbol+"(")
		text, _, _ = strings.Cut(text, ".entry ")
		waits := barSync.FindAllString(text, -1)
		if gpu.MulticastOf(e) > 1 && strings.Contains(text, "barrier.cluster.arrive") { // those of all CTAs do
			waits = append([]string{"bar.sync 0;"}, waits...)
		}
		if !ok || len(waits) == 0 || strings.TrimSpace(waits[0]) != "bar.sync 0;" {
			t.Errorf("%s, entry %s: expected all threads to wait for each other before the roles, got %q", c.target, e.Str("sym_name"), waits)
			continue
		}
		team := fmt.Sprintf(", %d;", 32*e.Int(gpu.AttrWarps, 1))
		for _, w := range waits[1:] {
			counts.teams++
			if !strings.HasSuffix(w, team) || strings.Contains(w, "bar.sync 0") {
				t.Errorf("%s, entry %s: %s, while roles run: expected a barrier of the entry's own warps, of%s", c.target, e.Str("sym_name"), w, team)
			}
		}
	}
}
