package gpu

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
)

// AttrBy says by what a tile goes: to other threads, or from shared memory.
const AttrBy = "by"

// AttrSteps says how many neighbours along what a product sums over threads read at a time
// from shared memory, where they multiply from there.
const AttrSteps = "steps"

// By what gpu.convert_layout moves a tile.
const (
	ByRegisters = "registers" // each thread has what it needs: other names
	ByShuffles  = "shuffles"  // lanes of a warp exchange
	ByScratch   = "scratch"   // through the op's scratch
	ByWarps     = "warps"     // through the op's scratch, of which each warp has a part: its lanes wait for each other alone
)

// By what gpu.load_shared reads one.
const (
	ByLoads      = "ld"
	ByMatrices   = "ldmatrix"
	ByTransposed = "ldmatrix.trans"
)

// What ldmatrix moves, in bytes.
const (
	matrixRow  = 16 // a row, that a lane gives the address of
	matrixWord = 4  // of which a lane gets so much
	matrixPair = 2  // and .trans leaves so much together
)

var (
	conversionTransfers = []string{ByRegisters, ByShuffles, ByWarps, ByScratch}
	loadTransfers       = []string{ByLoads, ByMatrices, ByTransposed}
)

// MatrixLoad says how ldmatrix fills the registers of a tile.
//
// ldmatrix reads 8×8 matrices of 16-bit elements: lane 8i + j gives the address
// of row j, 16 bytes, of matrix i. Lane 4g + t then holds elements 2t and 2t+1
// of row g, or, with .trans, element g of rows 2t and 2t+1. So the bits that
// move within a row must be consecutive bytes in shared memory, and the bits
// that choose row and matrix can be anything: they become the lanes' addresses.
// What an element of two bytes is does not matter: without .trans four bytes stay
// together, with it two.
type MatrixLoad struct {
	Rows  layout.Map // lane -> byte offset of the row that it addresses; registers from the second on choose matrices
	Count int        // matrices per instruction: 1, 2 or 4
	Words int        // of a thread
}

// MatrixLoadOf returns how ldmatrix reads a tile from shared memory to a layout, by
// one of ByMatrices and ByTransposed; ok is false if it cannot.
func MatrixLoadOf(l layout.Layout, s Shared, by string) (f MatrixLoad, ok bool) {
	size := s.Elem.MemBits() / 8
	if size == 0 || size > matrixWord || s.Elem == num.I1 || len(l.Reg) < layout.Log2(matrixWord/size) {
		return f, false
	}
	m := l.Bytes(1).Then(s.Place())
	f.Words = l.NumRegs() * size / matrixWord
	row, which, ok := matrixRows(m, size, by)
	if !ok {
		return f, false
	}
	k := min(2, len(which))
	f.Count = 1 << k
	lanes := append(row, which[:k]...)
	for len(lanes) < layout.LaneBits {
		lanes = append(lanes, 0)
	}
	f.Rows = layout.Map{Reg: which[k:], Lane: lanes, Warp: m.Warp}
	for _, columns := range [][]uint32{f.Rows.Reg, f.Rows.Lane, f.Rows.Warp} {
		for _, c := range columns {
			if c%matrixRow != 0 {
				return f, false
			}
		}
	}
	return f, true
}

// Access is how a warp reads by one instruction: a lane gives the address of each row.
func (f MatrixLoad) Access() layout.WarpAccess {
	return layout.WarpAccess{Lane: f.Rows.Lane, Lanes: 8 * f.Count, Width: matrixRow}
}

// matrixRows returns what the bits of a row's number move, and what those of a
// matrix's number do, where the other bits move along rows as ldmatrix has it.
func matrixRows(m layout.Map, size int, by string) (row, which []uint32, ok bool) {
	switch by {
	case ByMatrices:
		n, ok := leading(m.Reg, size, matrixWord)
		if ok && m.Lane[0] == 4 && m.Lane[1] == 8 {
			return []uint32{m.Lane[2], m.Lane[3], m.Lane[4]}, m.Reg[n:], true
		}
	case ByTransposed:
		n, ok := leading(m.Reg, size, matrixPair)
		if ok && size <= matrixPair && len(m.Reg) > n && m.Lane[2] == 2 && m.Lane[3] == 4 && m.Lane[4] == 8 {
			return []uint32{m.Reg[n], m.Lane[0], m.Lane[1]}, m.Reg[n+1:], true
		}
	}
	return nil, nil, false
}

// leading is how many bits of registers count the elements of so many consecutive
// bytes; ok is false if they do not.
func leading(reg []uint32, size, bytes int) (n int, ok bool) {
	for size<<n < bytes {
		if n == len(reg) || reg[n] != uint32(size)<<n {
			return 0, false
		}
		n++
	}
	return n, true
}

// convert checks a conversion as far as its row does not say it; whether it can go
// the way it says is for agreeConversion.
func (c *checker) convert(op *ast.Op) {
	if got, want := op.Value().Type.String(), op.Source().Type.String(); got != want {
		c.fail(op, "expected the result to be of the operand's type %s, got %s", want, got)
		return
	}
	switch by := op.Str(AttrBy); {
	case TakesScratch(op) && c.entry.placed && !op.Has(AttrScratch):
		c.fail(op, "expected %s, through which it goes", AttrScratch)
	case !TakesScratch(op) && op.Has(AttrScratch):
		c.fail(op, "expected no %s where it goes by %s", AttrScratch, by)
	}
}

// TakesScratch reports whether a conversion goes through scratch.
func TakesScratch(conversion *ast.Op) bool {
	by := conversion.Str(AttrBy)
	return by == ByScratch || by == ByWarps
}

// WithinWarps reports whether each warp has a part of an op's scratch for itself, and comes
// to no other: its threads wait for no other warp.
func WithinWarps(op *ast.Op) bool { return Is(op, Convert) && op.Str(AttrBy) == ByWarps }

// agreeConversion checks that a tile can go the way that a conversion says.
func (c *checker) agreeConversion(op *ast.Op) {
	c.says(op)
	from, err1 := LayoutOf(op.Source(), c.entry.warps)
	to, err2 := LayoutOf(op.Value(), c.entry.warps)
	if err1 != nil || err2 != nil {
		return
	}
	switch op.Str(AttrBy) {
	case ByRegisters:
		if _, same := layout.RegisterMap(from, to); !same {
			c.fail(op, "expected layouts of the same elements in every thread where it goes by %s", ByRegisters)
		}
	case ByShuffles:
		if _, ok := layout.NewShuffle(from, to, 1); !ok {
			c.fail(op, "expected layouts of the same elements in every warp where it goes by %s", ByShuffles)
		}
	case ByWarps:
		if c.entry.cluster > 1 || !layout.KeepsWarps(from, to) {
			c.fail(op, "expected one CTA, and layouts of the same elements in every warp, each in one, where it goes by %s", ByWarps)
		}
	}
}

// agreeLoad checks that a tile in shared memory can be read by what a load says.
func (c *checker) agreeLoad(op *ast.Op) {
	c.says(op)
	by := op.Str(AttrBy)
	if by != ByMatrices && by != ByTransposed {
		return
	}
	if !c.limits.Machine.LoadMatrix {
		c.fail(op, "expected %s = %q: %s has no ldmatrix", AttrBy, ByLoads, c.limits.Machine.Name)
		return
	}
	s, err1 := SharedOf(Get(op, InSharedTile).Def())
	l, err2 := LayoutOf(op.Value(), c.entry.warps)
	if err1 != nil || err2 != nil {
		return
	}
	if op.Has(AttrPiece) {
		c.fail(op, "expected %s = %q, which reads pieces, got %q", AttrBy, ByLoads, by)
		return
	}
	if _, ok := MatrixLoadOf(l, s, by); !ok {
		c.fail(op, "expected a layout whose threads hold parts of rows as %s distributes them, got %q", by, AppendLayout(nil, l))
	}
}

// StepsOf returns how many neighbours along what is summed over one access can read of
// operand which of a product, for threads that have its columns or rows.
func StepsOf(s Shared, which int) int {
	place, along := s.Place(), 1-which
	first, n := layout.DimShift(s.Shape, along), layout.Log2(s.Shape[along])
	others := slices.Concat(place[:first], place[first+n:])
	return layout.Map{Reg: place[first : first+n], Lane: others}.Run(s.Elem.MemBits() / 8)
}

// StepAccess is how a warp reads operand which of a product by multiply-adds, for results
// in a layout: so many neighbours along what is summed over, or as many as lie together
// across it where they do not.
func StepAccess(result layout.Layout, s Shared, which, steps int) layout.WarpAccess {
	shape := []int{1, 1}
	shape[which] = s.Shape[which]
	l, _ := result.Narrow(shape)
	first, n := layout.DimShift(s.Shape, which), layout.Log2(s.Shape[which])
	m := l.Bytes(1).Then(s.Place()[first : first+n])
	size := s.Elem.MemBits() / 8
	if steps == 1 {
		steps = m.Run(size)
	}
	return layout.WarpAccess{Lane: m.Lane, Lanes: 1 << layout.LaneBits, Width: min(size*steps, CopyBytes)}
}

// MultipliesShared reports whether a product's operands are read from shared memory by the
// threads that multiply.
func MultipliesShared(op *ast.Op) bool {
	i, ok := InstructionByName(op.Str(KeyInstruction))
	return ok && i.ReadsShared() && !i.Beside()
}

// agreeSteps checks how many neighbours a product reads at a time.
func (c *checker) agreeSteps(op *ast.Op) {
	steps := IntsOf(op, AttrSteps)
	switch reads := MultipliesShared(op); {
	case reads && c.entry.transfers && len(steps) != 2:
		c.fail(op, "expected %s: once it is chosen every product that threads read from shared memory says how", AttrSteps)
	case !reads && len(steps) > 0:
		c.fail(op, "expected no %s but where threads multiply from shared memory", AttrSteps)
	}
	for which, n := range steps {
		def := Factors(op)[which].Def()
		if !Is(def, AllocShared) {
			return // the product's rule says so
		}
		s, err := SharedOf(def)
		if err != nil {
			return
		}
		if most := StepsOf(s, which); !isPowerOfTwo(int64(n)) || n > most {
			c.fail(op, "expected number %d of %s to be a power of two up to %d, which lie together, got %d", which, AttrSteps, most, n)
		}
	}
}

// says checks that an op says by what a tile goes, once that is chosen.
func (c *checker) says(op *ast.Op) {
	if c.entry.transfers && !op.Has(AttrBy) {
		c.fail(op, "expected %s: once it is chosen every op that moves a tile says by what", AttrBy)
	}
}
