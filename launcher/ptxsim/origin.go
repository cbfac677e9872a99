package ptxsim

import (
	"math/bits"

	"tileir/launcher"
	"tileir/ptxgen/ptx"
)

// Where elements come from, if a device is to hold products to what the program
// multiplies: of each byte of a register and of shared memory, the byte of an argument's
// buffer that it is a copy of. Instructions that move bytes move their origins, by the
// functions here; all others make results of unknown origin.

// originBytes are what a register holds at the most.
const originBytes = 8

// vecOrigins are the origins of a register's bytes in each lane.
type vecOrigins [warpLanes][originBytes]launcher.Origin

// noteArguments says which allocations are buffers of arguments.
func (r *run) noteArguments(k *launcher.Kernel, values []uint64) {
	r.args = make([]int, len(r.global))
	for i, v := range values {
		if at := v >> regionBits; k.Params[i].Pointer && at < uint64(len(r.args)) && r.args[at] == 0 {
			r.args[at] = i + 1
		}
	}
}

// fillOrigins are those of bytes of global memory from an address on.
func (r *run) fillOrigins(list []launcher.Origin, addr uint64) {
	at := addr >> regionBits
	if at >= uint64(len(r.args)) {
		return
	}
	for i := range list {
		list[i] = launcher.OriginOf(r.args[at]-1, int64(addr&(1<<regionBits-1))+int64(i))
	}
}

// moveOrigins follows where the results of an instruction come from.
func (p *path) moveOrigins(s *step, m uint32) {
	for _, r := range s.writes {
		p.frame.writers[r] = s
	}
	if s.moves != nil {
		s.moves(p, m)
		return
	}
	for _, r := range s.writes {
		p.frame.forget(r, m)
	}
}

// forget says that the origin of a register is not known.
func (f *frame) forget(r int32, m uint32) {
	if f.origins == nil {
		return
	}
	for ; m != 0; m &= m - 1 {
		f.origins[r][bits.TrailingZeros32(m)] = [originBytes]launcher.Origin{}
	}
}

// originsOf are the origins of a source.
func (f *frame) originsOf(s *source) (v vecOrigins) {
	if s.constant == nil {
		v = f.origins[s.reg]
	}
	return v
}

// originsAt are the origins of bytes in memory, nil if they are not known.
func (p *path) originsAt(s space, addr uint64, n int) []launcher.Origin {
	if s == genericSpace {
		switch addr >> 32 {
		case sharedWindow >> 32:
			return p.originsAt(clusterSpace, addr-sharedWindow, n)
		case localWindow >> 32, paramWindow >> 32:
			return nil
		}
		s = globalSpace
	}
	switch s {
	case globalSpace:
		list := make([]launcher.Origin, n)
		p.warp.cta.unit.run.fillOrigins(list, addr)
		return list
	case sharedSpace, clusterSpace:
		return p.sharedOrigins(uint32(addr), n)
	}
	return nil
}

// sharedOrigins are the origins of bytes in the shared memory of a CTA of the cluster:
// those themselves, to be changed.
func (p *path) sharedOrigins(addr uint32, n int) []launcher.Origin {
	ctas := p.warp.cta.unit.ctas
	rank, off := int(addr>>rankShift), int(addr&(1<<rankShift-1))
	if rank >= len(ctas) || off+n > len(ctas[rank].shared.origins) {
		return nil
	}
	return ctas[rank].shared.origins[off : off+n]
}

// movesFromMemory: a load of numbers of size bytes.
func (d *decoder) movesFromMemory(parts []int32, s space, a address, size int) {
	if !d.m.follows {
		return
	}
	d.s.moves = func(p *path, m uint32) {
		base := *a.base.of(p.frame.regs)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			list := p.originsAt(s, base[i]+a.offset, size*len(parts))
			for k, r := range parts {
				x := &p.frame.origins[r][i]
				*x = [originBytes]launcher.Origin{}
				if list != nil {
					copy(x[:], list[k*size:(k+1)*size])
				}
			}
		}
	}
}

// putsInMemory: a store of numbers of size bytes. What is stored to global memory is a
// byte of the buffer from then on, whatever it was.
func (d *decoder) putsInMemory(parts []source, s space, a address, size int) {
	if !d.m.follows || s == globalSpace || s == localSpace {
		return
	}
	d.s.puts = func(p *path, m uint32) {
		base := a.base.of(p.frame.regs)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			list := p.originsAt(s, base[i]+a.offset, size*len(parts))
			for k := range parts {
				if from := p.frame.originsOf(&parts[k]); list != nil {
					copy(list[k*size:(k+1)*size], from[i][:])
				}
			}
		}
	}
}

// movesBytes: a mov of one register, or of several to one, or of one to several, of which
// an element of the several has width bits.
func (d *decoder) movesBytes(width int, to, from []ptx.Arg) {
	if !d.m.follows || width%8 != 0 {
		return
	}
	var dst, src []int32
	for i := range to {
		dst = append(dst, d.registerOf(to[i]))
	}
	for i := range from {
		src = append(src, d.registerOf(from[i]))
	}
	n := width / 8
	d.s.moves = func(p *path, m uint32) {
		origins := p.frame.origins
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			var all [2 * originBytes]launcher.Origin
			for k, r := range src {
				if at := k * n; r >= 0 && at < len(all) {
					copy(all[at:], origins[r][i][:])
				} else if at < len(all) {
					clear(all[at:])
				}
			}
			for k, r := range dst {
				if r >= 0 {
					origins[r][i] = [originBytes]launcher.Origin{}
					copy(origins[r][i][:n*len(src)], all[k*n:])
				}
			}
		}
	}
}

// registerOf is the register that an operand is, -1 if it is none.
func (d *decoder) registerOf(a ptx.Arg) int32 {
	if a.Kind != ptx.Register {
		return -1
	}
	return int32(d.slot(a.Reg()))
}

// movesPermuted: prmt, which chooses four bytes of eight.
func (d *decoder) movesPermuted() {
	if !d.m.follows || len(d.args) != 4 || len(d.mods) != 0 {
		return
	}
	var regs [3]int32
	for i := range regs {
		regs[i] = d.registerOf(d.args[i])
	}
	selector := constant(uint64(d.args[3].Val))
	if d.args[3].Kind == ptx.Register {
		selector = source{reg: int32(d.slot(d.args[3].Reg()))}
	}
	d.s.moves = func(p *path, m uint32) {
		origins, by := p.frame.origins, selector.of(p.frame.regs)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			var both [originBytes]launcher.Origin
			for k, r := range regs[1:] {
				if r >= 0 {
					copy(both[4*k:4*k+4], origins[r][i][:])
				}
			}
			var x [originBytes]launcher.Origin
			for k := range 4 {
				if s := by[i] >> (4 * k) & 0xf; s < originBytes {
					x[k] = both[s]
				}
			}
			if regs[0] >= 0 {
				origins[regs[0]][i] = x
			}
		}
	}
}

// movesMatrices: ldmatrix.
func (d *decoder) movesMatrices(regs []int32, s space, a address, trans bool) {
	if !d.m.follows {
		return
	}
	d.s.moves = func(p *path, _ uint32) {
		base := *a.base.of(p.frame.regs)
		for i, r := range regs {
			var rows [8][]launcher.Origin
			for row := range rows {
				rows[row] = p.originsAt(s, base[8*i+row]+a.offset, 16)
			}
			for lane := range warpLanes {
				x := &p.frame.origins[r][lane]
				*x = [originBytes]launcher.Origin{}
				for k := range 2 {
					row, col := lane/4, 2*(lane%4)+k
					if trans {
						row, col = col, row
					}
					if rows[row] != nil {
						copy(x[2*k:2*k+2], rows[row][2*col:])
					}
				}
			}
		}
	}
}

// boxOrigins are the origins of a box's bytes; nil if they are not followed.
func (p *path) boxOrigins(t *tensorMap, at []int64) []launcher.Origin {
	r := p.warp.cta.unit.run
	if !r.program.module.follows {
		return nil
	}
	list := make([]launcher.Origin, t.bytes())
	t.rows(at, func(place int, addr uint64, n int) { r.fillOrigins(list[place:place+n], addr) })
	return list
}

// byteOrigins are the origins of what a bulk copy of bytes reads.
func (p *path) byteOrigins(f *bulkSource) []launcher.Origin {
	if !p.warp.cta.unit.module.follows {
		return nil
	}
	s := globalSpace
	if f.shared {
		s = sharedSpace
	}
	return append([]launcher.Origin(nil), p.originsAt(s, f.addr, f.bytes)...)
}
