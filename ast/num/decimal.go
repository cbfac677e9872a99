package num

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strconv"
)

// ParseDecimal reads a decimal number such as "-1.5e-3", "1" or "0x1.8p3" and
// rounds it to the nearest number of t, ties to even, once. Beyond the range
// of t it gives what Encode gives; "inf" and "nan" are accepted.
func ParseDecimal(t Type, s string) (uint64, error) {
	if t == F32 {
		x, err := parseFloat(s, 32)
		return Encode(t, x, NearestEven), err
	}
	x, err := parseFloat(s, 64)
	if err != nil || t == F64 || !finite(x) {
		return Encode(t, x, NearestEven), err
	}
	// x is s rounded to 53 bits, which is as good as s unless x lies on a
	// boundary at which Encode decides: there s itself decides.
	before := Encode(t, math.Nextafter(x, math.Inf(-1)), NearestEven)
	after := Encode(t, math.Nextafter(x, math.Inf(1)), NearestEven)
	if before == after || x == 0 {
		return Encode(t, x, NearestEven), nil
	}
	exact, ok := new(big.Rat).SetString(s)
	if !ok {
		return Encode(t, x, NearestEven), nil
	}
	side := exact.Cmp(new(big.Rat).SetFloat64(x))
	return Encode(t, odd(x, float64(side)), NearestEven), nil
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
