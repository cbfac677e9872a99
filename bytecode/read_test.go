package bytecode_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"flag"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/verify"
)

// file assembles a file by hand: the header of 13.1 and sections.
func file(sections ...[]byte) []byte {
	out := append([]byte(bytecode.Magic), 13, 1, 0, 0)
	for _, s := range sections {
		align := map[byte]int{1: 4, 2: 8, 3: 8, 4: 8, 5: 4}[s[0]]
		if align == 0 {
			out = append(append(out, s[0], byte(len(s)-1)), s[1:]...)
			continue
		}
		out = append(out, s[0]|0x80)
		out = binary.AppendUvarint(out, uint64(len(s)-1))
		out = append(out, byte(align))
		for len(out)%align != 0 {
			out = append(out, 0xCB)
		}
		out = append(out, s[1:]...)
	}
	return append(out, 0)
}

// table is the content of a section that is a table of entries.
func table(section byte, size int, entries ...string) []byte {
	out := []byte{section, byte(len(entries))}
	for (len(out)-1)%size != 0 {
		out = append(out, 0xCB)
	}
	at := 0
	for _, e := range entries {
		out = append(out, byte(at))
		out = append(out, make([]byte, size-1)...)
		at += len(e)
	}
	for _, e := range entries {
		out = append(out, e...)
	}
	return out
}

const (
	noParams = "\x10\x00\x00"
	i32Type  = "\x03"
	tile0    = "\x0d\x00\x00" // of type 0, scalar
)

// function is a function section with one kernel of name 0 and type 0.
func function(body string) []byte {
	return append([]byte{2, 1, 0, 0, 2, 0, byte(len(body))}, body...)
}

// nestedTypes are functions of the function behind them, n deep.
func nestedTypes(n byte) []string {
	var list []string
	for i := byte(1); i < n; i++ {
		list = append(list, "\x10\x01"+string([]byte{i})+"\x00")
	}
	return append(list, noParams)
}

func TestErrors(t *testing.T) {
	strs := table(1, 4, "k")
	types := table(5, 4, noParams, "\x0d\x02\x00", i32Type)
	ret := "\x5c\x00\x00"
	for _, c := range []struct {
		name, section, want string
		data                []byte
	}{
		{"empty", "header", "invalid magic number at position 0: expected 0x7f, got the end", nil},
		{"text", "header", "invalid magic number at position 0: expected 0x7f, got 0x63", []byte("cuda_tile.module")},
		{"version", "header", "unsupported Tile version 18.0.0, this reader supports versions [13.1 - 13.3]", []byte(bytecode.Magic + "\x12\x00\x00\x00")},
		{"tag", "header", "unsupported Tile version 13.1.1", []byte(bytecode.Magic + "\x0d\x01\x01\x00")},
		{"no end", "header", "expected 1 bytes for section, got 0", []byte(bytecode.Magic + "\x0d\x01\x00\x00")},
		{"unknown section", "header", "unknown section ID: 127", []byte(bytecode.Magic + "\x0d\x01\x00\x00\x7f")},
		{"no strings", "header", "string section is mandatory", file(function(ret), types)},
		{"no functions", "header", "function section is mandatory", file(strs)},
		{"twice", "header", "expected one string section, got another", file(strs, strs)},
		{"after the end", "header", "end section is not the last section", append(file(strs), 0)},
		{"long section", "header", "expected at most", []byte(bytecode.Magic + "\x0d\x01\x00\x00\x81\xff\xff\xff\xff\x0f")},
		{"alignment", "header", "expected the string section to be aligned to 4 bytes, got 1", []byte(bytecode.Magic + "\x0d\x01\x00\x00\x01\x01\x00\x00")},
		{"odd alignment", "header", "expected a power of two, got 6", []byte(bytecode.Magic + "\x0d\x01\x00\x00\x81\x01\x06\x00\x00")},
		{"many strings", "string", "expected at most", file([]byte{1, 100, 0, 0, 0}, function(ret))},
		{"type tag", "type", "expected the tag of a type, got 99", file(strs, table(5, 4, "\x63"), function(ret))},
		{"type of itself", "type", "expected a type that does not contain itself", file(strs, table(5, 4, "\x10\x01\x00\x00"), function(ret))},
		{"deep type", "type", "expected types to nest to a depth of 8, got more", file(strs, table(5, 4, nestedTypes(12)...), function(ret))},
		{"type behind the next", "type", "expected type 0 to start at 0 or before, got 3", file(strs, []byte("\x05\x02\xcb\xcb\xcb\x03\x00\x00\x00\x00\x00\x00\x00"+noParams+noParams), function(ret))},
		{"newer type", "type", "type 'Float4E2M1FN' requires bytecode version 13.3+, file version is 13.1", file(strs, table(5, 4, "\x13"), function(ret))},
		{"odd tile", "type", "malformed type tile<3xi32>", file(strs, table(5, 4, i32Type, "\x0d\x00\x01\x03\x00\x00\x00\x00\x00\x00\x00"), function(ret))},
		{"rest of a type", "type", "expected the end of the type, got 1 bytes more", file(strs, table(5, 4, i32Type+"\x00"), function(ret))},
		{"no such type", "function", "expected an index below 0 for type of a function, got 0", file(strs, function(ret))},
		{"no function type", "function", "expected a function type", file(strs, table(5, 4, i32Type), function(ret))},
		{"opcode", "function", "unsupported opcode 200 for bytecode version 13.1", file(strs, types, function("\xc8\x01"))},
		{"newer op", "function", "unsupported opcode 110 for bytecode version 13.1: atan2 requires version 13.2+", file(strs, types, function("\x6e\x00\x00\x00"))},
		{"entry within", "function", "expected an op of a kernel's body, got entry", file(strs, types, function("\x16"))},
		{"no such value", "function", "expected an index below 0 for source, got 0", file(strs, types, function("\x00\x01\x00"))},
		{"flags", "function", "expected flags within 0x1 for addf in version 13.1, got 0x2", file(strs, types, function("\x02\x01\x02\x00\x00\x00"))},
		{"enumeration", "function", "invalid integer value for enum type: expected a value of rounding_mode below 8, got 9", file(strs, types, function("\x02\x01\x00\x09\x00\x00"))},
		{"results", "function", "expected 0 results of return, got 1", file(strs, types, function("\x5c\x01\x01\x00"))},
		{"regions", "function", "loop op expected 1 regions, got 2", file(strs, types, function("\x41\x00\x00\x02"))},
		{"empty block", "function", "expected a terminator as the last op of the block, got no op", file(strs, types, function("\x41\x00\x00\x01\x01\x00\x00"))},
		{"cut off", "function", "expected a number for result count, got the end", file(strs, types, function("\x5c"))},
		{"device function", "function", "un-expected non-entry function", file(strs, types, []byte{2, 1, 0, 0, 0, 0, 0})},
		{"debug index", "function", "expected an index below 1 for debug index, got 3", file(strs, types, []byte{2, 1, 0, 0, 2, 3, 0})},
		{"fewer functions", "function", "expected the end of the function section or padding of less than 8 bytes, got 8 bytes more", file(strs, types, []byte("\x02\x00\x00\x00\x02\x00\x03\x5c\x00\x00"))},
		{"constant", "function", "expected an index below 0 for constant, got 0", file(strs, types, function("\x10\x01\x00"))},
		{"constant size", "constant", "expected 4 or 4 bytes for a constant of type tile<i32>, got 3", file(strs, types, table(4, 8, "\x03abc"), function("\x10\x01\x00"))},
	} {
		_, err := bytecode.Decode(c.data)
		var e *bytecode.Error
		if !errors.As(err, &e) {
			t.Errorf("%s: expected an *Error, got %v", c.name, err)
			continue
		}
		if e.Section != c.section && c.section != "constant" || !strings.Contains(e.Msg, c.want) || e.Offset < 0 || e.Offset > len(c.data) {
			t.Errorf("%s: expected %q in the %s section, got %v", c.name, c.want, c.section, err)
		}
	}
}

// TestDepth nests what can nest beyond all bounds.
func TestDepth(t *testing.T) {
	loops := func(n int) string {
		return strings.Repeat("\x41\x00\x00\x01\x01\x00\x01", n) + "\x11\x00\x00"
	}
	data := func(body string) []byte {
		f := []byte{2, 1, 0, 0, 2, 0}
		f = append(binary.AppendUvarint(f, uint64(len(body))), body...)
		return file(table(1, 4, "k"), table(5, 4, noParams), f)
	}
	if _, err := bytecode.Decode(data(loops(20_000))); err == nil || !strings.Contains(err.Error(), "nest to a depth of 10000") {
		t.Errorf("loops: got %v", err)
	}
	arrays := "\x58\x00\x00" + strings.Repeat("\x01\x06", 20_000)
	if _, err := bytecode.Decode(data(arrays)); err == nil || !strings.Contains(err.Error(), "nest to a depth of 10000") {
		t.Errorf("arrays: got %v", err)
	}
}

// TestTruncated cuts files off everywhere: an error every time, and no panic.
func TestTruncated(t *testing.T) {
	data := encodeFile(t, "testdata/debug.mlir")
	for i := range data {
		if _, err := bytecode.Decode(data[:i:i]); err == nil {
			t.Errorf("the first %d bytes of %d: expected an error, got none", i, len(data))
		}
	}
}

func encodeFile(t testing.TB, name string) []byte {
	data, err := bytecode.Encode(parse(t, name), bytecode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// seeds are bytes to start fuzzing from: every file in every version.
func seeds(t testing.TB) [][]byte {
	var out [][]byte
	for _, name := range files(t) {
		for _, v := range bytecode.Versions() {
			if data, err := bytecode.Encode(parse(t, name), bytecode.Options{Version: v}); err == nil {
				out = append(out, data)
			}
		}
	}
	return out
}

// FuzzRead reads arbitrary bytes: no panic, no hang, bounded allocation. What
// verifies is written and must read as the same module.
func FuzzRead(f *testing.F) {
	for _, s := range seeds(f) {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, data []byte) { checkBytes(t, data) })
}

// checkBytes reads bytes that may be anything and reports whether they make a
// module that verifies.
func checkBytes(t *testing.T, data []byte) bool {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	file, err := bytecode.Decode(data)
	runtime.ReadMemStats(&after)
	if n, limit := after.TotalAlloc-before.TotalAlloc, uint64(64<<20+16*len(data)); n > limit {
		t.Fatalf("reading %d bytes allocated %d, expected at most %d", len(data), n, limit)
	}
	if err != nil || verify.Module(file.Module) != nil {
		return false
	}
	again, err := bytecode.Encode(file.Module, bytecode.Options{Version: file.Version, Layout: file.Layout})
	if err != nil {
		t.Fatalf("written back: %v", err)
	}
	second, err := bytecode.Decode(again)
	if err != nil {
		t.Fatalf("written and read: %v", err)
	}
	if a, b := text(file.Module), text(second.Module); a != b {
		t.Fatalf("written and read:\n%s\nwant\n%s", b, a)
	}
	return true
}

// mutations is how many variants of each file TestMutated tries.
// usualMutations is how many there are if nobody says: a quarter of them without TILEIR_TESTS=all.
const usualMutations = 300

var mutations = flag.Int("mutations", usualMutations, "variants of each file that TestMutated tries")

// TestMutated changes a few bytes of good files, which reaches deeper than
// arbitrary bytes do.
func TestMutated(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 3))
	tried, valid, tries := 0, 0, *mutations
	if os.Getenv("TILEIR_TESTS") != "all" && tries == usualMutations {
		tries /= 4
	}
	for _, seed := range seeds(t) {
		for range tries {
			data := bytes.Clone(seed)
			for range 1 + rng.IntN(3) {
				i := rng.IntN(len(data))
				switch rng.IntN(3) {
				case 0:
					data[i] = byte(rng.IntN(256))
				case 1:
					data[i] += byte(1 - 2*rng.IntN(2))
				default:
					data[i] ^= 1 << rng.IntN(8)
				}
			}
			tried++
			if checkBytes(t, data) {
				valid++
			}
		}
	}
	t.Logf("%d variants, of which %d are valid modules", tried, valid)
	if valid == 0 {
		t.Error("expected some variants to be valid, got none")
	}
}

// large builds a module with many ops: the kernels of testdata over and over.
func large(t testing.TB) *ast.Module {
	src, err := os.ReadFile("testdata/ops_13_1.mlir")
	if err != nil {
		t.Fatal(err)
	}
	kernels := string(src[bytes.Index(src, []byte("  entry")):])
	kernels = kernels[:strings.LastIndexByte(kernels, '}')]
	var b strings.Builder
	b.WriteString("cuda_tile.module @large {\n  global @table <i32: [1, 2, 3, 4]> : tile<4xi32>\n")
	for i := range 200 {
		b.WriteString(strings.ReplaceAll(kernels, "entry @", "entry @copy"+strconv.Itoa(i)+"_"))
	}
	b.WriteString("}\n")
	return parseText(t, "large.mlir", b.String())
}

// emitted builds a module as frontends emit it, with locations: the kernels that
// cuTile Python has written, over and over.
func emitted(t testing.TB) *ast.Module {
	list, err := filepath.Glob("../conformance/testdata/cutile/*.tileirbc")
	if err != nil || len(list) == 0 {
		t.Fatalf("no bytecode files (%v)", err)
	}
	var whole *ast.Module
	for i := range 400 {
		data, err := os.ReadFile(list[i%len(list)])
		if err != nil {
			t.Fatal(err)
		}
		f, err := bytecode.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		if whole == nil {
			whole = f.Module
			continue
		}
		for op := range f.Module.Body.First().Body(0).Ops() {
			op.Unlink()
			op.SetAttr("sym_name", ast.StringAttr(op.Str("sym_name")+strconv.Itoa(i)))
			whole.Body.First().Body(0).Append(op)
		}
	}
	return whole
}

// The benchmarks run over modules with locations, as frontends emit them, and
// over modules that have nothing but ops, which is the most ops in a byte.
var benchmarks = []struct {
	name string
	make func(testing.TB) *ast.Module
}{{"emitted", emitted}, {"bare", large}}

func BenchmarkRead(b *testing.B) {
	for _, c := range benchmarks {
		b.Run(c.name, func(b *testing.B) {
			data, err := bytecode.Encode(c.make(b), bytecode.Options{})
			if err != nil {
				b.Fatal(err)
			}
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := bytecode.Decode(data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkWrite(b *testing.B) {
	for _, c := range benchmarks {
		b.Run(c.name, func(b *testing.B) {
			data, err := bytecode.Encode(c.make(b), bytecode.Options{})
			if err != nil {
				b.Fatal(err)
			}
			m, err := bytecode.Read(bytes.NewReader(data))
			if err != nil {
				b.Fatal(err)
			}
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := bytecode.Encode(m, bytecode.Options{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

var update = flag.Bool("update", false, "rewrite the expected dumps")

// TestDump holds the annotated view of small files against golden files.
func TestDump(t *testing.T) {
	for _, name := range []string{"../examples/hello.mlir", "testdata/debug.mlir", "testdata/hints.mlir"} {
		var b bytes.Buffer
		if err := bytecode.Dump(&b, encodeFile(t, name)); err != nil {
			t.Fatal(err)
		}
		golden := "testdata/" + strings.TrimSuffix(name[strings.LastIndexByte(name, '/')+1:], ".mlir") + ".dump"
		if *update {
			if err := os.WriteFile(golden, b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(b.Bytes(), want) {
			t.Errorf("%s: the view differs from %s; go test ./bytecode -run Dump -update rewrites it. Got\n%s", name, golden, b.Bytes())
		}
	}
}

// TestDumpCoversAll: every byte of every file is explained.
func TestDumpCoversAll(t *testing.T) {
	for _, data := range seeds(t) {
		var b bytes.Buffer
		if err := bytecode.Dump(&b, data); err != nil {
			t.Error(err)
		}
		if strings.Contains(b.String(), "(not read)") {
			t.Errorf("expected every byte to be explained, got\n%s", b.String())
		}
	}
}

// TestSharedAttrs changes the attributes of one of two ops that are read with the
// same: the other keeps its own.
func TestSharedAttrs(t *testing.T) {
	m := parseText(t, "shared.mlir", `cuda_tile.module @m { entry @k() {
  %a = constant <f32: 1.0> : tile<f32>
  %b = addf %a, %a rounding<zero> : tile<f32>
  %c = addf %b, %b rounding<zero> : tile<f32>
  %d = addf %c, %c rounding<zero> : tile<f32>
} }`)
	data, err := bytecode.Encode(m, bytecode.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f, err := bytecode.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	first := f.Module.Body.First().Body(0).First().Body(0).First().Next()
	second, third := first.Next(), first.Next().Next()
	if &first.Attrs[0] != &second.Attrs[0] {
		t.Error("expected one list of attributes, got two")
	}
	first.SetAttr("rounding_mode", ast.EnumOf(ast.EnumRounding, ast.RoundPosInf))
	second.SetAttr("more", ast.UnitAttr{})
	if third.Enum("rounding_mode", 0) != ast.RoundZero || third.Has("more") {
		t.Errorf("expected the third op as it was read, got %v", third.Attrs)
	}
	second.RemoveAttr("rounding_mode")
	if third.Enum("rounding_mode", 0) != ast.RoundZero || !second.Has("more") {
		t.Errorf("expected the third op as it was read, got %v", third.Attrs)
	}
}

// TestFormsOfBits reads constants of i1 as bits and as bytes, and writes bits.
func TestFormsOfBits(t *testing.T) {
	for _, c := range []struct {
		n    byte
		raw  string
		want []byte // nil: refused; one byte: all are equal
	}{
		{1, "\x01", []byte{1}}, {1, "\xff", []byte{1}}, {1, "\x00", []byte{0}},
		{4, "\xff", []byte{1}}, {4, "\x05", []byte{1, 0, 1, 0}}, {4, "\x01", []byte{1, 0, 0, 0}},
		{4, "\x01\x00\x01\x00", []byte{1, 0, 1, 0}}, {4, "\x01\x01\x01\x01", []byte{1}},
		{16, "\x01", []byte{1}}, {16, "\x00", []byte{0}}, {16, "\xff", []byte{1}},
		{16, "\xff\xff", []byte{1}}, {16, "\x02\x80", []byte{15: 1, 1: 1}},
		{4, "\x01\x00\x02\x00", nil}, {16, "\x02", nil}, {4, "\x01\x00", nil},
	} {
		tile := "\x0d\x02\x01" + string([]byte{c.n, 0, 0, 0, 0, 0, 0, 0})
		data := file(table(1, 4, "k"), table(5, 4, noParams, tile, "\x00"),
			table(4, 8, string([]byte{byte(len(c.raw))})+c.raw), function("\x10\x01\x00\x5c\x00\x00"))
		f, err := bytecode.Decode(data)
		if (err == nil) != (c.want != nil) {
			t.Errorf("tile<%dxi1> of % x: got error %v", c.n, c.raw, err)
		}
		if err != nil {
			continue
		}
		value := f.Module.Body.First().Body(0).First().Body(0).First().Attr("value").(*ast.DenseAttr)
		if !bytes.Equal(value.Data, c.want) || value.Splat != (len(c.want) == 1) {
			t.Errorf("tile<%dxi1> of % x: got % x, all equal: %v", c.n, c.raw, value.Data, value.Splat)
		}
		again, err := bytecode.Encode(f.Module, bytecode.Options{Version: f.Version})
		if err != nil {
			t.Fatal(err)
		}
		if g, err := bytecode.Decode(again); err != nil || text(g.Module) != text(f.Module) {
			t.Errorf("tile<%dxi1> of % x: written and read: %v\n%s", c.n, c.raw, err, text(g.Module))
		}
	}
}

// TestFormsOfNumbers: a pattern of 64 bits whose highest is set is a negative
// number, or, as cuTile Python writes it, a positive one of 65 bits.
func TestFormsOfNumbers(t *testing.T) {
	identity := math.Float64bits(-1.5)
	m := parseText(t, "forms.mlir", `cuda_tile.module @m {
  entry @f() {
    %a = constant <f64: 0.0> : tile<2xf64>
    %r = reduce %a dim=0 identities=[-1.5 : f64] : tile<2xf64> -> tile<f64>
    (%x: tile<f64>, %y: tile<f64>) {
      yield %x : tile<f64>
    }
    return
  }
}`)
	data, err := bytecode.Encode(m, bytecode.Options{Version: version(1)})
	if err != nil {
		t.Fatal(err)
	}
	negative := binary.AppendVarint(nil, int64(identity))
	// Twice the pattern: seven bits of it are left in the last byte but one, the highest in the last.
	positive := append(binary.AppendUvarint(nil, identity<<1|1<<63)[:9], byte(identity>>62))
	if n := bytes.Count(data, negative); n != 1 || len(positive) != len(negative) {
		t.Fatalf("the identity is there %d times; its forms are % x and % x", n, negative, positive)
	}
	f, err := bytecode.Decode(bytes.Replace(data, negative, positive, 1))
	if err != nil {
		t.Fatal(err)
	}
	if got := text(f.Module); got != text(m) {
		t.Errorf("got\n%s\nwant\n%s", got, text(m))
	}
}

// TestPadding: what stands between the last function and the end of its section
// is of any value, as between sections.
func TestPadding(t *testing.T) {
	for _, pad := range []string{"", "\xcb", "\x00\x00", "\xcf\xcf\xcf\xcf\xcf\xcf\xcf"} {
		data := file(table(1, 4, "k"), table(5, 4, noParams), append(function("\x5c\x00\x00"), pad...))
		if _, err := bytecode.Decode(data); err != nil {
			t.Errorf("padding % x: %v", pad, err)
		}
	}
}
