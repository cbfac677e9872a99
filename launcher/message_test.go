package launcher

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"flag"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tileir/ast/num"
)

var update = flag.Bool("update", false, "rewrite the files in testdata that hold expected results")

// golden compares got with the section called key of a file in testdata.
func golden(t *testing.T, file, key, got string) {
	t.Helper()
	path := filepath.Join("testdata", file)
	text, _ := os.ReadFile(path)
	head := "-- " + key + " --\n"
	before, rest, found := strings.Cut(string(text), head)
	want, after := rest, ""
	if i := strings.Index(rest, "-- "); i >= 0 {
		want, after = rest[:i], rest[i:]
	}
	if found && strings.TrimRight(want, "\n") == got {
		return
	}
	if !*update {
		t.Errorf("%s in %s: got\n%s\nexpected\n%s\n(go test -update rewrites the file)", key, path, got, want)
		return
	}
	os.MkdirAll("testdata", 0o755)
	if err := os.WriteFile(path, []byte(before+head+got+"\n"+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

// fakeBuffer is a buffer of that many bytes with nothing behind it.
type fakeBuffer int64

func (b fakeBuffer) Size() int64                         { return int64(b) }
func (b fakeBuffer) Write(context.Context, []byte) error { return nil }
func (b fakeBuffer) Read(context.Context, []byte) error  { return nil }
func (b fakeBuffer) Address() uint64                     { return 1 << 20 }
func (b fakeBuffer) Free() error                         { return nil }

func scalar(t num.Type, bits uint64) TileValue {
	return TileValue{TileType{Elem: t}, []uint64{bits}}
}

func TestFormatMessage(t *testing.T) {
	i32 := func(x int32) TileValue { return scalar(num.I32, uint64(uint32(x))) }
	f32 := func(x float32) TileValue { return scalar(num.F32, uint64(math.Float32bits(x))) }
	matrix := TileValue{TileType{Shape: []int64{2, 2}, Elem: num.I8}, []uint64{1, 2, 3, 0xff}}
	for _, c := range []struct {
		format string
		args   []TileValue
		want   string
	}{
		{"Hello World!\n", nil, "Hello World!\n"},
		{"100%%\n", nil, "100%\n"},
		{"tile <%i, %d>", []TileValue{i32(1), i32(-2)}, "tile <1, -2>"},
		{"%u", []TileValue{i32(-1)}, "4294967295"},
		{"%5d|%-5d|%05d|%+d|% d", []TileValue{i32(7), i32(7), i32(-7), i32(7), i32(7)}, "    7|7    |-0007|+7| 7"},
		{"%x %X %#x %o %#o", []TileValue{i32(255), i32(255), i32(255), i32(8), i32(8)}, "ff FF 0xff 10 010"},
		{"%.3d", []TileValue{i32(7)}, "007"},
		{"%.0d<%5.0x>%#.0o%+.0d", []TileValue{i32(0), i32(0), i32(0), i32(0)}, "<     >0+"},
		{"%#.3o %#.2o %#o", []TileValue{i32(8), i32(8), i32(0)}, "010 010 0"},
		{"%lld %hhd %zu", []TileValue{i32(1), i32(2), i32(3)}, "1 2 3"},
		{"%c%c", []TileValue{i32('o'), i32('k')}, "ok"},
		{"%f %.2f %e", []TileValue{f32(1.5), f32(2.25), f32(1.5)}, "1.500000 2.25 1.500000e+00"},
		{"%+08.3f", []TileValue{f32(3.14159)}, "+003.142"},
		{"%g %g %g %G", []TileValue{f32(0.0001), f32(1e10), f32(1.5), f32(1e-10)}, "0.0001 1e+10 1.5 1E-10"},
		{"%.3g", []TileValue{f32(1234)}, "1.23e+03"},
		{"%f %F %5f", []TileValue{f32(float32(math.Inf(-1))), f32(float32(math.NaN())), f32(float32(math.Inf(1)))}, "-inf NAN   inf"},
		{"%a", []TileValue{f32(1.5)}, "0x1.8p+0"},
		{"%i", []TileValue{matrix}, "[[1, 2], [3, -1]]"},
		{"%d", []TileValue{f32(2.5)}, "2.5"},
		{"%f", []TileValue{i32(-2)}, "-2.000000"},
		{"%d", []TileValue{scalar(num.I1, 1)}, "1"},
		{"%f", []TileValue{scalar(num.F16, 0x3c00)}, "1.000000"},
		{"%p", []TileValue{{TileType{Elem: num.F32, Pointer: true}, []uint64{0xdead}}}, "0xdead"},
		{"%d %d", []TileValue{i32(1)}, "1 %d"},
		{"50%", nil, "50%"},
		{"50%, %d\n", []TileValue{i32(7), i32(8)}, "50%, 8\n"},
		{"%z %d", []TileValue{i32(7), i32(8)}, "%z 8"},
		{"%5% %d", []TileValue{i32(7), i32(8), i32(9)}, "%5% 9"},
		{"%*d %$f %.d", []TileValue{i32(7), i32(8), i32(9)}, "%*d %$f 9"},
		{"%.3.4d %+.f %-#08.2llx|", []TileValue{i32(1), f32(2.5), i32(255)}, "%.3.4d +2 0xff    |"},
		{"%99999999d", []TileValue{i32(1)}, strings.Repeat(" ", 999) + "1"},
	} {
		if got := FormatMessage(c.format, c.args); got != c.want {
			t.Errorf("%q: got %q, expected %q", c.format, got, c.want)
		}
	}
}

// record makes one record of a message buffer.
func record(message uint32, x, y, z uint32, args ...byte) []byte {
	for len(args)%8 != 0 {
		args = append(args, 0xee)
	}
	var b []byte
	for _, u := range []uint32{uint32(MessageRecordBytes + len(args)), message, x, y, z, 0} {
		b = binary.LittleEndian.AppendUint32(b, u)
	}
	return append(b, args...)
}

// messageBuffer makes a buffer with room for spare more bytes.
func messageBuffer(failures, dropped uint32, spare int, records ...[]byte) []byte {
	area := bytes.Join(records, nil)
	b := make([]byte, MessageHeaderBytes)
	PutMessageHeader(b, len(area)+spare)
	binary.LittleEndian.PutUint32(b[0:], uint32(len(area)))
	binary.LittleEndian.PutUint32(b[8:], failures)
	binary.LittleEndian.PutUint32(b[12:], dropped)
	return append(append(b, area...), make([]byte, spare)...)
}

var testMessages = []Message{
	{Kind: MessagePrint, Format: "i1 %d, i8 %d, tile %f\n", Args: []TileType{
		{Elem: num.I1}, {Elem: num.I8}, {Shape: []int64{2}, Elem: num.F16}}},
	{Kind: MessageAssert, Format: "n is odd", Location: "a.mlir:4:5", Args: []TileType{{Elem: num.I32}}},
	{Kind: MessagePrint, Format: "hi\n"},
}

func TestReportMessages(t *testing.T) {
	args := []byte{1, 0, 0, 0, 0, 0, 0, 0, 0xfe, 0, 0, 0, 0, 0, 0, 0, 0, 0x3c, 0, 0x40}
	for _, c := range []struct {
		what    string
		buffer  []byte
		out     string
		failure string
	}{
		{"nothing", messageBuffer(0, 0, 64), "", ""},
		{"prints in order of tile blocks", messageBuffer(0, 0, 64, record(2, 1, 0, 0), record(0, 0, 0, 0, args...)),
			"i1 1, i8 -2, tile [1.000000, 2.000000]\nhi\n", ""},
		{"assertion", messageBuffer(2, 0, 0, record(2, 0, 0, 0), record(1, 0, 1, 0, 3, 0, 0, 0)),
			"hi\n", "a.mlir:4:5: assertion failed in tile block (0, 1, 0) at element [3]: n is odd (and 1 more)"},
		{"assertion that did not fit", messageBuffer(1, 1, 0), "", "1 assertions failed; their messages did not fit"},
		{"unknown message", messageBuffer(0, 0, 0, record(7, 0, 0, 0)), "", "message buffer is damaged: record at byte 0: message 7 of 3"},
		{"cut off", messageBuffer(0, 0, 0, record(0, 0, 0, 0)), "", "argument 0: i1 takes 8 bytes, 0 are left"},
		{"size", messageBuffer(0, 0, 0, binary.LittleEndian.AppendUint32(nil, 12), make([]byte, 40)), "", "record at byte 0 has size 12"},
		{"beyond the end", messageBuffer(0, 0, 64, binary.LittleEndian.AppendUint32(nil, 48), make([]byte, 28)), "", "record at byte 0 has size 48, 32 bytes are left"},
		{"short", make([]byte, 3), "", "message buffer has 3 bytes"},
	} {
		var out strings.Builder
		err := ReportMessages(&out, nil, c.buffer, testMessages)
		if out.String() != c.out {
			t.Errorf("%s: printed %q, expected %q", c.what, out.String(), c.out)
		}
		if (err == nil) != (c.failure == "") || err != nil && !strings.Contains(err.Error(), c.failure) {
			t.Errorf("%s: got %v, expected %q", c.what, err, c.failure)
		}
	}
	var failed *AssertError
	err := ReportMessages(nil, nil, messageBuffer(1, 0, 0, record(1, 5, 6, 7, 3, 0, 0, 0)), testMessages)
	if !errors.As(err, &failed) || failed.Block != [3]uint32{5, 6, 7} {
		t.Errorf("got %v", err)
	}
}

func FuzzDecodeMessages(f *testing.F) {
	f.Add(messageBuffer(0, 0, 8, record(2, 1, 0, 0)))
	f.Fuzz(func(t *testing.T, buffer []byte) { ReportMessages(nil, nil, buffer, testMessages) })
}

// failing fails from the second write on.
type failing struct{ writes int }

func (f *failing) Write(p []byte) (int, error) {
	if f.writes++; f.writes > 1 {
		return 0, errors.New("full")
	}
	return len(p), nil
}

func TestWriteMessageStops(t *testing.T) {
	long := TileValue{TileType: TileType{Shape: []int64{1 << 10, 1 << 10}, Elem: num.I32}, Bits: make([]uint64, 1<<20)}
	w := &failing{}
	if err := WriteMessage(w, "%i and %i\n", []TileValue{long, long}); err == nil || w.writes != 2 {
		t.Errorf("got %v after %d writes, want an error after 2", err, w.writes)
	}
}

func FuzzFormatMessage(f *testing.F) {
	f.Add("%d %5.2f %%", uint64(3))
	f.Add("50%, %5% %z %d", uint64(3))
	f.Fuzz(func(t *testing.T, format string, bits uint64) {
		for elem := num.I1; elem < num.NumTypes; elem++ {
			v := scalar(elem, bits&num.Mask(elem))
			if got := FormatMessage(format, []TileValue{v, v}); strings.Contains(got, "%!") && !strings.Contains(format, "!") {
				t.Errorf("%q of %s %#x: %q", format, elem, bits, got)
			}
		}
	})
}

// The buffer holds a few of the largest record, up to a bound.
func TestMessageCapacity(t *testing.T) {
	tile := func(elem num.Type, pointer bool, shape ...int64) []TileType {
		return []TileType{{Shape: shape, Elem: elem, Pointer: pointer}}
	}
	for _, c := range []struct {
		messages []Message
		want     int
	}{
		{nil, 4 << 20},
		{testMessages, 4 << 20},
		{[]Message{{Args: tile(num.I8, false, 1<<20)}}, 4*(1<<20) + 4*24},
		{[]Message{{}, {Args: tile(num.I4, false, 1<<24)}, {}}, 4*(1<<24) + 4*24},
		{[]Message{{Args: tile(num.F32, true, 1<<12, 1<<12)}}, 4*(1<<27) + 4*24},
		{[]Message{{Args: slices.Repeat(tile(num.F64, false, 1<<24), 40)}}, 1 << 30},
	} {
		if got := MessageCapacity(c.messages); got != c.want {
			t.Errorf("%v: %d bytes, expected %d", c.messages, got, c.want)
		}
	}
}

func TestCodeJSON(t *testing.T) {
	code := Code{Target: "sm_90a", PTX: []byte("x"), Kernels: []Kernel{{
		Entry: "f", Symbol: "f", Threads: 128, SharedBytes: 1024, Params: testParams,
		Hidden: []Hidden{{Kind: HiddenPrintBuffer}}, Messages: testMessages,
	}}}
	text, err := code.JSON()
	if err != nil {
		t.Fatal(err)
	}
	if want := `"type": "ptr<f16>"`; !strings.Contains(string(text), want) {
		t.Errorf("no %s in %s", want, text)
	}
	var got Code
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	got.PTX = code.PTX
	if !reflect.DeepEqual(got, code) {
		t.Errorf("got %+v, expected %+v", got, code)
	}
	for _, bad := range []string{"0xf32", "4xq", "", "ptr<x>"} {
		if err := new(TileType).UnmarshalText([]byte(bad)); err == nil {
			t.Errorf("%q was accepted", bad)
		}
	}
}

func TestCompare(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	tol := Tolerance{Rel: 0.1, Abs: 0.01}
	for _, c := range []struct {
		got, want []float32
		text      string
	}{
		{[]float32{1, 2}, []float32{1, 2}, "max abs 0, max rel 0 (rtol 0.1, atol 0.01)"},
		{[]float32{1, 2}, []float32{1, 2.1}, "max abs 0.1, max rel 0.0476 (rtol 0.1, atol 0.01)"},
		{[]float32{nan, inf, 0}, []float32{nan, inf, float32(math.Copysign(0, -1))}, "max abs 0, max rel 0 (rtol 0.1, atol 0.01)"},
		{[]float32{nan, 1}, []float32{math.Float32frombits(0xffc00123), 1}, "max abs 0, max rel 0 (rtol 0.1, atol 0.01)"},
		{[]float32{1, 3, 9}, []float32{1, 2, 2}, "max abs 7, max rel 3.5 (rtol 0.1, atol 0.01); 2 of 3 elements differ, the first at [1]: got 3.0, expected 2.0"},
		{[]float32{1, nan}, []float32{1, 1}, "max abs +Inf, max rel +Inf (rtol 0.1, atol 0.01); 1 of 2 elements differ, the first at [1]: got nan, expected 1.0"},
		{[]float32{-inf}, []float32{inf}, "max abs +Inf, max rel +Inf (rtol 0.1, atol 0.01); 1 of 1 elements differ, the first at [0]: got -inf, expected inf"},
	} {
		n := int64(len(c.got))
		r, err := Compare(FromFloats(c.got, n), FromFloats(c.want, n), tol)
		if err != nil || r.String() != c.text {
			t.Errorf("got %v, %v, expected %s", r, err, c.text)
		}
		if _, err := json.Marshal(r); err != nil {
			t.Error(err)
		}
	}
	r, err := Compare(FromInts([]int32{1, 2}, 2), FromInts([]int32{1, 3}, 2), tol)
	if err != nil || r.OK() || !strings.Contains(r.String(), "(exact)") {
		t.Errorf("integers: got %v, %v, expected an exact comparison", r, err)
	}
	if _, err = Compare(FromInts([]int32{1}, 1), FromInts([]int32{1, 2}, 2), tol); err == nil || err.Error() != "expected i32:2, got i32:1" {
		t.Error(err)
	}
}

// The expected texts in testdata/print.txt were made with NumPy 2.4.
func TestPrintAsNumPy(t *testing.T) {
	for _, c := range []struct {
		text string
		elem num.Type
	}{
		{"rand:f16:40:7", num.F16}, {"rand:f64:2x3x4:7", num.F64}, {"randn:f32:64x64:7", num.F32},
		{"randn:f16:2000:7", num.F16}, {"randint:-5:100:i32:7x9:7", num.I32}, {"randint:0:2:i1:5x6:7", num.I1},
		{"arange:f32:2000", num.F32}, {"full:1e9:f32:3", num.F32}, {"full:nan:f32:3", num.F32},
		{"full:1e-5:f64:2x2", num.F64}, {"randint:-8:8:i8:4x4x4:7", num.I8}, {"rand:f32:1x1x1200:7", num.F32},
	} {
		golden(t, "print.txt", c.text, build(t, c.text, c.elem, 0).String())
	}
	mixed := FromFloats([]float32{1, float32(math.Inf(-1)), 1e-3, float32(math.NaN())}, 4)
	golden(t, "print.txt", "mixed", mixed.String())
}
