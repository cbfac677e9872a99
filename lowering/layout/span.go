package layout

import "math/bits"

// Linear algebra over F2. A vector is the bits of a number, a subspace is given
// by vectors that span it.

// parity is the product of two vectors: the parity of the bits they share.
func parity(u, v uint32) uint32 { return uint32(bits.OnesCount32(u&v) & 1) }

// in reports whether v is a sum of some of the vectors.
func in(span []uint32, v uint32) bool {
	_, ok := Solve(span, v)
	return ok
}

// extend returns those candidates that are sums neither of the basis nor of the
// candidates before them, at most n of them.
func extend(basis, candidates []uint32, n int) []uint32 {
	all := append([]uint32{}, basis...)
	for _, c := range candidates {
		if len(all)-len(basis) < n && !in(all, c) {
			all = append(all, c)
		}
	}
	return all[len(basis):]
}

// independent returns a basis of the span of vectors, some of them.
func independent(vectors []uint32) []uint32 { return extend(nil, vectors, len(vectors)) }

// intersect returns a basis of what two subspaces have in common. A vector of
// the second that is a sum of vectors of both has a part in the first that lies
// in both.
func intersect(a, b []uint32) []uint32 {
	a = independent(a)
	all := append([]uint32{}, a...)
	var common []uint32
	for _, v := range b {
		code, ok := Solve(all, v)
		if !ok {
			all = append(all, v)
			continue
		}
		if s := Combine(a, code&(1<<len(a)-1)); !in(common, s) {
			common = append(common, s)
		}
	}
	return common
}

// kernel returns a basis of the numbers whose combination of the columns is zero.
func kernel(columns []uint32) []int {
	var kept []uint32
	var index []int // of each kept column
	var basis []int
	for i, c := range columns {
		code, ok := Solve(kept, c)
		if !ok {
			kept, index = append(kept, c), append(index, i)
			continue
		}
		n := 1 << i
		for k, at := range index {
			n |= code >> k & 1 << at
		}
		basis = append(basis, n)
	}
	return basis
}

// units are the unit vectors of n dimensions.
func units(n int) []uint32 {
	list := make([]uint32, n)
	for i := range list {
		list[i] = 1 << i
	}
	return list
}

// annihilator returns a basis of the vectors of n dimensions whose product with
// each of the given ones is zero.
func annihilator(vectors []uint32, n int) []uint32 {
	rows := reduced(vectors)
	var pivots uint32
	for _, r := range rows {
		pivots |= 1 << lead(r)
	}
	var basis []uint32
	for i := range n {
		if pivots>>i&1 != 0 {
			continue
		}
		f := uint32(1) << i
		for _, r := range rows {
			if r>>i&1 != 0 {
				f |= 1 << lead(r)
			}
		}
		basis = append(basis, f)
	}
	return basis
}

func lead(v uint32) int { return bits.Len32(v) - 1 }

// reduced is a basis of the span in which each vector's highest bit is in no
// other.
func reduced(vectors []uint32) []uint32 {
	var rows []uint32
	for _, v := range vectors {
		for _, r := range rows {
			if v>>lead(r)&1 != 0 {
				v ^= r
			}
		}
		if v == 0 {
			continue
		}
		for i, r := range rows {
			if r>>lead(v)&1 != 0 {
				rows[i] ^= v
			}
		}
		rows = append(rows, v)
	}
	return rows
}
