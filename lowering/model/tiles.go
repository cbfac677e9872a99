package model

// Tile is what can be said of the tile sizes of a product without a schedule: the
// constraints of V. Khandelwal, "Performance Analysis of Tiling for Automatic Code
// Generation for GPU Tensor Cores using MLIR" (IISc, 2021), equations 5.1 to 5.3, with S
// stages in place of one.
type Tile struct {
	M, N, K int
	Bytes   int // of an element
}

// Square is 5.1: Tm = Tn, so that both operands are used as often.
func (t Tile) Square() bool { return t.M == t.N }

// Flat is 5.2: Tm, Tn ≥ 2·Tk.
func (t Tile) Flat() bool { return t.M >= 2*t.K && t.N >= 2*t.K }

// Stage is the shared memory of a stage, in bytes.
func (t Tile) Stage() int { return (t.M + t.N) * t.K * t.Bytes }

// Fits is 5.3: so many stages in so much shared memory.
func (t Tile) Fits(stages, shared int) bool { return stages*t.Stage() <= shared }

// ComputeToMemory is how many operations there are for each byte that is loaded.
func (t Tile) ComputeToMemory() float64 {
	return 2 * float64(t.M) * float64(t.N) / (float64(t.M+t.N) * float64(t.Bytes))
}

// TilesOf lists the tiles of the products of an entry, those of the same size once.
func (w *Work) TilesOf() (list []Tile) {
	seen := map[Tile]bool{}
	for _, p := range w.Products {
		t := Tile{p.M, p.N, p.K, max(1, p.Bits/8)}
		if !seen[t] {
			seen[t] = true
			list = append(list, t)
		}
	}
	return list
}
