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
}

// promises are those that no definition has met yet, in the order of the text.
type promises struct {
	open   []promise
	byName map[string]int // how many of them have the name
}

// promise returns what stands for the value called %name#number.
func (b *builder) promise(t *token, name string, number int) *ast.Value {
	if b.promises.byName[name] > 0 {
		for i := range b.promises.open {
			if p := &b.promises.open[i]; p.name == name && p.number == number {
				return p.val
			}
		}
	}
	if b.promises.byName == nil {
		b.promises.byName = map[string]int{}
	}
	b.promises.byName[name]++
	v := &ast.Value{Name: name, Pos: pos(t)}
	b.promises.open = append(b.promises.open, promise{name, number, v, *t})
	return v
}

// meet puts the values that name has been given where they were promised, in the
// region at hand or one within it: the names of a region are not seen outside.
// Without values, the definition has failed and its uses with it.
func (b *builder) meet(name string, vals []*ast.Value) {
	if b.promises.byName[name] == 0 {
		return
	}
	rest := b.promises.open[:0]
	for _, p := range b.promises.open {
		if p.name != name || !b.aroundUses(p.val) {
			rest = append(rest, p)
			continue
		}
		b.promises.byName[name]--
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
	b.promises.open = rest
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
	for i := range b.promises.open {
		p := &b.promises.open[i]
		b.report(&p.tok, codeUndefined, "expected a defined value, got %"+p.name)
	}
}
