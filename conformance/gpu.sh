#!/usr/bin/env bash
# Checks and measures on a machine with an NVIDIA GPU and nothing of ours but
# this repository and bin/tilerun (CGO_ENABLED=0 go build -o bin/ ./cmd/...).
#
#   conformance/gpu.sh [suite|check|llvm|large|bench|sanitize|fuzz]…     default: all
#
# suite runs every test that needs a GPU (gpusuite.sh says how); check runs every
# example against the interpreter; llvm runs what llc-19 makes of our LLVM IR beside
# our PTX; large checks at full size; bench times; sanitize runs every program, or those
# whose path $ONLY matches, as ONLY='attention|decode', under compute-sanitizer's four tools; fuzz runs $KERNELS (2000)
# random kernels of products in loops from $SEED on (the time, if not given). suite, llvm and fuzz need what
#
#   conformance/gpu.sh suite-prepare llvm-prepare
#
# leaves in bin/ on a machine with Go, llvm's with llc-19.
set -u
cd "$(dirname "$0")/.."
run=./bin/tilerun
failed=0
try() {
	echo "+ $*"
	"$@" || { echo "FAILED ($?): $*"; failed=1; }
}
steps=${*:-suite check llvm large bench sanitize fuzz}
for step in $steps; do
	case $step in
	suite-prepare)
		try env CGO_ENABLED=0 go test -c -o bin/conformance.test ./conformance
		try env CGO_ENABLED=0 go test -c -o bin/cuda.test ./launcher/cuda
		;;
	suite)
		conformance/gpusuite.sh || failed=$?
		;;
	check)
		for f in examples/*.mlir examples/*/*.mlir; do
			try timeout 120 $run --device cuda --check "$f" >/tmp/gpu.out 2>&1
			grep -E "check|FAILED|error|tile block \(3" /tmp/gpu.out | head -5
		done
		;;
	llvm-prepare)
		mkdir -p bin/llc
		try env CGO_ENABLED=0 go test -c -o bin/conformance.test ./conformance
		try go test ./conformance -count=1 -run 'TestLLVM$' -llcout "$PWD/bin/llc"
		;;
	llvm)
		cd conformance || exit 2
		try ../bin/conformance.test -test.run 'TestLLVMGPU$' -test.v -llcin ../bin/llc
		cd ..
		;;
	large)
		for f in $(grep -l 'tilerun\[large\]' examples/*.mlir examples/*/*.mlir); do
			echo "+ $f large"
			timeout 300 $run --device cuda --run large --check "$f" 2>&1 | grep -vE '^ |^\[' || failed=1
		done
		;;
	bench)
		for f in $(grep -l 'tilerun\[large\]' examples/*.mlir examples/*/*.mlir conformance/kernels/*.mlir conformance/kernels/cutile/*.mlir); do
			echo "+ $f bench"
			timeout 120 $run --device cuda --run large --bench=30 "$f" 2>&1 | grep -vE '^ |^\[' || failed=1
		done
		;;
	sanitize)
		# Every run line of the programs that $ONLY matches, but for the large ones.
		lines() {
			grep -Ho '^// tilerun\(\[[^]]*\]\)\?:' examples/*.mlir examples/*/*.mlir lowering/testdata/*.mlir lowering/testdata/sm_90a/*.mlir lowering/testdata/passes/*.mlir lowering/testdata/fixedbugs/*.mlir conformance/kernels/*.mlir conformance/kernels/cutile/*.mlir |
				sed -e 's/:\/\/ tilerun\[\(.*\)\]:$/ --run=\1/' -e 's/:\/\/ tilerun:$//' | grep -v -e '--run=large' | grep -E -e "${ONLY:-.}"
		}
		sanitize() {
			out=$(mktemp)
			timeout 300 compute-sanitizer --tool "$1" --error-exitcode 9 ./bin/tilerun --device cuda "${@:2}" >"$out" 2>&1
			code=$?
			[ $code -eq 0 ] || { echo "$*: exit $code"; grep -vE '^ |^\[' "$out" | tail -n 12; }
			rm -f "$out"
			[ $code -eq 0 ]
		}
		export -f sanitize
		echo "$(lines | wc -l) run lines"
		for tool in memcheck racecheck initcheck synccheck; do
			lines | xargs -P "$(nproc)" -L 1 bash -c 'sanitize "$@"' - $tool || failed=1
			echo "$tool done"
		done
		;;
	fuzz)
		[ -x bin/conformance.test ] || { echo "no bin/conformance.test: conformance/gpu.sh suite-prepare makes it, on a machine with Go"; exit 2; }
		# The test divides its kernels among processes of its own.
		first=${SEED:-$(date +%s)}
		echo "random kernels from $first on"
		(cd conformance && timeout 300 ../bin/conformance.test -test.v -test.run 'TestFuzzLoopsGPU$' -fuzzkernels "${KERNELS:-2000}" -fuzzseed "$first") >/tmp/gpu.fuzz 2>&1 || failed=1
		tail -n 40 /tmp/gpu.fuzz
		grep -q '^--- PASS' /tmp/gpu.fuzz || { echo "they did not pass"; failed=1; }
		;;
	*)
		echo "unknown step $step"
		exit 2
		;;
	esac
done
exit $failed
