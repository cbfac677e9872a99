package conformance

import (
	"fmt"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// A control case is written out in full, after the loads of a tile x of 8x16
// i32 and of scalars a, b, c; it stores tile y and the scalar s.
type controlText struct {
	op   ast.Opcode
	name string
	body string
	// of computes y from x in place and returns s.
	of func(x []int32, a, b, c int32) int32
}

const controlTile = "tile<8x16xi32>"

var controlTexts = []controlText{
	{ast.OpIf, "yields", `
%cond = cmpi less_than %a, %b, signed : tile<i32> -> tile<i1>
%y, %s = if %cond -> (TILE, tile<i32>) {
  %d = addi %x, %x : TILE
  yield %d, %a : TILE, tile<i32>
} else {
  %e = muli %x, %x : TILE
  yield %e, %b : TILE, tile<i32>
}`, func(x []int32, a, b, c int32) int32 {
		for i := range x {
			if a < b {
				x[i] += x[i]
			} else {
				x[i] *= x[i]
			}
		}
		return min(a, b)
	}},
	{ast.OpIf, "without else, with effects", `
%cond = cmpi greater_than %a, %b, signed : tile<i32> -> tile<i1>
if %cond {
  %k9 = store_ptr_tko weak %ps2, %c : tile<ptr<i32>>, tile<i32> -> token
}
%cond2 = cmpi greater_than %b, %a, signed : tile<i32> -> tile<i1>
if %cond2 {
  %k8 = store_ptr_tko weak %ps2, %c : tile<ptr<i32>>, tile<i32> -> token
}
%y = addi %x, %x : TILE
%s = addi %a, %b : tile<i32>`, func(x []int32, a, b, c int32) int32 {
		for i := range x {
			x[i] *= 2
		}
		return a + b
	}},
	{ast.OpYield, "from nested ifs", `
%c1 = cmpi less_than %a, %b, signed : tile<i32> -> tile<i1>
%c2 = cmpi less_than %b, %c, signed : tile<i32> -> tile<i1>
%y, %s = if %c1 -> (TILE, tile<i32>) {
  %y1, %s1 = if %c2 -> (TILE, tile<i32>) {
    yield %x, %c : TILE, tile<i32>
  } else {
    %n = negi %x : TILE
    yield %n, %b : TILE, tile<i32>
  }
  yield %y1, %s1 : TILE, tile<i32>
} else {
  yield %x, %a : TILE, tile<i32>
}`, func(x []int32, a, b, c int32) int32 {
		switch {
		case a < b && b < c:
			return c
		case a < b:
			for i := range x {
				x[i] = -x[i]
			}
			return b
		}
		return a
	}},
	{ast.OpFor, "carries a tile and a scalar", `
%y, %s = for %i in (%zero to %a, step %one) : tile<i32> iter_values(%t = %x, %u = %b) -> (TILE, tile<i32>) {
  %i1 = reshape %i : tile<i32> -> tile<1x1xi32>
  %it = broadcast %i1 : tile<1x1xi32> -> TILE
  %t2 = addi %t, %it : TILE
  %u2 = muli %u, %c : tile<i32>
  %u3 = addi %u2, %i : tile<i32>
  continue %t2, %u3 : TILE, tile<i32>
}`, func(x []int32, a, b, c int32) int32 {
		for i := range a {
			for k := range x {
				x[k] += i
			}
			b = b*c + i
		}
		return b
	}},
	{ast.OpFor, "never runs", `
%y, %s = for %i in (%a to %zero, step %one) : tile<i32> iter_values(%t = %x, %u = %b) -> (TILE, tile<i32>) {
  %t2 = muli %t, %t : TILE
  continue %t2, %i : TILE, tile<i32>
}`, func(x []int32, a, b, c int32) int32 { return b }},
	{ast.OpFor, "unsigned bounds and a step", `
%lo = constant <i32: 2147483640> : tile<i32>
%hi = constant <i32: -2147483640> : tile<i32>
%three = constant <i32: 3> : tile<i32>
%s = for unsigned %i in (%lo to %hi, step %three) : tile<i32> iter_values(%u = %b) -> (tile<i32>) {
  %v = addi %u, %one : tile<i32>
  continue %v : tile<i32>
}
%y = addi %x, %x : TILE`, func(x []int32, a, b, c int32) int32 {
		for k := range x {
			x[k] *= 2
		}
		return b + 6 // 16 numbers by threes
	}},
	{ast.OpFor, "nested, values change places", `
%y, %s = for %i in (%zero to %a, step %one) : tile<i32> iter_values(%t = %x, %u = %b) -> (TILE, tile<i32>) {
  %v, %w = for %j in (%zero to %i, step %one) : tile<i32> iter_values(%p = %u, %q = %c) -> (tile<i32>, tile<i32>) {
    %r = addi %p, %j : tile<i32>
    continue %q, %r : tile<i32>, tile<i32>
  }
  %d = subi %v, %w : tile<i32>
  continue %t, %d : TILE, tile<i32>
}`, func(x []int32, a, b, c int32) int32 {
		for i := range a {
			p, q := b, c
			for j := range i {
				p, q = q, p+j
			}
			b = p - q
		}
		return b
	}},
	{ast.OpContinue, "early, from an if", `
%y, %s = for %i in (%zero to %a, step %one) : tile<i32> iter_values(%t = %x, %u = %b) -> (TILE, tile<i32>) {
  %odd = andi %i, %one : tile<i32>
  %is = cmpi equal %odd, %one, signed : tile<i32> -> tile<i1>
  if %is {
    %u1 = addi %u, %i : tile<i32>
    continue %t, %u1 : TILE, tile<i32>
  }
  %t2 = addi %t, %x : TILE
  continue %t2, %u : TILE, tile<i32>
}`, func(x []int32, a, b, c int32) int32 {
		n := int32(1)
		for i := range a {
			if i&1 == 1 {
				b += i
			} else {
				n++
			}
		}
		for k := range x {
			x[k] *= n
		}
		return b
	}},
	{ast.OpLoop, "until a condition of the scalars", `
%y, %s = loop iter_values(%t = %x, %u = %b) : TILE, tile<i32> -> TILE, tile<i32> {
  %done = cmpi greater_than %u, %c, signed : tile<i32> -> tile<i1>
  if %done {
    break %t, %u : TILE, tile<i32>
  }
  %t2 = addi %t, %x : TILE
  %u2 = addi %u, %a : tile<i32>
  continue %t2, %u2 : TILE, tile<i32>
}`, func(x []int32, a, b, c int32) int32 {
		n := int32(1)
		for b <= c {
			n, b = n+1, b+a
		}
		for k := range x {
			x[k] *= n
		}
		return b
	}},
	{ast.OpBreak, "with other types than the loop carries", `
%y, %s = loop iter_values(%u = %b) : tile<i32> -> TILE, tile<i32> {
  %u2 = addi %u, %a : tile<i32>
  %done = cmpi greater_than %u2, %c, signed : tile<i32> -> tile<i1>
  if %done {
    %r = reshape %u2 : tile<i32> -> tile<1x1xi32>
    %rb = broadcast %r : tile<1x1xi32> -> TILE
    %t = addi %x, %rb : TILE
    break %t, %u : TILE, tile<i32>
  }
  continue %u2 : tile<i32>
}`, func(x []int32, a, b, c int32) int32 {
		for b+a <= c {
			b += a
		}
		for k := range x {
			x[k] += b + a
		}
		return b
	}},
	{ast.OpBreak, "of the inner of two loops", `
%y, %s = for %i in (%zero to %a, step %one) : tile<i32> iter_values(%t = %x, %u = %b) -> (TILE, tile<i32>) {
  %v = loop iter_values(%w = %i) : tile<i32> -> tile<i32> {
    %w2 = addi %w, %one : tile<i32>
    %m = andi %w2, %seven : tile<i32>
    %done = cmpi equal %m, %zero, signed : tile<i32> -> tile<i1>
    if %done {
      break %w2 : tile<i32>
    }
    continue %w2 : tile<i32>
  }
  %u2 = addi %u, %v : tile<i32>
  %t2 = xori %t, %x : TILE
  continue %t2, %u2 : TILE, tile<i32>
}`, func(x []int32, a, b, c int32) int32 {
		if a%2 == 1 {
			clear(x)
		}
		for i := range a {
			b += (i + 8) &^ 7
		}
		return b
	}},
	{ast.OpReturn, "from an if", `
%s0 = addi %a, %b : tile<i32>
%k7 = store_ptr_tko weak %ps, %s0 : tile<ptr<i32>>, tile<i32> -> token
%true = constant <i1: true> : tile<i1>
%never = cmpi equal %a, %a, signed : tile<i32> -> tile<i1>
if %never {
  return
}
%s = addi %a, %c : tile<i32>
%y = addi %x, %x : TILE`, nil},
	{ast.OpReturn, "from a loop", `
%s = loop iter_values(%i = %zero, %v = %x) : tile<i32>, TILE -> tile<i32> {
  %stop = cmpi greater_than_or_equal %i, %seven, signed : tile<i32> -> tile<i1>
  if %stop {
    %s0 = addi %a, %b : tile<i32>
    %k7 = store_ptr_tko weak %ps, %s0 : tile<ptr<i32>>, tile<i32> -> token
    return
  }
  %never = cmpi less_than %i, %zero, signed : tile<i32> -> tile<i1>
  if %never {
    break %i : tile<i32>
  }
  %next = addi %i, %one : tile<i32>
  %w = addi %v, %v : TILE
  continue %next, %w : tile<i32>, TILE
}
%y = addi %x, %x : TILE`, nil},
	{ast.OpReturn, "from the end of a loop", `
%s0 = addi %a, %b : tile<i32>
%k7 = store_ptr_tko weak %ps, %s0 : tile<ptr<i32>>, tile<i32> -> token
loop {
  return
}
%s = addi %a, %c : tile<i32>
%y = addi %x, %x : TILE`, nil},
}

func controlCases() []*matrixCase {
	var cases []*matrixCase
	for _, t := range controlTexts {
		for _, v := range [][3]int32{{3, 5, 9}, {7, 2, 40}, {1, -4, -4}} {
			cases = append(cases, t.matrixCase(v))
		}
	}
	return append(append(cases, structureCases()...), tokenCases()...)
}

func (t controlText) matrixCase(v [3]int32) *matrixCase {
	shape := []int{8, 16}
	c := newCase(t.op, 1, "%s %v", t.name, v)
	s := c.entry
	bits := sampleColumns(91, []num.Type{num.I32}, extent(shape))[0]
	s.op("%%x = addi %s, %s : %s", s.load(c.input(num.I32, bits), num.I32, shape, 1), s.constant("0", num.I32, shape), controlTile)
	for i, name := range []string{"a", "b", "c"} {
		s.op("%%%s = addi %s, %%zero : tile<i32>", name, c.number(num.I32, uint64(uint32(v[i]))))
	}
	s.op("%%one = constant <i32: 1> : tile<i32>")
	s.op("%%seven = constant <i32: 7> : tile<i32>")
	y, scalar := c.output(num.I32, extent(shape)), c.output(num.I32, 2)
	s.op("%%ps = offset %s, %%zero : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>", scalar)
	s.op("%%ps2 = offset %s, %%one : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>", scalar)
	for line := range strings.Lines(strings.ReplaceAll(t.body, "TILE", controlTile)) {
		if line = strings.TrimRight(line, "\n"); line != "" {
			s.op("%s", line)
		}
	}
	s.store("%y", y, num.I32, shape, 1)
	s.op("%%last = join_tokens %%start, %%start : token")
	s.op("%%k6 = store_ptr_tko weak %%ps, %%s : tile<ptr<i32>>, tile<i32> -> token")
	text := strings.Replace(s.body.String(), "    %one = ", "    %start = make_token : token\n    %one = ", 1)
	s.body.Reset()
	s.body.WriteString(text)
	c.model = func(mem [][]uint64) { t.model(mem, bits, v) }
	return c
}

// model runs the Go version.
func (t controlText) model(mem [][]uint64, bits []uint64, v [3]int32) {
	y, s := mem[4], mem[5]
	if t.of == nil { // returned early
		s[0] = uint64(uint32(v[0] + v[1]))
		return
	}
	x := make([]int32, len(bits))
	for k := range x {
		x[k] = int32(bits[k])
	}
	if t.name == "without else, with effects" && v[1] != v[0] {
		s[1] = uint64(uint32(v[2]))
	}
	s[0] = uint64(uint32(t.of(x, v[0], v[1], v[2])))
	for k := range x {
		y[k] = uint64(uint32(x[k]))
	}
}

// structureCases stand for the ops that every program consists of.
func structureCases() []*matrixCase {
	var cases []*matrixCase
	for _, op := range []ast.Opcode{ast.OpModule, ast.OpEntry} {
		c := newCase(op, 1, "empty")
		cases = append(cases, c)
	}
	for i, op := range []ast.Opcode{ast.OpMakeTensorView, ast.OpMakePartitionView, ast.OpMakeStridedView, ast.OpMakeGatherScatterView} {
		v := viewSpecs[[]int{3, 4, 14, 17}[i]]
		c := loadViewCase(v.name(), v.fill(), num.F32, "weak", "")
		c.op, c.name = op, ast.Table[op].Name+" "+v.name()
		cases = append(cases, c)
	}
	return cases
}

// tokenCases: a load ordered after a store sees it, in other lanes than those
// that stored, in loops and through joined tokens.
func tokenCases() []*matrixCase {
	var cases []*matrixCase
	for _, n := range []int{32, 128, 1024} {
		in := sampleColumns(92, []num.Type{num.I32}, n)[0]
		start := func(op ast.Opcode, name string) (*matrixCase, string) {
			c := newCase(op, 1, "%s %d", name, n)
			v := c.entry.load(c.input(num.I32, in), num.I32, []int{n}, 1)
			scratch := c.output(num.I32, n)
			p := c.entry.pointerTile(scratch, num.I32, []int{n})
			s := c.entry
			s.op("%%i = iota : tile<%dxi32>", n)
			last := s.constant(fmt.Sprint(n-1), num.I32, []int{n})
			s.op("%%turned = subi %s, %%i : tile<%dxi32>", last, n)
			for _, by := range [][2]string{{"to", "%i"}, {"from", "%turned"}} {
				s.op("%%%s = offset %s, %s : %s, %s -> %s", by[0], p, by[1], pointersOf(num.I32, []int{n}), tileOf(num.I32, []int{n}), pointersOf(num.I32, []int{n}))
			}
			return c, v
		}
		finish := func(c *matrixCase, turns int) {
			c.entry.store("%r", c.output(num.I32, n), num.I32, []int{n}, 1)
			c.model = func(mem [][]uint64) {
				copy(mem[1], in)
				copy(mem[2], in)
				for range turns {
					for k := range n {
						mem[2][k] = mem[1][n-1-k]
					}
					copy(mem[1], mem[2])
				}
				if turns > 0 { // the last tile is loaded, not stored
					for k := range n {
						mem[1][k] = mem[2][n-1-k]
					}
				}
			}
			cases = append(cases, c)
		}
		tile, ptrs := tileOf(num.I32, []int{n}), pointersOf(num.I32, []int{n})
		c, v := start(ast.OpMakeToken, "store, then load turned")
		c.entry.op("%%t0 = make_token : token")
		c.entry.op("%%t1 = store_ptr_tko weak %%to, %s token=%%t0 : %s, %s -> token", v, ptrs, tile)
		c.entry.op("%%r, %%t2 = load_ptr_tko weak %%from token=%%t1 : %s -> %s, token", ptrs, tile)
		finish(c, 1)
		c, v = start(ast.OpJoinTokens, "two stores, then load")
		c.entry.op("%%t0 = make_token : token")
		c.entry.op("%%low = cmpi less_than %%i, %%turned, signed : %s -> %s", tile, tileOf(num.I1, []int{n}))
		c.entry.op("%%high = cmpi greater_than %%i, %%turned, signed : %s -> %s", tile, tileOf(num.I1, []int{n}))
		c.entry.op("%%t1 = store_ptr_tko weak %%to, %s, %%low token=%%t0 : %s, %s, %s -> token", v, ptrs, tile, tileOf(num.I1, []int{n}))
		c.entry.op("%%t2 = store_ptr_tko weak %%to, %s, %%high token=%%t0 : %s, %s, %s -> token", v, ptrs, tile, tileOf(num.I1, []int{n}))
		c.entry.op("%%t3 = join_tokens %%t1, %%t2 : token")
		c.entry.op("%%r, %%t4 = load_ptr_tko weak %%from token=%%t3 : %s -> %s, token", ptrs, tile)
		finish(c, 1)
		for _, op := range []ast.Opcode{ast.OpMemoryFenceAliasTko, ast.OpGdcWaitTko, ast.OpGdcLaunchDependentsTko} {
			c, v = start(op, "between a store and a load")
			c.entry.op("%%t1 = store_ptr_tko weak %%to, %s : %s, %s -> token", v, ptrs, tile)
			c.entry.op("%%t2 = %s token=%%t1 -> token", ast.Table[op].Name)
			c.entry.op("%%r, %%t3 = load_ptr_tko weak %%from token=%%t2 : %s -> %s, token", ptrs, tile)
			finish(c, 1)
		}
		c, v = start(ast.OpFor, "carries a token: store, load turned, three times")
		c.entry.op("%%t0 = make_token : token")
		c.entry.op("%%one = constant <i32: 1> : tile<i32>")
		c.entry.op("%%three = constant <i32: 3> : tile<i32>")
		c.entry.op("%%r, %%t9 = for %%j in (%%zero to %%three, step %%one) : tile<i32> iter_values(%%v = %s, %%t = %%t0) -> (%s, token) {", v, tile)
		c.entry.op("  %%t1 = store_ptr_tko weak %%to, %%v token=%%t : %s, %s -> token", ptrs, tile)
		c.entry.op("  %%w, %%t2 = load_ptr_tko weak %%from token=%%t1 : %s -> %s, token", ptrs, tile)
		c.entry.op("  continue %%w, %%t2 : %s, token", tile)
		c.entry.op("}")
		finish(c, 3)
	}
	return cases
}
