package launcher

import (
	"fmt"
	"slices"
	"sync"

	"tileir/ast/num"
)

// Origin is where an element was loaded from and not changed since: a byte of the
// buffer of an argument. The zero Origin is not known.
type Origin uint64

const originByteBits = 44

// OriginOf is a byte of the buffer of argument arg; not known if arg is negative.
func OriginOf(arg int, byte int64) Origin {
	if arg < 0 || byte < 0 || byte >= 1<<originByteBits {
		return 0
	}
	return Origin(arg+1)<<originByteBits | Origin(byte)
}

// Arg is the number of the argument, -1 if it is not known.
func (o Origin) Arg() int { return int(o>>originByteBits) - 1 }

// Byte is the offset in the argument's buffer.
func (o Origin) Byte() int64 { return int64(o & (1<<originByteBits - 1)) }

// Operand is an operand of a matrix product: where its elements, row by row, come from.
type Operand struct {
	Elem       num.Type
	Rows, Cols int
	From       []Origin
}

// at is where element (row, col) comes from.
func (o *Operand) at(row, col int) Origin { return o.From[row*o.Cols+col] }

// Products are the pairs of elements that a program multiplies in its matrix products,
// by where they come from. One device tells them, and those of another are held to them:
// so code whose operands are in disorder is found, whatever the order should be. It may
// be used from any goroutine.
type Products struct {
	mu    sync.Mutex
	elems []num.Type
	uses  map[Origin][]productUse // in the order of products
	count int
}

// productUse is an element's place in a product: the left operand's column or the right
// one's row.
type productUse struct {
	product int32
	k       int32
	right   bool
}

// maxProductUses bounds the memory: of larger launches nothing is said.
const maxProductUses = 1 << 24

// Add adds a product of a by b.
func (p *Products) Add(a, b *Operand) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.count += len(a.From) + len(b.From); p.count > maxProductUses {
		p.uses = nil
		return
	}
	if p.uses == nil {
		p.uses = map[Origin][]productUse{}
	}
	n := int32(len(p.elems))
	p.elems = append(p.elems, a.Elem)
	for i, o := range a.From {
		p.use(o, productUse{product: n, k: int32(i % a.Cols)})
	}
	for i, o := range b.From {
		p.use(o, productUse{product: n, k: int32(i / b.Cols), right: true})
	}
}

func (p *Products) use(o Origin, u productUse) {
	if list := p.uses[o]; o != 0 && (len(list) == 0 || list[len(list)-1] != u) {
		p.uses[o] = append(list, u)
	}
}

// Whole reports whether all products that were added are known, and there are some.
func (p *Products) Whole() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.count > 0 && p.count <= maxProductUses
}

// Mismatch is a pair that is multiplied and that the program does not multiply, or not
// as elements of that type.
type Mismatch struct {
	A, B       Origin // of the pair
	Row, K     int    // A is element (Row, K) of the left operand
	Col        int    // B is element (K, Col) of the right one
	As         num.Type
	Elem       num.Type // that the program multiplies; As if it does not multiply the pair
	Transposed string   // "A" or "B": with 8×8 blocks of that operand transposed, all pairs would be the program's
}

// Error says it in words that a program's parameters are not named in.
func (m *Mismatch) Error() string { return m.Text(func(arg int) string { return fmt.Sprint(arg) }) }

// Text says what is wrong, with the names of parameters.
func (m *Mismatch) Text(name func(arg int) string) string {
	if m.Elem != m.As {
		return fmt.Sprintf("%s bits are read as %s: element (%d, %d) of operand A is byte %d of the buffer of %s, which the program multiplies as %s",
			m.Elem, m.As, m.Row, m.K, m.A.Byte(), name(m.A.Arg()), m.Elem)
	}
	text := fmt.Sprintf("element (%d, %d) of operand A is byte %d of the buffer of %s, and element (%d, %d) of operand B byte %d of the buffer of %s: the program does not multiply them",
		m.Row, m.K, m.A.Byte(), name(m.A.Arg()), m.K, m.Col, m.B.Byte(), name(m.B.Arg()))
	if m.Transposed != "" {
		text = fmt.Sprintf("the 8×8 matrices of operand %s are transposed: %s", m.Transposed, text)
	}
	return text
}

// Check returns a pair of a product of a by b that is none of the program's, nil if there
// is none among the elements whose origin both devices know.
func (p *Products) Check(a, b *Operand) *Mismatch {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.uses == nil || a.Cols != b.Rows {
		return nil
	}
	m := p.check(a, b)
	if m == nil || m.Elem != m.As {
		return m
	}
	switch {
	case p.check(a, b.blocksTransposed()) == nil:
		m.Transposed = "B"
	case p.check(a.blocksTransposed(), b) == nil:
		m.Transposed = "A"
	}
	return m
}

// check looks at the pairs of each k that have the first row or the first column: if
// all those are the program's, so are the others.
func (p *Products) check(a, b *Operand) *Mismatch {
	for k := range a.Cols {
		for row := range a.Rows {
			if m := p.pair(a, b, row, k, 0); m != nil {
				return m
			}
		}
		for col := range b.Cols {
			if m := p.pair(a, b, 0, k, col); m != nil {
				return m
			}
		}
	}
	return nil
}

// pair looks at one pair.
func (p *Products) pair(a, b *Operand, row, k, col int) *Mismatch {
	x, y := a.at(row, k), b.at(k, col)
	left, right := p.uses[x], p.uses[y]
	if len(left) == 0 || len(right) == 0 {
		return nil
	}
	m := &Mismatch{A: x, B: y, Row: row, K: k, Col: col, As: a.Elem, Elem: a.Elem}
	if meet(left, right, func(product int32) bool {
		m.Elem = p.elems[product]
		return m.Elem == m.As
	}) {
		return nil
	}
	return m
}

// meet finds a product in which an element of one list is multiplied by one of the other,
// and of which is holds.
func meet(x, y []productUse, is func(product int32) bool) bool {
	for len(x) > 0 && len(y) > 0 {
		switch {
		case x[0].product < y[0].product:
			x = x[1:]
		case x[0].product > y[0].product:
			y = y[1:]
		default:
			n := x[0].product
			i, j := slices.IndexFunc(x, after(n)), slices.IndexFunc(y, after(n))
			if i < 0 {
				i = len(x)
			}
			if j < 0 {
				j = len(y)
			}
			if meetIn(x[:i], y[:j]) && is(n) {
				return true
			}
			x, y = x[i:], y[j:]
		}
	}
	return false
}

func after(product int32) func(productUse) bool {
	return func(u productUse) bool { return u.product != product }
}

// meetIn is meet in one product.
func meetIn(x, y []productUse) bool {
	for _, u := range x {
		if slices.ContainsFunc(y, func(v productUse) bool { return v.k == u.k && v.right != u.right }) {
			return true
		}
	}
	return false
}

// blocksTransposed is the operand with each block of 8×8 elements transposed; what does
// not fill one is not known.
func (o *Operand) blocksTransposed() *Operand {
	const side = 8
	t := &Operand{Elem: o.Elem, Rows: o.Rows, Cols: o.Cols, From: make([]Origin, len(o.From))}
	for row := range o.Rows / side * side {
		for col := range o.Cols / side * side {
			t.From[row*o.Cols+col] = o.at(row/side*side+col%side, col/side*side+row%side)
		}
	}
	return t
}
