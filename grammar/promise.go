package grammar

import "tileir/ast"

// A value may be used before the text defines it: in a module, and in ops outside
// the table, the order of ops means nothing. Where it does, package verify says
// so.

// promise is a use of a value whose definition has not been read: a value that
// stands for it until then.
type promise struct {
	name   string
	number int // of %name#number
	val    *ast.Value
	tok    token // of the first use
	met    bool
}

// promises are those made, in the order of the text, and for each name those that no
// definition has met yet.
type promises struct {
	made   []*promise
	byName map[string][]*promise
}

// promise returns what stands for the value called %name#number.
func (b *builder) promise(t *token, name string, number int) *ast.Value {
	for _, p := range b.promises.byName[name] {
		if p.number == number {
			return p.val
		}
	}
	if b.promises.byName == nil {
		b.promises.byName = map[string][]*promise{}
	}
	p := &promise{name: name, number: number, val: &ast.Value{Name: name, Pos: pos(t)}, tok: *t}
	b.promises.made = append(b.promises.made, p)
	b.promises.byName[name] = append(b.promises.byName[name], p)
	return p.val
}

// meet puts the values that name has been given where they were promised, in the
// region at hand or one within it: the names of a region are not seen outside.
// Without values, the definition has failed and its uses with it.
func (b *builder) meet(name string, vals []*ast.Value) {
	list := b.promises.byName[name]
	if len(list) == 0 {
		return
	}
	var rest []*promise
	for _, p := range list {
		if !b.aroundUses(p.val) {
			rest = append(rest, p)
			continue
		}
		p.met = true
		switch {
		case vals == nil:
		case p.number >= len(vals):
			b.report(&p.tok, codeUndefined, "expected one of the "+plural(len(vals), "value")+" of %"+name+", got "+b.describe(&p.tok))
		case p.val.Type != nil && !ast.Same(p.val.Type, vals[p.number].Type):
			d := b.report(&p.tok, codeUseType, "expected a value of type "+p.val.Type.String()+", got "+vals[p.number].Type.String())
			b.note(d, vals[p.number].Pos, "the value is defined here")
		default:
			p.val.ReplaceAllUses(vals[p.number])
		}
	}
	b.promises.byName[name] = rest
}

// aroundUses reports whether a use of v lies in the region at hand or in one
// within it, or whether there is none because the op has failed.
func (b *builder) aroundUses(v *ast.Value) bool {
	region := b.block().Region()
	for _, u := range v.Uses() {
		for op := u.Op; op != nil && op.Block() != nil; op = op.Parent() {
			if op.Block() == b.block() || region != nil && op.Block().Region() == region {
				return true
			}
		}
	}
	return len(v.Uses()) == 0
}

// finishPromises reports the values that nothing defines.
func (b *builder) finishPromises() {
	for _, p := range b.promises.made {
		if !p.met {
			b.report(&p.tok, codeUndefined, "expected a defined value, got %"+p.name)
		}
	}
}
