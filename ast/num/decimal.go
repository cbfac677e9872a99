package num

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// ParseDecimal reads a decimal number such as "-1.5e-3", "1" or "0x1.8p3" and
// rounds it to the nearest number of t, ties to even, once. Beyond the range
// of t it gives what Encode gives; "inf" and "nan" are accepted.
//
// It reads literals, and differs from Encode where LLVM's APFloat, which reads
// those of the public tools, does: a tie between two numbers of f8E8M0FNU,
// which have one significant bit each, goes away from zero; the NaN that stands
// for a number beyond the range of f8E4M3FN keeps the number's sign. A minus
// sign is an error for the types without one.
func ParseDecimal(t Type, s string) (uint64, error) {
	if strings.HasPrefix(s, "-") && Unsigned(t) {
		return NaN(t), fmt.Errorf("expected a number without a minus sign for %s, got %q", t, s)
	}
	if t == F32 {
		x, err := parseFloat(s, 32)
		return Encode(t, x, NearestEven), err
	}
	x, err := parseFloat(s, 64)
	if err != nil || t == F64 || !finite(x) {
		return encodeLiteral(t, x), err
	}
	// x is s rounded to 53 bits, which is as good as s unless x lies on a
	// boundary at which Encode decides: there s itself decides.
	before := encodeLiteral(t, math.Nextafter(x, math.Inf(-1)))
	after := encodeLiteral(t, math.Nextafter(x, math.Inf(1)))
	if before == after || x == 0 {
		return encodeLiteral(t, x), nil
	}
	exact, ok := new(big.Rat).SetString(s)
	if !ok {
		return encodeLiteral(t, x), nil
	}
	side := exact.Cmp(new(big.Rat).SetFloat64(x))
	return encodeLiteral(t, odd(x, float64(side))), nil
}

// encodeLiteral is Encode as literals are rounded.
func encodeLiteral(t Type, x float64) uint64 {
	if t == F8E8M0FNU {
		return Encode(t, x, NearestAway)
	}
	p := Encode(t, x, NearestEven)
	if x < 0 && IsNaN(t, p) {
		p |= formats[t].sign
	}
	return p
}

func parseFloat(s string, bits int) (float64, error) {
	x, err := strconv.ParseFloat(s, bits)
	if errors.Is(err, strconv.ErrRange) {
		return x, nil // 0 or an infinity: what rounding makes of it
	}
	if err != nil {
		return math.NaN(), fmt.Errorf("expected a number, got %q", s)
	}
	return x, nil
}
