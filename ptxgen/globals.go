package ptxgen

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"tileir/ptxgen/ptx"
)

// dynamicSharedAlign is the alignment of dynamic shared memory unless the
// global asks for more: what swizzled tensor copies need at least.
const dynamicSharedAlign = 128

// globalSpace returns a global's address space: llir keeps it in two places.
func globalSpace(gl *ir.Global) types.AddrSpace {
	if gl.Typ != nil && gl.Typ.AddrSpace != 0 {
		return gl.Typ.AddrSpace
	}
	return gl.AddrSpace
}

func (g *moduleGen) compileGlobals() {
	for _, gl := range g.in.Globals {
		g.globals[ptxName(gl.Name())] = gl
	}
	for _, gl := range g.in.Globals {
		g.out.Vars = append(g.out.Vars, g.compileGlobal(gl))
	}
}

func (g *moduleGen) compileGlobal(gl *ir.Global) *ptx.Var {
	space := globalSpace(gl)
	fail := func(reason string) {
		panic(&Error{Reason: fmt.Sprintf("global @%s: %s", gl.Name(), reason)})
	}
	if space == spaceGeneric {
		space = spaceGlobal
	}
	if space == spaceLocal || spaceNames[space] == "" {
		fail(fmt.Sprintf("address space %d", space))
	}
	size, align, ok := g.types.sizeAlign(gl.ContentType)
	if !ok {
		fail(fmt.Sprintf("type %s has no size", gl.ContentType))
	}
	if gl.Align != 0 {
		align = int64(gl.Align)
	}
	out := &ptx.Var{Name: ptxName(gl.Name()), Space: ptx.ParseSpace(spaceNames[space]), Type: ptx.B8, Dims: []int64{size}, Align: max(align, 1)}
	if gl.Init == nil {
		out.Linkage = ".extern"
		if space == spaceShared && size == 0 {
			out.Align = max(out.Align, dynamicSharedAlign)
		}
		return out
	}
	if size == 0 {
		fail("definition without a size")
	}
	if gl.Linkage != enum.LinkageInternal && gl.Linkage != enum.LinkagePrivate && space != spaceShared {
		out.Linkage = ".visible"
	}
	if space != spaceShared {
		g.initialize(out, gl)
	} else if !isEmptyInit(gl.Init) {
		fail("shared memory cannot be initialized")
	}
	return out
}

func isEmptyInit(c constant.Constant) bool {
	switch c.(type) {
	case *constant.Undef, *constant.Poison, *constant.ZeroInitializer:
		return true
	}
	return false
}

// maxInitSize bounds the initial content of one global.
const maxInitSize = 1 << 28

// initialize fills in the initial content.
func (g *moduleGen) initialize(out *ptx.Var, gl *ir.Global) {
	if isEmptyInit(gl.Init) {
		return
	}
	size := out.Size()
	if size > maxInitSize {
		panic(&Error{Reason: fmt.Sprintf("global @%s: initial content of %d bytes", gl.Name(), size)})
	}
	out.Init = make([]byte, size)
	if !g.writeInit(out, gl.Init, 0) {
		panic(&Error{Reason: fmt.Sprintf("global @%s: unsupported initial content", gl.Name())})
	}
	if len(out.Refs) == 0 {
		return
	}
	if size%8 != 0 {
		panic(&Error{Reason: fmt.Sprintf("global @%s: addresses in content whose size is no multiple of 8", gl.Name())})
	}
	out.Type, out.Dims = ptx.U64, []int64{size / 8}
}

// writeInit writes a constant at an offset of the initial content.
func (g *moduleGen) writeInit(out *ptx.Var, c constant.Constant, offset int64) bool {
	switch c := c.(type) {
	case *constant.Undef, *constant.Poison, *constant.ZeroInitializer, *constant.Null:
		return true
	case *constant.CharArray:
		return copy(out.Init[min(offset, out.Size()):], c.X) == len(c.X)
	case *constant.Array:
		return g.writeElements(out, c.Typ.ElemType, c.Elems, offset)
	case *constant.Vector:
		return g.writeElements(out, c.Typ.ElemType, c.Elems, offset)
	case *constant.Struct:
		return g.writeFields(out, c, offset)
	}
	k := scalarKind(c.Type())
	if o, ok := literal(c, k); ok {
		return writeLittleEndian(out, uint64(o.Val), k.info().size, offset)
	}
	if b, ok := c.(*constant.ExprBitCast); ok && k != kNone && !k.isPtr() {
		return g.writeInit(out, b.From, offset)
	}
	return g.writeAddress(out, c, k, offset)
}

func (g *moduleGen) writeElements(out *ptx.Var, t types.Type, elems []constant.Constant, offset int64) bool {
	size, _, ok := g.types.sizeAlign(t)
	for i, e := range elems {
		ok = ok && g.writeInit(out, e, offset+int64(i)*size)
	}
	return ok
}

func (g *moduleGen) writeFields(out *ptx.Var, c *constant.Struct, offset int64) bool {
	t, ok := c.Type().(*types.StructType)
	for i, e := range c.Fields {
		if !ok {
			return false
		}
		off, hasOffset := g.types.fieldOffset(t, i)
		ok = hasOffset && g.writeInit(out, e, offset+off)
	}
	return ok
}

func writeLittleEndian(out *ptx.Var, v uint64, size, offset int64) bool {
	if offset+size > out.Size() {
		return false
	}
	for i := range size {
		out.Init[offset+i] = byte(v >> (8 * i))
	}
	return true
}

// writeAddress notes the address of a symbol.
func (g *moduleGen) writeAddress(out *ptx.Var, c constant.Constant, k kind, offset int64) bool {
	fg := &funcGen{moduleGen: g}
	sym, ok := fg.symbolAddress(c)
	if !ok || k != kPtr || offset%8 != 0 {
		return false
	}
	out.Refs = append(out.Refs, ptx.VarRef{
		Offset: offset, Symbol: g.out.Symbols[sym.ID], Addend: sym.Val, Generic: sym.Neg,
	})
	return true
}
