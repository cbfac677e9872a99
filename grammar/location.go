package grammar

import (
	"strconv"
	"strings"

	"tileir/ast"
)

// aliases holds the names that #name = … and !name = … define.
type aliases struct {
	aliasName   string
	aliasTok    token
	attrAliases map[string]ast.Attr
	typeAliases map[string]ast.Type
	// later are the aliases for locations used before their definition, which
	// fills in the location handed out.
	later map[string]*laterLoc
	// inAlias says that the definition of an alias is being read: there, unlike
	// behind an op, only what is defined before can be used. So no location
	// contains itself.
	inAlias bool
	label   string
}

type laterLoc struct {
	loc *ast.Location
	tok token
}

// locReader holds the locations being read, innermost last.
type locReader struct{ locs []*ast.Location }

func (r *locReader) reset() { r.locs = r.locs[:0] }

// AliasName starts an alias.
func (b *builder) AliasName() {
	b.mark(b.last(), markStart)
	b.aliasTok = *b.last()
	b.aliasName = b.str(&b.aliasTok)[1:]
	b.inAlias = true
	if strings.Contains(b.aliasName, ".") {
		b.fail(&b.aliasTok, codeAlias, "expected the name of an alias without '.', got "+b.describe(&b.aliasTok))
	}
}

// AttrAlias defines #name.
func (b *builder) AttrAlias() {
	b.inAlias = false
	if b.unwinding {
		b.attr = nil // what uses the alias fails without a further message
	}
	if _, ok := b.attrAliases[b.aliasName]; ok {
		b.reportAt(pos(&b.aliasTok), codeRedefined, "expected a new alias, got #"+b.aliasName+" again")
		return
	}
	if b.attrAliases == nil {
		b.attrAliases = map[string]ast.Attr{}
	}
	b.attrAliases[b.aliasName] = b.attr
	if l, ok := b.later[b.aliasName]; ok {
		delete(b.later, b.aliasName)
		a, isLoc := b.attr.(ast.LocAttr)
		if b.attr == nil {
			return
		}
		if !isLoc {
			b.report(&l.tok, codeLocation, "expected an alias for a location, got #"+b.aliasName+" for another attribute")
			return
		}
		*l.loc = *a.Loc
	}
}

// TypeAlias defines !name.
func (b *builder) TypeAlias() {
	b.inAlias = false
	if b.unwinding {
		b.typ = nil
	}
	if _, ok := b.typeAliases[b.aliasName]; ok {
		b.reportAt(pos(&b.aliasTok), codeRedefined, "expected a new alias, got !"+b.aliasName+" again")
		return
	}
	if b.typeAliases == nil {
		b.typeAliases = map[string]ast.Type{}
	}
	b.typeAliases[b.aliasName] = b.typ
}

// laterLocation hands out a location for an alias that has no definition yet.
func (b *builder) laterLocation(name string, t *token) *ast.Location {
	l, ok := b.later[name]
	if !ok {
		if b.later == nil {
			b.later = map[string]*laterLoc{}
		}
		l = &laterLoc{loc: &ast.Location{Pos: pos(t)}, tok: *t}
		b.later[name] = l
	}
	return l.loc
}

// finishAliases reports the aliases that were used and never defined.
func (b *builder) finishAliases() {
	for name, l := range b.later {
		b.report(&l.tok, codeAlias, "expected a location, got the undefined alias #"+name)
	}
}

func (b *builder) innermost() *ast.Location { return b.locs[len(b.locs)-1] }

// LocString starts "file":3:4, "name" or "name"(child).
func (b *builder) LocString() {
	t := b.last()
	s, ok := b.unquote(t)
	if ok {
		b.loc = &ast.Location{Kind: ast.LocName, Name: s, Pos: pos(t)}
	}
}

// LocLine takes the line.
func (b *builder) LocLine() {
	b.loc.Kind = ast.LocFile
	b.loc.Line = b.locNumber()
}

// LocColumn takes the column, and behind it the end of a range: to 5:6, or to
// :6 on the same line.
func (b *builder) LocColumn() {
	l := b.loc
	l.Col = b.locNumber()
	if b.unwinding || !b.acceptWord("to") {
		return
	}
	end := [2]int{l.Line, 0}
	if b.accept(kInt) {
		end[0] = b.locNumber()
	}
	if b.expect(kColon) && b.expect(kInt) {
		end[1] = b.locNumber()
		if end != [2]int{l.Line, l.Col} {
			l.End = &end
		}
	}
}

func (b *builder) locNumber() int {
	t := b.last()
	n, err := strconv.ParseUint(b.str(t), 10, 32)
	if err != nil {
		b.fail(t, codeLocation, "expected a line or column of at most 32 bits, got "+b.describe(t))
	}
	return int(n)
}

// LocOpen starts the child of "name"(child).
func (b *builder) LocOpen() {
	b.Deeper()
	b.locs = append(b.locs, b.loc)
}

// LocAdd takes one part.
func (b *builder) LocAdd() {
	if l := b.innermost(); b.loc != nil {
		l.Subs = append(l.Subs, b.loc)
	}
}

// LocNamed ends "name"(child).
func (b *builder) LocNamed() { b.locClose() }

func (b *builder) locClose() {
	b.loc = b.innermost()
	b.locs = b.locs[:len(b.locs)-1]
	b.Shallower()
}

// LocHash reads an alias or #cuda_tile.di_loc<…>.
func (b *builder) LocHash() {
	t := *b.last()
	name := b.str(&t)[1:]
	if _, ok := b.attrAliases[name]; !ok && !strings.Contains(name, ".") {
		if b.inAlias {
			b.fail(&t, codeAlias, "expected a location, got the undefined alias #"+name)
			return
		}
		b.loc = b.laterLocation(name, &t)
		return
	}
	b.HashAttr()
	switch a := b.attr.(type) {
	case ast.LocAttr:
		b.loc = a.Loc
	case nil:
		b.failQuietly()
	default:
		b.fail(&t, codeLocation, "expected an alias for a location, got "+b.describe(&t))
	}
}

// LocWord starts unknown, callsite(…) or fused[…].
func (b *builder) LocWord() {
	t := b.last()
	b.loc = &ast.Location{Pos: pos(t)}
	switch b.str(t) {
	case "unknown":
	case "callsite":
		b.loc.Kind = ast.LocCallSite
	case "fused":
		b.loc.Kind = ast.LocFused
	default:
		b.fail(t, codeLocation, "expected a location, got "+b.describe(t))
	}
	b.LocOpen()
}

// LocMeta takes the attribute of fused<attribute>[…].
func (b *builder) LocMeta() {
	l := b.innermost()
	l.Meta = b.attr
	if l.Kind != ast.LocFused {
		b.fail(b.last(), codeLocation, "expected only fused<…> to have an attribute")
	}
}

// LocCallSite starts the parts of callsite(a at b).
func (b *builder) LocCallSite() { b.locPartsOf(ast.LocCallSite) }

// LocFused starts the parts of fused[a, b].
func (b *builder) LocFused() { b.locPartsOf(ast.LocFused) }

func (b *builder) locPartsOf(k ast.LocKind) {
	if b.innermost().Kind != k {
		b.fail(b.last(), codeLocation, "expected callsite(a at b) or fused[a, b], got another bracket")
	}
}

// LocAt checks the word between callee and caller.
func (b *builder) LocAt() {
	if t := b.last(); b.str(t) != "at" {
		b.fail(t, codeLocation, "expected 'at', got "+b.describe(t))
	}
}

// LocWordDone ends what LocWord has started.
func (b *builder) LocWordDone() {
	b.locClose()
	if b.loc.Kind != ast.LocUnknown && len(b.loc.Subs) == 0 {
		b.fail(b.last(), codeLocation, "expected callsite(a at b) or fused[a, b], got the word alone")
	}
}

// diLoc reads the body of #cuda_tile.di_loc<"a.py":1:2 in #scope>.
func (b *builder) diLoc() {
	start := *b.last()
	if !b.expect(kLess) {
		return
	}
	b.p.LocBody()
	if b.unwinding {
		return
	}
	inner := b.loc
	if inner.Kind != ast.LocFile || inner.End != nil {
		b.fail(&start, codeLocation, "expected a line and a column of a file in di_loc, got "+inner.Form())
		return
	}
	if !b.expectWord("in") {
		return
	}
	scope, ok := b.readAttr()
	if !ok {
		return
	}
	if d, isDI := scope.(*ast.DialectAttr); !isDI || d.Name != "di_subprogram" && d.Name != "di_lexical_block" {
		b.fail(b.last(), codeLocation, "expected a di_subprogram or di_lexical_block as the scope of a location")
		return
	}
	if b.expect(kGreater) {
		b.attr = ast.LocAttr{Loc: &ast.Location{Kind: ast.LocDialect, Subs: []*ast.Location{inner}, Meta: scope, Pos: pos(&start)}}
	}
}
