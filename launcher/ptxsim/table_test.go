package ptxsim

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
	"tileir/ptxgen/ptx"
)

// notExecuted are instructions of the table that the simulator refuses when it loads
// them, by a regular expression of their text, and why. The rest it executes.
var notExecuted = []struct{ text, why string }{
	{`^(addc|subc|madc|mul24|sad|bfind|bmsk|szext|fns|dp4a|dp2a|cnot|testp|set|slct|isspacep|getctarank|ldu|discard|applypriority|prefetchu|movmatrix|multimem|brx|brkpt|pmevent)\b|^mad\.r`, "other compilers emit it"},
	{`\.cc\b|mad\.hi\.sat`, "carries and saturated products: other compilers emit them"},
	{`[us]16x2|f32x2`, "packed integers and pairs of f32: other compilers emit them"},
	{`\.b128`, "128-bit registers: other compilers use them"},
	{`^prmt\.b32\.|xorsign|^(min|max)\.abs|^(min|max)\.relu|^(atom|red)\.(min|max)\.noftz`, "modes that the code generator does not use"},
	{`^(st\.async|cp\.reduce|cp\.async\.mbarrier)`, "copies that the code generator does not make"},
	{`^mbarrier\.(arrive_drop|pending_count)|noComplete|^mbarrier\.(test_wait|try_wait)\.(shared|acquire|relaxed|cta|cluster|b64)`, "state tokens and threads that leave: the code generator has none"},
	{`^st\S*\.param`, "stores to parameters of an entry; those of calls are in a function of TestExecute"},
	{`^wmma`, "the PTX ISA leaves open which lane has which element of its fragments: programs hand them from load to mma to store"},
	{`^match\.all|^redux\S*f32|\.mmio|^(atom|red)\S*L2::cache_hint|tensormap::generic`, "the code generator emits none"},
}

// samples are instructions of a row: with each modifier of each slot once.
type sampler struct {
	form *ptx.Form
	mods []string // chosen, by slot
	name []string // of the slots
}

// samples writes the instructions of a row.
func samples(f *ptx.Form) []string {
	var names []string
	var values [][]string
	for _, s := range strings.Fields(strings.TrimPrefix(f.Mods, "~ ")) {
		list, optional := strings.CutSuffix(s, "?")
		name, list, named := strings.Cut(list, "=")
		if !named {
			name, list = s, name
		}
		v := strings.Split(strings.TrimSuffix(list, "?"), "|")
		if optional {
			v = append([]string{""}, v...)
		}
		if v[0] == "b128" { // not what stands for all others
			v = append(v[1:], v[0])
		}
		names, values = append(names, name), append(values, v)
	}
	s := &sampler{form: f, name: names, mods: make([]string, len(values))}
	for i, v := range values {
		s.mods[i] = v[0]
	}
	out := []string{s.text()}
	for i, v := range values {
		for _, m := range v[1:] {
			s.mods[i] = m
			out = append(out, s.text())
		}
		s.mods[i] = v[0]
	}
	return out
}

// text writes the instruction with the modifiers chosen.
func (s *sampler) text() string {
	name := s.form.Opcode
	for _, m := range s.mods {
		if m != "" {
			name += "." + strings.Replace(m, "*", "8", 1)
		}
	}
	var ops []string
	args, _, _ := strings.Cut(s.form.Args, " / ")
	for _, a := range strings.Fields(args) {
		if !strings.HasSuffix(a, "?") || a == "b64?" && strings.Contains(name, "cache_hint") {
			a = strings.TrimSuffix(a, "?")
			ops = append(ops, s.operand(a))
		}
	}
	return strings.TrimSpace(name+" "+strings.Join(ops, ", ")) + ";"
}

// slot is the modifier in a slot; the name itself if there is none.
func (s *sampler) slot(name string) string {
	for i, n := range s.name {
		if n == name {
			return s.mods[i]
		}
	}
	return name
}

// operand writes an operand that a row asks for.
func (s *sampler) operand(a string) string {
	written := strings.HasPrefix(a, "=")
	a = strings.TrimLeft(a, "=+~")
	if written && strings.HasSuffix(a, "_") && s.form.Opcode == "mbarrier" {
		return "_"
	}
	a = strings.TrimSuffix(a, "_")
	switch {
	case strings.HasPrefix(a, "["):
		return s.address(strings.Trim(a, "[]"))
	case strings.HasPrefix(a, "frag"):
		return "{%r5}"
	case strings.HasPrefix(a, "tensor"):
		n, _ := strconv.Atoi(strings.TrimSuffix(s.slot("dim"), "d"))
		return "[%rd3, {" + strings.TrimSuffix(strings.Repeat("%r5, ", n), ", ") + "}]"
	case strings.HasSuffix(a, "#"):
		low, _, _ := strings.Cut(strings.TrimSuffix(a, "#"), "..")
		if low == "" {
			low = "4"
		}
		return low
	case a == "label":
		return "$END"
	}
	if count, t, ok := strings.Cut(a, "*"); ok {
		if k, err := strconv.Atoi(strings.Trim(s.slot(count), "vx")); err == nil {
			return "{" + strings.TrimSuffix(strings.Repeat(s.register(t, written)+", ", k), ", ") + "}"
		}
		a = strings.TrimLeft(t, "~")
	}
	first, _, pair := strings.Cut(a, "|")
	if pair {
		return s.register(first, written) + "|%p3"
	}
	return s.register(first, written)
}

// register is one of a type's size: of results those that nothing else reads.
func (s *sampler) register(t string, written bool) string {
	t = strings.TrimLeft(t, "~")
	t = strings.TrimPrefix(t, "sym:")
	twice := strings.HasPrefix(t, "2")
	t = s.slot(strings.TrimPrefix(t, "2"))
	bits := 32
	if p := ptx.ParseType(t); p != ptx.NoType {
		bits = p.Bits()
	}
	if twice {
		bits *= 2
	}
	n := "5"
	if written {
		n = "6"
	}
	if t == "pred" {
		return "%p" + map[bool]string{true: "2", false: "1"}[written]
	}
	return map[int]string{8: "%rs", 16: "%rs", 32: "%r", 64: "%rd", 128: "%q"}[bits] + n
}

// address is memory of the space that the row, or a modifier, names.
func (s *sampler) address(a string) string {
	space, _, named := strings.Cut(a, ":")
	if strings.Contains(a, "::") {
		space = a[:strings.LastIndex(a, ":")]
	}
	if !named {
		space = s.slot("space")
	}
	switch space = s.slot(space); {
	case strings.HasPrefix(space, "shared"):
		return "[%r2]"
	case strings.HasPrefix(space, "param"):
		return "[k_param_0]"
	case space == "local":
		return "[depot]"
	case s.form.Opcode == "mbarrier" || s.form.Opcode == "cp" && !named:
		return "[%r2]"
	}
	return "[%rd1]"
}

// samplePTX is a kernel of one instruction with something in all registers.
func samplePTX(text string) []byte {
	body := `
	.reg .b128 %q<8>;
	.local .align 64 .b8 depot[64];
	.reg .b64 %d;
	setp.eq.u32 %p1, %r1, %r1;
	setp.eq.u32 %p3, %r1, %r1;
	mov.b16 %rs5, 1;
	mov.b32 %r2, shared;
	mov.b32 %r5, -1;
	mov.b64 %rd5, 1;
	mov.b64 %rd3, k_param_0;
	cvta.param.u64 %rd3, %rd3;
	st.local.v2.b64 [depot], {%rd5, %rd5};
	st.local.v2.b64 [depot+16], {%rd5, %rd5};
	st.shared.v2.b64 [%r2], {%rd5, %rd5};
	st.shared.v2.b64 [%r2+16], {%rd5, %rd5};
	` + text + `
$END:`
	return []byte(strings.Replace(string(kernelText(body)), ".version 8.0", ".version 8.8", 1))
}

// TestTable loads and executes an instruction of each row of the table, with each of its
// modifiers, or demands a reason why it is refused. What operands have to hold, these do
// not always: a fault is an execution, too.
func TestTable(t *testing.T) {
	reasons := map[string]bool{}
	executed, refused := 0, 0
	for i := range ptx.Forms() {
		f := &ptx.Forms()[i]
		switch f.Opcode {
		case "mma", "wgmma", "call": // matrix_test.go; a function of TestExecute
			continue
		}
		ran := false
		for _, text := range samples(f) {
			why := whyNot(text)
			switch err := runSample(t, text); {
			case why != "":
				reasons[why], refused = true, refused+1
				if !errors.As(err, new(*LoadError)) {
					t.Errorf("%s: executed (%v), and notExecuted says: %s", text, err, why)
				}
			case errors.As(err, new(*LoadError)):
				t.Errorf("%s: %v", text, err)
			default:
				ran = true
				executed++
			}
		}
		if !ran && whyNot(samples(f)[0]) == "" {
			t.Errorf("row %s %s: nothing is executed", f.Opcode, f.Mods)
		}
	}
	for _, r := range notExecuted {
		if !reasons[r.why] {
			t.Errorf("nothing is refused because of %q", r.why)
		}
	}
	t.Logf("%d instructions executed, %d refused for a reason", executed, refused)
}

func whyNot(text string) string {
	for _, r := range notExecuted {
		if regexp.MustCompile(r.text).MatchString(text) {
			return r.why
		}
	}
	return ""
}

// runSample executes an instruction in two warps; a fault of the kernel is none of the
// simulator.
func runSample(t *testing.T, text string) error {
	d, err := New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	b, err := d.Alloc(ctx, 1024)
	if err != nil {
		t.Fatal(err)
	}
	k := launcher.Kernel{Entry: "k", Symbol: "k", Threads: 32, SharedBytes: 8192, Params: []launcher.Param{{Name: "x", Elem: num.I32, Pointer: true}}}
	loaded, err := d.Load(ctx, &launcher.Program{Code: &launcher.Code{Target: "sm_90a", PTX: samplePTX(text), Kernels: []launcher.Kernel{k}}})
	if err != nil {
		return err
	}
	_, err = loaded.Launch(ctx, &launcher.Launch{Entry: "k", Grid: launcher.NewGrid(1), Args: []launcher.Arg{launcher.Pointer(b, 0)}})
	var fault *Fault
	if err != nil && !errors.As(err, &fault) {
		t.Errorf("%s: %v", text, err)
	}
	if fault != nil {
		return fmt.Errorf("a fault: %w", err)
	}
	return nil
}
