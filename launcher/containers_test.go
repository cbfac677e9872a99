package launcher

import (
	"archive/zip"
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"

	"tileir/ast/num"
)

// sampleArrays has one array of each element type.
func sampleArrays(t *testing.T, fits func(num.Type) bool) (list []NamedArray) {
	t.Helper()
	for elem := num.Invalid + 1; elem < num.NumTypes; elem++ {
		if elem.MemBits() == 0 || !fits(elem) {
			continue
		}
		a, err := NewArray(elem, 2, 3)
		if err != nil {
			t.Fatal(err)
		}
		for i := range a.Data {
			a.Data[i] = byte(i) & 1
		}
		list = append(list, NamedArray{elem.String() + " \"é\"", a})
	}
	scalar, _ := NewArray(num.F32)
	return append(list, NamedArray{"scalar", scalar})
}

func TestWriteNPZ(t *testing.T) {
	arrays := sampleArrays(t, func(num.Type) bool { return true })
	var out bytes.Buffer
	if err := WriteNPZ(&out, arrays); err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil || len(z.File) != len(arrays) {
		t.Fatalf("%v, %d files", err, len(z.File))
	}
	for i, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		got, err := ReadNPY(bytes.NewReader(text), int64(len(text)), arrays[i].Elem)
		if err != nil || f.Name != arrays[i].Name+".npy" || !bytes.Equal(got.Data, arrays[i].Data) || !slices.Equal(got.Shape, arrays[i].Shape) {
			t.Errorf("%s: %v, got %v", f.Name, err, got)
		}
	}
}

func TestWriteSafetensors(t *testing.T) {
	arrays := sampleArrays(t, func(e num.Type) bool { return CheckSafetensors(e) == nil })
	if len(arrays) < 10 {
		t.Fatalf("only %d types", len(arrays))
	}
	var out bytes.Buffer
	if err := WriteSafetensors(&out, arrays); err != nil {
		t.Fatal(err)
	}
	for _, a := range arrays {
		got, err := ReadSafetensors(bytes.NewReader(out.Bytes()), int64(out.Len()), a.Name, a.Elem)
		if err != nil || !bytes.Equal(got.Data, a.Data) || !slices.Equal(got.Shape, a.Shape) {
			t.Errorf("%s: %v, got %v", a.Name, err, got)
		}
	}
	odd, _ := NewArray(num.I4, 4)
	if err := WriteSafetensors(io.Discard, []NamedArray{{"odd", odd}}); err == nil || !strings.Contains(err.Error(), "no dtype for i4") {
		t.Errorf("i4: %v", err)
	}
}
