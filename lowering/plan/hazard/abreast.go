package hazard

import (
	"maps"
	"math/rand/v2"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// manyPlaces is how often where tile blocks stand is drawn: their loops iterate in few ways for each.
const manyPlaces = 72

// drawnBelow bounds numbers that are drawn: if loops iterate too often, the next one does.
var drawnBelow = []int64{2000, 300, 40, 4}

// checkAbreast runs the roles of an entry against its teams, which run neighbours abreast.
func checkAbreast(entry *ast.Op) string {
	rng := rand.New(rand.NewPCG(6, 7))
	dim, _ := gpu.AbreastOf(entry)
	teams := gpu.TeamsOf(entry)
	for range manyPlaces {
		n := neighbours{dim: dim, across: 1 + rng.IntN(3), seed: rng.Uint64(), blocks: rng.IntN(5)}
		missing := rng.IntN(teams)
		n.extent = int64(teams*n.across - missing)
		if gpu.AbreastFromEnd(entry) {
			n.front = int64(missing)
		}
		for i, most := range drawnBelow {
			last := i == len(drawnBelow)-1
			if n.most, n.steps = most, mostSteps; last {
				n.blocks, n.steps = min(n.blocks, 1), farthest
			}
			produced, consumed, bad := traceAbreast(entry, n)
			if bad == tooLong && !last {
				continue
			}
			if bad == "" {
				bad = race(rng, entry, produced, consumed)
			}
			if bad != "" {
				return bad
			}
			break
		}
	}
	return ""
}

// traceAbreast writes down what roles and teams do.
func traceAbreast(entry *ast.Op, n neighbours) (produced, consumed [][]step, bad string) {
	common := team{of: gpu.TeamsOf(entry), abreast: &n, told: told{}}
	for _, role := range gpu.RolesOf(entry) {
		t := trace(entry, role.Body(0), nil, team{of: common.of, abreast: &n})
		if t.bad != "" {
			return nil, nil, t.bad
		}
		produced = append(produced, t.steps)
		common.merge(t.team.starts)
		maps.Copy(common.told, t.tells)
	}
	for i := range common.of {
		t := trace(entry, entry.Body(0), nil, team{number: i, of: common.of, starts: common.starts, abreast: &n, told: common.told})
		if t.bad != "" {
			return nil, nil, t.bad
		}
		consumed = append(consumed, t.steps)
	}
	return produced, consumed, ""
}
