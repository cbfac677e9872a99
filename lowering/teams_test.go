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
		if gpu.Alternates(e) {
			waits = c.checkTurns(t, waits, text)
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

var turnArrive = regexp.MustCompile(`(?m)^\tbar\.arrive %\S+, 256;`)

// checkTurns: where warpgroups take turns, each waits with the one before it, at a barrier of its own, as often as it lets the
// next one begin. It returns the other waits.
func (c *watched) checkTurns(t *testing.T, waits []string, text string) (others []string) {
	t.Helper()
	turns := 0
	for _, w := range waits {
		if strings.Contains(w, "bar.sync %") && strings.HasSuffix(w, ", 256;") {
			turns++
		} else {
			others = append(others, w)
		}
	}
	if passed := len(turnArrive.FindAllString(text, -1)); turns == 0 || passed != turns {
		t.Errorf("%s: warpgroups wait for %d turns and pass on %d", c.target, turns, passed)
	}
	return others
}
