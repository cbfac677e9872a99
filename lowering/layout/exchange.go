package layout

import "slices"

// # Through shared memory
//
// A tile goes to other threads by way of scratch in shared memory: each thread
// writes what it has, all wait, each reads what it needs. Scratch is divided into
// 32 banks of 4 bytes, and an instruction of a warp takes one wavefront
// for each 128 bytes, more if two lanes want different words of one bank. So the
// place of a byte is chosen such that neither the writers nor the readers meet in
// a bank, and such that they move as many bytes at once as they can.
//
// All of it is linear. Number the bytes of the tile in row-major order: a vector
// u of n bits. What is looked for is a basis in three parts, L, K and S: the
// coordinates of u in it, L lowest, are the place of u.
//
//	L   what a thread moves at once: vectors that its registers span
//	K   fills a row of 128 bytes together with L
//	S   which row it is
//
// Lanes that one wavefront serves differ by sums of the columns of the lowest lane
// bits, A for the writers: all 5 bits if an access has 4 bytes, 4 if it has 8, 3
// if it has 16. (Bytes of one word count as if each lane read all of it.) Two of
// them meet in a bank if a sum of A, up to L, lies in S. So
// S must have nothing in common with A+L, nor with B+L for the readers. Such an S
// of the dimension needed there always is: of what A+L and B+L do not span take
// anything; then, with a₁, a₂, … and b₁, b₂, … what each has besides the other,
// take a₁⊕b₁, a₂⊕b₂, …, which lie in neither. (Two subspaces of equal dimension
// have a complement in common; A+L and B+L have at most 128 bytes.)
//
// Worked example: a 32×32 tile of 4 bytes, written by rows (lane = column) and
// read by columns (lane = row), one element at a time. In units of elements, A is
// spanned by columns 1, 2, 4, 8, 16, B by 32, 64, …, 512; they have nothing in
// common, so S is spanned by 1⊕32, 2⊕64, …, 16⊕512. With K = A, element
// (row, column) has the coordinates K = row ⊕ column, S = row: the swizzle that
// one would write by hand.
//
// # In rounds
//
// If scratch has room for a 2^k-th of the tile only, it goes in 2^k rounds. The
// round of a byte is k bits, each the parity of u and a mask. Masks are chosen
// that have no bit in common with any column of a lane or warp, of readers at
// least: then all threads read the same registers in a round. Of writers too, if
// there are enough such masks; if not, in a round some write and others do not.

// Map is a linear map from places in a CTA to bytes of a tile, or of scratch.
type Map struct{ Reg, Lane, Warp []uint32 }

// Bytes is the layout as a map to the numbers of bytes, for elements of the given
// size.
func (l Layout) Bytes(size int) Map {
	m := l.mapColumns(l.Shape, func(e uint32) uint32 { return e * uint32(size) })
	return Map{m.Reg, m.Lane, m.Warp}
}

// Then is the map followed by one that is given by its columns.
func (m Map) Then(columns []uint32) Map {
	apply := func(cs []uint32) []uint32 {
		out := make([]uint32, len(cs))
		for i, c := range cs {
			out[i] = Combine(columns, int(c))
		}
		return out
	}
	return Map{apply(m.Reg), apply(m.Lane), apply(m.Warp)}
}

// accessBytes is the most that one instruction moves.
const accessBytes = 16

// A bank has words of bankBytes; a row of all banks has rowBytes.
const (
	bankBytes = 4
	rowBytes  = 128
)

// Exchange says how a tile goes through scratch.
type Exchange struct {
	Rounds []uint32 // masks: bit i of a byte's round is the parity of it and Rounds[i]
	Place  []uint32 // where in scratch each bit of a byte's number leads
	Bytes  int      // of scratch
	Write  Access
	Read   Access
}

// Access says how the threads move their registers.
type Access struct {
	Map    Map   // to scratch, see Exchange.Place
	Size   int   // bytes of a register
	Vector []int // registers 0, Vector[0], Vector[1], their sum, … are neighbours in scratch
	Round  Map   // to rounds
}

// NewExchange finds the exchange of a tile of 2^n bytes between threads that have
// registers of src.Size bytes and threads that want dst.Size, in 2^rounds rounds.
// ok is false if there cannot be so many.
func NewExchange(src, dst Map, srcSize, dstSize, n, rounds int) (x Exchange, ok bool) {
	unit := max(srcSize, dstSize)
	p := placement{src: src, dst: dst, srcSize: srcSize, dstSize: dstSize, unit: unit, n: n}
	if !p.chooseRounds(rounds) {
		return x, false
	}
	best := -1
	for _, vector := range p.vectors() {
		// What rows are told apart by can make accesses narrower than was
		// thought; then more lanes share a wavefront.
		write, read := len(vector), len(vector)
		for range 3 {
			y := p.exchange(vector, write, read)
			if cost := y.Cost(); best < 0 || cost < best {
				best, x = cost, y
			}
			writes := min(len(vector), Log2(y.Write.Width()*srcSize))
			reads := min(len(vector), Log2(y.Read.Width()*dstSize))
			if writes == write && reads == read {
				break
			}
			write, read = writes, reads
		}
	}
	return x, true
}

// placement is the search for an exchange.
type placement struct {
	src, dst         Map
	srcSize, dstSize int
	unit, n          int
	rounds           []uint32
	left             []uint32 // what remains of each bit of a byte's number in a round
}

// chooseRounds picks the masks, in a form in which each has a bit of its own. A
// byte's number without these bits is another for each byte of a round.
func (p *placement) chooseRounds(k int) bool {
	inside := units(Log2(p.unit)) // the bytes of an element stay together
	readers := concat(inside, p.dst.Lane, p.dst.Warp)
	both := concat(readers, p.src.Lane, p.src.Warp)
	common := extend(nil, intersect(concat(p.src.Reg, inside), concat(p.dst.Reg, inside)), Log2(accessBytes))
	var masks []uint32
	for _, free := range [][]uint32{concat(both, common), both, concat(readers, common), readers} {
		masks = append(masks, extend(masks, annihilator(free, p.n), k-len(masks))...)
	}
	if len(masks) < k {
		return false
	}
	p.rounds = reduced(masks)
	p.left = units(p.n)
	for _, m := range p.rounds {
		p.left[lead(m)] = 0
	}
	return true
}

func concat(lists ...[]uint32) []uint32 {
	var out []uint32
	for _, l := range lists {
		out = append(out, l...)
	}
	return out
}

// own returns the vectors that registers of one round span, without the bits that
// rounds determine.
func (p *placement) own(m Map) []uint32 {
	var list []uint32
	for _, code := range kernel(m.Then(columnsOf(p.rounds, p.n)).Reg) {
		list = append(list, Combine(p.left, int(Combine(m.Reg, code))))
	}
	return independent(list)
}

// columnsOf turns masks into the columns of the map whose bit i is the parity
// with mask i.
func columnsOf(masks []uint32, n int) []uint32 {
	columns := make([]uint32, n)
	for i, m := range masks {
		for b := range n {
			columns[b] |= m >> b & 1 << i
		}
	}
	return columns
}

// vectors lists what L may be: what the registers of writers and of readers have
// in common, and that with more for one side.
func (p *placement) vectors() [][]uint32 {
	inside := units(Log2(p.unit))
	src, dst := p.own(p.src), p.own(p.dst)
	room := Log2(accessBytes) - len(inside)
	// Unit vectors first: they make for plain addresses.
	common := extend(inside, plainFirst(intersect(concat(src, inside), concat(dst, inside)), p.n), room)
	base := concat(inside, common)
	list := [][]uint32{base}
	for _, more := range [][]uint32{dst, src} {
		if add := extend(base, plainFirst(more, p.n), room-len(common)); len(add) > 0 {
			list = append(list, concat(base, add))
		}
	}
	return list
}

// plainFirst is a basis of a subspace with its unit vectors first, lowest first.
func plainFirst(span []uint32, n int) []uint32 {
	var list []uint32
	for _, u := range units(n) {
		if in(span, u) {
			list = append(list, u)
		}
	}
	return append(list, extend(list, span, len(span))...)
}

// exchange completes L to a basis and derives the accesses, which are thought to
// move 2^write and 2^read bytes at most.
func (p *placement) exchange(vector []uint32, write, read int) Exchange {
	src, dst := p.src.Then(p.left), p.dst.Then(p.left)
	a := wavefrontSpan(src, p.own(p.src), vector[:write], p.srcSize)
	b := wavefrontSpan(dst, p.own(p.dst), vector[:read], p.dstSize)
	var all []uint32
	for _, u := range p.left {
		if u != 0 {
			all = append(all, u)
		}
	}
	// Lanes that want bytes of one word do not meet.
	more := extend(vector, concat(intersect(a, b), a, b, all), max(Log2(bankBytes)-len(vector), 0))
	word := concat(vector, more)[:min(Log2(bankBytes), len(vector)+len(more))]
	a, b = independent(concat(a, word)), independent(concat(b, word))
	rows := max(len(all)-Log2(rowBytes), 0)
	segments := extend(concat(a, b), all, rows)
	common := intersect(a, b)
	onlyA, onlyB := extend(common, a, len(a)), extend(common, b, len(b))
	for i := 0; len(segments) < rows && i < min(len(onlyA), len(onlyB)); i++ {
		segments = append(segments, onlyA[i]^onlyB[i])
	}
	banks := extend(concat(vector, more, segments), concat(dst.Lane, src.Lane, all), len(all))
	basis := concat(vector, more, banks, segments)
	x := Exchange{Rounds: p.rounds, Place: make([]uint32, p.n), Bytes: 1 << len(basis)}
	for i, u := range p.left {
		code, _ := Solve(basis, u)
		x.Place[i] = uint32(code)
	}
	round := columnsOf(p.rounds, p.n)
	x.Write = newAccess(p.src.Then(x.Place), p.src.Then(round), p.srcSize)
	x.Read = newAccess(p.dst.Then(x.Place), p.dst.Then(round), p.dstSize)
	return x
}

// wavefrontSpan is what the lanes that one wavefront serves span, with what each of them moves:
// so much of the vector as its registers span, which are of the given size.
func wavefrontSpan(m Map, own, vector []uint32, size int) []uint32 {
	n := Log2(size)
	own = concat(own, units(n))
	for n < len(vector) && in(own, vector[n]) {
		n++
	}
	lanes := min(LaneBits, Log2(rowBytes)-n)
	return independent(concat(m.Lane[:lanes], vector[:n])) // rows are told apart by lanes first
}

// newAccess finds how many neighbours of a register lie next to it in scratch.
func newAccess(m, round Map, size int) Access {
	a := Access{Map: m, Size: size, Round: round}
	pair := make([]uint32, len(m.Reg)) // place and round of each register bit
	for i := range pair {
		pair[i] = m.Reg[i] | round.Reg[i]<<24
	}
	for step := uint32(size); step < accessBytes; step *= 2 {
		code, ok := Solve(pair, step)
		for _, c := range concat(m.Lane, m.Warp) {
			ok = ok && c&(2*step-1) == 0
		}
		if !ok {
			break
		}
		a.Vector = append(a.Vector, code)
	}
	return a
}

// Width is how many registers one instruction moves.
func (a Access) Width() int { return 1 << len(a.Vector) }

// Neighbours returns the registers that are moved with register r, which is one
// of them, in the order of their places.
func (a Access) Neighbours(r int) []int {
	low := Combine(a.Map.Reg, r) & uint32(a.Width()*a.Size-1) / uint32(a.Size)
	for i, code := range a.Vector {
		if low>>i&1 != 0 {
			r ^= code
		}
	}
	list := make([]int, a.Width())
	for i := range list {
		list[i] = r
		for k, code := range a.Vector {
			if i>>k&1 != 0 {
				list[i] ^= code
			}
		}
	}
	return list
}

// Wavefronts is how many wavefronts one instruction takes, and how few it could. The
// place of register 0 in warp 0 is as good as any, for others differ by an exclusive or
// with a constant. Lanes of another round stay out.
func (a Access) Wavefronts() (wavefronts, ideal int) {
	return wavefrontsOf(32, a.Width()*a.Size, func(lane int) (uint32, bool) {
		return Combine(a.Map.Lane, lane), Combine(a.Round.Lane, lane) == 0
	})
}

// Cost counts what the exchange takes of the memory's time and of the threads',
// for a warp: two for each wavefront, so that a multiprocessor makes two of a cycle,
// one for each instruction, and for each wait.
func (x Exchange) Cost() int {
	cost := 0
	for _, a := range []Access{x.Write, x.Read} {
		wavefronts, _ := a.Wavefronts()
		cost += (2*wavefronts + 1) << len(a.Map.Reg) >> len(a.Vector)
	}
	return cost + waitCost*(2<<len(x.Rounds)-1)
}

// waitCost is what a barrier costs a warp: about thirty cycles in which it does
// nothing, while others may.
const waitCost = 16

// Solo reports whether all rounds are chosen by registers alone.
func (a Access) Solo() bool {
	chooses := func(c uint32) bool { return c != 0 }
	return !slices.ContainsFunc(a.Round.Lane, chooses) && !slices.ContainsFunc(a.Round.Warp, chooses)
}

// RoundOf is the round of a register, exclusive or the thread's part.
func (a Access) RoundOf(r int) int { return int(Combine(a.Round.Reg, r)) }

// Within is the map to the byte of a part of the tile that an element lies at, if
// the part is the one it lies in: which one counts nothing. The part's extents
// divide those of the tile.
func (l Layout) Within(part []int, size int) Map {
	columns := make([]uint32, Log2(Size(l.Shape)))
	for d := range part {
		for b := range Log2(part[d]) {
			columns[DimShift(l.Shape, d)+b] = uint32(size) << (DimShift(part, d) + b)
		}
	}
	return Map{l.Reg, l.Lane, l.Warp}.Then(columns)
}

// Part is the map to the number of the part that an element lies in, the
// coordinates of the part in row-major order.
func (l Layout) Part(part []int) Map {
	columns := make([]uint32, Log2(Size(l.Shape)))
	next := uint32(1)
	for d := len(part) - 1; d >= 0; d-- {
		for b := Log2(part[d]); b < Log2(l.Shape[d]); b++ {
			columns[DimShift(l.Shape, d)+b] = next
			next *= 2
		}
	}
	return Map{l.Reg, l.Lane, l.Warp}.Then(columns)
}
