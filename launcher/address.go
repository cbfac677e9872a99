package launcher

import (
	"fmt"
	"strconv"
	"strings"

	"tileir/ast/num"
)

// Ref is an address within another buffer, written at:NAME or at:NAME+BYTES.
type Ref struct {
	Name   string // of the parameter or buffer
	Offset int64  // bytes from its start
}

// item is an element of a list: a number, or an address.
type item struct {
	number int64
	ref    Ref // Name is "" for a number
}

// Address says that an element of a list is an address.
type Address struct {
	Element int
	Ref     Ref
}

// refForm is what stands behind at: in a value.
var refForm = lazy(`^%?([A-Za-z0-9_$.-]+)(\+([0-9]+))?$`)

func parseRef(text string) (Ref, error) {
	m := refForm().FindStringSubmatch(text)
	if m == nil {
		return Ref{}, fmt.Errorf("expected at:NAME or at:NAME+BYTES, got at:%s", text)
	}
	r := Ref{Name: m[1]}
	if m[3] != "" {
		n, err := strconv.ParseInt(m[3], 10, 64)
		if err != nil {
			return r, fmt.Errorf("at:%s: %s bytes are beyond any buffer", text, m[3])
		}
		r.Offset = n
	}
	return r, nil
}

// parseList reads the items of list:ITEM,ITEM,...
func (s *Spec) parseList(text string) error {
	for part := range strings.SplitSeq(text, ",") {
		var it item
		var err error
		if ref, ok := strings.CutPrefix(part, "at:"); ok {
			it.ref, err = parseRef(ref)
		} else if it.number, err = strconv.ParseInt(part, 0, 64); err != nil {
			err = fmt.Errorf("expected an integer or at:NAME, got %q", part)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", s.Text, err)
		}
		s.items = append(s.items, it)
	}
	s.elem, s.shape = num.I64, []int64{int64(len(s.items))}
	return nil
}

// At returns the address that the value is, and whether it is one: of a buffer
// that another parameter has, too.
func (s Spec) At() (Ref, bool) { return s.at, s.kind == "at" }

// Addresses returns which elements of a list are addresses. In the list's Array
// those elements are the distances from the start of the buffers: an address is
// known only when a device has the buffers.
func (s Spec) Addresses() []Address {
	var list []Address
	for i, it := range s.items {
		if it.ref.Name != "" {
			list = append(list, Address{i, it.ref})
		}
	}
	return list
}

// fillList makes the elements of a list.
func (s Spec) fillList(a *Array) {
	for i, it := range s.items {
		a.SetBits(i, uint64(it.number+it.ref.Offset))
	}
}

// Elem returns the type of the elements of a buffer, num.Invalid where only a
// file says it.
func (s Spec) Elem() num.Type { return s.elem }
