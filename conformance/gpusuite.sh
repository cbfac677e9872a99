#!/usr/bin/env bash
# Runs every test that needs an NVIDIA GPU, on a machine that has one and needs no Go:
#
#   conformance/gpu.sh suite-prepare      # where there is Go: bin/conformance.test, bin/cuda.test
#   conformance/gpu.sh suite [FOLDER]     # there; the logs of what fails go to FOLDER, bin/suite if not given
#
# The driver assembles on one core per process, and that takes most of the time: programs run in
# PROCESSES (10) at once. Then the simulator runs beside the GPU, every program in a process of its own
# and KERNELS (512) random kernels from SEED on (the time, if not given), in SIM_PROCESSES (16) at once. A process ends after LIMIT (60) seconds, with the stacks
# of all it does in its log, and none begins after STOP (300) seconds.
#
# It succeeds if every process ran a test, and none failed or skipped all that it has. Without a GPU it
# says so and exits with 3.
set -u
cd "$(dirname "$0")/.." || exit 2
out=${1:-bin/suite}
processes=${PROCESSES:-10} sim_processes=${SIM_PROCESSES:-16}
kernels=${KERNELS:-512} seed=${SEED:-$(date +%s)}
export limit=${LIMIT:-60} stop=${STOP:-300}
for test in conformance cuda; do
	[ -x bin/$test.test ] || { echo "no bin/$test.test: conformance/gpu.sh suite-prepare makes it, on a machine with Go"; exit 2; }
done
rm -rf "$out" && mkdir -p "$out/logs" || exit 2
out=$(cd "$out" && pwd) bin=$PWD/bin
export out bin

# job NAME FOLDER BINARY ARGUMENT… runs a test binary in a folder and adds a line to results: what became
# of it, seconds, tests that passed, failed and were skipped, and its name.
job() {
	local name=$1 log=$out/logs/${1//[^A-Za-z0-9_.]/_} start=$SECONDS code state
	if [ $((began_at + stop)) -le "$(date +%s)" ]; then
		echo "unbegun 0 0 0 0 $name" >>"$out/results"
		return
	fi
	(cd "$2" && exec timeout -s QUIT -k 10 "$limit" "$3" -test.v "${@:4}") >"$log" 2>&1
	code=$?
	local passed failed skipped
	passed=$(grep -c '^ *--- PASS' "$log") failed=$(grep -c '^ *--- FAIL' "$log") skipped=$(grep -c '^ *--- SKIP' "$log")
	if [ $code -eq 124 ] || [ $code -eq 137 ]; then
		state=late
	elif [ $code -ne 0 ] || [ "$failed" -ne 0 ]; then
		state=failed
	elif grep -q 'no tests to run' "$log"; then # a test with parts passes where it has none of a name
		state=empty
	elif [ "$passed" -ne 0 ]; then
		state=passed
	elif [ "$skipped" -ne 0 ]; then
		state=skipped
	else
		state=empty
	fi
	echo "$state $((SECONDS - start)) $passed $failed $skipped $name" >>"$out/results"
	grep -hE 'the simulator against|elements of other bits|another NaN' "$log" >>"$out/differences"
	[ $state != passed ] || rm -f "$log"
}
# of runs the job of a line of words.
of() { eval "job $1"; }
export -f job of
began_at=$(date +%s)
export began_at

# together N runs the jobs of the lines that it reads, N at once.
together() { xargs -r -P "$1" -d '\n' -I{} bash -c 'of "$1"' - {}; }

# programs writes the jobs of the tests on the GPU: each test that the binary names, and the programs
# by their first letters.
programs() {
	local test
	for letters in g p r s c l e a b d f h-k m n oq t-z; do # those of many programs first
		echo "programs_$letters conformance \$bin/conformance.test -test.run 'TestProgramsGPU\$/^[$letters]'"
	done
	for test in $("$bin/conformance.test" -test.list 'GPU$' | grep GPU); do
		case $test in
		TestProgramsGPU | TestSimGPU | TestFuzzSimGPU | TestPartsOfSimGPU) ;;
		TestLLVMGPU) [ -d bin/llc ] && echo "$test conformance \$bin/conformance.test -test.run '$test\$' -llcin ../bin/llc" ;;
		*) echo "$test conformance \$bin/conformance.test -test.run '$test\$' -fuzzseed $seed" ;;
		esac
	done
	echo "cuda launcher/cuda \$bin/cuda.test"
}

# beside writes the jobs of the simulator beside the GPU.
beside() {
	local i each=16 part # a second each, where all processes load modules
	for ((i = 0; i * each < kernels; i++)); do
		echo "random_$i conformance \$bin/conformance.test -test.run 'TestFuzzSimGPU\$' -fuzzkernels $each -fuzzseed $((seed + i * each))"
	done
	(cd conformance && "$bin/conformance.test" -test.run 'TestSimGPU$' -simjobs "$out/parts" >"$out/logs/parts" 2>&1) || echo "failed 0 0 1 0 parts" >>"$out/results"
	while read -r part; do
		echo "'$part' conformance \$bin/conformance.test -test.run '$part'"
	done <"$out/parts"
}

reason=$(cd conformance && "$bin/conformance.test" -test.v -test.run 'TestGPU$' | grep -B1 '^--- SKIP' | head -n 1 | sed 's/^ *[a-z_]*\.go:[0-9]*: //')
[ -z "$reason" ] || { echo "nothing was tested: $reason"; exit 3; }
echo "random kernels from $seed on"
programs | together "$processes"
echo "programs: $(($(date +%s) - began_at)) s"
export GOMAXPROCS=1
beside | together "$sim_processes"
echo "with the simulator: $(($(date +%s) - began_at)) s"

# The summary.
count() { grep -c "^$1 " "$out/results"; }
sum() { awk -v n="$1" '{ s += $n } END { print s + 0 }' "$out/results"; }
rm -f "$out/logs/parts"
echo "$(wc -l <"$out/results") processes: $(count passed) passed, $(count failed) failed, $(count late) late, $(count empty) ran nothing, $(count skipped) skipped, $(count unbegun) not begun"
echo "tests: $(sum 3) passed, $(sum 4) failed, $(sum 5) skipped"
[ ! -s "$out/differences" ] || echo "where the simulator and the GPU differ, within what the PTX ISA leaves open or not: $(wc -l <"$out/differences") lines in $out/differences"
grep -v '^passed ' "$out/results" | sort | head -n 40
[ "$(count passed)" -eq "$(wc -l <"$out/results")" ]
