package bytecode

import (
	"tileir/ast"
	"tileir/ast/num"
)

// tagged reads a self-contained attribute: a tag and what the tag asks for.
func (r *reader) tagged(c *cursor, depth int) ast.Attr {
	start := c.at
	tag := c.varint("attribute tag")
	if depth > maxNesting {
		c.failAt(start, "expected attributes to nest to a depth of %d, got more", maxNesting)
	}
	if !c.ok() {
		return nil
	}
	switch tag {
	case attrInteger:
		return r.taggedInt(c)
	case attrFloat:
		t := r.number(c, "type of a number")
		return r.float(c, t)
	case attrBool:
		r.layout.bools = true
		return ast.BoolAttr(c.u8("bool") != 0)
	case attrType:
		return ast.TypeAttr{Type: r.typ(c, "type")}
	case attrString:
		return ast.StringAttr(c.str("string"))
	case attrArray:
		return r.array(c, depth)
	case attrDense:
		return r.dense(c, r.typeIndex(c, "type of a constant"))
	case attrDivBy, attrSameElements, attrBounded:
		return r.predicate(c, tag)
	case attrDictionary:
		return r.dictionary(c, depth)
	case attrOptimizationHints:
		return ast.HintsAttr{Targets: r.dictionary(c, depth)}
	}
	c.failAt(start, "expected the tag of an attribute, got %d: unsupported AttributeTag", tag)
	return nil
}

func (r *reader) taggedInt(c *cursor) ast.Attr {
	start := c.at
	t := r.number(c, "type of an integer")
	if !c.ok() {
		return nil
	}
	if !t.IsInt() {
		c.failAt(start, "expected an integer type, got %s", t)
		return nil
	}
	if t == num.I1 {
		return ast.BoolAttr(c.u8("integer") != 0)
	}
	return r.integer(c, "integer", t)
}

// integer reads an integer as the bit pattern of its type.
func (r *reader) integer(c *cursor, what string, t num.Type) ast.Attr {
	start := c.at
	v := c.varint(what)
	if bits := t.Bits(); bits < 64 && v>>bits != 0 {
		c.failAt(start, "value %d does not fit in %d bits: expected a smaller one for %s", v, bits, what)
		return nil
	}
	return ast.IntAttr{Value: num.Signed(t, v), Type: ast.NumType(t)}
}

// float reads the bit pattern of a number: a byte if that is enough.
func (r *reader) float(c *cursor, t num.Type) ast.Attr {
	if !c.ok() {
		return nil
	}
	if !t.IsFloat() {
		c.failAt(c.at, "expected a floating-point type, got %s", t)
		return nil
	}
	start := c.at
	var v uint64
	if t.Bits() <= 8 {
		v = uint64(c.u8("bits of a number"))
	} else {
		v = uint64(c.signed("bits of a number"))
	}
	if bits := t.Bits(); bits < 64 && v>>bits != 0 {
		c.failAt(start, "value 0x%x does not fit in %d bits: expected a bit pattern of %s", v, bits, t)
		return nil
	}
	if t == num.TF32 {
		v <<= tf32Shift
	}
	return ast.FloatAttr{Bits: v, Type: t}
}

func (r *reader) array(c *cursor, depth int) ast.Attr {
	n := c.count("array size", 2)
	out := make(ast.ArrayAttr, n)
	for i := range out {
		if out[i] = r.tagged(c, depth+1); !c.ok() {
			return nil
		}
	}
	return out
}

func (r *reader) dictionary(c *cursor, depth int) ast.DictAttr {
	n := c.count("dictionary size", 3)
	out := make(ast.DictAttr, n)
	var seen map[string]bool
	if n > 1 {
		seen = make(map[string]bool, n)
	}
	for i := range out {
		start := c.at
		key := c.str("key")
		switch {
		case c.ok() && key == "":
			c.failAt(start, "invalid empty attribute name for DictionaryAttr element %d: expected a name", i)
		case seen[key]:
			c.failAt(start, "expected every key of a dictionary once, got %q again", key)
		}
		if !c.ok() {
			return nil
		}
		if n > 1 {
			seen[key] = true
		}
		if i > 0 && key < out[i-1].Name {
			r.layout.unsorted = true
		}
		if out[i] = (ast.NamedAttr{Name: key, Value: r.tagged(c, depth+1)}); !c.ok() {
			return nil
		}
	}
	return out
}

// predicate reads an assumption about a value.
func (r *reader) predicate(c *cursor, tag uint64) ast.Attr {
	switch tag {
	case attrSameElements:
		return ast.SameElementsAttr{Values: c.int64s("values")}
	case attrDivBy:
		return r.divBy(c)
	}
	return r.bounded(c)
}

func (r *reader) divBy(c *cursor) ast.Attr {
	a := ast.DivByAttr{Divisor: c.varint("divisor")}
	start := c.at
	switch f := c.u8("flags"); f {
	case 0:
	case 3:
		a.Grouped, a.Every, a.Along = true, c.signed("every"), c.signed("along")
	default:
		c.failAt(start, "expected both or none of every and along, got flags %d", f)
	}
	out := r.divisors[a]
	if out == nil {
		if r.divisors == nil {
			r.divisors = map[ast.DivByAttr]ast.Attr{}
		}
		out = a
		r.divisors[a] = out
	}
	return out
}

// boundKey is a BoundedAttr without pointers.
type boundKey struct {
	flags  byte
	lo, hi int64
}

func (r *reader) bounded(c *cursor) ast.Attr {
	start := c.at
	k := boundKey{flags: c.u8("flags")}
	if k.flags > 3 {
		c.failAt(start, "expected flags of at most 3, got %d", k.flags)
	}
	if k.flags&1 != 0 {
		k.lo = c.signed("lower bound")
	}
	if k.flags&2 != 0 {
		k.hi = c.signed("upper bound")
	}
	out := r.bounds[k]
	if out == nil {
		if r.bounds == nil {
			r.bounds = map[boundKey]ast.Attr{}
		}
		out = k.attr()
		r.bounds[k] = out
	}
	return out
}

func (k boundKey) attr() ast.Attr {
	var a ast.BoundedAttr
	if k.flags&1 != 0 {
		a.Lo = &k.lo
	}
	if k.flags&2 != 0 {
		a.Hi = &k.hi
	}
	return a
}
