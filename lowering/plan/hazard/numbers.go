package hazard

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// Teams abreast (gpu/abreast.go) iterate as often as the place of their tile block says, each in other numbers, and let go
// of what the role brings for others. So for them all integers are known: where tile blocks stand, how large the grid is, and
// what is computed of either and of constants is computed, and all else, as arguments and extents of tensors, is drawn: the same
// for the same op of the same operands, as a role computes it anew.

// neighbours says where the tile blocks stand that teams run abreast.
type neighbours struct {
	dim    int    // along which they are neighbours
	across int    // numbers of tile blocks along it
	extent int64  // of the grid along it
	front  int64  // of neighbours, how many lie in front of the grid
	blocks int    // numbers that a CTA runs
	seed   uint64 // of what is drawn
	most   int64  // numbers that are drawn are less than that

	steps int // no more than so many are followed
}

// mostSteps is how much of an entry is followed if smaller numbers can be drawn, and farthest if they cannot; tooLong is
// what is said of it if there is more.
const (
	mostSteps = 300
	farthest  = 20000
	tooLong   = "ring: loops iterate too often to be followed"
)

// isStep reports whether a loop goes on by a value.
func isStep(v *ast.Value) bool {
	return slices.ContainsFunc(v.Uses(), func(u ast.Use) bool { return u.Op.Opcode == ast.OpFor && u.Op.Get(ast.InStep) == v })
}

func isInteger(v *ast.Value) bool {
	tile := ast.AsTile(v.Type)
	return tile != nil && tile.Rank() == 0 && tile.ElemNum().IsInt()
}

// draw is the number that is drawn for what a text describes, a small one more often.
func (n *neighbours) draw(what string) int64 {
	h := fnv.New64a()
	h.Write([]byte(what))
	r := rand.New(rand.NewPCG(n.seed, h.Sum64()))
	return r.Int64N(min(n.most, []int64{3, 8, n.most}[r.IntN(3)]))
}

// place is what an op says of where tile blocks stand.
func (n *neighbours) place(op *ast.Op, known values, teams int) (at [3]int64, ok bool) {
	switch {
	case gpu.Is(op, gpu.TileBlocks): // from, to, step
		at = [3]int64{0, int64(n.blocks), 1}
	case gpu.Is(op, gpu.TileBlock):
		number, team := known[gpu.Get(op, gpu.InNumber)].n, known[gpu.Get(op, gpu.InTeam)].n
		at[(n.dim+1)%3] = number / int64(n.across)
		at[n.dim] = number%int64(n.across)*int64(teams) + team - n.front
	case op.Opcode == ast.OpGetNumTileBlocks:
		at[(n.dim+1)%3], at[(n.dim+2)%3] = int64(n.blocks/n.across+1), 1
		at[n.dim] = n.extent
	default:
		return at, false
	}
	return at, true
}

// calculate computes what an op of integers makes of some; ok is false if that is not known of it.
func calculate(op *ast.Op, in []int64) (n int64, ok bool) {
	unsigned := op.Enum(ast.KeySignedness, ast.Signed) == ast.Unsigned
	switch op.Opcode {
	case ast.OpConstant:
		bits := 8 * len(op.Attr(ast.KeyValue).(*ast.DenseAttr).Data)
		return int64(op.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0)) << (64 - bits) >> (64 - bits), true
	case ast.OpAssume, ast.OpExtI, ast.OpTruncI:
		return in[0], true
	case ast.OpMinI:
		return min(in[0], in[1]), true
	case ast.OpMaxI:
		return max(in[0], in[1]), true
	case ast.OpDivI:
		return quotient(in[0], in[1], op.Enum(ast.KeyRounding, ast.RoundZero))
	case ast.OpCmpI:
		return truth(compared(in[0], in[1], op.Enum(ast.KeyComparisonPredicate, ast.CmpEqual), unsigned)), true
	case ast.OpAndI:
		return in[0] & in[1], true
	case ast.OpOrI:
		return in[0] | in[1], true
	}
	return 0, false
}

func quotient(x, y int64, rounding uint32) (int64, bool) {
	if y == 0 {
		return 0, false
	}
	q, r := x/y, x%y
	switch {
	case r != 0 && rounding == ast.RoundNegInf && (r < 0) != (y < 0):
		q--
	case r != 0 && rounding == ast.RoundPosInf && (r < 0) == (y < 0):
		q++
	}
	return q, true
}

func compared(x, y int64, predicate uint32, unsigned bool) bool {
	if unsigned {
		x, y = int64(uint32(x)), int64(uint32(y))
	}
	switch predicate {
	case ast.CmpEqual:
		return x == y
	case ast.CmpNotEqual:
		return x != y
	case ast.CmpLess:
		return x < y
	case ast.CmpLessEqual:
		return x <= y
	case ast.CmpGreater:
		return x > y
	}
	return x >= y
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
