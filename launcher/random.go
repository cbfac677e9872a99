package launcher

import (
	"encoding/binary"
	"math"
	"math/bits"
	"math/rand/v2"
	"runtime"
	"sync"

	"tileir/ast/num"
)

// The generator is SplitMix64 (Steele, Lea, Flood: "Fast splittable
// pseudorandom number generators", OOPSLA 2014) read by position: word k of
// seed s is mix(mix(s) + (k+1)·increment). Any part of an array can thus be made on
// its own, so the values depend on the seed alone and never on the number of
// cores.
//
//	rand     uniform on a grid of the values in [-1, 1): element i takes p+1
//	         bits of its word as a signed number of 2^-p, where p is the
//	         significand of the type (f16: 11, f32: 24), so every value is
//	         exact. A word serves 64/MemBits elements, lowest bits first.
//	randint  uniform in [LO, HI): LO + the high half of word·(HI-LO)
//	randn    the ziggurat of math/rand/v2, started anew with SplitMix64 of
//	         (seed, chunk) each 4096 elements, rounded to nearest even
const increment = 0x9e3779b97f4a7c15

// stream is the words of one seed.
type stream uint64

func newStream(seed uint64) stream { return stream(mix(seed)) }

func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// word returns word k.
func (s stream) word(k uint64) uint64 { return mix(uint64(s) + (k+1)*increment) }

// sequence walks a stream; it is a rand.Source.
type sequence struct {
	s stream
	k uint64
}

func (q *sequence) Uint64() uint64 {
	w := q.s.word(q.k)
	q.k++
	return w
}

// chunk is the number of elements that one goroutine fills at a time, and that
// randn draws from one sequence.
const chunk = 4096

// inChunks calls fill for ranges [lo, hi) of 0..n, on all cores. Each range
// starts at a multiple of chunk.
func inChunks(n int, fill func(lo, hi int)) {
	workers := min(runtime.GOMAXPROCS(0), (n+chunk-1)/chunk)
	if workers <= 1 {
		fill(0, n)
		return
	}
	span := ((n+workers-1)/workers + chunk - 1) / chunk * chunk
	var wait sync.WaitGroup
	for lo := 0; lo < n; lo += span {
		wait.Go(func() { fill(lo, min(lo+span, n)) })
	}
	wait.Wait()
}

// significand is the bits p of the grid of rand: values k·2^-p with
// -2^p ≤ k < 2^p are all exact in the type. 0: the type has no such grid.
var significand = [num.NumTypes]int{
	num.F16: 11, num.BF16: 8, num.TF32: 11, num.F32: 24, num.F64: 53,
	num.F8E4M3FN: 4, num.F8E5M2: 3, num.F4E2M1FN: 1,
}

// fillUniform fills a float array with uniform values in [-1, 1).
func fillUniform(a *Array, seed uint64) {
	p, s := significand[a.Elem], newStream(seed)
	switch a.Elem {
	case num.F64:
		inChunks(a.Len(), func(lo, hi int) {
			for i := lo; i < hi; i++ {
				k := int64(s.word(uint64(i))<<10) >> 10
				binary.LittleEndian.PutUint64(a.Data[8*i:], math.Float64bits(float64(k)*0x1p-53))
			}
		})
	case num.F32:
		inChunks(a.Len(), func(lo, hi int) {
			for i := lo; i < hi; i++ {
				k := int32(uint32(s.word(uint64(i/2))>>(32*(i&1)))<<7) >> 7
				binary.LittleEndian.PutUint32(a.Data[4*i:], math.Float32bits(float32(k)*0x1p-24))
			}
		})
	default:
		table := make([]uint64, 2<<p)
		for k := range table {
			signed := int64(k) << (63 - p) >> (63 - p)
			table[k] = num.Encode(a.Elem, math.Ldexp(float64(signed), -p), num.NearestEven)
		}
		fillFromTable(a, s, table)
	}
}

// fillFromTable picks an element of the table, whose length is a power of two,
// with the low bits of each element's part of its word.
func fillFromTable(a *Array, s stream, table []uint64) {
	width := a.Elem.MemBits()
	per, mask := 64/width, uint64(len(table)-1)
	inChunks(a.Len(), func(lo, hi int) {
		i := lo
		for ; i+per <= hi; i += per {
			w, v := s.word(uint64(i/per)), uint64(0)
			for shift := 0; shift < 64; shift += width {
				v |= table[w>>shift&mask] << shift
			}
			binary.LittleEndian.PutUint64(a.Data[i*width/8:], v)
		}
		for w := s.word(uint64(i / per)); i < hi; i++ {
			a.SetBits(i, table[w&mask])
			w >>= width
		}
	})
}

// fillNormal fills a float array with the standard normal distribution.
func fillNormal(a *Array, seed uint64) {
	s := newStream(seed)
	inChunks(a.Len(), func(lo, hi int) {
		for i := lo; i < hi; i += chunk {
			r := rand.New(&sequence{s: newStream(s.word(uint64(i / chunk)))})
			for j := i; j < min(i+chunk, hi); j++ {
				a.SetBits(j, num.Encode(a.Elem, r.NormFloat64(), num.NearestEven))
			}
		}
	})
}

// fillIntegers fills an array with integers in [lo, hi).
func fillIntegers(a *Array, low, high int64, seed uint64) {
	s, span := newStream(seed), uint64(high)-uint64(low)
	encode := integerEncoder(a.Elem)
	inChunks(a.Len(), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			k, _ := bits.Mul64(s.word(uint64(i)), span)
			a.SetBits(i, encode(low+int64(k)))
		}
	})
}

// integerEncoder returns how an integer is stored in the type: modulo 2^n in
// integers, rounded to nearest even in floats.
func integerEncoder(t num.Type) func(int64) uint64 {
	if t.IsInt() {
		mask := ^uint64(0) >> (64 - t.Bits())
		return func(x int64) uint64 { return uint64(x) & mask }
	}
	return func(x int64) uint64 { return num.Encode(t, float64(x), num.NearestEven) }
}
