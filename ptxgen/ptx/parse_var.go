package ptx

import (
	"encoding/binary"
	"math"
)

// variables reads the declaration of one variable or several.
func (p *parser) variables(linkage string) []*Var {
	v := Var{Linkage: linkage, Space: ParseSpace(p.tok.text)}
	p.advance()
	v.Align = p.align()
	switch p.tok.text {
	case ".v2", ".v4":
		v.Vector = int(p.tok.text[2] - '0')
		p.advance()
	}
	v.Type = p.typ("a variable")
	var list []*Var
	for {
		one := v
		one.Line = p.tok.line
		one.Name = p.name("the name of a variable")
		one.Dims = p.dims(v.Type.Bytes() * int64(max(v.Vector, 1)))
		if p.accept("=") {
			p.initial(&one)
		}
		list = append(list, &one)
		if !p.accept(",") {
			break
		}
	}
	p.expect(";")
	return list
}

// initial reads what is in a variable at the beginning: numbers and addresses
// in their order in memory, in braces as deep as the array has dimensions.
func (p *parser) initial(v *Var) {
	v.Init = []byte{}
	if p.is("{") {
		p.initialList(v, v.Dims)
		return
	}
	p.initialValue(v)
}

func (p *parser) initialList(v *Var, dims []int64) {
	open := p.tok
	p.expect("{")
	if len(dims) == 0 && v.Vector == 0 {
		p.failAt(open, "more braces than the variable has dimensions")
	}
	start := len(v.Init)
	for !p.accept("}") {
		if len(v.Init) > start {
			p.expect(",")
		}
		if p.is("{") {
			p.initialList(v, dims[min(1, len(dims)):])
		} else {
			p.initialValue(v)
		}
	}
	p.fill(v, open, start, dims)
}

// fill adds the zeros of an inner list that was not written out.
func (p *parser) fill(v *Var, open token, start int, dims []int64) {
	size := v.Type.Bytes() * int64(max(v.Vector, 1))
	for _, d := range dims {
		size *= d
	}
	if len(dims) > 0 && len(dims) == len(v.Dims) {
		if dims[0] != 0 && int64(len(v.Init)) > size {
			p.failAt(open, "%d bytes of content for a variable of %d", len(v.Init), size)
		}
		return // the rest is zeros by itself
	}
	n := size - int64(len(v.Init)-start)
	if n > maxInit-int64(len(v.Init)) {
		p.failAt(open, "content of more than %d bytes", maxInit)
	}
	v.Init = append(v.Init, make([]byte, max(0, n))...)
}

// maxInit bounds content that is not written out.
const maxInit = 1 << 28

// initialValue reads one element.
func (p *parser) initialValue(v *Var) {
	if p.tok.kind == tokIdent {
		p.initialAddress(v)
		return
	}
	negative := p.accept("-")
	bits := p.tok.val
	switch p.tok.kind {
	case tokInt:
		if negative {
			bits = -bits
		}
		if v.Type.Kind() == Float {
			bits = floatBits(v.Type, float64(int64(bits)))
		}
	case tokFloat32:
		if negative {
			bits ^= 1 << 31
		}
		if v.Type == F64 {
			bits = math.Float64bits(float64(math.Float32frombits(uint32(bits))))
		}
	case tokFloat64:
		x := math.Float64frombits(bits)
		if negative {
			x = -x
		}
		bits = floatBits(v.Type, x)
	default:
		p.failHere("a number or an address")
	}
	p.advance()
	var word [16]byte
	binary.LittleEndian.PutUint64(word[:], bits)
	v.Init = append(v.Init, word[:v.Type.Bytes()]...)
}

// floatBits returns the bits of a number in a type.
func floatBits(t Type, x float64) uint64 {
	if t == F64 {
		return math.Float64bits(x)
	}
	return uint64(math.Float32bits(float32(x)))
}

// initialAddress reads sym, sym+4, generic(sym) or generic(sym)+4.
func (p *parser) initialAddress(v *Var) {
	t := p.tok
	if v.Type.Bytes() != 8 {
		p.failAt(t, "expected a number: an address takes an element of 8 bytes")
	}
	ref := VarRef{Offset: int64(len(v.Init)), Symbol: p.name("a symbol")}
	if ref.Symbol == "generic" && p.accept("(") {
		ref.Generic = true
		ref.Symbol = p.name("a symbol")
		p.expect(")")
	}
	if p.is("+") || p.is("-") {
		p.accept("+")
		ref.Addend = p.integer("a number")
	}
	v.Refs = append(v.Refs, ref)
	v.Init = append(v.Init, make([]byte, 8)...)
}
