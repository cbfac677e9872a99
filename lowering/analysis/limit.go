package analysis

import "fmt"

// limit is how many bytes of an access are known to be aligned, and in bounds,
// together, and by what that is bounded.
type limit struct {
	Bytes uint64
	By    limitBy
	dim   int // of what, where there are several
}

// limitBy names what bounds an access.
type limitBy uint8

const (
	LimitAddress limitBy = iota // of the first element
	LimitView                   // which is not made in sight
	LimitStride                 // of a tensor, along dim
	LimitTile                   // how far apart tiles begin, along dim
	LimitIndex                  // of a gather_scatter_view
	LimitExtent                 // of a tensor, along dim
	LimitStep                   // from pointer to pointer, along dim
	LimitMask                   // how many neighbours along dim have the same bit
	LimitAtomic                 // what one instruction adds to
)

// AtMost makes the limit so many bytes, if it is more.
func (l *limit) AtMost(bytes uint64, by limitBy, dim int) {
	if bytes < l.Bytes {
		*l = limit{bytes, by, dim}
	}
}

// Explain says what the limit is, and what to write so that as many elements as
// make up a whole access can be moved together.
func (l limit) Explain(elements uint64) (why, assume string) {
	divisor := fmt.Sprintf("assume div_by<%d>", elements)
	known := fmt.Sprintf("is known to be a multiple of %d bytes only", l.Bytes)
	switch l.By {
	case LimitView:
		return "what the view is made of is not seen", "make_tensor_view in the entry, of parameters of which enough is assumed"
	case LimitStride:
		return fmt.Sprintf("the stride of dimension %d %s", l.dim, known), divisor + " on it, or a constant stride that is such a multiple"
	case LimitTile:
		return fmt.Sprintf("the tiles of dimension %d begin %d bytes apart", l.dim, l.Bytes), fmt.Sprintf("tiles of %d elements or more along it", elements)
	case LimitIndex:
		return fmt.Sprintf("the index of dimension %d is not known to be a multiple", l.dim), divisor + " on it"
	case LimitExtent:
		return fmt.Sprintf("the extent of dimension %d %s", l.dim, known), divisor + " on it, or inbounds where the tile lies within the tensor"
	case LimitStep:
		return fmt.Sprintf("from pointer to pointer along dimension %d it %s", l.dim, known), divisor + " on what the coordinate is multiplied by"
	case LimitMask:
		return fmt.Sprintf("along dimension %d the mask is known to be the same for %d bytes only", l.dim, l.Bytes), divisor + " on what coordinates are compared with"
	case LimitAtomic:
		return fmt.Sprintf("one instruction adds to %d bytes at most", l.Bytes), "nothing: it is as wide as the target has it"
	}
	return "the address " + known, "assume div_by<16> on the pointer"
}
