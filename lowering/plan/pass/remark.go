package pass

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/remark"
)

// Remark says something about op, if anybody listens. What it costs to find
// arguments is spent behind listening.
func (c *Context) Remark(op *ast.Op, reason remark.Reason, args ...any) {
	if row := remark.Table[reason]; c.Pass != "" && row.Pass != c.Pass {
		panic("BUG: pass " + c.Pass + " says " + row.Code + ", which is of the pass " + row.Pass)
	}
	c.Remarks.Add(reason, c.Source, c.Op.Str(ast.KeySymName), op, args...)
}

// Listening reports whether remarks are asked for.
func (c *Context) Listening() bool { return c.Remarks != nil }

// Refusal says why something is not done with op; a nil one that it is.
type Refusal struct {
	Op     *ast.Op
	Reason remark.Reason
	Args   []any
}

// Refuse makes a refusal, with the arguments of its remark.
func Refuse(op *ast.Op, reason remark.Reason, args ...any) *Refusal {
	return &Refusal{op, reason, args}
}

// Say makes a remark of a refusal.
func (c *Context) Say(r *Refusal) {
	if r != nil {
		c.Remark(r.Op, r.Reason, r.Args...)
	}
}

// Narrow says of an access through a view or pointers that it moves fewer bytes at
// once than it might, by which limit, and what to assume so that it moves more.
func (c *Context) Narrow(op *ast.Op, m analysis.Access, reason remark.Reason) *Refusal {
	if !c.Listening() {
		return Refuse(op, reason)
	}
	why, assume := m.Known.Explain(gpu.CopyBytes / uint64(gpu.ElemBytes(m.Tile.Elem)))
	return Refuse(op, reason, "bytes", max(m.Bytes, gpu.ElemBytes(m.Tile.Elem)), "limit", why, "assume", assume)
}
