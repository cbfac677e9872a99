package ptxsim

import (
	"fmt"

	"tileir/ptxgen/ptx"
)

// matrixCount takes the modifiers that ldmatrix and stmatrix share.
func (d *decoder) matrixCount() (n int, trans bool, s space) {
	d.take("sync")
	d.s.aligned = d.take("aligned")
	shape := d.take("m8n8")
	n = map[string]int{"x1": 1, "x2": 2, "x4": 4}[d.takeOne("x1", "x2", "x4")]
	trans = d.take("trans")
	if d.takeOne("shared", "shared::cta") != "" {
		s = sharedSpace
	}
	if !shape || n == 0 || !d.take("b16") || !d.operands(2) {
		d.fail("the simulator moves one, two or four m8n8 of .b16")
		return 0, false, s
	}
	return n, trans, s
}

// ldmatrix loads matrices of 8×8 elements of 16 bits: lane 8i+r has the address of
// row r of matrix i, and lane 4r+c gets elements 2c and 2c+1 of row r, or of
// column r with .trans (PTX ISA, "ldmatrix").
func (d *decoder) ldmatrix() {
	n, trans, s := d.matrixCount()
	if n == 0 {
		return
	}
	regs, a := d.results(0), d.memory(1)
	if len(regs) != n {
		d.fail("expected %d registers, got %d", n, len(regs))
	}
	d.touches(traffic{space: sharedSpace, at: a, rows: 8 * n})
	d.movesMatrices(regs, s, a, trans)
	view := viewer(s)
	d.s.exec = func(p *path, _ uint32) {
		base := *a.base.of(p.frame.regs)
		for i, r := range regs {
			var m [8][8]uint64
			for row := range m {
				b := p.matrixRow(view, 8*i+row, base[8*i+row]+a.offset, reading)
				for col := range m[row] {
					m[row][col] = load(b[2*col : 2*col+2])
				}
			}
			x := &p.frame.regs[r]
			for lane := range x {
				x[lane] = element(&m, lane/4, 2*(lane%4), trans) | element(&m, lane/4, 2*(lane%4)+1, trans)<<16
			}
		}
	}
}

// matrixRow is the 16 bytes of a row, whose address a lane gave.
func (p *path) matrixRow(view viewFunc, lane int, addr uint64, in intent) []byte {
	b, err := view(p, lane, addr, 16, in)
	if err != nil {
		p.failLane(lane, fmt.Errorf("row %d of matrix %d: %w", lane%8, lane/8, err))
	}
	return b
}

func element(m *[8][8]uint64, row, col int, trans bool) uint64 {
	if trans {
		return m[col][row]
	}
	return m[row][col]
}

// stmatrix is the reverse of ldmatrix.
func (d *decoder) stmatrix() {
	n, trans, s := d.matrixCount()
	if n == 0 {
		return
	}
	a, src := d.memory(0), d.sources(1, ptx.B32)
	if len(src) != n {
		d.fail("expected %d registers, got %d", n, len(src))
	}
	d.touches(traffic{space: sharedSpace, at: a, rows: 8 * n})
	view := viewer(s)
	d.s.exec = func(p *path, _ uint32) {
		base := a.base.of(p.frame.regs)
		for i := range src {
			var m [8][8]uint64
			for lane, v := range src[i].of(p.frame.regs) {
				for k := range 2 {
					row, col := lane/4, 2*(lane%4)+k
					if trans {
						row, col = col, row
					}
					m[row][col] = v >> (16 * k) & 0xffff
				}
			}
			for row := range m {
				b := p.matrixRow(view, 8*i+row, base[8*i+row]+a.offset, writing)
				for col, v := range m[row] {
					store(b[2*col:2*col+2], v)
				}
			}
		}
	}
}
