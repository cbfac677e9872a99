package expand

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/schedule"
)

// Teams that run neighbours abreast (gpu/abreast.go) read together what is copied in loops, and each for itself what is
// copied once for a tile block.

// ofOneTeam reports whether a stage of a ring is one team's: it is filled once for each tile block.
func ofOneTeam(r *schedule.Ring) bool { return len(r.Fillings[0].Loops) == 1 }

// teamsReading is how many teams of an entry read each stage of a ring.
func teamsReading(entry *ast.Op, r *schedule.Ring) int {
	if _, abreast := gpu.AbreastOf(entry); abreast && !ofOneTeam(r) {
		return gpu.TeamsOf(entry)
	}
	return 1
}

// loopsOfAll are the loops of a tile block that all teams read rings in, one behind the other.
func loopsOfAll(rings []*schedule.Ring) (loops []*ast.Op) {
	for _, r := range rings {
		if ofOneTeam(r) {
			continue
		}
		for _, f := range r.Fillings {
			loops = append(loops, f.Loops[1])
		}
		return loops
	}
	return nil
}

// teamOf is what says in the loop over tile blocks which team runs.
func teamOf(blocks *ast.Op) *ast.Value {
	for op := range blocks.Body(0).Ops() {
		if gpu.Is(op, gpu.Team) {
			return op.Value()
		}
	}
	return nil
}
