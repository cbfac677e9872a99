package barrier

import (
	"cmp"
	"math"
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/live"
	"tileir/lowering/plan/pass"
)

// barriers is what is known of an entry while threads are made to wait in it.
type barriers struct {
	*pass.Context
	time *live.Timeline

	numbers    map[sharedAccess]int
	sharedList []sharedAccess

	// Of accesses to global memory:
	ages  *ages
	roots roots
	all   bool // those that no token leads from count, too: see reused, tokenOrder.unknown
}

// ages knows which accesses to global memory are by the same thread, and up to which age.
type ages struct {
	time    *live.Timeline
	warps   int
	nodes   map[*agedNode]*accesses
	moving  map[*ast.Op]int
	classes map[*ast.Op]int
	kinds   map[kind]int
}

// roots remembers where pointers and views come from.
type roots map[*ast.Value]*ast.Op

// globalAccess is an access to global memory, and how long ago it was made at most.
type globalAccess struct {
	op  *ast.Op
	age age
}

// accesses is what is known of all accesses to global memory in a node.
type accesses struct {
	class  int // that of each, 0 if they have several: see classOf
	moving int // the most of movingIn
}

// kind is the kind of accesses of which one thing more is known.
type kind struct {
	class int
	by    *ast.Value
	in    string
}

func acquires(op *ast.Op) bool {
	o := op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)
	return o == ast.OrderAcquire || o == ast.AcqRel
}

func releases(op *ast.Op) bool {
	o := op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderWeak)
	return o == ast.OrderRelease || o == ast.AcqRel
}

// spread reports whether the elements of a tensor are known to be at different
// addresses: each stride leads beyond all that the smaller ones lead to.
func spread(t *ast.TensorViewType) bool {
	var dims []int
	for d, n := range t.Shape {
		if n != 1 {
			dims = append(dims, d)
		}
	}
	slices.SortFunc(dims, func(c, d int) int { return cmp.Compare(t.Strides[c], t.Strides[d]) })
	last := int64(0)
	for i, d := range dims {
		n, stride := t.Shape[d], t.Strides[d]
		if stride == ast.Dynamic || stride <= last {
			return false
		}
		if i == len(dims)-1 {
			break
		}
		if n == ast.Dynamic || n > (math.MaxInt64-last)/stride {
			return false
		}
		last += (n - 1) * stride
	}
	return true
}

// pointerOf returns the pointers or the view that an access goes through; nil for
// those of copies that are waited for.
func pointerOf(access *ast.Op) *ast.Value {
	switch {
	case gpu.Is(access, gpu.CopyAsync):
		return gpu.Get(access, gpu.InSource)
	case gpu.Is(access, gpu.Wait):
		return nil // copies through any
	}
	return access.Accessed()
}

// viewAccess takes a load or a store through a view apart: the view, the index, and
// the tile that is moved.
func viewAccess(op *ast.Op) (view *ast.Value, index []*ast.Value, tile *ast.Value) {
	if !op.ThroughView() || op.IsAtomic() {
		return nil, nil, nil
	}
	return op.Get(ast.InView), op.List(ast.InIndex), op.Moved()
}

// leads reports whether anything waits for op by its token. That of copies under way leads
// to their gpu.wait, which stands for what they read.
func leads(op *ast.Op) bool {
	return !gpu.IsCopying(op) && slices.ContainsFunc(op.Results(), func(v *ast.Value) bool {
		_, ok := v.Type.(ast.TokenType)
		return ok && len(v.Uses()) > 0
	})
}
