// Package conformance holds the tests that span packages. It has no code of its
// own beside them.
//
//	imports_test.go   who may import whom, and that ARCHITECTURE.md says so
//	examples_test.go  the examples on the CPU, against results made by NumPy
//	gallery_test.go   the examples in folders by subject: on every device, and docs/GALLERY.md
//	ptx_test.go       the PTX of the whole suite through ptxas, and what may spill
//	llvm_test.go      LLVM IR through llc, whose code is run beside ours on a GPU
//	gpu_test.go       the same runs on a GPU, against NumPy and the CPU
//	matrix_*_test.go  every op with every type and mode against a model of it
//	fuzz_*_test.go    random kernels: through every stage, and on a GPU
//	chunk_test.go     cutting tiles into chunks leaves what kernels compute
//	opt_test.go       and so does each pass over Tile IR
//	faults_test.go    undefined behaviour, found on the CPU in the right line
//	lines_test.go     the line of every instruction that touches memory
//	cutile_test.go    bytecode of cuTile Python (cutile/export.py makes it)
//	tileiras_test.go  our bytecode, for NVIDIA's compiler to take
//	support_test.go   docs/SUPPORT.md, made from the tables of the code
//	products_test.go  … and from plans: which instruction computes a product
//	opdoc_test.go     the example of every op (docs/OPS.md)
//	language_test.go  docs/LANGUAGE.md: its programs, and tables from those of the code
//	docs_test.go      links, paths, commands and programs in the documents
//
// The command differential, run by hand, compares with another tool; growth counts
// what compiling takes as modules grow, for the test beside it.
//
// What a test needs beyond Go it looks for, and says in one line what is
// missing when it is skipped. gpu.sh measures on a machine with a GPU.
package conformance

//go:generate go test -run TestSupport|TestConsoles|TestProgramInREADME|TestGalleryPage|TestOpExamples|TestLanguage -update .
