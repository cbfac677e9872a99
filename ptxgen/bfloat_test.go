package ptxgen

import (
	"reflect"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
)

// bfloatType is bfloat as users of llir define it.
type bfloatType struct{}

func (*bfloatType) String() string            { return "bfloat" }
func (*bfloatType) LLString() string          { return "bfloat" }
func (*bfloatType) Name() string              { return "" }
func (*bfloatType) SetName(string)            {}
func (t *bfloatType) Equal(u types.Type) bool { return t == u }

// bfloat is the only value of its type.
var bfloat = &bfloatType{}

// substituteBFloat replaces fp128 by bfloat in all types of a module.
func substituteBFloat(m *ir.Module) {
	s := substitution{seen: map[any]bool{}, typ: reflect.TypeFor[types.Type]()}
	s.walk(reflect.ValueOf(m))
}

type substitution struct {
	seen map[any]bool
	typ  reflect.Type
}

// walk visits everything reachable from v.
func (s *substitution) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() || s.seen[v.Interface()] {
			return
		}
		s.seen[v.Interface()] = true
		s.walk(v.Elem())
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		if f, ok := v.Interface().(*types.FloatType); ok && v.Type() == s.typ && f.Kind == types.FloatKindFP128 {
			v.Set(reflect.ValueOf(bfloat))
			return
		}
		s.walk(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				s.walk(v.Field(i))
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			s.walk(v.Index(i))
		}
	}
}
