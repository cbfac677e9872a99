package launcher

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tileir/ast/num"
)

// Code is a compiled program: PTX, and for each kernel in it what a host needs
// to launch it. Written as JSON next to the PTX it serves any host program:
// docs/LAUNCH.md describes it.
type Code struct {
	Target string `json:"target"` // such as "sm_90a"
	PTX    []byte `json:"-"`
	// Machine is what ptxas made of PTX for Target, for the driver to load without
	// assembling; nil: nobody did.
	Machine []byte `json:"-"`
	// LineInfo says that the PTX names source lines, which a driver keeps if it
	// is told to.
	LineInfo bool     `json:"-"`
	Kernels  []Kernel `json:"kernels"`
}

// JSON returns the description of the code that is written next to its PTX.
func (c *Code) JSON() ([]byte, error) {
	text, err := plainJSON(c)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = json.Indent(&b, text, "", "  ")
	return b.Bytes(), err
}

// plainJSON is json.Marshal that leaves < and > as they are.
func plainJSON(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimSpace(b.Bytes()), err
}

// PtxasLevel is the level of optimization that all kernels ask for; 0: the usual.
func (c *Code) PtxasLevel() int {
	level := 0
	for i, k := range c.Kernels {
		if i > 0 && k.PtxasLevel != level {
			return 0
		}
		level = k.PtxasLevel
	}
	return level
}

// AsksForMaps reports whether a kernel has tensor maps among its parameters, so that
// there are arguments that it cannot take.
func (c *Code) AsksForMaps() bool {
	return slices.ContainsFunc(c.Kernels, func(k Kernel) bool {
		return slices.ContainsFunc(k.Hidden, func(h Hidden) bool { return h.Kind == HiddenTensorMap })
	})
}

// Kernel returns the kernel made from the entry, or an error that lists those
// there are.
func (c *Code) Kernel(entry string) (*Kernel, error) {
	names := make([]string, len(c.Kernels))
	for i := range c.Kernels {
		if c.Kernels[i].Entry == entry {
			return &c.Kernels[i], nil
		}
		names[i] = c.Kernels[i].Entry
	}
	return nil, fmt.Errorf("no entry %q in the compiled program; it has: %s", entry, strings.Join(names, ", "))
}

// Kernel tells how one entry of a compiled program is launched: Grid times
// Cluster blocks of Threads threads, with Params and then Hidden as parameters.
//
// A kernel with InStep has clusters of so many blocks, neighbours along x, of which each runs tile blocks of its
// own: the grid of blocks is what it is without, a multiple of InStep along x.
//
// A kernel with Parts has so many blocks for each tile block, neighbours along z.
//
// A kernel with BlocksPerSM is persistent: any number of blocks runs all tile blocks, at
// best as many as the multiprocessors hold, so many each. The grid is a row of them.
//
// A kernel with BlocksPerCTA takes blocks of n·Threads threads as well, for any n up
// to BlocksPerCTA: each then runs the tile blocks n·x to n·x+n-1 of its row, and
// there are ceil(Grid.X/n) of them in one.
//
// A kernel with Merged does the work of so many neighbours along each dimension in one tile
// block: wherever the above says Grid, it is Grid by Merged, of which it must be a multiple. One
// with OneGrid runs over that grid alone, before it is divided.
type Kernel struct {
	Entry        string    `json:"entry"`                    // the entry's name in the Tile IR module
	Symbol       string    `json:"symbol"`                   // its name in the PTX
	Params       []Param   `json:"params"`                   // the entry's own parameters
	Threads      int       `json:"threads"`                  // threads of a block
	SharedBytes  int       `json:"shared_bytes"`             // dynamic shared memory
	Cluster      [3]int    `json:"cluster,omitzero"`         // blocks of a cluster; zeros: no cluster
	InStep       int       `json:"in_step,omitempty"`        // blocks of a cluster, along x, that each run tile blocks of their own, in step; 0: no such
	Parts        int       `json:"parts,omitempty"`          // blocks that share a tile block through HiddenSums, along z; 0: one
	BlocksPerCTA int       `json:"blocks_per_cta,omitempty"` // tile blocks that a block may run; 0: one
	BlocksPerSM  int       `json:"blocks_per_sm,omitempty"`  // of a persistent kernel: blocks that a multiprocessor holds; 0: it is none
	MostBlocks   int       `json:"most_blocks,omitempty"`    // of a persistent kernel: blocks that are launched, at most; 0: as many as multiprocessors hold
	Streams      bool      `json:"streams,omitempty"`        // of a persistent kernel: its blocks share tile blocks through HiddenSums, be there fewer of these than of them
	Merged       [3]int    `json:"merged,omitzero"`          // tile blocks of the entry that one of the kernel does the work of; zeros: one
	OneGrid      [3]int    `json:"one_grid,omitzero"`        // the only grid for which it was compiled; zeros: all that Merged allows
	Dependent    bool      `json:"dependent,omitempty"`      // a launch may begin before what was launched before it in its stream has ended: it waits for that by itself
	PtxasLevel   int       `json:"ptxas_level,omitempty"`    // the level of optimization, -O, at which ptxas makes it fastest; 0: the usual
	Hidden       []Hidden  `json:"hidden,omitempty"`         // parameters after Params, in order
	Messages     []Message `json:"messages,omitempty"`       // what a record of the message buffer means
}

// The kinds of hidden parameters beside HiddenTensorMap. Each is a 64-bit pointer but
// the grid's extents, which are i32.
const (
	HiddenGridX       = "grid_x"       // Grid.X
	HiddenGridY       = "grid_y"       // Grid.Y
	HiddenGridZ       = "grid_z"       // Grid.Z
	HiddenPrintBuffer = "print_buffer" // the message buffer, see message.go
	HiddenWorkspace   = "workspace"    // see workspace.go
	HiddenSums        = "sums"         // see sums.go
	HiddenCounter     = "counter"      // see counter.go
)

// Hidden is a parameter that the compiler added and the launcher fills.
type Hidden struct {
	Kind  string `json:"kind"`            // HiddenGridX, HiddenGridY, HiddenGridZ, HiddenPrintBuffer, HiddenWorkspace, HiddenSums, HiddenCounter, HiddenTensorMap
	Bytes int64  `json:"bytes,omitempty"` // of a workspace for each tile block that runs, of sums as sums.go has it
	Align int64  `json:"align,omitempty"` // of those bytes

	Map *TensorMap `json:"map,omitempty"` // of a HiddenTensorMap
}

// MarshalJSON writes the size of the parameter beside its fields.
func (h Hidden) MarshalJSON() ([]byte, error) {
	type fields Hidden
	return plainJSON(struct {
		fields
		Size int `json:"size"`
	}{fields(h), h.ParamBytes()})
}

// The kinds of a Message.
const (
	MessagePrint  = "print"  // print_tko
	MessageAssert = "assert" // a failed assert
)

// Message is the constant part of a print or an assertion: the record in the
// message buffer holds its number and the values only.
type Message struct {
	Kind     string     `json:"kind"`   // MessagePrint, MessageAssert
	Format   string     `json:"format"` // print: C-printf-like; assert: the text
	Args     []TileType `json:"args,omitempty"`
	Location string     `json:"location,omitempty"` // file:line:col
}

// TileType is the type of a tile of numbers or pointers; no shape is rank 0.
type TileType struct {
	Shape   []int64
	Elem    num.Type // of a pointer: what it points to
	Pointer bool
}

// Elements returns the number of elements of the tile: 1 for rank 0.
func (t TileType) Elements() int {
	n := int64(1)
	for _, d := range t.Shape {
		n *= d
	}
	return int(n)
}

// String returns the type as in Tile IR, without "tile": "64x64xf16", "ptr<i32>".
func (t TileType) String() string {
	var b strings.Builder
	for _, d := range t.Shape {
		b.WriteString(strconv.FormatInt(d, 10) + "x")
	}
	b.WriteString(Param{Elem: t.Elem, Pointer: t.Pointer}.Type())
	return b.String()
}

// MarshalText writes the type as String does.
func (t TileType) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads what MarshalText wrote.
func (t *TileType) UnmarshalText(text []byte) error {
	s := string(text)
	*t = TileType{}
	for {
		dim, rest, found := strings.Cut(s, "x")
		n, err := strconv.ParseInt(dim, 10, 64)
		if !found || err != nil {
			break
		}
		if n <= 0 {
			return fmt.Errorf("tile type %q: extent %d is not positive", text, n)
		}
		t.Shape, s = append(t.Shape, n), rest
	}
	if inner, ok := strings.CutPrefix(s, "ptr<"); ok {
		t.Pointer, s = true, strings.TrimSuffix(inner, ">")
	}
	var ok bool
	if t.Elem, ok = num.ParseType(s); !ok {
		return fmt.Errorf("tile type %q: unknown element type %q", text, s)
	}
	return nil
}

// jsonParam is the form of a Param in JSON: {"name":"a","type":"ptr<f16>"}.
type jsonParam struct {
	Name    string   `json:"name,omitempty"`
	Type    TileType `json:"type"`
	Size    int      `json:"size"` // bytes
	Divisor uint64   `json:"divisor,omitempty"`
	Value   *int64   `json:"value,omitempty"`
}

// MarshalJSON writes {"name": "a", "type": "ptr<f16>", "size": 8, "divisor": 16}.
func (p Param) MarshalJSON() ([]byte, error) {
	return plainJSON(jsonParam{p.Name, TileType{Elem: p.Elem, Pointer: p.Pointer}, p.Bytes(), p.Divisor, p.Value})
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (p *Param) UnmarshalJSON(data []byte) error {
	var j jsonParam
	if err := json.Unmarshal(data, &j); err != nil {
		return err
	}
	if len(j.Type.Shape) != 0 {
		return fmt.Errorf("parameter %s: type %s is not rank 0", j.Name, j.Type)
	}
	*p = Param{Name: j.Name, Elem: j.Type.Elem, Pointer: j.Type.Pointer, Divisor: j.Divisor, Value: j.Value}
	return nil
}
