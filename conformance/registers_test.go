package conformance

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"tileir/lowering/machine"
	"tileir/ptxgen/ptx"
)

// usedPattern is how many registers ptxas gives to a thread of an entry.
var usedPattern = regexp.MustCompile(`Compiling entry function '(\S+)' for [^\n]*\n(?:[^U]|U[^s])*Used (\d+) registers`)

// checkRegisters demands of what ptxas said that kernels whose warps hand registers to each
// other start with as many as the plan counts on: with fewer a warpgroup would wait for
// registers that nobody gives away.
func checkRegisters(target string, text []byte, said string) error {
	if !strings.Contains(string(text), "setmaxnreg") {
		return nil
	}
	if strings.Contains(said, "setmaxnreg") {
		return fmt.Errorf("ptxas has something to say of setmaxnreg:\n%s", said)
	}
	m, err := ptx.Parse("ptx", text)
	if err != nil {
		return err
	}
	start := map[string]int{}
	gpu, _ := machine.Of(target)
	for _, f := range m.Funcs {
		if n := handsRegisters(m, f, gpu); n > 0 {
			start[f.Name] = n
		}
	}
	for _, used := range usedPattern.FindAllStringSubmatch(said, -1) {
		if n, _ := strconv.Atoi(used[2]); start[used[1]] > 0 && n != start[used[1]] {
			return fmt.Errorf("%s: ptxas gives %d registers to a thread, and the plan counts on %d", used[1], n, start[used[1]])
		}
		delete(start, used[1])
	}
	if len(start) > 0 {
		return fmt.Errorf("ptxas says nothing of the registers of %v:\n%s", start, said)
	}
	return nil
}

// handsRegisters returns how many registers a thread of a kernel should start with whose
// warps hand them to each other; 0 of any other.
func handsRegisters(m *ptx.Module, f *ptx.Func, gpu machine.Machine) int {
	threads, ctas, sets := 1, 1, false
	for _, d := range f.Directives {
		switch d.Name {
		case ".reqntid":
			for _, n := range d.Args {
				threads *= int(n)
			}
		case ".minnctapersm":
			ctas = int(d.Args[0])
		}
	}
	for i := range f.Body {
		sets = sets || f.Body[i].IsInst() && m.Mnemonic(&f.Body[i]).Opcode == "setmaxnreg"
	}
	if !sets {
		return 0
	}
	return gpu.RegistersFor(threads / 32 * ctas)
}
