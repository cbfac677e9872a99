package asm

import "tileir/ptxgen/ptx"

// alone is an instruction without operands.
func alone(mnemonic ...string) *Code {
	w := newWriter()
	w.do(mnemonic)
	return w.finish()
}

// Fence acquires and releases, within a scope.
func Fence(s Scope) *Code { return alone("fence", orderNames[AcqRel], scopeNames[s]) }

// FenceAlias orders accesses to the same memory by different addresses.
func FenceAlias() *Code { return alone("fence", "proxy", "alias") }

// FenceAsync orders what the thread wrote to shared memory before what the asynchronous proxy,
// products and tensor copies, reads of it.
func FenceAsync() *Code { return alone("fence", "proxy", "async", "shared::cta") }

// FenceMbarriers makes mbarriers that the thread has initialized known to the cluster.
func FenceMbarriers() *Code {
	return alone("fence", "mbarrier_init", orderNames[Release], scopeNames[Cluster])
}

// LaunchDependents lets the grids that wait for this one begin.
func LaunchDependents() *Code { return alone("griddepcontrol", "launch_dependents") }

// WaitForGrids waits for the grids that this one depends on.
func WaitForGrids() *Code { return alone("griddepcontrol", "wait") }

// allLanes is the mask of all lanes of a warp.
const allLanes = 1<<32 - 1

// SyncWarp makes the lanes of a warp wait for each other.
func SyncWarp() *Code {
	w := newWriter()
	w.do([]string{"bar", "warp", "sync"}, operands{{Kind: ptx.Int, Val: allLanes, Hex: true}})
	return w.finish()
}

// Sync makes a number of threads wait for each other at one of the CTA's barriers.
func Sync(barrier, threads int) *Code {
	w := newWriter()
	w.do([]string{"bar", "sync"}, num(barrier), num(threads))
	return w.finish()
}

// AllHold makes the threads of a CTA wait for each other. Input: a word; output: 1 if it is zero
// in no thread, else 0.
func AllHold() *Code {
	w := newWriter()
	all, own := w.out(ptx.B32), w.in(ptx.B32)
	w.scope(func() {
		p := w.locals(ptx.Pred, "p", "q")
		w.do([]string{"setp", "ne", "u32"}, p[0], own, num(0))
		w.do([]string{"bar", "red", "and", "pred"}, p[1], num(0), p[0])
		w.do([]string{"selp", "u32"}, all, num(1), num(0), p[1])
	})
	return w.finish()
}

// SetRegisters has a warpgroup wait for registers, if more, or give some away, until each of its
// threads has n.
func SetRegisters(n int, more bool) *Code {
	w := newWriter()
	do := "dec"
	if more {
		do = "inc"
	}
	w.do([]string{"setmaxnreg", do, "sync", "aligned", "u32"}, num(n))
	return w.finish()
}

// onMbarrier is the mnemonic of an instruction on an mbarrier in the CTA's shared memory.
func onMbarrier(do ...string) []string {
	return append(append([]string{"mbarrier"}, do...), "shared::cta", "b64")
}

// InitMbarrier makes an mbarrier whose phases end with a number of arrivals. Input: its address.
func InitMbarrier(arrivals int) *Code {
	w := newWriter()
	bar := w.in(ptx.B32)
	w.do(onMbarrier("init"), at(bar), num(arrivals))
	return w.finish()
}

// TryWait waits for some time for the end of a phase of an mbarrier. Inputs: its address, and the
// parity of the phase; output: 1 if the phase has ended, else 0.
func TryWait() *Code {
	w := newWriter()
	ended, bar, parity := w.out(ptx.B32), w.in(ptx.B32), w.in(ptx.B32)
	w.scope(func() {
		p := w.locals(ptx.Pred, "p")[0]
		w.do(onMbarrier("try_wait", "parity"), p, at(bar), parity)
		w.do([]string{"selp", "u32"}, ended, num(1), num(0), p)
	})
	return w.finish()
}

// Arrive arrives at an mbarrier. Inputs: its address, and a word: where that is zero, nothing is
// done.
func Arrive() *Code {
	w := newWriter()
	bar, cond := w.in(ptx.B32), w.in(ptx.B32)
	w.scope(func() {
		w.where(w.predicate(cond)).do(onMbarrier("arrive"), sink(), at(bar))
	})
	return w.finish()
}

// ArriveExpecting arrives at an mbarrier, whose phase then ends with a number of bytes more.
// Input: its address.
func ArriveExpecting(bytes int) *Code {
	w := newWriter()
	bar := w.in(ptx.B32)
	w.do(onMbarrier("arrive", "expect_tx"), sink(), at(bar), num(bytes))
	return w.finish()
}
