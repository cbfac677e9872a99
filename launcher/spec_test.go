package launcher

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/ast/num"
)

// build makes the array of a VALUE.
func build(t *testing.T, text string, elem num.Type, seed uint64) *Array {
	t.Helper()
	s, err := ParseSpec(text)
	if err != nil {
		t.Fatal(err)
	}
	a, err := s.Array(elem, seed)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestGeneratedBuffers(t *testing.T) {
	for _, c := range []struct {
		text string
		elem num.Type
		want string
	}{
		{"zeros:f32:2x2", num.F32, "[[0. 0.]\n [0. 0.]]"},
		{"ones:bf16:3", num.BF16, "[1. 1. 1.]"},
		{"ones:i4:3", num.I4, "[1 1 1]"},
		{"ones:i1:2", num.I1, "[ True  True]"},
		{"full:-3.5:f16:2", num.F16, "[-3.5 -3.5]"},
		{"full:-1:i8:2", num.I8, "[-1 -1]"},
		{"full:0x7f800000:f32:1", num.F32, "[inf]"},
		{"full:255:i8:1", num.I8, "[-1]"},
		{"full:1.5:f4E2M1FN:3", num.F4E2M1FN, "[1.5 1.5 1.5]"},
		{"arange:i32:5", num.I32, "[0 1 2 3 4]"},
		{"arange:i4:10", num.I4, "[ 0  1  2  3  4  5  6  7 -8 -7]"},
		{"arange:f8E5M2:4", num.F8E5M2, "[0. 1. 2. 3.]"},
	} {
		if got := build(t, c.text, c.elem, 0).String(); got != c.want {
			t.Errorf("%s:\n%s\nexpected\n%s", c.text, got, c.want)
		}
	}
}

func TestSpecErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", `"" is no value`},
		{"rnd:f32:4", `"rnd:f32:4" is no value: expected a literal, null, @FILE, at:NAME, list:ITEM,..., or one of zeros`},
		{"zeros", "expected zeros:TYPE:SHAPE"},
		{"zeros:f32", "expected zeros:TYPE:SHAPE"},
		{"zeros:f32:4:1", "expected zeros:TYPE:SHAPE"},
		{"zeros:f33:4", `unknown element type "f33": expected one of i1 i4`},
		{"zeros:f32:4x", `shape "4x": expected positive extents joined by x`},
		{"zeros:f32:0", `shape "0": expected positive extents`},
		{"zeros:f32:-4", `shape "-4": expected positive extents`},
		{"zeros:f32:9223372036854775807x9", "too large for any memory"},
		{"zeros:f64:99999999999999", "too large for any memory"},
		{"full:f32:4", "expected full:NUMBER:TYPE:SHAPE"},
		{"full:x:f32:4", "expected a literal of type f32, such as 0.5, got x"},
		{"full:0.5:i32:4", "expected a literal of type i32, such as 64, got 0.5"},
		{"full:300:i8:4", "300 does not fit in i8"},
		{"full:1e9:f16:4", "1e9 has no value in f16"},
		{"full:nan:f4E2M1FN:4", "nan has no value in f4E2M1FN"},
		{"rand:i32:4", "rand is for float types (not i32); use randint:LO:HI:i32:4"},
		{"rand:f32:4:x", `seed "x" is not a number`},
		{"rand:f32:4:-1", `seed "-1" is not a number`},
		{"randint:4:4:i32:4", "expected integers LO < HI, got 4 and 4"},
		{"randint:a:4:i32:4", "expected integers LO < HI"},
		{"randint:0:1000:i8:4", "999 does not fit in i8"},
		{"@", "expected @FILE.npy"},
		{"@x.txt", "expected @FILE.npy, @FILE.safetensors#TENSOR or @FILE:TYPE:SHAPE"},
		{"@x.safetensors", "expected @FILE.npy"},
		{"@x.safetensors#", "expected the name of a tensor after #"},
		{"@x.bin:f99:4", `unknown element type "f99"`},
		{"1_000", `"1_000" is no value`},
		{"ones:f33", "expected ones:TYPE:SHAPE; did you mean f32?"},
		{"ones:f33:4", "f4E2M1FN; did you mean f32?"},
		{"ones:float16:4", "f4E2M1FN; did you mean f16?"},
		{"ones:bfloat16:4", "f4E2M1FN; did you mean bf16?"},
		{"ones:int8:4", "f4E2M1FN; did you mean i8?"},
		{"rnad:f32:4", "followed by :TYPE:SHAPE; did you mean rand?"},
		{"x.npy", "followed by :TYPE:SHAPE; did you mean @x.npy?"},
		{"x.bin:f32:4", "did you mean @x.bin:f32:4?"},
	} {
		_, err := ParseSpec(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: got %v, expected %q", c.text, err, c.want)
		}
	}
}

func TestScalarLiterals(t *testing.T) {
	for _, c := range []struct {
		text string
		elem num.Type
		want uint64
		err  string
	}{
		{"64", num.I32, 64, ""},
		{"-1", num.I32, 0xffffffff, ""},
		{"-1", num.I64, math.MaxUint64, ""},
		{"010", num.I32, 10, ""},
		{"0xff", num.I8, 0xff, ""},
		{"256", num.I8, 0, "256 does not fit in i8"},
		{"-129", num.I8, 0, "-129 does not fit in i8"},
		{"99999999999999999999", num.I64, 0, "does not fit in i64"},
		{"true", num.I1, 1, ""},
		{"1", num.I1, 1, ""},
		{"2", num.I1, 0, "2 does not fit in i1"},
		{"true", num.I32, 0, "expected a literal of type i32, got true"},
		{"1", num.F32, 0x3f800000, ""},
		{"0.5", num.F16, 0x3800, ""},
		{"-inf", num.BF16, 0xff80, ""},
		{"nan", num.F16, 0x7e00, ""},
		{"0x3c00", num.F16, 0x3c00, ""},
		{"0x13c00", num.F16, 0, "0x13c00 is no encoding of f16"},
		{"1e400", num.F64, 0, "1e400 has no value in f64"},
		{"0.5", num.I32, 0, "expected a literal of type i32, such as 64, got 0.5"},
		{"zeros:i32:1", num.I32, 0, "expected a literal of type i32, such as 64 or 0.5, got zeros:i32:1"},
	} {
		s, err := ParseSpec(c.text)
		var got uint64
		if err == nil {
			got, err = s.Scalar(c.elem)
		}
		if c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)) || c.err == "" && (err != nil || got != c.want) {
			t.Errorf("%s as %s: got %#x, %v, expected %#x, %q", c.text, c.elem, got, err, c.want, c.err)
		}
	}
}

// The values of a seed must not change: results that people wrote down would.
func TestRandomValuesAreFixed(t *testing.T) {
	for _, c := range []struct {
		text string
		elem num.Type
	}{
		{"rand:f16:9:1", num.F16}, {"rand:f32:5:1", num.F32}, {"rand:f64:3:1", num.F64},
		{"rand:f4E2M1FN:17:1", num.F4E2M1FN}, {"randn:f32:4:1", num.F32},
		{"randint:-3:4:i8:12:1", num.I8}, {"randint:0:2:i1:6:1", num.I1},
	} {
		got := build(t, c.text, c.elem, 99).String()
		golden(t, "random.txt", c.text, got)
	}
}

func TestRandomIsUniform(t *testing.T) {
	for _, elem := range []num.Type{num.F16, num.BF16, num.F32, num.F64, num.TF32, num.F8E4M3FN} {
		a := build(t, "rand:"+elem.String()+":100000", elem, 3)
		sum, square := 0.0, 0.0
		for i := range a.Len() {
			x := a.Float(i)
			if x < -1 || x >= 1 {
				t.Fatalf("%s: %g is outside [-1, 1)", elem, x)
			}
			sum, square = sum+x, square+x*x
		}
		if mean, v := sum/1e5, square/1e5; math.Abs(mean) > 0.05 || math.Abs(v-1.0/3) > 0.03 {
			t.Errorf("%s: mean %g, mean square %g, expected 0 and 1/3", elem, mean, v)
		}
	}
}

// However the work is split, the values are the same.
func TestRandomDoesNotDependOnTheSplit(t *testing.T) {
	long := build(t, "randn:f32:20000:5", num.F32, 0)
	short := build(t, "randn:f32:9000:5", num.F32, 0)
	if !bytes.Equal(long.Data[:len(short.Data)], short.Data) {
		t.Error("a longer array starts with other values than a shorter one")
	}
}

func TestNPYRoundTrip(t *testing.T) {
	dir := t.TempDir()
	for elem := num.I1; elem < num.NumTypes; elem++ {
		a, err := NewArray(elem, 3, 5)
		if err != nil {
			t.Fatal(err)
		}
		fillIntegers(a, 0, 2, 1)
		path := filepath.Join(dir, elem.String()+".npy")
		var b bytes.Buffer
		if err := WriteNPY(&b, a); err != nil {
			t.Fatal(err)
		}
		os.WriteFile(path, b.Bytes(), 0o644)
		got, err := ReadNPYFile(path, elem)
		if err != nil {
			t.Errorf("%s: %v", elem, err)
			continue
		}
		if !bytes.Equal(got.Data, a.Data) || !slices.Equal(got.Shape, a.Shape) {
			t.Errorf("%s: read %v, wrote %v", elem, got, a)
		}
	}
}

// npy makes a file by hand.
func npy(version byte, header string, data ...byte) []byte {
	b := []byte(npyMagic)
	b = append(b, version, 0, byte(len(header)), byte(len(header)>>8))
	if version > 1 {
		b = append(b, 0, 0)
	}
	return append(append(b, header...), data...)
}

func TestReadNPY(t *testing.T) {
	for _, c := range []struct {
		what string
		file []byte
		elem num.Type
		want string // printed array or part of the error
	}{
		{"little-endian", npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }", 1, 0, 2, 0), num.I16, "[1 2]"},
		{"big-endian", npy(1, "{'descr': '>i2', 'fortran_order': False, 'shape': (2,), }", 0, 1, 0, 2), num.I16, "[1 2]"},
		{"version 2", npy(2, "{'descr': '|u1', 'fortran_order': False, 'shape': (2,), }", 1, 2), num.I8, "[1 2]"},
		{"version 3", npy(3, "{'descr': '|i1', 'fortran_order': False, 'shape': (1, 2), }", 1, 2), num.I8, "[[1 2]]"},
		{"fortran order", npy(1, "{'descr': '|i1', 'fortran_order': True, 'shape': (2, 3), }", 1, 2, 3, 4, 5, 6), num.I8, "[[1 3 5]\n [2 4 6]]"},
		{"scalar", npy(1, "{'descr': '|i1', 'fortran_order': False, 'shape': (), }", 7), num.I8, "7"},
		{"bool", npy(1, "{'descr': '|b1', 'fortran_order': False, 'shape': (2,), }", 0, 1), num.I1, "[False  True]"},
		{"bf16 as V2", npy(1, "{'descr': '<V2', 'fortran_order': False, 'shape': (1,), }", 0x80, 0x3f), num.BF16, "[1.]"},
		{"bf16 as u2", npy(1, "{'descr': '<u2', 'fortran_order': False, 'shape': (1,), }", 0x80, 0x3f), num.BF16, "[1.]"},
		{"f8 as V1", npy(1, "{'descr': '<V1', 'fortran_order': False, 'shape': (1,), }", 0x38), num.F8E4M3FN, "[1.]"},
		{"any type", npy(1, "{'descr': '<f4', 'fortran_order': False, 'shape': (1,), }", 0, 0, 0x80, 0x3f), num.Invalid, "[1.]"},
		{"other type", npy(1, "{'descr': '<f4', 'fortran_order': False, 'shape': (1,), }", 0, 0, 0, 0), num.F16, "expected elements of type f16, the .npy file holds f32"},
		{"complex", npy(1, "{'descr': '<c8', 'fortran_order': False, 'shape': (1,), }"), num.F32, "is no element type of Tile IR"},
		{"records", npy(1, "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,), }"), num.F32, "holds records"},
		{"too short", npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }", 1), num.I16, "takes 4 bytes, the file has 1"},
		{"too long", npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (1,), }", 1, 2, 3), num.I16, "takes 2 bytes, the file has 3"},
		{"huge", npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (9999999999,), }", 1, 2), num.I16, "the file has 2 after its header"},
		{"overflow", npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (4294967296, 4294967296), }"), num.I16, "too large for any memory"},
		{"empty extent", npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (0,), }"), num.I16, "extent 0 is not positive"},
		{"no magic", []byte("PK\x03\x04 and more"), num.I16, "not an .npy file"},
		{"empty", nil, num.I16, "not an .npy file"},
		{"version 9", npy(9, ""), num.I16, ".npy version 9"},
		{"header beyond the end", []byte(npyMagic + "\x01\x00\xff\x00{"), num.I16, "claims 255 bytes"},
		{"no dictionary", npy(1, "hello"), num.I16, "is no dictionary"},
		{"missing key", npy(1, "{'descr': '<i2', 'shape': (0,), }"), num.I16, "needs descr, fortran_order and shape"},
		{"unknown key", npy(1, "{'colour': 'red', }"), num.I16, "unknown key"},
		{"bad order", npy(1, "{'fortran_order': Maybe, }"), num.I16, "expected True or False"},
		{"bad shape", npy(1, "{'shape': (a, b), }"), num.I16, "expected integers"},
	} {
		a, err := ReadNPY(bytes.NewReader(c.file), int64(len(c.file)), c.elem)
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = a.String()
		}
		if err == nil && got != c.want || err != nil && !strings.Contains(got, c.want) {
			t.Errorf("%s: got %s, expected %s", c.what, got, c.want)
		}
	}
}

// safetensors makes a file by hand.
func safetensors(header string, data ...byte) []byte {
	b := []byte{byte(len(header)), byte(len(header) >> 8), 0, 0, 0, 0, 0, 0}
	return append(append(b, header...), data...)
}

func TestReadSafetensors(t *testing.T) {
	for _, c := range []struct {
		what string
		file []byte
		elem num.Type
		want string
	}{
		{"f16", safetensors(`{"w":{"dtype":"F16","shape":[2],"data_offsets":[0,4]}}`, 0, 0x3c, 0, 0x40), num.F16, "[1. 2.]"},
		{"scalar", safetensors(`{"w":{"dtype":"I32","shape":[],"data_offsets":[0,4]}}`, 7, 0, 0, 0), num.I32, "7"},
		{"second", safetensors(`{"__metadata__":{"a":"b"},"v":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"w":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}}`, 1, 2, 3), num.I8, "[2 3]"},
		{"no such", safetensors(`{"v":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}`, 1), num.I8, `no tensor "w"; the file has: v`},
		{"other type", safetensors(`{"w":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}`, 0, 0, 0, 0), num.F16, "expected elements of type f16, the file holds f32"},
		{"unknown type", safetensors(`{"w":{"dtype":"C64","shape":[1],"data_offsets":[0,8]}}`), num.F16, `dtype "C64" is no element type`},
		{"offsets", safetensors(`{"w":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}`, 1), num.I8, "outside the file's 1 bytes"},
		{"negative", safetensors(`{"w":{"dtype":"U8","shape":[4],"data_offsets":[-4,0]}}`, 1), num.I8, "outside the file's"},
		{"size", safetensors(`{"w":{"dtype":"U8","shape":[4],"data_offsets":[0,1]}}`, 1), num.I8, "takes 4 bytes, its data_offsets hold 1"},
		{"header length", []byte{255, 255, 255, 255, 255, 255, 255, 255, '{'}, num.I8, "its header claims"},
		{"no JSON", safetensors("{"), num.I8, "is no JSON object"},
		{"short", []byte{1, 2}, num.I8, "it has 2 bytes"},
	} {
		a, err := ReadSafetensors(bytes.NewReader(c.file), int64(len(c.file)), "w", c.elem)
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = a.String()
		}
		if err == nil && got != c.want || err != nil && !strings.Contains(got, c.want) {
			t.Errorf("%s: got %s, expected %s", c.what, got, c.want)
		}
	}
}

func TestRawFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.bin")
	os.WriteFile(path, []byte{1, 0, 2, 0}, 0o644)
	if got := build(t, "@"+path+":i16:2", num.I16, 0).String(); got != "[1 2]" {
		t.Error(got)
	}
	s, _ := ParseSpec("@" + path + ":i16:3")
	if _, err := s.Array(num.I16, 0); err == nil || !strings.Contains(err.Error(), "has 4 bytes, 3 of i16 takes 6") {
		t.Error(err)
	}
}

var testParams = []Param{
	{Name: "a", Elem: num.F16, Pointer: true}, {Name: "n", Elem: num.I32}, {Name: "c", Elem: num.F32, Pointer: true},
}

func TestBind(t *testing.T) {
	for _, c := range []struct {
		groups [][]string
		want   string // values, or part of the error
	}{
		{[][]string{{"zeros:f16:4", "4", "zeros:f32:4"}}, "zeros:f16:4 4 zeros:f32:4"},
		{[][]string{{"n=4", "zeros:f16:4", "null"}}, "zeros:f16:4 4 null"},
		{[][]string{{"%n=4", "zeros:f16:4", "null"}}, "zeros:f16:4 4 null"},
		{[][]string{{"zeros:f16:4", "4", "null"}, {"n=5"}}, "zeros:f16:4 5 null"},
		{[][]string{{"zeros:f16:4", "4", "null"}, {"null"}}, "null 4 null"},
		{[][]string{{"zeros:f16:4", "4"}}, "got 2 arguments, expected 3: (a: ptr<f16>, n: i32, c: ptr<f32>); missing c: ptr<f32>"},
		{[][]string{{"zeros:f16:4", "4", "null", "4"}}, "got 4 arguments, expected 3: (a: ptr<f16>, n: i32, c: ptr<f32>)"},
		{[][]string{{"m=4"}}, `argument m=4: no parameter "m"; the entry has (a: ptr<f16>`},
		{[][]string{{"n=4", "n=5"}}, "argument n=5: parameter n has a value already"},
		{[][]string{{"4", "4", "null"}}, "parameter a (ptr<f16>): expected a buffer such as zeros:f16:64x64 or @FILE.npy, got the literal 4"},
		{[][]string{{"null", "zeros:i32:1", "null"}}, "parameter n (i32): expected a literal of type i32, such as 64 or 0.5, got zeros:i32:1"},
		{[][]string{{"null", "null", "null"}}, "parameter n (i32): expected a literal of type i32, such as 64 or 0.5, got null"},
		{[][]string{{"zeros:f32:4", "4", "null"}}, "parameter a (ptr<f16>): expected elements of type f16, got zeros:f32:4"},
		{[][]string{{"null", "0.5", "null"}}, "parameter n (i32): expected a literal of type i32, such as 64, got 0.5"},
		{[][]string{{"null", "4", "@no-such-file.npy"}}, "parameter c (ptr<f32>): there is no file no-such-file.npy"},
		{[][]string{{"rubbish", "4", "null"}}, `parameter a (ptr<f16>): "rubbish" is no value`},
	} {
		var groups []ArgGroup
		for _, g := range c.groups {
			groups = append(groups, ArgGroup{Args: g})
		}
		bindings, err := Bind(testParams, groups...)
		var got []string
		for _, b := range bindings {
			if err == nil {
				_, err = b.Bytes()
			}
			got = append(got, b.Spec.Text)
		}
		text := strings.Join(got, " ")
		if err != nil {
			text = err.Error()
		}
		if err == nil && text != c.want || err != nil && !strings.Contains(text, c.want) {
			t.Errorf("%q:\ngot      %s\nexpected %s", c.groups, text, c.want)
		}
	}
}

func TestGridValidate(t *testing.T) {
	limits := [3]int64{0, 65535, 65535}
	for _, c := range []struct {
		grid Grid
		want string
	}{
		{Grid{1, 1, 1}, ""},
		{Grid{MaxGridExtent, 65535, 1}, ""},
		{Grid{0, 1, 1}, "grid 0,1,1: x is 0: expected at least 1 tile block"},
		{Grid{1, -2, 1}, "grid 1,-2,1: y is -2"},
		{Grid{1, 1, 65536}, "z is 65536: the device allows at most 65535"},
		{Grid{1 << 24, 1, 1}, "Tile IR allows at most 16777215"},
	} {
		err := c.grid.Validate(limits)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: got %v, expected %q", c.grid, err, c.want)
		}
	}
	full := Grid{MaxGridExtent, MaxGridExtent, MaxGridExtent}
	if err := full.Validate([3]int64{}); err == nil || !strings.Contains(err.Error(), "expected at most 9223372036854775807 tile blocks in all") {
		t.Errorf("%v: got %v", full, err)
	}
}

func TestCheckArgs(t *testing.T) {
	buf := fakeBuffer(16)
	ok := []Arg{Pointer(buf, 8), Scalar(4), Null()}
	for _, c := range []struct {
		args []Arg
		want string
	}{
		{ok, ""},
		{ok[:2], "got 2 arguments, expected 3: (a: ptr<f16>, n: i32, c: ptr<f32>)"},
		{[]Arg{Scalar(1), ok[1], ok[2]}, "argument 0 (a: ptr<f16>): got a scalar, expected a pointer to f16"},
		{[]Arg{ok[0], ok[0], ok[2]}, "argument 1 (n: i32): got a pointer, expected a scalar of type i32"},
		{[]Arg{ok[0], Null(), ok[2]}, "argument 1 (n: i32): got a pointer"},
		{[]Arg{ok[0], Scalar(1 << 32), ok[2]}, "bits 0x100000000 do not fit in i32"},
		{[]Arg{Pointer(buf, 17), ok[1], ok[2]}, "offset 17 is outside the buffer of 16 bytes"},
	} {
		err := CheckArgs(testParams, c.args)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, expected %q", err, c.want)
		}
	}
}

func TestRunLines(t *testing.T) {
	src := []byte("// tilerun: --grid 2\nmodule {\n  // tilerun: --arg 'a b' \"c \\\" d\" e\\ f\r\n//tilerun[large]: --grid 64\n// tilerunner: no\n// tilerun --no\n}\n")
	lines, err := ParseRunLines(src)
	if err != nil {
		t.Fatal(err)
	}
	l, err := FindRunLine(lines, "")
	want := []string{"--grid", "2", "--arg", "a b", `c " d`, "e f"}
	if err != nil || !slices.Equal(l.Words, want) || l.Line != 1 {
		t.Errorf("got %q, %v, expected %q", l.Words, err, want)
	}
	if l, err = FindRunLine(lines, "large"); err != nil || !slices.Equal(l.Words, []string{"--grid", "64"}) || l.Line != 4 {
		t.Errorf("large: got %v, %v", l, err)
	}
	if _, err = FindRunLine(lines, "x"); err == nil || err.Error() != `no run line "x"; the file has: large` {
		t.Error(err)
	}
	for text, want := range map[string]string{
		"// tilerun: 'a":         "line 1: run line: a ' quote is not closed",
		"\n// tilerun: a\\":      "line 2: run line: a backslash ends the line",
		"// tilerun[]: --grid 2": `the run line's name "" is not made of letters`,
	} {
		if _, err := ParseRunLines([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, expected %q", text, err, want)
		}
	}
}

func TestTargets(t *testing.T) {
	for _, c := range []struct {
		target, device string
		ok             bool
	}{
		{"sm_80", "sm_90a", true}, {"sm_90", "sm_90a", true}, {"sm_90a", "sm_90a", true},
		{"sm_90a", "sm_100", false}, {"sm_100", "sm_90a", false}, {"sm_100f", "sm_103", true},
		{"sm_100f", "sm_120", false}, {"sm_120", "sm_121", true}, {"90a", "sm_90a", false}, {"sm_9", "sm_90a", false},
	} {
		if err := TargetRunsOn(c.target, c.device); (err == nil) != c.ok {
			t.Errorf("%s on %s: %v", c.target, c.device, err)
		}
	}
}

func FuzzReadNPY(f *testing.F) {
	f.Add(npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }", 1, 0, 2, 0))
	f.Add(npy(2, "{'descr': '>f4', 'fortran_order': True, 'shape': (1, 1), }", 1, 0, 2, 0))
	f.Fuzz(func(t *testing.T, file []byte) {
		a, err := ReadNPY(bytes.NewReader(file), int64(len(file)), num.Invalid)
		if err == nil && len(a.Data) > len(file) {
			t.Errorf("%d bytes out of a file of %d", len(a.Data), len(file))
		}
	})
}

func FuzzReadSafetensors(f *testing.F) {
	f.Add(safetensors(`{"w":{"dtype":"F16","shape":[2],"data_offsets":[0,4]}}`, 0, 0x3c, 0, 0x40))
	f.Fuzz(func(t *testing.T, file []byte) {
		a, err := ReadSafetensors(bytes.NewReader(file), int64(len(file)), "w", num.Invalid)
		if err == nil && len(a.Data) > len(file) {
			t.Errorf("%d bytes out of a file of %d", len(a.Data), len(file))
		}
	})
}

func FuzzParseSpec(f *testing.F) {
	for _, s := range []string{"64", "0.5", "null", "zeros:f32:4x4", "full:1:i8:2", "rand:f16:4:1", "randint:0:4:i1:8", "@a.npy", "@a.safetensors#x", "@a.bin:f16:2"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseSpec(text)
		if err != nil || s.fromFile {
			return
		}
		for elem := num.I1; elem < num.NumTypes; elem++ {
			s.Scalar(elem)
			if n, err := s.Check(elem); err == nil && n > 0 && n < 1<<12 {
				if _, err := s.Array(elem, 1); err != nil {
					t.Errorf("%q was accepted, then: %v", text, err)
				}
			}
		}
	})
}

func FuzzParseRunLines(f *testing.F) {
	f.Add([]byte("// tilerun: --grid 2 'a b'\n// tilerun[x]: \"c\\\"\""))
	f.Fuzz(func(t *testing.T, src []byte) {
		lines, err := ParseRunLines(src)
		if err != nil {
			return
		}
		for _, l := range lines {
			// Quoted, the words split the same way again.
			var b strings.Builder
			for _, w := range l.Words {
				fmt.Fprintf(&b, " '%s'", strings.ReplaceAll(w, "'", `'\''`))
			}
			if again, err := SplitWords(b.String()); err != nil || !slices.Equal(again, l.Words) {
				t.Errorf("%q became %q, %v", l.Words, again, err)
			}
		}
	})
}

// A tensor counts by its own size, however large the file around it is.
func TestSafetensorsBytes(t *testing.T) {
	header := `{"big":{"dtype":"F32","shape":[1000000],"data_offsets":[8,4000008]},"w":{"dtype":"F16","shape":[2,2],"data_offsets":[0,8]}}`
	file := binary.LittleEndian.AppendUint64(nil, uint64(len(header)))
	path := filepath.Join(t.TempDir(), "x.safetensors")
	if err := os.WriteFile(path, append(append(file, header...), make([]byte, 4000008)...), 0o644); err != nil {
		t.Fatal(err)
	}
	for tensor, want := range map[string]struct {
		elem  num.Type
		bytes int64
		err   string
	}{
		"w":   {num.F16, 8, ""},
		"big": {num.F32, 4000000, ""},
		"v":   {num.F32, 0, "x.safetensors: no tensor \"v\"; the file has: big, w"},
	} {
		s, err := ParseSpec("@" + path + "#" + tensor)
		if err != nil {
			t.Fatal(err)
		}
		n, err := s.Check(want.elem)
		if n != want.bytes || (err == nil) != (want.err == "") || err != nil && !strings.HasSuffix(err.Error(), want.err) {
			t.Errorf("%s: %d bytes, %v", tensor, n, err)
		}
		if a, err := s.Array(want.elem, 0); err == nil && int64(len(a.Data)) != want.bytes {
			t.Errorf("%s: read %d bytes", tensor, len(a.Data))
		}
	}
}
