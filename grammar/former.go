package grammar

import (
	"strings"

	"tileir/ast"
)

// This file knows spellings of earlier releases of the specification and of
// other languages: they get an error that names today's.

// formerOps are ops under the names that they had, or that other dialects give
// them. An op that got the suffix _tko when it got a token is found without
// being listed.
var formerOps = map[string]string{
	"func": "entry", "kernel": "entry", "print": "print_tko", "printf": "print_tko",
}

// maxOpName is more than the longest name of an op has: longer words are not
// copied to look them up.
const maxOpName = 100

// currentOp returns today's name of an op, or "".
func currentOp(name string) string {
	name = strings.TrimPrefix(name, dialectPrefix)
	if len(name) > maxOpName {
		return ""
	}
	if now := formerOps[name]; now != "" {
		return now
	}
	if _, ok := ast.Lookup(name + "_tko"); ok {
		return name + "_tko"
	}
	return ""
}

// formerTypes are element types under other names.
var formerTypes = map[string]string{
	"float": "f32", "double": "f64", "half": "f16", "bfloat": "bf16", "bfloat16": "bf16",
	"float16": "f16", "float32": "f32", "float64": "f64", "fp16": "f16", "fp32": "f32", "fp64": "f64",
	"bool": "i1", "char": "i8", "short": "i16", "int": "i32", "long": "i64",
	"int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
}

// write advises to write something else.
func write(instead string) string {
	if instead == "" {
		return ""
	}
	return ": write '" + instead + "'"
}

// advise says what to write instead, or what may have been meant.
func advise(instead string, sure bool) string {
	if instead == "" || sure {
		return write(instead)
	}
	return "; is it '" + instead + "'?"
}

// quoted is an op of the table as the generic form names it.
func quoted(op string) string {
	if op == "" {
		return ""
	}
	return `"` + dialectPrefix + op + `"`
}

// replace is the change that puts something else in a token's place, if there is
// something.
func replace(t *token, instead string) *ast.Fix {
	if instead == "" {
		return nil
	}
	return &ast.Fix{Pos: pos(t), Len: int(t.end - t.start), Text: instead}
}

// missing is the change that puts in what is expected at a place, if that is one thing.
func missing(at ast.Pos, expected string) *ast.Fix {
	text := strings.Trim(expected, "'")
	if len(expected) != len(text)+2 || strings.ContainsAny(text, "' ") {
		return nil
	}
	if !strings.ContainsAny(text, "()[]{}<>") || text == "->" {
		text += " "
	}
	return &ast.Fix{Pos: at, Text: text}
}

// extentsByComma fails at the comma of tile=(64,64), in whose place extents have
// an x, and reports whether that is what stands here.
func (b *builder) extentsByComma() bool {
	if b.at(0).kind != kComma || b.i == 0 || b.last().kind != kInt || len(b.typeFrames) == 0 {
		return false
	}
	keys := b.typeFrames[len(b.typeFrames)-1].keys
	if len(keys) == 0 || keys[len(keys)-1].open != kLParen {
		return false
	}
	now := keys[len(keys)-1].name + "=(" + b.str(b.last())
	for n := 0; b.at(n).kind == kComma && b.at(n+1).kind == kInt; n += 2 {
		now += "x" + b.str(b.at(n+1))
	}
	b.fail(b.at(0), codeTypeForm, "expected 'x' between extents, got ','"+write(now+")"))
	return true
}
