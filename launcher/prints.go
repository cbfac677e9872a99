package launcher

import (
	"math"
	"strings"
	"sync"

	"tileir/ast"
	"tileir/ast/num"
)

// Print is what one print_tko printed in one tile block.
type Print struct {
	Block  [3]uint32
	Format string // see FormatMessage
	Args   []TileValue
}

// Prints keeps what a launch prints, by tile block, to be compared with what
// another one prints. The zero Prints is empty; a nil one keeps nothing.
type Prints struct {
	mu       sync.Mutex
	blocks   map[[3]uint32][]Print
	elements int
	lost     int
}

// maxKeptElements bounds what Prints keeps: 256 MiB.
const maxKeptElements = 1 << 25

// Add keeps a print. The prints of one tile block come in their order; several
// goroutines may add.
func (p *Prints) Add(x Print) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	n := 1
	for _, v := range x.Args {
		n += len(v.Bits)
	}
	if n > maxKeptElements-p.elements {
		p.lost++
		return
	}
	if p.blocks == nil {
		p.blocks = map[[3]uint32][]Print{}
	}
	p.elements += n
	p.blocks[x.Block] = append(p.blocks[x.Block], x)
}

// Lost returns how many prints were not kept, as they were too many.
func (p *Prints) Lost() int { return p.lost }

// Empty reports whether nothing was printed.
func (p *Prints) Empty() bool { return len(p.blocks) == 0 }

// withoutAddresses returns prints in which a pointer says only whether it is
// null: where buffers lie is up to the device.
func withoutAddresses(prints []Print) []Print {
	list := make([]Print, len(prints))
	for i, x := range prints {
		args := make([]TileValue, len(x.Args))
		for k, v := range x.Args {
			if args[k] = v; v.Pointer {
				args[k].Bits = make([]uint64, len(v.Bits))
				for e, address := range v.Bits {
					args[k].Bits[e] = min(address, 1)
				}
			}
		}
		list[i] = Print{x.Block, x.Format, args}
	}
	return list
}

// textOf returns what prints look like.
func textOf(prints []Print) string {
	var b strings.Builder
	for _, x := range prints {
		WriteMessage(&b, x.Format, x.Args)
	}
	return b.String()
}

// part is a piece of a printed line: a float, or text around floats.
type part struct {
	text  string
	float bool
	elem  num.Type // of a float
	digit float64  // what one more in the last printed digit of a float makes
}

// printedLine is a line that was printed, without its end.
type printedLine []part

// linesOf returns prints as lines. What ends without a newline is a line, too.
func linesOf(prints []Print) []printedLine {
	var l lines
	for _, x := range prints {
		l.add(x)
	}
	if len(l.last) > 0 {
		l.done = append(l.done, l.last)
	}
	return l.done
}

// lines collects what is printed.
type lines struct {
	done []printedLine
	last printedLine
}

func (l *lines) add(x Print) {
	pieces, _ := ast.ParsePrint(x.Format)
	args := x.Args
	for _, p := range pieces {
		var v *TileValue
		if p.Operand && len(args) > 0 {
			v, args = &args[0], args[1:]
		}
		if v == nil || p.Directive == nil {
			l.text(p.Text)
			continue
		}
		d := directive{p.Directive}
		nested(v.Shape, l.text, func(at int) error {
			if text := d.format(*v, v.Bits[at]); d.showsNumber(*v) {
				l.last = append(l.last, part{text, true, v.Elem, d.digit(num.Decode(v.Elem, v.Bits[at]))})
			} else {
				l.text(text)
			}
			return nil
		})
	}
}

func (l *lines) text(s string) error {
	for {
		before, after, ended := strings.Cut(s, "\n")
		if before != "" {
			l.last = append(l.last, part{text: before})
		}
		if !ended {
			return nil
		}
		l.done, l.last, s = append(l.done, l.last), nil, after
	}
}

// showsNumber reports whether the elements of v are floats, printed as numbers.
func (d directive) showsNumber(v TileValue) bool {
	return !v.Pointer && v.Elem.IsFloat() && !strings.ContainsRune("oxXcp", rune(d.Conversion))
}

// digit returns what one more in the last digit of x, as it is printed, makes:
// at least that, and less than ten times as much. 0 of a %a, which is exact.
func (d directive) digit(x float64) float64 {
	precision := d.Precision
	if precision < 0 {
		precision = 6
	}
	_, exponent := math.Frexp(x)
	leading := math.Floor(float64(exponent) * math.Log10(2)) // of the first digit, or one more
	switch d.Conversion {
	case 'a', 'A':
		return 0
	case 'f', 'F':
		return math.Pow(10, -float64(precision))
	case 'e', 'E':
		return math.Pow(10, leading-float64(precision))
	}
	return math.Pow(10, leading-float64(max(precision, 1)-1))
}
