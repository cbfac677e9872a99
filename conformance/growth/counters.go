package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"runtime"
	"runtime/coverage"
)

// cost is what a step took, in units that no machine changes.
type cost struct {
	Blocks uint64 // basic blocks of the program that were executed
	Bytes  uint64 // memory allocated
}

// measure counts what f takes. The binary must be built with -cover
// -covermode=atomic, and only what -coverpkg names counts.
func measure(f func() error) (cost, error) {
	if err := coverage.ClearCounters(); err != nil {
		return cost{}, fmt.Errorf("this binary counts nothing, as it is not built by the test: %w", err)
	}
	before := allocated()
	if err := f(); err != nil {
		return cost{}, err
	}
	bytes := allocated() - before
	blocks, err := executed()
	return cost{blocks, bytes}, err
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// executed returns how many basic blocks were executed since the counters were
// last cleared.
func executed() (uint64, error) {
	var b bytes.Buffer
	if err := coverage.WriteCounters(&b); err != nil {
		return 0, err
	}
	return sumCounters(b.Bytes())
}

// The file of counters, as internal/coverage/defs.go of Go describes it: a header,
// and one segment, which has a header of its own, strings, and the functions that
// ran. Each of these is a number of counters, two numbers that say which function it
// is, and the counters, all as numbers of seven bits to a byte.
const (
	counterHeader  = 4 + 4 + 16 + 8
	segmentHeader  = 8 + 4 + 4
	counterVersion = 1
	flavorOffset   = 24
	flavorULEB     = 2
)

// sumCounters adds up all counters of a file.
func sumCounters(data []byte) (sum uint64, err error) {
	if len(data) < counterHeader+segmentHeader || !bytes.HasPrefix(data, []byte("\x00cwm")) ||
		binary.LittleEndian.Uint32(data[4:]) != counterVersion || data[flavorOffset] != flavorULEB {
		return 0, fmt.Errorf("this Go writes counters in another form than was known in 1.26: see internal/coverage/defs.go")
	}
	segment := data[counterHeader:]
	functions := binary.LittleEndian.Uint64(segment)
	strings := int(binary.LittleEndian.Uint32(segment[8:]) + binary.LittleEndian.Uint32(segment[12:]))
	at := counterHeader + segmentHeader + strings
	next := func() uint64 {
		n, size := binary.Uvarint(data[min(at, len(data)):])
		if size <= 0 {
			err = fmt.Errorf("the counters end early")
			return 0
		}
		at += size
		return n
	}
	for ; functions > 0 && err == nil; functions-- {
		n := next()
		next() // package
		next() // function
		for ; n > 0 && err == nil; n-- {
			sum += next()
		}
	}
	return sum, err
}
