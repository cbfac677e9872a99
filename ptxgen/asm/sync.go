package asm

import "tileir/ptxgen/ptx"

// Fence acquires and releases, within a scope.
type Fence Scope

func (s Fence) write(w *writer) { w.do([]string{"fence", orderNames[AcqRel], scopeNames[s]}) }

// FenceAlias orders accesses to the same memory by different addresses.
type FenceAlias struct{}

func (FenceAlias) write(w *writer) { w.do([]string{"fence", "proxy", "alias"}) }

// FenceAsync orders what the thread wrote to shared memory before what the asynchronous proxy,
// products and tensor copies, reads of it.
type FenceAsync struct{}

func (FenceAsync) write(w *writer) { w.do([]string{"fence", "proxy", "async", "shared::cta"}) }

// FenceMbarriers makes mbarriers that the thread has initialized known to the cluster.
type FenceMbarriers struct{}

func (FenceMbarriers) write(w *writer) {
	w.do([]string{"fence", "mbarrier_init", orderNames[Release], scopeNames[Cluster]})
}

// LaunchDependents lets the grids that wait for this one begin.
type LaunchDependents struct{}

func (LaunchDependents) write(w *writer) { w.do([]string{"griddepcontrol", "launch_dependents"}) }

// WaitForGrids waits for the grids that this one depends on.
type WaitForGrids struct{}

func (WaitForGrids) write(w *writer) { w.do([]string{"griddepcontrol", "wait"}) }

// allLanes is the mask of all lanes of a warp.
const allLanes = 1<<32 - 1

// SyncWarp makes the lanes of a warp wait for each other.
type SyncWarp struct{}

func (SyncWarp) write(w *writer) {
	w.do([]string{"bar", "warp", "sync"}, operands{{Kind: ptx.Int, Val: allLanes, Hex: true}})
}

// Sync makes a number of threads wait for each other at one of the CTA's barriers.
type Sync struct{ Barrier, Threads int }

func (s Sync) write(w *writer) { w.do([]string{"bar", "sync"}, num(s.Barrier), num(s.Threads)) }

// SyncTeam makes a number of threads wait for each other at one of the CTA's barriers. Input: its number.
type SyncTeam struct{ Threads int }

func (s SyncTeam) write(w *writer) { w.do([]string{"bar", "sync"}, w.in(ptx.B32), num(s.Threads)) }

// ArriveAt has a warp arrive at one of the CTA's barriers, at which others wait: so many threads in all. Input: its number.
type ArriveAt struct{ Threads int }

func (a ArriveAt) write(w *writer) { w.do([]string{"bar", "arrive"}, w.in(ptx.B32), num(a.Threads)) }

// ArriveIf does so at the barrier of a number. Input: a word, the same for the warp: where that is zero, nothing is done.
type ArriveIf struct{ Barrier, Threads int }

func (a ArriveIf) write(w *writer) {
	cond := w.in(ptx.B32)
	w.scope(func() { w.where(w.predicate(cond)).do([]string{"bar", "arrive"}, num(a.Barrier), num(a.Threads)) })
}

// AllHold makes the threads of a CTA wait for each other. Input: a word; output: 1 if it is zero
// in no thread, else 0.
type AllHold struct{}

func (AllHold) write(w *writer) {
	all, own := w.out(ptx.B32), w.in(ptx.B32)
	w.scope(func() {
		p := w.locals(ptx.Pred, "p", "q")
		w.do([]string{"setp", "ne", "u32"}, p[0], own, num(0))
		w.do([]string{"bar", "red", "and", "pred"}, p[1], num(0), p[0])
		w.do([]string{"selp", "u32"}, all, num(1), num(0), p[1])
	})
}

// SetRegisters has a warpgroup wait for registers, if More, or give some away, until each of its
// threads has Count.
type SetRegisters struct {
	Count int
	More  bool
}

func (s SetRegisters) write(w *writer) {
	do := "dec"
	if s.More {
		do = "inc"
	}
	w.do([]string{"setmaxnreg", do, "sync", "aligned", "u32"}, num(s.Count))
}

// onMbarrier is the mnemonic of an instruction on an mbarrier in the CTA's shared memory.
func onMbarrier(do ...string) []string {
	return append(append([]string{"mbarrier"}, do...), "shared::cta", "b64")
}

// InitMbarrier makes an mbarrier whose phases end with a number of arrivals. Input: its address.
type InitMbarrier int

func (arrivals InitMbarrier) write(w *writer) {
	bar := w.in(ptx.B32)
	w.do(onMbarrier("init"), at(bar), num(int(arrivals)))
}

// TryWait waits for some time for the end of a phase of an mbarrier. Inputs: its address, and the
// parity of the phase; output: 1 if the phase has ended, else 0.
type TryWait struct {
	Offset int // is added to the address
}

func (t TryWait) write(w *writer) {
	ended, bar, parity := w.out(ptx.B32), w.in(ptx.B32), w.in(ptx.B32)
	w.scope(func() {
		p := w.locals(ptx.Pred, "p")[0]
		w.do(onMbarrier("try_wait", "parity"), p, atOffset(bar, t.Offset), parity)
		w.do([]string{"selp", "u32"}, ended, num(1), num(0), p)
	})
}

// Arrive arrives at an mbarrier. Inputs: its address, and a word: where that is zero, nothing is
// done.
type Arrive struct {
	Offset int // is added to the address
}

func (a Arrive) write(w *writer) {
	bar, cond := w.in(ptx.B32), w.in(ptx.B32)
	w.scope(func() {
		w.where(w.predicate(cond)).do(onMbarrier("arrive"), sink(), atOffset(bar, a.Offset))
	})
}

// ArriveAcross arrives at the mbarrier that a CTA of the cluster has where this one has its own.
// Inputs: the address of the own one, the rank of the CTA, and a word: where that is zero, nothing
// is done. It says that what was read before may be written, by whoever waits for the phase; what
// was written before is ordered for the own CTA alone.
type ArriveAcross struct{}

func (ArriveAcross) write(w *writer) {
	bar, rank, cond := w.in(ptx.B32), w.in(ptx.B32), w.in(ptx.B32)
	w.scope(func() {
		there := w.locals(ptx.B32, "there")[0]
		w.do([]string{"mapa", "shared::cluster", "u32"}, there, bar, rank)
		w.where(w.predicate(cond)).do([]string{"mbarrier", "arrive", "shared::cluster", "b64"}, sink(), at(there))
	})
}

// ArriveExpecting arrives at an mbarrier, whose phase then ends with a number of bytes more.
// Input: its address.
type ArriveExpecting int

func (bytes ArriveExpecting) write(w *writer) {
	bar := w.in(ptx.B32)
	w.do(onMbarrier("arrive", "expect_tx"), sink(), at(bar), num(int(bytes)))
}
