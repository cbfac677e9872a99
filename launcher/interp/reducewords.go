package interp

import (
	"math"

	"tileir/ast"
	"tileir/ast/num"
)

// A reduction whose body is one op, on the element and the accumulator, needs not run
// the body: a loop over words does the same in the same order. Rows that lie one
// after the other go four at a time, as a step of one row waits for the step before.

// reduceWords reduces the tile s to d.
type reduceWords func(w *fold, d, s *tile)

// reducer returns the loop for a reduce op; nil if there is none. Of a tile with undefined
// elements the body is run.
func (c *compiler) reducer(op *ast.Op) reduceWords {
	only := op.Combiner()
	if only == nil || c.lift > 0 {
		return nil
	}
	i := c.info(op.Operand(0))
	switch only.Opcode {
	case ast.OpAddF, ast.OpMulF, ast.OpMaxF, ast.OpMinF:
		return floatReducer(only, i.elem)
	case ast.OpAddI, ast.OpMulI, ast.OpMaxI, ast.OpMinI, ast.OpAndI, ast.OpOrI, ast.OpXOrI:
		checked := !c.unchecked(CheckOverflow) && only.Enum("overflow", ast.OverflowNone) != ast.OverflowNone
		if checked || i.elem == num.I1 && only.Opcode != ast.OpAndI && only.Opcode != ast.OpOrI && only.Opcode != ast.OpXOrI {
			return nil
		}
		return intReducer(only, i.bytes)
	}
	return nil
}

func floatReducer(op *ast.Op, t num.Type) reduceWords {
	if mode(op) != num.NearestEven || op.Has("flush_to_zero") {
		return nil
	}
	switch {
	case op.Opcode == ast.OpAddF && t == num.F32:
		return reduceAs(sumRows[float32], floatLoop[float32](floatAdd))
	case op.Opcode == ast.OpAddF && t == num.F64:
		return reduceAs(sumRows[float64], floatLoop[float64](floatAdd))
	case op.Opcode == ast.OpMulF && t == num.F32:
		return reduceAs(nil, floatLoop[float32](floatMul))
	case op.Opcode == ast.OpMulF && t == num.F64:
		return reduceAs(nil, floatLoop[float64](floatMul))
	case (op.Opcode == ast.OpMaxF || op.Opcode == ast.OpMinF) && t == num.F32 && !op.Has("propagate_nan"):
		most := op.Opcode == ast.OpMaxF
		return reduceAs(extremumRows(most), extremumLoop(most))
	}
	return nil
}

func intReducer(op *ast.Op, bytes int) reduceWords {
	kinds := map[ast.Opcode]intKind{
		ast.OpAddI: intAdd, ast.OpMulI: intMul, ast.OpMaxI: intMax, ast.OpMinI: intMin, ast.OpAndI: intAnd, ast.OpOrI: intOr, ast.OpXOrI: intXor,
	}
	k, signed := kinds[op.Opcode], op.Enum("signedness", ast.Unsigned) == ast.Signed
	switch bytes {
	case 1:
		return reduceInts[uint8, int8](k, signed)
	case 2:
		return reduceInts[uint16, int16](k, signed)
	case 4:
		return reduceInts[uint32, int32](k, signed)
	}
	return reduceInts[uint64, int64](k, signed)
}

func reduceInts[U word, S signedWord](k intKind, signed bool) reduceWords {
	loop := intLoop[U, S](k, signed)
	if k == intAdd {
		return reduceAs(sumRows[U], loop)
	}
	return reduceAs(nil, loop)
}

// reduceAs makes a loop over all rows of a loop over two tiles, and of one over rows
// that lie one after the other, if there is one.
func reduceAs[T any](rows func(d, s []T, steps int), loop func(d, a, b []T)) reduceWords {
	if rows == nil {
		rows = func(d, s []T, steps int) {
			for r := range d {
				row, acc := s[r*steps:(r+1)*steps], d[r:r+1]
				acc[0] = row[0]
				for k := 1; k < steps; k++ {
					loop(acc, row[k:k+1], acc)
				}
			}
		}
	}
	return func(w *fold, to, from *tile) {
		d, s := elems[T](to, w.outer*w.inner), elems[T](from, w.outer*w.steps*w.inner)
		if w.inner == 1 {
			rows(d, s, w.steps)
			return
		}
		for o := range w.outer {
			acc, plane := d[o*w.inner:(o+1)*w.inner], s[o*w.steps*w.inner:]
			copy(acc, plane[:w.inner])
			for k := 1; k < w.steps; k++ {
				loop(acc, plane[k*w.inner:(k+1)*w.inner], acc)
			}
		}
	}
}

type summed interface {
	word | float32 | float64
}

// sumRows adds up rows of so many steps. Whatever NaN came up on the way is one NaN at
// the end; of one step there is no sum.
func sumRows[T summed](d, s []T, steps int) {
	r := 0
	for ; r+4 <= len(d); r += 4 {
		a, b, c, e := s[r*steps:][:steps], s[(r+1)*steps:][:steps], s[(r+2)*steps:][:steps], s[(r+3)*steps:][:steps]
		x, y, z, v := a[0], b[0], c[0], e[0]
		for k := 1; k < steps; k++ {
			x, y, z, v = x+a[k], y+b[k], z+c[k], v+e[k]
		}
		d[r], d[r+1], d[r+2], d[r+3] = x, y, z, v
	}
	for ; r < len(d); r++ {
		row := s[r*steps:][:steps]
		x := row[0]
		for _, v := range row[1:] {
			x += v
		}
		d[r] = x
	}
	if steps == 1 {
		return
	}
	for i, v := range d {
		if v != v {
			d[i] = T(math.Float64frombits(num.NaN(num.F64)))
		}
	}
}

// extremumRows finds the most or the least of rows of f32.
func extremumRows(most bool) func(d, s []float32, steps int) {
	loop := extremumLoop(most)
	return func(d, s []float32, steps int) {
		for r := range d {
			row := s[r*steps:][:steps]
			x := row[0]
			for _, v := range row[1:] {
				switch {
				case v == x && x != 0:
				case v < x:
					if !most {
						x = v
					}
				case v > x:
					if most {
						x = v
					}
				default: // zeros, NaN
					one := [1]float32{x}
					loop(one[:], []float32{v}, one[:])
					x = one[0]
				}
			}
			d[r] = x
		}
	}
}
