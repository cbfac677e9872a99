package interp

import (
	"tileir/ast"
	"tileir/ast/num"
)

// compileIf: the regions yield the results; they may also leave the loop or
// the entry around the op.
func compileIf(c *compiler, op *ast.Op) control {
	cond := c.slot(op.Operand(0))
	results := c.slotsOf(op.Results())
	var branches [2]*code
	for i := range branches {
		if b := op.Body(i); b != nil {
			branches[i] = c.block(b)
		}
	}
	return func(f *frame) (signal, error) {
		if err := f.defined(op, cond, info{}, "the condition"); err != nil {
			return sigNext, err
		}
		branch := branches[1]
		if elems[uint8](f.slots[cond], 1)[0] != 0 {
			branch = branches[0]
		}
		if branch == nil {
			return sigNext, nil
		}
		sig, err := f.exec(branch)
		if sig == sigYield {
			f.land(results)
			sig = sigNext
		}
		return sig, err
	}
}

// compileFor: the bounds are read once. The induction variable does not wrap:
// the loop ends when the next value would not fit.
func compileFor(c *compiler, op *ast.Op) control {
	bounds := c.slotsOf(op.Operands()[:3])
	lower, upper, step := bounds[0], bounds[1], bounds[2]
	t := c.info(op.Operand(0)).elem
	inits := c.slotsOf(op.Operands()[3:])
	results := c.slotsOf(op.Results())
	signed := !op.Has("unsignedCmp")
	body := c.block(op.Body(0))
	return func(f *frame) (signal, error) {
		for k, what := range [...]string{"the lower bound", "the upper bound", "the step"} {
			if err := f.defined(op, bounds[k], info{}, what); err != nil {
				return sigNext, err
			}
		}
		iv, end, by := scalar(f, lower, t), scalar(f, upper, t), scalar(f, step, t)
		if num.Signed(t, by) <= 0 {
			return sigNext, f.fault(op, nil, -1, "the step is %d, expected a positive one", num.Signed(t, by))
		}
		f.moved = f.moved[:0]
		for _, s := range inits {
			f.moved = append(f.moved, f.slots[s].retain())
		}
		for num.CompareI(t, iv, end, signed) == num.Less {
			if err := f.turn(); err != nil {
				return sigNext, err
			}
			f.land(body.args[1:])
			setScalar(f, body.args[0], t, iv)
			if sig, err := f.exec(body); err != nil || sig == sigReturn {
				return sig, err
			}
			if num.AddWraps(t, iv, by, signed) {
				break
			}
			iv = num.Wrap(t, iv+by)
		}
		f.land(results)
		return sigNext, nil
	}
}

// compileLoop: continue starts the next turn, break yields the results.
func compileLoop(c *compiler, op *ast.Op) control {
	inits := c.slotsOf(op.Operands())
	results := c.slotsOf(op.Results())
	body := c.block(op.Body(0))
	return func(f *frame) (signal, error) {
		f.moved = f.moved[:0]
		for _, s := range inits {
			f.moved = append(f.moved, f.slots[s].retain())
		}
		for {
			if err := f.turn(); err != nil {
				return sigNext, err
			}
			f.land(body.args)
			sig, err := f.exec(body)
			if err != nil || sig == sigReturn {
				return sig, err
			}
			if sig == sigBreak {
				f.land(results)
				return sigNext, nil
			}
		}
	}
}

// scalar reads a rank-0 tile of numbers.
func scalar(f *frame, slot int32, t num.Type) uint64 {
	return element(f.slots[slot], elemBytes(t), 0)
}

// setScalar makes v the value of a slot.
func setScalar(f *frame, slot int32, t num.Type, v uint64) {
	f.drop(slot)
	b := f.get(1)
	setElement(b, elemBytes(t), 0, v)
	f.slots[slot] = b
}

// element reads element i of a tile whose elements take the given bytes.
func element(t *tile, bytes, i int) uint64 {
	switch bytes {
	case 1:
		return uint64(elems[uint8](t, i+1)[i])
	case 2:
		return uint64(elems[uint16](t, i+1)[i])
	case 4:
		return uint64(elems[uint32](t, i+1)[i])
	}
	return t.words[i]
}

// setElement writes element i.
func setElement(t *tile, bytes, i int, v uint64) {
	switch bytes {
	case 1:
		elems[uint8](t, i+1)[i] = uint8(v)
	case 2:
		elems[uint16](t, i+1)[i] = uint16(v)
	case 4:
		elems[uint32](t, i+1)[i] = uint32(v)
	default:
		t.words[i] = v
	}
}
