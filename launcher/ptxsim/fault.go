package ptxsim

import (
	"fmt"
	"math/bits"
	"strings"
)

// Fault is a mistake of a kernel that was found while it ran: it ends the launch.
type Fault struct {
	Location string // of the Tile IR, file:line:col; "" if the PTX does not say
	PTXLine  int    // from 1
	PTX      string // that line
	CTA      [3]uint32
	Warp     int
	Lane     int // the first of those that it is about; -1: all
	Message  string
	op       string // the instruction
	Before   string // of a race, who did what before, in words
}

// Error says what is wrong, where in the program, where in its PTX, and which
// threads did it.
func (f *Fault) Error() string {
	var b strings.Builder
	if f.Location != "" {
		b.WriteString(f.Location + ": error: ")
	}
	b.WriteString(f.Message)
	fmt.Fprintf(&b, "\n  in CTA (%d, %d, %d), warp %d", f.CTA[0], f.CTA[1], f.CTA[2], f.Warp)
	if f.Lane >= 0 {
		fmt.Fprintf(&b, ", lane %d", f.Lane)
	}
	fmt.Fprintf(&b, "; PTX line %d:\n  %5d | %s", f.PTXLine, f.PTXLine, strings.TrimSpace(f.PTX))
	if f.Before != "" {
		b.WriteString("\n" + f.Before)
	}
	return b.String()
}

// fail ends the launch with a fault of the lanes m at an instruction.
func (p *path) fail(s *step, m uint32, format string, args ...any) {
	lane := -1
	if m != 0 {
		lane = bits.TrailingZeros32(m)
	}
	panic(p.fault(s, lane, fmt.Sprintf(format, args...)))
}

// failLane is fail for one lane, at the instruction that the path is at.
func (p *path) failLane(lane int, err error) {
	s := &p.frame.f.steps[p.pc]
	panic(p.fault(s, lane, err.Error()))
}

func (p *path) fault(s *step, lane int, message string) *Fault {
	m := p.warp.cta.unit.module
	name := ""
	if s.name != "" {
		name = s.name + ": "
	}
	return &Fault{
		Location: m.location(s.loc), PTXLine: int(s.line), PTX: m.text(s.line),
		CTA: p.warp.cta.id, Warp: p.warp.index, Lane: lane, Message: name + message, op: s.name,
	}
}

// location returns a place in the Tile IR as file:line:col.
func (m *module) location(loc int32) string {
	if loc < 0 || int(loc) >= len(m.src.Locs) {
		return ""
	}
	l := &m.src.Locs[loc]
	return fmt.Sprintf("%s:%d:%d", m.src.FileName(l.File), l.Line, l.Column)
}
