package interp

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/views"
)

// Shadow memory that spreads remembers of each byte what its tile did, and
// nothing of the bytes between rows.
func TestTilingSpreads(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	spread := 0
	for turn := range 200 {
		extents := []int64{1 + r.Int64N(40), 1 + r.Int64N(40), 1 + r.Int64N(5)}
		strides := make([]int64, 3)
		reach := int64(1) // of the dimensions so far, in an order of chance
		for _, d := range r.Perm(3) {
			strides[d] = reach + r.Int64N(3)*r.Int64N(20)
			reach = strides[d] * extents[d]
		}
		view := &ast.PartitionViewType{
			View: &ast.TensorViewType{Elem: num.F32, Shape: extents, Strides: strides},
			Tile: []int32{1 << r.IntN(4), 1 << r.IntN(4), 1 << r.IntN(4)}, DimMap: []int32{0, 1, 2},
		}
		r.Shuffle(3, func(i, j int) { view.DimMap[i], view.DimMap[j] = view.DimMap[j], view.DimMap[i] })
		a := &allocation{size: (reach + 10) * 4, base: middle}
		v := &viewAccess{access: &access{size: 4}, m: views.Of(view), apart: true}
		s := &shadow{of: a}
		looks := tensorView{base: a.base + 8, extents: extents, strides: strides}
		form := s.tiled(v, &looks)
		if form == nil {
			continue // too many tiles
		}
		spread++
		want := touchSome(r, form, a)
		if s.tiled(v, &tensorView{base: a.base, extents: extents, strides: strides}) != nil {
			t.Fatalf("turn %d: another base has the same tiling", turn)
		}
		for unit := range a.size * 2 {
			m := s.page(unit >> pageShift).at(uint16(unit & (pageUnits - 1)))
			if m != want[unit] {
				t.Fatalf("turn %d, extents %v, strides %v, %v: unit %d has memo %p, want %p", turn, extents, strides, view, unit, m, want[unit])
			}
		}
		if s.tiled(v, &looks) != nil || form.touch(0, nil) {
			t.Fatalf("turn %d: the tiling is still in use", turn)
		}
	}
	if spread < 100 {
		t.Errorf("%d tilings", spread)
	}
}

// touchSome touches some tiles, and returns what each unit of memory has then,
// element by element by the definition of the view.
func touchSome(r *rand.Rand, form *tiling, a *allocation) map[int64]*memo {
	want := map[int64]*memo{}
	w, index := form.of.NewWindow(), make([]int64, 3)
	for tile := range form.memos {
		if r.IntN(3) == 0 {
			continue
		}
		m := &memo{writes: &group{}}
		form.touch(int64(tile), &event{to: m})
		form.of.IndexSpace(form.extents, index)
		space, rest := slices.Clone(index), int64(tile)
		index[0], index[1], index[2] = rest/(space[1]*space[2]), rest/space[2]%space[1], rest%space[2]
		form.of.Place(w, index, form.extents, form.strides)
		for i := range w.Limit[0] {
			for j := range w.Limit[1] {
				for k := range w.Limit[2] {
					at := int64(form.base-a.base) + (w.Base+i*w.Stride[0]+j*w.Stride[1]+k*w.Stride[2])*4
					for u := range int64(8) {
						want[at*2+u] = m
					}
				}
			}
		}
	}
	return want
}

// A tensor that may have two elements in one place has no tiling.
func TestDistinct(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	yes := 0
	for range 20000 {
		extents := []int64{1 + r.Int64N(4), 1 + r.Int64N(4), 1 + r.Int64N(4)}
		strides := []int64{r.Int64N(20) - 2, r.Int64N(20) - 2, r.Int64N(20) - 2}
		if !distinct(extents, strides, 100) {
			continue
		}
		yes++
		seen := map[int64]bool{}
		for i := range extents[0] * extents[1] * extents[2] {
			at := i%extents[0]*strides[0] + i/extents[0]%extents[1]*strides[1] + i/extents[0]/extents[1]*strides[2]
			if seen[at] || at < 0 || at > 100 {
				t.Fatalf("extents %v, strides %v: two elements at %d, or too far", extents, strides, at)
			}
			seen[at] = true
		}
	}
	if yes < 1000 {
		t.Errorf("%d tensors are distinct", yes)
	}
	if !distinct([]int64{1024, 1024}, []int64{1, 1024}, 1<<20) || distinct([]int64{1 << 62, 1 << 62}, []int64{1, 1 << 62}, 1<<20) || distinct(nil, nil, 1) != true {
		t.Error("a matrix by columns, one without bounds, or one element")
	}
}
