package ptxsim

import (
	"fmt"

	"tileir/launcher"
)

// realigned makes the copy of its tensor that a tensor map asks for; nil if it asks for none.
func (m *memory) realigned(t *launcher.TensorMap, values []uint64) (*allocation, error) {
	if t == nil || !t.Realigns {
		return nil, nil
	}
	c, err := t.Copy(values)
	switch {
	case err != nil:
		return nil, &launcher.TensorMapError{Err: err}
	case c == nil:
		return nil, nil
	case c.Bytes() > maxBytes:
		return nil, &launcher.TensorMapError{Err: fmt.Errorf("an aligned copy of a tensor takes %d bytes, and an allocation has %d at most", c.Bytes(), int64(maxBytes))}
	}
	a, memory := m.allocate("the aligned copy of a tensor", int64(c.Bytes())), m.snapshot()
	for i := range c.Rows() {
		from, to := c.Row(i)
		row, err := memory.bytes(from, int(c.RowBytes()))
		if err != nil {
			m.free(a)
			return nil, fmt.Errorf("row %d of a tensor that is copied to aligned memory: %w", i, err)
		}
		copy(a.data[to:], row)
	}
	return a, nil
}
