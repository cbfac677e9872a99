package launcher

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// Spec is a parsed VALUE of --arg: a literal, null, a generated buffer or a
// file. Syntax:
//
//	64  -3  0x1F  0.5  1e-3  inf  nan  true  false
//	null
//	zeros:TYPE:SHAPE            ones:TYPE:SHAPE           arange:TYPE:SHAPE
//	full:NUMBER:TYPE:SHAPE
//	rand:TYPE:SHAPE[:SEED]      randn:TYPE:SHAPE[:SEED]
//	randint:LO:HI:TYPE:SHAPE[:SEED]
//	@FILE.npy   @FILE.safetensors#TENSOR   @FILE:TYPE:SHAPE
//	at:NAME[+BYTES]             list:ITEM,...  (an ITEM is an integer or at:NAME[+BYTES])
//
// TYPE is an element type of Tile IR, SHAPE is extents joined by x.
type Spec struct {
	Text string // as it was written
	kind string // "literal", "null", "at", "list", "npy", "safetensors", "raw" or a generator

	elem     num.Type // generators and raw files
	shape    []int64
	number   string // full
	low      int64  // randint
	high     int64
	seed     uint64
	hasSeed  bool
	path     string // files
	tensor   string // safetensors
	fromFile bool
	at       Ref    // at
	items    []item // list
}

// generators is the form of each buffer that VALUE can describe.
var generators = map[string]struct {
	before string // what stands before TYPE:SHAPE
	seeded bool
	floats bool // float types only
}{
	"zeros":   {},
	"ones":    {},
	"arange":  {},
	"full":    {before: "NUMBER:"},
	"rand":    {seeded: true, floats: true},
	"randn":   {seeded: true, floats: true},
	"randint": {before: "LO:HI:", seeded: true},
}

// generatorForm returns how a generator is written.
func generatorForm(name string) string {
	form := name + ":" + generators[name].before + "TYPE:SHAPE"
	if generators[name].seeded {
		form += "[:SEED]"
	}
	return form
}

// ParseSpec reads a VALUE. It opens no file.
func ParseSpec(text string) (Spec, error) {
	s := Spec{Text: text}
	if path, ok := strings.CutPrefix(text, "@"); ok {
		return s, s.parseFile(path)
	}
	name, rest, colon := strings.Cut(text, ":")
	if _, ok := generators[name]; ok {
		if !colon {
			return s, fmt.Errorf("%s: expected %s", text, generatorForm(name))
		}
		s.kind = name
		return s, s.parseGenerator(strings.Split(rest, ":"))
	}
	switch {
	case name == "at" && colon:
		ref, err := parseRef(rest)
		s.kind, s.at = "at", ref
		return s, err
	case name == "list" && colon:
		s.kind = "list"
		return s, s.parseList(rest)
	}
	if text == "null" {
		s.kind = "null"
		return s, nil
	}
	if !isLiteral(text) {
		return s, fmt.Errorf("%q is no value: expected a literal, null, @FILE, at:NAME, list:ITEM,..., or one of zeros ones full arange rand randn randint followed by :TYPE:SHAPE%s", text, valueMeant(text, name))
	}
	s.kind = "literal"
	return s, nil
}

// valueMeant says what a text may stand for that is no value: a file without its @, or a
// generator that is misspelt.
func valueMeant(text, name string) string {
	for _, ext := range []string{".npy", ".bin", ".safetensors"} {
		if strings.HasSuffix(text, ext) || strings.Contains(text, ext+"#") || strings.Contains(text, ext+":") {
			return didYouMean("@" + text)
		}
	}
	return didYouMean(ast.Nearest(name, slices.Sorted(maps.Keys(generators))))
}

// didYouMean adds a name to a message, if there is one.
func didYouMean(name string) string {
	if name == "" {
		return ""
	}
	return "; did you mean " + name + "?"
}

// typeMeant says which element type a misspelt one may stand for: one of the same kind
// and of another number, or by the name that other languages give it.
func typeMeant(elem string) string {
	for _, other := range []struct{ prefix, ours string }{{"float", "f"}, {"fp", "f"}, {"int", "i"}, {"bfloat", "bf"}, {"half", "f16"}, {"double", "f64"}, {"bool", "i1"}} {
		if rest, found := strings.CutPrefix(elem, other.prefix); found {
			if t, ok := num.ParseType(other.ours + rest); ok {
				return didYouMean(t.String())
			}
		}
	}
	return didYouMean(ast.Nearest(elem, strings.Fields(typeNames())))
}

// isLiteral reports whether text is a number or a truth value.
func isLiteral(text string) bool {
	if text == "true" || text == "false" {
		return true
	}
	if strings.Contains(text, "_") {
		return false
	}
	if hex, ok := strings.CutPrefix(text, "0x"); ok {
		if _, err := strconv.ParseUint(hex, 16, 64); err == nil {
			return true
		}
	}
	_, err := strconv.ParseFloat(text, 64)
	return err == nil || errors.Is(err, strconv.ErrRange)
}

func (s *Spec) parseGenerator(parts []string) error {
	g := generators[s.kind]
	fixed := strings.Count(g.before, ":") + 2
	if len(parts) < fixed || len(parts) > fixed+1 || len(parts) == fixed+1 && !g.seeded {
		meant := ""
		if last := parts[len(parts)-1]; len(parts) == fixed-1 {
			if _, known := num.ParseType(last); !known {
				meant = typeMeant(last)
			}
		}
		return fmt.Errorf("%s: expected %s%s", s.Text, generatorForm(s.kind), meant)
	}
	if err := s.parseTypeShape(parts[fixed-2], parts[fixed-1]); err != nil {
		return err
	}
	if g.floats && significand[s.elem] == 0 {
		return fmt.Errorf("%s: %s is for float types (not %s); use randint:LO:HI:%s:%s", s.Text, s.kind, s.elem, s.elem, shapeText(s.shape))
	}
	if len(parts) > fixed {
		seed, err := strconv.ParseUint(parts[fixed], 10, 64)
		if err != nil {
			return fmt.Errorf("%s: seed %q is not a number ≥ 0", s.Text, parts[fixed])
		}
		s.seed, s.hasSeed = seed, true
	}
	switch s.kind {
	case "full":
		s.number = parts[0]
		if _, err := parseLiteral(s.number, s.elem); err != nil {
			return fmt.Errorf("%s: %w", s.Text, err)
		}
	case "randint":
		return s.parseRange(parts[0], parts[1])
	}
	return nil
}

func (s *Spec) parseRange(low, high string) error {
	var errLow, errHigh error
	s.low, errLow = strconv.ParseInt(low, 10, 64)
	s.high, errHigh = strconv.ParseInt(high, 10, 64)
	if errLow != nil || errHigh != nil || s.low >= s.high {
		return fmt.Errorf("%s: expected integers LO < HI, got %s and %s", s.Text, low, high)
	}
	for _, x := range []int64{s.low, s.high - 1} {
		if _, err := parseLiteral(strconv.FormatInt(x, 10), s.elem); err != nil {
			return fmt.Errorf("%s: %w", s.Text, err)
		}
	}
	return nil
}

func (s *Spec) parseTypeShape(elem, shape string) error {
	var ok bool
	if s.elem, ok = num.ParseType(elem); !ok {
		return fmt.Errorf("%s: unknown element type %q: expected one of %s%s", s.Text, elem, typeNames(), typeMeant(elem))
	}
	for dim := range strings.SplitSeq(shape, "x") {
		n, err := strconv.ParseInt(dim, 10, 64)
		if err != nil || n <= 0 {
			return fmt.Errorf("%s: shape %q: expected positive extents joined by x, such as 128x64", s.Text, shape)
		}
		s.shape = append(s.shape, n)
	}
	if _, err := ArrayBytes(s.elem, s.shape); err != nil {
		return fmt.Errorf("%s: %w", s.Text, err)
	}
	return nil
}

func (s *Spec) parseFile(path string) error {
	s.fromFile = true
	if file, tensor, ok := strings.Cut(path, "#"); ok && strings.HasSuffix(file, ".safetensors") {
		if tensor == "" {
			return fmt.Errorf("%s: expected the name of a tensor after #", s.Text)
		}
		s.kind, s.path, s.tensor = "safetensors", file, tensor
		return nil
	}
	if strings.HasSuffix(path, ".npy") {
		s.kind, s.path = "npy", path
		return nil
	}
	parts := strings.Split(path, ":")
	if n := len(parts); n >= 3 && parts[0] != "" {
		s.kind, s.path = "raw", strings.Join(parts[:n-2], ":")
		return s.parseTypeShape(parts[n-2], parts[n-1])
	}
	return fmt.Errorf("%s: expected @FILE.npy, @FILE.safetensors#TENSOR or @FILE:TYPE:SHAPE", s.Text)
}

// Relative returns s with a relative file name taken from dir on.
func (s Spec) Relative(dir string) Spec {
	if s.fromFile && !filepath.IsAbs(s.path) {
		s.path = filepath.Join(dir, s.path)
	}
	return s
}

// IsBuffer reports whether the value is a buffer of its own: neither a literal nor
// null nor an address of another one.
func (s Spec) IsBuffer() bool { return s.kind != "literal" && s.kind != "null" && s.kind != "at" }

// IsNull reports whether the value is the null pointer.
func (s Spec) IsNull() bool { return s.kind == "null" }

// Scalar returns the encoding of a literal in the element type.
func (s Spec) Scalar(elem num.Type) (uint64, error) {
	if s.kind != "literal" {
		return 0, fmt.Errorf("expected a literal of type %s, such as 64 or 0.5, got %s", elem, s.Text)
	}
	return parseLiteral(s.Text, elem)
}

// Check reports an error when the value cannot fill a buffer of elem, as far
// as that shows without reading elements, and returns the bytes that it takes: of
// an .npy file, an upper bound; of a stream, 0.
func (s Spec) Check(elem num.Type) (int64, error) {
	switch s.kind {
	case "literal":
		return 0, fmt.Errorf("expected a buffer such as zeros:%s:64x64 or @FILE.npy, got the literal %s", elem, s.Text)
	case "null", "at":
		return 0, nil
	case "npy":
		info, err := statFile(s.path)
		if err != nil {
			return 0, err
		}
		return info.Size(), nil
	case "safetensors":
		return safetensorBytes(s.path, s.tensor, elem)
	}
	if s.elem != elem {
		return 0, fmt.Errorf("expected elements of type %s, got %s", elem, s.Text)
	}
	return ArrayBytes(s.elem, s.shape)
}

// Array makes the buffer's contents for elements of type elem. seed serves
// generators that name none.
func (s Spec) Array(elem num.Type, seed uint64) (*Array, error) {
	if _, err := s.Check(elem); err != nil {
		return nil, err
	}
	switch s.kind {
	case "npy":
		return ReadNPYFile(s.path, elem)
	case "safetensors":
		return ReadSafetensorsFile(s.path, s.tensor, elem)
	case "raw":
		return readRawFile(s.path, s.elem, s.shape)
	case "null", "at":
		return nil, fmt.Errorf("%s has no contents of its own", s.Text)
	}
	if s.hasSeed {
		seed = s.seed
	}
	a, err := NewArray(s.elem, s.shape...)
	if err != nil {
		return nil, err
	}
	return a, s.fill(a, seed)
}

func (s Spec) fill(a *Array, seed uint64) error {
	switch s.kind {
	case "rand":
		fillUniform(a, seed)
	case "randn":
		fillNormal(a, seed)
	case "randint":
		fillIntegers(a, s.low, s.high, seed)
	case "arange":
		encode := integerEncoder(a.Elem)
		inChunks(a.Len(), func(lo, hi int) {
			for i := lo; i < hi; i++ {
				a.SetBits(i, encode(int64(i)))
			}
		})
	case "list":
		s.fillList(a)
	case "ones":
		return fillConstant(a, "1")
	case "full":
		return fillConstant(a, s.number)
	}
	return nil
}

func fillConstant(a *Array, literal string) error {
	bits, err := parseLiteral(literal, a.Elem)
	if err != nil {
		return err
	}
	inChunks(a.Len(), func(lo, hi int) {
		for i := lo; i < hi; i++ {
			a.SetBits(i, bits)
		}
	})
	return nil
}

// parseLiteral encodes a literal. Integers take decimal or 0x digits, within
// the signed or the unsigned range of the type; i1 also true and false. Floats
// take any number, rounded to nearest even, and 0x digits as their encoding,
// as in Tile IR text.
func parseLiteral(text string, elem num.Type) (uint64, error) {
	if text == "true" || text == "false" {
		if elem != num.I1 {
			return 0, fmt.Errorf("expected a literal of type %s, got %s", elem, text)
		}
		return map[string]uint64{"true": 1, "false": 0}[text], nil
	}
	if elem.IsFloat() {
		return parseFloatLiteral(text, elem)
	}
	width := elem.Bits()
	digits, base := text, 10
	if hex, ok := strings.CutPrefix(text, "0x"); ok {
		digits, base = hex, 16
	}
	if u, err := strconv.ParseUint(digits, base, 64); err == nil {
		if width < 64 && u>>width != 0 {
			return 0, fmt.Errorf("%s does not fit in %s", text, elem)
		}
		return u, nil
	}
	i, err := strconv.ParseInt(digits, base, 64)
	if errors.Is(err, strconv.ErrRange) || err == nil && (i < -1<<(width-1)) {
		return 0, fmt.Errorf("%s does not fit in %s", text, elem)
	}
	if err != nil || base == 16 {
		return 0, fmt.Errorf("expected a literal of type %s, such as 64, got %s", elem, text)
	}
	return uint64(i) & (^uint64(0) >> (64 - width)), nil
}

func parseFloatLiteral(text string, elem num.Type) (uint64, error) {
	if digits, ok := strings.CutPrefix(text, "0x"); ok && !strings.ContainsAny(digits, ".pP_") {
		u, err := strconv.ParseUint(digits, 16, 64)
		if width := elem.MemBits(); err != nil || width < 64 && u>>width != 0 {
			return 0, fmt.Errorf("%s is no encoding of %s", text, elem)
		}
		return u, nil
	}
	bits, err := num.ParseDecimal(elem, text)
	if err != nil || strings.Contains(text, "_") {
		return 0, fmt.Errorf("expected a literal of type %s, such as 0.5, got %s", elem, text)
	}
	word := strings.ToLower(strings.TrimLeft(text, "+-"))
	isNaN, isInf := word == "nan", strings.HasPrefix(word, "inf")
	if x := num.Decode(elem, bits); math.IsNaN(x) != isNaN || math.IsInf(x, 0) != isInf {
		return 0, fmt.Errorf("%s has no value in %s", text, elem)
	}
	return bits, nil
}

// typeNames lists the element types for messages.
func typeNames() string {
	var names []string
	for t := num.I1; t < num.NumTypes; t++ {
		names = append(names, t.String())
	}
	return strings.Join(names, " ")
}
