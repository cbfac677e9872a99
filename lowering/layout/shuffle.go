package layout

import "slices"

// # Within a warp
//
// If two layouts agree on what each warp has, elements move between lanes and
// registers only, and a conversion can be made of shuffles: shfl lets each lane
// read one register of another lane, the same register in all, of a lane that each
// chooses. Let C be the map from a place (r, l) of the target to a place of the
// source that holds the element, lowest registers first:
//
//	r' = A·r ⊕ B·l        C = | A  B |
//	l' = N·r ⊕ M·l            | N  M |
//
// Were B zero and M invertible, one shuffle per register would do: register r is
// register A·r of lane N·r ⊕ M·l. In general that is the middle of three steps:
//
//	C = | P  Q | · | I  0 | · | I  T |     P = A' ⊕ Q·N, Q·M' = B'
//	    | 0  I |   | N  M'|   | 0  I |
//
// where A', B', N, M' are the blocks of C times the last factor: B' = B ⊕ A·T and
// M' = M ⊕ N·T. T is chosen such that M' loses none of what M loses: for each
// vector that M makes zero, one register bit whose image under N is no sum of what
// there is already. C is invertible, so there are enough. The first and last
// factor say that a lane takes one of its own registers for another, depending on
// bits of its number: one select for each register and each dimension of Q and T.
//
// Worked example: exchange register bit 0 with lane bit 0. A, M = 0, B, N = 1 in
// these bits. T = 1, so M' = 1, B' = 0 ⊕ 1, Q = 1, P = 1. For registers x0, x1:
//
//	select    y0 = odd lane ? x1 : x0    y1 = odd lane ? x0 : x1
//	shuffle   z0 = y0                    z1 = y1 of lane l ⊕ 1
//	select    w0 = odd lane ? z1 : z0    w1 = odd lane ? z0 : z1
//
// Register 0 needs no shuffle, since N·0 = 0. Exchanging k bits leaves a 2^k-th of
// the registers where they are; each shuffle moves a whole word, so elements of 8
// and 16 bits travel together if source and target have enough of them in common.
//
// A column of zero for a lane of the target needs nothing: those lanes read what
// others read. One for a lane of the source is a choice of where to read, and each
// lane reads where it is.

// Shuffle says how a warp moves the registers of a layout to another.
type Shuffle struct {
	Per    int      // registers in a word
	From   []int    // the registers that make up the words, in order
	Before []Choice // what lanes do with the words they have
	Send   []int    // the word that is sent for each word received
	Lane   []uint32 // the columns of M'
	Skip   []uint32 // N: what is added to that for each word
	After  []Choice // what lanes do with the words they got
	To     []int    // where each register of the target is among the registers received
}

// Choice makes lanes take word w^Words for word w if the parity of what their
// number has in common with Lanes is odd.
type Choice struct {
	Lanes uint32
	Words int
}

// NewShuffle finds how to get from src to dst with per registers in a word, a
// power of two. ok is false if warps would have to exchange something, or if src
// and dst have too few registers in common to fill words.
func NewShuffle(src, dst Layout, per int) (s Shuffle, ok bool) {
	if !slices.Equal(src.Warp, dst.Warp) {
		return s, false
	}
	dst, copies := dst.dropCopies()
	common := plainFirst(intersect(src.Reg, dst.Reg), Log2(Size(src.Shape)))
	if len(common) < Log2(per) || len(independent(src.Reg)) < len(src.Reg) {
		return s, false
	}
	word := common[:Log2(per)]
	s.Per = per
	own := concat(word, extend(word, src.Reg, len(src.Reg)))
	want := concat(word, extend(word, dst.Reg, len(dst.Reg)))
	if !s.solve(src, dst, own, want, len(word)) {
		return s, false
	}
	for n := range 1 << len(own) {
		code, _ := Solve(src.Reg, Combine(own, n))
		s.From = append(s.From, code)
	}
	for _, r := range copies {
		code, _ := Solve(want, Combine(dst.Reg, r))
		s.To = append(s.To, code)
	}
	return s, true
}

// solve finds the three steps between registers in the given order, of which the
// lowest bits count within a word.
func (s *Shuffle) solve(src, dst Layout, own, want []uint32, within int) bool {
	nr := len(own)
	place := concat(own, src.Lane)
	split := func(e uint32) (reg int, lane uint32, ok bool) {
		code, ok := Solve(place, e)
		reg = code & (1<<nr - 1)
		return reg >> within, uint32(code >> nr), ok && reg&(1<<within-1) == 0
	}
	var a []int
	for i, c := range want[within:] {
		// Within a word registers may be taken in any order.
		code, _ := Solve(place, c)
		want[within+i] ^= Combine(own, code&(1<<within-1))
		reg, lane, ok := split(want[within+i])
		if !ok {
			return false
		}
		a, s.Skip = append(a, reg), append(s.Skip, lane)
	}
	b := make([]int, LaneBits)
	s.Lane = make([]uint32, LaneBits)
	for i, c := range dst.Lane {
		var ok bool
		if b[i], s.Lane[i], ok = split(c); !ok {
			return false
		}
		if src.Lane[i] == 0 {
			s.Lane[i] |= 1 << i // all such lanes have the same
		}
	}
	t, ok := s.keepLanes(a, b)
	if !ok {
		return false
	}
	q := s.sources(b)
	s.Before, s.After = choices(q), choices(t)
	for w := range 1 << len(a) {
		n := 0
		for i := range a {
			if w>>i&1 != 0 {
				n ^= a[i] ^ int(Combine(asVectors(q), int(s.Skip[i])))
			}
		}
		s.Send = append(s.Send, n)
	}
	return true
}

// keepLanes chooses T: its columns are returned, M and B are changed.
func (s *Shuffle) keepLanes(a, b []int) (t []int, ok bool) {
	t = make([]int, LaneBits)
	for _, lost := range kernel(s.Lane) {
		if Combine(asVectors(b), lost) == 0 {
			continue // lanes that read the same
		}
		found := false
		pivot := lead(uint32(lost))
		for i, lane := range s.Skip {
			if lane != 0 && !in(s.Lane, lane) {
				t[pivot] = 1 << i
				s.Lane[pivot] ^= lane
				b[pivot] ^= a[i]
				found = true
				break
			}
		}
		if !found {
			return nil, false
		}
	}
	return t, true
}

// sources is Q, for which Q·M = B: it leads from the lane that is read to the
// registers that B adds.
func (s *Shuffle) sources(b []int) []int {
	var basis []uint32
	var image []uint32
	for i, c := range s.Lane {
		if !in(basis, c) {
			basis, image = append(basis, c), append(image, uint32(b[i]))
		}
	}
	for _, u := range extend(basis, units(LaneBits), LaneBits) {
		basis, image = append(basis, u), append(image, 0)
	}
	q := make([]int, LaneBits)
	for i := range q {
		code, _ := Solve(basis, 1<<i)
		q[i] = int(Combine(image, code))
	}
	return q
}

func asVectors(ns []int) []uint32 {
	out := make([]uint32, len(ns))
	for i, n := range ns {
		out[i] = uint32(n)
	}
	return out
}

// choices takes a map from lane bits to words apart, one dimension of its image
// at a time.
func choices(columns []int) (list []Choice) {
	basis := independent(asVectors(columns))
	for k, v := range basis {
		c := Choice{Words: int(v)}
		for i, column := range columns {
			if code, _ := Solve(basis, uint32(column)); code>>k&1 != 0 {
				c.Lanes |= 1 << i
			}
		}
		list = append(list, c)
	}
	return list
}

// Stays reports whether every lane has what is sent for word w itself.
func (s Shuffle) Stays(w int) bool {
	return s.Straight() && Combine(s.Skip, w) == 0
}

// Straight reports whether the lanes read are those that read, exclusive or a
// constant for each word.
func (s Shuffle) Straight() bool { return slices.Equal(s.Lane, units(LaneBits)) }

// Cost counts as Exchange.Cost does, for registers of the given number of bytes:
// one for a select, of which a multiprocessor makes two warps' a cycle, three for
// a shuffle, and one for putting a further register into a word or taking one out.
func (s Shuffle) Cost(size int) int {
	words := len(s.From) / s.Per
	cost := len(s.Before)*words + len(s.After)*len(s.Send)
	for w := range s.Send {
		if !s.Stays(w) {
			cost += 3
		}
	}
	if size == 8 {
		cost *= 2
	}
	if s.Per > 1 {
		cost += len(s.From) - words + len(s.To)
	}
	return cost
}
