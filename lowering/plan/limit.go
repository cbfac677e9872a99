package plan

import (
	"fmt"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/remark"
)

// limit is how many bytes of an access are known to be aligned, and in bounds,
// together, and by what that is bounded.
type limit struct {
	bytes uint64
	by    limitBy
	dim   int // of what, where there are several
}

// limitBy names what bounds an access.
type limitBy uint8

const (
	limitAddress limitBy = iota // of the first element
	limitView                   // which is not made in sight
	limitStride                 // of a tensor, along dim
	limitTile                   // how far apart tiles begin, along dim
	limitIndex                  // of a gather_scatter_view
	limitExtent                 // of a tensor, along dim
	limitStep                   // from pointer to pointer, along dim
	limitMask                   // how many neighbours along dim have the same bit
	limitAtomic                 // what one instruction adds to
)

// atMost makes the limit so many bytes, if it is more.
func (l *limit) atMost(bytes uint64, by limitBy, dim int) {
	if bytes < l.bytes {
		*l = limit{bytes, by, dim}
	}
}

// narrow says of an access through a view or pointers that it moves fewer bytes at
// once than it might, by which limit, and what to assume so that it moves more.
func (e *entry) narrow(op *ast.Op, m access, reason remark.Reason) *refusal {
	if !e.listening() {
		return refuse(op, reason)
	}
	why, assume := m.known.explain(copyBytes / uint64(gpu.ElemBytes(m.tile.Elem)))
	return refuse(op, reason, "bytes", max(m.bytes, gpu.ElemBytes(m.tile.Elem)), "limit", why, "assume", assume)
}

// explain says what the limit is, and what to write so that as many elements as
// make up a whole access can be moved together.
func (l limit) explain(elements uint64) (why, assume string) {
	divisor := fmt.Sprintf("assume div_by<%d>", elements)
	known := fmt.Sprintf("is known to be a multiple of %d bytes only", l.bytes)
	switch l.by {
	case limitView:
		return "what the view is made of is not seen", "make_tensor_view in the entry, of parameters of which enough is assumed"
	case limitStride:
		return fmt.Sprintf("the stride of dimension %d %s", l.dim, known), divisor + " on it, or a constant stride that is such a multiple"
	case limitTile:
		return fmt.Sprintf("the tiles of dimension %d begin %d bytes apart", l.dim, l.bytes), fmt.Sprintf("tiles of %d elements or more along it", elements)
	case limitIndex:
		return fmt.Sprintf("the index of dimension %d is not known to be a multiple", l.dim), divisor + " on it"
	case limitExtent:
		return fmt.Sprintf("the extent of dimension %d %s", l.dim, known), divisor + " on it, or inbounds where the tile lies within the tensor"
	case limitStep:
		return fmt.Sprintf("from pointer to pointer along dimension %d it %s", l.dim, known), divisor + " on what the coordinate is multiplied by"
	case limitMask:
		return fmt.Sprintf("along dimension %d the mask is known to be the same for %d bytes only", l.dim, l.bytes), divisor + " on what coordinates are compared with"
	case limitAtomic:
		return fmt.Sprintf("one instruction adds to %d bytes at most", l.bytes), "nothing: it is as wide as the target has it"
	}
	return "the address " + known, "assume div_by<16> on the pointer"
}
