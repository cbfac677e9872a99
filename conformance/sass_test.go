package conformance

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// ptxas reads, in some programs, registers that it never wrote where an access
// takes its memory descriptor from: from 12.9 on it moves two of them into
// uniform registers and accesses memory through what happened to be there. The
// GPU then reports an illegal instruction, at times. So the machine code of the
// suite is looked through for it.

// instructionPattern is an instruction that nvdisasm printed with life ranges:
// its text, and the rest of the line.
var instructionPattern = regexp.MustCompile(`^\s+/\*[0-9a-f]+\*/\s+(.*?) ;\s+// \|(.*)$`)

// toUniform is a move to a uniform register and the register that it reads.
var toUniform = regexp.MustCompile(`R2UR\S* (?:U?P\w+, )?UR\d+, R(\d+)`)

// unwrittenReads returns the instructions that move to a uniform register what
// no instruction wrote, given what nvdisasm -c -plr -lrm narrow prints. A
// register whose life begins before the first instruction is not a fault by
// itself: bytes of one are put together that way.
func unwrittenReads(sass string) []string {
	var bad []string
	var alive map[int]bool // has lived since the function's entry
	column := 0            // of R0
	for line := range strings.Lines(sass) {
		if strings.HasPrefix(line, ".text.") {
			alive = nil
		}
		if _, head, ok := strings.Cut(line, "// |"); ok && strings.Contains(line, "  # 0") {
			column = strings.IndexByte(head, '#') + 2
		}
		m := instructionPattern.FindStringSubmatch(strings.TrimRight(line, "\n"))
		if m == nil {
			continue
		}
		ranges, _, _ := strings.Cut(m[2], "|")
		ranges = ranges[min(column, len(ranges)):]
		if alive == nil {
			alive = map[int]bool{}
			for r, c := range ranges {
				alive[r] = c != ' ' && c != '^'
			}
		}
		if u := toUniform.FindStringSubmatch(m[1]); u != nil {
			if r, _ := strconv.Atoi(u[1]); alive[r] {
				bad = append(bad, m[1])
			}
		}
		for r, c := range ranges {
			if c != ':' && c != 'v' {
				alive[r] = false
			}
		}
	}
	return bad
}

// checkSASS looks through one assembled module.
func checkSASS(nvdisasm, cubin string) error {
	said, err := exec.Command(nvdisasm, "-c", "-plr", "-lrm", "narrow", cubin).CombinedOutput()
	if err != nil {
		return fmt.Errorf("nvdisasm: %w\n%s", err, said)
	}
	if bad := unwrittenReads(string(said)); len(bad) > 0 {
		return fmt.Errorf("ptxas reads what nothing wrote: %s", strings.Join(bad, "; "))
	}
	return nil
}

func findNVDISASM() string {
	if path := os.Getenv("NVDISASM"); path != "" {
		return path
	}
	path, _ := exec.LookPath("nvdisasm")
	return path
}

func TestUnwrittenReads(t *testing.T) {
	const head = `
.text.e0:  // |  # 01234  | # 0  |
`
	for _, c := range []struct{ text, want string }{
		{head + `
        /*0000*/   LDC R1, c[0x0][0x28] ;     // |  3 :^:    |      |
        /*0010*/   R2UR UR4, R2 ;             // |  3 ::v    | 1 ^  |
`, "R2UR UR4, R2"},
		{head + `
        /*0000*/   LDC R1, c[0x0][0x28] ;     // |  2  ^     |      |
        /*0010*/   IMAD.WIDE R2, R0, R1, RZ ; // |  3 vv^^   |      |
        /*0020*/   R2UR UR4, R2 ;             // |  3 ::v:   |      |
`, ""},
	} {
		if got := strings.Join(unwrittenReads(c.text), "; "); got != c.want {
			t.Errorf("found %q, not %q, in%s", got, c.want, c.text)
		}
	}
}
