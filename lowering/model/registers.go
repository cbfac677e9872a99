package model

// What registers cost, in thousandths of an entry's time, in terms that have been
// measured one by one (H200, medians of 30; the programs of conformance/kernels/cutile).

// Cost is thousandths of the time that an entry takes.
type Cost int

const (
	// IdleWarps is that of the three warps that do nothing in a role of a warpgroup,
	// beside a role of one warp: attention_grouped makes 387 TFLOP/s with them, 400 without.
	IdleWarps Cost = 35
	// Squeezed is that of a register that a thread lacks of those that it can do
	// without: gemm_e4m3_nt makes 1106 TFLOP/s where 48 of them lack, 1177 where none does.
	Squeezed Cost = 1
	// Spilled is that of one lacking beyond those: its number goes to memory and back.
	// gemm_tf32_nt, where threads round its operands (gpu.rounded = false on the loads), makes 194
	// TFLOP/s where 40 lack, 261 where none does; others suffer more.
	Spilled Cost = 10
)

// Registers is an estimate of what a thread needs registers for.
type Registers struct {
	Held     int // results and operands of products, addresses and counters
	Squeezed int // with fewer of them it computes smaller pieces, or waits earlier
	Later    int // of those held, for left operands of products that begin an iteration later
}

// Total is how many registers do for all.
func (n Registers) Total() int { return n.Held + n.Squeezed }

// AtOnce is how many do if no product begins an iteration later: what is computed of another
// product's result takes the registers of that.
func (n Registers) AtOnce() int { return n.Held - n.Later }

// Lacking is the cost of a thread's having no more than some registers.
func (n Registers) Lacking(has int) Cost {
	missing := max(n.Total()-has, 0)
	squeezed := min(missing, n.Squeezed)
	return Cost(squeezed)*Squeezed + Cost(missing-squeezed)*Spilled
}

// HandingOn weighs whether a role gives registers to the threads that multiply: what it
// costs if they have as many as they start with beside a role of one warp, and what if
// they have own, beside idle warps.
func (n Registers) HandingOn(start, own int) (kept, handed Cost) {
	return n.Lacking(start), n.Lacking(own) + IdleWarps
}

// Held is what a product holds in the registers of a CTA.
type Held struct {
	Result int // 32-bit registers of all threads for its result
	Sums   int // how many of those at a time
	Lhs    int // registers of all threads for its first operand; 0: it is not there
	Chain  bool
}

// LeastSums is how many results of a product's size a thread can do with: where it holds
// three, it waits for one part of a sum before it begins the next if it has but two.
const LeastSums = 2

// What a thread needs registers for beside the results of products: addresses and
// counters, and what is computed between products, for a piece at a time.
const (
	FewRegisters     = 24
	BetweenRegisters = 24
)

// Add adds what a product holds to what the threads of a CTA do at the same time.
func (n *Registers) Add(h Held, threads int) {
	n.Held += min(h.Sums, LeastSums) * h.Result / threads
	n.Squeezed += max(h.Sums-LeastSums, 0) * h.Result / threads
	if h.Lhs == 0 {
		return
	}
	n.Held += h.Lhs / threads
	if h.Chain {
		n.Later += h.Lhs / threads
		n.Squeezed += BetweenRegisters
	} else {
		n.Held += BetweenRegisters
	}
}
