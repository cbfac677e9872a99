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
type Load Access

func (l Load) write(w *writer) {
	a := Access(l)
	to := w.outs(a.Word, a.Words)
	from := w.in(ptx.B64)
	if !a.Where {
		w.do(a.mnemonic("ld"), words(to), at(from))
		return
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
}

// Store writes words at an address. Inputs: the address, the words, and if a.Where the condition.
type Store Access

func (s Store) write(w *writer) {
	a := Access(s)
	to := w.in(ptx.B64)
	from := w.ins(a.Word, a.Words)
	store := func() { w.do(a.mnemonic("st"), at(to), words(from)) }
	if !a.Where {
		store()
		return
	}
	cond := w.in(ptx.B32)
	w.scope(func() {
		w.where(w.predicate(cond))
		store()
	})
}

// ReduceAdd adds words of elements to global memory. Each element is added atomically. Inputs: the
// address and the words.
type ReduceAdd struct {
	Order    Order
	Scope    Scope
	Elements ptx.Type // f32, or pairs f16x2 or bf16x2
	Words    int
}

func (r ReduceAdd) write(w *writer) {
	to := w.in(ptx.B64)
	from := w.ins(ptx.B32, r.Words)
	order, scope := ordering(r.Order, r.Scope)
	w.do([]string{"red", order, scope, "global", "add", word(r.Elements != ptx.F32, "noftz"), vectorOf(r.Words), name(r.Elements)}, at(to), words(from))
}

// CountAround adds one to a word of global memory, or makes it zero where it is a bound or more. Relaxed, as seen by the GPU. Inputs: the
// address and the bound; output: what it was.
type CountAround struct{}

func (CountAround) write(w *writer) {
	was, at64, bound := w.out(ptx.B32), w.in(ptx.B64), w.in(ptx.B32)
	w.do([]string{"atom", orderNames[Relaxed], scopeNames[GPU], "global", "inc", "u32"}, was, at(at64), bound)
}

// CopyAsync copies 16 bytes from global to shared memory beside the threads. Inputs: the addresses
// in shared and in global memory, and how many bytes are read; the others become zero.
type CopyAsync struct{}

func (CopyAsync) write(w *writer) {
	to, from, size := w.in(ptx.B32), w.in(ptx.B64), w.in(ptx.B32)
	w.do([]string{"cp", "async", "cg", "shared", "global"}, at(to), at(from), num(16), size)
}

// CommitCopies makes a group of the copies that the thread has started.
type CommitCopies struct{}

func (CommitCopies) write(w *writer) { w.do([]string{"cp", "async", "commit_group"}) }

// WaitCopies waits until at most so many groups of copies are under way.
type WaitCopies int

func (n WaitCopies) write(w *writer) { w.do([]string{"cp", "async", "wait_group"}, num(int(n))) }

// CopyTensor copies a box of a tensor to shared memory, and tells an mbarrier of its
// bytes. Inputs: the address in shared memory, that of the tensor map, that of the mbarrier, and
// the coordinates of the box, the fastest first.
//
// Multicast copies to several CTAs of a cluster at once: to the same place in the
// shared memory of each, of whose mbarrier at the same place each is told. It has one more input,
// a word with a bit for each CTA, by its rank. With a policy there is another, of how L2 keeps what is read.
type CopyTensor struct {
	Rank              int
	Multicast, Policy bool
}

func (c CopyTensor) write(w *writer) {
	to, from, mbarrier := w.in(ptx.B32), w.in(ptx.B64), w.in(ptx.B32)
	coordinates := w.ins(ptx.B32, c.Rank)
	tensor := append(operands{{Kind: ptx.Bracket, Val: 2}}, from...)
	args := []operands{at(to), append(tensor, vector(coordinates)...), at(mbarrier)}
	if c.Multicast {
		args = append(args, w.in(ptx.B16))
	}
	if c.Policy {
		args = append(args, w.in(ptx.B64))
	}
	w.do([]string{"cp", "async", "bulk", "tensor", strconv.Itoa(c.Rank) + "d", "shared::cluster", "global", "mbarrier::complete_tx::bytes",
		word(c.Multicast, "multicast::cluster"), word(c.Policy, "L2::cache_hint")}, args...)
}

// EvictFirst makes a policy by which L2 forgets first what is read. Output: the policy.
type EvictFirst struct{}

func (EvictFirst) write(w *writer) {
	w.do([]string{"createpolicy", "fractional", "L2::evict_first", "b64"}, w.out(ptx.B64))
}

// LoadMatrices reads matrices of 8×8 elements of 16 bits from shared memory, the rows of each at the
// addresses of eight lanes. Input: the address.
type LoadMatrices struct {
	Count      int
	Transposed bool
	Offset     int // is added to the address
}

func (l LoadMatrices) write(w *writer) {
	to := w.outs(ptx.B32, l.Count)
	from := w.in(ptx.B32)
	w.do([]string{"ldmatrix", "sync", "aligned", "m8n8", "x" + strconv.Itoa(l.Count), word(l.Transposed, "trans"), "shared", "b16"},
		vector(to), atOffset(from, l.Offset))
}

// SharedOf turns an address in shared memory into that of the same place in another CTA of the
// cluster, of which the rank is given.
type SharedOf int

func (rank SharedOf) write(w *writer) {
	to, from := w.out(ptx.B32), w.in(ptx.B32)
	w.do([]string{"mapa", "shared::cluster", "u32"}, to, from, num(int(rank)))
}
