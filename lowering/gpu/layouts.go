package gpu

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/lowering/layout"
)

// AppendLayout spells the columns of a layout; its shape is that of the type.
//
//	reg 1,64 lane 2,4,8,16,32 warp 0,128
func AppendLayout(b []byte, l layout.Layout) []byte {
	for i, part := range [][]uint32{l.Reg, l.Lane, l.Warp} {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, layoutParts[i]...)
		for k, c := range part {
			b = append(b, " ,"[min(k, 1)])
			b = strconv.AppendUint(b, uint64(c), 10)
		}
	}
	return b
}

var layoutParts = [...]string{"reg", "lane", "warp"}

// ParseLayout reads what AppendLayout wrote, for a tile of the given shape.
func ParseLayout(s string, shape []int) (layout.Layout, error) {
	l := layout.Layout{Shape: shape}
	elements, part := uint64(layout.Size(shape)), -1
	parts := [...]*[]uint32{&l.Reg, &l.Lane, &l.Warp}
	for w := range strings.FieldsSeq(s) {
		if part+1 < len(parts) && w == layoutParts[part+1] {
			part++
			continue
		}
		if part < 0 {
			return l, fmt.Errorf("layout %q: expected \"reg\" first", s)
		}
		columns := slices.Grow(*parts[part], strings.Count(w, ",")+1)
		for n := range strings.SplitSeq(w, ",") {
			c, err := strconv.ParseUint(n, 10, 32)
			if err != nil || c >= elements {
				return l, fmt.Errorf("layout %q: %q is no element of a tile of %d elements", s, n, layout.Size(shape))
			}
			columns = append(columns, uint32(c))
		}
		*parts[part] = columns
	}
	if part != 2 || len(l.Lane) != layout.LaneBits {
		return l, fmt.Errorf("layout %q: expected reg, lane (%d columns) and warp", s, layout.LaneBits)
	}
	return l, nil
}

// Shape returns the extents of a tile type as layouts count them.
func Shape(t *ast.TileType) []int {
	s := make([]int, len(t.Shape))
	for i, d := range t.Shape {
		s[i] = int(d)
	}
	return s
}

// LayoutOf returns the layout that a tile was given; every thread holds a tile
// of one element.
func LayoutOf(v *ast.Value, warps int) (layout.Layout, error) {
	t := ast.AsTile(v.Type)
	if t == nil {
		return layout.Layout{}, fmt.Errorf("%s is not a tile", v.Type)
	}
	if t.NumElements() == 1 {
		return layout.Scalar(Shape(t), warps), nil
	}
	op, list, i := layoutEntry(v)
	if i >= len(list) {
		return layout.Layout{}, fmt.Errorf("%s has no %s", op.ShortName(), AttrLayout)
	}
	s, ok := list[i].(ast.StringAttr)
	if !ok {
		return layout.Layout{}, fmt.Errorf("%s: entry %d of %s is not a string", op.ShortName(), i, AttrLayout)
	}
	return ParseLayout(string(s), Shape(t))
}

// layoutEntry is where the layout of a tile stands: entry i of a list. A loop lists those of
// its results, then those of its block's arguments.
func layoutEntry(v *ast.Value) (op *ast.Op, list ast.ArrayAttr, i int) {
	op, i = v.Def(), v.Index()
	if op == nil {
		op = v.ArgOf().Parent()
		i += len(op.Results())
	}
	list, _ = op.Attr(AttrLayout).(ast.ArrayAttr)
	return op, list, i
}

// layoutText is the layout of a tile as it is spelled, empty if it has none.
func layoutText(v *ast.Value) ast.StringAttr {
	_, list, i := layoutEntry(v)
	if i >= len(list) {
		return ""
	}
	s, _ := list[i].(ast.StringAttr)
	return s
}

// CopyBytes is what one cp.async moves; copying is worth it at its largest.
const CopyBytes = 16

// CopyLayout is how the threads of a CTA distribute a tile in shared memory over
// them: one 16-byte chunk to a thread at a time, along the contiguous dimension
// first. The CTAs of a cluster each do so with their part.
func CopyLayout(s Shared, warps, cluster int) layout.Layout {
	chunk := max(CopyBytes*8/s.Elem.MemBits(), 1)
	l := layout.Blocked(s.Part(), layout.WithFirst(layout.RowMajor(len(s.Shape)), s.Contiguous), chunk, warps/cluster)
	l = l.Embed(s.Shape)
	for i := range layout.Log2(cluster) {
		c := 0
		if n := i - s.RankBit; n >= 0 && n < layout.Log2(s.Slices) {
			c = s.Part()[s.Along] << n << layout.DimShift(s.Shape, s.Along)
		}
		l.Warp = append(l.Warp, uint32(c))
	}
	return l
}
