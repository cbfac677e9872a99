package ptxsim

import (
	"fmt"
	"strings"

	"tileir/ptxgen/ptx"
)

// vec is one register of the 32 lanes of a warp. Narrower values stand in the low
// bits, with zeros above; a predicate is 0 or 1.
type vec [warpLanes]uint64

const (
	warpLanes = 32
	allLanes  = ^uint32(0)
)

// stepKind says how the loop of a warp goes on after an instruction.
type stepKind uint8

const (
	stepPlain  stepKind = iota // exec, then the next one
	stepBlock                  // wait; the next one when it says so
	stepBranch                 // to target, for the lanes that the guard admits
	stepReturn
	stepCall
	stepUndefine // registers of a scope that begins are unwritten
)

// step is a decoded instruction.
type step struct {
	kind       stepKind
	name       string // of the instruction
	negate     bool   // of the guard
	aligned    bool   // all lanes of the warp that have not returned must execute it together
	retries    bool   // a branch of a loop in which threads wait for others
	renames    bool   // a copy of a register
	operand    bool   // it writes a register that products have
	guard      int32  // register, or -1
	target     int32  // of a branch
	join       int32  // of a branch that may divide a warp: where its lanes meet again
	call       *callSite
	exec       func(p *path, mask uint32)
	wait       func(p *path, mask uint32) bool // false: the path waits, see path.wait
	moves      func(p *path, mask uint32)      // of an instruction that moves elements: before exec, where those of its results come from
	puts       func(p *path, mask uint32)      // after exec, where those that it stored come from
	reads      []int32
	writes     []int32
	param      paramSet // of the entry, that it reads
	fromMemory bool     // its results come from memory
	storesTo   int32    // the register of the address that it stores to, +1

	site int32 // in module.sites
	line int32 // of the PTX
	loc  int32 // in module.Locs, or ptx.NoLoc
	cost *cost // nil: it is no instruction of the PTX
}

// callSite is a call: registers of the caller go to the parameters of the callee,
// and its results come back.
type callSite struct {
	callee        *function
	args, results []int32
}

// function is a decoded entry or function. Its parameters that are not an
// entry's are registers beyond those that it declares.
type function struct {
	name       string
	kernel     bool
	dependent  bool           // its threads wait for launches before, and reach for global memory behind that
	operands   map[int32]bool // registers that products have
	regs       int
	localBytes int // of variables in .local
	steps      []step
	params     []int32 // registers, not of an entry
	results    []int32
	source     *ptx.Func

	storesBoxes bool           // by bulk copies
	stored      paramSet       // of an entry: parameters that addresses of stores are computed of
	paramAt     map[string]int // of an entry: bytes from the start of its parameters
	paramBytes  int
}

// module is a decoded module.
type module struct {
	src       *ptx.Module
	lines     []string // of the text
	functions map[string]*function
	shared    map[string]sharedVar
	globals   map[string]*allocation // variables in .global and .const
	static    int                    // bytes of static shared memory
	sites     []*step                // all steps
	// ordered says that tile blocks may tell each other something, by atomics or
	// accesses that are not weak: they then take turns in one order.
	ordered bool
	draws   bool // they draw numbers from a counter: nobody waits for another by that
	follows bool // where elements come from
}

// sharedVar is a variable in shared memory.
type sharedVar struct {
	at, size int
	dynamic  bool // starts where the static ones end
}

// LoadError is PTX that the simulator does not execute.
type LoadError struct {
	Line    int    // of the PTX
	Text    string // of that line
	Message string
}

// Error names the line of the PTX.
func (e *LoadError) Error() string {
	return fmt.Sprintf("PTX line %d: error: %s\n  %5d | %s", e.Line, e.Message, e.Line, strings.TrimSpace(e.Text))
}

// decode prepares all functions of a module. The first instruction that is not
// implemented is a *LoadError. follows is that origins are; dependent are kernels whose launches are.
func decode(src *ptx.Module, text []byte, memory *memory, follows bool, dependent map[string]bool) (*module, error) {
	m := &module{
		src: src, lines: strings.Split(string(text), "\n"), functions: map[string]*function{},
		shared: map[string]sharedVar{}, globals: map[string]*allocation{}, follows: follows,
	}
	for _, v := range src.Vars {
		if err := m.declare(v, memory); err != nil {
			return nil, err
		}
	}
	for _, f := range src.Funcs {
		if !f.Declared {
			m.functions[f.Name] = &function{name: f.Name, kernel: f.Kernel, dependent: dependent[f.Name], source: f}
		}
	}
	rules := opcodes()
	for _, f := range src.Funcs {
		if f.Declared {
			continue
		}
		d := &decoder{m: m, f: m.functions[f.Name], rules: rules}
		if err := d.function(); err != nil {
			return nil, err
		}
	}
	m.number()
	return m, nil
}

// number gives each step its number.
func (m *module) number() {
	for _, f := range m.src.Funcs {
		d := m.functions[f.Name]
		if f.Declared {
			continue
		}
		d.stored = storedParams(d)
		for i := range d.steps {
			for _, r := range d.steps[i].writes {
				d.steps[i].operand = d.steps[i].operand || d.operands[r]
			}
			d.steps[i].site = int32(len(m.sites))
			m.sites = append(m.sites, &d.steps[i])
		}
	}
}

// errorAt is an error of the module at a line.
func (m *module) errorAt(line int32, format string, args ...any) *LoadError {
	return &LoadError{Line: int(line), Text: m.text(line), Message: fmt.Sprintf(format, args...)}
}

// text returns a line of the PTX.
func (m *module) text(line int32) string {
	if line < 1 || int(line) > len(m.lines) {
		return ""
	}
	return m.lines[line-1]
}

// declare gives a variable at the module's scope its place. Variables in .const
// lie in global memory.
func (m *module) declare(v *ptx.Var, memory *memory) error {
	switch {
	case v.Space == ptx.SharedSpace:
		m.declareShared(v)
		return nil
	case v.Space != ptx.GlobalSpace && v.Space != ptx.ConstSpace:
		return m.errorAt(v.Line, "the simulator has no variables in %s", v.Space)
	}
	a := memory.allocate("the variable "+v.Name, v.Size())
	m.globals[v.Name] = a
	copy(a.data, v.Init)
	for _, ref := range v.Refs {
		at, ok := m.globals[ref.Symbol]
		if !ok || ref.Offset+8 > v.Size() {
			return m.errorAt(v.Line, "%s holds the address of %s, which the simulator does not know there", v.Name, ref.Symbol)
		}
		store(a.data[ref.Offset:ref.Offset+8], at.base+uint64(ref.Addend))
	}
	return nil
}

// declareShared gives a variable its place in the shared memory of a CTA.
func (m *module) declareShared(v *ptx.Var) {
	align := int(v.Alignment())
	if v.Size() == 0 {
		m.shared[v.Name] = sharedVar{dynamic: true}
		return
	}
	at := (m.static + align - 1) &^ (align - 1)
	m.shared[v.Name] = sharedVar{at: at, size: int(v.Size())}
	m.static = at + int(v.Size())
}

// dynamicBase is where dynamic shared memory starts: what is in it may want to be
// aligned as far as 1024 bytes.
func (m *module) dynamicBase() int { return (m.static + 1023) &^ 1023 }

// sharedAt returns where a shared variable lies in the memory of a CTA.
func (m *module) sharedAt(name string) (int, bool) {
	v, ok := m.shared[name]
	if v.dynamic {
		return m.dynamicBase(), ok
	}
	return v.at, ok
}
