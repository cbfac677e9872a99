package ptxsim

import "tileir/ptxgen/ptx"

func (d *decoder) nothing() { d.mods, d.s.exec = nil, func(*path, uint32) {} }

func (d *decoder) bra() {
	d.take("uni")
	if !d.operands(1) || d.args[0].Kind != ptx.LabelRef {
		d.fail("expected a label")
		return
	}
	l := d.f.source.Labels[d.args[0].ID]
	if l.At < 0 {
		d.fail("there is no label %s", l.Name)
		return
	}
	d.s.kind, d.s.target = stepBranch, int32(d.args[0].ID)
}

func (d *decoder) ret() {
	d.take("uni")
	if d.name.Opcode == "exit" && !d.f.kernel {
		d.fail("exit within a function is not implemented by the simulator")
	}
	d.s.kind = stepReturn
}

func (d *decoder) trap() {
	d.s.exec = func(p *path, m uint32) { p.fail(&p.frame.f.steps[p.pc], m, "the kernel stops here") }
}

// call passes .param variables by their registers.
func (d *decoder) call() {
	d.take("uni")
	if d.s.guard >= 0 {
		d.fail("a call with a guard is not implemented by the simulator")
		return
	}
	results, args := []ptx.Arg(nil), []ptx.Arg(nil)
	rest := d.args
	if len(rest) > 0 && rest[0].Kind == ptx.Tuple {
		results, rest = rest[0].Elems, rest[1:]
	}
	if len(rest) == 0 || rest[0].Kind != ptx.Symbol {
		d.fail("expected the name of a function")
		return
	}
	callee := d.m.functions[d.m.src.Symbols[rest[0].ID]]
	if len(rest) == 2 && rest[1].Kind == ptx.Tuple {
		args = rest[1].Elems
	}
	if callee == nil || callee.kernel {
		d.fail("there is no function %s in the module", d.m.src.Symbols[rest[0].ID])
		return
	}
	if len(args) != len(callee.source.Params) || len(results) != len(callee.source.Results) {
		d.fail("%s takes %d arguments and gives %d results", callee.name, len(callee.source.Params), len(callee.source.Results))
		return
	}
	site := &callSite{callee: callee}
	for _, a := range args {
		site.args = append(site.args, d.callVariable(a))
	}
	for _, a := range results {
		site.results = append(site.results, d.callVariable(a))
	}
	d.s.reads = append(d.s.reads, site.args...)
	d.s.kind, d.s.call = stepCall, site
}

// callVariable is the register of a .param variable that a call names.
func (d *decoder) callVariable(a ptx.Arg) int32 {
	if a.Kind == ptx.Symbol {
		if r, ok := d.vars[d.m.src.Symbols[a.ID]]; ok {
			return int32(r)
		}
	}
	d.fail("expected a variable in .param")
	return 0
}
