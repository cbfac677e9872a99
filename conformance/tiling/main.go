// Command tiling compares the model's choice of tile sizes with measured times: of products
// of f16 (examples/gemm/gemm_family.mlir), for each problem size and each tile that the family
// admits. From the module's folder:
//
//	go run ./conformance/tiling csv CACHE.jsonl > FILE.csv    what tilerun --tune=all has kept, as a table
//	go run ./conformance/tiling table FILE.csv                best, worst, and the model's choice of each size, as Markdown
//	go run ./conformance/tiling analyses FILE.csv 4096×4096×4096    what explains the times of one problem's tiles
//	go run ./conformance/tiling fit FILE.csv                  constants for the model, from every other size
//	go run ./conformance/tiling plot FILE.csv FOLDER          pictures
//
// docs/TILING.md says what came out, and how the times were measured.
package main

import (
	"context"
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "tiling:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 2 {
		return fmt.Errorf("expected csv, table, analyses, fit or plot, and a file")
	}
	if args[0] == "csv" {
		return writeCSV(os.Stdout, args[1])
	}
	problems, err := readCSV(args[1])
	if err != nil {
		return err
	}
	if err := plan(context.Background(), "examples/gemm/gemm_family.mlir", "sm_90a", problems); err != nil {
		return err
	}
	switch {
	case args[0] == "table":
		return table(os.Stdout, problems)
	case args[0] == "fit":
		return fit(os.Stdout, problems)
	case args[0] == "analyses" && len(args) == 3:
		return analyses(os.Stdout, problems, args[2])
	case args[0] == "plot" && len(args) == 3:
		return plotAll(args[2], problems)
	}
	return fmt.Errorf("expected csv, table, fit, analyses with a problem or plot with a folder, got %q", args)
}
