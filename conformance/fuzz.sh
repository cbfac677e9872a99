#!/usr/bin/env bash
# Fuzzes: runs each fuzz target of the module for a while, one after the other,
# each on one core, and says how many inputs it tried and what it found.
#
#   conformance/fuzz.sh [TIME [TARGET ...]]     # TIME is 60s unless given, as Go writes it: 90s, 10m
#
# An input that fails is left in testdata/fuzz/TARGET beside the test. There it
# is a regression file: go test runs it from then on. What is only interesting
# goes to the build cache, where the next run goes on.
#
# Go makes every interesting input small for up to a minute before it goes on,
# and needs that minute for a program of a few thousand bytes: hence 10 tries.
set -euo pipefail
cd "$(dirname "$0")/.."
time=${1:-60s}
shift || true

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
cache=$(go env GOCACHE)/fuzz
found=0

# targets prints the package and name of each fuzz target.
targets() {
	git grep -n '^func Fuzz[A-Za-z]*(f \*testing.F)' -- '*_test.go' |
		sed -E 's|^(.*)/[^/]*_test.go:[0-9]*:func (Fuzz[A-Za-z]*).*|\1 \2|' | sort -u
}

while read -r package target; do
	if [ $# -gt 0 ] && [[ " $* " != *" $target "* ]]; then
		continue
	fi
	test=$bin/${package//\//_}.test
	[ -e "$test" ] || go test -c -fuzz=. -o "$test" "./$package"
	log=$bin/log
	flaky=""
	for try in 1 2 3; do
		status=passed
		# Go calls it a failure, too, when the time ends while it goes through the known inputs.
		(cd "$package" && "$test" -test.run='^$' -test.fuzz="^$target\$" -test.fuzztime="$time" -test.fuzzminimizetime=10x \
			-test.parallel=1 -test.fuzzcachedir="$cache/$package") >"$log" 2>&1 ||
			grep -qx '    context deadline exceeded' "$log" || status=FAILED
		# An input that took ten seconds counts as one that hangs: on a busy machine any may.
		# It ended the run before its time: the target is tried again.
		input=$(sed -n 's/^ *Failing input written to //p' "$log")
		if [ -z "$input" ] || ! (cd "$package" && "$test" -test.run="^$target\$/^${input##*/}\$" >/dev/null 2>&1); then
			break
		fi
		rm "$package/$input"
		flaky+=" (${input##*/} failed once)"
		status="passed"
	done
	last=$(grep -o 'elapsed: .*, new interesting.*' "$log" | tail -n 1)
	echo "$package $target: $status$flaky, ${last:-no input tried}"
	if [ "$status" = FAILED ]; then
		found=1
		grep -v '^fuzz: elapsed' "$log"
	fi
done < <(targets)
exit $found
