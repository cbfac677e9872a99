// Package gpu is the dialect of planned Tile IR: the ops and attributes called
// gpu.* in which the planning passes write how a tile kernel runs on a CTA. Ops
// of the language stand beside them, so a plan prints and parses as any module
// does.
//
// A row of Table describes an op: its operands and results by name, its
// attributes with their kinds. Attrs does so for the attributes that ops of the
// language take. Check holds a module to both, and to what the rows cannot say
// (rules.go, layouts_check.go): that a product's instruction multiplies these
// types and is there on the target, that layouts fit the tiles and each other,
// that what is in shared memory lies within it. What passes Check can be written
// as code, so a plan may come from anywhere: a pass, a dump, or by hand.
//
// The package must not know why a plan is as it is, how passes make it, or how
// code is made of it.
package gpu
