package family

import (
	"math"
	"math/bits"
	"strconv"

	"tileir/ast/num"
)

// kind is what a value is.
type kind uint8

const (
	unknown kind = iota // of what was wrong and has been reported
	integer
	word
	truth
)

var kindNames = [...]string{"a value", "an integer", "a word", "a truth value"}

func (k kind) String() string { return kindNames[k] }

// value is what a name or an expression stands for.
type value struct {
	kind kind
	n    int64  // of an integer; 0 or 1 of a truth value
	text string // of a word
}

func (v value) String() string {
	switch v.kind {
	case integer:
		return strconv.FormatInt(v.n, 10)
	case truth:
		return strconv.FormatBool(v.n != 0)
	}
	return v.text
}

func number(n int64) value { return value{kind: integer, n: n} }

func condition(is bool) value {
	if is {
		return value{kind: truth, n: 1}
	}
	return value{kind: truth}
}

// parseValue reads an integer or a word as they stand in a list and in --define.
func parseValue(text string) (value, bool) {
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return number(n), true
	}
	return value{kind: word, text: text}, valuePattern().MatchString(text)
}

// An operation on integers; the text says why there is no result.
type operation func(a, b int64) (result int64, why string)

const overflows = "a result that fits into 64 bits"

func add(a, b int64) (int64, string) {
	if c := a + b; (c > a) == (b > 0) {
		return c, ""
	}
	return 0, overflows
}

func subtract(a, b int64) (int64, string) {
	if c := a - b; (c < a) == (b > 0) {
		return c, ""
	}
	return 0, overflows
}

func multiply(a, b int64) (int64, string) {
	if a == 0 || b == 0 {
		return 0, ""
	}
	c := a * b
	if c/b != a || a == math.MinInt64 && b == -1 || b == math.MinInt64 && a == -1 {
		return 0, overflows
	}
	return c, ""
}

// divide divides without a remainder: a size that is cut is a mistake more often
// than it is meant, and ceildiv is there for that.
func divide(a, b int64) (int64, string) {
	switch {
	case b == 0:
		return 0, "a divisor that is not 0"
	case a == math.MinInt64 && b == -1:
		return 0, overflows
	case a%b != 0:
		return 0, "a division without a remainder (ceildiv rounds up, % is the remainder)"
	}
	return a / b, ""
}

func remainder(a, b int64) (int64, string) {
	if b == 0 {
		return 0, "a divisor that is not 0"
	}
	if b == -1 {
		return 0, ""
	}
	return a % b, ""
}

// function is what may stand before parentheses.
type function struct {
	args []kind
	eval func(args []value) (result value, why string)
}

// functions are those that there are, by name.
var functions = map[string]function{
	"min": {[]kind{integer, integer}, func(a []value) (value, string) { return number(min(a[0].n, a[1].n)), "" }},
	"max": {[]kind{integer, integer}, func(a []value) (value, string) { return number(max(a[0].n, a[1].n)), "" }},
	"ceildiv": {[]kind{integer, integer}, func(a []value) (value, string) {
		if a[0].n < 0 || a[1].n <= 0 {
			return value{}, "a number that is not negative and a divisor above 0"
		}
		n := a[0].n / a[1].n
		if a[0].n%a[1].n != 0 {
			n++
		}
		return number(n), ""
	}},
	"log2": {[]kind{integer}, func(a []value) (value, string) {
		if a[0].n <= 0 || a[0].n&(a[0].n-1) != 0 {
			return value{}, "a power of two"
		}
		return number(int64(bits.TrailingZeros64(uint64(a[0].n)))), ""
	}},
	"pow2": {[]kind{integer}, func(a []value) (value, string) {
		if a[0].n <= 0 || a[0].n > 1<<62 {
			return value{}, "a number from 1 to 2^62"
		}
		return number(1 << bits.Len64(uint64(a[0].n-1))), ""
	}},
	"bits": {[]kind{word}, func(a []value) (value, string) {
		if t, ok := num.ParseType(a[0].text); ok {
			return number(int64(t.MemBits())), ""
		}
		return value{}, "the name of an element type, such as f16"
	}},
}
