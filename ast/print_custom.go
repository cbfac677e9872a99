package ast

import "strconv"

// This file prints the ops whose whole format is custom<…>: the counterpart of
// custom.go and viewops.go in package grammar.

func (w *writer) byHand(name string) {
	switch name {
	case "Entry":
		w.entryOp()
	case "For":
		w.forOp()
	case "Loop":
		w.loopOp()
	case "MakeTensorView":
		w.makeTensorView()
	case "MakeView":
		w.makeView()
	case "GetIndexSpaceShape", "GetTensorShape":
		w.getShape()
	case "LoadView":
		w.memory()
		w.place(0, 1)
		w.viewTail(2)
		w.viewTypes(0, 1)
		w.resultTypes()
	case "StoreView":
		w.memory()
		w.byte(' ')
		w.value(w.op.Operand(0))
		w.byte(',')
		w.place(1, 2)
		w.viewTail(3)
		w.typ(w.op.Operand(0).Type)
		w.str(", ")
		w.viewTypes(1, 2)
		w.resultTypes()
	case "AtomicRedView":
		w.memory()
		w.place(0, 1)
		w.str(", ")
		w.str(w.op.Attr("mode").(EnumAttr).String())
		w.str(", ")
		w.value(w.op.Group(2)[0])
		w.viewTail(3)
		w.typ(w.op.Group(2)[0].Type)
		w.str(", ")
		w.viewTypes(0, 1)
		w.resultTypes()
	default:
		panic("BUG: ast: no custom<" + name + ">")
	}
}

// customWellFormed checks what the printers of this file rely on beyond what
// the op table says.
func customWellFormed(op *Op) bool {
	switch op.Opcode {
	case OpEntry, OpTestFunc:
		t, ok := op.Attr("function_type").(TypeAttr)
		if !ok || op.Has("res_attrs") { // their syntax has no place for those
			return false
		}
		f, ok := t.Type.(*FunctionType)
		return ok && len(f.Ins) == len(op.Body(0).Args)
	case OpFor:
		n := len(op.Operands()) - 3
		return len(op.Body(0).Args) == n+1 && len(op.Results()) == n
	case OpLoop:
		return len(op.Body(0).Args) == len(op.Operands())
	case OpGetTensorShape, OpGetIndexSpaceShape:
		return len(op.Results()) > 0
	case OpLoadViewTko, OpStoreViewTko:
		a := op.Attr("inbounds")
		_, ok := a.(DenseArrayAttr)
		return a == nil || ok
	case OpMakeTensorView:
		v, ok := op.Result(0).Type.(*TensorViewType)
		return ok && dynamicCount(v.Shape) == len(op.Group(1)) && dynamicCount(v.Strides) == len(op.Group(2))
	}
	return true
}

func dynamicCount(v []int64) int {
	n := 0
	for _, d := range v {
		if d == Dynamic {
			n++
		}
	}
	return n
}

// ownDict prints the attributes that no syntax of this file prints.
func (w *writer) ownDict() {
	w.tight = false
	w.attrDict("")
}

func (w *writer) entryOp() {
	w.byte(' ')
	w.symbolName(w.op.Str("sym_name"))
	attrs, _ := w.op.Attr("arg_attrs").(ArrayAttr)
	w.names.enter(w.op.Regions()[0])
	w.arguments(w.op.Body(0), attrs)
	ft := w.op.Attr("function_type").(TypeAttr).Type.(*FunctionType)
	if len(ft.Outs) > 0 {
		w.str(" -> ")
		if len(ft.Outs) == 1 {
			w.typ(ft.Outs[0])
		} else {
			w.byte('(')
			w.types(ft.Outs)
			w.byte(')')
		}
	}
	if h, ok := w.op.Attr("optimization_hints").(HintsAttr); ok && len(h.Targets) > 0 {
		w.str(" optimization_hints=")
		w.hints(h)
	}
	w.byte(' ')
	w.region(w.op.Regions()[0], false, false)
	w.ownDict()
}

func (w *writer) forOp() {
	body := w.op.Body(0)
	w.names.enter(w.op.Regions()[0])
	if w.op.Has("unsignedCmp") {
		w.str(" unsigned")
	}
	w.byte(' ')
	w.value(body.Args[0])
	w.str(" in (")
	w.value(w.op.Operand(0))
	w.str(" to ")
	w.value(w.op.Operand(1))
	w.str(", step ")
	w.value(w.op.Operand(2))
	w.str(") : ")
	w.typ(body.Args[0].Type)
	w.byte(' ')
	if inits := w.op.Operands()[3:]; len(inits) > 0 {
		w.assignments(body.Args[1:], inits)
		w.str(" -> (")
		w.typesOf(inits)
		w.str(") ")
	}
	w.implicitRegion(0, OpContinue, len(body.Args)-1)
	w.ownDict()
}

// assignments prints iter_values(%a = %b, …).
func (w *writer) assignments(args, inits []*Value) {
	w.str("iter_values(")
	for i, a := range args {
		w.comma(i)
		w.value(a)
		w.str(" = ")
		w.value(inits[i])
	}
	w.byte(')')
}

func (w *writer) typesOf(vs []*Value) {
	for i, v := range vs {
		w.comma(i)
		w.typ(v.Type)
	}
}

func (w *writer) loopOp() {
	inits := w.op.Operands()
	if len(inits) > 0 {
		w.byte(' ')
		w.names.enter(w.op.Regions()[0])
		w.assignments(w.op.Body(0).Args, inits)
	}
	if len(inits) > 0 || len(w.op.Results()) > 0 {
		w.str(" : ")
	} else {
		w.byte(' ')
	}
	if len(inits) > 0 {
		w.typesOf(inits)
		w.byte(' ')
		if len(w.op.Results()) > 0 {
			w.str("-> ")
		}
	}
	if len(w.op.Results()) > 0 {
		w.typesOf(w.op.Results())
		w.byte(' ')
	}
	w.implicitRegion(0, OpContinue, len(inits))
	w.ownDict()
}

func (w *writer) makeTensorView() {
	view := w.op.Result(0).Type.(*TensorViewType)
	w.byte(' ')
	w.value(w.op.Operand(0))
	w.str(", shape = [")
	w.extents(view.Shape, w.op.Group(1))
	w.str("], strides = [")
	w.extents(view.Strides, w.op.Group(2))
	w.byte(']')
	w.ownDict()
	w.str(" : ")
	var stated []*Value // whose types cannot be told from the result
	if base := w.op.Operand(0); !Same(base.Type, view.Base()) {
		stated = append(stated, base)
	}
	if len(w.op.Operands()) > 1 {
		stated = append(stated, w.op.Operand(1))
	}
	if len(stated) > 0 {
		w.typesOf(stated)
		w.str(" -> ")
	}
	w.typ(view)
}

// extents prints numbers, and operands where they are dynamic.
func (w *writer) extents(dims []int64, dynamic []*Value) {
	for i, d := range dims {
		w.comma(i)
		if d == Dynamic {
			w.value(dynamic[0])
			dynamic = dynamic[1:]
			continue
		}
		w.int(d)
	}
}

func (w *writer) makeView() {
	w.byte(' ')
	w.value(w.op.Operand(0))
	w.ownDict()
	w.str(" : ")
	w.typ(w.op.Result(0).Type)
}

func (w *writer) getShape() {
	w.byte(' ')
	w.value(w.op.Operand(0))
	w.ownDict()
	w.str(" : ")
	w.typ(w.op.Operand(0).Type)
	w.str(" -> ")
	w.typ(w.op.Result(0).Type)
}

// memory prints the memory ordering and scope.
func (w *writer) memory() {
	w.byte(' ')
	w.str(w.op.Attr("memory_ordering_semantics").(EnumAttr).String())
	if s, ok := w.op.Attr("memory_scope").(EnumAttr); ok {
		w.byte(' ')
		w.str(s.String())
	}
}

// place prints %view[%i, %j].
func (w *writer) place(view, index int) {
	w.byte(' ')
	w.values(w.op.Group(view))
	w.byte('[')
	w.values(w.op.Group(index))
	w.byte(']')
}

// viewTail prints token, hints, promises and further attributes, and the colon.
func (w *writer) viewTail(token int) {
	if t := w.op.Opt(token); t != nil {
		w.str(" token = ")
		w.value(t)
	}
	if h, ok := w.op.Attr("optimization_hints").(HintsAttr); ok {
		w.str(" optimization_hints = ")
		w.hints(h)
	}
	if a := w.op.Attr("inbounds"); !AllClear(a) {
		w.str(" inbounds = [")
		for i, v := range a.(DenseArrayAttr).Values {
			w.comma(i)
			w.b = strconv.AppendBool(w.b, v != 0)
		}
		w.byte(']')
	}
	w.tight = false
	w.attrDict("attributes ")
	w.str(" : ")
}

// viewTypes prints the type of the view and those of the indices, once if they
// are the same.
func (w *writer) viewTypes(view, index int) {
	w.typ(w.op.Group(view)[0].Type)
	idx := w.op.Group(index)
	if len(idx) == 0 {
		return
	}
	same := true
	for _, v := range idx {
		same = same && Same(v.Type, idx[0].Type)
	}
	if same {
		idx = idx[:1]
	}
	w.str(", ")
	w.typesOf(idx)
}

func (w *writer) resultTypes() {
	w.str(" -> ")
	w.typesOf(w.op.Results())
}
