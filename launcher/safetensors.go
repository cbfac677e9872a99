package launcher

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"sort"
	"strings"

	"tileir/ast/num"
)

// safetensorsTypes maps the dtypes of the safetensors format to element types.
var safetensorsTypes = map[string]num.Type{
	"BOOL": num.I1,
	"I8":   num.I8, "U8": num.I8,
	"I16": num.I16, "U16": num.I16,
	"I32": num.I32, "U32": num.I32,
	"I64": num.I64, "U64": num.I64,
	"F16": num.F16, "BF16": num.BF16, "F32": num.F32, "F64": num.F64,
	"F8_E4M3": num.F8E4M3FN, "F8_E5M2": num.F8E5M2, "F8_E8M0": num.F8E8M0FNU, "F4": num.F4E2M1FN,
}

// maxSafetensorsHeader is the limit of the format's reference implementation.
const maxSafetensorsHeader = 100_000_000

// maxListedTensors bounds how many names an error lists.
const maxListedTensors = 20

// safetensor is one entry of a file's header.
type safetensor struct {
	Dtype   string   `json:"dtype"`
	Shape   []int64  `json:"shape"`
	Offsets [2]int64 `json:"data_offsets"`
}

// ReadSafetensorsFile reads one tensor of a .safetensors file.
func ReadSafetensorsFile(path, name string, elem num.Type) (*Array, error) {
	f, err := openElements(path, maxStreamBytes)
	if err != nil {
		return nil, err
	}
	defer f.close()
	a, err := ReadSafetensors(f, f.size, name, elem)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return a, nil
}

// safetensorBytes returns the bytes of a tensor, as far as that is known before
// the file is read: 0 of a stream.
func safetensorBytes(path, name string, elem num.Type) (int64, error) {
	info, err := statFile(path)
	if err != nil || !info.Mode().IsRegular() {
		return 0, err
	}
	f, err := openElements(path, 0)
	if err != nil {
		return 0, err
	}
	defer f.close()
	place, err := findSafetensor(f, f.size, name, elem)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", path, err)
	}
	return place.bytes, nil
}

// ReadSafetensors reads the tensor called name from a safetensors file of size
// bytes, as elements of type elem; num.Invalid takes the type of the file. The
// header and the tensor are all that is read.
func ReadSafetensors(r io.ReaderAt, size int64, name string, elem num.Type) (*Array, error) {
	t, err := findSafetensor(r, size, name, elem)
	if err != nil {
		return nil, err
	}
	a := &Array{Elem: t.elem, Shape: t.shape, Data: make([]byte, t.bytes)}
	if _, err := io.ReadFull(io.NewSectionReader(r, t.start, t.bytes), a.Data); err != nil {
		return nil, fmt.Errorf("tensor %q: %w", name, err)
	}
	a.normalize()
	return a, nil
}

// tensorPlace says where in a file a tensor is.
type tensorPlace struct {
	elem         num.Type
	shape        []int64
	start, bytes int64
}

// findSafetensor looks a tensor up in a file's header and checks what it says.
func findSafetensor(r io.ReaderAt, size int64, name string, elem num.Type) (p tensorPlace, err error) {
	tensors, start, err := readSafetensorsHeader(r, size)
	if err != nil {
		return p, err
	}
	raw, ok := tensors[name]
	if !ok || name == "__metadata__" {
		return p, fmt.Errorf("no tensor %q; the file has: %s", name, listTensors(tensors))
	}
	var t safetensor
	if err := json.Unmarshal(raw, &t); err != nil {
		return p, fmt.Errorf("tensor %q: %w", name, err)
	}
	held, err := t.elem(elem)
	if err != nil {
		return p, fmt.Errorf("tensor %q: %w", name, err)
	}
	bytes, err := ArrayBytes(held, t.Shape)
	if err != nil {
		return p, fmt.Errorf("tensor %q: %w", name, err)
	}
	from, to := t.Offsets[0], t.Offsets[1]
	if from < 0 || to < from || to > size-start {
		return p, fmt.Errorf("tensor %q: data_offsets [%d, %d] are outside the file's %d bytes of data", name, from, to, size-start)
	}
	if to-from != bytes {
		return p, fmt.Errorf("tensor %q: shape %s of %s takes %d bytes, its data_offsets hold %d", name, shapeText(t.Shape), held, bytes, to-from)
	}
	return tensorPlace{held, t.Shape, start + from, bytes}, nil
}

// elem returns the element type of the tensor, given the expected type.
func (t safetensor) elem(want num.Type) (num.Type, error) {
	held, ok := safetensorsTypes[t.Dtype]
	switch {
	case !ok:
		return 0, fmt.Errorf("dtype %q is no element type of Tile IR", t.Dtype)
	case want == num.Invalid, want == held:
		return held, nil
	case want == num.TF32 && held == num.F32:
		return want, nil
	}
	return 0, fmt.Errorf("expected elements of type %s, the file holds %s (%s)", want, held, t.Dtype)
}

// readSafetensorsHeader returns the header's entries and where the data starts.
func readSafetensorsHeader(r io.ReaderAt, size int64) (map[string]json.RawMessage, int64, error) {
	var field [8]byte
	if size < 8 {
		return nil, 0, fmt.Errorf("not a safetensors file: it has %d bytes", size)
	}
	if _, err := r.ReadAt(field[:], 0); err != nil {
		return nil, 0, fmt.Errorf("reading the header's length: %w", err)
	}
	length := binary.LittleEndian.Uint64(field[:])
	if length > uint64(size-8) || length > maxSafetensorsHeader {
		return nil, 0, fmt.Errorf("not a safetensors file: its header claims %d bytes, the file has %d", length, size)
	}
	text := make([]byte, length)
	if _, err := io.ReadFull(io.NewSectionReader(r, 8, int64(length)), text); err != nil {
		return nil, 0, fmt.Errorf("reading the header: %w", err)
	}
	var tensors map[string]json.RawMessage
	if err := json.Unmarshal(text, &tensors); err != nil {
		return nil, 0, fmt.Errorf("not a safetensors file: its header is no JSON object: %w", err)
	}
	return tensors, 8 + int64(length), nil
}

func listTensors(tensors map[string]json.RawMessage) string {
	var names []string
	for name := range tensors {
		if name != "__metadata__" {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	if len(names) == 0 {
		return "no tensors"
	}
	if more := len(names) - maxListedTensors; more > 0 {
		names = append(slices.Clone(names[:maxListedTensors]), fmt.Sprintf("and %d more", more))
	}
	return strings.Join(names, ", ")
}
