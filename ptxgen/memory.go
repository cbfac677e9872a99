package ptxgen

import (
	"math/bits"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
)

// base returns a pointer as register plus offset, or symbol plus offset.
func (g *funcGen) base(a arg) operand {
	if a.node < 0 {
		return g.constBase(a)
	}
	n := &g.nodes[a.node]
	if n.done && n.addr.Kind != operandNone {
		return n.addr
	}
	return operand{Kind: operandLazy, ID: g.register(a).ID}
}

// constBase returns a constant pointer as symbol plus offset where it is one.
func (g *funcGen) constBase(a arg) operand {
	if c, ok := a.v.(constant.Constant); ok {
		if sym, ok := g.symbolAddress(c); ok && !sym.Neg && sym.Val == int64(int32(sym.Val)) {
			return sym
		}
	}
	return operand{Kind: operandLazy, ID: g.register(a).ID}
}

// pointer returns the address operand of an access and its state space.
func (g *funcGen) pointer(n *node, a arg) (operand, types.AddrSpace) {
	p, space := g.peelGeneric(a)
	if !g.kindOf(p).isPtr() || space != spaceGeneric && spaceNames[space] == "" {
		g.fail(n, "access through something that is no pointer, or in an unknown address space")
	}
	o := g.base(p)
	if o.Kind == operandSymbol {
		o.Kind = operandSymAddr
	} else {
		o.Kind = operandAddr
	}
	return o, space
}

// addressValue adds up an address.
func (g *funcGen) addressValue(o operand, k kind) operand {
	switch {
	case o.Kind == operandSymbol:
		return g.symbolRegister(o)
	case o.Val == 0:
		return regOp(o.Reg())
	case k == kPtr32:
		return g.compute(B32, "add.s32", regOp(o.Reg()), intOp(o.Val))
	}
	return g.compute(B64, "add.s64", regOp(o.Reg()), intOp(o.Val))
}

// lowerGEP adds the computed indices to the base and keeps the constant ones
// as an offset, which accesses fold.
func (g *funcGen) lowerGEP(n *node) {
	inst := n.inst.(*ir.InstGetElementPtr)
	base := g.base(n.args[0])
	t := inst.ElemType
	for i, a := range n.args[1:] {
		if c, ok := constInt(a); ok {
			step, next, ok := g.gepStep(t, i == 0, c)
			if !ok {
				g.fail(n, "cannot index into %s", t)
			}
			base.Val, t = base.Val+step, next
			continue
		}
		stride, next, ok := g.gepStride(t, i == 0)
		if !ok {
			g.fail(n, "cannot index into %s", t)
		}
		base, t = g.addIndex(n, base, a, stride), next
	}
	n.addr = base
	if n.need&needValue != 0 || base.Val != int64(int32(base.Val)) {
		n.val = g.addressValue(base, n.kind)
		if base.Val != int64(int32(base.Val)) {
			n.addr = operand{Kind: operandLazy, ID: n.val.ID}
		}
	}
}

// addIndex adds a computed index times its stride to an address.
func (g *funcGen) addIndex(n *node, base operand, a arg, stride int64) operand {
	index := g.peelIndex(a, n.kind)
	k := g.kindOf(index.arg)
	if !k.isInt() || k == kI1 {
		g.fail(n, "index is no integer")
	}
	base.Val += index.add * stride
	x := g.value(index.arg)
	if x.isImm() {
		v := x.Val
		if k == kI8 {
			v = int64(int8(v))
		}
		if index.narrow && !index.signed {
			v = int64(uint32(v))
		}
		base.Val += v * stride
		return base
	}
	if stride == 0 {
		return base
	}
	if k == kI8 || k == kI16 {
		x, k = g.extend(k, kI32, x, true), kI32
		index.narrow, index.signed = n.kind == kPtr, true
	}
	offset := base.Val
	if base.Kind == operandSymbol {
		base.Val = 0
		base = g.symbolRegister(base)
	}
	sum := g.scaledSum(n.kind, regOp(base.Reg()), x, k, index, stride)
	return operand{Kind: operandLazy, ID: sum.ID, Val: offset}
}

// scaledSum emits base + x*stride, once for each block.
func (g *funcGen) scaledSum(k kind, base, x operand, xk kind, index index, stride int64) operand {
	opcode := "mad.lo.s64"
	switch {
	case k == kPtr32:
		opcode = "mad.lo.s32"
		if xk == kI64 {
			x = g.compute(B32, "cvt.u32.u64", x)
		}
	case index.narrow && stride == int64(int32(stride)):
		opcode = "mad.wide.u32"
		if index.signed {
			opcode = "mad.wide.s32"
		}
	case index.narrow:
		x = g.extend(kI32, kI64, x, index.signed)
	}
	key := addressKey{base.Reg(), x.Reg(), stride, opcode}
	if r, ok := g.cache.address[key]; ok {
		return regOp(r)
	}
	d := g.emitScaledSum(opcode, k.class(), base, x, stride)
	g.cache.address[key] = d.Reg()
	return d
}

func (g *funcGen) emitScaledSum(opcode string, c Class, base, x operand, stride int64) operand {
	switch {
	case opcode == "mad.lo.s32" && stride == 1:
		return g.compute(c, "add.s32", base, x)
	case opcode == "mad.lo.s64" && stride == 1:
		return g.compute(c, "add.s64", base, x)
	case opcode == "mad.lo.s64" && stride&(stride-1) == 0:
		// A 64-bit product costs more than a shift.
		shifted := g.compute(B64, "shl.b64", x, intOp(int64(bits.TrailingZeros64(uint64(stride)))))
		return g.compute(c, "add.s64", base, shifted)
	}
	return g.compute(c, opcode, x, intOp(stride), base)
}

// lowerAlloca reserves a place in the function's frame.
func (g *funcGen) lowerAlloca(n *node) {
	inst := n.inst.(*ir.InstAlloca)
	size, align, ok := g.types.sizeAlign(inst.ElemType)
	if !ok || n.block != 0 {
		g.fail(n, "alloca of unknown size, or outside the entry block")
	}
	if inst.NElems != nil {
		count, ok := constInt(arg{node: -1, v: inst.NElems})
		if !ok || count < 0 || count > maxInitSize {
			g.fail(n, "alloca of a computed size")
		}
		size *= count
	}
	if size > maxInitSize {
		g.fail(n, "alloca too large")
	}
	align = max(align, int64(inst.Align), 1)
	offset := roundUp(g.frameSize, align)
	g.frameSize = offset + size
	g.frameAlign = max(g.frameAlign, align)
	space := n.typ.(*types.PointerType).AddrSpace
	if space != spaceGeneric && space != spaceLocal {
		g.fail(n, "alloca in address space %d", space)
	}
	n.addr = operand{Kind: operandLazy, ID: g.frameRegister(space == spaceGeneric).ID, Val: offset}
	if n.need&needValue != 0 {
		n.val = g.addressValue(n.addr, n.kind)
	}
}

// frameRegister holds the address of the frame.
func (g *funcGen) frameRegister(generic bool) operand {
	name := symbolOp(g.symbol(localDepot))
	key := symKey{symbol: name.ID, generic: generic}
	if r, ok := g.symRegs[key]; ok {
		return regOp(r)
	}
	d := g.newReg(B64)
	g.emitPrologue("mov.b64", d, name)
	if generic {
		r := g.newReg(B64)
		g.emitPrologue("cvta.local.u64", r, d)
		d = r
	}
	g.symRegs[key] = d.Reg()
	return d
}

// scopes are the PTX names of LLVM's synchronization scopes.
var scopes = map[string]string{
	"": ".sys", "block": ".cta", "workgroup": ".cta", "cta": ".cta", "cluster": ".cluster",
	"device": ".gpu", "agent": ".gpu", "gpu": ".gpu", "system": ".sys", "singlethread": ".cta",
}

func (g *funcGen) scope(n *node, name string) string {
	s, ok := scopes[name]
	if !ok {
		g.fail(n, "unknown synchronization scope %q", name)
	}
	return s
}

// accessSemantics returns the qualifiers of a load or store, after emitting
// the fence that sequential consistency puts before it.
func (g *funcGen) accessSemantics(n *node, atomic, volatile bool, order enum.AtomicOrdering, syncScope string) string {
	if !atomic && order == enum.AtomicOrderingNone {
		if volatile {
			return ".volatile"
		}
		return ""
	}
	scope := g.scope(n, syncScope)
	_, isLoad := n.inst.(*ir.InstLoad)
	switch order {
	case enum.AtomicOrderingUnordered, enum.AtomicOrderingMonotonic:
		return ".relaxed" + scope
	case enum.AtomicOrderingAcquire:
		return ".acquire" + scope
	case enum.AtomicOrderingRelease:
		return ".release" + scope
	case enum.AtomicOrderingSequentiallyConsistent:
		g.emit("fence.sc" + scope)
		if isLoad {
			return ".acquire" + scope
		}
		return ".relaxed" + scope
	}
	g.fail(n, "unsupported memory ordering")
	return ""
}

// run is one ld or st: registers of one width at an offset.
type run struct {
	offset int64
	first  int // the first unit
	count  int // 1, 2 or 4 units
}

// unit is a register's worth of a value in memory.
type unit struct {
	kind   kind
	offset int64
}

// units returns the registers that hold a value of type t in memory, given its
// alignment: words of packed vectors, and else its scalars.
func (g *funcGen) units(n *node, t types.Type, align int64) (list []unit, packed bool) {
	if k := scalarKind(t); k != kNone {
		return []unit{{k, 0}}, false
	}
	s := g.shapeOf(n, t)
	if s.vector && s.slots[0].kind == kI1 {
		g.fail(n, "vector of i1 in memory")
	}
	if s.packed > 0 && align >= 4 {
		for i := 0; i < len(s.slots); i += s.packed {
			list = append(list, unit{kI32, s.slots[i].offset})
		}
		return list, true
	}
	for _, sl := range s.slots {
		list = append(list, unit(sl))
	}
	return list, false
}

// maxAccess is the widest access in bytes.
const maxAccess = 16

// runs splits units into accesses as wide as alignment and adjacency allow.
func (g *funcGen) runs(n *node, list []unit, align int64) []run {
	var out []run
	for i := 0; i < len(list); {
		size := g.unitSize(list[i].kind)
		offset := list[i].offset
		aligned := align
		if offset != 0 {
			aligned = min(align, offset&-offset)
		}
		if aligned < size {
			g.fail(n, "access of %d bytes aligned to %d", size, aligned)
		}
		count := 1
		for _, c := range []int{4, 2} {
			if int64(c)*size <= min(aligned, maxAccess) && adjacent(list[i:], c, size) {
				count = c
				break
			}
		}
		out = append(out, run{offset, i, count})
		i += count
	}
	return out
}

func (g *funcGen) unitSize(k kind) int64 {
	if k == kPtr32 {
		return g.types.sharedPtrSize
	}
	return k.info().size
}

// adjacent reports whether the first count units are alike and in a row.
func adjacent(list []unit, count int, size int64) bool {
	if len(list) < count {
		return false
	}
	for i := 1; i < count; i++ {
		if list[i].kind.class() != list[0].kind.class() || list[i].offset != list[0].offset+int64(i)*size ||
			list[i].kind.info().size != size {
			return false
		}
	}
	return list[0].kind != kI1 && list[0].kind != kPtr32
}

var vectorSuffix = [5]string{1: "", 2: ".v2", 4: ".v4"}

// memoryType returns the type suffix of a unit in memory.
func (g *funcGen) memoryType(k kind) string {
	if k == kPtr32 && g.types.sharedPtrSize == 4 {
		return ".b32"
	}
	return "." + k.info().loadStoreType
}

// accessAlign returns the alignment of an access to a value of type t.
func (g *funcGen) accessAlign(n *node, t types.Type, align ir.Align) int64 {
	_, natural, ok := g.types.sizeAlign(t)
	if !ok {
		g.fail(n, "value of type %s cannot be held in registers", t)
	}
	if align != 0 {
		return int64(align)
	}
	return natural
}

// lowerLoad reads memory.
func (g *funcGen) lowerLoad(n *node) {
	inst := n.inst.(*ir.InstLoad)
	address, space := g.pointer(n, n.args[0])
	align := g.accessAlign(n, n.typ, inst.Align)
	list, packed := g.units(n, n.typ, align)
	opcode := "ld" + g.accessSemantics(n, inst.Atomic, inst.Volatile, inst.Ordering, inst.SyncScope) + spaceNames[space]
	if space == spaceGlobal && opcode == "ld.global" && hasMetadata(inst.Metadata, "invariant.load") {
		opcode += ".nc"
	}
	regs := make([]operand, len(list))
	for _, r := range g.runs(n, list, align) {
		g.loadRun(opcode, address, r, list, regs)
	}
	switch {
	case n.kind != kNone:
		n.val = regs[0]
	case packed:
		n.slots = unpackedSlots(regs, g.shapeOf(n, n.typ))
	default:
		n.slots = regs
	}
}

// loadRun emits one ld.
func (g *funcGen) loadRun(opcode string, address operand, r run, list []unit, regs []operand) {
	var buf [6]operand
	ops := buf[:0]
	if r.count > 1 {
		ops = append(ops, vectorOp(r.count))
	}
	k := list[r.first].kind
	class := k.class()
	switch {
	case k == kI1:
		class = B16
	case k == kPtr32 && g.types.sharedPtrSize == 8:
		class = B64
	}
	for i := range r.count {
		regs[r.first+i] = g.newReg(class)
		ops = append(ops, regs[r.first+i])
	}
	address.Val += r.offset
	g.emit(opcode+vectorSuffix[r.count]+g.memoryType(k), append(ops, address)...)
	switch {
	case k == kI1:
		regs[r.first] = g.truncate(kI8, kI1, regs[r.first])
	case class == B64 && k == kPtr32:
		regs[r.first] = g.compute(B32, "cvt.u32.u64", regs[r.first])
	}
}

// lowerStore writes memory.
func (g *funcGen) lowerStore(n *node) {
	inst := n.inst.(*ir.InstStore)
	t := g.typeOf(n.args[1])
	address, space := g.pointer(n, n.args[0])
	align := g.accessAlign(n, t, inst.Align)
	list, packed := g.units(n, t, align)
	x := g.values(n.args[1])
	if packed {
		x = g.packWords(x, g.shapeOf(n, t))
	}
	if len(x) != len(list) {
		g.fail(n, "value of another shape than its type")
	}
	opcode := "st" + g.accessSemantics(n, inst.Atomic, inst.Volatile, inst.Ordering, inst.SyncScope) + spaceNames[space]
	for _, r := range g.runs(n, list, align) {
		g.storeRun(opcode, address, r, list, x)
	}
}

// storeRun emits one st.
func (g *funcGen) storeRun(opcode string, address operand, r run, list []unit, x []operand) {
	var buf [6]operand
	k := list[r.first].kind
	address.Val += r.offset
	ops := append(buf[:0], address)
	if r.count > 1 {
		ops = append(ops, vectorOp(r.count))
	}
	for i := range r.count {
		o := g.unpacked(x[r.first+i])
		switch {
		case k == kI1:
			o = g.extend(kI1, kI16, o, false)
		case k == kPtr32 && g.types.sharedPtrSize == 8:
			o = g.extend(kI32, kI64, o, false)
		}
		ops = append(ops, o)
	}
	g.emit(opcode+vectorSuffix[r.count]+g.memoryType(k), ops...)
}

// hasMetadata reports whether an attachment of a name is present.
func hasMetadata(list []*metadata.Attachment, name string) bool {
	for _, a := range list {
		if a.Name == name {
			return true
		}
	}
	return false
}
