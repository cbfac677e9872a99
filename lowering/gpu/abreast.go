package gpu

import "tileir/ast"

// Teams (teams.go) may run tile blocks abreast: those of a CTA run neighbours along a dimension of the grid at the same
// time, and what all of these read comes to shared memory once. Of row blocks of attention that is all but the queries.
//
//	%n, %end, %step = gpu.tile_blocks          numbers, each of as many neighbours as there are teams
//	for …
//	  %t = gpu.team
//	  %x, %y, %z = gpu.tile_block %n, %t       the team's own
//	  for %k …                                 reads rings
//	  for …                                    lets go unread what others read further
//
// A ring that is filled in loops is for all: each team reads all of it, and all let a stage go. A ring that is filled once
// for each tile block is a team's own, stage by stage: of n or 2n stages team t of n reads t, and n + t, and lets them go alone.
// Roles are of no team. They run the loops of the team that iterates most, which the others follow from the same
// beginning: a team that ends sooner waits for the stages that are left, as they come, and lets them go.
//
// Where the grid ends within such neighbours the last teams run its last tile block once more, and store nothing. Of tile blocks that
// take longer the greater their place is, and run from the longest (gpu.mirrored, gpu.descending, gpu.dynamic), that is the longest: those are numbered
// from the end of the grid, and the first teams of the first number run the first tile block once more, which is the shortest.

// AbreastOf returns the dimension of the grid along which the teams of an entry run neighbours abreast; ok is false if
// they do not.
func AbreastOf(entry *ast.Op) (dim int, ok bool) {
	return int(entry.Int(AttrAbreast, 0)), entry.Has(AttrAbreast)
}

// AbreastFromEnd reports whether neighbours are numbered so that some may be missing in front of the grid, and not behind it.
func AbreastFromEnd(entry *ast.Op) bool {
	dim, ok := AbreastOf(entry)
	for _, order := range []func(*ast.Op) (int, bool){MirroredOf, DescendingOf, DynamicOf} {
		if d, has := order(entry); ok && has && d == dim {
			return true
		}
	}
	return false
}

// Neighbours returns how many tile blocks along a dimension of the grid have one number: 1, unless teams run them abreast.
func Neighbours(entry *ast.Op, dim int) int {
	if d, ok := AbreastOf(entry); ok && d == dim {
		return TeamsOf(entry)
	}
	return 1
}

// abreast checks that there are teams that may run neighbours.
func abreast(c *checker, op *ast.Op) {
	switch d, _ := AbreastOf(op); {
	case d > 2:
		c.fail(op, "expected %s to be 0, 1 or 2, got %d", AttrAbreast, d)
	case TeamsOf(op) == 1:
		c.fail(op, "expected several %s with %s", AttrTeams, AttrAbreast)
	}
}
