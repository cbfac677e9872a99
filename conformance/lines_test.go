package conformance

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/lowering"
)

// memoryInstruction matches a PTX instruction that touches global or shared
// memory.
var memoryInstruction = regexp.MustCompile(`(?:^|[ \t])(?:ld|st|ldu|atom|red|cp|ldmatrix|stmatrix|wgmma\.mma_async)\.`)

var locDirective = regexp.MustCompile(`^\t\.loc (\d+) (\d+) (\d+)$`)

// TestLines holds the line of every instruction that touches memory to the
// text: at that line and column stands an op, and where the memory is global,
// one that has to do with memory.
func TestLines(t *testing.T) {
	for _, p := range examples(t) {
		ops := map[[2]int]*ast.Op{}
		p.module.Walk(func(op *ast.Op) {
			line, col := p.module.Source.Position(op.Pos)
			ops[[2]int{line, col}] = op
		})
		for _, target := range mainTargets {
			t.Run(p.name+"/"+target, func(t *testing.T) {
				n := 0
				for _, in := range memoryInstructions(string(p.compile(t, target, nil).Code.PTX)) {
					n++
					if err := in.check(ops); err != nil {
						t.Errorf("line %d %d: %s: %v", in.at[0], in.at[1], in.text, err)
					}
				}
				if n == 0 {
					t.Error("no instruction that touches memory")
				}
			})
		}
	}
}

// placed is an instruction and the place of the last .loc before it.
type placed struct {
	text string
	at   [2]int // line and column; zeros for none
}

func memoryInstructions(ptx string) []placed {
	var list []placed
	at := [2]int{}
	for line := range strings.SplitSeq(ptx, "\n") {
		if m := locDirective.FindStringSubmatch(line); m != nil {
			at[0], _ = strconv.Atoi(m[2])
			at[1], _ = strconv.Atoi(m[3])
		}
		if strings.HasPrefix(line, "{") {
			at = [2]int{}
		}
		if memoryInstruction.MatchString(line) && !strings.Contains(line, ".param") {
			list = append(list, placed{strings.TrimSpace(line), at})
		}
	}
	return list
}

// check says what is wrong with the place of an instruction.
func (in placed) check(ops map[[2]int]*ast.Op) error {
	op := ops[in.at]
	if op == nil {
		return fmt.Errorf("no op stands there")
	}
	if !strings.Contains(in.text, ".global") {
		return nil
	}
	switch op.Opcode {
	case ast.OpAssert, ast.OpGetGlobal:
		return nil
	}
	if !strings.HasSuffix(op.ShortName(), "_tko") {
		return fmt.Errorf("%s does not touch memory", op.ShortName())
	}
	return nil
}

// TestNoLineInfo holds the PTX without line information to that with it.
func TestNoLineInfo(t *testing.T) {
	for _, p := range examples(t) {
		with := string(p.compile(t, "sm_90a", nil).Code.PTX)
		r, err := lowering.Compile(t.Context(), p.module, lowering.Options{Target: "sm_90a", NoLineInfo: true})
		if err != nil {
			t.Fatal(err)
		}
		var kept []string
		for line := range strings.SplitSeq(with, "\n") {
			if !strings.HasPrefix(line, ".file ") && !strings.HasPrefix(line, "\t.loc ") {
				kept = append(kept, line)
			}
		}
		if without := string(r.Code.PTX); strings.Join(kept, "\n") != without {
			t.Errorf("%s: line information changes more than .file and .loc", p.name)
		}
		if strings.Contains(r.LLVM.String(), "!dbg") {
			t.Errorf("%s: the LLVM IR has line information that was not asked for", p.name)
		}
	}
}
