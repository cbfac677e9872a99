package family

import "tileir/ast"

// Collapse turns what a family has become back into the family, after white space
// between its words has been changed: where a value stands, its ${…} stands again.
// So a family is laid out as what its defaults make of it.
func Collapse(src *ast.Source, laidOut []byte) []byte {
	if src.Template == nil {
		return laidOut
	}
	c := collapser{src: src}
	for _, b := range laidOut {
		c.byte(b)
	}
	return c.out
}

// collapser goes through both texts side by side.
type collapser struct {
	src  *ast.Source
	at   int // in the text of src: what comes next
	next int // of its pieces: the one that at lies in or before
	out  []byte
}

func isSpace(b byte) bool { return b == ' ' || b == '\t' || b == '\n' || b == '\r' }

// byte takes the next byte of what was laid out. A space that is not in the other
// text is new, one that is only there is gone.
func (c *collapser) byte(b byte) {
	if isSpace(b) {
		if p := c.piece(); p == nil || c.at == p.At {
			c.out = append(c.out, b)
		}
		return
	}
	for c.at < len(c.src.Text) && isSpace(c.src.Text[c.at]) {
		c.at++
	}
	p := c.piece()
	switch {
	case p == nil:
		c.out = append(c.out, b)
	case c.at == p.At:
		c.out = append(c.out, c.src.Template.Text[p.From:p.From+p.TemplateLen]...)
	}
	c.at++
}

// piece returns the piece that the next byte lies in; nil: none.
func (c *collapser) piece() *ast.Piece {
	for c.next < len(c.src.Pieces) && c.src.Pieces[c.next].At+c.src.Pieces[c.next].Len <= c.at {
		c.next++
	}
	if c.next < len(c.src.Pieces) && c.src.Pieces[c.next].At <= c.at {
		return &c.src.Pieces[c.next]
	}
	return nil
}
