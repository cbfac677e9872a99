package interp

func (r *launch) traces(block [3]uint32) bool {
	o := &r.program.device.options
	return o.Trace != nil && o.TraceBlock == block
}
