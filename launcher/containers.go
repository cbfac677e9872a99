package launcher

import (
	"archive/zip"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"tileir/ast/num"
)

// NamedArray is an array in a file of several.
type NamedArray struct {
	Name string
	*Array
}

// WriteNPZ writes an .npz file, as numpy.savez does: a ZIP archive of .npy files, not
// compressed. Its bytes depend on the arrays alone.
func WriteNPZ(w io.Writer, arrays []NamedArray) error {
	z := zip.NewWriter(w)
	for _, a := range arrays {
		f, err := z.CreateHeader(&zip.FileHeader{Name: a.Name + ".npy", Method: zip.Store})
		if err != nil {
			return err
		}
		if err := WriteNPY(f, a.Array); err != nil {
			return err
		}
	}
	return z.Close()
}

// safetensorsWritten is the dtype that each element type is written as; those without
// have none in the format.
var safetensorsWritten = [num.NumTypes]string{
	num.I1: "BOOL", num.I8: "I8", num.I16: "I16", num.I32: "I32", num.I64: "I64",
	num.F16: "F16", num.BF16: "BF16", num.F32: "F32", num.TF32: "F32", num.F64: "F64",
	num.F8E4M3FN: "F8_E4M3", num.F8E5M2: "F8_E5M2", num.F8E8M0FNU: "F8_E8M0", num.F4E2M1FN: "F4",
}

// CheckSafetensors reports why elements of a type cannot be written to a .safetensors file.
func CheckSafetensors(elem num.Type) error {
	if safetensorsWritten[elem] == "" {
		return fmt.Errorf("safetensors has no dtype for %s: expected an .npy or .npz file for it", elem)
	}
	return nil
}

// WriteSafetensors writes a .safetensors file. The tensors stand in the order given.
func WriteSafetensors(w io.Writer, arrays []NamedArray) error {
	var header strings.Builder
	at := int64(0)
	for i, a := range arrays {
		if err := CheckSafetensors(a.Elem); err != nil {
			return fmt.Errorf("tensor %q: %w", a.Name, err)
		}
		if i > 0 {
			header.WriteByte(',')
		}
		shape := a.Shape
		if shape == nil {
			shape = []int64{}
		}
		name, err := json.Marshal(a.Name)
		if err != nil {
			return err
		}
		entry, err := json.Marshal(safetensor{safetensorsWritten[a.Elem], shape, [2]int64{at, at + int64(len(a.Data))}})
		if err != nil {
			return err
		}
		fmt.Fprintf(&header, "%s:%s", name, entry)
		at += int64(len(a.Data))
	}
	text := "{" + header.String() + "}"
	text += strings.Repeat(" ", (8-len(text)%8)%8) // the data is aligned
	if err := binary.Write(w, binary.LittleEndian, uint64(len(text))); err != nil {
		return err
	}
	if _, err := io.WriteString(w, text); err != nil {
		return err
	}
	for _, a := range arrays {
		if _, err := w.Write(a.Data); err != nil {
			return err
		}
	}
	return nil
}
