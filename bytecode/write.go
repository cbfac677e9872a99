package bytecode

import (
	"encoding/binary"
	"io"

	"tileir/ast"
)

// Options chooses the form of a file.
type Options struct {
	Version ast.Version // Current if zero
	Layout  *Layout     // of a file to follow, or nil
	// Warn is told what is left out because files have no place for it; nil if
	// nobody wants to know.
	Warn func(*ast.Diagnostic)
}

// Write writes a module. The ops must be as verify.Module wants them. What the
// version cannot express is refused with ast.Diagnostics.
func Write(w io.Writer, m *ast.Module, o Options) error {
	data, err := Encode(m, o)
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}

// Encode returns what Write writes.
func Encode(m *ast.Module, o Options) ([]byte, error) {
	if o.Version == (ast.Version{}) {
		o.Version = Current
	}
	w := &writer{module: m, version: o.Version, layout: o.Layout, warn: o.Warn}
	w.encodings.version = o.Version
	if !isSupported(o.Version) {
		return nil, refusal(m, nil, "unsupported version requested %s, must be in range %s", o.Version, versionRange)
	}
	w.op, w.err = selfContained(m)
	if w.err != nil {
		return nil, w.err
	}
	w.tables.init(o.Layout)
	return w.file()
}

// writer holds the state of one file. The first error stays; what is written
// after it is thrown away.
type writer struct {
	module  *ast.Module
	version ast.Version
	layout  *Layout
	warn    func(*ast.Diagnostic) // may be nil
	err     error
	op      *ast.Op // the module op
	at      *ast.Op // what is being written, for errors
	buf
	tables
	loops   int                   // how many loop ops are around what is written
	numbers map[*ast.Value]uint64 // of the values of the function
	next    uint64                // number of the next value
	locs    *[]uint64             // the list of locations of the function; nil if there is none
	encodings
}

// buf is a growing list of bytes.
type buf struct{ b []byte }

func (b *buf) u8(v byte) { b.b = append(b.b, v) }

func (b *buf) varint(v uint64) {
	for v >= 0x80 {
		b.b = append(b.b, byte(v)|0x80)
		v >>= 7
	}
	b.b = append(b.b, byte(v))
}

func (b *buf) signed(v int64) { b.varint(uint64(v)<<1 ^ uint64(v>>63)) }

func (b *buf) u32(v uint32) { b.b = binary.LittleEndian.AppendUint32(b.b, v) }
func (b *buf) u64(v uint64) { b.b = binary.LittleEndian.AppendUint64(b.b, v) }

func (b *buf) pad(align int) {
	for len(b.b)%align != 0 {
		b.b = append(b.b, padByte)
	}
}

func (b *buf) int32s(list []int32) {
	b.varint(uint64(len(list)))
	for _, v := range list {
		b.u32(uint32(v))
	}
}

func (b *buf) int64s(list []int64) {
	b.varint(uint64(len(list)))
	for _, v := range list {
		b.u64(uint64(v))
	}
}

// fail records an error at the op that is being written.
func (w *writer) fail(format string, args ...any) {
	if w.err == nil {
		w.err = refusal(w.module, w.at, format, args...)
	}
}

// leaveOut refuses an attribute that files have no place for, unless it is one
// that only passes read: that one is left out, with a warning.
func (w *writer) leaveOut(op *ast.Op, a ast.NamedAttr) {
	if a.Name != ast.LoopSplitHint {
		w.fail("expected the attributes of %s only, which bytecode has a place for, got '%s'", op.ShortName(), a.Name)
		return
	}
	if w.warn != nil {
		w.warn(&ast.Diagnostic{
			Severity: ast.Warning, Source: w.module.Source, Pos: op.Pos,
			Message: op.ShortName() + ": '" + a.Name + "' is left out: bytecode has no place for it",
		})
	}
}

// leaveOutUnknown does so for all attributes of an op that its row does not
// have.
func (w *writer) leaveOutUnknown(op *ast.Op) {
	for _, a := range op.Attrs {
		if op.Info().AttrIndex(a.Name) < 0 {
			w.leaveOut(op, a)
		}
	}
}

// file writes everything. The sections are made in the order in which they fill
// the tables, which decides the numbers in these, and then put together.
func (w *writer) file() ([]byte, error) {
	var content [numSections][]byte
	fill := func(s section, write func()) {
		w.buf.b = nil
		write()
		content[s] = w.buf.b
	}
	w.declareFunctions()
	fill(secGlobal, w.globals)
	fill(secFunc, w.functions)
	fill(secConstant, w.writeConstants)
	fill(secDebug, w.writeDebug)
	fill(secType, w.writeTypes)
	fill(secProducer, w.producer)
	fill(secString, w.writeStrings)
	if w.err != nil {
		return nil, w.err
	}
	size := 32
	for _, c := range content {
		size += len(c) + 32
	}
	whole := buf{append(make([]byte, 0, size), Magic...)}
	whole.b = append(whole.b, w.version.Major, w.version.Minor, 0, 0)
	for _, s := range w.layout.order() {
		if content[s] != nil {
			whole.section(s, content[s])
		}
	}
	whole.u8(byte(secEnd))
	return whole.b, nil
}

func (b *buf) section(s section, content []byte) {
	align := alignments[s]
	if align == 1 {
		b.u8(byte(s))
		b.varint(uint64(len(content)))
	} else {
		b.u8(byte(s) | alignedFlag)
		b.varint(uint64(len(content)))
		b.varint(align)
		b.pad(int(align))
	}
	b.b = append(b.b, content...)
}

// selfContained finds the one module to write and checks that it holds only
// what a file can: functions and globals, and ops of the dialect.
func selfContained(m *ast.Module) (*ast.Op, error) {
	var module *ast.Op
	for op := range m.Body.Ops() {
		if op.Opcode != ast.OpModule {
			return nil, refusal(m, op, "expected a cuda_tile.module at top level, got %s", op.FullName())
		}
		if module != nil {
			return nil, refusal(m, op, "expected one cuda_tile.module, got another")
		}
		module = op
	}
	if module == nil {
		return nil, refusal(m, nil, "expected a cuda_tile.module, got none")
	}
	var err error
	noted := func(op *ast.Op, message string) {
		if err == nil {
			err = refusal(m, module, "%s", message)
			d := err.(ast.Diagnostics)[0]
			d.Notes = append(d.Notes, &ast.Diagnostic{Severity: ast.Remark, Source: m.Source, Pos: op.Pos, Message: "invalid op: " + op.FullName()})
		}
	}
	if body := module.Body(0); body != nil {
		for op := range body.Ops() {
			if op.Opcode != ast.OpEntry && op.Opcode != ast.OpGlobal && op.Opcode != ast.OpTestFunc {
				noted(op, "only function and global ops are allowed in the body")
			}
		}
	}
	module.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpUnregistered {
			noted(op, "only ops from the 'cuda_tile' dialect are allowed")
		}
	})
	return module, err
}

// ops lists the ops of a kind in the module.
func (w *writer) ops(code ast.Opcode) []*ast.Op {
	var out []*ast.Op
	if body := w.op.Body(0); body != nil {
		for op := range body.Ops() {
			if op.Opcode == code {
				out = append(out, op)
			}
		}
	}
	return out
}

func (w *writer) globals() {
	globals := w.ops(ast.OpGlobal)
	if len(globals) == 0 && !w.layout.has(secGlobal) {
		return
	}
	w.varint(uint64(len(globals)))
	for _, op := range globals {
		w.at = op
		w.global(op)
	}
}

func (w *writer) global(op *ast.Op) {
	w.leaveOutUnknown(op)
	name := op.Str("sym_name")
	visibility := op.Enum("symbol_visibility", ast.Public)
	if w.version.Less(v133) {
		if visibility != ast.Public {
			w.fail("global `%s` uses non-public symbol visibility, which cannot be encoded in bytecode version %s (requires bytecode 13.3+)", name, w.version)
		}
		if op.Has("constant") {
			w.fail("constant global `%s` cannot be encoded in bytecode version %s (the `constant` attribute requires bytecode 13.3+)", name, w.version)
		}
	}
	value, ok := op.Attr("value").(*ast.DenseAttr)
	if !ok {
		w.fail("expected global `%s` to have a value of numbers", name)
		return
	}
	w.varint(w.str(name))
	w.typ(value.Type)
	w.varint(w.constant(value))
	w.varint(uint64(op.Int("alignment", 0)))
	if !w.version.Less(v133) {
		w.varint(uint64(visibility))
		constant := uint64(0)
		if op.Has("constant") {
			constant = 1
		}
		w.varint(constant)
	}
}

func (w *writer) producer() {
	w.at = w.op
	w.leaveOutUnknown(w.op)
	if p, ok := w.op.Attr("producer").(ast.StringAttr); ok && !w.version.Less(v133) {
		w.varint(w.str(string(p)))
	}
}

// declareFunctions enters names, types and locations of all functions into the
// tables, before anything of their bodies.
func (w *writer) declareFunctions() {
	for _, op := range w.ops(ast.OpTestFunc) {
		w.at = op
		w.fail("expected functions to be entries, got testing$func, which has no form in files")
	}
	for _, op := range w.ops(ast.OpEntry) {
		w.at = op
		w.str(op.Str("sym_name"))
		if t, ok := op.Attr("function_type").(ast.TypeAttr); ok {
			w.typeIndex(t.Type)
		}
		w.startLocations(op)
	}
}

func (w *writer) functions() {
	entries := w.ops(ast.OpEntry)
	w.varint(uint64(len(entries)))
	body := buf{}
	for i, op := range entries {
		w.at = op
		w.function(op, i, &body)
		if w.err != nil {
			return
		}
	}
	if w.layout == nil || !w.layout.unpadded {
		w.pad(int(alignments[secFunc]))
	}
}

// function writes one kernel. Its body goes through a buffer of its own, because
// its length precedes it.
func (w *writer) function(op *ast.Op, i int, body *buf) {
	w.varint(w.str(op.Str("sym_name")))
	sig, ok := op.Attr("function_type").(ast.TypeAttr)
	if !ok {
		w.fail("expected a function_type of @%s, got none", op.Str("sym_name"))
		return
	}
	w.refuseArgAttrs(op)
	w.leaveOutUnknown(op)
	w.typ(sig.Type)
	hints, hinted := op.Attr("optimization_hints").(ast.HintsAttr)
	flags := byte(funcKernel)
	if hinted {
		flags |= funcHasHints
	}
	w.u8(flags)
	w.varint(w.useLocations(i))
	if hinted {
		w.tagged(hints)
	}
	body.b = body.b[:0]
	w.buf, *body = *body, w.buf
	w.functionBody(op)
	w.buf, *body = *body, w.buf
	w.varint(uint64(len(body.b)))
	w.b = append(w.b, body.b...)
}

// refuseArgAttrs checks that the attributes of arguments, which have no place in
// files, say nothing.
func (w *writer) refuseArgAttrs(op *ast.Op) {
	for _, name := range []string{"arg_attrs", "res_attrs"} {
		list, _ := op.Attr(name).(ast.ArrayAttr)
		for _, a := range list {
			if d, ok := a.(ast.DictAttr); !ok || len(d) > 0 {
				w.fail("expected no %s of @%s, which bytecode has no place for, got some", name, op.Str("sym_name"))
			}
		}
	}
}
