package expand

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// underWay makes an M of each product whose schedule says that it is under way until then
// (gpu.AttrOverlap), in their order. take says of the first for which it cannot be why.
func underWay[M any](s *pass.Context, until string, take func(product *ast.Op) (m M, why string)) (list []M, err error) {
	s.Op.Walk(func(op *ast.Op) {
		if err != nil || !gpu.Is(op, gpu.Mma) || op.Str(gpu.KeyOverlap) != until {
			return
		}
		m, why := take(op)
		if why != "" {
			err = s.Wrong(op, "%s = %q, which is not possible: %s", gpu.AttrOverlap, until, why)
			return
		}
		list = append(list, m)
	})
	if err != nil {
		return nil, err
	}
	return list, nil
}
