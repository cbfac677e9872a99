package asm

import (
	"strconv"

	"tileir/ptxgen/ptx"
)

// Access is how an instruction reaches global memory.
type Access struct {
	Order Order
	Scope Scope
	// Word is what lies in memory, bits of 8 to 64, and Words how many of them one access moves:
	// 1, 2 or 4.
	Word  ptx.Type
	Words int
	// Where says that the access is made only where an input of its own is not zero.
	Where bool
}

// mnemonic is the instruction's, the opcode given.
func (a *Access) mnemonic(opcode string) []string {
	order, scope := ordering(a.Order, a.Scope)
	return []string{opcode, "global", order, scope, vectorOf(a.Words), name(a.Word)}
}

// vectorOf is the modifier of an access of n words.
func vectorOf(n int) string {
	if n == 1 {
		return ""
	}
	return "v" + strconv.Itoa(n)
}

// Load reads words at an address. Inputs: the address, and if a.Where the condition and, for each
// word, what it is where the condition is zero: no memory is touched there.
func Load(a Access) *Code {
	w := newWriter()
	to := w.outs(a.Word, a.Words)
	from := w.in(ptx.B64)
	if !a.Where {
		w.do(a.mnemonic("ld"), words(to), at(from))
		return w.finish()
	}
	cond := w.in(ptx.B32)
	padding := w.ins(a.Word, a.Words)
	w.scope(func() {
		p := w.predicate(cond)
		for i := range to { // before the load, which leaves them alone where it is not made
			w.do([]string{"mov", name(held(a.Word))}, to[i], padding[i])
		}
		w.where(p).do(a.mnemonic("ld"), words(to), at(from))
	})
	return w.finish()
}

// Store writes words at an address. Inputs: the address, the words, and if a.Where the condition.
func Store(a Access) *Code {
	w := newWriter()
	to := w.in(ptx.B64)
	from := w.ins(a.Word, a.Words)
	store := func() { w.do(a.mnemonic("st"), at(to), words(from)) }
	if !a.Where {
		store()
		return w.finish()
	}
	cond := w.in(ptx.B32)
	w.scope(func() {
		w.where(w.predicate(cond))
		store()
	})
	return w.finish()
}

// ReduceAdd adds n words of elements to global memory: of f32, or pairs f16x2 or bf16x2. Each
// element is added atomically. Inputs: the address and the words.
func ReduceAdd(o Order, s Scope, elements ptx.Type, n int) *Code {
	w := newWriter()
	to := w.in(ptx.B64)
	from := w.ins(ptx.B32, n)
	order, scope := ordering(o, s)
	w.do([]string{"red", order, scope, "global", "add", word(elements != ptx.F32, "noftz"), vectorOf(n), name(elements)}, at(to), words(from))
	return w.finish()
}

// CopyAsync copies 16 bytes from global to shared memory beside the threads. Inputs: the addresses
// in shared and in global memory, and how many bytes are read; the others become zero.
func CopyAsync() *Code {
	w := newWriter()
	to, from, size := w.in(ptx.B32), w.in(ptx.B64), w.in(ptx.B32)
	w.do([]string{"cp", "async", "cg", "shared", "global"}, at(to), at(from), num(16), size)
	return w.finish()
}

// CommitCopies makes a group of the copies that the thread has started.
func CommitCopies() *Code { return alone("cp", "async", "commit_group") }

// WaitCopies waits until at most n groups of copies are under way.
func WaitCopies(n int) *Code {
	w := newWriter()
	w.do([]string{"cp", "async", "wait_group"}, num(n))
	return w.finish()
}

// CopyTensor copies a box of a tensor of a rank to shared memory, and tells an mbarrier of its
// bytes. Inputs: the address in shared memory, that of the tensor map, that of the mbarrier, and
// the coordinates of the box, the fastest first.
func CopyTensor(rank int) *Code {
	w := newWriter()
	to, from, mbarrier := w.in(ptx.B32), w.in(ptx.B64), w.in(ptx.B32)
	coordinates := w.ins(ptx.B32, rank)
	tensor := append(operands{{Kind: ptx.Bracket, Val: 2}}, from...)
	w.do([]string{"cp", "async", "bulk", "tensor", strconv.Itoa(rank) + "d", "shared::cluster", "global", "mbarrier::complete_tx::bytes"},
		at(to), append(tensor, vector(coordinates)...), at(mbarrier))
	return w.finish()
}

// LoadMatrices reads n matrices of 8×8 elements of 16 bits from shared memory, the rows of each
// at the addresses of eight lanes. Input: the address; offset is added to it.
func LoadMatrices(n int, transposed bool, offset int) *Code {
	w := newWriter()
	to := w.outs(ptx.B32, n)
	from := w.in(ptx.B32)
	w.do([]string{"ldmatrix", "sync", "aligned", "m8n8", "x" + strconv.Itoa(n), word(transposed, "trans"), "shared", "b16"},
		vector(to), atOffset(from, offset))
	return w.finish()
}

// SharedOf turns an address in shared memory into that of the same place in another CTA of the
// cluster, of which the rank is given.
func SharedOf(rank int) *Code {
	w := newWriter()
	to, from := w.out(ptx.B32), w.in(ptx.B32)
	w.do([]string{"mapa", "shared::cluster", "u32"}, to, from, num(rank))
	return w.finish()
}
