// Package verify checks that a module obeys the rules of Tile IR and says
// precisely where it does not.
//
// What holds of a module that passes, in the order in which it is checked:
//
//  1. Every type is well formed (types.go).
//  2. Every op has the operands, results, attributes and regions that its row of
//     the op table asks for, of the types and kinds that it asks for
//     (structure.go).
//  3. Every region is one block that ends in a terminator which its op admits;
//     ops stand only under parents that admit them (regions.go).
//  4. Every operand is defined before its use, in a block that encloses it, and
//     no use crosses an isolated op (regions.go).
//  5. Symbols are unique within their module, references resolve (symbols.go).
//  6. Every op obeys the rules of its own (rules.go and the files it names).
//  7. Debug information is consistent (debuginfo.go); hints are known (hints.go).
//
// An op that breaks one of these is not checked further, so that one mistake
// yields one error; the ops after it are.
//
// The package must not know how text is read, what ops compute, or that
// devices exist. It never changes the module and may run on several goroutines
// at once.
package verify

import (
	"context"
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/halt"
)

// Options chooses what is reported beyond the rules of the language.
type Options struct {
	// AllowUnregistered admits ops outside the op table.
	AllowUnregistered bool
	// WarnHints reports optimization hints that are unknown or out of range as
	// warnings.
	WarnHints bool
	// HintErrors makes such hints errors besides; it needs WarnHints.
	HintErrors bool
}

// Module checks m and returns its errors as an ast.Diagnostics, or nil.
func Module(m *ast.Module) error { return ModuleContext(context.Background(), m) }

// ModuleContext is Module, but for the error of ctx where that ends first.
func ModuleContext(ctx context.Context, m *ast.Module) (err error) {
	defer halt.Catch(&err)
	return check(ctx, m, Options{}).Err()
}

// Check checks m and returns all findings, warnings included, in the order of
// the source.
func Check(m *ast.Module, opts Options) ast.Diagnostics {
	return check(context.Background(), m, opts)
}

func check(ctx context.Context, m *ast.Module, opts Options) ast.Diagnostics {
	c := &checker{ctx: ctx, opts: opts, src: m.Source, same: sameness()}
	if m.Around != nil {
		c.builtinAttrs(m.Around)
	}
	c.topLevel(m.Body)
	return c.diags
}

// maxDiagnostics bounds how much one run reports: beyond it nobody reads on.
const maxDiagnostics = 200

// checker holds the state of one run.
type checker struct {
	ctx   context.Context
	opts  Options
	src   *ast.Source
	same  *[ast.NumOps][]sameRule
	diags ast.Diagnostics

	symbols map[*ast.Op]symbolTable
	scope   scopeState
	around  surroundings
	frames  []frame             // the regions around the op at hand, outermost first
	inFrame map[*ast.Region]int // where a region is among them
}

func (c *checker) topLevel(b *ast.Block) {
	c.collectSymbols(nil, b)
	c.inFrame = map[*ast.Region]int{}
	c.enterRegion(nil)
	for op := b.First(); op != nil && len(c.diags) < maxDiagnostics; op = op.Next() {
		c.op(op)
	}
	c.leaveRegion(nil)
}

// op checks one op and then what is inside it.
func (c *checker) op(op *ast.Op) {
	halt.If(c.ctx)
	c.frames[len(c.frames)-1].at = op
	if op.Opcode == ast.OpUnregistered {
		c.unregistered(op)
		return
	}
	info := op.Info()
	ok := c.structure(op, info) && c.operandsVisible(op) && c.parent(op, info)
	if len(op.Regions())+len(info.Regions) > 0 {
		ok = c.regions(op, info) && ok
	}
	if ok {
		if check := rules[op.Opcode].check; check != nil {
			check(c, op)
		}
	}
	if info.Is(ast.Terminator) && op.Next() != nil {
		c.error(codeAfterTerminator, op.Next().Pos, "expected nothing after %s, which ends its block, got %s",
			op.ShortName(), op.Next().ShortName()).note(op.Pos, "the block ends here")
	}
	if op.Loc != nil {
		c.debugInfo(op)
	}
	if len(op.Regions()) > 0 {
		c.inside(op)
	}
}

// unregistered checks an op that the table does not know: its name, its
// types, its operands, its place in the source and what it holds.
func (c *checker) unregistered(op *ast.Op) {
	switch {
	case op.IsBuiltinModule():
		c.builtinModule(op)
	case !c.opts.AllowUnregistered && !isPlanOp(op.Name()):
		c.error(codeUnknownOp, op.Pos, "expected an op of the cuda_tile dialect, got %s", op.Name())
		return
	}
	if len(op.Successors()) > 0 && op.Next() != nil {
		c.error(codeAfterTerminator, op.Next().Pos, "expected nothing after %s, which ends its block, got %s",
			op.ShortName(), op.Next().ShortName()).note(op.Pos, "the block ends here")
	}
	c.resultTypes(op)
	c.operandsVisible(op)
	if op.Loc != nil {
		c.debugInfo(op)
	}
	for _, r := range op.Regions() {
		c.controlFlow(op, r)
	}
	c.inside(op)
}

// controlFlow checks what holds of the blocks of any region: the first is nobody's
// successor, and where there are several, each ends in an op.
func (c *checker) controlFlow(op *ast.Op, r *ast.Region) {
	for _, b := range r.Blocks {
		last := b.Last()
		if last == nil {
			if len(r.Blocks) > 1 && !op.IsBuiltinModule() {
				c.error(codeNoTerminator, op.Pos, "%s: expected an op at the end of each of its blocks, got an empty block", op.ShortName())
			}
			continue
		}
		if slices.Contains(last.Successors(), r.Blocks[0]) {
			c.error(codeEntryBlock, last.Pos, "%s: expected the first block of the region to be nobody's successor", last.ShortName()).
				note(op.Pos, "the region is of %s", op.ShortName())
		}
	}
}

// isPlanOp reports whether name is of the dialect that the planning passes
// use.
func isPlanOp(name string) bool { return len(name) > 4 && name[:4] == "gpu." }

// inside checks the blocks that op holds.
func (c *checker) inside(op *ast.Op) {
	if holdsSymbols(op) && op.Body(0) != nil {
		c.collectSymbols(op, op.Body(0))
	}
	leave, around := c.enterScope(op), c.around
	c.around = around.in(op)
	for _, r := range op.Regions() {
		c.enterRegion(r)
		for _, b := range r.Blocks {
			for _, a := range b.Args {
				c.wellFormed(a.Type, a.Pos, op)
			}
			for o := b.First(); o != nil && len(c.diags) < maxDiagnostics; o = o.Next() {
				c.op(o)
			}
		}
		c.leaveRegion(r)
	}
	c.scope, c.around = leave, around
}

// finding is a diagnostic under construction.
type finding struct {
	d   *ast.Diagnostic
	src *ast.Source
}

// note adds the place of another party.
func (f finding) note(pos ast.Pos, format string, args ...any) finding {
	f.d.Notes = append(f.d.Notes, &ast.Diagnostic{
		Severity: ast.Note, Source: f.src, Pos: pos, Message: fmt.Sprintf(format, args...),
	})
	return f
}

func (c *checker) error(code Code, pos ast.Pos, format string, args ...any) finding {
	return c.report(ast.Error, code, pos, format, args...)
}

func (c *checker) warn(code Code, pos ast.Pos, format string, args ...any) finding {
	return c.report(ast.Warning, code, pos, format, args...)
}

func (c *checker) report(sev ast.Severity, code Code, pos ast.Pos, format string, args ...any) finding {
	d := &ast.Diagnostic{Severity: sev, Code: code.String(), Source: c.src, Pos: pos, Message: fmt.Sprintf(format, args...)}
	c.diags = append(c.diags, d)
	return finding{d, c.src}
}

// fail reports an error about op with the op's name in front.
func (c *checker) fail(op *ast.Op, code Code, format string, args ...any) finding {
	return c.error(code, op.Pos, op.ShortName()+": "+format, args...)
}
