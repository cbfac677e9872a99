package main

import (
	"fmt"
	"strings"
)

// shape makes modules of any size.
type shape struct {
	name string
	why  string // what would be slow if it were badly done
	most int    // the largest n that is measured, or 0 if there is none
	text func(b *strings.Builder, n int)
	outs string             // what stands in the module before the entry, for each of the n
	bad  func(n int) string // a text that is refused, instead
}

// shapes are straight lines, fans, joins and nests: what a step that looks around
// once per op would be slow on. Loops run once, so that a nest runs in a time that
// its text takes.
var shapes = []shape{
	{name: "chain", why: "each op reads the one before", text: chain},
	{name: "doubled chain", why: "each op reads the one before twice: as many paths as 2^n", text: doubledChain},
	{name: "fan-out", why: "one value has n readers", text: fanOut},
	{name: "masked fan-out", why: "one pointer and one mask have n readers, rewritten as views", text: maskedFanOut},
	{name: "token chain", why: "each access waits for the one before", text: tokenChain},
	{name: "one place", why: "each access waits for the one before, and the same threads make both", text: onePlace},
	{name: "pointers in a row", why: "pointers computed from the ones before, each accessed", text: pointersInARow},
	{name: "tokens joined", why: "one token leads from n accesses", text: tokensJoined},
	{name: "tokens joined twice", why: "joins of joins: as many paths as 2^n", text: tokensJoinedTwice},
	{name: "large tiles", why: "tiles that are cut into chunks, each read by the next", text: largeTiles},
	{name: "large tiles, tokens joined", why: "chunks that wait for joins of joins", text: largeTilesJoined},
	{name: "loops in a row", why: "what one loop carries goes into the next", text: loopsInARow},
	{name: "one loop that carries much", why: "n values go around", most: mostResults, text: carriedInARow},
	{name: "pointers that a loop moves", why: "n pointers go around", text: movedPointers},
	{name: "branches in a row", why: "both ways of one lead to the next", text: branchesInARow},
	{name: "diamonds", why: "both ways of one lead to the next, and nothing is read but what is merged", text: diamonds},
	{name: "products in a loop", why: "n products into one sum", text: productsInALoop},
	{name: "conversions", why: "tiles that change hands between threads", text: conversions},
	{name: "reductions", why: "scratch and barriers", text: reductions},
	{name: "views", why: "each access makes its view", text: manyViews},
	{name: "variables", why: "n variables of the module, each read once", text: variables, outs: "global @g%d <f32: 1.0> : tile<1xf32>\n"},
	{name: "entries", why: "n kernels", text: entries, outs: entryText},
	{name: "loops in each other", why: "a value of the outermost block is read in the innermost", most: deepest, text: nest},
	{name: "nest that carries a token", why: "an access at each depth waits for the one before", most: deepest, text: tokenNest},
	{name: "nest that carries numbers", why: "pointers computed from what each loop carries", most: deepest, text: numberNest},
	{name: "nest of branches", why: "a merge at each depth", most: deepest, text: branchNest},
	{name: "nest with reductions", why: "scratch that is used at each depth", most: deepest, text: reductionNest},
	{name: "nest with views", why: "views made and accessed at each depth", most: deepest, text: viewNest},
	{name: "nest with products", why: "tiles in shared memory at each depth", most: deepest, text: productNest},
	{name: "nest with exits", why: "a continue under branches in each other", most: deepest, text: exitNest},
	{name: "nest with large tiles", why: "chunks at each depth", most: deepest, text: largeNest},
}

// refused are texts with errors: those too are to be found in a time that grows as the
// text does.
var refused = []shape{
	{name: "regions too deep", bad: func(n int) string { return inEntry(strings.Repeat("if %c {\n", n) + strings.Repeat("}\n", n)) }},
	{name: "regions not closed", bad: func(n int) string { return inEntry(strings.Repeat("if %c {\n", n)) }},
	{name: "closed only", bad: func(n int) string { return strings.Repeat("}\n", n) }},
	{name: "modules too deep", bad: func(n int) string { return strings.Repeat("cuda_tile.module @m {\n", n) + strings.Repeat("}\n", n) }},
	{name: "lists too deep", bad: func(n int) string { return "#a = " + strings.Repeat("[", n) + strings.Repeat("]", n) + "\n" }},
	{name: "types too deep", bad: func(n int) string {
		return "!t = " + strings.Repeat("tile<", n) + "f32" + strings.Repeat(">", n) + "\n"
	}},
	{name: "locations too deep", bad: func(n int) string {
		return "#l = " + strings.Repeat("loc(", n) + "unknown" + strings.Repeat(")", n) + "\n"
	}},
	{name: "names that nobody defined", bad: func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "%%v%d = addi %%u%d, %%u%d : tile<i32>\n", i, i, i)
		}
		return inEntry(b.String())
	}},
	{name: "a long line", bad: func(n int) string {
		return "cuda_tile.module @m { global @g <i8: [0" + strings.Repeat(",1", n) + "]> : tile<8xi8> }"
	}},
	{name: "a long word", bad: func(n int) string { return "cuda_tile.module @m { " + strings.Repeat("%", n) + " }" }},
}

func inEntry(body string) string {
	return "cuda_tile.module @m { entry @k(%c: tile<i1>) {\n" + body + "\n} }\n"
}

// mostResults is nearly how many results an op may have.
const mostResults = 65_000

// deepest is how deep nests are measured: nearly as deep as a text may go.
const deepest = 9600

// module is the text of size n.
func (s shape) module(n int) string {
	var b strings.Builder
	b.WriteString("cuda_tile.module @m {\n")
	if s.outs != "" {
		for i := range n {
			fmt.Fprintf(&b, s.outs, i)
		}
	}
	b.WriteString("entry @k(%a: tile<ptr<f32>>, %n: tile<i32>, %turns: tile<i32>) {\n")
	s.text(&b, n)
	b.WriteString("return\n}\n}\n")
	return b.String()
}

// begin writes scalars %zero and %one, pointers %p and %q that are apart, a tile
// %x, and a token %t after its load.
func begin(b *strings.Builder) {
	b.WriteString(`%zero = constant <i32: 0> : tile<i32>
%one = constant <i32: 1> : tile<i32>
%lane = iota : tile<128xi32>
%far = constant <i32: 128> : tile<128xi32>
%base = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
%as = broadcast %base : tile<1xptr<f32>> -> tile<128xptr<f32>>
%p = offset %as, %lane : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
%q = offset %p, %far : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
%x, %t = load_ptr_tko weak %p : tile<128xptr<f32>> -> tile<128xf32>, token
`)
}

// end stores a value.
func end(b *strings.Builder, value string, args ...any) {
	fmt.Fprintf(b, "%%end = store_ptr_tko weak %%q, "+value+" : tile<128xptr<f32>>, tile<128xf32> -> token\n", args...)
}

func chain(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%v0 = addf %x, %x : tile<128xf32>\n")
	for i := range n {
		fmt.Fprintf(b, "%%v%d = addf %%v%d, %%x : tile<128xf32>\n", i+1, i)
	}
	end(b, "%%v%d", n)
}

func doubledChain(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%v0 = addi %lane, %far : tile<128xi32>\n")
	for i := range n {
		fmt.Fprintf(b, "%%v%d = addi %%v%d, %%v%d : tile<128xi32>\n", i+1, i, i)
	}
	fmt.Fprintf(b, "%%f = itof %%v%d signed : tile<128xi32> -> tile<128xf32>\n", n)
	end(b, "%%f")
}

func fanOut(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = make_token : token\n")
	for i := range n {
		fmt.Fprintf(b, "%%k%d = constant <f32: %d.5> : tile<128xf32>\n", i, i)
		fmt.Fprintf(b, "%%v%d = mulf %%x, %%k%d : tile<128xf32>\n", i, i)
		fmt.Fprintf(b, "%%s%d = store_ptr_tko weak %%q, %%v%d token=%%s%d : tile<128xptr<f32>>, tile<128xf32> -> token\n", i+1, i, i)
	}
}

func maskedFanOut(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%n1 = reshape %n : tile<i32> -> tile<1xi32>\n%ns = broadcast %n1 : tile<1xi32> -> tile<128xi32>\n")
	b.WriteString("%mask = cmpi less_than %lane, %ns, signed : tile<128xi32> -> tile<128xi1>\n")
	b.WriteString("%pad = constant <f32: 0.0> : tile<128xf32>\n%v0 = addf %x, %x : tile<128xf32>\n")
	for i := range n {
		fmt.Fprintf(b, "%%x%d, %%r%d = load_ptr_tko weak %%p, %%mask, %%pad : tile<128xptr<f32>>, tile<128xi1>, tile<128xf32> -> tile<128xf32>, token\n", i, i)
		fmt.Fprintf(b, "%%v%d = addf %%v%d, %%x%d : tile<128xf32>\n", i+1, i, i)
	}
	end(b, "%%v%d", n)
}

func tokenChain(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = make_token : token\n")
	for i := range n {
		fmt.Fprintf(b, "%%x%d, %%r%d = load_ptr_tko weak %%q token=%%s%d : tile<128xptr<f32>> -> tile<128xf32>, token\n", i, i, i)
		fmt.Fprintf(b, "%%s%d = store_ptr_tko weak %%q, %%x%d token=%%r%d : tile<128xptr<f32>>, tile<128xf32> -> token\n", i+1, i, i)
	}
}

func onePlace(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = make_token : token\n")
	b.WriteString("%v = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>\n")
	b.WriteString("%w = make_partition_view %v : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>\n")
	for i := range n {
		fmt.Fprintf(b, "%%s%d = store_view_tko weak %%x, %%w[%%one] token=%%s%d : tile<128xf32>, partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token\n", i+1, i)
	}
}

func pointersInARow(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = make_token : token\n%p0 = offset %p, %far : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>\n")
	for i := range n {
		fmt.Fprintf(b, "%%p%d = offset %%p%d, %%far : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>\n", i+1, i)
		fmt.Fprintf(b, "%%x%d, %%s%d = load_ptr_tko weak %%p%d token=%%s%d : tile<128xptr<f32>> -> tile<128xf32>, token\n", i, i+1, i+1, i)
	}
	fmt.Fprintf(b, "%%end = store_ptr_tko weak %%p%d, %%x token=%%s%d : tile<128xptr<f32>>, tile<128xf32> -> token\n", n, n)
}

func tokensJoined(b *strings.Builder, n int) {
	begin(b)
	var all []string
	for i := range n {
		fmt.Fprintf(b, "%%x%d, %%r%d = load_ptr_tko weak %%p : tile<128xptr<f32>> -> tile<128xf32>, token\n", i, i)
		all = append(all, fmt.Sprintf("%%r%d", i))
	}
	fmt.Fprintf(b, "%%all = join_tokens %s : token\n", strings.Join(append(all, "%t"), ", "))
	b.WriteString("%end = store_ptr_tko weak %p, %x token=%all : tile<128xptr<f32>>, tile<128xf32> -> token\n")
}

func tokensJoinedTwice(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%j0 = join_tokens %t, %t : token\n")
	for i := range n {
		fmt.Fprintf(b, "%%x%d, %%r%d = load_ptr_tko weak %%p token=%%j%d : tile<128xptr<f32>> -> tile<128xf32>, token\n", i, i, i)
		fmt.Fprintf(b, "%%l%d = join_tokens %%j%d, %%r%d : token\n", i, i, i)
		fmt.Fprintf(b, "%%j%d = join_tokens %%l%d, %%j%d : token\n", i+1, i, i)
	}
	fmt.Fprintf(b, "%%end = store_ptr_tko weak %%p, %%x token=%%j%d : tile<128xptr<f32>>, tile<128xf32> -> token\n", n)
}

// large writes pointers %bp to a tile of twice the bytes that the registers of a CTA have:
// it is computed in chunks.
func large(b *strings.Builder) {
	b.WriteString(`%wide = iota : tile<65536xi32>
%b0 = ptr_to_ptr %a : tile<ptr<f32>> -> tile<ptr<f64>>
%b1 = reshape %b0 : tile<ptr<f64>> -> tile<1xptr<f64>>
%bs = broadcast %b1 : tile<1xptr<f64>> -> tile<65536xptr<f64>>
%bp = offset %bs, %wide : tile<65536xptr<f64>>, tile<65536xi32> -> tile<65536xptr<f64>>
`)
}

func largeTiles(b *strings.Builder, n int) {
	large(b)
	b.WriteString("%v0, %t = load_ptr_tko weak %bp : tile<65536xptr<f64>> -> tile<65536xf64>, token\n")
	for i := range n {
		fmt.Fprintf(b, "%%v%d = addf %%v%d, %%v%d : tile<65536xf64>\n", i+1, i, i)
	}
	fmt.Fprintf(b, "%%end = store_ptr_tko weak %%bp, %%v%d token=%%t : tile<65536xptr<f64>>, tile<65536xf64> -> token\n", n)
}

func largeTilesJoined(b *strings.Builder, n int) {
	large(b)
	b.WriteString("%v0, %t = load_ptr_tko weak %bp : tile<65536xptr<f64>> -> tile<65536xf64>, token\n%j0 = join_tokens %t, %t : token\n")
	for i := range n {
		fmt.Fprintf(b, "%%x%d, %%r%d = load_ptr_tko weak %%bp token=%%j%d : tile<65536xptr<f64>> -> tile<65536xf64>, token\n", i, i, i)
		fmt.Fprintf(b, "%%v%d = addf %%v%d, %%x%d : tile<65536xf64>\n", i+1, i, i)
		fmt.Fprintf(b, "%%l%d = join_tokens %%j%d, %%r%d : token\n", i, i, i)
		fmt.Fprintf(b, "%%j%d = join_tokens %%l%d, %%j%d : token\n", i+1, i, i)
	}
	fmt.Fprintf(b, "%%end = store_ptr_tko weak %%bp, %%v%d token=%%j%d : tile<65536xptr<f64>>, tile<65536xf64> -> token\n", n, n)
}

func loopsInARow(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%v0 = addf %x, %x : tile<128xf32>\n")
	for i := range n {
		fmt.Fprintf(b, "%%v%d = for %%i%d in (%%zero to %%turns, step %%one) : tile<i32> iter_values(%%in%d = %%v%d) -> (tile<128xf32>) {\n", i+1, i, i, i)
		fmt.Fprintf(b, "%%b%d = mulf %%in%d, %%x : tile<128xf32>\ncontinue %%b%d : tile<128xf32>\n}\n", i, i, i)
	}
	end(b, "%%v%d", n)
}

// carry writes a loop that carries n values of a type, %w0 to begin with, each
// made anew by an op, and reads the last of them.
func carry(b *strings.Builder, n int, typ, next string) {
	var results, inits, types, nexts []string
	for i := range n {
		results = append(results, fmt.Sprintf("%%w%d", i+1))
		inits = append(inits, fmt.Sprintf("%%in%d = %%w0", i))
		types = append(types, typ)
		nexts = append(nexts, fmt.Sprintf("%%b%d", i))
	}
	fmt.Fprintf(b, "%s = for %%i in (%%zero to %%turns, step %%one) : tile<i32> iter_values(%s) -> (%s) {\n",
		strings.Join(results, ", "), strings.Join(inits, ", "), strings.Join(types, ", "))
	for i := range n {
		b.WriteString(strings.ReplaceAll(next, "#", fmt.Sprint(i)))
	}
	fmt.Fprintf(b, "continue %s : %s\n}\n", strings.Join(nexts, ", "), strings.Join(types, ", "))
}

func carriedInARow(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%w0 = addf %x, %x : tile<128xf32>\n")
	carry(b, n, "tile<128xf32>", "%b# = mulf %in#, %x : tile<128xf32>\n")
	end(b, "%%w%d", n)
}

func movedPointers(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%w0 = offset %p, %lane : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>\n")
	carry(b, n, "tile<128xptr<f32>>", `%x#, %r# = load_ptr_tko weak %in# : tile<128xptr<f32>> -> tile<128xf32>, token
%b# = offset %in#, %far : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
`)
}

func branchesInARow(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%v0 = addf %x, %x : tile<128xf32>\n")
	for i := range n {
		fmt.Fprintf(b, "%%k%d = constant <i32: %d> : tile<i32>\n", i, i+1)
		fmt.Fprintf(b, "%%c%d = cmpi less_than %%n, %%k%d, signed : tile<i32> -> tile<i1>\n", i, i)
		fmt.Fprintf(b, "%%v%d = if %%c%d -> (tile<128xf32>) {\n%%b%d = mulf %%v%d, %%x : tile<128xf32>\nyield %%b%d : tile<128xf32>\n} else {\nyield %%v%d : tile<128xf32>\n}\n", i+1, i, i, i, i, i)
	}
	end(b, "%%v%d", n)
}

func diamonds(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%c = cmpi less_than %n, %one, signed : tile<i32> -> tile<i1>\n%v0 = addf %x, %x : tile<128xf32>\n")
	for i := range n {
		fmt.Fprintf(b, "%%v%d = if %%c -> (tile<128xf32>) {\n%%a%d = addf %%v%d, %%v%d : tile<128xf32>\nyield %%a%d : tile<128xf32>\n} else {\n%%b%d = mulf %%v%d, %%v%d : tile<128xf32>\nyield %%b%d : tile<128xf32>\n}\n",
			i+1, i, i, i, i, i, i, i, i)
	}
	end(b, "%%v%d", n)
}

func productsInALoop(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%m = constant <f16: 0.5> : tile<16x16xf16>\n%z = constant <f32: 0.0> : tile<16x16xf32>\n")
	b.WriteString("%sum = for %i in (%zero to %turns, step %one) : tile<i32> iter_values(%v0 = %z) -> (tile<16x16xf32>) {\n")
	for i := range n {
		fmt.Fprintf(b, "%%v%d = mmaf %%m, %%m, %%v%d : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>\n", i+1, i)
	}
	fmt.Fprintf(b, "continue %%v%d : tile<16x16xf32>\n}\n", n)
	b.WriteString("%flat = reshape %sum : tile<16x16xf32> -> tile<256xf32>\n%part = extract %flat[%zero] : tile<256xf32> -> tile<128xf32>\n")
	end(b, "%%part")
}

func conversions(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%v0 = reshape %x : tile<128xf32> -> tile<8x16xf32>\n")
	for i := range n {
		fmt.Fprintf(b, "%%t%d = permute %%v%d [1, 0] : tile<8x16xf32> -> tile<16x8xf32>\n", i, i)
		fmt.Fprintf(b, "%%w%d = reshape %%t%d : tile<16x8xf32> -> tile<8x16xf32>\n", i, i)
		fmt.Fprintf(b, "%%v%d = addf %%w%d, %%v%d : tile<8x16xf32>\n", i+1, i, i)
	}
	fmt.Fprintf(b, "%%last = reshape %%v%d : tile<8x16xf32> -> tile<128xf32>\n", n)
	end(b, "%%last")
}

// reduction adds up the elements of a tile and hands the sum to all of them.
const reduction = `%f# = reduce %v# dim=0 identities=[0.0 : f32] : tile<128xf32> -> tile<f32>
(%l#: tile<f32>, %r#: tile<f32>) {
%a# = addf %l#, %r# : tile<f32>
yield %a# : tile<f32>
}
%e# = reshape %f# : tile<f32> -> tile<1xf32>
%b# = broadcast %e# : tile<1xf32> -> tile<128xf32>
`

func reductions(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%v0 = addf %x, %x : tile<128xf32>\n")
	for i := range n {
		b.WriteString(strings.ReplaceAll(reduction, "#", fmt.Sprint(i)))
		fmt.Fprintf(b, "%%v%d = addf %%b%d, %%v%d : tile<128xf32>\n", i+1, i, i)
	}
	end(b, "%%v%d", n)
}

func manyViews(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = make_token : token\n")
	for i := range n {
		fmt.Fprintf(b, "%%t%d = make_tensor_view %%a, shape = [%%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>\n", i)
		fmt.Fprintf(b, "%%w%d = make_partition_view %%t%d : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>\n", i, i)
		fmt.Fprintf(b, "%%x%d, %%r%d = load_view_tko weak %%w%d[%%one] token=%%s%d : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token\n", i, i, i, i)
		fmt.Fprintf(b, "%%s%d = store_view_tko weak %%x%d, %%w%d[%%one] token=%%r%d : tile<128xf32>, partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token\n", i+1, i, i, i)
	}
}

func variables(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%v0 = addf %x, %x : tile<128xf32>\n")
	for i := range n {
		fmt.Fprintf(b, "%%g%d = get_global @g%d : tile<ptr<f32>>\n", i, i)
		fmt.Fprintf(b, "%%h%d, %%u%d = load_ptr_tko weak %%g%d : tile<ptr<f32>> -> tile<f32>, token\n", i, i, i)
		fmt.Fprintf(b, "%%i%d = reshape %%h%d : tile<f32> -> tile<1xf32>\n%%j%d = broadcast %%i%d : tile<1xf32> -> tile<128xf32>\n", i, i, i, i)
		fmt.Fprintf(b, "%%v%d = addf %%v%d, %%j%d : tile<128xf32>\n", i+1, i, i)
	}
	end(b, "%%v%d", n)
}

const entryText = `entry @k%d(%%a: tile<ptr<f32>>) {
%%x, %%t = load_ptr_tko weak %%a : tile<ptr<f32>> -> tile<f32>, token
%%y = addf %%x, %%x : tile<f32>
%%u = store_ptr_tko weak %%a, %%y token=%%t : tile<ptr<f32>>, tile<f32> -> token
return
}
`

func entries(*strings.Builder, int) {}

func nest(b *strings.Builder, n int) {
	begin(b)
	for i := range n {
		fmt.Fprintf(b, "for %%i%d in (%%zero to %%turns, step %%one) : tile<i32> {\n", i)
	}
	end(b, "%%x")
	b.WriteString(strings.Repeat("}\n", n))
}

// carryingNest writes n loops in each other that carry a value of a type, %s0 to
// begin with: in each, ops before and one that makes what the next loop begins with,
// where # is the depth. last is what the innermost carries on.
func carryingNest(b *strings.Builder, n int, typ, before, next, last string) {
	for i := range n {
		fmt.Fprintf(b, "%%o%d = for %%i%d in (%%zero to %%turns, step %%one) : tile<i32> iter_values(%%c%d = %%s%d) -> (%s) {\n", i, i, i, i, typ)
		b.WriteString(strings.ReplaceAll(before, "#", fmt.Sprint(i)))
		fmt.Fprintf(b, "%%s%d = %s\n", i+1, strings.ReplaceAll(next, "#", fmt.Sprint(i)))
	}
	fmt.Fprintf(b, "%%o%d = %s\n", n, strings.ReplaceAll(last, "#", fmt.Sprint(n)))
	for i := n - 1; i >= 0; i-- {
		fmt.Fprintf(b, "continue %%o%d : %s\n}\n", i+1, typ)
	}
}

func tokenNest(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = make_token : token\n")
	carryingNest(b, n, "token", "", "store_ptr_tko weak %q, %x token=%c# : tile<128xptr<f32>>, tile<128xf32> -> token", "join_tokens %s#, %s# : token")
}

func numberNest(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = addi %lane, %lane : tile<128xi32>\n")
	carryingNest(b, n, "tile<128xi32>", "", "addi %c#, %far : tile<128xi32>", "addi %s#, %far : tile<128xi32>")
	b.WriteString("%w = offset %p, %o0 : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>\n")
	b.WriteString("%y, %u = load_ptr_tko weak %w : tile<128xptr<f32>> -> tile<128xf32>, token\n")
}

func branchNest(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%c = cmpi less_than %n, %one, signed : tile<i32> -> tile<i1>\n")
	for i := range n {
		fmt.Fprintf(b, "%%o%d = if %%c -> (tile<128xf32>) {\n%%b%d = mulf %%x, %%x : tile<128xf32>\nyield %%b%d : tile<128xf32>\n} else {\n", i, i, i)
	}
	fmt.Fprintf(b, "%%o%d = addf %%x, %%x : tile<128xf32>\n", n)
	for i := n - 1; i >= 0; i-- {
		fmt.Fprintf(b, "yield %%o%d : tile<128xf32>\n}\n", i+1)
	}
	end(b, "%%o0")
}

func reductionNest(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = addf %x, %x : tile<128xf32>\n")
	carryingNest(b, n, "tile<128xf32>", strings.ReplaceAll(reduction, "%v#", "%c#"), "addf %b#, %c# : tile<128xf32>", "addf %s#, %s# : tile<128xf32>")
	end(b, "%%o0")
}

func viewNest(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%s0 = make_token : token\n")
	carryingNest(b, n, "token", `%t# = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
%w# = make_partition_view %t# : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>
%x#, %r# = load_view_tko weak %w#[%one] token=%c# : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
`, "store_view_tko weak %x#, %w#[%one] token=%r# : tile<128xf32>, partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token", "join_tokens %s#, %s# : token")
}

func productNest(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%m = constant <f16: 0.5> : tile<16x16xf16>\n%s0 = constant <f32: 0.0> : tile<16x16xf32>\n")
	carryingNest(b, n, "tile<16x16xf32>", "%h# = ftof %c# : tile<16x16xf32> -> tile<16x16xf16>\n", "mmaf %h#, %m, %c# : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>", "addf %s#, %s# : tile<16x16xf32>")
	b.WriteString("%flat = reshape %o0 : tile<16x16xf32> -> tile<256xf32>\n%part = extract %flat[%zero] : tile<256xf32> -> tile<128xf32>\n")
	end(b, "%%part")
}

func exitNest(b *strings.Builder, n int) {
	begin(b)
	b.WriteString("%c = cmpi less_than %n, %zero, signed : tile<i32> -> tile<i1>\n%s0 = addf %x, %x : tile<128xf32>\n")
	b.WriteString("%o = for %i in (%zero to %turns, step %one) : tile<i32> iter_values(%in = %s0) -> (tile<128xf32>) {\n")
	for i := range n {
		fmt.Fprintf(b, "if %%c {\n%%b%d = mulf %%in, %%x : tile<128xf32>\ncontinue %%b%d : tile<128xf32>\n} else {\n", i, i)
	}
	b.WriteString("yield\n")
	b.WriteString(strings.Repeat("}\nyield\n", n-1))
	b.WriteString("}\ncontinue %in : tile<128xf32>\n}\n")
	end(b, "%%o")
}

func largeNest(b *strings.Builder, n int) {
	begin(b)
	large(b)
	b.WriteString("%s0, %t0 = load_ptr_tko weak %bp token=%t : tile<65536xptr<f64>> -> tile<65536xf64>, token\n")
	carryingNest(b, n, "tile<65536xf64>", "", "addf %c#, %c# : tile<65536xf64>", "addf %s#, %s# : tile<65536xf64>")
	b.WriteString("%end = store_ptr_tko weak %bp, %o0 token=%t0 : tile<65536xptr<f64>>, tile<65536xf64> -> token\n")
}
