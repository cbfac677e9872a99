package grammar

import (
	"slices"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// This file knows spellings of earlier releases of the specification and of
// other languages: they get an error that names today's.

// formerOps are ops under the names that they had, or that other dialects give
// them. An op that got the suffix _tko when it got a token is found without
// being listed.
var formerOps = map[string]string{
	"func": "entry", "kernel": "entry", "print": "print_tko", "printf": "print_tko",
}

// opsOfOthers are ops of other languages that stand for one of several here.
var opsOfOthers = map[string]string{
	"add": "'addf' or 'addi'", "sub": "'subf' or 'subi'", "mul": "'mulf' or 'muli'", "div": "'divf' or 'divi'", "rem": "'remf' or 'remi'",
	"mod": "'remf' or 'remi'", "max": "'maxf' or 'maxi'", "min": "'minf' or 'mini'", "neg": "'negf' or 'negi'", "abs": "'absf' or 'absi'", "cmp": "'cmpf' or 'cmpi'",
	"mma": "'mmaf' or 'mmai'", "dot": "'mmaf' or 'mmai'", "matmul": "'mmaf' or 'mmai'",
	"divsi": "'divi' with signed", "divui": "'divi' with unsigned", "remsi": "'remi' with signed", "remui": "'remi' with unsigned",
	"maxsi": "'maxi' with signed", "maxui": "'maxi' with unsigned", "minsi": "'mini' with signed", "minui": "'mini' with unsigned",
	"load": "'load_view_tko' or 'load_ptr_tko'", "store": "'store_view_tko' or 'store_ptr_tko'",
	"splat": "'reshape' to a tile of 1s and 'broadcast'", "full": "'constant'", "sum": "'reduce'",
	"cast": "'ftof', 'ftoi', 'itof', 'exti' or 'trunci'", "sitofp": "'itof' with signed", "uitofp": "'itof' with unsigned",
	"fptosi": "'ftoi' with signed", "fptoui": "'ftoi' with unsigned", "extsi": "'exti' with signed", "extui": "'exti' with unsigned", "extf": "'ftof'", "truncf": "'ftof'",
	"get_program_id": "'get_tile_block_id', with 3 results", "program_id": "'get_tile_block_id', with 3 results", "block_id": "'get_tile_block_id', with 3 results",
	"num_programs": "'get_num_tile_blocks', with 3 results", "get_num_programs": "'get_num_tile_blocks', with 3 results",
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

// wordsOfOthers are words of enumerations as other languages have them.
var wordsOfOthers = [ast.NumEnums]map[string]string{
	ast.EnumSignedness: {"s": "signed", "si": "signed", "u": "unsigned", "ui": "unsigned"},
	ast.EnumOverflow:   {"nsw": "no_signed_wrap", "nuw": "no_unsigned_wrap"},
	ast.EnumRounding: {
		"rn": "nearest_even", "rne": "nearest_even", "rte": "nearest_even", "nearest": "nearest_even", "rz": "zero", "rtz": "zero", "toward_zero": "zero", "towards_zero": "zero",
		"rm": "negative_inf", "rd": "negative_inf", "down": "negative_inf", "rp": "positive_inf", "ru": "positive_inf", "up": "positive_inf", "rna": "nearest_away",
	},
	ast.EnumCmpPredicate: {
		"eq": "equal", "ne": "not_equal", "lt": "less_than", "le": "less_than_or_equal", "gt": "greater_than", "ge": "greater_than_or_equal",
		"oeq": "equal", "one": "not_equal", "olt": "less_than", "ole": "less_than_or_equal", "ogt": "greater_than", "oge": "greater_than_or_equal",
		"slt": "less_than", "sle": "less_than_or_equal", "sgt": "greater_than", "sge": "greater_than_or_equal",
		"ult": "less_than", "ule": "less_than_or_equal", "ugt": "greater_than", "uge": "greater_than_or_equal",
		"less": "less_than", "greater": "greater_than", "less_equal": "less_than_or_equal", "greater_equal": "greater_than_or_equal",
	},
	ast.EnumAtomicMode:     {"exch": "xchg", "fadd": "addf", "inc": "add"},
	ast.EnumMemoryScope:    {"gpu": "device", "cta": "tl_blk", "block": "tl_blk", "tile_block": "tl_blk", "system": "sys"},
	ast.EnumMemoryOrdering: {"monotonic": "relaxed", "acquire_release": "acq_rel", "acqrel": "acq_rel"},
	ast.EnumPadding:        {"inf": "pos_inf", "infinity": "pos_inf", "negative_zero": "neg_zero"},
}

// wordInstead returns the word of an enumeration that another one stands for, or may
// stand for.
func wordInstead(k ast.EnumKind, only []uint32, word string) (instead string, sure bool) {
	if now := wordsOfOthers[k][word]; now != "" {
		v, _ := k.Info().Lookup(now)
		if len(only) == 0 || slices.Contains(only, v) {
			return now, true
		}
		return "", false
	}
	var names []string
	for v, name := range k.Info().Names {
		if name != "" && (len(only) == 0 || slices.Contains(only, uint32(v))) {
			names = append(names, name)
		}
	}
	return ast.Nearest(word, names), false
}

// clauseInstead returns the first word of one of an op's optional clauses that a
// longer or shorter one may stand for: 'rounding_mode' for 'rounding'.
func clauseInstead(ds []ast.Directive, word string) string {
	for i := range ds {
		d, first := &ds[i], ""
		switch {
		case d.Kind == ast.FormatLiteral:
			first = d.Text
		case d.Kind == ast.FormatCustom && d.Text == "Rounding":
			first = "rounding"
		}
		if len(first) > 3 && len(word) > 3 && (strings.HasPrefix(word, first) || strings.HasPrefix(first, word)) {
			return first
		}
		if found := clauseInstead(d.Body, word); found != "" {
			return found
		}
	}
	return ""
}

// extentsFirst returns how a type such as f32x4 is written, in which the element
// type stands before the extents: 4xf32.
func extentsFirst(name string) string {
	elem, extents, found := strings.Cut(name, "x")
	if _, ok := num.ParseType(elem); !ok || !found {
		return ""
	}
	for extent := range strings.SplitSeq(extents, "x") {
		if n, err := strconv.ParseInt(extent, 10, 64); err != nil || n <= 0 {
			return ""
		}
	}
	return extents + "x" + elem
}

// aside says what is meant by something that is not of this language at all: where a
// value is expected, a number; where an op is, what comments or values begin with elsewhere.
func (b *builder) aside(expected string) string {
	t := b.at(0)
	switch {
	case expected == kindNames[kValue] && (t.kind == kInt || t.kind == kFloat):
		return "; 'constant' makes a value of a number"
	case t.kind != kOther:
	case b.str(t) == "#" || b.str(t) == "/":
		return "; a comment begins with //"
	case b.str(t) == ";":
		return "; ops end without one"
	}
	return ""
}

// extentsOfView fails at the first extent of partition_view<4, …>, and reports
// whether that is what stands here.
func (b *builder) extentsOfView() bool {
	t := b.at(0)
	if n := len(b.typeFrames); n == 0 || b.i == 0 || b.last().kind != kLess || t.kind != kInt && t.kind != kShape && t.kind != kDims {
		return false
	} else if f := &b.typeFrames[n-1]; !strings.HasSuffix(f.name, "_view") || f.name == "tensor_view" {
		return false
	}
	b.fail(t, codeTypeForm, "expected the extents of a tile, such as tile=(16x64), got "+b.describe(t))
	return true
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
