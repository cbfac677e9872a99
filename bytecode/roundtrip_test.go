package bytecode_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/verify"
)

// files lists the modules that the tests run over.
func files(t testing.TB) []string {
	var out []string
	for _, glob := range []string{"../examples/*.mlir", "../examples/*/*.mlir", "testdata/*.mlir"} {
		list, err := filepath.Glob(glob)
		if err != nil || len(list) == 0 {
			t.Fatalf("no files %s (%v)", glob, err)
		}
		out = append(out, list...)
	}
	return out
}

// parse reads a module and gives it the name that every module has after
// reading bytecode.
func parse(t testing.TB, name string) *ast.Module {
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return parseText(t, name, string(src))
}

func parseText(t testing.TB, name, src string) *ast.Module {
	m, err := grammar.Parse(name, []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(m); err != nil {
		t.Fatal(err)
	}
	m.Body.First().SetAttr("sym_name", ast.StringAttr("kernels"))
	return m
}

// text prints a module with the locations that bytecode has: not where the ops
// stand in a text.
func text(m *ast.Module) string {
	var b bytes.Buffer
	(&ast.Module{Body: m.Body}).Print(&b, ast.PrintOptions{DebugInfo: true})
	return b.String()
}

func version(minor uint8) ast.Version { return ast.Version{Major: 13, Minor: minor} }

// needs is the version that a file of testdata says in its name; the others get
// by with the oldest.
func needs(name string) ast.Version {
	base := filepath.Base(name)
	for _, v := range bytecode.Versions() {
		if strings.Contains(base, strings.ReplaceAll(v.String(), ".", "_")) {
			return v
		}
	}
	return version(1)
}

// TestRoundTrip takes every file through every version: text, bytes, text.
func TestRoundTrip(t *testing.T) {
	for _, name := range files(t) {
		for _, v := range bytecode.Versions() {
			m := parse(t, name)
			data, err := bytecode.Encode(m, bytecode.Options{Version: v})
			if v.Less(needs(name)) {
				if err == nil {
					t.Errorf("%s: expected version %s to be refused, got no error", name, v)
				}
				continue
			}
			if err != nil {
				// Files without a version in their name may use newer ops.
				if needs(name) == version(1) && !strings.Contains(name, "testdata") {
					continue
				}
				t.Errorf("%s in %s: %v", name, v, err)
				continue
			}
			checkRoundTrip(t, name+" in "+v.String(), m, data, v)
		}
	}
}

func checkRoundTrip(t *testing.T, name string, m *ast.Module, data []byte, v ast.Version) {
	t.Helper()
	f, err := bytecode.Decode(data)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if err := verify.Module(f.Module); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	if got, want := text(f.Module), text(m); got != want {
		t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
	}
	for _, layout := range []*bytecode.Layout{nil, f.Layout} {
		again, err := bytecode.Encode(f.Module, bytecode.Options{Version: v, Layout: layout})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !bytes.Equal(again, data) {
			t.Errorf("%s: written again: %d bytes, then %d, not the same", name, len(data), len(again))
		}
	}
}

// TestExamplesCurrent demands that every example can be written in the version
// that is the default, but for those about what is newer.
func TestExamplesCurrent(t *testing.T) {
	for _, name := range files(t) {
		if bytecode.Current.Less(needs(name)) {
			continue
		}
		if _, err := bytecode.Encode(parse(t, name), bytecode.Options{}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestCoverage demands that testdata has every op that bytecode can hold, and
// every attribute of it, both there and left out where that is possible.
func TestCoverage(t *testing.T) {
	type part struct {
		op   ast.Opcode
		attr string
	}
	seen, without := map[part]bool{}, map[part]bool{}
	operands := map[part]bool{}
	list, _ := filepath.Glob("testdata/*.mlir")
	for _, name := range list {
		parse(t, name).Walk(func(op *ast.Op) {
			seen[part{op.Opcode, ""}] = true
			for _, a := range op.Info().Attrs {
				if op.Has(a.Name) {
					seen[part{op.Opcode, a.Name}] = true
				} else {
					without[part{op.Opcode, a.Name}] = true
				}
			}
			for i, o := range op.Info().Operands {
				if len(op.Group(i)) > 0 {
					operands[part{op.Opcode, o.Name}] = true
				}
			}
		})
	}
	for code := ast.OpUnregistered + 1; code < ast.NumOps; code++ {
		info := &ast.Table[code]
		if info.Is(ast.TestOnly) {
			continue
		}
		if !seen[part{code, ""}] {
			t.Errorf("testdata has no %s", info.Name)
		}
		for _, a := range info.Attrs {
			if a.Kind == ast.AttrDictArray {
				continue
			}
			if !seen[part{code, a.Name}] {
				t.Errorf("testdata has no %s with '%s'", info.Name, a.Name)
			}
			if (a.Optional || a.Kind == ast.AttrUnit) && !without[part{code, a.Name}] {
				t.Errorf("testdata has no %s without '%s'", info.Name, a.Name)
			}
		}
		for _, o := range info.Operands {
			if code == ast.OpReturn {
				continue // kernels return nothing
			}
			if !operands[part{code, o.Name}] {
				t.Errorf("testdata has no %s with operand '%s'", info.Name, o.Name)
			}
		}
	}
}

// module puts ops into a kernel.
func module(params, ops string) string {
	return "cuda_tile.module @m { entry @k(" + params + ") {\n" + ops + "\nreturn } }"
}

// TestRefusals writes what is newer than the version that is asked for.
func TestRefusals(t *testing.T) {
	for _, c := range []struct {
		minor uint8
		src   string
		want  string
	}{
		{1, module("%i: tile<i32>", "%0 = negi %i overflow<no_wrap> : tile<i32>"), "attribute 'overflow' requires bytecode version 13.2+, but targeting 13.1"},
		{1, module("%x: tile<f32>", "%0 = atan2 %x, %x : tile<f32>"), "operation 'cuda_tile.atan2' is not available in bytecode version 13.1: it requires 13.2+"},
		{1, module("%x: tile<f32>", "%0 = tanh %x rounding<approx> : tile<f32>"), "attribute 'rounding_mode' requires bytecode version 13.2+, but targeting 13.1"},
		{2, module("%x: tile<f32>", "%0 = exp %x rounding<approx> : tile<f32>"), "attribute 'rounding_mode' requires bytecode version 13.3+, but targeting 13.2"},
		{1, module("%n: tile<i32>", "for unsigned %k in (%n to %n, step %n) : tile<i32> { continue }"), "optional attribute 'unsignedCmp' of for is provided but requires bytecode version 13.2, targeting 13.1"},
		{1, module("%n: tile<i32>", "%t = print_tko \"a\" -> token\n%u = join_tokens %t, %t : token"), "result 'result_token' of print_tko requires bytecode version 13.2, but is being used and targeting 13.1"},
		{1, module("%n: tile<i32>", "%t = make_token : token\n%u = print_tko \"a\" token=%t -> token"), "optional operand 'token' of print_tko is provided but requires bytecode version 13.2, targeting 13.1"},
		{1, "cuda_tile.module @m { global constant @g <f32: [1.0]> : tile<1xf32> }", "constant global `g` cannot be encoded in bytecode version 13.1 (the `constant` attribute requires bytecode 13.3+)"},
		{2, "cuda_tile.module @m { global private @g <f32: [1.0]> : tile<1xf32> }", "global `g` uses non-public symbol visibility, which cannot be encoded in bytecode version 13.2 (requires bytecode 13.3+)"},
		{1, module("%x: tile<f8E8M0FNU>", ""), "case.mlir:1:23: error: type 'Float8E8M0FNU' requires bytecode version 13.2+, targeting 13.1"},
		{2, module("", "%0 = constant <f4E2M1FN: 1.0> : tile<2xf4E2M1FN>"), "case.mlir:2:6: error: type 'Float4E2M1FN' requires bytecode version 13.3+, targeting 13.2"},
		{3, module("", "%0 = constant <f8E5M3FNU: 1.0> : tile<f8E5M3FNU>"), "type 'Float8E5M3FNU' requires bytecode version 13.4+, targeting 13.3"},
		{3, module("%x: tile<f32>", "%0 = ftoi %x signed saturating : tile<f32> -> tile<i8>"), "optional attribute 'saturating' of ftoi is provided but requires bytecode version 13.4, targeting 13.3"},
		{3, module("%x: tile<f64>", "%0 = ftof %x rounding<zero> : tile<f64> -> tile<f32>"), "rounding<zero> of this conversion requires bytecode version 13.4+, targeting 13.3"},
		{3, module("%x: tile<f32>", "loop { return }"), "return from a loop requires bytecode version 13.4+, targeting 13.3"},
		{3, module("%p: tile<ptr<f32, #cuda_tile.ptr_attr<none>>>", ""), "type 'ptr_attr' requires bytecode version 13.4+, targeting 13.3"},
		{1, module("%p: tile<ptr<f32>>, %i: tile<i32>", loadOf8+"inbounds = [true] : "+viewOf8+", tile<i32> -> tile<4xf32>, token"), "attribute 'inbounds' requires bytecode version 13.4+, but targeting 13.1"},
		{3, module("%i: tile<i32>", "%0 = addi %i, %i {likely} : tile<i32>"), "got 'likely'"},
		{3, "cuda_tile.module @m { entry @k() { return } {likely} }", "the attributes of entry only, which bytecode has a place for, got 'likely'"},
		{3, "cuda_tile.module @m attributes {likely} { entry @k() { return } }", "the attributes of module only"},
		{3, module("%i: tile<i32>", "%0 = addi %i, %i : tile<i32> loc(\"name\")"), "unsupported location, got NameLoc, expected DILocAttr or CallSiteLoc"},
		{3, "cuda_tile.module @m { testing$func @f() { return } }", "testing$func"},
		{9, module("", ""), "unsupported version requested 13.9"},
	} {
		_, err := bytecode.Encode(parseText(t, "case.mlir", c.src), bytecode.Options{Version: version(c.minor)})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\nin 13.%d: expected an error with %q, got %v", c.src, c.minor, c.want, err)
		}
	}
}

// TestNotOfTheDialect writes nothing that the dialect does not have: ops of other
// dialects at every depth, and what else a module does not hold.
func TestNotOfTheDialect(t *testing.T) {
	const foreign = "\"gpu.barrier\"() : () -> ()"
	for _, c := range []struct{ src, want, at string }{
		{module("", foreign), "only ops from the 'cuda_tile' dialect are allowed", "invalid op: gpu.barrier"},
		{module("%c: tile<i1>", "if %c {\n"+foreign+"\n}"), "only ops from the 'cuda_tile' dialect are allowed", "invalid op: gpu.barrier"},
		{"cuda_tile.module @m { " + foreign + " }", "only function and global ops are allowed in the body", "invalid op: gpu.barrier"},
		{module("", "testing$func @f() {\nreturn\n}"), "expected an op that has a number in bytecode, got cuda_tile.testing$func", "case.mlir:"},
		{foreign, "expected a cuda_tile.module at top level, got gpu.barrier", ""},
		{"cuda_tile.module @m { }\ncuda_tile.module @n { }", "expected one cuda_tile.module, got another", ""},
	} {
		m, err := grammar.ParseWith("case.mlir", []byte(c.src), grammar.Options{AllowUnregistered: true})
		if err != nil {
			t.Fatal(err)
		}
		data, err := bytecode.Encode(m, bytecode.Options{})
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), c.at) || data != nil {
			t.Errorf("%s\nexpected an error with %q and %q, got %v and %d bytes", c.src, c.want, c.at, err, len(data))
		}
	}
}

// A load of one tile of a view of eight numbers, up to what follows the index.
const (
	viewOf8 = "partition_view<tile=(4), tensor_view<8xf32, strides=[1]>>"
	loadOf8 = "%t = make_tensor_view %p, shape = [8], strides = [1] : tensor_view<8xf32, strides=[1]>\n" +
		"%v = make_partition_view %t : " + viewOf8 + "\n%a, %b = load_view_tko weak %v[%i] "
)

// TestLayout134 holds the parts that 13.4 brought to the bytes that public
// writers of the format make of them.
func TestLayout134(t *testing.T) {
	pointer := module("%p: tile<ptr<i1>>", "")
	attributed := module("%p: tile<ptr<i1, #cuda_tile.ptr_attr<none>>>", "")
	toInt := func(saturating string) string {
		return module("%x: tile<f32>", "%0 = ftoi %x signed "+saturating+": tile<f32> -> tile<i32>")
	}
	load := func(inbounds string) string {
		return module("%p: tile<ptr<f32>>, %i: tile<i32>", loadOf8+inbounds+" : "+viewOf8+", tile<i32> -> tile<4xf32>, token")
	}
	for _, c := range []struct {
		minor uint8
		src   string
		want  []byte // somewhere in the file
	}{
		{3, pointer, []byte{0x0c, 0}},
		{4, pointer, []byte{0x0c, 0, 0}},
		{4, attributed, []byte{0x0c, 1, 0, 0}},
		{3, toInt(""), []byte{43, 4, 1, 6, 0}},
		{4, toInt(""), []byte{43, 4, 0, 1, 6, 0}},
		{4, toInt("saturating "), []byte{43, 4, 1, 1, 6, 0}},
		{3, load(""), []byte{0, 0, 3, 1, 1}},
		{4, load(""), []byte{0, 0, 1, 0, 3, 1, 1}},
		{4, load("inbounds = [true]"), []byte{0, 0, 1, 1, 3, 1, 1}},
		{4, module("", "%0 = constant <f8E5M3FNU: 1.0> : tile<f8E5M3FNU>"), []byte{0x82, 0x01}},
	} {
		data, err := bytecode.Encode(parseText(t, "layout.mlir", c.src), bytecode.Options{Version: version(c.minor)})
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(data, c.want) {
			t.Errorf("%s\nin 13.%d: expected the bytes % x in % x", c.src, c.minor, c.want, data)
		}
	}
}

// TestOlder reads what was written in an older version with the defaults of the
// newer parts.
func TestOlder(t *testing.T) {
	src := module("%i: tile<i32>, %x: tile<f32>", `%0 = negi %i : tile<i32>
		%1 = tanh %x : tile<f32>
		%2 = exp %x : tile<f32>
		%3 = print_tko "a" -> token`)
	m := parseText(t, "older.mlir", src)
	data, err := bytecode.Encode(m, bytecode.Options{Version: version(1)})
	if err != nil {
		t.Fatal(err)
	}
	got, err := bytecode.Read(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if text(got) != text(m) {
		t.Errorf("got\n%s\nwant\n%s", text(got), text(m))
	}
	body := got.Body.First().Body(0).First().Body(0)
	if got, want := body.First().Enum("overflow", 99), uint32(ast.OverflowNone); got != want {
		t.Errorf("expected negi of 13.1 to have overflow %d, got %d", want, got)
	}
}

// TestProducerDropped: versions without a producer section lose the producer, as
// with the public writer.
func TestProducerDropped(t *testing.T) {
	m := parseText(t, "producer.mlir", `cuda_tile.module @m attributes {producer = "p"} { entry @k() { return } }`)
	for _, v := range bytecode.Versions() {
		data, err := bytecode.Encode(m, bytecode.Options{Version: v})
		if err != nil {
			t.Fatal(err)
		}
		got, err := bytecode.Read(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if has := got.Body.First().Has("producer"); has != !v.Less(version(3)) {
			t.Errorf("version %s: producer there: %v", v, has)
		}
	}
}

// TestSortedKeys: dictionaries are written in the order of their keys, but for a
// file whose layout is kept.
func TestSortedKeys(t *testing.T) {
	m := parse(t, "testdata/hints.mlir")
	data, err := bytecode.Encode(m, bytecode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f, err := bytecode.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	hints := f.Module.Body.First().Body(0).Last().Attr("optimization_hints").(ast.HintsAttr).Targets
	if len(hints) != 2 || hints[0].Name != "sm_100" || hints[1].Name != "sm_90" {
		t.Fatalf("expected sm_100 before sm_90, got %v", hints)
	}
	hints[0], hints[1] = hints[1], hints[0]
	if again, err := bytecode.Encode(f.Module, bytecode.Options{}); err != nil || !bytes.Equal(again, data) {
		t.Errorf("the order of keys in memory shows in the file: %v", err)
	}
}

func TestParseVersion(t *testing.T) {
	for s, want := range map[string]string{
		"13.1": "", "13.4": "", "12.0": "Invalid argument '12.0': the supported versions are [13.1 - 13.3] and 13.4",
		"13": "Invalid argument '13'", "x.y": "Invalid argument 'x.y'", "13.5": "Invalid argument '13.5'",
	} {
		_, err := bytecode.ParseVersion(s)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("ParseVersion(%q): got %v, want %q", s, err, want)
		}
	}
}
